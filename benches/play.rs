//! How long the computer thinks about a move: at every level, with up to 1,000 large piles.

use carryless::games::nim::Rules;
use carryless::play::{Board, Level, Player};

fn main() {
    divan::main();
}

const LEVELS: [&str; 7] = [
    "perfect",
    "last:100",
    "errs:50",
    "idea:largest-pile",
    "idea:take-nim-sum",
    "idea:nim-sum-from-largest",
    "idea:equalise",
];

#[divan::bench(args = LEVELS)]
fn thousand_piles(bencher: divan::Bencher, level: &str) {
    let piles: Vec<u64> = (1..=1000).map(|pile| pile * 7919 % 100_003 << 30).collect();
    let board = Board::Nim { rules: Rules::default(), piles };
    let Some(level) = Level::of_name(level) else {
        return;
    };
    let mut player = Player::new(level, 1);
    bencher.bench_local(|| player.choose(&board));
}
