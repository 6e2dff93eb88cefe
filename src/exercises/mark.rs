//! Marks answers: every winning move is right, `0011` equals `11`, digits may be full-width. Answer fields
//! are separated by `;` or line breaks. A wrong answer is returned with the misconceptions that give exactly
//! this answer. Next: `exercises/parse_answer.rs`.

mod absence;
mod judgement;
mod moves;
mod reformatted;

use serde::Serialize;

use self::judgement::Judgement;
use super::answer_field::{AnswerField, Expected};
use super::diagnosis::{self, WrittenAnswer};
use super::exercise::Exercise;
use super::fibonacci::AMOUNTS;
use super::game_sums::WINNING;
use super::grundy_games::{KAYLES, ROW};
use super::parse_answer::{self, Accepted, Moved, Token, spreadsheet};
use super::task::Task;
use crate::command_line::{CommandLine, narrowed};
use crate::error::Error;
use crate::figure::BoardFile;
use crate::games::xiangqi::notation::{Motion, Side, Verb};
use crate::position::{AnyMove, MultiPileMove, Outcome, PileMove, SplitMove};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Mark {
    pub earned: u32,
    /// Number of answer fields that a program can mark.
    pub of: u32,
    /// Number of those fields that could not be read; a teacher has to read them.
    pub unread: u32,
    /// Tags of the misconceptions that give the wrong answers, in the order of the fields.
    pub ideas: Vec<&'static str>,
    /// Whether a teacher has to read part of the answer.
    pub open: bool,
}

impl Mark {
    /// Whether all fields that a program can mark are right.
    pub(crate) fn right(&self) -> bool {
        self.earned == self.of
    }

    /// Whether some field was read and is wrong.
    pub(crate) fn wrong(&self) -> bool {
        self.earned + self.unread < self.of
    }
}

/// Marks answers in all languages of the catalogue.
#[derive(Debug)]
pub(crate) struct Marker(Accepted);

impl Marker {
    /// Loads the accepted words of all languages.
    pub(crate) fn new() -> Result<Self, Error> {
        Accepted::load().map(Marker)
    }

    /// Marks an answer. A cell that a spreadsheet has turned into a time or a date is marked as the typed
    /// text if only one text is possible.
    pub(crate) fn mark(&self, exercise: &Exercise, answer: &str) -> Mark {
        let text = narrowed(answer).to_lowercase();
        match spreadsheet::typed(&text) {
            Some(typed) => self.mark_touched(exercise, &typed),
            None => self.mark_text(exercise, &text),
        }
    }

    /// Marks a typed text, in lower case and without full-width digits.
    fn mark_text(&self, exercise: &Exercise, text: &str) -> Mark {
        let asks = asked(exercise);
        let parts = self.places(exercise, &asks, text);
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
                    let said = self.said(exercise, ask, &part);
                    for idea in said.map_or(Vec::new(), |said| diagnosis::ideas(exercise, &said)) {
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

    /// Splits the answer into one text for each field. A move (or "none") implies who wins, and the reverse:
    /// one of the two fields may be missing, or one sentence may contain both.
    fn places(&self, exercise: &Exercise, asks: &[&AnswerField], answer: &str) -> Vec<String> {
        let mut given = split(answer, &[';', '\n']);
        let decides =
            |ask: &&AnswerField| matches!(ask.blank, Expected::Outcome(_) | Expected::Verdict(_));
        if given.len() + 1 == asks.len()
            && let Some(at) = asks.iter().position(decides)
            && let (Some(text), Some(next)) = (given.get(at), asks.get(at + 1))
            && let Some(both) = self.implied(exercise, [asks[at], next], text)
        {
            given.splice(at..=at, both);
            return given;
        }
        parts(answer, asks.len())
    }

    /// Returns the texts of both fields for a pupil who filled in one of them.
    fn implied(
        &self,
        exercise: &Exercise,
        asks: [&AnswerField; 2],
        text: &str,
    ) -> Option<[String; 2]> {
        let Accepted { none, win, lose, yes, no, .. } = &self.0;
        // A move implies that the player to move wins, or that the judged move is wrong.
        let (with_move, without) = match asks[0].blank {
            Expected::Outcome(_) => (win, lose),
            _ => (no, yes),
        };
        let written = |text: &str| {
            !matches!(asks[1].blank, Expected::Open)
                && self.judge(exercise, asks[1], text) != Judgement::Unread
                && !Accepted::is(text, none)
        };
        let said = |words: &[String], text: &str| {
            let rest = Accepted::behind(text, words).filter(|rest| written(rest))?;
            Some([words.first()?.clone(), rest.to_owned()])
        };
        let (first, second) = match () {
            () if Accepted::is(text, none) => (without.first()?.as_str(), text),
            () if Accepted::is(text, without) => (text, none.first()?.as_str()),
            () if written(text) => (with_move.first()?.as_str(), text),
            () => return said(without, text).or_else(|| said(with_move, text)),
        };
        Some([first.to_owned(), second.to_owned()])
    }

    /// Marks one answer field. Empty text is wrong; text that cannot be read is `Unread`.
    fn judge(&self, exercise: &Exercise, ask: &AnswerField, text: &str) -> Judgement {
        if text.trim().is_empty() {
            return Judgement::Wrong;
        }
        let numbers = || self.0.numbers(text);
        if let Some(right) = ask.blank.is_none()
            && Accepted::is(text, &self.0.none)
        {
            return Judgement::of(right);
        }
        match &ask.blank {
            Expected::Number(right) => {
                Judgement::read(numbers().filter(|said| said.len() == 1), |said| said == [*right])
            }
            Expected::Binary(right) => Judgement::read(self.binary(text), |said| said == *right),
            Expected::Digits(right) => Judgement::read(self.0.digits(text), |said| {
                let bare = parse_answer::without_leading_zeros;
                bare(&said) == bare(right)
            }),
            Expected::Rows(right) => {
                Judgement::read(numbers().filter(|said| said.len() == right.len()), |said| {
                    let rows: Option<Vec<u64>> = said
                        .iter()
                        .map(|number| parse_answer::binary_of(&number.to_string()))
                        .collect();
                    rows.as_ref() == Some(right)
                })
            }
            Expected::List(right) => self.list(exercise, ask, right, text),
            Expected::Set(right) | Expected::Sum(right) => {
                Judgement::read(self.set(ask, text), |said| same(said, right.clone()))
            }
            Expected::Outcome(right) => Judgement::read(self.outcome(text), |said| said == *right),
            Expected::Verdict(right) => Judgement::read(self.verdict(text), |said| said == *right),
            Expected::Move(right) => Judgement::read(
                self.moved(exercise, text),
                |said| matches!(said, Moved::Move(said) if right.contains(&said)),
            ),
            Expected::Moves(right) => {
                let key = |moves: &[PileMove]| moves.iter().map(|m| (m.pile, m.take)).collect();
                Judgement::read(self.all_moved(exercise, text), |said| {
                    let said: Option<Vec<PileMove>> = said.into_iter().map(Moved::legal).collect();
                    said.is_some_and(|said| same(key(&said), key(right)))
                })
            }
            Expected::Takes(_) => Judgement::read(self.takes(exercise, text), |takes| {
                let turn = AnyMove::Takes(MultiPileMove { takes });
                exercise.setting.is_legal(&turn) && exercise.setting.wins_by(&turn)
            }),
            Expected::Breaks(right) => self.breaks(exercise, right, text),
            Expected::Turns(right) => self.turns(exercise, right, text),
            Expected::Shifts(right) => self.shifts(right, text),
            Expected::Say(right) => Judgement::read(self.say(text), |said| right.contains(&said)),
            Expected::Correction(right) => {
                let inner = AnswerField::new(ask.name, (**right).clone());
                self.judge(exercise, &inner, text)
            }
            Expected::Open => Judgement::Unread,
        }
    }

    /// Marks numbers in their order; a pile with its old and new size may be given as a move, too.
    fn list(&self, exercise: &Exercise, ask: &AnswerField, right: &[u64], text: &str) -> Judgement {
        // Grundy sequences may be written without separators.
        let fits = |said: &Vec<u64>| said.len() == right.len();
        let said = self.0.numbers(text).filter(fits);
        let said = said.or_else(|| self.0.digits(text).filter(|_| ask.name == ROW).filter(fits));
        match (said, right) {
            (None, &[pile, size, leaves]) if ask.name == "becomes" => {
                let right = Moved::Move(PileMove { pile, take: size - leaves, leaves });
                Judgement::read(self.moved(exercise, text), |said| said == right)
            }
            (said, _) => Judgement::read(said, |said| said == right),
        }
    }

    /// Marks moves that split a pile, in any order.
    fn breaks(&self, exercise: &Exercise, right: &[SplitMove], text: &str) -> Judgement {
        let rows = exercise.topic == KAYLES;
        Judgement::read(self.0.broken(text, exercise.piles(), rows), |said| {
            let right = right.iter().map(|made| (made.pile, made.leaves.clone()));
            same(said, right.collect())
        })
    }

    /// Parses numbers in any order: parts of a number, numbers of stones, columns, or components of a sum.
    fn set(&self, ask: &AnswerField, text: &str) -> Option<Vec<u64>> {
        let each = || self.0.parts(text).into_iter().map(|part| self.say(part)).collect();
        match (&ask.blank, ask.name) {
            (Expected::Sum(_), _) => self.0.summands(text),
            (_, AMOUNTS) => self.0.numbers(text).or_else(each),
            (_, WINNING) => self.0.parts(text).into_iter().map(|part| self.part(part)).collect(),
            _ => self.0.numbers(text),
        }
    }

    /// Parses the index of a component, 1-based.
    fn part(&self, text: &str) -> Option<u64> {
        match self.0.tokens(text)[..] {
            [Token::Number(part) | Token::Nth(part)] => Some(part),
            _ => None,
        }
    }

    /// Parses the step of a race: the number taken, added or moved.
    fn say(&self, text: &str) -> Option<u64> {
        let mut found = self.0.tokens(text).into_iter();
        // "First" as in "first take 2" is not the index of a pile.
        let said = found.by_ref().find(|token| *token != Token::Nth(1))?;
        match (said, found.all(|token| token == Token::Nth(1))) {
            (Token::Number(said), true) => Some(said),
            _ => None,
        }
    }

    /// Parses a move in words, in numbers or, on a Xiangqi board, in Chinese notation.
    fn moved(&self, exercise: &Exercise, text: &str) -> Option<Moved> {
        let mut piles = exercise.piles().to_vec();
        match &exercise.task {
            Task::Board { files } => {
                if let Some(said) = advance(files, &piles, text) {
                    return Some(Moved::Move(said));
                }
            }
            // A reply is a move in the position after the judged move.
            Task::Judge { chosen } => {
                *piles.get_mut(chosen.pile as usize - 1)? = chosen.leaves;
            }
            _ => {}
        }
        self.0.moved(text, &piles)
    }

    /// Parses one move, or several with separators.
    fn all_moved(&self, exercise: &Exercise, text: &str) -> Option<Vec<Moved>> {
        let moved = |part: &str| self.moved(exercise, part);
        let pairs = || text.split_whitespace().map(moved).collect::<Option<Vec<_>>>();
        let several = || self.0.parts(text).into_iter().map(moved).collect();
        if text.contains(':')
            && let Some(pairs) = pairs()
        {
            return Some(pairs);
        }
        moved(text).filter(|one| one.legal().is_some()).map(|one| vec![one]).or_else(several)
    }

    fn outcome(&self, text: &str) -> Option<Outcome> {
        match text {
            _ if Accepted::is(text, &self.0.win) => Some(Outcome::N),
            _ if Accepted::is(text, &self.0.lose) => Some(Outcome::P),
            _ => None,
        }
    }

    fn verdict(&self, text: &str) -> Option<bool> {
        match text {
            _ if Accepted::is(text, &self.0.yes) => Some(true),
            _ if Accepted::is(text, &self.0.no) => Some(false),
            _ => None,
        }
    }

    /// Parses binary digits, with or without the number that they stand for: `5 = 101`.
    fn binary(&self, text: &str) -> Option<u64> {
        let number = |side| parse_answer::number_of(&self.0.digits(side)?);
        text.split('=').rev().find_map(number)
    }

    /// Parses a wrong answer for the diagnosis; `None` where no misconceptions are known.
    fn said(&self, exercise: &Exercise, ask: &AnswerField, text: &str) -> Option<WrittenAnswer> {
        let numbers = || self.0.numbers(text);
        match &ask.blank {
            Expected::Move(_) if ask.name == "move" => {
                self.moved(exercise, text)?.legal().map(WrittenAnswer::Move)
            }
            Expected::Outcome(_) => self.outcome(text).map(WrittenAnswer::Outcome),
            Expected::Digits(_) if ask.name == "sums" => {
                self.0.digits(text).map(WrittenAnswer::Digits)
            }
            Expected::Number(_) if ask.name == "nim-sum" || ask.name == "result" => {
                numbers()?.first().copied().map(WrittenAnswer::Sum)
            }
            Expected::List(_) if ask.name == "residues" => numbers().map(WrittenAnswer::Residues),
            Expected::List(_) => numbers().map(WrittenAnswer::Values),
            Expected::Set(_) if ask.name == AMOUNTS => match self.set(ask, text)?[..] {
                [take] => Some(WrittenAnswer::Say(take)),
                _ => None,
            },
            Expected::Say(_) => self.say(text).map(WrittenAnswer::Say),
            Expected::Takes(_) => self
                .takes(exercise, text)
                .map(|takes| WrittenAnswer::Takes(MultiPileMove { takes })),
            _ => None,
        }
    }
}

/// Returns the answer fields that a program marks.
fn asked(exercise: &Exercise) -> Vec<&AnswerField> {
    exercise.answer.asks.iter().filter(|ask| ask.blank != Expected::Open).collect()
}

/// Parses an advance of Red in Chinese notation, as a move in the pile.
fn advance(files: &[BoardFile], piles: &[u64], text: &str) -> Option<PileMove> {
    let line = CommandLine::parse(text);
    let motion = Motion::parse(line.words().next()?).ok()?;
    let file = files.iter().find(|file| file.file == motion.file && file.man == motion.man)?;
    let size = *piles.get(file.pile as usize - 1)?;
    let leaves = size.checked_sub(motion.number)?;
    let forward = motion.verb == Verb::Forward && motion.by == Side::Red;
    forward.then_some(PileMove { pile: file.pile, take: motion.number, leaves })
}

/// Splits an answer at `;` and line breaks, or else at commas or blanks if that gives one text for each
/// field. Missing texts are empty.
fn parts(answer: &str, places: usize) -> Vec<String> {
    if places == 1 {
        return vec![answer.trim().to_owned()];
    }
    let mut parts = split(answer, &[';', '\n']);
    for letters in [&[',', ';', '\n'][..], &[' ', ',', ';', '\n'][..]] {
        if parts.len() == places {
            break;
        }
        let finer = split(answer, letters);
        if finer.len() == places {
            parts = finer;
        }
    }
    parts.resize(places, String::new());
    parts
}

fn split(answer: &str, letters: &[char]) -> Vec<String> {
    let parts = answer.split(letters).map(str::trim).filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}

fn same<T: Ord>(mut left: Vec<T>, mut right: Vec<T>) -> bool {
    left.sort_unstable();
    right.sort_unstable();
    left == right
}
