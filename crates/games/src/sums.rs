//! Disjunctive sums: positions of several components (piles, rows, trees); a move changes one component. Each
//! component has a Grundy value, and the values are added without carry (R. Sprague, *Über mathematische
//! Kampfspiele*, Tôhoku Mathematical Journal 41 (1935/36), 438–444; P. M. Grundy, *Mathematics and games*,
//! Eureka 2 (1939), 6–8). A game implements [`DisjunctiveSum`] for its components and their values; the
//! implementations of [`Game`] and [`game::Playable`] then follow.

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

use crate::columns::Columns;
use crate::figure::Figure;
use crate::game::{
    self, Attempt, BoardView, Game, Graded, Hint, Marks, MessageValue, Misconception, Profile,
    TakeRule, WrongAnswer, convention_value, identity,
};
use crate::position::{AnyMove, Outcome, PlayConvention};
use crate::schema::JsonSchema;
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::OptionSpec;
use carryless_args::{Args, ArgsBuilder};

pub use explanation::Facts;
pub use grundy_steps::{
    Cell, PilesWithSequence, Remainder, Repeats, RowStep, ValuedPile, pile_values,
};
pub use outcome::SumTally;
pub use taking_and_breaking::{BreakFault, LARGEST, TakingAndBreaking, compute_sequence};

faults! {
    /// Errors for a question about misère play in a game whose Grundy values decide only normal play.
    pub enum MisereFault {
        ByValues { game: &'static str } = "misere-by-values",
        OnStairs = "misere-on-stairs",
    }
}

/// Rules and position of the game `G`, whose positions are disjunctive sums.
pub type State<G> = game::GameState<<G as DisjunctiveSum>::Rules, <G as DisjunctiveSum>::Position>;

/// A question about a position of the game `G`, whose positions are disjunctive sums.
pub type Question<G> = game::Question<G>;

/// Traits that the rules and the position of a sum must implement.
pub trait StateData: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema> StateData for T {}

/// A game whose positions are disjunctive sums. The implementation defines the components, their moves and
/// their Grundy values; [`Game`] and [`game::Playable`] are then implemented for it.
pub trait DisjunctiveSum: Copy + Debug + PartialEq + JsonSchema + 'static {
    /// See [`Game::NAME`].
    const NAME: &'static str;
    /// See [`Game::SIGN`].
    const SIGN: Option<&'static OptionSpec> = None;
    /// See [`Game::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// See [`game::Playable::PROFILE`].
    const PROFILE: Profile;
    /// See [`Game::OPTIONS`].
    const OPTIONS: &'static [OptionSpec];
    /// See [`Game::MESSAGE_GAMES`].
    const MESSAGE_GAMES: &'static [&'static str] = &[];
    /// Whether two equal components balance each other in normal play, which the first hint is about.
    const BALANCES: bool = true;
    /// Rules, which stay the same during a match.
    type Rules: StateData;
    /// Position: the components, which the moves change.
    type Position: StateData;
    /// Move in one component; a variant of [`AnyMove`] contains it.
    type Move: Clone + Debug + PartialEq + Serialize + JsonSchema + Into<AnyMove> + TryFrom<AnyMove>;
    /// Enum of the misconceptions about the game.
    type Misconception: Misconception;
    /// Data computed once for a position and valid for all later positions, usually the Grundy sequence.
    type Table: Debug;
    /// Data computed once for a misconception; the values that a player with it assigns to the components
    /// follow from them.
    type MisconceivedValues;
    /// Facts about the Grundy values for the JSON, such as the period.
    type ExtraFacts: Clone + Debug + Serialize + JsonSchema;
    /// A step of the explanation that derives the Grundy values.
    type ValueStep: Clone + Debug + Serialize + JsonSchema;

    /// Parses a question, as `Game::parse_question` does.
    fn parse_question(arguments: Args<'_>) -> Result<Question<Self>, Error>;

    /// Parses a move in the form of `--move` and checks that it is legal in `state`; otherwise returns an error
    /// with its span.
    fn parse_move(word: Token<'_>, state: &State<Self>) -> Result<Self::Move, Error>;

    /// See [`game::Playable::parse_taking`].
    fn parse_taking(
        _pile: Token<'_>,
        _take: Token<'_>,
        _: &State<Self>,
    ) -> Option<Result<Self::Move, Error>> {
        None
    }

    /// Returns the arguments of a command line from which the same rules and position are parsed again.
    fn to_args(state: &State<Self>) -> ArgsBuilder;

    /// Checks a deserialized state. The error names the invalid part: `rules` or `position`.
    fn validate(state: &State<Self>) -> Result<(), &'static str>;

    /// Returns the sizes of the components, in order; empty if they have no sizes.
    fn numbers(state: &State<Self>) -> &[u64];

    /// See [`Game::message_values`].
    fn message_values(state: &State<Self>) -> Vec<(&'static str, MessageValue)> {
        vec![convention_value(Self::play_convention(state))]
    }

    /// See [`Game::write_identity`].
    fn write_identity(id: &mut String, state: &State<Self>) {
        identity::write_sorted(id, Self::numbers(state));
    }

    /// Returns the play convention: whether the player who cannot move loses (normal) or wins (misère).
    fn play_convention(_: &State<Self>) -> PlayConvention {
        PlayConvention::Normal
    }

    /// Computes the data from which the Grundy values of this state and all later ones follow.
    fn precompute(state: &State<Self>) -> Self::Table;

    /// Returns the facts about the Grundy values that follow from `table`, the result of `precompute`.
    fn extra_facts(table: &Self::Table) -> Self::ExtraFacts;

    /// Returns the Grundy value of each component, in order. `table` is the result of `precompute`.
    fn grundy_values(state: &State<Self>, table: &Self::Table) -> Vec<u64>;

    /// Iterates over the legal moves, component by component.
    fn moves(state: &State<Self>) -> impl Iterator<Item = Self::Move>;

    /// Returns the number of legal moves.
    fn move_count(state: &State<Self>) -> u128 {
        Self::moves(state).count() as u128
    }

    /// Whether the move `chosen` is legal in this state.
    fn is_legal(state: &State<Self>, chosen: &Self::Move) -> bool;

    /// Changes `state` to the position after the legal move `chosen`.
    fn apply(state: &mut State<Self>, chosen: &Self::Move);

    /// Returns the component (0-based) in which the move `chosen` is made, and the Grundy value of this
    /// component after the move; if the move splits it, the nim-sum of the values of its parts. `table` is
    /// the result of `precompute`.
    fn value_change(state: &State<Self>, table: &Self::Table, chosen: &Self::Move) -> (usize, u64);

    /// Returns the tally (nim-sum, and number of values of 2 or more) of the Grundy values of the components
    /// that replace the component in which the move `chosen` is made. There is more than one if the move
    /// splits the component. `table` is the result of `precompute`.
    fn replacement_tally(
        state: &State<Self>,
        table: &Self::Table,
        chosen: &Self::Move,
    ) -> SumTally {
        SumTally::from_values(&[Self::value_change(state, table, chosen).1])
    }

    /// Returns the moves that change the Grundy value of component `part` (0-based) to `wanted`, which
    /// differs from its present value. `table` is the result of `precompute`.
    fn moves_to_value(
        state: &State<Self>,
        table: &Self::Table,
        part: usize,
        wanted: u64,
    ) -> Vec<Self::Move>;

    /// Returns the steps that derive `values`, the Grundy values of the components. `table` is the result of
    /// `precompute`. `rows` is the number of rows to which an implementation may limit its tables; a table of
    /// a Grundy sequence may have twice as many.
    fn value_steps(
        state: &State<Self>,
        table: &Self::Table,
        values: &[u64],
        rows: usize,
    ) -> Vec<Self::ValueStep>;

    /// Returns the rows, one for each pile size, of the table of Grundy values in the steps; empty if no step
    /// has a table.
    fn table_rows(_: &[Self::ValueStep]) -> Vec<Cell> {
        Vec::new()
    }

    /// Returns, from the step that lists the piles of the position, those piles whose Grundy value follows by
    /// the period from that of a smaller pile; empty if no step lists piles.
    fn periodic_piles(_: &[Self::ValueStep]) -> Vec<ValuedPile> {
        Vec::new()
    }

    /// Returns the figure of the position, with the move `shown` highlighted if it is given; `None` if the
    /// game has no figure or the position is too large for one.
    fn position_figure<'e>(
        state: &'e State<Self>,
        shown: Option<&Self::Move>,
    ) -> Option<Figure<'e>>;

    /// Returns the figure of a step that derives values; `None` if the step has no figure.
    fn step_figure<'e>(_: &'e State<Self>, _: &'e Self::ValueStep) -> Option<Figure<'e>> {
        None
    }

    /// Returns the move to play in a P-position: one that prolongs the game. `None` if no move is left.
    fn longest_defence(state: &State<Self>) -> Option<Self::Move>;

    /// Returns the opponent's answer that restores the Grundy values from before the given move; `None` if the
    /// game has no such moves. It is the preferred answer to a losing move.
    fn reversed_move(_: &Self::Move) -> Option<Self::Move> {
        None
    }

    /// Returns the hint that leads a pupil to `origin`, a step that derives Grundy values; `None` if the step
    /// has none.
    fn hint(origin: &Self::ValueStep) -> Option<Hint>;

    /// Whether the misconception `idea` applies to the rules of this state; one about misère play does not apply
    /// in normal play.
    fn applies_to(state: &State<Self>, idea: Self::Misconception) -> bool;

    /// Returns the position as a player with this misconception sees it; `None` if the position is too large.
    fn misconceived_state(
        state: &State<Self>,
        idea: Self::Misconception,
    ) -> Option<MisconceivedState<Self::MisconceivedValues>>;

    /// Iterates over the components that the move `chosen` changes. Each item is [old value, new value], the
    /// values that the misconception `idea` assigns to the component; the old value of a new component is 0.
    /// `believed` is the position before the move as a player with this misconception sees it.
    fn misconceived_change(
        state: &State<Self>,
        idea: Self::Misconception,
        believed: &MisconceivedState<Self::MisconceivedValues>,
        chosen: &Self::Move,
    ) -> impl Iterator<Item = [u64; 2]>;

    /// See [`game::Playable::take_rule`].
    fn take_rule(_: &State<Self>) -> Option<TakeRule> {
        None
    }

    /// See [`game::Playable::pressed`].
    fn pressed(_: &State<Self>) -> &'static str {
        Self::PROFILE.pressed
    }

    /// See [`game::Playable::play_figure`].
    fn play_figure<'s>(
        state: &'s State<Self>,
        view: &BoardView<'_, State<Self>, Self::Move>,
    ) -> Option<Figure<'s>> {
        Self::position_figure(state, view.chosen)
    }

    /// See [`game::Playable::tokens`].
    fn tokens(_: &State<Self>) -> &[String] {
        &[]
    }

    /// See [`game::Playable::next_position`].
    fn next_position(_: &State<Self>) -> Option<State<Self>> {
        None
    }
}

/// A position as a player with a misconception sees it.
pub struct MisconceivedState<B> {
    /// Values that the misconception assigns to the components.
    pub values: Vec<u64>,
    /// Play convention that the misconception assumes.
    pub play: PlayConvention,
    /// Data from which the values that the misconception assigns after a move are computed.
    pub table: B,
}

impl<B> MisconceivedState<B> {
    /// Returns the outcome class that a player with the misconception expects.
    pub fn outcome(&self) -> Outcome {
        SumTally::from_values(&self.values).outcome(self.play)
    }
}

impl<G: DisjunctiveSum> Game for G {
    const NAME: &'static str = G::NAME;
    const SIGN: Option<&'static OptionSpec> = G::SIGN;
    const EXAMPLE: &'static str = G::EXAMPLE;
    const OPTIONS: &'static [OptionSpec] = G::OPTIONS;
    const MESSAGE_GAMES: &'static [&'static str] = G::MESSAGE_GAMES;
    type State = State<G>;
    type Attempt = Attempt<G::Move>;
    type Facts = explanation::Facts<G>;
    type Graded = Graded<G::Move, G::Misconception>;
    type Step = steps::Step<G>;

    fn numbers(state: &State<G>) -> &[u64] {
        G::numbers(state)
    }

    fn columns(facts: &explanation::Facts<G>) -> Option<&Columns> {
        Some(&facts.columns)
    }

    fn diagnose(state: &State<G>, said: &WrongAnswer) -> Vec<&'static str> {
        playable::diagnose::<G>(state, said)
    }

    fn message_values(state: &State<G>) -> Vec<(&'static str, MessageValue)> {
        G::message_values(state)
    }

    fn write_identity(id: &mut String, state: &State<G>) {
        G::write_identity(id, state);
    }

    fn parse_question(arguments: Args<'_>) -> Result<Question<G>, Error> {
        G::parse_question(arguments)
    }

    fn to_args(Question { state, attempt: said }: &Question<G>) -> ArgsBuilder {
        said.to_args(G::to_args(state))
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

    fn marks(explanation: &game::Explanation<G>, step: &steps::Step<G>) -> Option<Marks> {
        explanation::marks(explanation, step)
    }

    fn hint(explanation: &game::Explanation<G>, step: &steps::Step<G>) -> Option<Hint> {
        match step {
            steps::Step::Start { .. } => explanation::first_hint(explanation),
            step => step.hint(),
        }
    }
}
