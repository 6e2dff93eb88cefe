//! How fast is counting? From the line to the answer, for 1, 2, 3 up to a large power of two, and
//! with as many states as the multiplier is large (equal multiples cancel, so no digit is refused).
//! Trying every n is measured by `process`, where it has all cores.

use carryless::Question;

fn main() {
    divan::main();
}

#[divan::bench(args = ["1 2 3 --up-to 2^20", "1 2 3 --up-to 2^30", "1 2 3 --up-to 2^1000"])]
fn automaton(bencher: divan::Bencher, line: &str) {
    counting(bencher, line);
}

#[divan::bench(args = ["1000 1000 --up-to 2^60", "100000 100000 --up-to 2^60"])]
fn many_states(bencher: divan::Bencher, line: &str) {
    counting(bencher, line);
}

fn counting(bencher: divan::Bencher, line: &str) {
    if let Ok(question) = format!("count {line}").parse::<Question>() {
        bencher.bench(|| question.explain());
    }
}
