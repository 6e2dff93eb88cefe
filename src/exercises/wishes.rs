//! What a sheet can ask of its exercises: numbers that are all optional, and the names under which
//! they are asked for. What a kind does not understand it ignores; [`Kind::wishes`](super::Kind)
//! says what it understands.

use serde::de::IntoDeserializer;
use serde::de::value::{Error as ValueError, StrDeserializer};
use serde::{Deserialize, Serialize};

use crate::error::{Error, faults};
use crate::games::{nim, race};

faults! {
    /// What can be wrong with a wish.
    pub(crate) enum WishFault {
        /// A number that no exercise can be made with.
        OutOfRange { name: &'static str, least: u64, most: u64 } = "wish-out-of-range",
    }
}

/// The name of a wish, as an option and in a specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// From 1 to 5; every kind understands it.
    Level,
    /// How many piles, or numbers.
    Piles,
    /// The largest pile, or number.
    Max,
    /// The largest target of a race.
    Target,
    /// At most so many stones a move.
    Limit,
    /// Whoever takes the last stone loses.
    Misere,
    /// The least and the largest number that may be said.
    Say,
    /// Only positions in which this wrong idea fails.
    Trap,
    /// Only positions with a winning move that raises a remainder.
    Raising,
    /// How many steps are left to the pupil.
    Fade,
}

/// What is wished; nothing by default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Wishes {
    /// From 1 (first steps) to 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// How many piles, 2 to 6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piles: Option<u64>,
    /// The largest pile, 3 to 1000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<u64>,
    /// The largest target of a race, 5 to 100,000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<u64>,
    /// At most so many stones a move, 1 to 1000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u64>,
    /// Whether the last stone loses.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub misere: bool,
    /// The least and the largest number that may be said in a race.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<[u64; 2]>,
    /// A wrong idea that must fail.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trap: Option<Trap>,
    /// Whether a winning move must raise a remainder.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub raising: bool,
    /// How many steps of a walkthrough are left to the pupil, 1 to 6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fade: Option<u64>,
}

/// A wrong idea about piles or about races; in text its tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Trap {
    /// About piles.
    Nim(nim::ideas::Idea),
    /// About races.
    Race(race::argument::Idea),
}

impl Trap {
    /// The idea with this tag.
    ///
    /// ```
    /// use carryless::exercises::wishes::Trap;
    /// assert_eq!(Trap::of_tag("largest-pile").map(Trap::tag), Some("largest-pile"));
    /// assert_eq!(Trap::of_tag("no-idea"), None);
    /// ```
    pub fn of_tag(tag: &str) -> Option<Self> {
        let tag: StrDeserializer<'_, ValueError> = tag.into_deserializer();
        Trap::deserialize(tag).ok()
    }

    /// Its tag.
    pub fn tag(self) -> &'static str {
        match self {
            Trap::Nim(idea) => idea.tag(),
            Trap::Race(idea) => idea.tag(),
        }
    }
}

/// The wishes that are numbers, with the least and the largest value.
const RANGES: [(&str, u64, u64); 6] = [
    ("level", 1, 5),
    ("piles", 2, 6),
    ("max", 3, 1000),
    ("target", 5, 100_000),
    ("limit", 1, 1000),
    ("fade", 1, 6),
];

impl Wishes {
    /// The level, 2 when none is wished.
    pub fn level(&self) -> u8 {
        self.level.unwrap_or(2).clamp(1, 5)
    }

    /// The level and those of the wishes that are among `understood`.
    #[must_use]
    pub fn only(&self, understood: &[Wish]) -> Self {
        let knows = |wish: Wish| understood.contains(&wish);
        Wishes {
            level: self.level,
            piles: self.piles.filter(|_| knows(Wish::Piles)),
            max: self.max.filter(|_| knows(Wish::Max)),
            target: self.target.filter(|_| knows(Wish::Target)),
            limit: self.limit.filter(|_| knows(Wish::Limit)),
            misere: self.misere && knows(Wish::Misere),
            say: self.say.filter(|_| knows(Wish::Say)),
            trap: self.trap.filter(|_| knows(Wish::Trap)),
            raising: self.raising && knows(Wish::Raising),
            fade: self.fade.filter(|_| knows(Wish::Fade)),
        }
    }

    /// Refuses numbers out of range.
    ///
    /// # Errors
    /// `wish-out-of-range` with the name and the bounds.
    pub fn check(&self) -> Result<(), Error> {
        let given =
            [self.level.map(u64::from), self.piles, self.max, self.target, self.limit, self.fade];
        for ((name, least, most), value) in RANGES.into_iter().zip(given) {
            if value.is_some_and(|value| !(least..=most).contains(&value)) {
                return Err(out_of_range(name, least, most));
            }
        }
        match self.say {
            Some([least, most]) if least == 0 || least > most || most > 1000 => {
                Err(out_of_range("say", 1, 1000))
            }
            _ => Ok(()),
        }
    }
}

fn out_of_range(name: &'static str, least: u64, most: u64) -> Error {
    WishFault::OutOfRange { name, least, most }.into()
}
