//! The traits of a game ([`Game`], [`Playable`]) and its data: a [`Question`] about a state with an
//! [`Attempt`] leads to an [`Explanation`] with derived facts, the graded attempt and typed steps. Sentences
//! live in templates, never here. Sums of games implement [`crate::sums::DisjunctiveSum`] instead.

pub mod attempt;
mod board_view;
mod effect;
mod hint;
pub mod identity;
mod marks;
mod profile;
mod question;

use std::fmt::Debug;

use serde::Serialize;

use crate::board_frames::{BoardFrame, FrameKind};
use crate::columns::{ColumnAddition, Columns};
use crate::figure::Figure;
use crate::position::{AnyMove, Outcome, PlayConvention};
use crate::schema::JsonSchema;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::options::OptionSpec;
use carryless_args::{Args, ArgsBuilder};

pub(crate) use attempt::idea;
pub use attempt::{
    Attempt, Grade, Graded, GradedClaim, GradedMove, Misconception, NoExtras, Retry, WrongAnswer,
    tagged,
};
pub use board_view::BoardView;
pub use effect::Effect;
pub use hint::{Hint, Hinted};
pub use marks::{Binary, Marks};
pub use profile::{MessageValue, MoveForm, Profile, TakeRule, convention_value};
pub use question::{Explanation, GameState, Question};

/// Version of the JSON; raised when the name or the meaning of a field changes.
pub const SCHEMA: u32 = 1;

/// Maximum number of rows of a table in an explanation; further rows are counted, not listed.
pub const TABLE_ROWS: usize = 32;

/// Maximum number of rows of a table in an explanation with `--full`; no reader needs more.
pub const TABLE_ROWS_FULL: usize = 30_000;

/// A game or other topic that can be explained: a [`Question`] becomes an [`Explanation`]. The [`JsonSchema`]
/// bound only provides the prefix for the names of the game's types in the schema.
pub trait Game: Copy + Debug + PartialEq + JsonSchema + 'static {
    /// Name on the command line and in JSON, and base name of the game's message files and template.
    const NAME: &'static str;
    /// Subcommand of questions about the game, such as `xor` in `carryless xor …`; `None` if it is `explain`.
    const COMMAND: Option<&'static str> = None;
    /// Option that selects this game in a question without the name of a game; `None` if only the name does.
    /// Command lines that the program writes contain this option instead of the name.
    const SIGN: Option<&'static OptionSpec> = None;
    /// Command line of a question about the game, an example for the page.
    const EXAMPLE: &'static str;
    /// Options that a question about the game accepts.
    const OPTIONS: &'static [OptionSpec];
    /// Names of other games whose messages the answers about this game use.
    const MESSAGE_GAMES: &'static [&'static str] = &[];
    /// Subject of a question: the [`GameState`] of a game, or the data of another topic, such as numbers to
    /// add.
    type State: Clone + Debug + PartialEq + Serialize + JsonSchema;
    /// Claim or move to be graded, and other options of the question that ask for an answer.
    type Attempt: Clone + Debug;
    /// Data derived from the state; serialized at the head of the JSON.
    type Facts: Clone + Debug + Serialize + JsonSchema;
    /// The graded attempt, with the answers to other options of the question.
    type Graded: Clone + Debug + Serialize + JsonSchema + Grade;
    /// A step of the explanation.
    type Step: Clone + Debug + Serialize + JsonSchema;

    /// Returns the sizes of the piles of a position, or the numbers of a topic; empty for a race.
    fn numbers(_: &Self::State) -> &[u64] {
        &[]
    }

    /// Returns the question about this state without an attempt; `None` if the state alone is no question, and for a
    /// [`Playable`] game, where it is the question with the attempt `Attempt::default()`.
    fn question_about(_: &Self::State) -> Option<Question<Self>> {
        None
    }

    /// Returns how the binary digits of the numbers of the state are added in columns to find the answer; `None` if
    /// they are not.
    fn column_addition(_: &Self::State) -> Option<ColumnAddition> {
        None
    }

    /// Returns the columns of binary digits whose sums give the answer; `None` if the facts have no columns.
    fn columns(_: &Self::Facts) -> Option<&Columns> {
        None
    }

    /// Returns the tags of the misconceptions that lead to the wrong answer `said` about this state, the most specific
    /// first; empty if none does.
    fn diagnose(_: &Self::State, _said: &WrongAnswer) -> Vec<&'static str> {
        Vec::new()
    }

    /// Returns the values of the rules and the position that messages name, such as `limit`.
    fn message_values(_: &Self::State) -> Vec<(&'static str, MessageValue)> {
        Vec::new()
    }

    /// Appends the rules and the position to `id`, each part after a dash. Positions that are the same exercise, such
    /// as those that differ in the order of the piles, give the same text.
    fn write_identity(id: &mut String, state: &Self::State) {
        identity::write_sorted(id, Self::numbers(state));
    }

    /// Parses a question from its arguments, without the name of the game.
    ///
    /// # Errors
    /// An error with the span of the input that breaks the rules of the game.
    fn parse_question(arguments: Args<'_>) -> Result<Question<Self>, Error>;

    /// Returns the arguments of a command line from which `parse_question` parses the same question again.
    fn to_args(question: &Question<Self>) -> ArgsBuilder;

    /// Answers a question with every step of the explanation. Tables have at most `rows` rows.
    fn explain(question: &Question<Self>, rows: usize) -> Explanation<Self>;

    /// Returns the outcome class of the position; `None` when the question is not about one position.
    fn outcome(_: &Explanation<Self>) -> Option<Outcome> {
        None
    }

    /// Whether the explanation refutes the statement in the question; possible only for a proof.
    fn is_refuted(_: &Explanation<Self>) -> bool {
        false
    }

    /// Returns the figure of a step; `None` if the step has no figure.
    fn figure<'e>(_: &'e Explanation<Self>, _: &'e Self::Step) -> Option<Figure<'e>> {
        None
    }

    /// Returns what the picture of the position shows at a step; `None` if it shows nothing of the step.
    fn marks(_: &Explanation<Self>, _: &Self::Step) -> Option<Marks> {
        None
    }

    /// Returns the board frames in order; empty for a game without a board.
    fn frames(_: &Explanation<Self>) -> Vec<BoardFrame> {
        Vec::new()
    }

    /// Builds the board frames that the steps contain; called only when frames are requested.
    fn build_frames(_: &mut Explanation<Self>) {}

    /// Whether the figure of this step may be the lead figure, which stands at the top of the page. If several
    /// figures may be, the last one is used.
    fn is_lead_figure(_: &Self::Step) -> bool {
        false
    }

    /// Returns the kind of board frame that shows a step; `None` if no frame does.
    fn frame_kind(_: &Explanation<Self>, _: &Self::Step) -> Option<FrameKind> {
        None
    }

    /// Returns the hint that corresponds to a step; `None` if no hint does.
    fn hint(_: &Explanation<Self>, _: &Self::Step) -> Option<Hint> {
        None
    }

    /// Returns the piles of Nim that are the same numbers as those of this topic; `None` for a game, and for a
    /// topic that is not about the numbers of a position.
    fn nim_piles(_: &Self::State) -> Option<&[u64]> {
        None
    }

    /// Checks that the answer to `question`, which was parsed from `args`, is ready without a noticeable wait.
    ///
    /// # Errors
    /// An error with the span of what makes the answer long.
    fn check_is_fast(_question: &Question<Self>, _args: &Args<'_>) -> Result<(), Error> {
        Ok(())
    }

    /// Answers a question like `explain`, and also computes what `explain` leaves to callers with several cores.
    fn explain_completely(question: &Question<Self>, rows: usize) -> Explanation<Self> {
        Self::explain(question, rows)
    }

    /// Returns the Grundy values of the pile sizes 0, 1, 2, … that the question asks for; `None` if it asks for
    /// something else.
    fn grundy_values_asked(_: &Explanation<Self>) -> Option<&[u64]> {
        None
    }
}

/// A game that can be played: legal moves, outcome classes and the position after a move.
pub trait Playable: Game {
    /// Move of the game; a variant of [`AnyMove`] contains it.
    type Move: Clone + Debug + PartialEq + Into<AnyMove> + TryFrom<AnyMove>;
    /// Enum of the misconceptions about the game.
    type Misconception: Misconception;

    /// Start of a match and form of the moves.
    const PROFILE: Profile;
    /// Misconceptions that imply a move, so that a computer player can follow them.
    const MISCONCEPTIONS: &'static [Self::Misconception] = Self::Misconception::ALL;

    /// Checks rules and position that were deserialized, not parsed from a command line.
    ///
    /// # Errors
    /// The name of the invalid part: `rules` or `position`.
    fn validate(state: &Self::State) -> Result<(), &'static str>;

    /// Parses a move in the form of `--move` and checks that it is legal in `state`.
    ///
    /// # Errors
    /// An error with the span of the move.
    fn parse_move(word: Token<'_>, state: &Self::State) -> Result<Self::Move, Error>;

    /// Parses the move that takes the number of stones `take` from pile or step `pile` (1-based), and checks that it is
    /// legal in `state`; `None` if the moves of the game have another form.
    ///
    /// # Errors
    /// An error with the span of the number at fault.
    fn parse_taking(
        _pile: Token<'_>,
        _take: Token<'_>,
        _: &Self::State,
    ) -> Option<Result<Self::Move, Error>> {
        None
    }

    /// Returns the figure of the board, with a move highlighted; the figure does not reveal who wins. `None`
    /// for a game that has no figure of its own.
    fn board_figure<'s>(_: &'s Self::State, _: Option<&Self::Move>) -> Option<Figure<'s>> {
        None
    }

    /// Returns the number of stones left; in a race, the distance to the target.
    fn remaining(state: &Self::State) -> u128 {
        Self::numbers(state).iter().map(|size| u128::from(*size)).sum()
    }

    /// Returns the number of legal moves, at most `u128::MAX`.
    fn move_count(state: &Self::State) -> u128;

    /// Returns the legal move of this index (0-based) in a fixed order; `None` if the index is too large.
    fn legal_move_at(state: &Self::State, index: u128) -> Option<Self::Move>;

    /// Iterates over the legal moves in the order of `legal_move_at`.
    fn legal_moves(state: &Self::State) -> impl Iterator<Item = Self::Move> {
        (0..).map_while(|index| Self::legal_move_at(state, index))
    }

    /// Whether the move is legal, and fields that follow from others, such as the stones left, agree with the
    /// state.
    fn is_legal(state: &Self::State, chosen: &Self::Move) -> bool;

    /// Changes `state` to the state after the legal move `chosen`.
    fn apply(state: &mut Self::State, chosen: &Self::Move);

    /// Returns the outcome class of the state for the player to move.
    fn outcome_at(state: &Self::State) -> Outcome;

    /// Whether this legal move leads to a P-position.
    fn is_winning_move(state: &Self::State, chosen: &Self::Move) -> bool {
        let mut after = state.clone();
        Self::apply(&mut after, chosen);
        Self::outcome_at(&after) == Outcome::P
    }

    /// Returns winning moves, the easiest to explain first where that is known; the list may be incomplete.
    fn winning_moves(state: &Self::State) -> Vec<Self::Move>;

    /// Returns a function that computes the outcome class and the winning moves of any position reachable from
    /// the given one. Data shared by these positions are computed once.
    fn outcome_function(_: &Self::State) -> impl Fn(&Self::State) -> (Outcome, Vec<Self::Move>) {
        |here| (Self::outcome_at(here), Self::winning_moves(here))
    }

    /// Returns the indices, for `legal_move_at`, of all winning moves in rising order; `None` when the game
    /// cannot list them or there are too many.
    fn winning_indices(_: &Self::State) -> Option<Vec<u128>> {
        None
    }

    /// Returns the winning move to recommend; `None` in a P-position.
    fn recommended_move(state: &Self::State) -> Option<Self::Move> {
        Self::winning_moves(state).into_iter().next()
    }

    /// Returns the move to play in a P-position: one that prolongs the game. `None` if no move is left.
    fn longest_defence(state: &Self::State) -> Option<Self::Move>;

    /// Returns the state whose explanation is shown for `state`, usually `state` itself. In a race whose total
    /// is beyond the target, the total becomes the target.
    fn explained_state(state: &Self::State) -> Self::State {
        state.clone()
    }

    /// Returns the misconceptions that apply to the rules of this state.
    fn misconceptions(_: &Self::State) -> Vec<Self::Misconception> {
        Self::MISCONCEPTIONS.to_vec()
    }

    /// Returns the Grundy values of the components and the outcome class that a player with the misconception
    /// `idea` expects; `None` if the misconception implies no such values.
    fn misconceived_answer(_: &Self::State, _: Self::Misconception) -> Option<(Vec<u64>, Outcome)> {
        None
    }

    /// Returns a move that follows from the misconception `idea`, if possible a winning one; `None` if the
    /// misconception implies no move. `below(n)` returns a random index in `0..n`.
    fn misconception_move(
        state: &Self::State,
        idea: Self::Misconception,
        below: &mut dyn FnMut(u128) -> u128,
    ) -> Option<Self::Move>;

    /// Returns the play convention.
    fn play_convention(_: &Self::State) -> PlayConvention {
        PlayConvention::Normal
    }

    /// Returns the rule for the number of stones that a move takes from one pile; `None` if the rules are not about
    /// such a number alone.
    fn take_rule(_: &Self::State) -> Option<TakeRule> {
        None
    }

    /// Returns the name of what is pressed in the figure of this position, in the form of [`Profile::pressed`].
    fn pressed(_: &Self::State) -> &'static str {
        Self::PROFILE.pressed
    }

    /// Returns the figure of the board from which a player chooses a move; of the theory it shows no more than the
    /// marks of `view`. `None` if the board is not drawn.
    fn play_figure<'s>(
        state: &'s Self::State,
        view: &BoardView<'_, Self::State, Self::Move>,
    ) -> Option<Figure<'s>> {
        Self::board_figure(state, view.chosen)
    }

    /// Returns the count and the target of a race; `None` for other games.
    fn count_and_target(_: &Self::State) -> Option<[u64; 2]> {
        None
    }

    /// Returns the quantity that decides the game, with no column changed; `None` for a game without columns or
    /// remainder.
    fn effect(_: &Self::State) -> Option<Effect> {
        None
    }

    /// Returns the names of the nodes on which tokens are, in the order of the tokens; empty for a game without
    /// tokens.
    fn tokens(_: &Self::State) -> &[String] {
        &[]
    }

    /// Returns another position of the same rules and size, which looks different; repeated calls come to many
    /// positions. `None` if there is no other one, and for a game whose positions are given by pile sizes.
    fn next_position(_: &Self::State) -> Option<Self::State> {
        None
    }
}
