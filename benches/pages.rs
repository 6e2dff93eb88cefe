//! Measures HTML pages a second on one core, with all board frames: three piles up to 15, N-positions and
//! P-positions, under every rule. Alternating with each round, the same answers are written as Markdown and
//! 10,000 numbers are sorted, so that the ratios of the medians are comparable between machines. The aim is
//! 5,000 pages a second.

use std::hint::black_box;
use std::time::{Duration, Instant};

use carryless::{Explanation, Language, Question, Renderer};

const ROUNDS: usize = 60;
const PAGES: usize = 256;
const NUMBERS: usize = 10_000;

fn main() {
    for (rules, language) in [("", "en"), ("", "zh"), (" --misere", "en"), (" --limit 5", "en")] {
        measure(rules, language);
    }
}

fn measure(rules: &str, language: &str) {
    let language = Language::of_locale(language);
    let Ok(renderer) = Renderer::new(language) else { return };
    let answers = answers(rules);
    let numbers: Vec<u64> = Draws(13).take(NUMBERS).collect();
    let (mut html, mut markdown, mut sorted) = (Vec::new(), Vec::new(), Vec::new());
    let mut bytes = 0;
    for _ in 0..ROUNDS {
        html.push(timed(|| {
            bytes = answers
                .iter()
                .flat_map(|answer| renderer.html(answer))
                .map(|page| page.len())
                .sum();
        }));
        markdown.push(timed(|| {
            for answer in &answers {
                black_box(renderer.markdown(answer)).ok();
            }
        }));
        sorted.push(timed(|| {
            let mut numbers = numbers.clone();
            numbers.sort_unstable();
            black_box(&numbers);
        }));
    }
    let a_page = median(html) / answers.len() as f64;
    let ratio = |other: f64| a_page / other;
    println!(
        "HTML{rules} ({}): {:.0} pages/s of {} bytes; a page takes {:.1} times its Markdown, \
         {:.2} times sorting {NUMBERS} numbers",
        language.code(),
        1.0 / a_page,
        bytes / answers.len(),
        ratio(median(markdown) / answers.len() as f64),
        ratio(median(sorted)),
    );
}

/// Explanations of a list of questions under these rules; every run has the same questions.
fn answers(rules: &str) -> Vec<Explanation> {
    let mut draws = Draws(2026);
    let mut pile = || draws.next().map_or(1, |number| 1 + number % 15);
    let questions = (0..PAGES).map(|_| format!("{} {} {}{rules}", pile(), pile(), pile()));
    questions.filter_map(|line| Some(line.parse::<Question>().ok()?.explain())).collect()
}

/// Linear congruential generator, with its state.
struct Draws(u64);

impl Iterator for Draws {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        Some(self.0 >> 33)
    }
}

fn timed(work: impl FnOnce()) -> Duration {
    let started = Instant::now();
    work();
    started.elapsed()
}

/// Median of the times, in seconds.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64()
}
