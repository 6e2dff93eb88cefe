//! Marks lists of moves in special notations: stones carried down a step, cut branches, advanced counters,
//! coins moved to the left, and moves in several piles. Their order is free. Text that cannot be parsed is
//! `Unread`, not wrong.

use super::{Judgement, Marker, is_same_multiset};
use crate::answer_field::Shift;
use crate::exercise::Exercise;
use crate::parse_answer::Token;
use carryless_args::command_line::CommandLine;
use carryless_games::figure::BoardFile;
use carryless_games::game::MoveForm;
use carryless_games::games::xiangqi::notation::{Motion, Side, Verb};
use carryless_games::position::{AnyMove, PileMove};

impl Marker {
    /// Marks a list of moves in the notation of `--move` or, except for cuts, in words. It must consist of all
    /// moves in `right`, in any order.
    pub(super) fn judge_turns(
        &self,
        exercise: &Exercise,
        right: &[AnyMove],
        text: &str,
    ) -> Judgement {
        let written = |turns: &[AnyMove]| turns.iter().map(AnyMove::to_string).collect();
        let all_right = |said: Vec<AnyMove>| is_same_multiset(written(&said), written(right));
        match exercise.state.move_form() {
            Some(MoveForm::Cut) => Judgement::from_parsed(self.0.cuts(text), all_right),
            Some(MoveForm::Down) => {
                // Several pairs may be separated by spaces.
                let pairs = |part: &'_ str| match part.matches(':').count() {
                    0 | 1 => vec![part.to_owned()],
                    _ => part.split_whitespace().map(str::to_owned).collect(),
                };
                let parts = self.0.split_list(text).into_iter().flat_map(pairs);
                let said =
                    parts.map(|part| self.0.parse_stair_move(&part).map(AnyMove::from)).collect();
                Judgement::from_parsed(said, all_right)
            }
            _ => Judgement::from_parsed(self.parse_moves(exercise, text), |said| {
                let said: Option<Vec<AnyMove>> =
                    said.into_iter().map(|made| made.legal().map(AnyMove::from)).collect();
                said.is_some_and(all_right)
            }),
        }
    }

    /// Marks a list of moves of coins, each as two squares. It must consist of all moves in `right`, in any
    /// order.
    pub(super) fn judge_shifts(&self, right: &[Shift], text: &str) -> Judgement {
        let parts = self.0.split_list(text).into_iter();
        let said: Option<Vec<[u64; 2]>> = parts.map(|part| self.0.parse_shift(part)).collect();
        let right = right.iter().map(|shift| [shift.from, shift.to]).collect();
        Judgement::from_parsed(said, |said| is_same_multiset(said, right))
    }

    /// Parses a move in several piles and returns the number of stones taken from each pile, in the order of
    /// the piles. The text has a number for each pile (taken, or left over after a word such as `leave`), one
    /// number that is taken from each pile, or a move for each changed pile. `None` if it cannot be read, if
    /// one of its moves is illegal, or if more stones are left over than there were.
    pub(super) fn parse_takes(&self, exercise: &Exercise, text: &str) -> Option<Vec<u64>> {
        let piles = exercise.piles();
        let tokens = self.0.tokens(text);
        let numbers: Vec<u64> = tokens
            .iter()
            .filter_map(
                |token| if let Token::Number(number) = token { Some(*number) } else { None },
            )
            .collect();
        let has = |wanted: Token| tokens.contains(&wanted);
        match numbers[..] {
            _ if has(Token::Unknown) => None,
            [each] if has(Token::Each) => Some(vec![each; piles.len()]),
            _ if has(Token::Leave) && numbers.len() == piles.len() => {
                piles.iter().zip(&numbers).map(|(size, left)| size.checked_sub(*left)).collect()
            }
            _ if numbers.len() == piles.len() && self.0.numbers(text).is_some() => Some(numbers),
            _ => {
                let mut takes = vec![0; piles.len()];
                for moved in self.parse_moves(exercise, text)? {
                    let moved = moved.legal()?;
                    *takes.get_mut(moved.pile as usize - 1)? += moved.take;
                }
                Some(takes)
            }
        }
    }
}

/// Parses an advance of Red in Chinese notation and returns it as a move in the pile that its file forms;
/// `None` if the text is no such advance. `piles` contains the sizes of all piles.
pub(super) fn parse_advance(files: &[BoardFile], piles: &[u64], text: &str) -> Option<PileMove> {
    let line = CommandLine::parse(text);
    let motion = Motion::parse(line.tokens().next()?).ok()?;
    let file = files.iter().find(|file| file.file == motion.file && file.man == motion.man)?;
    let size = *piles.get(file.pile as usize - 1)?;
    let leaves = size.checked_sub(motion.number)?;
    let forward = motion.verb == Verb::Forward && motion.by == Side::Red;
    forward.then_some(PileMove { pile: file.pile, take: motion.number, leaves })
}
