//! The registry of games, and of the topics that have a command of their own. Each is one line here, one file
//! (or folder) in `games/`, and one template and one message file in each language; a test checks that none
//! is missing. A [`CommandLine`] parses to a [`Question`], which gives an [`Explanation`]. Read `registry.rs`
//! next.

// Defined before the modules, so that they can call them.

/// Calls the macro `$callback` with the games that can be components of a sum, in the form of the lists of
/// `games!`. Their markers implement `HasGrundyValues` and, for proofs, `Enumerated`. The first game is the default
/// if a component names none.
macro_rules! component_games {
    ($callback:ident) => {
        $callback! {
            /// Piles of Nim, with or without a limit.
            Nim = crate::games::nim::Nim;
            /// Piles of a subtraction game.
            Subtraction = crate::games::subtraction::Subtraction;
            /// Rows of pins in Kayles.
            Kayles = crate::games::kayles::Kayles;
            /// Piles of Lasker's Nim.
            Lasker = crate::games::lasker::Lasker;
            /// Piles of Grundy's game.
            Grundy = crate::games::grundy::Grundy;
            /// Stones on the steps of Staircase Nim.
            Staircase = crate::games::staircase::Staircase;
            /// Trees of Green Hackenbush.
            Hackenbush = crate::games::hackenbush::Hackenbush;
            /// Piles of an octal game.
            Octal = crate::games::octal::Octal;
            /// Two piles of Wythoff's game.
            Wythoff = crate::games::wythoff::Wythoff;
        }
    };
}

/// Calls the macro `$callback` with the games whose outcome classes can be proved, in the form of the lists of
/// `games!`. Their markers implement `Provable`.
macro_rules! proved_games {
    ($callback:ident) => {
        $callback! {
            /// Piles of Nim.
            Nim = crate::games::nim::Nim;
            /// A race to a target.
            Race = crate::games::race::Race;
            /// Two piles of Wythoff's game.
            Wythoff = crate::games::wythoff::Wythoff;
            /// Piles of Moore's Nim, where a move changes several piles.
            Moore = crate::games::moore::Moore;
            /// Piles of a subtraction game.
            Subtraction = crate::games::subtraction::Subtraction;
            /// Rows of pins in Kayles.
            Kayles = crate::games::kayles::Kayles;
            /// Piles of Lasker's Nim.
            Lasker = crate::games::lasker::Lasker;
            /// Piles of Grundy's game.
            Grundy = crate::games::grundy::Grundy;
            /// Piles of an octal game.
            Octal = crate::games::octal::Octal;
            /// Stones on the steps of Staircase Nim.
            Staircase = crate::games::staircase::Staircase;
            /// A pile of Fibonacci Nim.
            Fibonacci = crate::games::fibonacci::Fibonacci;
            /// Trees of Hackenbush.
            Hackenbush = crate::games::hackenbush::Hackenbush;
            /// A disjunctive sum of different games.
            Sum = crate::games::sum::Sum;
        }
    };
}

/// Calls the macro `$callback` with the taking-and-breaking games whose rules have no parameters, in the form of the
/// lists of `games!`. Their Grundy sequence can be requested by name.
macro_rules! breaking_games {
    ($callback:ident) => {
        $callback! {
            Kayles = crate::games::kayles::Kayles;
            Lasker = crate::games::lasker::Lasker;
            Grundy = crate::games::grundy::Grundy;
        }
    };
}

pub mod count;
pub mod count_p_positions;
pub mod fibonacci;
pub mod graph;
pub mod grundy;
pub mod grundy_table;
pub mod hackenbush;
pub mod kayles;
pub mod lasker;
pub mod moore;
pub mod nim;
pub mod octal;
pub mod prove;
pub mod race;
#[macro_use]
mod dispatch;
#[macro_use]
mod dispatch_board;
#[macro_use]
mod registry;
pub mod staircase;
pub mod subtraction;
pub mod sum;
pub mod wythoff;
pub mod xiangqi;
pub mod xor;

use serde::{Deserialize, Serialize};

use crate::board_frames::BoardFrame;
use crate::columns::{ColumnAddition, Columns};
use crate::figure::Figure;
use crate::game::{
    Attempt, BoardView, Effect, Game, Graded, Hint, MessageValue, Misconception as _, MoveForm,
    NoExtras, Playable, Profile, Retry, TABLE_ROWS, TABLE_ROWS_FULL, TakeRule, WrongAnswer,
};
use crate::position::{AnyMove, Claim, Outcome, PlayConvention};
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder, ArgsError};

use prove::ProveRequest;
use prove::provable::Proved;
use sum::component::Component;

games! {
    played {
        /// Nim, with or without a limit on the stones of a move, normal or misère.
        Nim = nim::Nim;
        /// The race to a number: each player in turn adds a number to a count.
        Race = race::Race;
        /// A subtraction game: a move takes a number of stones from a given set.
        Subtraction = subtraction::Subtraction;
        /// Kayles: a move takes one pin of a row or two neighbours.
        Kayles = kayles::Kayles;
        /// Lasker's Nim: a move takes stones from a pile or splits it.
        Lasker = lasker::Lasker;
        /// Grundy's game: a move splits a pile into two of different sizes.
        Grundy = grundy::Grundy;
        /// Octal games: the digits of a code define the piles that a move may leave.
        Octal = octal::Octal;
        /// A sum of different games: a move is made in one of them.
        Sum = sum::Sum;
        /// Staircase Nim: a move carries stones down one step.
        Staircase = staircase::Staircase;
        /// Green Hackenbush on trees: a move cuts a branch.
        Hackenbush = hackenbush::Hackenbush;
        /// Wythoff's game: a move takes from one of two piles, or equally from both.
        Wythoff = wythoff::Wythoff;
        /// Moore's game: Nim in which a move may change several piles.
        Moore = moore::Moore;
        /// Fibonacci Nim: a move takes at most twice the number taken last.
        Fibonacci = fibonacci::Fibonacci;
    }
    moved {
        /// A game on a directed graph: a move slides a token along an arrow.
        Graph = graph::Graph;
    }
    explained {
        /// Addition of numbers in binary without carry (xor).
        Xor = xor::Xor;
        /// Proofs of outcome classes by listing all positions.
        Prove = prove::Prove;
        /// 双炮禁双炮, an endgame of Chinese chess (Xiangqi) that can be played as Nim.
        Xiangqi = xiangqi::Xiangqi;
        /// The number of n from 1 to N for which piles of c₁·n, c₂·n, … stones are a P-position of Nim.
        Count = count::Count;
        /// The number of pile sizes from 1 to N at which a single pile is a P-position of a given game of piles.
        CountPPositions = count_p_positions::PPositionCount;
        /// The Grundy sequence of a game of piles: the Grundy values of piles of 0, 1, 2, … stones.
        GrundyTable = grundy_table::GrundyTable;
    }
}

/// Implements the conversion of a component of a sum to a state of its game.
macro_rules! component_to_state {
    ($($(#[$doc:meta])* $name:ident = $game:ty;)+) => {
        impl From<&Component> for AnyState {
            fn from(part: &Component) -> Self {
                match part {
                    $(Component::$name(state) => AnyState::$name(state.clone()),)+
                }
            }
        }
    };
}
component_games!(component_to_state);

/// Implements the question for a proof about a state.
macro_rules! state_to_proof {
    ($($(#[$doc:meta])* $name:ident = $game:ty;)+) => {
        impl AnyState {
            /// Returns the question for a proof of the outcome class of this position from the definition alone; `None`
            /// if the game has no proofs.
            pub fn proof_question(&self) -> Option<Question> {
                let state = match self {
                    $(AnyState::$name(state) => Proved::$name(state.clone()),)+
                    _ => return None,
                };
                let attempt = ProveRequest::Position { state, certificate: false };
                Some(Question::Prove(prove::Question { state: NoExtras {}, attempt }))
            }
        }
    };
}
proved_games!(state_to_proof);

/// The entry of a game or topic in the registry.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Name of the game or topic, such as `nim`; its template and message files have the same name.
    pub name: &'static str,
    /// Subcommand of the topic, such as `xor`; `None` for a game that `explain` handles.
    pub command: Option<&'static str>,
    /// Option that selects this game or topic if the question names none, such as `--take` for `subtraction`;
    /// `None` if no option does.
    pub sign: Option<&'static OptionSpec>,
    /// Command line of a question about the game or topic, an example for the page.
    pub example: &'static str,
    /// Options that a question about the game or topic accepts.
    pub options: &'static [OptionSpec],
    /// Names of other games whose messages the pages of this game use.
    pub message_games: &'static [&'static str],
}

/// Iterates over the entries of the games that `explain` knows by name. The first entry, Nim, is the default.
pub fn explained_entries() -> impl Iterator<Item = &'static Entry> + Clone {
    ENTRIES.iter().filter(|entry| entry.command.is_none() && entry.sign.is_none())
}

/// Iterates over the subcommands of the topics (`xor`, `count`, …), each once.
pub fn commands() -> impl Iterator<Item = &'static str> + Clone {
    let first = |place: usize, command: &str| {
        ENTRIES[..place].iter().all(|entry| entry.command != Some(command))
    };
    let commands = ENTRIES.iter().enumerate();
    let commands = commands.filter_map(|(place, entry)| Some((place, entry.command?)));
    commands.filter(move |&(place, command)| first(place, command)).map(|(_, command)| command)
}

/// Name of the command that explains a position of any game.
pub const EXPLAIN: &str = "explain";

/// Returns the name of the topic that a question with the arguments `args` of the subcommand `command` is
/// about. `count` has two topics: `count` and `lost`. The topic with a selecting option (`--take` selects
/// `lost`) is chosen if this option is given, or if the first token names a game with a Grundy sequence;
/// otherwise the first topic of the command. Returns `command` itself if it has no topic.
pub fn topic_of<'n>(command: &'n str, args: &Args<'_>) -> &'n str {
    let is_named = args.peek().is_some_and(grundy_table::is_named);
    let is_asked =
        |entry: &&Entry| entry.sign.is_some_and(|sign| is_named || args.flag(sign.name).is_some());
    let topics = || ENTRIES.iter().filter(|entry| entry.command == Some(command));
    topics().find(is_asked).or_else(|| topics().next()).map_or(command, |entry| entry.name)
}

/// Iterates over the options that questions of `command` accept, game by game. An option that several games
/// accept occurs once for each of them.
pub fn options_of(command: &str) -> impl Iterator<Item = &'static OptionSpec> + Clone {
    let asked = ENTRIES.iter().filter(move |entry| entry.command.unwrap_or(EXPLAIN) == command);
    asked.flat_map(|entry| entry.options)
}

/// Returns the options that set the perspective, the solution and the board frames of an answer if `command`
/// is `explain`; empty for other commands.
pub fn view_options_of(command: &str) -> &'static [OptionSpec] {
    if command == EXPLAIN { options::SINGLE_POSITION } else { &[] }
}

/// Returns the `--format` option that `command` accepts. For the command of Grundy sequences (`grundy`) its
/// values include `csv`.
pub fn format_of(command: &str) -> &'static OptionSpec {
    let is_row = <grundy_table::GrundyTable as Game>::COMMAND == Some(command);
    if is_row { &options::ROW_FORMAT } else { &options::ANSWER_FORMAT }
}

/// Returns the names of all games and topics, in the order of the registry. Templates and message files have
/// the same names.
pub fn names() -> Vec<&'static str> {
    ENTRIES.iter().map(|entry| entry.name).collect()
}

/// Returns the names of other games whose messages the pages of `game` use; empty for an unknown name.
pub fn parts_of(game: &str) -> &'static [&'static str] {
    ENTRIES.iter().find(|entry| entry.name == game).map_or(&[], |entry| entry.message_games)
}

/// Returns the name of the game for an `explain` question that names none: the game whose selecting option is
/// given (`--take` selects `subtraction`), otherwise Nim.
pub fn default_game(args: &Args<'_>) -> &'static str {
    let signed = |entry: &&Entry| entry.sign.is_some_and(|sign| args.flag(sign.name).is_some());
    ENTRIES.iter().find(signed).unwrap_or(&ENTRIES[0]).name
}

impl Question {
    /// Parses a question of `explain` from `line`: an optional name of a game (default: nim), then the
    /// arguments of that game.
    pub fn parse(line: &CommandLine) -> Result<Self, Error> {
        Question::parse_for_command(EXPLAIN, line)
    }

    /// Parses a question of the command `name` from `line`, which does not contain the name of the command.
    pub fn parse_for_command(name: &str, line: &CommandLine) -> Result<Self, Error> {
        Question::from_args(name, Args::parse(line, options_of(name))?)
    }

    /// Parses a question of the command `name` from its arguments.
    ///
    /// # Errors
    ///
    /// Returns `unknown-command`, `unknown-game`, an error of [`Args`], or a violation of the game's rules, with
    /// the span at fault.
    pub fn from_args(name: &str, mut args: Args<'_>) -> Result<Self, Error> {
        let unknown = || {
            Err(Error::from(ArgsError::UnknownCommand { form: "other", instead: String::new() })
                .with_word(name))
        };
        if name != EXPLAIN {
            return Question::parse_for_game(topic_of(name, &args), args).unwrap_or_else(unknown);
        }
        let is_position = |word: &Token<'_>| word.items().iter().all(|item| item.number().is_ok());
        let named = args.peek().filter(|word| word.text().starts_with(char::is_alphabetic));
        let named = named.filter(|word| !is_position(word));
        let Some(word) = named else {
            return Question::parse_for_game(default_game(&args), args).unwrap_or_else(unknown);
        };
        let names = explained_entries().map(|entry| entry.name);
        let unknown =
            || Err(word.error(ArgsError::unknown_game(word.text(), names.clone().collect())));
        let game = word.index_in(names.clone()).and_then(|at| names.clone().nth(at));
        let Some(game) = game else { return unknown() };
        args.next_word();
        let game = if game == ENTRIES[0].name { default_game(&args) } else { game };
        Question::parse_for_game(game, args).unwrap_or_else(unknown)
    }

    /// Builds the arguments that parse back to this question, without the name of the command. They begin
    /// with the name of the game, except for Nim, for a game that an option selects (subtraction games), and
    /// for a topic with a command of its own.
    pub fn to_args(&self) -> ArgsBuilder {
        let entry = ENTRIES.iter().find(|entry| entry.name == self.state().game());
        let is_named = |entry: &&Entry| entry.sign.is_none() && entry.name != ENTRIES[0].name;
        let named = entry.filter(|entry| entry.command.is_none()).filter(is_named);
        ArgsBuilder::default().words(named.map(|entry| entry.name)).append(self.game_args())
    }

    /// Returns the command line of this question, such as `explain 3 4 5`.
    #[allow(dead_code, reason = "a page asks for it")]
    pub fn command_line(&self) -> String {
        let entry = ENTRIES.iter().find(|entry| entry.name == self.state().game());
        let command = entry.and_then(|entry| entry.command).unwrap_or(EXPLAIN);
        ArgsBuilder::from_word(command).append(self.to_args()).to_line()
    }
}

impl AnyState {
    /// Returns the name of the game of each component if the state is a sum, in the order of the components;
    /// empty for other games.
    pub fn component_games(&self) -> Vec<&'static str> {
        match self {
            AnyState::Sum(state) => state.games(),
            _ => Vec::new(),
        }
    }

    /// Returns the components if the state is a sum, in order; empty for other games.
    pub fn components(&self) -> Vec<AnyState> {
        match self {
            AnyState::Sum(state) => state.position.parts.iter().map(AnyState::from).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the number that messages name `name`, such as `limit`; `None` if they name no such number.
    pub fn message_number(&self, name: &str) -> Option<u64> {
        self.message_values().into_iter().find_map(|(known, value)| match value {
            MessageValue::Number(number) if known == name => Some(number),
            _ => None,
        })
    }

    /// Builds the arguments that `explain` parses to this position; empty for a topic.
    pub fn to_args(&self) -> ArgsBuilder {
        self.question(None).map(|question| question.to_args()).unwrap_or_default()
    }
}
