//! A million exercises over all kinds, each read back from its JSON and solved by the game tree:
//! how many keys are wrong? Ends with exit code 1 when one is.
//! `cargo bench --bench exercises_solved`

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../tests/exercises/checker.rs"]
mod checker;
#[path = "../tests/trees/mod.rs"]
mod trees;

use std::process::ExitCode;
use std::time::Instant;

use carryless::exercises::{KINDS, Wish, Wishes, page};
use carryless::wording::Language;
use rayon::prelude::*;

use checker::Checker;

/// How many exercises are solved.
const WANTED: usize = 1_000_000;

/// Wishes whose positions the game tree gets through: the largest level with smaller piles.
fn wishes() -> Vec<Wishes> {
    let level = |level: u64| Wishes::default().with(Wish::Level, level);
    let small = level(5).with(Wish::Max, 18);
    let misere = level(3).and(Wish::Misere);
    let limit = level(3).with(Wish::Limit, 4);
    vec![level(1), level(2), level(3), level(4), small, misere, limit]
}

/// Solves `share` exercises of every kind; small spaces come several times, in other orders and
/// with other words. Gives how many were solved, and the wrong keys.
fn solve(wishes: &Wishes, share: usize) -> (usize, Vec<String>) {
    let words = page::writer(Language::of_code("en").unwrap()).unwrap();
    let mut checker = Checker::default();
    let (mut solved, mut wrong) = (0, Vec::new());
    for kind in KINDS {
        let space = kind.space(wishes).unwrap();
        for exercise in (0..).flat_map(|seed| space.draw(seed)).take(share) {
            let json = exercise.json(&exercise.question(&words).unwrap()).unwrap();
            let json = serde_json::from_str(&json).unwrap();
            wrong.extend(checker.check(&json).err());
            solved += 1;
        }
    }
    (solved, wrong)
}

fn main() -> ExitCode {
    let start = Instant::now();
    let wishes = wishes();
    let share = WANTED.div_ceil(KINDS.len() * wishes.len());
    let portions: Vec<_> = wishes.par_iter().map(|wishes| solve(wishes, share)).collect();
    let solved: usize = portions.iter().map(|(solved, _)| solved).sum();
    let wrong: Vec<&String> = portions.iter().flat_map(|(_, wrong)| wrong).collect();
    println!("{solved} exercises, {} wrong keys, {:.1?}", wrong.len(), start.elapsed());
    wrong.iter().take(20).for_each(|wrong| println!("{wrong}"));
    if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
