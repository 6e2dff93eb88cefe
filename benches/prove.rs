//! How long the definition takes to decide positions and the theorem to be compared with it: boxes
//! of up to 3 and 5 piles up to 15, the same with a limit and in misère play, and the check of a
//! certificate, of long entries too: twice as long ones take twice the time.

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

#[divan::bench(args = [5_000, 10_000, 20_000])]
fn checking_long_entries(bencher: divan::Bencher, piles: usize) {
    let entry = |ones: usize| {
        let (all, fewer) = (vec!["1"; ones].join(","), vec!["1"; ones - 1].join(","));
        match ones % 2 {
            0 => format!(r#"{{"piles":[{all}],"outcome":"P"}}"#),
            _ => format!(r#"{{"piles":[{all}],"outcome":"N","to":[{fewer}]}}"#),
        }
    };
    let entries: Vec<String> = (0..40).map(|less| entry(piles - less)).collect();
    let text = format!(
        r#"{{"schema":1,"game":"prove","of":"nim","rules":{{"limit":null,"play":"normal"}},"position":{{"piles":[]}},"outcome":"P","certificate":[{}]}}"#,
        entries.join(",")
    );
    bencher.bench(|| carryless::verify(divan::black_box(&text)));
}
