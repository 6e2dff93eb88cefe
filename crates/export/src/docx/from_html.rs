//! Converts well-formed HTML without pictures to paragraphs, lists and tables of a [`Section`]. The HTML is
//! produced by the renderers of this program. Only tags decide the result; attributes are ignored.

use quick_xml::Reader;
use quick_xml::events::Event;

use super::element::Element;
use super::paragraph::{Align, Paragraph, RunStyle, runs};
use super::section::{List, Section};
use super::styles::{INDENT, Style};
use super::table::{Cell, Lines, Table};
use carryless_args::error::Error;

/// Formatting of the paragraphs made from a piece of HTML.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Style of paragraphs that are neither headings nor table cells.
    pub style: Style,
    /// Number, from 1 in the section, of the list in which the first paragraph is an item; `None` if it is in
    /// no list.
    pub item: Option<usize>,
    /// Left indent of paragraphs and tables, in twips.
    pub indent: u32,
    /// Width available for text, in twips.
    pub text_width: u32,
    /// Whether each paragraph stays on the page of the paragraph after it. Must not be set inside tables, as
    /// LibreOffice could then never break them.
    pub keep_next: bool,
}

/// State of the conversion of a piece of HTML.
struct HtmlConverter<'r> {
    section: &'r mut Section,
    setting: Setting,
    /// Finished paragraphs and tables.
    out: Vec<Element>,
    /// Text runs of the current paragraph or table cell.
    runs: Vec<Element>,
    /// Character formatting of the open tags, the innermost last.
    run_styles: Vec<RunStyle>,
    /// Open lists, the innermost last, as pairs. The first part is the number of the list in the section, from
    /// 1; the second is `true` if the current item has no paragraph yet.
    lists: Vec<(usize, bool)>,
    /// Style of the current paragraph if it is a heading; otherwise `None`.
    style: Option<Style>,
    /// Rows of the open table; `None` outside tables.
    table: Option<Vec<Vec<Cell>>>,
    /// Whether spaces and line breaks are kept, because a `pre` is open.
    literal: bool,
    /// Whether a `blockquote` is open. It contains a verdict; a `span` in it begins a new paragraph with the
    /// reason.
    in_quote: bool,
}

/// Converts `html` to paragraphs and tables with the formatting `setting`. The caller then adds them to
/// `section`, in which only the lists of the HTML are registered here. Returns an internal error if the HTML is
/// not well formed.
pub fn parse_html(
    html: &str,
    section: &mut Section,
    setting: Setting,
) -> Result<Vec<Element>, Error> {
    let mut reading = HtmlConverter {
        section,
        setting,
        out: Vec::new(),
        runs: Vec::new(),
        run_styles: vec![RunStyle::default()],
        lists: Vec::new(),
        style: None,
        table: None,
        literal: false,
        in_quote: false,
    };
    let mut reader = Reader::from_str(html);
    loop {
        match reader.read_event().map_err(Error::internal)? {
            Event::Start(tag) => reading.open(tag.name().as_ref()),
            Event::End(tag) => reading.close(tag.name().as_ref()),
            Event::Empty(tag) => {
                reading.open(tag.name().as_ref());
                reading.close(tag.name().as_ref());
            }
            Event::Text(text) => reading.push_text(&text),
            Event::GeneralRef(name) => {
                let letter = name.resolve_char_ref().map_err(Error::internal)?;
                match letter {
                    Some(letter) => reading.push_text(letter.encode_utf8(&mut [0; 4])),
                    None => reading.push_text(entity(&name)),
                }
            }
            Event::Eof => break,
            _ => {}
        }
    }
    reading.end_paragraph();
    Ok(reading.out)
}

/// Returns the character of the HTML entity `name`, like `&` for `amp`; an empty text for an unknown name.
fn entity(name: &str) -> &'static str {
    match name {
        "amp" => "&",
        "lt" => "<",
        "gt" => ">",
        "quot" => "\"",
        "apos" => "'",
        "nbsp" => "\u{a0}",
        _ => "",
    }
}

impl HtmlConverter<'_> {
    /// Returns the character formatting of the innermost open tag.
    fn run_style(&self) -> RunStyle {
        self.run_styles.last().copied().unwrap_or_default()
    }

    /// Handles the start tag with the name `tag`, like `em`.
    fn open(&mut self, tag: &str) {
        let run_style = self.run_style();
        match tag {
            "strong" | "b" | "th" | "summary" => {
                self.run_styles.push(RunStyle { bold: true, ..run_style })
            }
            "em" | "i" => self.run_styles.push(RunStyle { italic: true, ..run_style }),
            "sup" => self.run_styles.push(RunStyle { raised: true, ..run_style }),
            "code" => self.run_styles.push(RunStyle { code: true, ..run_style }),
            "br" => self.runs.extend(runs("\n", run_style)),
            "pre" => self.literal = true,
            "span" if self.in_quote => self.end_paragraph(),
            "ol" | "ul" => {
                self.end_paragraph();
                let kind = if tag == "ol" { List::Steps } else { List::Points };
                let list = self.section.list(kind);
                self.lists.push((list, false));
            }
            "li" => {
                self.end_paragraph();
                if let Some((_, begins)) = self.lists.last_mut() {
                    *begins = true;
                }
            }
            "table" => {
                self.end_paragraph();
                self.table = Some(Vec::new());
            }
            "tr" => {
                if let Some(rows) = &mut self.table {
                    rows.push(Vec::new());
                }
            }
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => {
                self.end_paragraph();
                self.style = Some(Style::SolutionHeading);
            }
            _ if is_block(tag) => {
                self.end_paragraph();
                self.in_quote |= tag == "blockquote";
            }
            _ => {}
        }
    }

    /// Handles the end tag with the name `tag`, like `em`.
    fn close(&mut self, tag: &str) {
        match tag {
            "th" | "td" => {
                let paragraph = Paragraph {
                    align: Align::Centre,
                    ..Paragraph::from_runs(Style::Cell, std::mem::take(&mut self.runs))
                };
                if let Some(row) = self.table.as_mut().and_then(|rows| rows.last_mut()) {
                    row.push(Cell::from_paragraph(paragraph));
                }
            }
            "table" => self.end_table(),
            "ol" | "ul" => {
                self.end_paragraph();
                self.lists.pop();
            }
            "pre" => {
                self.end_paragraph();
                self.literal = false;
            }
            _ if is_block(tag) => {
                self.end_paragraph();
                self.in_quote &= tag != "blockquote";
            }
            _ => {}
        }
        let changes_run_style =
            matches!(tag, "strong" | "b" | "th" | "summary" | "em" | "i" | "sup" | "code");
        if changes_run_style && self.run_styles.len() > 1 {
            self.run_styles.pop();
        }
    }

    /// Adds text, which must not be escaped, to the current paragraph. Outside `pre`, line breaks and tabs
    /// become spaces, and spaces at the beginning of a paragraph are removed.
    fn push_text(&mut self, text: &str) {
        let mut said = text.to_owned();
        if !self.literal {
            said = text.split(['\n', '\t', '\r']).collect::<Vec<_>>().join(" ");
            if self.runs.is_empty() {
                said = said.trim_start_matches(' ').to_owned();
            }
        }
        if !said.is_empty() {
            self.runs.extend(runs(&said, self.run_style()));
        }
    }

    /// Moves the collected text runs to a new paragraph in `out`. Does nothing if there are no runs, or inside
    /// a table, where `close` moves the runs to cells.
    fn end_paragraph(&mut self) {
        if self.runs.is_empty() || self.table.is_some() {
            return;
        }
        let Setting { style, indent, keep_next: kept, .. } = self.setting;
        let runs = std::mem::take(&mut self.runs);
        let mut paragraph = Paragraph::from_runs(self.style.take().unwrap_or(style), runs);
        paragraph.keep_next = kept;
        paragraph.may_break_after = !kept;
        match self.lists.last_mut() {
            Some((list, begins)) if *begins => {
                *begins = false;
                paragraph.item = Some((*list, 0));
            }
            Some(_) => paragraph.indent = 2 * INDENT,
            None => match self.setting.item.take() {
                Some(list) => paragraph.item = Some((list, 0)),
                None => paragraph.indent = indent,
            },
        }
        self.out.push(paragraph.element());
    }

    /// Moves the open table, with equally wide columns, and a spacer to `out`. Does nothing if the table has no
    /// cells.
    fn end_table(&mut self) {
        let rows = self.table.take().unwrap_or_default();
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        if columns == 0 {
            return;
        }
        let Setting { indent, text_width: measure, .. } = self.setting;
        let width = (measure.saturating_sub(indent) / columns as u32).min(WIDEST);
        let table = Table {
            columns: vec![width; columns],
            lines: Lines::All,
            indent,
            padding: 60,
            repeat_header: true,
            rows,
            ..Table::default()
        };
        self.out.push(table.element());
        self.out.push(super::paragraph::spacer());
    }
}

/// Maximum width of a column in a table made from HTML, in twips. A table with few columns does not fill the
/// text width.
const WIDEST: u32 = 1800;

/// Whether the HTML element with the name `tag` begins a new paragraph.
fn is_block(tag: &str) -> bool {
    matches!(
        tag,
        "p" | "div"
            | "li"
            | "h1"
            | "h2"
            | "h3"
            | "h4"
            | "h5"
            | "h6"
            | "section"
            | "blockquote"
            | "header"
            | "details"
            | "summary"
    )
}
