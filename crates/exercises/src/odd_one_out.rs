//! Kind `odd-one-out`: in a list one number occurs once, all others twice. The pupil finds that number by
//! addition without carry.

use super::SourceKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::exercise::Candidate;
use super::multisets::Multisets;
use super::numbers::NumberExercise;
use super::pool::Source;
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::games::xor;
use carryless_games::games::xor::explanation::Facts;

/// Number of different numbers and the largest of them, one pair for each level from 1 to 5.
const SIZES: [(u64, u64); 5] = [(3, 9), (4, 15), (4, 31), (5, 31), (6, 63)];

pub(super) const KIND: SourceKind = SourceKind {
    name: "odd-one-out",
    constraints: &[Constraint::Piles, Constraint::Max],
    answer_class: AnswerClass::Many,
    has_full_working: false,
    sources: |constraints| {
        let (count, most) = SIZES[usize::from(constraints.level() - 1)];
        let count = constraints.number(Constraint::Piles).unwrap_or(count);
        let most = constraints.number(Constraint::Max).unwrap_or(most);
        // Different numbers a < b < c are the multiset a ≤ b − 1 ≤ c − 2.
        let most = (most + 1).saturating_sub(count);
        vec![Box::new(Lists { gaps: Multisets { count, least: 1, most } })]
    },
};

/// Source of exercises about lists of numbers. The index of an exercise determines the different numbers and
/// which of them occurs once.
struct Lists {
    gaps: Multisets,
}

impl Source for Lists {
    fn size(&self) -> u64 {
        self.gaps.size().unwrap_or(0).saturating_mul(self.gaps.count)
    }

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate> {
        let gaps = self.gaps.at(index / self.gaps.count);
        let different: Vec<u64> = (0..).zip(gaps).map(|(place, gap)| gap + place).collect();
        let alone = different[(index % self.gaps.count) as usize];
        let twice = different.iter().filter(|number| **number != alone);
        let mut numbers: Vec<u64> = different.iter().chain(twice).copied().collect();
        dice.shuffle(&mut numbers);
        let facts = Facts { odd: Some(vec![alone]), ..Facts::from_numbers(&numbers) };
        let about = NumberExercise {
            drill: xor::Task::OddOneOut,
            facts,
            numbers,
            task: Task::Plain,
            form: 0,
            asks: vec![AnswerField::new("odd-one", Expected::Number(alone))],
        };
        Some(about.into_candidate())
    }
}
