//! How fast exercises are made, with the question in words and as whole JSON lines: kind by kind on
//! one core, and all kinds on all cores.

use std::hint::black_box;

use carryless::{Language, exercises, topics};
use rayon::prelude::*;

mod timing;

/// How many exercises of a kind a run makes.
const DRAWN: usize = 2000;

/// A level in which every kind has some thousand exercises, but for the smallest.
const LEVEL: u8 = 3;

fn main() {
    for topic in topics() {
        timing::bench_items(topic, lines(topic, 1), || lines(topic, 1));
    }
    let draws = draws();
    let all = || draws.par_iter().map(|&(topic, seed)| lines(topic, seed)).sum::<usize>();
    timing::bench_items("all kinds, all cores", all(), all);
}

/// The draws that are made on all cores: every kind with several seeds.
fn draws() -> Vec<(&'static str, u64)> {
    (0..16).flat_map(|seed| topics().into_iter().map(move |topic| (topic, seed))).collect()
}

/// Makes exercises of a kind as JSON lines and returns how many there are.
fn lines(topic: &str, seed: u64) -> usize {
    let drawn = exercises(topic, LEVEL, seed, DRAWN, Language::of_locale("zh")).unwrap_or_default();
    drawn.iter().filter_map(|exercise| exercise.json().ok()).map(black_box).count()
}
