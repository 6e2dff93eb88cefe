//! How fast exercises are made, with the question in words and as whole JSON lines: kind by kind on
//! one core, and all kinds on all cores.

use carryless::{Language, exercises, topics};
use divan::counter::ItemsCount;
use rayon::prelude::*;

fn main() {
    divan::main();
}

/// How many exercises of a kind a run makes.
const DRAWN: usize = 2000;

/// A level in which every kind has some thousand exercises, but for the smallest.
const LEVEL: u8 = 3;

/// The draws that are made on all cores: every kind with several seeds.
fn draws() -> Vec<(&'static str, u64)> {
    (0..16).flat_map(|seed| topics().into_iter().map(move |topic| (topic, seed))).collect()
}

fn lines(topic: &str, seed: u64) -> usize {
    let drawn = exercises(topic, LEVEL, seed, DRAWN, Language::of_locale("zh")).unwrap_or_default();
    drawn.iter().filter_map(|exercise| exercise.json().ok()).map(divan::black_box).count()
}

#[divan::bench(args = topics())]
fn json_lines_of_kind(bencher: divan::Bencher, topic: &str) {
    bencher.counter(ItemsCount::new(lines(topic, 1))).bench(|| lines(topic, 1));
}

#[divan::bench(sample_count = 5)]
fn json_lines_of_all_kinds(bencher: divan::Bencher) {
    let draws = draws();
    let all = || draws.par_iter().map(|&(topic, seed)| lines(topic, seed)).sum::<usize>();
    bencher.counter(ItemsCount::new(all())).bench(all);
}
