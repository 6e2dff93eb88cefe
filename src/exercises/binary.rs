//! A pile in binary, and back.

use super::Kind;
use super::ask::{Ask, Blank};
use super::dice::Dice;
use super::exercise::Exercise;
use super::numbers::About;
use super::space::{Source, Space};
use super::task::Task;
use super::wishes::{Wish, Wishes};
use crate::error::Error;
use crate::games::xor;
use crate::games::xor::argument::Facts;

/// The largest number of each level.
const MOST: [u64; 5] = [15, 31, 63, 255, 1000];

/// One number, from or to binary.
#[derive(Debug)]
pub(super) struct Binary;

impl Kind for Binary {
    fn name(&self) -> &'static str {
        "binary"
    }

    fn wishes(&self) -> &'static [Wish] {
        &[Wish::Max]
    }

    fn works_alone(&self) -> bool {
        true
    }

    fn space(&self, wishes: &Wishes) -> Result<Space, Error> {
        wishes.check()?;
        let level = wishes.level();
        let most = wishes.number(Wish::Max).unwrap_or(MOST[usize::from(level - 1)]);
        Ok(Space::new(self.name(), vec![Box::new(Numerals { most, level })]))
    }
}

/// The numbers from 2 on: 0 and 1 are the same in binary.
struct Numerals {
    most: u64,
    level: u8,
}

impl Source for Numerals {
    fn size(&self) -> u64 {
        self.most - 1
    }

    fn exercise(&self, index: u64, dice: &mut Dice) -> Option<Exercise> {
        let number = index + 2;
        let (task, ask, form) = match dice.coin() {
            true => (Task::ToBinary, Ask::new("binary", Blank::Binary(number)), 0),
            false => (Task::FromBinary, Ask::new("number", Blank::Number(number)), 1),
        };
        let about = About {
            topic: "binary",
            drill: xor::Task::Add,
            facts: Facts::of(&[number]),
            numbers: vec![number],
            task,
            form,
            asks: vec![ask],
            level: self.level,
        };
        Some(about.exercise())
    }
}
