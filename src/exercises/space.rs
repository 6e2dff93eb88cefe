//! All exercises that a kind can make under some wishes: they can be counted, and drawn in a mixed
//! order without a repeat. The same wishes and seed give the same exercises, on every machine. A
//! draw keeps no list of what it has given: it walks through a permutation of the whole space, so
//! that the last exercise is found as surely as the first.

use std::sync::OnceLock;

use super::Verdicts;
use super::dice::Dice;
use super::exercise::{Answer, Candidate, Exercise};
use super::permutation::Permutation;
use crate::error::{Error, faults};

faults! {
    pub(crate) enum SpaceFault {
        TooFew { topic: &'static str, exist: u64, asked: u64 } = "too-few-exercises",
    }
}

/// How many numbers in a row a draw tries before it takes a source for exhausted.
const IN_A_ROW: u64 = 1 << 20;

/// How many numbers a draw tries in all, and how many more for each exercise that it has found.
const TRIES: u64 = 1 << 22;
const TRIES_EACH: u64 = 1 << 10;

/// How far a draw looks for the next of few exercises.
const FAR: u64 = 1 << 24;

/// A numbered set of candidates: number `index` is an exercise, or is none of those wanted.
/// Whether it is one depends on `index` alone; chance decides only what identity leaves open.
pub(crate) trait Source: Send + Sync {
    fn size(&self) -> u64;

    /// The numbers that can be exercises, where they are so few that they are known: then nothing is
    /// searched.
    fn few(&self) -> Option<Vec<u64>> {
        None
    }

    fn exercise(&self, index: u64, dice: &mut Dice) -> Option<Candidate>;
}

pub(crate) type Sources = Vec<Box<dyn Source>>;

/// Exercises of one kind under the same wishes.
pub(crate) struct Space {
    topic: &'static str,
    level: u8,
    /// Sources that have no exercise in common; draws take from all of them alike.
    sources: Sources,
    /// A seed whose draw has found nothing: it need not look again.
    barren: OnceLock<u64>,
}

impl std::fmt::Debug for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Space({})", self.topic)
    }
}

impl Space {
    /// The exercises of these sources, which have none in common.
    pub(crate) fn new(topic: &'static str, level: u8, sources: Sources) -> Self {
        Space { topic, level, sources, barren: OnceLock::new() }
    }

    /// All exercises in a mixed order, none twice.
    pub(crate) fn draw(&self, seed: u64) -> Draw<'_> {
        let mut dice = Dice::new(seed, self.topic);
        let walks = self.sources.iter().map(|source| Walk::new(&**source, &mut dice)).collect();
        let is_barren = self.barren.get() == Some(&seed);
        let open = if is_barren { Vec::new() } else { (0..self.sources.len()).collect() };
        Draw { space: self, walks, open, dice, tries: TRIES, fresh: Some(seed) }
    }

    /// The answers of its exercises that are few.
    pub(crate) fn verdicts(&self) -> Verdicts {
        super::kind(self.topic).map_or(Verdicts::Many, |kind| kind.verdicts())
    }

    fn exercise(&self, candidate: Candidate) -> Exercise {
        let Candidate { setting, task, facts, asks, difficulty } = candidate;
        let answer = Answer { facts, asks };
        Exercise { topic: self.topic, setting, task, answer, difficulty, level: self.level }
    }

    pub(crate) fn too_few(&self, exist: u64, asked: u64) -> Error {
        SpaceFault::TooFew { topic: self.topic, exist, asked }.into()
    }
}

#[derive(Debug)]
pub(crate) struct Draw<'s> {
    space: &'s Space,
    walks: Vec<Walk>,
    /// The sources that are not exhausted.
    open: Vec<usize>,
    dice: Dice,
    /// How many numbers may still be tried.
    tries: u64,
    /// Its seed, till it is known whether it finds anything.
    fresh: Option<u64>,
}

/// A source in a mixed order, and how far it has been gone through.
#[derive(Debug)]
struct Walk {
    order: Permutation,
    walked: u64,
    /// The places of few exercises, the last one first.
    few: Option<Vec<u64>>,
}

impl Walk {
    fn new(source: &dyn Source, dice: &mut Dice) -> Self {
        let order = Permutation::new(source.size(), dice);
        let few = source.few().map(|numbers| {
            let mut places: Vec<u64> = numbers.into_iter().map(|one| order.place(one)).collect();
            places.sort_unstable_by_key(|place| std::cmp::Reverse(*place));
            places
        });
        Walk { order, walked: 0, few }
    }

    /// The next number to try before place `end`; the walk is then behind it.
    fn step(&mut self, end: u64) -> Option<u64> {
        let place = match &mut self.few {
            Some(few) => few.pop()?,
            None => self.walked,
        };
        self.walked = place + 1;
        (place < end).then(|| self.order.at(place))
    }
}

impl Iterator for Draw<'_> {
    type Item = Exercise;

    fn next(&mut self) -> Option<Exercise> {
        let found = self.find();
        if let (None, Some(seed)) = (&found, self.fresh.take()) {
            let _ = self.space.barren.set(seed);
        }
        found
    }
}

impl Draw<'_> {
    fn find(&mut self) -> Option<Exercise> {
        while !self.open.is_empty() {
            let chosen = match self.open.len() {
                1 => 0,
                several => self.dice.below(several as u64) as usize,
            };
            let source = self.open[chosen];
            let walk = &mut self.walks[source];
            let patience = if walk.few.is_some() { FAR } else { IN_A_ROW };
            let end = walk.walked.saturating_add(patience).min(walk.order.size());
            while let Some(index) = walk.step(end) {
                self.tries = self.tries.checked_sub(1)?;
                if let Some(found) = self.space.sources[source].exercise(index, &mut self.dice) {
                    self.tries += TRIES_EACH;
                    return Some(self.space.exercise(found));
                }
            }
            self.open.swap_remove(chosen);
        }
        None
    }
}
