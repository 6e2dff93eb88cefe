//! A move that is tried on a board of Explain. In: the line. Out: the board with a control over each stone, and the
//! desk on which a move is tried before its stones are split.

use serde::Serialize;

use super::action::PageState;
use super::cache::Cache;
use super::edit::{self, read};
use super::touch::{self, Chosen};
use crate::command_line::{CommandLine, Token};
use crate::error::Error;
use crate::evaluate;
use crate::games::{self, AnyState, Explanation};
use crate::options::MOVE;
use crate::render::{Desk, Renderer, Tries, View};

/// The name of the controls that try a move.
const TRY: &str = "try";

/// What is said of what was tried, and whether that is right.
#[derive(Serialize)]
pub(super) struct Judgement {
    pub(super) is_right: bool,
    pub(super) text: String,
}

/// The board of a line on which moves are tried, and the move of it that is tried.
pub(super) struct Tried {
    pub(super) board: Option<AnyState>,
    chosen: Option<Chosen>,
}

impl Tried {
    /// Returns the board and the move that a line says.
    pub(super) fn of(typed: &PageState, line: &CommandLine) -> Self {
        let (command, asked) = read(line);
        let board = edit::board(&typed.line).filter(|_| edit::has(line, MOVE.name));
        let chosen = board.as_ref().and_then(|board| {
            let said = asked.value(MOVE.name).map_or("", Token::text);
            let spelled =
                || evaluate::spelled(&asked, command.map_or(games::EXPLAIN, Token::text))?.ok();
            let typed = Chosen::read(board, said);
            typed.or_else(|| Chosen::read(board, &spelled()?.to_string()))
        });
        Tried { board, chosen }
    }

    /// A picture of the board on which moves are tried; none where there is no such picture.
    pub(super) fn drawn(&self, shelf: &Cache) -> Result<Option<String>, Error> {
        let Some(board) = &self.board else { return Ok(None) };
        touch::drawn((board, None), self.chosen.as_ref(), TRY, shelf)
    }

    /// The answer with its board as a desk. Before the stones are split it asks who can win, and moves are tried on it.
    pub(super) fn desk(
        &self,
        (explanation, view): (Explanation, &View),
        (told, verdict): (Option<&Judgement>, String),
        (typed, shelf): (&PageState, &Cache),
        renderer: &Renderer,
    ) -> Result<Desk, Error> {
        // On the desk a move that takes from several piles has no place.
        let Some(board @ AnyState::Nim(_)) = &self.board else {
            return renderer.desk(explanation, view, typed.step, None);
        };
        let question = || {
            let asks = renderer.words().text("moment-can-win")?;
            let how = shelf.words.text("web-try-stone")?;
            Ok::<_, Error>(format!("**{asks}** {how}"))
        };
        let text = told.map_or_else(question, |told| Ok(told.text.clone()))?;
        touch::touching((board, None), self.chosen.as_ref(), TRY, shelf, |touch| {
            let made = self.chosen.as_ref().map(|chosen| &chosen.turn);
            let is_right = told.map(|told| told.is_right);
            let answer = if told.is_some() { String::new() } else { verdict };
            let story = match touch::has_story(board) {
                true => shelf.words.text("web-story")?,
                false => String::new(),
            };
            let tries = Tries { touch, made, told: text, is_right, answer, story };
            renderer.desk(explanation, view, typed.step, Some(&tries))
        })
    }
}
