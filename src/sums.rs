//! Sums: positions of several parts (piles, rows, trees) of which a move changes one. Each part has a
//! value, and the values are added without carry (R. Sprague, *Über mathematische Kampfspiele*, Tôhoku
//! Mathematical Journal 41 (1935/36), 438–444; P. M. Grundy, *Mathematics and games*, Eureka 2 (1939),
//! 6–8). Here the argument stands once for all such games; a game says what its parts are, what they are
//! worth and why ([`Summed`]), and is a [`Game`] and [`Playable`] by that.
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

use crate::args::{Asked, Phrase};
use crate::command_line::Word;
use crate::error::{Error, faults};
use crate::figure::Figure;
use crate::game::{self, Game, Hint, Idea, Judged, Said};
use crate::options::OptionSpec;
use crate::position::{Outcome, Play, Turn};
use crate::schema::JsonSchema;

pub(crate) use explanation::Facts;
pub(crate) use grundy_steps::{Cell, Left, Repeats, RowStep, Rowed, Valued, values};
pub(crate) use outcome::Tally;
pub(crate) use taking_and_breaking::{BreakFault, Breaking, LARGEST, row};

faults! {
    /// Misère play does not follow from the values.
    pub(crate) enum MisereFault {
        ByValues { game: &'static str } = "misere-by-values",
        OnStairs = "misere-on-stairs",
    }
}

/// Rules and position of a sum.
pub(crate) type Setting<G> = game::Setting<<G as Summed>::Rules, <G as Summed>::Position>;

/// A question about a sum.
pub(crate) type Question<G> = game::Question<G>;

/// What can be rules or a position.
pub(crate) trait Plain:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema
{
}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema> Plain for T {}

/// A game whose positions are sums of parts.
pub(crate) trait Summed: Copy + Debug + PartialEq + JsonSchema + 'static {
    /// As [`Game::NAME`].
    const NAME: &'static str;
    /// As [`Game::SIGN`].
    const SIGN: Option<&'static OptionSpec> = None;
    /// As [`Game::OPTIONS`].
    const OPTIONS: &'static [OptionSpec];
    /// As [`Game::PARTS`].
    const PARTS: &'static [&'static str] = &[];
    type Rules: Plain;
    type Position: Plain;
    type Move: Clone + Debug + PartialEq + Serialize + JsonSchema + Into<Turn> + TryFrom<Turn>;
    type Idea: Idea;
    /// What is worked out once for a position, and what its values follow from: a row.
    type Table: Debug;
    /// The same for somebody with a wrong idea.
    type Belief;
    /// What the facts say of the values besides.
    type Known: Clone + Debug + Serialize + JsonSchema;
    /// A step that says where the values come from.
    type Origin: Clone + Debug + Serialize + JsonSchema;

    /// As [`Game::question`].
    fn question(arguments: Asked<'_>) -> Result<Question<Self>, Error>;

    /// A move as `--move` takes it, held to the rules.
    fn read(word: Word<'_>, setting: &Setting<Self>) -> Result<Self::Move, Error>;

    /// The words and options of the setting.
    fn written(setting: &Setting<Self>) -> Phrase;

    /// As [`game::Playable::check`].
    fn check(setting: &Setting<Self>) -> Result<(), &'static str>;

    /// The sizes of the parts.
    fn numbers(setting: &Setting<Self>) -> &[u64];

    /// Who wins when nobody can move.
    fn play(_: &Setting<Self>) -> Play {
        Play::Normal
    }

    fn table(setting: &Setting<Self>) -> Self::Table;

    fn known(table: &Self::Table) -> Self::Known;

    /// The value of each part.
    fn values(setting: &Setting<Self>, table: &Self::Table) -> Vec<u64>;

    /// The legal moves, part by part.
    fn moves(setting: &Setting<Self>) -> impl Iterator<Item = Self::Move>;

    fn move_count(setting: &Setting<Self>) -> u128 {
        Self::moves(setting).count() as u128
    }

    fn is_legal(setting: &Setting<Self>, chosen: &Self::Move) -> bool;

    /// Makes a legal move.
    fn apply(setting: &mut Setting<Self>, chosen: &Self::Move);

    /// The part whose value a move changes, counted from 0, and the value that it gets.
    fn change(setting: &Setting<Self>, table: &Self::Table, chosen: &Self::Move) -> (usize, u64);

    /// The values that stand in place of that one after the move, where a part may fall apart.
    fn replacing(setting: &Setting<Self>, table: &Self::Table, chosen: &Self::Move) -> Tally {
        Tally::of(&[Self::change(setting, table, chosen).1])
    }

    /// The moves that give this part, counted from 0, the value `wanted`, which it does not have yet.
    fn giving(
        setting: &Setting<Self>,
        table: &Self::Table,
        part: usize,
        wanted: u64,
    ) -> Vec<Self::Move>;

    /// The steps that say where the values come from, with tables of at most so many rows.
    fn origin(
        setting: &Setting<Self>,
        table: &Self::Table,
        values: &[u64],
        rows: usize,
    ) -> Vec<Self::Origin>;

    /// The table of values among these steps: a row for each size. Empty where the values come from no table.
    fn cells(_: &[Self::Origin]) -> Vec<Cell> {
        Vec::new()
    }

    /// The piles among these steps whose values are those of smaller ones, by the period.
    fn repeated(_: &[Self::Origin]) -> Vec<Valued> {
        Vec::new()
    }

    /// The picture of the position, with a move shown in it.
    fn picture<'e>(setting: &'e Setting<Self>, shown: Option<&Self::Move>) -> Option<Figure<'e>>;

    /// The picture of a step about values.
    fn drawn<'e>(_: &'e Setting<Self>, _: &'e Self::Origin) -> Option<Figure<'e>> {
        None
    }

    /// The move that makes a lost game last.
    fn patient(setting: &Setting<Self>) -> Option<Self::Move>;

    /// The move that undoes what this one has changed, where there is one: the first answer to it.
    fn undone(_: &Self::Move) -> Option<Self::Move> {
        None
    }

    /// The rung of the ladder of hints that leads to a step about values.
    fn hint(origin: &Self::Origin) -> Option<Hint>;

    /// Whether a wrong idea makes sense here.
    fn suits(setting: &Setting<Self>, idea: Self::Idea) -> bool;

    /// The position as somebody with this idea sees it; `None` where nobody would follow it so far.
    fn believed(setting: &Setting<Self>, idea: Self::Idea) -> Option<Believed<Self::Belief>>;

    /// What a move changes in the values that are believed: each as it is, and as it will be.
    fn rebelieved(
        setting: &Setting<Self>,
        idea: Self::Idea,
        believed: &Believed<Self::Belief>,
        chosen: &Self::Move,
    ) -> impl Iterator<Item = [u64; 2]>;
}

/// A position as somebody with a wrong idea sees it.
pub(crate) struct Believed<B> {
    /// The values.
    pub values: Vec<u64>,
    /// Who wins when nobody can move.
    pub play: Play,
    /// What the values follow from.
    pub belief: B,
}

impl<B> Believed<B> {
    /// Who wins, as somebody with the idea sees it.
    pub(crate) fn outcome(&self) -> Outcome {
        Tally::of(&self.values).outcome(self.play)
    }
}

impl<G: Summed> Game for G {
    const NAME: &'static str = G::NAME;
    const SIGN: Option<&'static OptionSpec> = G::SIGN;
    const OPTIONS: &'static [OptionSpec] = G::OPTIONS;
    const PARTS: &'static [&'static str] = G::PARTS;
    type Setting = Setting<G>;
    type Said = Said<G::Move>;
    type Facts = explanation::Facts<G>;
    type Judged = Judged<G::Move, G::Idea>;
    type Step = steps::Step<G>;

    fn numbers(setting: &Setting<G>) -> &[u64] {
        G::numbers(setting)
    }

    fn question(arguments: Asked<'_>) -> Result<Question<G>, Error> {
        G::question(arguments)
    }

    fn written(Question { setting, said }: &Question<G>) -> Phrase {
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
