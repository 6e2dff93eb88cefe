//! What a move did to the thing that decides: to the columns of the piles (Bouton 1901), or to the
//! remainder of a race. In: the position before the move, and the move. Out: numbers, no words.

use serde::Serialize;

use crate::columns::{BitWeights, Columns};
use crate::games::AnyState;
use crate::games::nim::closed_form::{Aim, NimTally};
use crate::position::{AnyMove, Outcome};

/// What a move did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Effect {
    /// In piles.
    Columns {
        /// K + 1, where remainders stand in the columns.
        modulus: Option<u64>,
        /// The columns after the move.
        columns: Columns,
        /// The weights of the columns whose count the move changed.
        changed: BitWeights,
        /// The weights of the columns that are odd now.
        odd: BitWeights,
        /// How many numbers are 1 now.
        ones: u64,
        /// Whether columns decide now, or the number of ones.
        aim: Aim,
    },
    /// In a race.
    Remainder {
        /// a + b.
        period: u64,
        /// What is missing to the target now.
        left: u64,
        /// How many whole periods that is.
        times: u64,
        /// What is left over.
        remainder: u64,
        /// Whether that remainder is lost for whoever is to move now.
        losing: bool,
    },
}

impl Effect {
    /// What `turn`, legal at `before`, does there; `None` in a game that has no such number.
    pub(crate) fn of(before: &AnyState, turn: &AnyMove) -> Option<Self> {
        let mut after = before.clone();
        after.apply(turn);
        let mut effect = Effect::standing(&after)?;
        if let (Effect::Columns { changed, .. }, AnyState::Nim(before), AnyMove::Take(taken)) =
            (&mut effect, before, turn)
        {
            let size = taken.leaves.saturating_add(taken.take);
            let residue = |size| before.rules.residue(size);
            *changed = BitWeights(residue(size) ^ residue(taken.leaves));
        }
        Some(effect)
    }

    /// How a position stands, when no move has been made.
    pub(crate) fn standing(setting: &AnyState) -> Option<Self> {
        match setting {
            AnyState::Nim(setting) => {
                let rules = setting.rules;
                let columns = rules.columns(setting.piles());
                let tally = NimTally::of(setting.piles(), rules.modulus());
                Some(Effect::Columns {
                    modulus: rules.modulus(),
                    changed: BitWeights::default(),
                    odd: columns.odd_weights(),
                    ones: tally.ones,
                    aim: tally.aim(rules.play),
                    columns,
                })
            }
            AnyState::Race(setting) => {
                let left = setting.left();
                let range = setting.rules.range()?;
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
