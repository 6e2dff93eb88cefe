//! Piles, moves and outcomes as data. Nothing here knows a rule: the rules stand in `games`.
//! Piles are numbered from 1, as people number them; empty piles keep their number.

pub(crate) mod forest;

use std::fmt;

use crate::error::faults;
use crate::serialize::PageOnly;
use serde::ser::{SerializeStruct, Serializer};
use serde::{Deserialize, Serialize};

pub(crate) use forest::{CutMove, Forest};

faults! {
    pub(crate) enum PileFault {
        NoPiles { game: &'static str } = "no-piles",
        TooManyPiles { most: u64 } = "too-many-piles",
        NotATake { piles: usize, example: String } = "takes-form",
        TakeZero = "take-zero",
        TakeTooMany { pile: u64, size: u64 } = "take-too-many",
    }
}

/// Who wins by taking the last stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum PlayConvention {
    /// Whoever takes the last stone wins.
    #[default]
    Normal,
    /// Whoever takes the last stone loses.
    Misere,
}

/// Whether the player to move can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) enum Outcome {
    /// The **n**ext player, the one to move, wins.
    N,
    /// The **p**revious player wins; the one to move has lost.
    P,
}

impl Outcome {
    /// [`Outcome::P`] when `lost`, else [`Outcome::N`].
    pub(crate) fn lost_if(lost: bool) -> Self {
        if lost { Outcome::P } else { Outcome::N }
    }
}

/// A move in piles: take `take` stones from pile `pile`, so that `leaves` stay there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct PileMove {
    /// The pile, counted from 1.
    pub pile: u64,
    /// How many stones are taken, at least 1.
    pub take: u64,
    /// How many stones stay in that pile.
    pub leaves: u64,
}

/// A page says the size of the pile, too.
impl Serialize for PileMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Move", 4)?;
        fields.serialize_field("pile", &self.pile)?;
        fields.serialize_field("take", &self.take)?;
        fields.serialize_field("leaves", &self.leaves)?;
        fields.serialize_field("size", &PageOnly(self.take + self.leaves))?;
        fields.end()
    }
}

impl PileMove {
    /// A move in several piles, one part for each pile that loses stones; `takes` says how many
    /// each of the `piles` loses, first pile first.
    pub(crate) fn parts(piles: &[u64], takes: &MultiPileMove) -> Vec<PileMove> {
        let sizes = piles.iter().zip(&takes.takes).zip(1..);
        sizes
            .filter(|((_, take), _)| **take > 0)
            .map(|((size, &take), pile)| PileMove { pile, take, leaves: size - take })
            .collect()
    }
}

/// A move in several piles at once: how many stones each pile loses, first pile first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct MultiPileMove {
    /// A number for each pile, 0 for those that stay as they are.
    pub takes: Vec<u64>,
}

impl MultiPileMove {
    /// What turns the piles `before` into the piles `after`, none of which is larger.
    pub(crate) fn between(before: &[u64], after: &[u64]) -> Self {
        let pairs = before.iter().zip(after);
        MultiPileMove { takes: pairs.map(|(before, after)| before - after).collect() }
    }

    /// The same as a move in one of `count` piles.
    pub(crate) fn of_one(count: usize, taken: PileMove) -> Self {
        let mut takes = vec![0; count];
        if let Some(take) = takes.get_mut(taken.pile as usize - 1) {
            *take = taken.take;
        }
        MultiPileMove { takes }
    }

    /// What stays of `piles`.
    pub(crate) fn leaves(&self, piles: &[u64]) -> Vec<u64> {
        let pairs = piles.iter().zip(&self.takes);
        pairs.map(|(size, take)| size - take).collect()
    }

    /// How many piles lose stones.
    pub(crate) fn touched(&self) -> usize {
        self.takes.iter().filter(|take| **take > 0).count()
    }
}

/// A move that takes stones from piles.
pub(crate) trait Taking: Sized {
    /// The move that takes so many from each of `piles`; `None` when this kind of move does not.
    fn of(piles: &[u64], takes: MultiPileMove) -> Option<Self>;
}

impl Taking for MultiPileMove {
    fn of(_: &[u64], takes: MultiPileMove) -> Option<Self> {
        Some(takes)
    }
}

impl Taking for PileMove {
    fn of(piles: &[u64], takes: MultiPileMove) -> Option<Self> {
        match PileMove::parts(piles, &takes)[..] {
            [one] => Some(one),
            _ => None,
        }
    }
}

/// A move that makes of a pile several, one or none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct SplitMove {
    /// The pile, counted from 1.
    pub pile: u64,
    /// How many stones are taken; left out where moves only split.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take: Option<u64>,
    /// What it leaves, in falling order; what is empty is left out.
    pub leaves: Vec<u64>,
}

/// A number said in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct RaceMove {
    /// The number.
    pub say: u64,
    /// The count after it.
    pub reaches: u64,
}

/// Stones taken where there is one pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeMove {
    /// How many, at least 1.
    pub take: u64,
}

/// A move in one part of a sum of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ComponentMove {
    /// The part, counted from 1.
    pub part: u64,
    /// The move of its game.
    #[serde(rename = "move")]
    pub made: Box<AnyMove>,
}

/// Stones carried from one step of stairs to the next one below; from step 1 to the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct StairMove {
    /// The step that they are on, counted from 1.
    pub step: u64,
    /// How many, at least 1.
    pub take: u64,
}

/// A page says where they come to, too.
impl Serialize for StairMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Down", 3)?;
        fields.serialize_field("step", &self.step)?;
        fields.serialize_field("take", &self.take)?;
        fields.serialize_field("below", &PageOnly(self.step - 1))?;
        fields.end()
    }
}

/// A move of a token along an arrow of a graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenMove {
    /// The token, counted from 1.
    pub token: u64,
    /// The node that it leaves.
    pub from: String,
    /// The node to which it goes.
    pub to: String,
}

/// A move of any game; as JSON just its own object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum AnyMove {
    /// Stones taken from a pile.
    Take(PileMove),
    /// A number said.
    Say(RaceMove),
    /// Stones taken from several piles.
    Takes(MultiPileMove),
    /// A pile that falls apart.
    Break(SplitMove),
    /// Stones taken from the only pile.
    Stones(TakeMove),
    /// A move in one part of a sum.
    InPart(ComponentMove),
    /// A token moved along an arrow.
    Slide(TokenMove),
    /// Stones carried down a step.
    Down(StairMove),
    /// A branch cut.
    Cut(CutMove),
}

/// As `--move` takes it: `1:2`, the number that is said or taken, `1,0,2`, `1=3+1`, `1.2`, or `a:b`.
impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyMove::Take(PileMove { pile, take, .. }) => write!(f, "{pile}:{take}"),
            AnyMove::Say(RaceMove { say, .. }) => write!(f, "{say}"),
            AnyMove::Takes(MultiPileMove { takes }) => {
                let takes: Vec<String> = takes.iter().map(u64::to_string).collect();
                f.write_str(&takes.join(","))
            }
            AnyMove::Break(SplitMove { pile, leaves, .. }) => {
                let leaves: Vec<String> = leaves.iter().map(u64::to_string).collect();
                let leaves = if leaves.is_empty() { "0".to_owned() } else { leaves.join("+") };
                write!(f, "{pile}={leaves}")
            }
            AnyMove::Stones(TakeMove { take }) => write!(f, "{take}"),
            AnyMove::InPart(ComponentMove { part, made }) => write!(f, "{part}:{made}"),
            AnyMove::Down(StairMove { step, take }) => write!(f, "{step}:{take}"),
            AnyMove::Cut(cut) => cut.fmt(f),
            AnyMove::Slide(TokenMove { from, to, .. }) => write!(f, "{from}:{to}"),
        }
    }
}

macro_rules! turns {
    ($($kind:ident = $move:ty;)+) => {
        $(impl From<$move> for AnyMove {
            fn from(chosen: $move) -> Self {
                AnyMove::$kind(chosen)
            }
        }

        impl TryFrom<AnyMove> for $move {
            type Error = AnyMove;

            fn try_from(turn: AnyMove) -> Result<Self, AnyMove> {
                match turn {
                    AnyMove::$kind(chosen) => Ok(chosen),
                    other => Err(other),
                }
            }
        })+
    };
}

turns! {
    Take = PileMove;
    Say = RaceMove;
    Takes = MultiPileMove;
    Break = SplitMove;
    Stones = TakeMove;
    InPart = ComponentMove;
    Down = StairMove;
    Cut = CutMove;
    Slide = TokenMove;
}

/// A position of piles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Piles {
    /// The sizes, first pile first; empty piles keep their number.
    #[serde(serialize_with = "crate::serialize::long")]
    pub piles: Vec<u64>,
}

impl Piles {
    pub(crate) fn of(piles: &[u64]) -> Self {
        Piles { piles: piles.to_vec() }
    }

    /// Makes a legal move in one of them.
    pub(crate) fn take(&mut self, chosen: &PileMove) {
        let index = usize::try_from(chosen.pile - 1).unwrap_or(usize::MAX);
        if let Some(size) = self.piles.get_mut(index) {
            *size = chosen.leaves;
        }
    }

    /// The size of a pile, counted from 1, if there is such a pile.
    pub(crate) fn size(&self, pile: u64) -> Option<u64> {
        let index = usize::try_from(pile.checked_sub(1)?).ok()?;
        self.piles.get(index).copied()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.piles.iter().all(|size| *size == 0)
    }

    /// One stone from the largest pile (the first of them), so that the game lasts; `None` when no
    /// stone is left.
    pub(crate) fn one_from_largest(&self) -> Option<PileMove> {
        let largest = *self.piles.iter().max().filter(|size| **size > 0)?;
        let at = self.piles.iter().position(|size| *size == largest)?;
        Some(PileMove { pile: at as u64 + 1, take: 1, leaves: largest - 1 })
    }
}

/// What a pupil says about a position: the player to move wins, or loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Claim {
    /// The player to move can win.
    Win,
    /// The player to move has lost.
    Lose,
}

impl Claim {
    /// How it is said on the command line.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Claim::Win => "win",
            Claim::Lose => "lose",
        }
    }

    /// Whether the claim is true of a position with this outcome.
    pub(crate) fn holds(self, outcome: Outcome) -> bool {
        (self == Claim::Win) == (outcome == Outcome::N)
    }
}

/// A number that may exceed 64 bits; as JSON a string of decimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DecimalU128(pub u128);

impl Serialize for DecimalU128 {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for DecimalU128 {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Large".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^[0-9]+$" })
    }
}
