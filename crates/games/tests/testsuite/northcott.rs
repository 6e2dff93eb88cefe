//! Compares Northcott's game with Nim: the outcome of every small board, retreats allowed, is found by search
//! alone and compared with Nim piles of the sizes of the gaps.

use std::collections::HashMap;

use carryless_games::games::nim::Rules;
use carryless_games::games::nim::explanation::Facts;
use carryless_games::position::Outcome;

/// A board with White to move: number of squares in a row, and the squares of both pawns in each row.
type Board = (u64, Vec<[u64; 2]>);

/// The board with the sides exchanged.
fn turned((squares, rows): &Board) -> Board {
    (
        *squares,
        rows.iter().map(|[white, black]| [squares + 1 - black, squares + 1 - white]).collect(),
    )
}

/// Outcomes of all boards with this number of rows. Retreats allow cycles, so a board is decided once enough of
/// its successors are, repeatedly.
fn outcomes(squares: u64, rows: usize) -> HashMap<Vec<[u64; 2]>, bool> {
    let row: Vec<[u64; 2]> = (1..=squares)
        .flat_map(|white| (white + 1..=squares).map(move |black| [white, black]))
        .collect();
    let mut all: Vec<Vec<[u64; 2]>> = vec![Vec::new()];
    for _ in 0..rows {
        let longer =
            |board: Vec<[u64; 2]>| row.iter().map(move |row| [&board[..], &[*row]].concat());
        all = all.into_iter().flat_map(longer).collect();
    }
    let mut known: HashMap<Vec<[u64; 2]>, bool> = HashMap::new();
    let mut open = all;
    while !open.is_empty() {
        let before = open.len();
        let mut found = Vec::new();
        open.retain(|board| {
            let mut undecided = false;
            for (at, [white, black]) in board.iter().enumerate() {
                for to in (1..*black).filter(|to| to != white) {
                    let mut after = board.clone();
                    after[at][0] = to;
                    match known.get(&turned(&(squares, after)).1) {
                        Some(true) => {
                            found.push((board.clone(), false));
                            return false;
                        }
                        Some(false) => {}
                        None => undecided = true,
                    }
                }
            }
            if !undecided {
                found.push((board.clone(), true));
            }
            undecided
        });
        known.extend(found);
        assert!(open.len() < before, "boards on which nobody can win: {}", open.len());
    }
    known
}

fn check_boards(sizes: &[(u64, usize)]) {
    let mut boards = 0;
    for (squares, rows) in sizes.iter().copied() {
        let known = outcomes(squares, rows);
        for (board, lost) in &known {
            let gaps: Vec<u64> = board.iter().map(|[white, black]| black - white - 1).collect();
            let facts = Facts::new(Rules::default(), &gaps);
            assert_eq!(*lost, facts.outcome == Outcome::P, "{board:?}");
            let mut forwards = Vec::new();
            for (at, [white, black]) in board.iter().enumerate() {
                for to in white + 1..*black {
                    let mut after = board.clone();
                    after[at][0] = to;
                    if known[&turned(&(squares, after)).1] {
                        forwards.push((at as u64 + 1, to - white));
                    }
                }
            }
            let said: Vec<_> =
                facts.winning_moves.iter().map(|made| (made.pile, made.take)).collect();
            assert_eq!(forwards, said, "{board:?}");
            boards += 1;
        }
    }
    let all = |&(squares, rows): &(u64, usize)| (squares * (squares - 1) / 2).pow(rows as u32);
    assert_eq!(boards, sizes.iter().map(all).sum::<u64>());
}

#[test]
fn gaps_are_nim_piles_and_retreats_change_nothing() {
    check_boards(&[(6, 2), (4, 3)]);
}

#[test]
#[ignore = "exhaustive"]
fn gaps_are_nim_piles_and_retreats_change_nothing_exhaustive() {
    check_boards(&[(9, 2), (7, 3)]);
}
