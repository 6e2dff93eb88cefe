//! The registry of games, and of the topics that have a command of their own. Each is one line here, one file
//! (or folder) in `games/`, one template and one message file in each language; a test compares all of them.
//! A [`CommandLine`] parses to a [`Question`], which gives an [`Explanation`]. Read `registry.rs` next.

pub(crate) mod count;
pub(crate) mod count_p_positions;
pub(crate) mod fibonacci;
pub(crate) mod graph;
pub(crate) mod grundy;
pub(crate) mod grundy_table;
pub(crate) mod hackenbush;
pub(crate) mod kayles;
pub(crate) mod lasker;
pub(crate) mod moore;
pub(crate) mod nim;
pub(crate) mod octal;
pub(crate) mod prove;
pub(crate) mod race;
#[macro_use]
mod dispatch;
#[macro_use]
mod registry;
pub(crate) mod staircase;
pub(crate) mod subtraction;
pub(crate) mod sum;
pub(crate) mod wythoff;
pub(crate) mod xiangqi;
pub(crate) mod xor;

use serde::{Deserialize, Serialize};

use crate::args::{Args, ArgsBuilder, ArgsError};
use crate::board_frames::BoardFrame;
use crate::command_line::{CommandLine, Token};
use crate::error::Error;
use crate::figure::Figure;
use crate::game::{
    Attempt, Game, Graded, Hint, Misconception as _, Playable, Retry, TABLE_ROWS, TABLE_ROWS_FULL,
};
use crate::options::{self, OptionSpec};
use crate::position::{AnyMove, Claim, Outcome};

use sum::component::Component;

games! {
    played {
        /// Nim, with or without a limit, normal or misère.
        Nim = nim::Nim;
        /// The race to a number.
        Race = race::Race;
        /// A subtraction game: Nim with a set of moves.
        Subtraction = subtraction::Subtraction;
        /// Kayles: one pin or two neighbours from a row.
        Kayles = kayles::Kayles;
        /// Lasker's Nim: take, or split.
        Lasker = lasker::Lasker;
        /// Grundy's game: split into two that differ.
        Grundy = grundy::Grundy;
        /// Octal games: the digits of a code say what a move may leave.
        Octal = octal::Octal;
        /// A sum of different games.
        Sum = sum::Sum;
        /// Staircase Nim: stones go down a step.
        Staircase = staircase::Staircase;
        /// Green Hackenbush on trees: cut a branch.
        Hackenbush = hackenbush::Hackenbush;
        /// Wythoff's game: two piles, from one or equally from both.
        Wythoff = wythoff::Wythoff;
        /// Moore's game: Nim in which a move may change several piles.
        Moore = moore::Moore;
        /// Fibonacci Nim: at most twice the number taken last.
        Fibonacci = fibonacci::Fibonacci;
    }
    explained {
        /// Tokens on a graph.
        Graph = graph::Graph;
        /// Addition without carry.
        Xor = xor::Xor;
        /// Proofs by listing positions.
        Prove = prove::Prove;
        /// 双炮禁双炮, a Xiangqi endgame.
        Xiangqi = xiangqi::Xiangqi;
        /// Counting P-positions.
        Count = count::Count;
        /// Counting P-positions of one pile.
        Lost = count_p_positions::Lost;
        /// The Grundy sequence of a game of piles.
        Row = grundy_table::GrundyTable;
    }
}

/// The entry of a game or topic in the registry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// Name of the game or topic.
    pub name: &'static str,
    /// Command of the topic; `None` for a game of `explain`.
    pub command: Option<&'static str>,
    /// Option that selects this game instead of the default one; `None` if the game is named.
    pub sign: Option<&'static OptionSpec>,
    /// Options of its questions.
    pub options: &'static [OptionSpec],
    /// Games whose messages its pages use beside its own.
    pub parts: &'static [&'static str],
}

/// Iterates over the games that `explain` knows by name; the first is the default.
pub(crate) fn explained_entries() -> impl Iterator<Item = &'static Entry> + Clone {
    ENTRIES.iter().filter(|entry| entry.command.is_none() && entry.sign.is_none())
}

/// Iterates over the commands of the topics, each once.
pub(crate) fn commands() -> impl Iterator<Item = &'static str> + Clone {
    let first = |place: usize, command: &str| {
        ENTRIES[..place].iter().all(|entry| entry.command != Some(command))
    };
    let commands = ENTRIES.iter().enumerate();
    let commands = commands.filter_map(|(place, entry)| Some((place, entry.command?)));
    commands.filter(move |&(place, command)| first(place, command)).map(|(_, command)| command)
}

/// Name of the command that explains a position of any game.
pub(crate) const EXPLAIN: &str = "explain";

/// Converts a component of a sum to a state of its game.
impl From<&Component> for AnyState {
    fn from(part: &Component) -> Self {
        match part.clone() {
            Component::Nim(state) => AnyState::Nim(state),
            Component::Subtraction(state) => AnyState::Subtraction(state),
            Component::Kayles(state) => AnyState::Kayles(state),
            Component::Lasker(state) => AnyState::Lasker(state),
            Component::Grundy(state) => AnyState::Grundy(state),
            Component::Staircase(state) => AnyState::Staircase(state),
            Component::Hackenbush(state) => AnyState::Hackenbush(state),
            Component::Octal(state) => AnyState::Octal(state),
            Component::Wythoff(state) => AnyState::Wythoff(state),
        }
    }
}

/// Returns the topic of a question of a command: the topic with a selecting option if that option, or the
/// name of a game with a Grundy sequence, is given; otherwise the first topic of the command.
pub(crate) fn topic_of<'n>(command: &'n str, args: &Args<'_>) -> &'n str {
    let is_named = args.peek().is_some_and(grundy_table::is_named);
    let is_asked =
        |entry: &&Entry| entry.sign.is_some_and(|sign| is_named || args.flag(sign.name).is_some());
    let topics = || ENTRIES.iter().filter(|entry| entry.command == Some(command));
    topics().find(is_asked).or_else(|| topics().next()).map_or(command, |entry| entry.name)
}

/// Iterates over the options of the questions of a command; an option of several games occurs several times.
pub(crate) fn options_of(command: &str) -> impl Iterator<Item = &'static OptionSpec> + Clone {
    let asked = ENTRIES.iter().filter(move |entry| entry.command.unwrap_or(EXPLAIN) == command);
    asked.flat_map(|entry| entry.options)
}

/// Returns the options of the view that only `explain` has.
pub(crate) fn view_of(command: &str) -> &'static [OptionSpec] {
    if command == EXPLAIN { options::FACED } else { &[] }
}

/// Returns the format option of a command; a Grundy sequence has a table format, too.
pub(crate) fn format_of(command: &str) -> &'static OptionSpec {
    let is_row = <grundy_table::GrundyTable as Game>::COMMAND == Some(command);
    if is_row { &options::ROW_FORMAT } else { &options::ANSWER_FORMAT }
}

/// Names of all games and topics, which are also those of their templates and message files.
pub(crate) fn names() -> Vec<&'static str> {
    ENTRIES.iter().map(|entry| entry.name).collect()
}

/// Returns the games whose messages the pages of `game` use beside its own.
pub(crate) fn parts_of(game: &str) -> &'static [&'static str] {
    ENTRIES.iter().find(|entry| entry.name == game).map_or(&[], |entry| entry.parts)
}

/// Returns the default game of `explain`: the first, or the one whose selecting option is given.
pub(crate) fn default_game(args: &Args<'_>) -> &'static str {
    let signed = |entry: &&Entry| entry.sign.is_some_and(|sign| args.flag(sign.name).is_some());
    ENTRIES.iter().find(signed).unwrap_or(&ENTRIES[0]).name
}

impl Question {
    /// Parses a question of `explain`: the name of a game (default: nim) and that game's arguments.
    #[cfg(test)]
    pub(crate) fn parse(line: &CommandLine) -> Result<Self, Error> {
        Question::parse_for_command(EXPLAIN, line)
    }

    /// Parses a question of the command `name`.
    pub(crate) fn parse_for_command(name: &str, line: &CommandLine) -> Result<Self, Error> {
        Question::from_args(name, Args::parse(line, options_of(name))?)
    }

    /// Parses a question of the command `name` from its arguments.
    ///
    /// # Errors
    ///
    /// Returns one error with its span in the line: `unknown-game`, an error of [`Args`], or a violation of
    /// the game's rules.
    pub(crate) fn from_args(name: &str, mut args: Args<'_>) -> Result<Self, Error> {
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

    /// Builds the arguments that parse to this question, without the name of the command.
    pub(crate) fn to_args(&self) -> ArgsBuilder {
        let entry = ENTRIES.iter().find(|entry| entry.name == self.state().game());
        let is_named = |entry: &&Entry| entry.sign.is_none() && entry.name != ENTRIES[0].name;
        let named = entry.filter(|entry| entry.command.is_none()).filter(is_named);
        ArgsBuilder::default().words(named.map(|entry| entry.name)).append(self.game_args())
    }

    /// Returns the command line of this question: `explain 3 4 5`.
    #[allow(dead_code, reason = "a page asks for it")]
    pub(crate) fn command_line(&self) -> String {
        let entry = ENTRIES.iter().find(|entry| entry.name == self.state().game());
        let command = entry.and_then(|entry| entry.command).unwrap_or(EXPLAIN);
        ArgsBuilder::from_word(command).append(self.to_args()).to_line()
    }
}

impl AnyState {
    /// Names of the games of the components of a sum, in order; empty for other games.
    pub(crate) fn component_games(&self) -> Vec<&'static str> {
        match self {
            AnyState::Sum(state) => state.games(),
            _ => Vec::new(),
        }
    }

    /// Builds the arguments of this position; empty for a topic.
    pub(crate) fn to_args(&self) -> ArgsBuilder {
        self.question(None).map(|question| question.to_args()).unwrap_or_default()
    }
}
