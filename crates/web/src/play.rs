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
use carryless_games::games::{AnyState, race};
use carryless_play::event::Event;
use carryless_play::session::Dialogue;
use carryless_render::i18n::{Catalogue, Perspective};
use carryless_render::{Page, embed, page_with_buttons};

/// Largest count of possible numbers for which a race shows a button for each number; with more, the user types
/// the number.
const BUTTONS: u64 = 12;

/// Levels of the computer that the page offers.
const LEVELS: [&str; 4] = ["perfect", "errs:20", "last:12", "idea"];

/// Returns two lists: for a race the numbers that get buttons, and for games with moves in several piles the
/// sizes of the piles, each of which gets an input field. For other games both are empty.
pub(super) fn fields(dialogue: &Dialogue) -> (Vec<u64>, Vec<u64>) {
    let board = dialogue.board();
    let several = matches!(board, AnyState::Wythoff(_) | AnyState::Moore(_));
    match board {
        _ if dialogue.is_over() => (Vec::new(), Vec::new()),
        AnyState::Race(state) => (numbers(state), Vec::new()),
        _ if several => (Vec::new(), board.numbers().to_vec()),
        _ => (Vec::new(), Vec::new()),
    }
}

/// Returns the numbers that can be said now in a race; empty if they are too many for buttons.
fn numbers(state: &race::State) -> Vec<u64> {
    let [_, most] = state.rules.bounds();
    let fitting = (0..BUTTONS).map(|index| state.rules.number_at(index));
    let fitting = fitting.take_while(|number| *number <= most.min(state.left()));
    let numbers: Vec<u64> = fitting.collect();
    let all = numbers.last().is_none_or(|last| {
        let wide = state.rules.legal_number_count(state.left()) > BUTTONS;
        !wide || *last == most
    });
    if all { numbers } else { Vec::new() }
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
    let question = board.question(turn.filter(|_| pulls));
    if let Some(question) = question.filter(|_| matches!(board, AnyState::Nim(_))) {
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
    if matches!(board, AnyState::Race(_) | AnyState::Wythoff(_)) {
        let drawn = touch::with_hotspots(alone, chosen, name, shelf, |touch| {
            let show = |page: &Page<'_>, words: &Catalogue| page_with_buttons(page, touch, words);
            dialogue.messages().draw_board(dialogue.game(), turn, show)
        })?;
        if let Some(drawn) = drawn {
            return Ok(drawn);
        }
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
    let now = said(options::PLAYER_LEVEL.name);
    let level = |value: &'static str| {
        let kind = value.split(':').next().unwrap_or(value).to_owned();
        let label = shelf.words.format_with("web-level-word", [("level", kind)])?;
        Ok(Choice { value, label, now: value == now })
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
