//! Measures counting from the command line to the answer: for 1, 2, 3 up to a large power of two, and with as
//! many states as the multiplier's value (equal multiples cancel, so no digit is refused). `process` measures
//! trying every n on all cores.

use carryless::Question;

mod timing;

const LINES: [&str; 5] = [
    "1 2 3 --up-to 2^20",
    "1 2 3 --up-to 2^30",
    "1 2 3 --up-to 2^1000",
    "1000 1000 --up-to 2^60",
    "100000 100000 --up-to 2^60",
];

fn main() {
    for line in LINES {
        let line = format!("count {line}");
        if let Ok(question) = line.parse::<Question>() {
            timing::bench(&line, || question.explain());
        }
    }
}
