//! All exercises that a kind can make under some wishes: they can be counted, and drawn in a mixed
//! order without a repeat. The same wishes and seed give the same exercises, on every machine. A
//! draw keeps no list of what it has given: it walks through a permutation of the whole space, so
//! that the last exercise is found as surely as the first.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Verdicts;
use super::dice::Dice;
use super::exercise::{Answer, Candidate, Exercise};
use super::permutation::{Permutation, TOGETHER};
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

    /// All on which it depends which of its numbers are exercises, of a source that leaves nothing to
    /// chance for the others: whoever says the same has exercises at the same numbers, and a draw may
    /// pass over the others.
    fn ground(&self) -> Option<String> {
        None
    }
}

pub(crate) type Sources = Vec<Box<dyn Source>>;

/// Exercises of one kind under the same wishes.
pub(crate) struct Space {
    topic: &'static str,
    level: u8,
    /// Sources that have no exercise in common; draws take from all of them alike.
    sources: Sources,
    /// What its sources say of themselves, where all do.
    ground: Option<Vec<String>>,
    /// What draws have seen, the last one first: another with the same seed need not look again.
    seen: Mutex<Vec<(u64, Seen)>>,
}

/// What a draw has seen of each source.
type Seen = Vec<Stretch>;

/// How far a source has been gone through in a mixed order, and the places of the exercises there.
#[derive(Clone, Debug, Default)]
struct Stretch {
    until: u64,
    found: Vec<u64>,
}

/// Of how many seeds it is known what their draws have seen.
const REMEMBERED: usize = 2;

impl std::fmt::Debug for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Space({})", self.topic)
    }
}

impl Space {
    /// The exercises of these sources, which have none in common.
    pub(crate) fn new(topic: &'static str, level: u8, sources: Sources) -> Self {
        let ground = sources.iter().map(|source| source.ground()).collect();
        Space { topic, level, sources, ground, seen: Mutex::default() }
    }

    /// The same, which knows what draws from another level have seen, where that has exercises at the
    /// same numbers.
    #[must_use]
    pub(crate) fn after(self, other: &Space) -> Self {
        let known = self.ground.is_some() && self.ground == other.ground;
        let seen = if known { other.seen().clone() } else { Vec::new() };
        Space { seen: Mutex::new(seen), ..self }
    }

    fn seen(&self) -> MutexGuard<'_, Vec<(u64, Seen)>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All exercises in a mixed order, none twice.
    pub(crate) fn draw(&self, seed: u64) -> Draw<'_> {
        let mut dice = Dice::new(seed, self.topic);
        let seen = self.seen().iter().find(|(own, _)| *own == seed).map(|(_, seen)| seen.clone());
        let seen = seen.unwrap_or_else(|| vec![Stretch::default(); self.sources.len()]);
        let walks = self.sources.iter().zip(seen);
        let walks = walks.map(|(source, seen)| Walk::new(&**source, seen, &mut dice)).collect();
        Draw {
            space: self,
            seed,
            walks,
            open: (0..self.sources.len()).collect(),
            dice,
            tries: TRIES,
            counted: usize::MAX,
        }
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
    seed: u64,
    walks: Vec<Walk>,
    /// The sources that are not exhausted.
    open: Vec<usize>,
    dice: Dice,
    /// How many numbers may still be tried.
    tries: u64,
    /// For how many exercises more there are some more.
    counted: usize,
}

/// A source in a mixed order, and how far it has been gone through.
#[derive(Debug)]
struct Walk {
    order: Permutation,
    /// The numbers at places that come one after the other, and the first of these places.
    ahead: [u64; TOGETHER],
    start: u64,
    walked: u64,
    /// The places of few exercises, the last one first.
    few: Option<Vec<u64>>,
    seen: Stretch,
    /// How many of the exercises that have been seen lie behind.
    passed: usize,
}

impl Walk {
    fn new(source: &dyn Source, seen: Stretch, dice: &mut Dice) -> Self {
        let order = Permutation::new(source.size(), dice);
        let few = source.few().map(|numbers| {
            let mut places: Vec<u64> = numbers.into_iter().map(|one| order.place(one)).collect();
            places.sort_unstable_by_key(|place| std::cmp::Reverse(*place));
            places
        });
        // Nothing lies ahead yet.
        let (ahead, start) = ([0; TOGETHER], u64::MAX);
        Walk { order, ahead, start, walked: 0, few, seen, passed: 0 }
    }

    /// The next place to try before `end`; the walk is then behind it.
    fn step(&mut self, end: u64) -> Option<u64> {
        let place = match &mut self.few {
            Some(few) => few.pop()?,
            None => self.walked,
        };
        self.walked = place + 1;
        (place < end).then_some(place)
    }

    /// The number at a place; those behind it are soon asked for where all places are tried.
    fn number(&mut self, place: u64, is_new: bool) -> u64 {
        if !is_new || self.few.is_some() {
            return self.order.at(place);
        }
        if place < self.start || place - self.start >= TOGETHER as u64 {
            (self.ahead, self.start) = (self.order.from(place), place);
        }
        self.ahead[(place - self.start) as usize]
    }

    /// What `look` makes of the number at the place where the walk has just been.
    fn look<T>(&mut self, place: u64, look: impl FnOnce(u64) -> Option<T>) -> Option<T> {
        let is_new = place >= self.seen.until;
        if !is_new && self.seen.found.get(self.passed) != Some(&place) {
            return None;
        }
        let found = look(self.number(place, is_new));
        if is_new {
            self.seen.until = self.walked;
            self.seen.found.extend(found.is_some().then_some(place));
        }
        self.passed += usize::from(found.is_some());
        found
    }
}

impl Draw<'_> {
    /// The same for whoever wants so many exercises: further ones are found while there are numbers to try, but
    /// bring no more of them.
    pub(super) fn counting(mut self, counted: usize) -> Self {
        self.counted = counted;
        self
    }
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
            let walk = &mut self.walks[source];
            let patience = if walk.few.is_some() { FAR } else { IN_A_ROW };
            let end = walk.walked.saturating_add(patience).min(walk.order.size());
            while let Some(place) = walk.step(end) {
                self.tries = self.tries.checked_sub(1)?;
                let look = |index| self.space.sources[source].exercise(index, &mut self.dice);
                if let Some(found) = walk.look(place, look) {
                    if self.counted > 0 {
                        (self.tries, self.counted) = (self.tries + TRIES_EACH, self.counted - 1);
                    }
                    return Some(self.space.exercise(found));
                }
            }
            self.open.swap_remove(chosen);
        }
        None
    }
}

impl Drop for Draw<'_> {
    fn drop(&mut self) {
        if self.space.ground.is_none() {
            return;
        }
        let mut seen = self.space.seen();
        seen.retain(|(seed, _)| *seed != self.seed);
        seen.truncate(REMEMBERED - 1);
        let own = self.walks.iter_mut().map(|walk| std::mem::take(&mut walk.seen));
        seen.insert(0, (self.seed, own.collect()));
    }
}
