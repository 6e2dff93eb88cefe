//! How long the definition takes to decide positions and the theorem to be compared with it: boxes
//! of up to 3 and 5 piles up to 15, the same with a limit and in misère play, and the check of a
//! certificate.

use carryless::Question;

fn main() {
    divan::main();
}

#[divan::bench(args = [
    "--box 3 15", "--box 5 15", "--box 3 200", "--box 3 15 --limit 3 --misere",
])]
fn boxes(bencher: divan::Bencher, line: &str) {
    if let Ok(question) = format!("prove {line}").parse::<Question>() {
        bencher.bench(|| question.explain());
    }
}

#[divan::bench]
fn checking_a_certificate(bencher: divan::Bencher) {
    let proved = carryless::explain("prove 15 15 15 --certificate");
    let text = proved.and_then(|proved| proved.json()).unwrap_or_default();
    bencher.bench(|| carryless::verify(divan::black_box(&text)));
}
