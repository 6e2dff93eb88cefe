//! `carryless play`: a match against the computer. In: the command line, then what a person types,
//! on a terminal or through a pipe. Out: the dialogue, and on request the record in a file.

mod game;
mod input;
mod replay;
mod typed;
mod voice;

use std::hash::{BuildHasher, RandomState};
use std::io;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::explain::{one_of, option_value};
use super::{Done, grammar, output};
use crate::error::{Error, faults};
use crate::files::FileFault;
use crate::games::{self, Question};
use crate::line::{Line, Word, placed};
use crate::play::board::GAMES;
use crate::play::level::{LEAST_KNOWN, MOST_ERRORS};
use crate::play::{Belief, Board, Level, Record, Side};
use crate::question::OptionSpec;
use crate::question::QuestionFault;
use crate::wording::Language;

use input::{Input, Typed};
use voice::Voice;

faults! {
    /// What can be wrong with the game and the level of a match.
    pub(super) enum PlayFault {
        /// A game that can be explained but not played.
        NotPlayable { games: Vec<&'static str> } = "not-playable",
        /// A word that is no level of the computer.
        NotALevel { ideas: Vec<&'static str> } = "level-form",
        /// An error rate at which the computer would lose to random moves.
        TooManyErrors { most: u64 } = "level-errs",
        /// Knowing so few last stones that every move is made at random.
        TooFewLast { least: u64 } = "level-last",
        /// A level that makes no sense under these rules.
        LevelNotHere { ideas: Vec<String> } = "level-not-here",
    }
}

/// The options of a match that are not part of the question.
pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::valued("first", "me|computer"),
    OptionSpec::valued("level", "LEVEL"),
    OptionSpec::valued("seed", "N"),
    OptionSpec::switch("teach"),
    OptionSpec::valued("save", "FILE"),
    OptionSpec::valued("replay", "FILE"),
    OptionSpec::switch("force"),
    OptionSpec::switch("schema"),
    OptionSpec::valued("lang", "LANG"),
];

/// The options of questions that are answers to judge: a match has none.
const JUDGED: [&str; 4] = ["move", "claim", "sums", "nim-sum"];

/// All options: the rules of the games that can be played, and those of the match.
pub(super) fn options() -> impl Iterator<Item = &'static OptionSpec> {
    let games = games::ENTRIES.iter().filter(|entry| GAMES.contains(&entry.name));
    let rules = games.flat_map(|entry| entry.options);
    rules.filter(|spec| !JUDGED.contains(&spec.name)).chain(OPTIONS)
}

/// How a match is played.
struct Settings {
    first: Side,
    level: Level,
    seed: u64,
    teach: bool,
    save: Option<(PathBuf, bool)>,
}

pub(super) fn run(line: &Line, arguments: &ArgMatches, language: Language) -> Result<Done, Error> {
    if arguments.get_flag("schema") {
        let schema = serde_json::to_string_pretty(&Record::schema()).map_err(Error::defect)?;
        return output::print(&(schema + "\n")).map(|()| Done::Well);
    }
    let voice = Voice::new(language)?;
    let question = grammar::question_line(line, OPTIONS);
    if let Some(path) = arguments.get_one::<String>("replay") {
        if let Some(word) = question.words().next() {
            return Err(word.error(QuestionFault::Conflict { other: "--replay".into() }));
        }
        return replay::run(line, path, arguments.get_flag("teach"), &voice);
    }
    let settings = settings(line, arguments)?;
    let mut input = Input::open()?;
    let board = match question.words().next() {
        Some(_) => board(&question, &settings, line)?,
        None => match ask(&mut input, &voice, &settings, line)? {
            Some(board) => board,
            None => return Ok(Done::Well),
        },
    };
    game::play(board, settings, &mut input, &voice).map(|()| Done::Well)
}

/// The position that a question names, if it can be played at this level.
fn board(question: &Line, settings: &Settings, line: &Line) -> Result<Board, Error> {
    let parsed = match Question::parse(question) {
        // Of all games only these matter here.
        Err(error) if matches!(error.fault(), Some(QuestionFault::UnknownGame { .. })) => {
            return Err(not_playable(question));
        }
        parsed => parsed?,
    };
    let board = Board::of(&parsed).ok_or_else(|| not_playable(question))?;
    if settings.level.suits(&board) {
        return Ok(board);
    }
    let fitting = Belief::all().filter(|belief| belief.suits(&board));
    let ideas = fitting.map(|belief| format!("idea:{}", belief.name())).collect();
    Err(placed(option_value(line, "level"), PlayFault::LevelNotHere { ideas }))
}

fn not_playable(question: &Line) -> Error {
    placed(question.words().next(), PlayFault::NotPlayable { games: GAMES.to_vec() })
}

/// Asks for a game until one is named; `None` when the input ends before.
fn ask(
    input: &mut Input,
    voice: &Voice,
    settings: &Settings,
    line: &Line,
) -> Result<Option<Board>, Error> {
    voice.say(&voice.text("play-which")?)?;
    let prompt = voice.text("play-which-prompt")?;
    loop {
        match input.line(&prompt)? {
            Typed::End => return Ok(None),
            Typed::Bad(error) => voice.complain(&error)?,
            Typed::Line(text) if text.trim().is_empty() => {}
            Typed::Line(text) => match board(&Line::parse(text.trim()), settings, line) {
                Ok(board) => return Ok(Some(board)),
                Err(error) if matches!(error.fault(), Some(PlayFault::LevelNotHere { .. })) => {
                    return Err(error);
                }
                Err(error) => voice.complain(&error)?,
            },
        }
    }
}

fn settings(line: &Line, arguments: &ArgMatches) -> Result<Settings, Error> {
    let sides = [("me", Side::Human), ("computer", Side::Computer)];
    let first = one_of(line, arguments, "first", &sides)?.unwrap_or(Side::Computer);
    let level = match option_value(line, "level") {
        Some(word) => level(word)?,
        None => Level::Perfect,
    };
    let seed = match option_value(line, "seed") {
        Some(word) => word.number()?,
        // A short number, for whoever wants to type it again.
        None => RandomState::new().hash_one(0) % 1_000_000,
    };
    Ok(Settings {
        first,
        level,
        seed,
        teach: arguments.get_flag("teach"),
        save: save(line, arguments)?,
    })
}

/// The level that a word names; one that random moves would beat has an error of its own.
fn level(word: Word<'_>) -> Result<Level, Error> {
    let parts = word.split_once(':').map(|(kind, value)| (kind.text(), value, value.number()));
    let refused = || match parts {
        Some(("errs", value, Ok(rate))) if rate > MOST_ERRORS => {
            value.error(PlayFault::TooManyErrors { most: MOST_ERRORS })
        }
        Some(("last", value, Ok(stones))) if stones < LEAST_KNOWN => {
            value.error(PlayFault::TooFewLast { least: LEAST_KNOWN })
        }
        _ => word.error(PlayFault::NotALevel { ideas: Belief::all().map(Belief::name).collect() }),
    };
    Level::of_name(word.text()).ok_or_else(refused)
}

/// The file for the record; it is refused before the match and not after it.
fn save(line: &Line, arguments: &ArgMatches) -> Result<Option<(PathBuf, bool)>, Error> {
    let Some(path) = arguments.get_one::<String>("save") else {
        return Ok(None);
    };
    let force = arguments.get_flag("force");
    let path = PathBuf::from(path);
    let refuse = |fault: FileFault| {
        placed(option_value(line, "save"), Error::from(fault).naming(path.display()))
    };
    if path.is_dir() {
        return Err(refuse(FileFault::IsFolder));
    }
    if path.exists() && !force {
        return Err(refuse(FileFault::Exists));
    }
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    if folder.is_some_and(|folder| !folder.is_dir()) {
        let reason = io::Error::from(io::ErrorKind::NotFound);
        return Err(refuse(FileFault::writing(&reason)));
    }
    Ok(Some((path, force)))
}

/// Writes a text into the file that `--save` named, whole or not at all.
fn keep(path: PathBuf, force: bool, text: &str) -> Result<(), Error> {
    output::Target::File(path, force).write(text)
}
