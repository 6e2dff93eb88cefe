//! What is said of a pupil's answer: a move, a verdict, the digits under the line, a nim-sum. A
//! wrong answer comes with what punishes it and with the wrong ideas that produce just this
//! answer here.

use serde::Serialize;

use super::misconceptions::{self, JudgedMove, MOVE_IDEAS, Misconception};
use super::step_builder::StepBuilder;
use crate::game::{Grade, GradedClaim};
use crate::position::{Outcome, PileMove};
use crate::serialize;

/// What else a pupil said, judged.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "JudgedDigits"))]
pub(crate) struct JudgedDigits {
    /// The pupil's digits under the line, judged column by column.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sums: Option<JudgedSums>,
    /// The pupil's nim-sum, judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nim_sum_said: Option<JudgedNimSum>,
    /// The wrong ideas that a page tells of.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub told: Vec<Misconception>,
}

impl Grade for JudgedDigits {
    fn right(&self) -> Option<bool> {
        let sums = self.sums.as_ref().map(|judged| judged.right);
        let nim_sum = self.nim_sum_said.as_ref().map(|judged| judged.right);
        sums.into_iter().chain(nim_sum).reduce(|all, one| all && one)
    }
}

/// A pupil's digits under the line, judged.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct JudgedSums {
    /// What was said, from the left.
    pub said: Vec<u64>,
    /// Whether all of it is right.
    pub right: bool,
    /// Each column, from the left.
    pub columns: Vec<JudgedColumn>,
    /// The wrong ideas that give these digits.
    pub ideas: Vec<Misconception>,
}

/// One digit under the line.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct JudgedColumn {
    /// The weight of the column.
    pub weight: u64,
    /// The pupil's digit; null when there was none.
    pub said: Option<u64>,
    /// The count of ones.
    pub sum: u64,
    /// Whether they agree.
    pub right: bool,
}

/// A pupil's nim-sum, judged.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct JudgedNimSum {
    /// What was said.
    pub said: u64,
    /// Whether it is right.
    pub right: bool,
    /// The wrong ideas that give this number.
    pub ideas: Vec<Misconception>,
}

pub(super) fn judge_move(
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
        reply: if wins { None } else { course.repair(chosen) },
    }
}

/// The ideas that a page tells of. Whoever makes the move that the page advises in a lost position,
/// or has no choice, needs no wrong idea for it; nor is one told twice for digits and their sum.
pub(super) fn told(
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
    let moved = wrong.map(|moved| misconceptions::told(course.rules, course.piles(), moved.chosen));
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

pub(super) fn judge_sums(course: &StepBuilder<'_>, said: &[u64]) -> JudgedSums {
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
        false => misconceptions::of_digits(course.rules, course.piles(), said),
    };
    JudgedSums { said: said.to_vec(), right, columns, ideas }
}

pub(super) fn judge_nim_sum(course: &StepBuilder<'_>, said: u64) -> JudgedNimSum {
    let right = said == course.tally.nim_sum;
    let same =
        |idea: &Misconception| !right && idea.nim_sum(course.rules, course.piles()) == Some(said);
    let ideas = [Misconception::Carry, Misconception::ZeroIsOdd].into_iter().filter(same).collect();
    JudgedNimSum { said, right, ideas }
}
