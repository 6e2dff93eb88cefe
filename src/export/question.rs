//! A question as platforms know it, whatever the file: plain data. Texts are plain unless they are said
//! to be HTML.

use crate::exercises::Exercise;
use crate::render::standalone_svg::Drawn;

/// A question with all that a file can hold of it.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// Letters, digits and dashes, beginning with a letter: the same for the same exercise in the same
    /// languages, in every file.
    pub id: String,
    /// One line, no longer than [`NAME`].
    pub name: String,
    /// The names of the folders that it lies in, the outermost first.
    pub category: Vec<String>,
    /// Words of letters, digits and dashes.
    pub tags: Vec<String>,
    pub points: u64,
    /// What is asked, as HTML.
    pub stem: String,
    /// What there is to see beside it.
    pub picture: Option<Drawn>,
    pub places: Vec<ResponseField>,
    /// The position and the rules as one line, for where there is room for no more; what is asked about them
    /// stands in each place. None where a line cannot say it.
    pub line: Option<String>,
    /// The seed of the order of alternatives.
    pub seed: u64,
    /// Whether it is one of several questions that an exercise became.
    pub is_part: bool,
    /// The worked solution, as HTML.
    pub solution: String,
    /// Places that stand in the question and that no file has: a correction in words.
    pub unasked: usize,
    pub exercise: Exercise,
}

/// The letters of a name.
pub(crate) const NAME: usize = 250;

/// A place to answer in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ResponseField {
    /// What is asked for beside other places; empty where the question or the choices say it.
    pub label: String,
    /// The question about this place alone, as a sentence.
    pub asks: String,
    /// How it is to be written, or that several can be chosen; empty when nobody has to be told.
    pub hint: String,
    pub expects: Interaction,
}

/// What belongs in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Interaction {
    /// The one that is right; or all that are, where they are `many`.
    Choice { options: Vec<Choice>, many: bool },
    /// A number, and those that wrong ideas give. `binary` says that its digits are binary ones: zeros
    /// before them change nothing. `instead` is a choice where nothing can be written.
    Number { right: u64, wrong: Vec<(u64, String)>, binary: bool, instead: Vec<Choice> },
    /// A number in every gap.
    Grid(Grid),
    /// One of these texts, and what wrong ideas give; `instead` is a choice, if there is one.
    Text { right: Vec<String>, wrong: Vec<(String, String)>, instead: Vec<Choice> },
    /// Sentences that a person reads.
    Open,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub text: String,
    pub right: bool,
    /// Whether it says that there is none.
    pub is_none: bool,
    /// What is said to who chose it wrongly; empty when there is nothing of its own to say.
    pub told: String,
}

/// Numbers in rows, some of them to be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    /// How a row is written where it is one text.
    pub written: String,
    /// What stands over the columns; none where nothing does.
    pub heads: Vec<String>,
    pub rows: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// What stands before it.
    pub label: String,
    /// The question about this row alone; empty where it is that of the place.
    pub asks: String,
    pub cells: Vec<Cell>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Given(u64),
    Gap(u64),
}

impl Question {
    /// A question for each group of places, called (a), (b) …, with an id of its own; itself where there
    /// is but one. `together` says of two neighbours whether a question can hold both.
    pub(crate) fn parted(
        &self,
        together: impl Fn(&ResponseField, &ResponseField) -> bool,
    ) -> Vec<Question> {
        let groups: Vec<&[ResponseField]> = self.places.chunk_by(together).collect();
        if groups.len() < 2 {
            return vec![self.clone()];
        }
        let part = |(letter, places): (char, &[ResponseField])| Question {
            id: format!("{}-{letter}", self.id),
            name: part_name(&self.name, letter),
            places: places.to_vec(),
            is_part: true,
            ..self.clone()
        };
        ('a'..='z').zip(groups).map(part).collect()
    }

    /// Whether a person has to read part of it.
    pub(crate) fn is_open(&self) -> bool {
        self.places.iter().any(|place| place.expects == Interaction::Open)
    }

    /// Its places with a text for each row of a grid.
    pub(crate) fn in_rows(&self) -> Question {
        let rows = |place: &ResponseField| match &place.expects {
            Interaction::Grid(grid) => grid.rows_as_texts(place),
            _ => vec![place.clone()],
        };
        Question { places: self.places.iter().flat_map(rows).collect(), ..self.clone() }
    }
}

/// Sentences behind each other, with a blank between them where the writing has one.
pub(super) fn run_on(sentences: &[&str]) -> String {
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

/// A name with the letter of a part, short enough.
fn part_name(name: &str, letter: char) -> String {
    let short: String = name.chars().take(NAME - 4).collect();
    format!("{short} ({letter})")
}

impl Grid {
    /// A place for each row with a gap: its numbers from the left.
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
                asks: if row.asks.is_empty() { place.asks.clone() } else { row.asks.clone() },
                hint: self.written.clone(),
                expects: Interaction::Text { right, wrong: Vec::new(), instead: Vec::new() },
            }
        };
        self.rows.iter().filter(asks).map(text).collect()
    }

    /// The numbers to be found, row by row.
    pub(crate) fn gaps(&self) -> impl Iterator<Item = u64> {
        let cells = self.rows.iter().flat_map(|row| &row.cells);
        cells.filter_map(|cell| match cell {
            Cell::Gap(number) => Some(*number),
            Cell::Given(_) => None,
        })
    }
}
