//! `carryless completions SHELL` and `carryless man [COMMAND]`, from the same tables as the help.

use clap_complete::{Shell, generate};
use clap_complete_nushell::Nushell;

use super::command::{ExitStatus, Request};
use super::{clap_command, manual, output};
use carryless_args::ArgsError;
use carryless_args::error::Error;
use carryless_render::i18n::Catalogue;

/// Names of the supported shells.
const SHELLS: [&str; 5] = ["bash", "zsh", "fish", "powershell", "nushell"];

/// Runs `carryless completions SHELL`: prints the script that completes commands and options in the shell.
pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let word = request.args.peek().ok_or_else(|| request.incomplete())?;
    let unknown = || word.error(ArgsError::not_one_of(SHELLS));
    let shell = word.index_in(SHELLS.into_iter()).ok_or_else(unknown)?;
    let target = output::target(&request.args)?;
    request.args.reject_unused()?;
    let words = Catalogue::load(request.language, &["cli", "common"])?;
    let mut program = clap_command::program(request.commands, &words)?;
    let mut script = Vec::new();
    match shell {
        0 => generate(Shell::Bash, &mut program, "carryless", &mut script),
        1 => generate(Shell::Zsh, &mut program, "carryless", &mut script),
        2 => generate(Shell::Fish, &mut program, "carryless", &mut script),
        3 => generate(Shell::PowerShell, &mut program, "carryless", &mut script),
        _ => generate(Nushell, &mut program, "carryless", &mut script),
    }
    // `clap_complete` writes this English title for a list of commands in zsh.
    let commands = words.text("cli-heading-commands")?;
    let commands = format!(" {}' commands", commands.trim_end_matches([':', '\u{ff1a}']));
    let script = String::from_utf8_lossy(&script).replace(" commands' commands", &commands);
    output::write(target, &script).map(|()| ExitStatus::Success)
}

/// Runs `carryless man [COMMAND]`: prints the manual page of the program or of one command in roff.
pub(super) fn man(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let target = output::target(&request.args)?;
    request.args.reject_unused()?;
    let words = Catalogue::load(request.language, &["cli", "common"])?;
    let program = clap_command::program(request.commands, &words)?;
    let command = match request.args.peek() {
        None => program,
        Some(word) => {
            let names: Vec<&str> = request.commands.iter().map(|command| command.name).collect();
            let unknown = || word.error(ArgsError::not_one_of(&names));
            program.find_subcommand(word.text()).cloned().ok_or_else(unknown)?
        }
    };
    let page = manual::page(&command, &words)?;
    output::write(target, &page).map(|()| ExitStatus::Success)
}
