//! Counts the numbers n from 0 to a limit N for which the xor of c·n over all multipliers c is 0, with an
//! [`Automaton`] that reads binary digits. For each length i it counts, for each state, the words of i digits
//! that lead from this state to an accepting one. The result is the number of such n below 2^i for each i, and
//! the number of them that have as many binary digits as N but exceed N. The number 0 is included.
//!
//! Cost: digits times states. A digit keeps the order of the states, so that each pass reads memory from one end
//! to the other. The counts are computed as remainders, for one modulus of 63 bits after another, so each state
//! takes only two machine words, however large the counts are.

use num_bigint::BigUint;

use super::ProgressCallback;
use super::automaton::Automaton;
use super::chinese_remainders::{LANES, Moduli};

/// Largest number of states for which one run over the digits of N, the end of the range, computes [`LANES`]
/// remainders at once. A larger automaton needs too much memory for that and computes one at a time.
const FEW: usize = 1 << 20;

/// Numbers of solutions: below each power of two, and among the numbers that exceed N, the end of the range 1
/// to N, but have as many binary digits. A solution is an n for which the xor of c·n over all multipliers c
/// is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordCount {
    /// For i from 0 to the number of binary digits of N, the number of n below 2^i, 0 included, for which the
    /// xor of c·n over all multipliers c is 0.
    pub below: Vec<BigUint>,
    /// Number of n that exceed N, have as many binary digits as N, and for which the xor of c·n over all
    /// multipliers c is 0.
    pub excess: BigUint,
}

impl WordCount {
    /// Creates the counts for N = `up_to`, without reports of progress.
    pub fn up_to(automaton: &Automaton, up_to: &BigUint) -> Self {
        Self::up_to_with_progress(automaton, up_to, &mut |_, _| {})
    }

    /// Creates the counts for N = `up_to`. Calls `watch` with the number of digits of N processed so far and
    /// an upper bound on its final value; a digit counts once for each remainder computed from it.
    pub fn up_to_with_progress(
        automaton: &Automaton,
        up_to: &BigUint,
        watch: &mut ProgressCallback<'_>,
    ) -> Self {
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

    /// Returns the number of n from 1 to N for which the xor of c·n over all multipliers c is 0.
    pub fn count(&self) -> BigUint {
        let all = self.below.last().cloned().unwrap_or_default();
        all - &self.excess - 1u8
    }
}

/// Returns, for i from 0 to `terms` − 1, the number of n below 2^i for which the xor of c·n over all
/// multipliers c is 0. All states of the automaton must have been explored.
pub fn sequence(automaton: &Automaton, terms: usize) -> Vec<BigUint> {
    let digits = vec![true; terms.saturating_sub(1)];
    Work::new(automaton, digits.len(), &mut |_, _| {}).counts(&digits)
}

/// A count in progress: the automaton, the moduli of the remainders, and the progress to report.
struct Work<'a> {
    automaton: &'a Automaton,
    moduli: Moduli,
    watch: &'a mut ProgressCallback<'a>,
    /// Number of processed digits of N; a digit counts once for each remainder computed from it.
    done: u64,
    /// Upper bound on `done`, to be reported with it: twice the number that `done` reaches at the end.
    total: u64,
}

impl<'a> Work<'a> {
    fn new(automaton: &'a Automaton, digits: usize, watch: &'a mut ProgressCallback<'a>) -> Self {
        let moduli = Moduli::for_bits(digits as u64);
        let total = 2 * (digits * moduli.as_slice().len()) as u64;
        Work { automaton, moduli, watch, done: 0, total }
    }

    /// Returns one count for each k from 0 to the number of `digits`: the number of words of k digits that
    /// lead from the start to a state in which n may end, and that do not exceed the first k of `digits`. All
    /// digits are ordered from the left; `true` is a digit 1.
    fn counts(&mut self, digits: &[bool]) -> Vec<BigUint> {
        let few = self.automaton.state_count() <= FEW;
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
        let row = |k: usize| self.moduli.combine(columns.iter().map(|column| column[k]));
        (0..=digits.len()).map(row).collect()
    }

    /// Returns the numbers that `counts` returns for `digits`, as remainders: one row for each k from 0 to
    /// the number of digits, with one remainder for each of `moduli`. Reports the progress.
    fn run<const W: usize>(&mut self, digits: &[bool], moduli: [u64; W]) -> Vec<[u64; W]> {
        let mut words = DigitWords::new(self.automaton, moduli, digits.contains(&false));
        let mut rows = vec![words.counts[0]];
        for &digit in digits {
            words.append_digit(self.automaton, digit);
            rows.push(words.counts[0]);
            self.done += W as u64;
            (self.watch)(self.done, self.total);
        }
        rows
    }
}

/// For each state, the number of binary words that lead from the state to a state in which n may end, and
/// that do not exceed the number made of equally many leading digits of N.
struct DigitWords<const W: usize> {
    moduli: [u64; W],
    /// For each state, the number of counted words as remainders modulo `moduli`.
    counts: Vec<[u64; W]>,
    /// Buffer for `counts` after the next digit of N.
    next_counts: Vec<[u64; W]>,
    /// For each state, whether the leading digits of N are themselves one of the counted words; empty if no
    /// word can exceed N.
    equal: Vec<bool>,
    /// Buffer for `equal` after the next digit of N.
    next_equal: Vec<bool>,
}

impl<const W: usize> DigitWords<W> {
    fn new(automaton: &Automaton, moduli: [u64; W], limited: bool) -> Self {
        let accepting = automaton.accepting();
        let equal = if limited { accepting.to_vec() } else { Vec::new() };
        DigitWords {
            moduli,
            counts: accepting.iter().map(|&even| [u64::from(even); W]).collect(),
            next_counts: vec![[0; W]; accepting.len()],
            next_equal: vec![false; equal.len()],
            equal,
        }
    }

    /// Appends a digit 0 or 1 on the right of all counted words. `digit` is the next digit of N (true for 1).
    /// The longer word does not exceed N if the shorter one did not. There is one exception: the shorter word
    /// equals N so far, and the new digit is 1 where N has 0.
    fn append_digit(&mut self, automaton: &Automaton, digit: bool) {
        let [zero, one] = [0, 1].map(|digit| automaton.next_states(digit));
        let ways = zero.iter().zip(one).zip(automaton.has_successor());
        // The branch predictor cannot guess whether a state has a successor: a mask costs less than a branch.
        for (((&zero, &one), &goes), sum) in ways.zip(&mut self.next_counts) {
            *sum = self.counts[zero as usize];
            if automaton.allows_one() {
                add(sum, &self.counts[one as usize], &self.moduli);
            }
            let kept = u64::from(goes).wrapping_neg();
            sum.iter_mut().for_each(|sum| *sum &= kept);
        }
        std::mem::swap(&mut self.counts, &mut self.next_counts);
        if !self.equal.is_empty() {
            self.compare(automaton, digit);
        }
    }

    /// Updates `equal` for the new digit of N (true for 1), and subtracts the word that exceeds N only in
    /// this digit.
    fn compare(&mut self, automaton: &Automaton, digit: bool) {
        let next = automaton.next_states(usize::from(digit));
        let ones = automaton.next_states(1);
        let possible = !digit || automaton.allows_one();
        for (state, &goes) in automaton.has_successor().iter().enumerate() {
            self.next_equal[state] = goes & possible & self.equal[next[state] as usize];
            let exceeds = !digit & automaton.allows_one() & goes & self.equal[ones[state] as usize];
            subtract(&mut self.counts[state], exceeds, &self.moduli);
        }
        std::mem::swap(&mut self.equal, &mut self.next_equal);
    }
}

/// Adds the remainders `more` to `sum`, modulo `moduli`.
fn add<const W: usize>(sum: &mut [u64; W], more: &[u64; W], moduli: &[u64; W]) {
    for ((sum, more), &modulus) in sum.iter_mut().zip(more).zip(moduli) {
        *sum += more;
        if *sum >= modulus {
            *sum -= modulus;
        }
    }
}

/// Subtracts 1 from the remainders `count`, modulo `moduli`, if `one` is true.
fn subtract<const W: usize>(count: &mut [u64; W], one: bool, moduli: &[u64; W]) {
    for (count, &modulus) in count.iter_mut().zip(moduli) {
        let less = count.wrapping_sub(u64::from(one));
        *count = less.min(less.wrapping_add(modulus));
    }
}
