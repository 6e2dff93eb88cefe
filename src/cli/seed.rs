//! Random seeds for command lines that give none.

use std::hash::{BuildHasher, RandomState};

/// Returns a random number below `most`, which keeps the seed short enough to type; another one at each call.
pub(super) fn random_seed(most: u64) -> u64 {
    RandomState::new().hash_one(0) % most
}
