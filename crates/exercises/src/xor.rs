//! Kind `xor`: the pupil adds numbers without carry.

use super::SourceKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::exercise::Candidate;
use super::multisets::Multisets;
use super::numbers::NumberExercise;
use super::piles::is_trivial;
use super::pool::Source;
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::games::xor;
use carryless_games::games::xor::explanation::Facts;

/// Number of summands and largest summand, one pair for each level from 1 to 5.
const SIZES: [(u64, u64); 5] = [(2, 15), (2, 31), (3, 31), (3, 63), (4, 127)];

pub(super) const KIND: SourceKind = SourceKind {
    name: "xor",
    constraints: &[Constraint::Piles, Constraint::Max],
    answer_class: AnswerClass::Many,
    has_full_working: false,
    sources: |constraints| {
        let (count, most) = SIZES[usize::from(constraints.level() - 1)];
        let count = constraints.number(Constraint::Piles).unwrap_or(count);
        let set = Multisets {
            count,
            least: 1,
            most: constraints.number(Constraint::Max).unwrap_or(most),
        };
        vec![Box::new(Sums(set))]
    },
};

/// Source of exercises about sums without carry. The index of an exercise determines its summands.
struct Sums(Multisets);

impl Source for Sums {
    fn size(&self) -> u64 {
        self.0.size().unwrap_or(u64::MAX)
    }

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate> {
        let mut numbers = self.0.at(index);
        if is_trivial(&numbers) {
            return None;
        }
        dice.shuffle(&mut numbers);
        let facts = Facts::from_numbers(&numbers);
        let about = NumberExercise {
            drill: xor::Task::Add,
            asks: vec![AnswerField::new("result", Expected::Number(facts.result))],
            facts,
            numbers,
            task: Task::Plain,
            form: 0,
        };
        Some(about.into_candidate())
    }
}
