//! The board of a map: all positions with the third pile as it is. In: a place. Out: who wins from each
//! square, how each is shaded, and the moves, as one letter a square and as a picture.

use super::super::map_position::{MapPosition, Rules};
use crate::figure::{Layer, Piece, Square};
use crate::games::sum::pairs::Pairs;
use crate::grundy_sequence::GrundySequence;
use crate::position::Outcome;
use crate::sums::SumTally;

/// The shades of squares: a letter each.
const SHADES: u64 = 26;

/// The directions of a move: how much of a stone each pile loses for one that is taken.
const ROOK: [[u64; 2]; 2] = [[1, 0], [0, 1]];
const QUEEN: [[u64; 2]; 3] = [[1, 0], [0, 1], [1, 1]];

/// A board, row by row from below.
#[derive(Debug)]
pub(super) struct Board {
    side: u64,
    /// Whether whoever is to move from there cannot win.
    lost: Vec<bool>,
    /// The value of the position in normal play.
    values: Vec<u64>,
}

impl Board {
    pub(super) fn of(place: &MapPosition) -> Self {
        let MapPosition { side, piles: [_, _, third], rules } = place;
        let (mut lost, mut values) = (Vec::new(), Vec::new());
        let worth = worths(rules, *side);
        let play = rules.play();
        for y in 0..*side {
            for x in 0..*side {
                let tally = worth([x, y, *third]);
                lost.push(tally.outcome(play) == Outcome::P);
                values.push(tally.sum);
            }
        }
        Board { side: *side, lost, values }
    }

    /// A letter a square: from `a` to `z` as its value rises, a capital where whoever is to move cannot win.
    pub(super) fn letters(&self) -> String {
        let most = self.values.iter().max().copied().unwrap_or(0).max(1);
        let letter = |(value, lost): (&u64, &bool)| {
            let shade = char::from(b'a' + (value * (SHADES - 1) / most) as u8);
            if *lost { shade.to_ascii_uppercase() } else { shade }
        };
        self.values.iter().zip(&self.lost).map(letter).collect()
    }

    fn is_lost(&self, [x, y]: [u64; 2]) -> bool {
        self.lost.get((y * self.side + x) as usize).copied().unwrap_or(false)
    }

    /// The picture of the board with the piece on its square.
    pub(super) fn square(self, place: &MapPosition) -> Square {
        let [x, y, third] = place.piles;
        let takes = takes(&place.rules, place.side);
        let all = || (0..self.side).flat_map(|y| (0..place.side).map(move |x| [x, y]));
        let ends = ways(&place.rules).iter().flat_map(|[across, down]| {
            let ends = takes.iter().map(move |take| [across * take, down * take]);
            ends.filter_map(|[left, down]| Some([x.checked_sub(left)?, y.checked_sub(down)?]))
        });
        let layer = Layer {
            lost: all().filter(|square| self.is_lost(*square)).collect(),
            won: ends.filter(|square| self.is_lost(*square)).collect(),
            third: None,
        };
        Square {
            piece: if place.rules == Rules::Wythoff { Piece::Queen } else { Piece::Rook },
            at: [x, y],
            size: [self.side - 1; 2],
            limit: takes.last().copied(),
            lettered: false,
            third: Some(third).filter(|third| *third > 0),
            layers: vec![layer],
            shades: self.values,
        }
    }
}

/// What each position counts for.
fn worths(rules: &Rules, side: u64) -> Box<dyn Fn([u64; 3]) -> SumTally> {
    let row: Vec<u64> = match rules {
        Rules::Nim(rules) => (0..side).map(|size| rules.residue(size)).collect(),
        Rules::Set(rules) => {
            let row = GrundySequence::of_set(&rules.take, side - 1);
            (0..side).map(|size| row.value(size).unwrap_or(0)).collect()
        }
        Rules::Wythoff => {
            let pairs = Pairs::up_to(side - 1);
            return Box::new(move |[x, y, _]| SumTally::of(&[pairs.value([x, y])]));
        }
    };
    let value = move |size: u64| row.get(size as usize).copied().unwrap_or(0);
    Box::new(move |piles| SumTally::of(&piles.map(&value)))
}

/// The directions that a move can go.
pub(super) fn ways(rules: &Rules) -> &'static [[u64; 2]] {
    if *rules == Rules::Wythoff { &QUEEN } else { &ROOK }
}

/// How many stones a move can take, as far as the board goes.
pub(super) fn takes(rules: &Rules, side: u64) -> Vec<u64> {
    match rules {
        Rules::Nim(rules) => (1..=rules.limit.unwrap_or(u64::MAX).min(side - 1)).collect(),
        Rules::Set(rules) => rules.takes(side - 1).to_vec(),
        Rules::Wythoff => (1..side).collect(),
    }
}
