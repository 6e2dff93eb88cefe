//! Tests how few exercises are distributed to a class: the largest number of versions, found by drawing;
//! equal exercises in several orders; impossible verdicts.

use std::collections::HashSet;

use carryless_exercises::assign::ORDERS;
use carryless_exercises::pool::Allowance;
use carryless_exercises::{AnswerClass, Constraint, Constraints, Exercise, KINDS, Space, kind};

use super::promises::trap;
use super::rows;

/// Topics with at most `most` exercises on level 1, each with its space of exercises.
fn small(most: usize) -> impl Iterator<Item = (&'static str, Space)> {
    let spaces = KINDS.iter().map(|kind| {
        let space = kind.space(&Constraints::default().with(Constraint::Level, 1)).unwrap();
        (kind.name(), space)
    });
    spaces.filter(move |(_, space)| space.draw(0).take(most + 1).count() <= most)
}

/// With one more version there are not enough exercises of equal effort.
#[test]
fn the_number_of_versions_is_maximal() {
    let mut topics = HashSet::new();
    for (name, space) in small(150) {
        for places in 1..4 {
            let judged = vec![space.answer_class() != AnswerClass::Many; places as usize];
            let enough = space.capacity(space.answer_class(), &judged, 1000, &Allowance::default());
            let dealt = |copies| rows(&space, 0, copies, places).is_some();
            let said = enough.unwrap_or(1);
            assert!(said < 2 || dealt(said), "{name}, {places} places: {enough:?}");
            // The balanced verdicts may be partly unused.
            if space.answer_class() == AnswerClass::Many {
                assert!(!dealt(said.max(1) + 1), "{name}, {places} places: {enough:?}");
                assert_eq!(
                    space.capacity(space.answer_class(), &judged, said, &Allowance::default()),
                    if said > 2 { Some(said - 1) } else { None }
                );
                topics.insert(name);
            } else {
                assert!(!dealt(said + 11), "{name}, {places} places: {enough:?}");
            }
        }
    }
    assert!(topics.len() > 5, "{topics:?}");
}

/// If only one verdict is possible, every pupil has it.
#[test]
fn a_single_possible_verdict_allows_all_versions() {
    for (tag, places) in [("zero-is-odd", 1), ("zero-is-odd", 2), ("only-pairs", 1)] {
        let constraints =
            Constraints::default().with(Constraint::Level, 1).with(Constraint::Trap, trap(tag));
        let Ok(space) = kind("who-wins").unwrap().space(&constraints) else { continue };
        let verdicts: HashSet<_> = space.draw(0).map(|one| one.verdict()).collect();
        let judged = vec![true; places as usize];
        let enough =
            space.capacity(space.answer_class(), &judged, 1000, &Allowance::default()).unwrap_or(1);
        let dealt = |copies| rows(&space, 0, copies, places).is_some();
        assert_eq!(verdicts.len(), 1, "{tag}");
        assert!((enough < 2 || dealt(enough)) && !dealt(enough + 1), "{tag} {places}: {enough}");
    }
}

fn ids(row: &[Exercise]) -> Vec<String> {
    row.iter().map(Exercise::id).collect()
}

/// Checks three orders: every pupil has the same exercises, and no slot has the same exercise for all.
fn assert_orders(seeds: std::ops::Range<u64>) {
    for kind in KINDS {
        let space = kind.space(&Constraints::default().with(Constraint::Level, 2)).unwrap();
        let judges = space.answer_class() != AnswerClass::Many;
        for places in 1..6 {
            for seed in seeds.clone() {
                let told = format!("{} {places} {seed}", kind.name());
                let dealt =
                    space.shared(seed, &vec![judges; places], 30, &Allowance::default()).unwrap();
                let orders = if places == 1 { 2 } else { (ORDERS as usize).min(places) };
                assert_eq!(dealt.len(), places, "{told}");
                let mut sheets = vec![HashSet::new(); orders];
                for row in &dealt {
                    assert_eq!(row.len(), orders, "{told}");
                    assert_eq!(
                        ids(row).into_iter().collect::<HashSet<_>>().len(),
                        orders,
                        "{told}"
                    );
                    sheets
                        .iter_mut()
                        .zip(ids(row))
                        .for_each(|(sheet, id)| assert!(sheet.insert(id)));
                }
                let all: Vec<&Exercise> = dealt.iter().flatten().collect();
                if places == 1 {
                    let effort = |one: &Exercise| {
                        (one.difficulty.form, one.difficulty.piles, one.difficulty.bits)
                    };
                    assert!(judges || effort(all[0]) == effort(all[1]), "{told}");
                } else {
                    assert!(sheets.iter().all(|sheet| *sheet == sheets[0]), "{told}");
                }
                let [yes, no] = [Some(1), Some(0)]
                    .map(|verdict| dealt.iter().filter(|row| row[0].verdict() == verdict).count());
                if places > 1
                    && matches!(space.answer_class(), AnswerClass::Outcome | AnswerClass::Right)
                {
                    assert!(yes.abs_diff(no) <= 1, "{told}: {yes} and {no}");
                }
                // For one pupil there is one order.
                let alone =
                    space.shared(seed, &vec![judges; places], 1, &Allowance::default()).unwrap();
                assert!(alone.iter().all(|row| row.len() == 1), "{told}");
            }
        }
    }
}

#[test]
fn shared_exercises_are_in_other_slots() {
    assert_orders(0..1);
}

#[test]
#[ignore = "exhaustive"]
fn shared_exercises_are_in_other_slots_exhaustive() {
    assert_orders(0..4);
}

/// A misconception that is wrong only in P-positions (or only in N-positions) has a single verdict, and a
/// class still gets its exercises.
#[test]
fn a_misconception_with_a_single_verdict_still_fills_a_class() {
    let mut only = HashSet::new();
    for name in ["zero-is-odd", "only-pairs", "carry", "sum-rule", "even-total"] {
        let constraints =
            Constraints::default().with(Constraint::Level, 4).with(Constraint::Trap, trap(name));
        let Ok(space) = kind("who-wins").unwrap().space(&constraints) else { continue };
        let rows = rows(&space, 3, 6, 3).unwrap_or_else(|| panic!("{name}"));
        let verdicts: HashSet<_> = rows.iter().flatten().map(Exercise::verdict).collect();
        let all: HashSet<String> = rows.iter().flat_map(|row| ids(row)).collect();
        assert_eq!((rows.len(), all.len()), (3, 18), "{name}");
        if verdicts.len() == 1 {
            only.insert(name);
        }
    }
    assert!(only.len() > 1, "{only:?}");
}

/// Asserts that draws do not depend on exercises that earlier draws, also on another level, have examined.
fn assert_seen_exercises_change_nothing(take: usize, later: usize) {
    let found = |space: &Space, seed, count| -> Vec<String> {
        space.draw(seed).take(count).map(|one| format!("{one:?}")).collect()
    };
    for kind in KINDS {
        let free = Constraints::default();
        let bound = free.clone().with(Constraint::Piles, 3).with(Constraint::Max, 20);
        let trapped = bound.clone().with(Constraint::Trap, trap("largest-pile"));
        for constraints in [free, bound, trapped] {
            let at = |level| kind.space(&constraints.clone().with(Constraint::Level, level));
            let (Ok(lower), Ok(upper), Ok(fresh)) = (at(2), at(3), at(3)) else { continue };
            let expected = [5, 6].map(|seed| found(&fresh, seed, take));
            for (seed, count) in [(5, 3), (6, 9), (5, later)] {
                found(&lower, seed, count);
            }
            let upper = upper.with_search_of(&lower);
            for round in 0..3 {
                let again = [5, 6].map(|seed| found(&upper, seed, take));
                assert_eq!(again, expected, "{} {round}", kind.name());
            }
        }
    }
}

#[test]
fn skipping_examined_exercises_changes_no_draw() {
    assert_seen_exercises_change_nothing(6, 12);
}

#[test]
#[ignore = "exhaustive"]
fn skipping_examined_exercises_changes_no_draw_exhaustive() {
    assert_seen_exercises_change_nothing(300, 120);
}
