//! The steps of a proof from the definition, as data; the templates write the sentences.

use serde::Serialize;

use crate::position::{AnyMove, DecimalU128, Outcome, RaceMove};
use crate::serialize;

/// Number of pile sizes or counts in one part of [`Step::Line`].
pub(super) const LINE_PART: usize = 10;

/// A step of the explanation of `prove`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "ProveStep"))]
pub enum Step {
    /// The question; its data are in the other fields of the explanation.
    Start {},
    /// The meaning of P and N, and the outcome at the end.
    Definition {
        /// Outcome of the position in which the game ends.
        end: Outcome,
    },
    /// The number of positions that the proof decides, and the memory it needs.
    Cost {
        /// Number of sub-positions; the order of the piles does not matter.
        sub_positions: u64,
        /// Number of sub-positions if the order of the piles mattered: the product of `factors`. Equal to
        /// `sub_positions` if `factors` is empty.
        ordered: DecimalU128,
        /// Factors of `ordered`: the pile sizes, each plus 1; in a race the number of counts. Empty if the
        /// sub-positions are found by following the moves.
        #[serde(serialize_with = "serialize::long")]
        factors: Vec<u64>,
        /// Memory of the proof, in bytes; 0 if the sub-positions are found by following the moves.
        bytes: u64,
    },
    /// For two piles: a table of the outcomes of all pairs of sizes.
    Grid {
        /// Rows for 0, 1, … stones in the smaller pile; columns for 0, 1, … stones in the larger pile.
        rows: Vec<Vec<Outcome>>,
    },
    /// For one pile or a race: the outcomes in a row, starting at the end of the game.
    Line {
        /// Parts of the row, each with up to ten pile sizes or counts and their outcomes.
        #[serde(serialize_with = "serialize::long")]
        parts: Vec<LinePart>,
    },
    /// The sub-positions of piles, from the end of the game upwards, each with the reason for its outcome.
    Tree {
        /// At most 50,000 sub-positions, ordered by their number of stones or, if they are found by following
        /// the moves, by the length of the longest game from them.
        #[serde(serialize_with = "serialize::times::<4, _, _>")]
        positions: Vec<PileNode>,
        /// Number of sub-positions that are missing from `positions`.
        left_out: u64,
    },
    /// The counts of a race, from the target backwards, each with the reason for its outcome.
    Numbers {
        /// At most 50,000 counts, ordered by their distance to the target.
        #[serde(serialize_with = "serialize::times::<4, _, _>")]
        positions: Vec<RaceNode>,
        /// Number of counts that are missing from `positions`.
        left_out: u64,
    },
    /// The number of winning moves; the moves themselves are `winning_moves` of the explanation.
    Moves {
        /// Number of winning moves.
        count: u64,
    },
    /// The comparison of every sub-position with the theorem of `explain`.
    Compare {
        /// Number of compared sub-positions.
        positions: u64,
        /// Number of P-positions among the sub-positions.
        lost: u64,
        /// Whether search and theorem agree on every sub-position.
        agrees: bool,
    },
    /// The number of positions in a box, that is of up to `chosen` piles of at most `of` − `chosen` stones:
    /// the binomial coefficient C(`of`, `chosen`).
    BoxCost {
        /// Number of positions in the box; the order of the piles does not matter.
        positions: u64,
        /// Upper number of the binomial coefficient: largest number of piles plus largest pile size.
        of: u64,
        /// Lower number of the binomial coefficient: largest number of piles.
        chosen: u64,
        /// Memory of the proof, in bytes.
        bytes: u64,
    },
    /// The numbers of P- and N-positions in a box of positions.
    BoxResult {
        /// Numbers of positions, one entry for each number of non-empty piles, from 0.
        #[serde(serialize_with = "serialize::long")]
        by_piles: Vec<Share>,
    },
    /// The result of testing a misconception. The step has no data: the numbers are in the result of the
    /// explanation.
    IdeaResult {},
    /// The result of checking a certificate.
    Checked {
        /// Number of entries of the certificate marked P.
        lost: u64,
        /// Number of entries of the certificate marked N.
        won: u64,
    },
}

/// Up to ten successive pile sizes, or counts of a race, with their outcomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LinePart {
    /// Sizes of the pile in rising order, or counts of the race in falling order.
    pub numbers: Vec<u64>,
    /// Outcomes of `numbers`, in the same order.
    pub marks: Vec<Outcome>,
}

/// A sub-position of piles with the reason for its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PileNode {
    /// Number of stones (or branches) in the position.
    pub stones: u64,
    /// The position as numbers: in most games the piles, smallest first, without empty ones.
    pub piles: Vec<u64>,
    /// Outcome of the position.
    pub outcome: Outcome,
    /// In an N-position, the P-position after a winning move; null in a P-position and at the end.
    pub to: Option<Vec<u64>>,
    /// In a P-position, all options (positions after one move), which are N-positions; empty in an
    /// N-position.
    pub options: Vec<Vec<u64>>,
}

/// A count of a race with the reason for its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RaceNode {
    /// Count of the race.
    pub at: u64,
    /// Distance from the count to the target.
    pub left: u64,
    /// Outcome for the player to move at the count.
    pub outcome: Outcome,
    /// A winning number with the count that it reaches; null in a P-position and at the end of the race.
    pub to: Option<RaceMove>,
    /// In a P-position, the first and the last count that can be reached; all counts between them are
    /// N-positions. With a set of numbers, all counts that can be reached. Null in an N-position and at the
    /// end.
    pub options: Option<Vec<u64>>,
    /// Last count in `options` minus the first; 0 with a set of numbers.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub span: u64,
}

/// Counts of the positions of a box that have the same number of non-empty piles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Share {
    /// Number of non-empty piles.
    pub piles: u64,
    /// Number of positions; the order of the piles does not matter.
    pub positions: u64,
    /// Number of P-positions among `positions`.
    pub lost: u64,
    /// Number of N-positions among `positions`.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub won: u64,
    /// Number of positions with winning moves in exactly one pile.
    pub one_winning_pile: u64,
}

/// The outcome and the winning moves of a position according to the search or the theorem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// Outcome of the position.
    pub outcome: Outcome,
    /// All winning moves, in pile order.
    pub winning_moves: Vec<AnyMove>,
}

/// A position for which search and theorem differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counterexample {
    /// The position as numbers: in most games the piles, smallest first, without empty ones.
    pub piles: Vec<u64>,
    /// Answer of the search, which knows only the legal moves.
    pub search: Answer,
    /// Answer of the theorem that `explain` uses.
    pub theorem: Answer,
}

/// The outcome of a position, proved from the definition.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Found {
    /// `N` if the player to move wins, `P` if the other player wins.
    pub outcome: Outcome,
    /// All winning moves, in pile order; for a race at most 50,000, in rising order.
    #[serde(serialize_with = "serialize::long")]
    pub winning_moves: Vec<AnyMove>,
    /// Number of winning numbers in a race; absent for other games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winning_move_count: Option<u64>,
    /// Number of sub-positions, including the position itself; the order of the piles does not matter.
    pub sub_positions: u64,
    /// Number of P-positions among the sub-positions.
    pub lost: u64,
    /// Whether the theorem agrees on the outcome of every sub-position and on the winning moves.
    pub agrees: bool,
    /// The first sub-position for which search and theorem differ; null if there is none.
    pub counterexample: Option<Refuted>,
}

/// A sub-position for which search and theorem differ.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Refuted {
    /// A position of piles, with the answers of search and theorem.
    Piles(Counterexample),
    /// In a race, the count nearest to the target for which search and theorem differ.
    Count(u64),
}

/// The size of a box: all positions of up to `piles` piles of up to `max` stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoxSize {
    /// Largest number of piles.
    pub piles: u64,
    /// Largest number of stones in a pile.
    pub max: u64,
}
