//! The argument for a position of Moore's game as data: the columns, their remainders modulo k + 1,
//! one winning move built from them, and the list of all. In: a [`Question`]. Out: an
//! [`Explanation`]; only the list of winning moves and the table of replies are bounded.

use schemars::JsonSchema;
use serde::Serialize;

use super::count::Count;
use super::steps::Step;
use super::table::Table;
use super::{Question, Rules};
use crate::columns::Columns;
use crate::explanation::{Explained, Figure, Hint, JudgedClaim, JudgedTakes, SCHEMA};
use crate::listing;
use crate::position::{Claim, Move, Outcome, Takes};

/// A position of Moore's game, explained.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "MooreExplanation")]
pub struct Explanation {
    /// The version of this JSON.
    pub schema: u32,
    /// `moore`.
    pub game: &'static str,
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub position: Position,
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// k + 1, by which the counts of the columns are divided.
    pub modulus: u64,
    /// The sizes in binary, added without carry. A column is odd when its count is not divisible
    /// by the modulus.
    pub columns: Columns,
    /// What each column's count leaves when divided by the modulus, from the left.
    pub remainders: Vec<u64>,
    /// The winning moves, at most 100 of them.
    #[serde(serialize_with = "listing::long")]
    pub winning_moves: Vec<Takes>,
    /// How many winning moves there are.
    pub winning_move_count: Count,
    /// The pupil's move, judged.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub judged_move: Option<JudgedTakes<Idea>>,
    /// The pupil's verdict, judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<JudgedClaim<Idea>>,
    /// The argument.
    pub steps: Vec<Step>,
}

/// The piles.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "MoorePosition")]
pub struct Position {
    /// The pile sizes, first pile first.
    #[serde(serialize_with = "listing::long")]
    pub piles: Vec<u64>,
}

/// A wrong idea about Moore's game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "MooreIdea")]
pub enum Idea {
    /// Even and odd columns decide, as in Nim.
    EvenColumns,
}

impl Idea {
    /// Whether somebody who holds this idea would leave these piles.
    pub fn produces(self, leaves: &[u64]) -> bool {
        self.verdict(leaves) == Claim::Lose
    }

    /// What somebody who holds this idea says of these piles.
    pub fn verdict(self, piles: &[u64]) -> Claim {
        match self {
            Idea::EvenColumns if Columns::add(piles, 2).odd_weights().0 == 0 => Claim::Lose,
            Idea::EvenColumns => Claim::Win,
        }
    }
}

/// Explains a position, and judges whatever the pupil said of it. Tables are bounded to `rows`
/// rows.
pub fn explain(question: &Question, rows: usize) -> Explanation {
    let &Question { rules, ref piles, .. } = question;
    let columns = Columns::add(piles, rules.modulus());
    let table = Table { rules, piles, columns: &columns, rows };
    let winning = rules.winning_moves(piles);
    let count = rules.winning_move_count(piles);
    let built = rules.winning_move(piles);
    let judged = question.judged_move.as_ref();
    let complete = count.0 == winning.len().into();
    Explanation {
        schema: SCHEMA,
        game: "moore",
        rules,
        position: Position { piles: piles.clone() },
        outcome: rules.outcome(piles),
        modulus: rules.modulus(),
        remainders: (0..columns.width()).map(|index| columns.remainder(index)).collect(),
        winning_moves: winning,
        winning_move_count: count,
        judged_move: judged.map(|chosen| judge_move(rules, piles, chosen)),
        claim: question.claim.map(|said| judge_claim(rules, piles, said)),
        steps: table.steps(built.as_ref(), judged, complete),
        columns,
    }
}

fn judge_move(rules: Rules, piles: &[u64], chosen: &Takes) -> JudgedTakes<Idea> {
    let winning = rules.wins_by(piles, chosen);
    let leaves = chosen.leaves(piles);
    let idea = Idea::EvenColumns;
    let held = !winning && idea.produces(&leaves);
    JudgedTakes {
        takes: chosen.takes.clone(),
        winning,
        ideas: held.then_some(idea).into_iter().collect(),
        reply: rules.winning_move(&leaves),
    }
}

fn judge_claim(rules: Rules, piles: &[u64], said: Claim) -> JudgedClaim<Idea> {
    let right = said.holds(rules.outcome(piles));
    let idea = Idea::EvenColumns;
    let held = !right && idea.verdict(piles) == said;
    JudgedClaim { said, right, ideas: held.then_some(idea).into_iter().collect() }
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
        let grid = |columns, boxed| Some(Figure::Columns { columns, boxed });
        match self.steps.get(step)? {
            Step::Start { shown, .. } => Some(Figure::Piles {
                piles,
                taken: shown.iter().flat_map(|shown| Move::parts(piles, shown)).collect(),
            }),
            Step::Add {} => grid(&self.columns, true),
            Step::Judge { columns, .. } => grid(columns, true),
            Step::Check { columns, .. } => grid(columns, false),
            Step::Build { piles, .. } => {
                Some(Figure::Flip { rows: piles, width: self.columns.width() })
            }
            Step::Everything { .. }
            | Step::Binary { .. }
            | Step::Divide { .. }
            | Step::Moves { .. }
            | Step::Spoil { .. }
            | Step::Advice { .. }
            | Step::Theorem {} => None,
        }
    }

    fn hints(&self) -> Vec<Hint> {
        let rungs = self.steps.iter().filter_map(Step::hint);
        rungs.chain([Hint::new("answer", 0)]).collect()
    }
}
