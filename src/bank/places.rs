//! The places of an exercise as a platform can mark them: a choice, a number, a grid of numbers, a text
//! with several right spellings. In: an exercise. Out: its [`Place`]s, the same on every platform; what
//! no platform can mark is left out and counted.

use super::question::{Cell, Choice, Expects, Grid, Place, Row};
use super::tongue::Tongue;
use crate::columns::Powers;
use crate::error::Error;
use crate::exercises::sample;
use crate::exercises::task::Task;
use crate::exercises::{Ask, Blank, Exercise, ROW};
use crate::position::{Move, Outcome};
use crate::wording::{Values, joined};
use crate::worksheet::answer;

/// The fewest alternatives of a choice of all that are right, and how many of them are wrong at least.
const ALTERNATIVES: usize = 6;
const WRONG: usize = 3;

/// The places of an exercise, and how many of its places are left out.
pub(super) fn places(
    exercise: &Exercise,
    tongues: &[Tongue<'_>],
) -> Result<(Vec<Place>, usize), Error> {
    let context = Context { exercise, tongues };
    if let Task::Grid { grid } = &exercise.task {
        return Ok((vec![context.grid(grid.width)?], 0));
    }
    let asks = &exercise.answer.asks;
    let marked = asks.iter().filter(|ask| !matches!(ask.blank, Blank::Correction(_)));
    let places: Vec<Place> = marked.map(|ask| context.place(ask)).collect::<Result<_, _>>()?;
    let left = asks.len() - places.len();
    Ok((places, left))
}

struct Context<'c> {
    exercise: &'c Exercise,
    tongues: &'c [Tongue<'c>],
}

impl Context<'_> {
    fn place(&self, ask: &Ask) -> Result<Place, Error> {
        let label = self.each(|tongue| answer::label(self.exercise, ask, tongue.words()))?;
        let hint = match ask.blank {
            Blank::Move(_) => self.shown_by_sample("bank-write-move")?,
            Blank::Takes(_) => self.shown_by_sample("bank-write-takes")?,
            _ => String::new(),
        };
        Ok(Place { label, hint, expects: self.expects(ask)? })
    }

    fn expects(&self, ask: &Ask) -> Result<Expects, Error> {
        Ok(match &ask.blank {
            Blank::Number(right) => self.number(ask, *right)?,
            Blank::Binary(number) => {
                Expects::Number { right: digits(*number), wrong: Vec::new(), binary: true }
            }
            Blank::Rows(numbers) => {
                let row = |number: &u64| Row {
                    label: format!("{number} ="),
                    cells: vec![Cell::Gap(digits(*number))],
                };
                self.rows(Vec::new(), numbers.iter().map(row).collect())?
            }
            Blank::Digits(right) => {
                self.rows(weights(right.len()), vec![row(String::new(), right)])?
            }
            Blank::List(right) if ask.name == ROW => {
                let heads = (0..right.len()).map(|size| size.to_string()).collect();
                self.rows(heads, vec![row(String::new(), right)])?
            }
            Blank::List(right) => {
                let heads = (1..=right.len()).map(|place| place.to_string()).collect();
                self.rows(heads, vec![row(String::new(), right)])?
            }
            Blank::Outcome(outcome) => self.outcome(*outcome)?,
            Blank::Verdict(right) => self.verdict(*right)?,
            Blank::Set(right) | Blank::Sum(right) => self.members(ask, right)?,
            Blank::Moves(right) => {
                self.moves(ask, right.iter().map(|it| Blank::Moves(vec![*it])))?
            }
            Blank::Breaks(right) => {
                self.moves(ask, right.iter().map(|it| Blank::Breaks(vec![it.clone()])))?
            }
            Blank::Turns(right) => {
                self.moves(ask, right.iter().map(|it| Blank::Turns(vec![it.clone()])))?
            }
            Blank::Shifts(right) => {
                self.moves(ask, right.iter().map(|it| Blank::Shifts(vec![*it])))?
            }
            Blank::Move(right) => self.one_move(ask, right)?,
            Blank::Takes(right) => {
                let right = right.iter().map(|made| joined(&made.takes, ","));
                self.text(right.collect(), Vec::new(), Vec::new())?
            }
            Blank::Say(right) => self.say(ask, right)?,
            Blank::Correction(_) | Blank::Open => Expects::Open,
        })
    }

    fn number(&self, ask: &Ask, right: u64) -> Result<Expects, Error> {
        Ok(Expects::Number { right, wrong: self.wrong_numbers(ask)?, binary: false })
    }

    /// The numbers that wrong ideas give, with what is said to them.
    fn wrong_numbers(&self, ask: &Ask) -> Result<Vec<(u64, String)>, Error> {
        let wrong = self.exercise.wrong_numbers(ask).into_iter();
        wrong.map(|(number, ideas)| Ok((number, self.told(&ideas)?))).collect()
    }

    fn say(&self, ask: &Ask, right: &[u64]) -> Result<Expects, Error> {
        let wrong = self.wrong_numbers(ask)?.into_iter();
        let wrong = wrong.map(|(number, told)| (number.to_string(), told)).collect();
        let instead = self.few_numbers(ask, right)?;
        self.text(right.iter().map(u64::to_string).collect(), wrong, instead)
    }

    /// One of several moves, written as `2:3`.
    fn one_move(&self, ask: &Ask, right: &[Move]) -> Result<Expects, Error> {
        let written = |made: &Move| format!("{}:{}", made.pile, made.take);
        let wrong = self.exercise.wrong_moves(ask).into_iter();
        let wrong = wrong.filter(|(_, ideas)| !ideas.is_empty()).filter_map(|(blank, ideas)| {
            let Blank::Moves(moves) = &blank else { return None };
            Some(
                self.told(&ideas)
                    .map(|told| (moves.first().map(written).unwrap_or_default(), told)),
            )
        });
        let wrong = wrong.collect::<Result<_, Error>>()?;
        let Expects::Choice { options: instead, .. } =
            self.moves(ask, right.iter().map(|it| Blank::Moves(vec![*it])))?
        else {
            return Err(Error::defect(self.exercise.topic));
        };
        self.text(right.iter().map(written).collect(), wrong, instead)
    }

    /// A choice among a few numbers.
    fn few_numbers(&self, ask: &Ask, right: &[u64]) -> Result<Vec<Choice>, Error> {
        let mut numbers: Vec<u64> = (1..=3).chain(right.iter().copied()).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let option = |number: u64| Choice {
            text: number.to_string(),
            right: right.contains(&number),
            told: String::new(),
        };
        let mut options: Vec<Choice> = numbers.into_iter().map(option).collect();
        options.push(self.none(ask)?);
        Ok(options)
    }

    /// A text; where nothing is right, the words for that there is nothing.
    fn text(
        &self,
        right: Vec<String>,
        wrong: Vec<(String, String)>,
        instead: Vec<Choice>,
    ) -> Result<Expects, Error> {
        let right = match right.is_empty() {
            true => {
                let words = self.tongues.iter().map(|tongue| tongue.none.iter().cloned());
                let mut words: Vec<String> = words.flatten().collect();
                words.dedup();
                words
            }
            false => right,
        };
        Ok(Expects::Text { right, wrong, instead })
    }

    fn outcome(&self, right: Outcome) -> Result<Expects, Error> {
        let option = |outcome: Outcome| {
            let text = self.shown(&Blank::Outcome(outcome))?;
            let is_right = outcome == right;
            let told =
                if is_right { String::new() } else { self.told(&self.exercise.ideas_of(outcome))? };
            Ok(Choice { text, right: is_right, told })
        };
        let options = [Outcome::N, Outcome::P].into_iter().map(option);
        Ok(Expects::Choice { options: options.collect::<Result<_, Error>>()?, many: false })
    }

    fn verdict(&self, right: bool) -> Result<Expects, Error> {
        let option = |verdict: bool| {
            let text = self.shown(&Blank::Verdict(verdict))?;
            Ok(Choice { text, right: verdict == right, told: String::new() })
        };
        let options = [true, false].into_iter().map(option);
        Ok(Expects::Choice { options: options.collect::<Result<_, Error>>()?, many: false })
    }

    /// All members of a set, among others.
    fn members(&self, ask: &Ask, right: &[u64]) -> Result<Expects, Error> {
        let wrong = self.exercise.wrong_members(ask);
        let most = right.len() + (ALTERNATIVES - right.len().min(ALTERNATIVES)).max(WRONG);
        let mut all: Vec<(u64, bool)> = right.iter().map(|number| (*number, true)).collect();
        let mut wrong = wrong;
        if ask.name != "odd-columns" && !matches!(ask.blank, Blank::Sum(_)) {
            self.exercise.dice(0, "distractors").shuffle(&mut wrong);
            wrong.truncate(most - right.len());
        }
        all.extend(wrong.into_iter().map(|number| (number, false)));
        all.sort_unstable();
        all.dedup_by_key(|(number, _)| *number);
        let option = |(number, right): (u64, bool)| Choice {
            text: number.to_string(),
            right,
            told: String::new(),
        };
        let mut options: Vec<Choice> = all.into_iter().map(option).collect();
        if matches!(ask.blank, Blank::Set(_)) && ask.name != "keys" {
            options.push(self.none(ask)?);
        }
        Ok(Expects::Choice { options, many: true })
    }

    /// All right moves, among others that are allowed.
    fn moves(&self, ask: &Ask, right: impl Iterator<Item = Blank>) -> Result<Expects, Error> {
        let right: Vec<Blank> = right.collect();
        let wrong = self.exercise.wrong_moves(ask);
        let most = ALTERNATIVES.saturating_sub(right.len()).max(WRONG);
        let (mut known, mut others): (Vec<_>, Vec<_>) =
            wrong.into_iter().partition(|(_, ideas)| !ideas.is_empty());
        let mut dice = self.exercise.dice(0, "distractors");
        dice.shuffle(&mut known);
        dice.shuffle(&mut others);
        known.truncate(most.div_ceil(2).max(most.saturating_sub(others.len())));
        let wrong = known.into_iter().chain(others).take(most);
        let mut options = Vec::new();
        for blank in &right {
            options.push(Choice { text: self.shown(blank)?, right: true, told: String::new() });
        }
        for (blank, ideas) in wrong {
            let told = self.told(&ideas)?;
            options.push(Choice { text: self.shown(&blank)?, right: false, told });
        }
        dice.shuffle(&mut options);
        options.push(self.none(ask)?);
        Ok(Expects::Choice { options, many: true })
    }

    /// That there is none.
    fn none(&self, ask: &Ask) -> Result<Choice, Error> {
        let text = self.said("worksheet-answer-none")?;
        Ok(Choice { text, right: ask.blank.is_none() == Some(true), told: String::new() })
    }

    /// The whole grid of a position: digits under their weights, and the sums below.
    fn grid(&self, width: usize) -> Result<Place, Error> {
        let Task::Grid { grid: blanks } = &self.exercise.task else {
            return Err(Error::defect(self.exercise.topic));
        };
        let mut rows = Vec::new();
        for blank in &blanks.rows {
            let number = blank.number.unwrap_or_default();
            let places = (0..width).rev().map(|place| number >> place & 1);
            let cells = blank.digits.iter().zip(places).map(|(given, digit)| match given {
                Some(given) => Cell::Given(*given),
                None => Cell::Gap(digit),
            });
            rows.push(Row { label: format!("{number} ="), cells: cells.collect() });
        }
        for ask in &self.exercise.answer.asks {
            if let Blank::Digits(sums) = &ask.blank {
                rows.push(row(self.own("bank-sums")?, sums));
            }
        }
        let heads = weights(width);
        let (label, hint) = (String::new(), String::new());
        Ok(Place { label, hint, expects: self.rows(heads, rows)? })
    }

    fn rows(&self, heads: Vec<String>, rows: Vec<Row>) -> Result<Expects, Error> {
        Ok(Expects::Grid(Grid { written: self.own("bank-write-row")?, heads, rows }))
    }

    /// What a wrong idea is told; of several the first that has words.
    fn told(&self, ideas: &[&'static str]) -> Result<String, Error> {
        let mut texts = Vec::new();
        for tongue in self.tongues {
            let mut said = ideas.iter().filter_map(|idea| tongue.idea(idea, self.exercise));
            texts.extend(said.next());
        }
        texts.dedup();
        Ok(texts.join(" / "))
    }

    /// A right answer as the key shows it.
    fn shown(&self, blank: &Blank) -> Result<String, Error> {
        self.each(|tongue| answer::text(blank, 0, tongue.words()))
    }

    fn said(&self, id: &str) -> Result<String, Error> {
        self.each(|tongue| tongue.words().text(id))
    }

    /// A message of question files alone.
    fn own(&self, id: &str) -> Result<String, Error> {
        self.each(|tongue| tongue.own.text(id))
    }

    /// How a move is written, shown by one that is not right.
    fn shown_by_sample(&self, id: &str) -> Result<String, Error> {
        let mut values = Values::default();
        sample::set(&mut values, &[self.exercise]);
        values.set_text("none", if self.can_be_none() { "possible" } else { "never" });
        self.each(|tongue| tongue.own.format(id, &values))
    }

    /// Whether there may be no winning move; whether there is one does not matter.
    fn can_be_none(&self) -> bool {
        let asks = &self.exercise.answer.asks;
        asks.iter().any(|ask| matches!(ask.blank, Blank::Outcome(_) | Blank::Verdict(_)))
    }

    /// A text in each language; once, if all say the same.
    fn each(&self, text: impl Fn(&Tongue<'_>) -> Result<String, Error>) -> Result<String, Error> {
        let mut texts = self.tongues.iter().map(text).collect::<Result<Vec<_>, _>>()?;
        texts.dedup();
        Ok(texts.join(" / "))
    }
}

fn row(label: String, right: &[u64]) -> Row {
    Row { label, cells: right.iter().map(|number| Cell::Gap(*number)).collect() }
}

/// The weights over `width` columns.
fn weights(width: usize) -> Vec<String> {
    let mut weights: Vec<String> = (0..width).map(|place| (1_u64 << place).to_string()).collect();
    weights.reverse();
    weights
}

/// The number whose decimal digits are the binary digits of `number`: so `11` and `0011` are the same
/// answer to a platform that compares numbers.
fn digits(number: u64) -> u64 {
    Powers(number).powers().map(|power| 10_u64.saturating_pow(power.trailing_zeros())).sum()
}
