//! Builds a clap command from the tables of commands and options, with localized texts. Help, completions and
//! the manual page are generated from it. Command lines are not parsed with clap.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ValueHint};

use super::command::{Command, global_options};
use carryless_args::error::Error;
use carryless_args::options::{OptionRole, OptionSpec, ValueKind};
use carryless_exercises::constraints::Trap;
use carryless_games::games;
use carryless_render::i18n::{Catalogue, Language, MessageArgs};
use carryless_worksheet::topics;

/// Id of the clap argument that stands for all positional words of a command.
pub(super) const WORDS: &str = "words";

/// Builds the clap command of the program, with `commands` as subcommands and the texts from `words`.
pub(super) fn program(commands: &[Command], words: &Catalogue) -> Result<clap::Command, Error> {
    let mut program = clap::Command::new("carryless")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true);
    for command in commands {
        program = program.subcommand(build_command(command, "cli", words)?);
    }
    with_texts(with_options(program, global_options(), "cli", words)?, "cli", words)
}

/// Builds the clap command of `command`, with its actions as subcommands. `above` is the prefix of message
/// ids of the parent: with `cli`, the command `play` has messages such as `cli-play-about`.
fn build_command(
    command: &Command,
    above: &str,
    words: &Catalogue,
) -> Result<clap::Command, Error> {
    let prefix = format!("{above}-{}", command.name);
    let mut made = clap::Command::new(command.name)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true);
    for action in &command.actions {
        made = made.subcommand(build_command(action, &prefix, words)?);
    }
    if words.has(&format!("{prefix}-words")) {
        let mut values = MessageArgs::default();
        let games: Vec<&str> = games::explained_entries().map(|entry| entry.name).collect();
        values.set_text("games", words.comma_list(&games)?);
        let help = words.format(&format!("{prefix}-words"), &values)?;
        let own = format!("{prefix}-value");
        let name = words.text(if words.has(&own) { &own } else { "value-position" })?;
        let plain = Arg::new(WORDS).value_name(name).num_args(0..).action(ArgAction::Append);
        made = made.arg(plain.help(help).help_heading(words.text("cli-heading-arguments")?));
    }
    let mut options: Vec<&OptionSpec> = command.options.clone();
    // Global options come last, even if the command has its own description of them.
    let is_global = |spec: &OptionSpec| global_options().any(|global| global.name == spec.name);
    options.sort_by_key(|spec| (is_global(spec), spec.role));
    let global = global_options().filter(|spec| options.iter().all(|own| own.name != spec.name));
    let all: Vec<&OptionSpec> = options.iter().copied().chain(global).collect();
    with_texts(with_options(made, all.into_iter(), &prefix, words)?, &prefix, words)
}

/// Returns the command with its description, usage and examples: the messages `PREFIX-about`, `PREFIX-usage`
/// and, if it exists, `PREFIX-examples`.
fn with_texts(
    command: clap::Command,
    prefix: &str,
    words: &Catalogue,
) -> Result<clap::Command, Error> {
    let command = command
        .about(words.text(&format!("{prefix}-about"))?)
        .override_usage(words.text(&format!("{prefix}-usage"))?);
    let examples = format!("{prefix}-examples");
    Ok(match words.has(&examples) {
        true => command.after_long_help(words.text(&examples)?),
        false => command,
    })
}

/// Returns the command with the options added, each under the heading of its role. A message
/// `PREFIX-option-NAME` replaces the shared help `cli-option-NAME`.
fn with_options<'s>(
    mut command: clap::Command,
    options: impl Iterator<Item = &'s OptionSpec>,
    prefix: &str,
    words: &Catalogue,
) -> Result<clap::Command, Error> {
    for spec in options {
        let is_global = global_options().any(|global| global.name == spec.name);
        let heading = match (is_global, spec.role) {
            (true, _) => "cli-heading-global".to_owned(),
            (_, role) => heading(role, prefix, words),
        };
        let option = option(spec, words)?.help(help_of(spec, prefix, words)?);
        command = command.arg(option.help_heading(words.text(&heading)?));
    }
    Ok(command)
}

/// Returns the message id of the heading above options of this role: `PREFIX-heading-ROLE` if that message
/// exists, otherwise `cli-heading-ROLE`.
fn heading(role: OptionRole, prefix: &str, words: &Catalogue) -> String {
    let role = match role {
        OptionRole::Rule => "rule",
        OptionRole::Judged => "judged",
        OptionRole::View => "view",
        OptionRole::Place => "place",
        OptionRole::Mode => "mode",
    };
    let own = format!("{prefix}-heading-{role}");
    if words.has(&own) { own } else { format!("cli-heading-{role}") }
}

/// Builds the clap argument of an option: its names and its value, without the help text.
fn option(spec: &OptionSpec, words: &Catalogue) -> Result<Arg, Error> {
    let mut option = Arg::new(spec.name).long(spec.name);
    if let Some(letter) = spec.short {
        option = option.short(letter);
    }
    let Some(value) = spec.value else { return Ok(option.action(ArgAction::SetTrue)) };
    let shown = words.text(&format!("value-{}", value.placeholder))?;
    let option = option.action(ArgAction::Set).allow_hyphen_values(true);
    Ok(match value.kind {
        ValueKind::Words(allowed) => {
            option.value_name(shown).value_parser(PossibleValuesParser::new(allowed))
        }
        ValueKind::Pair => option.value_names(shown.split(' ').map(str::to_owned)).num_args(2),
        ValueKind::File => option.value_name(shown).value_hint(ValueHint::FilePath),
        ValueKind::Folder => option.value_name(shown).value_hint(ValueHint::DirPath),
        ValueKind::Text | ValueKind::Number(..) => option.value_name(shown),
    })
}

/// Returns the help text of an option: its purpose, possible values and default. The purpose is the message
/// `PREFIX-option-NAME` if it exists, otherwise `cli-option-NAME`.
fn help_of(spec: &OptionSpec, prefix: &str, words: &Catalogue) -> Result<String, Error> {
    let mut values = MessageArgs::default();
    let languages: Vec<&str> = Language::all().map(Language::code).collect();
    values.set_text("languages", words.comma_list(&languages)?);
    let traps: Vec<&str> = topics::all_misconceptions().map(Trap::tag).collect();
    values.set_text("traps", words.comma_list(&traps)?);
    let own = format!("{prefix}-option-{}", spec.name);
    let shared = format!("cli-option-{}", spec.name);
    let mut help = words.format(if words.has(&own) { &own } else { &shared }, &values)?;
    let mut add = |id: &str, value: String| {
        let mut values = MessageArgs::default();
        values.set_text("value", value);
        words.format(id, &values).map(|text| help.push_str(&format!(" {text}")))
    };
    let allowed = spec.allowed_words();
    if !allowed.is_empty() {
        add("cli-possible", words.comma_list(allowed)?)?;
    }
    if let Some(ValueKind::Number(least, most)) = spec.value.map(|value| value.kind)
        && most < u64::MAX
    {
        add("cli-possible", format!("{least}–{most}"))?;
    }
    if let Some(default) = spec.value.and_then(|value| value.default) {
        add("cli-default", default.to_owned())?;
    }
    Ok(help)
}
