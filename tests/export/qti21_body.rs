//! Checks the body of a QTI item: its content model and its interactions.

use std::collections::HashSet;

use super::moodle_answers::distinct;
use super::package;
use super::platform::{Answer, Gap};
use super::qti21_declared::known;
use super::qti21_engine::{Response, Variables};
use super::qti21_item::Place;
use super::qti21_xml::{Edition, Element, inline};

const HTML: &str = " pre h1 h2 h3 h4 h5 h6 p address dl dt dd ol ul li br hr div \
    span a em strong b i tt small big sub sup code kbd var samp cite dfn abbr acronym q \
    blockquote table caption col colgroup thead tbody tfoot tr td th img object param math \
    figure figcaption section ";
const QTI: &str = " itemBody choiceInteraction simpleChoice textEntryInteraction \
    inlineChoiceInteraction inlineChoice extendedTextInteraction prompt rubricBlock \
    feedbackBlock feedbackInline contentBody ";

/// Checks that the body contains only HTML elements of QTI, blocks in the body and inline elements in
/// paragraphs.
pub(crate) fn check(body: &Element, edition: Edition) -> Result<(), String> {
    if !body.words().is_empty() {
        return Err("words in itemBody that are in no block".to_owned());
    }
    if let Some(loose) = body.children().find(|part| inline(part.html())) {
        return Err(format!("<{}> in itemBody that is in no block", loose.name));
    }
    for part in body.below() {
        let (name, html) = (&part.name, part.html());
        let math = html.starts_with('m') && html != "match";
        let own =
            QTI.contains(&format!(" {name} ")) && (edition == Edition::Two || !name.contains(':'));
        let allowed =
            HTML.contains(&format!(" {html} ")) && (edition == Edition::Two || name.contains(':'));
        if !own && !allowed && !math {
            return Err(format!("<{name}> has no place in a body"));
        }
        if edition == Edition::Two && part.get("style").is_some() {
            return Err(format!("<{name}> has a style, which QTI 2.1 does not know"));
        }
        let block =
            part.children().find(|inside| !inline(inside.html()) && inside.html() != "math");
        let line = matches!(
            html,
            "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "prompt" | "span" | "pre"
        );
        if let (true, Some(block)) = (line, block) {
            return Err(format!("<{}> in <{name}>", block.name));
        }
        if html == "prompt" && part.below().iter().any(|one| one.name.ends_with("Interaction")) {
            return Err("an interaction in a prompt".to_owned());
        }
    }
    Ok(())
}

/// Interactions in their order, each with its own declaration.
pub(crate) fn places(body: &Element, variables: &Variables) -> Result<Vec<Place>, String> {
    let mut found: Vec<Place> = Vec::new();
    let mut choices = HashSet::new();
    for part in body.below().into_iter().filter(|part| part.name.ends_with("Interaction")) {
        let name = part.need("responseIdentifier")?;
        if found.iter().any(|place| place.name == name) {
            return Err(format!("two interactions for {name}"));
        }
        let response = variables.declared.get(name);
        let response = response.ok_or(format!("response {name} is not declared"))?;
        let place = place(part, name, response).map_err(|fault| format!("{name}: {fault}"))?;
        for option in place.gap.options.iter().filter(|_| place.gap.is_choice) {
            let variable = variables.declared.contains_key(&option.id)
                || variables.outcomes.contains_key(&option.id);
            if variable || !choices.insert(option.id.clone()) {
                return Err(format!("identifier {} twice in the item", option.id));
            }
        }
        found.push(place);
    }
    let lost =
        variables.declared.keys().find(|name| !found.iter().any(|place| place.name == **name));
    match lost {
        Some(lost) => Err(format!("response {lost} has no interaction")),
        None if found.is_empty() => Err("nothing to answer".to_owned()),
        None => Ok(found),
    }
}

fn place(part: &Element, name: &str, response: &Response) -> Result<Place, String> {
    let (kind, gap) = match part.name.as_str() {
        "choiceInteraction" => choice(part, "simpleChoice", response)?,
        "inlineChoiceInteraction" => choice(part, "inlineChoice", response)?,
        "textEntryInteraction" => entry(part, response)?,
        "extendedTextInteraction" if response.base == "string" => ("essay", Gap::default()),
        other => return Err(format!("{other} of type {}", response.base)),
    };
    Ok(Place { name: name.to_owned(), kind, gap })
}

fn choice(part: &Element, tag: &str, response: &Response) -> Result<(&'static str, Gap), String> {
    part.need("shuffle")?;
    if response.base != "identifier" {
        return Err(format!("a choice of type {}", response.base));
    }
    let most = if tag == "inlineChoice" { "1" } else { part.get("maxChoices").unwrap_or("1") };
    let most: u32 = most.parse().map_err(|_| format!("maxChoices {most:?}"))?;
    if (most != 1) != response.many {
        return Err(format!("maxChoices {most} and the cardinality do not fit"));
    }
    let known = known(response)?;
    let mut options = Vec::new();
    for choice in part.all(tag) {
        let id = choice.need("identifier")?.to_owned();
        package::identifier(&id)?;
        let fraction =
            known.iter().find(|answer| answer.text == id).map_or(0.0, |answer| answer.fraction);
        let text = choice.text(&["feedbackInline", "feedbackBlock"]);
        options.push(Answer { id, text, fraction, ..Answer::default() });
    }
    if let Some(lost) =
        known.iter().find(|answer| !options.iter().any(|option| option.id == answer.text))
    {
        return Err(format!("{} is no choice", lost.text));
    }
    if options.len() < 2 || options.iter().any(|option| option.text.is_empty()) {
        return Err("fewer than two choices, or an empty one".to_owned());
    }
    distinct(&options)?;
    let right = options.iter().filter(|option| option.fraction > 0.0).count();
    if response.many && most > 0 && right > usize::try_from(most).unwrap() {
        return Err(format!("maxChoices {most} is less than the {right} right ones"));
    }
    let gap =
        Gap { options, is_choice: true, is_many: response.many, weight: 1.0, ..Gap::default() };
    Ok((if response.many { "choices" } else { "choice" }, gap))
}

fn entry(part: &Element, response: &Response) -> Result<(&'static str, Gap), String> {
    if response.many {
        return Err("one entry has one value".to_owned());
    }
    let is_number = match response.base.as_str() {
        "string" => false,
        "integer" | "float" => true,
        other => return Err(format!("an entry of type {other}")),
    };
    let options = known(response)?;
    if options.is_empty() {
        return Err("no answer is known".to_owned());
    }
    if let Some(length) = part.get("expectedLength") {
        let length: usize = length.parse().map_err(|_| format!("expectedLength {length:?}"))?;
        if length == 0 {
            return Err("expectedLength 0".to_owned());
        }
    }
    let gap = Gap { options, is_number, weight: 1.0, ..Gap::default() };
    Ok((if is_number { "number" } else { "text" }, gap))
}
