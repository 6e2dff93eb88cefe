//! Kind `xiangqi` (双炮禁双炮): the pupil reads the piles off the board and finds Red's winning advance. On the
//! board all four cannons face each other in two pairs; there are also some pairs of facing pawns.

use super::SourceKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::exercise::Candidate;
use super::multisets::Multisets;
use super::piles::{GuessRisk, measure_difficulty};
use super::pool::Source;
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::figure::{BoardFile, XiangqiPiece};
use carryless_games::games::nim::explanation::Facts;
use carryless_games::games::nim::{self, Rules};
use carryless_games::games::{AnyState, Facts as AnyFacts};
use carryless_games::position::{Outcome, Piles};

/// Largest distance between two cannons in squares and largest number of pairs of pawns, one pair for each
/// level from 1 to 5.
const SIZES: [(u64, u64); 5] = [(4, 1), (6, 1), (7, 2), (8, 3), (8, 3)];

/// Ranks of Red's and Black's pawns before their first move, counted from 1 on Red's side.
const PAWNS: (u64, u64) = (4, 7);

/// Number of ranks of the board.
const RANKS: u64 = 10;

pub(super) const KIND: SourceKind = SourceKind {
    name: "xiangqi",
    constraints: &[Constraint::Max],
    answer_class: AnswerClass::Many,
    has_full_working: false,
    sources: |constraints| {
        let (most, pawns) = SIZES[usize::from(constraints.level() - 1)];
        let most = constraints.number(Constraint::Max).map_or(most, |max| max.min(RANKS - 2));
        vec![Box::new(Boards { cannons: Multisets { count: 2, least: 1, most }, pawns })]
    },
};

/// Source of exercises about boards. The index of an exercise determines the distances of the cannons and the
/// number of pairs of pawns.
struct Boards {
    cannons: Multisets,
    pawns: u64,
}

impl Boards {
    /// Returns the files with their pieces, from Red's left to Red's right: one pair of cannons for each
    /// distance in `cannons`, and `pawns` pairs of pawns. `dice` chooses the files and the ranks of the
    /// cannons.
    fn files(&self, cannons: &[u64], pawns: u64, dice: &mut SeededRng) -> Vec<BoardFile> {
        let mut free = vec![9, 7, 5, 3, 1];
        dice.shuffle(&mut free);
        let mut men: Vec<(u64, XiangqiPiece, u64)> = Vec::new();
        for &distance in cannons {
            men.extend(free.pop().map(|file| (file, XiangqiPiece::Cannon, distance)));
        }
        for _ in 0..pawns {
            men.extend(free.pop().map(|file| (file, XiangqiPiece::Pawn, 1)));
        }
        men.sort_unstable_by_key(|(file, ..)| std::cmp::Reverse(*file));
        let placed = men.into_iter().zip(1..);
        placed
            .map(|((file, man, distance), pile)| place_pieces(file, man, distance, pile, dice))
            .collect()
    }
}

/// Returns a file with its two pieces of the kind `man`; cannons are `distance` squares apart, on random
/// ranks. `pile` is the 1-based index of the pile. The size of the pile is left out, since the pupil reads it
/// off the board.
fn place_pieces(
    file: u64,
    man: XiangqiPiece,
    distance: u64,
    pile: u64,
    dice: &mut SeededRng,
) -> BoardFile {
    let (red, black) = match man {
        XiangqiPiece::Pawn => PAWNS,
        XiangqiPiece::Cannon => {
            let red = 1 + dice.below(RANKS - distance - 1);
            (red, red + distance + 1)
        }
    };
    BoardFile { file, man, red: Some(red), black: Some(black), pile, size: None }
}

/// Returns the size of the pile that the two pieces of a file form, in squares.
fn pile(file: &BoardFile) -> u64 {
    match (file.man, file.red, file.black) {
        (XiangqiPiece::Cannon, Some(red), Some(black)) => black - red - 1,
        _ => 1,
    }
}

impl Source for Boards {
    fn size(&self) -> u64 {
        self.cannons.size().unwrap_or(0) * (self.pawns + 1)
    }

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate> {
        let cannons = self.cannons.at(index / (self.pawns + 1));
        let pawns = index % (self.pawns + 1);
        let rules = Rules::default();
        let ones = std::iter::repeat_n(1, pawns as usize);
        let sizes: Vec<u64> = cannons.iter().copied().chain(ones).collect();
        if rules.outcome(&sizes) == Outcome::P || sizes.iter().all(|size| *size == 1) {
            return None;
        }
        let files = self.files(&cannons, pawns, dice);
        let piles: Vec<u64> = files.iter().map(pile).collect();
        let facts = Facts::new(rules, &piles);
        let difficulty = measure_difficulty(rules, &piles, &facts, GuessRisk::Moves);
        let asks = vec![
            AnswerField::new("piles", Expected::List(piles.clone())),
            AnswerField::new("move", Expected::Move(facts.winning_moves.clone())),
        ];
        Some(Candidate {
            state: AnyState::Nim(nim::State { rules, position: Piles { piles } }),
            task: Task::Board { files },
            facts: AnyFacts::Nim(facts),
            asks,
            difficulty,
        })
    }
}
