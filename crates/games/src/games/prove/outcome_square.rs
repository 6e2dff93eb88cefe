//! Draws the outcomes of a proof about two piles as a [`TwoPileBoard`]. The board has a square for each pair
//! of sizes up to the two piles, with the P-positions and the winning moves marked.

use super::proof::About;
use super::provable::Proved;
use super::steps::Found;
use crate::figure::{Layer, Piece, TwoPileBoard};
use crate::position::{AnyMove, Outcome};

/// Returns the board of a proof about two non-empty piles; `None` for fewer piles. `rows` has the outcomes,
/// indexed by the size of the smaller pile, then by the size of the larger one.
pub(super) fn build(proof: &About<Found>, rows: &[Vec<Outcome>]) -> Option<TwoPileBoard> {
    let piles = proof.state.piles();
    let mut places = (0..piles.len()).filter(|&place| piles[place] > 0);
    let places = [places.next()?, places.next()?];
    let at = places.map(|place| piles[place]);
    let is_lost = |[x, y]: &[u64; 2]| rows[*x.min(y) as usize][*x.max(y) as usize] == Outcome::P;
    let all = (0..=at[1]).flat_map(|y| (0..=at[0]).map(move |x| [x, y]));
    let after = |turn: &AnyMove| match turn {
        AnyMove::Take(taken) => Some(places.map(|place| match taken.pile == place as u64 + 1 {
            true => taken.leaves,
            false => piles[place],
        })),
        AnyMove::Takes(takes) => Some(places.map(|place| piles[place] - takes.takes[place])),
        AnyMove::Say(_)
        | AnyMove::Break(_)
        | AnyMove::Stones(_)
        | AnyMove::Cut(_)
        | AnyMove::Down(_)
        | AnyMove::InPart(_)
        | AnyMove::Slide(_) => None,
    };
    let (piece, limit) = match &proof.state {
        Proved::Nim(state) => (Piece::Rook, state.rules.limit),
        Proved::Moore(state) if state.rules.at_most == 1 => (Piece::Rook, None),
        Proved::Wythoff(_) => (Piece::Queen, None),
        _ => (Piece::Free, None),
    };
    let won = proof.found.winning_moves.iter().filter_map(after).collect();
    let layer = Layer {
        p_positions: all.filter(is_lost).collect(),
        winning_targets: won,
        third_pile_take: None,
    };
    Some(TwoPileBoard {
        piece,
        at,
        size: at,
        limit,
        marks_p: true,
        reached: None,
        third_pile: None,
        layers: vec![layer],
        shades: Vec::new(),
    })
}
