//! Constraints of a sheet on its exercises, such as the number of piles. One table defines the option, the
//! bounds, the sheet code and the entry in spec files of each constraint. Next:
//! [`ExerciseKind`](super::ExerciseKind), which lists the constraints that a kind understands.

use std::collections::BTreeMap;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use carryless_args::ArgsError;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
pub use carryless_games::games::AnyMisconception as Trap;

faults! {
    pub enum ConstraintFault {
        TrapNotHere {
            topic: &'static str,
            idea: &'static str,
            reason: &'static str,
            ideas: Vec<&'static str>
        } = "trap-not-here",
        RaisingNotHere { topic: &'static str, reason: &'static str } = "raising-not-here",
        MinAboveMax { least: u64, most: u64 } = "min-above-max",
        NobodyLoses { topic: &'static str, piles: u64, least: u64, most: u64, enough: u64 } =
            "nobody-loses",
        WinsNotHere { topic: &'static str, wins: u64, piles: u64, reason: &'static str } =
            "wins-not-here",
        CountersNotHere { counters: u64, piles: u64, least: u64, most: u64 } =
            "counters-not-here",
        CountersAllWon { topic: &'static str, counters: u64 } = "counters-all-won",
        RaceTooShort { topic: &'static str, target: u64, least: u64 } = "race-too-short",
    }
}

impl ConstraintFault {
    /// Returns the constraint that causes this fault. For a race that is too short, it is the one in
    /// `constraints` that fixes the target.
    pub fn constraint(&self, constraints: &Constraints) -> Constraint {
        match self {
            ConstraintFault::TrapNotHere { .. } => Constraint::Trap,
            ConstraintFault::RaisingNotHere { .. } => Constraint::Raising,
            ConstraintFault::MinAboveMax { .. } | ConstraintFault::NobodyLoses { .. } => {
                Constraint::Min
            }
            ConstraintFault::WinsNotHere { .. } => Constraint::Wins,
            ConstraintFault::CountersNotHere { .. } | ConstraintFault::CountersAllWon { .. } => {
                Constraint::Counters
            }
            ConstraintFault::RaceTooShort { .. } => {
                let targets = [Constraint::RaceTo, Constraint::Counters, Constraint::Squares];
                targets
                    .into_iter()
                    .find(|constraint| constraints.has(*constraint))
                    .unwrap_or(Constraint::RaceTo)
            }
        }
    }
}

/// Form of the value of a constraint on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// No value: the option is given or not.
    Switch,
    /// A whole number.
    Number {
        /// Smallest accepted number.
        least: u64,
        /// Largest accepted number.
        most: u64,
    },
    /// Two numbers, written `A-B`, such as `2-5`.
    Range,
    /// The name of a misconception, such as `largest-pile`.
    AnyMisconception,
}

/// Defines the enum `Constraint` with its lists `ALL`, `OPTIONS` and `FORMS`. A line of the form
/// `Variant: option, form;` gives a variant, its command-line option (an `OptionSpec`) and the `Form` of its
/// value.
macro_rules! constraints {
    ($($(#[$about:meta])* $constraint:ident: $option:expr, $form:expr;)+) => {
        /// A constraint that a sheet can put on its exercises, such as the number of piles.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Constraint {
            $($(#[$about])* $constraint),+
        }

        impl Constraint {
            /// All constraints, in the order in which sheet codes and spec files list them.
            pub const ALL: &[Constraint] = &[$(Constraint::$constraint),+];

            /// Options of the command line for the constraints, in the order of [`Constraint::ALL`].
            pub const OPTIONS: &[OptionSpec] = &[$($option),+];

            /// Forms of the values of all constraints, in the order of [`Constraint::ALL`].
            const FORMS: &[Form] = &[$($form),+];
        }
    };
}

constraints! {
    /// Difficulty, 1 to 5; understood by every kind of exercise.
    Level: options::LEVEL, within(options::LEVEL);
    /// Exact number of piles, or of the numbers to add.
    Piles: options::PILES, within(options::PILES);
    /// Largest size that a pile or a number may have.
    Max: options::MAX, within(options::MAX);
    /// Largest target of a race.
    Target: options::TARGET, within(options::TARGET);
    /// Largest number of stones in a move.
    Limit: options::LIMIT, Form::Number { least: 1, most: 1000 };
    /// Misère play: the player who takes the last stone loses.
    Misere: options::MISERE, Form::Switch;
    /// Smallest and largest step of a race.
    Say: options::SAY, Form::Range;
    /// Only positions in which this misconception leads to a wrong answer.
    Trap: options::TRAP, Form::AnyMisconception;
    /// Only positions with a winning move that raises the residue of a pile, its size modulo limit + 1.
    Raising: options::RAISING, Form::Switch;
    /// Number of steps at the end of a walkthrough that are left to the pupil.
    Fade: options::FADE, within(options::FADE);
    // The constraints from here on are at the end of a sheet code, and only if given.
    /// Exact target of a race.
    RaceTo: options::RACE_TO, within(options::RACE_TO);
    /// Smallest size that a pile may have.
    Min: options::MIN, within(options::MIN);
    /// Exact number of winning moves.
    Wins: options::WINS, within(options::WINS);
    /// Exact total of stones in all piles.
    Counters: options::COUNTERS, within(options::COUNTERS);
    /// Number of squares in a row, for a race on a board.
    Squares: options::SQUARES, within(options::SQUARES);
    /// Questions in three sizes: small, middle and large.
    ThreeSizes: options::THREE_SIZES, Form::Switch;
    /// The exercises whose answers together tell the most about misconceptions, the same for each pupil.
    Diagnose: options::DIAGNOSE, Form::Switch;
}

/// Returns the form of the value of the option `spec`: a number with its bounds, or a switch if the option
/// has no number.
const fn within(spec: OptionSpec) -> Form {
    match spec.value {
        Some(options::Value { kind: options::ValueKind::Number(least, most), .. }) => {
            Form::Number { least, most }
        }
        _ => Form::Switch,
    }
}

/// Largest step of a race that the option `--say` accepts.
const LARGEST_SAY: u64 = 1000;

/// Number of constraints that have a fixed place in every sheet code; the others are encoded only if given.
const ALWAYS_CODED: usize = Constraint::Fade as usize + 1;

impl Constraint {
    /// Returns two lists: the constraints with a fixed place in every sheet code, and the constraints that
    /// are encoded only if given.
    pub fn split_for_code() -> (&'static [Constraint], &'static [Constraint]) {
        Constraint::ALL.split_at(ALWAYS_CODED)
    }

    /// Returns the name of the command-line option for this constraint, without dashes.
    pub fn name(self) -> &'static str {
        Constraint::OPTIONS[self as usize].name
    }

    /// Returns the form of the value of this constraint on the command line.
    pub fn form(self) -> Form {
        Constraint::FORMS[self as usize]
    }

    /// Checks that the value, if it is a number or a range of numbers, is within the bounds of this constraint.
    /// Other values pass.
    ///
    /// # Errors
    ///
    /// `out-of-range` with the option and its bounds.
    pub fn check(self, value: Value) -> Result<(), ArgsError> {
        let (least, most, fits) = match (self.form(), value) {
            (Form::Number { least, most }, Value::Number(number)) => {
                (least, most, (least..=most).contains(&number))
            }
            (_, Value::Range([least, most])) => {
                (1, LARGEST_SAY, least > 0 && least <= most && most <= LARGEST_SAY)
            }
            _ => return Ok(()),
        };
        let name = self.name();
        if fits { Ok(()) } else { Err(ArgsError::OutOfRange { name, least, most }) }
    }
}

/// Value of a constraint; `Given` for a constraint without a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// The constraint is given; it has no value.
    Given,
    /// A number; `Constraint::check` tests its bounds.
    Number(u64),
    /// Smallest and largest number, in this order.
    Range([u64; 2]),
    /// Misconception that must lead to a wrong answer.
    AnyMisconception(Trap),
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Value::Number(number)
    }
}

impl From<[u64; 2]> for Value {
    fn from(range: [u64; 2]) -> Self {
        Value::Range(range)
    }
}

impl From<Trap> for Value {
    fn from(trap: Trap) -> Self {
        Value::AnyMisconception(trap)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Given => serializer.serialize_bool(true),
            Value::Number(number) => serializer.serialize_u64(*number),
            Value::Range([least, most]) => serializer.collect_str(&format_args!("{least}-{most}")),
            Value::AnyMisconception(trap) => serializer.serialize_str(trap.tag()),
        }
    }
}

/// The constraints of a sheet with their values; empty by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Constraints(BTreeMap<Constraint, Value>);

impl Constraints {
    /// Returns these constraints with `constraint` set to `value`. An earlier value of this constraint is
    /// replaced.
    #[must_use]
    pub fn with(mut self, constraint: Constraint, value: impl Into<Value>) -> Self {
        self.0.insert(constraint, value.into());
        self
    }

    /// Returns these constraints and `constraint`, which has no value, such as `Constraint::Misere`.
    #[must_use]
    pub fn and(self, constraint: Constraint) -> Self {
        self.with(constraint, Value::Given)
    }

    /// Returns these constraints without `constraint`, whether it was given or not.
    #[must_use]
    pub fn without(mut self, constraint: Constraint) -> Self {
        self.0.remove(&constraint);
        self
    }

    /// Returns the value of a constraint; `None` if the constraint is not given.
    pub fn get(&self, constraint: Constraint) -> Option<Value> {
        self.0.get(&constraint).copied()
    }

    /// Whether the constraint is given.
    pub fn has(&self, constraint: Constraint) -> bool {
        self.0.contains_key(&constraint)
    }

    /// Returns the value of a constraint; `None` if the constraint is not given or its value is not a number.
    pub fn number(&self, constraint: Constraint) -> Option<u64> {
        match self.get(constraint) {
            Some(Value::Number(number)) => Some(number),
            _ => None,
        }
    }

    /// Returns the smallest and largest step of a race, in this order; `None` if the constraint is not given.
    pub fn step_range(&self) -> Option<[u64; 2]> {
        match self.get(Constraint::Say) {
            Some(Value::Range(range)) => Some(range),
            _ => None,
        }
    }

    /// Returns the misconception that must lead to a wrong answer in all positions; `None` if the constraint
    /// `Trap` is not given.
    pub fn misconception(&self) -> Option<Trap> {
        match self.get(Constraint::Trap) {
            Some(Value::AnyMisconception(trap)) => Some(trap),
            _ => None,
        }
    }

    /// Returns the level, 1 to 5; 2 if it is not given.
    pub fn level(&self) -> u8 {
        self.number(Constraint::Level).unwrap_or(2).clamp(1, 5) as u8
    }

    /// Returns `min-above-max` if the smallest allowed pile is larger than the largest, `None` if not.
    pub fn contradiction(&self) -> Option<ConstraintFault> {
        let (least, most) = self.number(Constraint::Min).zip(self.number(Constraint::Max))?;
        (least > most).then_some(ConstraintFault::MinAboveMax { least, most })
    }

    /// Iterates over the constraints and their values, in the order of [`Constraint::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Constraint, Value)> {
        self.0.iter().map(|(constraint, value)| (*constraint, *value))
    }

    /// Returns only the constraints that are in `understood`. The level is always kept.
    #[must_use]
    pub fn restrict_to(&self, understood: &[Constraint]) -> Self {
        let knows = |constraint: &Constraint| {
            *constraint == Constraint::Level || understood.contains(constraint)
        };
        Constraints(self.iter().filter(|(constraint, _)| knows(constraint)).collect())
    }

    /// Checks that all values are within the bounds of their constraints.
    ///
    /// # Errors
    ///
    /// `out-of-range` with the option and its bounds.
    pub fn check(&self) -> Result<(), Error> {
        Ok(self.iter().try_for_each(|(constraint, value)| constraint.check(value))?)
    }
}

impl Serialize for Constraints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (constraint, value) in self.iter() {
            map.serialize_entry(constraint.name(), &value)?;
        }
        map.end()
    }
}
