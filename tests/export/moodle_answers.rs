//! Reads the answers of each question type in Moodle XML.

use roxmltree::Node;

use super::cloze;
use super::moodle::{amount, child, plain, raw, text, value};
use super::platform::{Answer, Gap, Question, number};

/// Moodle's grades in percent; each may be negative, and 0 is one of them.
const GRADES: [f64; 21] = [
    100.0, 90.0, 83.33333, 80.0, 75.0, 70.0, 66.66667, 60.0, 50.0, 40.0, 33.33333, 30.0, 25.0,
    20.0, 16.66667, 14.28571, 12.5, 11.11111, 10.0, 5.0, 0.0,
];

/// Reads the answers of a question node into the question.
pub(crate) fn read(node: Node, kind: &str, question: &mut Question) -> Result<(), String> {
    match kind {
        "multichoice" => choice(node, question),
        "truefalse" => truth(node, question),
        "shortanswer" => short(node, question),
        "numerical" => numerical(node, question),
        "matching" => matching(node, question),
        "cloze" | "multianswer" => gaps(node, question),
        "essay" => essay(node, question),
        other => Err(format!("Moodle reads no question of type {other:?}")),
    }
}

fn choice(node: Node, question: &mut Question) -> Result<(), String> {
    let single = !matches!(value(node, "single").as_deref(), Some("false" | "" | "0"));
    let options = answers(node, text)?;
    let filled = options.iter().filter(|answer| !answer.text.is_empty()).count();
    if filled < 2 || filled < options.len() {
        return Err("fewer than two answers, or an empty one".to_owned());
    }
    distinct(&options)?;
    let right: f64 = options.iter().map(|answer| answer.fraction.max(0.0)).sum();
    if single && !options.iter().any(full) {
        return Err("no answer is worth 100".to_owned());
    }
    if !single && (right - 1.0).abs() > 1e-4 {
        return Err(format!("the right answers are worth {:.5}", right * 100.0));
    }
    question.kind = if single { "choice" } else { "choices" };
    question.gaps =
        vec![Gap { options, is_choice: true, is_many: !single, weight: 1.0, ..Gap::default() }];
    Ok(())
}

fn truth(node: Node, question: &mut Question) -> Result<(), String> {
    let options = answers(node, plain)?;
    let mut words: Vec<&str> = options.iter().map(|answer| answer.text.as_str()).collect();
    words.sort_unstable();
    if words != ["false", "true"] {
        return Err("the answers of truefalse are true and false".to_owned());
    }
    if options.iter().filter(|answer| full(answer)).count() != 1
        || options.iter().any(|answer| !full(answer) && answer.fraction != 0.0)
    {
        return Err("one of true and false is worth 100, the other 0".to_owned());
    }
    question.kind = "choice";
    question.gaps = vec![Gap { options, is_choice: true, weight: 1.0, ..Gap::default() }];
    Ok(())
}

fn short(node: Node, question: &mut Question) -> Result<(), String> {
    let options = answers(node, plain)?;
    check_known(&options)?;
    let usecase = value(node, "usecase").ok_or("no <usecase>")?;
    if !matches!(usecase.as_str(), "0" | "1") {
        return Err(format!("<usecase> {usecase:?}"));
    }
    question.kind = "text";
    let case_matters = usecase == "1";
    question.gaps =
        vec![Gap { options, case_matters, wildcard: true, weight: 1.0, ..Gap::default() }];
    Ok(())
}

fn numerical(node: Node, question: &mut Question) -> Result<(), String> {
    let options = answers(node, plain)?;
    check_known(&options)?;
    if let Some(bad) =
        options.iter().find(|answer| answer.text != "*" && number(&answer.text).is_none())
    {
        return Err(format!("{:?} is no number", bad.text));
    }
    if options.iter().any(|answer| answer.tolerance < 0.0) {
        return Err("a tolerance below 0".to_owned());
    }
    let unit = child(node, "units").is_some();
    if !unit
        && (amount(node, "unitgradingtype", 0.0)? != 0.0 || amount(node, "showunits", 3.0)? != 3.0)
    {
        return Err("a unit is asked for, but there is none".to_owned());
    }
    question.kind = "number";
    question.gaps = vec![Gap { options, is_number: true, weight: 1.0, ..Gap::default() }];
    Ok(())
}

fn matching(node: Node, question: &mut Question) -> Result<(), String> {
    let mut pairs: Vec<(String, String)> = Vec::new();
    let mut offered: Vec<String> = Vec::new();
    for pair in node.children().filter(|part| part.has_tag_name("subquestion")) {
        let left = text(pair)?;
        let right = plain(child(pair, "answer").ok_or("a pair without an answer")?)?;
        if right.is_empty() {
            return Err("a pair with an empty answer is dropped".to_owned());
        }
        if !offered.contains(&right) {
            offered.push(right.clone());
        }
        if left.is_empty() {
            continue;
        }
        if pairs.iter().any(|(other, _)| *other == left) {
            return Err(format!("{left:?} is asked twice"));
        }
        pairs.push((left, right));
    }
    if pairs.len() < 2 || offered.len() < 3 {
        return Err("matching needs two pairs and three answers".to_owned());
    }
    question.kind = "match";
    question.gaps = pairs
        .into_iter()
        .map(|(prompt, right)| {
            let options = offered.iter().map(|text| Answer {
                text: text.clone(),
                fraction: f64::from(u8::from(*text == right)),
                ..Answer::default()
            });
            Gap {
                prompt,
                options: options.collect(),
                is_choice: true,
                weight: 1.0,
                ..Gap::default()
            }
        })
        .collect();
    Ok(())
}

fn gaps(node: Node, question: &mut Question) -> Result<(), String> {
    let stem = raw(child(node, "questiontext").ok_or("no <questiontext>")?)?;
    let (rest, gaps) = cloze::read(&stem)?;
    question.kind = "gaps";
    question.stem = super::markup::text_of(&rest);
    question.points = gaps.iter().map(|gap| gap.weight).sum();
    question.gaps = gaps;
    Ok(())
}

fn essay(node: Node, question: &mut Question) -> Result<(), String> {
    if question.marker.is_empty() {
        return Err("an essay without <graderinfo>".to_owned());
    }
    let format = value(node, "responseformat").unwrap_or("editor".to_owned());
    let known = ["editor", "editorfilepicker", "plain", "monospaced", "noinline"];
    if !known.contains(&format.as_str()) {
        return Err(format!("<responseformat> {format:?}"));
    }
    amount(node, "responsefieldlines", 15.0)?;
    question.kind = "essay";
    Ok(())
}

fn answers(
    node: Node,
    words: impl Fn(Node) -> Result<String, String>,
) -> Result<Vec<Answer>, String> {
    let found = node.children().filter(|part| part.has_tag_name("answer")).map(|part| {
        Ok(Answer {
            id: String::new(),
            text: words(part)?,
            fraction: fraction(part)?,
            tolerance: amount(part, "tolerance", 0.0)?,
            feedback: child(part, "feedback").map_or(Ok(String::new()), text)?,
        })
    });
    found.collect()
}

/// Share of the points of an answer, from its grade in percent; an error if Moodle has no such grade.
fn fraction(answer: Node) -> Result<f64, String> {
    let said = answer.attribute("fraction").ok_or("an answer without a fraction")?;
    let percent = number(said).ok_or(format!("fraction {said:?} is no number"))?;
    let own = GRADES.iter().find(|grade| (percent.abs() - **grade).abs() < 0.001);
    let own = own.ok_or(format!("{said} is not a grade of Moodle's"))?;
    Ok(own.copysign(percent) / 100.0)
}

fn full(answer: &Answer) -> bool {
    answer.fraction == 1.0
}

/// Checks a typed gap: it has answers, none empty or repeated, and one of them right.
fn check_known(options: &[Answer]) -> Result<(), String> {
    if options.iter().any(|answer| answer.text.is_empty()) {
        return Err("an empty answer is dropped".to_owned());
    }
    distinct(options)?;
    if options.iter().any(full) { Ok(()) } else { Err("no answer is worth 100".to_owned()) }
}

pub(crate) fn distinct(options: &[Answer]) -> Result<(), String> {
    let mut texts: Vec<&str> = options.iter().map(|answer| answer.text.as_str()).collect();
    texts.sort_unstable();
    match texts.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("the answer {:?} twice", pair[0])),
        None => Ok(()),
    }
}
