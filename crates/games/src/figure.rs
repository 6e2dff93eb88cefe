//! Figures as data: numbers, cells and roles, shared by all renderers. Nothing is drawn here. Read next:
//! `crates/render/src/svg.rs` (SVG) and `crates/render/src/text_art.rs` (characters).

mod counter_rows;
mod fill_in;
mod graph;
mod race_path;
mod sketch;
mod trees;
mod xiangqi_file;

use std::borrow::Cow;

use serde::Serialize;

use crate::board_frames::{BoardFrame, FrameKind};
use crate::columns::{BitWeights, Columns};
use crate::position::{MultiPileMove, PileMove, StairMove};

pub use counter_rows::{CounterRows, Counters};
pub use fill_in::{BlankGrid, BlankLook, BlankRow};
pub use graph::{FigureNode, Graph};
pub use race_path::{Hop, Path, PathNumber, PathVariant, Player};
pub use sketch::Sketch;
pub use trees::ForestFrame;
pub use xiangqi_file::{BoardFile, XiangqiPiece};

/// A figure as data, which every renderer draws in its own way.
#[derive(Clone, Debug)]
pub enum Figure<'a> {
    /// The piles as stones; the stones that the move takes are outlines.
    Piles {
        /// Number of stones in each pile before the move, first pile first.
        piles: &'a [u64],
        /// The move shown in the figure: one entry for each pile that it touches, none without a move.
        taken: Vec<PileMove>,
    },
    /// Piles, or rows of pins, that a move splits; the remaining tokens keep their positions.
    Parts {
        /// Number of tokens in each pile or row before the move, in order.
        piles: &'a [u64],
        /// Whether the piles are rows of pins.
        rows: bool,
        /// The move shown in the figure, if there is one.
        broken: Option<PileChange>,
        /// Place of each pile in the rows of the start of the match; empty if each pile is a row of its own.
        seats: Vec<Seat>,
    },
    /// The figures of the components of a disjunctive sum, one below the other.
    Several {
        /// Figures of the components, in order.
        parts: Vec<Figure<'a>>,
    },
    /// A bar chart of a Grundy sequence, starting with the Grundy value of pile size 0.
    Values {
        /// Grundy values of the pile sizes 0, 1, 2, ….
        values: &'a [u64],
        /// Pile size at which the first period starts, and length of the period; `None` if no period is known.
        period: Option<(u64, u64)>,
    },
    /// Hackenbush trees on the ground, one row of trees for each frame.
    Trees(Vec<ForestFrame<'a>>),
    /// Nodes with arrows, and tokens on the nodes.
    Graph(Graph<'a>),
    /// The grid of binary columns of a nim-sum.
    Columns {
        /// Numbers of the grid, with the sums of their columns.
        columns: &'a Columns,
        /// Whether the leftmost odd column is boxed.
        boxed: bool,
    },
    /// Empty columns to write in, or an empty board to draw in.
    Blanks {
        /// The grid, or the piles of the board.
        grid: Cow<'a, BlankGrid>,
        /// Form in which the blanks are drawn.
        look: BlankLook,
    },
    /// A pile as a bar, whole or split into its Zeckendorf parts, with the largest number that may be taken.
    Ruler(Ruler<'a>),
    /// Stones on the steps of a staircase.
    Stairs(Stairs<'a>),
    /// Counters on rows of squares.
    CounterRows(CounterRows<'a>),
    /// Two piles as one square of a board; the legal moves are those of a chess piece.
    Square(TwoPileBoard),
    /// Piles before and after their winning move, with the binary digits that flip.
    Flip {
        /// One entry for each pile whose digits flip, in pile order.
        rows: &'a [Flip],
        /// Number of binary digits with which each number is written.
        width: usize,
    },
    /// The board of piles in one frame.
    BoardFrame {
        /// All frames of the board, so that every frame is drawn at the same scale.
        frames: Cow<'a, [BoardFrame]>,
        /// Index into `frames`, 0-based.
        index: usize,
    },
    /// The piles in bands of `modulus` stones, with the remainder of each.
    Bands {
        /// Number of stones in a band: K + 1, if a move takes at most K stones.
        modulus: u64,
        /// Division of each pile by `modulus`, in pile order.
        rows: &'a [Division],
    },
    /// The three cases of misère play (no, one, or more piles of at least 2 stones), with the current case marked.
    MisereCases {
        /// Number of piles of at least 2 stones; if a move takes at most K stones, the remainders modulo K + 1 count
        /// instead of the piles.
        large_piles: u64,
    },
    /// Files of a Xiangqi board with facing pieces; the free steps between two pieces are a pile.
    Board {
        /// Files, from Red's left to Red's right.
        files: &'a [BoardFile],
        /// The move shown in the figure, if there is one: an advance shortens the pile between two pieces.
        taken: Option<PileMove>,
    },
    /// Paths of a race (key numbers, and the hops of both players), for one or more ranges of addable numbers.
    Braid {
        /// The path of the question and those for ranges with the same least and a nearby largest addable
        /// number, ascending by the largest number.
        strands: Vec<PathVariant<'a>>,
        /// Index of the path of the question in `strands`, 0-based.
        asked: usize,
    },
    /// A sketch for a lesson.
    Sketch(Sketch),
}

impl Figure<'_> {
    /// Returns the figure without the move shown in it, on a staircase also without the highlights of odd steps, and a
    /// figure of a sum without the moves of its components. Board frames, flipping digits, bands, boards of two piles
    /// and race paths are returned unchanged, although they show moves.
    #[must_use]
    pub fn without_move(self) -> Self {
        match self {
            Figure::Piles { piles, .. } => Figure::Piles { piles, taken: Vec::new() },
            Figure::Parts { piles, rows, seats, .. } => {
                Figure::Parts { piles, rows, broken: None, seats }
            }
            Figure::Several { parts } => {
                Figure::Several { parts: parts.into_iter().map(Figure::without_move).collect() }
            }
            Figure::Board { files, .. } => Figure::Board { files, taken: None },
            Figure::Graph(graph) => Figure::Graph(Graph { shown: None, ..graph }),
            Figure::Ruler(ruler) => Figure::Ruler(Ruler { taken: 0, ..ruler }),
            Figure::Trees(groves) => {
                Figure::Trees(groves.into_iter().map(ForestFrame::without_cut).collect())
            }
            Figure::Stairs(stairs) => {
                Figure::Stairs(Stairs { shown_move: None, highlights_odd: false, ..stairs })
            }
            figure => figure,
        }
    }

    /// Whether this figure shows nothing but the sizes of piles or rows, and possibly a move.
    pub fn is_only_sizes(&self) -> bool {
        matches!(self, Figure::Piles { .. } | Figure::Parts { .. })
    }

    /// Whether this figure shows everything that `other` shows, so that `other` can be omitted.
    pub fn subsumes(&self, other: &Figure<'_>) -> bool {
        match self {
            Figure::Braid { .. } => matches!(other, Figure::Braid { .. }),
            Figure::Square(_) => matches!(other, Figure::Piles { .. } | Figure::Square(_)),
            Figure::Ruler(own) => {
                matches!(other, Figure::Ruler(other) if own.has_parts && !other.has_parts)
            }
            _ => false,
        }
    }
}

impl<'a> Figure<'a> {
    /// Creates the figure of piles, in which the stones that the move `taken` takes are outlines.
    pub fn from_piles(piles: &'a [u64], taken: Option<&MultiPileMove>) -> Self {
        let taken = taken.map(|taken| PileMove::split_by_pile(piles, taken)).unwrap_or_default();
        Figure::Piles { piles, taken }
    }

    /// Returns the board in the first frame of kind `kind`; `None` if there is no such frame.
    pub fn from_frame(frames: Cow<'a, [BoardFrame]>, kind: FrameKind) -> Option<Self> {
        let index = frames.iter().position(|frame| frame.kind == kind)?;
        Some(Figure::BoardFrame { frames, index })
    }
}

/// Place of a pile that was split from a pile of the start of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Number of the pile at the start that it belonged to, 1-based.
    pub line: u64,
    /// Number of tokens of that pile to the left of this one, at the start.
    pub from: u64,
}

/// Change of a pile by a move, which takes tokens or splits the pile. From left to right the pile consists of the first
/// part, the tokens taken, and the second part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileChange {
    /// Number of the pile, 1-based.
    pub pile: u64,
    /// Sizes of the two parts; 0 for a missing part.
    pub parts: [u64; 2],
    /// Number of tokens taken between the parts.
    pub take: u64,
}

impl From<&PileMove> for PileChange {
    fn from(taken: &PileMove) -> Self {
        PileChange { pile: taken.pile, parts: [taken.leaves, 0], take: taken.take }
    }
}

impl PileChange {
    /// Whether the move splits the pile without taking anything; figures then show a gap between the parts.
    pub fn is_split(&self) -> bool {
        self.take == 0 && self.parts[1] > 0
    }
}

/// A pile drawn as a bar to scale; tokens are taken from the right end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruler<'a> {
    /// Parts from left to right, the largest first; the whole pile if `has_parts` is false.
    pub parts: Cow<'a, [u64]>,
    /// Whether `parts` is the Zeckendorf representation; then the last and smallest part is highlighted.
    pub has_parts: bool,
    /// Largest number of tokens that a move may take.
    pub max_take: u64,
    /// Number of tokens taken by the move shown; 0 without a move.
    pub taken: u64,
}

impl<'a> Ruler<'a> {
    /// Creates the bar of a whole pile, without its Zeckendorf parts; a move may take up to `most` tokens.
    pub fn whole(pile: u64, most: u64) -> Self {
        Ruler { parts: Cow::Owned(vec![pile]), has_parts: false, max_take: most, taken: 0 }
    }

    /// Creates the bar of a pile split into its Zeckendorf parts; a move may take up to `most` tokens.
    pub fn from_parts(parts: &'a [u64], most: u64) -> Self {
        Ruler { parts: Cow::Borrowed(parts), has_parts: true, max_take: most, taken: 0 }
    }

    /// Returns the size of the pile.
    pub fn pile(&self) -> u64 {
        self.parts.iter().sum()
    }
}

/// A staircase that leads down to the ground, with stones on its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stairs<'a> {
    /// Number of stones on each step, the lowest step first.
    pub steps: &'a [u64],
    /// Whether the odd steps, the only ones that count, are highlighted.
    pub highlights_odd: bool,
    /// The move shown on the staircase, if there is one.
    pub shown_move: Option<StairMove>,
}

impl Stairs<'_> {
    /// Returns three numbers for a step: the stones that stay, the stones that move down from the step, and
    /// the stones that arrive on it. Steps are 1-based; step 0 is the ground.
    pub fn stones_at(&self, step: u64) -> [u64; 3] {
        let index = usize::try_from(step).ok().and_then(|step| step.checked_sub(1));
        let stones = index.and_then(|index| self.steps.get(index)).copied().unwrap_or(0);
        let moved =
            |from: u64| self.shown_move.filter(|moved| moved.step == from).map_or(0, |m| m.take);
        [stones - moved(step), moved(step), moved(step + 1)]
    }
}

/// Two piles as a square of a board: the first size is the column, the second the row, both counted from 0 at the lower
/// left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoPileBoard {
    /// The chess piece whose moves are legal.
    pub piece: Piece,
    /// Square of the piece: the sizes of both piles.
    pub at: [u64; 2],
    /// Largest column number and largest row number of the board, both counted from 0.
    pub size: [u64; 2],
    /// Largest number of stones that a move may take; `None` without a limit.
    pub limit: Option<u64>,
    /// Square that a move shown would reach, if there is one.
    pub reached: Option<[u64; 2]>,
    /// Whether P-positions are marked with the letter P.
    pub marks_p: bool,
    /// Size of the third pile, if there is one.
    pub third_pile: Option<u64>,
    /// The board: a single layer, or with a third pile one layer for each size of that pile, from 0.
    pub layers: Vec<Layer>,
    /// Number of the colour of each square, from 0, row by row from the bottom; empty for a chessboard
    /// pattern.
    pub shades: Vec<u64>,
}

/// P-positions and winning moves on the board for one size of the third pile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layer {
    /// Squares that are P-positions.
    pub p_positions: Vec<[u64; 2]>,
    /// P-positions that a winning move of the position reaches.
    pub winning_targets: Vec<[u64; 2]>,
    /// Number of stones that the winning move takes from the third pile, if there is such a move.
    pub third_pile_take: Option<u64>,
}

/// The chess piece that stands for the legal moves in two piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Takes from one pile: moves left or down.
    Rook,
    /// Takes from one pile, or equally many from both: also moves diagonally down-left.
    Queen,
    /// Takes any numbers of stones from both piles; no chess piece moves like that.
    Free,
}

impl TwoPileBoard {
    /// Returns the layer for the size of the third pile, or the first layer if there is none for this size;
    /// `None` if the board has no layers.
    pub fn layer(&self) -> Option<&Layer> {
        self.layers.get(self.third_pile.unwrap_or(0) as usize).or(self.layers.first())
    }

    /// Returns the farthest square that the piece reaches in each direction in which it can move; empty for
    /// [`Piece::Free`].
    pub fn ray_ends(&self) -> Vec<[u64; 2]> {
        let [x, y] = self.at;
        let far = |size: u64| size.min(self.limit.unwrap_or(u64::MAX));
        let both = x.min(y);
        let ends = match self.piece {
            Piece::Rook => vec![[x - far(x), y], [x, y - far(y)]],
            Piece::Queen => vec![[0, y], [x, 0], [x - both, y - both]],
            Piece::Free => Vec::new(),
        };
        ends.into_iter().filter(|end| *end != self.at).collect()
    }
}

/// A pile whose binary digits flip in the winning move: one row of the flip figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Flip {
    /// Number of the pile, 1-based.
    pub pile: u64,
    /// Size of the pile.
    pub size: u64,
    /// Number in the columns before the move: `size`, or its remainder modulo K + 1 if a move takes at most K stones.
    pub before: u64,
    /// Number in the columns after the move: `leaves`, or its remainder modulo K + 1 if a move takes at most K stones.
    pub after: u64,
    /// Weights of the digits that flip.
    pub flips: BitWeights,
    /// Number of stones that the move takes.
    pub take: u64,
    /// Number of stones that stay in the pile.
    pub leaves: u64,
}

/// Division of a pile by K + 1, in games that limit a move to K stones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Division {
    /// Number of the pile, 1-based.
    pub pile: u64,
    /// Size of the pile.
    pub size: u64,
    /// Number of whole bands of K + 1 stones in the pile.
    pub bands: u64,
    /// Remainder, from 0 to K.
    pub residue: u64,
    /// The pile after the winning move, if that move *raises* the remainder of this pile by crossing the edge of a
    /// band; otherwise null.
    pub raised: Option<Raised>,
}

/// The pile after a move that raises the remainder modulo K + 1, in games that limit a move to K stones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Raised {
    /// Number of stones that stay in the pile.
    pub leaves: u64,
    /// Number of whole bands of K + 1 stones that stay.
    pub bands: u64,
    /// Remainder after the move, from 0 to K.
    pub residue: u64,
}
