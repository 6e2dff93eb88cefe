//! Kind `walkthrough`: a worked solution whose last steps are left to the pupil. All positions have exactly
//! one winning move, so that every step has one answer.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::piles::{DrawnPosition, GuessRisk, PileKind, PositionKind, SIZES, normal_rules};
use super::task::{SolutionLine, Task};
use carryless_games::columns::{BitWeights, Columns};

/// Number of steps of the worked solution.
pub(super) const STEPS: u64 = 6;

pub(super) const KIND: PileKind = PileKind {
    name: "walkthrough",
    constraints: &[
        Constraint::Piles,
        Constraint::Max,
        Constraint::Min,
        Constraint::Counters,
        Constraint::ThreeSizes,
        Constraint::Trap,
        Constraint::Fade,
    ],
    rules: normal_rules,
    sizes: SIZES,
    kinds: &[PositionKind::OneMove],
    answer_class: AnswerClass::Many,
    luck: GuessRisk::Moves,
    asking: |drawn, _| {
        let level = u64::from(drawn.constraints.level());
        let fade = drawn.constraints.number(Constraint::Fade).unwrap_or(level + 1).min(STEPS);
        let steps = steps(drawn)?;
        let first = (STEPS - fade) as usize;
        let asks = steps[first..].iter().flat_map(|step| answer_fields(step, drawn)).collect();
        Some((Task::Walk { fade, steps }, fade as u8, asks))
    },
};

/// Returns the steps of the worked solution for the drawn position; `None` if there is no winning move.
fn steps(drawn: &DrawnPosition<'_>) -> Option<Vec<SolutionLine>> {
    let facts = drawn.facts;
    let taken = *facts.winning_moves.first()?;
    let mut after = drawn.piles.to_vec();
    after[taken.pile as usize - 1] = taken.leaves;
    let numbers = drawn.piles.to_vec();
    Some(vec![
        SolutionLine::Rows { written: numbers.clone(), numbers },
        SolutionLine::Sums { digits: facts.columns.sums().to_vec() },
        SolutionLine::Odd { weights: BitWeights(facts.nim_sum).powers().collect() },
        SolutionLine::Becomes {
            pile: taken.pile,
            size: taken.leaves + taken.take,
            leaves: taken.leaves,
        },
        SolutionLine::Take { pile: taken.pile, take: taken.take },
        SolutionLine::Check { digits: Columns::from_numbers(&after, 2).sums().to_vec() },
    ])
}

/// Returns the answer fields of a step of the solution that is left to the pupil.
fn answer_fields(step: &SolutionLine, drawn: &DrawnPosition<'_>) -> Vec<AnswerField> {
    match step {
        SolutionLine::Rows { numbers, .. } => numbers
            .iter()
            .map(|number| AnswerField::new("row", Expected::Binary(*number)))
            .collect(),
        SolutionLine::Sums { digits } => {
            vec![AnswerField::new("sums", Expected::Digits(digits.clone()))]
        }
        SolutionLine::Odd { weights } => {
            vec![AnswerField::new("odd-columns", Expected::Set(weights.clone()))]
        }
        SolutionLine::Becomes { pile, size, leaves } => {
            vec![AnswerField::new("becomes", Expected::List(vec![*pile, *size, *leaves]))]
        }
        SolutionLine::Take { .. } => {
            vec![AnswerField::new("move", Expected::Move(drawn.facts.winning_moves.clone()))]
        }
        SolutionLine::Check { digits } => {
            vec![AnswerField::new("check", Expected::Digits(digits.clone()))]
        }
    }
}
