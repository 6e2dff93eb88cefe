//! Checks the guarantees for a sheet: the number of exercises, misconceptions as constraints, moves that
//! raise remainders, and classes.

use std::collections::HashSet;

use carryless_exercises::constraints::Trap;
use carryless_exercises::multisets::{Multisets, Sizes, SmallSizesBound};
use carryless_exercises::pool::Allowance;
use carryless_exercises::rng::SeededRng;
use carryless_exercises::task::Task;
use carryless_exercises::{
    AnswerClass, Constraint, Constraints, Exercise, KINDS, kind, question_text,
};
use carryless_games::games::nim::misconceptions::{MOVE_IDEAS, Misconception, VERDICT_IDEAS};
use carryless_render::i18n::Language;
use serde_json::Value;

use super::{read_back, rows};
use carryless_test_support::believer::Believer;
use carryless_test_support::checker;
use carryless_test_support::oracle::{Piles, Solver};

#[test]
fn pool_sizes_agree_with_the_table() {
    // From the table of N-positions, without the trivial ones.
    for (piles, max, won, equal) in [(3, 7, 77, 7), (3, 15, 645, 15), (4, 15, 2835, 0)] {
        let constraints =
            Constraints::default().with(Constraint::Piles, piles).with(Constraint::Max, max);
        let space = kind("winning-move").unwrap().space(&constraints).unwrap();
        assert_eq!(space.draw(0).count() as u64, won - equal, "{piles} piles of at most {max}");
    }
}

#[test]
fn at_capacity_all_are_found_and_beyond_it_the_number_is_reported() {
    for kind in KINDS {
        let space = kind.space(&Constraints::default().with(Constraint::Level, 1)).unwrap();
        let exist = space.draw(0).count() as u64;
        let places = |count: u64| vec![kind.answer_class() != AnswerClass::Many; count as usize];
        let all = space.shared(11, &places(exist), 1, &Allowance::default()).unwrap().concat();
        let ids: HashSet<String> = all.iter().map(|exercise| exercise.id()).collect();
        assert_eq!(ids.len() as u64, exist, "{}", kind.name());
        assert!(space.shared(11, &places(exist + 1), 1, &Allowance::default()).is_none());
        let error = space.too_few(exist, exist + 1);
        assert_eq!(error.id(), "too-few-exercises");
        assert!(error.to_string().contains(&format!(" exist={exist} ")), "{error}");
    }
}

#[test]
fn multisets_are_numbered_without_gaps() {
    for (count, least, most) in [(1, 1, 9), (2, 0, 6), (3, 1, 7), (4, 2, 6), (5, 1, 4)] {
        let set = Multisets { count, least, most };
        let all: Vec<Vec<u64>> = (0..set.size().unwrap()).map(|index| set.at(index)).collect();
        let sorted = all.iter().all(|piles| piles.is_sorted());
        let inside = all.iter().flatten().all(|size| (least..=most).contains(size));
        let different: HashSet<&Vec<u64>> = all.iter().collect();
        assert!(sorted && inside && different.len() == all.len(), "{set:?}");
        for (count, below) in (0..=count).flat_map(|few| (0..9).map(move |below| (few, below))) {
            let is_small =
                |piles: &Vec<u64>| piles[..count as usize].iter().all(|one| *one < below);
            for (piles, index) in all.iter().zip(0..) {
                let wanted = Some(piles.clone()).filter(is_small);
                let found = set.at_if(index, SmallSizesBound { count, below }).map(Sizes::into_vec);
                assert_eq!(found, wanted, "{set:?} {below}");
            }
        }
    }
    // For many or large sizes the numbers are not tabulated.
    for (count, least, most) in [(12, 1, 5), (2, 3, 5000), (6, 1, 1000)] {
        let set = Multisets { count, least, most };
        let size = set.size().unwrap();
        for index in (0..size).step_by(size as usize / 999 + 1).chain([size - 1]) {
            let piles = set.at(index);
            assert!(piles.is_sorted() && piles.len() as u64 == count, "{set:?} {piles:?}");
            assert_eq!(set.number(&piles), index, "{set:?} {piles:?}");
        }
    }
    assert_eq!(Multisets { count: 5, least: 1, most: 15 }.size(), Some(11_628));
}

/// A size constraint changes only the size; the outcome is fixed only for exercises with few possible
/// answers.
#[test]
fn size_constraints_keep_other_constraints() {
    for kind in KINDS {
        let constraints = Constraints::default().with(Constraint::Level, 4).and(Constraint::Misere);
        for size in 0..3 {
            let sized = kind.with_size(&constraints, size);
            assert!(sized.level() == 4 && sized.has(Constraint::Misere), "{} {size}", kind.name());
        }
        if kind.name() == "race" {
            let least = kind.with_size(&constraints, 0);
            assert_eq!(
                (least.step_range(), least.number(Constraint::RaceTo)),
                (Some([1, 5]), Some(13))
            );
        }
        let many = kind.answer_class() == AnswerClass::Many;
        let judges = |seed| kind.next_asks_verdict(&mut SeededRng::new(seed, "places"));
        assert!(!many || !(0..20).any(judges), "{}", kind.name());
    }
}

/// An exercise of another type has no question text instead of half of one.
#[test]
fn an_exercise_of_another_type_has_no_question() {
    let words = question_text::writer(Language::of_code("en").unwrap()).unwrap();
    let first = |topic: &str| {
        let space = kind(topic).unwrap().space(&Constraints::default()).unwrap();
        space.draw(1).next().unwrap()
    };
    let own = ["grid", "judge-move", "walkthrough", "find-mistake", "race-story", "xiangqi"];
    let tasks = own.map(|topic| Exercise { task: Task::Proof, ..first(topic) });
    let subjects = ["count", "race", "race-story", "winning-move"]
        .map(|topic| Exercise { state: first("xor").state, ..first(topic) });
    for exercise in tasks.iter().chain(&subjects) {
        let error = exercise.question(&words).unwrap_err();
        assert_eq!(error.id(), "defect", "{}", exercise.topic);
        assert!(error.to_string().contains(exercise.topic), "{error}");
    }
}

/// The constraint `Trap` for the misconception of this tag.
pub(super) fn trap(tag: &str) -> Trap {
    let of_nim = Misconception::ALL.iter().copied().map(Trap::Nim);
    let of_race = carryless_games::games::race::Misconception::ALL.iter().copied().map(Trap::Race);
    of_nim.chain(of_race).find(|trap| trap.tag() == tag).unwrap()
}

/// Rules and pile sizes of an exercise, from its JSON.
fn place(json: &Value) -> (Piles, Vec<u64>) {
    let rules =
        Piles { limit: json["rules"]["limit"].as_u64(), misere: json["rules"]["play"] == "misere" };
    (rules, checker::list(&json["position"]["piles"]))
}

pub(super) fn trapped(trap: Trap, limit: Option<u64>, misere: bool) -> Constraints {
    let constraints = Constraints::default().with(Constraint::Trap, trap);
    let constraints = if misere { constraints.and(Constraint::Misere) } else { constraints };
    limit.iter().fold(constraints, |constraints, limit| constraints.with(Constraint::Limit, *limit))
}

/// Asserts that constraints refused without a search have no exercise: the game tree examines every position
/// of a box.
fn assert_refused(most: u64, least: u32) {
    let mut solver = Solver::default();
    let mut refused = 0;
    let boxes: Vec<Vec<u64>> =
        (1..=most).flat_map(|a| (a..=most).map(move |b| vec![a, b])).collect();
    let three = boxes.iter().flat_map(|two| (two[1]..=most).map(|c| vec![two[0], two[1], c]));
    let all: Vec<Vec<u64>> = boxes.iter().cloned().chain(three).collect();
    for topic in ["who-wins", "winning-move"] {
        for idea in MOVE_IDEAS.into_iter().chain(VERDICT_IDEAS).chain([Misconception::Carry]) {
            for (limit, misere) in [None, Some(1), Some(3), Some(7)]
                .into_iter()
                .flat_map(|limit| [(limit, false), (limit, true)])
            {
                for count in [2, 3] {
                    let constraints = trapped(Trap::Nim(idea), limit, misere);
                    let constraints = constraints
                        .with(Constraint::Piles, count as u64)
                        .with(Constraint::Max, most);
                    if kind(topic).unwrap().refusal(&constraints).is_none() {
                        continue;
                    }
                    refused += 1;
                    let rules = Piles { limit, misere };
                    for piles in all.iter().filter(|piles| piles.len() == count) {
                        let caught = caught(&mut solver, topic, idea, rules, piles);
                        assert!(!caught, "{topic} {idea:?} {limit:?} {misere} {piles:?}");
                    }
                }
            }
        }
    }
    assert!(refused >= least, "only {refused} refused");
}

#[test]
fn a_refused_misconception_is_never_wrong() {
    assert_refused(4, 50);
}

#[test]
#[ignore = "exhaustive"]
fn a_refused_misconception_is_never_wrong_exhaustive() {
    assert_refused(7, 101);
}

/// Whether these piles are not trivial and the misconception always gives a wrong answer in this exercise type.
fn caught(
    solver: &mut Solver,
    topic: &str,
    idea: Misconception,
    rules: Piles,
    piles: &[u64],
) -> bool {
    let winning = solver.winning(rules, piles);
    let wins = solver.outcome(rules, piles);
    let equal = piles.windows(2).all(|two| two[0] == two[1]);
    if equal || topic == "winning-move" && winning.is_empty() {
        return false;
    }
    let legal = rules.moves(piles);
    let residue = |size: u64| limit_residue(rules, size);
    let raising = |&(pile, take): &(u64, u64)| {
        let size = piles[pile as usize - 1];
        residue(size - take) > residue(size)
    };
    let mut believer = Believer { solver, rules, piles };
    if idea == Misconception::OnlyDown {
        return winning.iter().any(raising);
    }
    if VERDICT_IDEAS.contains(&idea) {
        return believer.says(idea).is_some_and(|said| !said.is_true_of(wins));
    }
    let made: Vec<_> = legal.into_iter().filter(|taken| believer.plays(idea, *taken)).collect();
    !winning.is_empty() && !made.is_empty() && made.iter().all(|taken| !winning.contains(taken))
}

fn limit_residue(rules: Piles, size: u64) -> u64 {
    rules.limit.map_or(size, |limit| size % (limit + 1))
}

fn check_traps(of_each: usize) {
    let mut solver = Solver::default();
    for idea in MOVE_IDEAS {
        for (limit, misere) in [(None, false), (None, true), (Some(3), false), (Some(3), true)] {
            let constraints = trapped(Trap::Nim(idea), limit, misere).with(Constraint::Max, 9);
            // Constraints that can never be met are refused without a search.
            let Ok(space) = kind("winning-move").unwrap().space(&constraints) else { continue };
            for exercise in space.draw(4).take(of_each) {
                let json = read_back(&exercise, "");
                let (rules, piles) = place(&json);
                let winning = solver.winning(rules, &piles);
                let legal = rules.moves(&piles);
                let mut believer = Believer { solver: &mut solver, rules, piles: &piles };
                let made = legal.into_iter().filter(|taken| believer.plays(idea, *taken));
                let made: Vec<_> = made.collect();
                let fails = made.iter().all(|taken| !winning.contains(taken));
                assert!(!made.is_empty() && fails, "{idea:?}: {json}");
            }
        }
    }
    for (idea, limit, misere) in [
        ("largest-pile", None, false),
        ("leftmost-only", None, false),
        ("wrong-pile", None, false),
        ("take-nim-sum", None, false),
        ("nim-sum-from-largest", None, false),
        ("equalise", None, false),
        ("sum-move", None, false),
        ("late-switch", None, true),
        ("ignore-misere", None, true),
        ("ignore-limit", Some(3), false),
        ("mod-k", Some(3), false),
        ("only-down", Some(3), false),
    ] {
        let trap = trap(idea);
        let constraints = trapped(trap, limit, misere);
        let space = kind("winning-move").unwrap().space(&constraints).unwrap();
        assert!(space.draw(1).take(5).count() == 5, "no positions for {idea}");
    }
}

#[test]
fn a_misconception_constraint_always_misleads() {
    check_traps(4);
}

#[test]
#[ignore = "exhaustive"]
fn a_misconception_constraint_always_misleads_exhaustive() {
    check_traps(40);
}

#[test]
fn a_misconception_about_verdicts_always_misleads() {
    let mut solver = Solver::default();
    for idea in VERDICT_IDEAS {
        // Letting remainders only fall still gives the right outcome, but not every winning move.
        let (limit, misere) = match idea {
            Misconception::OnlyDown => continue,
            Misconception::MisereReverse => (None, true),
            _ => (None, false),
        };
        let constraints = trapped(Trap::Nim(idea), limit, misere);
        let space = kind("who-wins").unwrap().space(&constraints).unwrap();
        let drawn: Vec<_> = space.draw(6).take(20).collect();
        assert!(drawn.len() > 10, "no positions for {idea:?}");
        for exercise in drawn {
            let json = read_back(&exercise, "");
            let (rules, piles) = place(&json);
            let wins = solver.outcome(rules, &piles);
            let mut believer = Believer { solver: &mut solver, rules, piles: &piles };
            let said = believer.says(idea);
            assert!(said.is_some_and(|said| !said.is_true_of(wins)), "{idea:?}: {json}");
        }
    }
}

#[test]
fn raising_moves_exist_if_they_are_required() {
    for name in ["limit", "misere-limit", "winning-move", "all-moves"] {
        let constraints =
            Constraints::default().and(Constraint::Raising).with(Constraint::Limit, 3);
        let space = kind(name).unwrap().space(&constraints).unwrap();
        let mut seen = 0;
        for exercise in space.draw(4).take(100) {
            let json = read_back(&exercise, "");
            let (_, piles) = place(&json);
            let moves = json["answer"]["winning_moves"].as_array().unwrap();
            let raises = |taken: &&Value| {
                let size = piles[checker::number(&taken["pile"]) as usize - 1];
                checker::number(&taken["leaves"]) % 4 > size % 4
            };
            assert!(moves.iter().any(|taken| raises(&taken)), "{json}");
            seen += 1;
        }
        assert_eq!(seen, 100, "{name}");
    }
}

#[test]
fn every_pupil_of_a_class_gets_equal_effort() {
    for (name, level, copies, places) in [
        ("columns", 2, 30, 4),
        ("winning-move", 2, 30, 6),
        ("who-wins", 3, 30, 5),
        ("judge-move", 3, 200, 3),
        ("walkthrough", 3, 40, 4),
        ("find-mistake", 3, 30, 4),
        ("limit", 3, 30, 4),
        ("misere", 4, 30, 3),
        ("race", 3, 30, 4),
        ("race-story", 4, 30, 2),
        ("xor", 3, 200, 2),
        ("odd-one-out", 3, 200, 2),
        ("sets", 4, 30, 3),
        ("grundy", 4, 30, 2),
        ("fibonacci", 4, 30, 4),
        ("staircase", 2, 30, 4),
        ("northcott", 4, 30, 4),
        ("silver-dollar", 4, 30, 4),
        ("hackenbush", 3, 30, 4),
        ("sum", 3, 30, 4),
    ] {
        let space =
            kind(name).unwrap().space(&Constraints::default().with(Constraint::Level, level));
        let rows = rows(&space.unwrap(), 77, copies, places).unwrap();
        let mut ids = HashSet::new();
        assert_eq!(rows.len() as u64, places);
        for row in &rows {
            assert_eq!(row.len() as u64, copies, "{name}");
            let vectors: HashSet<_> = row.iter().map(|exercise| exercise.effort()).collect();
            assert_eq!(vectors.len(), 1, "{name} spreads: {vectors:?}");
            ids.extend(row.iter().map(|exercise| exercise.id()));
        }
        assert_eq!(ids.len() as u64, copies * places, "{name}");
    }
    let space = kind("winning-move").unwrap().space(&Constraints::default()).unwrap();
    assert!(rows(&space, 1, 200, 50).is_none());
}

/// Positions numbered beyond the target of a race are skipped and do not end the search.
#[test]
fn misconceptions_skip_counts_beyond_the_target() {
    let trap = trap("multiples-anyway");
    let constraints =
        Constraints::default().with(Constraint::Level, 2).with(Constraint::Trap, trap);
    let space = kind("race").unwrap().space(&constraints).unwrap();
    assert_eq!(rows(&space, 3201, 3, 4).unwrap().len(), 4);
}

#[test]
fn constraints_of_other_exercise_types_are_ignored() {
    for kind in KINDS {
        let all = Constraints::default()
            .with(Constraint::Piles, 4)
            .with(Constraint::Max, 9)
            .with(Constraint::Target, 40);
        let all =
            all.with(Constraint::Limit, 2).and(Constraint::Misere).with(Constraint::Say, [1, 4]);
        let all = all.and(Constraint::Raising).with(Constraint::Fade, 1);
        let known = kind.constraints();
        let only = all.restrict_to(known);
        let bytes = |constraints: &Constraints| {
            let space = kind.space(constraints).unwrap();
            space.draw(1).take(5).map(|one| one.json("").unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(bytes(&all), bytes(&only), "{}", kind.name());
        if known.contains(&Constraint::Piles) && known.contains(&Constraint::Max) {
            let space = kind.space(&only).unwrap();
            let fits = |size: &u64| *size <= 9;
            assert!(space.draw(1).take(20).all(|one| one.piles().iter().all(fits)));
        }
    }
    let error = kind("grid").unwrap().space(&Constraints::default().with(Constraint::Piles, 1));
    assert_eq!(error.unwrap_err().id(), "out-of-range");
}

#[test]
fn the_readme_counts_the_exercise_types() {
    let count = KINDS.len();
    assert!(
        include_str!("../../../../../README.md").contains(&format!("all {count} exercise types"))
    );
    assert!(include_str!("../../../../../README.zh.md").contains(&format!("列出 {count} 种题型")));
}
