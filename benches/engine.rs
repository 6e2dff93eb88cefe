//! Measures one core: explanations a second (3 to 5 piles up to 127, a fixed list), Markdown pages a second,
//! and time against the number of piles. Prints the median of a round, and items a second.

use std::hint::black_box;

use carryless::{Language, Question, Renderer};

mod timing;

fn main() {
    // Without a limit, and with subtraction sets, whose Grundy sequences are computed anew for each question.
    for rules in ["", " --take 1,3,4", " --take 2,3,5,8"] {
        explanations(rules);
    }
    for language in ["zh", "en"] {
        markdown_pages(language);
    }
    rows();
    for count in [10, 100, 1_000, 10_000, 100_000, 1_000_000] {
        piles(count);
    }
}

/// Fixed list of questions under these rules, from a linear congruential generator.
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

fn explanations(rules: &str) {
    let questions = questions(rules);
    timing::bench_items(&format!("explanations{rules}"), questions.len(), || {
        for question in &questions {
            black_box(question.explain());
        }
    });
}

fn markdown_pages(language: &str) {
    let questions = questions("");
    let Ok(renderer) = Renderer::new(Language::of_locale(language)) else { return };
    timing::bench_items(&format!("Markdown pages, {language}"), questions.len(), || {
        for question in &questions {
            black_box(renderer.markdown(&question.explain())).ok();
        }
    });
}

fn rows() {
    // A set whose sequence does not repeat within its bound: a million values, searched for a period
    // repeatedly. Alternating with it the same values by a table alone.
    let line = "1000000 --take 3,77777,99991,100000";
    timing::bench("a row of a million", || line.parse::<Question>().is_ok());
    timing::bench("a table of a million", table);
    // Splitting games: Kayles is periodic, the others are filled to the end. Then a set.
    for line in [
        "grundy kayles --up-to 10000",
        "grundy lasker --up-to 10000",
        "grundy grundy --up-to 10000",
        "grundy --take 1,3,4 --up-to 1000000",
    ] {
        timing::bench(line, || carryless::explain(line).map(black_box).is_ok());
    }
}

/// Grundy values of a subtraction set for pile sizes up to a million, computed by definition.
fn table() -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(1_000_001);
    for size in 0..=1_000_000_usize {
        let reached = [3, 77_777, 99_991, 100_000]
            .map(|take| size.checked_sub(take).map_or(u64::MAX, |left| values[left]));
        let missing = (0..5).find(|value| !reached.contains(value));
        values.push(missing.unwrap_or(0));
    }
    values
}

fn piles(count: usize) {
    let piles: Vec<String> = (1..=count).map(|pile| (pile * 7919 % 100_003).to_string()).collect();
    let Ok(question) = piles.join(" ").parse::<Question>() else { return };
    timing::bench_items(&format!("{count} piles"), count, || question.explain());
}
