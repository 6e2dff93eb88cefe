//! `carryless answers CODE`: the worked key of a sheet, again, months later and on another machine.
//! `carryless answers --check FILE`: the answers of a class, marked.

use super::command::{Done, Request};
use super::format::Format;
use super::said::remark;
use super::worksheet::Browser;
use super::{output, screen, threads};
use crate::asked::{Asked, AskedFault};
use crate::error::{Error, faults};
use crate::files::input;
use crate::files::output::Target;
use crate::line::{Line, Word};
use crate::options::{self, KEY_FORMAT, OptionSpec};
use crate::render::{Page, terminal};
use crate::wording::{Catalogue, Language, Values};
use crate::worksheet::code::SheetCode;
use crate::worksheet::data::CSV_HEAD;
use crate::worksheet::marking::Marking;
use crate::worksheet::report::{self, BadRow};
use crate::worksheet::roster::{ClassList, ColumnRole};
use crate::worksheet::sheet::Sheet;
use crate::worksheet::spec::{Look, Spec};
use crate::worksheet::writer::SheetWriter;

faults! {
    pub(super) enum AnswersFault {
        NoCode = "no-code",
        NoColumns = "answers-columns",
        NeedsOutput = "needs-output",
    }
}

pub(super) const OPTIONS: &[OptionSpec] = &[
    options::CHECK,
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
        asked.refuse_idle()?;
        return check(file, format, target, *language);
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
        Format::Pdf => {
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

/// Marks a list; rows that cannot be read are named, and the exit code tells.
fn check(
    file: Word<'_>,
    format: Format,
    target: Target,
    language: Language,
) -> Result<Done, Error> {
    let table = ClassList::read(&input::bytes(file)?).map_err(|error| input::about(file, error))?;
    let columns = Columns::of(&table).ok_or_else(|| file.error(AnswersFault::NoColumns))?;
    let errors = Catalogue::load(language, &["common", "errors"])?;
    let mut marking = Marking::new()?;
    let (mut unread, mut again) = (Vec::new(), Vec::new());
    for (line, row) in table.rows().skip(usize::from(columns.headed)) {
        if row.iter().all(str::is_empty) {
            continue;
        }
        let cell = |at: usize| row.get(at).unwrap_or_default();
        let name = columns.name.map(cell).unwrap_or_default();
        let typed = Line::from_arguments([cell(columns.code), cell(columns.question)]);
        let mut words = typed.words();
        let (Some(code), Some(question)) = (words.next(), words.next()) else { continue };
        match marking.add(code, question, cell(columns.answer), name) {
            Ok(true) => again.push(line),
            Ok(false) => {}
            Err(error) => unread.push(BadRow { line, message: errors.error(&error) }),
        }
    }
    let writer = report::writer(language)?;
    if let Some(first) = again.first() {
        let mut values = Values::default();
        values.set_number("rows", again.len() as u64);
        values.set_number("line", *first);
        remark(&writer.words().format("worksheet-again", &values)?);
    }
    let report = || report::markdown(&marking, &unread, &writer);
    let text = match format {
        Format::Json => report::json(&marking, &unread)?,
        Format::Csv => report::csv(&marking)?,
        Format::Markdown => report()?,
        _ => text(&report()?, writer.words(), &target)?,
    };
    output::write(target, &text)?;
    Ok(if unread.is_empty() { Done::Well } else { Done::Wrong })
}

/// Where the columns of a list of answers stand.
struct Columns {
    code: usize,
    question: usize,
    answer: usize,
    name: Option<usize>,
    headed: bool,
}

impl Columns {
    /// By their titles; without titles, code, question and answer in this order.
    fn of(table: &ClassList) -> Option<Self> {
        let [code, question, answer] = [ColumnRole::Code, ColumnRole::Question, ColumnRole::Answer]
            .map(|role| table.column(role));
        let name = table.column(ColumnRole::Name);
        if let (Some(code), Some(question), Some(answer)) = (code, question, answer) {
            return Some(Columns { code, question, answer, name, headed: true });
        }
        let (_, first) = table.rows().next()?;
        let typed = Line::from_arguments([first.get(0).unwrap_or_default()]);
        let is_code = typed.words().next().is_some_and(|word| SheetCode::read(word).is_ok());
        let bare = is_code && first.len() >= 3;
        bare.then_some(Columns { code: 0, question: 1, answer: 2, name: None, headed: false })
    }
}
