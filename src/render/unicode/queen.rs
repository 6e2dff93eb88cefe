//! Two piles as a place on a board, in letters: the first pile to the right, the second upwards,
//! the ways to go as lines. In: where the queen stands and the cold squares. Out: a row of the
//! board a line, then what the signs mean.

use super::Pen;
use crate::error::Error;
use crate::render::picture::Role;

impl Pen<'_> {
    pub(super) fn queen(&mut self, at: [u64; 2], cold: &[[u64; 2]]) -> Result<(), Error> {
        let label = at[1].to_string().len();
        for y in (0..=at[1]).rev() {
            self.picture.pad(2).right(Some(Role::Quiet), &y.to_string(), label);
            for x in 0..=at[0] {
                let (sign, role) = square(at, [x, y], cold);
                self.picture.pad(2).mark(role, sign);
            }
            self.picture.end_line();
        }
        self.picture.pad(2 + label);
        for x in 0..=at[0] {
            self.picture.right(Some(Role::Quiet), &x.to_string(), 3);
        }
        self.picture.end_line().pad(2);
        let reached = |square: &[u64; 2]| *square != at && in_line(at, *square).is_some();
        let legend = [
            (true, "○", "figure-here"),
            (cold.iter().any(reached), "▶", "figure-cold-reached"),
            (cold.iter().any(|square| !reached(square) && *square != at), "■", "figure-cold"),
        ];
        for (_, sign, id) in legend.into_iter().filter(|(shown, ..)| *shown) {
            let word = self.words.text(id)?;
            self.picture.mark(Role::Quiet, &format!("{sign} {word}   "));
        }
        self.picture.end_line();
        Ok(())
    }
}

fn square(at: [u64; 2], here: [u64; 2], cold: &[[u64; 2]]) -> (&'static str, Role) {
    let line = in_line(at, here);
    match (line, cold.contains(&here)) {
        _ if at == here => ("○", Role::Strong),
        (Some(_), true) => ("▶", Role::Even),
        (None, true) => ("■", Role::Strong),
        (Some(line), false) => (line, Role::Quiet),
        (None, false) => ("·", Role::Quiet),
    }
}

/// The line from `at` on which a square lies.
fn in_line(at: [u64; 2], here: [u64; 2]) -> Option<&'static str> {
    match [at[0] - here[0], at[1] - here[1]] {
        [_, 0] => Some("─"),
        [0, _] => Some("│"),
        [left, down] if left == down => Some("╱"),
        _ => None,
    }
}
