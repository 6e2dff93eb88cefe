//! `carryless completions SHELL` and `carryless man [COMMAND]`: made from the same two tables as help.

use clap_complete::{Shell, generate};
use clap_complete_nushell::Nushell;

use super::command::{Done, Request};
use super::{grammar, output};
use crate::asked::AskedFault;
use crate::error::Error;
use crate::wording::Catalogue;

/// The shells, by the names that they have.
const SHELLS: [&str; 5] = ["bash", "zsh", "fish", "powershell", "nushell"];

/// Prints what a shell needs to complete a line.
pub(super) fn run(request: &Request<'_>) -> Result<Done, Error> {
    let word = request.asked.peek().ok_or_else(|| request.incomplete())?;
    let unknown = || word.error(AskedFault::not_one_of(SHELLS));
    let shell = word.choice(SHELLS.into_iter()).ok_or_else(unknown)?;
    let target = output::target(&request.asked)?;
    request.asked.refuse_idle()?;
    let mut program = program(request)?;
    let mut script = Vec::new();
    match shell {
        0 => generate(Shell::Bash, &mut program, "carryless", &mut script),
        1 => generate(Shell::Zsh, &mut program, "carryless", &mut script),
        2 => generate(Shell::Fish, &mut program, "carryless", &mut script),
        3 => generate(Shell::PowerShell, &mut program, "carryless", &mut script),
        _ => generate(Nushell, &mut program, "carryless", &mut script),
    }
    target.write(&String::from_utf8_lossy(&script)).map(|()| Done::Well)
}

/// Prints the manual page of the program, or of a command.
pub(super) fn man(request: &Request<'_>) -> Result<Done, Error> {
    let target = output::target(&request.asked)?;
    request.asked.refuse_idle()?;
    let program = program(request)?;
    let command = match request.asked.peek() {
        None => program,
        Some(word) => {
            let names: Vec<&str> = request.commands.iter().map(|command| command.name).collect();
            let unknown = || word.error(AskedFault::not_one_of(&names));
            program.find_subcommand(word.text()).cloned().ok_or_else(unknown)?
        }
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page).map_err(Error::defect)?;
    target.write(&String::from_utf8_lossy(&page)).map(|()| Done::Well)
}

fn program(request: &Request<'_>) -> Result<clap::Command, Error> {
    let words = Catalogue::load(request.language, &["cli", "common"])?;
    grammar::program(request.commands, &words)
}
