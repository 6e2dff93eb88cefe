//! The search for all states of the automaton, level by level. Level i has the states that are first reached
//! after i digits. States are kept in the order of the fractions that name them. A digit leads from f to f/2
//! or to (f + 1)/2, so the successors of a sorted level are sorted too, those after 0 before those after 1.
//! New states are therefore found without a hash table and without sorting. Memory is one name for each state
//! and one more for each state of a level. [`fraction`](super::fraction) has the names.

use super::fraction::Fraction;

/// Number of states found between two reports of progress.
pub(super) const PORTION: usize = 1 << 16;

/// Largest number of found states with which the search still continues after the requested number of digits,
/// so that small automata are complete.
const SMALL: usize = 4096;

/// Result of the search for the states of an automaton.
pub(super) struct Found<F> {
    /// Fractions that identify the found states, in rising order.
    pub(super) fractions: Vec<F>,
    /// Fractions that identify the states of the last level, whose successors were not explored, in rising
    /// order.
    pub(super) open: Vec<F>,
}

/// Computes the successors of one state at a time, the current state. Keeps one list of carries for all
/// states, so that none is allocated for each.
pub(super) struct Stepper<'m> {
    multipliers: &'m [u64],
    /// Carries of the current state.
    pub(super) carries: Vec<u64>,
    /// Whether the sum of the multipliers is odd.
    odd: bool,
}

impl<'m> Stepper<'m> {
    /// Creates a stepper at the start, the state in which all carries are 0.
    pub(super) fn new(multipliers: &'m [u64]) -> Self {
        let odd = multipliers.iter().fold(0, |sum, c| sum ^ c) % 2 == 1;
        Stepper { multipliers, carries: vec![0; multipliers.len()], odd }
    }

    /// Makes the state that the fraction `name` identifies the current one.
    pub(super) fn go_to<F: Fraction>(&mut self, name: F) {
        for (carry, &c) in self.carries.iter_mut().zip(self.multipliers) {
            *carry = name.carry(c);
        }
    }

    /// Returns the xor of the carries of the current state.
    pub(super) fn sum(&self) -> u64 {
        self.carries.iter().fold(0, |sum, carry| sum ^ carry)
    }

    /// Whether `digit` (0 or 1) may follow the current state, which is so if it makes an even column.
    pub(super) fn allows(&self, digit: u64) -> bool {
        self.sum().is_multiple_of(2) && (digit == 0 || !self.odd)
    }

    /// Returns the fraction that identifies the state after `digit` (0 or 1): the largest of the fractions
    /// carry / c in that state, over all multipliers c.
    pub(super) fn next_name<F: Fraction>(&self, digit: u64) -> F {
        let mut best = (0, 1);
        for (&before, &c) in self.carries.iter().zip(self.multipliers) {
            let carry = (u128::from(before) + u128::from(c * digit)) >> 1;
            if carry * u128::from(best.1) > u128::from(best.0) * u128::from(c) {
                best = (carry as u64, c);
            }
        }
        F::new(best.0, best.1)
    }
}

/// Returns at least the states that `bits` binary digits of n can reach, and all states if there are at most
/// [`SMALL`]; `None` as soon as more than `most` are found. Calls `watch` from time to time with the number
/// of found states.
pub(super) fn explore<F: Fraction>(
    multipliers: &[u64],
    bits: u64,
    most: usize,
    watch: &mut dyn FnMut(u64),
) -> Option<Found<F>> {
    let mut known = Known::<F> { old: vec![F::default()], recent: Vec::new() };
    let mut stepper = Stepper::new(multipliers);
    let mut open = vec![F::default()];
    let mut level = 0;
    while !open.is_empty() && (level < bits || known.len() <= SMALL) {
        open = next_level(&mut stepper, &open, &known, most, watch)?;
        known.add(&open);
        level += 1;
    }
    known.merge_recent();
    Some(Found { fractions: known.old, open })
}

/// Returns the states that are not in `known` and that a digit 0 or 1 reaches from the states of `level`, in
/// rising order; `None` if there are then more than `most` states in all. Calls `watch` from time to time
/// with the number of states.
fn next_level<F: Fraction>(
    stepper: &mut Stepper<'_>,
    level: &[F],
    known: &Known<F>,
    most: usize,
    watch: &mut dyn FnMut(u64),
) -> Option<Vec<F>> {
    let mut found: Vec<F> = Vec::new();
    let mut last = None;
    let mut place = Place::default();
    for digit in 0..2 {
        for &name in level {
            stepper.go_to(name);
            if !stepper.allows(digit) {
                continue;
            }
            let next = stepper.next_name(digit);
            if last == Some(next) || known.contains(next, &mut place) {
                continue;
            }
            last = Some(next);
            found.push(next);
            let total = known.len() + found.len();
            if total > most {
                return None;
            }
            if total.is_multiple_of(PORTION) {
                watch(total as u64);
            }
        }
    }
    Some(found)
}

/// The found states in two sorted lists. New states are merged into the list `recent`, which is merged into
/// `old` when it has more than an eighth of the length of `old`.
struct Known<F> {
    old: Vec<F>,
    recent: Vec<F>,
}

/// Indices in the lists `old` and `recent` of the found states at which the next search begins.
#[derive(Default)]
struct Place {
    old: usize,
    recent: usize,
}

impl<F: Fraction> Known<F> {
    fn len(&self) -> usize {
        self.old.len() + self.recent.len()
    }

    /// Whether the state that the fraction `name` identifies has been found. Calls with the same `place` must
    /// have fractions in rising order.
    fn contains(&self, name: F, place: &mut Place) -> bool {
        place.old = seek(&self.old, place.old, name);
        place.recent = seek(&self.recent, place.recent, name);
        self.old.get(place.old) == Some(&name) || self.recent.get(place.recent) == Some(&name)
    }

    fn add(&mut self, new: &[F]) {
        merge(&mut self.recent, new);
        if self.recent.len() * 8 > self.old.len() {
            self.merge_recent();
        }
    }

    fn merge_recent(&mut self) {
        merge(&mut self.old, &self.recent);
        self.recent = Vec::new();
    }
}

/// Returns the first index of `sorted`, not before `from`, with an entry of at least `name`; the length if
/// there is none. The search doubles its steps and then halves them.
fn seek<F: Ord>(sorted: &[F], from: usize, name: F) -> usize {
    let (mut low, mut step) = (from, 1);
    while sorted.get(low + step - 1).is_some_and(|known| *known < name) {
        low += step;
        step *= 2;
    }
    let high = sorted.len().min(low + step);
    low + sorted[low..high].partition_point(|known| *known < name)
}

/// Merges `new` into `sorted` from the back, in place; both lists are in rising order.
fn merge<F: Fraction>(sorted: &mut Vec<F>, new: &[F]) {
    let mut left = sorted.len();
    sorted.reserve_exact(new.len());
    sorted.resize(left + new.len(), F::default());
    for (at, &name) in new.iter().enumerate().rev() {
        while left > 0 && sorted[left - 1] > name {
            left -= 1;
            sorted[left + at + 1] = sorted[left];
        }
        sorted[left + at] = name;
    }
}
