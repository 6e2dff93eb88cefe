//! The row of values of a game of piles, for one pile alone: how each value comes about, where the row
//! begins to repeat and why, and how many sizes are lost. In: a set of moves or the name of a game, and the
//! last size. Out: the values from 0 on.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::grundy::Grundy;
use super::kayles::Kayles;
use super::lasker::Lasker;
use super::octal::{self, Octal};
use super::subtraction::{self, Subtraction};
use crate::asked::{Asked, AskedFault, Phrase};
use crate::error::{Error, faults};
use crate::figure::Figure;
use crate::game::{self, Game, Hint, Nothing};
use crate::line::Word;
use crate::listing;
use crate::options::{self, OptionSpec};
use crate::position::Piles;
use crate::sums::{Breaking, LARGEST, Repeats, RowStep, Summed};
use crate::values;

faults! {
    pub(crate) enum RowFault {
        NoGame { known: Vec<&'static str> } = "row-game",
        TooLong { most: u64 } = "row-too-long",
    }
}

/// The last size where none is said.
const USUAL: u64 = 30;

const KAYLES: &str = <Kayles as Breaking>::NAME;
const LASKER: &str = <Lasker as Breaking>::NAME;
const OCTAL: &str = <Octal as Breaking>::NAME;

/// The games that have a row of their own.
const NAMED: [&str; 4] = [KAYLES, LASKER, <Grundy as Breaking>::NAME, OCTAL];

/// What a move does to a pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "RowRules")]
pub(crate) enum Rules {
    /// It takes one of these numbers.
    Set {
        /// The numbers, rising.
        take: Vec<u64>,
    },
    /// It does what a move of this game does.
    Game {
        /// Its name.
        game: String,
    },
    /// It does what the digits of a code allow.
    Octal(octal::Rules),
}

/// Whose row, and how far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RowSetting")]
pub(crate) struct Setting {
    pub rules: Rules,
    /// The last size.
    pub up_to: u64,
}

pub(crate) type Question = game::Question<Row>;

pub(crate) type Explanation = game::Explanation<Row>;

/// What follows from the rules.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "RowFacts")]
pub(crate) struct Facts {
    /// The values of the sizes from 0 on.
    #[serde(serialize_with = "listing::times::<3, _, _>")]
    pub values: Vec<u64>,
    #[serde(flatten)]
    pub repeats: Repeats,
    /// How many sizes from 1 on have the value 0.
    pub lost: u64,
}

/// A step of the argument.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[schemars(rename = "ValuesStep")]
pub(crate) enum Step {
    /// The values themselves, which are the explanation's `values`.
    Start {},
    /// Where they come from.
    #[serde(untagged)]
    Origin(RowStep),
}

/// The topic, for the registry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Row;

impl Game for Row {
    const NAME: &'static str = "row";
    const COMMAND: Option<&'static str> = Some("grundy");
    const OPTIONS: &'static [OptionSpec] = &[options::TAKE, options::UP_TO];
    type Setting = Setting;
    type Said = Nothing;
    type Facts = Facts;
    type Judged = Nothing;
    type Step = Step;

    fn question(mut arguments: Asked<'_>) -> Result<Question, Error> {
        let named = arguments.next_word();
        let take = arguments.value(options::TAKE.name);
        let rules = match (named, take) {
            (None, Some(set)) => Rules::Set { take: subtraction::set(set, options::TAKE.name)? },
            (Some(_), Some(set)) => {
                return Err(set.error(AskedFault::Conflict { other: "--take".into() }));
            }
            (Some(word), None) => match named_game(word)? {
                game if game == OCTAL => Rules::Octal(<Octal as Breaking>::rules(&mut arguments)?),
                game => Rules::Game { game },
            },
            (None, None) => {
                let missing = RowFault::NoGame { known: NAMED.to_vec() };
                return Err(arguments.line().error_at_end(missing));
            }
        };
        arguments.finish(Self::NAME, Self::OPTIONS)?;
        let most = match rules {
            Rules::Set { .. } => values::LONGEST,
            Rules::Game { .. } | Rules::Octal(_) => LARGEST,
        };
        let last = |word: Word<'_>| match word.number()? {
            last if last > most => Err(word.error(RowFault::TooLong { most })),
            last => Ok(last),
        };
        let up_to = arguments.value(options::UP_TO.name).map(last).transpose()?.unwrap_or(USUAL);
        Ok(Question { setting: Setting { rules, up_to }, said: Nothing {} })
    }

    fn written(Question { setting, .. }: &Question) -> Phrase {
        let (name, take) = match &setting.rules {
            Rules::Set { take } => (vec![], Some(take.iter().map(u64::to_string))),
            Rules::Game { game } => (vec![game.as_str()], None),
            Rules::Octal(rules) => (vec![OCTAL, &rules.octal], None),
        };
        let take = take.map(|take| take.collect::<Vec<_>>().join(","));
        let line = Phrase::default().words(name).option(&options::TAKE, take);
        line.option(&options::UP_TO, Some(setting.up_to))
    }

    fn explain(Question { setting, .. }: &Question, rows: usize) -> Explanation {
        let (row, steps) = setting.row(rows);
        let last = usize::try_from(setting.up_to).unwrap_or(usize::MAX);
        let values: Vec<u64> = (0..=last as u64).map_while(|size| row.value(size)).collect();
        let lost = values.iter().skip(1).filter(|value| **value == 0).count() as u64;
        let facts = Facts { values, repeats: Repeats::of(&row), lost };
        Explanation::of(setting.clone(), facts, Nothing {}, steps)
    }

    fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
        let Facts { values, repeats, .. } = &explanation.facts;
        let drawn = matches!(step, Step::Start {}) && values.len() > 1;
        let period = repeats.preperiod.zip(repeats.period);
        drawn.then_some(Figure::Values { values, period })
    }

    fn hint(_: &Explanation, step: &Step) -> Option<Hint> {
        match step {
            Step::Origin(origin) => origin.hint(),
            Step::Start {} => None,
        }
    }
}

/// The values as a table of two columns, as a spreadsheet or a program reads it.
/// Errors: none, but for a defect of the writer.
pub(crate) fn table(explanation: &Explanation) -> Result<String, Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["size", "value"]).map_err(Error::defect)?;
    for (size, value) in explanation.facts.values.iter().enumerate() {
        writer.serialize((size, value)).map_err(Error::defect)?;
    }
    let table = writer.into_inner().map_err(Error::defect)?;
    String::from_utf8(table).map_err(Error::defect)
}

/// The name of a game that has a row.
fn named_game(word: Word<'_>) -> Result<String, Error> {
    let at = word.choice(NAMED.into_iter());
    let unknown = || word.error(RowFault::NoGame { known: NAMED.to_vec() });
    at.map(|at| NAMED[at].to_owned()).ok_or_else(unknown)
}

impl Setting {
    /// The row, and the steps that explain it.
    fn row(&self, rows: usize) -> (values::Row, Vec<Step>) {
        match &self.rules {
            Rules::Set { take } => {
                let rules = subtraction::Rules { take: take.clone(), ..Default::default() };
                self.of::<Subtraction>(rules, rows)
            }
            Rules::Octal(rules) => self.of::<Octal>(rules.clone(), rows),
            Rules::Game { game } => match game.as_str() {
                KAYLES => self.of::<Kayles>(Nothing {}, rows),
                LASKER => self.of::<Lasker>(Nothing {}, rows),
                _ => self.of::<Grundy>(Nothing {}, rows),
            },
        }
    }

    /// The same of one pile of a game.
    fn of<G>(&self, rules: G::Rules, rows: usize) -> (values::Row, Vec<Step>)
    where
        G: Summed<Position = Piles, Table = values::Row, Origin = RowStep>,
    {
        let setting = game::Setting { rules, position: Piles::of(&[self.up_to]) };
        let row = G::table(&setting);
        let values = G::values(&setting, &row);
        let steps = G::origin(&setting, &row, &values, rows).into_iter();
        let about = |step: &RowStep| !matches!(step, RowStep::Values { .. });
        let steps = steps.filter(about).map(Step::Origin);
        (row, std::iter::once(Step::Start {}).chain(steps).collect())
    }
}
