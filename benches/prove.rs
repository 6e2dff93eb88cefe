//! Measures deciding positions by definition and comparing with the theorem: boxes of up to 3 and 5 piles up
//! to 15, also with a limit and in misère play; and the check of certificates, including long entries, whose
//! time must grow linearly.

use carryless::Question;

mod timing;

const BOXES: [&str; 4] =
    ["--box 3 15", "--box 5 15", "--box 3 200", "--box 3 15 --limit 3 --misere"];

fn main() {
    for line in BOXES {
        let line = format!("prove {line}");
        if let Ok(question) = line.parse::<Question>() {
            timing::bench(&line, || question.explain());
        }
    }
    let proved = carryless::explain("prove 15 15 15 --certificate");
    let text = proved.and_then(|proved| proved.json()).unwrap_or_default();
    timing::bench("verify 15 15 15", || carryless::verify(&text));
    for piles in [5_000, 10_000, 20_000] {
        let text = long_entries(piles);
        timing::bench(&format!("verify entries of {piles} piles"), || carryless::verify(&text));
    }
}

/// Certificate with 40 entries of about this many piles each.
fn long_entries(piles: usize) -> String {
    let entry = |ones: usize| {
        let (all, fewer) = (vec!["1"; ones].join(","), vec!["1"; ones - 1].join(","));
        match ones % 2 {
            0 => format!(r#"{{"piles":[{all}],"outcome":"P"}}"#),
            _ => format!(r#"{{"piles":[{all}],"outcome":"N","to":[{fewer}]}}"#),
        }
    };
    let entries: Vec<String> = (0..40).map(|less| entry(piles - less)).collect();
    format!(
        r#"{{"schema":1,"game":"prove","of":"nim","rules":{{"limit":null,"play":"normal"}},"position":{{"piles":[]}},"outcome":"P","certificate":[{}]}}"#,
        entries.join(",")
    )
}
