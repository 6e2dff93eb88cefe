//! Compares the cases of `tests/positions/*.toml` in up to three ways: with the closed form, with the game
//! tree if it is small enough, and with the JSON of the program.

use std::path::Path;

use crate::program::output;
use carryless_args::command_line::CommandLine;
use carryless_games::games::{Question, nim, race};
use carryless_games::position::{Outcome, PlayConvention};
use carryless_test_support::oracle::Search;
use carryless_test_support::oracle::{Distance, Piles, Solver, winning_numbers};
use serde::Deserialize;
use serde_json::{Value, json};

/// Rows of one file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    case: Vec<Case>,
}

/// A question and its expected values; omitted ones are not checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    question: String,
    outcome: String,
    /// Complete list of `pile:take`, or the number to say.
    moves: Vec<String>,
    nim_sum: Option<u64>,
    sums: Option<Vec<u64>>,
    residues: Option<Vec<u64>>,
    end: Option<String>,
    period: Option<u64>,
    imbalance: Option<u64>,
}

/// All rows of all files.
fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
    let files = std::fs::read_dir(folder).unwrap();
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let read = |path| toml::from_str::<Table>(&std::fs::read_to_string(path).unwrap()).unwrap();
    paths.into_iter().flat_map(|path| read(path).case).collect()
}

impl Case {
    fn parsed(&self) -> Question {
        let parsed = Question::parse(&CommandLine::parse(&self.question));
        parsed.unwrap_or_else(|error| panic!("{}: {error}", self.question))
    }

    /// Compares the JSON of an explanation with the row.
    fn check(&self, answer: &Value) {
        let question = &self.question;
        assert_eq!(answer["outcome"], self.outcome.as_str(), "{question}");
        let moves: Vec<String> =
            answer["winning_moves"].as_array().unwrap().iter().map(to_notation).collect();
        assert_eq!(moves, self.moves, "{question}");
        let places = [
            ("/nim_sum", self.nim_sum.map(|number| json!(number))),
            ("/columns/sums", self.sums.as_ref().map(|sums| json!(sums))),
            ("/residues", self.residues.as_ref().map(|residues| json!(residues))),
            ("/rules/end", self.end.as_ref().map(|end| json!(end))),
            ("/period", self.period.map(|number| json!(number))),
            ("/imbalance", self.imbalance.map(|number| json!(number))),
        ];
        for (place, expected) in places {
            let Some(expected) = expected else { continue };
            assert_eq!(answer.pointer(place), Some(&expected), "{question}, {place}");
        }
    }
}

/// A move of the JSON in the notation of the table.
fn to_notation(chosen: &Value) -> String {
    match chosen["say"].as_u64() {
        Some(say) => say.to_string(),
        None => format!("{}:{}", chosen["pile"], chosen["take"]),
    }
}

#[test]
fn the_table_is_not_empty() {
    let cases = cases();
    assert!(cases.len() >= 70, "only {} rows", cases.len());
    let mut questions: Vec<&str> = cases.iter().map(|case| case.question.as_str()).collect();
    questions.sort_unstable();
    questions.dedup();
    assert_eq!(questions.len(), cases.len(), "a question stands there twice");
}

#[test]
fn the_closed_form_agrees_with_the_table() {
    for case in cases() {
        case.check(&carryless_test_support::answers::json(&case.parsed().explain(false)));
    }
}

#[test]
fn the_search_agrees_with_the_table() {
    let mut solver = Solver::default();
    let mut searched = 0;
    for case in cases() {
        let found = match case.parsed() {
            Question::Nim(question) => search_piles(&mut solver, &question),
            Question::Race(question) => Some(search_race(&question)),
            // Searched in tests of their own.
            _ => None,
        };
        let Some((outcome, moves)) = found else {
            continue;
        };
        assert_eq!(format!("{outcome:?}"), case.outcome, "{}", case.question);
        assert_eq!(moves, case.moves, "{}", case.question);
        searched += 1;
    }
    assert!(searched >= 68, "only {searched} rows were small enough");
}

/// Searches one pile of any size; several piles only up to 40 stones.
fn search_piles(solver: &mut Solver, question: &nim::Question) -> Option<(Outcome, Vec<String>)> {
    let piles = question.state.piles();
    if piles.len() > 1 && piles.iter().sum::<u64>() > 40 {
        return None;
    }
    let misere = question.state.rules.play == PlayConvention::Misere;
    let rules = Piles { limit: question.state.rules.limit, misere };
    let moves = solver.winning(rules, piles);
    let moves = moves.into_iter().map(|(pile, take)| format!("{pile}:{take}")).collect();
    Some((solver.outcome(rules, piles), moves))
}

fn search_race(question: &race::Question) -> (Outcome, Vec<String>) {
    let race::Range { bounds: say, end } = question.state.rules.range().unwrap();
    let race = Distance { say, end };
    let mut search = Search::new(race);
    let left = question.state.left();
    let moves = winning_numbers(&mut search, race, left);
    (search.outcome(&left), moves.iter().map(u64::to_string).collect())
}

#[test]
fn the_program_agrees_with_the_table() {
    for case in cases() {
        case.check(&printed(&case.question));
    }
}

/// JSON that the program prints for a question.
fn printed(question: &str) -> Value {
    let output = output(&format!("explain {question} --format json"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{question}: {errors}");
    serde_json::from_slice(&output.stdout).unwrap()
}
