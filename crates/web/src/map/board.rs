//! The board of a map ([`MapPosition`] → [`Board`]): outcome and Grundy value of each square, and the
//! possible moves. Its text form has one letter a square; it is also drawn as a [`TwoPileBoard`].

use super::super::map_position::{MapPosition, Rules};
use carryless_games::figure::{Layer, Piece, TwoPileBoard};
use carryless_games::games::sum::pairs::Pairs;
use carryless_games::grundy_sequence::GrundySequence;
use carryless_games::position::Outcome;
use carryless_games::sums::SumTally;

/// Number of shades in which squares are drawn, one for each letter from `a` to `z`.
const SHADES: u64 = 26;

/// Directions of a rook's moves. A direction is two numbers: how many stones leave the first and the second
/// pile for each stone taken.
const ROOK: [[u64; 2]; 2] = [[1, 0], [0, 1]];
/// Directions of a queen's moves in Wythoff's game, as in [`ROOK`].
const QUEEN: [[u64; 2]; 3] = [[1, 0], [0, 1], [1, 1]];

/// Outcomes and Grundy values of the squares, row by row from the bottom, each row from left to right.
#[derive(Debug)]
pub(super) struct Board {
    /// Number of squares per side.
    side: u64,
    /// Whether each square is a P-position.
    lost: Vec<bool>,
    /// Grundy value of each square in normal play.
    values: Vec<u64>,
}

impl Board {
    /// Creates the board for the rules, the third pile and the number of squares per side of a map position.
    pub(super) fn new(place: &MapPosition) -> Self {
        let MapPosition { side, piles: [_, _, third], rules } = place;
        let (mut lost, mut values) = (Vec::new(), Vec::new());
        let worth = tally_function(rules, *side);
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

    /// Returns the board in its text form, one letter for each square, row by row from the bottom: `a` for
    /// Grundy value 0 up to `z` for the largest value on the board; a capital letter for a P-position.
    pub(super) fn letters(&self) -> String {
        let most = self.values.iter().max().copied().unwrap_or(0).max(1);
        let letter = |(value, lost): (&u64, &bool)| {
            let shade = char::from(b'a' + (value * (SHADES - 1) / most) as u8);
            if *lost { shade.to_ascii_uppercase() } else { shade }
        };
        self.values.iter().zip(&self.lost).map(letter).collect()
    }

    /// Whether the square in column `x` and row `y`, both 0-based, is a P-position.
    fn is_lost(&self, [x, y]: [u64; 2]) -> bool {
        self.lost.get((y * self.side + x) as usize).copied().unwrap_or(false)
    }

    /// Returns the board as a figure; the piece is on the square of the map position.
    pub(super) fn square(self, place: &MapPosition) -> TwoPileBoard {
        let [x, y, third] = place.piles;
        let takes = takes(&place.rules, place.side);
        let all = || (0..self.side).flat_map(|y| (0..place.side).map(move |x| [x, y]));
        let ends = ways(&place.rules).iter().flat_map(|[across, down]| {
            let ends = takes.iter().map(move |take| [across * take, down * take]);
            ends.filter_map(|[left, down]| Some([x.checked_sub(left)?, y.checked_sub(down)?]))
        });
        let layer = Layer {
            p_positions: all().filter(|square| self.is_lost(*square)).collect(),
            winning_targets: ends.filter(|square| self.is_lost(*square)).collect(),
            third_pile_take: None,
        };
        TwoPileBoard {
            piece: if place.rules == Rules::Wythoff { Piece::Queen } else { Piece::Rook },
            at: [x, y],
            size: [self.side - 1; 2],
            limit: takes.last().copied(),
            marks_p: false,
            reached: None,
            third_pile: Some(third).filter(|third| *third > 0),
            layers: vec![layer],
            shades: self.values,
        }
    }
}

/// Returns a function that gives, for the sizes of three piles, the tally of their Grundy values. Each size
/// must be less than `side`, the number of squares per side of the board; Wythoff's game has no third pile.
fn tally_function(rules: &Rules, side: u64) -> Box<dyn Fn([u64; 3]) -> SumTally> {
    let row: Vec<u64> = match rules {
        Rules::Nim(rules) => (0..side).map(|size| rules.residue(size)).collect(),
        Rules::Set(rules) => {
            let row = GrundySequence::from_subtraction_set(&rules.take, side - 1);
            (0..side).map(|size| row.value(size).unwrap_or(0)).collect()
        }
        Rules::Wythoff => {
            let pairs = Pairs::up_to(side - 1);
            return Box::new(move |[x, y, _]| SumTally::from_values(&[pairs.value([x, y])]));
        }
    };
    let value = move |size: u64| row.get(size as usize).copied().unwrap_or(0);
    Box::new(move |piles| SumTally::from_values(&piles.map(&value)))
}

/// Returns the directions of moves under these rules, each as two numbers as in [`ROOK`].
pub(super) fn ways(rules: &Rules) -> &'static [[u64; 2]] {
    if *rules == Rules::Wythoff { &QUEEN } else { &ROOK }
}

/// Returns the numbers of stones that a move may take on the board, in rising order. They are less than `side`,
/// the number of squares per side.
pub(super) fn takes(rules: &Rules, side: u64) -> Vec<u64> {
    match rules {
        Rules::Nim(rules) => (1..=rules.limit.unwrap_or(u64::MAX).min(side - 1)).collect(),
        Rules::Set(rules) => rules.takes(side - 1).to_vec(),
        Rules::Wythoff => (1..side).collect(),
    }
}
