//! How long the computer thinks about a move with 1,000 piles: at every level, under rules where
//! the level makes sense, with large piles of many sizes and with piles of one stone, where every
//! move is like every other. And with three large piles, which the idea of a sum needs, and in long
//! races, by their end rule.

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
    let end = ["stuck-loses", "stuck-wins", "finish-wins", "finish-loses"][END];
    let race = format!("race {} --say 3-1000 --from 12345 --end {end}", 1_u64 << 62);
    choosing_at(bencher, level, &race);
}

fn choosing(bencher: divan::Bencher, level: &str, piles: Vec<u64>) {
    let piles = piles.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    let misere = if level.contains("misere") { " --misere" } else { "" };
    let limit = if level.contains("limited") { " --limit 9" } else { "" };
    choosing_at(bencher, level, &format!("{piles}{misere}{limit}"));
}

fn choosing_at(bencher: divan::Bencher, level: &str, line: &str) {
    let level = level.split(' ').next().unwrap_or_default();
    let Some(game) = line.parse().ok().and_then(|question| carryless::play(&question)) else {
        return;
    };
    // A multiple of 3: with another seed the ideas about the last stone are not acted on.
    bencher.bench_local(|| game.suggest(level, 3));
}
