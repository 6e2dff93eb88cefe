//! Kind `count`: the pupil counts the numbers n from 1 to N for which the piles a·n, b·n, (a + b)·n are a
//! P-position. N is small enough to try all n by hand; the key uses the automaton.

use super::SourceKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::pool::Source;
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::games::count::{self, steps::BigNumber};
use carryless_games::games::{AnyState, Facts};

/// Largest a + b and largest N, one pair for each level from 1 to 5. An exercise asks for how many n from 1 to
/// N the piles a·n, b·n, (a + b)·n are a P-position.
const SIZES: [(u64, u64); 5] = [(4, 12), (5, 16), (7, 32), (9, 64), (12, 128)];

/// Smallest N, where the numbers n from 1 to N are tried.
const LEAST: u64 = 6;

pub(super) const KIND: SourceKind = SourceKind {
    name: "count",
    constraints: &[Constraint::Max],
    answer_class: AnswerClass::Many,
    has_full_working: false,
    sources: |constraints| {
        let (multiplier, most) = SIZES[usize::from(constraints.level() - 1)];
        let pairs = (1..multiplier).flat_map(|b| (1..b).map(move |a| [a, b]));
        let pairs = pairs.filter(|[a, b]| a + b <= multiplier).collect();
        let most = constraints.number(Constraint::Max).unwrap_or(most).max(LEAST);
        vec![Box::new(Counts { pairs, most })]
    },
};

/// Source of the exercises about the piles a·n, b·n, (a + b)·n for n from 1 to N. It contains each pair a, b of
/// the list `pairs` with each N from [`LEAST`] to `most`.
struct Counts {
    pairs: Vec<[u64; 2]>,
    most: u64,
}

impl Source for Counts {
    fn size(&self) -> u64 {
        self.pairs.len() as u64 * (self.most + 1 - LEAST)
    }

    fn exercise(&self, index: u64, _: &mut SeededRng) -> Option<Candidate> {
        let [a, b] = self.pairs[(index % self.pairs.len() as u64) as usize];
        let up_to = LEAST + index / self.pairs.len() as u64;
        let balanced = |n: &u64| (a * n) ^ (b * n) == (a + b) * n;
        let found = (1..=up_to).filter(balanced).count() as u64;
        // A result of none or all needs no counting.
        if found == 0 || found == up_to {
            return None;
        }
        let bits = u64::BITS - ((a + b) * up_to).leading_zeros();
        let difficulty = Difficulty {
            piles: 3,
            bits: bits as u8,
            winning_moves: found.min(255) as u8,
            ..Difficulty::default()
        };
        Some(Candidate {
            state: AnyState::Count(count::State::new(vec![a, b, a + b], up_to.into())),
            task: Task::Plain,
            facts: Facts::Count(count::explanation::Facts { count: BigNumber(found.into()) }),
            asks: vec![AnswerField::new("count", Expected::Number(found))],
            difficulty,
        })
    }
}
