//! How many positions a second the definition decides and the theorem is compared with: boxes of
//! up to 3 and 5 piles up to 15, the same with a limit and in misère play, and the proof and the
//! check of a certificate. Comes out as positions (entries) a second.

use carryless::games::Question;
use carryless::games::nim::Rules;
use carryless::games::prove::checker::verify;
use carryless::games::prove::enumeration::{BoxProof, hold};
use carryless::line::Line;
use carryless::position::Play;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

fn check(rules: Rules, piles: u64, most: u64) -> BoxProof {
    hold(rules, piles, most, rules, &mut |_| ()).0
}

#[divan::bench(args = [(3, 15), (5, 15), (3, 200)])]
fn boxes(bencher: divan::Bencher, (piles, most): (u64, u64)) {
    let positions = check(Rules::default(), piles, most).positions;
    let bencher = bencher.counter(ItemsCount::new(positions));
    bencher.bench(|| check(divan::black_box(Rules::default()), piles, most));
}

#[divan::bench(args = [(3, 15)])]
fn boxes_with_limit_in_misere_play(bencher: divan::Bencher, (piles, most): (u64, u64)) {
    let rules = Rules { limit: Some(3), play: Play::Misere };
    let positions = check(rules, piles, most).positions;
    let bencher = bencher.counter(ItemsCount::new(positions));
    bencher.bench(|| check(divan::black_box(rules), piles, most));
}

#[divan::bench]
fn checking_a_certificate(bencher: divan::Bencher) {
    let line = Line::parse("15 15 15 --certificate");
    let text = Question::of_command("prove", &line)
        .and_then(|question| carryless::render::json(&question.explain(false), None))
        .unwrap_or_default();
    let entries = verify(&text).map_or(0, |(checked, _)| checked.entries);
    let bencher = bencher.counter(ItemsCount::new(entries));
    bencher.bench(|| verify(divan::black_box(&text)));
}
