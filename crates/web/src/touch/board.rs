//! Renders a board for selecting a move: a picture in HTML with a control over each hotspot. `touch.rs`
//! decides what pressing a control does.

use super::{Chosen, PressEffect, Seats, component, pile_size, press, value};
use crate::cache::Cache;
use carryless_args::error::Error;
use carryless_games::figure::{Figure, ForestFrame, PileChange};
use carryless_games::game::{BoardView, Marks, TakeRule};
use carryless_games::games::AnyState;
use carryless_games::position::{AnyMove, ComponentMove, MultiPileMove, PileMove, PlayConvention};
use carryless_play::parse_input;
use carryless_render::i18n::Perspective;
use carryless_render::{Hotspot, HotspotTarget, Page, Touch, page_with_buttons};

/// Largest number of stones in a pile for which a match has a play board.
const STONES: u64 = 15;
/// Largest number of piles for which a match has a play board.
const ROWS: usize = 6;

/// Whether a match from this position is played on the play board: Nim with few small piles.
pub(crate) fn has_play_board(start: &AnyState) -> bool {
    if !matches!(start.take_rule(), Some(TakeRule::Any | TakeRule::UpTo(_))) {
        return false;
    }
    let piles = start.numbers();
    let fits = piles.len() <= ROWS && piles.iter().all(|size| *size <= STONES);
    fits && piles.iter().any(|size| *size > 0)
}

/// Whether a match from this position has the guided story: normal play of Nim without a limit, on a play
/// board.
pub(crate) fn has_story(start: &AnyState) -> bool {
    let is_plain = start.play_convention() == PlayConvention::Normal;
    is_plain && start.take_rule() == Some(TakeRule::Any) && has_play_board(start)
}

/// A board to draw.
#[derive(Clone, Copy)]
pub(crate) struct Shown<'s> {
    pub(crate) board: &'s AnyState,
    /// The initial position, for which the picture is large enough; `None` for the size of the board itself.
    pub(crate) start: Option<&'s AnyState>,
    /// Places of the piles in the rows of the initial position.
    pub(crate) seats: &'s Seats,
    /// Marks of a step of the explanation.
    pub(crate) marks: Option<&'s Marks>,
}

impl<'s> Shown<'s> {
    /// Creates a board in its initial position, with the places `seats` of its piles.
    pub(crate) fn start(board: &'s AnyState, seats: &'s Seats) -> Self {
        Shown { board, start: Some(board), seats, marks: None }
    }
}

/// Renders a board as HTML, with a control named `name` over each hotspot and the move `chosen` selected; without
/// controls if `name` is empty. `None` if its game has no picture with hotspots.
pub(crate) fn render_board(
    shown: Shown<'_>,
    chosen: Option<&Chosen>,
    name: &str,
    shelf: &Cache,
) -> Result<Option<String>, Error> {
    let board = shown.board;
    let Some(figure) = figure(shown, chosen) else { return Ok(None) };
    let renderer = shelf.renderer(board.game(), Perspective::First)?;
    let mut page = Page::from("");
    page.push_figure(figure);
    let drawn = with_hotspots(shown, chosen, name, shelf, |touch| {
        page_with_buttons(&page, touch, renderer.words())
    })?;
    Ok((name.is_empty() || drawn.contains("<button")).then_some(drawn))
}

/// Renders the board `board` at a step of its explanation as HTML, with the marks of the step. `None` if its game has no
/// picture with hotspots, or the picture has no room for the values.
pub(crate) fn render_step(
    board: &AnyState,
    marks: &Marks,
    shelf: &Cache,
) -> Result<Option<String>, Error> {
    let mut seats = Seats::from_start(board);
    let shown = marks.shown.as_ref().and_then(|turn| Chosen::parse(board, &turn.to_string()));
    let (mut after, mut chosen) = (board.clone(), shown.as_ref());
    if let Some(made) = chosen.take_if(|_| marks.is_made) {
        after.apply(&made.turn);
        seats.apply(&made.turn, made.is_turned());
    }
    let shown = Shown { board: &after, marks: Some(marks), ..Shown::start(board, &seats) };
    let drawn = render_board(shown, chosen, "", shelf)?;
    Ok(drawn.filter(|drawn| marks.values.is_empty() || drawn.contains("class=\"value\"")))
}

/// Calls `draw` with the hotspots of a board while the move `chosen` is selected, and returns the result. `name` is
/// the name of the controls over the hotspots; if it is empty, there are none.
pub(crate) fn with_hotspots<T>(
    shown: Shown<'_>,
    chosen: Option<&Chosen>,
    name: &str,
    shelf: &Cache,
    draw: impl FnOnce(&Touch<'_>) -> Result<T, Error>,
) -> Result<T, Error> {
    let Shown { board, start, seats, marks } = shown;
    let now = chosen.map(|chosen| keys(board, chosen, seats)).unwrap_or_default();
    let spot = |at: &HotspotTarget| {
        if name.is_empty() {
            return None;
        }
        let (next, is_chosen) = match press(board, chosen, at) {
            PressEffect::Move(next) => {
                let is_chosen = key(at, seats).is_some_and(|own| now.contains(&own));
                (Some(next), is_chosen)
            }
            PressEffect::Back => (None, true),
            // Dragging the piece starts here.
            PressEffect::Nothing if is_here(board, at) => {
                return Some(Hotspot { value: value(at, chosen), ..Hotspot::default() });
            }
            PressEffect::Nothing => return None,
        };
        let told = next.as_ref().or(chosen)?;
        Some(Hotspot {
            value: value(at, chosen),
            label: move_text(board, &seats.named(&told.turn), shelf).unwrap_or_default(),
            taken_keys: next.as_ref().map(|next| keys(board, next, seats)).unwrap_or_default(),
            typed: next.map(|next| next.typed).unwrap_or_default(),
            is_chosen,
        })
    };
    let led = |at: &HotspotTarget| {
        start.is_some_and(|start| press(start, None, at) != PressEffect::Nothing)
    };
    let rows = Seats::default();
    let start = start.and_then(|start| {
        let begun = figure(Shown { board: start, start: None, seats: &rows, marks: None }, None)?;
        Some((begun, &led as &dyn Fn(&HotspotTarget) -> bool))
    });
    draw(&Touch { name, hotspot_at: &spot, start, marks })
}

/// Whether the hotspot `at` is the square on which the piece of a board of two piles is.
fn is_here(board: &AnyState, at: &HotspotTarget) -> bool {
    matches!(at, HotspotTarget::Square(here) if board.numbers() == here)
}

/// Returns the text of the button that makes the move `turn`.
pub(crate) fn move_text(board: &AnyState, turn: &AnyMove, shelf: &Cache) -> Result<String, Error> {
    let words = &shelf.words;
    match turn {
        AnyMove::Take(PileMove { pile, take, .. }) => {
            words.format_with("web-take", [("pile", *pile), ("take", *take)])
        }
        AnyMove::Stones(taken) => words.format_with("web-take-stones", [("take", taken.take)]),
        AnyMove::Down(down) => {
            words.format_with("web-down", [("pile", down.step), ("take", down.take)])
        }
        AnyMove::Say(said) => {
            words.format_with("web-add", [("say", said.say), ("reaches", said.reaches)])
        }
        AnyMove::Takes(MultiPileMove { takes }) => match takes[..] {
            [one, two] if one == two => words.format_with("web-take-both", [("take", one)]),
            _ => {
                let parts = takes.iter().zip(1..).filter(|(take, _)| **take > 0);
                let part = |(take, pile): (&u64, u64)| {
                    words.format_with("take-from-pile", [("pile", pile), ("take", *take)])
                };
                let parts = words.list(&parts.map(part).collect::<Result<Vec<_>, Error>>()?)?;
                words.format_with("web-take-several", [("parts", parts)])
            }
        },
        AnyMove::Break(_) | AnyMove::Cut(_) | AnyMove::InPart(_) | AnyMove::Slide(_) => {
            let made =
                shelf.renderer(board.game(), Perspective::First)?.move_clause(board, turn)?;
            let mut letters = made.chars();
            let first = letters.next().map(|letter| letter.to_uppercase().to_string());
            Ok(first.unwrap_or_default() + letters.as_str())
        }
    }
}

/// Returns an example of how to write a move in this position, for the input field.
pub(crate) fn example(board: &AnyState, shelf: &Cache) -> Result<String, Error> {
    match parse_input::example(board) {
        Some(AnyMove::Take(PileMove { pile, take, .. })) => {
            shelf.words.format_with("web-move-example", [("pile", pile), ("take", take)])
        }
        turn => Ok(turn.map(|turn| parse_input::typed_form(&turn, board)).unwrap_or_default()),
    }
}

/// Returns the figure of a board, with the stones of the selected move, or the square that it reaches, dashed; `None` if
/// the board is not drawn.
fn figure<'b>(shown: Shown<'b>, chosen: Option<&Chosen>) -> Option<Figure<'b>> {
    let Shown { board, start, seats, marks } = shown;
    let made = chosen.map(|chosen| &chosen.turn);
    let view = BoardView { start, moves: &[], chosen: made, marks };
    board.play_figure(&view).map(|figure| seat_parts(figure, chosen, (seats, 1)))
}

/// Returns the figure with its piles at the places that `seats` has for component `own` (1-based), and the two parts of
/// a split pile in the order that the selected move gives, from left to right.
fn seat_parts<'b>(
    figure: Figure<'b>,
    chosen: Option<&Chosen>,
    (seats, own): (&Seats, u64),
) -> Figure<'b> {
    match (figure, chosen) {
        (Figure::Parts { piles, rows, broken, .. }, chosen) => {
            let broken = broken.map(|broken| {
                let parts = chosen.and_then(|chosen| chosen.parts(broken.pile));
                PileChange { parts: parts.unwrap_or(broken.parts), ..broken }
            });
            Figure::Parts { piles, rows, broken, seats: seats.of(own).to_vec() }
        }
        (Figure::Several { parts }, chosen) => {
            let part = |(part, figure)| {
                let inside = chosen.and_then(|chosen| chosen.in_component(part));
                seat_parts(figure, inside.as_ref(), (seats, part))
            };
            Figure::Several { parts: (1..).zip(parts).map(part).collect() }
        }
        (figure, _) => figure,
    }
}

/// Returns the ids, in the picture, of the stones or branches that the selected move takes, or of the gap where
/// it splits a pile.
fn keys(board: &AnyState, chosen: &Chosen, seats: &Seats) -> Vec<String> {
    let stones = |pile: u64, from: u64, to: u64| {
        (from..to).map(move |nth| piece_key('s', [pile, nth], seats)).collect::<Vec<_>>()
    };
    match &chosen.turn {
        AnyMove::InPart(ComponentMove { part, .. }) => {
            let inside = chosen.in_component(*part).zip(component(board, *part));
            let seats = seats.component(*part);
            let keys = inside.map(|(inside, addend)| keys(&addend, &inside, &seats));
            keys.unwrap_or_default().into_iter().map(|key| format!("p{part}.{key}")).collect()
        }
        AnyMove::Cut(_) => match board.figure(Some(&chosen.turn)) {
            Some(Figure::Trees(frames)) => {
                let falling = frames.first().map_or(0..0, ForestFrame::cut_branches);
                falling.map(|at| format!("b{at}")).collect()
            }
            _ => Vec::new(),
        },
        AnyMove::Break(made) => {
            let size = pile_size(board.numbers(), made.pile).unwrap_or(0);
            match chosen.parts(made.pile) {
                Some([left, right]) if left + right == size => {
                    vec![piece_key('g', [made.pile, left], seats)]
                }
                Some([left, right]) => stones(made.pile, left, size - right),
                None => Vec::new(),
            }
        }
        _ => (1..)
            .zip(board.numbers())
            .flat_map(|(pile, size)| stones(pile, size - chosen.takes(pile).min(*size), *size))
            .collect(),
    }
}

/// Returns the id, in the picture, of the stone or gap under a hotspot; `None` for other hotspots.
fn key(at: &HotspotTarget, seats: &Seats) -> Option<String> {
    match at {
        HotspotTarget::Left(place) => Some(piece_key('s', *place, seats)),
        HotspotTarget::Between(place) => Some(piece_key('g', *place, seats)),
        HotspotTarget::InPart(part, at) => {
            key(at, &seats.component(*part)).map(|key| format!("p{part}.{key}"))
        }
        _ => None,
    }
}

/// Returns the id, in the picture, of a stone (`kind` is `s`) or gap (`g`) of a pile. The place is the number of the
/// pile (1-based) and the number of its stones to the left. The id names the row and the place in it, which stay.
fn piece_key(kind: char, [pile, left]: [u64; 2], seats: &Seats) -> String {
    let seat = seats.of(1).get(pile as usize - 1);
    let (line, from) = seat.map_or((pile, 0), |seat| (seat.line, seat.from));
    format!("{kind}{}.{}", line - 1, from + left)
}
