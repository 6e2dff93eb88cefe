//! A question as plain data, independent of the platform. Strings are plain text unless documented as HTML.

use carryless_exercises::Exercise;
use carryless_render::standalone_svg::StandaloneSvg;

/// A question with everything that a question file can contain.
#[derive(Clone, Debug)]
pub struct Question {
    /// Id of letters, digits and dashes that begins with a letter. An exercise in the same languages has the
    /// same id in every file.
    pub id: String,
    /// Name of one line, at most [`NAME`] characters.
    pub name: String,
    /// Names of the nested categories, the outermost first.
    pub category: Vec<String>,
    /// Tags of letters, digits and dashes.
    pub tags: Vec<String>,
    pub points: u64,
    /// Stem as HTML.
    pub stem: String,
    /// Picture that is shown with the stem.
    pub picture: Option<StandaloneSvg>,
    pub fields: Vec<ResponseField>,
    /// Position and rules as one line without a question, for platforms with little space; `None` if one line
    /// cannot describe them.
    pub one_line: Option<String>,
    /// Seed of the random order of the options.
    pub seed: u64,
    /// Whether the question is a part of an exercise that was split into several questions.
    pub is_part: bool,
    /// Worked solution as HTML.
    pub solution: String,
    /// Number of answer fields that no question file can contain, since they ask for a correction in words.
    pub unasked: usize,
    pub exercise: Exercise,
}

/// Largest number of characters of a name.
pub(crate) const NAME: usize = 250;

/// A response field of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResponseField {
    /// Label that distinguishes this field from the other fields of the question. Empty if the stem or the
    /// options make the field clear.
    pub label: String,
    /// Question about this field alone, as a sentence.
    pub question: String,
    /// Hint on the notation of the answer, or on choosing more than one option; may be empty.
    pub hint: String,
    pub expects: Interaction,
}

/// Way of answering a response field, with the right response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Interaction {
    /// A choice. The pupil chooses the right option or, with `many`, all right options.
    Choice { options: Vec<Choice>, many: bool },
    /// A number: the right one, and wrong ones with feedback. With `binary` the digits are binary, and
    /// leading zeros are accepted. `instead` lists options of a choice, for platforms without number input.
    Number { right: u64, wrong: Vec<(u64, String)>, binary: bool, instead: Vec<Choice> },
    /// A grid with a number in every gap.
    Grid(Grid),
    /// A text: the texts that are right, and wrong texts with feedback. `instead` lists options of a choice,
    /// for platforms without text input; may be empty.
    Text { right: Vec<String>, wrong: Vec<(String, String)>, instead: Vec<Choice> },
    /// An answer in sentences that a teacher reads.
    Open,
}

/// An option of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub text: String,
    pub right: bool,
    /// Whether this option is "none".
    pub is_none: bool,
    /// Feedback to a pupil who chose this option wrongly; may be empty.
    pub feedback: String,
}

/// A table of numbers; some cells are gaps that the pupil fills in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Hint on the notation of a row, for platforms on which a row is entered as one text.
    pub written: String,
    /// Column headings; may be empty.
    pub heads: Vec<String>,
    pub rows: Vec<Row>,
}

/// A row of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Label before the row.
    pub label: String,
    /// Question about this row alone; empty if the question of the field suffices.
    pub question: String,
    pub cells: Vec<Cell>,
}

/// A cell of a grid: a given number, or a gap with its right number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    Given(u64),
    Gap(u64),
}

impl Question {
    /// Returns the question split into one question for each group of adjacent response fields, with the
    /// letters (a), (b) … in names and ids, at most 26. `together` tells whether two adjacent fields can be in
    /// the same group. A single group is returned without a letter.
    pub fn split(
        &self,
        together: impl Fn(&ResponseField, &ResponseField) -> bool,
    ) -> Vec<Question> {
        let groups: Vec<&[ResponseField]> = self.fields.chunk_by(together).collect();
        if groups.len() < 2 {
            return vec![self.clone()];
        }
        let part = |(letter, places): (char, &[ResponseField])| Question {
            id: format!("{}-{letter}", self.id),
            name: part_name(&self.name, letter),
            fields: places.to_vec(),
            is_part: true,
            ..self.clone()
        };
        ('a'..='z').zip(groups).map(part).collect()
    }

    /// Whether a teacher has to read part of the answer.
    pub fn is_open(&self) -> bool {
        self.fields.iter().any(|place| place.expects == Interaction::Open)
    }

    /// Returns the question with each grid replaced by one text field for each of its rows with gaps.
    pub fn with_row_fields(&self) -> Question {
        let rows = |place: &ResponseField| match &place.expects {
            Interaction::Grid(grid) => grid.rows_as_texts(place),
            _ => vec![place.clone()],
        };
        Question { fields: self.fields.iter().flat_map(rows).collect(), ..self.clone() }
    }
}

/// Joins the sentences that are not empty, with a space between them unless Chinese punctuation separates
/// them.
pub(super) fn join_sentences(sentences: &[&str]) -> String {
    let mut all = String::new();
    for sentence in sentences.iter().filter(|sentence| !sentence.is_empty()) {
        let is_wide = |sign: char| "\u{3002}\u{ff1f}\u{ff09}\u{ff08}".contains(sign);
        if !all.is_empty() && !all.ends_with(is_wide) && !sentence.starts_with(is_wide) {
            all.push(' ');
        }
        all.push_str(sentence);
    }
    all
}

/// Returns the name of a question with the letter of a part, shortened to at most [`NAME`] characters.
fn part_name(name: &str, letter: char) -> String {
    let short: String = name.chars().take(NAME - 4).collect();
    format!("{short} ({letter})")
}

impl Grid {
    /// Returns a text field for each row with a gap; `place` is the response field of the grid. The right texts
    /// of a row are all its numbers from the left, given ones included: separated by commas or spaces, or
    /// without separators if each has one digit.
    fn rows_as_texts(&self, place: &ResponseField) -> Vec<ResponseField> {
        let asks = |row: &&Row| row.cells.iter().any(|cell| matches!(cell, Cell::Gap(_)));
        let text = |row: &Row| {
            let numbers = row.cells.iter().map(|(Cell::Given(number) | Cell::Gap(number))| number);
            let numbers: Vec<String> = numbers.map(u64::to_string).collect();
            let mut right = vec![numbers.join(",")];
            if numbers.len() > 1 {
                right.push(numbers.join(" "));
            }
            if numbers.len() > 1 && numbers.iter().all(|number| number.len() == 1) {
                right.push(numbers.concat());
            }
            ResponseField {
                label: [&*place.label, &*row.label].join(" ").trim().to_owned(),
                question: if row.question.is_empty() {
                    place.question.clone()
                } else {
                    row.question.clone()
                },
                hint: self.written.clone(),
                expects: Interaction::Text { right, wrong: Vec::new(), instead: Vec::new() },
            }
        };
        self.rows.iter().filter(asks).map(text).collect()
    }

    /// Returns the right numbers of the gaps, row by row from the top and from the left.
    pub fn gaps(&self) -> impl Iterator<Item = u64> {
        let cells = self.rows.iter().flat_map(|row| &row.cells);
        cells.filter_map(|cell| match cell {
            Cell::Gap(number) => Some(*number),
            Cell::Given(_) => None,
        })
    }
}
