//! Tries a move in the explanation section of the page: on a picture with hotspots, for Nim on the board with
//! its frames.

use serde::Serialize;

use super::action::PageState;
use super::cache::Cache;
use super::edit::{self, parse_line};
use super::touch::{self, Chosen};
use crate::command_line::{CommandLine, Token};
use crate::error::Error;
use crate::evaluate;
use crate::games::{self, AnyState, Explanation};
use crate::options::MOVE;
use crate::render::{InteractivePage, Renderer, TriedMoves, View};

/// Name of the controls over hotspots; the page tries the move that such a control selects.
const TRY: &str = "try";

/// Grading of a pupil's attempt: whether it is right, and a text.
#[derive(Serialize)]
pub(super) struct Judgement {
    pub(super) is_right: bool,
    pub(super) text: String,
}

/// Board on which the pupil tries moves, if the position has one, and the selected move.
pub(super) struct Tried {
    pub(super) board: Option<AnyState>,
    chosen: Option<Chosen>,
}

impl Tried {
    /// Creates the board of the position of a command line. The move in `--move` is selected.
    pub(super) fn new(typed: &PageState, line: &CommandLine) -> Self {
        let (command, asked) = parse_line(line);
        let board = edit::board(&typed.line).filter(|_| edit::has(line, MOVE.name));
        let chosen = board.as_ref().and_then(|board| {
            let said = asked.value_of(MOVE.name).map_or("", Token::text);
            let spelled = || {
                evaluate::parse_match_move(&asked, command.map_or(games::EXPLAIN, Token::text))?
                    .ok()
            };
            let typed = Chosen::parse(board, said);
            typed.or_else(|| Chosen::parse(board, &spelled()?.to_string()))
        });
        Tried { board, chosen }
    }

    /// Renders the board with a control over each hotspot as HTML; `None` if its game has no such picture.
    pub(super) fn render_board(&self, shelf: &Cache) -> Result<Option<String>, Error> {
        let Some(board) = &self.board else { return Ok(None) };
        touch::render_board((board, None), self.chosen.as_ref(), TRY, shelf)
    }

    /// Renders the explanation with its board frames. For Nim the first frame asks who can win, or shows the
    /// grading `told` of an attempt; `verdict` is the answer to this question.
    pub(super) fn desk(
        &self,
        (explanation, view): (Explanation, &View),
        (told, verdict): (Option<&Judgement>, String),
        (typed, shelf): (&PageState, &Cache),
        renderer: &Renderer,
    ) -> Result<InteractivePage, Error> {
        // The step-through board cannot show a move in several piles.
        let Some(board @ AnyState::Nim(_)) = &self.board else {
            return renderer.interactive_page(explanation, view, typed.step, None);
        };
        let question = || {
            let asks = renderer.words().text("moment-can-win")?;
            let how = shelf.words.text("web-try-stone")?;
            Ok::<_, Error>(format!("**{asks}** {how}"))
        };
        let text = told.map_or_else(question, |told| Ok(told.text.clone()))?;
        touch::with_hotspots((board, None), self.chosen.as_ref(), TRY, shelf, |touch| {
            let made = self.chosen.as_ref().map(|chosen| &chosen.turn);
            let is_right = told.map(|told| told.is_right);
            let answer = if told.is_some() { String::new() } else { verdict };
            let story = match touch::has_story(board) {
                true => shelf.words.text("web-story")?,
                false => String::new(),
            };
            let tries = TriedMoves { touch, made, sentence: text, is_right, answer, story };
            renderer.interactive_page(explanation, view, typed.step, Some(&tries))
        })
    }
}
