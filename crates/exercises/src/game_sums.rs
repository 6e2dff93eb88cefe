//! Kind `sum`, a position of several games at once: the pupil writes the Grundy value of each component,
//! the outcome, and the components with a winning move. All sheets of a level contain the same games.

use super::SourceKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::pool::Source;
use super::rng::SeededRng;
use super::task::Task;
use carryless_args::error::Error;
use carryless_games::game::{self, NoExtras};
use carryless_games::games::sum::component::Component;
use carryless_games::games::sum::{Parts, State, Sum};
use carryless_games::games::{AnyState as AnySetting, Facts as AnyFacts};
use carryless_games::games::{nim, staircase, subtraction};
use carryless_games::position::{Outcome, Piles, PlayConvention};
use carryless_games::sums::{DisjunctiveSum, Facts};
use carryless_render::i18n::{Catalogue, MessageArgs};

/// Name of the answer field for the Grundy values of the components.
pub(crate) const COMPONENT_VALUES: &str = "worths";

/// Name of the answer field for the components with a winning move.
pub(crate) const WINNING: &str = "winning-parts";

/// Game of one component of a sum, with the range of its sizes: `least` to `most` stones, or 1 to `most` if
/// there is no `least`.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// Two piles of Nim of different sizes, 1 to `most` stones each.
    Nim { most: u64 },
    /// One pile of `least` to `most` stones; a move takes a number in the subtraction set `take`.
    Set { take: &'static [u64], least: u64, most: u64 },
    /// One row of Kayles with `least` to `most` pins.
    Row { least: u64, most: u64 },
    /// Staircase of three steps with at most `most` stones on each, and at least one stone on the highest.
    Stairs { most: u64 },
}

/// Components of a sum, one list for each level from 1 to 5.
const LEVELS: [&[Part]; 5] = [
    &[Part::Nim { most: 7 }, Part::Row { least: 3, most: 8 }],
    &[Part::Set { take: &[1, 2, 3], least: 5, most: 15 }, Part::Row { least: 3, most: 8 }, NIM],
    &[SET, Part::Row { least: 3, most: 10 }, Part::Stairs { most: 3 }],
    &[NIM, SET, Part::Row { least: 4, most: 10 }, Part::Stairs { most: 3 }],
    &[
        Part::Nim { most: 15 },
        Part::Set { take: &[2, 3, 6], least: 6, most: 20 },
        Part::Row { least: 5, most: 12 },
        Part::Stairs { most: 7 },
    ],
];

/// Nim as a component, used by several levels.
const NIM: Part = Part::Nim { most: 7 };
/// Subtraction game as a component, used by several levels.
const SET: Part = Part::Set { take: &[1, 3, 4], least: 5, most: 15 };

pub(super) const KIND: SourceKind = SourceKind {
    name: "sum",
    constraints: &[],
    answer_class: AnswerClass::Outcome,
    has_full_working: false,
    sources: |constraints| {
        let parts = LEVELS[usize::from(constraints.level() - 1)];
        let source = |outcome| -> Box<dyn Source> { Box::new(Sums { parts, outcome }) };
        [Outcome::N, Outcome::P].map(source).into()
    },
};

impl Part {
    /// Returns the number of indices that can be passed to `at`, including those for which it returns `None`.
    fn size(self) -> u64 {
        match self {
            Part::Nim { most } => most * most,
            Part::Set { least, most, .. } | Part::Row { least, most } => most - least + 1,
            Part::Stairs { most } => most * (most + 1) * (most + 1),
        }
    }

    /// Returns the component with this index (0-based); `None` for two equal piles of Nim.
    fn at(self, index: u64) -> Option<Component> {
        let piles = |piles: &[u64]| Piles { piles: piles.to_vec() };
        Some(match self {
            Part::Nim { most } => {
                let both = [index % most + 1, index / most + 1];
                Component::Nim(
                    (both[0] != both[1]).then(|| nim::State::new(nim::Rules::default(), &both))?,
                )
            }
            Part::Set { take, least, .. } => {
                let rules =
                    subtraction::Rules { take: take.to_vec(), play: PlayConvention::Normal };
                let position = piles(&[least + index]);
                Component::Subtraction(subtraction::State { rules, position })
            }
            Part::Row { least, .. } => {
                let position = piles(&[least + index]);
                Component::Kayles(game::GameState { rules: NoExtras {}, position })
            }
            Part::Stairs { most } => {
                let many = most + 1;
                let steps = [index % many, index / many % many, index / many / many + 1];
                let position = piles(&steps);
                Component::Staircase(staircase::State { rules: NoExtras {}, position })
            }
        })
    }
}

/// Source of exercises about sums with one component for each entry of `parts`. All positions have the outcome
/// class `outcome`.
struct Sums {
    parts: &'static [Part],
    outcome: Outcome,
}

impl Source for Sums {
    fn size(&self) -> u64 {
        self.parts.iter().map(|part| part.size()).product()
    }

    fn exercise(&self, mut index: u64, _: &mut SeededRng) -> Option<Candidate> {
        let mut parts = Vec::new();
        for part in self.parts {
            parts.push(part.at(index % part.size())?);
            index /= part.size();
        }
        let state = State { rules: NoExtras {}, position: Parts { parts } };
        let facts = Facts::<Sum>::new(&state, &Sum::precompute(&state));
        if facts.outcome != self.outcome || facts.values.contains(&0) {
            return None;
        }
        let mut winning: Vec<u64> = facts.winning_moves.iter().map(|made| made.part).collect();
        winning.dedup();
        let difficulty = Difficulty {
            piles: self.parts.len() as u8,
            bits: 3,
            odd_columns: facts.nim_sum.count_ones() as u8,
            winning_moves: facts.winning_moves.len().min(255) as u8,
            ..Difficulty::default()
        };
        let asks = vec![
            AnswerField::new(COMPONENT_VALUES, Expected::List(facts.values.clone())),
            AnswerField::new("outcome", Expected::Outcome(facts.outcome)),
            AnswerField::new(WINNING, Expected::Set(winning)),
        ];
        let (state, facts) = (AnySetting::Sum(state), AnyFacts::Sum(facts));
        Some(Candidate { state, task: Task::Plain, facts, asks, difficulty })
    }
}

/// Returns the components as a numbered Markdown list, each with its rules and position.
pub(super) fn list(parts: &[AnySetting], words: &Catalogue) -> Result<String, Error> {
    let mut list = String::new();
    for (number, part) in (1..).zip(parts) {
        let mut values = MessageArgs::default();
        values.set_text("piles", words.comma_list(part.numbers())?);
        values.set_number("count", part.numbers().len() as u64);
        values.set_state(part, words)?;
        let said = words.format(&format!("exercise-part-{}", part.game()), &values)?;
        list += &format!("{number}. {said}\n");
    }
    Ok(list)
}
