//! Tables as elements of WordprocessingML. Widths and heights are in twips (1/1440 inch).

use super::element::{Element, el, val};
use super::paragraph::{Align, Paragraph, RunStyle, runs};
use super::styles::{RULE, Style};

/// Border lines that a table gives to all its cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lines {
    /// No lines.
    #[default]
    None,
    /// A line around each cell.
    All,
    /// A line below each row, to write on.
    Ruled,
}

/// Border lines of one cell, in addition to those of its table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edge {
    /// No line in addition to those of the table.
    #[default]
    None,
    /// A line on each side.
    Box,
    /// A line on each side, the upper one thick, for the result of an addition.
    Sum,
    /// A line at the bottom, to write on.
    Below,
}

/// A cell of a table.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    /// Content as XML elements, the last of them a paragraph.
    pub content: Vec<Element>,
    /// Border lines of this cell alone.
    pub edge: Edge,
    /// Whether the content is at the top of the cell instead of its middle.
    pub top: bool,
}

impl Cell {
    /// Creates a cell with one paragraph of text. Two or more underscores in succession become a gap to write
    /// in.
    pub fn text(text: &str, run_style: RunStyle, align: Align) -> Self {
        Cell::from_paragraph(Paragraph {
            align,
            ..Paragraph::from_runs(Style::Cell, runs(text, run_style))
        })
    }

    /// Returns the cell with the border lines `edge` instead of its own.
    pub fn with_edge(self, edge: Edge) -> Self {
        Cell { edge, ..self }
    }

    /// Creates a cell with one paragraph.
    pub fn from_paragraph(paragraph: Paragraph) -> Self {
        Cell { content: vec![paragraph.element()], ..Cell::default() }
    }

    /// Returns the cell as an XML element. `width` is the width of its column in twips.
    fn element(self, width: u32) -> Element {
        let mut properties = el("w:tcPr").with(el("w:tcW").at("w:w", width).at("w:type", "dxa"));
        let sides: &[&'static str] = match self.edge {
            Edge::None => &[],
            Edge::Box | Edge::Sum => &["w:top", "w:left", "w:bottom", "w:right"],
            Edge::Below => &["w:bottom"],
        };
        if !sides.is_empty() {
            let is_sum = self.edge == Edge::Sum;
            let lines = sides.iter().map(|side| match *side {
                "w:top" if is_sum => edge(side, 12),
                side => edge(side, 4),
            });
            properties = properties.with(el("w:tcBorders").all(lines));
        }
        properties = properties.with(val("w:vAlign", if self.top { "top" } else { "center" }));
        el("w:tc").with(properties).all(self.content)
    }
}

/// Returns the border line on one side of a cell or table, `thick` eighths of a point wide. `side` is the name
/// of the XML element, like `w:top`.
fn edge(side: &'static str, thick: u32) -> Element {
    val(side, "single").at("w:sz", thick).at("w:space", 0).at("w:color", RULE)
}

/// A table before it becomes XML.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// Width of each column, in twips.
    pub columns: Vec<u32>,
    /// Minimum height of each row, in twips; 0 for no minimum.
    pub height: u32,
    /// Border lines of all cells.
    pub lines: Lines,
    /// Left indent of the table, in twips.
    pub indent: u32,
    /// Distance between the left and right borders of a cell and its content, in twips.
    pub padding: u32,
    /// Whether the first row is repeated at the top of each page after the first that the table occupies.
    pub repeat_header: bool,
    /// Whether a row may be split between two pages.
    pub split_rows: bool,
    /// Rows from the top, each with its cells from the left.
    pub rows: Vec<Vec<Cell>>,
}

impl Table {
    /// Returns the table as an XML element.
    pub fn element(self) -> Element {
        let total: u32 = self.columns.iter().sum();
        let mut properties = el("w:tblPr").with(el("w:tblW").at("w:w", total).at("w:type", "dxa"));
        if self.indent > 0 {
            let indent = el("w:tblInd").at("w:w", self.indent).at("w:type", "dxa");
            properties = properties.with(indent);
        }
        let sides: &[&'static str] = match self.lines {
            Lines::None => &[],
            Lines::All => &["w:top", "w:left", "w:bottom", "w:right", "w:insideH", "w:insideV"],
            Lines::Ruled => &["w:bottom", "w:insideH"],
        };
        if !sides.is_empty() {
            let lines = sides.iter().map(|side| edge(side, 4));
            properties = properties.with(el("w:tblBorders").all(lines));
        }
        let margin = |side| el(side).at("w:w", self.padding).at("w:type", "dxa");
        let margins = el("w:tblCellMar").with(margin("w:left")).with(margin("w:right"));
        let properties = properties.with(val_type("w:tblLayout", "fixed")).with(margins);
        let columns = self.columns.iter().map(|width| el("w:gridCol").at("w:w", width));
        let grid = el("w:tblGrid").all(columns);
        let rows = self.rows.into_iter().enumerate().map(|(number, row)| {
            let height = val("w:trHeight", self.height).at("w:hRule", "atLeast");
            let mut look = el("w:trPr");
            if !self.split_rows {
                look = look.with(el("w:cantSplit"));
            }
            look = look.with(height);
            if self.repeat_header && number == 0 {
                look = look.with(el("w:tblHeader"));
            }
            let cells =
                row.into_iter().zip(&self.columns).map(|(cell, width)| cell.element(*width));
            el("w:tr").with(look).all(cells)
        });
        let rows: Vec<Element> = rows.collect();
        el("w:tbl").with(properties).with(grid).all(rows)
    }
}

/// Creates the element `name` whose attribute `w:type` has the value `value`, like `<w:tblLayout
/// w:type="fixed"/>`.
fn val_type(name: &'static str, value: &str) -> Element {
    el(name).at("w:type", value)
}
