//! Shared code of the kinds of exercise about numbers that are not piles: `binary`, `xor`, `odd-one-out`.

use super::answer_field::AnswerField;
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::task::Task;
use carryless_games::games::{AnyState, Facts, xor};

/// Parts of an exercise about numbers, from which `into_candidate` makes the exercise.
pub(super) struct NumberExercise {
    pub(super) drill: xor::Task,
    pub(super) numbers: Vec<u64>,
    pub(super) facts: xor::explanation::Facts,
    pub(super) task: Task,
    pub(super) form: u8,
    pub(super) asks: Vec<AnswerField>,
}

impl NumberExercise {
    /// Returns the exercise with its difficulty. The measure `luck` is true if no column has two ones, since
    /// addition with carry then gives the right result.
    pub(super) fn into_candidate(self) -> Candidate {
        let columns = &self.facts.columns;
        let difficulty = Difficulty {
            form: self.form,
            piles: self.numbers.len() as u8,
            bits: columns.width() as u8,
            odd_columns: self.facts.result.count_ones() as u8,
            winning_moves: 0,
            raising: false,
            luck: columns.sums().iter().all(|sum| *sum < 2),
            mirror: false,
        };
        Candidate {
            state: AnyState::Xor(xor::State::new(self.drill, self.numbers)),
            task: self.task,
            facts: Facts::Xor(self.facts),
            asks: self.asks,
            difficulty,
        }
    }
}
