//! Answers to an [`Exercise`] that are right, and those that follow from a misconception, in a form in which they
//! can be compared: one [`FieldValue`] for each *telling* field, a field whose answers misconceptions explain.
//! [`crate::Marker::read`] returns what a pupil wrote in the same form.

use super::answer_field::{AnswerField, Expected};
use super::exercise::Exercise;
use super::grundy_games::ROW;
use super::parse_answer::without_leading_zeros;
use carryless_games::game::WrongAnswer;
use carryless_games::games::nim::Rules;
use carryless_games::games::nim::misconception_moves::misconception_moves;
use carryless_games::games::nim::misconceptions::Misconception;
use carryless_games::games::{AnyMisconception, AnyState};
use carryless_games::position::{AnyMove, Outcome, Piles};

/// Largest number of moves of a position among which those of a misconception are sought.
const MOST_MOVES: usize = 2000;

/// Largest number of moves of a misconception that are listed for one position.
const MOST_LISTED: u128 = 200;

/// Content of a telling field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldValue {
    /// The word for "none".
    None,
    /// A value. Digits have no leading zeros.
    Value(WrongAnswer),
}

/// The contents of all telling fields of an exercise, in the order of the fields.
pub type FieldValues = Vec<FieldValue>;

impl From<WrongAnswer> for FieldValue {
    fn from(value: WrongAnswer) -> Self {
        FieldValue::Value(match value {
            WrongAnswer::ColumnSums(digits) => {
                WrongAnswer::ColumnSums(without_leading_zeros(&digits).to_vec())
            }
            other => other,
        })
    }
}

/// Whether misconceptions explain answers in this field.
pub fn is_telling(ask: &AnswerField) -> bool {
    match &ask.expected {
        Expected::Move(_) => ask.name == "move",
        Expected::Digits(_) => ask.name == "sums",
        Expected::Number(_) => ask.name == "nim-sum" || ask.name == "result",
        Expected::Outcome(_) | Expected::List(_) | Expected::OneNumber(_) | Expected::Takes(_) => {
            true
        }
        _ => false,
    }
}

impl Exercise {
    /// Iterates over the telling fields.
    pub fn telling_fields(&self) -> impl Iterator<Item = &AnswerField> {
        self.answer.asks.iter().filter(|ask| is_telling(ask))
    }

    /// Returns the right answers. A field with several right values gives several answers.
    pub fn right_answers(&self) -> Vec<FieldValues> {
        combine(self.telling_fields().map(|ask| self.right_values(ask)))
    }

    /// Returns the misconceptions that pupils can have about the game and the notation of this exercise.
    pub fn misconceptions(&self) -> Vec<AnyMisconception> {
        match self.nim() {
            Some((rules, _)) => {
                let written = [Misconception::OddEvenSigns, Misconception::DigitsReversed];
                let ideas = Misconception::applying_to(rules).chain(written);
                ideas.map(AnyMisconception::Nim).collect()
            }
            None => self.state.misconceptions(),
        }
    }

    /// Returns the answers of a pupil with the misconception `idea`, all equally probable. Where it says nothing, the
    /// answer is right.
    pub fn misconceived_answers(&self, idea: AnyMisconception) -> Vec<FieldValues> {
        let expected = self.expected_outcome(idea);
        // Without a winning move, in the pupil's opinion, there is no move to give.
        let is_lost = expected.unwrap_or_else(|| self.right_outcome()) == Outcome::P;
        let values = |ask: &AnswerField| match (&ask.expected, expected) {
            (Expected::Outcome(_), Some(outcome)) => {
                vec![WrongAnswer::Outcome(outcome).into()]
            }
            (Expected::Move(_) | Expected::OneNumber(_) | Expected::Takes(_), _) => {
                let with_outcome = self.asks_outcome();
                if with_outcome && is_lost {
                    return vec![FieldValue::None];
                }
                let moves = self.misconceived_moves(ask, idea);
                match moves.is_empty() {
                    // A win is expected that does not exist: any move may be meant to be it.
                    true if with_outcome && self.right_outcome() == Outcome::P => {
                        self.all_moves(ask)
                    }
                    true => self.right_values(ask),
                    false => moves,
                }
            }
            _ => self
                .misconceived_value(ask, idea)
                .map_or_else(|| self.right_values(ask), |value| vec![value]),
        };
        combine(self.telling_fields().map(values))
    }

    /// Returns rules and pile sizes if the exercise is about piles of Nim, or numbers to add like them.
    fn nim(&self) -> Option<(Rules, &[u64])> {
        match &self.state {
            AnyState::Nim(state) => Some((state.rules, state.piles())),
            AnyState::Xor(_) => Some((Rules::default(), self.piles())),
            _ => None,
        }
    }

    fn asks_outcome(&self) -> bool {
        self.answer.asks.iter().any(|ask| matches!(ask.expected, Expected::Outcome(_)))
    }

    /// Returns the outcome class of the position; N if no field asks for it, because a move then is to be given.
    fn right_outcome(&self) -> Outcome {
        let outcome = |ask: &AnswerField| match ask.expected {
            Expected::Outcome(outcome) => Some(outcome),
            _ => None,
        };
        self.answer.asks.iter().find_map(outcome).unwrap_or(Outcome::N)
    }

    /// Returns the outcome class that the pupil expects; `None` if the misconception implies none.
    fn expected_outcome(&self, idea: AnyMisconception) -> Option<Outcome> {
        match (&self.state, idea) {
            (AnyState::Nim(state), AnyMisconception::Nim(idea)) => {
                idea.expected_outcome(state.rules, state.piles())
            }
            (AnyState::Race(_), AnyMisconception::Race(_)) => {
                let field = self.telling_fields().find(|ask| is_step(ask))?;
                let moves = self.misconceived_moves(field, idea);
                Some(Outcome::p_if(moves.is_empty()))
            }
            _ => self.state.misconceived_answer(idea).map(|(_, outcome)| outcome),
        }
    }

    /// Returns the values of the field that are moves which follow from the misconception.
    fn misconceived_moves(&self, ask: &AnswerField, idea: AnyMisconception) -> Vec<FieldValue> {
        if let (AnyState::Nim(state), AnyMisconception::Nim(idea)) = (&self.state, idea) {
            let moves = misconception_moves(idea, state);
            let most = moves.count().min(MOST_LISTED);
            let moves = (0..most).filter_map(|index| moves.move_at(index));
            return moves.map(|made| WrongAnswer::Move(made.into()).into()).collect();
        }
        let follows = |value: &FieldValue| match value {
            FieldValue::Value(said) => self.state.diagnose(said).contains(&idea.tag()),
            FieldValue::None => false,
        };
        self.all_moves(ask).into_iter().filter(follows).collect()
    }

    /// Returns all legal moves as values of the field.
    fn all_moves(&self, ask: &AnswerField) -> Vec<FieldValue> {
        let moves = self.state.legal_moves(MOST_MOVES).into_iter();
        let value = |made: AnyMove| match made {
            AnyMove::Say(made) if is_step(ask) => WrongAnswer::Number(made.say),
            AnyMove::Stones(made) if is_step(ask) => WrongAnswer::Number(made.take),
            made => WrongAnswer::Move(made),
        };
        moves.map(|made| value(made).into()).collect()
    }

    /// Returns the wrong value of a field that asks for no move; `None` if the misconception implies none.
    fn misconceived_value(&self, ask: &AnswerField, idea: AnyMisconception) -> Option<FieldValue> {
        let value = match (self.nim(), idea) {
            (Some((rules, piles)), AnyMisconception::Nim(idea)) => match &ask.expected {
                Expected::Digits(_) => WrongAnswer::ColumnSums(idea.digits(rules, piles)?),
                Expected::Number(_) => WrongAnswer::NimSum(idea.nim_sum(rules, piles)?),
                Expected::List(_) => {
                    let by_limit = rules.limit.filter(|_| idea == Misconception::ModK)?;
                    WrongAnswer::Remainders(piles.iter().map(|size| size % by_limit).collect())
                }
                _ => return None,
            },
            _ => match &ask.expected {
                Expected::List(right) if ask.name == ROW => {
                    WrongAnswer::Values(self.misconceived_row(right.len(), idea)?)
                }
                Expected::List(_) => WrongAnswer::Values(self.state.misconceived_answer(idea)?.0),
                _ => return None,
            },
        };
        Some(value.into())
    }

    /// Returns the values that the misconception gives to single piles of 0, 1, … stones, `count` in all.
    fn misconceived_row(&self, count: usize, idea: AnyMisconception) -> Option<Vec<u64>> {
        let AnyState::Subtraction(state) = &self.state else { return None };
        let value = |size: u64| {
            let mut one = state.clone();
            one.position = Piles { piles: vec![size] };
            AnyState::Subtraction(one).misconceived_answer(idea)?.0.first().copied()
        };
        (0..count as u64).map(value).collect()
    }

    /// Returns the right values of the field, any of which is right alone.
    fn right_values(&self, ask: &AnswerField) -> Vec<FieldValue> {
        let list = |numbers: &[u64]| match ask.name {
            "residues" => WrongAnswer::Remainders(numbers.to_vec()),
            _ => WrongAnswer::Values(numbers.to_vec()),
        };
        let values: Vec<WrongAnswer> = match &ask.expected {
            Expected::Move(moves) => {
                moves.iter().map(|made| WrongAnswer::Move((*made).into())).collect()
            }
            Expected::Takes(moves) if moves.is_empty() => Vec::new(),
            Expected::Takes(_) => {
                let moves = self.state.legal_moves(MOST_MOVES).into_iter();
                let winning = moves.filter(|made| self.state.is_winning_move(made));
                winning.map(WrongAnswer::Move).collect()
            }
            Expected::OneNumber(numbers) => {
                numbers.iter().map(|number| WrongAnswer::Number(*number)).collect()
            }
            Expected::Digits(digits) => vec![WrongAnswer::ColumnSums(digits.clone())],
            Expected::Number(number) => vec![WrongAnswer::NimSum(*number)],
            Expected::Outcome(outcome) => vec![WrongAnswer::Outcome(*outcome)],
            Expected::List(numbers) => vec![list(numbers)],
            _ => Vec::new(),
        };
        match values.is_empty() {
            true => vec![FieldValue::None],
            false => values.into_iter().map(FieldValue::from).collect(),
        }
    }
}

/// Whether the field asks for the step of a race.
fn is_step(ask: &AnswerField) -> bool {
    matches!(ask.expected, Expected::OneNumber(_))
}

/// Returns all combinations of one value for each field.
fn combine(fields: impl Iterator<Item = Vec<FieldValue>>) -> Vec<FieldValues> {
    fields.fold(vec![Vec::new()], |answers, values| {
        let with = |answer: &FieldValues| {
            let longer = values.iter().map(|value| [answer, std::slice::from_ref(value)].concat());
            longer.collect::<Vec<_>>()
        };
        answers.iter().flat_map(with).collect()
    })
}
