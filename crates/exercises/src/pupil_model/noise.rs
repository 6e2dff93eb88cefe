//! Probabilities of answers that no explanation predicts: slips and guesses.

use crate::Exercise;
use crate::answer_field::Expected;
use crate::prediction::FieldValue;
use carryless_games::game::WrongAnswer;
use carryless_games::position::Outcome;

/// Number of whole numbers among which a slip or guess is.
const NUMBERS: f64 = 16.0;

/// Probability that a guess gives a move after the claim that none wins, and vice versa.
const INCONSISTENT: f64 = 0.05;

/// Distribution of random answers to one exercise.
pub(super) struct Noise {
    /// Distribution of each telling field.
    fields: Vec<Field>,
}

#[derive(Clone, Copy)]
enum Field {
    Outcome,
    /// One of so many moves, or none.
    Move(f64),
    /// One of so many values.
    Other(f64),
}

impl Noise {
    pub(super) fn new(exercise: &Exercise) -> Self {
        let moves = exercise.state.move_count().clamp(1, 1_000_000) as f64;
        let field = |expected: &Expected| match expected {
            Expected::Outcome(_) => Field::Outcome,
            Expected::Move(_) | Expected::OneNumber(_) | Expected::Takes(_) => Field::Move(moves),
            Expected::Digits(digits) => Field::Other(4.0 * digits.len().max(2) as f64),
            Expected::List(numbers) => Field::Other(4.0 * numbers.len().max(2) as f64),
            _ => Field::Other(NUMBERS),
        };
        Noise { fields: exercise.telling_fields().map(|ask| field(&ask.expected)).collect() }
    }

    /// Returns the share of slips that concern only one field.
    pub(super) fn single_share(&self) -> f64 {
        if self.fields.len() == 1 { 1.0 } else { 0.5 }
    }

    /// Returns the probability of an answer whose fields are all random. A move follows the claim that one wins.
    pub(super) fn joint(&self, answer: &[Option<FieldValue>]) -> f64 {
        let mut is_lost = None;
        let mut all = 1.0;
        for (field, value) in self.fields.iter().zip(answer) {
            all *= match (*field, is_lost) {
                (Field::Move(moves), Some(is_lost)) => match (is_lost, is_none(value)) {
                    (true, true) => 1.0 - INCONSISTENT,
                    (true, false) => INCONSISTENT / moves,
                    (false, true) => INCONSISTENT,
                    (false, false) => (1.0 - INCONSISTENT) / moves,
                },
                _ => field.random(),
            };
            if let Some(FieldValue::Value(WrongAnswer::Outcome(outcome))) = value {
                is_lost = Some(*outcome == Outcome::P);
            }
        }
        all
    }

    /// Returns the probability of `answer`, if one field of `meant` is replaced by another value.
    pub(super) fn near(&self, answer: &[Option<FieldValue>], meant: &[Option<FieldValue>]) -> f64 {
        let mut different = (0..self.fields.len()).filter(|at| answer.get(*at) != meant.get(*at));
        let count = self.fields.len() as f64;
        match (different.next(), different.next()) {
            (Some(at), None) => self.fields[at].other() / count,
            _ => 0.0,
        }
    }
}

impl Field {
    /// Returns the probability of one random value that is not the one that was meant.
    fn other(self) -> f64 {
        match self {
            Field::Outcome => 1.0,
            Field::Move(count) | Field::Other(count) => 1.0 / (count - 1.0).max(1.0),
        }
    }

    /// Returns the probability of one random value.
    fn random(self) -> f64 {
        match self {
            Field::Outcome => 0.5,
            Field::Move(count) | Field::Other(count) => 1.0 / count,
        }
    }
}

fn is_none(value: &Option<FieldValue>) -> bool {
    matches!(value, Some(FieldValue::None))
}
