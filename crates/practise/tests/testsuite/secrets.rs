//! Nothing before the last try holds the right answer.

use carryless_exercises::{Exercise, KINDS, question_text};
use carryless_practise::hint_count;
use carryless_practise::texts::Texts;
use carryless_practise::{Session, Settings, lines};
use carryless_render::i18n::Language;
use carryless_worksheet::renderer::SheetLanguage;
use serde_json::Value;

/// Fields of an exercise of which the answer can be read.
const TELLING: [&str; 11] = [
    "answer",
    "right",
    "outcome",
    "nim_sum",
    "winning_moves",
    "columns",
    "difficulty",
    "steps",
    "values",
    "residues",
    "lines",
];

fn topics() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|kind| kind.name())
}

fn session(topic: &'static str, seed: u64) -> Session {
    let settings = Settings { topics: vec![topic], seed, ..Settings::default() };
    Session::new(settings).unwrap()
}

fn keys(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                found.push(name.clone());
                keys(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn no_json_of_a_question_tells_its_answer() {
    let writer = question_text::writer(Language::of_code("en").unwrap()).unwrap();
    for topic in topics() {
        for seed in 0..3 {
            let session = session(topic, seed);
            let asked = session.current().unwrap();
            let line = lines::question(asked, &writer).unwrap();
            let value: Value = serde_json::from_str(&line).unwrap();
            let exercise = &value["exercise"];
            let mut found = Vec::new();
            keys(exercise, &mut found);
            let tells = |key: &&String| TELLING.contains(&key.as_str());
            assert_eq!(found.iter().find(tells), None, "{line}");
            let own: Vec<&String> = exercise.as_object().unwrap().keys().collect();
            let allowed = [
                "asks", "game", "id", "level", "position", "question", "rules", "topic", "numbers",
                "up_to",
            ];
            assert!(own.iter().all(|key| allowed.contains(&key.as_str())), "{own:?}");
            assert!(!is_number_told(&asked.exercise, exercise), "{line}");
        }
    }
}

/// Whether a field that asks for a number which is to be read off something has that number in the JSON.
fn is_number_told(exercise: &Exercise, json: &Value) -> bool {
    let reads_off = ["binary", "xiangqi", "northcott", "silver-dollar"].contains(&exercise.topic);
    let asks_number = exercise.form() != "to-binary";
    reads_off && asks_number && (json.get("position").is_some() || json.get("numbers").is_some())
}

#[test]
fn no_text_before_the_last_try_is_the_answer() {
    for code in ["en", "zh"] {
        let language = Language::of_code(code).unwrap();
        let texts = Texts::load(language).unwrap();
        let sheet = SheetLanguage::new(language).unwrap();
        for topic in topics() {
            let session = session(topic, 5);
            let exercise = &session.current().unwrap().exercise;
            let right = sheet.short_answer_of(exercise).unwrap();
            for index in 0..hint_count(exercise) {
                let hint = texts.hint(exercise, index).unwrap();
                assert!(right.is_empty() || !hint.contains(&right), "{topic}: {hint}");
            }
        }
    }
}

/// The feedback to a wrong move names neither the outcome nor a winning move.
#[test]
fn feedback_to_a_wrong_move_does_not_give_the_right_one() {
    let language = Language::of_code("en").unwrap();
    let texts = Texts::load(language).unwrap();
    let sheet = SheetLanguage::new(language).unwrap();
    let mut wrong = 0;
    for seed in 0..6 {
        let mut session = session("winning-move", seed).with_hints();
        let asked = session.current().unwrap().clone();
        let right = sheet.short_answer_of(&asked.exercise).unwrap();
        for typed in ["1:1", "2:1", "3:1"] {
            let asked = session.current().unwrap().clone();
            if asked.number > 1 {
                break;
            }
            let feedback = session.answer(typed).unwrap();
            if feedback.right == Some(false) {
                wrong += 1;
                let text = texts.feedback(&asked, &feedback).unwrap();
                assert!(!text.contains(&right) && !text.contains("You can win"), "{text}");
            }
        }
    }
    assert!(wrong > 6);
}
