//! How fast one core explains: Explanations a second (3 to 5 piles up to 127, the same list every
//! run), Markdown pages a second, and time against the number of piles. Comes out as ops/s.

use carryless::{Language, Question, Renderer};
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// A fixed list of questions under these rules, from a linear congruence.
fn questions(rules: &str) -> Vec<Question> {
    let mut state: u64 = 2026;
    let mut next = |below: u64| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) % below
    };
    let mut position = || {
        let piles = (0..3 + next(3)).map(|_| (1 + next(127)).to_string());
        piles.collect::<Vec<_>>().join(" ") + rules
    };
    (0..512).filter_map(|_| position().parse().ok()).collect()
}

/// Without a limit, and with sets of moves, whose rows of values are worked out anew for each question.
#[divan::bench(args = ["", " --take 1,3,4", " --take 2,3,5,8"])]
fn explanations(bencher: divan::Bencher, rules: &str) {
    let questions = questions(rules);
    bencher.counter(ItemsCount::new(questions.len())).bench(|| {
        for question in &questions {
            divan::black_box(question.explain());
        }
    });
}

#[divan::bench(args = ["zh", "en"])]
fn markdown_pages(bencher: divan::Bencher, language: &str) {
    let questions = questions("");
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

/// A set whose row does not repeat within its bound: a million values, looked through for a period again
/// and again. In turn with it the same values by a table alone.
#[divan::bench]
fn a_row_of_a_million(bencher: divan::Bencher) {
    let line = "1000000 --take 3,77777,99991,100000";
    bencher.bench(|| line.parse::<Question>().map(divan::black_box).is_ok());
}

#[divan::bench]
fn a_table_of_a_million(bencher: divan::Bencher) {
    bencher.bench(|| {
        let mut values: Vec<u64> = Vec::with_capacity(1_000_001);
        for size in 0..=1_000_000_usize {
            let reached = [3, 77_777, 99_991, 100_000]
                .map(|take| size.checked_sub(take).map_or(u64::MAX, |left| values[left]));
            let missing = (0..5).find(|value| !reached.contains(value));
            values.push(missing.unwrap_or(0));
        }
        divan::black_box(values.len())
    });
}

/// Rows of 10,000 values of games in which piles fall apart; of Kayles the period is found on the way, the
/// others are filled to the end.
#[divan::bench(args = ["kayles", "lasker", "grundy"])]
fn a_row_of_ten_thousand(bencher: divan::Bencher, game: &str) {
    let line = format!("grundy {game} --up-to 10000");
    bencher.bench(|| carryless::explain(&line).map(divan::black_box).is_ok());
}

/// A million values of a set, explained.
#[divan::bench]
fn a_row_of_a_set_to_a_million(bencher: divan::Bencher) {
    bencher.bench(|| {
        carryless::explain("grundy --take 1,3,4 --up-to 1000000").map(divan::black_box).is_ok()
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
