//! The output [`Format`], determined by `--format` or by the extension of the output file.

use std::path::Path;

use crate::Args;
use crate::command_line::Token;
use crate::error::{Error, faults};

faults! {
    pub enum FormatFault {
        /// The output file has an unsuitable extension. `allowed` are the suitable extensions, with a dot.
        /// `instead` selects the hint by the kind of the extension: "page", "word", "table", or "none" for no
        /// hint.
        EndingNotHere { allowed: Vec<String>, instead: &'static str } = "ending-not-here",
        /// Several formats have files with this extension.
        EndingShared { formats: Vec<&'static str> } = "ending-shared",
    }
}

/// Output format of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// Text for a terminal, with figures drawn as characters.
    Text,
    /// Markdown text.
    Markdown,
    /// HTML pages for a browser, which can also be printed.
    #[default]
    Html,
    /// PDF, printed from the HTML page by a browser.
    Pdf,
    /// E-book in EPUB.
    Epub,
    /// JSON for programs.
    Json,
    /// Comma-separated values.
    Csv,
    /// CSV with the marks of a class, one row for each answer.
    AnswersCsv,
    /// Word document (Office Open XML).
    Docx,
    /// Moodle XML, a question file.
    Moodle,
    /// Question file in GIFT, which Moodle and other platforms import.
    Gift,
    /// Package of QTI 1.2 for Canvas.
    Canvas,
    /// Package of QTI 2.1.
    Qti21,
    /// Package of QTI 3.0.
    Qti3,
    /// Text file of cards for Anki.
    Anki,
    /// Spreadsheet of a quiz for Kahoot.
    Kahoot,
}

/// All formats, each with its name as a value of `--format` and its file extensions, the usual one first.
const ALL: [(&str, &[&str], Format); 16] = [
    ("text", &["txt"], Format::Text),
    ("markdown", &["md"], Format::Markdown),
    ("html", &["html"], Format::Html),
    ("pdf", &["pdf"], Format::Pdf),
    ("epub", &["epub"], Format::Epub),
    ("json", &["json"], Format::Json),
    ("csv", &["csv"], Format::Csv),
    ("answers-csv", &["csv"], Format::AnswersCsv),
    ("docx", &["docx"], Format::Docx),
    ("moodle", &["xml"], Format::Moodle),
    ("gift", &["gift", "txt"], Format::Gift),
    ("canvas", &["zip"], Format::Canvas),
    ("qti21", &["zip"], Format::Qti21),
    ("qti3", &["zip"], Format::Qti3),
    ("anki", &["txt"], Format::Anki),
    ("kahoot", &["xlsx"], Format::Kahoot),
];

/// File extensions of other programs, in lower case. Each entry is a list of extensions, the id of the hint
/// about them, and the format of this program that those programs can open.
const OTHERS: [(&[&str], &str, Format); 3] = [
    (&["doc", "docm", "dotx", "odt", "rtf", "wps", "pages"], "word", Format::Docx),
    (&["docx", "doc", "docm", "dotx", "odt", "rtf", "wps", "pages"], "page", Format::Html),
    (&["xlsx", "xls", "xlsm", "ods", "et", "numbers"], "table", Format::Csv),
];

impl Format {
    /// Returns the format with this name as a value of `--format`; `None` for any other name.
    pub fn from_name(name: &str) -> Option<Format> {
        ALL.iter().find(|(own, ..)| *own == name).map(|(.., format)| *format)
    }

    /// Returns the format that `--format` names, else that of the file extension in `--output`, else `usual`.
    /// `allowed` are the names of the formats that the command can write.
    ///
    /// # Errors
    /// `not-one-of`, `ending-shared` for an extension of several formats, and `ending-not-here` for an
    /// extension that belongs to another program, contradicts `--format`, is that of no allowed format, or,
    /// without `--format`, is unknown.
    pub fn from_args(
        args: &Args<'_>,
        allowed: &'static [&'static str],
        usual: Format,
    ) -> Result<Format, Error> {
        let all = ALL.into_iter().filter(|(name, ..)| allowed.contains(name));
        let named: Vec<_> = all.clone().map(|(name, _, format)| (name, format)).collect();
        let said = args.one_of("format", &named)?;
        let Some(ending) = args.value_of("output").and_then(extension_of) else {
            return Ok(said.unwrap_or(usual));
        };
        let known = ALL.iter().flat_map(|(_, endings, _)| *endings).copied();
        let told = ending.index_in(known.clone()).and_then(|at| known.clone().nth(at));
        let others = OTHERS.iter().filter(|(endings, ..)| {
            endings.iter().any(|other| ending.text().eq_ignore_ascii_case(other))
        });
        let is_other = others.clone().next().is_some();
        let fits = |(_, endings, format): &(&str, &[&str], Format)| {
            told.is_some_and(|told| endings.contains(&told)) && said.is_none_or(|it| it == *format)
        };
        let mut fitting: Vec<_> = all.clone().filter(fits).collect();
        // An extension that is the name of a format selects that format.
        if let Some(own) = fitting.iter().find(|(name, ..)| Some(*name) == told) {
            fitting = vec![*own];
        }
        match (&fitting[..], said) {
            ([(.., format)], _) => Ok(*format),
            // A file with the extension of another program must not contain another format.
            ([], Some(said)) if told.is_none() && !is_other => Ok(said),
            ([], _) => {
                let here = all.filter(|(.., format)| said.is_none_or(|said| said == *format));
                let mut instead = others
                    .filter(|(.., format)| here.clone().any(|(.., possible)| possible == *format));
                let mut allowed: Vec<String> = Vec::new();
                for ending in here.clone().flat_map(|(_, endings, _)| endings) {
                    let ending = format!(".{ending}");
                    if !allowed.contains(&ending) {
                        allowed.push(ending);
                    }
                }
                let instead = instead.next().map_or("none", |(_, name, _)| name);
                Err(ending.error(FormatFault::EndingNotHere { instead, allowed }))
            }
            (several, _) => {
                let formats = several.iter().map(|(name, ..)| *name).collect();
                Err(ending.error(FormatFault::EndingShared { formats }))
            }
        }
    }

    /// Returns the usual file extension of the format, without a dot.
    pub fn extension(self) -> &'static str {
        let own = ALL.iter().find(|(.., format)| *format == self);
        own.and_then(|(_, endings, _)| endings.first()).copied().unwrap_or_default()
    }

    /// Returns the name of the format as a value of `--format`.
    pub fn name(self) -> &'static str {
        ALL.iter().find(|(.., format)| *format == self).map_or("", |(name, ..)| name)
    }

    /// Whether the format is a question file, which learning platforms import.
    pub fn is_for_platforms(self) -> bool {
        use Format::{Anki, Canvas, Gift, Kahoot, Moodle, Qti3, Qti21};
        matches!(self, Moodle | Gift | Canvas | Qti21 | Qti3 | Anki | Kahoot)
    }

    /// Whether the format is laid out in pages for printing.
    pub fn is_page(self) -> bool {
        matches!(self, Format::Html | Format::Pdf | Format::Docx)
    }

    /// Whether a sheet in this format can have its key in a separate file.
    pub fn has_key(self) -> bool {
        self.is_page() || self == Format::Markdown
    }
}

/// Returns the part of the file name `word` after the last dot, its extension. `None` if that part has no
/// letter or if the name is that of a folder.
fn extension_of(word: Token<'_>) -> Option<Token<'_>> {
    let name = word.text();
    if Path::new(name).is_dir() || name.ends_with(['/', '\\']) {
        return None;
    }
    let ending = Path::new(name).extension()?.to_str()?;
    let is_ending = ending.contains(char::is_alphabetic);
    is_ending.then(|| word.slice(name.len() - ending.len(), name.len()))
}
