//! The kinds of steps in a proof from the definition. A step holds what it finds, in numbers.

use serde::Serialize;

use crate::position::{AnyMove, DecimalU128, Outcome, RaceMove};
use crate::serialize;

/// The numbers of one part of a row.
pub(super) const LINE_PART: usize = 10;

/// A step of a proof.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "ProveStep"))]
pub(crate) enum Step {
    /// What is asked.
    Start {},
    /// What P and N mean, and what the end is.
    Definition {
        /// The outcome of the end, for the player who should move there.
        end: Outcome,
    },
    /// What the proof costs.
    Cost {
        /// How many sub-positions there are, the order of the piles not counting.
        sub_positions: u64,
        /// How many there are with the order: the product of the sizes, each plus 1.
        ordered: DecimalU128,
        /// The factors of that product.
        #[serde(serialize_with = "serialize::long")]
        factors: Vec<u64>,
        /// The bytes of memory.
        bytes: u64,
    },
    /// Two piles: the outcomes as a table, the smaller pile downwards.
    Grid {
        /// Rows for 0, 1, … stones in the smaller pile; columns likewise for the larger.
        rows: Vec<Vec<Outcome>>,
    },
    /// One pile, or a race: the outcomes as a row of numbers, from the end on.
    Line {
        /// Ten numbers each.
        #[serde(serialize_with = "serialize::long")]
        parts: Vec<LinePart>,
    },
    /// The sub-positions of piles, from the end upwards, each with its reason.
    Tree {
        /// Ordered by their stones; at most 50,000.
        #[serde(serialize_with = "serialize::times::<4, _, _>")]
        positions: Vec<PileNode>,
        /// How many more there are.
        left_out: u64,
    },
    /// The numbers of a race, from the end backwards, each with its reason.
    Numbers {
        /// Ordered by what is left to the target; at most 50,000.
        #[serde(serialize_with = "serialize::times::<4, _, _>")]
        positions: Vec<RaceNode>,
        /// How many more there are.
        left_out: u64,
    },
    /// The winning moves, which are the proof's `winning_moves`: those that leave a P-position.
    Moves {
        /// How many there are.
        count: u64,
    },
    /// The outcome held against the theorem of `explain`, for every sub-position.
    Compare {
        /// How many sub-positions were compared.
        positions: u64,
        /// How many of them are lost.
        lost: u64,
        /// Whether both say the same of all of them.
        agrees: bool,
    },
    /// How many positions a box has: C(piles + most, piles).
    BoxCost {
        /// How many positions.
        positions: u64,
        /// How many things there are to choose from: piles + most.
        of: u64,
        /// How many of them are chosen: piles.
        chosen: u64,
        /// The bytes of memory.
        bytes: u64,
    },
    /// What came of a box.
    BoxResult {
        /// By how many piles there really are.
        #[serde(serialize_with = "serialize::long")]
        by_piles: Vec<Share>,
    },
    /// What came of asking an idea.
    IdeaResult {},
    /// What a certificate was checked for.
    Checked {
        /// How many of its entries are P.
        lost: u64,
        /// How many are N.
        won: u64,
    },
}

/// Ten numbers of a row and their outcomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct LinePart {
    /// Sizes of the pile, or counts of the race.
    pub numbers: Vec<u64>,
    /// Their outcomes.
    pub marks: Vec<Outcome>,
}

/// A sub-position of piles and the reason of its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct PileNode {
    /// How many stones there are.
    pub stones: u64,
    /// The piles, smallest first, none empty.
    pub piles: Vec<u64>,
    /// Who wins.
    pub outcome: Outcome,
    /// What its winning move leaves, a P-position; null in a P-position and at the end.
    pub to: Option<Vec<u64>>,
    /// In a P-position everything that a move can leave, all of it N; empty in an N-position.
    pub options: Vec<Vec<u64>>,
}

/// A number of a race and the reason of its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct RaceNode {
    /// The count.
    pub at: u64,
    /// What is left to the target.
    pub left: u64,
    /// Who wins.
    pub outcome: Outcome,
    /// Its winning number and what it reaches; null in a P-position and at the end.
    pub to: Option<RaceMove>,
    /// In a P-position the first and the last count that can be reached, all between them N; of a set
    /// of numbers all that can be reached. Null in an N-position and at the end.
    pub options: Option<Vec<u64>>,
    /// By how much these two differ.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub span: u64,
}

/// The positions of a box with so many piles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Share {
    /// How many piles that are not empty.
    pub piles: u64,
    /// How many positions, the order of the piles not counting.
    pub positions: u64,
    /// How many of them are P.
    pub lost: u64,
    /// How many of them are N.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub won: u64,
    /// How many have a winning move in exactly one pile.
    pub one_winning_pile: u64,
}

/// What one side says of a position: the search, or the theorem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Answer {
    /// Who wins.
    pub outcome: Outcome,
    /// Every winning move, in pile order.
    pub winning_moves: Vec<AnyMove>,
}

/// A position of which search and theorem say different things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Counterexample {
    /// The piles, smallest first, none empty.
    pub piles: Vec<u64>,
    /// What follows from the legal moves.
    pub search: Answer,
    /// What the theorem says.
    pub theorem: Answer,
}

/// Who wins a position, from the definition.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Found {
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// Every winning move, in pile order; of a race at most 100,000.
    #[serde(serialize_with = "serialize::long")]
    pub winning_moves: Vec<AnyMove>,
    /// How many winning numbers a race has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winning_move_count: Option<u64>,
    /// How many sub-positions there are, the position itself among them; the order of the piles
    /// does not count.
    pub sub_positions: u64,
    /// How many of them are P.
    pub lost: u64,
    /// Whether the theorem says the same of every sub-position and of the winning moves.
    pub agrees: bool,
    /// The first sub-position where it does not.
    pub counterexample: Option<Refuted>,
}

/// Where search and theorem differ.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum Refuted {
    /// Piles.
    Piles(Counterexample),
    /// A count of a race, the first from the target backwards.
    Count(u64),
}

/// The size of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct BoxSize {
    /// How many piles at most.
    pub piles: u64,
    /// How many stones in a pile at most.
    pub max: u64,
}
