//! Find a winning move: any of them is right.

use super::Kind;
use super::ask::{Ask, Blank};
use super::exercise::Exercise;
use super::page::Page;
use super::piles::{Luck, PileSource, Side, rules_of};
use super::space::Space;
use super::subject::Subject;
use super::task::Task;
use super::wishes::{Wish, Wishes};
use crate::error::Error;

/// The player to move can win: how?
#[derive(Debug)]
pub(super) struct WinningMove;

impl Kind for WinningMove {
    fn name(&self) -> &'static str {
        "winning-move"
    }

    fn wishes(&self) -> &'static [Wish] {
        &[Wish::Piles, Wish::Max, Wish::Limit, Wish::Misere, Wish::Trap, Wish::Raising]
    }

    fn space(&self, wishes: &Wishes) -> Result<Space, Error> {
        wishes.check()?;
        let wanted = (Side::Won, Luck::Moves);
        let source = PileSource::new(self.name(), wishes, rules_of(wishes), wanted, |drawn, _| {
            let moves = drawn.facts.winning_moves.clone();
            Some((Task::Plain, 0, vec![Ask::new("move", Blank::Move(moves))]))
        });
        Ok(Space::new(self.name(), vec![source]))
    }

    fn write<'e>(&self, exercise: &'e Exercise, page: &mut Page<'_, 'e>) -> Result<(), Error> {
        let Subject::Nim { rules, position } = &exercise.subject;
        let values = page.pile_values(*rules, &position.piles)?;
        page.say("exercise-winning-move", &values)
    }
}
