//! The effect of a move on the quantity that decides the game: the columns of the piles (Bouton 1901), or the
//! remainder of a race. Contains numbers only; `messages.rs` has the sentences.

use serde::Serialize;

use carryless_games::columns::{BitWeights, Columns};
use carryless_games::games::AnyState;
use carryless_games::games::nim::closed_form::{Aim, NimTally};
use carryless_games::position::{AnyMove, Outcome};

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
    /// Returns the effect of the legal move `turn` in the position `before`; `None` in a game without columns
    /// or remainder.
    pub fn from_move(before: &AnyState, turn: &AnyMove) -> Option<Self> {
        let mut after = before.clone();
        after.apply(turn);
        let mut effect = Effect::from_position(&after)?;
        if let (Effect::Columns { changed, .. }, AnyState::Nim(before), AnyMove::Take(taken)) =
            (&mut effect, before, turn)
        {
            let size = taken.leaves.saturating_add(taken.take);
            let residue = |size| before.rules.residue(size);
            *changed = BitWeights(residue(size) ^ residue(taken.leaves));
        }
        Some(effect)
    }

    /// Returns the columns or remainder of a position, with no column changed; `None` in other games.
    pub fn from_position(state: &AnyState) -> Option<Self> {
        match state {
            AnyState::Nim(state) => {
                let rules = state.rules;
                let columns = rules.columns(state.piles());
                let tally = NimTally::new(state.piles(), rules.modulus());
                Some(Effect::Columns {
                    modulus: rules.modulus(),
                    changed: BitWeights::default(),
                    odd: columns.odd_weights(),
                    ones: tally.ones,
                    aim: tally.aim(rules.play),
                    columns,
                })
            }
            AnyState::Race(state) => {
                let left = state.left();
                let range = state.rules.range()?;
                let period = range.period();
                Some(Effect::Remainder {
                    period,
                    left,
                    times: left / period,
                    remainder: left % period,
                    losing: range.outcome_at(left) == Outcome::P,
                })
            }
            _ => None,
        }
    }
}
