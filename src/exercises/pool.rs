//! All exercises that a kind can make under some wishes: they can be counted, and drawn in a mixed
//! order without a repeat. The same wishes and seed give the same exercises, on every machine. A
//! draw keeps no list of what it has given: it walks through a permutation of the whole space, so
//! that the last exercise is found as surely as the first.

use std::cell::Cell;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::AnswerClass;
use super::exercise::{Answer, Candidate, Exercise};
use super::permutation::{Permutation, TOGETHER};
use super::rng::SeededRng;
use crate::error::{Error, faults};

faults! {
    pub(crate) enum SpaceFault {
        TooFew { topic: &'static str, exist: u64, asked: u64 } = "too-few-exercises",
        TooRare { topic: &'static str, tries: u64 } = "too-rare-exercises",
    }
}

/// How many numbers in a row a draw tries before it takes a source for exhausted.
const IN_A_ROW: u64 = 1 << 20;

/// How many numbers a draw tries, and all draws for a class together; and how many more of its own a draw
/// has for each exercise that it has found.
pub(crate) const TRIES: u64 = 2_000_000;
const TRIES_EACH: u64 = 1 << 10;

/// For how many numbers of a class an exercise counts that is found: its answer and how hard it is are more
/// work than most numbers, which are none.
const TRIES_OF_FOUND: u64 = 16;

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

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate>;

    /// All on which it depends which of its numbers are exercises, of a source that leaves nothing to
    /// chance for the others: whoever says the same has exercises at the same numbers, and a draw may
    /// pass over the others.
    fn ground(&self) -> Option<String> {
        None
    }
}

pub(crate) type Sources = Vec<Box<dyn Source>>;

/// What all draws for a class may still try together. When nothing is left, they end.
#[derive(Debug)]
pub(crate) struct Allowance(Cell<u64>);

impl Default for Allowance {
    fn default() -> Self {
        Allowance(Cell::new(TRIES))
    }
}

impl Allowance {
    pub(crate) fn is_spent(&self) -> bool {
        self.0.get() == 0
    }

    /// The share of one of so many that have not had theirs; what it leaves is [given back](Self::regain).
    pub(crate) fn share(&self, of: usize) -> Allowance {
        let share = self.0.get() / (of as u64).max(1);
        self.spend(share);
        Allowance(Cell::new(share))
    }

    pub(crate) fn regain(&self, share: &Allowance) {
        self.0.set(self.0.get() + share.0.take());
    }

    /// Whether there was as much.
    fn spend(&self, tries: u64) -> bool {
        let left = self.0.get().checked_sub(tries);
        self.0.set(left.unwrap_or(0));
        left.is_some()
    }
}

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
        let mut dice = SeededRng::new(seed, self.topic);
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
            tried: 0,
            most: TRIES,
            counted: usize::MAX,
            allowance: None,
        }
    }

    /// The answers of its exercises that are few.
    pub(crate) fn verdicts(&self) -> AnswerClass {
        super::kind(self.topic).map_or(AnswerClass::Many, |kind| kind.verdicts())
    }

    fn exercise(&self, candidate: Candidate) -> Exercise {
        let Candidate { setting, task, facts, asks, difficulty } = candidate;
        let answer = Answer { facts, asks };
        Exercise { topic: self.topic, setting, task, answer, difficulty, level: self.level }
    }

    pub(crate) fn too_few(&self, exist: u64, asked: u64) -> Error {
        SpaceFault::TooFew { topic: self.topic, exist, asked }.into()
    }

    /// Its exercises are so rare that `tries` were not enough.
    pub(crate) fn too_rare(&self, tries: u64) -> Error {
        SpaceFault::TooRare { topic: self.topic, tries }.into()
    }
}

#[derive(Debug)]
pub(crate) struct Draw<'s> {
    space: &'s Space,
    seed: u64,
    walks: Vec<Walk>,
    /// The sources that are not exhausted.
    open: Vec<usize>,
    dice: SeededRng,
    /// How many numbers have been tried, and how many may be.
    tried: u64,
    most: u64,
    /// For how many exercises more there are some more.
    counted: usize,
    /// What it tries at the cost of others.
    allowance: Option<&'s Allowance>,
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
    fn new(source: &dyn Source, seen: Stretch, dice: &mut SeededRng) -> Self {
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

    /// The next place to try before `end`, and for how many it counts: those that have been seen and are
    /// no exercises are passed over. The walk is then behind it.
    fn step(&mut self, end: u64) -> Option<(u64, u64)> {
        let start = self.walked;
        let (place, count) = match &mut self.few {
            Some(few) => (few.pop()?, 1),
            None if start >= self.seen.until => (start, 1),
            None => {
                let next = *self.seen.found.get(self.passed).unwrap_or(&self.seen.until);
                (next, next - start + 1)
            }
        };
        self.walked = place + 1;
        (place < end).then_some((place, count))
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

    /// Whether no draw has been there.
    fn is_new(&self, place: u64) -> bool {
        place >= self.seen.until
    }

    /// What `look` makes of the number at the place where the walk has just been.
    fn look<T>(&mut self, place: u64, look: impl FnOnce(u64) -> Option<T>) -> Option<T> {
        let is_new = self.is_new(place);
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

impl<'s> Draw<'s> {
    /// The same, which ends when others have tried too much.
    pub(crate) fn within(mut self, allowance: &'s Allowance) -> Self {
        self.allowance = Some(allowance);
        self
    }

    /// How many numbers have been tried, where others are left that have not been.
    pub(crate) fn given_up(&self) -> Option<u64> {
        (!self.open.is_empty()).then_some(self.tried)
    }

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
            while let Some((place, count)) = walk.step(end) {
                self.tried = (self.tried + count <= self.most).then_some(self.tried + count)?;
                if walk.is_new(place) && self.allowance.is_some_and(|own| !own.spend(1)) {
                    return None;
                }
                let look = |index| self.space.sources[source].exercise(index, &mut self.dice);
                if let Some(found) = walk.look(place, look) {
                    if let Some(own) = self.allowance {
                        own.spend(TRIES_OF_FOUND);
                    }
                    if self.counted > 0 {
                        (self.most, self.counted) = (self.most + TRIES_EACH, self.counted - 1);
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
