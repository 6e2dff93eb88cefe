//! Functions for [`Game::write_identity`](super::Game::write_identity), the text that identifies rules and position in the
//! id of an exercise.

use std::fmt::{Display, Write};

/// Appends `part` to `id`, after a dash.
pub fn write_part(id: &mut String, part: impl Display) {
    // Writing to a string cannot fail.
    let _ = write!(id, "-{part}");
}

/// Appends the numbers to `id` in ascending order, each after a dash.
pub fn write_sorted(id: &mut String, numbers: &[u64]) {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    write_listed(id, &sorted);
}

/// Appends the numbers to `id` in the given order, each after a dash.
pub fn write_listed(id: &mut String, numbers: &[u64]) {
    numbers.iter().for_each(|number| write_part(id, number));
}
