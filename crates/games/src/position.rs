//! Piles, moves and outcome classes as data, for all games; the rules are in `games`. Piles are numbered from
//! 1; empty piles keep their number.

mod claim;
pub mod forest;
mod multi_pile_move;

use std::fmt;

use crate::serialize::PageOnly;
use carryless_args::error::faults;
use serde::ser::{SerializeStruct, Serializer};
use serde::{Deserialize, Serialize};

pub use claim::Claim;
pub use forest::{CutMove, Forest};
pub use multi_pile_move::parse_multi_pile_move;

faults! {
    pub enum PileFault {
        NoPiles { game: &'static str } = "no-piles",
        TooManyPiles { most: u64 } = "too-many-piles",
        NotATake { piles: usize, example: String } = "takes-form",
        TakeZero = "take-zero",
        TakeTooMany { pile: u64, size: u64 } = "take-too-many",
    }
}

/// The rule about the last stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum PlayConvention {
    /// The player who takes the last stone wins.
    #[default]
    Normal,
    /// The player who takes the last stone loses.
    Misere,
}

/// Outcome class of a position: which player wins with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Outcome {
    /// N-position: the **n**ext player, who is to move, wins.
    N,
    /// P-position: the **p**revious player wins; the player to move loses.
    P,
}

impl Outcome {
    /// Returns [`Outcome::P`] if `lost`, that is, if the player to move loses, else [`Outcome::N`].
    pub fn p_if(lost: bool) -> Self {
        if lost { Outcome::P } else { Outcome::N }
    }
}

/// A move in one pile: takes `take` stones from pile `pile` and leaves `leaves`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PileMove {
    /// Number of the pile, 1-based.
    pub pile: u64,
    /// Number of stones taken, at least 1.
    pub take: u64,
    /// Number of stones left in the pile after the move.
    pub leaves: u64,
}

/// Serializes the fields; templates also get the size of the pile before the move.
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
    /// Converts the move `takes` in several of the piles to one move for each pile that loses stones.
    pub fn split_by_pile(piles: &[u64], takes: &MultiPileMove) -> Vec<PileMove> {
        let sizes = piles.iter().zip(&takes.takes).zip(1..);
        sizes
            .filter(|((_, take), _)| **take > 0)
            .map(|((size, &take), pile)| PileMove { pile, take, leaves: size - take })
            .collect()
    }
}

/// A move in several piles at once.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MultiPileMove {
    /// Number of stones taken from each pile, first pile first; 0 for an unchanged pile.
    pub takes: Vec<u64>,
}

impl MultiPileMove {
    /// Returns the move from the piles `before` to the piles `after`; no pile may be larger in `after`.
    pub fn between(before: &[u64], after: &[u64]) -> Self {
        let pairs = before.iter().zip(after);
        MultiPileMove { takes: pairs.map(|(before, after)| before - after).collect() }
    }

    /// Converts the move `taken` in one pile to a move in several piles; `count` is the number of piles.
    pub fn from_pile_move(count: usize, taken: PileMove) -> Self {
        let mut takes = vec![0; count];
        if let Some(take) = takes.get_mut(taken.pile as usize - 1) {
            *take = taken.take;
        }
        MultiPileMove { takes }
    }

    /// Returns the sizes that `piles` have after the move.
    pub fn apply_to(&self, piles: &[u64]) -> Vec<u64> {
        let pairs = piles.iter().zip(&self.takes);
        pairs.map(|(size, take)| size - take).collect()
    }

    /// Returns the number of piles that lose stones.
    pub fn changed_piles(&self) -> usize {
        self.takes.iter().filter(|take| **take > 0).count()
    }
}

/// A type of move that takes stones from piles.
pub trait TakingMove: Sized {
    /// Converts the move `takes` in `piles` to this type; `None` if this type cannot represent it, as a
    /// [`PileMove`] cannot take from two piles.
    fn from_takes(piles: &[u64], takes: MultiPileMove) -> Option<Self>;
}

impl TakingMove for MultiPileMove {
    fn from_takes(_: &[u64], takes: MultiPileMove) -> Option<Self> {
        Some(takes)
    }
}

impl TakingMove for PileMove {
    fn from_takes(piles: &[u64], takes: MultiPileMove) -> Option<Self> {
        match PileMove::split_by_pile(piles, &takes)[..] {
            [one] => Some(one),
            _ => None,
        }
    }
}

/// A move that replaces a pile by any number of piles, possibly none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SplitMove {
    /// Number of the pile, 1-based.
    pub pile: u64,
    /// Number of stones taken; absent in games whose moves only split.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take: Option<u64>,
    /// Sizes of the new piles that replace the pile, in falling order; empty piles are left out.
    pub leaves: Vec<u64>,
}

/// A move of a race: a number is said and added to the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RaceMove {
    /// The number that the player says.
    pub say: u64,
    /// The total of the race after the move.
    pub reaches: u64,
}

/// A move in a game with a single pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeMove {
    /// Number of stones taken, at least 1.
    pub take: u64,
}

/// A move in one component of a sum of games, such as a move in the second game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ComponentMove {
    /// Number of the component, 1-based.
    pub part: u64,
    /// The move in that component, in the form of the component's game.
    #[serde(rename = "move")]
    pub made: Box<AnyMove>,
}

/// A move that carries stones from one step of a staircase to the next lower one; from step 1 to the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StairMove {
    /// Number of the step that the stones leave, 1-based.
    pub step: u64,
    /// Number of stones carried, at least 1.
    pub take: u64,
}

/// Serializes the fields; templates also get the number of the step below.
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
pub struct TokenMove {
    /// Number of the token, 1-based.
    pub token: u64,
    /// Node that the token leaves.
    pub from: String,
    /// Node that the token reaches.
    pub to: String,
}

/// A move of any game. Its JSON is the object of the game's own move, without a tag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum AnyMove {
    /// Takes stones from one pile.
    Take(PileMove),
    /// Says a number in a race.
    Say(RaceMove),
    /// Takes stones from several piles.
    Takes(MultiPileMove),
    /// Splits a pile.
    Break(SplitMove),
    /// Takes stones from the only pile.
    Stones(TakeMove),
    /// Moves in one component of a sum.
    InPart(ComponentMove),
    /// Moves a token along an arrow.
    Slide(TokenMove),
    /// Carries stones down one step.
    Down(StairMove),
    /// Cuts a branch.
    Cut(CutMove),
}

/// Formats the move as `--move` takes it: pile or step and number `1:2`, number said or taken `2`, numbers
/// taken `1,0,2`, split `1=3+1`, path of a cut `1.2`, nodes `a:b`, component and move `2:1:3`.
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

/// Implements `From` and `TryFrom` between [`AnyMove`] and move types, one for each line `Variant = Type;`. A
/// failed `TryFrom` returns the move.
macro_rules! move_conversions {
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

move_conversions! {
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
pub struct Piles {
    /// Sizes of the piles, first pile first; empty piles keep their number.
    #[serde(serialize_with = "crate::serialize::long")]
    pub piles: Vec<u64>,
}

impl Piles {
    /// Creates the position with these pile sizes, first pile first; 0 is an empty pile.
    pub fn from_sizes(piles: &[u64]) -> Self {
        Piles { piles: piles.to_vec() }
    }

    /// Changes the piles by the legal move `chosen`.
    pub fn apply(&mut self, chosen: &PileMove) {
        let index = usize::try_from(chosen.pile - 1).unwrap_or(usize::MAX);
        if let Some(size) = self.piles.get_mut(index) {
            *size = chosen.leaves;
        }
    }

    /// Returns the size of pile `pile` (1-based); `None` if there is no such pile.
    pub fn size(&self, pile: u64) -> Option<u64> {
        let index = usize::try_from(pile.checked_sub(1)?).ok()?;
        self.piles.get(index).copied()
    }

    /// Whether no stone is left in any pile.
    pub fn is_empty(&self) -> bool {
        self.piles.iter().all(|size| *size == 0)
    }

    /// Returns the move that takes one stone from the first of the largest piles, which prolongs the game;
    /// `None` when no stone is left.
    pub fn one_from_largest(&self) -> Option<PileMove> {
        let largest = *self.piles.iter().max().filter(|size| **size > 0)?;
        let at = self.piles.iter().position(|size| *size == largest)?;
        Some(PileMove { pile: at as u64 + 1, take: 1, leaves: largest - 1 })
    }
}

/// A number of up to 128 bits, which JSON numbers cannot hold exactly; serialized as a string of decimal
/// digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecimalU128(pub u128);

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
