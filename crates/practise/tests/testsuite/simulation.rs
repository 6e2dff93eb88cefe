//! Simulated pupils, a few for each misconception; `benches/practise.rs` simulates many.

use carryless_exercises::pupil_model::UNSUSPECTED;
use carryless_games::serialize;
use carryless_practise::{Session, Settings};
use carryless_test_support::practising::SimulatedPupil;
use carryless_test_support::rng::Dice;

/// Returns the name of the group that the model names, or `None`, and the number of questions.
fn diagnosis(
    topics: &[&'static str],
    idea: Option<&'static str>,
    seed: u64,
) -> (Option<String>, u64) {
    let settings =
        Settings { topics: topics.to_vec(), seed, single_try: true, ..Settings::default() };
    let mut session = Session::new(settings).unwrap();
    let mut pupil = SimulatedPupil { idea, slips: 10, dice: Dice::new(seed * 31 + 7) };
    loop {
        let exercise = &session.current().unwrap().exercise;
        let json = serialize::json(&exercise.data("")).unwrap();
        let text = pupil.answer(&serde_json::from_str(&json).unwrap());
        session.answer(&text).unwrap();
        if let Some(named) = session.pupil().named() {
            return (Some(named.name()), session.answered());
        }
        let is_clear = session.pupil().without_misconception() >= UNSUSPECTED;
        if is_clear || session.answered() >= 40 || session.current().is_none() {
            return (None, session.answered());
        }
    }
}

#[test]
fn misconceptions_are_found_in_a_few_questions() {
    let ideas = [
        "carry",
        "zero-is-odd",
        "odd-even-signs",
        "digits-reversed",
        "equalise",
        "largest-pile",
        "leftmost-only",
        "wrong-pile",
        "only-pairs",
    ];
    let topics = ["columns", "who-wins", "winning-move"];
    let mut questions = Vec::new();
    let mut right = 0;
    for idea in ideas {
        for seed in 0..3 {
            let (named, count) = diagnosis(&topics, Some(idea), seed);
            right += usize::from(named.as_deref() == Some(idea));
            questions.push(count);
        }
    }
    questions.sort_unstable();
    assert!(right * 10 >= questions.len() * 9, "{right} of {}", questions.len());
    assert!(questions[questions.len() / 2] <= 5, "{questions:?}");
}

#[test]
fn a_pupil_without_a_misconception_is_not_accused() {
    let topics = ["columns", "who-wins", "winning-move"];
    let accused = (0..8).filter(|seed| diagnosis(&topics, None, *seed).0.is_some()).count();
    assert!(accused <= 1, "{accused} of 8");
}
