//! Chance that is the same everywhere: a stream of numbers from a seed, by ChaCha with 8 rounds.
//! In: a seed and the name of what it is for. Out: numbers below a bound, choices, shuffles.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

/// A stream of chance.
#[derive(Debug)]
pub(crate) struct SeededRng(ChaCha8Rng);

impl SeededRng {
    /// The stream of `seed` for this purpose: other purposes have streams of their own.
    pub(crate) fn new(seed: u64, purpose: &str) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        for (place, byte) in purpose.bytes().enumerate() {
            let at = 8 + place % 24;
            key[at] = key[at].wrapping_mul(31).wrapping_add(byte);
        }
        SeededRng(ChaCha8Rng::from_seed(key))
    }

    pub(crate) fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `bound` − 1; 0 when `bound` is 0.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        // The high half of a product: what is uneven about it is below 2^-32 for our bounds.
        ((u128::from(self.bits()) * u128::from(bound)) >> 64) as u64
    }

    /// Heads or tails.
    pub(crate) fn coin(&mut self) -> bool {
        self.0.next_u32() & 1 == 1
    }

    pub(crate) fn choose<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        items.get(self.below(items.len() as u64) as usize)
    }

    /// Puts `items` into any order.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u64 + 1) as usize);
        }
    }
}
