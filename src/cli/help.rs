//! Help: a page for the program, for each command and for each action of a command, as wide as the
//! terminal and in its colours. `-h` is short; `--help` has examples too.

use clap::builder::styling::{AnsiColor, Style};
use clap::{Arg, ArgAction};
use textwrap::Options;
use unicode_width::UnicodeWidthStr;

use super::command::{Command, Done, Request};
use super::{grammar, output, screen};
use crate::error::Error;
use crate::line::Word;
use crate::wording::{Catalogue, Language};

/// The widest column of options: what is longer has its help on the next line.
const WIDEST_LABEL: usize = 30;

/// Prints the page of the command, or of the action of a command, that `path` names.
pub(super) fn print(
    commands: &[Command],
    path: &[&str],
    is_long: bool,
    language: Language,
) -> Result<Done, Error> {
    let words = Catalogue::load(language, &["cli", "common"])?;
    let program = grammar::program(commands, &words)?;
    let mut named = &program;
    for name in path {
        match named.find_subcommand(name) {
            Some(inner) => named = inner,
            None => break,
        }
    }
    let page = Page { words: &words, width: screen::standard().width, is_long };
    output::print(&page.of(named)?).map(|()| Done::Well)
}

/// `carryless help COMMAND`.
pub(super) fn run(request: &Request<'_>) -> Result<Done, Error> {
    let mut words = request.asked.clone();
    let path: Vec<&str> = std::iter::from_fn(|| words.next_word()).map(Word::text).collect();
    print(request.commands, &path, true, request.language)
}

/// `carryless version`.
pub(super) fn version() -> Result<Done, Error> {
    output::print(concat!("carryless ", env!("CARGO_PKG_VERSION"), "\n")).map(|()| Done::Well)
}

/// How a page is written.
struct Page<'w> {
    words: &'w Catalogue,
    width: usize,
    is_long: bool,
}

const HEADING: Style = AnsiColor::Green.on_default().bold();
const NAME: Style = AnsiColor::Cyan.on_default().bold();

impl Page<'_> {
    fn of(&self, command: &clap::Command) -> Result<String, Error> {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let mut page = self.wrapped(&about, "", "") + "\n";
        page += &self.heading("cli-heading-usage")?;
        for line in command.clone().render_usage().to_string().lines() {
            let line = line.trim_start_matches("Usage:").trim();
            page += &self.wrapped(line, "  ", "      ");
        }
        let rows = command.get_subcommands().map(|inner| {
            let about = inner.get_about().map(ToString::to_string).unwrap_or_default();
            (inner.get_name().to_owned(), about)
        });
        let rows: Vec<_> = rows.collect();
        if !rows.is_empty() {
            page += &format!("\n{}", self.heading("cli-heading-commands")?);
            page += &self.table(&rows);
        }
        let mut headings: Vec<&str> = Vec::new();
        for heading in command.get_arguments().filter_map(Arg::get_help_heading) {
            if !headings.contains(&heading) {
                headings.push(heading);
            }
        }
        for heading in headings {
            let own = command.get_arguments().filter(|arg| arg.get_help_heading() == Some(heading));
            let rows: Vec<_> = own.map(row).collect();
            page += &format!("\n{}\n", painted(HEADING, heading));
            page += &self.table(&rows);
        }
        let more = command.get_after_long_help().map(ToString::to_string);
        if let Some(more) = more.filter(|_| self.is_long) {
            page += &format!("\n{more}\n");
        }
        Ok(page)
    }

    fn heading(&self, id: &str) -> Result<String, Error> {
        Ok(painted(HEADING, &self.words.text(id)?) + "\n")
    }

    /// Names on the left, what they are for on the right.
    fn table(&self, rows: &[(String, String)]) -> String {
        let widest =
            rows.iter().map(|(name, _)| name.width()).filter(|width| *width <= WIDEST_LABEL);
        let column = widest.max().unwrap_or_default().min(self.width / 2);
        let indent = " ".repeat(column + 4);
        let mut text = String::new();
        for (name, help) in rows {
            let gap = column.checked_sub(name.width());
            text += &format!("  {}", painted(NAME, name));
            let first = match gap {
                Some(gap) => " ".repeat(gap + 2),
                None => format!("\n{indent}"),
            };
            let mut lines = help.lines().map(|line| self.wrapped(line, &indent, &indent));
            let head = lines.next().unwrap_or_default();
            text += &format!("{first}{}", head.trim_start());
            text.extend(lines);
        }
        text
    }

    fn wrapped(&self, text: &str, first: &str, further: &str) -> String {
        let options = Options::new(self.width).initial_indent(first).subsequent_indent(further);
        textwrap::fill(text, options.break_words(false)) + "\n"
    }
}

/// How an argument is typed, and what it is for.
fn row(argument: &Arg) -> (String, String) {
    let values: Vec<String> =
        argument
            .get_value_names()
            .unwrap_or_default()
            .iter()
            .map(|name| {
                if argument.is_positional() { format!("[{name}]…") } else { format!("<{name}>") }
            })
            .collect();
    let takes_value = matches!(argument.get_action(), ArgAction::Set | ArgAction::Append);
    let mut parts = Vec::new();
    if let Some(long) = argument.get_long() {
        let short = argument.get_short().map_or("    ".to_owned(), |letter| format!("-{letter}, "));
        parts.push(format!("{short}--{long}"));
    }
    if takes_value {
        parts.extend(values);
    }
    let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
    (parts.join(" "), help)
}

fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
