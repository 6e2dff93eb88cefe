//! The kinds of steps in a proof from the definition. A step holds numbers, no sentences.

use serde::Serialize;

use crate::position::{AnyMove, DecimalU128, Outcome, RaceMove};
use crate::serialize;

/// Number of sizes or counts in one part of a line.
pub(super) const LINE_PART: usize = 10;

/// A step of a proof.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "ProveStep"))]
pub(crate) enum Step {
    /// The question.
    Start {},
    /// The meaning of P and N, and the end rule.
    Definition {
        /// Outcome class of a position without moves.
        end: Outcome,
    },
    /// The cost of the proof.
    Cost {
        /// Number of sub-positions; the order of the piles does not count.
        sub_positions: u64,
        /// Number of sub-positions if the order counts: the product of the sizes, each plus 1.
        ordered: DecimalU128,
        /// Factors of that product.
        #[serde(serialize_with = "serialize::long")]
        factors: Vec<u64>,
        /// Memory of the proof in bytes.
        bytes: u64,
    },
    /// Two piles: the outcome classes as a table, the smaller pile downwards.
    Grid {
        /// Rows for 0, 1, … stones in the smaller pile; columns likewise for the larger.
        rows: Vec<Vec<Outcome>>,
    },
    /// One pile, or a race: the outcome classes as a line, from the end of the game on.
    Line {
        /// Parts of ten sizes or counts each.
        #[serde(serialize_with = "serialize::long")]
        parts: Vec<LinePart>,
    },
    /// The sub-positions of piles, from the end of the game upwards, each with its reason.
    Tree {
        /// Sub-positions, ordered by their stones; at most 50,000.
        #[serde(serialize_with = "serialize::times::<4, _, _>")]
        positions: Vec<PileNode>,
        /// Number of sub-positions that are not listed.
        left_out: u64,
    },
    /// The counts of a race, from the target backwards, each with its reason.
    Numbers {
        /// Counts, ordered by the distance to the target; at most 50,000.
        #[serde(serialize_with = "serialize::times::<4, _, _>")]
        positions: Vec<RaceNode>,
        /// Number of counts that are not listed.
        left_out: u64,
    },
    /// The winning moves, which are `winning_moves` of the proof: the moves that leave a P-position.
    Moves {
        /// Number of winning moves.
        count: u64,
    },
    /// The comparison with the theorem of `explain`, for every sub-position.
    Compare {
        /// Number of compared sub-positions.
        positions: u64,
        /// Number of P-positions among them.
        lost: u64,
        /// Whether proof and theorem agree on all of them.
        agrees: bool,
    },
    /// The number of positions in a box: C(piles + most, piles).
    BoxCost {
        /// Number of positions.
        positions: u64,
        /// Upper number of the binomial coefficient: piles + most.
        of: u64,
        /// Lower number of the binomial coefficient: piles.
        chosen: u64,
        /// Memory of the proof in bytes.
        bytes: u64,
    },
    /// The result of a box.
    BoxResult {
        /// Positions by the number of non-empty piles.
        #[serde(serialize_with = "serialize::long")]
        by_piles: Vec<Share>,
    },
    /// The result of a survey of a misconception.
    IdeaResult {},
    /// The checks that a certificate went through.
    Checked {
        /// Number of entries marked P.
        lost: u64,
        /// Number of entries marked N.
        won: u64,
    },
}

/// Ten sizes or counts of a line with their outcome classes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct LinePart {
    /// Sizes of the pile, or counts of the race.
    pub numbers: Vec<u64>,
    /// Outcome class of each number.
    pub marks: Vec<Outcome>,
}

/// A sub-position of piles with the reason of its outcome class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct PileNode {
    /// Number of stones.
    pub stones: u64,
    /// Piles, smallest first, without empty ones.
    pub piles: Vec<u64>,
    /// Outcome class of the sub-position.
    pub outcome: Outcome,
    /// P-position after the winning move; null in a P-position and at the end of the game.
    pub to: Option<Vec<u64>>,
    /// All options of a P-position, which are N-positions; empty for an N-position.
    pub options: Vec<Vec<u64>>,
}

/// A count of a race with the reason of its outcome class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct RaceNode {
    /// Count of the race.
    pub at: u64,
    /// Distance to the target.
    pub left: u64,
    /// Outcome class of the count.
    pub outcome: Outcome,
    /// Winning number and the count that it reaches; null in a P-position and at the end of the game.
    pub to: Option<RaceMove>,
    /// First and last count after a move from a P-position, all between them N; for a set of numbers all
    /// counts. Null in an N-position and at the end of the game.
    pub options: Option<Vec<u64>>,
    /// Difference of the two options.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub span: u64,
}

/// The positions of a box with a given number of piles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Share {
    /// Number of non-empty piles.
    pub piles: u64,
    /// Number of positions; the order of the piles does not count.
    pub positions: u64,
    /// Number of P-positions among them.
    pub lost: u64,
    /// Number of N-positions among them.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub won: u64,
    /// Number of positions with a winning move in exactly one pile.
    pub one_winning_pile: u64,
}

/// The answer of the search or of the theorem for a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Answer {
    /// Outcome class of the position.
    pub outcome: Outcome,
    /// All winning moves, in pile order.
    pub winning_moves: Vec<AnyMove>,
}

/// A position for which search and theorem differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Counterexample {
    /// Piles, smallest first, without empty ones.
    pub piles: Vec<u64>,
    /// Answer that follows from the legal moves.
    pub search: Answer,
    /// Answer of the theorem.
    pub theorem: Answer,
}

/// The proved outcome class of a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Found {
    /// Outcome class: `N` if the player to move wins, `P` if the opponent wins.
    pub outcome: Outcome,
    /// All winning moves, in pile order; for a race at most 100,000.
    #[serde(serialize_with = "serialize::long")]
    pub winning_moves: Vec<AnyMove>,
    /// Number of winning numbers of a race.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winning_move_count: Option<u64>,
    /// Number of sub-positions, the position itself included; the order of the piles does not count.
    pub sub_positions: u64,
    /// Number of P-positions among them.
    pub lost: u64,
    /// Whether the theorem agrees for every sub-position and for the winning moves.
    pub agrees: bool,
    /// First sub-position for which the theorem differs; null if there is none.
    pub counterexample: Option<Refuted>,
}

/// The place where search and theorem differ.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum Refuted {
    /// A position of piles with both answers.
    Piles(Counterexample),
    /// A count of a race, the first from the target backwards.
    Count(u64),
}

/// The size of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct BoxSize {
    /// Largest number of piles.
    pub piles: u64,
    /// Largest number of stones in a pile.
    pub max: u64,
}
