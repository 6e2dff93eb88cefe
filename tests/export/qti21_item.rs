//! Reads one item of QTI 2.1 or 3.0: declarations, interactions and response processing.

use std::rc::Rc;

use super::package;
use super::platform::{Engine, Gap, Question, Verdict, number};
use super::qti21_body;
use super::qti21_declared::variables;
use super::qti21_engine::{KNOWN, Value, Variables, value};
use super::qti21_xml::{Edition, Element};

/// Question of an item; category, tags and pictures belong to the package.
pub(crate) fn read(root: &Element, edition: Edition) -> Result<Question, String> {
    for need in ["title", "adaptive", "timeDependent"] {
        root.need(need)?;
    }
    let id = root.need("identifier")?;
    package::identifier(id)?;
    let body = root.child("itemBody").ok_or("no itemBody")?;
    qti21_body::check(body, edition)?;
    let variables = variables(root)?;
    let places = qti21_body::places(body, &variables)?;
    let without =
        ["simpleChoice", "inlineChoice", "feedbackBlock", "feedbackInline", "rubricBlock"];
    let mut question = Question {
        kind: places[0].kind,
        id: id.to_owned(),
        name: root.need("title")?.to_owned(),
        category: String::new(),
        tags: Vec::new(),
        stem: body.text(&without),
        gaps: Vec::new(),
        feedback: String::new(),
        points: 1.0,
        pictures: 0,
        marker: body
            .children()
            .filter(|part| part.name == "rubricBlock")
            .map(|part| part.text(&[]))
            .collect(),
        engine: None,
    };
    if question.name.trim().is_empty() || question.stem.is_empty() {
        return Err("no title, or nothing is asked".to_owned());
    }
    let program = Program::read(root, variables, places)?;
    question.points = program.whole;
    if program.places.iter().all(|place| place.kind == "essay") {
        return Ok(question);
    }
    if program.places.len() > 1 {
        question.kind = "gaps";
    }
    question.gaps = program.places.iter().map(|place| place.gap.clone()).collect();
    question.feedback = program.grade(&question.key())?.feedback.join(" ");
    question.engine = Some(Engine(Rc::new(move |said| program.grade(said).unwrap())));
    Ok(question)
}

/// An interaction and its response.
#[derive(Debug, Clone)]
pub(crate) struct Place {
    pub(crate) name: String,
    pub(crate) kind: &'static str,
    pub(crate) gap: Gap,
}

#[derive(Debug)]
struct Program {
    rules: Element,
    template: Option<&'static str>,
    start: Variables,
    places: Vec<Place>,
    /// For each modal feedback: outcome variable, identifier, whether it is shown on a match, and text.
    feedback: Vec<(String, String, bool, String)>,
    whole: f64,
}

impl Program {
    fn read(root: &Element, start: Variables, mut places: Vec<Place>) -> Result<Self, String> {
        let essay = places.iter().all(|place| place.kind == "essay");
        let rules = match root.child("responseProcessing") {
            Some(rules) => rules.clone(),
            None if essay => root.child("itemBody").unwrap().clone(),
            None => return Err("no responseProcessing".to_owned()),
        };
        let template = if essay { None } else { template(&rules, &start)? };
        let feedback = feedback(root, &start, &rules, &places)?;
        let mut program =
            Program { rules, template, start, places: Vec::new(), feedback, whole: 1.0 };
        let told = program.most(root)?;
        if essay {
            program.whole = told.unwrap_or(1.0);
            return Ok(program);
        }
        let key: Vec<Vec<String>> = places.iter().map(|place| keys(&place.gap)).collect();
        program.places.clone_from(&places);
        let best = program.grade(&key)?.share;
        program.whole = told.unwrap_or(best);
        if best <= 0.0 || (best - program.whole).abs() > 1e-4 {
            return Err(format!("the right answers earn {best} of {}", program.whole));
        }
        let nothing = vec![Vec::new(); places.len()];
        let none = program.grade(&nothing)?.share;
        if none > 0.0 {
            return Err(format!("no answer at all earns {none}"));
        }
        for place in &mut places {
            place.gap.weight = 1.0;
        }
        Ok(program)
    }

    /// Maximal score that the item declares; `None` if it declares none.
    fn most(&self, root: &Element) -> Result<Option<f64>, String> {
        let score =
            root.all("outcomeDeclaration").find(|one| one.get("identifier") == Some("SCORE"));
        let score = score.ok_or("outcome SCORE is not declared")?;
        if score.get("cardinality") != Some("single")
            || !matches!(score.get("baseType"), Some("float" | "integer"))
        {
            return Err("SCORE is not one number".to_owned());
        }
        let normal = score.get("normalMaximum").and_then(number);
        match (self.start.outcomes.get("MAXSCORE"), normal) {
            (Some(Value::Number(most)), None) => Ok(Some(*most)),
            (Some(Value::Number(most)), Some(normal)) if *most != normal => {
                Err(format!("MAXSCORE is {most}, normalMaximum {normal}"))
            }
            (_, normal) => Ok(normal),
        }
    }

    fn grade(&self, said: &[Vec<String>]) -> Result<Verdict, String> {
        let mut variables = self.start.clone();
        for (at, place) in self.places.iter().enumerate() {
            let base = &variables.declared[&place.name].base;
            let words = said.get(at).into_iter().flatten().filter(|word| !word.is_empty());
            let values: Vec<Value> = words.filter_map(|word| typed(place, base, word)).collect();
            let many = variables.declared[&place.name].many;
            let answer = match values.first() {
                None => Value::Null,
                Some(_) if many => Value::Many(values),
                Some(first) => first.clone(),
            };
            variables.responses.insert(place.name.clone(), answer);
        }
        let score = match self.template {
            Some(name) => Some(by_template(name, &variables)?),
            None => {
                variables.run(&self.rules)?;
                None
            }
        };
        if let Some(score) = score {
            variables.outcomes.insert("SCORE".to_owned(), Value::Number(score));
        }
        let Some(Value::Number(score)) = variables.outcomes.get("SCORE") else {
            return Err("SCORE is no number in the end".to_owned());
        };
        let shown = self.feedback.iter().filter(|(outcome, id, show, _)| {
            let now = match variables.outcomes.get(outcome) {
                Some(Value::Many(values)) => values.contains(&Value::Words(id.clone())),
                Some(value) => *value == Value::Words(id.clone()),
                None => false,
            };
            now == *show
        });
        let feedback = shown.map(|(_, _, _, text)| text.clone()).collect();
        Ok(Verdict { share: score / self.whole, feedback })
    }
}

/// Response as an engine gets it: the identifier of a choice, or the typed text.
fn typed(place: &Place, base: &str, word: &str) -> Option<Value> {
    if !place.gap.is_choice {
        let word = if base == "string" { word } else { word.trim() };
        return value(base, word).ok();
    }
    let option = place.gap.options.iter().find(|option| option.text == word);
    option.map(|option| Value::Words(option.id.clone()))
}

fn by_template(name: &str, variables: &Variables) -> Result<f64, String> {
    let mut variables = variables.clone();
    let tag = |name: &str| format!("<{name} xmlns=\"{}\"", Edition::Two.space());
    let text = if name == "match_correct" {
        "<responseCondition><responseIf><match><variable identifier=\"RESPONSE\"/>\
         <correct identifier=\"RESPONSE\"/></match><setOutcomeValue identifier=\"SCORE\">\
         <baseValue baseType=\"float\">1</baseValue></setOutcomeValue></responseIf><responseElse>\
         <setOutcomeValue identifier=\"SCORE\"><baseValue baseType=\"float\">0</baseValue>\
         </setOutcomeValue></responseElse></responseCondition>"
    } else {
        "<setOutcomeValue identifier=\"SCORE\"><mapResponse identifier=\"RESPONSE\"/>\
         </setOutcomeValue>"
    };
    let text = format!("{}>{text}</responseProcessing>", tag("responseProcessing"));
    let tree = roxmltree::Document::parse(&text).unwrap();
    variables.run(&Element::read(tree.root_element(), Edition::Two)?)?;
    match variables.outcomes.get("SCORE") {
        Some(Value::Number(score)) => Ok(*score),
        _ => Err("SCORE is no number in the end".to_owned()),
    }
}

/// One of the two standard templates; it uses RESPONSE and SCORE.
fn template(rules: &Element, variables: &Variables) -> Result<Option<&'static str>, String> {
    let Some(address) = rules.get("template") else {
        let odd =
            rules.below().into_iter().find(|part| !KNOWN.contains(&format!(" {} ", part.name)));
        if let Some(odd) = odd {
            return Err(format!("the engine knows no <{}>", odd.name));
        }
        for set in rules.below().into_iter().filter(|part| part.name == "setOutcomeValue") {
            let name = set.need("identifier")?;
            if !variables.outcomes.contains_key(name) {
                return Err(format!("outcome {name} is not declared"));
            }
        }
        return Ok(None);
    };
    if rules.children().next().is_some() {
        return Err("a template and rules beside it".to_owned());
    }
    let bases = [
        "http://www.imsglobal.org/question/qti_v2p1/rptemplates/",
        "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/",
    ];
    let name = bases.iter().find_map(|base| address.strip_prefix(base));
    let name = name.map(|name| name.trim_end_matches(".xml"));
    let known = ["match_correct", "map_response"].into_iter().find(|known| Some(*known) == name);
    let known = known.ok_or(format!("no template {address}"))?;
    let response = variables.declared.get("RESPONSE").ok_or("a template works on RESPONSE only")?;
    match known {
        _ if variables.declared.len() > 1 => Err("a template sees only one response".to_owned()),
        "map_response" if response.mapping.is_none() => Err("RESPONSE has no mapping".to_owned()),
        "match_correct" if response.correct == Value::Null => {
            Err("RESPONSE has no correct answer".to_owned())
        }
        _ => Ok(Some(known)),
    }
}

fn feedback(
    root: &Element,
    start: &Variables,
    rules: &Element,
    places: &[Place],
) -> Result<Vec<(String, String, bool, String)>, String> {
    let kinds = ["modalFeedback", "feedbackBlock", "feedbackInline"];
    let mut found = Vec::new();
    for part in root.below().into_iter().filter(|part| kinds.contains(&part.name.as_str())) {
        let (outcome, id) = (part.need("outcomeIdentifier")?, part.need("identifier")?);
        package::identifier(id)?;
        if !start.outcomes.contains_key(outcome) {
            return Err(format!("feedback {id}: outcome {outcome} is not declared"));
        }
        let sets = rules
            .below()
            .into_iter()
            .filter(|set| set.name == "setOutcomeValue" && set.get("identifier") == Some(outcome));
        let inside: Vec<&Element> = sets.flat_map(Element::below).collect();
        let said = inside.iter().any(|base| base.name == "baseValue" && base.words() == id);
        let chosen = inside.iter().any(|one| one.name == "variable")
            && places.iter().any(|place| place.gap.options.iter().any(|option| option.id == id));
        let show = part.need("showHide")? == "show";
        if show && !said && !chosen {
            return Err(format!("feedback {id} is never shown"));
        }
        found.push((outcome.to_owned(), id.to_owned(), show, part.text(&[])));
    }
    Ok(found)
}

fn keys(gap: &Gap) -> Vec<String> {
    let right = gap.options.iter().filter(|option| option.fraction > 0.0);
    let most = if gap.is_many { usize::MAX } else { 1 };
    right.take(most).map(|option| option.text.clone()).collect()
}
