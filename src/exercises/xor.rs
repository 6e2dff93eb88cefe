//! Drills: numbers added without carry.

use super::Kind;
use super::ask::{Ask, Blank};
use super::dice::Dice;
use super::exercise::Exercise;
use super::multisets::Multisets;
use super::numbers::About;
use super::piles::is_trivial;
use super::space::{Source, Space};
use super::task::Task;
use super::wishes::{Wish, Wishes};
use crate::error::Error;
use crate::games::xor;
use crate::games::xor::argument::Facts;

/// How many numbers up to which one each level has.
const SIZES: [(u64, u64); 5] = [(2, 15), (2, 31), (3, 31), (3, 63), (4, 127)];

/// What is a ⊕ b ⊕ …?
#[derive(Debug)]
pub(super) struct Xor;

impl Kind for Xor {
    fn name(&self) -> &'static str {
        "xor"
    }

    fn wishes(&self) -> &'static [Wish] {
        &[Wish::Piles, Wish::Max]
    }

    fn space(&self, wishes: &Wishes) -> Result<Space, Error> {
        wishes.check()?;
        let level = wishes.level();
        let (count, most) = SIZES[usize::from(level - 1)];
        let count = wishes.number(Wish::Piles).unwrap_or(count);
        let set = Multisets { count, least: 1, most: wishes.number(Wish::Max).unwrap_or(most) };
        Ok(Space::new(self.name(), vec![Box::new(Sums { set, level })]))
    }
}

struct Sums {
    set: Multisets,
    level: u8,
}

impl Source for Sums {
    fn size(&self) -> u64 {
        self.set.size().unwrap_or(u64::MAX)
    }

    fn exercise(&self, index: u64, dice: &mut Dice) -> Option<Exercise> {
        let mut numbers = self.set.at(index);
        if is_trivial(&numbers) {
            return None;
        }
        dice.shuffle(&mut numbers);
        let facts = Facts::of(&numbers);
        let about = About {
            topic: "xor",
            drill: xor::Task::Add,
            asks: vec![Ask::new("result", Blank::Number(facts.result))],
            facts,
            numbers,
            task: Task::Plain,
            form: 0,
            level: self.level,
        };
        Some(about.exercise())
    }
}
