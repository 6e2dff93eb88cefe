//! How long the computer thinks about a move with 1,000 piles: at every level, under rules where
//! the level makes sense, with large piles of many sizes and with piles of one stone, where every
//! move is like every other.

use carryless::games::nim::Rules;
use carryless::play::{Board, Level, Player};
use carryless::position::Play;

fn main() {
    divan::main();
}

/// A level, then its rules.
const LEVELS: [&str; 17] = [
    "perfect",
    "perfect misere",
    "perfect limited",
    "last:2",
    "last:1000000",
    "errs:40",
    "errs:40 limited misere",
    "idea:largest-pile",
    "idea:take-nim-sum",
    "idea:nim-sum-from-largest",
    "idea:equalise",
    "idea:late-switch misere",
    "idea:ignore-misere misere",
    "idea:ignore-limit limited",
    "idea:mod-k limited",
    "idea",
    "idea limited misere",
];

#[divan::bench(args = LEVELS)]
fn large_piles(bencher: divan::Bencher, level: &str) {
    choosing(bencher, level, (1..=1000).map(|pile| (pile * 7919 % 100_003) << 30).collect());
}

#[divan::bench(args = LEVELS)]
fn single_stones(bencher: divan::Bencher, level: &str) {
    choosing(bencher, level, vec![1; 1000]);
}

fn choosing(bencher: divan::Bencher, level: &str, piles: Vec<u64>) {
    let play = if level.contains("misere") { Play::Misere } else { Play::Normal };
    let rules = Rules { limit: level.contains("limited").then_some(9), play };
    let board = Board::Nim { rules, piles };
    let level = level.split(' ').next().and_then(Level::of_name);
    let Some(level) = level.filter(|level| level.suits(&board)) else {
        return;
    };
    let mut player = Player::new(level, 1);
    bencher.bench_local(|| player.choose(&board));
}
