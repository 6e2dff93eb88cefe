//! Kind `northcott`: two counters face each other in each row of a board. The number of empty squares between two
//! counters, the gap, is the size of a pile of Nim. A step back only adds squares that the other player removes again.
//! The pupil writes the gaps, the outcome, and all winning advances.

use std::borrow::Cow;

use super::SourceKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::multisets::Multisets;
use super::pool::Source;
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::figure::{CounterRows, Counters};
use carryless_games::games::nim::explanation::Facts;
use carryless_games::games::nim::{self, Rules};
use carryless_games::games::{AnyState, Facts as AnyFacts};
use carryless_games::position::{AnyMove, Outcome, Piles};

/// Number of rows and largest gap between two counters in squares, one pair for each level from 1 to 5.
const SIZES: [(u64, u64); 5] = [(4, 6), (4, 7), (5, 7), (6, 7), (6, 10)];

/// Number of squares of a row in addition to the largest gap: two for the counters, two to step back.
const ROOM: u64 = 4;

pub(super) const KIND: SourceKind = SourceKind {
    name: "northcott",
    constraints: &[Constraint::Max],
    answer_class: AnswerClass::Outcome,
    has_full_working: false,
    sources: |constraints| {
        let (count, most) = SIZES[usize::from(constraints.level() - 1)];
        let most = constraints.number(Constraint::Max).unwrap_or(most).clamp(2, 12);
        let gaps = Multisets { count, least: 1, most };
        let source = |outcome| -> Box<dyn Source> { Box::new(Boards { gaps, outcome }) };
        [Outcome::N, Outcome::P].map(source).into()
    },
};

/// Source of exercises about boards with the same outcome. `gaps` contains all multisets of gaps; a gap is the number
/// of empty squares between the two counters of a row.
struct Boards {
    gaps: Multisets,
    outcome: Outcome,
}

impl Source for Boards {
    fn size(&self) -> u64 {
        self.gaps.size().unwrap_or(u64::MAX)
    }

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate> {
        let mut piles = self.gaps.at(index);
        let largest = piles.last().copied().unwrap_or(0);
        // Equal gaps are obvious at sight; pairs of equal gaps are not.
        let plain = 2 * largest <= self.gaps.most || piles.first() == Some(&largest);
        let rules = Rules::default();
        if plain || rules.outcome(&piles) != self.outcome {
            return None;
        }
        dice.shuffle(&mut piles);
        let facts = Facts::new(rules, &piles);
        let squares = self.gaps.most + ROOM;
        let mut facing = |gap: &u64| {
            let white = 1 + dice.below(squares - gap - 1);
            vec![white, white + gap + 1]
        };
        let rows = Cow::Owned(piles.iter().map(&mut facing).collect());
        let moves = facts.winning_moves.iter().copied().map(AnyMove::from).collect();
        let asks = vec![
            AnswerField::new("gaps", Expected::List(piles.clone())),
            AnswerField::new("outcome", Expected::Outcome(facts.outcome)),
            AnswerField::new("advances", Expected::Turns(moves)),
        ];
        let difficulty = Difficulty {
            piles: piles.len() as u8,
            bits: (u64::BITS - self.gaps.most.leading_zeros()) as u8,
            odd_columns: facts.nim_sum.count_ones() as u8,
            winning_moves: facts.winning_moves.len() as u8,
            ..Difficulty::default()
        };
        Some(Candidate {
            state: AnyState::Nim(nim::State { rules, position: Piles { piles } }),
            task: Task::Strips {
                strips: CounterRows { counters: Counters::Facing, squares, rows },
            },
            facts: AnyFacts::Nim(facts),
            asks,
            difficulty,
        })
    }
}
