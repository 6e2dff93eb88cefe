//! The carry automaton. It reads the digits of n from the right and writes c·n for each multiplier c, digit
//! by digit with a carry. A state holds the carry of each multiplier. A digit of n is refused if the digits
//! that it writes make an odd column. [`reachable_states`](super::reachable_states) finds the states,
//! [`count_words`](super::count_words) counts with them.
//!
//! After i digits with the value v, the carry of c is ⌊c·f⌋ with f = v / 2^i, 0 ≤ f < 1; f is the same for
//! every multiplier. As f grows from 0 to 1, a new state begins only at a fraction m/c. So there are at most
//! 1 + Σ(c − 1) states: the carries add up and do not multiply. The last such fraction up to f names the
//! state. States are kept in the order of these fractions, the start first. A digit never changes the order
//! of two states.

use std::ops::Range;

use super::ProgressCallback;
use super::chinese_remainders::run_count;
use super::fraction::{Fraction, NARROW};
use super::reachable_states::{Found, PORTION, Stepper, explore};

/// Upper limit of the work for one count, in units of at most 40 nanoseconds, so that a count takes about 2
/// seconds at most. Finding a state costs 8 units for each multiplier. The count then makes `run_count`
/// passes over the binary digits of N, the end of the counted range, twice as many if N has a digit 0. A pass
/// costs one unit for each state and digit.
const MOST_WORK: u64 = 50_000_000;

/// Returns the largest number of states that the automaton of a count may have, so that the work stays within
/// `MOST_WORK`. `multipliers` is the number of multipliers, `digits` the number of binary digits of N, the
/// end of the counted range.
pub fn most_states(multipliers: usize, digits: u64) -> u64 {
    MOST_WORK / (8 * multipliers as u64 + 2 * digits * run_count(digits)).max(1)
}

/// Automaton that reads n from its lowest binary digit and accepts n if the xor of c·n over all multipliers c
/// is 0. A state (0-based index, 0 is the start) holds the carry of c·n for each multiplier c.
#[derive(Clone, Debug)]
pub struct Automaton {
    multipliers: Vec<u64>,
    fractions: StateFractions,
    /// For each digit 0 and 1, a list with the successor of every state. A state without a successor repeats
    /// the entry before it, so that the list is sorted.
    next: [Vec<u32>; 2],
    /// For each state, whether it has a successor. This is so if a digit 0 read in this state makes no odd
    /// column, and the search has explored the successors of the state.
    has_successor: Vec<bool>,
    /// For each state, whether n may end in it. This is so if the xor of the carries is 0.
    accepting: Vec<bool>,
    /// For each state, the smallest number of digits of n after which it is reached; 0 for the start.
    levels: Vec<u16>,
    /// Whether n may have a digit 1, which is so if the sum of the multipliers is even.
    allows_one: bool,
}

/// For each state, the fraction m/c that identifies it, as its first binary digits after the point; c is a
/// multiplier, m a number from 0 to c − 1.
#[derive(Clone, Debug)]
enum StateFractions {
    /// The first 64 digits of each fraction, which suffice for multipliers up to 2^32.
    Narrow(Vec<u64>),
    /// The first 128 digits of each fraction, which suffice for all multipliers.
    Wide(Vec<u128>),
}

impl Automaton {
    /// Creates the automaton with at least the states that `bits` binary digits of n can reach, and with all
    /// states if there are at most 4096. Memory is proportional to the number of states.
    pub fn explore(multipliers: &[u64], bits: u64) -> Self {
        let all = Self::explore_within(multipliers, bits, usize::MAX, &mut |_, _| {});
        all.unwrap_or_else(|| {
            let start = Found { fractions: vec![0u64], open: vec![0] };
            Self::from_states(multipliers, start, &mut |_, _| {})
        })
    }

    /// Creates the automaton with at least the states that `bits` binary digits of n can reach, and with all
    /// states if there are at most 4096; `None` as soon as more than `most` states are found. The number of
    /// states is only known from the search, because odd columns exclude most digits. Calls `watch` with a
    /// number of states and the expected total: first the states found, then those whose successors are
    /// computed.
    pub fn explore_within(
        multipliers: &[u64],
        bits: u64,
        most: usize,
        watch: &mut ProgressCallback<'_>,
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

    /// Creates the automaton from the states `found` by the search. Calls `watch` with the number of states
    /// whose successors are computed and the number of all states.
    fn from_states<F: Fraction>(
        multipliers: &[u64],
        found: Found<F>,
        watch: &mut ProgressCallback<'_>,
    ) -> Self
    where
        Vec<F>: Into<StateFractions>,
    {
        let Found { fractions, open } = found;
        let size = fractions.len();
        let mut automaton = Automaton {
            multipliers: multipliers.to_vec(),
            next: [Vec::with_capacity(size), Vec::with_capacity(size)],
            has_successor: Vec::with_capacity(size),
            accepting: Vec::with_capacity(size),
            levels: Vec::new(),
            allows_one: multipliers.iter().fold(0, |sum, c| sum ^ c).is_multiple_of(2),
            fractions: StateFractions::Narrow(Vec::new()),
        };
        automaton.connect(&fractions, &open, watch);
        automaton.fractions = fractions.into();
        automaton.compute_levels();
        automaton
    }

    /// Finds the successors of each state for the digits 0 and 1. `fractions` has the fractions that identify
    /// the states, `open` those of the states that get no successor; both are in rising order. Calls `watch`
    /// with the number of processed states and of all states.
    fn connect<F: Fraction>(
        &mut self,
        fractions: &[F],
        open: &[F],
        watch: &mut ProgressCallback<'_>,
    ) {
        let mut stepper = Stepper::new(&self.multipliers);
        let mut open = open.iter().peekable();
        let mut after = [0, 0];
        for (index, &name) in fractions.iter().enumerate() {
            if index.is_multiple_of(PORTION) {
                watch(index as u64, fractions.len() as u64);
            }
            stepper.go_to(name);
            self.accepting.push(stepper.sum() == 0);
            let goes = open.next_if(|&&last| last == name).is_none() && stepper.allows(0);
            self.has_successor.push(goes);
            for (digit, (next, after)) in (0..).zip(self.next.iter_mut().zip(&mut after)) {
                // A digit 1 that is refused where 0 is allowed is refused in every state: see `next`.
                if goes && stepper.allows(digit) {
                    let wanted = stepper.next_name(digit);
                    while fractions[*after] < wanted {
                        *after += 1;
                    }
                }
                next.push(*after as u32);
            }
        }
    }

    /// Computes `levels`: for each state, the smallest number of digits of n after which it is reached.
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
    pub fn state_count(&self) -> usize {
        self.has_successor.len()
    }

    /// Whether at most `digits` binary digits of n can lead from the start to `state` (0-based index).
    pub fn is_reached(&self, state: usize, digits: usize) -> bool {
        usize::from(self.levels[state]) <= digits
    }

    /// Returns the state that `digit` (0 or 1) reaches from `state` (both states are 0-based indices); `None`
    /// if the digit makes an odd column or the search has not explored the successors of `state`.
    pub fn next(&self, state: usize, digit: usize) -> Option<usize> {
        let allowed = self.has_successor[state] && (digit == 0 || self.allows_one);
        allowed.then(|| self.next[digit][state] as usize)
    }

    /// Whether n may have a digit 1, which is so if the sum of the multipliers is even. If not, the start is
    /// the only state.
    pub fn allows_one(&self) -> bool {
        self.allows_one
    }

    /// Returns a list with the successor of every state for a digit 0 or 1. An entry is valid only where
    /// `has_successor` is true, for the digit 1 only if `allows_one` is true too.
    pub(super) fn next_states(&self, digit: usize) -> &[u32] {
        &self.next[digit]
    }

    /// Returns, for each state, whether it has a successor. This is so if a digit 0 read in this state makes
    /// no odd column, and the search has explored the successors of the state.
    pub(super) fn has_successor(&self) -> &[bool] {
        &self.has_successor
    }

    /// Returns a range of states (0-based indices) that contains all states from which `digit` (0 or 1) leads
    /// to `state`. It may also contain states from which this digit leads nowhere.
    pub(super) fn predecessors(&self, state: u32, digit: usize) -> Range<usize> {
        let next = &self.next[digit];
        let first = next.partition_point(|&after| after < state);
        first..first + next[first..].partition_point(|&after| after == state)
    }

    /// Returns the carries of a state (0-based index), one for each multiplier, in the order of the
    /// multipliers.
    pub fn carries(&self, state: usize) -> Vec<u64> {
        let carry = |&c: &u64| match &self.fractions {
            StateFractions::Narrow(fractions) => fractions[state].carry(c),
            StateFractions::Wide(fractions) => fractions[state].carry(c),
        };
        self.multipliers.iter().map(carry).collect()
    }

    /// Returns, for each state, whether n may end in it. This is so if the xor of the carries is 0.
    pub fn accepting(&self) -> &[bool] {
        &self.accepting
    }
}

impl From<Vec<u64>> for StateFractions {
    fn from(fractions: Vec<u64>) -> Self {
        StateFractions::Narrow(fractions)
    }
}

impl From<Vec<u128>> for StateFractions {
    fn from(fractions: Vec<u128>) -> Self {
        StateFractions::Wide(fractions)
    }
}

/// Returns 2 · (1 + Σ(c − 1)) over all multipliers c; a multiplier 0 counts as 1. This is an upper bound on
/// the number of states as the explanation counts them: each combination of carries counts twice, depending
/// on whether the digits read so far exceed those of N, the end of the counted range. An [`Automaton`]
/// counts it once.
pub fn bound(multipliers: &[u64]) -> u128 {
    let carries = multipliers.iter().map(|&c| u128::from(c.max(1)) - 1);
    2 * (1 + carries.sum::<u128>())
}

/// Returns an upper bound on the number of states for numbers n of `bits` binary digits. As in `bound`, each
/// combination of carries counts twice. The result is the smaller of two bounds: `bound(multipliers)`, and
/// twice the number of binary words of at most `bits` digits. If the sum of the multipliers is odd, the first
/// 1 of n makes an odd column, so the start is the only state and the result is 2.
pub fn states_bound(multipliers: &[u64], bits: u64) -> u128 {
    let odd = multipliers.iter().filter(|c| !c.is_multiple_of(2)).count();
    if !odd.is_multiple_of(2) {
        return 2;
    }
    let words = (1u128 << bits.min(100)) * 2 - 1;
    bound(multipliers).min(2 * words)
}
