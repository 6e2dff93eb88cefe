//! Reads the declarations of a QTI item: responses with right answers and points, and outcomes.

use std::collections::HashSet;

use super::moodle_answers::distinct;
use super::package;
use super::platform::{Answer, number};
use super::qti21_engine::{Mapping, Response, Value, Variables, value};
use super::qti21_xml::Element;

/// All variables that an item declares, with their values before an attempt.
pub(crate) fn variables(root: &Element) -> Result<Variables, String> {
    let mut variables = Variables::default();
    let mut names = HashSet::new();
    for part in root.children().filter(|part| part.name.ends_with("Declaration")) {
        let name = part.need("identifier")?;
        package::identifier(name)?;
        if !names.insert(name) {
            return Err(format!("{name} is declared twice"));
        }
        let base = part.need("baseType")?;
        let many = match part.need("cardinality")? {
            "single" => false,
            "multiple" => true,
            other => return Err(format!("{name}: cardinality {other:?}")),
        };
        if part.name == "outcomeDeclaration" {
            let start = part.child("defaultValue").map(|holder| values(holder, base, many));
            let zero =
                if base == "float" || base == "integer" { Value::Number(0.0) } else { Value::Null };
            variables.outcomes.insert(name.to_owned(), start.transpose()?.unwrap_or(zero));
            continue;
        }
        let correct = part.child("correctResponse").map(|holder| values(holder, base, many));
        let correct = correct.transpose()?.unwrap_or(Value::Null);
        let mapping = part.child("mapping").map(|holder| mapping(holder, base)).transpose()?;
        let response = Response { base: base.to_owned(), many, correct, mapping };
        variables.responses.insert(name.to_owned(), Value::Null);
        variables.declared.insert(name.to_owned(), response);
    }
    Ok(variables)
}

fn values(holder: &Element, base: &str, many: bool) -> Result<Value, String> {
    let found: Result<Vec<Value>, String> =
        holder.all("value").map(|one| value(base, &one.words())).collect();
    let mut found = found?;
    match found.len() {
        0 => Err("a value that is empty".to_owned()),
        _ if many => Ok(Value::Many(found)),
        1 => Ok(found.remove(0)),
        _ => Err("two values where one belongs".to_owned()),
    }
}

fn mapping(holder: &Element, base: &str) -> Result<Mapping, String> {
    let bound = |name: &str, otherwise: f64| match holder.get(name) {
        Some(words) => number(words).ok_or(format!("{name} {words:?} is no number")),
        None => Ok(otherwise),
    };
    let entries: Result<Vec<(Value, f64, bool)>, String> = holder
        .all("mapEntry")
        .map(|entry| {
            let points = entry.need("mappedValue")?;
            let points = number(points).ok_or(format!("mappedValue {points:?} is no number"))?;
            let exact = entry.get("caseSensitive") != Some("false");
            Ok((value(base, entry.need("mapKey")?)?, points, exact))
        })
        .collect();
    let entries = entries?;
    let mut seen = HashSet::new();
    if entries.is_empty() || entries.iter().any(|(key, ..)| !seen.insert(format!("{key:?}"))) {
        return Err("a mapping without entries, or with a key twice".to_owned());
    }
    Ok(Mapping {
        default: bound("defaultValue", 0.0)?,
        lower: bound("lowerBound", f64::NEG_INFINITY)?,
        upper: bound("upperBound", f64::INFINITY)?,
        entries,
    })
}

/// Answers known from a response declaration, each with its share.
pub(crate) fn known(response: &Response) -> Result<Vec<Answer>, String> {
    let correct = match &response.correct {
        Value::Many(values) => values.clone(),
        Value::Null => Vec::new(),
        one => vec![one.clone()],
    };
    let words = |value: &Value| match value {
        Value::Number(number) => number.to_string(),
        Value::Words(words) => words.clone(),
        other => format!("{other:?}"),
    };
    let part = 1.0 / f64::from(u32::try_from(correct.len().max(1)).unwrap());
    let answer =
        |value: &Value, fraction: f64| Answer { text: words(value), fraction, ..Answer::default() };
    let mut found: Vec<Answer> = correct.iter().map(|value| answer(value, part)).collect();
    for (key, points, _) in response.mapping.iter().flat_map(|mapping| &mapping.entries) {
        if !found.iter().any(|other| other.text == words(key)) {
            let best = response.mapping.iter().flat_map(|map| &map.entries).map(|entry| entry.1);
            let best = best.fold(0.0, f64::max);
            found.push(answer(key, if best > 0.0 { points / best } else { 0.0 }));
        }
    }
    distinct(&found)?;
    Ok(found)
}
