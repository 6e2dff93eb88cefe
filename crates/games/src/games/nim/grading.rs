//! Grading of a pupil's answer: a move, a claim, the digits under the addition without carry, a nim-sum. A
//! wrong answer is reported with the misconceptions that produce it, a losing move also with the opponent's
//! reply.

use serde::Serialize;

use super::misconceptions::{self, JudgedMove, MOVE_IDEAS, Misconception};
use super::step_builder::StepBuilder;
use crate::game::{Grade, GradedClaim};
use crate::position::{Outcome, PileMove};
use crate::serialize;

/// A pupil's digits of the addition without carry and nim-sum, graded.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "JudgedDigits"))]
pub struct JudgedDigits {
    /// Graded digits of the addition without carry; null if the pupil gave none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sums: Option<JudgedSums>,
    /// Graded nim-sum; null if the pupil gave none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nim_sum_said: Option<JudgedNimSum>,
    /// Misconceptions that a page mentions, for the move, the claim, the digits and the nim-sum together.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub told: Vec<Misconception>,
}

impl Grade for JudgedDigits {
    fn is_right(&self) -> Option<bool> {
        let sums = self.sums.as_ref().map(|judged| judged.right);
        let nim_sum = self.nim_sum_said.as_ref().map(|judged| judged.right);
        sums.into_iter().chain(nim_sum).reduce(|all, one| all && one)
    }
}

/// A pupil's digits under the addition without carry, graded. Each digit should be the number of ones in its
/// column.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JudgedSums {
    /// The pupil's digits, from the left.
    pub said: Vec<u64>,
    /// Whether all digits are right.
    pub right: bool,
    /// The graded digit of each column, from the left. Digits left of the first column count as columns without
    /// ones.
    pub columns: Vec<JudgedColumn>,
    /// The first misconception that produces these digits up to leading zeros, in a list; empty if the digits
    /// are right or fit none.
    pub ideas: Vec<Misconception>,
}

/// A pupil's digit under one column, graded.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JudgedColumn {
    /// Weight of the column, a power of two.
    pub weight: u64,
    /// The pupil's digit under the column; null if the pupil wrote too few digits.
    pub said: Option<u64>,
    /// Number of ones in the column, which is the right digit.
    pub sum: u64,
    /// Whether the pupil's digit equals the number of ones.
    pub right: bool,
}

/// A pupil's nim-sum, graded.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JudgedNimSum {
    /// Nim-sum that the pupil computed.
    pub said: u64,
    /// Whether the pupil's nim-sum is right.
    pub right: bool,
    /// Misconceptions that produce exactly this nim-sum; empty if it is right or fits none.
    pub ideas: Vec<Misconception>,
}

/// Grades the pupil's move `chosen` in the position that `course` holds; `winning` lists all winning moves.
pub(super) fn grade_move(
    course: &StepBuilder<'_>,
    chosen: PileMove,
    winning: &[PileMove],
) -> JudgedMove {
    let wins = winning.contains(&chosen);
    let produced =
        |idea: &Misconception| !wins && idea.produces(course.rules, course.piles(), chosen);
    JudgedMove {
        chosen,
        winning: wins,
        ideas: MOVE_IDEAS.into_iter().filter(produced).collect(),
        reply: if wins { None } else { course.winning_reply(chosen) },
    }
}

/// Returns the misconceptions that a page mentions about the position in `course`. They come from the graded
/// move `moved`, claim, digits `sums` and nim-sum; `None` stands for an answer that the pupil did not give. A
/// move in a P-position adds none if it is the advised move, or if all moves are equally good; a nim-sum adds
/// none if the digits add some.
pub(super) fn misconceptions_to_report(
    course: &StepBuilder<'_>,
    moved: Option<&JudgedMove>,
    claim: Option<&GradedClaim<Misconception>>,
    sums: Option<&JudgedSums>,
    nim_sum: Option<&JudgedNimSum>,
) -> Vec<Misconception> {
    let excused = |moved: &&JudgedMove| {
        course.tally.outcome(course.rules.play) == Outcome::P
            && (course.is_forced() || course.position.one_from_largest() == Some(moved.chosen))
    };
    let wrong = moved.filter(|moved| !moved.winning && !excused(moved));
    let moved = wrong.map(|moved| {
        misconceptions::misconceptions_to_report(course.rules, course.piles(), moved.chosen)
    });
    let of_sums = sums.map(|sums| &sums.ideas);
    let told_already = of_sums.is_some_and(|ideas| !ideas.is_empty());
    let nim_sum = nim_sum.filter(|_| !told_already).map(|said| &said.ideas);
    [moved.as_ref(), claim.map(|claim| &claim.ideas), of_sums, nim_sum]
        .into_iter()
        .flatten()
        .flatten()
        .copied()
        .collect()
}

/// Grades the digits `said`, from the left, that a pupil wrote under the addition without carry of the
/// position in `course`.
pub(super) fn grade_sums(course: &StepBuilder<'_>, said: &[u64]) -> JudgedSums {
    let sums = course.columns.sums();
    let width = sums.len().max(said.len());
    let columns: Vec<JudgedColumn> = (0..width)
        .rev()
        .map(|place| {
            let digit = said.len().checked_sub(place + 1).map(|index| said[index]);
            let sum = sums.len().checked_sub(place + 1).map_or(0, |index| sums[index]);
            let right = digit == Some(sum);
            JudgedColumn { weight: 1 << place, said: digit, sum, right }
        })
        .collect();
    let right = columns.iter().all(|column| column.right);
    let ideas = match right {
        true => Vec::new(),
        false => misconceptions::misconceptions_of_digits(course.rules, course.piles(), said),
    };
    JudgedSums { said: said.to_vec(), right, columns, ideas }
}

/// Grades `said`, the nim-sum that a pupil computed for the position in `course`.
pub(super) fn grade_nim_sum(course: &StepBuilder<'_>, said: u64) -> JudgedNimSum {
    let right = said == course.tally.nim_sum;
    let same =
        |idea: &Misconception| !right && idea.nim_sum(course.rules, course.piles()) == Some(said);
    let ideas = [Misconception::Carry, Misconception::ZeroIsOdd].into_iter().filter(same).collect();
    JudgedNimSum { said, right, ideas }
}
