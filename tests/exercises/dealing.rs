//! Proves how exercises are dealt where there are few: for how many versions a topic is enough, found out by
//! dealing; the same exercises in several orders; and verdicts that cannot be.

use std::collections::HashSet;

use carryless::exercises::assign::ORDERS;
use carryless::exercises::pool::Allowance;
use carryless::exercises::{AnswerClass, Constraint, Constraints, Exercise, KINDS, Space, kind};

use super::promises::trap;
use super::rows;

/// The topics with the fewest exercises of a level.
fn small(most: usize) -> impl Iterator<Item = (&'static str, Space)> {
    let spaces = KINDS.iter().map(|kind| {
        let space = kind.space(&Constraints::default().with(Constraint::Level, 1)).unwrap();
        (kind.name(), space)
    });
    spaces.filter(move |(_, space)| space.draw(0).take(most + 1).count() <= most)
}

/// With a version more there are no longer enough exercises of the same effort.
#[test]
fn what_is_enough_is_enough_and_no_more() {
    let mut topics = HashSet::new();
    for (name, space) in small(150) {
        for places in 1..4 {
            let judged = vec![space.answer_class() != AnswerClass::Many; places as usize];
            let enough = space.capacity(space.answer_class(), &judged, 1000, &Allowance::default());
            let dealt = |copies| rows(&space, 0, copies, places).is_some();
            let said = enough.unwrap_or(1);
            assert!(said < 2 || dealt(said), "{name}, {places} places: {enough:?}");
            // A deck of verdicts may be begun and not used up.
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

/// Where one answer is the only one, everybody has it.
#[test]
fn a_single_verdict_is_enough_for_as_many() {
    for (tag, places) in [("zero-is-odd", 1), ("zero-is-odd", 2), ("only-pairs", 1)] {
        let wishes =
            Constraints::default().with(Constraint::Level, 1).with(Constraint::Trap, trap(tag));
        let Ok(space) = kind("who-wins").unwrap().space(&wishes) else { continue };
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

/// Three orders: everybody has the same exercises, and in no place all have the same one.
fn hold_orders(seeds: std::ops::Range<u64>) {
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
fn shared_exercises_stand_in_other_places() {
    hold_orders(0..1);
}

#[test]
#[ignore = "exhaustive"]
fn shared_exercises_stand_in_other_places_exhaustive() {
    hold_orders(0..4);
}

/// An idea that is wrong in lost positions alone asks for no other, and a class gets its exercises.
#[test]
fn a_verdict_that_cannot_be_is_not_waited_for() {
    let mut only = HashSet::new();
    for name in ["zero-is-odd", "only-pairs", "carry", "sum-rule", "even-total"] {
        let wishes =
            Constraints::default().with(Constraint::Level, 4).with(Constraint::Trap, trap(name));
        let Ok(space) = kind("who-wins").unwrap().space(&wishes) else { continue };
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

/// A draw passes over what another has seen; what it finds is the same, from another level too.
fn hold_seen(take: usize, later: usize) {
    let found = |space: &Space, seed, count| -> Vec<String> {
        space.draw(seed).take(count).map(|one| format!("{one:?}")).collect()
    };
    for kind in KINDS {
        let free = Constraints::default();
        let bound = free.clone().with(Constraint::Piles, 3).with(Constraint::Max, 20);
        let trapped = bound.clone().with(Constraint::Trap, trap("largest-pile"));
        for wishes in [free, bound, trapped] {
            let at = |level| kind.space(&wishes.clone().with(Constraint::Level, level));
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
fn what_has_been_seen_changes_nothing() {
    hold_seen(6, 12);
}

#[test]
#[ignore = "exhaustive"]
fn what_has_been_seen_changes_nothing_exhaustive() {
    hold_seen(300, 120);
}
