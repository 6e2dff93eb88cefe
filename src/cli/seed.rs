//! Random seeds for command lines that give none.

use std::hash::{BuildHasher, RandomState};

/// Returns a random number in `0..most`. A small `most` keeps the seed short to type.
pub(super) fn random_seed(most: u64) -> u64 {
    RandomState::new().hash_one(0) % most
}
