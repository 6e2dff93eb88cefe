//! Marks answers of pupils: every winning move is right, `0011` equals `11`, digits may be full-width.
//! Answer fields are separated by `;` or line breaks. A mark names the misconceptions that lead to exactly
//! the wrong answer. Next: `parse_answer.rs`.

mod absence;
mod judgement;
mod moves;
mod reading;
mod reformatted;
mod split_answer;

use serde::Serialize;

use self::judgement::Judgement;
pub use self::reading::Reading;
use self::split_answer::{split, split_answer};
use super::answer_field::{AnswerField, Expected};
use super::diagnosis;
use super::exercise::Exercise;
use super::grundy_games::{KAYLES, ROW};
use super::parse_answer::{self, AcceptedWords, ParsedMove, Token, spreadsheet};
use super::task::Task;
use super::{fibonacci::AMOUNTS, game_sums::WINNING};
use carryless_args::{command_line::narrow_text, error::Error};
use carryless_games::game::WrongAnswer;
use carryless_games::position::{AnyMove, MultiPileMove, Outcome, PileMove, SplitMove};

/// Result of marking an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// Number of right answer fields.
    pub earned: u32,
    /// Number of answer fields that a program can mark.
    pub of: u32,
    /// Number of markable fields whose text could not be read; a teacher has to read them.
    pub unread: u32,
    /// Tags of the misconceptions that explain the wrong answers, in the order of the fields, each once.
    pub ideas: Vec<&'static str>,
    /// Whether a teacher has to read part of the answer.
    pub open: bool,
}

impl Mark {
    /// Whether all fields that a program can mark have right answers.
    pub fn is_right(&self) -> bool {
        self.earned == self.of
    }

    /// Whether some field has a wrong answer that could be read.
    pub fn is_wrong(&self) -> bool {
        self.earned + self.unread < self.of
    }
}

/// Marks answers of pupils in all languages of the program.
#[derive(Debug)]
pub struct Marker(AcceptedWords);

impl Marker {
    /// Creates a marker with the accepted words of all languages.
    pub fn new() -> Result<Self, Error> {
        AcceptedWords::load().map(Marker)
    }

    /// Marks the answer of a pupil. A spreadsheet may have turned it into a time or a date; it is then marked
    /// as the text that was typed, if only one text is possible.
    pub fn mark(&self, exercise: &Exercise, answer: &str) -> Mark {
        let text = narrow_text(answer).to_lowercase();
        match spreadsheet::undo_formatting(&text) {
            Some(typed) => self.mark_reformatted(exercise, &typed),
            None => self.mark_text(exercise, &text),
        }
    }

    /// Marks a typed text, which must be in lower case and without full-width digits.
    fn mark_text(&self, exercise: &Exercise, text: &str) -> Mark {
        let asks = markable_fields(exercise);
        let parts = self.split_fields(exercise, &asks, text);
        let mut mark = Mark {
            earned: 0,
            of: asks.len() as u32,
            unread: 0,
            ideas: Vec::new(),
            open: asks.len() < exercise.answer.asks.len(),
        };
        for (ask, part) in asks.into_iter().zip(parts) {
            match self.judge(exercise, ask, &part) {
                Judgement::Right => mark.earned += 1,
                Judgement::Unread => mark.unread += 1,
                Judgement::Wrong => {
                    let said = self.parse_wrong_answer(exercise, ask, &part);
                    for idea in said.map_or(Vec::new(), |said| diagnosis::diagnose(exercise, &said))
                    {
                        if !mark.ideas.contains(&idea) {
                            mark.ideas.push(idea);
                        }
                    }
                }
            }
        }
        mark.open |= mark.unread > 0;
        mark
    }

    /// Splits the answer into one text for each field of `asks`. A move implies the verdict, and a verdict can
    /// imply "none", so one of the two may be missing, or one sentence may answer both.
    fn split_fields(
        &self,
        exercise: &Exercise,
        asks: &[&AnswerField],
        answer: &str,
    ) -> Vec<String> {
        let mut given = split(answer, &[';', '\n']);
        let decides = |ask: &&AnswerField| {
            matches!(ask.expected, Expected::Outcome(_) | Expected::Verdict(_))
        };
        if given.len() + 1 == asks.len()
            && let Some(at) = asks.iter().position(decides)
            && let (Some(text), Some(next)) = (given.get(at), asks.get(at + 1))
            && let Some(both) = self.implied(exercise, [asks[at], next], text)
        {
            given.splice(at..=at, both);
            return given;
        }
        split_answer(answer, asks.len())
    }

    /// Returns the texts for the two fields `asks`, a verdict and a move, if `text` answers both in one
    /// sentence, or one of them so that the other follows; otherwise `None`.
    fn implied(
        &self,
        exercise: &Exercise,
        asks: [&AnswerField; 2],
        text: &str,
    ) -> Option<[String; 2]> {
        let AcceptedWords { none, win, lose, yes, no, .. } = &self.0;
        // A move implies that the player to move wins, or that the judged move is wrong.
        let (with_move, without) = match asks[0].expected {
            Expected::Outcome(_) => (win, lose),
            _ => (no, yes),
        };
        let written = |text: &str| {
            !matches!(asks[1].expected, Expected::Open)
                && self.judge(exercise, asks[1], text) != Judgement::Unread
                && !AcceptedWords::is_one_of(text, none)
        };
        let said = |words: &[String], text: &str| {
            let rest = AcceptedWords::strip_word(text, words).filter(|rest| written(rest))?;
            Some([words.first()?.clone(), rest.to_owned()])
        };
        let (first, second) = match () {
            () if AcceptedWords::is_one_of(text, none) => (without.first()?.as_str(), text),
            () if AcceptedWords::is_one_of(text, without) => (text, none.first()?.as_str()),
            () if written(text) => (with_move.first()?.as_str(), text),
            () => return said(without, text).or_else(|| said(with_move, text)),
        };
        Some([first.to_owned(), second.to_owned()])
    }

    /// Marks the text of one answer field. Empty text is wrong; text that cannot be parsed is `Unread`.
    fn judge(&self, exercise: &Exercise, ask: &AnswerField, text: &str) -> Judgement {
        if text.trim().is_empty() {
            return Judgement::Wrong;
        }
        let numbers = || self.0.numbers(text);
        if let Some(right) = ask.expected.is_none()
            && AcceptedWords::is_one_of(text, &self.0.none)
        {
            return Judgement::from_bool(right);
        }
        match &ask.expected {
            Expected::Number(right) => {
                Judgement::from_parsed(numbers().filter(|said| said.len() == 1), |said| {
                    said == [*right]
                })
            }
            Expected::Binary(right) => {
                Judgement::from_parsed(self.parse_binary(text), |said| said == *right)
            }
            Expected::Digits(right) => Judgement::from_parsed(self.0.digits(text), |said| {
                let bare = parse_answer::without_leading_zeros;
                bare(&said) == bare(right)
            }),
            Expected::Rows(right) => self.judge_rows(right, text),
            Expected::List(right) => self.judge_list(exercise, ask, right, text),
            Expected::Set(right) | Expected::Sum(right) => {
                Judgement::from_parsed(self.parse_set(ask, text), |said| {
                    is_same_multiset(said, right.clone())
                })
            }
            Expected::Outcome(right) => {
                Judgement::from_parsed(self.parse_outcome(text), |said| said == *right)
            }
            Expected::Verdict(right) => {
                Judgement::from_parsed(self.parse_verdict(text), |said| said == *right)
            }
            Expected::Move(right) => Judgement::from_parsed(
                self.parse_move(exercise, text),
                |said| matches!(said, ParsedMove::Move(said) if right.contains(&said)),
            ),
            Expected::Moves(right) => self.judge_moves(exercise, right, text),
            Expected::Takes(_) => {
                Judgement::from_parsed(self.parse_takes(exercise, text), |takes| {
                    let turn = AnyMove::Takes(MultiPileMove { takes });
                    exercise.state.is_legal(&turn) && exercise.state.is_winning_move(&turn)
                })
            }
            Expected::Breaks(right) => self.judge_splits(exercise, right, text),
            Expected::Turns(right) => self.judge_turns(exercise, right, text),
            Expected::Shifts(right) => self.judge_shifts(right, text),
            Expected::OneNumber(right) => {
                Judgement::from_parsed(self.parse_step(text), |said| right.contains(&said))
            }
            Expected::Correction(right) => {
                self.judge(exercise, &AnswerField::new(ask.name, (**right).clone()), text)
            }
            Expected::Open => Judgement::Unread,
        }
    }

    /// Marks a list of binary numbers, which must equal the numbers `right` in the same order.
    fn judge_rows(&self, right: &[u64], text: &str) -> Judgement {
        let numbers = self.0.numbers(text).filter(|said| said.len() == right.len());
        Judgement::from_parsed(numbers, |said| {
            let row = |number: &u64| parse_answer::parse_binary(&number.to_string());
            said.iter().map(row).eq(right.iter().copied().map(Some))
        })
    }

    /// Marks a list of moves, which must consist of all moves in `right`, in any order.
    fn judge_moves(&self, exercise: &Exercise, right: &[PileMove], text: &str) -> Judgement {
        let key = |moves: &[PileMove]| moves.iter().map(|m| (m.pile, m.take)).collect();
        Judgement::from_parsed(self.parse_moves(exercise, text), |said| {
            let said: Option<Vec<PileMove>> = said.into_iter().map(ParsedMove::legal).collect();
            said.is_some_and(|said| is_same_multiset(key(&said), key(right)))
        })
    }

    /// Marks a list of numbers, which must equal the numbers `right` in the same order. If the field asks for
    /// a pile with its old and new size, a move is also accepted.
    fn judge_list(
        &self,
        exercise: &Exercise,
        ask: &AnswerField,
        right: &[u64],
        text: &str,
    ) -> Judgement {
        // Grundy sequences may be written without separators.
        let fits = |said: &Vec<u64>| said.len() == right.len();
        let said = self.0.numbers(text).filter(fits);
        let said = said.or_else(|| self.0.digits(text).filter(|_| ask.name == ROW).filter(fits));
        match (said, right) {
            (None, &[pile, size, leaves]) if ask.name == "becomes" => {
                let right = ParsedMove::Move(PileMove { pile, take: size - leaves, leaves });
                Judgement::from_parsed(self.parse_move(exercise, text), |said| said == right)
            }
            (said, _) => Judgement::from_parsed(said, |said| said == right),
        }
    }

    /// Marks a list of moves that split piles, which must consist of all moves in `right`, in any order.
    fn judge_splits(&self, exercise: &Exercise, right: &[SplitMove], text: &str) -> Judgement {
        let rows = exercise.topic == KAYLES;
        Judgement::from_parsed(self.0.parse_splits(text, exercise.piles(), rows), |said| {
            let right = right.iter().map(|made| (made.pile, made.leaves.clone()));
            is_same_multiset(said, right.collect())
        })
    }

    /// Parses numbers in any order: parts of a number, numbers of stones, columns, or components of a sum.
    /// `None` if the text cannot be read.
    fn parse_set(&self, ask: &AnswerField, text: &str) -> Option<Vec<u64>> {
        let each =
            || self.0.split_list(text).into_iter().map(|part| self.parse_step(part)).collect();
        match (&ask.expected, ask.name) {
            (Expected::Sum(_), _) => self.0.summands(text),
            (_, AMOUNTS) => self.0.numbers(text).or_else(each),
            (_, WINNING) => {
                self.0.split_list(text).into_iter().map(|part| self.part(part)).collect()
            }
            _ => self.0.numbers(text),
        }
    }

    /// Parses the 1-based index of a component (part) of a sum of games; `None` if the text cannot be read.
    fn part(&self, text: &str) -> Option<u64> {
        match self.0.tokens(text)[..] {
            [Token::Number(part) | Token::Nth(part)] => Some(part),
            _ => None,
        }
    }

    /// Parses the step of a race: the number said, taken or moved; `None` if the text cannot be read.
    fn parse_step(&self, text: &str) -> Option<u64> {
        let mut found = self.0.tokens(text).into_iter();
        // "First" as in "first take 2" is not the index of a pile.
        let said = found.by_ref().find(|token| *token != Token::Nth(1))?;
        match (said, found.all(|token| token == Token::Nth(1))) {
            (Token::Number(said), true) => Some(said),
            _ => None,
        }
    }

    /// Parses a move in words, in numbers or, on a Xiangqi board, in Chinese notation; `None` if impossible.
    fn parse_move(&self, exercise: &Exercise, text: &str) -> Option<ParsedMove> {
        let mut piles = exercise.piles().to_vec();
        match &exercise.task {
            Task::Board { files } => {
                if let Some(said) = moves::parse_advance(files, &piles, text) {
                    return Some(ParsedMove::Move(said));
                }
            }
            // A reply is a move in the position after the judged move.
            Task::Judge { chosen } => {
                *piles.get_mut(chosen.pile as usize - 1)? = chosen.leaves;
            }
            _ => {}
        }
        self.0.parse_move(text, &piles)
    }

    /// Parses one move, or several with separators; `None` if a move cannot be read.
    fn parse_moves(&self, exercise: &Exercise, text: &str) -> Option<Vec<ParsedMove>> {
        let moved = |part: &str| self.parse_move(exercise, part);
        let pairs = || text.split_whitespace().map(moved).collect::<Option<Vec<_>>>();
        let several = || self.0.split_list(text).into_iter().map(moved).collect();
        if text.contains(':')
            && let Some(pairs) = pairs()
        {
            return Some(pairs);
        }
        moved(text).filter(|one| one.legal().is_some()).map(|one| vec![one]).or_else(several)
    }

    fn parse_outcome(&self, text: &str) -> Option<Outcome> {
        match text {
            _ if AcceptedWords::is_one_of(text, &self.0.win) => Some(Outcome::N),
            _ if AcceptedWords::is_one_of(text, &self.0.lose) => Some(Outcome::P),
            _ => None,
        }
    }

    fn parse_verdict(&self, text: &str) -> Option<bool> {
        match text {
            _ if AcceptedWords::is_one_of(text, &self.0.yes) => Some(true),
            _ if AcceptedWords::is_one_of(text, &self.0.no) => Some(false),
            _ => None,
        }
    }

    /// Parses a number in binary digits, with or without its decimal form before them: `101` or `5 = 101`.
    fn parse_binary(&self, text: &str) -> Option<u64> {
        let number = |side| parse_answer::from_binary_digits(&self.0.digits(side)?);
        text.split('=').rev().find_map(number)
    }

    /// Parses a wrong answer for `diagnose`; `None` if it is unreadable or the field has no misconceptions.
    fn parse_wrong_answer(
        &self,
        exercise: &Exercise,
        ask: &AnswerField,
        text: &str,
    ) -> Option<WrongAnswer> {
        let numbers = || self.0.numbers(text);
        match &ask.expected {
            Expected::Move(_) if ask.name == "move" => {
                self.parse_move(exercise, text)?.legal().map(|made| WrongAnswer::Move(made.into()))
            }
            Expected::Outcome(_) => self.parse_outcome(text).map(WrongAnswer::Outcome),
            Expected::Digits(_) if ask.name == "sums" => {
                self.0.digits(text).map(WrongAnswer::ColumnSums)
            }
            Expected::Number(_) if ask.name == "nim-sum" || ask.name == "result" => {
                numbers()?.first().copied().map(WrongAnswer::NimSum)
            }
            Expected::List(_) if ask.name == "residues" => numbers().map(WrongAnswer::Remainders),
            Expected::List(_) => numbers().map(WrongAnswer::Values),
            Expected::Set(_) if ask.name == AMOUNTS => match self.parse_set(ask, text)?[..] {
                [take] => Some(WrongAnswer::Number(take)),
                _ => None,
            },
            Expected::OneNumber(_) => self.parse_step(text).map(WrongAnswer::Number),
            Expected::Takes(_) => self
                .parse_takes(exercise, text)
                .map(|takes| WrongAnswer::Move(AnyMove::Takes(MultiPileMove { takes }))),
            _ => None,
        }
    }
}

/// Returns the answer fields that a program marks.
fn markable_fields(exercise: &Exercise) -> Vec<&AnswerField> {
    exercise.answer.asks.iter().filter(|ask| ask.expected != Expected::Open).collect()
}

fn is_same_multiset<T: Ord>(mut left: Vec<T>, mut right: Vec<T>) -> bool {
    left.sort_unstable();
    right.sort_unstable();
    left == right
}
