//! Evaluates one command of a lesson, a line as typed after `carryless`, to HTML (the command in small print
//! and its answer) or Markdown. Options that a book cannot honour (language, file, format) are rejected.

use super::{cutout_blocks, drawing, winning_card};
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionRole, OptionSpec};
use carryless_args::{Args, ArgsError};
use carryless_games::figure::Figure;
use carryless_games::games::{self, Explanation};
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::{Page, PerspectiveRenderers, View, embed};
use carryless_worksheet as worksheet;

faults! {
    pub enum FenceFault {
        NotInALesson = "not-in-a-lesson",
        /// A line that becomes valid with `explain` before it.
        ExplainMissing { line: String } = "explain-missing",
    }
}

/// Renders the answers to commands of lessons in one language. Loads templates and messages once.
#[derive(Debug)]
pub struct Writer {
    /// Renderers of explanations, one for each player that an answer can address.
    pub readers: PerspectiveRenderers,
    /// Messages of the book.
    pub words: Catalogue,
}

impl Writer {
    /// Creates a writer of answers in `language`, for all games.
    pub fn new(language: Language) -> Result<Self, Error> {
        let readers = PerspectiveRenderers::new(language, games::names())?;
        let words = Catalogue::load(language, &["common", "book"])?;
        Ok(Writer { readers, words })
    }

    /// Returns the answer to the command `text` as Markdown. Headings of an explanation are lowered by `depth`
    /// levels (one less if the answer shows single steps only), at most to level 6. The winning card and the
    /// blocks exist only in HTML: the card gives `None`, the blocks give an empty text.
    pub fn markdown(&self, text: &str, depth: u8) -> Result<Option<String>, Error> {
        let line = CommandLine::parse(text);
        let (view, explanation) = match evaluate_line(&line)? {
            Answer::Blocks => return Ok(Some(String::new())),
            Answer::Card => return Ok(None),
            Answer::Sheet(asked) => {
                let sheet = worksheet::markdown_of(&asked, self.words.language())?;
                return Ok(Some(sheet + "\n"));
            }
            Answer::Drawn(figure) => {
                return Ok(Some(Page::from(figure).markdown(self.readers.first().words())? + "\n"));
            }
            Answer::Pictures(view, explanation) => {
                let readers = self.readers.get(view.reader)?;
                return Ok(Some(readers.figures_markdown(&explanation, &view)? + "\n"));
            }
            Answer::Explained(view, explanation) => (view, *explanation),
        };
        let lower = if view.only.is_empty() { depth } else { depth.saturating_sub(1) };
        let page = self.readers.get(view.reader)?.markdown(explanation, view)?;
        let mut answer = String::with_capacity(page.len() + page.len() / 8);
        let mut in_code = false;
        for line in page.lines() {
            in_code ^= line.starts_with("```");
            if line.starts_with('#') && !in_code {
                let own = line.len() - line.trim_start_matches('#').len();
                answer.push_str(&"#".repeat((6_usize.saturating_sub(own)).min(lower.into())));
            }
            answer.push_str(line);
            answer.push('\n');
        }
        Ok(Some(answer + "\n"))
    }

    /// Returns the answer to the command `text` as HTML, with the headings of an explanation or a sheet lowered
    /// by `depth` levels.
    pub fn html(&self, text: &str, depth: u8) -> Result<String, Error> {
        let line = CommandLine::parse(text);
        let (view, explanation) = match evaluate_line(&line)? {
            Answer::Blocks => {
                let sheet = cutout_blocks::draw_sheet(&self.words)?;
                return embed::answer(text, &sheet, false, &self.words);
            }
            // The card is cut out, so its command is not printed on it.
            Answer::Card => {
                let sheets =
                    winning_card::render_sheets(&self.words, self.readers.first().words())?;
                let language = self.words.language().code();
                return Ok(format!(
                    "<div class=\"carryless cardboard\" lang=\"{language}\">\n{sheets}</div>\n"
                ));
            }
            Answer::Sheet(asked) => {
                let html = worksheet::html_of(&asked, self.words.language(), depth)?;
                return embed::answer(text, &html, false, &self.words);
            }
            // A picture without words shows no command either.
            Answer::Drawn(figure) => {
                let words = self.readers.first().words();
                let figures = embed::dense_html(&Page::from(figure), words, depth)?;
                return Ok(embed::pictures(&figures, &self.words));
            }
            Answer::Pictures(view, explanation) => {
                let figures = self.readers.get(view.reader)?.figures_html(&explanation, &view)?;
                return Ok(embed::pictures(&figures, &self.words));
            }
            Answer::Explained(view, explanation) => (view, *explanation),
        };
        let whole = view.only.is_empty() && view.hint.is_none();
        let inset = self.readers.get(view.reader)?.embedded_html(explanation, view, depth)?;
        embed::answer(text, &inset, whole, &self.words)
    }
}

/// The answer to a command in a lesson, before it is rendered.
enum Answer<'l> {
    /// The sheet of blocks to be cut out.
    Blocks,
    /// The winning card.
    Card,
    /// A sheet of exercises with these arguments of `worksheet`; in HTML its key is collapsed.
    Sheet(Args<'l>),
    /// A picture that belongs to no explanation.
    Drawn(Figure<'static>),
    /// The pictures alone of an explanation in this view.
    Pictures(View, Box<Explanation>),
    /// An explanation, with the view (length and parts of the page) that the command requests.
    Explained(View, Box<Explanation>),
}

/// Iterates over the options of a command in a lesson, including those that are rejected with a message.
fn lesson_options(command: &str) -> impl Iterator<Item = &'static OptionSpec> + Clone + use<'_> {
    let own = if command == "worksheet" { options::SHEET } else { options::VIEW };
    let decided = options::ANSWER
        .iter()
        .filter(|spec| [OptionRole::Place, OptionRole::Mode].contains(&spec.role));
    let asked = games::options_of(command).chain(games::view_options_of(command));
    let drawn = (command == drawing::SIZES).then_some(&options::LIMIT);
    own.iter().chain(asked).chain(drawn).chain(decided).chain(options::GLOBAL)
}

/// Evaluates a command of a lesson.
///
/// # Errors
/// A command or option that a book cannot show, or an error of the command itself.
fn evaluate_line(line: &CommandLine) -> Result<Answer<'_>, Error> {
    let incomplete = || line.error_at_end(ArgsError::Incomplete { command: "carryless".into() });
    let first = line.tokens().next().ok_or_else(incomplete)?;
    let is_command = ["blocks", "card", "worksheet", drawing::DRAW].contains(&first.text())
        || games::options_of(first.text()).next().is_some();
    if !is_command && !first.text().starts_with('-') {
        return Err(unknown_command_error(line, first));
    }
    let drawn = line.tokens().nth(1).filter(|_| first.text() == drawing::DRAW);
    let mut args = Args::parse(line, lesson_options(drawn.unwrap_or(first).text()))?;
    if let Some(word) = args.option_with_role(&[OptionRole::Place, OptionRole::Mode]) {
        return Err(word.error(FenceFault::NotInALesson));
    }
    let command = args.next_word().ok_or_else(incomplete)?;
    match command.text() {
        "blocks" | "card" => match args.peek() {
            Some(word) => Err(word.error(FenceFault::NotInALesson)),
            None if command.text() == "card" => Ok(Answer::Card),
            None => Ok(Answer::Blocks),
        },
        "worksheet" => Ok(Answer::Sheet(args)),
        drawing::DRAW => draw_line(line, args),
        name if games::options_of(name).next().is_some() => explain_line(&args, name),
        _ => Err(command.error(FenceFault::NotInALesson)),
    }
}

/// Evaluates a command `draw`, whose name is consumed: the pictures of an explanation, or a picture of its own.
fn draw_line<'l>(line: &'l CommandLine, mut args: Args<'l>) -> Result<Answer<'l>, Error> {
    let incomplete =
        || line.error_at_end(ArgsError::Incomplete { command: "carryless draw".into() });
    let named = args.next_word().ok_or_else(incomplete)?;
    if games::options_of(named.text()).next().is_some() {
        return Ok(match explain_line(&args, named.text())? {
            Answer::Explained(view, explanation) => Answer::Pictures(view, explanation),
            answer => answer,
        });
    }
    if !drawing::PICTURES.contains(&named.text()) {
        return Err(named.error(ArgsError::not_one_of(drawing::PICTURES)));
    }
    Ok(Answer::Drawn(drawing::picture(named.text(), args, line)?))
}

/// Returns the error for a line whose first token, `first`, is not a command of a lesson: `explain-missing` if
/// `explain` before the line makes it valid, otherwise `not-in-a-lesson`.
fn unknown_command_error(line: &CommandLine, first: Token<'_>) -> Error {
    let line = line.text().trim();
    match evaluate_line(&CommandLine::parse(&["explain ", line].concat())) {
        Ok(_) => first.error(FenceFault::ExplainMissing { line: line.to_owned() }),
        Err(_) => first.error(FenceFault::NotInALesson),
    }
}

/// Returns the answer to the command `command` with the arguments `args`: an explanation, and the view (length
/// and parts of the page) that the arguments request.
fn explain_line<'l>(args: &Args<'_>, command: &str) -> Result<Answer<'l>, Error> {
    let view = View::from_args(args)?;
    let explanation = super::explain(args, command, view.full)?;
    view.check(args, &explanation)?;
    Ok(Answer::Explained(view, Box::new(explanation)))
}
