//! How fast exercises are made: values (position, rules, answer, difficulty) a second, kind by kind
//! on one core and all kinds on all cores; and whole JSON lines with the question in words.

use carryless::exercises::{KINDS, Wish, Wishes, page};
use carryless::wording::Language;
use divan::counter::ItemsCount;
use rayon::prelude::*;

fn main() {
    divan::main();
}

/// How many exercises of a kind a run makes.
const DRAWN: usize = 2000;

/// The level in which every kind has some thousand exercises, but for the smallest.
fn wishes(level: u8) -> Wishes {
    Wishes::default().with(Wish::Level, u64::from(level))
}

/// The draws that are made on all cores: every kind with several seeds.
fn draws() -> Vec<(usize, u64)> {
    (0..16).flat_map(|seed| (0..KINDS.len()).map(move |kind| (kind, seed))).collect()
}

fn values(kind: usize, seed: u64) -> u64 {
    let Ok(space) = KINDS[kind].space(&wishes(3)) else { return 0 };
    space.draw(seed).take(DRAWN).map(divan::black_box).count() as u64
}

fn lines(kind: usize, seed: u64) -> u64 {
    let language = Language::of_locale("zh");
    let (Ok(space), Ok(words)) = (KINDS[kind].space(&wishes(3)), page::writer(language)) else {
        return 0;
    };
    let drawn = space.draw(seed).take(DRAWN);
    let line = drawn.filter_map(|exercise| exercise.json(&exercise.question(&words).ok()?).ok());
    line.map(divan::black_box).count() as u64
}

#[divan::bench(args = 0..KINDS.len())]
fn values_of_kind(bencher: divan::Bencher, kind: usize) {
    bencher.counter(ItemsCount::new(values(kind, 1))).bench(|| values(kind, 1));
}

#[divan::bench(args = 0..KINDS.len())]
fn json_lines_of_kind(bencher: divan::Bencher, kind: usize) {
    bencher.counter(ItemsCount::new(values(kind, 1))).bench(|| lines(kind, 1));
}

fn on_all_cores(bencher: divan::Bencher, make: fn(usize, u64) -> u64) {
    let draws = draws();
    let all = || draws.par_iter().map(|&(kind, seed)| make(kind, seed)).sum::<u64>();
    bencher.counter(ItemsCount::new(all())).bench(all);
}

#[divan::bench(sample_count = 10)]
fn values_of_all_kinds(bencher: divan::Bencher) {
    on_all_cores(bencher, values);
}

#[divan::bench(sample_count = 5)]
fn json_lines_of_all_kinds(bencher: divan::Bencher) {
    on_all_cores(bencher, lines);
}
