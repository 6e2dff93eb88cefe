//! A pile in binary, and back.

use super::SourceKind;
use super::answer_balance::Verdicts;
use super::answer_field::{Ask, Blank};
use super::constraints::Wish;
use super::exercise::Candidate;
use super::numbers::About;
use super::pool::Source;
use super::rng::Dice;
use super::task::Task;
use crate::games::xor;
use crate::games::xor::explanation::Facts;

/// The largest number of each level.
const MOST: [u64; 5] = [15, 31, 63, 255, 1000];

/// One number, from or to binary.
pub(super) const KIND: SourceKind = SourceKind {
    name: "binary",
    wishes: &[Wish::Max],
    verdicts: Verdicts::Many,
    works_alone: true,
    sources: |wishes| {
        let most = MOST[usize::from(wishes.level() - 1)];
        vec![Box::new(Numerals { most: wishes.number(Wish::Max).unwrap_or(most) })]
    },
};

/// The numbers from 2 on: 0 and 1 are the same in binary.
struct Numerals {
    most: u64,
}

impl Source for Numerals {
    fn size(&self) -> u64 {
        self.most - 1
    }

    fn exercise(&self, index: u64, dice: &mut Dice) -> Option<Candidate> {
        let number = index + 2;
        let (task, ask, form) = match dice.coin() {
            true => (Task::ToBinary, Ask::new("binary", Blank::Binary(number)), 0),
            false => (Task::FromBinary, Ask::new("number", Blank::Number(number)), 1),
        };
        let about = About {
            drill: xor::Task::Add,
            facts: Facts::of(&[number]),
            numbers: vec![number],
            task,
            form,
            asks: vec![ask],
        };
        Some(about.candidate())
    }
}
