//! The carry automaton: the digits of n are read from the right, and c·n is written digit by digit with a
//! carry. A state is one carry for each multiplier; a digit of n is refused when the column of the written
//! digits is odd. [`reachable_states`](super::reachable_states) finds the states,
//! [`count_words`](super::count_words) counts with them.
//!
//! After i digits with the value v the carry of c is ⌊c·f⌋ with f = v / 2^i, 0 ≤ f < 1, the same f for every
//! multiplier. So the states follow each other as f grows from 0 to 1, a new one begins only at a fraction
//! m/c, and there are at most 1 + Σ(c − 1) of them: the sum of the carries and not their product. One such
//! fraction, the last one before f, names a state. The states are kept in the order of these fractions, the
//! start first; a digit never changes the order of two.

use std::ops::Range;

use super::Watch;
use super::chinese_remainders::tally_runs;
use super::fraction::{Fraction, NARROW};
use super::reachable_states::{Found, PORTION, Stepper, explore};

/// Upper limit of the work for a count, in units of at most 40 nanoseconds. A state costs 8 units for each
/// multiplier when it is found, and one unit for each digit of N in each run of the tally; there are twice as
/// many runs unless all digits of N are 1.
const MOST_WORK: u64 = 50_000_000;

/// Returns the largest number of states (combinations of carries) that are explored for so many multipliers
/// and so many binary digits of N.
pub(crate) fn most_states(multipliers: usize, digits: u64) -> u64 {
    MOST_WORK / (8 * multipliers as u64 + 2 * digits * tally_runs(digits)).max(1)
}

/// The carry automaton of some multipliers, limited to the explored states.
#[derive(Clone, Debug)]
pub(crate) struct Automaton {
    multipliers: Vec<u64>,
    names: Names,
    /// Successors of each state after the digits 0 and 1. A state without a successor repeats the entry
    /// before it, so that each list is sorted.
    next: [Vec<u32>; 2],
    /// For each state, whether a digit may follow.
    has_successor: Vec<bool>,
    /// For each state, whether n may end in it.
    balanced: Vec<bool>,
    /// For each state, the smallest number of digits after which it is reached.
    levels: Vec<u16>,
    /// Whether the digit 1 is allowed in any state.
    allows_one: bool,
}

/// The fraction that names each state, with 64 or 128 binary digits.
#[derive(Clone, Debug)]
enum Names {
    /// The first 64 binary digits of each fraction.
    Narrow(Vec<u64>),
    /// The first 128 binary digits of each fraction.
    Wide(Vec<u128>),
}

impl Automaton {
    /// Creates the automaton with the states that `bits` digits can reach; few states are explored
    /// completely. Time and memory are proportional to the number of states.
    pub(crate) fn explore(multipliers: &[u64], bits: u64) -> Self {
        let all = Self::explore_within(multipliers, bits, usize::MAX, &mut |_, _| {});
        all.unwrap_or_else(|| {
            let start = Found { names: vec![0u64], open: vec![0] };
            Self::from_states(multipliers, start, &mut |_, _| {})
        })
    }

    /// Creates the automaton with the states that `bits` digits can reach; `None` as soon as more than `most`
    /// states are found. Calls `watch` with the progress and its total. The bound known in advance may be far
    /// above the reachable number of states, because odd columns refuse most digits.
    pub(crate) fn explore_within(
        multipliers: &[u64],
        bits: u64,
        most: usize,
        watch: &mut Watch<'_>,
    ) -> Option<Self> {
        let bound = usize::try_from(states_bound(multipliers, bits) / 2).unwrap_or(usize::MAX);
        let total = bound.min(most) as u64;
        let mut found = |states| watch(states, total);
        if multipliers.iter().all(|&c| c <= NARROW) {
            let found = explore::<u64>(multipliers, bits, most, &mut found)?;
            return Some(Self::from_states(multipliers, found, watch));
        }
        let found = explore::<u128>(multipliers, bits, most, &mut found)?;
        Some(Self::from_states(multipliers, found, watch))
    }

    /// Creates the automaton from the names of its states.
    fn from_states<F: Fraction>(multipliers: &[u64], found: Found<F>, watch: &mut Watch<'_>) -> Self
    where
        Vec<F>: Into<Names>,
    {
        let Found { names, open } = found;
        let size = names.len();
        let mut automaton = Automaton {
            multipliers: multipliers.to_vec(),
            next: [Vec::with_capacity(size), Vec::with_capacity(size)],
            has_successor: Vec::with_capacity(size),
            balanced: Vec::with_capacity(size),
            levels: Vec::new(),
            allows_one: multipliers.iter().fold(0, |sum, c| sum ^ c).is_multiple_of(2),
            names: Names::Narrow(Vec::new()),
        };
        automaton.connect(&names, &open, watch);
        automaton.names = names.into();
        automaton.compute_levels();
        automaton
    }

    /// Finds the successor of each state for the digits 0 and 1; the states in `open` get none. `names` and
    /// `open` are in rising order.
    fn connect<F: Fraction>(&mut self, names: &[F], open: &[F], watch: &mut Watch<'_>) {
        let mut stepper = Stepper::new(&self.multipliers);
        let mut open = open.iter().peekable();
        let mut after = [0, 0];
        for (index, &name) in names.iter().enumerate() {
            if index.is_multiple_of(PORTION) {
                watch(index as u64, names.len() as u64);
            }
            stepper.go_to(name);
            self.balanced.push(stepper.sum() == 0);
            let goes = open.next_if(|&&last| last == name).is_none() && stepper.allows(0);
            self.has_successor.push(goes);
            for (digit, (next, after)) in (0..).zip(self.next.iter_mut().zip(&mut after)) {
                // A digit 1 that is refused where 0 is allowed is refused in every state: see `next`.
                if goes && stepper.allows(digit) {
                    let wanted = stepper.next_name(digit);
                    while names[*after] < wanted {
                        *after += 1;
                    }
                }
                next.push(*after as u32);
            }
        }
    }

    /// Computes the smallest number of digits after which each state is reached.
    fn compute_levels(&mut self) {
        let mut levels = vec![u16::MAX; self.has_successor.len()];
        let mut open = vec![0u32];
        levels[0] = 0;
        for level in 1.. {
            let mut found = Vec::new();
            for digit in 0..2 {
                for next in open.iter().filter_map(|&state| self.next(state as usize, digit)) {
                    if levels[next] == u16::MAX {
                        levels[next] = level;
                        found.push(next as u32);
                    }
                }
            }
            if found.is_empty() {
                break;
            }
            open = found;
        }
        self.levels = levels;
    }

    /// Returns the number of states; at least 1.
    pub(crate) fn len(&self) -> usize {
        self.has_successor.len()
    }

    /// Whether at most `digits` digits can reach a state.
    pub(crate) fn is_reached(&self, state: usize, digits: usize) -> bool {
        usize::from(self.levels[state]) <= digits
    }

    /// Returns the state after a digit 0 or 1; `None` if its column would be odd or if the state was not
    /// explored.
    pub(crate) fn next(&self, state: usize, digit: usize) -> Option<usize> {
        let allowed = self.has_successor[state] && (digit == 0 || self.allows_one);
        allowed.then(|| self.next[digit][state] as usize)
    }

    /// Whether the digit 1 is allowed in any state. If not, the start is the only state.
    pub(crate) fn allows_one(&self) -> bool {
        self.allows_one
    }

    /// Returns the successors of all states for a digit 0 or 1. An entry is valid only if a digit may follow
    /// its state.
    pub(super) fn next_states(&self, digit: usize) -> &[u32] {
        &self.next[digit]
    }

    /// Returns, for each state, whether a digit may follow.
    pub(super) fn has_successor(&self) -> &[bool] {
        &self.has_successor
    }

    /// Returns a range of states that contains all predecessors of `state` for a digit 0 or 1. The other
    /// states in the range have no successor.
    pub(super) fn predecessors(&self, state: u32, digit: usize) -> Range<usize> {
        let next = &self.next[digit];
        let first = next.partition_point(|&after| after < state);
        first..first + next[first..].partition_point(|&after| after == state)
    }

    /// Returns the carries of a state, one for each multiplier, in the order of the multipliers.
    pub(crate) fn carries(&self, state: usize) -> Vec<u64> {
        let carry = |&c: &u64| match &self.names {
            Names::Narrow(names) => names[state].carry(c),
            Names::Wide(names) => names[state].carry(c),
        };
        self.multipliers.iter().map(carry).collect()
    }

    /// Returns, for each state, whether n may end in it: the carries, written down, leave every column even.
    pub(crate) fn balanced(&self) -> &[bool] {
        &self.balanced
    }
}

impl From<Vec<u64>> for Names {
    fn from(names: Vec<u64>) -> Self {
        Names::Narrow(names)
    }
}

impl From<Vec<u128>> for Names {
    fn from(names: Vec<u128>) -> Self {
        Names::Wide(names)
    }
}

/// Returns 2 · (1 + Σ(c − 1)), an upper bound on the number of states of an automaton with these multipliers,
/// counted with and without the mark "exceeds N".
pub(crate) fn bound(multipliers: &[u64]) -> u128 {
    let carries = multipliers.iter().map(|&c| u128::from(c.max(1)) - 1);
    2 * (1 + carries.sum::<u128>())
}

/// Returns an upper bound on the number of states that `bits` digits need: the bound for all digits, or twice
/// the number of binary words of at most so many digits if that is less. When the multipliers have an odd
/// sum, the first 1 of n makes an odd column, and the start is the only state.
pub(crate) fn states_bound(multipliers: &[u64], bits: u64) -> u128 {
    let odd = multipliers.iter().filter(|c| !c.is_multiple_of(2)).count();
    if !odd.is_multiple_of(2) {
        return 2;
    }
    let words = (1u128 << bits.min(100)) * 2 - 1;
    bound(multipliers).min(2 * words)
}
