//! The board for touches. In: the board and the move that is chosen. Out: its picture in HTML, with a control
//! over each place that chooses a move; and a move in words.

use super::{Chosen, Touched, at, turn, value};
use crate::error::Error;
use crate::figure::{Broken, Figure, Hop, Path, PathNumber as Number, PathVariant, Player, Ruler};
use crate::games::{AnyState, wythoff::explanation::bare};
use crate::i18n::Perspective;
use crate::play::parse_input;
use crate::position::{
    AnyMove, ComponentMove, MultiPileMove, PileMove, Piles, PlayConvention, RaceMove,
};
use crate::render::{Hotspot, HotspotTarget, Page, Touch, touchable};
use crate::web::cache::Cache;

use std::borrow::Cow;

/// The longest path of a race that is drawn.
const LONGEST: u64 = 40;

/// The most stones of a pile, and the most piles, that have a play board.
const STONES: u64 = 15;
const ROWS: usize = 6;

/// Whether a match that begins so has a play board: Nim of few small piles.
pub(in crate::web) fn has_play_board(start: &AnyState) -> bool {
    let AnyState::Nim(setting) = start else { return false };
    let piles = setting.piles();
    let fits = piles.len() <= ROWS && piles.iter().all(|size| *size <= STONES);
    fits && piles.iter().any(|size| *size > 0)
}

/// Whether the stones of a match that begins so can be split into blocks: without a limit, and the last stone wins.
pub(in crate::web) fn has_story(start: &AnyState) -> bool {
    let AnyState::Nim(setting) = start else { return false };
    let is_plain = setting.rules.play == PlayConvention::Normal && setting.rules.limit.is_none();
    is_plain && has_play_board(start)
}

/// The board with a control over each place that chooses a move, each of this name; none where there is no
/// picture of it that can be touched. With the board as it was when the match began the picture is as large as
/// that one's.
pub(in crate::web) fn drawn(
    boards: (&AnyState, Option<&AnyState>),
    chosen: Option<&Chosen>,
    name: &str,
    shelf: &Cache,
) -> Result<Option<String>, Error> {
    let (board, _) = boards;
    let Some(figure) = figure(board, chosen) else { return Ok(None) };
    let renderer = shelf.renderer(board.game(), Perspective::First)?;
    let mut page = Page::from("");
    page.figure(figure);
    let drawn =
        touching(boards, chosen, name, shelf, |touch| touchable(&page, touch, renderer.words()))?;
    Ok((name.is_empty() || drawn.contains("<button")).then_some(drawn))
}

/// Does something with how the places of a board are touched; without a name nothing can be touched.
pub(in crate::web) fn touching<T>(
    (board, start): (&AnyState, Option<&AnyState>),
    chosen: Option<&Chosen>,
    name: &str,
    shelf: &Cache,
    draw: impl FnOnce(&Touch<'_>) -> Result<T, Error>,
) -> Result<T, Error> {
    let now = chosen.map(|chosen| keys(board, chosen)).unwrap_or_default();
    let spot = |at: &HotspotTarget| {
        if name.is_empty() {
            return None;
        }
        let (next, is_chosen) = match turn(board, chosen, at) {
            Touched::Move(next) => {
                let is_chosen = key(at).is_some_and(|own| now.contains(&own));
                (Some(next), is_chosen)
            }
            Touched::Back => (None, true),
            // From here a piece is dragged.
            Touched::Nothing if is_here(board, at) => {
                return Some(Hotspot { value: value(at, chosen), ..Hotspot::default() });
            }
            Touched::Nothing => return None,
        };
        let told = next.as_ref().or(chosen)?;
        Some(Hotspot {
            value: value(at, chosen),
            label: said(board, &told.turn, shelf).unwrap_or_default(),
            with: next.as_ref().map(|next| keys(board, next)).unwrap_or_default(),
            typed: next.map(|next| next.typed).unwrap_or_default(),
            is_chosen,
        })
    };
    let led =
        |at: &HotspotTarget| start.is_some_and(|start| turn(start, None, at) != Touched::Nothing);
    let start = start
        .and_then(|start| Some((figure(start, None)?, &led as &dyn Fn(&HotspotTarget) -> bool)));
    draw(&Touch { name, spot: &spot, start })
}

fn is_here(board: &AnyState, at: &HotspotTarget) -> bool {
    matches!((board, at), (AnyState::Wythoff(setting), HotspotTarget::Square(here)) if setting.pair() == *here)
}

/// A move in words, as a button says it.
pub(in crate::web) fn said(
    board: &AnyState,
    turn: &AnyMove,
    shelf: &Cache,
) -> Result<String, Error> {
    let words = &shelf.words;
    match turn {
        AnyMove::Take(PileMove { pile, take, .. }) => {
            words.say("web-take", [("pile", *pile), ("take", *take)])
        }
        AnyMove::Stones(taken) => words.say("web-take-stones", [("take", taken.take)]),
        AnyMove::Down(down) => words.say("web-down", [("pile", down.step), ("take", down.take)]),
        AnyMove::Say(said) => words.say("web-add", [("say", said.say), ("reaches", said.reaches)]),
        AnyMove::Takes(MultiPileMove { takes }) => match takes[..] {
            [one, two] if one == two => words.say("web-take-both", [("take", one)]),
            _ => {
                let parts = takes.iter().zip(1..).filter(|(take, _)| **take > 0);
                let part = |(take, pile): (&u64, u64)| {
                    words.say("take-from-pile", [("pile", pile), ("take", *take)])
                };
                let parts = words.list(&parts.map(part).collect::<Result<Vec<_>, Error>>()?)?;
                words.say("web-take-several", [("parts", parts)])
            }
        },
        AnyMove::Break(_) | AnyMove::Cut(_) | AnyMove::InPart(_) | AnyMove::Slide(_) => {
            let made = shelf.renderer(board.game(), Perspective::First)?.made(board, turn)?;
            let mut letters = made.chars();
            let first = letters.next().map(|letter| letter.to_uppercase().to_string());
            Ok(first.unwrap_or_default() + letters.as_str())
        }
    }
}

/// How a move may be written here, as the field for it shows.
pub(in crate::web) fn example(board: &AnyState, shelf: &Cache) -> Result<String, Error> {
    match parse_input::example(board) {
        Some(AnyMove::Take(PileMove { pile, take, .. })) => {
            shelf.words.say("web-move-example", [("pile", pile), ("take", take)])
        }
        turn => Ok(turn.map(|turn| parse_input::spelled(&turn)).unwrap_or_default()),
    }
}

/// What is pressed on a board, as the words for it are named; none of a topic.
pub(in crate::web) fn pressed_at(board: &AnyState) -> Option<&'static str> {
    match board {
        AnyState::Nim(_) | AnyState::Subtraction(_) | AnyState::Fibonacci(_) => Some("stone"),
        AnyState::Wythoff(setting) => {
            Some(if bare(setting.pair(), setting.pair()).is_some() { "square" } else { "several" })
        }
        AnyState::Moore(_) => Some("several"),
        AnyState::Staircase(_) => Some("stair"),
        AnyState::Kayles(_) => Some("pin"),
        AnyState::Lasker(_) => Some("lasker"),
        AnyState::Grundy(_) => Some("split"),
        AnyState::Octal(_) => Some("octal"),
        AnyState::Hackenbush(_) => Some("branch"),
        AnyState::Sum(_) => Some("part"),
        AnyState::Race(_) => Some("number"),
        _ => None,
    }
}

/// The picture of a board; what is chosen is dashed where it was touched.
fn figure<'b>(board: &'b AnyState, chosen: Option<&Chosen>) -> Option<Figure<'b>> {
    let made = chosen.map(|chosen| &chosen.turn);
    match board {
        AnyState::Race(race) => {
            let position = &race.position;
            let number = |number| Number { number, key: false, left_out: 0 };
            let numbers = (0..=position.target).map(number).collect();
            let hop = match made {
                Some(&AnyMove::Say(RaceMove { say, reaches })) => {
                    Some(Hop { by: Player::You, from: position.from, say, reaches, winning: false })
                }
                _ => None,
            };
            let path = Cow::Owned(Path { numbers, hops: hop.into_iter().collect() });
            let (say, from, target) = (race.rules.say, position.from, position.target);
            let strands = vec![PathVariant { say, from, target, path }];
            (target <= LONGEST).then_some(Figure::Braid { strands, asked: 0 })
        }
        AnyState::Fibonacci(setting) => {
            let taken = chosen.map_or(0, |chosen| chosen.takes(1));
            let bare = Ruler::bare(setting.pile(), setting.most());
            Some(Figure::Ruler(Ruler { taken, ..bare }))
        }
        AnyState::Wythoff(setting) => {
            let mut after = setting.clone();
            if let Some(AnyMove::Takes(takes)) = made {
                after.position = Piles { piles: takes.leaves(&after.position.piles) };
            }
            bare(setting.pair(), after.pair()).or_else(|| piles(board, made))
        }
        AnyState::Nim(_) | AnyState::Moore(_) => piles(board, made),
        _ => board.picture(made).map(|figure| turned(figure, chosen)),
    }
}

/// Piles of which several may lose stones.
fn piles<'b>(board: &'b AnyState, made: Option<&AnyMove>) -> Option<Figure<'b>> {
    let piles = board.numbers();
    let taken = match made {
        Some(AnyMove::Take(taken)) => vec![*taken],
        Some(AnyMove::Takes(takes)) => PileMove::parts(piles, takes),
        _ => Vec::new(),
    };
    Some(Figure::Piles { piles, taken })
}

/// The same picture with the parts of a pile as they lie, from left to right.
fn turned<'b>(figure: Figure<'b>, chosen: Option<&Chosen>) -> Figure<'b> {
    match (figure, chosen) {
        (Figure::Parts { piles, rows, broken: Some(broken) }, Some(chosen)) => {
            let parts = chosen.parts(broken.pile).unwrap_or(broken.parts);
            Figure::Parts { piles, rows, broken: Some(Broken { parts, ..broken }) }
        }
        (Figure::Several { parts }, chosen) => {
            let part = |(part, figure)| {
                turned(figure, chosen.and_then(|chosen| chosen.inside(part)).as_ref())
            };
            Figure::Several { parts: (1..).zip(parts).map(part).collect() }
        }
        (figure, _) => figure,
    }
}

/// The keys of what a move takes, as they stand in a picture.
fn keys(board: &AnyState, chosen: &Chosen) -> Vec<String> {
    let stones = |pile: u64, from: u64, to: u64| {
        (from..to).map(move |nth| format!("s{}.{nth}", pile - 1)).collect::<Vec<_>>()
    };
    match (board, &chosen.turn) {
        (AnyState::Sum(sum), AnyMove::InPart(ComponentMove { part, .. })) => {
            let parts = (1..).zip(&sum.position.parts).find(|(own, _)| own == part);
            let inside = chosen.inside(*part).zip(parts);
            let keys = inside.map(|(inside, (_, addend))| keys(&addend.into(), &inside));
            keys.unwrap_or_default().into_iter().map(|key| format!("p{part}.{key}")).collect()
        }
        (AnyState::Hackenbush(setting), AnyMove::Cut(cut)) => {
            let forest = &setting.position;
            let falling = forest.find(&cut.cut).map(|at| forest.falling(at)).unwrap_or(0..0);
            falling.map(|at| format!("b{at}")).collect()
        }
        (_, AnyMove::Break(made)) => {
            let size = at(board.numbers(), made.pile).unwrap_or(0);
            match chosen.parts(made.pile) {
                Some([left, right]) if left + right == size => {
                    vec![format!("g{}.{left}", made.pile - 1)]
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

/// The key of what lies at a place.
fn key(at: &HotspotTarget) -> Option<String> {
    match at {
        HotspotTarget::Left([pile, left]) => Some(format!("s{}.{left}", pile - 1)),
        HotspotTarget::Between([pile, left]) => Some(format!("g{}.{left}", pile - 1)),
        HotspotTarget::InPart(part, at) => key(at).map(|key| format!("p{part}.{key}")),
        HotspotTarget::Branch(_) | HotspotTarget::Square(_) | HotspotTarget::Number(_) => None,
    }
}
