//! Deterministic random numbers (ChaCha with 8 rounds): equal on every machine. A seed has a separate stream
//! of numbers for each purpose.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

/// Generator of random numbers for one seed and one purpose.
#[derive(Debug)]
pub struct SeededRng(ChaCha8Rng);

impl SeededRng {
    /// Creates the generator for `seed` and `purpose`, a text such as `orders`. The numbers for different
    /// purposes are independent.
    pub fn new(seed: u64, purpose: &str) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        for (place, byte) in purpose.bytes().enumerate() {
            let at = 8 + place % 24;
            key[at] = key[at].wrapping_mul(31).wrapping_add(byte);
        }
        SeededRng(ChaCha8Rng::from_seed(key))
    }

    /// Returns 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a number in `0..bound`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        // High half of the product: the bias is below 2^-32 for the bounds used here.
        ((u128::from(self.bits()) * u128::from(bound)) >> 64) as u64
    }

    /// Returns a random bit.
    pub fn coin(&mut self) -> bool {
        self.0.next_u32() & 1 == 1
    }

    /// Returns an item of `items`, each equally probable; `None` if there are no items.
    pub fn choose<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        items.get(self.below(items.len() as u64) as usize)
    }

    /// Shuffles `items` so that all orders are equally probable.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u64 + 1) as usize);
        }
    }
}
