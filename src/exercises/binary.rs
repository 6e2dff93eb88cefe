//! A pile in binary, and back.

use super::ask::{Ask, Blank};
use super::dice::Dice;
use super::exercise::Exercise;
use super::facts::XorFacts;
use super::numbers::About;
use super::page::Page;
use super::space::{Source, Space};
use super::task::Task;
use super::wishes::{Wish, Wishes};
use super::{Kind, Then};
use crate::error::Error;
use crate::games::xor;
use crate::wording::Values;

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

    fn space(&self, wishes: &Wishes) -> Result<Space, Error> {
        wishes.check()?;
        let level = wishes.level();
        let most = wishes.max.unwrap_or(MOST[usize::from(level - 1)]);
        Ok(Space::new(self.name(), vec![Box::new(Numerals { most, level })]))
    }

    fn write<'e>(&self, exercise: &'e Exercise, page: &mut Page<'_, 'e>) -> Result<(), Error> {
        let number = exercise.subject.piles().first().copied().unwrap_or_default();
        let mut values = Values::default();
        if exercise.task == Task::FromBinary {
            values.set_text("digits", format!("`{number:b}`"));
            return page.say("exercise-from-binary", &values);
        }
        values.set_number("number", number);
        page.say("exercise-to-binary", &values)
    }

    fn work<'e>(&self, exercise: &'e Exercise, page: &mut Page<'_, 'e>) -> Result<Then, Error> {
        let number = exercise.subject.piles().first().copied().unwrap_or_default();
        let mut values = Values::default();
        Page::set_parts(&mut values, number);
        values.set_number("number", number);
        values.set_text("digits", format!("`{number:b}`"));
        page.say(
            match exercise.task {
                Task::FromBinary => "exercise-work-from-binary",
                _ => "exercise-work-to-binary",
            },
            &values,
        )?;
        Ok(Then::Nothing)
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
            facts: XorFacts::of(&[number]),
            numbers: vec![number],
            task,
            form,
            asks: vec![ask],
            level: self.level,
        };
        Some(about.exercise())
    }
}
