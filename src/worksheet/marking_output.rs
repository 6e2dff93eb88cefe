//! Output of marking: a list of answers becomes [`Marks`], a report or table in the chosen format with notes
//! for the teacher.

use super::answer_list::{self, Handed, Marked, Twice};
use super::list_source::Lists;
use super::renderer::SheetWriter;
use super::spec::PageStyle;
use super::{gradebook, report};
use crate::args::output_format::Format;
use crate::error::Error;
use crate::i18n::{Catalogue, Language, Values};
use crate::render::key::Worked;
use crate::render::{Page, Screen, terminal};

/// Maximum number of pupils listed twice in the notes.
const ASKED: usize = 10;

/// Output for a marked list of answers.
#[derive(Debug)]
pub(crate) struct Marks {
    /// Text in the chosen format; for PDF, the HTML page to print.
    pub text: String,
    /// Notes about pupils with two rows and rows that answer a question again.
    pub told: Option<String>,
    /// Whether all rows could be read.
    pub is_read: bool,
}

impl Marks {
    /// Marks the list of answers of the command line.
    pub(crate) fn read(
        handed: &Handed<'_>,
        format: Format,
        (screen, look): (Screen, PageStyle),
        language: Language,
        lists: &dyn Lists,
    ) -> Result<Self, Error> {
        let marked = answer_list::read(handed, language, lists)?;
        let writer = report::writer(language)?;
        let told = told(&marked, writer.words())?;
        let Marked { marking, unread, .. } = &marked;
        let report = || report::markdown(marking, unread, &handed.after(), &writer);
        let text = match format {
            Format::Json => report::json(marking, unread)?,
            Format::Csv => gradebook::of_pupils(&marked, writer.words())?,
            Format::AnswersCsv => gradebook::of_answers(&marked, writer.words())?,
            Format::Markdown => report()?,
            Format::Html | Format::Pdf => {
                let title = report::title(marking, writer.words())?;
                pages(&report()?, &title, look, writer.words())?
            }
            _ => terminal::page(&Page::from(&*report()?), writer.words(), screen)?,
        };
        Ok(Marks { text, told, is_read: unread.is_empty() })
    }
}

/// Returns the report as HTML pages to print.
fn pages(report: &str, title: &str, look: PageStyle, words: &Catalogue) -> Result<String, Error> {
    let paper = SheetWriter::new(look)?;
    let mut context = paper.context();
    context.insert("report", &Worked::of(Page::from(report), words, 0)?.text);
    Ok([paper.head(title, false)?, paper.render("report.html", &context)?, paper.tail()?].concat())
}

/// Returns the notes about pupils listed twice and answers given twice.
fn told(marked: &Marked, words: &Catalogue) -> Result<Option<String>, Error> {
    let twice = marked.twice.iter().take(ASKED).map(|Twice { name, first, line }| {
        let mut values = Values::default();
        values.set_text("name", name.clone());
        values.set_number("first", *first);
        values.set_number("line", *line);
        words.format("worksheet-twice", &values)
    });
    let again = marked.again.first().map(|first| {
        let mut values = Values::default();
        values.set_number("rows", marked.again.len() as u64);
        values.set_number("line", *first);
        words.format("worksheet-again", &values)
    });
    let told = twice.chain(again).collect::<Result<Vec<String>, Error>>()?;
    Ok(if told.is_empty() { None } else { Some(told.join("\n")) })
}
