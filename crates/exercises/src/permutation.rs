//! All numbers below a bound in a mixed order, each exactly once, without a list: a Feistel network on the
//! two halves of a number's bits, repeated until the result is below the bound (Black and Rogaway, *Ciphers
//! with arbitrary finite domains*, 2002). A draw needs no memory to avoid repetition, and reaches the last
//! item as surely as the first.

use super::rng::SeededRng;

/// Number of rounds of the Feistel network.
const ROUNDS: usize = 6;

/// Number of values that are computed as one batch. They do not depend on each other, so the processor
/// interleaves their rounds.
pub const BATCH: usize = 32;

/// A permutation of the numbers `0..size`.
#[derive(Clone, Copy, Debug)]
pub struct Permutation {
    size: u64,
    /// Number of bits in one half of a number.
    half: u32,
    keys: [u64; ROUNDS],
}

impl Permutation {
    /// Creates a random permutation of the numbers `0..size`.
    pub fn new(size: u64, dice: &mut SeededRng) -> Self {
        let bits = u64::BITS - size.saturating_sub(1).leading_zeros();
        let keys = std::array::from_fn(|_| dice.bits());
        Permutation { size, half: bits.div_ceil(2).max(1), keys }
    }

    /// Returns how many numbers are permuted.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Returns the number at position `index` (0-based) of the permuted order; `index` must be less than the
    /// size.
    pub fn at(&self, index: u64) -> u64 {
        let mut number = self.mix(index);
        // The network permutes up to four times as many numbers: repeat until one is in range.
        while number >= self.size {
            number = self.mix(number);
        }
        number
    }

    /// Returns the numbers at the positions `start .. start + BATCH` of the permuted order. Past the end,
    /// the number at the last position is repeated.
    pub fn batch_at(&self, start: u64) -> [u64; BATCH] {
        let last = self.size.saturating_sub(1);
        let mut numbers = std::array::from_fn(|ahead| last.min(start.saturating_add(ahead as u64)));
        let mut walking: [usize; BATCH] = std::array::from_fn(|lane| lane);
        let mut count = BATCH;
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

    /// Returns the position (0-based) of a number in the permuted order; the number must be less than the
    /// size.
    pub fn position_of(&self, number: u64) -> u64 {
        let mut place = self.unmix(number);
        while place >= self.size {
            place = self.unmix(place);
        }
        place
    }

    /// Applies the Feistel network once to a number. The result may be equal to or larger than `size`.
    fn mix(&self, number: u64) -> u64 {
        let mask = (1 << self.half) - 1;
        let (mut left, mut right) = (number >> self.half, number & mask);
        for key in self.keys {
            (left, right) = (right, left ^ (scramble(right ^ key) & mask));
        }
        left << self.half | right
    }

    /// Applies the inverse of the Feistel network once to a number.
    fn unmix(&self, number: u64) -> u64 {
        let mask = (1 << self.half) - 1;
        let (mut left, mut right) = (number >> self.half, number & mask);
        for key in self.keys.iter().rev() {
            (left, right) = (right ^ (scramble(left ^ key) & mask), left);
        }
        left << self.half | right
    }
}

/// Mixes 64 bits with the finaliser of SplitMix64: every bit of the result depends on every bit of the
/// argument.
fn scramble(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
