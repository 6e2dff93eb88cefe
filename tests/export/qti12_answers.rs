//! Reads the answers of each question type of Canvas in QTI 1.2.

use std::collections::HashSet;

use roxmltree::Node;

use super::moodle_answers::distinct;
use super::platform::{Answer, Gap, Question, number};
use super::qti12::{child, is, material, words};
use super::qti12_places::{blanks, pairs};

const GENERAL: [&str; 3] = ["general_fb", "correct_fb", "general_incorrect_fb"];

/// One `<respcondition>`: tests of the response, and the score that they give.
pub(crate) struct Rule<'a, 'b> {
    test: Node<'a, 'b>,
    /// Points that the rule gives, in percent.
    pub(crate) score: Option<f64>,
    feedback: Option<String>,
}

/// Reads the answers of an item into the question.
pub(crate) fn read(item: Node, kind: &str, question: &mut Question) -> Result<(), String> {
    let shown = child(item, "presentation").ok_or("no <presentation>")?;
    let rules = rules(item, kind)?;
    linked(item)?;
    question.feedback = feedback(item, "general_fb")?.unwrap_or_default();
    question.kind = match kind {
        "multiple_choice_question" | "true_false_question" => "choice",
        "multiple_answers_question" => "choices",
        "short_answer_question" => "text",
        "numerical_question" => "number",
        "fill_in_multiple_blanks_question" | "multiple_dropdowns_question" => "gaps",
        "matching_question" => "match",
        "essay_question" => "essay",
        other => return Err(format!("Canvas reads no {other}")),
    };
    question.gaps = match question.kind {
        "choice" | "choices" => vec![choice(item, shown, &rules, question.kind == "choices")?],
        "text" | "number" => vec![typed(item, shown, &rules, question.kind == "number")?],
        "gaps" => blanks(shown, &rules, &question.stem, kind == "multiple_dropdowns_question")?,
        "match" => pairs(shown, &rules)?,
        _ => essay(shown, &rules)?,
    };
    if kind == "true_false_question" && question.gaps[0].options.len() != 2 {
        return Err("true or false has two answers".to_owned());
    }
    Ok(())
}

fn choice(item: Node, shown: Node, rules: &[Rule], many: bool) -> Result<Gap, String> {
    let list = only(shown, "response_lid")?;
    let cardinality = list.attribute("rcardinality").unwrap_or("Single");
    if (cardinality == "Multiple") != many {
        return Err(format!("rcardinality {cardinality:?}"));
    }
    let mut options = labels(list)?;
    if options.len() < 2 {
        return Err("fewer than two answers".to_owned());
    }
    if many {
        share(&mut options, rules)?;
    } else {
        for rule in rules {
            let (id, Some(score)) = (value(rule, list, "varequal")?, rule.score) else {
                continue;
            };
            let option = options.iter_mut().find(|option| option.id == id);
            option.ok_or(format!("no answer {id}"))?.fraction = score / 100.0;
        }
        if options.iter().filter(|option| option.fraction == 1.0).count() != 1 {
            return Err("a choice has one answer that is right".to_owned());
        }
    }
    for rule in rules {
        let Some(shown) = &rule.feedback else {
            continue;
        };
        let id = value(rule, list, "varequal")?;
        let option = options.iter_mut().find(|option| option.id == id);
        let option = option.ok_or(format!("no answer {id}"))?;
        option.feedback = feedback(item, shown)?.unwrap_or_default();
    }
    Ok(Gap { options, is_choice: true, is_many: many, weight: 1.0, ..Gap::default() })
}

/// Checks that exactly the right answers score: an `<and>` that names every answer, the wrong ones in
/// `<not>`.
fn share(options: &mut [Answer], rules: &[Rule]) -> Result<(), String> {
    let mut scoring = rules.iter().filter(|rule| rule.score == Some(100.0));
    let rule = scoring.next().ok_or("no answer is right")?;
    if scoring.next().is_some() {
        return Err("two ways to be right".to_owned());
    }
    let all = child(rule.test, "and").unwrap_or(rule.test);
    let (mut right, mut wrong) = (HashSet::new(), HashSet::new());
    for part in all.children().filter(Node::is_element) {
        match (part.tag_name().name(), child(part, "varequal")) {
            ("varequal", _) => right.insert(words(part)),
            ("not", Some(inner)) => wrong.insert(words(inner)),
            (other, _) => return Err(format!("<{other}> in the rule")),
        };
    }
    if right.is_empty() || !right.is_disjoint(&wrong) || right.len() + wrong.len() != options.len()
    {
        return Err("the rule does not name every answer once".to_owned());
    }
    let part = 1.0 / f64::from(u32::try_from(right.len()).unwrap());
    for option in options {
        if !right.contains(&option.id) && !wrong.contains(&option.id) {
            return Err(format!("the rule does not name {}", option.id));
        }
        option.fraction = if right.contains(&option.id) { part } else { -part };
    }
    Ok(())
}

fn typed(item: Node, shown: Node, rules: &[Rule], is_number: bool) -> Result<Gap, String> {
    let place = only(shown, "response_str")?;
    let field = child(place, "render_fib").ok_or("no <render_fib>")?;
    if (field.attribute("fibtype") == Some("Decimal")) != is_number {
        return Err("fibtype Decimal belongs to numbers, and to nothing else".to_owned());
    }
    let mut options = Vec::new();
    for rule in rules.iter().filter(|rule| rule.score.is_some()) {
        if is_number {
            options.push(measure(rule, place)?);
            continue;
        }
        for part in rule.test.descendants().filter(|node| is(*node, "varequal")) {
            if part.attribute("respident") != place.attribute("ident") {
                return Err("a rule for another place".to_owned());
            }
            options.push(Answer { text: words(part), ..Answer::default() });
        }
    }
    for option in &mut options {
        option.fraction = 1.0;
        option.feedback = shown_for(item, rules, &option.text)?;
    }
    if options.is_empty() || options.iter().any(|option| option.text.is_empty()) {
        return Err("no answer, or an empty one".to_owned());
    }
    distinct(&options)?;
    Ok(Gap { options, is_number, weight: 1.0, ..Gap::default() })
}

/// Parses `<or><varequal/><and><vargte/><varlte/></and></or>`, or a range without `<varequal>`.
fn measure(rule: &Rule, place: Node) -> Result<Answer, String> {
    let low = value(rule, place, "vargte").or_else(|_| value(rule, place, "vargt"));
    let exact = value(rule, place, "varequal");
    let (Ok(low), Ok(high)) = (low, value(rule, place, "varlte")) else {
        return Err("New Quizzes wants <vargte> and <varlte> beside <varequal>".to_owned());
    };
    let digits = |text: &str| number(text).ok_or(format!("{text:?} is no number"));
    let (low, high) = (digits(&low)?, digits(&high)?);
    let text = exact.unwrap_or_else(|_| f64::midpoint(low, high).to_string());
    let middle = digits(&text)?;
    let tolerance = high - middle;
    if low > high || (middle - low - tolerance).abs() > 1e-9 {
        return Err(format!("{low} to {high} is not around {middle}"));
    }
    Ok(Answer { text, tolerance, ..Answer::default() })
}

/// Text of the feedback of the rule that tests for this answer.
fn shown_for(item: Node, rules: &[Rule], text: &str) -> Result<String, String> {
    let equal = |node: Node| is(node, "varequal") && words(node) == text;
    let asks = |rule: &&Rule| rule.feedback.is_some() && rule.test.descendants().any(equal);
    let rule = rules.iter().find(asks).and_then(|rule| rule.feedback.as_deref());
    Ok(feedback(item, rule.unwrap_or_default())?.unwrap_or_default())
}

fn essay(shown: Node, rules: &[Rule]) -> Result<Vec<Gap>, String> {
    let place = only(shown, "response_str")?;
    child(place, "render_fib").ok_or("no <render_fib>")?;
    if rules.iter().any(|rule| rule.score.is_some()) {
        return Err("an essay is not graded by a rule".to_owned());
    }
    Ok(Vec::new())
}

/// Answers of a list; their identifiers must be distinct.
pub(crate) fn labels(list: Node) -> Result<Vec<Answer>, String> {
    let labels = list.descendants().filter(|node| is(*node, "response_label"));
    let options: Result<Vec<Answer>, String> = labels
        .map(|label| {
            let id = label.attribute("ident").ok_or("an answer without an ident")?.to_owned();
            let text = material(child(label, "material").ok_or("an answer without words")?)?;
            Ok(Answer { id, text, ..Answer::default() })
        })
        .collect();
    let options = options?;
    distinct(&options)?;
    let ids: HashSet<&str> = options.iter().map(|option| option.id.as_str()).collect();
    if ids.len() != options.len() || options.iter().any(|option| option.text.is_empty()) {
        return Err("an ident twice, or an empty answer".to_owned());
    }
    Ok(options)
}

fn rules<'a, 'b>(item: Node<'a, 'b>, kind: &str) -> Result<Vec<Rule<'a, 'b>>, String> {
    let Some(process) = child(item, "resprocessing") else {
        return if kind == "essay_question" {
            Ok(Vec::new())
        } else {
            Err("no <resprocessing>".into())
        };
    };
    let outcome = child(process, "outcomes").and_then(|outcomes| child(outcomes, "decvar"));
    let outcome = outcome.ok_or("no <decvar>")?;
    if outcome.attribute("varname") != Some("SCORE") || outcome.attribute("maxvalue") != Some("100")
    {
        return Err("<decvar> is not SCORE up to 100".to_owned());
    }
    let mut found = Vec::new();
    for node in process.children().filter(|node| is(*node, "respcondition")) {
        let test = child(node, "conditionvar").ok_or("a rule without <conditionvar>")?;
        let shown = node.children().filter(|part| is(*part, "displayfeedback"));
        let shown: Vec<&str> = shown.filter_map(|part| part.attribute("linkrefid")).collect();
        for id in &shown {
            linked_one(item, Some(id))?;
        }
        let own = shown.iter().find(|id| !GENERAL.contains(id));
        let feedback = own.map(|id| (*id).to_owned());
        let score = child(node, "setvar").map(|set| {
            let percent = number(&words(set)).filter(|percent| (0.0..=100.0).contains(percent));
            let named = set.attribute("varname").unwrap_or("SCORE") == "SCORE";
            percent.filter(|_| named).ok_or("a <setvar> that is no percentage".to_owned())
        });
        let other = child(test, "other").is_some();
        if other && score.as_ref().is_some_and(|score| !matches!(score, Ok(0.0))) {
            return Err("<other> earns points".to_owned());
        }
        let score = score.transpose()?;
        if other || (score.is_none() && feedback.is_none()) {
            continue;
        }
        found.push(Rule { test, score, feedback });
    }
    Ok(found)
}

/// Value that a test compares with the response of this list.
pub(crate) fn value(rule: &Rule, list: Node, tag: &str) -> Result<String, String> {
    let ident = list.attribute("ident").ok_or("a response without an ident")?;
    let mut tests = rule.test.descendants().filter(|node| is(*node, tag));
    let test = tests.find(|test| test.attribute("respident") == Some(ident));
    test.map(words).ok_or(format!("a rule without <{tag}> for {ident}"))
}

fn only<'a, 'b>(shown: Node<'a, 'b>, tag: &str) -> Result<Node<'a, 'b>, String> {
    let mut found = shown.descendants().filter(|node| is(*node, tag));
    match (found.next(), found.next()) {
        (Some(one), None) if one.attribute("ident").is_some() => Ok(one),
        _ => Err(format!("not one <{tag}> with an ident")),
    }
}

fn linked_one(item: Node, id: Option<&str>) -> Result<(), String> {
    match id {
        Some(id) if feedback(item, id)?.is_none() => Err(format!("no feedback {id}")),
        _ => Ok(()),
    }
}

/// Checks that every feedback has a rule; Canvas finds the three general ones by name.
fn linked(item: Node) -> Result<(), String> {
    let shown: HashSet<&str> = item
        .descendants()
        .filter(|node| is(*node, "displayfeedback"))
        .filter_map(|node| node.attribute("linkrefid"))
        .collect();
    for node in item.children().filter(|node| is(*node, "itemfeedback")) {
        let id = node.attribute("ident").ok_or("a feedback without an ident")?;
        if !shown.contains(id) && !GENERAL.contains(&id) {
            return Err(format!("feedback {id} is never shown"));
        }
    }
    Ok(())
}

fn feedback(item: Node, id: &str) -> Result<Option<String>, String> {
    let mut all = item.children().filter(|node| is(*node, "itemfeedback"));
    let Some(found) = all.find(|node| node.attribute("ident") == Some(id)) else {
        return Ok(None);
    };
    let words = found.descendants().find(|node| is(*node, "material"));
    material(words.ok_or(format!("feedback {id} says nothing"))?).map(Some)
}
