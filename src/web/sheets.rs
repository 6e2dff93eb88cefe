//! Sheets on a page: the sheet of one pupil beside its key, the summary of a class, what is printed and
//! kept; the key of a code; a list of answers, marked. In: the line, and the lists beside it. Out: the
//! same texts as the program writes into its files.

use serde::Serialize;

use super::action::{PageState, Wanted};
use super::cache::Cache;
use super::edit::{WORKSHEET, command_of, read};
use super::explain::refuse;
use super::fragments::{self, DEPTH};
use super::sheet_command::of_files;
use super::{File, Reply, sheet_form};
use crate::args::output_format::Format;
use crate::command_line::CommandLine;
use crate::error::Error;
use crate::i18n::Catalogue;
use crate::render::{Page, embed};
use crate::worksheet::in_memory::{self, Inputs, SheetOutput, Span};
use crate::worksheet::list_source::ListTexts;

/// What sheets are kept as.
const SHEET_FORMATS: &[&str] = &["html", "markdown", "json", "csv"];

/// What marks are kept as.
const MARK_FORMATS: &[&str] = &["html", "markdown", "text", "json", "csv"];

/// What a file is called until it is kept; those beside it are called after it.
const SHEET: &str = "sheet.html";
const INTO_SHEET: &str = "-o sheet.html";

/// A page of paper, as a document of its own.
#[derive(Serialize)]
struct Paper {
    /// "sheet", "key" or "summary".
    kind: &'static str,
    html: String,
}

#[derive(Default, Serialize)]
struct Table {
    told: Option<String>,
    code: Option<String>,
    /// Which sheet of how many, from 1, and the numbers of its neighbours, from 0.
    number: u64,
    whole: u64,
    name: String,
    before: Option<u64>,
    after: Option<u64>,
    papers: Vec<Paper>,
    /// Text that is no page of paper, as HTML.
    text: Option<String>,
    /// What can be printed.
    printed: Vec<&'static str>,
    is_key: bool,
    is_marked: bool,
}

/// Fills a reply with the sheets.
pub(super) fn fill(reply: &mut Reply, typed: &PageState, shelf: &Cache) -> Result<(), Error> {
    let line = CommandLine::parse(&typed.line);
    let asked = read(&line).1;
    refuse(&asked, &["output", "force", "spec"])?;
    let formats = match &typed.wish {
        Wanted::File(format) => return keep(reply, typed, format, shelf),
        Wanted::Used(name, kind) if name == "paper" => return print(reply, typed, kind, shelf),
        _ if asked.flag("check").is_some() => MARK_FORMATS,
        _ => SHEET_FORMATS,
    };
    let table = match is_key(typed) {
        true => answers(typed, shelf)?,
        false => sheets(typed, shelf)?,
    };
    reply.step = (table.whole > 1).then(|| usize::try_from(table.number - 1).unwrap_or_default());
    reply.say = match (&table.told, table.whole) {
        (Some(told), _) => told.clone(),
        (None, 0) => String::new(),
        (None, _) => {
            shelf.words.say("web-sheet-of", [("number", table.number), ("whole", table.whole)])?
        }
    };
    reply.parts.insert("answer".to_owned(), shelf.part("sheet.html", &table)?);
    let own = [sheet_form::form(shelf, typed)?, String::new()];
    fragments::around(reply, (shelf, typed), own, formats)
}

/// What the program would write for the line with `rest` behind it; of a class perhaps only one sheet.
fn made(
    typed: &PageState,
    shelf: &Cache,
    rest: &str,
    one: Option<u64>,
) -> Result<SheetOutput, Error> {
    let of = |rest: &str| {
        let text = of_files(&typed.line, &typed.roster, rest);
        let line = CommandLine::parse(&text);
        let asked = read(&line).1.sound()?;
        let given = |text: &str| !text.trim().is_empty();
        let lists = ListTexts {
            roster: Some(&*typed.roster).filter(|text| given(text)),
            answers: Some(&*typed.answers).filter(|text| given(text)),
            encoding: typed.encoding,
        };
        let language = shelf.words.language();
        let given = Inputs { language, lists, seed: typed.chance, one };
        in_memory::make(command_of(&typed.line), &asked, &given)
    };
    // What is wrong is shown in the line that was typed, which says nothing of files.
    of(rest).map_err(|error| of("").err().unwrap_or(error))
}

fn sheets(typed: &PageState, shelf: &Cache) -> Result<Table, Error> {
    if let Some(text) = printed(typed, shelf)? {
        return Ok(text);
    }
    let index = typed.step.map_or(0, |step| step as u64);
    let mut made_now = made(typed, shelf, INTO_SHEET, Some(index))?;
    let Span { index, whole, name } = made_now.place.clone();
    let is_whole = typed.wish == Wanted::Used("summary".to_owned(), String::new());
    made_now.files.retain(|file| kind(&file.name).is_some_and(|kind| kind != "summary"));
    if is_whole {
        let all = made(typed, shelf, INTO_SHEET, None)?.files;
        made_now.files.extend(all.into_iter().filter(|file| kind(&file.name) == Some("summary")));
    }
    let files = made_now.files.into_iter();
    let papers = files.filter_map(|file| Some(Paper { kind: kind(&file.name)?, html: file.text }));
    let printed: &[&str] = if is_whole { &["sheet", "key", "summary"] } else { &["sheet", "key"] };
    Ok(Table {
        told: made_now.told,
        code: made_now.code,
        number: index + 1,
        whole,
        name,
        before: index.checked_sub(1),
        after: Some(index + 1).filter(|next| *next < whole),
        papers: papers.collect(),
        printed: printed.to_vec(),
        ..Table::default()
    })
}

/// Whether a line is about the key of a sheet, or about marks.
fn is_key(typed: &PageState) -> bool {
    command_of(&typed.line) != WORKSHEET
}

/// Which page of paper a file is.
fn kind(name: &str) -> Option<&'static str> {
    match name {
        SHEET => Some("sheet"),
        "sheet-key.html" => Some("key"),
        "sheet-summary.html" => Some("summary"),
        _ => None,
    }
}

/// What the line prints instead of sheets, if it does.
fn printed(typed: &PageState, shelf: &Cache) -> Result<Option<Table>, Error> {
    let line = CommandLine::parse(&typed.line);
    let asked = read(&line).1;
    if ["topics", "write-spec"].iter().all(|name| asked.flag(name).is_none()) {
        return Ok(None);
    }
    let made = made(typed, shelf, "", None)?;
    let text: String = made.files.into_iter().map(|file| file.text).collect();
    let fence = ["```text\n", &text, "```\n"].concat();
    Ok(Some(of_text(None, &fence, shelf)?))
}

/// A table of a text in Markdown.
fn of_text(told: Option<String>, markdown: &str, shelf: &Cache) -> Result<Table, Error> {
    let words = Catalogue::load(shelf.words.language(), &["common", "figures"])?;
    let text = Some(embed::dense(&Page::from(markdown), &words, DEPTH)?);
    Ok(Table { told, text, ..Table::default() })
}

/// The key of a code, or answers marked.
fn answers(typed: &PageState, shelf: &Cache) -> Result<Table, Error> {
    let line = CommandLine::parse(&typed.line);
    if read(&line).1.flag("check").is_some() {
        let made = made(typed, shelf, "--format markdown", None)?;
        let text: String = made.files.into_iter().map(|file| file.text).collect();
        let table = of_text(made.told, &text, shelf)?;
        return Ok(Table { printed: vec!["summary"], is_marked: true, ..table });
    }
    let made = made(typed, shelf, "--format html", None)?;
    let html: String = made.files.into_iter().map(|file| file.text).collect();
    let papers = vec![Paper { kind: "key", html }];
    let printed = vec!["key"];
    Ok(Table { code: made.code, papers, printed, is_key: true, ..Table::default() })
}

/// A page of paper for the printer: the sheets, the keys or the summary of all.
fn print(reply: &mut Reply, typed: &PageState, wanted: &str, shelf: &Cache) -> Result<(), Error> {
    let is_key = is_key(typed);
    let rest = if is_key { "--format html" } else { INTO_SHEET };
    let files = made(typed, shelf, rest, None)?.files;
    let found = files.into_iter().find(|file| is_key || kind(&file.name) == Some(wanted));
    let html = found.map(|file| file.text).unwrap_or_default();
    let paper = shelf.part("paper.html", &serde_json::json!({ "html": html }))?;
    reply.parts.insert("paper".to_owned(), paper);
    Ok(())
}

/// The files of this format, byte for byte as the program writes them.
fn keep(reply: &mut Reply, typed: &PageState, format: &str, shelf: &Cache) -> Result<(), Error> {
    let line = CommandLine::parse(&typed.line);
    let asked = read(&line).1;
    let seed = asked.value("seed").map_or("", |word| word.text());
    let stem = asked
        .value("code")
        .map_or_else(|| ["worksheet", seed].join("-"), |word| ["worksheet", word.text()].join("-"));
    let ending = Format::named(format).map_or(format, |known| known.ending());
    let rest = match is_key(typed) {
        true => ["--format", format].join(" "),
        false => ["-o ", &stem, ".", ending].concat(),
    };
    let made = made(typed, shelf, &rest, None)?;
    reply.code = u8::from(!made.is_well);
    reply.say = made.told.unwrap_or_default();
    let files = made.files.into_iter();
    reply.files.extend(files.map(|file| File { name: file.name, text: file.text }));
    Ok(())
}
