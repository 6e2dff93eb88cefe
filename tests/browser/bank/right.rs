//! Right answers of the answer fields, from the JSON of an exercise, in the order of the fields. Answers that
//! a person reads have no field; corrections in words are in no question file.

use serde_json::Value;

use super::list;

/// Right answer of a field.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Right {
    Number(String),
    /// Adjacent numbers, each with an input of its own.
    Row(Vec<String>),
    /// One of these texts; an empty list stands for a word that means "none".
    Text(Vec<String>),
    /// Choices with these meanings: one, or all of many.
    Choice {
        meanings: Vec<String>,
        many: bool,
    },
    /// Free text, read by a person.
    Open,
}

/// Right answers of an exercise, field by field.
pub(super) fn places(exercise: &Value) -> Vec<Right> {
    let grid = &exercise["task"]["grid"]["rows"];
    let rows = grid.as_array().into_iter().flatten().filter_map(gaps).map(Right::Row);
    let mut places: Vec<Right> = rows.collect();
    for ask in list(&exercise["answer"]["asks"]) {
        let right = &ask["right"];
        match ask["kind"].as_str().unwrap() {
            // The rows of a grid are handled above: only some of their digits are asked.
            "binary" if grid.is_array() => {}
            "number" => places.push(Right::Number(right.to_string())),
            "binary" => places.push(Right::Number(binary(right))),
            "rows" => places.extend(list(right).iter().map(|one| Right::Row(vec![binary(one)]))),
            "digits" | "list" => places.push(Right::Row(each(right, Value::to_string))),
            "move" => places.push(Right::Text(each(right, meaning_of))),
            "takes" => places.push(Right::Text(each(right, |made| {
                each(&made["takes"], Value::to_string).join(",")
            }))),
            "say" => places.push(Right::Text(each(right, Value::to_string))),
            "outcome" => places.push(one(right.as_str().unwrap())),
            "verdict" => places.push(one(&right.to_string())),
            "set" | "sum" => places.push(many(each(right, Value::to_string))),
            "moves" | "breaks" | "turns" | "shifts" => places.push(many(each(right, meaning_of))),
            "open" => places.push(Right::Open),
            "correction" => {}
            kind => panic!("{kind} is a new kind of answer"),
        }
    }
    places
}

/// Missing digits of a row.
fn gaps(row: &Value) -> Option<Vec<String>> {
    let given = list(&row["digits"]);
    let number = row["number"].as_u64().unwrap();
    let digits = format!("{number:0width$b}", width = given.len());
    let gaps = given.iter().zip(digits.chars()).filter(|(given, _)| given.is_null());
    let gaps: Vec<String> = gaps.map(|(_, digit)| digit.to_string()).collect();
    (!gaps.is_empty()).then_some(gaps)
}

fn binary(number: &Value) -> String {
    format!("{:b}", number.as_u64().unwrap())
}

fn each(values: &Value, text: impl Fn(&Value) -> String) -> Vec<String> {
    list(values).iter().map(text).collect()
}

fn one(meaning: &str) -> Right {
    Right::Choice { meanings: vec![meaning.to_owned()], many: false }
}

fn many(mut meanings: Vec<String>) -> Right {
    if meanings.is_empty() {
        meanings.push("none".to_owned());
    }
    Right::Choice { meanings, many: true }
}

/// A move in a notation of its own: 3 from pile 2 is `2:3`, a pile that becomes two `2=7+1`, a cut `1.2`, a
/// coin `6→5`.
fn meaning_of(made: &Value) -> String {
    if let Some(path) = made["cut"].as_array() {
        return path.iter().map(Value::to_string).collect::<Vec<_>>().join(".");
    }
    if made["from"].is_number() {
        return format!("{}\u{2192}{}", made["from"], made["to"]);
    }
    match made["leaves"].as_array().map(Vec::as_slice) {
        Some([]) => format!("{}=0", made["pile"]),
        Some(leaves) => {
            let leaves: Vec<String> = leaves.iter().map(Value::to_string).collect();
            format!("{}={}", made["pile"], leaves.join("+"))
        }
        None => {
            let place = if made["pile"].is_null() { &made["step"] } else { &made["pile"] };
            format!("{place}:{}", made["take"])
        }
    }
}

/// Meaning of a choice in the notation of `meaning_of`, in any language; bilingual choices must agree.
pub(super) fn meaning(text: &str) -> String {
    let mut meanings: Vec<String> = text.split(" / ").map(alone).collect();
    meanings.dedup();
    assert_eq!(meanings.len(), 1, "{text} says two things");
    meanings.remove(0)
}

fn alone(text: &str) -> String {
    let numbers = text.split(|letter: char| !letter.is_ascii_digit());
    let numbers: Vec<&str> = numbers.filter(|number| !number.is_empty()).collect();
    match (text, &*numbers) {
        ("can win" | "\u{80fd}\u{8d62}", _) => "N".to_owned(),
        ("cannot win" | "\u{4e0d}\u{80fd}\u{8d62}", _) => "P".to_owned(),
        ("right" | "\u{5bf9}", _) => "true".to_owned(),
        ("wrong" | "\u{4e0d}\u{5bf9}", _) => "false".to_owned(),
        ("none" | "\u{65e0}", _) => "none".to_owned(),
        // What is left comes last, as a number or as the whole pile.
        (_, [take, pile] | [take, pile, _]) if text.starts_with("take ") => {
            format!("{pile}:{take}")
        }
        (_, [pile, take] | [pile, take, _]) if text.starts_with('\u{4ece}') => {
            format!("{pile}:{take}")
        }
        _ => text.to_owned(),
    }
}

/// Words for "none" in each written language.
pub(super) fn nothing(language: &str) -> &'static [&'static str] {
    match language {
        "en" => &["none", "There is none"],
        "zh" => &["\u{65e0}", "\u{6ca1}\u{6709}"],
        _ => &["none", "\u{65e0}"],
    }
}
