//! What the program understands, as clap sees it. The options of questions come from the registry
//! of games, so that a new game needs no line here. Clap's texts are English and its errors have
//! no place: help is written with our words, and errors become ours.

use clap::builder::{StyledStr, ValueParser};
use clap::error::{ContextKind, ContextValue};
use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{answers, play, worksheet};
#[cfg(feature = "book")]
use super::{book, lesson};
use crate::error::Error;
use crate::files::FileFault;
use crate::games;
use crate::line::{Line, Word};
use crate::question::OptionSpec;
use crate::question::QuestionFault;
use crate::wording::{Catalogue, Language, Values};

/// The options of `explain` that are not part of the question.
pub(super) const VIEW_OPTIONS: &[OptionSpec] = &[
    OptionSpec::valued("format", "FORMAT"),
    OptionSpec::valued("detail", "DETAIL"),
    OptionSpec::valued("hint", "N"),
    OptionSpec::switch("ask"),
    OptionSpec::valued("only", "STEPS"),
    OptionSpec::switch("full"),
    OptionSpec::valued("lang", "LANG"),
    OptionSpec::valued("output", "FILE"),
    OptionSpec::switch("force"),
    OptionSpec::valued("batch", "FILE"),
    OptionSpec::switch("schema"),
];

/// The name of the plain words of a question among the arguments.
const WORDS: &str = "words";

/// What the line asks for.
#[derive(Debug)]
pub(super) enum Parsed {
    /// A text to print: help or the version.
    Help(String),
    /// `carryless explain …`, or the command of a topic.
    Answer(String, ArgMatches),
}

/// Reads the line.
pub(super) fn parse(line: &Line, language: Language) -> Result<Parsed, Error> {
    let words = line.words().map(Word::text);
    match program(line, None)?.try_get_matches_from(words.clone()) {
        Ok(mut matches) => match matches.remove_subcommand() {
            Some((name, matches)) => Ok(Parsed::Answer(name, matches)),
            None => help(line, language),
        },
        Err(error) => match error.kind() {
            clap::error::ErrorKind::DisplayHelp
            | clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
            | clap::error::ErrorKind::DisplayVersion => help(line, language),
            _ => Err(translated(&error, line)),
        },
    }
}

/// The help that these words ask for, in our words.
fn help(line: &Line, language: Language) -> Result<Parsed, Error> {
    let catalogue = Catalogue::load(language, &["cli", "common"])?;
    let mut program = program(line, Some(&catalogue))?;
    let text = match program.try_get_matches_from_mut(line.words().map(Word::text)) {
        Err(error) => error.render(),
        Ok(_) => program.render_help(),
    };
    let mut text = text.to_string();
    // Clap puts an ASCII colon behind a heading; ours have their own.
    for id in ["cli-heading-commands", "cli-heading-options"] {
        let heading = catalogue.text(id)?;
        text = text.replace(&format!("\n{heading}:\n"), &format!("\n{heading}\n"));
    }
    Ok(Parsed::Help(text))
}

/// The grammar of this line: all commands by name, but only the one it names with its options, as
/// building them is much of what a short run does; with help texts where there are words for them.
fn program(line: &Line, words: Option<&Catalogue>) -> Result<Command, Error> {
    let explain = ("explain", games::explained().flat_map(|entry| entry.options).collect());
    let topics = games::commands().map(|entry| (entry.name, entry.options.iter().collect()));
    let mut commands: Vec<(&str, Vec<&OptionSpec>)> =
        std::iter::once(explain).chain(topics).collect();
    for (_, options) in &mut commands {
        options.extend(VIEW_OPTIONS);
    }
    commands.push(("play", play::options().collect()));
    commands.push(("answers", answers::OPTIONS.iter().collect()));
    commands.push(("worksheet", worksheet::options().collect()));
    #[cfg(feature = "book")]
    commands.extend([
        ("book", book::OPTIONS.iter().collect()),
        ("blocks", lesson::OPTIONS.iter().collect()),
        ("lesson", lesson::OPTIONS.iter().collect()),
        ("mdbook", book::MDBOOK_OPTIONS.iter().collect::<Vec<_>>()),
    ]);
    let named =
        line.words().map(Word::text).find(|word| commands.iter().any(|(name, _)| name == word));
    let program = Command::new("carryless")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(version_flag())
        .arg(help_flag())
        .arg(option(&OptionSpec::valued("lang", "LANG")))
        .subcommands(commands.into_iter().map(|(name, options)| match named == Some(name) {
            true => with_options(name, options.into_iter()),
            false => Command::new(name),
        }));
    match words {
        Some(words) => translate(program, "cli", words),
        None => Ok(program),
    }
}

fn version_flag() -> Arg {
    let flag = Arg::new("version").long("version").short('V');
    flag.action(ArgAction::Version)
}

fn help_flag() -> Arg {
    Arg::new("help").long("help").short('h').action(ArgAction::Help)
}

/// A command with plain words and these options; one that is named twice counts once.
fn with_options(name: &'static str, options: impl Iterator<Item = &'static OptionSpec>) -> Command {
    let mut command = Command::new(name).disable_help_flag(true).arg(
        Arg::new(WORDS)
            .value_name("POSITION")
            .action(ArgAction::Append)
            .num_args(0..)
            .allow_negative_numbers(true),
    );
    for spec in options {
        if command.get_arguments().all(|known| known.get_id() != spec.name) {
            command = command.arg(option(spec));
        }
    }
    command.arg(help_flag())
}

fn option(spec: &OptionSpec) -> Arg {
    let argument = Arg::new(spec.name).long(spec.name);
    let argument = if spec.name == "output" { argument.short('o') } else { argument };
    match spec.value {
        Some(value) => argument
            .value_names(value.split(' '))
            .num_args(spec.value_words())
            .action(ArgAction::Set)
            .value_parser(ValueParser::string())
            .allow_hyphen_values(!is_file(spec)),
        None => argument.action(ArgAction::SetTrue),
    }
}

/// The same command with help texts and headings from the words `<prefix>-…`.
fn translate(command: Command, prefix: &str, words: &Catalogue) -> Result<Command, Error> {
    let template = format!(
        "{{about}}\n\n{}\n  {{usage}}\n\n{{all-args}}{{after-help}}\n",
        words.text("cli-heading-usage")?
    );
    let mut command = command
        .about(words.text(&format!("{prefix}-about"))?)
        .override_usage(words.text(&format!("{prefix}-usage"))?)
        .subcommand_help_heading(words.text("cli-heading-commands")?)
        .help_template(StyledStr::from(template));
    if words.has(&format!("{prefix}-examples")) {
        command = command.after_help(words.text(&format!("{prefix}-examples"))?);
    }
    let heading = words.text("cli-heading-options")?;
    let ids: Vec<String> =
        command.get_arguments().map(|argument| argument.get_id().to_string()).collect();
    for id in ids {
        // A command without words of its own has no row for them.
        if id == WORDS && !words.has(&format!("{prefix}-words")) {
            command = command.mut_arg(&id, |argument| argument.hide(true));
            continue;
        }
        let help = argument_help(&id, prefix, words)?;
        let heading = heading.clone();
        command = command.mut_arg(&id, |argument| argument.help(help).help_heading(heading));
    }
    let names: Vec<String> =
        command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    for name in names {
        let prefix = format!("cli-{name}");
        let inner = command.find_subcommand(&name).cloned();
        if let Some(inner) = inner {
            let inner = translate(inner, &prefix, words)?;
            command = command.mut_subcommand(&name, |_| inner);
        }
    }
    Ok(command)
}

fn argument_help(id: &str, prefix: &str, words: &Catalogue) -> Result<String, Error> {
    let mut values = Values::default();
    let games: Vec<&str> = games::explained().map(|entry| entry.name).collect();
    values.set_text("games", words.row(&games)?);
    let languages: Vec<&str> = Language::all().map(Language::code).collect();
    values.set_text("languages", words.row(&languages)?);
    match id {
        WORDS => words.format(&format!("{prefix}-words"), &values),
        _ => {
            let own = format!("{prefix}-option-{id}");
            let shared = format!("cli-option-{id}");
            words.format(if words.has(&own) { &own } else { &shared }, &values)
        }
    }
}

/// Clap's error as ours, with its place in the line.
fn translated(error: &clap::Error, line: &Line) -> Error {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.split([' ', '=']).next(),
        _ => None,
    };
    let named = context(ContextKind::InvalidArg)
        .or_else(|| context(ContextKind::InvalidSubcommand))
        .unwrap_or_default();
    let option = named.trim_start_matches('-');
    let value = all_options().find(|spec| spec.name == option).and_then(|spec| spec.value);
    // A repeated option is wrong at its second place.
    let mut places = line.words().filter(|word| option_name(*word).1 == named);
    let fault = fault_of(error, value.unwrap_or_default());
    let place = match fault.fault() {
        Some(QuestionFault::Incomplete { .. }) => None,
        Some(QuestionFault::RepeatedOption) => places.nth(1),
        _ => places.next(),
    };
    match (place, fault.fault()) {
        (Some(word), Some(QuestionFault::UnexpectedValue)) => word.error(fault),
        (Some(word), _) => option_name(word).0.error(fault),
        (None, _) => line.error_at_end(fault).naming(named),
    }
}

/// The error that `command` needs another word.
#[cfg(feature = "book")]
pub(super) fn incomplete(line: &Line, command: &'static str) -> Error {
    line.error_at_end(QuestionFault::Incomplete { command })
}

fn fault_of(error: &clap::Error, value: &'static str) -> Error {
    use clap::error::ErrorKind as Clap;
    let fault = match error.kind() {
        Clap::UnknownArgument => QuestionFault::UnknownOption,
        Clap::InvalidSubcommand => QuestionFault::UnknownCommand,
        Clap::ArgumentConflict => QuestionFault::RepeatedOption,
        Clap::InvalidValue | Clap::WrongNumberOfValues | Clap::TooFewValues => {
            QuestionFault::MissingValue { value }
        }
        Clap::TooManyValues => QuestionFault::UnexpectedValue,
        Clap::InvalidUtf8 => return FileFault::NotUtf8.into(),
        _ => QuestionFault::Incomplete { command: "carryless" },
    };
    fault.into()
}

/// The part of a word before `=`, and the long name of the option that it is.
fn option_name(word: Word<'_>) -> (Word<'_>, &str) {
    let word = word.split_once('=').map_or(word, |(name, _)| name);
    match word.text() {
        "-o" => (word, "--output"),
        name => (word, name),
    }
}

/// The options that a line names, each with its value if it has one: what is the value of an option
/// is not taken for another.
pub(super) fn options(line: &Line) -> impl Iterator<Item = (&str, Option<Word<'_>>)> {
    let mut words = line.words();
    std::iter::from_fn(move || {
        let word = words.find(|word| word.text().starts_with('-'))?;
        let name = option_name(word).1;
        let spec = all_options().find(|spec| name.strip_prefix("--") == Some(spec.name));
        let mut value = word.split_once('=').map(|(_, value)| value);
        let missing = if value.is_some() { 0 } else { spec.map_or(0, OptionSpec::value_words) };
        for _ in 0..missing {
            let next = words.clone().next();
            // As clap reads it: a file has no such name.
            if spec.is_some_and(is_file) && next.is_some_and(|next| next.text().starts_with("--")) {
                break;
            }
            value = value.or(words.next());
        }
        Some((name, value))
    })
}

/// Whether the value of the option is the name of a file, which does not begin with dashes:
/// `--batch --schema` names no file; one that begins so is `./--schema`.
fn is_file(spec: &OptionSpec) -> bool {
    spec.value == Some("FILE")
}

fn all_options() -> impl Iterator<Item = &'static OptionSpec> {
    let options = games::ENTRIES.iter().flat_map(|entry| entry.options);
    let options = options
        .chain(VIEW_OPTIONS)
        .chain(play::OPTIONS)
        .chain(worksheet::options())
        .chain(answers::OPTIONS);
    #[cfg(feature = "book")]
    let options = options.chain(book::OPTIONS);
    options
}

/// The words of the line that belong to the question: not the program, the command, or an option
/// among `others` (such as those of the view) and its value.
pub(super) fn question_line(line: &Line, others: &[OptionSpec]) -> Line {
    let mut index = 0;
    let (mut is_value, mut is_question) = (false, false);
    line.retain(|word| {
        index += 1;
        if index == 1 || std::mem::take(&mut is_value) {
            return false;
        }
        let (name, glued) = match word.split_once('=') {
            Some((name, _)) => (name.text(), true),
            None => (word.text(), false),
        };
        let name = if name == "-o" { "--output" } else { name };
        let view = others.iter().find(|spec| name.strip_prefix("--") == Some(spec.name));
        is_value = view.is_some_and(|spec| spec.value.is_some()) && !glued;
        // The first word that is no option of the view is the command; the question follows.
        view.is_none() && std::mem::replace(&mut is_question, true)
    })
}
