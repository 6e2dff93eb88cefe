//! How fast one core explains: Explanations a second (3 to 5 piles up to 127, the same list every
//! run), Markdown pages a second, and time against the number of piles. Comes out as ops/s.

use carryless::{Language, Question, Renderer};
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// A fixed list of questions, from a linear congruence.
fn questions() -> Vec<Question> {
    let mut state: u64 = 2026;
    let mut next = |below: u64| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) % below
    };
    let mut position = || {
        let piles = (0..3 + next(3)).map(|_| (1 + next(127)).to_string());
        piles.collect::<Vec<_>>().join(" ")
    };
    (0..512).filter_map(|_| position().parse().ok()).collect()
}

#[divan::bench]
fn explanations(bencher: divan::Bencher) {
    let questions = questions();
    bencher.counter(ItemsCount::new(questions.len())).bench(|| {
        for question in &questions {
            divan::black_box(question.explain());
        }
    });
}

#[divan::bench(args = ["zh", "en"])]
fn markdown_pages(bencher: divan::Bencher, language: &str) {
    let questions = questions();
    let language = Language::of_locale(language);
    let Ok(renderer) = Renderer::new(language) else {
        return;
    };
    bencher.counter(ItemsCount::new(questions.len())).bench(|| {
        for question in &questions {
            let explanation = question.explain();
            divan::black_box(renderer.markdown(&explanation)).ok();
        }
    });
}

#[divan::bench(args = [10, 100, 1_000, 10_000, 100_000, 1_000_000])]
fn piles(bencher: divan::Bencher, count: u64) {
    let piles: Vec<String> = (1..=count).map(|pile| (pile * 7919 % 100_003).to_string()).collect();
    let Ok(question) = piles.join(" ").parse::<Question>() else {
        return;
    };
    bencher.counter(ItemsCount::new(count)).bench(|| question.explain());
}
