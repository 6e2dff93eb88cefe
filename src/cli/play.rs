//! `carryless play`: a match against the computer. Reads the lines of a player from a terminal or a pipe,
//! prints the dialogue, and writes the record to a file with `--save`. The match itself is in `carryless_play`.

mod print_events;
mod replay;

use super::command::{ExitStatus, Request};
use super::output;
use super::seed::random_seed;
use crate::schema;
use carryless_args::error::Error;
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsError};
use carryless_files::atomic_write::{Draft, Target};
use carryless_play::match_options::{self, MatchProgress, Settings};
use carryless_play::messages::MatchMessages;
use carryless_play::parse_input::{Command, Input, Vocabulary};
use carryless_play::{Dialogue, Series};
use carryless_render::i18n::Language;
use carryless_web::link_from_args;

use super::line_input::{LineInput, TypedLine};
use print_events::{print, print_error, say};

/// Returns all options of the command: the options of a match, and those for its record.
pub(super) fn options() -> impl Iterator<Item = &'static OptionSpec> {
    const OWN: &[OptionSpec] =
        &[options::SAVE, options::REPLAY, options::FORCE, options::SCHEMA, options::LINK];
    match_options::options().chain(OWN)
}

/// Random seeds are less than this number, so that they are short to type.
const SEEDS: u64 = 1_000_000;

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { args, language, .. } = request;
    if args.flag("schema").is_some() {
        args.reject_unused()?;
        return output::print(schema::MATCH).map(|()| ExitStatus::Success);
    }
    if args.value_of("link").is_some() {
        return output::print(&link_from_args(args, *language, random_seed(SEEDS))?)
            .map(|()| ExitStatus::Success);
    }
    let messages = MatchMessages::new(*language)?;
    if let Some(file) = args.value_of("replay") {
        let teach = args.flag("teach").is_some();
        if let Some(word) = args.peek() {
            return Err(word.error(ArgsError::Conflict { other: "--replay".into() }));
        }
        args.reject_unused()?;
        return replay::run(file, teach, &messages);
    }
    let save = save(args)?;
    if args.peek().is_none() {
        return play_series(args, *language, save);
    }
    let settings = Settings::from_args(args, random_seed(SEEDS))?;
    let question = args.restricted_to(match_options::rules());
    let begun = MatchProgress::from_args(args)?;
    args.reject_unused()?;
    let mut input = LineInput::open()?;
    let board = settings.board(question, args)?;
    let mut dialogue = Dialogue::resume(board, settings, begun, messages)?;
    play(&mut dialogue, &mut input)?;
    keep(save, &dialogue)
}

/// Plays the matches of a series until the player stops or the input ends. The last one is written to the file
/// of `--save`.
fn play_series(
    args: &Args<'_>,
    language: Language,
    save: Option<Save>,
) -> Result<ExitStatus, Error> {
    let mut series = Series::from_args(args, random_seed(SEEDS))?;
    args.reject_unused()?;
    let mut input = LineInput::open()?;
    loop {
        let mut dialogue = Dialogue::next_of(&series, MatchMessages::new(language)?)?;
        play(&mut dialogue, &mut input)?;
        let winner = dialogue.game().winner().filter(|_| series.goes_on());
        let Some(winner) = winner else { return keep(save, &dialogue) };
        if !wants_next(&mut input, dialogue.messages(), "play-again-prompt")? {
            return keep(save, &dialogue);
        }
        series.count(winner);
    }
}

/// Asks whether to go on with the prompt of this message id. Returns `false` if the answer is the quit command
/// or the input ends.
fn wants_next(
    input: &mut LineInput,
    messages: &MatchMessages,
    prompt: &str,
) -> Result<bool, Error> {
    let typed = input.line(&messages.text(prompt)?)?;
    Ok(match typed {
        TypedLine::End => false,
        TypedLine::Bad(_) => true,
        TypedLine::Line(text) => Vocabulary::load()?.command(&text) != Some(Command::Quit),
    })
}

/// Plays the match `dialogue` until it is over, the player quits or the input ends. Prints all events, also
/// those of the ending.
fn play(dialogue: &mut Dialogue, input: &mut LineInput) -> Result<(), Error> {
    print(&dialogue.opening()?, dialogue.messages())?;
    let prompt = dialogue.prompt()?;
    while !dialogue.is_over() {
        let text = match input.line(&prompt)? {
            TypedLine::End => break,
            TypedLine::Bad(error) => {
                print_error(&error, dialogue.messages())?;
                continue;
            }
            TypedLine::Line(text) if text.trim().is_empty() => continue,
            TypedLine::Line(text) => text,
        };
        match dialogue.parse_input(&text) {
            Err(error) => print_error(&error, dialogue.messages())?,
            Ok(Input::Command(Command::Quit)) => break,
            Ok(typed) => {
                let events = dialogue.apply_input(typed)?;
                print(&events, dialogue.messages())?;
            }
        }
    }
    print(&dialogue.ending()?, dialogue.messages())
}

/// File for the record of a match: its name as typed, and the file that is not complete yet.
struct Save {
    name: String,
    draft: Draft,
}

/// Opens the file of `--save`; `None` if the option is absent. Call it before the match, so that a bad path
/// is reported at once.
fn save(args: &Args<'_>) -> Result<Option<Save>, Error> {
    let Some(word) = args.value_of("save") else { return Ok(None) };
    let draft = Target::from_option(Some(word), args.flag("force").is_some())?.open();
    let draft = draft.map_err(|error| word.error(error))?;
    Ok(Some(Save { name: word.text().to_owned(), draft }))
}

/// Writes the record of the match to the file of `--save`, if there is one.
fn keep(save: Option<Save>, dialogue: &Dialogue) -> Result<ExitStatus, Error> {
    save.map_or(Ok(()), |save| save.keep(dialogue)).map(|()| ExitStatus::Success)
}

impl Save {
    /// Writes the record of the match to the file. If that fails, the record is printed.
    fn keep(self, dialogue: &Dialogue) -> Result<(), Error> {
        let Save { name, mut draft } = self;
        let record = dialogue.record().to_json()? + "\n";
        if let Err(error) = draft.write_part(record.as_bytes()).and_then(|()| draft.commit()) {
            // The player can still copy the record of the finished match.
            output::print(&record)?;
            return Err(error);
        }
        let messages = dialogue.messages();
        say(messages.format("play-kept", &[], &[("file", &name)])?, messages)
    }
}
