//! The skills that are practised: the [`LADDER`] from the first game to the harder ones, or the topics of
//! exercises that a command line names.

use carryless_exercises::Constraints;
use carryless_exercises::constraints::{Constraint, Value};

/// A skill, with the exercises that practise it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Name in JSON: that of a step of the ladder, or of a topic.
    pub name: &'static str,
    /// Lesson of the book that goes further; `None` for a topic that a command line names.
    pub lesson: Option<&'static str>,
    /// Kinds of questions.
    pub forms: Vec<Form>,
}

/// Exercises of one topic under the same constraints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Topic, the name of a kind of exercise.
    pub topic: &'static str,
    /// Lowest and highest level.
    pub levels: [u8; 2],
    /// Constraints other than the level.
    pub constraints: Constraints,
}

/// A step of the ladder: its name, its lesson, and for each form of question the topic, the levels and the
/// constraints.
type Step = (&'static str, &'static str, &'static [(&'static str, [u8; 2], &'static [Setting])]);

/// A constraint with its value.
type Setting = (Constraint, Value);

/// Name of the first skill: the game with few counters.
pub(crate) const OPENING: &str = "opening";

const TWO_PILES: Setting = (Constraint::Piles, Value::Number(2));
const THREE_PILES: Setting = (Constraint::Piles, Value::Number(3));
const UP_TO_SEVEN: Setting = (Constraint::Max, Value::Number(7));
const UP_TO_TWELVE: Setting = (Constraint::Max, Value::Number(12));
const MISERE: Setting = (Constraint::Misere, Value::Given);
const AT_MOST_THREE: Setting = (Constraint::Limit, Value::Number(3));

/// Exercises of the first skill, in the order in which they are asked: the largest number that may be taken, and the
/// number of counters. There are more than most pupils need, as no exercise is asked twice.
const FEW_COUNTERS: [(u64, u64); 19] = [
    (2, 7),
    (2, 8),
    (2, 6),
    (2, 10),
    (2, 9),
    (2, 11),
    (2, 13),
    (2, 12),
    (2, 14),
    (3, 9),
    (3, 10),
    (3, 8),
    (3, 11),
    (3, 13),
    (3, 12),
    (3, 14),
    (3, 15),
    (3, 17),
    (3, 16),
];

/// The skills in the order in which they are practised. The first six are the short path of the book.
const LADDER: [Step; 10] = [
    (
        OPENING,
        "the-game",
        // The exercises are those of `FEW_COUNTERS`.
        &[],
    ),
    (
        "pairs",
        "pairs",
        &[
            ("winning-move", [1, 2], &[TWO_PILES, UP_TO_SEVEN]),
            ("who-wins", [1, 2], &[TWO_PILES, UP_TO_SEVEN]),
        ],
    ),
    ("columns", "columns", &[("columns", [1, 3], &[])]),
    ("odd-columns", "columns", &[("nim-sum", [1, 3], &[])]),
    ("who-wins", "finding-the-move", &[("who-wins", [1, 3], &[])]),
    ("move", "whole-game", &[("winning-move", [1, 3], &[])]),
    ("misere", "misere", &[("misere", [1, 3], &[]), ("who-wins", [1, 2], &[MISERE])]),
    (
        "limit",
        "limit",
        &[
            ("winning-move", [1, 2], &[THREE_PILES, UP_TO_TWELVE, AT_MOST_THREE]),
            ("who-wins", [1, 2], &[THREE_PILES, UP_TO_TWELVE, AT_MOST_THREE]),
            ("limit", [1, 3], &[]),
        ],
    ),
    ("race", "race", &[("race", [1, 3], &[]), ("race-story", [1, 2], &[])]),
    ("sets", "set-of-moves", &[("sets", [1, 3], &[])]),
];

/// Returns the skills of the ladder, in order. `level`, if given, is that of all exercises.
pub fn ladder(level: Option<u8>) -> Vec<Skill> {
    let form = |(topic, levels, settings): &(&'static str, [u8; 2], &[Setting])| Form {
        topic,
        levels: level.map_or(*levels, |level| [level, level]),
        constraints: settings
            .iter()
            .fold(Constraints::default(), |all, (constraint, value)| all.with(*constraint, *value)),
    };
    let few_counters = |(most, count): &(u64, u64)| Form {
        topic: "race-story",
        levels: [1, 1],
        constraints: Constraints::default()
            .with(Constraint::Say, Value::Range([1, *most]))
            .with(Constraint::Counters, *count),
    };
    let skill = |(name, lesson, forms): &Step| Skill {
        name,
        lesson: Some(lesson),
        forms: match *name {
            OPENING => FEW_COUNTERS.iter().map(few_counters).collect(),
            _ => forms.iter().map(form).collect(),
        },
    };
    LADDER.iter().map(skill).collect()
}

/// Returns a skill for each topic, with exercises under these constraints.
pub fn topics(names: &[&'static str], constraints: &Constraints) -> Vec<Skill> {
    let level = constraints.number(Constraint::Level).map(|_| constraints.level());
    let skill = |name: &&'static str| Skill {
        name,
        lesson: None,
        forms: vec![Form {
            topic: name,
            levels: level.map_or([1, 3], |level| [level, level]),
            constraints: constraints.clone().without(Constraint::Level),
        }],
    };
    names.iter().map(skill).collect()
}
