//! Nothing before the last try holds the right answer.

use carryless_exercises::{Constraints, Exercise, KINDS, kind, question_text};
use carryless_practise::texts::Texts;
use carryless_practise::{Next, Session, Settings, lines};
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

/// Answers that pupils may write to a question of this topic: the right ones to other questions of it, and some more.
fn typed_answers(topic: &'static str, sheet: &SheetLanguage) -> Vec<String> {
    let space = kind(topic).unwrap().space(&Constraints::default()).unwrap();
    let others = space.draw(77).take(16);
    let mut all: Vec<String> = others
        .map(|exercise| {
            let parts: Vec<String> =
                answer_parts(&sheet.short_answer_of(&exercise).unwrap()).collect();
            parts.join("; ")
        })
        .collect();
    all.extend(
        ["win; 1:1", "1 1 1; 1:1", "1 1; 1:1", "lose; none", "none", "1", "2", "1:1", "2:1", "3:1"]
            .map(str::to_owned),
    );
    all
}

/// Parts of a printed answer, each without its label, its remark in brackets, and what follows the first of several
/// moves.
fn answer_parts(answer: &str) -> impl Iterator<Item = String> {
    answer.split([';', '；']).map(|part| {
        let part = part.rsplit([':', '：']).next().unwrap_or(part);
        let part = part.split(['(', '（']).next().unwrap_or(part);
        part.split(" or ").next().unwrap_or(part).trim().to_owned()
    })
}

/// Texts that a session shows between its question and the last try, when these answers are typed.
fn texts_before_the_last_try(
    session: &mut Session,
    texts: &Texts,
    typed: &[String],
) -> Vec<(String, String)> {
    let mut shown = Vec::new();
    for typed in typed {
        let Some(asked) = session.current().cloned().filter(|asked| asked.number == 1) else {
            break;
        };
        let feedback = session.answer(typed).unwrap();
        if feedback.right.is_some() && feedback.next == Next::Again {
            shown.push((typed.clone(), texts.feedback(&asked, &feedback).unwrap()));
        }
    }
    shown
}

/// Whether `part` stands in `text`, with neither a letter nor a digit on either side.
fn stands_in(part: &str, text: &str) -> bool {
    let ends = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_ascii_alphanumeric());
    text.match_indices(part).any(|(at, _)| {
        ends(text[..at].chars().next_back()) && ends(text[at + part.len()..].chars().next())
    })
}

#[test]
fn no_text_before_the_last_try_is_the_answer() {
    for code in ["en", "zh"] {
        let language = Language::of_code(code).unwrap();
        let texts = Texts::load(language).unwrap();
        let sheet = SheetLanguage::new(language).unwrap();
        let writer = question_text::writer(language).unwrap();
        let mut tried = 0;
        for topic in topics() {
            let all = typed_answers(topic, &sheet);
            let mut count = 0;
            for seed in 5..8 {
                let mut session = session(topic, seed).with_hints();
                let exercise = session.current().unwrap().exercise.clone();
                let question = exercise.question(&writer).unwrap();
                let right = sheet.short_answer_of(&exercise).unwrap();
                let shown = texts_before_the_last_try(&mut session, &texts, &all);
                for (typed, text) in &shown {
                    let tells = |part: &String| {
                        let mut known = [&question, typed].into_iter();
                        stands_in(part, text) && !known.any(|known| stands_in(part, known))
                    };
                    assert_eq!(answer_parts(&right).find(tells), None, "{topic}: {typed}: {text}");
                }
                count += shown.len();
                if count > 1 {
                    break;
                }
            }
            tried += usize::from(count > 0);
        }
        // A few topics ask for more than is typed here.
        assert!(tried >= 30, "{tried} topics");
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

/// The board above a question shows no number that the question does not tell: the sizes may be what is asked for.
#[test]
fn the_board_of_a_question_shows_no_new_number() {
    let language = Language::of_code("en").unwrap();
    let texts = Texts::load(language).unwrap();
    let numbers = |text: &str| -> Vec<String> {
        let parts = text.split(|letter: char| !letter.is_ascii_digit());
        parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
    };
    for topic in topics() {
        let session = session(topic, 5);
        let asked = session.current().unwrap();
        let [board, question] = texts.question(asked).unwrap();
        let known = numbers(&question.markdown(texts.words()).unwrap());
        let board = board.markdown(texts.words()).unwrap();
        for row in board.lines().filter(|line| line.contains('●')) {
            let size = numbers(row).pop().unwrap();
            assert!(known.contains(&size), "{topic}: {board}");
        }
    }
}
