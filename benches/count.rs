//! How fast is counting? The automaton beside trying every n, in the same run, for 1, 2, 3; and the
//! automaton alone where trying would take ages.

use carryless::games::Question;
use carryless::games::count::automaton::Automaton;
use carryless::games::count::{tally::Tally, trying};
use carryless::line::Line;
use divan::counter::ItemsCount;
use num_bigint::BigUint;
use rayon::prelude::*;

fn main() {
    divan::main();
}

fn up_to(exponent: u32) -> BigUint {
    BigUint::from(1u8) << exponent
}

/// From the multipliers to the answer.
#[divan::bench(args = [20, 30, 1000])]
fn automaton(exponent: u32) -> BigUint {
    let up_to = up_to(exponent);
    let automaton = Automaton::explore(divan::black_box(&[1, 2, 3]), up_to.bits());
    Tally::up_to(&automaton, &up_to).count()
}

/// The whole question: read, counted, explained.
#[divan::bench]
fn explained() -> bool {
    let line = Line::parse("1 2 3 --up-to 2^30");
    let question = Question::of_command("count", &line);
    question.is_ok_and(|question| question.explain(false).figures().count() > 0)
}

/// As many states as the multiplier is large (equal multiples cancel, so no digit is refused),
/// explored and counted with.
#[divan::bench(args = [1_000, 100_000])]
fn many_states(size: u64) -> BigUint {
    let up_to = up_to(60);
    let automaton = Automaton::explore(&[size, size], up_to.bits());
    Tally::up_to(&automaton, &up_to).count()
}

/// Every n on all cores.
#[divan::bench(args = [20, 30], sample_count = 3, sample_size = 1)]
fn trying_every_n(bencher: divan::Bencher, exponent: u32) {
    let most = 1u64 << exponent;
    bencher.counter(ItemsCount::new(most)).bench(|| -> u64 {
        let portions = (0..most >> 16).into_par_iter();
        let count = |portion: u64| {
            trying::count(divan::black_box(&[1, 2, 3]), (portion << 16) + 1..=(portion + 1) << 16)
        };
        portions.map(count).sum()
    });
}
