//! Paragraphs and what stands in them. In: text. Out: runs, fields and paragraphs as elements.

use super::element::{Element, el, val};
use super::styles::Style;

/// How letters look beside what their paragraph says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RunStyle {
    pub(crate) bold: bool,
    pub(crate) italic: bool,
    pub(crate) underline: bool,
    pub(crate) raised: bool,
    pub(crate) code: bool,
    pub(crate) color: Option<&'static str>,
}

/// A gap to write in is as many of these, underlined: people can write into it on the screen too.
const GAP: &str = "\u{a0}";

/// Text in one face; a line break for `\n`, a tab for `\t`.
pub(crate) fn run(text: &str, face: RunStyle) -> Element {
    let mut style = el("w:rPr");
    // Signs that both writings share are set in the Latin font, if nobody says otherwise.
    let is_eastern = text.chars().any(|letter| letter >= '\u{2018}');
    if is_eastern || face.code {
        let mut fonts = el("w:rFonts");
        if is_eastern {
            fonts = fonts.at("w:hint", "eastAsia");
        }
        if face.code {
            fonts = fonts.at("w:ascii", "Consolas").at("w:hAnsi", "Consolas");
        }
        style = style.with(fonts);
    }
    if face.bold {
        style = style.with(el("w:b"));
    }
    if face.italic {
        style = style.with(el("w:i"));
    }
    if let Some(color) = face.color {
        style = style.with(val("w:color", color));
    }
    if face.underline {
        style = style.with(val("w:u", "single"));
    }
    if face.raised {
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

/// A gap to write in, about as wide as so many letters.
pub(crate) fn gap(letters: usize) -> Element {
    run(&GAP.repeat(letters * 2), RunStyle { underline: true, ..RunStyle::default() })
}

/// Text in which underscores are a gap to write in.
pub(crate) fn runs(text: &str, face: RunStyle) -> Vec<Element> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("__") {
        let after = rest[at..].trim_start_matches('_');
        if at > 0 {
            found.push(run(&rest[..at], face));
        }
        found.push(gap(rest.len() - at - after.len()));
        rest = after;
    }
    if !rest.is_empty() {
        found.push(run(rest, face));
    }
    found
}

/// A field whose shown value stands until the reader counts for itself.
pub(crate) fn field(code: &str, shown: &str) -> Vec<Element> {
    let mark = |kind: &str| el("w:r").with(el("w:fldChar").at("w:fldCharType", kind));
    let code =
        el("w:r").with(el("w:instrText").at("xml:space", "preserve").text(&format!(" {code} ")));
    vec![mark("begin"), code, mark("separate"), run(shown, RunStyle::default()), mark("end")]
}

/// To which side the lines of a paragraph go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Align {
    #[default]
    Left,
    Centre,
    Right,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Paragraph {
    pub(crate) style: Style,
    /// The list that it is an item of, and how deep.
    pub(crate) item: Option<(usize, usize)>,
    /// Whether it stays on the page of what follows.
    pub(crate) kept: bool,
    /// Whether it does not, although its style says so.
    pub(crate) loose: bool,
    /// How far from the left, in twips.
    pub(crate) indent: u32,
    /// Where a tab goes to, at the right, in twips.
    pub(crate) tab: Option<u32>,
    pub(crate) align: Align,
    pub(crate) runs: Vec<Element>,
}

impl Paragraph {
    pub(crate) fn new(style: Style, text: &str) -> Self {
        Paragraph { style, runs: runs(text, RunStyle::default()), ..Paragraph::default() }
    }

    pub(crate) fn of(style: Style, runs: Vec<Element>) -> Self {
        Paragraph { style, runs, ..Paragraph::default() }
    }

    pub(crate) fn element(self) -> Element {
        let mut properties = el("w:pPr").with(val("w:pStyle", self.style.id()));
        if self.kept || self.loose {
            properties = properties.with(val("w:keepNext", u8::from(self.kept)));
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

/// Nearly nothing: Word joins two tables that touch, and a cell must end in a paragraph.
pub(crate) fn thin() -> Element {
    Paragraph { style: Style::Thin, ..Paragraph::default() }.element()
}
