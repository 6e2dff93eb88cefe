//! Simulation of practice: pupils with a known misconception answer questions, chosen at random or by expected
//! information, until one explanation has a probability of 0.9. Prints the table of docs/figures.md.
//!
//! `cargo bench --bench practise -- 200` simulates 200 pupils for each misconception; fewer for a quick look.

use std::collections::BTreeMap;

use carryless_exercises::constraints::{Constraint, Constraints};
use carryless_exercises::rng::SeededRng;
use carryless_exercises::{Exercise, Marker};
use carryless_games::serialize;
use carryless_practise::pupil::{Group, Pupil, UNSUSPECTED};
use carryless_practise::selection::{CANDIDATES, most_informative};
use carryless_practise::{Pool, skill};
use carryless_test_support::practising::SimulatedPupil;
use carryless_test_support::rng::Dice;
use rayon::prelude::*;

/// Number of questions after which a pupil is given up.
const MOST: u64 = 60;

/// Name of the result of a pupil whose answers decide nothing.
const UNDECIDED: &str = "undecided";

/// A field of practice: its name, topics, and rules.
const FIELDS: [(&str, &[&str], Option<u64>, bool); 5] = [
    ("normal", &["columns", "nim-sum", "who-wins", "winning-move"], None, false),
    ("misère", &["misere", "who-wins", "winning-move"], None, true),
    ("limit", &["limit", "who-wins", "winning-move"], Some(3), false),
    ("race", &["race", "race-story"], None, false),
    ("sets", &["sets"], None, false),
];

struct Outcome {
    questions: u64,
    named: Option<String>,
}

fn main() {
    let count = std::env::args().filter_map(|text| text.parse().ok()).next().unwrap_or(20);
    let only = std::env::args().find(|text| FIELDS.iter().any(|(name, ..)| name == text));
    for (name, topics, limit, misere) in FIELDS {
        if only.as_ref().is_some_and(|only| only != name) {
            continue;
        }
        let mut constraints = Constraints::default();
        if let Some(limit) = limit {
            constraints = constraints.with(Constraint::Limit, limit);
        }
        if misere {
            constraints = constraints.and(Constraint::Misere);
        }
        let skills = skill::topics(topics, &constraints);
        let groups: Vec<Vec<Group>> = Pool::new(skills.clone(), 1).groups(60).unwrap();
        let mut open = Pupil::default();
        groups.iter().for_each(|groups| open.open(groups));
        let all: Vec<Group> = open.groups().iter().map(|(group, _)| (*group).clone()).collect();
        println!(
            "{name}: {:?} entropy {:.2}",
            all.iter().map(Group::name).collect::<Vec<_>>(),
            open.entropy()
        );
        for slips in [10, 20] {
            for chosen in [false, true] {
                report(&skills, &open, &all, (slips, chosen, count));
            }
        }
    }
}

fn report(
    skills: &[skill::Skill],
    open: &Pupil,
    groups: &[Group],
    (slips, chosen, count): (u64, bool, u64),
) {
    let mut truths: Vec<Option<String>> = groups.iter().map(|group| Some(group.name())).collect();
    truths.push(None);
    let jobs: Vec<(Option<String>, u64)> = truths
        .into_iter()
        .flat_map(|truth| (0..count).map(move |seed| (truth.clone(), seed)))
        .collect();
    let found: Vec<(Option<String>, Outcome)> = jobs
        .into_par_iter()
        .map(|(truth, seed)| {
            let idea = truth.as_ref().map(|name| -> &'static str {
                Box::leak(name.split('/').next().unwrap().to_owned().into_boxed_str())
            });
            let outcome = simulate(skills, open.clone(), idea, (seed, slips, chosen));
            (truth, outcome)
        })
        .collect();
    let mut questions: Vec<u64> =
        found.iter().filter(|(truth, _)| truth.is_some()).map(|(_, it)| it.questions).collect();
    questions.sort_unstable();
    let held: Vec<_> = found.iter().filter(|(truth, _)| truth.is_some()).collect();
    let right = held.iter().filter(|(truth, it)| it.named == *truth).count();
    let none: Vec<_> = found.iter().filter(|(truth, _)| truth.is_none()).collect();
    let accused =
        none.iter().filter(|(_, it)| it.named.as_deref().is_some_and(|it| it != UNDECIDED)).count();
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut slow: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    for (truth, it) in &found {
        let key = truth.clone().unwrap_or_default();
        slow.entry(key.clone()).or_default().push(it.questions);
        if it.named != *truth {
            wrong.entry(key).or_default().push(it.named.clone().unwrap_or("-".into()));
        }
    }
    println!(
        "slips {slips} {}: median {} p95 {} right {:.1} accused {:.1}",
        if chosen { "chosen" } else { "random" },
        questions[questions.len() / 2],
        questions[questions.len() * 95 / 100],
        100.0 * right as f64 / held.len() as f64,
        100.0 * accused as f64 / none.len() as f64,
    );
    if std::env::var("VERBOSE").is_ok() && chosen {
        for (key, mut all) in slow {
            all.sort_unstable();
            println!(
                "  {key}: median {} p95 {} wrong {:?}",
                all[all.len() / 2],
                all[all.len() * 95 / 100],
                wrong.get(&key)
            );
        }
    }
}

fn simulate(
    skills: &[skill::Skill],
    mut model: Pupil,
    idea: Option<&'static str>,
    (seed, slips, chosen): (u64, u64, bool),
) -> Outcome {
    let marker = Marker::new().unwrap();
    let mut pool = Pool::new(skills.to_vec(), seed);
    let mut pupil = SimulatedPupil { idea, slips, dice: Dice::new(seed * 7919 + 13) };
    let mut dice = SeededRng::new(seed, "random");
    let mut asked: Vec<String> = Vec::new();
    for number in 1..=MOST {
        let mut candidates: Vec<Exercise> = Vec::new();
        for skill in 0..skills.len() {
            let level = 0.1;
            candidates.extend(
                pool.draw(skill, number, level, CANDIDATES.div_ceil(skills.len())).unwrap(),
            );
        }
        candidates.retain(|exercise| !asked.contains(&exercise.id()));
        let at = match chosen {
            true => most_informative(&model, candidates.iter()),
            false => (!candidates.is_empty()).then(|| dice.below(candidates.len() as u64) as usize),
        };
        let Some(at) = at else { break };
        let exercise = candidates.swap_remove(at);
        asked.push(exercise.id());
        let json: serde_json::Value =
            serde_json::from_str(&serialize::json(&exercise.data("")).unwrap()).unwrap();
        let text = pupil.answer(&json);
        let reading = marker.read(&exercise, &text).unwrap();
        assert!(reading.is_readable(), "{text} {json}");
        model.update(&exercise, &reading.values);
        if idea.is_none() && chosen && std::env::var("TRACE").is_ok() {
            let top: Vec<String> = model
                .groups()
                .iter()
                .take(3)
                .map(|(g, p)| format!("{}={p:.3}", g.name()))
                .collect();
            eprintln!(
                "seed {seed} slips {slips} {number} {} {text} right {} none {:.3} {top:?}",
                exercise.id(),
                reading.mark.is_right(),
                model.without_misconception()
            );
        }
        if let Some(named) = model.named() {
            return Outcome { questions: number, named: Some(named.name()) };
        }
        if model.without_misconception() >= UNSUSPECTED {
            return Outcome { questions: number, named: None };
        }
    }
    Outcome { questions: MOST, named: Some(UNDECIDED.into()) }
}
