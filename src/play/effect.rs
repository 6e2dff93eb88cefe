//! What a move did to the thing that decides: to the columns of the piles (Bouton 1901), or to the
//! remainder of a race. In: the position before the move, and the move. Out: numbers, no words.

use schemars::JsonSchema;
use serde::Serialize;

use super::{Board, Turn};
use crate::columns::{Columns, Powers};
use crate::games::nim::closed_form::{Aim, Tally};

/// What a move did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Effect {
    /// In piles.
    Columns {
        /// K + 1, where remainders stand in the columns.
        modulus: Option<u64>,
        /// The columns after the move.
        columns: Columns,
        /// The weights of the columns whose count the move changed.
        changed: Powers,
        /// The weights of the columns that are odd now.
        odd: Powers,
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
    /// What `turn`, legal at `before`, does there.
    pub fn of(before: &Board, turn: Turn) -> Self {
        let mut after = before.clone();
        after.apply(turn);
        let mut effect = Effect::standing(&after);
        if let (Effect::Columns { changed, .. }, Board::Nim { rules, .. }, Turn::Take(taken)) =
            (&mut effect, before, turn)
        {
            let size = taken.leaves.saturating_add(taken.take);
            *changed = Powers(rules.residue(size) ^ rules.residue(taken.leaves));
        }
        effect
    }

    /// How a position stands, when no move has been made.
    pub fn standing(board: &Board) -> Self {
        match board {
            Board::Nim { rules, piles } => {
                let residues: Vec<u64> = piles.iter().map(|&size| rules.residue(size)).collect();
                let columns = Columns::add(&residues, 2);
                let tally = Tally::of(piles, rules.modulus());
                Effect::Columns {
                    modulus: rules.modulus(),
                    changed: Powers::default(),
                    odd: columns.odd_weights(),
                    ones: tally.ones,
                    aim: tally.aim(rules.play),
                    columns,
                }
            }
            Board::Race { rules, target, count } => {
                let left = target.saturating_sub(*count);
                let period = rules.period();
                Effect::Remainder {
                    period,
                    left,
                    times: left / period,
                    remainder: left % period,
                    losing: board.outcome() == crate::position::Outcome::P,
                }
            }
        }
    }
}
