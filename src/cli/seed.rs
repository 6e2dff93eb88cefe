//! A seed that nobody has chosen. In: how large it may be. Out: another number at every call.

use std::hash::{BuildHasher, RandomState};

/// A number by chance below `most`: short, for whoever wants to type it again.
pub(super) fn seed(most: u64) -> u64 {
    RandomState::new().hash_one(0) % most
}
