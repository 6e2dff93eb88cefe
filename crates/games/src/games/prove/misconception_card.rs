//! Cards for the class. Each has a misconception about Nim, the smallest position where it fails, its wrong
//! answer there, and the right answer. [`misconception_survey`] finds the positions.

use super::misconception_survey::{self, Subject};
use crate::games::nim::Rules;
use crate::games::nim::misconceptions::Misconception;
use crate::position::{Outcome, PileMove, PlayConvention};

/// Size of the box that is searched for a failure: at most 3 piles of at most 7 stones.
const BOX: [u64; 2] = [3, 7];

/// A misconception with the smallest position where it fails.
#[derive(Clone, Debug)]
pub struct MisconceptionCard {
    /// Misconception that the card is about.
    pub misconception: Misconception,
    /// The simplest rules under which the misconception applies.
    pub rules: Rules,
    /// Pile sizes of the smallest position where the misconception fails.
    pub piles: Vec<u64>,
    /// Kind of failure, with the data of the right answer.
    pub failure: Failure,
}

/// Failure of a misconception in a position.
#[derive(Clone, Debug)]
pub enum Failure {
    /// All moves that the misconception allows lose; `winning` are the winning moves.
    Moves {
        /// All winning moves of the position.
        winning: Vec<PileMove>,
    },
    /// Some moves that the misconception allows win and some lose; `winning` are all winning moves.
    Mixed {
        /// All winning moves of the position.
        winning: Vec<PileMove>,
    },
    /// The misconception misses the winning moves in `winning`, which raise the remainder of their pile.
    Finding {
        /// Winning moves that the misconception misses.
        winning: Vec<PileMove>,
    },
    /// The misconception takes a P-position for an N-position.
    Win,
    /// The misconception takes an N-position for a P-position; `winning` are the winning moves.
    Lose {
        /// All winning moves of the position.
        winning: Vec<PileMove>,
    },
    /// The misconception computes `said` as the nim-sum; the right nim-sum is `sum`.
    Sum {
        /// Nim-sum according to the misconception.
        said: u64,
        /// Right nim-sum.
        sum: u64,
    },
}

/// Returns the cards of all misconceptions that fail in the box, each under the simplest rules to which it
/// applies.
pub fn all_cards() -> Vec<MisconceptionCard> {
    Misconception::ALL.iter().filter_map(|&idea| find_card(idea)).collect()
}

/// Returns the card of the misconception `idea`; `None` if it applies to none of three sets of rules (normal,
/// misère, normal with limit 3) or never fails in the box.
fn find_card(idea: Misconception) -> Option<MisconceptionCard> {
    let simplest = [
        Rules { limit: None, play: PlayConvention::Normal },
        Rules { limit: None, play: PlayConvention::Misere },
        Rules { limit: Some(3), play: PlayConvention::Normal },
    ];
    let rules = simplest.into_iter().find(|&rules| idea.applies_to(rules))?;
    let [count, most] = BOX;
    let (proof, _) = misconception_survey::survey(rules, count, most, idea, &mut |_| ());
    let piles = proof.counterexample?;
    let winning: Vec<PileMove> = rules.winning_moves(&piles).collect();
    let fails = match proof.about {
        Subject::Moves if proof.wrong > 0 => Failure::Moves { winning },
        Subject::Moves => Failure::Mixed { winning },
        Subject::Finding => Failure::Finding { winning: raising_moves(rules, winning) },
        Subject::Outcome if rules.outcome(&piles) == Outcome::P => Failure::Win,
        Subject::Outcome => Failure::Lose { winning },
        Subject::Sum => Failure::Sum {
            said: idea.nim_sum(rules, &piles)?,
            sum: rules.columns(&piles).odd_weights().0,
        },
    };
    Some(MisconceptionCard { misconception: idea, rules, piles, failure: fails })
}

/// Returns those of `moves` that increase the remainder of their pile modulo K + 1, where K is the limit.
fn raising_moves(rules: Rules, moves: Vec<PileMove>) -> Vec<PileMove> {
    let raises = |chosen: &PileMove| {
        rules.residue(chosen.leaves) > rules.residue(chosen.leaves + chosen.take)
    };
    moves.into_iter().filter(raises).collect()
}
