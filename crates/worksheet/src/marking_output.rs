//! Output of marking. A list of answers becomes [`Marks`]: a report or table in the chosen format, and notes
//! for the teacher.

use super::answer_list::{self, DuplicatePupil, MarkedList, MarkingInputs};
use super::list_source::Lists;
use super::renderer::SheetWriter;
use super::spec::PageStyle;
use super::{gradebook, report};
use carryless_args::error::Error;
use carryless_args::output_format::Format;
use carryless_render::i18n::{Catalogue, Language, MessageArgs};
use carryless_render::key::WorkedSolution;
use carryless_render::{Page, Screen, terminal};

/// Maximum number of notes about pupils with more than one row, one note for each row after the first.
const ASKED: usize = 10;

/// A marked list of answers as text.
#[derive(Debug)]
pub struct Marks {
    /// Report or table in the chosen format; for PDF, the HTML page to print.
    pub text: String,
    /// Notes about pupils with two rows and about questions answered twice; `None` if there are none.
    pub notes: Option<String>,
    /// Whether all rows of the list could be read.
    pub is_read: bool,
}

impl Marks {
    /// Marks the list of answers that `inputs` names, and renders the result in `format` and `language`.
    /// `screen` is the size for the text format, `look` the style of the formats that are pages, and `lists`
    /// the source from which the lists are read.
    pub fn read(
        inputs: &MarkingInputs<'_>,
        format: Format,
        (screen, look): (Screen, PageStyle),
        language: Language,
        lists: &dyn Lists,
    ) -> Result<Self, Error> {
        let marked = answer_list::read(inputs, language, lists)?;
        let writer = report::writer(language)?;
        let told = report_duplicates(&marked, writer.words())?;
        let MarkedList { marking, unread, .. } = &marked;
        let report = || report::markdown(marking, unread, &inputs.list_options(), &writer);
        let text = match format {
            Format::Json => report::json(marking, unread)?,
            Format::Csv => gradebook::pupils_csv(&marked, writer.words())?,
            Format::AnswersCsv => gradebook::answers_csv(&marked, writer.words())?,
            Format::Markdown => report()?,
            Format::Html | Format::Pdf => {
                let title = report::title(marking, writer.words())?;
                report_pages(&report()?, &title, look, writer.words())?
            }
            _ => terminal::page(&Page::from(&*report()?), writer.words(), screen)?,
        };
        Ok(Marks { text, notes: told, is_read: unread.is_empty() })
    }
}

/// Returns a report, given in Markdown, as HTML pages to print in the style `look`.
fn report_pages(
    report: &str,
    title: &str,
    look: PageStyle,
    words: &Catalogue,
) -> Result<String, Error> {
    let paper = SheetWriter::new(look)?;
    let mut context = paper.context();
    context.insert("report", &WorkedSolution::from_page(Page::from(report), words, 0)?.text);
    Ok([paper.head(title, false)?, paper.render("report.html", &context)?, paper.tail()?].concat())
}

/// Returns notes, one on each line: one for each row of a pupil after the pupil's first row, at most [`ASKED`],
/// and one about questions answered twice. Returns `None` if there are none.
fn report_duplicates(marked: &MarkedList, words: &Catalogue) -> Result<Option<String>, Error> {
    let twice = marked.duplicates.iter().take(ASKED).map(|DuplicatePupil { name, first, line }| {
        let mut values = MessageArgs::default();
        values.set_text("name", name.clone());
        values.set_number("first", *first);
        values.set_number("line", *line);
        words.format("worksheet-twice", &values)
    });
    let again = marked.repeated_answers.first().map(|first| {
        let mut values = MessageArgs::default();
        values.set_number("rows", marked.repeated_answers.len() as u64);
        values.set_number("line", *first);
        words.format("worksheet-again", &values)
    });
    let told = twice.chain(again).collect::<Result<Vec<String>, Error>>()?;
    Ok(if told.is_empty() { None } else { Some(told.join("\n")) })
}
