//! Checks `carryless xiangqi`: the printed games leave the distances counted by hand, and after Red's moves
//! every column is even (counted digit by digit); retreats change nothing (by a search of a board with ranks,
//! without piles or xor); a move is refused exactly if no placing of the men allows it; the texts, figures
//! and errors of the program.

mod board;
mod games;
mod program;
mod retreats;

use std::process::{Command, Output};

use serde_json::Value;

/// Output of the program with these arguments.
fn carryless(arguments: &[&str]) -> Output {
    Command::new(crate::program::path())
        .args(arguments)
        .env_remove("LANG")
        .env_remove("LC_ALL")
        .output()
        .unwrap()
}

/// Standard output of the program, which must succeed.
fn printed(arguments: &[&str]) -> String {
    let output = carryless(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// JSON of the program's answer about a line of moves from the position `start`.
fn answer(start: &str, line: &str) -> Value {
    let text = printed(&["xiangqi", "--start", start, "--line", line, "--format", "json"]);
    serde_json::from_str(&text).unwrap()
}

/// Whether every column of the binary digits has an even number of 1s.
fn all_columns_even(piles: &[u64]) -> bool {
    let digits: Vec<String> = piles.iter().map(|pile| format!("{pile:08b}")).collect();
    (0..8).all(|column| {
        let ones = digits.iter().filter(|row| row.as_bytes()[column] == b'1');
        ones.count() % 2 == 0
    })
}

/// Nim-sum by counting: the weights of the columns with an odd number of 1s.
fn sum_of_odd_columns(piles: &[u64]) -> u64 {
    let weights = [1, 2, 4, 8, 16];
    let ones = |weight: u64| piles.iter().filter(|&&pile| pile / weight % 2 == 1).count();
    weights.into_iter().filter(|&weight| ones(weight) % 2 == 1).sum()
}
