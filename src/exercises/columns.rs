//! The digits of the sum without carry.

use super::Kind;
use super::ask::{Ask, Blank};
use super::exercise::Exercise;
use super::page::Page;
use super::piles::{Luck, PileSource, Side};
use super::space::Space;
use super::subject::Subject;
use super::task::Task;
use super::wishes::{Wish, Wishes};
use crate::error::Error;
use crate::games::nim::Rules;

/// Write the piles in binary and add the columns.
#[derive(Debug)]
pub(super) struct Columns;

impl Kind for Columns {
    fn name(&self) -> &'static str {
        "columns"
    }

    fn wishes(&self) -> &'static [Wish] {
        &[Wish::Piles, Wish::Max, Wish::Trap]
    }

    fn space(&self, wishes: &Wishes) -> Result<Space, Error> {
        wishes.check()?;
        let wanted = (Side::Any, Luck::Sums);
        let source = PileSource::new(self.name(), wishes, Rules::default(), wanted, |drawn, _| {
            let sums = drawn.facts.columns.sums().to_vec();
            Some((Task::Plain, 0, vec![Ask::new("sums", Blank::Digits(sums))]))
        });
        Ok(Space::new(self.name(), vec![source]))
    }

    fn write<'e>(&self, exercise: &'e Exercise, page: &mut Page<'_, 'e>) -> Result<(), Error> {
        let Subject::Nim { rules, position } = &exercise.subject;
        let values = page.pile_values(*rules, &position.piles)?;
        page.say("exercise-columns", &values)
    }
}
