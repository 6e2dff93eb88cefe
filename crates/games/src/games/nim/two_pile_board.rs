//! Two or three piles of at most 15 stones as a square board: the first pile is the distance to the right,
//! the second upwards, the third the same for the whole board. The module builds [`Step::Square`] and its
//! [`Figure`]. In normal play without a limit, the figure of three piles has a [`Layer`] for each size of the
//! third pile.

use super::closed_form::NimTally;
use super::steps::Step;
use super::{Explanation, Rules};
use crate::columns::BitWeights;
use crate::figure::{Figure, Layer, Piece, TwoPileBoard};
use crate::position::{Outcome, PileMove, PlayConvention};

/// Largest pile size on the small board, used if no pile is larger.
const SMALL: u64 = 7;
/// Largest pile size on the large board; larger piles have no board.
const LARGE: u64 = 15;

/// Returns the step with the board of these piles; `None` unless there are two or three piles of at most 15
/// stones.
pub(super) fn step(rules: Rules, piles: &[u64]) -> Option<Step> {
    let third = match piles {
        [_, _] => None,
        &[_, _, third] => Some(third),
        _ => return None,
    };
    let most = piles.iter().max().copied().filter(|&most| most <= LARGE)?;
    let largest = if most <= SMALL { SMALL } else { LARGE };
    let is_lost = |&[x, y]: &[u64; 2]| {
        let piles = [x, y, third.unwrap_or(0)];
        NimTally::new(&piles, rules.modulus()).outcome(rules.play) == Outcome::P
    };
    let all = (0..=largest).flat_map(|y| (0..=largest).map(move |x| [x, y]));
    let lost = all.filter(is_lost).collect();
    let mirrored = rules.limit.is_none() && rules.play == PlayConvention::Normal;
    let mirrors = BitWeights(third.filter(|_| mirrored).unwrap_or(0));
    Some(Step::Square { largest, third, mirrors, lost })
}

/// Returns the figure of a [`Step::Square`] with the fields `largest`, `third` and `lost`; `None` for fewer
/// than two piles.
pub(super) fn figure<'e>(
    explanation: &Explanation,
    largest: u64,
    third: Option<u64>,
    lost: &[[u64; 2]],
) -> Option<Figure<'e>> {
    let rules = explanation.state.rules;
    let &[first, second, ..] = explanation.state.piles() else { return None };
    let at = [first, second];
    let whole = rules.limit.is_none() && rules.play == PlayConvention::Normal;
    let layers = match third {
        Some(_) if whole => (0..=largest).map(|third| layer(at, third, largest)).collect(),
        _ => vec![position_layer(at, lost, &explanation.facts.winning_moves)],
    };
    let shade = |[x, y]: [u64; 2]| rules.residue(x) ^ rules.residue(y);
    let all = || (0..=largest).flat_map(|y| (0..=largest).map(move |x| [x, y]));
    let shades = match rules.play {
        PlayConvention::Normal => all().map(shade).collect(),
        PlayConvention::Misere => Vec::new(),
    };
    Some(Figure::Square(TwoPileBoard {
        piece: Piece::Rook,
        at,
        size: [largest; 2],
        limit: rules.limit,
        marks_p: false,
        reached: None,
        third_pile: third,
        layers,
        shades,
    }))
}

/// Returns the board of two piles of up to `largest` stones in normal play without a limit, with a layer for
/// each size (0 to `largest`) of a third pile. The field `shades` holds, for each square, the size of the third
/// pile that makes the square a P-position.
pub fn all_layers(largest: u64) -> TwoPileBoard {
    let all = (0..=largest).flat_map(|y| (0..=largest).map(move |x| [x, y]));
    TwoPileBoard {
        piece: Piece::Rook,
        at: [0; 2],
        size: [largest; 2],
        limit: None,
        marks_p: false,
        reached: None,
        third_pile: Some(0),
        layers: (0..=largest).map(|third| layer([0; 2], third, largest)).collect(),
        shades: all.map(|[x, y]| x ^ y).collect(),
    }
}

/// Returns the layer (P-positions and winning moves for one size of the third pile) of the explained
/// position, whose first two piles have `first` and `second` stones. `lost` lists the P-positions as sizes of
/// the first two piles, `winning` the winning moves.
fn position_layer([first, second]: [u64; 2], lost: &[[u64; 2]], winning: &[PileMove]) -> Layer {
    let to = |chosen: &PileMove| match chosen.pile {
        1 => Some([chosen.leaves, second]),
        2 => Some([first, chosen.leaves]),
        _ => None,
    };
    let third = winning.iter().find(|chosen| chosen.pile == 3).map(|chosen| chosen.take);
    Layer {
        p_positions: lost.to_vec(),
        winning_targets: winning.iter().filter_map(to).collect(),
        third_pile_take: third,
    }
}

/// Returns the layer of the board for a third pile of `third` stones, in normal play without a limit. It has
/// the P-positions with sizes up to `largest`, and the winning moves from the position in which the other two
/// piles have `first` and `second` stones.
fn layer([first, second]: [u64; 2], third: u64, largest: u64) -> Layer {
    let lost = (0..=largest).map(|x| [x, x ^ third]).collect();
    let across = Some(second ^ third).filter(|&left| left < first).map(|left| [left, second]);
    let up = Some(first ^ third).filter(|&left| left < second).map(|left| [first, left]);
    let left = first ^ second;
    Layer {
        p_positions: lost,
        winning_targets: across.into_iter().chain(up).collect(),
        third_pile_take: (left < third).then(|| third - left),
    }
}
