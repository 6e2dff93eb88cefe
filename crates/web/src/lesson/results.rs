//! The view that reports on the result codes of a class, as HTML or as files.

use serde::Serialize;

use super::state::State;
use crate::File;
use crate::action::{PageState, Wanted};
use crate::cache::Cache;
use crate::edit::{ANSWERS, parse_line};
use crate::fragments::DEPTH;
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_render::i18n::Catalogue;
use carryless_render::{Page, embed};
use carryless_worksheet::in_memory::{self, Inputs, SheetOutput};
use carryless_worksheet::list_source::ListTexts;

/// File formats in which a report can be downloaded.
const FORMATS: &[&str] = &["html", "csv", "json"];

#[derive(Serialize)]
struct Shown<'t> {
    answers: &'t str,
    roster: &'t str,
    told: Option<String>,
    report: Option<String>,
    formats: &'t [&'static str],
}

/// Returns the HTML of the report on the result codes that the page sent, and the text for screen readers.
pub(super) fn report(
    state: &State,
    typed: &PageState,
    shelf: &Cache,
) -> Result<(String, String), Error> {
    let has_codes = !typed.answers.trim().is_empty();
    let made = has_codes.then(|| make(state, typed, "markdown", shelf)).transpose()?;
    let (mut report, mut told) = (None, None);
    if let Some(made) = made {
        let text: String = made.files.into_iter().map(|file| file.text).collect();
        let words = Catalogue::load(shelf.words.language(), &["common", "figures"])?;
        let html = embed::dense_html(&Page::from(&*text), &words, DEPTH)?;
        report = Some(with_buttons(&html, &shelf.words.text("web-lesson-second")?));
        told = made.notes;
    }
    let say = match (&report, &typed.wanted) {
        (Some(_), _) => shelf.words.text("web-lesson-reported")?,
        (None, Wanted::Used(..)) => shelf.words.text("web-lesson-no-codes")?,
        (None, _) => String::new(),
    };
    if report.is_none() {
        told = Some(say.clone()).filter(|said| !said.is_empty());
    }
    let (answers, roster) = (&*typed.answers, &*typed.roster);
    let shown = Shown { answers, roster, told, report, formats: FORMATS };
    Ok((shelf.render("lesson-back.html", &shown)?, say))
}

/// Returns the HTML of the report with each command for a second sheet replaced by a button. The text of the
/// button is `label`, which must be escaped already. Its value is the options of the command, from `--trap` on.
fn with_buttons(html: &str, label: &str) -> String {
    let mut pressed = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once("<pre") {
        let Some((code, behind)) = after.split_once("</pre>") else { break };
        pressed += before;
        match code.find("--trap ").filter(|_| code.contains("--after ")) {
            Some(place) => {
                let options = code[place..].split(['<', '\n']).next().unwrap_or_default();
                let button = "<button type=\"button\" name=\"sheet\" value=\"";
                pressed += &[button, options, "\">", label, "</button>"].concat();
            }
            None => pressed += &["<pre", code, "</pre>"].concat(),
        }
        rest = behind;
    }
    pressed + rest
}

/// Returns the report on the result codes that the page sent, as files of this format.
pub(super) fn report_files(
    state: &State,
    typed: &PageState,
    format: &str,
    shelf: &Cache,
) -> Result<Vec<File>, Error> {
    let files = make(state, typed, format, shelf)?.files.into_iter();
    Ok(files.map(|file| File { name: file.name, text: file.text }).collect())
}

/// Returns the output of `carryless answers --lesson … --check` in this format, for the result codes and the
/// class list that the page sent.
fn make(
    state: &State,
    typed: &PageState,
    format: &str,
    shelf: &Cache,
) -> Result<SheetOutput, Error> {
    let lesson = state.lesson.text();
    let text = format!("{ANSWERS} --lesson \"{lesson}\" --check codes.csv --format {format}");
    let line = CommandLine::parse(&text);
    let asked = parse_line(&line).1.into_result()?;
    let given = |text: &'_ str| !text.trim().is_empty();
    let lists = ListTexts {
        roster: Some(&*typed.roster).filter(|text| given(text)),
        answers: Some(&*typed.answers).filter(|text| given(text)),
        encoding: typed.encoding,
    };
    let language = shelf.words.language();
    in_memory::make(
        ANSWERS,
        &asked,
        &Inputs { language, lists, seed: typed.chance, only_sheet: None },
    )
}
