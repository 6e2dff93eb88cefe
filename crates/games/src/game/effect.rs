//! The quantity that decides a game as numbers: the columns of the piles (Bouton 1901), or the remainder of a
//! race.

use serde::Serialize;

use crate::columns::{BitWeights, Columns};
use crate::games::nim::closed_form::{Aim, residue};
use crate::position::AnyMove;

/// Effect of a move on the quantity that decides the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Effect {
    /// Effect on the columns of the piles.
    Columns {
        /// Modulus of the columns: K + 1 if a move takes at most K stones; else null.
        modulus: Option<u64>,
        /// Columns after the move.
        columns: Columns,
        /// Weights of the columns in which the move changed a digit.
        changed: BitWeights,
        /// Weights of the odd columns after the move.
        odd: BitWeights,
        /// Number of piles with 1 stone, or with remainder 1, after the move.
        ones: u64,
        /// Quantity that decides the game after the move: `balance` of the columns, or, near the end of
        /// misère play, the `parity` of the number of 1s.
        aim: Aim,
    },
    /// Effect on the remainder of a race.
    Remainder {
        /// Length of the period of the race: the smallest plus the largest number that a player may add.
        period: u64,
        /// Distance to the target after the move.
        left: u64,
        /// Number of whole periods in the distance `left`.
        times: u64,
        /// Remainder of the distance `left` divided by the period.
        remainder: u64,
        /// Whether the position after the move is a P-position.
        losing: bool,
    },
}

impl Effect {
    /// Returns the effect with the columns in which the move `turn` changed a digit.
    #[must_use]
    pub fn after_move(mut self, turn: &AnyMove) -> Self {
        if let (Effect::Columns { changed, modulus, .. }, AnyMove::Take(taken)) = (&mut self, turn)
        {
            let residue = |size| residue(size, *modulus);
            let size = taken.leaves.saturating_add(taken.take);
            *changed = BitWeights(residue(size) ^ residue(taken.leaves));
        }
        self
    }
}
