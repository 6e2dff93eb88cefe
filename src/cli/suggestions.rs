//! Suggests a complete command line to a user who typed an unknown command or misplaced an option.

use super::command::Command;
use carryless_args::ArgsError;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_args::options::alias;
use carryless_args::suggest::most_similar;
use carryless_games::games;

/// Returns the error. If it is about an unknown command or option, it now has a hint with the arguments to
/// type instead.
pub(super) fn with_suggestion(error: Error, line: &CommandLine, commands: &[Command]) -> Error {
    let place = line.tokens().find(|word| word.span().start == error.span.start);
    match (error.fault(), place) {
        (Some(ArgsError::UnknownCommand { .. }), Some(word)) => {
            if let Some(other) = ArgsError::other_name(word.text()) {
                return word.error(other);
            }
            let (form, instead) = suggest_command(word, line, commands);
            word.error(ArgsError::UnknownCommand { form, instead })
        }
        (Some(ArgsError::UnknownOption { form: "other", .. }), Some(word)) => {
            let word = word.split_once('=').map_or(word, |(flag, _)| flag);
            let (form, instead) = suggest_option(word, line, commands)
                .unwrap_or_else(|| ("help", help(line, commands)));
            word.error(ArgsError::UnknownOption { form, instead })
        }
        _ => error,
    }
}

/// Returns the hint about the unknown command `word`: the variant of its message (argument `form`), and the
/// arguments to type instead. The variant is `line` if `word` begins a question, `similar` if a command has a
/// similar name, and otherwise `other`, with an empty text.
fn suggest_command(
    word: Token<'_>,
    line: &CommandLine,
    commands: &[Command],
) -> (&'static str, String) {
    let rest = line.text().get(word.span().start..).unwrap_or_default();
    let text = word.text();
    let game = word.index_in(games::explained_entries().map(|entry| entry.name));
    if game.is_some() || word.items().first().is_some_and(|item| item.number().is_ok()) {
        let needs_range = text.eq_ignore_ascii_case("race") && !rest.contains("--say");
        let range = if needs_range { " --say 1-2" } else { "" };
        return ("line", format!("explain {rest}{range}"));
    }
    match most_similar(text, commands.iter().map(|command| command.name)) {
        Some(name) => ("similar", format!("{name}{}", &rest[text.len()..])),
        None => ("other", String::new()),
    }
}

/// Returns the command line that prints the help of the first command in `line`, such as `carryless play
/// --help`; without a command, `carryless --help`.
fn help(line: &CommandLine, commands: &[Command]) -> String {
    let named = |word: Token<'_>| commands.iter().find(|command| command.name == word.text());
    let name = line.tokens().skip(1).find_map(named).map(|command| format!(" {}", command.name));
    format!("carryless{} --help", name.unwrap_or_default())
}

/// Returns the hint about the unknown option `flag`: the variant of its message (argument `form`), and the
/// text to type instead. The text is `--format NAME` if the option is the name of a format,
/// `COMMAND … --NAME` if the option stands before its command, and otherwise the commands that have the
/// option. `None` if the command behind the option does not have it, or if no command has it.
fn suggest_option(
    flag: Token<'_>,
    line: &CommandLine,
    commands: &[Command],
) -> Option<(&'static str, String)> {
    let name = flag.text().trim_start_matches('-');
    let formats = ["text", "markdown", "html", "json", "pdf", "csv"];
    let format = alias(name).unwrap_or(name);
    if formats.contains(&format) {
        return Some(("value", format!("--format {format}")));
    }
    let named = line.tokens().skip(1).find_map(|word| {
        let named = commands.iter().find(|command| command.name == word.text());
        named.filter(|_| word.span().start > flag.span().start)
    });
    let known = |spec: &&carryless_args::options::OptionSpec| {
        spec.name == name || spec.short.is_some_and(|letter| name.starts_with(letter))
    };
    if let Some(named) = named {
        let spec = named.all_options().find(known)?;
        return Some(("after", format!("{} … --{}", named.name, spec.name)));
    }
    let has = |command: &&Command| command.all_options().any(|spec| spec.name == name);
    let others: Vec<&str> = commands.iter().filter(has).map(|command| command.name).collect();
    (!others.is_empty()).then(|| ("elsewhere", format!("{} … --{name}", others.join("|"))))
}
