//! Sessions: the path of a pupil who knows everything, repetition from a seed, and what is kept.

use carryless_games::serialize;
use carryless_practise::progress::Progress;
use carryless_practise::{Next, Session, Settings};
use carryless_test_support::practising::SimulatedPupil;
use carryless_test_support::rng::Dice;
use serde_json::Value;

fn pupil(idea: Option<&'static str>, slips: u64, seed: u64) -> SimulatedPupil {
    SimulatedPupil { idea, slips, dice: Dice::new(seed) }
}

fn typed(session: &Session, pupil: &mut SimulatedPupil) -> String {
    let exercise = &session.current().unwrap().exercise;
    let json: Value = serde_json::from_str(&serialize::json(&exercise.data("")).unwrap()).unwrap();
    pupil.answer(&json)
}

/// A pupil who makes no mistake masters the six skills of the short path in 25 questions.
#[test]
fn the_short_path_takes_at_most_25_questions() {
    for seed in 0..4 {
        let mut session = Session::new(Settings { seed, ..Settings::default() }).unwrap();
        let mut pupil = pupil(None, 0, seed + 1);
        let mastered = |session: &Session| {
            session.skills().filter(|(_, mastery)| mastery.is_mastered()).count()
        };
        while mastered(&session) < 6 {
            let text = typed(&session, &mut pupil);
            let feedback = session.answer(&text).unwrap();
            assert_eq!(feedback.right, Some(true), "{text} {:?}", session.current());
        }
        assert!(session.answered() <= 25, "seed {seed}: {}", session.answered());
        assert!(session.thoughts().is_empty());
    }
}

#[test]
fn equal_answers_give_equal_questions_and_none_twice() {
    let run = || {
        let settings = Settings { seed: 7, questions: Some(25), ..Settings::default() };
        let mut session = Session::new(settings).unwrap();
        let mut pupil = pupil(Some("equalise"), 10, 3);
        let mut ids = Vec::new();
        while let Some(asked) = session.current() {
            if asked.attempt == 1 {
                ids.push(asked.exercise.id());
            }
            let text = typed(&session, &mut pupil);
            session.answer(&text).unwrap();
        }
        ids
    };
    let ids = run();
    assert_eq!(ids, run());
    let mut different = ids.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), ids.len());
    assert_eq!(ids.len(), 25);
}

#[test]
fn a_kept_session_goes_on_with_the_same_question() {
    let settings = Settings { seed: 11, ..Settings::default() };
    let mut session = Session::new(settings.clone()).unwrap();
    let mut pupil = pupil(Some("carry"), 0, 3);
    for _ in 0..12 {
        let text = typed(&session, &mut pupil);
        session.answer(&text).unwrap();
    }
    while session.current().unwrap().attempt == 2 {
        session.give_up().unwrap();
    }
    let kept = Progress::parse(&session.progress().to_json().unwrap()).unwrap();
    let resumed = Session::resume(settings, &kept).unwrap();
    let id = |session: &Session| session.current().unwrap().exercise.id();
    assert_eq!(id(&resumed), id(&session));
    assert_eq!(resumed.code(), session.code());
}

#[test]
fn what_cannot_be_read_counts_as_nothing() {
    let settings = Settings { topics: vec!["winning-move"], ..Settings::default() };
    let mut session = Session::new(settings).unwrap();
    let before = session.progress();
    for text in ["", "   ", "I do not know", "blah 1", "9:1", "1:99", "\u{7}"] {
        let feedback = session.answer(text).unwrap();
        assert_eq!((feedback.right, feedback.next), (None, Next::Again), "{text}");
    }
    assert_eq!(session.progress(), before);
    assert_eq!(session.current().unwrap().attempt, 1);
}

/// A hint that the pupil has asked for is not shown again after a wrong try.
#[test]
fn no_hint_is_shown_twice() {
    let settings = Settings { topics: vec!["nim-sum"], seed: 2, ..Settings::default() };
    let mut session = Session::new(settings).unwrap().with_hints();
    let most = carryless_practise::hint_count(&session.current().unwrap().exercise);
    assert!(most >= 2, "{most}");
    let mut shown = vec![session.next_hint().unwrap()];
    while session.current().unwrap().number == 1 {
        shown.extend(session.answer("99").unwrap().hint);
    }
    assert_eq!(shown, (0..most).collect::<Vec<_>>());
}
