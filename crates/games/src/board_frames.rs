//! The board as a sequence of [`BoardFrame`]s: every pile is a row with a block in each lane (8, 4, 2, 1)
//! where the pile has a binary 1. Each frame follows from the frame before and the move between them, so
//! renderers (SVG, text, screen reader) need no rules. This module must not know which player wins.

use std::cmp::Reverse;

use serde::Serialize;

use crate::columns::BitWeights;
use crate::position::AnyMove;
use crate::serialize;

/// Largest number of piles drawn on a board; a position with more piles has no frames.
pub const MOST_ROWS: usize = 24;

/// Kind of a frame of the step-through board: the step of the explanation that the frame shows. The variants are in the
/// order of the frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "MomentKind"))]
pub enum FrameKind {
    /// The position before any step: stones that are not yet split into blocks.
    Look,
    /// Every pile split into blocks (powers of two), each in the lane of its weight.
    Split,
    /// The case of misère play that applies: no, one, or more than one pile of at least 2 stones.
    Fork,
    /// Equal blocks form pairs, and the blocks of every column are counted.
    Pair,
    /// The player to move has moved: the blocks taken are holes.
    Take,
    /// The last frame: the position after the move or, in a P-position and after a wrong move, after the opponent's
    /// reply to it.
    Check,
}

impl FrameKind {
    /// All kinds of frames, in the order in which they appear.
    pub const ALL: [FrameKind; 6] = [
        FrameKind::Look,
        FrameKind::Split,
        FrameKind::Fork,
        FrameKind::Pair,
        FrameKind::Take,
        FrameKind::Check,
    ];

    /// Returns the name of the kind in JSON and on the command line, such as `look`.
    pub fn tag(self) -> &'static str {
        match self {
            FrameKind::Look => "look",
            FrameKind::Split => "split",
            FrameKind::Fork => "fork",
            FrameKind::Pair => "pair",
            FrameKind::Take => "take",
            FrameKind::Check => "check",
        }
    }
}

/// A frame of the board: all piles as rows of blocks at one step of the explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardFrame {
    /// Subject of the frame, such as `pair` or `take`.
    pub kind: FrameKind,
    /// The move between the previous frame and this one; null if there was none.
    #[serde(rename = "move")]
    pub made: Option<AnyMove>,
    /// One row for each pile, in pile order.
    pub rows: Vec<FrameRow>,
    /// Number of equal blocks of a column that form a group: 2 in Nim, K + 1 in Moore's game, where a move may take
    /// from up to K piles.
    pub modulus: u64,
    /// Counted columns, the largest weight first; empty in the frames `look`, `split` and `fork`.
    pub columns: Vec<Column>,
    /// Condition that a winning move must meet in the columns; null in the frames `look`, `split` and `fork`.
    pub aim: Option<Aim>,
    /// Weights of the columns with a block that should be in a group but is in none; empty with the aim `odd-ones`.
    /// Serialized for pages only.
    #[serde(rename = "lone", serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub unpaired_columns: BitWeights,
}

impl BoardFrame {
    /// Returns the name of the frame in messages: the tag of its kind, or `reply` for an opponent's reply.
    pub fn name(&self) -> &'static str {
        match self.kind {
            FrameKind::Check if self.made.is_some() => "reply",
            kind => kind.tag(),
        }
    }
}

/// A pile in a frame, drawn as a row of blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "MomentRow"))]
pub struct FrameRow {
    /// Number of the pile, 1-based.
    pub pile: u64,
    /// Size of the pile.
    pub size: u64,
    /// Number of bands of K + 1 stones that are not split into blocks, in games where a move takes at most K stones; 0
    /// in other games and in the frame `look`.
    pub bands: u64,
    /// Number of stones of the pile in the bands that `bands` counts; 0 without bands.
    pub folded: u64,
    /// Stones of the pile as blocks, the largest first, without those that `folded` counts; empty in the frame `look`.
    pub blocks: Vec<Block>,
}

/// A block of a pile: a power of two of its stones, in the lane of that weight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "MomentBlock"))]
pub struct Block {
    /// Number of stones of the block, a power of two; also the weight of the block's lane.
    pub weight: u64,
    /// State of the block in this frame.
    pub state: BlockState,
    /// Number of the block's group within the lane, 1-based; blocks of one group have the same number. Null if the
    /// block is in no group.
    pub group: Option<u64>,
}

/// State of a block of a pile in one frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "BlockState"))]
pub enum BlockState {
    /// The block lies in its lane, and the frame forms no pairs.
    Whole,
    /// The block forms a pair with an equal block, or in Moore's game a group with as many blocks as `modulus` says.
    Paired,
    /// The frame forms pairs or groups, but the block is in none of them.
    #[serde(rename = "lone")]
    Unpaired,
    /// The move that leads to this frame has taken the block, and an empty place is drawn.
    Hole,
}

/// A counted column: the number of blocks of one weight, shown below the rows of piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "MomentColumn"))]
pub struct Column {
    /// Weight of the column, a power of two.
    pub weight: u64,
    /// Number of blocks in the column.
    pub count: u64,
    /// Whether the count is not divisible by the modulus of the frame (2 in Nim), so that a block remains without a
    /// group.
    pub odd: bool,
    /// Whether the count meets the aim of the frame: `odd` is false with the aim `pairs`, true with the aim `odd-ones`.
    pub right: bool,
}

/// A pile as numbers, from which `build_frames` draws a row. `size` counts its stones. `number` is the part that is
/// split into blocks: `size` itself or, if a move takes at most K stones, the remainder of `size` modulo K + 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedPile {
    /// Number of stones in the pile.
    pub size: u64,
    /// Number that is split into blocks: `size`, or its remainder modulo K + 1.
    pub number: u64,
    /// Quotient of `size` by K + 1, if a move takes at most K stones; otherwise 0.
    pub bands: u64,
}

/// Condition on the columns that a winning move must meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "MomentAim"))]
pub enum Aim {
    /// Every block is in a group of equal blocks (a pair in Nim).
    Pairs,
    /// The number of single stones is odd: the condition in misère play when no number that is split into blocks is 2
    /// or more.
    OddOnes,
}

/// A move that `build_frames` shows: the move itself (`shown_move`), the `piles` after it, and `aim`, the condition on
/// the columns that is checked after it.
#[derive(Clone, Debug)]
pub struct PlayedMove {
    /// The move itself.
    pub shown_move: AnyMove,
    /// Piles after the move, in pile order.
    pub piles: Vec<CountedPile>,
    /// Condition on the columns that is checked after the move.
    pub aim: Aim,
}

/// Returns the frames of the position `piles`: `Look` and `Split`, `Fork` (the misère cases) if `fork`, `Pair` (before
/// the move) if `pair`, and `Take` and `Check` for the moves `played`: none, one, or a move and the reply. Without
/// moves both are missing; after a single move `Check` shows the same position. Groups of equal blocks have `modulus`
/// blocks (2 in Nim).
pub fn build_frames(
    modulus: usize,
    piles: Vec<CountedPile>,
    (fork, pair): (bool, bool),
    played: &[PlayedMove],
) -> Vec<BoardFrame> {
    let mut board = FrameBuilder::new(modulus, piles, played);
    if fork {
        let whole = board.whole();
        board.push(FrameKind::Fork, None, whole, None);
    }
    // In an odd lane the block of a pile that will move stays without a pair.
    let movers = |board: &FrameBuilder, next: Option<&PlayedMove>| -> Vec<usize> {
        let after = next.map_or(&board.piles, |next| &next.piles);
        let rows = board.piles.iter().zip(after).enumerate();
        rows.filter(|(_, (now, then))| now != then).map(|(row, _)| row).collect()
    };
    if pair {
        board.regroup(&movers(&board, played.first()));
        board.push(FrameKind::Pair, None, board.paired_rows(Aim::Pairs), Some(Aim::Pairs));
    }
    for (index, turn) in played.iter().enumerate() {
        let before = std::mem::replace(&mut board.piles, turn.piles.clone());
        board.regroup(&movers(&board, played.get(index + 1)));
        let rows = board.with_holes(&before, turn.aim);
        let kind = if index == 0 { FrameKind::Take } else { FrameKind::Check };
        board.push(kind, Some(turn.shown_move.clone()), rows, Some(turn.aim));
    }
    if let [only] = played {
        board.push(FrameKind::Check, None, board.paired_rows(only.aim), Some(only.aim));
    }
    board.frames
}

/// Builds the frames in order. Blocks of a group stay together until one of them is taken.
#[derive(Debug)]
struct FrameBuilder {
    modulus: usize,
    lane_count: u32,
    piles: Vec<CountedPile>,
    /// Groups of each lane, the smallest weight first; a group lists row indices, 0-based.
    groups: Vec<Vec<Vec<usize>>>,
    frames: Vec<BoardFrame>,
}

impl FrameBuilder {
    /// Creates a builder with the frames `Look`, before the piles are split, and `Split`. There are as many
    /// lanes as the largest number in any frame has binary digits.
    fn new(modulus: usize, piles: Vec<CountedPile>, played: &[PlayedMove]) -> Self {
        let later = played.iter().flat_map(|turn| &turn.piles);
        let all = piles.iter().chain(later).fold(0, |all, pile| all | pile.number);
        let places = u64::BITS - all.leading_zeros();
        let groups = vec![Vec::new(); places as usize];
        let mut board = FrameBuilder {
            modulus,
            lane_count: places,
            piles,
            groups,
            frames: Vec::with_capacity(6),
        };
        let whole = board.whole();
        let bare = |row: &FrameRow| FrameRow { bands: 0, folded: 0, blocks: Vec::new(), ..*row };
        board.push(FrameKind::Look, None, whole.iter().map(bare).collect(), None);
        board.push(FrameKind::Split, None, whole, None);
        board
    }

    /// Returns the current rows as `paired_rows` does for `aim`, and in them a hole for every block that the move has
    /// taken. `before` has the piles before the move.
    fn with_holes(&self, before: &[CountedPile], aim: Aim) -> Vec<FrameRow> {
        let mut rows = self.paired_rows(aim);
        for ((row, old), now) in rows.iter_mut().zip(before).zip(&self.piles) {
            let gone = old.number & !now.number;
            let hole = |weight| Block { weight, state: BlockState::Hole, group: None };
            row.blocks.extend(self.weights().filter(|weight| gone & weight != 0).map(hole));
            row.blocks.sort_by_key(|block| Reverse(block.weight));
        }
        rows
    }

    /// Appends a frame of kind `kind` with these `rows`. `made` is the move between the previous frame and this one,
    /// if there is one. The columns are counted if there is an `aim`.
    fn push(
        &mut self,
        kind: FrameKind,
        made: Option<AnyMove>,
        rows: Vec<FrameRow>,
        aim: Option<Aim>,
    ) {
        let columns = aim.map_or(Vec::new(), |aim| self.columns(aim));
        let alone = columns.iter().filter(|column| column.odd && !column.right);
        let unpaired_columns = BitWeights(alone.map(|column| column.weight).sum());
        let modulus = self.modulus as u64;
        self.frames.push(BoardFrame { kind, made, rows, modulus, columns, aim, unpaired_columns });
    }

    /// Returns the weights of the lanes, the largest first.
    fn weights(&self) -> impl Iterator<Item = u64> + use<> {
        (0..self.lane_count).rev().map(|place| 1 << place)
    }

    /// Dissolves every group that lost a block, then groups the blocks that are in no group. Rows in `movers`
    /// (0-based), whose piles the next move changes, are grouped last.
    fn regroup(&mut self, movers: &[usize]) {
        for (place, groups) in self.groups.iter_mut().enumerate() {
            let has = |row: &usize| self.piles[*row].number >> place & 1 == 1;
            groups.retain(|group| group.iter().all(has));
            let joined = |row: &usize| groups.iter().flatten().any(|other| other == row);
            let mut alone: Vec<usize> =
                (0..self.piles.len()).filter(|row| has(row) && !joined(row)).collect();
            alone.sort_by_key(|row| movers.contains(row));
            groups.extend(alone.chunks_exact(self.modulus).map(<[usize]>::to_vec));
        }
    }

    /// Returns the current rows with all blocks in state `Whole`.
    fn whole(&self) -> Vec<FrameRow> {
        self.rows(|_, _| (BlockState::Whole, None))
    }

    /// Returns the current rows with the group of each block; with the aim `OddOnes` all blocks are `Whole` and without
    /// a group.
    fn paired_rows(&self, aim: Aim) -> Vec<FrameRow> {
        if aim == Aim::OddOnes {
            return self.whole();
        }
        self.rows(|row, place| {
            let group = self.groups[place].iter().position(|group| group.contains(&row));
            group.map_or((BlockState::Unpaired, None), |at| {
                (BlockState::Paired, Some(at as u64 + 1))
            })
        })
    }

    /// Returns the current rows. `state(row, lane)` returns the state of a block and the number of its group, `None`
    /// without a group; both indices are 0-based, and the lane of weight 1 is lane 0.
    fn rows(&self, state: impl Fn(usize, usize) -> (BlockState, Option<u64>)) -> Vec<FrameRow> {
        let row = |(index, pile): (usize, &CountedPile)| {
            let block = |weight: u64| {
                let (state, group) = state(index, weight.trailing_zeros() as usize);
                Block { weight, state, group }
            };
            FrameRow {
                pile: index as u64 + 1,
                size: pile.size,
                bands: pile.bands,
                folded: pile.size - pile.number,
                blocks: self.weights().filter(|one| pile.number & one != 0).map(block).collect(),
            }
        };
        self.piles.iter().enumerate().map(row).collect()
    }

    /// Returns the counted columns, the largest weight first: all, or with the aim `OddOnes` only that of weight 1.
    fn columns(&self, aim: Aim) -> Vec<Column> {
        let counted = |weight: &u64| aim == Aim::Pairs || *weight == 1;
        let column = |weight: u64| {
            let count = self.piles.iter().filter(|pile| pile.number & weight != 0).count();
            let odd = count % self.modulus != 0;
            Column { weight, count: count as u64, odd, right: odd == (aim == Aim::OddOnes) }
        };
        self.weights().filter(counted).map(column).collect()
    }
}
