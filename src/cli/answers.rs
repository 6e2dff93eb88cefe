//! `carryless answers CODE`: the worked key of a sheet, again, months later and on another machine.
//! `carryless answers --check FILE`: the answers of a class, marked.

use super::command::{Done, Request};
use super::format::Format;
use super::marked::{self, Marked};
use super::said::remark;
use super::worksheet::Browser;
use super::{output, screen, threads};
use crate::asked::{Asked, AskedFault};
use crate::error::{Error, faults};
use crate::files::output::Target;
use crate::line::{self, Word};
use crate::options::{self, KEY_FORMAT, OptionSpec, Role};
use crate::render::{Page, terminal};
use crate::wording::{Catalogue, Language, Values};
use crate::worksheet::code::SheetCode;
use crate::worksheet::data::CSV_HEAD;
use crate::worksheet::report;
use crate::worksheet::sheet::Sheet;
use crate::worksheet::spec::{Look, Spec};
use crate::worksheet::writer::SheetWriter;

faults! {
    pub(super) enum AnswersFault {
        NoCode = "no-code",
        NeedsOutput = "needs-output",
    }
}

pub(super) const OPTIONS: &[OptionSpec] = &[
    options::CHECK,
    OptionSpec { role: Role::Mode, ..options::ROSTER },
    options::LANG,
    options::PAPER,
    options::LARGE_PRINT,
    KEY_FORMAT,
    options::OUTPUT,
    options::FORCE,
];

pub(super) fn run(request: &Request<'_>) -> Result<Done, Error> {
    let Request { asked, language, .. } = request;
    let target = output::target(asked)?;
    if let Some(file) = asked.value("check") {
        if let Some(word) = asked.peek() {
            return Err(word.error(AskedFault::Conflict { other: "--check".into() }));
        }
        let formats = &["text", "markdown", "json", "csv"];
        let format = Format::asked(asked, formats, Format::Text)?;
        let roster = asked.value("roster");
        asked.refuse_idle()?;
        return check((file, roster), format, target, *language);
    }
    let format = Format::asked(asked, KEY_FORMAT.words(), Format::Text)?;
    let words = asked.clone().rest();
    let missing = || asked.line().error_at_end(AnswersFault::NoCode);
    let (Some(first), Some(last)) = (words.first(), words.last()) else { return Err(missing()) };
    // A code that was typed in several words.
    let sheet_code = SheetCode::read(first.up_to(*last))?;
    let look = look(asked, &sheet_code, format, *language)?;
    asked.refuse_idle()?;
    let writer = SheetWriter::new(look)?;
    let sheet = Sheet::of(sheet_code)?;
    key(asked, &writer, &sheet, format, target)
}

/// How the key looks: in the language of the sheet, unless another is named.
fn look(
    asked: &Asked<'_>,
    sheet_code: &SheetCode,
    format: Format,
    language: Language,
) -> Result<Look, Error> {
    // Paper and large letters are for pages.
    let own = OPTIONS.iter().filter(|spec| format.is_page() || spec.name == options::LANG.name);
    let look = Spec::read(&asked.part(own), language)?.look;
    match (asked.value("lang"), &sheet_code.languages[..]) {
        (None, [_, ..]) => Ok(Look { languages: sheet_code.languages.clone(), ..look }),
        _ => Ok(look),
    }
}

fn key(
    asked: &Asked<'_>,
    writer: &SheetWriter,
    sheet: &Sheet,
    format: Format,
    target: Target,
) -> Result<Done, Error> {
    let page = || {
        let title = writer.titles()?.join(" · ");
        Ok::<_, Error>([writer.head(&title)?, writer.key(sheet)?, writer.tail()?].concat())
    };
    match format {
        Format::Text => {
            let markdown = writer.key_markdown(sheet, false)?;
            let shown = text(&markdown, writer.languages[0].words(), &target)?;
            output::write(target, &shown)?;
        }
        Format::Markdown => output::write(target, &writer.key_markdown(sheet, true)?)?,
        Format::Html => output::write(target, &page()?)?,
        Format::Json => output::write(target, &writer.sheet_json(sheet)?)?,
        Format::Csv => output::write(target, &(CSV_HEAD.to_owned() + &writer.sheet_csv(sheet)?))?,
        Format::Pdf if matches!(target, Target::Standard) => {
            return Err(asked.error("format", AnswersFault::NeedsOutput));
        }
        Format::Pdf | Format::Epub => {
            threads::ready();
            output::told(target, |target| {
                let mut draft = target.open()?;
                Browser::find()?.print(vec![page()?], |_, pdf| draft.put(&pdf))?;
                draft.keep()
            })?;
        }
    }
    Ok(Done::Well)
}

fn text(markdown: &str, words: &Catalogue, target: &Target) -> Result<String, Error> {
    terminal::page(&Page::from(markdown), words, screen::screen(*target == Target::Standard))
}

/// Marks a list, perhaps with that of the class; rows that cannot be read are named, and the exit code
/// tells.
fn check(
    (file, roster): (Word<'_>, Option<Word<'_>>),
    format: Format,
    target: Target,
    language: Language,
) -> Result<Done, Error> {
    let Marked { marking, unread, again } = marked::read(file, roster, language)?;
    // As the command for a second sheet is to name them.
    let mut lists = format!("--after {}", line::in_shell(file.text()));
    if let Some(roster) = roster {
        lists += &format!(" --roster {}", line::in_shell(roster.text()));
    }
    let writer = report::writer(language)?;
    if let Some(first) = again.first() {
        let mut values = Values::default();
        values.set_number("rows", again.len() as u64);
        values.set_number("line", *first);
        remark(&writer.words().format("worksheet-again", &values)?);
    }
    let report = || report::markdown(&marking, &unread, &lists, &writer);
    let text = match format {
        Format::Json => report::json(&marking, &unread)?,
        Format::Csv => report::csv(&marking)?,
        Format::Markdown => report()?,
        _ => text(&report()?, writer.words(), &target)?,
    };
    output::write(target, &text)?;
    Ok(if unread.is_empty() { Done::Well } else { Done::Wrong })
}
