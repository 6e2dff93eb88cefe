//! Simulation of sheets with five questions: pupils with a known misconception answer those of `--diagnose`, or those
//! of an ordinary sheet. Prints the second table of docs/figures.md.

use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_args::options;
use carryless_exercises::pupil_model::{Group, PupilModel};
use carryless_exercises::{Exercise, Marker};
use carryless_games::serialize;
use carryless_render::i18n::Language;
use carryless_test_support::practising::SimulatedPupil;
use carryless_test_support::rng::Dice;
use carryless_worksheet::sheet::Sheet;
use carryless_worksheet::spec::Spec;
use rayon::prelude::*;

use super::{FIRST_PUPIL, Field};

/// Number of different sheets of each kind.
const SHEETS: u64 = 20;

/// Probability from which the report suspects a misconception.
const SUSPECTED: f64 = 0.5;

/// Prints the rows of one field. `start` is the model before the first answer.
pub(crate) fn report((name, topics, limit, misere): Field, start: &PupilModel, pupils: u64) {
    let limit = limit.map_or(String::new(), |limit| format!(" --limit {limit}"));
    let misere = if misere { " --misere" } else { "" };
    let topics = topics.join(",");
    for (questions, options) in [("ordinary", "--count 5"), ("chosen", "--diagnose")] {
        let line = format!("--topic {topics}{limit}{misere} {options}");
        let sheets: Vec<Vec<Exercise>> =
            (1..=SHEETS).into_par_iter().map(|seed| sheet(&line, seed)).collect();
        for slips in [10, 20] {
            let row = row(&sheets, start, (slips, pupils));
            println!("| {name} | {slips} % | {questions} | {row} |");
        }
    }
}

/// Returns the exercises of the sheet that these options describe.
fn sheet(options: &str, seed: u64) -> Vec<Exercise> {
    let line = CommandLine::parse(options);
    let args = Args::parse(&line, options::SHEET.iter()).unwrap();
    let spec = Spec::read(&args, Language::of_code("en").unwrap()).unwrap();
    let items = Sheet::from_spec(&spec, seed).unwrap().items;
    items.into_iter().map(|item| item.exercise).collect()
}

/// Returns the shares of pupils who are named rightly, for whom the right misconception is at least suspected, who are
/// named wrongly, and who are accused, as cells of a table.
fn row(sheets: &[Vec<Exercise>], start: &PupilModel, (slips, pupils): (u64, u64)) -> String {
    let truths = start.groups().into_iter().map(|(group, _)| Some(group.clone())).chain([None]);
    let jobs: Vec<(Option<Group>, u64)> = truths
        .flat_map(|truth| (0..pupils).map(move |at| (truth.clone(), FIRST_PUPIL + at)))
        .collect();
    let found: Vec<(Option<Group>, PupilModel)> = jobs
        .into_par_iter()
        .map(|(truth, seed)| {
            let idea = truth.as_ref().and_then(|group| Some(group.ideas.first()?.tag()));
            let mut pupil = SimulatedPupil { idea, slips, dice: Dice::new(seed * 7919 + 13) };
            let model = model(&sheets[(seed % SHEETS) as usize], &mut pupil, start.clone());
            (truth, model)
        })
        .collect();
    let (held, none): (Vec<_>, Vec<_>) = found.into_iter().partition(|(truth, _)| truth.is_some());
    let rightly = held.iter().filter(|(truth, model)| truth.as_ref() == model.named()).count();
    let suspected = held.iter().filter(|(truth, model)| {
        let most = model.groups()[0];
        truth.as_ref() == Some(most.0) && most.1 >= SUSPECTED
    });
    let suspected = suspected.count();
    let is_wrong = |truth: &Option<Group>, model: &PupilModel| {
        model.named().is_some_and(|named| Some(named) != truth.as_ref())
    };
    let wrongly = held.iter().filter(|(truth, model)| is_wrong(truth, model)).count();
    let accused = none.iter().filter(|(truth, model)| is_wrong(truth, model)).count();
    let percent = |part: usize, whole: usize| 100.0 * part as f64 / whole as f64;
    let [rightly, suspected, wrongly] =
        [rightly, suspected, wrongly].map(|part| percent(part, held.len()));
    let accused = percent(accused, none.len());
    format!("{rightly:.1} % | {suspected:.1} % | {wrongly:.1} % | {accused:.1} %")
}

/// Returns the model of the pupil after the answers to all exercises.
fn model(exercises: &[Exercise], pupil: &mut SimulatedPupil, mut model: PupilModel) -> PupilModel {
    let marker = Marker::new().unwrap();
    for exercise in exercises {
        let json = serialize::json(&exercise.data("")).unwrap();
        let text = pupil.answer(&serde_json::from_str(&json).unwrap());
        model.update(exercise, &marker.read(exercise, &text).unwrap().values);
    }
    model
}
