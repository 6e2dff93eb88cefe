//! Distributes the exercises of a kind over the versions of a sheet. In each slot (place on the sheet) all
//! versions have exercises of equal difficulty, with the right answers of a [`Plan`]; no exercise occurs
//! twice. If there are too few exercises, finds for how many versions they suffice, or gives all versions the
//! same exercises in different orders.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::answer_balance::{AnswerClass, Plan, SlotAnswers};
use super::difficulty::Difficulty;
use super::exercise::Exercise;
use super::pool::{Allowance, Space};
use super::rng::SeededRng;
use carryless_args::error::Error;

/// Number of exercises after which counting stops, because no sheet needs more.
const COUNT_LIMIT: usize = 200_000;

/// Number of exercises drawn before a wanted right answer that has not occurred counts as impossible, in
/// addition to [`LOOKED_EACH`] for each wanted exercise.
const LOOKED: usize = 512;
/// Number of exercises drawn for each wanted exercise before a right answer that has not occurred counts as
/// impossible.
const LOOKED_EACH: usize = 32;

/// Largest number of exercises drawn for a topic, in addition to `draw_limit`, before the places on the sheet
/// that still lack an exercise stay empty. Without it the search may not end: a place needs an exercise of a
/// given difficulty and right answer (for balance), and there may be none.
const DRAWN: usize = 1 << 18;

/// Returns the number of exercises drawn before a right answer that has not occurred counts as impossible.
/// `wanted` is the number of exercises that are needed.
fn draw_limit(wanted: usize) -> usize {
    LOOKED + LOOKED_EACH * wanted
}

/// Largest number of different orders of the exercises, if all versions of a sheet have the same exercises.
pub const ORDERS: u64 = 3;

/// Exercises of a topic by slot (place on a sheet) and version: `rows[slot][version]`, both 0-based.
pub type DrawnExercises = Vec<Vec<Exercise>>;

/// Exercises of equal difficulty that have no slot of a sheet yet, grouped by their right answer (1 = yes, 0
/// = no, or a line number). The key is `None` if the answer has many possible values.
struct Bucket {
    effort: Difficulty,
    waiting: FxHashMap<Option<u8>, Vec<Exercise>>,
}

impl Bucket {
    /// Removes and returns one exercise for each right answer in `place`, in the order of `place`. Returns
    /// `None`, and removes nothing, if an exercise is missing.
    fn take(&mut self, place: &SlotAnswers) -> Option<Vec<Exercise>> {
        // Called after every drawn exercise, mostly with too few: test that first.
        if self.waiting.values().map(Vec::len).sum::<usize>() < place.len() {
            return None;
        }
        let needed = count_verdicts(place.iter());
        let enough = |(verdict, count): (&Option<u8>, &usize)| {
            self.waiting.get(verdict).map_or(0, Vec::len) >= *count
        };
        if !needed.iter().all(enough) {
            return None;
        }
        let mut taken: FxHashMap<Option<u8>, _> = FxHashMap::default();
        for (verdict, count) in needed {
            let waiting = self.waiting.get_mut(&verdict)?;
            taken.insert(verdict, waiting.drain(..count).collect::<Vec<_>>().into_iter());
        }
        place.iter().map(|verdict| taken.get_mut(verdict)?.next()).collect()
    }
}

/// Returns how often each right answer occurs; `None` stands for an answer with many possible values.
fn count_verdicts<'v>(
    verdicts: impl Iterator<Item = &'v Option<u8>>,
) -> FxHashMap<Option<u8>, usize> {
    let mut counts = FxHashMap::default();
    for verdict in verdicts {
        *counts.entry(*verdict).or_default() += 1;
    }
    counts
}

impl Space {
    /// Returns `rows[slot][version]` with the right answers of `plan` and, if given, the difficulties in
    /// `difficulties`, one for each slot. A right answer that no exercise has is replaced by another. Returns
    /// `None` if there are too few exercises or the tries of `allowance` are used up.
    pub fn deal(
        &self,
        seed: u64,
        plan: &Plan,
        difficulties: Option<&[Difficulty]>,
        allowance: &Allowance,
    ) -> Option<DrawnExercises> {
        match self.try_deal(seed, plan, difficulties, allowance) {
            Ok(rows) => Some(rows),
            Err(seen) => {
                let possible = replace_impossible(plan, &seen)?;
                self.try_deal(seed, &possible, difficulties, allowance).ok()
            }
        }
    }

    /// Returns `rows[slot][version]` with exactly the right answers of `plan` and, if given, the difficulties
    /// in `difficulties`. If a slot remains empty, the error lists the right answers of the drawn exercises,
    /// each once.
    fn try_deal(
        &self,
        seed: u64,
        plan: &Plan,
        difficulties: Option<&[Difficulty]>,
        allowance: &Allowance,
    ) -> Result<DrawnExercises, Vec<Option<u8>>> {
        let mut rows: Vec<Option<Vec<Exercise>>> = plan.iter().map(|_| None).collect();
        let mut open = plan.len();
        let mut buckets: Vec<Bucket> = Vec::new();
        let mut seen: Vec<Option<u8>> = Vec::new();
        let draw_limit = draw_limit(plan.iter().map(Vec::len).sum());
        let wanted = count_verdicts(plan.iter().flatten());
        let draw = self
            .draw(seed)
            .with_allowance(allowance)
            .with_raises(draw_limit)
            .take(DRAWN + draw_limit);
        for (drawn, exercise) in draw.enumerate() {
            if open == 0 || drawn > draw_limit && seen.len() < wanted.len() {
                break;
            }
            let (effort, verdict) = (exercise.effort(), exercise.verdict());
            let Some(most) = wanted.get(&verdict) else { continue };
            if difficulties.is_some_and(|all| !all.contains(&effort)) {
                continue;
            }
            if !seen.contains(&verdict) {
                seen.push(verdict);
            }
            let at = buckets.iter().position(|bucket| bucket.effort == effort);
            let at = at.unwrap_or_else(|| {
                buckets.push(Bucket { effort, waiting: FxHashMap::default() });
                buckets.len() - 1
            });
            let waiting = buckets[at].waiting.entry(verdict).or_default();
            // Keeps no more exercises of a verdict than all slots ask for.
            if waiting.len() < *most {
                waiting.push(exercise);
            }
            // Slots with equal requirements are filled in order.
            let fits = |place: &usize| {
                rows[*place].is_none()
                    && plan[*place].contains(&verdict)
                    && difficulties.is_none_or(|all| all.get(*place) == Some(&effort))
            };
            if let Some(place) = (0..plan.len()).find(fits)
                && let Some(row) = buckets[at].take(&plan[place])
            {
                rows[place] = Some(row);
                open -= 1;
            }
        }
        if open > 0 { Err(seen) } else { Ok(rows.into_iter().flatten().collect()) }
    }

    /// Returns the number of different exercises, at most [`COUNT_LIMIT`]; 0 if the search found none. Returns
    /// the error `too-rare-exercises` if the search gave up after it had found some, but not all.
    pub fn count_exercises(&self, seed: u64) -> Result<u64, Error> {
        let allowance = Allowance::default().split_share(2);
        let mut draw = self.draw(seed).with_allowance(&allowance).with_raises(draw_limit(0));
        let count = draw.by_ref().take(COUNT_LIMIT).count() as u64;
        match draw.tries_if_given_up() {
            Some(tries) if count > 0 => Err(self.too_rare(tries)),
            _ => Ok(count),
        }
    }

    /// Returns the largest number of versions below `copies` that can have exercises of equal difficulty in each
    /// slot, or `None` if it is less than two. `judged` has an entry for each slot: whether it asks for an answer
    /// of the class `verdicts`. `allowance` limits the tries.
    pub fn capacity(
        &self,
        verdicts: AnswerClass,
        judged: &[bool],
        copies: u64,
        allowance: &Allowance,
    ) -> Option<u64> {
        let most = copies.checked_sub(1).filter(|most| *most > 1)?;
        let mut stock = Stock::new(verdicts, judged);
        let mut next_look = LOOKED;
        let wanted = judged.len() * usize::try_from(copies).unwrap_or(COUNT_LIMIT);
        let draw = self
            .draw(0)
            .with_allowance(allowance)
            .with_raises(draw_limit(wanted))
            .take(COUNT_LIMIT);
        for (drawn, exercise) in draw.enumerate() {
            // Further exercises never allow fewer versions, once all possible verdicts have occurred.
            if drawn == next_look {
                if stock.is_enough(most) {
                    return Some(most);
                }
                next_look *= 2;
            }
            stock.add(&exercise);
        }
        (2..=most).rev().find(|versions| stock.is_enough(*versions))
    }

    /// Returns the same exercises for all `copies` versions, in up to [`ORDERS`] orders, as `rows[slot][order]`. If
    /// there are different right answers, they are about equally frequent, and no slot has the same right answer in
    /// all orders. `judged` has an entry for each slot: whether it asks for an answer with few possible values.
    /// Returns `None` if too few exercises are found with the tries of `allowance`.
    pub fn shared(
        &self,
        seed: u64,
        judged: &[bool],
        copies: u64,
        allowance: &Allowance,
    ) -> Option<DrawnExercises> {
        let places = judged.len();
        let mut sorts: Vec<(Option<u8>, Vec<Exercise>)> = Vec::new();
        let draw = self
            .draw(seed)
            .with_allowance(allowance)
            .with_raises(draw_limit(places))
            .take(COUNT_LIMIT);
        for (drawn, exercise) in draw.enumerate() {
            let verdict = exercise.verdict();
            match sorts.iter_mut().find(|(own, _)| *own == verdict) {
                // No more are needed than there are slots.
                Some((_, sort)) if sort.len() < places.max(2) => sort.push(exercise),
                Some(_) => {}
                None => sorts.push((verdict, vec![exercise])),
            }
            let enough = |(verdict, sort): &(Option<u8>, Vec<Exercise>)| {
                sort.len() >= if verdict.is_some() { places.div_ceil(2) } else { places }.max(2)
            };
            let all_free = judged.iter().all(|judged| !judged);
            let both = sorts.iter().filter(|(verdict, _)| verdict.is_some()).count() > 1;
            let is_late = drawn > draw_limit(places);
            if sorts.iter().all(enough) && (both || all_free || is_late) {
                break;
            }
        }
        if judged == [false] {
            self.two_of_equal_form(seed, allowance).into_iter().for_each(|two| sorts = vec![two]);
        }
        sorts.sort_by_key(|(verdict, _)| *verdict);
        let (asked, free): (Vec<_>, Vec<_>) =
            sorts.iter().cloned().partition(|(verdict, _)| verdict.is_some());
        let mut dice = SeededRng::new(seed, "orders");
        let own: Vec<usize> = (0..places).filter(|place| judged[*place]).collect();
        let others: Vec<usize> = (0..places).filter(|place| !judged[*place]).collect();
        let mut rows: Vec<Vec<Exercise>> = vec![Vec::new(); places];
        let apart = fill_in_orders(asked, &own, copies, &mut rows, &mut dice)
            .and_then(|()| fill_in_orders(free, &others, copies, &mut rows, &mut dice));
        if apart.is_none() {
            fill_in_orders(sorts, &(0..places).collect::<Vec<_>>(), copies, &mut rows, &mut dice)?;
        }
        Some(rows)
    }

    /// Returns the first two exercises of equal form, number of piles, number of binary digits and mirror
    /// symmetry, for the versions of a sheet with a single slot; `None` if there are no two. The first part of
    /// the pair is always `None`, because the right answers are ignored.
    fn two_of_equal_form(
        &self,
        seed: u64,
        allowance: &Allowance,
    ) -> Option<(Option<u8>, Vec<Exercise>)> {
        let mut found: FxHashMap<(u8, u8, u8, bool), Exercise> = FxHashMap::default();
        let mut draw =
            self.draw(seed).with_allowance(allowance).with_raises(draw_limit(2)).take(COUNT_LIMIT);
        draw.find_map(|exercise| {
            let Difficulty { form, piles, bits, mirror, .. } = exercise.difficulty;
            match found.entry((form, piles, bits, mirror)) {
                Entry::Occupied(first) => Some((None, vec![first.remove(), exercise])),
                Entry::Vacant(free) => {
                    free.insert(exercise);
                    None
                }
            }
        })
    }
}

/// Counts of exercises by difficulty and right answer. They show whether the exercises suffice for a topic
/// with `asking` slots for an answer with few possible values and `free` other slots.
struct Stock {
    answer_class: AnswerClass,
    asking: u64,
    free: u64,
    sizes: FxHashMap<Difficulty, FxHashMap<Option<u8>, u64>>,
    /// Right answers of the counted exercises, each once: 1 = yes, 0 = no, or a line number.
    seen_verdicts: Vec<u8>,
}

impl Stock {
    fn new(verdicts: AnswerClass, judged: &[bool]) -> Self {
        let asking = judged.iter().filter(|judged| **judged).count() as u64;
        let free = judged.len() as u64 - asking;
        Stock {
            answer_class: verdicts,
            asking,
            free,
            sizes: FxHashMap::default(),
            seen_verdicts: Vec::new(),
        }
    }

    fn add(&mut self, exercise: &Exercise) {
        let verdict = exercise.verdict();
        *self.sizes.entry(exercise.effort()).or_default().entry(verdict).or_default() += 1;
        let new = verdict.filter(|card| !self.seen_verdicts.contains(card));
        self.seen_verdicts
            .extend(new.filter(|card| self.answer_class.weighted_answers().contains(card)));
    }

    /// Whether the counted exercises suffice for `versions` versions with equal difficulty in each slot.
    fn is_enough(&self, versions: u64) -> bool {
        // The only verdict that occurs is that of all versions.
        let share = |card: u8| match self.seen_verdicts.len() {
            1 => versions,
            _ => self.answer_class.max_versions(card, versions),
        };
        let of = |own: &FxHashMap<Option<u8>, u64>, verdict: Option<u8>, needed: u64| {
            own.get(&verdict).copied().unwrap_or(0) / needed.max(1)
        };
        let places = |own: &FxHashMap<Option<u8>, u64>| {
            self.seen_verdicts
                .iter()
                .map(|card| of(own, Some(*card), share(*card)))
                .min()
                .unwrap_or(0)
        };
        let free = |own: &FxHashMap<Option<u8>, u64>| of(own, None, versions);
        self.sizes.values().map(places).sum::<u64>() >= self.asking
            && self.sizes.values().map(free).sum::<u64>() >= self.free
    }
}

/// Fills the slots `places` (0-based) of `rows` with the same exercises in up to [`ORDERS`] orders; one order
/// if `copies`, the number of versions, is 1. `sorts` pairs each right answer (`None` for many possible values)
/// with its exercises; about equally many of each are used. Returns `None` if there are too few exercises.
fn fill_in_orders(
    sorts: Vec<(Option<u8>, Vec<Exercise>)>,
    places: &[usize],
    copies: u64,
    rows: &mut [Vec<Exercise>],
    dice: &mut SeededRng,
) -> Option<()> {
    let all: usize = sorts.iter().map(|(_, sort)| sort.len()).sum();
    let length = if places.len() == 1 { all.clamp(1, 2) } else { places.len() };
    let mut counts = vec![0; sorts.len()];
    for _ in 0..if places.is_empty() { 0 } else { length } {
        let free = (0..sorts.len()).filter(|at| counts[*at] < sorts[*at].1.len());
        let least = free.min_by_key(|at| counts[*at])?;
        counts[least] += 1;
    }
    let list = sorts.into_iter().zip(counts);
    let list = list.flat_map(|((_, sort), count)| sort.into_iter().take(count));
    let list: Vec<Exercise> = list.collect();
    let orders = if copies == 1 { 1 } else { (ORDERS as usize).min(list.len()) };
    let mut order: Vec<usize> = (0..list.len()).collect();
    dice.shuffle(&mut order);
    for (start, place) in order.into_iter().zip(places) {
        let version = |turn: usize| list[(start + turn * list.len() / orders) % list.len()].clone();
        rows[*place] = (0..orders).map(version).collect();
    }
    Some(())
}

/// Returns `plan` with each right answer that is not in `seen` replaced by one in `seen`. Returns `None` if
/// all are in `seen`, or if `seen` is empty.
fn replace_impossible(plan: &Plan, seen: &[Option<u8>]) -> Option<Plan> {
    let missing = plan.iter().flatten().any(|verdict| !seen.contains(verdict));
    if !missing || seen.is_empty() {
        return None;
    }
    let place = |(number, place): (usize, &SlotAnswers)| {
        // Either all versions of a slot have a verdict, or none has.
        let sort = place.iter().find(|verdict| seen.contains(verdict)).map(|it| it.is_some());
        let own: Vec<_> =
            seen.iter().filter(|it| sort.is_none_or(|sort| it.is_some() == sort)).collect();
        let own = if own.iter().any(|it| it.is_some()) {
            own.into_iter().filter(|it| it.is_some()).collect()
        } else {
            own
        };
        place
            .iter()
            .enumerate()
            .map(|(version, verdict)| match own.contains(&verdict) {
                true => *verdict,
                false => *own[(number + version) % own.len()],
            })
            .collect()
    };
    Some(plan.iter().enumerate().map(place).collect())
}
