//! Simulation of practice, not a measurement of time: pupils with a known misconception answer questions, chosen at
//! random or by expected information, until one explanation is probable enough. Prints the table of docs/figures.md.
//!
//! `cargo bench --bench practise -- 200` simulates 200 pupils for each misconception, otherwise 20.

#![allow(clippy::unwrap_used, reason = "a simulation may panic")]

#[path = "practise/bound.rs"]
mod bound;
#[path = "practise/diagnose.rs"]
mod diagnose;

use carryless_exercises::constraints::{Constraint, Constraints};
use carryless_exercises::pupil_model::{
    CANDIDATES, Group, PupilModel, UNSUSPECTED, most_informative,
};
use carryless_exercises::rng::SeededRng;
use carryless_exercises::{Exercise, Marker};
use carryless_games::games::AnyMisconception;
use carryless_games::serialize;
use carryless_practise::Pool;
use carryless_practise::skill::{self, Skill};
use carryless_test_support::practising::SimulatedPupil;
use carryless_test_support::rng::Dice;
use rayon::prelude::*;

/// Number of questions after which a simulation ends without a result.
const MOST: u64 = 60;

/// First seed of the pupils and their questions. The parameters of the model were chosen with smaller ones.
const FIRST_PUPIL: u64 = 1000;

/// Number of exercises by which the misconceptions of a skill are found.
const SAMPLES: usize = 60;

/// Topics under the same rules: name, topics, limit, and whether the last stone loses.
type Field = (&'static str, &'static [&'static str], Option<u64>, bool);

const FIELDS: [Field; 5] = [
    ("normal", &["columns", "nim-sum", "who-wins", "winning-move"], None, false),
    ("misère", &["misere", "who-wins", "winning-move"], None, true),
    ("limit", &["limit", "who-wins", "winning-move"], Some(3), false),
    ("race", &["race", "race-story"], None, false),
    ("sets", &["sets"], None, false),
];

/// Result of one pupil: the number of questions, and the group that is named, `None` if none is suspected.
type Diagnosis = (u64, Option<Result<Group, Undecided>>);

/// No explanation became probable enough.
struct Undecided;

/// Conditions of a simulation: slips in a hundred answers, and whether questions are chosen by their information.
#[derive(Clone, Copy)]
struct Conditions {
    slips: u64,
    chosen: bool,
    pupils: u64,
}

fn main() {
    let pupils = std::env::args().find_map(|text| text.parse().ok()).unwrap_or(20);
    println!("| rules | slips | questions | median | 95 % within | named rightly | accused |");
    println!("|---|---|---|---|---|---|---|");
    for field in FIELDS {
        let (name, ..) = field;
        let (skills, start) = start(field);
        for slips in [10, 20] {
            for chosen in [false, true] {
                report(name, &skills, &start, Conditions { slips, chosen, pupils });
            }
        }
    }
    println!("| rules | explanations | bits of an answer, at most | questions, at least |");
    println!("|---|---|---|---|");
    for field in FIELDS {
        let (skills, start) = start(field);
        bound::report(field.0, &skills, &start);
    }
    println!(
        "| rules | slips | five questions | named rightly | named or suspected rightly | \
         named wrongly | accused |"
    );
    println!("|---|---|---|---|---|---|---|");
    for field in FIELDS {
        diagnose::report(field, &start(field).1, pupils);
    }
}

/// Returns the skills of a field, and the model of a pupil before the first answer.
fn start((_, topics, limit, misere): Field) -> (Vec<Skill>, PupilModel) {
    let mut constraints = Constraints::default();
    if let Some(limit) = limit {
        constraints = constraints.with(Constraint::Limit, limit);
    }
    if misere {
        constraints = constraints.and(Constraint::Misere);
    }
    let skills = skill::topics(topics, &constraints);
    let mut start = PupilModel::default();
    let groups = Pool::new(skills.clone(), 1).groups(SAMPLES).unwrap();
    groups.iter().for_each(|groups| start.open(groups));
    (skills, start)
}

fn report(name: &str, skills: &[Skill], start: &PupilModel, conditions: Conditions) {
    let truths = start.groups().into_iter().map(|(group, _)| Some(group.clone())).chain([None]);
    let jobs: Vec<(Option<Group>, u64)> = truths
        .flat_map(|truth| (0..conditions.pupils).map(move |at| (truth.clone(), FIRST_PUPIL + at)))
        .collect();
    let found: Vec<(Option<Group>, Diagnosis)> = jobs
        .into_par_iter()
        .map(|(truth, seed)| {
            let idea = truth.as_ref().and_then(|group| group.ideas.first().copied());
            let found = simulate(skills, start.clone(), idea, (seed, conditions));
            (truth, found)
        })
        .collect();
    let held = || found.iter().filter_map(|(truth, found)| Some((truth.as_ref()?, found)));
    let mut questions: Vec<u64> = held().map(|(_, (questions, _))| *questions).collect();
    questions.sort_unstable();
    let is_right = |truth: &Group, found: &Option<Result<Group, Undecided>>| matches!(found, Some(Ok(named)) if named == truth);
    let right = held().filter(|(truth, (_, named))| is_right(truth, named)).count();
    let none = found.iter().filter(|(truth, _)| truth.is_none());
    let accused = none.filter(|(_, (_, named))| matches!(named, Some(Ok(_)))).count();
    let percent = |part: usize, whole: usize| 100.0 * part as f64 / whole as f64;
    println!(
        "| {name} | {} % | {} | {} | {} | {:.1} % | {:.1} % |",
        conditions.slips,
        if conditions.chosen { "chosen" } else { "random" },
        questions[questions.len() / 2],
        questions[questions.len() * 95 / 100],
        percent(right, questions.len()),
        percent(accused, conditions.pupils as usize),
    );
}

/// Returns the candidates for question `number`, of all skills equally many.
fn candidates(pool: &mut Pool, number: u64) -> Vec<Exercise> {
    let skills = pool.skills().len();
    let each = CANDIDATES.div_ceil(skills);
    (0..skills).flat_map(|skill| pool.draw(skill, number, 0.0, each).unwrap()).collect()
}

/// Asks one pupil until a misconception is named or none is suspected.
fn simulate(
    skills: &[Skill],
    mut model: PupilModel,
    idea: Option<AnyMisconception>,
    (seed, conditions): (u64, Conditions),
) -> Diagnosis {
    let Conditions { slips, chosen, .. } = conditions;
    let marker = Marker::new().unwrap();
    let mut pool = Pool::new(skills.to_vec(), seed);
    let idea = idea.map(AnyMisconception::tag);
    let mut pupil = SimulatedPupil { idea, slips, dice: Dice::new(seed * 7919 + 13) };
    let mut dice = SeededRng::new(seed, "random");
    let mut asked: Vec<String> = Vec::new();
    for number in 1..=MOST {
        let mut candidates = candidates(&mut pool, number);
        candidates.retain(|exercise| !asked.contains(&exercise.id()));
        let at = match chosen {
            true => most_informative(&model, candidates.iter()),
            false => (!candidates.is_empty()).then(|| dice.below(candidates.len() as u64) as usize),
        };
        let Some(at) = at else { break };
        let exercise = candidates.swap_remove(at);
        asked.push(exercise.id());
        let json = serialize::json(&exercise.data("")).unwrap();
        let text = pupil.answer(&serde_json::from_str(&json).unwrap());
        model.update(&exercise, &marker.read(&exercise, &text).unwrap().values);
        if let Some(named) = model.named() {
            return (number, Some(Ok(named.clone())));
        }
        if model.without_misconception() >= UNSUSPECTED {
            return (number, None);
        }
    }
    (MOST, Some(Err(Undecided)))
}
