//! `carryless play`: a match against the computer. Reads the lines of a player from a terminal or a pipe,
//! prints the dialogue, and writes the record to a file with `--save`. The match itself is in `crate::play`.

mod line_input;
mod print_events;
mod replay;

use super::command::{ExitStatus, Request};
use super::output;
use super::seed::seed;
use crate::args::{Args, ArgsError};
use crate::command_line::CommandLine;
use crate::error::Error;
use crate::files::atomic_write::{Draft, Target};
use crate::games::{self, AnyState};
use crate::options::{self, OptionSpec};
use crate::play::Dialogue;
use crate::play::match_options::{self, Begun, PlayFault, Settings};
use crate::play::messages::MatchMessages;
use crate::play::parse_input::{Command, Input};
use crate::schema;
use crate::web::linked;

use line_input::{Entered, LineInput};
use print_events::{complain, print, say};

/// Returns all options: those of the match, and those for its record.
pub(super) fn options() -> impl Iterator<Item = &'static OptionSpec> {
    const OWN: &[OptionSpec] =
        &[options::SAVE, options::REPLAY, options::FORCE, options::SCHEMA, options::LINK];
    match_options::options().chain(OWN)
}

/// Upper bound of random seeds.
const SEEDS: u64 = 1_000_000;

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { asked, language, .. } = request;
    if asked.flag("schema").is_some() {
        asked.refuse_idle()?;
        return output::print(schema::MATCH).map(|()| ExitStatus::Well);
    }
    if asked.value("link").is_some() {
        return output::print(&linked(asked, *language, seed(SEEDS))?).map(|()| ExitStatus::Well);
    }
    let voice = MatchMessages::new(*language)?;
    if let Some(file) = asked.value("replay") {
        let teach = asked.flag("teach").is_some();
        if let Some(word) = asked.peek() {
            return Err(word.error(ArgsError::Conflict { other: "--replay".into() }));
        }
        asked.refuse_idle()?;
        return replay::run(file, teach, &voice);
    }
    let settings = Settings::asked(asked, seed(SEEDS))?;
    let save = save(asked)?;
    let question = asked.peek().map(|_| asked.part(match_options::rules()));
    let begun = question.as_ref().map(|_| Begun::asked(asked)).transpose()?.unwrap_or_default();
    asked.refuse_idle()?;
    let mut input = LineInput::open()?;
    let board = match question {
        Some(question) => settings.board(question, asked)?,
        None => match ask(&mut input, &voice, &settings, asked)? {
            Some(board) => board,
            None => return Ok(ExitStatus::Well),
        },
    };
    let mut dialogue = Dialogue::resumed(board, settings, begun, voice)?;
    play(&mut dialogue, &mut input)?;
    save.map_or(Ok(()), |save| save.keep(&dialogue)).map(|()| ExitStatus::Well)
}

/// Asks for a game until a valid one is entered; `None` if the input ends first.
fn ask(
    input: &mut LineInput,
    voice: &MatchMessages,
    settings: &Settings,
    asked: &Args<'_>,
) -> Result<Option<AnyState>, Error> {
    say(voice.text("play-which")?, voice)?;
    let prompt = voice.text("play-which-prompt")?;
    loop {
        match input.line(&prompt)? {
            Entered::End => return Ok(None),
            Entered::Bad(error) => complain(&error, voice)?,
            Entered::Line(text) if text.trim().is_empty() => {}
            Entered::Line(text) => {
                let line = CommandLine::parse(text.trim());
                let question = Args::read(&line, games::options_of(games::EXPLAIN));
                match question.and_then(|question| settings.board(question, asked)) {
                    Ok(board) => return Ok(Some(board)),
                    Err(error) if matches!(error.fault(), Some(PlayFault::LevelNotHere { .. })) => {
                        return Err(error);
                    }
                    Err(error) => complain(&error, voice)?,
                }
            }
        }
    }
}

/// Plays a match until it is over or the input ends.
fn play(dialogue: &mut Dialogue, input: &mut LineInput) -> Result<(), Error> {
    print(&dialogue.opening()?, dialogue.voice())?;
    let prompt = dialogue.prompt()?;
    while !dialogue.is_over() {
        let text = match input.line(&prompt)? {
            Entered::End => break,
            Entered::Bad(error) => {
                complain(&error, dialogue.voice())?;
                continue;
            }
            Entered::Line(text) if text.trim().is_empty() => continue,
            Entered::Line(text) => text,
        };
        match dialogue.read(&text) {
            Err(error) => complain(&error, dialogue.voice())?,
            Ok(Input::Command(Command::Quit)) => break,
            Ok(typed) => {
                let said = dialogue.answer(typed)?;
                print(&said, dialogue.voice())?;
            }
        }
    }
    print(&dialogue.ending()?, dialogue.voice())
}

/// File for the record of a match: its name as typed, and the draft of its content.
struct Save {
    name: String,
    draft: Draft,
}

/// Opens the file of `--save` before the match, so that a bad path is reported at once.
fn save(asked: &Args<'_>) -> Result<Option<Save>, Error> {
    let Some(word) = asked.value("save") else { return Ok(None) };
    let draft = Target::of(Some(word), asked.flag("force").is_some())?.open();
    let draft = draft.map_err(|error| word.error(error))?;
    Ok(Some(Save { name: word.text().to_owned(), draft }))
}

impl Save {
    fn keep(self, dialogue: &Dialogue) -> Result<(), Error> {
        let Save { name, mut draft } = self;
        let record = dialogue.record().to_json()? + "\n";
        if let Err(error) = draft.put(record.as_bytes()).and_then(|()| draft.keep()) {
            // The player can still copy the record of the finished match.
            output::print(&record)?;
            return Err(error);
        }
        let voice = dialogue.voice();
        say(voice.words("play-kept", &[], &[("file", &name)])?, voice)
    }
}
