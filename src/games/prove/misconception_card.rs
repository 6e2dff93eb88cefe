//! Each wrong idea about Nim with the smallest position where it fails, to be shown to a class: what the
//! idea comes to there, and what is right. In: nothing. Out: an [`IdeaCard`] for each idea.

use super::misconception_survey::{self, About};
use crate::games::nim::Rules;
use crate::games::nim::misconceptions::Misconception;
use crate::position::{Outcome, PileMove, PlayConvention};

/// The box that is searched: so many piles, each at most so large.
const BOX: [u64; 2] = [3, 7];

/// A wrong idea, and where it fails.
#[derive(Clone, Debug)]
pub(crate) struct IdeaCard {
    /// The idea.
    pub idea: Misconception,
    /// The rules.
    pub rules: Rules,
    /// The smallest position where it fails.
    pub piles: Vec<u64>,
    /// How it fails.
    pub fails: Fails,
}

/// How an idea fails in a position.
#[derive(Clone, Debug)]
pub(crate) enum Fails {
    /// All moves that it makes lose; these win.
    Moves { winning: Vec<PileMove> },
    /// Some moves that it makes lose; these win.
    Mixed { winning: Vec<PileMove> },
    /// It does not find these, which win.
    Finding { winning: Vec<PileMove> },
    /// It says that the position is won.
    Win,
    /// It says that the position is lost; these win.
    Lose { winning: Vec<PileMove> },
    /// It finds a nim-sum that is another one.
    Sum { said: u64, sum: u64 },
}

/// The cards of all ideas, each under the simplest rules that suit it.
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

/// Those of the moves that leave a larger remainder than there was.
fn raising(rules: Rules, moves: Vec<PileMove>) -> Vec<PileMove> {
    let raises = |chosen: &PileMove| {
        rules.residue(chosen.leaves) > rules.residue(chosen.leaves + chosen.take)
    };
    moves.into_iter().filter(raises).collect()
}
