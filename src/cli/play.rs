//! `carryless play`: a match against the computer. In: the command line, then what a person types,
//! on a terminal or through a pipe. Out: the dialogue, and on request the record in a file.

mod game;
mod input;
mod replay;
mod settings;
mod typed;
mod voice;

use super::command::{Done, Request};
use super::output;
use crate::asked::{Asked, AskedFault};
use crate::error::Error;
use crate::games::{self, PLAYED, Question, Setting};
use crate::line::{Line, placed};
use crate::options::{self, OptionSpec, Role};
use crate::play::Record;

use input::{Entered, Input};
use settings::{PlayFault, Settings};
use voice::Voice;

/// All options: the rules of the games that can be played, and those of the match.
pub(super) fn options() -> impl Iterator<Item = &'static OptionSpec> {
    const OWN: &[OptionSpec] = &[
        options::FIRST,
        options::PLAYER_LEVEL,
        options::SEED,
        options::TEACH,
        options::SAVE,
        options::REPLAY,
        options::FORCE,
        options::SCHEMA,
    ];
    rules().chain(OWN)
}

/// The rules of the games that can be played; there is nothing to judge before a match.
fn rules() -> impl Iterator<Item = &'static OptionSpec> + Clone {
    let games = games::ENTRIES.iter().filter(|entry| PLAYED.contains(&entry.name));
    games.flat_map(|entry| entry.options).filter(|spec| spec.role != Role::Judged)
}

pub(super) fn run(request: &Request<'_>) -> Result<Done, Error> {
    let Request { asked, language, .. } = request;
    if asked.flag("schema").is_some() {
        asked.refuse_idle()?;
        let schema = serde_json::to_string_pretty(&Record::schema()).map_err(Error::defect)?;
        return output::print(&(schema + "\n")).map(|()| Done::Well);
    }
    let voice = Voice::new(*language)?;
    if let Some(file) = asked.value("replay") {
        let teach = asked.flag("teach").is_some();
        if let Some(word) = asked.peek() {
            return Err(word.error(AskedFault::Conflict { other: "--replay".into() }));
        }
        asked.refuse_idle()?;
        return replay::run(file, teach, &voice);
    }
    let settings = Settings::asked(asked)?;
    let question = asked.peek().map(|_| asked.part(rules()));
    asked.refuse_idle()?;
    let mut input = Input::open()?;
    let board = match question {
        Some(question) => board(question, &settings, asked)?,
        None => match ask(&mut input, &voice, &settings, asked)? {
            Some(board) => board,
            None => return Ok(Done::Well),
        },
    };
    game::play(board, settings, &mut input, &voice).map(|()| Done::Well)
}

/// The position that a question names, if it can be played at this level.
fn board(question: Asked<'_>, settings: &Settings, asked: &Asked<'_>) -> Result<Setting, Error> {
    let word = question.peek();
    let not_playable = || placed(word, PlayFault::NotPlayable { games: PLAYED.to_vec() });
    let parsed = match Question::of_asked(games::EXPLAIN, question) {
        // Of all games only these matter here.
        Err(error) if matches!(error.fault(), Some(AskedFault::UnknownGame { .. })) => {
            return Err(not_playable());
        }
        parsed => parsed?,
    };
    let board = parsed.setting();
    if !board.is_played() {
        return Err(not_playable());
    }
    if settings.level.suits(&board) {
        return Ok(board);
    }
    let ideas = board.ideas().into_iter().map(|idea| format!("idea:{}", idea.tag())).collect();
    Err(asked.error("level", PlayFault::LevelNotHere { ideas }))
}

/// Asks for a game until one is named; `None` when the input ends before.
fn ask(
    input: &mut Input,
    voice: &Voice,
    settings: &Settings,
    asked: &Asked<'_>,
) -> Result<Option<Setting>, Error> {
    voice.say(&voice.text("play-which")?)?;
    let prompt = voice.text("play-which-prompt")?;
    loop {
        match input.line(&prompt)? {
            Entered::End => return Ok(None),
            Entered::Bad(error) => voice.complain(&error)?,
            Entered::Line(text) if text.trim().is_empty() => {}
            Entered::Line(text) => {
                let line = Line::parse(text.trim());
                let question = Asked::read(&line, games::options_of(games::EXPLAIN));
                match question.and_then(|question| board(question, settings, asked)) {
                    Ok(board) => return Ok(Some(board)),
                    Err(error) if matches!(error.fault(), Some(PlayFault::LevelNotHere { .. })) => {
                        return Err(error);
                    }
                    Err(error) => voice.complain(&error)?,
                }
            }
        }
    }
}
