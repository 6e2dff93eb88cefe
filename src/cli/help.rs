//! Prints the help page of the program, of a command or of an action, in the width and colours of the
//! terminal. `-h` prints the short form; `--help` adds examples.

use clap::builder::styling::{AnsiColor, Style};
use clap::{Arg, ArgAction};
use unicode_width::UnicodeWidthStr;

use super::command::{Command, ExitStatus, Request, canonical_name};
use super::{clap_command, output, tty};
use carryless_args::ArgsError;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::wrap;

/// Largest width in columns of the labels (commands and options) to the left of their help. The help of a
/// longer label begins on the next line.
const WIDEST_LABEL: usize = 30;

/// Prints the help of the command or action with the names `path`, such as `["book", "build"]`; with an empty
/// `path`, that of the program. `is_long` adds examples.
pub(super) fn print(
    commands: &[Command],
    path: &[&str],
    is_long: bool,
    language: Language,
) -> Result<ExitStatus, Error> {
    let words = Catalogue::load(language, &["cli", "common"])?;
    let program = clap_command::program(commands, &words)?;
    let mut named = &program;
    for name in path {
        match named.find_subcommand(name) {
            Some(inner) => named = inner,
            None => break,
        }
    }
    let page = Page { words: &words, width: tty::standard().width, is_long };
    output::print(&page.render(named)?).map(|()| ExitStatus::Success)
}

/// Runs `carryless help COMMAND`.
pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let mut words = request.args.clone();
    let path: Vec<Token<'_>> = std::iter::from_fn(|| words.next_word()).collect();
    let names = || request.commands.iter().map(|command| command.name);
    let is_unknown = |word: &&Token<'_>| names().all(|name| name != canonical_name(word.text()));
    if let Some(word) = path.first().filter(is_unknown) {
        return Err(word.error(ArgsError::not_one_of(names())));
    }
    let path: Vec<&str> = path.into_iter().map(|word| canonical_name(word.text())).collect();
    print(request.commands, &path, true, request.language)
}

/// Prints the name and version of the program.
pub(super) fn version() -> Result<ExitStatus, Error> {
    output::print(concat!("carryless ", env!("CARGO_PKG_VERSION"), "\n"))
        .map(|()| ExitStatus::Success)
}

/// Settings of a help page: its messages, its width in columns, and whether it has examples.
struct Page<'w> {
    words: &'w Catalogue,
    width: usize,
    is_long: bool,
}

/// Style of headings.
const HEADING: Style = AnsiColor::Green.on_default().bold();
/// Style of the labels: commands and options in the left column.
const NAME: Style = AnsiColor::Cyan.on_default().bold();

impl Page<'_> {
    /// Renders the help of a command as text with terminal colours.
    fn render(&self, command: &clap::Command) -> Result<String, Error> {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let mut page = self.wrap(&about, "", "") + "\n";
        page += &(paint(HEADING, &self.words.text("cli-heading-usage")?) + "\n");
        for line in usage(command) {
            page += &self.wrap(&line, "  ", "      ");
        }
        for (heading, rows) in sections(command, self.words)? {
            page += &format!("\n{}\n", paint(HEADING, &heading));
            page += &self.table(&rows);
        }
        let more = command.get_after_long_help().map(ToString::to_string);
        if let Some(more) = more.filter(|_| self.is_long) {
            page += "\n";
            page.extend(more.lines().map(|line| self.format_example(line)));
        }
        Ok(page)
    }

    /// Wraps a line of the examples and remarks to the page width. A command is never wrapped; the text in a
    /// second column beside it moves to the next line. In any other line with two columns, which two spaces
    /// separate, only the second column is wrapped. Returns the text with a final line break.
    fn format_example(&self, line: &str) -> String {
        let inner = line.trim_start();
        let indent = line.len() - inner.len();
        let columns = inner.split_once("  ").map(|(first, second)| (first, second.trim_start()));
        match columns {
            _ if inner.width() + indent <= self.width => format!("{line}\n"),
            Some((typed, what)) if typed.starts_with("carryless ") => {
                let below = " ".repeat(indent + 4);
                format!("{}{typed}\n{}", &line[..indent], self.wrap(what, &below, &below))
            }
            // A command that may be copied is not wrapped.
            None if inner.contains("carryless ") => format!("{line}\n"),
            Some((_, what)) => {
                let second = inner[..inner.len() - what.len()].width();
                self.wrap(inner, &line[..indent], &" ".repeat(indent + second))
            }
            None => self.wrap(inner, &line[..indent], &line[..indent]),
        }
    }

    /// Renders `rows` in two columns: the label, such as `-o, --output <FILE>`, and its help.
    fn table(&self, rows: &[(String, String)]) -> String {
        let widest =
            rows.iter().map(|(name, _)| name.width()).filter(|width| *width <= WIDEST_LABEL);
        let column = widest.max().unwrap_or_default().min(self.width / 2);
        let indent = " ".repeat(column + 4);
        let mut text = String::new();
        for (name, help) in rows {
            let gap = column.checked_sub(name.width());
            text += &format!("  {}", paint(NAME, name));
            let first = match gap {
                Some(gap) => " ".repeat(gap + 2),
                None => format!("\n{indent}"),
            };
            let room = self.width.saturating_sub(indent.len());
            let parts = help.lines().flat_map(|line| split_at_brackets(line, room));
            let mut lines = parts.map(|part| self.wrap(part, &indent, &indent));
            let head = lines.next().unwrap_or_default();
            text += &format!("{first}{}", head.trim_start());
            text.extend(lines);
        }
        text
    }

    /// Wraps a text to the width of the page. The first line begins with the text `first`, each later line
    /// with `further`; the last line ends with a line break.
    fn wrap(&self, text: &str, first: &str, further: &str) -> String {
        let options = wrap::options(self.width).initial_indent(first).subsequent_indent(further);
        let options = options.word_splitter(textwrap::WordSplitter::NoHyphenation);
        textwrap::fill(text, options.break_words(false)) + "\n"
    }
}

/// Splits a line of help before a bracket (possible values, default) that does not fit into `room` columns,
/// so that the bracket is whole on the next line.
fn split_at_brackets(line: &str, room: usize) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut from = 0;
    while line[from..].width() > room {
        let breaks = line[from..].match_indices(" [").map(|(at, _)| from + at);
        let fitting = breaks.clone().filter(|at| line[from..*at].width() <= room).last();
        let Some(at) = fitting.or_else(|| breaks.clone().next()) else { break };
        parts.push(&line[from..at]);
        from = at + 1;
    }
    parts.push(&line[from..]);
    parts
}

/// Returns the usage of a command as lines, one for each form in which the command can be called.
pub(super) fn usage(command: &clap::Command) -> Vec<String> {
    let usage = command.clone().render_usage().to_string();
    usage.lines().map(|line| line.trim_start_matches("Usage:").trim().to_owned()).collect()
}

/// Section of the help: its heading, and its rows. A row is a label, such as `-o, --output <FILE>`, and its
/// help.
type Section = (String, Vec<(String, String)>);

/// Returns the sections of the help of a command: its subcommands, arguments and options.
pub(super) fn sections(command: &clap::Command, words: &Catalogue) -> Result<Vec<Section>, Error> {
    let mut sections: Vec<Section> = Vec::new();
    let commands = command.get_subcommands().map(|inner| {
        let about = inner.get_about().map(ToString::to_string).unwrap_or_default();
        (inner.get_name().to_owned(), about)
    });
    let commands: Vec<_> = commands.collect();
    if !commands.is_empty() {
        sections.push((words.text("cli-heading-commands")?, commands));
    }
    for argument in command.get_arguments() {
        let heading = argument.get_help_heading().unwrap_or_default();
        match sections.iter_mut().find(|(known, _)| known == heading) {
            Some((_, rows)) => rows.push(row(argument)),
            None => sections.push((heading.to_owned(), vec![row(argument)])),
        }
    }
    Ok(sections)
}

/// Returns the label of an argument, such as `-o, --output <FILE>`, and its help.
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

/// Returns `text` with terminal escape sequences around it that switch `style` on and off.
fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
