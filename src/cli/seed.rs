//! Random seeds for command lines that give none.

use std::hash::{BuildHasher, RandomState};

/// Returns a new random number below `most`, which keeps the seed short enough to type.
pub(super) fn random_seed(most: u64) -> u64 {
    RandomState::new().hash_one(0) % most
}
