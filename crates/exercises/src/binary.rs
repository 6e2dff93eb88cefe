//! Kind `binary`: the pupil converts a number to binary or from binary.

use super::SourceKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::exercise::Candidate;
use super::numbers::NumberExercise;
use super::pool::Source;
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::games::xor;
use carryless_games::games::xor::explanation::Facts;

/// Largest number to convert, one for each level from 1 to 5.
const MOST: [u64; 5] = [15, 31, 63, 255, 1000];

pub(super) const KIND: SourceKind = SourceKind {
    name: "binary",
    constraints: &[Constraint::Max],
    answer_class: AnswerClass::Many,
    has_full_working: true,
    sources: |constraints| {
        let most = MOST[usize::from(constraints.level() - 1)];
        vec![Box::new(NumberSource { most: constraints.number(Constraint::Max).unwrap_or(most) })]
    },
};

/// Source of exercises about the numbers from 2 to `most`. 0 and 1 look the same in binary and are left out.
struct NumberSource {
    most: u64,
}

impl Source for NumberSource {
    fn size(&self) -> u64 {
        self.most - 1
    }

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate> {
        let number = index + 2;
        let (task, ask, form) = match dice.coin() {
            true => (Task::ToBinary, AnswerField::new("binary", Expected::Binary(number)), 0),
            false => (Task::FromBinary, AnswerField::new("number", Expected::Number(number)), 1),
        };
        let about = NumberExercise {
            drill: xor::Task::Add,
            facts: Facts::from_numbers(&[number]),
            numbers: vec![number],
            task,
            form,
            asks: vec![ask],
        };
        Some(about.into_candidate())
    }
}
