//! Places of the piles of a board in the rows of the board at the start of a match: the parts of a pile that a move
//! splits stay in its row, where they were.

use super::Chosen;
use carryless_games::figure::Seat;
use carryless_games::games::AnyState;
use carryless_games::position::{AnyMove, ComponentMove, SplitMove};

/// Places of all piles of a board. A sum has a list for each component, any other game one list.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Seats {
    parts: Vec<Vec<Seat>>,
}

impl Seats {
    /// Creates the places at the start of a match: each pile is a row.
    pub(crate) fn from_start(start: &AnyState) -> Self {
        let rows = |board: &AnyState| {
            (1..).zip(board.numbers()).map(|(line, _)| Seat { line, from: 0 }).collect()
        };
        let parts = match &start.components()[..] {
            [] => vec![rows(start)],
            components => components.iter().map(rows).collect(),
        };
        Seats { parts }
    }

    /// Returns the places in component `part` (1-based) of a sum, or of a whole board (1).
    pub(crate) fn of(&self, part: u64) -> &[Seat] {
        let index = part.checked_sub(1).and_then(|index| usize::try_from(index).ok());
        index.and_then(|index| self.parts.get(index)).map_or(&[], Vec::as_slice)
    }

    /// Returns the places in component `part` (1-based) as those of a whole board.
    pub(super) fn component(&self, part: u64) -> Self {
        Seats { parts: vec![self.of(part).to_vec()] }
    }

    /// Changes the places to those after the move `turn`. With `is_turned` the smaller part of a split pile is on the
    /// left, otherwise the larger one.
    pub(crate) fn apply(&mut self, turn: &AnyMove, is_turned: bool) {
        let (part, turn) = match turn {
            AnyMove::InPart(ComponentMove { part, made }) => (*part, &**made),
            turn => (1, turn),
        };
        let AnyMove::Break(SplitMove { pile, take, leaves }) = turn else { return };
        let index = |number: u64| number.checked_sub(1).and_then(|at| usize::try_from(at).ok());
        let Some(own) = index(part).and_then(|part| self.parts.get_mut(part)) else { return };
        let Some(at) = index(*pile).filter(|at| *at < own.len()) else { return };
        let Seat { line, from } = own[at];
        let size = take.unwrap_or(0) + leaves.iter().sum::<u64>();
        let seat = |from| Seat { line, from };
        let new = match (&leaves[..], is_turned) {
            (&[one, other], false) => vec![seat(from), seat(from + size - other.min(one))],
            (&[one, _], true) => vec![seat(from + size - one), seat(from)],
            (&[one], true) => vec![seat(from + size - one)],
            _ => vec![seat(from)],
        };
        own.splice(at..=at, new);
    }

    /// Returns the move with the number of the row in place of the number of the pile, for a text about it.
    pub(crate) fn named(&self, turn: &AnyMove) -> AnyMove {
        match turn {
            AnyMove::Break(made) => {
                let index = made.pile.checked_sub(1).and_then(|at| usize::try_from(at).ok());
                let seat = index.and_then(|index| self.of(1).get(index));
                let pile = seat.map_or(made.pile, |seat| seat.line);
                AnyMove::Break(SplitMove { pile, ..made.clone() })
            }
            AnyMove::InPart(ComponentMove { part, made }) => {
                let made = Box::new(self.component(*part).named(made));
                AnyMove::InPart(ComponentMove { part: *part, made })
            }
            turn => turn.clone(),
        }
    }
}

impl Chosen {
    /// Whether the move leaves the smaller part of a pile on the left, or only a part on the right.
    pub(crate) fn is_turned(&self) -> bool {
        let is_turned = |inside: &Chosen| match &inside.turn {
            AnyMove::Break(made) => inside.parts(made.pile).is_some_and(|[one, other]| one < other),
            _ => false,
        };
        match &self.turn {
            AnyMove::InPart(made) => {
                self.in_component(made.part).is_some_and(|inside| is_turned(&inside))
            }
            _ => is_turned(self),
        }
    }
}
