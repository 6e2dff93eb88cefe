//! Parts of a match on the page besides the play board (`play_board.rs`): pictures of other games, events as
//! HTML, fields for entering a move, and the settings of the next match.

use serde::Serialize;

use super::action::PageState;
use super::cache::Cache;
use super::edit::{self, parse_line};
use super::fragments::{Choice, DEPTH};
use super::touch::{self, Chosen, Seats, Shown};
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_args::options;
use carryless_games::game::{MoveForm, TakeRule};
use carryless_games::games::AnyState;
use carryless_games::position::{AnyMove, RaceMove};
use carryless_play::Level;
use carryless_play::event::Event;
use carryless_play::session::Dialogue;
use carryless_render::i18n::{Catalogue, Perspective};
use carryless_render::{Page, embed, page_with_buttons};

/// Largest count of possible numbers for which a race shows a button for each number; with more, the user types
/// the number.
const BUTTONS: u64 = 12;

/// Levels of the computer that the page offers.
const LEVELS: [&str; 6] = ["easy", "medium", "hard", "perfect", "last:12", "idea"];

/// Returns two lists: for a race the moves that get buttons, and for games with moves in several piles the
/// sizes of the piles, each of which gets an input field. For other games both are empty.
pub(super) fn fields(dialogue: &Dialogue) -> (Vec<RaceMove>, Vec<u64>) {
    let board = dialogue.board();
    match board.move_form() {
        _ if dialogue.is_over() => (Vec::new(), Vec::new()),
        Some(MoveForm::Say) => (numbers(board), Vec::new()),
        Some(MoveForm::Takes) => (Vec::new(), board.numbers().to_vec()),
        _ => (Vec::new(), Vec::new()),
    }
}

/// Returns the moves of a race that do not pass the target; empty if more numbers than buttons can be said.
fn numbers(board: &AnyState) -> Vec<RaceMove> {
    if board.move_count() > BUTTONS.into() {
        return Vec::new();
    }
    let said = board.legal_moves(BUTTONS as usize).into_iter().filter_map(|turn| match turn {
        AnyMove::Say(said) => Some(said),
        _ => None,
    });
    said.filter(|said| u128::from(said.say) <= board.remaining()).collect()
}

/// Renders the board for choosing a move as HTML: a picture as large as that of the initial position or, for a
/// game without hotspots, the piles as in the terminal. `chosen` is the selected move; `pulls` tells whether
/// its stones are being dragged. `seats` are the places of the piles. Hotspots are inactive while the computer's
/// move is pending and after the match.
pub(super) fn draw_board(
    dialogue: &Dialogue,
    (chosen, pulls): (Option<&Chosen>, bool),
    seats: &Seats,
    shelf: &Cache,
) -> Result<String, Error> {
    let board = dialogue.board();
    let is_over = dialogue.is_over();
    let alone = Shown { start: None, ..Shown::start(board, seats) };
    let name = if is_over || dialogue.pending().is_some() { "" } else { "at" };
    let turn = chosen.map(|chosen| &chosen.turn);
    let takes_any = matches!(board.take_rule(), Some(TakeRule::Any | TakeRule::UpTo(_)));
    let question = board.question(turn.filter(|_| pulls));
    if let Some(question) = question.filter(|_| takes_any) {
        let renderer = shelf.renderer(board.game(), Perspective::First)?;
        let drawn = touch::with_hotspots(alone, chosen, name, shelf, |touch| {
            let touch = (!is_over).then_some(touch);
            renderer.match_board(question.explain(false), (turn, pulls), touch)
        })?;
        if let Some(drawn) = drawn {
            return Ok(drawn);
        }
    }
    // The path needs the hops of the match, and the square the sizes of the initial position.
    let drawn = touch::with_hotspots(alone, chosen, name, shelf, |touch| {
        let show = |page: &Page<'_>, words: &Catalogue| page_with_buttons(page, touch, words);
        dialogue.messages().draw_board(dialogue.game(), turn, show)
    })?;
    if let Some(drawn) = drawn {
        return Ok(drawn);
    }
    let shown = Shown { board, ..Shown::start(dialogue.game().start(), seats) };
    if let Some(drawn) = touch::render_board(shown, chosen, name, shelf)? {
        return Ok(drawn);
    }
    let lead = String::new();
    html(dialogue, &Event::Board { lead, board: board.clone() })
}

/// Renders an event of the match, such as a move or a hint, as HTML.
pub(super) fn html(dialogue: &Dialogue, saying: &Event) -> Result<String, Error> {
    dialogue.messages().show(saying, |page, words| embed::dense_html(page, words, DEPTH))
}

#[derive(Serialize)]
struct Match {
    line: String,
    groups: Vec<Group>,
    levels: Vec<Choice>,
    first: String,
}

/// Games with the same kind of moves, with a label, in the settings of the next match.
#[derive(Serialize)]
struct Group {
    label: String,
    games: Vec<Other>,
}

/// Game that the user can choose for the next match; `now` tells whether it is the current game.
#[derive(Serialize)]
struct Other {
    name: &'static str,
    line: &'static str,
    label: String,
    now: bool,
}

/// Renders the settings of the next match as HTML.
pub(super) fn state(
    dialogue: &Dialogue,
    typed: &PageState,
    shelf: &Cache,
) -> Result<String, Error> {
    let line = CommandLine::parse(&typed.line);
    let (_, asked) = parse_line(&line);
    let said = |name: &str| asked.value_of(name).map_or("", Token::text).to_owned();
    let level = |value: &'static str| {
        let kind = value.split(':').next().unwrap_or(value).to_owned();
        let label = shelf.words.format_with("web-level-word", [("level", kind)])?;
        Ok(Choice { value, label, now: Level::parse(value) == Some(dialogue.level()) })
    };
    let game = |(name, line): (&'static str, &'static str)| {
        let label = shelf.words.text(&["web-game-", name].concat())?;
        Ok(Other { name, line, label, now: name == dialogue.board().game() })
    };
    let group = |(name, games): (&str, Vec<_>)| {
        let label = shelf.words.text(&["table-games-", name].concat())?;
        Ok(Group { label, games: games.into_iter().map(game).collect::<Result<_, Error>>()? })
    };
    let groups = edit::match_groups().into_iter().map(group).collect::<Result<_, Error>>()?;
    let levels = LEVELS.into_iter().map(level).collect::<Result<_, Error>>()?;
    shelf.render(
        "match.html",
        &Match {
            line: dialogue.game().start().to_args().to_line(),
            groups,
            levels,
            first: said(options::FIRST.name),
        },
    )
}
