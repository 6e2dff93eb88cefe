//! Kind `fibonacci` (Fibonacci Nim): the pupil writes the Zeckendorf parts of the pile, the outcome, and all
//! winning moves. For each quota N-positions and P-positions are equally frequent, so that the quota reveals
//! nothing.

use super::SourceKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::pool::Source;
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::games::fibonacci::State;
use carryless_games::games::fibonacci::explanation::Facts;
use carryless_games::games::{AnyState as AnySetting, Facts as AnyFacts};
use carryless_games::position::Outcome;

/// Name of the answer field for all winning moves, each as a number of stones.
pub const AMOUNTS: &str = "amounts";

/// Smallest pile, largest pile and largest quota, one triple for each level from 1 to 5. From level 2 on, the
/// piles of a level have equally many decimal digits.
const LEVELS: [(u64, u64, u64); 5] =
    [(6, 21, 4), (10, 40, 5), (20, 60, 8), (30, 99, 9), (100, 300, 13)];

/// Largest size of the pile in stones, even if the constraint allows more.
const LARGEST: u64 = 1000;

pub(super) const KIND: SourceKind = SourceKind {
    name: "fibonacci",
    constraints: &[Constraint::Max],
    answer_class: AnswerClass::Outcome,
    has_full_working: false,
    sources: |constraints| {
        let (least, most, quota) = LEVELS[usize::from(constraints.level() - 1)];
        let most = constraints.number(Constraint::Max).unwrap_or(most).min(LARGEST);
        let piles = least.min(most.div_ceil(2))..=most;
        let mut both = [Vec::new(), Vec::new()];
        for quota in 1..=quota {
            let all = piles.clone().filter(|pile| *pile > quota);
            let all = all.map(|pile| State::new(pile, Some(quota)));
            let (won, lost): (Vec<_>, Vec<_>) =
                all.partition(|state| state.outcome() == Outcome::N);
            let count = won.len().min(lost.len());
            both[0].extend(spread(won, count));
            both[1].extend(spread(lost, count));
        }
        both.into_iter().map(|all| -> Box<dyn Source> { Box::new(Positions(all)) }).collect()
    },
};

/// Returns `count` items of the list `all`, evenly spaced and in the order of the list. `count` must not exceed the
/// length of the list.
fn spread<T>(all: Vec<T>, count: usize) -> impl Iterator<Item = T> {
    let length = all.len();
    let chosen = move |at: &usize| (at + 1) * count / length > at * count / length;
    all.into_iter().enumerate().filter(move |(at, _)| chosen(at)).map(|(_, one)| one)
}

/// Source of exercises about the listed positions, which all have the same outcome.
struct Positions(Vec<State>);

impl Source for Positions {
    fn size(&self) -> u64 {
        self.0.len() as u64
    }

    fn exercise(&self, index: u64, _: &mut SeededRng) -> Option<Candidate> {
        let state = self.0.get(usize::try_from(index).ok()?)?.clone();
        let facts = Facts::new(&state);
        let amounts = facts.winning_moves.iter().map(|chosen| chosen.take).collect();
        let asks = vec![
            AnswerField::new("parts", Expected::Sum(facts.parts.clone())),
            AnswerField::new("outcome", Expected::Outcome(facts.outcome)),
            AnswerField::new(AMOUNTS, Expected::Set(amounts)),
        ];
        let difficulty = Difficulty {
            piles: 1,
            winning_moves: facts.winning_moves.len() as u8,
            ..Difficulty::default()
        };
        let (state, facts) = (AnySetting::Fibonacci(state), AnyFacts::Fibonacci(facts));
        Some(Candidate { state, task: Task::Plain, facts, asks, difficulty })
    }
}
