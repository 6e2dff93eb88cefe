//! The row of values of a game of piles, for one pile alone: how each value comes about, where the row
//! begins to repeat and why, and how many sizes are lost. In: a set of moves or the name of a game, and the
//! last size. Out: the values from 0 on.

use serde::{Deserialize, Serialize};

use super::grundy::Grundy;
use super::kayles::Kayles;
use super::lasker::{self, Lasker};
use super::nim::Nim;
use super::octal::{self, Octal};
use super::subtraction::{self, Subtraction};
use crate::args::{Args, ArgsBuilder, ArgsError};
use crate::command_line::Token;
use crate::error::{Error, faults};
use crate::figure::Figure;
use crate::game::{self, Game, Hint, NoExtras};
use crate::grundy_sequence;
use crate::options::{self, OptionSpec};
use crate::position::Piles;
use crate::serialize;
use crate::sums::{DisjunctiveSum, LARGEST, Repeats, RowStep, TakingAndBreaking};

faults! {
    pub(crate) enum RowFault {
        NoGame { known: Vec<&'static str> } = "row-game",
        NoRow { form: &'static str, known: Vec<&'static str> } = "row-none",
        TooLong { most: u64 } = "row-too-long",
    }
}

/// The last size where none is said.
pub(crate) const USUAL: u64 = 30;

const KAYLES: &str = <Kayles as TakingAndBreaking>::NAME;
const LASKER: &str = <Lasker as TakingAndBreaking>::NAME;
const OCTAL: &str = <Octal as TakingAndBreaking>::NAME;

/// The games that have a row of their own.
const NAMED: [&str; 4] = [KAYLES, LASKER, <Grundy as TakingAndBreaking>::NAME, OCTAL];

/// What a move does to a pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[cfg_attr(feature = "schema", schemars(rename = "RowRules"))]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RowSetting"))]
pub(crate) struct State {
    pub rules: Rules,
    /// The last size.
    pub up_to: u64,
}

pub(crate) type Question = game::Question<GrundyTable>;

pub(crate) type Explanation = game::Explanation<GrundyTable>;

/// What follows from the rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RowFacts"))]
pub(crate) struct Facts {
    /// The values of the sizes from 0 on.
    #[serde(serialize_with = "serialize::times::<3, _, _>")]
    pub values: Vec<u64>,
    #[serde(flatten)]
    pub repeats: Repeats,
    /// How many sizes from 1 on have the value 0.
    pub lost: u64,
}

/// A step of the argument.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "ValuesStep"))]
pub(crate) enum Step {
    /// The values themselves, which are the explanation's `values`.
    Start {},
    /// Where they come from.
    #[serde(untagged)]
    Origin(RowStep),
}

/// The topic, for the registry.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct GrundyTable;

impl Game for GrundyTable {
    const NAME: &'static str = "row";
    const COMMAND: Option<&'static str> = Some("grundy");
    const OPTIONS: &'static [OptionSpec] = &[options::TAKE, options::UP_TO];
    type State = State;
    type Attempt = NoExtras;
    type Facts = Facts;
    type Graded = NoExtras;
    type Step = Step;

    fn question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let rules = rules(&mut arguments, Self::OPTIONS)?;
        let most = rules.most();
        let last = |word: Token<'_>| match word.number()? {
            last if last > most => Err(word.error(RowFault::TooLong { most })),
            last => Ok(last),
        };
        let up_to = arguments.value(options::UP_TO.name).map(last).transpose()?.unwrap_or(USUAL);
        Ok(Question { setting: State { rules, up_to }, said: NoExtras {} })
    }

    fn written(Question { setting, .. }: &Question) -> ArgsBuilder {
        setting.rules.written().option(&options::UP_TO, Some(setting.up_to))
    }

    fn explain(Question { setting, .. }: &Question, rows: usize) -> Explanation {
        let row = setting.rules.row(setting.up_to);
        let steps = setting.origin(rows).into_iter().map(Step::Origin);
        let steps = std::iter::once(Step::Start {}).chain(steps).collect();
        let last = usize::try_from(setting.up_to).unwrap_or(usize::MAX);
        let values: Vec<u64> = (0..=last as u64).map_while(|size| row.value(size)).collect();
        let lost = values.iter().skip(1).filter(|value| **value == 0).count() as u64;
        let facts = Facts { values, repeats: Repeats::of(&row), lost };
        Explanation::of(setting.clone(), facts, NoExtras {}, steps)
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

/// Whose row is asked about: the set that may be taken, or the game that the first word names.
/// Errors: `conflict` where both are said, `row-game` where neither is, `row-none` of a game that has no row, and
/// what [`Args::finish`] refuses.
pub(crate) fn rules(
    arguments: &mut Args<'_>,
    options: &'static [OptionSpec],
) -> Result<Rules, Error> {
    let named = arguments.next_word();
    let game = named.and_then(|word| word.choice(NAMED.into_iter())).map(|at| NAMED[at]);
    let has_set = arguments.flag(options::TAKE.name).is_some();
    if let Some(word) = named.filter(|_| game.is_none() && !has_set) {
        return Err(word.error(no_row(word)));
    }
    let code = (game == Some(OCTAL))
        .then(|| <Octal as TakingAndBreaking>::rules(arguments))
        .transpose()?;
    arguments.finish(game.unwrap_or("--take"), options)?;
    let take = arguments.value(options::TAKE.name);
    let unknown = || RowFault::NoGame { known: NAMED.to_vec() };
    match (named, take) {
        (None, Some(set)) => Ok(Rules::Set { take: subtraction::set(set, options::TAKE.name)? }),
        (Some(word), Some(_)) => Err(word.error(ArgsError::Conflict { other: "--take".into() })),
        (Some(_), None) => {
            let game = game.unwrap_or_default().to_owned();
            Ok(code.map_or_else(|| Rules::Game { game }, Rules::Octal))
        }
        (None, None) => Err(arguments.line().error_at_end(unknown())),
    }
}

/// What is said of a word that names no game with a row.
fn no_row(word: Token<'_>) -> Error {
    let is_nim = word.choice([<Nim as Game>::NAME].into_iter()).is_some();
    let form = if is_nim { "nim" } else { "other" };
    match ArgsError::other_name(word.text()) {
        Some(other) => other.into(),
        None => RowFault::NoRow { form, known: NAMED.to_vec() }.into(),
    }
}

/// Whether this is the name of a game that has a row.
pub(crate) fn is_named(word: Token<'_>) -> bool {
    word.choice(NAMED.into_iter()).is_some()
}

/// What is asked of one pile of a game.
trait Asks {
    type Answer;

    fn of<G>(self, rules: G::Rules) -> Self::Answer
    where
        G: DisjunctiveSum<
                Position = Piles,
                Table = grundy_sequence::GrundySequence,
                ValueStep = RowStep,
            >;
}

/// The row of values, to a last size at least.
struct UpTo(u64);

impl Asks for UpTo {
    type Answer = grundy_sequence::GrundySequence;

    fn of<G>(self, rules: G::Rules) -> grundy_sequence::GrundySequence
    where
        G: DisjunctiveSum<
                Position = Piles,
                Table = grundy_sequence::GrundySequence,
                ValueStep = RowStep,
            >,
    {
        G::table(&game::GameState { rules, position: Piles::of(&[self.0]) })
    }
}

/// Where the values up to a last size come from, in tables of so many rows.
struct ValueOrigin(u64, usize);

impl Asks for ValueOrigin {
    type Answer = Vec<RowStep>;

    fn of<G>(self, rules: G::Rules) -> Vec<RowStep>
    where
        G: DisjunctiveSum<
                Position = Piles,
                Table = grundy_sequence::GrundySequence,
                ValueStep = RowStep,
            >,
    {
        let setting = game::GameState { rules, position: Piles::of(&[self.0]) };
        let row = G::table(&setting);
        let values = G::values(&setting, &row);
        let mut steps = G::origin(&setting, &row, &values, self.1);
        steps.retain(|step| !matches!(step, RowStep::Values { .. }));
        steps
    }
}

impl Rules {
    /// The largest size up to which the row can be written down.
    pub(crate) fn most(&self) -> u64 {
        match self {
            Rules::Set { .. } => grundy_sequence::LONGEST,
            Rules::Game { .. } | Rules::Octal(_) => LARGEST,
        }
    }

    /// The words and options that say them.
    pub(crate) fn written(&self) -> ArgsBuilder {
        let (names, take) = match self {
            Rules::Set { take } => (vec![], Some(take.iter().map(u64::to_string))),
            Rules::Game { game } => (vec![game.as_str()], None),
            Rules::Octal(rules) => (vec![OCTAL, &rules.octal], None),
        };
        let take = take.map(|take| take.collect::<Vec<_>>().join(","));
        ArgsBuilder::default().words(names).option(&options::TAKE, take)
    }

    /// The row, up to this size at least.
    pub(crate) fn row(&self, last: u64) -> grundy_sequence::GrundySequence {
        self.asked(UpTo(last))
    }

    fn asked<A: Asks>(&self, what: A) -> A::Answer {
        match self {
            Rules::Set { take } => {
                let rules = subtraction::Rules { take: take.clone(), ..Default::default() };
                what.of::<Subtraction>(rules)
            }
            Rules::Octal(rules) => what.of::<Octal>(rules.clone()),
            Rules::Game { game } => match game.as_str() {
                KAYLES => what.of::<Kayles>(NoExtras {}),
                LASKER => what.of::<Lasker>(lasker::Rules::default()),
                _ => what.of::<Grundy>(NoExtras {}),
            },
        }
    }
}

impl State {
    /// Where the values come from, in tables of so many rows.
    pub(crate) fn origin(&self, rows: usize) -> Vec<RowStep> {
        self.rules.asked(ValueOrigin(self.up_to, rows))
    }
}
