//! Checks that no visible feature of a sheet predicts an answer. A guesser without mathematics learns from
//! the keys of many sheets (slot, words, labels, answer space, lengths, previous answers) and must not beat
//! chance on other exercises. An exercise with a known answer says nothing about a feature: where a kind has few
//! exercises, the sheets repeat them, and a length is the mark of a single exercise.

use std::collections::HashMap;

use carryless_exercises::task::{SolutionLine, Task};
use carryless_exercises::{AnswerClass, Exercise, KINDS, question_text};
use carryless_render::Renderer;
use carryless_render::i18n::Language;

use super::verdicts::set;
use carryless_test_support::rng::Dice;

/// Features of an exercise on a sheet that are visible without any mathematics, each as its name and value.
fn visible_features(
    sheet: &[Exercise],
    place: usize,
    before: &[u64],
    words: &Renderer,
) -> Vec<(String, String)> {
    let one = &sheet[place];
    let question = one.question(words).unwrap();
    let mut all: Vec<(String, String)> = Vec::new();
    let mut see = |name: &str, value: String| all.push((name.to_owned(), value));
    let asks = carryless_test_support::answers::json(&one.answer.asks);
    let asks = asks.as_array().unwrap().iter();
    let asks: Vec<String> = asks.map(|ask| format!("{} {}", ask["name"], ask["kind"])).collect();
    see("asks", asks.join(";"));
    see("place", place.to_string());
    see("before", format!("{:?}", before.last()));
    see("both before", format!("{:?}", &before[before.len().saturating_sub(2)..]));
    let text: String = question.chars().filter(|letter| !letter.is_ascii_digit()).collect();
    see("words", text.split_whitespace().take(12).collect::<Vec<_>>().join(" "));
    see("letters", text.trim().len().to_string());
    see("length", (question.len() / 2).to_string());
    see("lines", question.lines().count().to_string());
    // Squares of the answer space: their number and the digits already filled in.
    let squares = format!("{:?}", one.blanks());
    let form: String = squares.chars().filter(|letter| !letter.is_ascii_digit()).collect();
    see("squares", form);
    let measured = one.effort();
    see("effort", format!("{measured:?}"));
    match &one.task {
        Task::Story { story } => see("story", (*story).to_owned()),
        Task::Mistake { lines } => {
            for (number, line) in lines.iter().enumerate() {
                let (count, most) = match line {
                    SolutionLine::Rows { written, .. } => (written.len(), 0),
                    SolutionLine::Sums { digits } | SolutionLine::Check { digits } => {
                        (digits.len(), digits.iter().copied().max().unwrap_or(0))
                    }
                    SolutionLine::Odd { weights } => (weights.len(), 0),
                    SolutionLine::Becomes { pile, .. } | SolutionLine::Take { pile, .. } => {
                        (*pile as usize, 0)
                    }
                };
                see(&format!("line {number}"), format!("{count} {most}"));
            }
        }
        _ => {}
    }
    all
}

/// Numbers of right guesses about the exercises `asked`: by the most frequent answer per feature, and by the most
/// frequent answer overall, both learned from the exercises `known`.
fn right_guesses(known: &[(String, u64)], asked: &[(String, u64)]) -> [usize; 2] {
    let mut counts: HashMap<&str, HashMap<u64, usize>> = HashMap::new();
    let mut overall: HashMap<u64, usize> = HashMap::new();
    for (value, right) in known {
        *counts.entry(value).or_default().entry(*right).or_default() += 1;
        *overall.entry(*right).or_default() += 1;
    }
    let most = |counts: &HashMap<u64, usize>| {
        counts.iter().max_by_key(|(right, count)| (**count, **right)).map(|(right, _)| *right)
    };
    let usual = most(&overall);
    let hits = |guess: &dyn Fn(&str) -> Option<u64>| {
        asked.iter().filter(|(value, right)| guess(value) == Some(*right)).count()
    };
    let own = hits(&|value| counts.get(value).map_or(usual, most));
    [own, hits(&|_| usual)]
}

/// Fractions of right guesses, as in `right_guesses`, when each half of the exercises is guessed from the other.
fn guess_rates([one, other]: &[Vec<(String, u64)>; 2]) -> (f64, f64) {
    let [own, base] = right_guesses(one, other);
    let [own_back, base_back] = right_guesses(other, one);
    let all = (one.len() + other.len()) as f64;
    ((own + own_back) as f64 / all, (base + base_back) as f64 / all)
}

fn check_chance(of_kinds: impl Fn(&str) -> bool) {
    let words = question_text::writer(Language::of_code("en").unwrap()).unwrap();
    for kind in KINDS.iter().filter(|kind| kind.answer_class() != AnswerClass::Many) {
        if !of_kinds(kind.name()) {
            continue;
        }
        // Level 4 has enough exercises for every pupil, and enough piles to vary.
        let mut features: HashMap<String, [Vec<(String, u64)>; 2]> = HashMap::new();
        // Half of each exercise. All occurrences of an exercise are in the same half.
        let mut half_of: HashMap<String, usize> = HashMap::new();
        let mut dice = Dice::new(2026);
        for seed in 0..24 {
            // There are only four proofs that no player wins.
            let count = if kind.name() == "prove" { 3 } else { 6 };
            let told = format!("--topic {}:{count} --level 4", kind.name());
            for sheet in set(&told, seed, 20).class(0).unwrap() {
                let mut before = Vec::new();
                for place in 0..sheet.len() {
                    let Some(right) = sheet[place].verdict().map(u64::from) else { continue };
                    let half = *half_of.entry(sheet[place].id()).or_insert_with(|| dice.below(2));
                    for (name, value) in visible_features(&sheet, place, &before, &words) {
                        features.entry(name).or_default()[half].push((value, right));
                    }
                    before.push(right);
                }
            }
        }
        for (name, halves) in &features {
            let (own, base) = guess_rates(halves);
            // Both answers occur on every sheet: after two of one kind the other is slightly likelier.
            let most = if name.contains("before") { 0.15 } else { 0.07 };
            assert!(
                own < base.max(0.5_f64.min(base + most)) + most,
                "{} by {name}: {own:.2} {base:.2}",
                kind.name()
            );
        }
    }
}

#[test]
fn a_guesser_stays_at_chance() {
    check_chance(|kind| ["who-wins", "judge-move", "hackenbush"].contains(&kind));
}

#[test]
#[ignore = "exhaustive"]
fn a_guesser_stays_at_chance_exhaustive() {
    check_chance(|_| true);
}
