//! The sheets section of the page: a pupil's sheet and key, the summary of a class, the key of a code, marked
//! answers, printing and downloads. All texts are the same as in files of the command line program.

use serde::Serialize;

use super::action::{PageState, Wanted};
use super::cache::Cache;
use super::edit::{WORKSHEET, command_of, parse_line};
use super::explain::reject_options;
use super::fragments::{self, DEPTH};
use super::sheet_command::for_files;
use super::{File, Reply, sheet_form};
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_args::output_format::Format;
use carryless_render::i18n::Catalogue;
use carryless_render::{Page, embed};
use carryless_worksheet::in_memory::{self, Inputs, SheetOutput, Span};
use carryless_worksheet::list_source::ListTexts;

/// File formats in which the page offers sheets for download.
const SHEET_FORMATS: &[&str] = &["html", "markdown", "json", "csv"];

/// File formats in which the page offers marked answers for download.
const MARK_FORMATS: &[&str] = &["html", "markdown", "text", "json", "csv"];

/// File name of the sheets; the names of key and summary are derived from it.
const SHEET: &str = "sheet.html";
/// Option with which the program writes the sheets to [`SHEET`].
const INTO_SHEET: &str = "-o sheet.html";

/// Page for the printer as a complete HTML document.
#[derive(Serialize)]
struct Paper {
    /// Kind of the page: "sheet", "key" or "summary".
    kind: &'static str,
    html: String,
}

/// Values of the template `sheet.html`.
#[derive(Default, Serialize)]
struct Table {
    /// Remark about the sheets, for instance on the class list.
    told: Option<String>,
    code: Option<String>,
    /// Number of the shown sheet, 1-based.
    number: u64,
    /// Number of sheets of the class; 0 if no sheet is shown.
    whole: u64,
    name: String,
    /// Index of the previous sheet, 0-based, if there is one.
    before: Option<u64>,
    /// Index of the next sheet, 0-based, if there is one.
    after: Option<u64>,
    papers: Vec<Paper>,
    /// HTML that is shown instead of sheets: a list of topics, a spec file or marks.
    text: Option<String>,
    /// Kinds of pages that can be printed, with the names of `kind` in [`Paper`].
    printed: Vec<&'static str>,
    is_key: bool,
    is_marked: bool,
}

/// Adds the result of the command line to the reply: sheets, a key or marks.
pub(super) fn fill(reply: &mut Reply, typed: &PageState, shelf: &Cache) -> Result<(), Error> {
    let line = CommandLine::parse(&typed.line);
    let asked = parse_line(&line).1;
    reject_options(&asked, &["output", "force", "spec"])?;
    let formats = match &typed.wanted {
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
        (None, _) => shelf
            .words
            .format_with("web-sheet-of", [("number", table.number), ("whole", table.whole)])?,
    };
    reply.parts.insert("answer".to_owned(), shelf.render("sheet.html", &table)?);
    let own = [sheet_form::form(shelf, typed)?, String::new()];
    fragments::add_page_fragments(reply, (shelf, typed), own, formats)
}

/// Returns the output of the command line with the options `rest` in place of its own options about files. With
/// `one`, only the sheet of this index (0-based) is made; with `None`, all sheets.
fn run_program(
    typed: &PageState,
    shelf: &Cache,
    rest: &str,
    one: Option<u64>,
) -> Result<SheetOutput, Error> {
    let of = |rest: &str| {
        let text = for_files(&typed.line, &typed.roster, rest);
        let line = CommandLine::parse(&text);
        let asked = parse_line(&line).1.into_result()?;
        let given = |text: &str| !text.trim().is_empty();
        let lists = ListTexts {
            roster: Some(&*typed.roster).filter(|text| given(text)),
            answers: Some(&*typed.answers).filter(|text| given(text)),
            encoding: typed.encoding,
        };
        let language = shelf.words.language();
        let given = Inputs { language, lists, seed: typed.chance, only_sheet: one };
        in_memory::make(command_of(&typed.line), &asked, &given)
    };
    // The error must quote the typed command line, without the options on files.
    of(rest).map_err(|error| of("").err().unwrap_or(error))
}

/// Returns the template values for the chosen sheet and its key, and for the summary of the class if the page
/// requests it.
fn sheets(typed: &PageState, shelf: &Cache) -> Result<Table, Error> {
    if let Some(text) = printed(typed, shelf)? {
        return Ok(text);
    }
    let index = typed.step.map_or(0, |step| step as u64);
    let mut made_now = run_program(typed, shelf, INTO_SHEET, Some(index))?;
    let Span { index, whole, name } = made_now.place.clone();
    let is_whole = typed.wanted == Wanted::Used("summary".to_owned(), String::new());
    made_now.files.retain(|file| kind(&file.name).is_some_and(|kind| kind != "summary"));
    if is_whole {
        let all = run_program(typed, shelf, INTO_SHEET, None)?.files;
        made_now.files.extend(all.into_iter().filter(|file| kind(&file.name) == Some("summary")));
    }
    let files = made_now.files.into_iter();
    let papers = files.filter_map(|file| Some(Paper { kind: kind(&file.name)?, html: file.text }));
    let printed: &[&str] = if is_whole { &["sheet", "key", "summary"] } else { &["sheet", "key"] };
    Ok(Table {
        told: made_now.notes,
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

/// Whether the command line asks for the key of a sheet code or for marked answers.
fn is_key(typed: &PageState) -> bool {
    command_of(&typed.line) != WORKSHEET
}

/// Returns the kind of page, one of `kind` in [`Paper`], in the file with this name; `None` for any other file.
fn kind(name: &str) -> Option<&'static str> {
    match name {
        SHEET => Some("sheet"),
        "sheet-key.html" => Some("key"),
        "sheet-summary.html" => Some("summary"),
        _ => None,
    }
}

/// Returns the template values for a list of topics or a spec file, if the command line asks for one instead
/// of sheets.
fn printed(typed: &PageState, shelf: &Cache) -> Result<Option<Table>, Error> {
    let line = CommandLine::parse(&typed.line);
    let asked = parse_line(&line).1;
    if ["topics", "write-spec"].iter().all(|name| asked.flag(name).is_none()) {
        return Ok(None);
    }
    let made = run_program(typed, shelf, "", None)?;
    let text: String = made.files.into_iter().map(|file| file.text).collect();
    let fence = ["```text\n", &text, "```\n"].concat();
    Ok(Some(text_table(None, &fence, shelf)?))
}

/// Returns the template values that show a text in Markdown; `told` is a remark about it.
fn text_table(told: Option<String>, markdown: &str, shelf: &Cache) -> Result<Table, Error> {
    let words = Catalogue::load(shelf.words.language(), &["common", "figures"])?;
    let text = Some(embed::dense_html(&Page::from(markdown), &words, DEPTH)?);
    Ok(Table { told, text, ..Table::default() })
}

/// Returns the template values for the key of a sheet code, or for marked answers.
fn answers(typed: &PageState, shelf: &Cache) -> Result<Table, Error> {
    let line = CommandLine::parse(&typed.line);
    if parse_line(&line).1.flag("check").is_some() {
        let made = run_program(typed, shelf, "--format markdown", None)?;
        let text: String = made.files.into_iter().map(|file| file.text).collect();
        let table = text_table(made.notes, &text, shelf)?;
        return Ok(Table { printed: vec!["summary"], is_marked: true, ..table });
    }
    let made = run_program(typed, shelf, "--format html", None)?;
    let html: String = made.files.into_iter().map(|file| file.text).collect();
    let papers = vec![Paper { kind: "key", html }];
    let printed = vec!["key"];
    Ok(Table { code: made.code, papers, printed, is_key: true, ..Table::default() })
}

/// Adds a page for the printer to the reply. `wanted` is its kind: "sheet" for all sheets, "key" for all keys,
/// or "summary".
fn print(reply: &mut Reply, typed: &PageState, wanted: &str, shelf: &Cache) -> Result<(), Error> {
    let is_key = is_key(typed);
    let rest = if is_key { "--format html" } else { INTO_SHEET };
    let files = run_program(typed, shelf, rest, None)?.files;
    let found = files.into_iter().find(|file| is_key || kind(&file.name) == Some(wanted));
    let html = found.map(|file| file.text).unwrap_or_default();
    let paper = shelf.render("paper.html", &serde_json::json!({ "html": html }))?;
    reply.parts.insert("paper".to_owned(), paper);
    Ok(())
}

/// Adds the files of the command line in this format to the reply, with the bytes that the command-line program
/// writes.
fn keep(reply: &mut Reply, typed: &PageState, format: &str, shelf: &Cache) -> Result<(), Error> {
    let line = CommandLine::parse(&typed.line);
    let asked = parse_line(&line).1;
    let seed = asked.value_of("seed").map_or("", |word| word.text());
    let stem = asked
        .value_of("code")
        .map_or_else(|| ["worksheet", seed].join("-"), |word| ["worksheet", word.text()].join("-"));
    let ending = Format::from_name(format).map_or(format, |known| known.extension());
    let rest = match is_key(typed) {
        true => ["--format", format].join(" "),
        false => ["-o ", &stem, ".", ending].concat(),
    };
    let made = run_program(typed, shelf, &rest, None)?;
    reply.code = u8::from(!made.is_readable);
    reply.say = made.notes.unwrap_or_default();
    let files = made.files.into_iter();
    reply.files.extend(files.map(|file| File { name: file.name, text: file.text }));
    Ok(())
}
