//! The table of commands, each with its name, options and function. Parsing, help, completions and the manual
//! page are generated from it.

use super::command::Command;
use super::{
    answers, completions, explain, help, play, poster, practise, print, templates, web, worksheet,
};
#[cfg(feature = "book")]
use super::{book, lesson};
use carryless_args::options::{self, OptionSpec};
use carryless_evaluate as evaluate;
use carryless_games::games;

/// Returns all commands in the order of the help, including the topics that have a command of their own.
pub(super) fn all() -> Vec<Command> {
    let answered = std::iter::once(games::EXPLAIN).chain(games::commands());
    let mut commands: Vec<Command> = answered
        .map(|name| {
            Command::new(name, evaluate::format_answer::explain_options(name), explain::run)
        })
        .collect();
    commands.push(Command::new("play", play::options(), play::run));
    commands.push(Command::new("practise", options::PRACTISE, practise::run));
    commands.push(Command::new("answers", options::ANSWERS, answers::run));
    let sheet = options::SHEET.iter().chain(options::SET).chain(options::SHEET_MODES);
    commands.push(Command::new("worksheet", sheet, worksheet::run));
    commands.push(Command::new("poster", poster::OPTIONS, poster::run));
    commands.push(print::command());
    #[cfg(feature = "book")]
    commands.extend(lessons());
    commands.push(Command::new("web", web::OPTIONS, web::run));
    commands.push(Command::new("templates", [], templates::run));
    const FILE: &[OptionSpec] = &[options::OUTPUT, options::FORCE];
    commands.extend([
        Command::new("completions", FILE, completions::run),
        Command::new("man", FILE, completions::man),
        Command::new("help", [], help::run),
        Command::new("version", [], |_| help::version()),
    ]);
    commands
}

/// Returns the commands `book`, `blocks` (paper blocks to cut out), `lesson` and `mdbook`.
#[cfg(feature = "book")]
fn lessons() -> [Command; 4] {
    const BUILD: &[OptionSpec] = &[
        options::BOOK_FORMAT,
        options::OUTPUT_FOLDER,
        options::STATIC,
        options::FORCE,
        options::LANG,
    ];
    const SERVE: &[OptionSpec] = &[options::OUTPUT_FOLDER, options::PORT];
    const BLOCKS: &[OptionSpec] = &[options::PAPER_FORMAT, options::OUTPUT, options::FORCE];
    const LESSON: &[OptionSpec] = &[options::LESSON_FORMAT, options::OUTPUT, options::FORCE];
    let actions =
        vec![Command::new("build", BUILD, book::run), Command::new("serve", SERVE, book::run)];
    [
        Command { actions, ..Command::new("book", [], book::run) },
        Command::new("blocks", BLOCKS, lesson::blocks),
        Command::new("lesson", LESSON, lesson::run),
        Command::new("mdbook", [], book::mdbook),
    ]
}
