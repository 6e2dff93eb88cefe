//! Replays the commands of a Markdown text: in blocks fenced as `console` or `sh` each line that begins with
//! `$ ` is a command, the lines after it are its whole output, and a last line `# exit N` is its exit code if
//! that is not 0. `$ echo $?` prints the code of the command before it. Input is written as in a shell:
//! `<<'END'` at the end of the command, and below it the typed lines and `END`, each after the shell's `> `.
//! Blocks that build or install are skipped.

use std::fmt::Write as _;
use std::path::Path;

use crate::shell;

/// Result of replaying the commands of a text.
pub(crate) struct Replayed {
    /// The text with the actual outputs.
    pub(crate) text: String,
    /// Number of commands run.
    pub(crate) commands: usize,
    /// Number of blocks of commands.
    pub(crate) blocks: usize,
}

/// Runs all commands of `text`, one after the other in one folder, in the language of `locale`. `cargo run
/// --release -- …` means the program itself.
pub(crate) fn replay(text: &str, folder: &Path, locale: &str) -> Replayed {
    let mut replayed = Replayed { text: String::new(), commands: 0, blocks: 0 };
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        replayed.text.push_str(line);
        replayed.text.push('\n');
        let Some(fence) = fence_of(line) else {
            continue;
        };
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != fence).collect();
        let first = block.iter().find_map(|line| line.strip_prefix("$ "));
        let builds = |command: &str| {
            command.starts_with("cargo ") && !command.starts_with("cargo run --release -- ")
        };
        if first.is_some_and(|command| !builds(command)) {
            replayed.blocks += 1;
            replayed.run_block(&block, folder, locale);
        } else {
            for line in block {
                replayed.text.push_str(line);
                replayed.text.push('\n');
            }
        }
        replayed.text.push_str(fence);
        replayed.text.push('\n');
    }
    replayed
}

/// Closing fence of a block that opens here, if it is a block of commands.
fn fence_of(line: &str) -> Option<&str> {
    let ticks = line.len() - line.trim_start_matches('`').len();
    let (fence, name) = line.split_at(ticks);
    (ticks >= 3 && ["console", "sh"].contains(&name)).then_some(fence)
}

impl Replayed {
    fn run_block(&mut self, block: &[&str], folder: &Path, locale: &str) {
        let mut code = 0;
        let mut lines = block.iter().peekable();
        while let Some(line) = lines.next() {
            let Some(command) = line.strip_prefix("$ ") else {
                continue;
            };
            writeln!(self.text, "{line}").unwrap();
            self.commands += 1;
            let mut program = command.replace("cargo run --release -- ", "carryless ");
            while command.contains("<<") {
                let Some(typed) = lines.next_if(|line| line.starts_with('>')) else {
                    break;
                };
                writeln!(self.text, "{typed}").unwrap();
                program += "\n";
                program += typed[1..].strip_prefix(' ').unwrap_or_default();
            }
            let program = format!("exec 2>&1\n(exit {code})\n{program}");
            let output = shell::run(&program, folder, locale);
            code = output.status.code().unwrap();
            let said = String::from_utf8(output.stdout).unwrap();
            self.text.push_str(&said);
            if !said.is_empty() && !said.ends_with('\n') {
                self.text.push('\n');
            }
            if code != 0 {
                writeln!(self.text, "# exit {code}").unwrap();
            }
        }
    }
}

/// First difference between `expected` and `is`, with the lines around it; `None` if the texts are equal.
pub(crate) fn difference(expected: &str, is: &str) -> Option<String> {
    let (mut left, mut right) = (expected.lines(), is.lines());
    let mut command = "";
    for number in 1.. {
        let (expected, is) = (left.next(), right.next());
        if expected == is {
            command = is?;
            continue;
        }
        return Some(format!(
            "line {number}, after {command:?}\nexpected {expected:?}\n      is {is:?}"
        ));
    }
    None
}
