//! Practice as a dialogue in a terminal or with a pipe.

use crate::cli::line_input::{LineInput, TypedLine};
use crate::cli::{output, tty};
use carryless_args::error::Error;
use carryless_play::parse_input::{Command, Vocabulary};
use carryless_practise::session::Asked;
use carryless_practise::texts::Texts;
use carryless_practise::{Next, Session};
use carryless_render::i18n::Language;
use carryless_render::{Page, terminal};

/// Asks questions until the session or the input ends, then shows the result. `keep` stores the session after each
/// answer.
pub(super) fn run(
    session: &mut Session,
    language: Language,
    keep: impl Fn(&Session) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut dialogue = Dialogue {
        texts: Texts::load(language)?,
        commands: Vocabulary::load()?,
        input: LineInput::open()?,
    };
    dialogue.say(&dialogue.texts.help()?)?;
    let mut is_new = true;
    while let Some(asked) = session.current().cloned() {
        if is_new {
            dialogue.ask(&asked)?;
        }
        match dialogue.turn(session, &asked)? {
            Turn::Quit => break,
            Turn::Same => is_new = false,
            Turn::Next(next) => {
                keep(session)?;
                is_new = next != Next::Again;
            }
        }
    }
    dialogue.say(&dialogue.texts.result(session)?)
}

/// Continuation after a typed line.
enum Turn {
    /// The end of the dialogue.
    Quit,
    /// Continuation with the same question, because the line was a command.
    Same,
    /// The continuation of the session.
    Next(Next),
}

struct Dialogue {
    texts: Texts,
    commands: Vocabulary,
    input: LineInput,
}

impl Dialogue {
    /// Shows a question.
    fn ask(&self, asked: &Asked) -> Result<(), Error> {
        if let Some(text) = self.texts.introduction(asked)? {
            self.say(&text)?;
        }
        for page in self.texts.question(asked)? {
            self.show(&page)?;
        }
        Ok(())
    }

    /// Reads a line and answers it.
    fn turn(&mut self, session: &mut Session, asked: &Asked) -> Result<Turn, Error> {
        let mut prompt = self.texts.prompt(asked)?;
        // A full-width colon needs no space.
        if prompt.is_ascii() {
            prompt.push(' ');
        }
        let text = match self.input.line(&prompt)? {
            TypedLine::End => return Ok(Turn::Quit),
            TypedLine::Bad(_) => String::new(),
            TypedLine::Line(text) => text,
        };
        if self.texts.asks_for_answer(&text) {
            self.say(&self.texts.solution(&asked.exercise)?)?;
            return Ok(Turn::Next(session.give_up()?));
        }
        match self.commands.command(&text) {
            Some(Command::Quit) => return Ok(Turn::Quit),
            Some(Command::Hint) => {
                let hint = session.next_hint();
                self.say(&self.texts.hint(&asked.exercise, hint)?)?;
                return Ok(Turn::Same);
            }
            Some(Command::Show) => {
                self.ask(asked)?;
                return Ok(Turn::Same);
            }
            Some(Command::Help) => {
                self.say(&self.texts.help()?)?;
                return Ok(Turn::Same);
            }
            _ => {}
        }
        let feedback = session.answer(&text)?;
        self.say(&self.texts.feedback(asked, &feedback)?)?;
        Ok(Turn::Next(feedback.next))
    }

    /// Prints Markdown, followed by an empty line.
    fn say(&self, markdown: &str) -> Result<(), Error> {
        self.show(&Page::from(markdown))
    }

    fn show(&self, page: &Page<'_>) -> Result<(), Error> {
        let text = terminal::page(page, self.texts.words(), tty::standard())?;
        output::print(&(text + "\n"))
    }
}
