//! Nim with a set of moves (a *subtraction game*): a move takes one of the given numbers of stones from one
//! pile. Whoever cannot move loses; in misère play, wins. E. R. Berlekamp, J. H. Conway and R. K. Guy,
//! *Winning Ways for your Mathematical Plays* (1982), chapter 4; T. S. Ferguson, *On sums of graph games
//! with last player losing*, International Journal of Game Theory 3 (1974), 159–167.
//!
//! Here stand the question and its grammar; [`closed_form`] holds the theorem, [`argument`], [`course`]
//! and [`steps`] the argument, [`ideas`] the wrong ideas.

pub(crate) mod argument;
pub(crate) mod closed_form;
mod course;
pub(crate) mod ideas;
mod playing;
pub(crate) mod steps;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::asked::{Asked, AskedFault, Phrase};
use crate::error::{Error, faults};
use crate::figure::Figure;
use crate::game::{self, Game, Hint, Judged, Nothing, Said};
use crate::games::nim::{self, legal_move};
use crate::line::Word;
use crate::options::{self, OptionSpec};
use crate::position::{Move, Outcome, PileFault, Piles, Play};
use crate::values::{LONGEST, Row};

use ideas::Idea;
use steps::Step;

faults! {
    pub(crate) enum SubtractionFault {
        EmptySet = "set-empty",
        SetZero = "set-zero",
        SetTwice { take: u64 } = "set-twice",
        SetTooLarge { most: u64 } = "set-too-large",
        SetTooLong { most: u64 } = "set-too-long",
        TakeOutsideSet { takes: Vec<u64> } = "take-outside-set",
        NoPeriod { most: u64 } = "no-period",
    }
}

/// The largest number of a set: a row has room for ten times as many before it need repeat.
pub(crate) const LARGEST_TAKE: u64 = 100_000;

/// The most numbers of a set.
pub(crate) const MOST_TAKES: usize = 64;

/// The rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SubtractionRules")]
pub(crate) struct Rules {
    /// The numbers that a move may take, rising, from 1 on.
    pub take: Vec<u64>,
    /// Who wins when nobody can move.
    pub play: Play,
}

/// Rules and piles.
pub(crate) type Setting = game::Setting<Rules, Piles>;

/// A question about piles.
pub(crate) type Question = game::Question<Subtraction>;

/// An answer about piles.
pub(crate) type Explanation = game::Explanation<Subtraction>;

impl Setting {
    pub(crate) fn piles(&self) -> &[u64] {
        &self.position.piles
    }

    /// The row of values, as far as these piles need it.
    pub(crate) fn row(&self) -> Row {
        Row::of_set(&self.rules.take, self.piles().iter().max().copied().unwrap_or(0))
    }
}

/// The game, for the registry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Subtraction;

impl Game for Subtraction {
    const NAME: &'static str = "subtraction";
    const SIGN: Option<&'static OptionSpec> = Some(&options::TAKE);
    const OPTIONS: &'static [OptionSpec] =
        &[options::TAKE, options::MISERE, options::MOVE, options::CLAIM];
    type Setting = Setting;
    type Said = Said<Move>;
    type Facts = argument::Facts;
    type Judged = Judged<Move, Idea>;
    type Step = Step;

    fn numbers(setting: &Setting) -> &[u64] {
        &setting.position.piles
    }

    fn question(mut arguments: Asked<'_>) -> Result<Question, Error> {
        let words = arguments.rest();
        if let Some(limit) = arguments.flag(options::LIMIT.name) {
            return Err(limit.error(AskedFault::Conflict { other: "--take".into() }));
        }
        arguments.finish(Self::NAME, Self::OPTIONS)?;
        if words.is_empty() {
            return Err(arguments.line().error_at_end(PileFault::NoPiles));
        }
        let sizes = words.iter().map(|word| word.number());
        let position = Piles { piles: sizes.collect::<Result<_, _>>()? };
        let setting = Setting { rules: rules(&arguments)?, position };
        let row = setting.row();
        let unknown = setting.piles().iter().position(|&size| row.value(size).is_none());
        if let Some(word) = unknown.and_then(|at| words.get(at)) {
            return Err(word.error(SubtractionFault::NoPeriod { most: LONGEST }));
        }
        let chosen = arguments.value("move").map(|word| move_to_judge(word, &setting));
        let claim = arguments.claim()?;
        let said = Said { chosen: chosen.transpose()?, claim, more: Nothing {} };
        Ok(Question { setting, said })
    }

    fn written(Question { setting, said }: &Question) -> Phrase {
        let takes: Vec<String> = setting.rules.take.iter().map(u64::to_string).collect();
        let line = Phrase::default().words(setting.piles());
        let line = line.option(&options::TAKE, Some(takes.join(",")));
        said.written(line.switch(&options::MISERE, setting.rules.play == Play::Misere))
    }

    fn explain(question: &Question, rows: usize) -> Explanation {
        argument::explain(question, rows)
    }

    fn outcome(explanation: &Explanation) -> Option<Outcome> {
        Some(explanation.facts.outcome)
    }

    fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
        argument::figure(explanation, step)
    }

    fn hint(_: &Explanation, step: &Step) -> Option<Hint> {
        step.hint()
    }
}

/// The rules that `--take` and `--misere` set.
pub(crate) fn rules(arguments: &Asked<'_>) -> Result<Rules, Error> {
    let missing = || arguments.line().error_at_end(SubtractionFault::EmptySet);
    let word = arguments.value(options::TAKE.name).ok_or_else(missing)?;
    let play = match arguments.flag(options::MISERE.name) {
        Some(_) => Play::Misere,
        None => Play::Normal,
    };
    Ok(Rules { take: set(word)?, play })
}

/// Reads a set such as `1,3,4`, in any order.
/// Errors: an empty set, 0, a number twice, one that is too large, or too many of them, at its place.
pub(crate) fn set(word: Word<'_>) -> Result<Vec<u64>, Error> {
    let items: Vec<Word<'_>> = word.items();
    let items: Vec<Word<'_>> = items.into_iter().filter(|item| !item.text().is_empty()).collect();
    if items.is_empty() {
        return Err(word.error(SubtractionFault::EmptySet));
    }
    if let Some(extra) = items.get(MOST_TAKES) {
        return Err(extra.error(SubtractionFault::SetTooLong { most: MOST_TAKES as u64 }));
    }
    let mut takes = Vec::new();
    for item in items {
        let fault = match item.number()? {
            0 => SubtractionFault::SetZero,
            take if take > LARGEST_TAKE => SubtractionFault::SetTooLarge { most: LARGEST_TAKE },
            take if takes.contains(&take) => SubtractionFault::SetTwice { take },
            take => {
                takes.push(take);
                continue;
            }
        };
        return Err(item.error(fault));
    }
    takes.sort_unstable();
    Ok(takes)
}

/// Reads `PILE:TAKE` and holds it to the rules.
pub(crate) fn move_to_judge(word: Word<'_>, setting: &Setting) -> Result<Move, Error> {
    let chosen = nim::move_to_judge(word, setting.piles(), nim::Rules::default())?;
    held(word, chosen, setting)
}

/// Reads a pile and how many stones to take from it, and holds both to the rules.
pub(crate) fn legal(pile: Word<'_>, take: Word<'_>, setting: &Setting) -> Result<Move, Error> {
    let chosen = legal_move(pile, take, setting.piles(), nim::Rules::default())?;
    held(take, chosen, setting)
}

fn held(word: Word<'_>, chosen: Move, Setting { rules, .. }: &Setting) -> Result<Move, Error> {
    match rules.take.contains(&chosen.take) {
        true => Ok(chosen),
        false => Err(word.error(SubtractionFault::TakeOutsideSet { takes: rules.take.clone() })),
    }
}
