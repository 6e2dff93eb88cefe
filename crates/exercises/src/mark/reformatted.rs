//! Marks an answer that a spreadsheet has turned into a time or a date, from the texts that may have been
//! typed. The mark counts if only one of these texts fits the exercise, or if all that fit are right. Otherwise
//! a teacher has to read the answer.

use super::{Judgement, Mark, Marker, markable_fields};
use crate::answer_field::{AnswerField, Expected};
use crate::exercise::Exercise;
use carryless_games::game::MoveForm;
use carryless_games::position::{AnyMove, MultiPileMove};

impl Marker {
    /// Marks an answer that a spreadsheet has changed; `typed` lists all texts that may have been typed.
    pub(super) fn mark_reformatted(&self, exercise: &Exercise, typed: &[String]) -> Mark {
        let asks = markable_fields(exercise);
        let is_move = |ask: &&AnswerField| {
            use Expected::{Move, Moves, Takes, Turns};
            matches!(ask.expected, Move(_) | Moves(_) | Takes(_) | Turns(_))
        };
        // A move is two numbers; readings as three numbers are tried only if no pair is possible.
        let (pairs, threes): (Vec<_>, Vec<_>) = typed.iter().partition(|text| text.contains(':'));
        let mut possible = self.possible(exercise, &asks, &pairs);
        if possible.is_empty() || !asks.iter().any(is_move) {
            possible.extend(self.possible(exercise, &asks, &threes));
        }
        let all_right = possible.iter().all(|mark| mark.is_right());
        match possible.pop() {
            Some(mark) if possible.is_empty() || all_right => mark,
            _ => {
                let of = asks.len() as u32;
                Mark { earned: 0, of, unread: of, ideas: Vec::new(), open: true }
            }
        }
    }

    /// Returns the marks of the texts in `typed` that the pupil can have meant. Texts with equal contents in
    /// all fields are marked once.
    fn possible(&self, exercise: &Exercise, asks: &[&AnswerField], typed: &[&String]) -> Vec<Mark> {
        let mut known: Vec<Vec<String>> = Vec::new();
        let mut marks = Vec::new();
        for text in typed {
            let parts = self.split_fields(exercise, asks, text);
            let mut places = asks.iter().zip(&parts);
            let is_possible = places.all(|(ask, part)| self.is_possible(exercise, ask, part));
            if is_possible && !known.contains(&parts) {
                known.push(parts);
                marks.push(self.mark_text(exercise, text));
            }
        }
        marks
    }

    /// Whether the pupil can have meant `text` as the answer to the field `ask`: it can be parsed and, if it
    /// is a move, the move is legal.
    fn is_possible(&self, exercise: &Exercise, ask: &AnswerField, text: &str) -> bool {
        match &ask.expected {
            _ if text.is_empty() => false,
            Expected::Move(_) => {
                self.parse_move(exercise, text).is_some_and(|moved| moved.legal().is_some())
            }
            Expected::Moves(_) => self
                .parse_moves(exercise, text)
                .is_some_and(|moves| moves.iter().all(|moved| moved.legal().is_some())),
            Expected::Takes(_) => self.parse_takes(exercise, text).is_some_and(|takes| {
                exercise.state.is_legal(&AnyMove::Takes(MultiPileMove { takes }))
            }),
            Expected::Turns(_) if exercise.state.move_form() == Some(MoveForm::Down) => {
                let brought = self.0.parse_stair_move(text).map(AnyMove::from);
                brought.is_some_and(|turn| exercise.state.is_legal(&turn))
            }
            _ => self.judge(exercise, ask, text) != Judgement::Unread,
        }
    }
}
