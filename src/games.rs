//! The registry of games, and of the topics that have a command of their own. Each is one line
//! here, one file (or folder) in `games/`, one template and one file of words in each language;
//! `tests/conventions.rs` walks all of them both ways.
//! In: a [`Line`] of words. Out: a [`Question`] of some game, and its [`Explanation`].

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
        /// Nim with a set of moves.
        Subtraction = subtraction::Subtraction;
        /// Kayles: one pin or two neighbours from a row.
        Kayles = kayles::Kayles;
        /// Lasker's Nim: take, or split.
        Lasker = lasker::Lasker;
        /// Grundy's game: split into two that differ.
        Grundy = grundy::Grundy;
        /// Octal games: what a move may leave is said by the digits of a code.
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
        /// Fibonacci Nim: at most twice what was taken last.
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
        /// Counting lost positions.
        Count = count::Count;
        /// Counting lost sizes of one pile.
        Lost = count_p_positions::Lost;
        /// The row of values of a game of piles.
        Row = grundy_table::GrundyTable;
    }
}

/// What the registry says of a game or topic.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// Its name.
    pub name: &'static str,
    /// The command that its questions are, where it is not a game of `explain`.
    pub command: Option<&'static str>,
    /// The option by which a question of the first game is one of this; none where it is named.
    pub sign: Option<&'static OptionSpec>,
    /// The options of its questions.
    pub options: &'static [OptionSpec],
    /// The games whose words its pages use beside its own.
    pub parts: &'static [&'static str],
}

/// The games that `explain` knows by name; the first is the one that is meant when none is named.
pub(crate) fn explained() -> impl Iterator<Item = &'static Entry> + Clone {
    ENTRIES.iter().filter(|entry| entry.command.is_none() && entry.sign.is_none())
}

/// The commands that topics are.
pub(crate) fn commands() -> impl Iterator<Item = &'static str> + Clone {
    let first = |place: usize, command: &str| {
        ENTRIES[..place].iter().all(|entry| entry.command != Some(command))
    };
    let commands = ENTRIES.iter().enumerate();
    let commands = commands.filter_map(|(place, entry)| Some((place, entry.command?)));
    commands.filter(move |&(place, command)| first(place, command)).map(|(_, command)| command)
}

/// The command that explains a position of any game.
pub(crate) const EXPLAIN: &str = "explain";

/// A part of a sum as a position by itself.
impl From<&Component> for AnyState {
    fn from(part: &Component) -> Self {
        match part.clone() {
            Component::Nim(setting) => AnyState::Nim(setting),
            Component::Subtraction(setting) => AnyState::Subtraction(setting),
            Component::Kayles(setting) => AnyState::Kayles(setting),
            Component::Lasker(setting) => AnyState::Lasker(setting),
            Component::Grundy(setting) => AnyState::Grundy(setting),
            Component::Staircase(setting) => AnyState::Staircase(setting),
            Component::Hackenbush(setting) => AnyState::Hackenbush(setting),
            Component::Octal(setting) => AnyState::Octal(setting),
            Component::Wythoff(setting) => AnyState::Wythoff(setting),
        }
    }
}

/// The topic that a question of a command is about: the first of those that share it, or the one that has
/// a sign when that, or the name of a game of piles, is said.
pub(crate) fn topic_of<'n>(command: &'n str, asked: &Args<'_>) -> &'n str {
    let is_named = asked.peek().is_some_and(grundy_table::is_named);
    let is_asked =
        |entry: &&Entry| entry.sign.is_some_and(|sign| is_named || asked.flag(sign.name).is_some());
    let topics = || ENTRIES.iter().filter(|entry| entry.command == Some(command));
    topics().find(is_asked).or_else(|| topics().next()).map_or(command, |entry| entry.name)
}

/// The options of the questions of a command; one that several games have comes several times.
pub(crate) fn options_of(command: &str) -> impl Iterator<Item = &'static OptionSpec> + Clone {
    let asked = ENTRIES.iter().filter(move |entry| entry.command.unwrap_or(EXPLAIN) == command);
    asked.flat_map(|entry| entry.options)
}

/// The options of the view of an answer that not every command has.
pub(crate) fn view_of(command: &str) -> &'static [OptionSpec] {
    if command == EXPLAIN { options::FACED } else { &[] }
}

/// The formats of the answers of a command: a row of values is a table, too.
pub(crate) fn format_of(command: &str) -> &'static OptionSpec {
    let is_row = <grundy_table::GrundyTable as Game>::COMMAND == Some(command);
    if is_row { &options::ROW_FORMAT } else { &options::ANSWER_FORMAT }
}

/// The names of all games and topics: their templates and words carry the same names.
pub(crate) fn names() -> Vec<&'static str> {
    ENTRIES.iter().map(|entry| entry.name).collect()
}

/// The games whose words the pages of this one use beside its own.
pub(crate) fn parts_of(game: &str) -> &'static [&'static str] {
    ENTRIES.iter().find(|entry| entry.name == game).map_or(&[], |entry| entry.parts)
}

/// The game that is meant where none is named: the first, or the one that an option is the sign of.
pub(crate) fn unnamed(asked: &Args<'_>) -> &'static str {
    let signed = |entry: &&Entry| entry.sign.is_some_and(|sign| asked.flag(sign.name).is_some());
    ENTRIES.iter().find(signed).unwrap_or(&ENTRIES[0]).name
}

impl Question {
    /// Reads a question of `explain`: the name of a game (nim when there is none) and that game's
    /// words.
    /// Errors: one error, with its place in the line: `unknown-game`, what [`Args::read`] refuses,
    /// or what the game's rules forbid.
    #[cfg(test)]
    pub(crate) fn parse(line: &CommandLine) -> Result<Self, Error> {
        Question::of_command(EXPLAIN, line)
    }

    /// Reads a question of the command `name`.
    /// Errors: as [`Question::parse`].
    pub(crate) fn of_command(name: &str, line: &CommandLine) -> Result<Self, Error> {
        Question::of_asked(name, Args::read(line, options_of(name))?)
    }

    /// Reads a question of the command `name` from its words and options.
    /// Errors: as [`Question::parse`].
    pub(crate) fn of_asked(name: &str, mut asked: Args<'_>) -> Result<Self, Error> {
        let unknown = || {
            Err(Error::from(ArgsError::UnknownCommand { form: "other", instead: String::new() })
                .naming(name))
        };
        if name != EXPLAIN {
            return Question::of_game(topic_of(name, &asked), asked).unwrap_or_else(unknown);
        }
        let is_position = |word: &Token<'_>| word.items().iter().all(|item| item.number().is_ok());
        let named = asked.peek().filter(|word| word.text().starts_with(char::is_alphabetic));
        let named = named.filter(|word| !is_position(word));
        let Some(word) = named else {
            return Question::of_game(unnamed(&asked), asked).unwrap_or_else(unknown);
        };
        let names = explained().map(|entry| entry.name);
        let unknown =
            || Err(word.error(ArgsError::unknown_game(word.text(), names.clone().collect())));
        let game = word.choice(names.clone()).and_then(|at| names.clone().nth(at));
        let Some(game) = game else { return unknown() };
        asked.next_word();
        let game = if game == ENTRIES[0].name { unnamed(&asked) } else { game };
        Question::of_game(game, asked).unwrap_or_else(unknown)
    }

    /// The way back: what the command of this question reads as this question, without the name of the
    /// command.
    pub(crate) fn written(&self) -> ArgsBuilder {
        let entry = ENTRIES.iter().find(|entry| entry.name == self.setting().game());
        let is_named = |entry: &&Entry| entry.sign.is_none() && entry.name != ENTRIES[0].name;
        let named = entry.filter(|entry| entry.command.is_none()).filter(is_named);
        ArgsBuilder::default().words(named.map(|entry| entry.name)).then(self.words())
    }

    /// The line of the program that asks this question: `explain 3 4 5`.
    #[allow(dead_code, reason = "a page asks for it")]
    pub(crate) fn line(&self) -> String {
        let entry = ENTRIES.iter().find(|entry| entry.name == self.setting().game());
        let command = entry.and_then(|entry| entry.command).unwrap_or(EXPLAIN);
        ArgsBuilder::of(command).then(self.written()).line()
    }
}

impl AnyState {
    /// The games of the parts of a sum, in order.
    pub(crate) fn games(&self) -> Vec<&'static str> {
        match self {
            AnyState::Sum(setting) => setting.games(),
            _ => Vec::new(),
        }
    }

    /// The words and options that say this position; none of a topic.
    pub(crate) fn written(&self) -> ArgsBuilder {
        self.question(None).map(|question| question.written()).unwrap_or_default()
    }
}
