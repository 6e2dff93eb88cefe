//! Prints the median time of a piece of work, for benches that run case by case.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// Least total time of the rounds of one case. There are at least `LEAST` rounds.
const TOTAL: Duration = Duration::from_millis(500);
const LEAST: usize = 5;
const MOST: usize = 1000;

/// Runs `work` repeatedly and prints the name of the case and the median time of a round.
#[allow(dead_code, reason = "not every bench uses both")]
pub(crate) fn bench<T>(name: &str, work: impl FnMut() -> T) {
    let median = median(work);
    println!("{name:<56} {:>12.2?}", Duration::from_secs_f64(median));
}

/// Runs `work`, which handles `items` items, repeatedly. Prints the name of the case, the median time of a
/// round, and items a second.
#[allow(dead_code, reason = "not every bench uses both")]
pub(crate) fn bench_items<T>(name: &str, items: usize, work: impl FnMut() -> T) {
    let median = median(work);
    let time = Duration::from_secs_f64(median);
    println!("{name:<56} {time:>12.2?} {:>12.0}/s", items as f64 / median);
}

/// Median time of one round of `work`, in seconds.
fn median<T>(mut work: impl FnMut() -> T) -> f64 {
    // Warms caches and lazy values.
    black_box(work());
    let started = Instant::now();
    let mut times = Vec::new();
    while times.len() < LEAST || (times.len() < MOST && started.elapsed() < TOTAL) {
        let round = Instant::now();
        black_box(work());
        times.push(round.elapsed());
    }
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64()
}
