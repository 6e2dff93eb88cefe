//! The argument for a position of Wythoff's game as data: the cold pairs, the golden ratio, and the
//! three ways to move. In: a [`Question`]. Out: an [`Explanation`]; only the tables of pairs and
//! of moves are bounded, each with its count.

use schemars::JsonSchema;
use serde::Serialize;

use super::Question;
use super::closed_form::{Pair, outcome, winning_moves};
use super::steps::Step;
use super::table::Table;
use crate::explanation::{Explained, Figure, Hint, JudgedClaim, JudgedTakes, SCHEMA};
use crate::listing;
use crate::position::{Claim, Move, Outcome, Play, Takes};

/// The largest pile that is drawn on a board.
const LARGEST_BOARD: u64 = 20;

/// A position of Wythoff's game, explained.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "WythoffExplanation")]
pub struct Explanation {
    /// The version of this JSON.
    pub schema: u32,
    /// `wythoff`.
    pub game: &'static str,
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub position: Position,
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// Every winning move: from the first pile, from the second, from both.
    pub winning_moves: Vec<Takes>,
    /// The pupil's move, judged.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub judged_move: Option<JudgedTakes<Idea>>,
    /// The pupil's verdict, judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<JudgedClaim<Idea>>,
    /// The argument.
    pub steps: Vec<Step>,
}

/// The rules.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "WythoffRules")]
pub struct Rules {
    /// Always `normal`.
    pub play: Play,
}

/// The piles.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "WythoffPosition")]
pub struct Position {
    /// The two pile sizes.
    #[serde(serialize_with = "listing::long")]
    pub piles: Vec<u64>,
}

/// A wrong idea about Wythoff's game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WythoffIdea")]
pub enum Idea {
    /// Equal piles are lost, as in Nim, so make the piles equal.
    Equalise,
}

impl Idea {
    /// Whether somebody who holds this idea would leave these piles.
    pub fn produces(self, [first, second]: [u64; 2]) -> bool {
        match self {
            Idea::Equalise => first == second,
        }
    }

    /// What somebody who holds this idea says of these piles.
    pub fn verdict(self, [first, second]: [u64; 2]) -> Claim {
        match self {
            Idea::Equalise if first == second => Claim::Lose,
            Idea::Equalise => Claim::Win,
        }
    }
}

/// Explains a position, and judges whatever the pupil said of it. Tables are bounded to `rows`
/// rows.
pub fn explain(question: &Question, rows: usize) -> Explanation {
    let piles = question.piles;
    let table = Table { piles, rows };
    let winning = winning_moves(piles);
    let judged_move = question.judged_move.as_ref().map(|chosen| {
        let wins = winning.contains(chosen);
        let idea = Idea::Equalise;
        let held = !wins && idea.produces(table.after(chosen));
        JudgedTakes {
            takes: chosen.takes.clone(),
            winning: wins,
            ideas: held.then_some(idea).into_iter().collect(),
            reply: if wins { None } else { table.answer(chosen) },
        }
    });
    let judged = question.judged_move.as_ref().zip(judged_move.as_ref());
    let steps = table.steps(&winning, judged.map(|(chosen, judged)| (chosen, judged.winning)));
    Explanation {
        schema: SCHEMA,
        game: "wythoff",
        rules: Rules { play: Play::Normal },
        position: Position { piles: piles.to_vec() },
        outcome: outcome(piles),
        winning_moves: winning,
        judged_move,
        claim: question.claim.map(|said| judge_claim(piles, said)),
        steps,
    }
}

fn judge_claim(piles: [u64; 2], said: Claim) -> JudgedClaim<Idea> {
    let right = said.holds(outcome(piles));
    let idea = Idea::Equalise;
    let held = !right && idea.verdict(piles) == said;
    JudgedClaim { said, right, ideas: held.then_some(idea).into_iter().collect() }
}

impl Explanation {
    /// The board with its cold squares, when the piles are small enough for one.
    fn board(&self) -> Option<Figure<'_>> {
        let &[first, second] = self.position.piles.as_slice() else {
            return None;
        };
        if first.max(second) > LARGEST_BOARD {
            return None;
        }
        let pairs = (0..=LARGEST_BOARD).filter_map(Pair::at);
        let both = pairs.flat_map(|Pair { piles: [a, b], .. }| [[a, b], [b, a]]);
        let mut cold: Vec<[u64; 2]> = both.filter(|[x, y]| *x <= first && *y <= second).collect();
        cold.dedup();
        Some(Figure::Queen { at: [first, second], cold })
    }
}

impl Explained for Explanation {
    fn outcome(&self) -> Option<Outcome> {
        Some(self.outcome)
    }

    fn judgement(&self) -> Option<bool> {
        let moved = self.judged_move.as_ref().map(|judged| judged.winning);
        let claimed = self.claim.as_ref().map(|judged| judged.right);
        let said = moved.into_iter().chain(claimed);
        said.reduce(|all, one| all && one)
    }

    fn steps(&self) -> usize {
        self.steps.len()
    }

    fn figure(&self, step: usize) -> Option<Figure<'_>> {
        let piles = &self.position.piles;
        match self.steps.get(step)? {
            Step::Start { shown, .. } => Some(Figure::Piles {
                piles,
                taken: shown.iter().flat_map(|shown| Move::parts(piles, shown)).collect(),
            }),
            Step::Ways { .. } | Step::Spoil { .. } => self.board(),
            Step::Judge { .. }
            | Step::Pairs(_)
            | Step::Golden { .. }
            | Step::Check { .. }
            | Step::Moves { .. }
            | Step::Advice { .. }
            | Step::Theorem {} => None,
        }
    }

    fn hints(&self) -> Vec<Hint> {
        let rungs = self.steps.iter().filter_map(Step::hint);
        rungs.chain([Hint::new("answer", 0)]).collect()
    }
}
