//! All exercises that a kind can make under some wishes: they can be counted, and drawn in a mixed
//! order without a repeat. The same wishes and seed give the same exercises, on every machine. A
//! draw keeps no list of what it has given: it walks through a permutation of the whole space, so
//! that the last exercise is found as surely as the first.

use super::dice::Dice;
use super::difficulty::Difficulty;
use super::exercise::Exercise;
use super::permutation::Permutation;
use crate::error::{Error, faults};

faults! {
    /// What can be missing when exercises are drawn.
    pub(crate) enum SpaceFault {
        /// More exercises than there are.
        TooFew { topic: &'static str, exist: u64, asked: u64 } = "too-few-exercises",
    }
}

/// How many numbers in a row a draw tries before it takes the space for exhausted.
const PATIENCE: u64 = 1 << 24;

/// A numbered set of candidates: number `index` is an exercise, or is none of those wanted.
/// Whether it is one depends on `index` alone; chance decides only what identity leaves open.
pub trait Source: Send + Sync {
    /// How many candidates there are.
    fn size(&self) -> u64;

    /// The exercise with this number.
    fn exercise(&self, index: u64, dice: &mut Dice) -> Option<Exercise>;
}

/// Exercises of one kind under the same wishes.
pub struct Space {
    topic: &'static str,
    /// Sources that have no exercise in common; draws take from all of them alike.
    sources: Vec<Box<dyn Source>>,
}

impl std::fmt::Debug for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Space({})", self.topic)
    }
}

impl Space {
    /// The exercises of these sources, which have none in common.
    pub fn new(topic: &'static str, sources: Vec<Box<dyn Source>>) -> Self {
        Space { topic, sources }
    }

    /// All exercises in a mixed order, none twice.
    pub fn draw(&self, seed: u64) -> Draw<'_> {
        let mut dice = Dice::new(seed, self.topic);
        let sizes = self.sources.iter().map(|source| source.size());
        let walks = sizes.map(|size| (Permutation::new(size, &mut dice), 0)).collect();
        let open = (0..self.sources.len()).collect();
        Draw { space: self, walks, open, dice }
    }

    /// How many exercises there are. Makes them all: the cost is that of the whole space.
    pub fn count(&self) -> u64 {
        self.draw(0).count() as u64
    }

    /// The first `count` exercises of the draw `seed`.
    ///
    /// # Errors
    /// `too-few-exercises` with the number that exist.
    pub fn take(&self, seed: u64, count: u64) -> Result<Vec<Exercise>, Error> {
        let drawn: Vec<Exercise> = self.draw(seed).take(count as usize).collect();
        match drawn.len() as u64 {
            found if found < count => Err(self.too_few(found, count)),
            _ => Ok(drawn),
        }
    }

    /// Exercises for a class: `places` rows of `copies` exercises, one for each pupil. All of a
    /// row are equally hard, and no exercise occurs twice.
    ///
    /// ```
    /// use carryless::exercises::{kind, wishes::Wishes};
    /// let space = kind("winning-move").ok_or("no such kind")?.space(&Wishes::default())?;
    /// let rows = space.class(7, 3, 4)?;
    /// assert!(rows.iter().all(|row| row.iter().all(|one| one.difficulty == row[0].difficulty)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// `too-few-exercises` with the number that exist in rows of `copies`.
    pub fn class(&self, seed: u64, copies: u64, places: u64) -> Result<Vec<Vec<Exercise>>, Error> {
        let mut open: Vec<(Difficulty, Vec<Exercise>)> = Vec::new();
        let mut rows = Vec::new();
        let mut draw = self.draw(seed);
        while (rows.len() as u64) < places {
            let Some(drawn) = draw.next() else {
                return Err(self.too_few(rows.len() as u64 * copies, places * copies));
            };
            let vector = drawn.difficulty;
            let place = open.iter().position(|(difficulty, _)| *difficulty == vector);
            let place = place.unwrap_or_else(|| {
                open.push((vector, Vec::new()));
                open.len() - 1
            });
            open[place].1.push(drawn);
            if open[place].1.len() as u64 >= copies {
                rows.push(open.swap_remove(place).1);
            }
        }
        Ok(rows)
    }

    fn too_few(&self, exist: u64, asked: u64) -> Error {
        SpaceFault::TooFew { topic: self.topic, exist, asked }.into()
    }
}

/// A walk through a space.
#[derive(Debug)]
pub struct Draw<'s> {
    space: &'s Space,
    /// For each source its order, and how far it has been gone through.
    walks: Vec<(Permutation, u64)>,
    /// The sources that are not exhausted.
    open: Vec<usize>,
    dice: Dice,
}

impl Iterator for Draw<'_> {
    type Item = Exercise;

    fn next(&mut self) -> Option<Exercise> {
        while !self.open.is_empty() {
            let chosen = match self.open.len() {
                1 => 0,
                several => self.dice.below(several as u64) as usize,
            };
            let source = self.open[chosen];
            let (order, walked) = &mut self.walks[source];
            let patience = walked.saturating_add(PATIENCE).min(order.size());
            while *walked < patience {
                let index = order.at(*walked);
                *walked += 1;
                if let Some(exercise) = self.space.sources[source].exercise(index, &mut self.dice) {
                    return Some(exercise);
                }
            }
            self.open.swap_remove(chosen);
        }
        None
    }
}
