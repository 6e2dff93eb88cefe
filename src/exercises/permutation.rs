//! All numbers below a bound in a mixed order, each exactly once, without a list: a Feistel
//! network on pairs of digits, walked until it falls below the bound (Black and Rogaway, *Ciphers
//! with arbitrary finite domains*, 2002). So a draw never repeats, needs no memory, and goes
//! through the last item of a small space as surely as through the first.

use super::rng::SeededRng;

/// How often the halves are mixed.
const ROUNDS: usize = 6;

/// So many numbers are mixed together: each waits for its own last step, and meanwhile the processor goes
/// on with the others.
pub(crate) const TOGETHER: usize = 32;

/// A mixed order of the numbers 0 to `size` − 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Permutation {
    size: u64,
    /// The bits of half a number.
    half: u32,
    keys: [u64; ROUNDS],
}

impl Permutation {
    /// An order that `dice` chooses.
    pub(crate) fn new(size: u64, dice: &mut SeededRng) -> Self {
        let bits = u64::BITS - size.saturating_sub(1).leading_zeros();
        let keys = std::array::from_fn(|_| dice.bits());
        Permutation { size, half: bits.div_ceil(2).max(1), keys }
    }

    pub(crate) fn size(&self) -> u64 {
        self.size
    }

    /// The number at place `index`, which is below the size.
    pub(crate) fn at(&self, index: u64) -> u64 {
        let mut number = self.mix(index);
        // The network permutes up to four times as many numbers: walk on to one of ours.
        while number >= self.size {
            number = self.mix(number);
        }
        number
    }

    /// The numbers at the places from `start` on, the last number again behind the last place.
    pub(crate) fn from(&self, start: u64) -> [u64; TOGETHER] {
        let last = self.size.saturating_sub(1);
        let mut numbers = std::array::from_fn(|ahead| last.min(start.saturating_add(ahead as u64)));
        let mut walking: [usize; TOGETHER] = std::array::from_fn(|lane| lane);
        let mut count = TOGETHER;
        while count > 0 {
            let mut left = 0;
            for at in 0..count {
                let lane = walking[at];
                numbers[lane] = self.mix(numbers[lane]);
                walking[left] = lane;
                left += usize::from(numbers[lane] >= self.size);
            }
            count = left;
        }
        numbers
    }

    /// The place of a number below the size.
    pub(crate) fn place(&self, number: u64) -> u64 {
        let mut place = self.unmix(number);
        while place >= self.size {
            place = self.unmix(place);
        }
        place
    }

    fn mix(&self, number: u64) -> u64 {
        let mask = (1 << self.half) - 1;
        let (mut left, mut right) = (number >> self.half, number & mask);
        for key in self.keys {
            (left, right) = (right, left ^ (scramble(right ^ key) & mask));
        }
        left << self.half | right
    }

    /// Takes back [`Permutation::mix`].
    fn unmix(&self, number: u64) -> u64 {
        let mask = (1 << self.half) - 1;
        let (mut left, mut right) = (number >> self.half, number & mask);
        for key in self.keys.iter().rev() {
            (left, right) = (right ^ (scramble(left ^ key) & mask), left);
        }
        left << self.half | right
    }
}

/// The finaliser of SplitMix64: every bit of the result depends on every bit of the number.
fn scramble(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
