//! Position of every stone of a Nim match: in the row of its pile, in a block, or in the tray of the player
//! who took it. A stone keeps its number during the match. [`arrange`] follows the moves; [`board`] adds the
//! selection, splitting and pairing. [`Columns`] tells which columns are odd.

use std::collections::BTreeMap;

use super::touched::{Block, Stage, Touched};
use carryless_games::columns::Columns;
use carryless_games::position::AnyMove;
use carryless_play::{Dialogue, Side};
use carryless_render::play_board::{self as drawing, Place, Stone};

/// Returns the weights of the lanes of a board with these piles, in descending order. A lane is the column for
/// the blocks of one weight, a power of two.
pub(super) fn lanes(piles: &[u64]) -> Vec<u64> {
    let largest = piles.iter().copied().max().unwrap_or_default();
    (0..=largest.max(1).ilog2()).rev().map(|place| 1 << place).collect()
}

/// Returns the weights of the blocks of a pile with `number` stones, in descending order: the powers of two in
/// `lanes` that sum to `number`.
fn parts(number: u64, lanes: &[u64]) -> Vec<u64> {
    lanes.iter().copied().filter(|weight| number / weight % 2 == 1).collect()
}

/// Whether a pile with `number` stones has a block of this weight, a power of two.
pub(super) fn has_block(number: u64, weight: u64) -> bool {
    number / weight % 2 == 1
}

/// Numbers of the stones of a pile, from left to right. In a pile of blocks, the largest block is leftmost.
type Seats = Vec<usize>;

/// Returns the new position of each stone of a pile after a move from `before` to `after` stones. `seats` are
/// the numbers of its stones before the move, and `lanes` the weights of the lanes. An item is the number of
/// the stone, then the weight of its block and its index there (0-based), or `None` if the stone is taken.
/// Blocks that the pile keeps also keep their stones.
fn stones_after(
    seats: &Seats,
    [before, after]: [u64; 2],
    lanes: &[u64],
) -> Vec<(usize, Option<(u64, usize)>)> {
    let seated = |weights: Vec<u64>| {
        weights.into_iter().flat_map(|weight| (0..weight as usize).map(move |nth| (weight, nth)))
    };
    let mut fresh = seated(parts(after, lanes)).filter(|(weight, _)| !has_block(before, *weight));
    seats
        .iter()
        .zip(seated(parts(before, lanes)))
        .map(|(&id, (weight, nth))| match has_block(after, weight) {
            true => (id, Some((weight, nth))),
            false => (id, fresh.next()),
        })
        .collect()
}

/// Stones of every pile, and the stones taken by each player.
#[derive(Debug)]
pub(super) struct Arranged {
    /// Stones left in each row.
    pub(super) rows: Vec<Seats>,
    /// Taken stones, each as its row (0-based) and its number: at index 0 those of the computer or second
    /// player, at index 1 those of the other player.
    pub(super) taken: [Vec<(usize, usize)>; 2],
}

/// Returns where the stones are after the moves of a match. If `in_blocks`, a pile consists of blocks, and the
/// blocks that remain keep their stones; otherwise a move takes the stones at the right end of the pile.
pub(super) fn arrange(dialogue: &Dialogue, in_blocks: bool) -> Arranged {
    let game = dialogue.game();
    let start = game.start().numbers();
    let lanes = lanes(start);
    let mut sizes = start.to_vec();
    let rows = sizes.iter().map(|size| (0..*size as usize).collect()).collect();
    let mut arranged = Arranged { rows, taken: Default::default() };
    for (index, turn) in game.turns().iter().enumerate() {
        let AnyMove::Take(made) = turn else { continue };
        let row = made.pile as usize - 1;
        let seats = &mut arranged.rows[row];
        let gone: Seats = if in_blocks {
            let places = stones_after(seats, [sizes[row], made.leaves], &lanes);
            let mut kept: Vec<((u64, usize), usize)> =
                places.iter().filter_map(|(id, place)| Some(((*place)?, *id))).collect();
            kept.sort_by_key(|((weight, nth), _)| (std::cmp::Reverse(*weight), *nth));
            *seats = kept.into_iter().map(|(_, id)| id).collect();
            places.into_iter().filter(|(_, place)| place.is_none()).map(|(id, _)| id).collect()
        } else {
            seats.split_off(made.leaves as usize)
        };
        let side = usize::from(game.mover(index) == Side::Human);
        arranged.taken[side].extend(gone.into_iter().map(|id| (row, id)));
        sizes[row] = made.leaves;
    }
    arranged
}

/// Returns the pairs of equal blocks of the piles. In a lane with an odd number of blocks, one block has no
/// partner: that of row `last`, or, if that row has no block there, the block of the last row that has one.
pub(super) fn pairs(piles: &[u64], lanes: &[u64], last: Option<usize>) -> Vec<[Block; 2]> {
    let mut pairs = Vec::new();
    for &weight in lanes {
        let mut rows: Vec<usize> =
            (0..piles.len()).filter(|row| has_block(piles[*row], weight)).collect();
        if rows.len() % 2 == 1 {
            let at = rows.iter().position(|row| Some(*row) == last).unwrap_or(rows.len() - 1);
            rows.remove(at);
        }
        pairs.extend(rows.chunks_exact(2).map(|two| [(two[0], weight), (two[1], weight)]));
    }
    pairs
}

/// Returns the drawing of the play board. `change` is the row (0-based) that the selected or shown move
/// changes, and the new size of its pile. A size that is not smaller is no legal move; lanes with an unpaired
/// block are not marked then.
pub(super) fn board(
    dialogue: &Dialogue,
    touched: &Touched,
    change: Option<(usize, u64)>,
) -> drawing::Board {
    let in_blocks = touched.is_balanced() || touched.is_between();
    let arranged = arrange(dialogue, in_blocks);
    let piles = dialogue.board().numbers();
    let lanes = lanes(dialogue.game().start().numbers());
    let mut after = piles.to_vec();
    if let Some((row, number)) = change {
        after[row] = number;
    }
    let is_split = |row: usize| match &touched.stage {
        Stage::Split { rows } => rows.contains(&row),
        _ => in_blocks,
    };
    let is_legal = change.is_none_or(|(row, number)| number < piles[row]);
    let counts = is_legal && (touched.is_balanced() || touched.stage == Stage::Alone);
    let odd: Vec<u64> = Columns::from_numbers(&after, 2).odd_weights().powers().collect();
    let joined = match &touched.stage {
        Stage::Pair { joined, .. } => joined.clone(),
        _ if counts => {
            let last = dialogue.board().recommended_move().filter(|_| change.is_none());
            let last = last.and_then(|turn| match turn {
                AnyMove::Take(made) => Some(made.pile as usize - 1),
                _ => None,
            });
            pairs(&after, &lanes, last)
        }
        _ => Vec::new(),
    };
    let rows = (0..piles.len()).map(|row| {
        let marks = Marks { joined: &joined, odd: counts.then_some(&*odd), stage: &touched.stage };
        let sizes = [piles[row], after[row]];
        match is_split(row) {
            true => blocks(row, &arranged.rows[row], sizes, (&lanes, &marks)),
            false => stones(&arranged.rows[row], sizes),
        }
    });
    drawing::Board {
        title: String::new(),
        has_lanes: (0..piles.len()).any(is_split),
        odd: counts.then_some(odd.clone()),
        rows: rows.collect(),
        trays: arranged.taken.map(|stones| (String::new(), stones)),
        ties: joined
            .iter()
            .map(|&[(from, weight), (to, _)]| (weight, from.min(to), from.max(to)))
            .collect(),
        lanes,
    }
}

/// Returns the drawing of a pile as a row of stones. `after` is its size after the selected move; the stones
/// that this move takes are marked.
fn stones(seats: &Seats, [_, after]: [u64; 2]) -> drawing::Row {
    let stone = |(nth, id): (usize, &usize)| Stone {
        id: *id,
        place: Place::Row(nth),
        look: if nth as u64 >= after { "held" } else { "lying" },
    };
    drawing::Row {
        number: after,
        is_changed: after < seats.len() as u64,
        stones: seats.iter().enumerate().map(stone).collect(),
        ..drawing::Row::default()
    }
}

/// Facts that decide the look of a block: the pairs, the weights of the odd lanes (if shown) and the stage.
struct Marks<'m> {
    joined: &'m [[Block; 2]],
    odd: Option<&'m [u64]>,
    stage: &'m Stage,
}

impl Marks<'_> {
    /// Returns the CSS class of a block: "picked" (it still needs a partner), "paired", "lone" (unpaired, in an
    /// odd lane that is shown) or "whole" (any other).
    fn look(&self, block: Block) -> &'static str {
        let picked = matches!(self.stage, Stage::Pair { picked, .. } if *picked == Some(block));
        let paired = self.joined.iter().any(|pair| pair.contains(&block));
        match () {
            () if picked => "picked",
            () if paired => "paired",
            () if self.odd.is_some_and(|odd| odd.contains(&block.1)) => "lone",
            () => "whole",
        }
    }
}

/// Returns the drawing of a pile of `before` stones as blocks in their lanes, after the selected move to
/// `after` stones. The stones of a changed block move to the new blocks; stones that the move takes stay and
/// are marked.
fn blocks(
    row: usize,
    seats: &Seats,
    [before, after]: [u64; 2],
    (lanes, marks): (&[u64], &Marks<'_>),
) -> drawing::Row {
    let held: BTreeMap<usize, (u64, usize)> = seats
        .iter()
        .copied()
        .zip(
            parts(before, lanes)
                .into_iter()
                .flat_map(|weight| (0..weight as usize).map(move |nth| (weight, nth))),
        )
        .collect();
    let stones = stones_after(seats, [before, after], lanes).into_iter().map(|(id, place)| {
        let look = match place {
            None => "held",
            Some((weight, _)) if marks.look((row, weight)) == "paired" => "paired",
            Some(_) => "",
        };
        let (weight, nth) = place.unwrap_or(held[&id]);
        Stone { id, place: Place::Block(weight, nth), look }
    });
    let rims = parts(after, lanes)
        .into_iter()
        .map(|weight| drawing::Block { weight, look: marks.look((row, weight)) });
    drawing::Row {
        number: after,
        is_changed: after < before,
        stones: stones.collect(),
        blocks: rims.collect(),
        zeros: lanes
            .iter()
            .copied()
            .filter(|weight| !has_block(after, *weight) && !has_block(before, *weight))
            .collect(),
        ..drawing::Row::default()
    }
}
