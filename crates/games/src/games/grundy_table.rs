//! The Grundy sequence of a game of piles (`carryless grundy`): the derivation of each value, the period with
//! its proof, and the number of P-positions. Counting P-positions ([`super::count_p_positions`]) uses the
//! same [`Rules`].

use serde::{Deserialize, Serialize};

use super::nim::Nim;
use super::octal::{self, Octal};
use super::subtraction::{self, Subtraction};
use crate::figure::Figure;
use crate::game::{self, Game, Hint, NoExtras};
use crate::grundy_sequence;
use crate::position::Piles;
use crate::serialize;
use crate::sums::{DisjunctiveSum, LARGEST, Repeats, RowStep, TakingAndBreaking};
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder, ArgsError};

faults! {
    pub enum RowFault {
        NoGame { known: Vec<&'static str> } = "row-game",
        NoRow { form: &'static str, known: Vec<&'static str> } = "row-none",
        TooLong { most: u64 } = "row-too-long",
    }
}

/// Largest pile size of the requested Grundy sequence if `--up-to` is not given.
pub const USUAL: u64 = 30;

const OCTAL: &str = <Octal as TakingAndBreaking>::NAME;

/// Defines `NAMED` and `NamedGame` for the listed games.
macro_rules! named_games {
    ($($name:ident = $game:ty;)+) => {
        /// Names of the games whose Grundy sequence can be requested by name. The Grundy sequence of a
        /// subtraction game is requested with `--take` instead.
        const NAMED: &[&str] = &[$(<$game as TakingAndBreaking>::NAME,)+ OCTAL];

        /// A game without parameters whose Grundy sequence can be requested.
        #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "schema", schemars(inline))]
        #[serde(rename_all = "lowercase")]
        #[allow(missing_docs, reason = "a variant is named after its game")]
        pub enum NamedGame {
            $($name,)+
        }

        impl NamedGame {
            /// All games, in the order of `NAMED`.
            const ALL: &'static [Self] = &[$(NamedGame::$name),+];

            /// Returns the name of the game on the command line.
            fn name(self) -> &'static str {
                match self {
                    $(NamedGame::$name => <$game as TakingAndBreaking>::NAME,)+
                }
            }

            /// Returns the result of the computation `what` for the game.
            fn run_query<A: SinglePileQuery>(self, what: A) -> A::Answer {
                match self {
                    $(NamedGame::$name => {
                        what.run::<$game>(<$game as TakingAndBreaking>::Rules::default())
                    })+
                }
            }
        }
    };
}
breaking_games!(named_games);

/// The rules of the game whose Grundy sequence is requested.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[cfg_attr(feature = "schema", schemars(rename = "RowRules"))]
pub enum Rules {
    /// Subtraction game: a move takes one of these numbers of stones.
    Set {
        /// Subtraction set, in rising order.
        take: Vec<u64>,
    },
    /// A game without parameters.
    Game {
        /// Name of the game, such as `kayles`.
        game: NamedGame,
    },
    /// Octal game: the digits of a code say which moves are legal.
    Octal(octal::Rules),
}

/// The subject of a question about a Grundy sequence: the rules of the game, and the largest pile size.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RowSetting"))]
pub struct State {
    /// Rules of the game.
    pub rules: Rules,
    /// Largest pile size of the sequence.
    pub up_to: u64,
}

/// A question about the Grundy sequence of a game.
pub type Question = game::Question<GrundyTable>;

/// The derivation of a Grundy sequence, with its period.
pub type Explanation = game::Explanation<GrundyTable>;

/// Facts that follow from the rules and the largest pile size.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RowFacts"))]
pub struct Facts {
    /// Grundy values of the pile sizes 0, 1, 2, …, `up_to`.
    #[serde(serialize_with = "serialize::times::<3, _, _>")]
    pub values: Vec<u64>,
    /// Preperiod and period of the sequence.
    #[serde(flatten)]
    pub repeats: Repeats,
    /// Number of pile sizes from 1 to `up_to` with Grundy value 0, which are the P-positions.
    pub lost: u64,
}

/// A step of the explanation of a Grundy sequence.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "ValuesStep"))]
pub enum Step {
    /// The Grundy values; the step has no data, as the values are `values` of the explanation.
    Start {},
    /// A step of the explanation that derives the Grundy values.
    #[serde(untagged)]
    Origin(RowStep),
}

/// Marker type of the topic `carryless grundy`, the Grundy sequence of a game, in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GrundyTable;

impl Game for GrundyTable {
    const NAME: &'static str = "row";
    const COMMAND: Option<&'static str> = Some("grundy");
    const EXAMPLE: &'static str = "grundy --take 1,3,4 --up-to 30";
    const OPTIONS: &'static [OptionSpec] = &[options::TAKE, options::UP_TO];
    type State = State;
    type Attempt = NoExtras;
    type Facts = Facts;
    type Graded = NoExtras;
    type Step = Step;

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let rules = parse_rules(&mut arguments, Self::OPTIONS)?;
        let most = rules.largest_size();
        let last = |word: Token<'_>| match word.number()? {
            last if last > most => Err(word.error(RowFault::TooLong { most })),
            last => Ok(last),
        };
        let up_to = arguments.value_of(options::UP_TO.name).map(last).transpose()?.unwrap_or(USUAL);
        Ok(Question { state: State { rules, up_to }, attempt: NoExtras {} })
    }

    fn to_args(Question { state, .. }: &Question) -> ArgsBuilder {
        state.rules.to_args().option(&options::UP_TO, Some(state.up_to))
    }

    fn explain(Question { state, .. }: &Question, rows: usize) -> Explanation {
        let row = state.rules.grundy_sequence(state.up_to);
        let steps = state.origin(rows).into_iter().map(Step::Origin);
        let steps = std::iter::once(Step::Start {}).chain(steps).collect();
        let last = usize::try_from(state.up_to).unwrap_or(usize::MAX);
        let values: Vec<u64> = (0..=last as u64).map_while(|size| row.value(size)).collect();
        let lost = values.iter().skip(1).filter(|value| **value == 0).count() as u64;
        let facts = Facts { values, repeats: Repeats::from_sequence(&row), lost };
        Explanation::new(state.clone(), facts, NoExtras {}, steps)
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

    fn grundy_values_asked(explanation: &Explanation) -> Option<&[u64]> {
        Some(&explanation.facts.values)
    }
}

/// Parses the rules: the subtraction set of `--take`, or the game named by the first positional token.
/// `options` are the options that the topic accepts.
///
/// # Errors
///
/// Returns `conflict` if both are given, `row-game` if neither is, `row-none` if the first token does not
/// name a game whose Grundy sequence can be requested, or an error about the set, the code or unused
/// arguments.
pub fn parse_rules(
    arguments: &mut Args<'_>,
    options: &'static [OptionSpec],
) -> Result<Rules, Error> {
    let named = arguments.next_word();
    let at = named.and_then(|word| word.index_in(NAMED.iter().copied()));
    let game = at.map(|at| NAMED[at]);
    let has_set = arguments.flag(options::TAKE.name).is_some();
    if let Some(word) = named.filter(|_| game.is_none() && !has_set) {
        return Err(word.error(unknown_game_error(word)));
    }
    let code = (game == Some(OCTAL))
        .then(|| <Octal as TakingAndBreaking>::parse_rules(arguments))
        .transpose()?;
    arguments.reject_leftovers(game.unwrap_or("--take"), options)?;
    let take = arguments.value_of(options::TAKE.name);
    let unknown = || RowFault::NoGame { known: NAMED.to_vec() };
    match (named, take) {
        (None, Some(set)) => {
            Ok(Rules::Set { take: subtraction::parse_set(set, options::TAKE.name)? })
        }
        (Some(word), Some(_)) => Err(word.error(ArgsError::Conflict { other: "--take".into() })),
        (Some(_), None) => {
            let game =
                at.and_then(|at| NamedGame::ALL.get(at)).map(|game| Rules::Game { game: *game });
            code.map(Rules::Octal).or(game).ok_or_else(|| arguments.line().error_at_end(unknown()))
        }
        (None, None) => Err(arguments.line().error_at_end(unknown())),
    }
}

/// Returns the error for a token that does not name a game whose Grundy sequence can be requested.
fn unknown_game_error(word: Token<'_>) -> Error {
    let is_nim = word.index_in([<Nim as Game>::NAME].into_iter()).is_some();
    let form = if is_nim { "nim" } else { "other" };
    match ArgsError::other_name(word.text()) {
        Some(other) => other.into(),
        None => RowFault::NoRow { form, known: NAMED.to_vec() }.into(),
    }
}

/// Whether the token names a game whose Grundy sequence can be requested, such as `kayles`.
pub fn is_named(word: Token<'_>) -> bool {
    word.index_in(NAMED.iter().copied()).is_some()
}

/// A computation about a game with a single pile, generic over the game. `Rules::run_query` chooses the game
/// and calls `run`.
trait SinglePileQuery {
    /// Result of the computation.
    type Answer;

    /// Returns the result of the computation for the game `G` with these rules.
    fn run<G>(self, rules: G::Rules) -> Self::Answer
    where
        G: DisjunctiveSum<
                Position = Piles,
                Table = grundy_sequence::GrundySequence,
                ValueStep = RowStep,
            >;
}

/// The computation of the Grundy sequence of a game, at least up to this pile size.
struct SequenceUpTo(u64);

impl SinglePileQuery for SequenceUpTo {
    type Answer = grundy_sequence::GrundySequence;

    fn run<G>(self, rules: G::Rules) -> grundy_sequence::GrundySequence
    where
        G: DisjunctiveSum<
                Position = Piles,
                Table = grundy_sequence::GrundySequence,
                ValueStep = RowStep,
            >,
    {
        G::precompute(&game::GameState { rules, position: Piles::from_sizes(&[self.0]) })
    }
}

/// The computation of the steps that derive the Grundy values. The fields are the largest pile size, and a
/// number of rows r: the table of the sequence has at most 2r + 1 rows.
struct ValueOrigin(u64, usize);

impl SinglePileQuery for ValueOrigin {
    type Answer = Vec<RowStep>;

    fn run<G>(self, rules: G::Rules) -> Vec<RowStep>
    where
        G: DisjunctiveSum<
                Position = Piles,
                Table = grundy_sequence::GrundySequence,
                ValueStep = RowStep,
            >,
    {
        let state = game::GameState { rules, position: Piles::from_sizes(&[self.0]) };
        let row = G::precompute(&state);
        let values = G::grundy_values(&state, &row);
        let mut steps = G::value_steps(&state, &row, &values, self.1);
        steps.retain(|step| !matches!(step, RowStep::Values { .. }));
        steps
    }
}

impl Rules {
    /// Returns the largest pile size for which the Grundy sequence may be requested.
    pub fn largest_size(&self) -> u64 {
        match self {
            Rules::Set { .. } => grundy_sequence::LONGEST,
            Rules::Game { .. } | Rules::Octal(_) => LARGEST,
        }
    }

    /// Returns the arguments from which `parse_rules` parses these rules.
    pub fn to_args(&self) -> ArgsBuilder {
        let (names, take) = match self {
            Rules::Set { take } => (vec![], Some(take.iter().map(u64::to_string))),
            Rules::Game { game } => (vec![game.name()], None),
            Rules::Octal(rules) => (vec![OCTAL, &rules.octal], None),
        };
        let take = take.map(|take| take.collect::<Vec<_>>().join(","));
        ArgsBuilder::default().words(names).option(&options::TAKE, take)
    }

    /// Returns the Grundy sequence, at least up to the pile size `last`.
    pub fn grundy_sequence(&self, last: u64) -> grundy_sequence::GrundySequence {
        self.run_query(SequenceUpTo(last))
    }

    /// Returns the result of the computation `what` for the game of these rules.
    fn run_query<A: SinglePileQuery>(&self, what: A) -> A::Answer {
        match self {
            Rules::Set { take } => {
                let rules = subtraction::Rules { take: take.clone(), ..Default::default() };
                what.run::<Subtraction>(rules)
            }
            Rules::Octal(rules) => what.run::<Octal>(rules.clone()),
            Rules::Game { game } => game.run_query(what),
        }
    }
}

impl State {
    /// Returns the steps that derive the Grundy values of the sizes 0 to `up_to`. The table of the sequence
    /// has at most 2 · `rows` + 1 rows.
    pub fn origin(&self, rows: usize) -> Vec<RowStep> {
        self.rules.run_query(ValueOrigin(self.up_to, rows))
    }
}
