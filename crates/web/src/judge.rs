//! Fragment of the page for attempts: a move or a claim is typed or chosen, and graded.

use serde::Serialize;

use super::action::PageState;
use super::cache::Cache;
use super::edit::{self, game, options_of, parse_line};
use super::touch;
use super::tries::{Judgement, Tried};
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_games::games::AnyState;

#[derive(Serialize)]
struct Judge {
    /// HTML of the board on which a move is selected, if there is one.
    board: Option<String>,
    /// End of the id of the message that says which part of the board to press; `None` if no board is shown.
    pressed: Option<&'static str>,
    /// Grading of the attempt, if there is one.
    told: Option<Judgement>,
    /// Example of how to write a move.
    example: String,
    /// Move that was tried, as typed.
    tried: String,
    /// Value of `--claim`, as typed.
    claimed: String,
    has_move: bool,
    has_claim: bool,
    asks: bool,
    /// Whether the page offers an explanation that asks at each step.
    has_ask: bool,
    /// Whether the solution can be shown after a wrong attempt.
    has_solution: bool,
    /// Whether the solution is shown.
    is_solved: bool,
    /// Whether the page offers an explanation with more detail.
    has_more: bool,
    /// Whether the explanation is shown with more detail.
    tells_more: bool,
}

/// Renders the attempt fragment: input fields, the board `drawn` (HTML) on which a move is selected, and the
/// grading `told`. `drawn` is `None` if there is no such board or the answer already shows it. The controls
/// that show the answer are left out if `hides_answer`.
pub(super) fn judge(
    shelf: &Cache,
    typed: &PageState,
    (tried, drawn): (&Tried, Option<String>),
    (told, hides_answer): (Option<Judgement>, bool),
) -> Result<String, Error> {
    let line = CommandLine::parse(&typed.line);
    let (command, asked) = parse_line(&line);
    let options = command.and_then(|word| options_of(word.text())).unwrap_or_default();
    let has = |name: &str| edit::has(&line, name);
    let said = |name: &str| asked.value_of(name).map_or("", Token::text).to_owned();
    let is_wrong = told.as_ref().is_some_and(|told| !told.is_right);
    let board = &tried.board;
    shelf.render(
        "judge.html",
        &Judge {
            pressed: board.as_ref().filter(|_| drawn.is_some()).and_then(AnyState::pressed),
            board: drawn,
            told,
            example: board
                .as_ref()
                .map_or(Ok(String::new()), |board| touch::example(board, shelf))?,
            tried: said("move"),
            claimed: said("claim"),
            has_move: has("move"),
            has_claim: has("claim"),
            asks: asked.flag("ask").is_some(),
            has_ask: !hides_answer,
            has_solution: !hides_answer
                && is_wrong
                && options.iter().any(|spec| spec.name == "solution"),
            is_solved: asked.flag("solution").is_some(),
            // The explanation of a race has only one level of detail.
            has_more: !hides_answer
                && game(&line) != "race"
                && options.iter().any(|spec| spec.name == "detail"),
            tells_more: said("detail") == "teach",
        },
    )
}
