//! `carryless explain` and the commands of topics: one question, or a batch of them, in the chosen
//! language, format and detail.

use std::io::IsTerminal;

use clap::ArgMatches;

use super::{Done, batch, count, grammar, output, prove};
use crate::error::Error;
use crate::games::{self, Explanation, Question};
use crate::line::{Line, Word, placed};
use crate::question::QuestionFault;
use crate::render::{self, Renderer, Screen, View};
use crate::wording::Language;

/// The width of text that is not read on a terminal.
const PAGE_WIDTH: usize = 80;

/// The widest text on a terminal: longer lines are hard to read.
const WIDEST: usize = 100;

/// What an answer is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    Text,
    Markdown,
    Html,
    Json,
}

impl Format {
    const ALL: [(&'static str, Format); 4] = [
        ("text", Format::Text),
        ("markdown", Format::Markdown),
        ("html", Format::Html),
        ("json", Format::Json),
    ];
}

/// How answers are shown.
#[derive(Clone, Debug)]
pub(super) struct Manner {
    pub(super) format: Format,
    pub(super) view: View,
    pub(super) screen: Screen,
    pub(super) language: Language,
}

impl Manner {
    /// The answer as text of the chosen format.
    pub(super) fn write(
        &self,
        explanation: Explanation,
        renderer: Option<&Renderer>,
    ) -> Result<String, Error> {
        let Some(renderer) = renderer else {
            return render::json(&explanation, self.view.hint).map(|json| json + "\n");
        };
        match self.format {
            Format::Markdown => renderer.markdown(explanation, self.view.clone()),
            Format::Html => renderer.html(explanation, self.view.clone()),
            Format::Text | Format::Json => {
                renderer.text(explanation, self.view.clone(), self.screen)
            }
        }
    }
}

pub(super) fn run(
    line: &Line,
    command: &str,
    arguments: &ArgMatches,
    language: Language,
) -> Result<Done, Error> {
    if arguments.get_flag("schema") {
        let schema = serde_json::to_string_pretty(&games::schema()).map_err(Error::defect)?;
        return output::print(&(schema + "\n")).map(|()| Done::Well);
    }
    let manner = manner(line, arguments, language)?;
    let target = output::Target::of(line, arguments)?;
    if arguments.contains_id("batch") {
        return batch::run(line, command, arguments, manner, target);
    }
    let explanation = match command {
        "prove" => prove::explanation(line, &manner.view, language)?,
        "count" => {
            let words = grammar::question_line(line, grammar::VIEW_OPTIONS);
            Explanation::Count(count::explanation(&words, manner.view.full)?)
        }
        _ => answer(
            &question(command, &grammar::question_line(line, grammar::VIEW_OPTIONS))?,
            manner.view.full,
        ),
    };
    let right = explanation.judgement();
    manner.view.check(line, &explanation)?;
    let renderer = match manner.format {
        Format::Json => None,
        _ => Some(Renderer::only(language, &explanation, &manner.view)?),
    };
    let text = manner.write(explanation, renderer.as_ref())?;
    // The program ends here: taking the templates apart again would only cost time.
    std::mem::forget(renderer);
    // A step can have nothing to show; then the page is empty, and so is what is printed.
    target.write(if text.trim().is_empty() { "" } else { &text })?;
    Ok(if right == Some(false) { Done::Wrong } else { Done::Well })
}

/// The question that the words of a line ask with this command.
pub(super) fn question(command: &str, line: &Line) -> Result<Question, Error> {
    match command {
        "explain" => Question::parse(line),
        _ => Question::of_command(command, line),
    }
}

/// The answer, with what only a program with threads can add to it.
pub(super) fn answer(question: &Question, full: bool) -> Explanation {
    let mut explanation = question.explain(full);
    if let (Question::Count(question), Explanation::Count(answer)) = (question, &mut explanation)
        && question.brute
    {
        answer.compare(count::tried(question));
    }
    explanation
}

fn manner(line: &Line, arguments: &ArgMatches, language: Language) -> Result<Manner, Error> {
    let format = one_of(line, arguments, "format", &Format::ALL)?;
    let format = prove::format(line, format)?.unwrap_or(Format::Text);
    let to_terminal = std::io::stdout().is_terminal() && !arguments.contains_id("output");
    let screen = screen(to_terminal);
    let screen = Screen { colour: screen.colour && format == Format::Text, ..screen };
    let (view, _) = View::of_line(line)?;
    Ok(Manner { format, view, screen, language })
}

/// What text is shown on: as wide as the terminal, or a page.
pub(super) fn screen(to_terminal: bool) -> Screen {
    let columns = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    Screen {
        width: columns.filter(|_| to_terminal).unwrap_or(PAGE_WIDTH).clamp(20, WIDEST),
        colour: output::in_colour(to_terminal),
    }
}

/// The value of an option that is one of a few words.
pub(super) fn one_of<T: Copy>(
    line: &Line,
    arguments: &ArgMatches,
    name: &str,
    allowed: &[(&str, T)],
) -> Result<Option<T>, Error> {
    let Some(given) = arguments.get_one::<String>(name) else {
        return Ok(None);
    };
    if let Some((_, value)) = allowed.iter().find(|(word, _)| word == given) {
        return Ok(Some(*value));
    }
    let fault = QuestionFault::not_one_of(allowed.iter().map(|(word, _)| word));
    Err(placed(option_value(line, name), Error::from(fault).naming(given)))
}

/// Where the value of the option `--name` stands in the line.
pub(super) fn option_value<'l>(line: &'l Line, name: &str) -> Option<Word<'l>> {
    let is_named = |given: &str| given.strip_prefix("--") == Some(name);
    grammar::options(line).find_map(|(given, value)| value.filter(|_| is_named(given)))
}
