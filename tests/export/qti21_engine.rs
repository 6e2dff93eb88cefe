//! A small engine for QTI response processing: templates, conditions and expressions.

use std::collections::HashMap;

use super::platform::number;
use super::qti21_xml::Element;

/// Value of a variable or an expression.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value {
    Null,
    Truth(bool),
    Number(f64),
    Words(String),
    Many(Vec<Value>),
}

/// Declaration of a response.
#[derive(Debug, Clone)]
pub(crate) struct Response {
    pub(crate) base: String,
    pub(crate) many: bool,
    pub(crate) correct: Value,
    pub(crate) mapping: Option<Mapping>,
}

/// Points for single values of a response.
#[derive(Debug, Clone)]
pub(crate) struct Mapping {
    pub(crate) default: f64,
    pub(crate) lower: f64,
    pub(crate) upper: f64,
    /// For each mapped value: the value, its points, and whether case matters.
    pub(crate) entries: Vec<(Value, f64, bool)>,
}

/// Variables of an item during an attempt.
#[derive(Debug, Clone, Default)]
pub(crate) struct Variables {
    pub(crate) declared: HashMap<String, Response>,
    pub(crate) responses: HashMap<String, Value>,
    pub(crate) outcomes: HashMap<String, Value>,
}

/// Elements that the engine supports; others are errors.
pub(crate) const KNOWN: &str = " responseProcessing responseCondition responseIf \
    responseElseIf responseElse setOutcomeValue exitResponse responseProcessingFragment \
    baseValue variable correct mapResponse isNull and or not match equal stringMatch member \
    contains multiple containerSize sum product subtract divide lt lte gt gte integerToFloat \
    round truncate min max null ";

/// Parses `words` as a value of the base type `base`.
pub(crate) fn value(base: &str, words: &str) -> Result<Value, String> {
    let digits = || number(words).ok_or(format!("{words:?} is no {base}"));
    match base {
        "identifier" | "string" => Ok(Value::Words(words.to_owned())),
        "float" => Ok(Value::Number(digits()?)),
        "integer" if words.contains(['.', 'e', 'E']) => Err(format!("{words:?} is no integer")),
        "integer" => Ok(Value::Number(digits()?)),
        "boolean" if words == "true" || words == "false" => Ok(Value::Truth(words == "true")),
        other => Err(format!("{words:?} of type {other:?}")),
    }
}

impl Variables {
    /// Runs rules; returns whether `exitResponse` was reached.
    pub(crate) fn run(&mut self, rules: &Element) -> Result<bool, String> {
        for rule in rules.children() {
            let left = match rule.name.as_str() {
                "responseCondition" => self.condition(rule)?,
                "responseProcessingFragment" => self.run(rule)?,
                "setOutcomeValue" => self.set(rule)?,
                "exitResponse" => true,
                _ => false,
            };
            if left {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn condition(&mut self, rule: &Element) -> Result<bool, String> {
        for branch in rule.children() {
            if branch.name == "responseElse" {
                return self.run(branch);
            }
            let test = branch.children().next().ok_or("a branch without a test")?;
            if self.eval(test)? == Value::Truth(true) {
                return self.run(branch);
            }
        }
        Ok(false)
    }

    fn set(&mut self, rule: &Element) -> Result<bool, String> {
        let name = rule.need("identifier")?;
        let value = self.eval(rule.children().next().ok_or("setOutcomeValue of nothing")?)?;
        let place = self.outcomes.get_mut(name).ok_or(format!("outcome {name} is not declared"))?;
        *place = value;
        Ok(false)
    }

    fn eval(&self, part: &Element) -> Result<Value, String> {
        let name = || part.need("identifier");
        match part.name.as_str() {
            "baseValue" => value(part.need("baseType")?, &part.words()),
            "variable" => self.variable(name()?),
            "correct" => Ok(self.response(name()?)?.correct.clone()),
            "mapResponse" => self.mapped(name()?),
            "null" => Ok(Value::Null),
            _ => {
                let values: Result<Vec<Value>, String> =
                    part.children().map(|child| self.eval(child)).collect();
                operate(part, &values?)
            }
        }
    }

    fn variable(&self, name: &str) -> Result<Value, String> {
        let found = self.responses.get(name).or_else(|| self.outcomes.get(name));
        found.cloned().ok_or(format!("variable {name} is not declared"))
    }

    fn response(&self, name: &str) -> Result<&Response, String> {
        self.declared.get(name).ok_or(format!("response {name} is not declared"))
    }

    fn mapped(&self, name: &str) -> Result<Value, String> {
        let map = self.response(name)?.mapping.as_ref().ok_or(format!("{name} has no mapping"))?;
        let worth = |value: &Value| {
            let found = map.entries.iter().find(|(key, _, exact)| same_words(key, value, *exact));
            found.map_or(map.default, |(_, points, _)| *points)
        };
        let sum = match self.variable(name)? {
            Value::Null => 0.0,
            Value::Many(values) => {
                let mut once: Vec<Value> = Vec::new();
                for value in values {
                    if !once.contains(&value) {
                        once.push(value);
                    }
                }
                once.iter().map(worth).sum()
            }
            value => worth(&value),
        };
        Ok(Value::Number(sum.clamp(map.lower, map.upper)))
    }
}

fn operate(part: &Element, values: &[Value]) -> Result<Value, String> {
    let name = part.name.as_str();
    let pair = || match values {
        [left, right] => Ok((left, right)),
        _ => Err(format!("<{name}> takes two")),
    };
    match name {
        "isNull" => Ok(Value::Truth(values.iter().all(empty))),
        "and" => Ok(logic(values, false)),
        "or" => Ok(logic(values, true)),
        "not" => Ok(match values {
            [Value::Truth(truth)] => Value::Truth(!truth),
            _ => Value::Null,
        }),
        "multiple" => Ok(multiple(values)),
        "containerSize" => Ok(Value::Number(match &values[..1] {
            [Value::Many(inside)] => f64::from(u32::try_from(inside.len()).unwrap()),
            _ => 0.0,
        })),
        _ if values.is_empty() => Err(format!("<{name}> of nothing")),
        _ if values.iter().any(empty) => Ok(Value::Null),
        "match" => pair().map(|(left, right)| Value::Truth(same(left, right))),
        "stringMatch" => string_match(part, pair()?),
        "member" => {
            pair().map(|(left, right)| Value::Truth(list(right).iter().any(|one| same(one, left))))
        }
        "contains" => pair().map(|(left, right)| {
            let whole = list(left);
            Value::Truth(list(right).iter().all(|one| whole.iter().any(|other| same(one, other))))
        }),
        _ => arithmetic(part, values),
    }
}

fn arithmetic(part: &Element, values: &[Value]) -> Result<Value, String> {
    let name = part.name.as_str();
    let mut numbers = Vec::new();
    for value in values.iter().flat_map(list) {
        let Value::Number(number) = value else {
            return Err(format!("<{name}> of {value:?}"));
        };
        numbers.push(number);
    }
    let (first, second) = (numbers[0], numbers.get(1).copied());
    let two = || second.ok_or(format!("<{name}> takes two"));
    Ok(match name {
        "sum" => Value::Number(numbers.iter().sum()),
        "product" => Value::Number(numbers.iter().product()),
        "subtract" => Value::Number(first - two()?),
        "divide" if two()? == 0.0 => Value::Null,
        "divide" => Value::Number(first / two()?),
        "integerToFloat" => Value::Number(first),
        "round" => Value::Number((first + 0.5).floor()),
        "truncate" => Value::Number(first.trunc()),
        "min" => Value::Number(numbers.into_iter().fold(f64::INFINITY, f64::min)),
        "max" => Value::Number(numbers.into_iter().fold(f64::NEG_INFINITY, f64::max)),
        "lt" => Value::Truth(first < two()?),
        "lte" => Value::Truth(first <= two()?),
        "gt" => Value::Truth(first > two()?),
        "gte" => Value::Truth(first >= two()?),
        "equal" => equal(part, first, two()?)?,
        other => return Err(format!("the engine knows no <{other}>")),
    })
}

fn equal(part: &Element, first: f64, second: f64) -> Result<Value, String> {
    let widths: Vec<f64> =
        part.get("tolerance").unwrap_or_default().split_whitespace().filter_map(number).collect();
    let width =
        |at: usize| widths.get(at).or(widths.first()).copied().ok_or("equal without a tolerance");
    let (below, above) = match part.need("toleranceMode")? {
        "exact" => (0.0, 0.0),
        "absolute" => (width(0)?, width(1)?),
        "relative" => (first.abs() * width(0)? / 100.0, first.abs() * width(1)? / 100.0),
        other => return Err(format!("toleranceMode {other:?}")),
    };
    let slack = 1e-12 * first.abs().max(1.0);
    Ok(Value::Truth(second >= first - below - slack && second <= first + above + slack))
}

fn string_match(part: &Element, (left, right): (&Value, &Value)) -> Result<Value, String> {
    let exact = part.need("caseSensitive")? == "true";
    let (Value::Words(left), Value::Words(right)) = (left, right) else {
        return Err(format!("stringMatch of {left:?} and {right:?}"));
    };
    let fold = |text: &str| {
        if exact { text.to_owned() } else { text.to_lowercase() }
    };
    if part.get("substring") == Some("true") {
        return Ok(Value::Truth(fold(left).contains(&fold(right))));
    }
    Ok(Value::Truth(fold(left) == fold(right)))
}

fn logic(values: &[Value], decides: bool) -> Value {
    if values.contains(&Value::Truth(decides)) {
        return Value::Truth(decides);
    }
    if values.iter().any(|value| !matches!(value, Value::Truth(_))) {
        Value::Null
    } else {
        Value::Truth(!decides)
    }
}

fn multiple(values: &[Value]) -> Value {
    let inside: Vec<Value> = values.iter().filter(|value| !empty(value)).flat_map(list).collect();
    if inside.is_empty() { Value::Null } else { Value::Many(inside) }
}

fn list(value: &Value) -> Vec<Value> {
    match value {
        Value::Many(values) => values.clone(),
        Value::Null => Vec::new(),
        one => vec![one.clone()],
    }
}

fn empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Many(values) => values.is_empty(),
        Value::Words(words) => words.is_empty(),
        _ => false,
    }
}

/// Whether values are equal; in a container the order does not matter.
fn same(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Many(left), Value::Many(right)) => {
            left.len() == right.len()
                && left.iter().all(|one| {
                    let count =
                        |values: &[Value]| values.iter().filter(|other| *other == one).count();
                    count(left) == count(right)
                })
        }
        _ => left == right,
    }
}

fn same_words(left: &Value, right: &Value, exact: bool) -> bool {
    match (left, right) {
        (Value::Words(left), Value::Words(right)) if !exact => {
            left.to_lowercase() == right.to_lowercase()
        }
        _ => left == right,
    }
}
