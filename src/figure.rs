//! Pictures as data: numbers, cells and roles. Nothing is drawn here; `render` does that.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;

use crate::columns::{Columns, Powers};
use crate::moments::{Kind, Moment};
use crate::position::Move;

/// A picture as data: numbers, cells and roles. Weights are powers of two (or 1).
#[derive(Clone, Debug)]
pub(crate) enum Figure<'a> {
    /// The piles as stones; those that the move takes are outlines.
    Piles {
        piles: &'a [u64],
        /// The move shown in them: one part for each pile that it touches.
        taken: Vec<Move>,
    },
    /// The column grid, the hero of every page.
    Columns {
        columns: &'a Columns,
        /// Whether the leftmost odd column gets a box.
        boxed: bool,
    },
    /// Columns to write in, or a board to draw in.
    Blanks { grid: Cow<'a, BlankGrid>, look: BlankLook },
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
        moments: Cow<'a, [Moment]>,
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
        taken: Option<Move>,
    },
    /// The path of a race with the hops of both players.
    Braid {
        /// The path as it is asked about, and with other numbers to add.
        strands: Vec<Strand<'a>>,
        /// Which of them is asked about.
        asked: usize,
    },
}

impl Figure<'_> {
    /// Whether it says what the other one does.
    pub(crate) fn tells(&self, other: &Figure<'_>) -> bool {
        match self {
            Figure::Braid { .. } => matches!(other, Figure::Braid { .. }),
            Figure::Square(_) => matches!(other, Figure::Piles { .. } | Figure::Square(_)),
            _ => false,
        }
    }
}

impl<'a> Figure<'a> {
    /// The board in the moment of this kind, if there is one.
    pub(crate) fn moment(moments: Cow<'a, [Moment]>, kind: Kind) -> Option<Self> {
        let index = moments.iter().position(|moment| moment.kind == kind)?;
        Some(Figure::Moment { moments, index })
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

/// What is empty in a figure with blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BlankLook {
    /// Boxes in a row for each number.
    Rows,
    /// The same, and below a line boxes for the counts.
    Counts,
    /// The same, and below these boxes to mark what is odd.
    Marks,
    /// The same, and the rows are for what a pile leaves when it is divided: not the pile itself.
    Remainders,
    /// Below the counts a row to spare.
    Spare,
    /// The board: lanes as wide as their weight.
    Board,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct BlankGrid {
    pub width: usize,
    pub rows: Vec<BlankRow>,
}

impl BlankGrid {
    /// A row of empty boxes for each number.
    pub(crate) fn empty(numbers: &[u64], width: usize) -> Self {
        let row = |&number: &u64| BlankRow { number: Some(number), digits: vec![None; width] };
        BlankGrid { width, rows: numbers.iter().map(row).collect() }
    }
}

/// A row of a column grid on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct BlankRow {
    /// The number before it; null when it is to be found.
    pub number: Option<u64>,
    /// Its digits, from the left; null for an empty box.
    pub digits: Vec<Option<u64>>,
}

/// A pile whose digits flip: one line of the flip picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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
    pub flips: Powers,
    /// How many stones the move takes.
    pub take: u64,
    /// How many stones stay.
    pub leaves: u64,
}

/// A pile divided by K + 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct Raised {
    /// How many stones stay in the pile.
    pub leaves: u64,
    /// How many whole bands they fill.
    pub bands: u64,
    /// Their remainder.
    pub residue: u64,
}

/// A file of a Xiangqi board with the two men that face each other on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct BoardFile {
    /// Its number, counted from Red's right, 1–9; for Black it is 10 minus that.
    pub file: u64,
    /// What the men are.
    pub man: Man,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Man {
    /// 炮
    Cannon,
    /// 兵, 卒
    Pawn,
}

/// The path of a race as a picture.
#[derive(Clone, Debug)]
pub(crate) struct Strand<'a> {
    /// The least and the largest number that may be added.
    pub say: [u64; 2],
    /// Where the count stands.
    pub from: u64,
    /// The target.
    pub target: u64,
    /// The path.
    pub path: Cow<'a, Path>,
}

/// The path of a race: numbers, and one course of the game in hops. The player to move is `you`. Who
/// can win does so and completes a + b at every turn; the other one adds every possible number by
/// turns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RacePath")]
pub(crate) struct Path {
    /// The numbers from 0 to the target, upwards. When the target is above 40, they begin where the
    /// count stands, and those far from both ends are left out.
    pub numbers: Vec<Spot>,
    /// The hops, in order. Between two of them whole turns may be left out.
    pub hops: Vec<Hop>,
}

impl Path {
    /// Whether key numbers are shown: not while somebody is to find them.
    pub(crate) fn shows_keys(&self) -> bool {
        self.numbers.iter().any(|spot| spot.key)
    }
}

/// A number of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RaceNumber")]
pub(crate) struct Spot {
    /// The number.
    pub number: u64,
    /// Whether it is a key number: who reaches it can win.
    pub key: bool,
    /// How many numbers before it are left out.
    pub left_out: u64,
}

/// A hop along the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RaceHop")]
pub(crate) struct Hop {
    /// Who hops.
    pub by: Hopper,
    /// From which number.
    pub from: u64,
    /// How far: the number added.
    pub say: u64,
    /// To which number; above the target only where that is allowed.
    pub reaches: u64,
    /// Whether it wins.
    pub winning: bool,
}

/// Who hops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(rename = "RaceHopper")]
pub(crate) enum Hopper {
    /// The player to move.
    You,
    /// The other one.
    They,
}
