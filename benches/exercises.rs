//! Measures how fast exercises are made, with question text and as whole JSON lines: type by type on one
//! core, and all types on all cores.

use std::hint::black_box;

use carryless::{Language, exercises, topics};
use rayon::prelude::*;

mod timing;

/// Number of exercises of a topic in one run.
const DRAWN: usize = 2000;

/// Level of difficulty at which every topic has some thousand exercises, except for the smallest pools.
const LEVEL: u8 = 3;

fn main() {
    for topic in topics() {
        timing::bench_items(topic, lines(topic, 1), || lines(topic, 1));
    }
    let draws = draws();
    let all = || draws.par_iter().map(|&(topic, seed)| lines(topic, seed)).sum::<usize>();
    timing::bench_items("all kinds, all cores", all(), all);
}

/// Topic and seed of every draw that is made on all cores.
fn draws() -> Vec<(&'static str, u64)> {
    (0..16).flat_map(|seed| topics().into_iter().map(move |topic| (topic, seed))).collect()
}

/// Makes exercises of a topic as JSON lines; returns the number of exercises.
fn lines(topic: &str, seed: u64) -> usize {
    let drawn = exercises(topic, LEVEL, seed, DRAWN, Language::of_locale("zh")).unwrap_or_default();
    drawn.iter().filter_map(|exercise| exercise.json().ok()).map(black_box).count()
}
