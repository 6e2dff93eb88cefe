//! The exercises of a set of sheets. Sheets come in classes of up to 200: within a class no exercise
//! occurs twice, and all sheets of a set have equally hard exercises in the same places. Sheet
//! number `index` is found without making those of other classes, so that slices of a set joined
//! are the set.

use std::collections::HashMap;

use super::code::SheetCode;
use super::spec::{CLASS, Content};
use super::topics;
use crate::error::{Error, faults};
use crate::exercises::dice::Dice;
use crate::exercises::space::SpaceFault;
use crate::exercises::{self, Difficulty, Exercise, Space};

faults! {
    pub(crate) enum SetFault {
        TooFewEqual { topic: &'static str, most: u64, copies: u64, count: u64 } = "too-few-equal",
    }
}

/// How many exercises a further class draws, at least and for one that it keeps, before it gives up.
const DRAWN: u64 = 1 << 20;
const DRAWN_EACH: u64 = 64;

/// What decides the exercises of all sheets of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    pub content: Content,
    pub seed: u64,
    /// How many sheets a class has, at most [`CLASS`].
    pub copies: u64,
}

impl Origin {
    /// What decides the exercises of the sheet with this code, and of those beside it.
    pub(crate) fn of(sheet_code: &SheetCode) -> Self {
        let SheetCode { content, seed, copies, .. } = sheet_code;
        Origin { content: content.clone(), seed: *seed, copies: (*copies).clamp(1, CLASS) }
    }
}

#[derive(Debug)]
pub(crate) struct Set {
    pub(crate) origin: Origin,
    /// For each topic its space, and how many exercises of it stand on a sheet.
    topics: Vec<(&'static str, Space, u64)>,
    /// What the places of each topic ask for; known as soon as the first class is.
    vectors: Vec<Vec<Difficulty>>,
    first: Vec<Vec<Exercise>>,
}

impl Set {
    /// The set; its first class is drawn now.
    /// Errors: `too-few-exercises` with the number that exist, and what a kind says of the wishes.
    pub(crate) fn new(origin: Origin) -> Result<Self, Error> {
        let mut set = Set { origin, topics: Vec::new(), vectors: Vec::new(), first: Vec::new() };
        let mut counts: Vec<(&'static str, u64)> = Vec::new();
        for section in &set.origin.content.sections {
            match counts.iter_mut().find(|(topic, _)| *topic == section.topic) {
                Some((_, count)) => *count += section.count,
                None => counts.push((section.topic, section.count)),
            }
        }
        let mut rows = Vec::new();
        for (topic, count) in counts {
            let (space, mut drawn) = first_class(topic, count, &set.origin)?;
            // From easy to hard.
            drawn.sort_by_key(|row| row.first().map(|exercise| exercise.difficulty));
            let vectors = drawn.iter().filter_map(|row| row.first());
            set.vectors.push(vectors.map(|exercise| exercise.difficulty).collect());
            set.topics.push((topic, space, count));
            rows.push(drawn);
        }
        set.first = set.sheets(rows, set.origin.copies);
        Ok(set)
    }

    /// The exercises of class `number`, sheet by sheet.
    /// Errors: `too-few-exercises` when a further class does not find exercises as hard as those of
    /// the first.
    pub(crate) fn class(&self, number: u64) -> Result<Vec<Vec<Exercise>>, Error> {
        if number == 0 {
            return Ok(self.first.clone());
        }
        let seed = Dice::new(self.origin.seed, "class").bits() ^ number;
        let topics = self.topics.iter().zip(&self.vectors);
        let rows = topics.map(|((topic, space, _), vectors)| {
            let rows = matching(space, seed, vectors, self.origin.copies);
            rows.ok_or_else(|| {
                let exist = self.origin.copies;
                Error::from(SpaceFault::TooFew { topic, exist, asked: exist * (number + 1) })
            })
        });
        Ok(self.sheets(rows.collect::<Result<_, _>>()?, self.origin.copies))
    }

    pub(crate) fn sheet(&self, index: u64) -> Result<Vec<Exercise>, Error> {
        let (number, place) = self.place(index);
        Ok(self.class(number)?.swap_remove(place))
    }

    /// The class of sheet `index`, and its place there.
    pub(crate) fn place(&self, index: u64) -> (u64, usize) {
        let (number, place) = (index / self.origin.copies, index % self.origin.copies);
        (number, usize::try_from(place).unwrap_or_default())
    }

    /// Rows of equally hard exercises, topic by topic, as sheets with their sections in order.
    fn sheets(&self, rows: Vec<Vec<Vec<Exercise>>>, copies: u64) -> Vec<Vec<Exercise>> {
        let mut rows: HashMap<&str, _> = self
            .topics
            .iter()
            .map(|(topic, ..)| *topic)
            .zip(rows.into_iter().map(Vec::into_iter))
            .collect();
        let mut sheets: Vec<Vec<Exercise>> = (0..copies).map(|_| Vec::new()).collect();
        for section in &self.origin.content.sections {
            let Some(rows) = rows.get_mut(section.topic) else { continue };
            for _ in 0..section.count {
                let row = rows.next().into_iter().flatten();
                sheets.iter_mut().zip(row).for_each(|(sheet, exercise)| sheet.push(exercise));
            }
        }
        sheets
    }
}

/// The exercises of a topic for the first class, and the space that they are from.
fn first_class(
    topic: &'static str,
    count: u64,
    origin: &Origin,
) -> Result<(Space, Vec<Vec<Exercise>>), Error> {
    let kind = exercises::kind(topic).ok_or_else(|| Error::defect(topic))?;
    let mut refused = topics::refusal(topic, &origin.content.wishes)
        .map_or_else(|| Error::defect(topic), Error::from);
    for wishes in topics::levels(&origin.content.wishes) {
        if kind.refusal(&wishes).is_some() {
            continue;
        }
        let space = kind.space(&wishes)?;
        match space.class(origin.seed, origin.copies, count) {
            Ok(rows) => return Ok((space, rows)),
            Err(error) if matches!(error.fault(), Some(SpaceFault::TooFew { .. })) => {
                refused = too_few(&space, topic, count, origin.copies).unwrap_or(error);
            }
            Err(error) => return Err(error),
        }
    }
    Err(refused)
}

/// For how many pupils there are enough equally hard exercises; nothing is said of it where there
/// are too few for a single one.
fn too_few(space: &Space, topic: &'static str, count: u64, copies: u64) -> Option<Error> {
    let mut sizes: HashMap<Difficulty, u64> = HashMap::new();
    for exercise in space.draw(0).take(COUNTED) {
        *sizes.entry(exercise.difficulty).or_default() += 1;
    }
    let enough = |pupils: &u64| sizes.values().map(|size| size / pupils).sum::<u64>() >= count;
    let most = (1..copies).rev().find(enough)?;
    Some(SetFault::TooFewEqual { topic, most, copies, count }.into())
}

/// The exercises that are counted for an error.
const COUNTED: usize = 200_000;

/// Rows of `copies` exercises each, as hard as `vectors` say, in another draw.
fn matching(
    space: &Space,
    seed: u64,
    vectors: &[Difficulty],
    copies: u64,
) -> Option<Vec<Vec<Exercise>>> {
    let mut rows: Vec<Vec<Exercise>> = vectors.iter().map(|_| Vec::new()).collect();
    let full = |row: &Vec<Exercise>| row.len() as u64 >= copies;
    let mut open = vectors.len();
    let most = DRAWN.max(DRAWN_EACH * copies * vectors.len() as u64);
    for exercise in space.draw(seed).take(usize::try_from(most).unwrap_or(usize::MAX)) {
        let mut places = rows.iter_mut().zip(vectors);
        let fits = |(row, vector): &(&mut Vec<Exercise>, &Difficulty)| {
            **vector == exercise.difficulty && !full(row)
        };
        if let Some((row, _)) = places.find(fits) {
            row.push(exercise);
            open -= usize::from(full(row));
        }
        if open == 0 {
            return Some(rows);
        }
    }
    (open == 0).then_some(rows)
}
