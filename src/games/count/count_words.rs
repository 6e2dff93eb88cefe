//! Counts with an [`Automaton`]: for each state the number of digit words that lead from it to an even end,
//! from the leftmost digit of N to the rightmost. The result, a [`WordCount`], includes n = 0, which makes
//! every column even.
//!
//! Cost: digits times states. No digit changes the order of the states, so memory is read from one end to the
//! other; each state needs two machine words, whatever the size of the counts, which are computed as
//! remainders, modulo one number of 63 bits after the other.

use num_bigint::BigUint;

use super::Watch;
use super::automaton::Automaton;
use super::chinese_remainders::{LANES, Moduli};

/// Largest number of states for which [`LANES`] remainders are computed at once.
const FEW: usize = 1 << 20;

/// Numbers of n that make the xor 0, for each length of n and up to N.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WordCount {
    /// Number of n below 2^i that make the xor 0, n = 0 included, for i from 0 to the number of digits of N.
    pub below: Vec<BigUint>,
    /// Number of n in the last entry of `below` that exceed N.
    pub excess: BigUint,
}

impl WordCount {
    #[cfg(test)]
    pub(crate) fn up_to(automaton: &Automaton, up_to: &BigUint) -> Self {
        Self::watched(automaton, up_to, &mut |_, _| {})
    }

    /// Counts up to `up_to`; reports the digits done and their total, over all remainders, to `watch`.
    pub(crate) fn watched(automaton: &Automaton, up_to: &BigUint, watch: &mut Watch<'_>) -> Self {
        let digits: Vec<bool> = (0..up_to.bits()).rev().map(|place| up_to.bit(place)).collect();
        let limited = digits.contains(&false);
        let mut work = Work::new(automaton, digits.len() << u32::from(limited), watch);
        let below = work.counts(&vec![true; digits.len()]);
        let within = match limited {
            true => work.counts(&digits).pop(),
            false => below.last().cloned(),
        };
        let all = below.last().cloned().unwrap_or_default();
        WordCount { below, excess: all - within.unwrap_or_default() }
    }

    /// Number of n from 1 to N that make the xor 0.
    pub(crate) fn count(&self) -> BigUint {
        let all = self.below.last().cloned().unwrap_or_default();
        all - &self.excess - 1u8
    }
}

/// Numbers of n below 2^i that make the xor 0, for i below `terms`; the automaton must be fully explored.
pub(crate) fn sequence(automaton: &Automaton, terms: usize) -> Vec<BigUint> {
    let digits = vec![true; terms.saturating_sub(1)];
    Work::new(automaton, digits.len(), &mut |_, _| {}).counts(&digits)
}

/// A count in progress.
struct Work<'a> {
    automaton: &'a Automaton,
    moduli: Moduli,
    watch: &'a mut Watch<'a>,
    done: u64,
    total: u64,
}

impl<'a> Work<'a> {
    fn new(automaton: &'a Automaton, digits: usize, watch: &'a mut Watch<'a>) -> Self {
        let moduli = Moduli::above(digits as u64);
        let total = 2 * (digits * moduli.as_slice().len()) as u64;
        Work { automaton, moduli, watch, done: 0, total }
    }

    /// Returns for each k the number of words of k digits that have an even end and do not exceed the first k
    /// entries of `digits`, the leftmost digit first.
    fn counts(&mut self, digits: &[bool]) -> Vec<BigUint> {
        let few = self.automaton.len() <= FEW;
        let moduli = self.moduli.as_slice().to_vec();
        let mut columns: Vec<Vec<u64>> = Vec::new();
        let mut left = &moduli[..];
        while let Some((&modulus, rest)) = left.split_first() {
            match left.split_first_chunk::<LANES>() {
                Some((moduli, rest)) if few => {
                    let rows = self.run(digits, *moduli);
                    columns
                        .extend((0..LANES).map(|lane| rows.iter().map(|row| row[lane]).collect()));
                    left = rest;
                }
                _ => {
                    let rows = self.run(digits, [modulus]);
                    columns.push(rows.into_iter().map(|[remainder]| remainder).collect());
                    left = rest;
                }
            }
        }
        let row = |k: usize| self.moduli.number(columns.iter().map(|column| column[k]));
        (0..=digits.len()).map(row).collect()
    }

    /// Returns the same counts as `counts`, as remainders modulo each of `moduli`.
    fn run<const W: usize>(&mut self, digits: &[bool], moduli: [u64; W]) -> Vec<[u64; W]> {
        let mut words = DigitWords::new(self.automaton, moduli, digits.contains(&false));
        let mut rows = vec![words.counts[0]];
        for &digit in digits {
            words.longer(self.automaton, digit);
            rows.push(words.counts[0]);
            self.done += W as u64;
            (self.watch)(self.done, self.total);
        }
        rows
    }
}

/// Number of words of a given length by start state: words that have an even end and do not exceed the same
/// digits of N.
struct DigitWords<const W: usize> {
    moduli: [u64; W],
    counts: Vec<[u64; W]>,
    longer: Vec<[u64; W]>,
    /// Whether the digits of N themselves are such a word; empty if no word exceeds N.
    equal: Vec<bool>,
    longer_equal: Vec<bool>,
}

impl<const W: usize> DigitWords<W> {
    fn new(automaton: &Automaton, moduli: [u64; W], limited: bool) -> Self {
        let balanced = automaton.balanced();
        let equal = if limited { balanced.to_vec() } else { Vec::new() };
        DigitWords {
            moduli,
            counts: balanced.iter().map(|&even| [u64::from(even); W]).collect(),
            longer: vec![[0; W]; balanced.len()],
            longer_equal: vec![false; equal.len()],
            equal,
        }
    }

    /// Appends a digit on the right, which in N is `digit`. A word does not exceed N if its beginning does
    /// not, except for a last digit 1 against 0 after an equal beginning.
    fn longer(&mut self, automaton: &Automaton, digit: bool) {
        let [zero, one] = [0, 1].map(|digit| automaton.next_states(digit));
        let ways = zero.iter().zip(one).zip(automaton.goes());
        // The branch is unpredictable: a mask costs less.
        for (((&zero, &one), &goes), sum) in ways.zip(&mut self.longer) {
            *sum = self.counts[zero as usize];
            if automaton.ones() {
                add(sum, &self.counts[one as usize], &self.moduli);
            }
            let kept = u64::from(goes).wrapping_neg();
            sum.iter_mut().for_each(|sum| *sum &= kept);
        }
        std::mem::swap(&mut self.counts, &mut self.longer);
        if !self.equal.is_empty() {
            self.compare(automaton, digit);
        }
    }

    fn compare(&mut self, automaton: &Automaton, digit: bool) {
        let next = automaton.next_states(usize::from(digit));
        let ones = automaton.next_states(1);
        let possible = !digit || automaton.ones();
        for (state, &goes) in automaton.goes().iter().enumerate() {
            self.longer_equal[state] = goes & possible & self.equal[next[state] as usize];
            let exceeds = !digit & automaton.ones() & goes & self.equal[ones[state] as usize];
            take(&mut self.counts[state], exceeds, &self.moduli);
        }
        std::mem::swap(&mut self.equal, &mut self.longer_equal);
    }
}

fn add<const W: usize>(sum: &mut [u64; W], more: &[u64; W], moduli: &[u64; W]) {
    for ((sum, more), &modulus) in sum.iter_mut().zip(more).zip(moduli) {
        *sum += more;
        if *sum >= modulus {
            *sum -= modulus;
        }
    }
}

/// Subtracts 1 from a count modulo each modulus if `one` is set.
fn take<const W: usize>(count: &mut [u64; W], one: bool, moduli: &[u64; W]) {
    for (count, &modulus) in count.iter_mut().zip(moduli) {
        let less = count.wrapping_sub(u64::from(one));
        *count = less.min(less.wrapping_add(modulus));
    }
}
