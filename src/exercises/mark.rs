//! Marks what a pupil wrote: every winning move is right, `0011` is as good as `11`, digits may be
//! full-width. Places are separated by `;` or line breaks. A wrong answer comes with the wrong
//! ideas that give just this answer here.

use serde::Serialize;

use super::ask::{Ask, Blank};
use super::diagnosis::{self, Said};
use super::exercise::Exercise;
use super::reading::{self, Accepted};
use super::task::Task;
use crate::error::Error;
use crate::figure::BoardFile;
use crate::games::xiangqi::notation::{Motion, Side, Verb};
use crate::line::{Line, narrowed};
use crate::position::{Move, Outcome, Takes, Turn};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Mark {
    pub earned: u32,
    /// How many places a program can mark.
    pub of: u32,
    /// The tags of the wrong ideas that give what was written, the first wrong place first.
    pub ideas: Vec<&'static str>,
    /// Whether a person has to read part of the answer.
    pub open: bool,
}

impl Mark {
    /// Whether everything that a program can mark is right.
    pub(crate) fn right(&self) -> bool {
        self.earned == self.of
    }
}

/// Marks answers in any of the languages.
#[derive(Debug)]
pub(crate) struct Marker(Accepted);

impl Marker {
    /// A marker that knows the words of all languages.
    pub(crate) fn new() -> Result<Self, Error> {
        Accepted::load().map(Marker)
    }

    pub(crate) fn mark(&self, exercise: &Exercise, answer: &str) -> Mark {
        let asks: Vec<&Ask> =
            exercise.answer.asks.iter().filter(|ask| ask.blank != Blank::Open).collect();
        let parts = self.places(exercise, &asks, &narrowed(answer).to_lowercase());
        let mut mark = Mark {
            earned: 0,
            of: asks.len() as u32,
            ideas: Vec::new(),
            open: asks.len() < exercise.answer.asks.len(),
        };
        for (ask, part) in asks.into_iter().zip(parts) {
            if self.is_right(exercise, ask, &part) {
                mark.earned += 1;
            } else {
                let said = self.said(exercise, ask, &part);
                for idea in said.map_or(Vec::new(), |said| diagnosis::ideas(exercise, &said)) {
                    if !mark.ideas.contains(&idea) {
                        mark.ideas.push(idea);
                    }
                }
            }
        }
        mark
    }

    /// The text of each place. Whoever writes a move, or that there is none, has said who wins, and
    /// the other way round: one of the two places may be left out.
    fn places(&self, exercise: &Exercise, asks: &[&Ask], answer: &str) -> Vec<String> {
        let mut given = split(answer, &[';', '\n']);
        let decides = |ask: &&Ask| matches!(ask.blank, Blank::Outcome(_) | Blank::Verdict(_));
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

    /// What stands in both places for somebody who wrote in one of them.
    fn implied(&self, exercise: &Exercise, asks: [&Ask; 2], text: &str) -> Option<[String; 2]> {
        let Accepted { none, win, lose, yes, no, .. } = &self.0;
        // With a move there is something to win, or something wrong to answer.
        let (with_move, without) = match asks[0].blank {
            Blank::Outcome(_) => (win, lose),
            _ => (no, yes),
        };
        let written = match asks[1].blank {
            Blank::Say(_) => reading::numbers(text).len() == 1,
            Blank::Takes(_) => reading::numbers(text).len() == exercise.piles().len(),
            _ => self.all_moved(exercise, asks[1], text).is_some(),
        };
        let (first, second) = match () {
            () if Accepted::is(text, none) => (without.first()?.as_str(), text),
            () if Accepted::is(text, without) => (text, none.first()?.as_str()),
            () if written => (with_move.first()?.as_str(), text),
            () => return None,
        };
        Some([first.to_owned(), second.to_owned()])
    }

    fn is_right(&self, exercise: &Exercise, ask: &Ask, text: &str) -> bool {
        let numbers = reading::numbers(text);
        let none = || Accepted::is(text, &self.0.none);
        match &ask.blank {
            Blank::Number(right) => numbers == [*right],
            Blank::Binary(right) => binary(text) == Some(*right),
            Blank::Digits(right) => {
                let said = reading::digits(text);
                let bare = reading::without_leading_zeros;
                !said.is_empty() && bare(&said) == bare(right)
            }
            Blank::Rows(right) => {
                let rows: Option<Vec<u64>> =
                    numbers.iter().map(|number| binary(&number.to_string())).collect();
                rows.as_ref() == Some(right)
            }
            Blank::List(right) => numbers == *right,
            Blank::Set(right) if right.is_empty() => none(),
            Blank::Set(right) => same(numbers, right.clone()),
            Blank::Outcome(right) => self.outcome(text) == Some(*right),
            Blank::Verdict(right) => self.verdict(text) == Some(*right),
            Blank::Move(right) if right.is_empty() => none(),
            Blank::Move(right) => {
                self.moved(exercise, ask, text).is_some_and(|said| right.contains(&said))
            }
            Blank::Moves(right) if right.is_empty() => none(),
            Blank::Moves(right) => {
                let said = self.all_moved(exercise, ask, text);
                let key = |moves: &[Move]| moves.iter().map(|m| (m.pile, m.take)).collect();
                said.is_some_and(|said| same(key(&said), key(right)))
            }
            Blank::Takes(right) if right.is_empty() => none(),
            Blank::Takes(_) => {
                let turn = Turn::Takes(Takes { takes: numbers });
                exercise.setting.is_legal(&turn) && exercise.setting.wins_by(&turn)
            }
            Blank::Say(right) if right.is_empty() => none(),
            Blank::Say(right) => matches!(numbers[..], [said] if right.contains(&said)),
            Blank::Open => false,
        }
    }

    /// A move in words, in numbers or, on a Xiangqi board, in Chinese notation.
    fn moved(&self, exercise: &Exercise, ask: &Ask, text: &str) -> Option<Move> {
        let mut piles = exercise.piles().to_vec();
        match &exercise.task {
            Task::Board { files } => {
                if let Some(said) = advance(files, &piles, text) {
                    return Some(said);
                }
            }
            // A reply is made in what the judged move leaves.
            Task::Judge { chosen } if ask.name == "reply" => {
                *piles.get_mut(chosen.pile as usize - 1)? = chosen.leaves;
            }
            _ => {}
        }
        self.0.moved(text, &piles)
    }

    fn all_moved(&self, exercise: &Exercise, ask: &Ask, text: &str) -> Option<Vec<Move>> {
        text.split([',', '/']).map(|part| self.moved(exercise, ask, part)).collect()
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

    /// What was said in a wrong place, as far as ideas are known about it.
    fn said(&self, exercise: &Exercise, ask: &Ask, text: &str) -> Option<Said> {
        let numbers = reading::numbers(text);
        match &ask.blank {
            Blank::Move(_) if ask.name != "reply" => {
                self.moved(exercise, ask, text).map(Said::Move)
            }
            Blank::Outcome(_) => self.outcome(text).map(Said::Outcome),
            Blank::Digits(_) => binary(text).map(Said::Sum),
            Blank::Number(_) if ask.name == "nim-sum" || ask.name == "result" => {
                numbers.first().copied().map(Said::Sum)
            }
            Blank::List(_) if ask.name == "residues" => Some(Said::Residues(numbers)),
            Blank::Say(_) => numbers.first().copied().map(Said::Say),
            Blank::Takes(_) => Some(Said::Takes(Takes { takes: numbers })),
            _ => None,
        }
    }
}

/// An advance of Red in Chinese notation, as the pile that it makes smaller.
fn advance(files: &[BoardFile], piles: &[u64], text: &str) -> Option<Move> {
    let line = Line::parse(text);
    let motion = Motion::parse(line.words().next()?).ok()?;
    let file = files.iter().find(|file| file.file == motion.file && file.man == motion.man)?;
    let size = *piles.get(file.pile as usize - 1)?;
    let leaves = size.checked_sub(motion.number)?;
    let forward = motion.verb == Verb::Forward && motion.by == Side::Red;
    forward.then_some(Move { pile: file.pile, take: motion.number, leaves })
}

/// The text of each place: separated by `;` or line breaks, or else by commas or blanks when that
/// gives as many parts as there are places. What is missing is empty.
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

/// The number that binary digits are.
fn binary(text: &str) -> Option<u64> {
    let digits = reading::digits(text);
    let short = reading::without_leading_zeros(&digits);
    let good = !digits.is_empty() && short.len() <= 64 && short.iter().all(|digit| *digit <= 1);
    good.then(|| short.iter().fold(0, |number, digit| number << 1 | digit))
}

fn same<T: Ord>(mut left: Vec<T>, mut right: Vec<T>) -> bool {
    left.sort_unstable();
    right.sort_unstable();
    left == right
}
