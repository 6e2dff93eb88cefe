//! Sections of a sheet: exercises of one topic under a heading ([`Head`]), with the text that they share, and
//! a table of the points of each section. Sheets with one section, or with fewer than two exercises for each
//! section, have no headings.

use serde::Serialize;

use super::renderer::SheetWriter;
use super::sheet::{Item, Sheet};
use carryless_args::error::Error;
use carryless_render::i18n::MessageArgs;

/// A text as HTML in one of the languages of a sheet.
#[derive(Clone, Serialize)]
pub struct InLanguage {
    /// Language tag, like `zh-TW`.
    pub lang: &'static str,
    /// The text as HTML.
    pub html: String,
}

/// The heading of a section and its shared text.
pub struct Head {
    /// Index of the section, from 0.
    pub section: usize,
    /// Number of the first exercise in the section, from 1.
    pub first: u64,
    /// Heading as plain text: number, topic and points of the section. Topic and points are given in each
    /// language of the sheet, joined by ` · `.
    pub heading: String,
    /// Text that all exercises of the section share, in each language; empty if there is none.
    pub shared_text: Vec<InLanguage>,
    /// Whether the questions of the section leave out `shared_text`, which stands below the heading; `false` if
    /// there is none.
    pub is_short: bool,
    /// Number of the section, as text for print: `A`, `B`, … or `一`, `二`, ….
    mark: String,
    /// Sum of the maximum points of the section's exercises; `None` without points.
    points: Option<u64>,
}

/// A section in the table of points.
#[derive(Serialize)]
pub struct Column {
    /// Number of the section, as text for print: `A`, `B`, … or `一`, `二`, ….
    pub mark: String,
    /// Sum of the maximum points of the section.
    pub points: u64,
}

/// Table with the maximum points of each section and empty cells for the points reached.
#[derive(Serialize)]
pub struct PointsTable {
    /// Label of the first row, which contains the numbers of the sections.
    pub number: String,
    /// Label of the row with the maximum points.
    pub worth: String,
    /// Label of the row for the points reached.
    pub reached: String,
    /// Title of the last column, which contains the sums.
    pub all: String,
    /// Column of each section.
    pub columns: Vec<Column>,
}

impl SheetWriter {
    /// Returns the headings of the sections. Returns none if the sheet has only one section, or on average
    /// fewer than two exercises for each section.
    pub fn heads(&self, sheet: &Sheet) -> Result<Vec<Head>, Error> {
        let sections = sheet.items.chunk_by(|one, next| one.section == next.section);
        let sections: Vec<&[Item]> = sections.collect();
        if sections.len() < 2 || sheet.items.len() < 2 * sections.len() {
            return Ok(Vec::new());
        }
        (1..).zip(sections).map(|(number, items)| self.head_of(number, items)).collect()
    }

    /// Returns the heading of section `number`, from 1. `items` are the exercises of the section.
    fn head_of(&self, number: u64, items: &[Item]) -> Result<Head, Error> {
        let Some(first) = items.first() else { return Err(Error::internal(number)) };
        let Some(language) = self.languages.first() else { return Err(Error::internal(number)) };
        let words = language.words();
        let mark = words.format_with("worksheet-section-mark", [("number", number)])?;
        let titles = self.in_each_language(&format!("exercise-topic-{}", first.exercise.topic))?;
        let each = first.points;
        let points = each.map(|each| each * items.len() as u64);
        let mut values = MessageArgs::default();
        values.set_text("mark", &*mark);
        values.set_text("title", titles.join(" · "));
        let worth =
            each.map_or(Ok(Vec::new()), |each| self.section_points(each, items.len() as u64))?;
        values.set_text("worth", if worth.is_empty() { "none".into() } else { worth.join(" · ") });
        let heading = words.format("worksheet-section", &values)?;
        let mut said = Vec::new();
        for language in &self.languages {
            if let Some(html) = language.shared_text(items)? {
                said.push(InLanguage { lang: language.code(), html });
            }
        }
        if said.len() < self.languages.len() {
            said.clear();
        }
        let is_short = !said.is_empty();
        let (section, first) = (first.section, first.number);
        Ok(Head { section, first, heading, shared_text: said, is_short, mark, points })
    }

    /// Returns the points of a section as text in each language of the sheet. The section has `count` exercises
    /// of `each` points.
    fn section_points(&self, each: u64, count: u64) -> Result<Vec<String>, Error> {
        let mut values = MessageArgs::default();
        values.set_number("count", count);
        values.set_number("each", each);
        values.set_number("points", each * count);
        self.in_each_language_with("worksheet-section-worth", &values)
    }

    /// Returns the table of points of the sections with the headings `heads`; `None` if `heads` is empty or the
    /// exercises have no points.
    pub fn points_table(&self, heads: &[Head]) -> Result<Option<PointsTable>, Error> {
        let columns = heads.iter().map(|head| {
            let mark = head.mark.clone();
            head.points.map(|points| Column { mark, points })
        });
        let Some(columns) = columns.collect::<Option<Vec<_>>>().filter(|all| !all.is_empty())
        else {
            return Ok(None);
        };
        let label = |name: &str| self.label(&format!("worksheet-table-{name}"));
        Ok(Some(PointsTable {
            number: label("number")?,
            worth: label("worth")?,
            reached: label("reached")?,
            all: label("all")?,
            columns,
        }))
    }
}
