//! The board, moment by moment: every pile is a row, and its stones lie in lanes 8, 4, 2, 1, a block
//! where the pile has a 1. A moment follows from the one before and from the move between them;
//! whatever draws it (SVG, letters, words for a screen reader) finds all of it here and no rule.
//! In: piles, what they count for, and moves. Out: [`BoardFrame`]s. Nothing here knows who wins.

use std::cmp::Reverse;

use serde::Serialize;

use crate::columns::BitWeights;
use crate::position::AnyMove;
use crate::serialize;

/// The most piles that are drawn on a board; with more there are no moments.
pub(crate) const MOST_ROWS: usize = 24;

/// What is looked at in a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "MomentKind"))]
pub(crate) enum FrameKind {
    /// The stones alone.
    Look,
    /// The stones in their lanes.
    Split,
    /// Misère play: which of the three cases holds.
    Fork,
    /// Equal blocks pair off, and every column is counted.
    Pair,
    /// The player to move has moved: the blocks that left are holes.
    Take,
    /// What is left is looked at again; in a lost position, and after a wrong move, the opponent has
    /// answered.
    Check,
}

impl FrameKind {
    /// All of them, in the order in which they come.
    pub(crate) const ALL: [FrameKind; 6] = [
        FrameKind::Look,
        FrameKind::Split,
        FrameKind::Fork,
        FrameKind::Pair,
        FrameKind::Take,
        FrameKind::Check,
    ];

    /// Its name in JSON and in text.
    pub(crate) fn tag(self) -> &'static str {
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

/// The board in one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct BoardFrame {
    /// What is looked at.
    pub kind: FrameKind,
    /// The move that led here from the moment before; null when none was made.
    #[serde(rename = "move")]
    pub made: Option<AnyMove>,
    /// The piles, in order.
    pub rows: Vec<FrameRow>,
    /// How many equal blocks of a column make a group.
    pub modulus: u64,
    /// The columns that are counted, the largest weight first; none before they are counted.
    pub columns: Vec<Column>,
    /// What they are counted for; null before they are counted.
    pub aim: Option<Aim>,
    /// The weights of the columns in which a block is alone; only pages name them.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub lone: BitWeights,
}

impl BoardFrame {
    /// Its name in messages: that of its kind, but an opponent's answer is a `reply`.
    pub(crate) fn name(&self) -> &'static str {
        match self.kind {
            FrameKind::Check if self.made.is_some() => "reply",
            kind => kind.tag(),
        }
    }
}

/// A pile in a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "MomentRow"))]
pub(crate) struct FrameRow {
    /// The pile, counted from 1.
    pub pile: u64,
    /// Its size.
    pub size: u64,
    /// How many whole bands of K + 1 stones are folded away; 0 without a limit.
    pub bands: u64,
    /// How many stones these are.
    pub folded: u64,
    /// The others as blocks, the largest first; none before they lie in lanes.
    pub blocks: Vec<Block>,
}

/// A block of a pile: a power of two of its stones, in the lane of that weight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "MomentBlock"))]
pub(crate) struct Block {
    /// How many stones, which is the weight of the lane.
    pub weight: u64,
    /// What has become of it.
    pub state: State,
    /// Which group of equal blocks of its lane it belongs to, counted from 1; null when it is in none.
    pub group: Option<u64>,
}

/// What has become of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "BlockState"))]
pub(crate) enum State {
    /// It lies in its lane.
    Whole,
    /// It has found its pair (in Moore's game for K piles: its K others).
    Paired,
    /// It has found none.
    Lone,
    /// The move has taken it away: a hole.
    Hole,
}

/// A column under the line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "MomentColumn"))]
pub(crate) struct Column {
    /// Its weight.
    pub weight: u64,
    /// How many blocks lie in it.
    pub count: u64,
    /// Whether some block is alone: the count is not divisible by the modulus.
    pub odd: bool,
    /// Whether it is as whoever has just moved wants it: even, but among single stones in misère play
    /// odd.
    pub right: bool,
}

/// What a pile is in numbers: its size, and what of it counts (the size modulo K + 1 with a limit).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counted {
    pub size: u64,
    pub number: u64,
    /// How many whole bands the rest of it fills.
    pub bands: u64,
}

/// What the blocks are counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "MomentAim"))]
pub(crate) enum Aim {
    /// Equal blocks shall leave nobody alone.
    Pairs,
    /// The single stones shall be odd in number.
    OddOnes,
}

/// A move, what it leaves, and what the blocks are counted for then.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub made: AnyMove,
    pub piles: Vec<Counted>,
    pub aim: Aim,
}

/// The moments of a position: how many equal blocks make a group (2 in Nim, k + 1 in Moore's game),
/// the piles, whether there is a fork and whether blocks pair off before the move, and one or two
/// moves.
pub(crate) fn moments(
    modulus: usize,
    piles: Vec<Counted>,
    (fork, pair): (bool, bool),
    played: &[Played],
) -> Vec<BoardFrame> {
    let mut board = FrameBuilder::new(modulus, piles, played);
    if fork {
        let whole = board.whole();
        board.push(FrameKind::Fork, None, whole, None);
    }
    // Of an odd lane the block of a pile that will move stays alone.
    let movers = |board: &FrameBuilder, next: Option<&Played>| -> Vec<usize> {
        let after = next.map_or(&board.piles, |next| &next.piles);
        let rows = board.piles.iter().zip(after).enumerate();
        rows.filter(|(_, (now, then))| now != then).map(|(row, _)| row).collect()
    };
    if pair {
        board.join(&movers(&board, played.first()));
        board.push(FrameKind::Pair, None, board.looked_at(Aim::Pairs), Some(Aim::Pairs));
    }
    for (index, turn) in played.iter().enumerate() {
        let before = std::mem::replace(&mut board.piles, turn.piles.clone());
        board.join(&movers(&board, played.get(index + 1)));
        let rows = board.with_holes(&before, turn.aim);
        let kind = if index == 0 { FrameKind::Take } else { FrameKind::Check };
        board.push(kind, Some(turn.made.clone()), rows, Some(turn.aim));
    }
    if let [only] = played {
        board.push(FrameKind::Check, None, board.looked_at(only.aim), Some(only.aim));
    }
    board.moments
}

/// The board from moment to moment. Blocks that have found each other stay together as long as all of
/// them are there, so that nothing moves that need not.
#[derive(Debug)]
struct FrameBuilder {
    modulus: usize,
    places: u32,
    piles: Vec<Counted>,
    /// Lane by lane from the smallest, the groups: rows counted from 0.
    groups: Vec<Vec<Vec<usize>>>,
    moments: Vec<BoardFrame>,
}

impl FrameBuilder {
    /// The stones as they lie there, and then in their lanes, which are as many as the largest number
    /// that will ever lie there needs.
    fn new(modulus: usize, piles: Vec<Counted>, played: &[Played]) -> Self {
        let later = played.iter().flat_map(|turn| &turn.piles);
        let all = piles.iter().chain(later).fold(0, |all, pile| all | pile.number);
        let places = u64::BITS - all.leading_zeros();
        let groups = vec![Vec::new(); places as usize];
        let mut board =
            FrameBuilder { modulus, places, piles, groups, moments: Vec::with_capacity(6) };
        let whole = board.whole();
        let bare = |row: &FrameRow| FrameRow { bands: 0, folded: 0, blocks: Vec::new(), ..*row };
        board.push(FrameKind::Look, None, whole.iter().map(bare).collect(), None);
        board.push(FrameKind::Split, None, whole, None);
        board
    }

    /// The rows with the holes that blocks of `before` have left.
    fn with_holes(&self, before: &[Counted], aim: Aim) -> Vec<FrameRow> {
        let mut rows = self.looked_at(aim);
        for ((row, old), now) in rows.iter_mut().zip(before).zip(&self.piles) {
            let gone = old.number & !now.number;
            let hole = |weight| Block { weight, state: State::Hole, group: None };
            row.blocks.extend(self.weights().filter(|weight| gone & weight != 0).map(hole));
            row.blocks.sort_by_key(|block| Reverse(block.weight));
        }
        rows
    }

    fn push(
        &mut self,
        kind: FrameKind,
        made: Option<AnyMove>,
        rows: Vec<FrameRow>,
        aim: Option<Aim>,
    ) {
        let columns = aim.map_or(Vec::new(), |aim| self.columns(aim));
        let alone = columns.iter().filter(|column| column.odd && !column.right);
        let lone = BitWeights(alone.map(|column| column.weight).sum());
        let modulus = self.modulus as u64;
        self.moments.push(BoardFrame { kind, made, rows, modulus, columns, aim, lone });
    }

    /// The weights of the lanes, the largest first.
    fn weights(&self) -> impl Iterator<Item = u64> + use<> {
        (0..self.places).rev().map(|place| 1 << place)
    }

    /// Groups that lost a block are parted, and whatever is alone joins anew, `movers` last.
    fn join(&mut self, movers: &[usize]) {
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

    fn whole(&self) -> Vec<FrameRow> {
        self.rows(|_, _| (State::Whole, None))
    }

    fn looked_at(&self, aim: Aim) -> Vec<FrameRow> {
        if aim == Aim::OddOnes {
            return self.whole();
        }
        self.rows(|row, place| {
            let group = self.groups[place].iter().position(|group| group.contains(&row));
            group.map_or((State::Lone, None), |at| (State::Paired, Some(at as u64 + 1)))
        })
    }

    fn rows(&self, state: impl Fn(usize, usize) -> (State, Option<u64>)) -> Vec<FrameRow> {
        let row = |(index, pile): (usize, &Counted)| {
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
