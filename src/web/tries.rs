//! Tries a move in the explanation section, on a picture with hotspots or for Nim on the step-through board.

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

/// Name of the controls that try a move.
const TRY: &str = "try";

/// Grading of an attempt: whether it is right, and the text about it.
#[derive(Serialize)]
pub(super) struct Judgement {
    pub(super) is_right: bool,
    pub(super) text: String,
}

/// Board on which moves are tried, and the selected move.
pub(super) struct Tried {
    pub(super) board: Option<AnyState>,
    chosen: Option<Chosen>,
}

impl Tried {
    /// Returns the board of a command line, and its `--move`.
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

    /// Renders the board with hotspots; `None` if it has no such picture.
    pub(super) fn drawn(&self, shelf: &Cache) -> Result<Option<String>, Error> {
        let Some(board) = &self.board else { return Ok(None) };
        touch::drawn((board, None), self.chosen.as_ref(), TRY, shelf)
    }

    /// Renders the answer with its step-through board. For Nim the first frame asks who can win.
    pub(super) fn desk(
        &self,
        (explanation, view): (Explanation, &View),
        (told, verdict): (Option<&Judgement>, String),
        (typed, shelf): (&PageState, &Cache),
        renderer: &Renderer,
    ) -> Result<Desk, Error> {
        // The step-through board cannot show a move in several piles.
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
            let tries = Tries { touch, made, told: text, is_right, answer };
            renderer.desk(explanation, view, typed.step, Some(&tries))
        })
    }
}
