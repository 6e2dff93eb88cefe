//! Pictures as data: numbers, cells and roles. Nothing is drawn here; `render` does that.

mod counter_rows;
mod fill_in;
mod graph;
mod race_path;
mod trees;

use std::borrow::Cow;

use serde::Serialize;

use crate::board_frames::{BoardFrame, FrameKind};
use crate::columns::{BitWeights, Columns};
use crate::position::{PileMove, StairMove};

pub(crate) use counter_rows::{Counters, Strips};
pub(crate) use fill_in::{BlankGrid, BlankLook, BlankRow};
pub(crate) use graph::{Graph, Knot};
pub(crate) use race_path::{Hop, Path, PathNumber, PathVariant, Player};
pub(crate) use trees::ForestFrame;

/// A picture as data: numbers, cells and roles. Weights are powers of two (or 1).
#[derive(Clone, Debug)]
pub(crate) enum Figure<'a> {
    /// The piles as stones; those that the move takes are outlines.
    Piles {
        piles: &'a [u64],
        /// The move shown in them: one part for each pile that it touches.
        taken: Vec<PileMove>,
    },
    /// Piles, or rows of pins, that fall apart: what stays keeps its place.
    Parts {
        piles: &'a [u64],
        /// Whether they are rows of pins.
        rows: bool,
        /// The move shown in them.
        broken: Option<Broken>,
    },
    /// The pictures of the parts of a sum, one below the other.
    Several { parts: Vec<Figure<'a>> },
    /// A row of values, from that of 0 on, as columns as high as they are.
    Values {
        values: &'a [u64],
        /// Where the first period begins, and how long it is.
        period: Option<(u64, u64)>,
    },
    /// Trees on the ground, moment by moment.
    Trees(Vec<ForestFrame<'a>>),
    /// Nodes with arrows, and tokens on them.
    Graph(Graph<'a>),
    /// The column grid, the hero of every page.
    Columns {
        columns: &'a Columns,
        /// Whether the leftmost odd column gets a box.
        boxed: bool,
    },
    /// Columns to write in, or a board to draw in.
    Blanks { grid: Cow<'a, BlankGrid>, look: BlankLook },
    /// A pile as a bar, parted into Fibonacci numbers, with what may be taken of it.
    Ruler(Ruler<'a>),
    /// Stones on the steps of stairs.
    Stairs(Stairs<'a>),
    /// Counters on squares in a row.
    Strips(Strips<'a>),
    /// Two piles as a square of a board, the moves as those of a piece.
    Square(Square),
    /// Piles before and after their move, with the digits that flip.
    Flip {
        /// The rows, in pile order.
        rows: &'a [Flip],
        /// How many digits each number has.
        width: usize,
    },
    /// The board of piles in one moment.
    Moment {
        /// All of them, so that each is as large as the others.
        moments: Cow<'a, [BoardFrame]>,
        index: usize,
    },
    /// The piles in bands of `modulus`, with what is left over.
    Bands {
        /// K + 1.
        modulus: u64,
        /// The divisions, in pile order.
        rows: &'a [Division],
    },
    /// The three branches of misère play and the one taken.
    Fork {
        /// How many piles (or remainders) are 2 or more.
        big: u64,
    },
    /// Files of a Xiangqi board with men that face each other; what is free between them is a
    /// pile.
    Board {
        /// The files, from Red's left to Red's right.
        files: &'a [BoardFile],
        /// The advance shown in them.
        taken: Option<PileMove>,
    },
    /// The path of a race with the hops of both players.
    Braid {
        /// The path as it is asked about, and with other numbers to add.
        strands: Vec<PathVariant<'a>>,
        /// Which of them is asked about.
        asked: usize,
    },
}

impl Figure<'_> {
    /// The same without the move that is shown in it.
    #[must_use]
    pub(crate) fn bare(self) -> Self {
        match self {
            Figure::Piles { piles, .. } => Figure::Piles { piles, taken: Vec::new() },
            Figure::Parts { piles, rows, .. } => Figure::Parts { piles, rows, broken: None },
            Figure::Several { parts } => {
                Figure::Several { parts: parts.into_iter().map(Figure::bare).collect() }
            }
            Figure::Board { files, .. } => Figure::Board { files, taken: None },
            Figure::Graph(graph) => Figure::Graph(Graph { shown: None, ..graph }),
            Figure::Ruler(ruler) => Figure::Ruler(Ruler { taken: 0, ..ruler }),
            Figure::Trees(groves) => {
                Figure::Trees(groves.into_iter().map(ForestFrame::uncut).collect())
            }
            Figure::Stairs(stairs) => {
                Figure::Stairs(Stairs { moved: None, parted: false, ..stairs })
            }
            figure => figure,
        }
    }

    /// Whether it says what the other one does.
    pub(crate) fn tells(&self, other: &Figure<'_>) -> bool {
        match self {
            Figure::Braid { .. } => matches!(other, Figure::Braid { .. }),
            Figure::Square(_) => matches!(other, Figure::Piles { .. } | Figure::Square(_)),
            Figure::Ruler(own) => {
                matches!(other, Figure::Ruler(other) if own.is_parted && !other.is_parted)
            }
            _ => false,
        }
    }
}

impl<'a> Figure<'a> {
    /// The board in the moment of this kind, if there is one.
    pub(crate) fn moment(moments: Cow<'a, [BoardFrame]>, kind: FrameKind) -> Option<Self> {
        let index = moments.iter().position(|moment| moment.kind == kind)?;
        Some(Figure::Moment { moments, index })
    }
}

/// A pile that falls apart: one part, then what is taken, then the other part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Broken {
    /// The pile, counted from 1.
    pub pile: u64,
    /// The parts; 0 where there is none.
    pub parts: [u64; 2],
    /// How many are taken between them.
    pub take: u64,
}

impl From<&PileMove> for Broken {
    fn from(taken: &PileMove) -> Self {
        Broken { pile: taken.pile, parts: [taken.leaves, 0], take: taken.take }
    }
}

impl Broken {
    /// Whether it falls into two with nothing taken: then only a gap shows it.
    pub(crate) fn is_split(&self) -> bool {
        self.take == 0 && self.parts[1] > 0
    }
}

/// A pile as a bar, to scale; what is taken is taken from its right end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ruler<'a> {
    /// The parts from left to right, the largest first; the pile itself where nobody has found them yet.
    pub parts: Cow<'a, [u64]>,
    /// Whether these are its parts: then the last of them, the smallest, stands out.
    pub is_parted: bool,
    /// How many may be taken at most.
    pub most: u64,
    /// How many are taken.
    pub taken: u64,
}

impl<'a> Ruler<'a> {
    /// A pile that nobody has parted.
    pub(crate) fn bare(pile: u64, most: u64) -> Self {
        Ruler { parts: Cow::Owned(vec![pile]), is_parted: false, most, taken: 0 }
    }

    pub(crate) fn parted(parts: &'a [u64], most: u64) -> Self {
        Ruler { parts: Cow::Borrowed(parts), is_parted: true, most, taken: 0 }
    }

    pub(crate) fn pile(&self) -> u64 {
        self.parts.iter().sum()
    }
}

/// Stairs that go down to the ground, with stones on the steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stairs<'a> {
    /// The stones on each step, the lowest step first.
    pub steps: &'a [u64],
    /// Whether the odd steps, which count, stand out.
    pub parted: bool,
    /// The move shown on them.
    pub moved: Option<StairMove>,
}

impl Stairs<'_> {
    /// How many stones of a step, counted from 1, stay there, how many go down from it, and how many come
    /// down onto it; the ground is step 0.
    pub(crate) fn at(&self, step: u64) -> [u64; 3] {
        let index = usize::try_from(step).ok().and_then(|step| step.checked_sub(1));
        let stones = index.and_then(|index| self.steps.get(index)).copied().unwrap_or(0);
        let moved = |from: u64| self.moved.filter(|moved| moved.step == from).map_or(0, |m| m.take);
        [stones - moved(step), moved(step), moved(step + 1)]
    }
}

/// Two piles as a square of a board: the first to the right, the second upwards. To take stones is to
/// go left or down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Square {
    /// Which moves there are.
    pub piece: Piece,
    /// Where it stands.
    pub at: [u64; 2],
    /// The largest sizes on the board.
    pub size: [u64; 2],
    /// At most so many stones a move.
    pub limit: Option<u64>,
    /// Whether lost squares bear the letter P.
    pub lettered: bool,
    /// The size of a third pile, when there is one.
    pub third: Option<u64>,
    /// The board; with a third pile one for each of its sizes, from 0 on.
    pub layers: Vec<Layer>,
    /// For each square, row by row from below, what it is shaded by; none: like a chess board.
    pub shades: Vec<u64>,
}

/// A board of two piles, the others as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Layer {
    /// The squares from which the player to move cannot win.
    pub lost: Vec<[u64; 2]>,
    /// Those of them that a winning move leads to.
    pub won: Vec<[u64; 2]>,
    /// The winning move in the third pile: how many stones it takes.
    pub third: Option<u64>,
}

/// What moves on a board of two piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// One pile a move: left or down.
    Rook,
    /// Or equally many from both: down to the left as well.
    Queen,
    /// However many from each.
    Free,
}

impl Square {
    /// The board that is shown.
    pub(crate) fn layer(&self) -> Option<&Layer> {
        self.layers.get(self.third.unwrap_or(0) as usize).or(self.layers.first())
    }

    /// Where the rays of the piece end.
    pub(crate) fn ends(&self) -> Vec<[u64; 2]> {
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

/// A pile whose digits flip: one line of the flip picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Flip {
    /// The pile, counted from 1.
    pub pile: u64,
    /// Its size.
    pub size: u64,
    /// What stands in the columns now: the size, or its remainder.
    pub before: u64,
    /// What must stand there.
    pub after: u64,
    /// The weights of the digits that flip.
    pub flips: BitWeights,
    /// How many stones the move takes.
    pub take: u64,
    /// How many stones stay.
    pub leaves: u64,
}

/// A pile divided by K + 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Division {
    /// The pile, counted from 1.
    pub pile: u64,
    /// Its size.
    pub size: u64,
    /// How many whole bands of K + 1 it holds.
    pub bands: u64,
    /// What is left over, from 0 to K.
    pub residue: u64,
    /// The winning move that *raises* the remainder across a band's edge, if there is one.
    pub raised: Option<Raised>,
}

/// What a move leaves that raises the remainder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Raised {
    /// How many stones stay in the pile.
    pub leaves: u64,
    /// How many whole bands they fill.
    pub bands: u64,
    /// Their remainder.
    pub residue: u64,
}

/// A file of a Xiangqi board with the two men that face each other on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct BoardFile {
    /// Its number, counted from Red's right, 1–9; for Black it is 10 minus that.
    pub file: u64,
    /// What the men are.
    pub man: XiangqiPiece,
    /// The rank of Red's man, counted from Red's side, 1–10; null when it has left.
    pub red: Option<u64>,
    /// The rank of Black's man.
    pub black: Option<u64>,
    /// The pile that they are, counted from 1.
    pub pile: u64,
    /// The steps that are free between them; null when they no longer face each other.
    pub size: Option<u64>,
}

/// A man of Xiangqi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum XiangqiPiece {
    /// 炮
    Cannon,
    /// 兵, 卒
    Pawn,
}
