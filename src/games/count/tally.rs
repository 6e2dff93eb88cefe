//! Counting with the automaton: how many words of i digits lead to each state, digit by digit.
//! Cost: digits times states. In: an [`Automaton`] and N. Out: how many n stand below 2^i for each
//! i, and how many of the last ones exceed N. 0 is among them: it makes every column even.

use std::ops::AddAssign;

use num_bigint::BigUint;

use super::automaton::Automaton;

/// What was counted on the way to N.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How many n below 2^i make the xor 0, 0 included, for i from 0 to the digits of N.
    pub below: Vec<BigUint>,
    /// How many of the last of these exceed N.
    pub excess: BigUint,
}

impl Tally {
    /// Counts up to `up_to`.
    ///
    /// ```
    /// use carryless::games::count::{automaton::Automaton, tally::Tally};
    /// let automaton = Automaton::explore(&[1, 2, 3], 31);
    /// let tally = Tally::up_to(&automaton, &(1u32 << 30).into());
    /// assert_eq!(tally.count(), 2178309u32.into());
    /// ```
    pub fn up_to(automaton: &Automaton, up_to: &BigUint) -> Self {
        let digits: Vec<bool> = (0..up_to.bits()).map(|place| up_to.bit(place)).collect();
        let balanced = automaton.balanced();
        // There are at most 2^i words of i digits: 64 bits hold the counts of 63 digits.
        if digits.len() < 64 {
            let (below, excess) = run::<u64>(automaton, &balanced, &digits);
            return Tally {
                below: below.into_iter().map(BigUint::from).collect(),
                excess: excess.into(),
            };
        }
        let (below, excess) = run::<BigUint>(automaton, &balanced, &digits);
        Tally { below, excess }
    }

    /// The answer: the n from 1 to N.
    pub fn count(&self) -> BigUint {
        let all = self.below.last().cloned().unwrap_or_default();
        all - &self.excess - 1u8
    }
}

/// The numbers of n below 2^i for i below `terms`; the automaton must be closed.
pub fn sequence(automaton: &Automaton, terms: usize) -> Vec<BigUint> {
    let digits = vec![true; terms.saturating_sub(1)];
    run(automaton, &automaton.balanced(), &digits).0
}

/// Words of digits by the state they lead to: those whose value is at most that of the digits of
/// N read so far, and those that exceed it.
struct Words<T> {
    within: Vec<T>,
    beyond: Vec<T>,
}

fn run<T>(automaton: &Automaton, balanced: &[bool], digits: &[bool]) -> (Vec<T>, T)
where
    T: Clone + Default + From<u8> + for<'a> AddAssign<&'a T>,
{
    let mut words = Words::<T> { within: vec![T::from(1)], beyond: vec![T::default()] };
    let mut below = vec![words.total(balanced)];
    for (place, &digit_of_n) in digits.iter().enumerate() {
        words = words.longer(automaton, automaton.reached(place + 1), digit_of_n);
        below.push(words.total(balanced));
    }
    (below, total(&words.beyond, balanced))
}

impl<T: Clone + Default + for<'a> AddAssign<&'a T>> Words<T> {
    /// The words with one more digit on the left, of which `reached` states are the ends.
    fn longer(&self, automaton: &Automaton, reached: usize, digit_of_n: bool) -> Self {
        let mut within = vec![T::default(); reached];
        let mut beyond = vec![T::default(); reached];
        for (state, (low, high)) in self.within.iter().zip(&self.beyond).enumerate() {
            // The new digit decides unless it is the same as that of N.
            if let Some(next) = automaton.next(state, 0) {
                within[next] += low;
                let kept = if digit_of_n { &mut within } else { &mut beyond };
                kept[next] += high;
            }
            if let Some(next) = automaton.next(state, 1) {
                let kept = if digit_of_n { &mut within } else { &mut beyond };
                kept[next] += low;
                beyond[next] += high;
            }
        }
        Words { within, beyond }
    }

    /// The words after which n may end.
    fn total(&self, balanced: &[bool]) -> T {
        let mut sum = total(&self.within, balanced);
        sum += &total(&self.beyond, balanced);
        sum
    }
}

fn total<T: Default + for<'a> AddAssign<&'a T>>(words: &[T], balanced: &[bool]) -> T {
    let mut sum = T::default();
    for (count, _) in words.iter().zip(balanced).filter(|(_, even)| **even) {
        sum += count;
    }
    sum
}
