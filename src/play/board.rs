//! Where a match stands: a position of one of the games that can be played, with its rules. In: a
//! question. Out: what is legal, who wins, and the position after a move.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::games::race::argument::Say;
use crate::games::{Question, nim, race};
use crate::position::{Move, Outcome};

/// The games that can be played.
pub const GAMES: [&str; 2] = ["nim", "race"];

/// A position with its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// Piles.
    Nim {
        /// The rules.
        rules: nim::Rules,
        /// The sizes; empty piles keep their number.
        piles: Vec<u64>,
    },
    /// A race.
    Race {
        /// The rules.
        rules: race::Rules,
        /// The target.
        target: u64,
        /// The count so far; above the target only after a last number that may pass it.
        count: u64,
    },
}

/// A move of either game; as JSON just that game's own object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Turn {
    /// Stones taken from a pile.
    Take(Move),
    /// A number said.
    Say(Say),
}

impl Board {
    /// The position of a question; `None` when its game cannot be played here.
    pub fn of(question: &Question) -> Option<Self> {
        if let Question::Nim(nim) = question {
            let piles = nim.piles.clone();
            return Some(Board::Nim { rules: nim.rules, piles });
        }
        if let Question::Race(race) = question {
            let (rules, target, count) = (race.rules, race.target, race.from);
            return Some(Board::Race { rules, target, count });
        }
        None
    }

    /// The name of its game.
    pub fn game(&self) -> &'static str {
        match self {
            Board::Nim { .. } => GAMES[0],
            Board::Race { .. } => GAMES[1],
        }
    }

    /// The stones that are left, or what is missing to the target.
    pub fn left(&self) -> u128 {
        match self {
            Board::Nim { piles, .. } => piles.iter().map(|&size| u128::from(size)).sum(),
            Board::Race { target, count, .. } => u128::from(target.saturating_sub(*count)),
        }
    }

    /// How many legal moves there are.
    pub fn turn_count(&self) -> u128 {
        match self {
            Board::Nim { rules, piles } => piles.iter().map(|&size| most(*rules, size)).sum(),
            Board::Race { rules, target, count } => {
                let left = target.saturating_sub(*count);
                if !rules.can_move(left) {
                    return 0;
                }
                let [least, most] = rules.say;
                let highest = if rules.end.may_pass() { most } else { most.min(left) };
                u128::from(highest - least) + 1
            }
        }
    }

    /// The legal move with this index, in the order of piles and of numbers.
    pub fn turn(&self, index: u128) -> Option<Turn> {
        match self {
            Board::Nim { rules, piles } => {
                let mut rest = index;
                for (&size, pile) in piles.iter().zip(1..) {
                    match rest.checked_sub(most(*rules, size)) {
                        Some(beyond) => rest = beyond,
                        None => return taking(pile, size, u64::try_from(rest).ok()? + 1),
                    }
                }
                None
            }
            Board::Race { rules, .. } if index < self.turn_count() => {
                self.saying(rules.say[0] + u64::try_from(index).ok()?)
            }
            Board::Race { .. } => None,
        }
    }

    /// Every legal move, in order; there may be very many.
    pub fn turns(&self) -> impl Iterator<Item = Turn> + '_ {
        (0..self.turn_count()).filter_map(|index| self.turn(index))
    }

    /// Whether there is a legal move.
    pub fn can_move(&self) -> bool {
        match self {
            Board::Nim { piles, .. } => piles.iter().any(|&size| size > 0),
            Board::Race { rules, target, count } => rules.can_move(target.saturating_sub(*count)),
        }
    }

    /// Whether the rules allow this move, and it says of itself what is true.
    pub fn is_legal(&self, turn: Turn) -> bool {
        match (self, turn) {
            (Board::Nim { rules, .. }, Turn::Take(taken)) => {
                let size = self.size(taken.pile);
                size.is_some_and(|size| {
                    taken.take > 0
                        && u128::from(taken.take) <= most(*rules, size)
                        && taken.leaves == size - taken.take
                })
            }
            (Board::Race { rules, target, count }, Turn::Say(said)) => {
                let left = target.saturating_sub(*count);
                let [least, most] = rules.say;
                (least..=most).contains(&said.say)
                    && rules.can_move(left)
                    && (said.say <= left || rules.end.may_pass())
                    && count.checked_add(said.say) == Some(said.reaches)
            }
            _ => false,
        }
    }

    /// The size of a pile, counted from 1.
    pub fn size(&self, pile: u64) -> Option<u64> {
        let Board::Nim { piles, .. } = self else {
            return None;
        };
        let index = usize::try_from(pile).ok()?.checked_sub(1)?;
        piles.get(index).copied()
    }

    /// Makes a move; `false`, and nothing has changed, when it is not legal.
    pub fn apply(&mut self, turn: Turn) -> bool {
        self.is_legal(turn) && self.put(turn, true)
    }

    /// Takes a move back that was the last one made here.
    pub(super) fn take_back(&mut self, turn: Turn) {
        self.put(turn, false);
    }

    fn put(&mut self, turn: Turn, forward: bool) -> bool {
        match (self, turn) {
            (Board::Nim { piles, .. }, Turn::Take(taken)) => {
                let pile = usize::try_from(taken.pile - 1).ok().and_then(|at| piles.get_mut(at));
                if let Some(pile) = pile {
                    *pile = taken.leaves + if forward { 0 } else { taken.take };
                }
            }
            (Board::Race { count, .. }, Turn::Say(said)) => {
                *count = said.reaches - if forward { 0 } else { said.say };
            }
            _ => {}
        }
        true
    }

    /// Whether the player to move can win.
    pub fn outcome(&self) -> Outcome {
        match self {
            Board::Nim { rules, piles } => rules.outcome(piles),
            Board::Race { rules, target, count } => rules.outcome_at(target.saturating_sub(*count)),
        }
    }

    /// Whether this legal move wins.
    pub fn wins_by(&self, turn: Turn) -> bool {
        match (self, turn) {
            (Board::Race { rules, target, count }, Turn::Say(said)) => {
                rules.wins_by(target.saturating_sub(*count), said.say)
            }
            _ => {
                let mut after = self.clone();
                after.apply(turn) && after.outcome() == Outcome::P
            }
        }
    }

    /// The indices of the winning moves among the legal moves, in rising order; of piles only,
    /// where each pile has one at most.
    pub(super) fn winning_indices(&self) -> Option<Vec<u128>> {
        let Board::Nim { rules, piles } = self else {
            return None;
        };
        let mut winning = rules.winning_moves(piles).peekable();
        let (mut before, mut found) = (0, Vec::new());
        for (&size, pile) in piles.iter().zip(1..) {
            if let Some(taken) = winning.next_if(|taken| taken.pile == pile) {
                found.push(before + u128::from(taken.take) - 1);
            }
            before += most(*rules, size);
        }
        Some(found)
    }

    /// The winning move to recommend: one that is easy to see comes first.
    pub fn winning_turn(&self) -> Option<Turn> {
        match self {
            Board::Nim { rules, piles } => {
                let residue = |size| rules.residue(size);
                let lowers =
                    |chosen: &Move| residue(chosen.leaves) < residue(chosen.leaves + chosen.take);
                let all = || rules.winning_moves(piles);
                all().find(lowers).or_else(|| all().next()).map(Turn::Take)
            }
            Board::Race { rules, target, count } => {
                let mut numbers = rules.winning_numbers(target.saturating_sub(*count));
                self.saying(numbers.next()?)
            }
        }
    }

    /// The move that makes the game last: one stone from the largest pile, or the least number.
    pub fn patient_turn(&self) -> Option<Turn> {
        match self {
            Board::Nim { piles, .. } => {
                // Of equal piles the first: `max_by_key` would find the last.
                let largest = piles.iter().enumerate().rev().max_by_key(|&(_, size)| size);
                largest.and_then(|(index, &size)| taking(index as u64 + 1, size, 1))
            }
            Board::Race { rules, .. } => self.saying(rules.say[0]).filter(|_| self.can_move()),
        }
    }

    /// Saying a number here.
    pub fn saying(&self, say: u64) -> Option<Turn> {
        let Board::Race { count, .. } = self else {
            return None;
        };
        let reaches = count.checked_add(say)?;
        Some(Turn::Say(Say { say, reaches }))
    }

    /// The question that explains this position, or judges `turn` in it.
    pub fn question(&self, turn: Option<Turn>) -> Question {
        match self {
            Board::Nim { rules, piles } => Question::Nim(nim::Question {
                rules: *rules,
                piles: piles.clone(),
                judged_move: turn.and_then(|turn| match turn {
                    Turn::Take(taken) => Some(taken),
                    Turn::Say(_) => None,
                }),
                ..nim::Question::default()
            }),
            Board::Race { rules, target, count } => Question::Race(race::Question {
                rules: *rules,
                target: *target,
                from: *count.min(target),
                said: turn.and_then(|turn| match turn {
                    Turn::Say(said) => Some(said.say),
                    Turn::Take(_) => None,
                }),
                claim: None,
            }),
        }
    }
}

/// How many stones may be taken from a pile at most.
fn most(rules: nim::Rules, size: u64) -> u128 {
    u128::from(rules.limit.map_or(size, |limit| size.min(limit)))
}

/// Taking stones from a pile of `size`, if it has so many.
pub(super) fn taking(pile: u64, size: u64, take: u64) -> Option<Turn> {
    let leaves = size.checked_sub(take).filter(|_| take > 0)?;
    Some(Turn::Take(Move { pile, take, leaves }))
}
