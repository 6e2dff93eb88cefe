//! All exercises that a kind can make under some constraints. They can be counted, and drawn in random order
//! without repetition. The same constraints and seed give the same exercises on every machine. A draw walks
//! through a permutation of the whole space, so that it reaches the last exercise as well as the first. Next:
//! `permutation.rs`.

use std::cell::Cell;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::AnswerClass;
use super::exercise::{Answer, Candidate, Exercise};
use super::permutation::{BATCH, Permutation};
use super::rng::SeededRng;
use carryless_args::error::{Error, faults};

faults! {
    pub enum SpaceFault {
        TooFew { topic: &'static str, exist: u64, asked: u64 } = "too-few-exercises",
        TooRare { topic: &'static str, tries: u64 } = "too-rare-exercises",
    }
}

/// Number of consecutive indices without an exercise after which a draw considers a source exhausted.
const IN_A_ROW: u64 = 1 << 20;

/// Number of indices that a draw may try before its first exercise. All draws for a class of pupils together
/// may try as many.
pub const TRIES: u64 = 2_000_000;
/// Number of indices by which each exercise that a draw finds raises its limit of tries.
const TRIES_EACH: u64 = 1 << 10;

/// Number of tries, in addition to one, that an exercise uses up of an [`Allowance`]. Computing its answer
/// and difficulty takes longer than rejecting an index.
const TRIES_OF_FOUND: u64 = 16;

/// Number of positions that a draw looks ahead for the next index in the source's `explicit_members`. For
/// such a source it replaces the limit of consecutive indices without an exercise.
const EXPLICIT_LOOKAHEAD: u64 = 1 << 24;

/// A set of possible exercises with the indices 0, 1, …. Whether there is an exercise at an index depends on
/// the index alone; the random numbers decide only properties that are not part of its id.
pub trait Source: Send + Sync {
    /// Returns the number of indices; there need not be an exercise at each.
    fn size(&self) -> u64;

    /// Returns all indices at which there can be exercises, if these are few; a draw then tries no others.
    /// `None`, the default, lets a draw try all indices.
    fn explicit_members(&self) -> Option<Vec<u64>> {
        None
    }

    /// Returns the exercise at this index (0-based); `None` if there is none.
    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate>;

    /// Returns a text that contains everything that decides at which indices there are exercises. Sources
    /// with equal keys have exercises at equal indices, so that a later draw can skip the other indices.
    /// Returns `None`, the default, for a source that uses random numbers at indices without an exercise.
    fn cache_key(&self) -> Option<String> {
        None
    }
}

/// Sources that together contain the exercises of a kind, each exercise in only one source.
pub type Sources = Vec<Box<dyn Source>>;

/// Number of indices that all draws for a class of pupils may still try together. At 0 the draws end.
#[derive(Debug)]
pub struct Allowance(Cell<u64>);

impl Default for Allowance {
    fn default() -> Self {
        Allowance(Cell::new(TRIES))
    }
}

impl Allowance {
    /// Whether no try is left, so that draws end.
    pub fn is_spent(&self) -> bool {
        self.0.get() == 0
    }

    /// Takes an equal share of the remaining tries for one of `of` draws. Call `return_share` with the share
    /// to give its unused tries back.
    pub fn split_share(&self, of: usize) -> Allowance {
        let share = self.0.get() / (of as u64).max(1);
        self.spend(share);
        Allowance(Cell::new(share))
    }

    /// Adds the unused tries of `share` again and leaves none in `share`.
    pub fn return_share(&self, share: &Allowance) {
        self.0.set(self.0.get() + share.0.take());
    }

    /// Subtracts `tries`, down to 0, and returns whether at least `tries` were left.
    fn spend(&self, tries: u64) -> bool {
        let left = self.0.get().checked_sub(tries);
        self.0.set(left.unwrap_or(0));
        left.is_some()
    }
}

/// All exercises of one kind under the same constraints. `draw` returns them in random order.
pub struct Space {
    topic: &'static str,
    level: u8,
    /// Disjoint sources; a draw chooses among them with equal probability.
    sources: Sources,
    /// Cache keys of the sources; `None` if any source has none.
    cache_keys: Option<Vec<String>>,
    /// Results of earlier draws by seed, the newest first. A later draw with an equal seed skips the indices
    /// at which the earlier draw found no exercise.
    seen: Mutex<Vec<(u64, Seen)>>,
}

/// Searched part of each source, in the order of the sources of the space.
type Seen = Vec<SearchedPart>;

/// Searched part of a source: the positions `0 .. until` of its permuted order. `found` lists the positions
/// with an exercise.
#[derive(Clone, Debug, Default)]
struct SearchedPart {
    until: u64,
    found: Vec<u64>,
}

/// Number of seeds whose search results are kept.
const REMEMBERED: usize = 2;

impl std::fmt::Debug for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Space({})", self.topic)
    }
}

impl Space {
    /// Creates the space of the sources, which must be disjoint.
    pub fn new(topic: &'static str, level: u8, sources: Sources) -> Self {
        let ground = sources.iter().map(|source| source.cache_key()).collect();
        Space { topic, level, sources, cache_keys: ground, seen: Mutex::default() }
    }

    /// Returns the space with the search results of `other`, the space of another level, if both have
    /// exercises at the same indices; otherwise without search results.
    #[must_use]
    pub fn with_search_of(self, other: &Space) -> Self {
        let known = self.cache_keys.is_some() && self.cache_keys == other.cache_keys;
        let seen = if known { other.lock_seen().clone() } else { Vec::new() };
        Space { seen: Mutex::new(seen), ..self }
    }

    fn lock_seen(&self) -> MutexGuard<'_, Vec<(u64, Seen)>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns an iterator over all exercises in the random order of `seed`, each once.
    pub fn draw(&self, seed: u64) -> Draw<'_> {
        let mut dice = SeededRng::new(seed, self.topic);
        let seen =
            self.lock_seen().iter().find(|(own, _)| *own == seed).map(|(_, seen)| seen.clone());
        let seen = seen.unwrap_or_else(|| vec![SearchedPart::default(); self.sources.len()]);
        let cursors = self.sources.iter().zip(seen);
        let cursors =
            cursors.map(|(source, seen)| SourceCursor::new(&**source, seen, &mut dice)).collect();
        Draw {
            space: self,
            seed,
            cursors,
            open: (0..self.sources.len()).collect(),
            dice,
            tried: 0,
            try_limit: TRIES,
            raises_left: usize::MAX,
            allowance: None,
        }
    }

    /// Returns the answer class of the exercises.
    pub fn answer_class(&self) -> AnswerClass {
        super::kind(self.topic).map_or(AnswerClass::Many, |kind| kind.answer_class())
    }

    /// Returns `candidate` as an exercise with the topic and level of this space.
    fn exercise(&self, candidate: Candidate) -> Exercise {
        let Candidate { state, task, facts, asks, difficulty } = candidate;
        let answer = Answer { facts, asks };
        Exercise { topic: self.topic, state, task, answer, difficulty, level: self.level }
    }

    /// Returns the error `too-few-exercises`: only `exist` exercises exist although `asked` are needed.
    pub fn too_few(&self, exist: u64, asked: u64) -> Error {
        SpaceFault::TooFew { topic: self.topic, exist, asked }.into()
    }

    /// Returns the error `too-rare-exercises`: exercises are so rare that `tries` tries were not enough.
    pub fn too_rare(&self, tries: u64) -> Error {
        SpaceFault::TooRare { topic: self.topic, tries }.into()
    }
}

/// Iterator over the exercises of a space in random order, each once. It ends early when its tries are used
/// up.
#[derive(Debug)]
pub struct Draw<'s> {
    space: &'s Space,
    seed: u64,
    cursors: Vec<SourceCursor>,
    /// Indices of the sources that are not exhausted.
    open: Vec<usize>,
    dice: SeededRng,
    /// Number of positions tried or skipped so far, at most `try_limit`.
    tried: u64,
    try_limit: u64,
    /// Number of further exercises that raise `try_limit` when they are found.
    raises_left: usize,
    /// Tries shared with the other draws for the class.
    allowance: Option<&'s Allowance>,
}

/// A source in its permuted order, with the position that a draw has reached.
#[derive(Debug)]
struct SourceCursor {
    order: Permutation,
    /// Indices at the positions from `start` on, computed as one batch of `BATCH`.
    ahead: [u64; BATCH],
    start: u64,
    /// Position after the last one that was tried.
    walked: u64,
    /// Positions of the `explicit_members` of the source that are still to be tried, in descending order; `None` if
    /// the source does not list its members.
    explicit_places: Option<Vec<u64>>,
    seen: SearchedPart,
    /// Number of exercises in `seen` that the walk has passed.
    known_exercises_passed: usize,
}

impl SourceCursor {
    fn new(source: &dyn Source, seen: SearchedPart, dice: &mut SeededRng) -> Self {
        let order = Permutation::new(source.size(), dice);
        let few = source.explicit_members().map(|numbers| {
            let mut places: Vec<u64> =
                numbers.into_iter().map(|one| order.position_of(one)).collect();
            places.sort_unstable_by_key(|place| std::cmp::Reverse(*place));
            places
        });
        // No batch is computed yet.
        let (ahead, start) = ([0; BATCH], u64::MAX);
        SourceCursor {
            order,
            ahead,
            start,
            walked: 0,
            explicit_places: few,
            seen,
            known_exercises_passed: 0,
        }
    }

    /// Advances to the next position to try and returns it, with the number of positions that it counts for.
    /// Positions that an earlier draw found without an exercise are skipped but counted. Returns `None` if the
    /// position is not less than `end`, or if all explicit members have been tried.
    fn step(&mut self, end: u64) -> Option<(u64, u64)> {
        let start = self.walked;
        let (place, count) = match &mut self.explicit_places {
            Some(few) => (few.pop()?, 1),
            None if start >= self.seen.until => (start, 1),
            None => {
                let next =
                    *self.seen.found.get(self.known_exercises_passed).unwrap_or(&self.seen.until);
                (next, next - start + 1)
            }
        };
        self.walked = place + 1;
        (place < end).then_some((place, count))
    }

    /// Returns the index at a position of the permuted order. `is_new` tells whether no draw has searched the
    /// position; new positions are computed in batches, because the next ones follow soon.
    fn index_at(&mut self, place: u64, is_new: bool) -> u64 {
        if !is_new || self.explicit_places.is_some() {
            return self.order.at(place);
        }
        if place < self.start || place - self.start >= BATCH as u64 {
            (self.ahead, self.start) = (self.order.batch_at(place), place);
        }
        self.ahead[(place - self.start) as usize]
    }

    /// Whether no draw has searched the position yet.
    fn is_new(&self, place: u64) -> bool {
        place >= self.seen.until
    }

    /// Applies `look` to the index at the position `place`, to which `step` has advanced, and returns its
    /// result. Records whether there is an exercise. Returns `None` without a call if an earlier draw found
    /// none there.
    fn visit<T>(&mut self, place: u64, look: impl FnOnce(u64) -> Option<T>) -> Option<T> {
        let is_new = self.is_new(place);
        if !is_new && self.seen.found.get(self.known_exercises_passed) != Some(&place) {
            return None;
        }
        let found = look(self.index_at(place, is_new));
        if is_new {
            self.seen.until = self.walked;
            self.seen.found.extend(found.is_some().then_some(place));
        }
        self.known_exercises_passed += usize::from(found.is_some());
        found
    }
}

impl<'s> Draw<'s> {
    /// Limits this draw by the tries of `allowance`, which other draws use up as well.
    pub fn with_allowance(mut self, allowance: &'s Allowance) -> Self {
        self.allowance = Some(allowance);
        self
    }

    /// Returns the number of tries if the draw ended before all sources were exhausted; otherwise `None`.
    pub fn tries_if_given_up(&self) -> Option<u64> {
        (!self.open.is_empty()).then_some(self.tried)
    }

    /// Lets only the first `counted` exercises raise the limit of tries. Further exercises are returned as
    /// long as tries remain.
    pub(super) fn with_raises(mut self, counted: usize) -> Self {
        self.raises_left = counted;
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
            let cursor = &mut self.cursors[source];
            let patience =
                if cursor.explicit_places.is_some() { EXPLICIT_LOOKAHEAD } else { IN_A_ROW };
            let end = cursor.walked.saturating_add(patience).min(cursor.order.size());
            while let Some((place, count)) = cursor.step(end) {
                self.tried =
                    (self.tried + count <= self.try_limit).then_some(self.tried + count)?;
                if cursor.is_new(place) && self.allowance.is_some_and(|own| !own.spend(1)) {
                    return None;
                }
                let look = |index| self.space.sources[source].exercise(index, &mut self.dice);
                if let Some(found) = cursor.visit(place, look) {
                    if let Some(own) = self.allowance {
                        own.spend(TRIES_OF_FOUND);
                    }
                    if self.raises_left > 0 {
                        (self.try_limit, self.raises_left) =
                            (self.try_limit + TRIES_EACH, self.raises_left - 1);
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
        if self.space.cache_keys.is_none() {
            return;
        }
        let mut seen = self.space.lock_seen();
        seen.retain(|(seed, _)| *seed != self.seed);
        seen.truncate(REMEMBERED - 1);
        let own = self.cursors.iter_mut().map(|cursor| std::mem::take(&mut cursor.seen));
        seen.insert(0, (self.seed, own.collect()));
    }
}
