//! How long the computer thinks about a move with 1,000 piles: at every level, under rules where
//! the level makes sense, with large piles of many sizes and with piles of one stone, where every
//! move is like every other. And with three large piles, which the idea of a sum needs, and in long
//! races, by their end rule.

use carryless::games::Setting;
use carryless::games::nim::{self, Rules};
use carryless::games::race::{self, EndRule};
use carryless::play::{Level, Player};
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

#[divan::bench(args = ["perfect", "errs:40", "idea:sum-move", "idea"])]
fn three_piles(bencher: divan::Bencher, level: &str) {
    choosing(bencher, level, vec![7919 << 40, 104_729 << 35, 1_299_709 << 30]);
}

#[divan::bench(
    args = ["perfect", "last:2", "last:1000000", "errs:40", "idea:multiples-anyway", "idea"],
    consts = [0, 1, 2, 3],
)]
fn races<const END: usize>(bencher: divan::Bencher, level: &str) {
    let end = EndRule::ALL[END];
    let rules = race::Rules { say: [3, 1000], play: end.play(), end };
    let board = Setting::Race(race::Setting::of(rules, race::LARGEST_TARGET, 12_345));
    choosing_at(bencher, level, &board);
}

fn choosing(bencher: divan::Bencher, level: &str, piles: Vec<u64>) {
    let play = if level.contains("misere") { Play::Misere } else { Play::Normal };
    let rules = Rules { limit: level.contains("limited").then_some(9), play };
    choosing_at(bencher, level, &Setting::Nim(nim::Setting::of(rules, &piles)));
}

fn choosing_at(bencher: divan::Bencher, level: &str, board: &Setting) {
    let level = level.split(' ').next().and_then(Level::of_name);
    let Some(level) = level.filter(|level| level.suits(board)) else {
        return;
    };
    // A multiple of 3: with another seed the ideas about the last stone are not acted on.
    let mut player = Player::new(level, 3);
    bencher.bench_local(|| player.choose(board));
}
