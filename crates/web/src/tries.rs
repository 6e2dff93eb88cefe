//! The part of the explanation section that asks the user to try a move before it shows the answer: on the
//! board with its frames, or on a picture with hotspots.

use serde::Serialize;

use super::action::PageState;
use super::cache::Cache;
use super::edit::{self, parse_line};
use super::instructions::Instructions;
use super::presentation;
use super::touch::{self, Chosen, Seats, Shown};
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_args::options::{CLAIM, MOVE};
use carryless_evaluate as evaluate;
use carryless_games::game::{Marks, MoveForm};
use carryless_games::games::{self, AnyState, Explanation};
use carryless_games::position::Claim;
use carryless_render::i18n::Perspective;
use carryless_render::interactive_board::{InteractivePage, Question, QuestionState, TriedMoves};
use carryless_render::svg::picture::escape;
use carryless_render::{Detail, Renderer, View};

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
    /// Node of the token of a graph that is picked up; empty if none is.
    picked: String,
}

impl Tried {
    /// Creates the board of the position of a command line. The move in `--move`, or one that is not judged yet, is
    /// selected.
    pub(super) fn new(typed: &PageState, line: &CommandLine) -> Self {
        let (command, asked) = parse_line(line);
        let board = edit::board(&typed.line).filter(|_| edit::has(line, MOVE.name));
        let chosen = board.as_ref().and_then(|board| {
            let (picked, _) = presentation::split_pick(&typed.touched);
            if !picked.is_empty() {
                return Chosen::parse(board, picked);
            }
            let said = asked.value_of(MOVE.name).map_or("", Token::text);
            let spelled = || {
                evaluate::parse_match_move(&asked, command.map_or(games::EXPLAIN, Token::text))?
                    .ok()
            };
            let typed = Chosen::parse(board, said);
            typed.or_else(|| Chosen::parse(board, &spelled()?.to_string()))
        });
        let picked = presentation::split_pick(&typed.touched).0.to_owned();
        Tried { board, chosen, picked }
    }

    /// Returns what to do in the position and which move wins, as Markdown in one line; `None` for a reader who is
    /// not the player to move, and for a topic without moves.
    pub(super) fn rules(
        &self,
        reader: Perspective,
        shelf: &Cache,
    ) -> Result<Option<String>, Error> {
        let board = self.board.as_ref().filter(|_| reader == Perspective::First);
        let told = board.map(|board| Instructions::new(board, shelf)).transpose()?.flatten();
        Ok(told.map(|told| told.markdown()))
    }

    /// Renders the board with a control over each hotspot as HTML; `None` if its game has no such picture.
    pub(super) fn render_board(&self, shelf: &Cache) -> Result<Option<String>, Error> {
        let Some(board) = &self.board else { return Ok(None) };
        if board.move_form() == Some(MoveForm::Slide) {
            let held = self.chosen.as_ref().map_or(&self.picked, |chosen| &chosen.typed);
            return touch::render_graph(board, held, TRY, shelf);
        }
        let seats = Seats::from_start(board);
        touch::render_board(Shown::start(board, &seats), self.chosen.as_ref(), TRY, shelf)
    }

    /// Renders the answer with its board frames. The first frame asks who can win or, after an attempt, shows
    /// the grading `told`; `verdict` is the answer to the question as a text.
    pub(super) fn desk(
        &self,
        (explanation, view): (Explanation, &View),
        (told, verdict): (Option<&Judgement>, String),
        (typed, shelf): (&PageState, &Cache),
        renderer: &Renderer,
    ) -> Result<InteractivePage, Error> {
        let Some(board) = &self.board else {
            return renderer.interactive_page(explanation, view, typed.step, None);
        };
        let seats = Seats::from_start(board);
        let shown = Shown { start: None, ..Shown::start(board, &seats) };
        touch::with_hotspots(shown, self.chosen.as_ref(), TRY, shelf, |touch| {
            let made = self.chosen.as_ref().map(|chosen| &chosen.turn);
            let is_right = told.map(|told| told.is_right);
            let answer = if told.is_some() { String::new() } else { verdict };
            let story = match touch::has_story(board) {
                true => shelf.words.text("web-story")?,
                false => String::new(),
            };
            let picked = self.picked(typed, shelf)?;
            let (sentence, how) = match (told, &picked) {
                (Some(told), _) => (told.text.clone(), String::new()),
                (None, Some((sentence, _))) => (sentence.clone(), String::new()),
                (None, None) => (question(renderer)?, self.how_to_try(shelf)?),
            };
            let claim = match picked {
                None if self.has_found(told) => String::new(),
                Some((_, check)) => check,
                None => claim_button(view, &typed.line, renderer)?,
            };
            let tries = TriedMoves { touch, made, sentence, how, is_right, answer, story, claim };
            renderer.interactive_page(explanation, view, typed.step, Some(tries))
        })
    }

    /// Renders one part of an explanation without board frames: the question, its answer, or a step of the
    /// answer. `step` of `typed` chooses the part. `judged` is the grading of an attempt.
    pub(super) fn question_page(
        &self,
        (explanation, view): (&Explanation, &View),
        judged: Option<&Judgement>,
        (typed, shelf): (&PageState, &Cache),
        renderer: &Renderer,
    ) -> Result<Question, Error> {
        let told = self.pictured_steps(explanation, renderer, shelf)?;
        let last = told.len() + 1;
        let now = typed.step.unwrap_or(0).min(if told.is_empty() { usize::MAX } else { last });
        let step = now.checked_sub(2).and_then(|at| told.get(at));
        let picture = match (&self.board, step.and_then(|step| explanation.marks(*step))) {
            (Some(_), _) if now == 0 => self.render_board(shelf)?,
            (Some(board), Some(marks)) => touch::render_step(board, &marks, shelf)?,
            (Some(board), None) => {
                let marks = Marks { shown: board.recommended_move(), ..Marks::default() };
                touch::render_step(board, &marks, shelf)?
            }
            (None, _) => None,
        };
        let reason = step.map(|step| renderer.pictured_sentence(explanation, *step)).transpose()?;
        let picked = self.picked(typed, shelf)?;
        let sentence = match judged {
            Some(judged) => judged.text.clone(),
            None if let Some((sentence, _)) = &picked => sentence.clone(),
            None if picture.is_some() => question(renderer)? + &self.how_to_try(shelf)?,
            None => question(renderer)?,
        };
        let claim = match picked {
            None if self.has_found(judged) => String::new(),
            Some((_, check)) => check,
            None => claim_button(view, &typed.line, renderer)?,
        };
        let state = QuestionState {
            now,
            picture: picture.as_deref(),
            sentence: &sentence,
            claim: &claim,
            is_right: judged.map(|judged| judged.is_right),
            steps: told.len(),
            reason: reason.as_deref(),
            is_judged: explanation.is_right().is_some(),
            is_open: view.detail > Detail::default(),
            has_another: presentation::next(&typed.line, &typed.touched).is_some(),
        };
        renderer.question_page(explanation, view, state)
    }

    /// Returns the indices (0-based) of the steps that are told on the board; empty if it has no room for the values.
    fn pictured_steps(
        &self,
        explanation: &Explanation,
        renderer: &Renderer,
        shelf: &Cache,
    ) -> Result<Vec<usize>, Error> {
        let steps = renderer.pictured_steps(explanation);
        let first = steps.first().and_then(|step| explanation.marks(*step));
        let is_drawn = match (&self.board, first) {
            (Some(board), Some(marks)) => touch::render_step(board, &marks, shelf)?.is_some(),
            _ => false,
        };
        Ok(if is_drawn { steps } else { Vec::new() })
    }

    /// Returns the selected move that is not judged yet as a sentence in Markdown, and the HTML of the button that has it
    /// judged, with a space before it; `None` without such a move.
    fn picked(&self, typed: &PageState, shelf: &Cache) -> Result<Option<(String, String)>, Error> {
        let (picked, _) = presentation::split_pick(&typed.touched);
        let (Some(board), Some(chosen)) = (&self.board, &self.chosen) else { return Ok(None) };
        if picked.is_empty() {
            return Ok(None);
        }
        let sentence = format!("**{}**", touch::move_text(board, &chosen.turn, shelf)?);
        let (value, label) = (escape(&chosen.typed), shelf.words.text("web-check")?);
        let name = MOVE.name;
        let check = format!(
            " <button type=\"button\" class=\"check\" name=\"--{name}\" value=\"{value}\">{label}</button>"
        );
        Ok(Some((sentence, check)))
    }

    /// Whether the pupil has found a winning move, so that there is no claim left to make.
    fn has_found(&self, judged: Option<&Judgement>) -> bool {
        self.chosen.is_some() && judged.is_some_and(|judged| judged.is_right)
    }

    /// Returns a space and the sentence that tells the user how to try a move on the board; empty for a board
    /// without hotspots.
    fn how_to_try(&self, shelf: &Cache) -> Result<String, Error> {
        let kind = self.board.as_ref().and_then(AnyState::pressed);
        let how = kind.map(|kind| shelf.words.text(&["web-try-", kind].concat())).transpose()?;
        Ok(how.map_or(String::new(), |how| format!(" {how}")))
    }
}

/// Returns the question whether the player to move can win, in bold.
fn question(renderer: &Renderer) -> Result<String, Error> {
    Ok(format!("**{}**", renderer.words().text("moment-can-win")?))
}

/// Returns the HTML of the button with which the pupil claims that no move wins, with a space before it; empty if the
/// command line `text` cannot have a claim, or the reader is not the player to move.
fn claim_button(view: &View, text: &str, renderer: &Renderer) -> Result<String, Error> {
    let line = CommandLine::parse(text);
    if view.reader != Perspective::First || !edit::has(&line, CLAIM.name) {
        return Ok(String::new());
    }
    let said = parse_line(&line).1.value_of(CLAIM.name).map(Token::text);
    let is_said = said == Some(Claim::Lose.word());
    let value = if is_said { "" } else { Claim::Lose.word() };
    let label = renderer.words().text("moment-cannot-win")?;
    Ok(format!(
        " <button type=\"button\" class=\"claim\" name=\"claim\" value=\"{value}\" aria-pressed=\"{is_said}\">{label}</button>"
    ))
}
