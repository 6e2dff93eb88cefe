//! The command line program: parses the process arguments, runs a command and returns the exit code. Codes: 0
//! success, 1 checked and found wrong, 2 bad input, 3 failure outside the program. An error is one localized
//! sentence on standard error, with the span and a hint. Standard output is then empty, and no file is partly
//! written. Commands are listed in `commands.rs`; their types are in `command.rs`.

mod answers;
mod batch;
#[cfg(feature = "book")]
mod book;
#[cfg(feature = "book")]
pub mod book_files;
mod clap_command;
pub mod class_files;
mod command;
mod commands;
mod completions;
mod count;
mod diagnostics;
mod explain;
mod graph;
mod help;
#[cfg(feature = "book")]
mod lesson;
mod line_input;
mod manual;
mod output;
mod page_output;
pub mod panic_hook;
mod play;
mod poster;
mod practise;
mod print;
mod progress;
mod prove;
mod seed;
mod suggestions;
mod templates;
mod threads;
mod tty;
pub mod web;
#[cfg(feature = "spreadsheet")]
mod workbook;
mod worksheet;

use std::ffi::OsString;
use std::process::ExitCode;

use command::{Command, ExitStatus, Request};

use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_args::options::OptionSpec;
use carryless_args::{Args, ArgsError};
use carryless_files::FileFault;
use carryless_render::i18n::Language;
use carryless_worksheet::spec::BOTH;

/// Runs the program and returns its exit code; `arguments` begins with the program name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let (line, valid) = command_line(arguments);
    let commands = commands::all();
    let named =
        |name: &str| commands.iter().find(|command| command.name == command::canonical_name(name));
    // First, because the parser uses a template, too.
    let replaced = templates::replace_embedded(&line);
    let global: Vec<&OptionSpec> = command::global_options().collect();
    let (word, args) = Args::parse_command(&line, 1, &global, |name| {
        named(name).map(|command| command.all_options().chain(command::global_options()).collect())
    });
    let command = word.and_then(|word| named(word.text()));
    let spoken = language(&args, command);
    let language = spoken.clone().unwrap_or_else(|_| environment_language());
    panic_hook::install(language);
    let done = valid.and(spoken).and(replaced).and_then(|has_own| {
        let done = answer(&commands, command, args, language);
        if has_own { done.map_err(templates::blame_templates) } else { done }
    });
    match done {
        Ok(ExitStatus::Success) => ExitCode::SUCCESS,
        Ok(ExitStatus::Wrong) => ExitCode::from(1),
        Ok(ExitStatus::SomeBad) => ExitCode::from(2),
        Err(error) => {
            diagnostics::report(&error, language);
            ExitCode::from(error.exit_code())
        }
    }
}

/// Returns the command line of the process arguments, with `carryless` as the first token. The result is an
/// error if an argument is not UTF-8.
fn command_line(arguments: impl IntoIterator<Item = OsString>) -> (CommandLine, Result<(), Error>) {
    let arguments: Vec<OsString> = arguments.into_iter().skip(1).collect();
    let lossy: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
    let words = std::iter::once("carryless").chain(lossy.iter().map(AsRef::as_ref));
    let line = CommandLine::from_arguments(words);
    let broken = arguments.iter().position(|argument| argument.to_str().is_none());
    let place = broken.and_then(|index| line.tokens().nth(index + 1));
    let valid = place.map_or(Ok(()), |word| Err(word.error(FileFault::NotUtf8)));
    (line, valid)
}

/// Runs `command`, or prints the version or help if `args` ask for it. Without a command, an empty command
/// line prints the help of the program; other arguments are the error `incomplete`.
fn answer(
    commands: &[Command],
    command: Option<&Command>,
    args: Args<'_>,
    language: Language,
) -> Result<ExitStatus, Error> {
    tty::choose_colour(&args)?;
    // `templates::replace_embedded` has read its value.
    args.flag("templates");
    let line = args.line();
    let args =
        args.into_result().map_err(|error| suggestions::with_suggestion(error, line, commands))?;
    if args.flag("version").is_some() {
        return help::version();
    }
    let is_help = |word: Token<'_>| word.text() == "help";
    let wants_help = args.flag("help").is_some() || args.peek().is_some_and(is_help);
    match command {
        Some(Command { name, run, .. }) if !wants_help => {
            run(&Request { command: name, args, language, commands })
        }
        None if !wants_help && !has_only_language(&args) => {
            let command = "carryless".to_owned();
            Err(args.line().error_at_end(ArgsError::Incomplete { command }))
        }
        _ => {
            let named = command.map(|command| command.name).into_iter();
            let action = args.peek().map(Token::text).filter(|word| *word != "help");
            let path: Vec<&str> = named.chain(action).filter(|name| *name != "help").collect();
            let is_long = wants_help && args.flag("help").is_none_or(|flag| flag.text() != "-h");
            help::print(commands, &path, is_long, language)
        }
    }
}

/// Whether the command line is empty except for the option `--lang`.
fn has_only_language(args: &Args<'_>) -> bool {
    let language = args.value_of("lang").map(Token::text);
    let mut words = args.line().tokens().skip(1).map(Token::text);
    words.all(|word| word.starts_with("--lang") || Some(word) == language)
}

/// Returns the language of messages: the value of `--lang`, or else the language of the environment.
fn language(args: &Args<'_>, command: Option<&Command>) -> Result<Language, Error> {
    // `--lang` of a sheet may name two languages; messages then use that of the environment.
    let has_own = |command: &Command| command.all_options().any(|spec| spec.name == "lang");
    let two = command.is_some_and(has_own);
    match args.value_of("lang").filter(|word| !two || word.text() != BOTH) {
        Some(word) => Language::of_code(word.text())
            .map_err(|error| error.with_span(args.line().text(), word.span())),
        None => Ok(environment_language()),
    }
}

/// Returns the language of the system locale (environment variables such as `LANG`, or the system settings).
fn environment_language() -> Language {
    Language::of_locale(&sys_locale::get_locale().unwrap_or_default())
}
