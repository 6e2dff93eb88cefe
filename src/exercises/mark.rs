//! Marks what a pupil wrote: every winning move is right, `0011` is as good as `11`, digits may be
//! full-width. Places are separated by `;` or line breaks. A wrong answer comes with the wrong
//! ideas that give just this answer here.

use serde::Serialize;

use super::ask::{Ask, Blank};
use super::exercise::Exercise;
use super::reading::{self, Accepted, narrowed};
use super::subject::Subject;
use crate::error::Error;
use crate::games::nim::ideas::{Idea, MOVE_IDEAS, VERDICT_IDEAS};
use crate::position::{Claim, Move, Outcome};

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// How many places are right.
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
    pub fn right(&self) -> bool {
        self.earned == self.of
    }
}

/// Marks answers in any of the languages.
#[derive(Debug)]
pub struct Marker(Accepted);

impl Marker {
    /// A marker that knows the words of all languages.
    ///
    /// # Errors
    /// A [`Defect`](crate::error::ErrorKind::Defect) when they are broken.
    pub fn new() -> Result<Self, Error> {
        Accepted::load().map(Marker)
    }

    /// Marks `answer`.
    ///
    /// ```
    /// use carryless::exercises::{Marker, kind, wishes::Wishes};
    /// let space = kind("columns").ok_or("no such kind")?.space(&Wishes::default())?;
    /// let exercise = space.draw(1).next().ok_or("empty")?;
    /// assert!(!Marker::new()?.mark(&exercise, "9").right());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn mark(&self, exercise: &Exercise, answer: &str) -> Mark {
        let asks: Vec<&Ask> =
            exercise.answer.asks.iter().filter(|ask| ask.blank != Blank::Open).collect();
        let parts = parts(&narrowed(answer), asks.len());
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
                for idea in self.ideas(exercise, ask, &part) {
                    if !mark.ideas.contains(&idea) {
                        mark.ideas.push(idea);
                    }
                }
            }
        }
        mark
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
            Blank::List(right) => numbers == *right,
            Blank::Set(right) if right.is_empty() => none(),
            Blank::Set(right) => same(numbers, right.clone()),
            Blank::Outcome(right) => self.outcome(text) == Some(*right),
            Blank::Verdict(right) => self.verdict(text) == Some(*right),
            Blank::Move(right) if right.is_empty() => none(),
            Blank::Move(right) => {
                self.moved(exercise, text).is_some_and(|said| right.contains(&said))
            }
            Blank::Moves(right) => {
                let said = text.split([',', '/']).map(|part| self.moved(exercise, part));
                let said: Option<Vec<Move>> = said.collect();
                let key = |moves: &[Move]| moves.iter().map(|m| (m.pile, m.take)).collect();
                said.is_some_and(|said| same(key(&said), key(right)))
            }
            Blank::Say(right) if right.is_empty() => none(),
            Blank::Say(right) => matches!(numbers[..], [said] if right.contains(&said)),
            Blank::Open => false,
        }
    }

    fn moved(&self, exercise: &Exercise, text: &str) -> Option<Move> {
        self.0.moved(text, exercise.subject.piles())
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

    /// The wrong ideas that give this wrong answer.
    fn ideas(&self, exercise: &Exercise, ask: &Ask, text: &str) -> Vec<&'static str> {
        let Subject::Nim { rules, position } = &exercise.subject;
        let (rules, piles) = (*rules, &position.piles[..]);
        let tags = |ideas: &[Idea], fits: &dyn Fn(&Idea) -> bool| {
            ideas.iter().filter(|idea| fits(idea)).map(|idea| idea.tag()).collect()
        };
        match &ask.blank {
            Blank::Move(_) | Blank::Moves(_) => match self.moved(exercise, text) {
                Some(said) => tags(&MOVE_IDEAS, &|idea| idea.produces(rules, piles, said)),
                None => Vec::new(),
            },
            Blank::Outcome(_) => match self.outcome(text) {
                Some(said) => {
                    let said = if said == Outcome::N { Claim::Win } else { Claim::Lose };
                    tags(&VERDICT_IDEAS, &|idea| idea.verdict(rules, piles) == Some(said))
                }
                None => Vec::new(),
            },
            Blank::Digits(_) => {
                let said = binary(text);
                tags(&[Idea::Carry], &|idea| said.is_some() && idea.nim_sum(rules, piles) == said)
            }
            Blank::Number(_) => {
                let said = reading::numbers(text).first().copied();
                let sums = [Idea::Carry, Idea::ZeroIsOdd];
                tags(&sums, &|idea| said.is_some() && idea.nim_sum(rules, piles) == said)
            }
            _ => Vec::new(),
        }
    }
}

/// The text of each place: separated by `;` or line breaks, or else by commas or blanks when that
/// gives as many parts as there are places. What is missing is empty.
fn parts(answer: &str, places: usize) -> Vec<String> {
    let split = |letters: &[char]| -> Vec<String> {
        let parts = answer.split(letters).map(str::trim).filter(|part| !part.is_empty());
        parts.map(str::to_owned).collect()
    };
    if places == 1 {
        return vec![answer.trim().to_owned()];
    }
    let mut parts = split(&[';', '\n']);
    for letters in [&[',', ';', '\n'][..], &[' ', ',', ';', '\n'][..]] {
        if parts.len() == places {
            break;
        }
        let finer = split(letters);
        if finer.len() == places {
            parts = finer;
        }
    }
    parts.resize(places, String::new());
    parts
}

/// The number that binary digits are.
fn binary(text: &str) -> Option<u64> {
    let digits = reading::digits(text);
    let short = reading::without_leading_zeros(&digits);
    let good = !digits.is_empty() && short.len() <= 64 && short.iter().all(|digit| *digit <= 1);
    good.then(|| short.iter().fold(0, |number, digit| number << 1 | digit))
}

/// Whether both have the same members.
fn same<T: Ord>(mut left: Vec<T>, mut right: Vec<T>) -> bool {
    left.sort_unstable();
    right.sort_unstable();
    left == right
}
