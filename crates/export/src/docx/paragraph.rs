//! Paragraphs, text runs and fields as elements of WordprocessingML.

use super::element::{Element, el, val};
use super::styles::Style;

/// Character formatting of a run of text, in addition to the style of its paragraph.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunStyle {
    /// Whether the text is bold.
    pub bold: bool,
    /// Whether the text is italic.
    pub italic: bool,
    /// Whether the text is underlined.
    pub underline: bool,
    /// Whether the text is superscript.
    pub raised: bool,
    /// Whether the text is in a font of fixed width.
    pub code: bool,
    /// Colour as six hexadecimal digits; `None` keeps the colour of the paragraph style.
    pub color: Option<&'static str>,
}

/// No-break space. A gap that a pupil fills in consists of underlined no-break spaces, two for each letter.
const GAP: &str = "\u{a0}";

/// Creates a run of text in the character format `run_style`. `\n` becomes a line break and `\t` a tab.
pub fn run(text: &str, run_style: RunStyle) -> Element {
    let mut style = el("w:rPr");
    // Word sets punctuation of both scripts in the Latin font unless a hint says otherwise.
    let is_eastern = text.chars().any(|letter| letter >= '\u{2018}');
    if is_eastern || run_style.code {
        let mut fonts = el("w:rFonts");
        if is_eastern {
            fonts = fonts.at("w:hint", "eastAsia");
        }
        if run_style.code {
            fonts = fonts.at("w:ascii", "Consolas").at("w:hAnsi", "Consolas");
        }
        style = style.with(fonts);
    }
    if run_style.bold {
        style = style.with(el("w:b"));
    }
    if run_style.italic {
        style = style.with(el("w:i"));
    }
    if let Some(color) = run_style.color {
        style = style.with(val("w:color", color));
    }
    if run_style.underline {
        style = style.with(val("w:u", "single"));
    }
    if run_style.raised {
        style = style.with(val("w:vertAlign", "superscript"));
    }
    let mut run = el("w:r").with(style);
    for (number, line) in text.split('\n').enumerate() {
        if number > 0 {
            run = run.with(el("w:br"));
        }
        for (number, piece) in line.split('\t').enumerate() {
            if number > 0 {
                run = run.with(el("w:tab"));
            }
            if !piece.is_empty() {
                run = run.with(el("w:t").at("xml:space", "preserve").text(piece));
            }
        }
    }
    run
}

/// Creates an underlined gap to write in, about as wide as `letters` letters.
pub fn gap(letters: usize) -> Element {
    run(&GAP.repeat(letters * 2), RunStyle { underline: true, ..RunStyle::default() })
}

/// Returns `text` as runs in the format `run_style`. Two or more underscores in succession become a gap to
/// write in, about as wide as that number of letters.
pub fn runs(text: &str, run_style: RunStyle) -> Vec<Element> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("__") {
        let after = rest[at..].trim_start_matches('_');
        if at > 0 {
            found.push(run(&rest[..at], run_style));
        }
        found.push(gap(rest.len() - at - after.len()));
        rest = after;
    }
    if !rest.is_empty() {
        found.push(run(rest, run_style));
    }
    found
}

/// Returns the runs of a Word field. `code` is the instruction of the field, like `PAGE` for the page number;
/// `shown` is displayed until Word has computed the value.
pub fn field(code: &str, shown: &str) -> Vec<Element> {
    let mark = |kind: &str| el("w:r").with(el("w:fldChar").at("w:fldCharType", kind));
    let code =
        el("w:r").with(el("w:instrText").at("xml:space", "preserve").text(&format!(" {code} ")));
    vec![mark("begin"), code, mark("separate"), run(shown, RunStyle::default()), mark("end")]
}

/// Horizontal alignment of a paragraph.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    /// At the left margin.
    #[default]
    Left,
    /// Centred between the margins.
    Centre,
    /// At the right margin.
    Right,
}

/// A paragraph before it becomes XML.
#[derive(Clone, Debug, Default)]
pub struct Paragraph {
    /// Named style, which sets font and spacing.
    pub style: Style,
    /// Pair (number of the list in the section, from 1; level within the list, from 0) of a list item; `None`
    /// if the paragraph is in no list.
    pub item: Option<(usize, usize)>,
    /// Whether the paragraph stays on the page of the paragraph after it.
    pub keep_next: bool,
    /// Whether a page break may follow the paragraph although its style forbids one.
    pub may_break_after: bool,
    /// Left indent in twips.
    pub indent: u32,
    /// Distance of a right-aligned tab stop from the left margin, in twips; `None` for no tab stop.
    pub tab: Option<u32>,
    /// Horizontal alignment.
    pub align: Align,
    /// Content as XML elements: runs of text and fields.
    pub runs: Vec<Element>,
}

impl Paragraph {
    /// Creates a paragraph from plain text. Two or more underscores in succession become a gap to write in.
    pub fn new(style: Style, text: &str) -> Self {
        Paragraph { style, runs: runs(text, RunStyle::default()), ..Paragraph::default() }
    }

    /// Creates a paragraph from runs of text.
    pub fn from_runs(style: Style, runs: Vec<Element>) -> Self {
        Paragraph { style, runs, ..Paragraph::default() }
    }

    /// Returns the paragraph as an XML element.
    pub fn element(self) -> Element {
        let mut properties = el("w:pPr").with(val("w:pStyle", self.style.id()));
        if self.keep_next || self.may_break_after {
            properties = properties.with(val("w:keepNext", u8::from(self.keep_next)));
        }
        if let Some((list, level)) = self.item {
            let list = el("w:numId").at_list("w:val", list);
            properties = properties.with(el("w:numPr").with(val("w:ilvl", level)).with(list));
        }
        if let Some(tab) = self.tab {
            let tab = val("w:tab", "right").at("w:pos", tab);
            properties = properties.with(el("w:tabs").with(tab));
        }
        if self.indent > 0 {
            properties = properties.with(el("w:ind").at("w:left", self.indent));
        }
        match self.align {
            Align::Left => {}
            Align::Centre => properties = properties.with(val("w:jc", "center")),
            Align::Right => properties = properties.with(val("w:jc", "right")),
        }
        el("w:p").with(properties).all(self.runs)
    }
}

/// Creates an empty paragraph of almost no height. It separates tables, which Word would join, and ends table
/// cells, which must end in a paragraph.
pub fn spacer() -> Element {
    Paragraph { style: Style::Thin, ..Paragraph::default() }.element()
}
