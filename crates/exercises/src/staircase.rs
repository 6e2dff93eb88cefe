//! Kinds `staircase` and `silver-dollar`: stones on stairs, and coins on a strip, which is an equivalent
//! game. The pupil writes the Grundy values of the steps or the gaps, the outcome, and all winning moves.
//! Some stones are always on even steps. If there are three or more odd steps, at least three have stones.

use std::borrow::Cow;

use super::SourceKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected, Shift};
use super::constraints::{Constraint, Constraints};
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::pool::{Source, Sources};
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::figure::{CounterRows, Counters};
use carryless_games::game::NoExtras;
use carryless_games::games::staircase::{Staircase, State};
use carryless_games::games::{AnyState as AnySetting, Facts as AnyFacts};
use carryless_games::position::{AnyMove, Outcome, Piles, StairMove};
use carryless_games::sums::{DisjunctiveSum, Facts};

/// Name of the answer field for the Grundy values of the steps of a staircase.
pub(crate) const STEPS: &str = "steps";
/// Name of the answer field for the gaps on a strip, from the right. A gap is the number of empty squares to the left
/// of a coin, up to the next coin or the edge.
const GAPS: &str = "gaps-from-the-right";

/// Number of steps and largest number of stones on a step, one pair for each level from 1 to 5.
const STAIRS: [(u64, u64); 5] = [(4, 5), (4, 7), (5, 7), (6, 7), (7, 7)];

/// Largest number of stones on a step, even if the constraint allows more. A figure has no space for more.
const MOST: u64 = 15;

/// Number of coins, largest gap in squares and number of squares of the strip, one triple for each level from
/// 1 to 5.
const COINS: [(u64, u64, u64); 5] = [(4, 3, 14), (4, 4, 15), (5, 3, 14), (5, 4, 15), (6, 4, 15)];

/// Kind `staircase`: stones that go down the steps of stairs.
pub(super) const STONES: SourceKind = SourceKind {
    name: "staircase",
    constraints: &[Constraint::Max],
    answer_class: AnswerClass::Outcome,
    has_full_working: false,
    sources: |constraints| {
        let (steps, most) = STAIRS[usize::from(constraints.level() - 1)];
        let most = constraints.number(Constraint::Max).unwrap_or(most).min(MOST);
        both(|outcome| Stairs { steps, most, squares: None, outcome })
    },
};

/// Kind `silver-dollar`: coins that move to the left on a strip of squares.
pub(super) const SILVER_DOLLAR: SourceKind = SourceKind {
    name: "silver-dollar",
    constraints: &[],
    answer_class: AnswerClass::Outcome,
    has_full_working: false,
    sources: |constraints: &Constraints| {
        let (steps, most, squares) = COINS[usize::from(constraints.level() - 1)];
        both(|outcome| Stairs { steps, most, squares: Some(squares), outcome })
    },
};

/// Returns two sources, one of N-positions and one of P-positions; `stairs` creates the source for an outcome
/// class.
fn both(stairs: impl Fn(Outcome) -> Stairs) -> Sources {
    let source = |outcome| -> Box<dyn Source> { Box::new(stairs(outcome)) };
    [Outcome::N, Outcome::P].map(source).into()
}

/// Source of exercises about stairs, or coins on a strip, with the same outcome. The index of an exercise
/// determines the stones on each step.
struct Stairs {
    steps: u64,
    most: u64,
    /// Number of squares of the strip; `None` for stairs.
    squares: Option<u64>,
    outcome: Outcome,
}

impl Stairs {
    /// Returns the number of stones on each step, the lowest step first; `None` if the position with this
    /// index is trivial or does not fit on the strip.
    fn position(&self, mut index: u64) -> Option<Vec<u64>> {
        let mut stones = Vec::new();
        for _ in 0..self.steps {
            stones.push(index % (self.most + 1));
            index /= self.most + 1;
        }
        let of = |odd: usize| stones.iter().skip(1 - odd).step_by(2).copied();
        // The stones on odd steps, which alone matter, have equally many binary digits for all pupils.
        let large = of(1).max().is_some_and(|largest| 2 * largest > self.most);
        let idle = of(0).all(|stones| stones == 0);
        let paired = of(1).count() > 2 && of(1).filter(|stones| *stones > 0).count() < 3;
        let top = self.squares.is_some() || stones.last().is_some_and(|stones| *stones > 0);
        let used: u64 = stones.iter().sum::<u64>() + self.steps;
        let fits = self.squares.is_none_or(|squares| used <= squares);
        (large && !idle && !paired && top && fits).then_some(stones)
    }
}

impl Source for Stairs {
    fn size(&self) -> u64 {
        (self.most + 1).saturating_pow(self.steps as u32)
    }

    fn exercise(&self, index: u64, _: &mut SeededRng) -> Option<Candidate> {
        let state = State { rules: NoExtras {}, position: Piles { piles: self.position(index)? } };
        let facts = Facts::<Staircase>::new(&state, &Staircase::precompute(&state));
        if facts.outcome != self.outcome {
            return None;
        }
        let outcome = AnswerField::new("outcome", Expected::Outcome(facts.outcome));
        let gaps = &state.position.piles;
        let (asks, task) = match self.squares {
            None => {
                let steps = AnswerField::new(STEPS, Expected::List(facts.values.clone()));
                let moves = facts.winning_moves.iter().copied().map(AnyMove::from).collect();
                (
                    vec![steps, outcome, AnswerField::new("downs", Expected::Turns(moves))],
                    Task::Plain,
                )
            }
            Some(squares) => {
                let coins = coins(gaps);
                let shifts =
                    facts.winning_moves.iter().map(|made| to_shift(&coins, *made)).collect();
                let gaps = AnswerField::new(GAPS, Expected::List(gaps.clone()));
                let rows = Cow::Owned(vec![coins]);
                let strips = CounterRows { counters: Counters::Coins, squares, rows };
                let moves = AnswerField::new("shifts", Expected::Shifts(shifts));
                (vec![gaps, outcome, moves], Task::Strips { strips })
            }
        };
        let difficulty = Difficulty {
            piles: self.steps as u8,
            bits: (u64::BITS - self.most.leading_zeros()) as u8,
            winning_moves: facts.winning_moves.len().min(255) as u8,
            ..Difficulty::default()
        };
        let (state, facts) = (AnySetting::Staircase(state), AnyFacts::Staircase(facts));
        Some(Candidate { state, task, facts, asks, difficulty })
    }
}

/// Returns the squares of the coins (1-based), the leftmost first. `gaps` contains the number of empty squares between
/// each coin and the next one to its left (or the edge), the rightmost coin first.
fn coins(gaps: &[u64]) -> Vec<u64> {
    let mut square = 0;
    let placed = gaps.iter().rev().map(|gap| {
        square += gap + 1;
        square
    });
    placed.collect()
}

/// Returns the move of a coin that corresponds to a move on the stairs. `coins` contains the squares of the
/// coins, the leftmost first; step 1 is the gap of the rightmost coin.
fn to_shift(coins: &[u64], StairMove { step, take }: StairMove) -> Shift {
    let from = coins.iter().rev().nth(step as usize - 1).copied().unwrap_or(0);
    Shift { from, to: from - take }
}
