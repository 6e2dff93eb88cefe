//! Sums: positions of several parts (piles, rows, trees) of which a move changes one. Each part has a
//! value, and the values are added without carry (R. Sprague, *Über mathematische Kampfspiele*, Tôhoku
//! Mathematical Journal 41 (1935/36), 438–444; P. M. Grundy, *Mathematics and games*, Eureka 2 (1939),
//! 6–8). Here the argument stands once for all such games; a game says what its parts are, what they are
//! worth and why ([`DisjunctiveSum`]), and is a [`Game`] and [`Playable`] by that.
//! In: a question about such a game. Out: its explanation.

mod explanation;
mod grundy_steps;
mod outcome;
mod playable;
mod step_builder;
mod steps;
mod taking_and_breaking;
mod winning_moves;

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::args::{Args, ArgsBuilder};
use crate::command_line::Token;
use crate::error::{Error, faults};
use crate::figure::Figure;
use crate::game::{self, Attempt, Game, Graded, Hint, Misconception};
use crate::options::OptionSpec;
use crate::position::{AnyMove, Outcome, PlayConvention};
use crate::schema::JsonSchema;

pub(crate) use explanation::Facts;
pub(crate) use grundy_steps::{Cell, Remainder, Repeats, RowStep, Rowed, ValuedMove, values};
pub(crate) use outcome::SumTally;
pub(crate) use taking_and_breaking::{BreakFault, LARGEST, TakingAndBreaking, row};

faults! {
    /// Misère play does not follow from the values.
    pub(crate) enum MisereFault {
        ByValues { game: &'static str } = "misere-by-values",
        OnStairs = "misere-on-stairs",
    }
}

/// Rules and position of a sum.
pub(crate) type State<G> =
    game::GameState<<G as DisjunctiveSum>::Rules, <G as DisjunctiveSum>::Position>;

/// A question about a sum.
pub(crate) type Question<G> = game::Question<G>;

/// What can be rules or a position.
pub(crate) trait StateData:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema
{
}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema> StateData for T {}

/// A game whose positions are sums of parts.
pub(crate) trait DisjunctiveSum: Copy + Debug + PartialEq + JsonSchema + 'static {
    /// As [`Game::NAME`].
    const NAME: &'static str;
    /// As [`Game::SIGN`].
    const SIGN: Option<&'static OptionSpec> = None;
    /// As [`Game::OPTIONS`].
    const OPTIONS: &'static [OptionSpec];
    /// As [`Game::PARTS`].
    const PARTS: &'static [&'static str] = &[];
    type Rules: StateData;
    type Position: StateData;
    type Move: Clone + Debug + PartialEq + Serialize + JsonSchema + Into<AnyMove> + TryFrom<AnyMove>;
    type Misconception: Misconception;
    /// What is worked out once for a position, and what its values follow from: a row.
    type Table: Debug;
    /// The same for somebody with a wrong idea.
    type MisconceivedValues;
    /// What the facts say of the values besides.
    type ExtraFacts: Clone + Debug + Serialize + JsonSchema;
    /// A step that says where the values come from.
    type ValueStep: Clone + Debug + Serialize + JsonSchema;

    /// As [`Game::question`].
    fn question(arguments: Args<'_>) -> Result<Question<Self>, Error>;

    /// A move as `--move` takes it, held to the rules.
    fn read(word: Token<'_>, setting: &State<Self>) -> Result<Self::Move, Error>;

    /// The words and options of the setting.
    fn written(setting: &State<Self>) -> ArgsBuilder;

    /// As [`game::Playable::check`].
    fn check(setting: &State<Self>) -> Result<(), &'static str>;

    /// The sizes of the parts.
    fn numbers(setting: &State<Self>) -> &[u64];

    /// Who wins when nobody can move.
    fn play(_: &State<Self>) -> PlayConvention {
        PlayConvention::Normal
    }

    fn table(setting: &State<Self>) -> Self::Table;

    fn known(table: &Self::Table) -> Self::ExtraFacts;

    /// The value of each part.
    fn values(setting: &State<Self>, table: &Self::Table) -> Vec<u64>;

    /// The legal moves, part by part.
    fn moves(setting: &State<Self>) -> impl Iterator<Item = Self::Move>;

    fn move_count(setting: &State<Self>) -> u128 {
        Self::moves(setting).count() as u128
    }

    fn is_legal(setting: &State<Self>, chosen: &Self::Move) -> bool;

    /// Makes a legal move.
    fn apply(setting: &mut State<Self>, chosen: &Self::Move);

    /// The part whose value a move changes, counted from 0, and the value that it gets.
    fn change(setting: &State<Self>, table: &Self::Table, chosen: &Self::Move) -> (usize, u64);

    /// The values that stand in place of that one after the move, where a part may fall apart.
    fn replacing(setting: &State<Self>, table: &Self::Table, chosen: &Self::Move) -> SumTally {
        SumTally::of(&[Self::change(setting, table, chosen).1])
    }

    /// The moves that give this part, counted from 0, the value `wanted`, which it does not have yet.
    fn giving(
        setting: &State<Self>,
        table: &Self::Table,
        part: usize,
        wanted: u64,
    ) -> Vec<Self::Move>;

    /// The steps that say where the values come from, with tables of at most so many rows.
    fn origin(
        setting: &State<Self>,
        table: &Self::Table,
        values: &[u64],
        rows: usize,
    ) -> Vec<Self::ValueStep>;

    /// The table of values among these steps: a row for each size. Empty where the values come from no table.
    fn cells(_: &[Self::ValueStep]) -> Vec<Cell> {
        Vec::new()
    }

    /// The piles among these steps whose values are those of smaller ones, by the period.
    fn repeated(_: &[Self::ValueStep]) -> Vec<ValuedMove> {
        Vec::new()
    }

    /// The picture of the position, with a move shown in it.
    fn picture<'e>(setting: &'e State<Self>, shown: Option<&Self::Move>) -> Option<Figure<'e>>;

    /// The picture of a step about values.
    fn drawn<'e>(_: &'e State<Self>, _: &'e Self::ValueStep) -> Option<Figure<'e>> {
        None
    }

    /// The move that makes a lost game last.
    fn patient(setting: &State<Self>) -> Option<Self::Move>;

    /// The move that undoes what this one has changed, where there is one: the first answer to it.
    fn undone(_: &Self::Move) -> Option<Self::Move> {
        None
    }

    /// The rung of the ladder of hints that leads to a step about values.
    fn hint(origin: &Self::ValueStep) -> Option<Hint>;

    /// Whether a wrong idea makes sense here.
    fn suits(setting: &State<Self>, idea: Self::Misconception) -> bool;

    /// The position as somebody with this idea sees it; `None` where nobody would follow it so far.
    fn believed(
        setting: &State<Self>,
        idea: Self::Misconception,
    ) -> Option<MisconceivedState<Self::MisconceivedValues>>;

    /// What a move changes in the values that are believed: each as it is, and as it will be.
    fn rebelieved(
        setting: &State<Self>,
        idea: Self::Misconception,
        believed: &MisconceivedState<Self::MisconceivedValues>,
        chosen: &Self::Move,
    ) -> impl Iterator<Item = [u64; 2]>;
}

/// A position as somebody with a wrong idea sees it.
pub(crate) struct MisconceivedState<B> {
    /// The values.
    pub values: Vec<u64>,
    /// Who wins when nobody can move.
    pub play: PlayConvention,
    /// What the values follow from.
    pub belief: B,
}

impl<B> MisconceivedState<B> {
    /// Who wins, as somebody with the idea sees it.
    pub(crate) fn outcome(&self) -> Outcome {
        SumTally::of(&self.values).outcome(self.play)
    }
}

impl<G: DisjunctiveSum> Game for G {
    const NAME: &'static str = G::NAME;
    const SIGN: Option<&'static OptionSpec> = G::SIGN;
    const OPTIONS: &'static [OptionSpec] = G::OPTIONS;
    const PARTS: &'static [&'static str] = G::PARTS;
    type State = State<G>;
    type Attempt = Attempt<G::Move>;
    type Facts = explanation::Facts<G>;
    type Graded = Graded<G::Move, G::Misconception>;
    type Step = steps::Step<G>;

    fn numbers(setting: &State<G>) -> &[u64] {
        G::numbers(setting)
    }

    fn question(arguments: Args<'_>) -> Result<Question<G>, Error> {
        G::question(arguments)
    }

    fn written(Question { setting, said }: &Question<G>) -> ArgsBuilder {
        said.written(G::written(setting))
    }

    fn explain(question: &Question<G>, rows: usize) -> game::Explanation<G> {
        explanation::explain(question, rows)
    }

    fn outcome(explanation: &game::Explanation<G>) -> Option<Outcome> {
        Some(explanation.facts.outcome)
    }

    fn figure<'e>(
        explanation: &'e game::Explanation<G>,
        step: &'e steps::Step<G>,
    ) -> Option<Figure<'e>> {
        explanation::figure(explanation, step)
    }

    fn hint(_: &game::Explanation<G>, step: &steps::Step<G>) -> Option<Hint> {
        step.hint()
    }
}
