//! Paragraph styles, list definitions, fonts and settings of a Word document. A [`DocumentStyle`] selects
//! them by language and font size.

use super::element::{Element, el, val};
use super::section::List;

/// Colour of right answers, as six hexadecimal digits (red, green, blue).
pub const RIGHT: &str = "2A7138";
/// Colour of border lines, as six hexadecimal digits.
pub(super) const RULE: &str = "8A8478";
/// Colour of headings, as six hexadecimal digits.
const INK: &str = "23211D";
/// Colour of headers and footers, as six hexadecimal digits.
const QUIET: &str = "67625A";

/// XML namespace of WordprocessingML.
pub(super) const W: &str = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/// Style of a paragraph.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Ordinary text.
    #[default]
    Normal,
    /// Title of a sheet or key.
    Title,
    /// Heading of a section of a sheet.
    Heading,
    /// Heading inside a solution.
    SolutionHeading,
    /// A numbered question.
    Question,
    /// A line with an answer field.
    Field,
    /// Text of a table cell.
    Cell,
    /// Header and footer of a page.
    HeaderFooter,
    /// A paragraph of almost no height, between tables.
    Thin,
}

impl Style {
    const ALL: [Style; 9] = [
        Style::Normal,
        Style::Title,
        Style::Heading,
        Style::SolutionHeading,
        Style::Question,
        Style::Field,
        Style::Cell,
        Style::HeaderFooter,
        Style::Thin,
    ];

    /// Returns the id by which paragraphs refer to the style.
    pub(super) fn id(self) -> &'static str {
        self.names().0
    }

    /// Returns the id of the style and the name that Word displays.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Style::Normal => ("Normal", "Normal"),
            Style::Title => ("Title", "Title"),
            Style::Heading => ("Heading1", "heading 1"),
            Style::SolutionHeading => ("Heading2", "heading 2"),
            Style::Question => ("Question", "Question"),
            Style::Field => ("Field", "Field"),
            Style::Cell => ("Cell", "Table Text"),
            Style::HeaderFooter => ("Edge", "Edge"),
            Style::Thin => ("Thin", "Thin"),
        }
    }

    /// Returns the paragraph properties and the run properties in which the style differs from the defaults.
    fn properties(self, look: &DocumentStyle) -> (Vec<Element>, Vec<Element>) {
        let kept = || el("w:keepNext");
        let size = |share: u32| {
            let size = look.size * share / 100;
            [val("w:sz", size), val("w:szCs", size)]
        };
        let head = |share: u32| {
            let mut run = vec![look.fonts(true), el("w:b"), val("w:color", INK)];
            run.extend(size(share));
            run
        };
        match self {
            Style::Normal => (vec![spacing(0, 60, 300)], Vec::new()),
            Style::Title => (vec![kept(), spacing(0, 120, 264), val("w:outlineLvl", 0)], head(165)),
            Style::Heading => {
                (vec![kept(), spacing(240, 80, 264), val("w:outlineLvl", 0)], head(115))
            }
            Style::SolutionHeading => {
                (vec![kept(), spacing(100, 40, 264), val("w:outlineLvl", 1)], head(100))
            }
            Style::Question => (vec![el("w:keepLines"), spacing(0, 60, 300)], Vec::new()),
            Style::Field => (vec![el("w:keepLines"), spacing(60, 60, 320)], Vec::new()),
            Style::Cell => (vec![spacing(20, 20, 240)], Vec::new()),
            Style::HeaderFooter => {
                let mut run = vec![val("w:color", QUIET)];
                run.extend(size(80));
                (vec![spacing(0, 0, 240)], run)
            }
            Style::Thin => {
                let exact = el("w:spacing").at("w:before", 0).at("w:after", 80);
                (vec![exact.at("w:line", 60).at("w:lineRule", "exact")], vec![val("w:sz", 4)])
            }
        }
    }

    /// Returns the definition of the style as an XML element.
    fn element(self, look: &DocumentStyle) -> Element {
        let (id, name) = self.names();
        let mut style = el("w:style").at("w:type", "paragraph").at("w:styleId", id);
        if self == Style::Normal {
            style = style.at("w:default", 1);
        }
        style = style.with(val("w:name", name));
        if self != Style::Normal {
            style = style.with(val("w:basedOn", "Normal"));
        }
        let (paragraph, run) = self.properties(look);
        style
            .with(val("w:next", if self == Style::Cell { "Cell" } else { "Normal" }))
            .with(el("w:qFormat"))
            .with(el("w:pPr").all(paragraph))
            .with(el("w:rPr").all(run))
    }
}

/// Returns the spacing property of a paragraph: the space `before` and `after` the paragraph in twips, and its
/// line height `line` in units of 1/240 line.
fn spacing(before: u32, after: u32, line: u32) -> Element {
    let spacing = el("w:spacing").at("w:before", before).at("w:after", after);
    spacing.at("w:line", line).at("w:lineRule", "auto")
}

/// Language and font size of a document.
#[derive(Clone, Copy, Debug)]
pub struct DocumentStyle {
    /// Font size of normal text, in half points.
    pub size: u32,
    /// Language tag that the document properties contain, like `zh-TW`.
    pub language: &'static str,
    /// Whether Chinese text is in traditional characters.
    pub traditional: bool,
}

impl DocumentStyle {
    /// Returns the element `w:rFonts` with the fonts for normal text, or for headings if `head`. Each machine
    /// with Word has these fonts.
    fn fonts(&self, head: bool) -> Element {
        let latin = font_name(usize::from(head));
        let eastern = font_name(3 + 2 * usize::from(self.traditional) + usize::from(head));
        let fonts = el("w:rFonts").at("w:ascii", latin).at("w:hAnsi", latin);
        fonts.at("w:eastAsia", eastern).at("w:cs", latin)
    }

    /// Returns the language tag that Word uses for the Chinese of this document.
    fn chinese_tag(&self) -> &'static str {
        if self.traditional { "zh-TW" } else { "zh-CN" }
    }

    /// Returns the content of `styles.xml`: defaults, paragraph styles and the table style.
    pub(super) fn styles(&self) -> Element {
        let defaults = el("w:rPr")
            .with(self.fonts(false))
            .with(val("w:sz", self.size))
            .with(val("w:szCs", self.size))
            .with(
                val("w:lang", "en-GB").at("w:eastAsia", self.chinese_tag()).at("w:bidi", "ar-SA"),
            );
        let margin = |side| el(side).at("w:w", 80).at("w:type", "dxa");
        let margins = el("w:tblCellMar").with(margin("w:left")).with(margin("w:right"));
        let table = el("w:style")
            .at("w:type", "table")
            .at("w:default", 1)
            .at("w:styleId", "TableNormal")
            .with(val("w:name", "Normal Table"))
            .with(el("w:tblPr").with(margins));
        let defaults = el("w:docDefaults").with(el("w:rPrDefault").with(defaults));
        el("w:styles")
            .at("xmlns:w", W)
            .with(defaults.with(el("w:pPrDefault")))
            .all(Style::ALL.into_iter().map(|style| style.element(self)))
            .with(table)
    }

    /// Returns the content of `settings.xml`.
    pub(super) fn settings(&self) -> Element {
        let compatible = el("w:compatSetting")
            .at("w:name", "compatibilityMode")
            .at("w:uri", "http://schemas.microsoft.com/office/word")
            .at("w:val", 15);
        el("w:settings")
            .at("xmlns:w", W)
            .with(val("w:zoom", "none").at("w:percent", 100))
            .with(val("w:defaultTabStop", 420))
            .with(val("w:characterSpacingControl", "compressPunctuation"))
            .with(el("w:compat").with(el("w:useFELayout")).with(compatible))
            .with(val("w:themeFontLang", "en-GB").at("w:eastAsia", self.chinese_tag()))
            .with(val("w:decimalSymbol", "."))
            .with(val("w:listSeparator", ","))
    }
}

/// Returns the content of `numbering.xml`. `lists` has the kind of each list of the document, list 1 first.
/// Each list has a definition of its own, so that each counts from 1 in every program.
pub(super) fn numbering(lists: &[List]) -> Element {
    let level = |at: usize, format: &str, text: &str, left: u32, hanging: u32| {
        el("w:lvl")
            .at("w:ilvl", at)
            .with(val("w:start", 1))
            .with(val("w:numFmt", format))
            .with(val("w:suff", "tab"))
            .with(val("w:lvlText", text))
            .with(val("w:lvlJc", "left"))
            .with(el("w:pPr").with(el("w:ind").at("w:left", left).at("w:hanging", hanging)))
            .with(el("w:rPr").with(el("w:b").at("w:val", u8::from(left == INDENT))))
    };
    let kinds = [
        (List::Questions, "decimal", "%1.", INDENT),
        (List::Steps, "decimal", "%1.", 2 * INDENT),
        (List::Points, "bullet", "\u{b7}", 2 * INDENT),
    ];
    let definition = |(number, list): (usize, &List)| {
        let own = kinds.iter().find(|(kind, ..)| kind == list);
        own.map(|(_, format, text, left)| {
            el("w:abstractNum")
                .at("w:abstractNumId", number)
                .with(val("w:multiLevelType", "singleLevel"))
                .with(level(0, format, text, *left, INDENT))
        })
    };
    let definitions: Vec<Element> = (1..).zip(lists).filter_map(definition).collect();
    let numbers = (1..=lists.len())
        .map(|number| el("w:num").at("w:numId", number).with(val("w:abstractNumId", number)));
    el("w:numbering").at("xmlns:w", W).all(definitions).all(numbers)
}

/// Distance from the left end of a question's number to its text, in twips. Lists inside a text are indented by
/// twice this distance.
pub const INDENT: u32 = 420;

/// Fonts of documents, one on each line: name, alternative name, character set and family, separated by `|`.
/// Lines 0 to 2 are Latin (text, headings, code), lines 3 and 4 simplified Chinese (text, headings), lines 5
/// and 6 traditional Chinese (text, headings).
const FONTS: &str = "word/fonts.txt";

/// Returns the columns of each line of [`FONTS`]: name, alternative name, character set and family. A missing
/// column is an empty text.
fn font_table() -> impl Iterator<Item = [&'static str; 4]> {
    carryless_templates::text(FONTS).lines().map(|line| {
        let mut parts = line.split('|');
        [(); 4].map(|()| parts.next().unwrap_or_default())
    })
}

/// Returns the font name on line `at` of [`FONTS`], from 0; empty if there is no such line.
fn font_name(at: usize) -> &'static str {
    font_table().nth(at).unwrap_or_default()[0]
}

/// Returns the content of `fontTable.xml`. The alternative names let a machine without a font find a similar
/// one.
pub(super) fn fonts() -> Element {
    el("w:fonts").at("xmlns:w", W).all(font_table().map(|[name, other, charset, family]| {
        let mut font = el("w:font").at("w:name", name);
        if !other.is_empty() {
            font = font.with(val("w:altName", other));
        }
        let font = font.with(val("w:charset", charset)).with(val("w:family", family));
        font.with(val("w:pitch", "variable"))
    }))
}
