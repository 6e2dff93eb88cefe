//! Cards for a class: each misconception about Nim with the smallest position in which it fails, its result
//! there, and the right answer. The result is an [`IdeaCard`] for each.

use super::misconception_survey::{self, About};
use crate::games::nim::Rules;
use crate::games::nim::misconceptions::Misconception;
use crate::position::{Outcome, PileMove, PlayConvention};

/// Searched box: number of piles, largest pile.
const BOX: [u64; 2] = [3, 7];

/// A misconception with a position in which it fails.
#[derive(Clone, Debug)]
pub(crate) struct IdeaCard {
    /// Misconception of the card.
    pub idea: Misconception,
    /// Rules of the game.
    pub rules: Rules,
    /// Smallest position in which the misconception fails.
    pub piles: Vec<u64>,
    /// Kind of the failure.
    pub fails: Fails,
}

/// The failure of a misconception in a position.
#[derive(Clone, Debug)]
pub(crate) enum Fails {
    /// All moves of the misconception lose; `winning` win.
    Moves { winning: Vec<PileMove> },
    /// Some moves of the misconception lose; `winning` win.
    Mixed { winning: Vec<PileMove> },
    /// The misconception misses the winning moves `winning`.
    Finding { winning: Vec<PileMove> },
    /// The misconception takes a P-position for an N-position.
    Win,
    /// The misconception takes an N-position for a P-position; `winning` win.
    Lose { winning: Vec<PileMove> },
    /// The misconception gives the wrong nim-sum `said` instead of `sum`.
    Sum { said: u64, sum: u64 },
}

/// Returns the cards of all misconceptions, each under the simplest rules to which it applies.
pub(crate) fn all() -> Vec<IdeaCard> {
    Misconception::ALL.iter().filter_map(|&idea| card(idea)).collect()
}

fn card(idea: Misconception) -> Option<IdeaCard> {
    let simplest = [
        Rules { limit: None, play: PlayConvention::Normal },
        Rules { limit: None, play: PlayConvention::Misere },
        Rules { limit: Some(3), play: PlayConvention::Normal },
    ];
    let rules = simplest.into_iter().find(|&rules| idea.suits(rules))?;
    let [count, most] = BOX;
    let (proof, _) = misconception_survey::ask(rules, count, most, idea, &mut |_| ());
    let piles = proof.counterexample?;
    let winning: Vec<PileMove> = rules.winning_moves(&piles).collect();
    let fails = match proof.about {
        About::Moves if proof.wrong > 0 => Fails::Moves { winning },
        About::Moves => Fails::Mixed { winning },
        About::Finding => Fails::Finding { winning: raising(rules, winning) },
        About::Outcome if rules.outcome(&piles) == Outcome::P => Fails::Win,
        About::Outcome => Fails::Lose { winning },
        About::Sum => Fails::Sum {
            said: idea.nim_sum(rules, &piles)?,
            sum: rules.columns(&piles).odd_weights().0,
        },
    };
    Some(IdeaCard { idea, rules, piles, fails })
}

/// Filters the moves that raise the remainder of the pile.
fn raising(rules: Rules, moves: Vec<PileMove>) -> Vec<PileMove> {
    let raises = |chosen: &PileMove| {
        rules.residue(chosen.leaves) > rules.residue(chosen.leaves + chosen.take)
    };
    moves.into_iter().filter(raises).collect()
}
