//! What a match on a page is made of besides its play board: the picture of a game without one, sayings as HTML,
//! the fields in which a move is given, and the settings of the next match.

use serde::Serialize;

use super::action::PageState;
use super::cache::Cache;
use super::edit::{self, read};
use super::fragments::{Choice, DEPTH};
use super::touch::{self, Chosen};
use crate::command_line::{CommandLine, Token};
use crate::error::Error;
use crate::games::{AnyState, race};
use crate::i18n::{Catalogue, Perspective};
use crate::options;
use crate::play::event::Event;
use crate::play::session::Dialogue;
use crate::render::{Page, embed, touchable};

/// The most numbers of a race that have buttons.
const BUTTONS: u64 = 12;

/// The levels of the computer that can be chosen.
const LEVELS: [&str; 4] = ["perfect", "errs:20", "last:12", "idea"];

/// The numbers that can be added in a race, and the piles that each lose something of their own.
pub(super) fn fields(dialogue: &Dialogue) -> (Vec<u64>, Vec<u64>) {
    let board = dialogue.board();
    let several = matches!(board, AnyState::Wythoff(_) | AnyState::Moore(_));
    match board {
        _ if dialogue.is_over() => (Vec::new(), Vec::new()),
        AnyState::Race(setting) => (numbers(setting), Vec::new()),
        _ if several => (Vec::new(), board.numbers().to_vec()),
        _ => (Vec::new(), Vec::new()),
    }
}

/// The numbers that can be added now; none where they are too many for buttons.
fn numbers(setting: &race::State) -> Vec<u64> {
    let [_, most] = setting.rules.bounds();
    let fitting = (0..BUTTONS).map(|index| setting.rules.nth(index));
    let fitting = fitting.take_while(|number| *number <= most.min(setting.left()));
    let numbers: Vec<u64> = fitting.collect();
    let all = numbers.last().is_none_or(|last| {
        let wide = setting.rules.count(setting.left()) > BUTTONS;
        !wide || *last == most
    });
    if all { numbers } else { Vec::new() }
}

/// The board to move on, as large as it was when the match began; where piles are not drawn so, as the terminal
/// shows them. While the computer's move is `pending` nothing can be touched, nor when the match is over.
pub(super) fn drawn(
    dialogue: &Dialogue,
    (chosen, pulls): (Option<&Chosen>, bool),
    shelf: &Cache,
) -> Result<String, Error> {
    let board = dialogue.board();
    let is_over = dialogue.is_over();
    let name = if is_over || dialogue.pending().is_some() { "" } else { "at" };
    let turn = chosen.map(|chosen| &chosen.turn);
    let question = board.question(turn.filter(|_| pulls));
    if let Some(question) = question.filter(|_| matches!(board, AnyState::Nim(_))) {
        let renderer = shelf.renderer(board.game(), Perspective::First)?;
        let drawn = touch::touching((board, None), chosen, name, shelf, |touch| {
            let touch = (!is_over).then_some(touch);
            renderer.table(question.explain(false), (turn, pulls), touch)
        })?;
        if let Some(drawn) = drawn {
            return Ok(drawn);
        }
    }
    // A path with its hops, or the square with the sizes of the beginning.
    if matches!(board, AnyState::Race(_) | AnyState::Wythoff(_)) {
        let drawn = touch::touching((board, None), chosen, name, shelf, |touch| {
            let show = |page: &Page<'_>, words: &Catalogue| touchable(page, touch, words);
            dialogue.voice().drawn(dialogue.game(), turn, show)
        })?;
        if let Some(drawn) = drawn {
            return Ok(drawn);
        }
    }
    let boards = (board, Some(dialogue.game().start()));
    if let Some(drawn) = touch::drawn(boards, chosen, name, shelf)? {
        return Ok(drawn);
    }
    let lead = String::new();
    html(dialogue, &Event::Board { lead, board: board.clone() })
}

pub(super) fn html(dialogue: &Dialogue, saying: &Event) -> Result<String, Error> {
    dialogue.voice().show(saying, |page, words| embed::dense(page, words, DEPTH))
}

#[derive(Serialize)]
struct Match {
    line: String,
    groups: Vec<Group>,
    levels: Vec<Choice>,
    first: String,
}

/// Games in which one does the same.
#[derive(Serialize)]
struct Group {
    label: String,
    games: Vec<Other>,
}

/// Another game to play.
#[derive(Serialize)]
struct Other {
    name: &'static str,
    line: &'static str,
    label: String,
    now: bool,
}

/// How the next match is to be played.
pub(super) fn setting(
    dialogue: &Dialogue,
    typed: &PageState,
    shelf: &Cache,
) -> Result<String, Error> {
    let line = CommandLine::parse(&typed.line);
    let (_, asked) = read(&line);
    let said = |name: &str| asked.value(name).map_or("", Token::text).to_owned();
    let now = said(options::PLAYER_LEVEL.name);
    let level = |value: &'static str| {
        let kind = value.split(':').next().unwrap_or(value).to_owned();
        let label = shelf.words.say("web-level-word", [("level", kind)])?;
        Ok(Choice { value, label, now: value == now })
    };
    let game = |&(name, line): &(&'static str, &'static str)| {
        let label = shelf.words.text(&["web-game-", name].concat())?;
        Ok(Other { name, line, label, now: name == dialogue.board().game() })
    };
    let group = |(name, games): (&str, &[_])| {
        let label = shelf.words.text(&["table-games-", name].concat())?;
        Ok(Group { label, games: games.iter().map(game).collect::<Result<_, Error>>()? })
    };
    let groups = edit::PLAYED.into_iter().map(group).collect::<Result<_, Error>>()?;
    let levels = LEVELS.into_iter().map(level).collect::<Result<_, Error>>()?;
    shelf.part(
        "match.html",
        &Match {
            line: dialogue.game().start().written().line(),
            groups,
            levels,
            first: said(options::FIRST.name),
        },
    )
}
