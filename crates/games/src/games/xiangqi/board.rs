//! The pairs of pieces that face each other, and their legal moves. The sources give only the distance of
//! each pair, not its squares. So Red's piece may begin on any rank that leaves enough ranks for Black's
//! piece. Every move narrows these ranks; a move is refused if none is left. The ranks of pawns are known
//! exactly, because a pawn does not go back: a pair of pawns with one free step has not moved yet.
//! [`replay`](super::replay) plays games on the board.

use super::Start;
use super::notation::{Motion, Side, Verb};
use crate::figure::{BoardFile, XiangqiPiece};

/// Number of ranks of the board; they are numbered from 1 on Red's side.
const RANKS: i64 = 10;

/// Last rank on Red's side of the river, counted from 1 on Red's side.
const RIVER: i64 = 5;

/// Rank on which Red's pawns begin, counted from 1 on Red's side.
const PAWN_RANK: i64 = 4;

/// Reason why a move cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The other side is to move.
    NotItsTurn,
    /// The side that moves has no known piece of this kind on this file.
    NoSuchMan,
    /// The move would pass the facing piece; the field is the number of free points between the two pieces.
    TooFar(u64),
    /// The move would leave the board from every possible rank.
    OffBoard,
    /// The move is illegal for a pawn, which goes forward one step, and sideways only beyond the river.
    Pawn,
    /// The move 平 leads to the file on which the piece already is.
    SameFile,
}

/// Effect of a move on the piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The size of a pile changed; the field is the pile's number, from 1.
    Pile(u64),
    /// A piece left the file on which it faced another, or the moved piece faces no other.
    Left,
    /// A pawn moved to a point where the other pawn can take it, or took the other pawn.
    Contact,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug)]
struct Piece {
    by: Side,
    /// Current file, in Red's numbering.
    file: u64,
    /// Current rank minus the rank on which Red's piece of the pair began, so 0 for Red's piece at the start.
    rank: i64,
    taken: bool,
}

/// Two pieces of the same kind that faced each other at the start.
#[derive(Clone, Copy, Debug)]
struct Pair {
    /// File on which both pieces began, in Red's numbering, 1–9.
    file: u64,
    /// Kind of both pieces.
    man: XiangqiPiece,
    /// Red's piece, then Black's piece.
    pieces: [Piece; 2],
    /// Smallest and largest rank on which Red's piece may have begun, 1 to 10 from Red's side; the source
    /// does not give it.
    base: [i64; 2],
    /// Rank on which Red's piece begins in figures; if it is not in `base`, the nearest rank there.
    middle: i64,
}

/// The board after some moves: the pairs of pieces, in the order of the piles.
#[derive(Clone, Debug)]
pub struct Board {
    pairs: Vec<Pair>,
}

impl Pair {
    /// Creates a pair of pieces of the kind `man` on the file `file` (Red's number), with `pile` free steps
    /// between them.
    fn new(file: u64, man: XiangqiPiece, pile: u64) -> Self {
        // Behind the last free step of a pawn is a point on which the other pawn takes it.
        let gap = pile as i64 + i64::from(man == XiangqiPiece::Pawn);
        let base = match man {
            XiangqiPiece::Cannon => [1, RANKS - gap - 1],
            XiangqiPiece::Pawn => [PAWN_RANK, PAWN_RANK],
        };
        let piece = |by, rank| Piece { by, file, rank, taken: false };
        Pair {
            file,
            man,
            pieces: [piece(Side::Red, 0), piece(Side::Black, gap + 1)],
            base,
            middle: i64::midpoint(base[0], base[1]),
        }
    }

    /// Returns the number of points between the pieces of the pair; `None` if they no longer face each other.
    fn gap(&self) -> Option<i64> {
        let [red, black] = self.pieces;
        let at_home = |piece: Piece| piece.file == self.file && !piece.taken;
        (at_home(red) && at_home(black)).then(|| black.rank - red.rank - 1)
    }

    /// Returns the number of stones of the pair's pile, which is the number of free steps between the pieces;
    /// `None` if they no longer face each other.
    fn pile(&self) -> Option<u64> {
        let steps = self.gap()? - i64::from(self.man == XiangqiPiece::Pawn);
        Some(steps.max(0) as u64)
    }

    /// Returns the smallest and largest rank in `base` for which a piece of the relative rank `rank` is on
    /// the board; `None` if there is none.
    fn narrow_base(&self, rank: i64) -> Option<[i64; 2]> {
        let [least, most] = self.base;
        let base = [least.max(1 - rank), most.min(RANKS - rank)];
        (base[0] <= base[1]).then_some(base)
    }

    /// Returns the rank of a piece of the pair in figures, from 1 on Red's side; `None` if the piece left its
    /// file or was taken.
    fn drawn_rank(&self, piece: Piece) -> Option<u64> {
        let base = self.middle.clamp(self.base[0], self.base[1]);
        (piece.file == self.file && !piece.taken).then_some((base + piece.rank) as u64)
    }

    /// Moves a piece of the pair forward or back; `index` is 0 for Red's piece and 1 for Black's. An illegal
    /// move returns its [`RecordError`] and leaves the pair unchanged.
    fn move_piece(&mut self, index: usize, motion: Motion) -> Result<(), RecordError> {
        let steps = motion.number as i64;
        let forward = motion.verb == Verb::Forward;
        if let (true, Some(gap)) = (forward && self.man == XiangqiPiece::Cannon, self.gap())
            && steps > gap
        {
            return Err(RecordError::TooFar(gap as u64));
        }
        let up = forward == (motion.by == Side::Red);
        let rank = self.pieces[index].rank + if up { steps } else { -steps };
        self.base = self.narrow_base(rank).ok_or(RecordError::OffBoard)?;
        self.pieces[index].rank = rank;
        Ok(())
    }

    /// Whether a piece of the pair is on the opponent's side of the river; `index` is 0 for Red's piece and 1
    /// for Black's.
    fn is_across(&self, index: usize) -> bool {
        let piece = self.pieces[index];
        let rank = self.base[0] + piece.rank;
        match piece.by {
            Side::Red => rank > RIVER,
            Side::Black => rank <= RIVER,
        }
    }
}

impl Board {
    /// Creates the board at the beginning of a game with the variant `start`.
    pub fn new(start: Start) -> Self {
        let pairs = start.pairs().iter();
        Board { pairs: pairs.map(|&(file, man, pile)| Pair::new(file, man, pile)).collect() }
    }

    /// Returns the size of each pile, in the order of `Start::pairs`; `None` for two pieces that no longer
    /// face each other.
    pub fn piles(&self) -> Vec<Option<u64>> {
        self.pairs.iter().map(Pair::pile).collect()
    }

    /// Returns the files of the board for a figure, from Red's left to Red's right.
    pub fn files(&self) -> Vec<BoardFile> {
        let mut files: Vec<BoardFile> = self
            .pairs
            .iter()
            .zip(1..)
            .map(|(pair, number)| BoardFile {
                file: pair.file,
                man: pair.man,
                red: pair.drawn_rank(pair.pieces[0]),
                black: pair.drawn_rank(pair.pieces[1]),
                pile: number,
                size: pair.pile(),
            })
            .collect();
        files.sort_by_key(|file| std::cmp::Reverse(file.file));
        files
    }

    /// Returns the forward move of the side `by` that takes `take` stones from pile `pile` (from 1); `None`
    /// if there is no such pile. The move may be illegal.
    pub fn advance(&self, by: Side, pile: u64, take: u64) -> Option<Motion> {
        let pair = self.pairs.get(usize::try_from(pile).ok()?.checked_sub(1)?)?;
        Some(Motion { by, man: pair.man, file: pair.file, verb: Verb::Forward, number: take })
    }

    /// Makes the move `motion` and returns its effect on the piles. An illegal move returns its
    /// [`RecordError`] and leaves the board unchanged. The method does not check whose turn it is.
    pub fn make(&mut self, motion: Motion) -> Result<Effect, RecordError> {
        let side = usize::from(motion.by == Side::Black);
        let stands = |pair: &&mut Pair| {
            let piece = pair.pieces[side];
            pair.man == motion.man && piece.file == motion.file && !piece.taken
        };
        let found = (1..).zip(&mut self.pairs).find(|(_, pair)| stands(pair));
        let (number, pair) = found.ok_or(RecordError::NoSuchMan)?;
        let faced = pair.gap();
        if motion.man == XiangqiPiece::Pawn {
            let allowed = match motion.verb {
                Verb::Forward => motion.number == 1,
                Verb::Sideways => pair.is_across(side),
                Verb::Back => false,
            };
            if !allowed {
                return Err(RecordError::Pawn);
            }
        }
        if motion.verb == Verb::Sideways {
            if motion.number == motion.file {
                return Err(RecordError::SameFile);
            }
            pair.pieces[side].file = motion.number;
            return Ok(Effect::Left);
        }
        pair.move_piece(side, motion)?;
        match (faced, motion.man) {
            (Some(0), XiangqiPiece::Pawn) => {
                pair.pieces[1 - side].taken = true;
                Ok(Effect::Contact)
            }
            (Some(1), XiangqiPiece::Pawn) => Ok(Effect::Contact),
            (Some(_), _) => Ok(Effect::Pile(number)),
            (None, _) => Ok(Effect::Left),
        }
    }
}
