//! What a touch means. In: the board, the move that is chosen so far and the place that was touched. Out: the
//! move that is chosen then. A touch on what is chosen puts it back; no touch chooses a move that is not legal,
//! and every legal move of what is drawn can be chosen by touches.

mod board;
mod breaking;

use crate::command_line::CommandLine;
use crate::games::AnyState;
use crate::position::{AnyMove, ComponentMove};
use crate::render::HotspotTarget;

pub(super) use board::{drawn, example, has_play_board, has_story, pressed_at, said, touching};

/// A move that is chosen and not made yet.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Chosen {
    pub(super) turn: AnyMove,
    /// How it is typed. Of a pile that falls apart the left part comes first, so that a picture shows what was
    /// touched.
    pub(super) typed: String,
}

/// What a touch does.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Touched {
    /// It chooses this move.
    Move(Chosen),
    /// It puts back what was chosen.
    Back,
    /// Nothing.
    Nothing,
}

impl Chosen {
    /// A legal move as it is typed.
    pub(super) fn read(board: &AnyState, typed: &str) -> Option<Self> {
        let line = CommandLine::parse(typed);
        let mut words = line.words();
        let word = words.next().filter(|_| words.len() == 0)?;
        let turn = board.read(word)?.ok()?;
        let typed = match turn {
            AnyMove::Break(_) | AnyMove::InPart(_) => typed.to_owned(),
            _ => turn.to_string(),
        };
        Some(Chosen { turn, typed })
    }

    /// The move that it is in a part of a sum, if it is one there.
    fn inside(&self, part: u64) -> Option<Self> {
        let AnyMove::InPart(ComponentMove { part: own, made }) = &self.turn else { return None };
        let (_, typed) = self.typed.split_once([':', '\u{ff1a}'])?;
        (*own == part).then(|| Chosen { turn: (**made).clone(), typed: typed.to_owned() })
    }

    /// How many stones it takes from a pile.
    fn takes(&self, pile: u64) -> u64 {
        match &self.turn {
            AnyMove::Take(taken) if taken.pile == pile => taken.take,
            AnyMove::Down(down) if down.step == pile => down.take,
            AnyMove::Stones(taken) => taken.take,
            AnyMove::Takes(takes) => self::at(&takes.takes, pile).unwrap_or(0),
            _ => 0,
        }
    }
}

/// What a control says: a place, and behind it the move that is chosen so far.
pub(super) fn value(at: &HotspotTarget, chosen: Option<&Chosen>) -> String {
    match chosen {
        Some(chosen) => format!("{at};{}", chosen.typed),
        None => at.to_string(),
    }
}

/// The move that is chosen after a control has said this.
pub(super) fn pressed(board: &AnyState, value: &str) -> Option<Chosen> {
    let (at, typed) = value.split_once(';').unwrap_or((value, ""));
    let chosen = Chosen::read(board, typed);
    match HotspotTarget::read(at).map(|at| turn(board, chosen.as_ref(), &at)) {
        Some(Touched::Move(next)) => Some(next),
        Some(Touched::Back) => None,
        Some(Touched::Nothing) | None => chosen,
    }
}

/// The move that leaves so many stones in a pile, if it is one.
pub(super) fn pulled(board: &AnyState, name: &str, value: &str) -> Option<Chosen> {
    let pile: u64 = name.strip_prefix("pile-")?.parse().ok()?;
    let leaves: u64 = value.parse().ok()?;
    let take = at(board.numbers(), pile)?.checked_sub(leaves)?;
    Chosen::read(board, &format!("{pile}:{take}"))
}

/// What a touch at a place does after this move was chosen.
pub(super) fn turn(board: &AnyState, chosen: Option<&Chosen>, at: &HotspotTarget) -> Touched {
    match (board, at) {
        (AnyState::Sum(sum), HotspotTarget::InPart(part, at)) => {
            let addend = part.checked_sub(1).and_then(|index| usize::try_from(index).ok());
            let addend = addend.and_then(|index| sum.position.parts.get(index));
            let Some(addend) = addend else { return Touched::Nothing };
            let inside = chosen.and_then(|chosen| chosen.inside(*part));
            match turn(&addend.into(), inside.as_ref(), at) {
                Touched::Move(Chosen { turn, typed }) => {
                    let turn = AnyMove::InPart(ComponentMove { part: *part, made: Box::new(turn) });
                    Touched::Move(Chosen { turn, typed: format!("{part}:{typed}") })
                }
                other => other,
            }
        }
        (AnyState::Race(race), HotspotTarget::Number(reaches)) => {
            let say = reaches.saturating_sub(race.position.from);
            once(board, chosen, &say.to_string())
        }
        (AnyState::Wythoff(setting), HotspotTarget::Square(here)) if setting.pair() == *here => {
            chosen.map_or(Touched::Nothing, |_| Touched::Back)
        }
        (AnyState::Wythoff(setting), HotspotTarget::Square(after)) => {
            let [one, two] = setting.pair();
            let takes = one.checked_sub(after[0]).zip(two.checked_sub(after[1]));
            takes
                .map_or(Touched::Nothing, |(one, two)| once(board, chosen, &format!("{one},{two}")))
        }
        (AnyState::Hackenbush(_), HotspotTarget::Branch(path)) => {
            let path: Vec<String> = path.iter().map(u64::to_string).collect();
            once(board, chosen, &path.join("."))
        }
        (
            AnyState::Kayles(_) | AnyState::Lasker(_) | AnyState::Grundy(_) | AnyState::Octal(_),
            HotspotTarget::Left(place) | HotspotTarget::Between(place),
        ) => {
            let is_between = matches!(at, HotspotTarget::Between(_));
            breaking::touched(board, chosen, (*place, is_between))
        }
        (
            AnyState::Nim(_) | AnyState::Subtraction(_) | AnyState::Staircase(_),
            &HotspotTarget::Left(place),
        )
        | (
            AnyState::Fibonacci(_) | AnyState::Wythoff(_) | AnyState::Moore(_),
            &HotspotTarget::Left(place),
        ) => stones(board, chosen, place),
        _ => Touched::Nothing,
    }
}

/// A stone takes itself and all to the right of it.
fn stones(board: &AnyState, chosen: Option<&Chosen>, [pile, left]: [u64; 2]) -> Touched {
    let size = at(board.numbers(), pile).filter(|size| left < *size);
    let Some(size) = size else { return Touched::Nothing };
    let taken = chosen.map_or(0, |chosen| chosen.takes(pile));
    let is_taken = left >= size - taken;
    let take = size - left;
    match board {
        AnyState::Wythoff(_) | AnyState::Moore(_) => {
            let none = vec![0; board.numbers().len()];
            let takes = match chosen.map(|chosen| &chosen.turn) {
                Some(AnyMove::Takes(takes)) => takes.takes.clone(),
                _ => none.clone(),
            };
            let with = |mut takes: Vec<u64>, take: u64| {
                takes[pile as usize - 1] = take;
                let takes: Vec<String> = takes.iter().map(u64::to_string).collect();
                Chosen::read(board, &takes.join(","))
            };
            match is_taken {
                true => with(takes, 0).map_or(Touched::Back, Touched::Move),
                // Of stones that do not go together the last ones are meant.
                false => with(takes, take)
                    .or_else(|| with(none, take))
                    .map_or(Touched::Nothing, Touched::Move),
            }
        }
        _ if is_taken => Touched::Back,
        AnyState::Fibonacci(_) => once(board, chosen, &take.to_string()),
        _ => once(board, chosen, &format!("{pile}:{take}")),
    }
}

/// This move; where it was chosen, it is put back.
fn once(board: &AnyState, chosen: Option<&Chosen>, typed: &str) -> Touched {
    match Chosen::read(board, typed) {
        Some(next) if chosen.is_some_and(|chosen| chosen.turn == next.turn) => Touched::Back,
        Some(next) => Touched::Move(next),
        None => Touched::Nothing,
    }
}

/// The number of a pile, counted from 1.
fn at(numbers: &[u64], pile: u64) -> Option<u64> {
    numbers.get(usize::try_from(pile.checked_sub(1)?).ok()?).copied()
}
