//! The argument for a position of Nim as data: the fields of the JSON, and the steps in the order
//! in which a teacher would take them. In: a [`Question`]. Out: an [`Explanation`], complete and
//! without a word. Cost: a few passes over the piles.

use schemars::JsonSchema;
use serde::Serialize;

use super::board::Board;
use super::closed_form::{Aim, Tally};
use super::judge::{self, JudgedMove, JudgedNimSum, JudgedSums};
use super::steps::Step;
use super::{Question, Rules, ideas::Idea};
use crate::columns::Columns;
use crate::explanation::{Explained, Figure, Hint, JudgedClaim, SCHEMA, TABLE_ROWS};
use crate::listing;
use crate::position::{Move, Outcome};

/// Rows times piles that a table of moves may cost.
const TABLE_EFFORT: usize = 10_000_000;

/// A position of Nim, explained.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "NimExplanation")]
pub struct Explanation {
    /// The version of this JSON.
    pub schema: u32,
    /// `nim`.
    pub game: &'static str,
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub position: Position,
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// The xor of the residues (of the sizes without a limit).
    pub nim_sum: u64,
    /// The sizes modulo K + 1; null without a limit.
    #[serde(serialize_with = "listing::long_if_some")]
    pub residues: Option<Vec<u64>>,
    /// The residues (or sizes) in binary, added without carry.
    pub columns: Columns,
    /// Every winning move, in pile order.
    #[serde(serialize_with = "listing::long")]
    pub winning_moves: Vec<Move>,
    /// The pupil's move, judged.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub judged_move: Option<JudgedMove>,
    /// The pupil's verdict, judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<JudgedClaim<Idea>>,
    /// The pupil's digits under the line, judged column by column.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sums: Option<JudgedSums>,
    /// The pupil's nim-sum, judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nim_sum_said: Option<JudgedNimSum>,
    /// The argument.
    pub steps: Vec<Step>,
    /// The wrong ideas that a page tells of.
    #[serde(skip_serializing_if = "listing::in_data")]
    #[schemars(skip)]
    pub told: Vec<Idea>,
}

/// The piles.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "NimPosition")]
pub struct Position {
    /// The pile sizes, first pile first.
    #[serde(serialize_with = "listing::long")]
    pub piles: Vec<u64>,
}

/// Explains a position, and judges whatever the pupil said of it. Tables of moves are bounded to
/// `rows` rows; nothing else is.
pub fn explain(question: &Question, rows: usize) -> Explanation {
    let &Question { rules, ref piles, .. } = question;
    let modulus = rules.modulus();
    let tally = Tally::of(piles, modulus);
    let residues: Vec<u64> = piles.iter().map(|&size| rules.residue(size)).collect();
    let columns = Columns::add(&residues, 2);
    // A row looks at every pile for its repair, so that many piles leave time for few rows.
    let rows = rows.min(TABLE_ROWS.max(TABLE_EFFORT / piles.len().max(1)));
    let board = Board { rules, piles, tally, columns: &columns, rows };
    let winning_moves: Vec<Move> = rules.winning_moves(piles).collect();
    let judged_move =
        question.judged_move.map(|chosen| judge::judge_move(&board, chosen, &winning_moves));
    let steps = board.steps(&winning_moves, judged_move.as_ref());
    let claim = question.claim.map(|said| judge::judge_claim(&board, said));
    let sums = question.sums.as_deref().map(|said| judge::judge_sums(&board, said));
    let nim_sum_said = question.nim_sum.map(|said| judge::judge_nim_sum(&board, said));
    let moved = judged_move.as_ref();
    let told = judge::told(&board, moved, claim.as_ref(), sums.as_ref(), nim_sum_said.as_ref());
    Explanation {
        schema: SCHEMA,
        game: "nim",
        rules,
        position: Position { piles: piles.clone() },
        outcome: board.outcome(),
        nim_sum: tally.nim_sum,
        residues: rules.limit.map(|_| residues),
        judged_move,
        claim,
        sums,
        nim_sum_said,
        told,
        winning_moves,
        steps,
        columns,
    }
}

impl Explained for Explanation {
    fn outcome(&self) -> Option<Outcome> {
        Some(self.outcome)
    }

    fn judgement(&self) -> Option<bool> {
        let said = [
            self.judged_move.as_ref().map(|judged| judged.winning),
            self.claim.as_ref().map(|judged| judged.right),
            self.sums.as_ref().map(|judged| judged.right),
            self.nim_sum_said.as_ref().map(|judged| judged.right),
        ];
        said.into_iter().flatten().reduce(|all, one| all && one)
    }

    fn steps(&self) -> usize {
        self.steps.len()
    }

    fn figure(&self, step: usize) -> Option<Figure<'_>> {
        let piles = &self.position.piles;
        match self.steps.get(step)? {
            Step::Start { shown, .. } => {
                Some(Figure::Piles { piles, taken: shown.iter().copied().collect() })
            }
            Step::Residues { modulus, piles } => {
                Some(Figure::Bands { modulus: *modulus, rows: piles })
            }
            Step::Fork { big, ones, .. } => Some(Figure::Fork { big: *big, ones: *ones }),
            Step::Binary { .. } => Some(Figure::Blocks { columns: &self.columns }),
            Step::Add {} => Some(Figure::Columns { columns: &self.columns, boxed: true }),
            Step::Flip { piles, .. } => {
                Some(Figure::Flip { rows: piles, width: self.columns.width() })
            }
            Step::Judge { columns, aim: Aim::Balance, .. } => {
                Some(Figure::Columns { columns, boxed: true })
            }
            Step::Check { columns, aim: Aim::Balance, .. } => {
                Some(Figure::Columns { columns, boxed: false })
            }
            Step::Judge { .. }
            | Step::Check { .. }
            | Step::Odd { .. }
            | Step::Parity { .. }
            | Step::Switch { .. }
            | Step::Lower { .. }
            | Step::Raise { .. }
            | Step::Others { .. }
            | Step::Moves { .. }
            | Step::ReplyRule { .. }
            | Step::Spoil { .. }
            | Step::Advice { .. }
            | Step::Theorem {} => None,
        }
    }

    fn hints(&self) -> Vec<Hint> {
        self.steps.iter().filter_map(Step::hint).chain([Hint::new("answer", 0)]).collect()
    }
}
