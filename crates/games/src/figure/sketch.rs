//! Sketches: figures of a lesson that belong to no explanation, such as a teacher draws on the board.

/// A sketch for a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sketch {
    /// Piles of 0, 1, 2, … stones side by side, P-positions marked.
    Sizes {
        /// For each size from 0 on, whether the pile is a P-position.
        lost: Vec<bool>,
    },
    /// Pairs of equal piles, with a mirror between the two piles of each pair.
    Mirror {
        /// Size of the piles of each pair, in order.
        pairs: Vec<u64>,
    },
    /// An empty board to fill in: a square for each position of two piles.
    EmptyBoard {
        /// Largest size of either pile.
        largest: u64,
    },
    /// Boards of two piles one above another, a floor for each size of a third pile, with a counter on one square.
    /// Only floor 0 is filled in: its P-positions are the diagonal of equal piles.
    Tower {
        /// Sizes of the three piles: the square of the counter, and its floor.
        at: [u64; 3],
    },
    /// Tables of two players in a row; arrows show that each player on the right moves to the next table, and from
    /// the last to the first.
    Tables {
        /// Number of tables.
        count: u64,
    },
}

impl Sketch {
    /// Largest size of a pile in a row of piles or on an empty board.
    pub const LARGEST: u64 = 12;
    /// Largest size of a pile in a mirror.
    pub const LARGEST_MIRRORED: u64 = 8;
    /// Largest size of a pile in a tower of boards.
    pub const LARGEST_STOREY: u64 = 5;
    /// Largest number of tables of two players.
    pub const MOST_TABLES: u64 = 6;
}
