//! Selects a move by pressing hotspots of a board ([`HotspotTarget`] → [`PressEffect`]). Pressing a selected
//! part again cancels the selection. The selection is always a legal move, and every legal move of a drawn
//! board can be selected.

mod board;
mod breaking;
mod seats;
mod token;

use carryless_args::command_line::CommandLine;
use carryless_games::game::MoveForm;
use carryless_games::games::AnyState;
use carryless_games::position::{AnyMove, ComponentMove};
use carryless_render::HotspotTarget;

pub(super) use board::{
    Shown, example, has_play_board, has_story, move_text, render_board, render_step, with_hotspots,
};
pub(super) use seats::Seats;
pub(super) use token::render_graph;

/// Move that the user has selected but not yet made.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Chosen {
    pub(super) turn: AnyMove,
    /// Move in the form in which a player types it. If it splits a pile, the part that is drawn on the left is
    /// first.
    pub(super) typed: String,
}

/// Effect of pressing a hotspot.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PressEffect {
    /// Selects this move, in place of the move selected before.
    Move(Chosen),
    /// Cancels the selection, so that no move is selected.
    Back,
    /// Changes nothing.
    Nothing,
}

impl Chosen {
    /// Parses a move that a player types; `None` if it is not legal in the position `board`.
    pub(super) fn parse(board: &AnyState, typed: &str) -> Option<Self> {
        let line = CommandLine::parse(typed);
        let mut words = line.tokens();
        let word = words.next().filter(|_| words.len() == 0)?;
        let turn = board.parse_move(word)?.ok()?;
        let typed = match turn {
            AnyMove::Break(_) | AnyMove::InPart(_) => typed.to_owned(),
            _ => turn.to_string(),
        };
        Some(Chosen { turn, typed })
    }

    /// Returns the move inside component `part` (1-based) of a sum; `None` if the move is in another component.
    fn in_component(&self, part: u64) -> Option<Self> {
        let AnyMove::InPart(ComponentMove { part: own, made }) = &self.turn else { return None };
        let (_, typed) = self.typed.split_once([':', '\u{ff1a}'])?;
        (*own == part).then(|| Chosen { turn: (**made).clone(), typed: typed.to_owned() })
    }

    /// Returns the number of stones that the move takes from `pile` (1-based); 0 if it takes none.
    fn takes(&self, pile: u64) -> u64 {
        match &self.turn {
            AnyMove::Take(taken) if taken.pile == pile => taken.take,
            AnyMove::Down(down) if down.step == pile => down.take,
            AnyMove::Stones(taken) => taken.take,
            AnyMove::Takes(takes) => self::pile_size(&takes.takes, pile).unwrap_or(0),
            _ => 0,
        }
    }
}

/// Returns the value of the control over the hotspot `at`; it contains the hotspot and, if there is one, the
/// selected move `chosen`.
pub(super) fn value(at: &HotspotTarget, chosen: Option<&Chosen>) -> String {
    match chosen {
        Some(chosen) => format!("{at};{}", chosen.typed),
        None => at.to_string(),
    }
}

/// Returns the move that is selected after a control is pressed whose value is `value`; `None` if no move is
/// selected then.
pub(super) fn select(board: &AnyState, value: &str) -> Option<Chosen> {
    if board.move_form() == Some(MoveForm::Slide) {
        return Chosen::parse(board, &token::held_after(board, value));
    }
    let (at, typed) = value.split_once(';').unwrap_or((value, ""));
    let chosen = Chosen::parse(board, typed);
    match HotspotTarget::parse(at).map(|at| press(board, chosen.as_ref(), &at)) {
        Some(PressEffect::Move(next)) => Some(next),
        Some(PressEffect::Back) => None,
        Some(PressEffect::Nothing) | None => chosen,
    }
}

/// Returns the node of the token that is picked up after a control is pressed whose value is `value`; empty if none is.
pub(super) fn picked_token(board: &AnyState, value: &str) -> String {
    let has_tokens = board.move_form() == Some(MoveForm::Slide);
    let held = has_tokens.then(|| token::held_after(board, value));
    held.filter(|held| !held.contains(':')).unwrap_or_default()
}

/// Returns the move that leaves `value` stones in a pile; `name` is the name of the pile's control, `pile-N`
/// (1-based). `None` if the move is not legal.
pub(super) fn select_dragged(board: &AnyState, name: &str, value: &str) -> Option<Chosen> {
    let pile: u64 = name.strip_prefix("pile-")?.parse().ok()?;
    let leaves: u64 = value.parse().ok()?;
    let take = pile_size(board.numbers(), pile)?.checked_sub(leaves)?;
    Chosen::parse(board, &format!("{pile}:{take}"))
}

/// Whether a second press can add to a selected move, so that the move is complete only when the user says so.
pub(super) fn is_extended(board: &AnyState) -> bool {
    matches!(board.pressed(), Some("pin" | "octal" | "octal-split" | "several" | "part"))
}

/// Returns the effect of pressing the hotspot `at` of the position `board` while the move `chosen` is selected.
pub(super) fn press(board: &AnyState, chosen: Option<&Chosen>, at: &HotspotTarget) -> PressEffect {
    match at {
        HotspotTarget::InPart(part, at) => {
            let Some(addend) = component(board, *part) else { return PressEffect::Nothing };
            let inside = chosen.and_then(|chosen| chosen.in_component(*part));
            match press(&addend, inside.as_ref(), at) {
                PressEffect::Move(Chosen { turn, typed }) => {
                    let turn = AnyMove::InPart(ComponentMove { part: *part, made: Box::new(turn) });
                    PressEffect::Move(Chosen { turn, typed: format!("{part}:{typed}") })
                }
                other => other,
            }
        }
        HotspotTarget::Number(reaches) => {
            let Some([count, _]) = board.count_and_target() else { return PressEffect::Nothing };
            toggle(board, chosen, &reaches.saturating_sub(count).to_string())
        }
        HotspotTarget::Square(here) if board.numbers() == here => {
            chosen.map_or(PressEffect::Nothing, |_| PressEffect::Back)
        }
        HotspotTarget::Square([first, second]) => match board.numbers() {
            [one, two] if first <= one && second <= two => {
                toggle(board, chosen, &format!("{},{}", one - first, two - second))
            }
            _ => PressEffect::Nothing,
        },
        HotspotTarget::Branch(path) => {
            let path: Vec<String> = path.iter().map(u64::to_string).collect();
            toggle(board, chosen, &path.join("."))
        }
        HotspotTarget::Left(place) | HotspotTarget::Between(place)
            if board.move_form() == Some(MoveForm::Break) =>
        {
            let is_between = matches!(at, HotspotTarget::Between(_));
            breaking::press_pile(board, chosen, (*place, is_between))
        }
        &HotspotTarget::Left(place) => press_stone(board, chosen, place),
        _ => PressEffect::Nothing,
    }
}

/// Returns the effect of pressing a stone of `pile` (1-based), with `left` stones of the pile to the left of
/// it: selects the move that takes this stone and all to its right, or, if the selected move already takes the
/// stone, cancels the selection in this pile.
fn press_stone(board: &AnyState, chosen: Option<&Chosen>, [pile, left]: [u64; 2]) -> PressEffect {
    let size = pile_size(board.numbers(), pile).filter(|size| left < *size);
    let Some(size) = size else { return PressEffect::Nothing };
    let taken = chosen.map_or(0, |chosen| chosen.takes(pile));
    let is_taken = left >= size - taken;
    let take = size - left;
    match board.move_form() {
        Some(MoveForm::Takes) => {
            let none = vec![0; board.numbers().len()];
            let takes = match chosen.map(|chosen| &chosen.turn) {
                Some(AnyMove::Takes(takes)) => takes.takes.clone(),
                _ => none.clone(),
            };
            let with = |mut takes: Vec<u64>, take: u64| {
                takes[pile as usize - 1] = take;
                let takes: Vec<String> = takes.iter().map(u64::to_string).collect();
                Chosen::parse(board, &takes.join(","))
            };
            match is_taken {
                true => with(takes, 0).map_or(PressEffect::Back, PressEffect::Move),
                // If the combination is illegal, the new part replaces the old selection.
                false => with(takes, take)
                    .or_else(|| with(none, take))
                    .map_or(PressEffect::Nothing, PressEffect::Move),
            }
        }
        _ if is_taken => PressEffect::Back,
        Some(MoveForm::Stones) => toggle(board, chosen, &take.to_string()),
        _ => toggle(board, chosen, &format!("{pile}:{take}")),
    }
}

/// Returns the effect that selects the move `typed`, or that cancels the selection if this move is already
/// selected.
fn toggle(board: &AnyState, chosen: Option<&Chosen>, typed: &str) -> PressEffect {
    match Chosen::parse(board, typed) {
        Some(next) if chosen.is_some_and(|chosen| chosen.turn == next.turn) => PressEffect::Back,
        Some(next) => PressEffect::Move(next),
        None => PressEffect::Nothing,
    }
}

/// Returns component `part` (1-based) of a sum; `None` if there is no such component.
fn component(board: &AnyState, part: u64) -> Option<AnyState> {
    let index = usize::try_from(part.checked_sub(1)?).ok()?;
    board.components().into_iter().nth(index)
}

/// Returns the size of `pile` (1-based) in the list `numbers` of pile sizes; `None` if there is no such pile.
fn pile_size(numbers: &[u64], pile: u64) -> Option<u64> {
    numbers.get(usize::try_from(pile.checked_sub(1)?).ok()?).copied()
}
