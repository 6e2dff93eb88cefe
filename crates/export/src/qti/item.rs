//! Writes an item of QTI: stem with gaps, right responses, scoring and feedback.

use super::{Version, VersionedXml};
use crate::html::{self, Gap};
use crate::question::{Choice, Interaction, Question};
use crate::xml_writer::Xml;
use carryless_args::error::Error;

/// Right and wrong responses to a gap of the question. Each wrong response has its feedback.
enum Response {
    Number { right: u64, wrong: Vec<(u64, String)> },
    Text { right: Vec<String>, wrong: Vec<(String, String)> },
    Choice { options: Vec<Choice>, many: bool },
    Open,
}

impl Response {
    fn from_gap(gap: &Gap<'_>) -> Self {
        match gap {
            Gap::Number(right) => Response::Number { right: *right, wrong: Vec::new() },
            Gap::Whole(Interaction::Number { right, wrong, .. }) => {
                Response::Number { right: *right, wrong: wrong.clone() }
            }
            Gap::Whole(Interaction::Text { right, wrong, .. }) => {
                let right = right.iter().flat_map(|text| html::spellings(text)).collect();
                Response::Text { right, wrong: wrong.clone() }
            }
            Gap::Whole(Interaction::Choice { options, many }) => {
                Response::Choice { options: options.clone(), many: *many }
            }
            Gap::Whole(Interaction::Grid(_) | Interaction::Open) => Response::Open,
        }
    }

    /// Returns the cardinality and the base type of the response, in this order and with the names of QTI.
    fn types(&self) -> [&'static str; 2] {
        match self {
            Response::Number { .. } => ["single", "integer"],
            Response::Text { .. } | Response::Open => ["single", "string"],
            Response::Choice { many: false, .. } => ["single", "identifier"],
            Response::Choice { many: true, .. } => ["multiple", "identifier"],
        }
    }

    /// Returns the right values of the gap `number` (1-based). Only the first spelling of a right text is
    /// returned.
    fn right_values(&self, number: usize) -> Vec<String> {
        match self {
            Response::Number { right, .. } => vec![right.to_string()],
            Response::Text { right, .. } => right.iter().take(1).cloned().collect(),
            Response::Choice { options, .. } => {
                let right = (1..).zip(options).filter(|(_, option): &(usize, _)| option.right);
                right.map(|(at, _)| choice_id(number, at)).collect()
            }
            Response::Open => Vec::new(),
        }
    }

    /// Returns the values of the gap `number` (1-based) that have feedback: each value and its feedback.
    fn feedback(&self, number: usize) -> Vec<(String, String)> {
        let pairs: Vec<(String, String)> = match self {
            Response::Number { wrong, .. } => {
                wrong.iter().map(|(number, told)| (number.to_string(), told.clone())).collect()
            }
            Response::Text { wrong, .. } => wrong.clone(),
            Response::Choice { options, .. } => {
                let options = (1..).zip(options);
                options.map(|(at, it)| (choice_id(number, at), it.feedback.clone())).collect()
            }
            Response::Open => Vec::new(),
        };
        pairs.into_iter().filter(|(_, told)| !told.is_empty()).collect()
    }
}

/// Returns the identifier, unique within the item, of the option `at` of the gap `number` (both 1-based).
fn choice_id(number: usize, at: usize) -> String {
    format!("R{number}_C{at}")
}

/// Returns the XML file of an item.
pub(super) fn item(question: &Question, version: Version) -> Result<Vec<u8>, Error> {
    let mut responses = Vec::new();
    let mut body = question.stem.clone();
    if let Some(picture) = &question.picture {
        body += &html::image(&format!("pictures/{}.svg", question.id), &picture.title);
    }
    let mut failed = None;
    body += &html::format_fields(&question.fields, |gap| {
        responses.push(Response::from_gap(gap));
        interaction(responses.last(), responses.len(), version).unwrap_or_else(|error| {
            failed = Some(error);
            String::new()
        })
    });
    if let Some(error) = failed {
        return Err(error);
    }
    let mut xml = Xml::with_declaration()?;
    let mut names = VersionedXml { xml: &mut xml, version };
    let named = [
        ("xmlns", version.namespace()),
        ("identifier", &*question.id),
        ("title", &*question.name),
        ("adaptive", "false"),
        ("timeDependent", "false"),
    ];
    names.within("assessmentItem", &named, |names| {
        (1..).zip(&responses).try_for_each(|(number, one)| declare_response(names, number, one))?;
        outcomes(names, &responses)?;
        names.within("itemBody", &[], |names| names.xml.raw(&body))?;
        names.within("responseProcessing", &[], |names| processing(names, &responses))?;
        feedback(names, &responses, &question.solution)
    })?;
    Ok(xml.finish())
}

/// Returns the numbers of the gaps that a program can mark, 1-based.
fn marked_gaps(responses: &[Response]) -> Vec<usize> {
    let numbered = (1..).zip(responses);
    numbered.filter(|(_, one)| !matches!(one, Response::Open)).map(|(number, _)| number).collect()
}

/// Returns the interaction element of the gap `number` (1-based) as XML. `response` is the response to the gap;
/// `None` counts as an open response.
fn interaction(
    response: Option<&Response>,
    number: usize,
    version: Version,
) -> Result<String, Error> {
    let mut xml = Xml::default();
    let mut names = VersionedXml { xml: &mut xml, version };
    let own = format!("R{number}");
    let id = ("responseIdentifier", &*own);
    match response {
        Some(Response::Choice { options, many }) => {
            let most = if *many { "0" } else { "1" };
            let named = [id, ("shuffle", "false"), ("maxChoices", most)];
            names.within("choiceInteraction", &named, |names| {
                (1..).zip(options).try_for_each(|(at, option)| {
                    let own = choice_id(number, at);
                    names.text_element("simpleChoice", &[("identifier", &own)], &option.text)
                })
            })?;
        }
        Some(Response::Number { right, .. }) => {
            let length = (right.to_string().len() + 1).to_string();
            names.empty("textEntryInteraction", &[id, ("expectedLength", &length)])?;
        }
        Some(Response::Text { right, .. }) => {
            let longest = right.iter().map(|text| text.chars().count()).max().unwrap_or(0);
            let length = (longest + 3).to_string();
            names.empty("textEntryInteraction", &[id, ("expectedLength", &length)])?;
        }
        Some(Response::Open) | None => {
            names.empty("extendedTextInteraction", &[id, ("expectedLines", "8")])?;
        }
    }
    String::from_utf8(xml.finish()).map_err(Error::internal)
}

fn declare_response(
    names: &mut VersionedXml<'_>,
    number: usize,
    response: &Response,
) -> Result<(), Error> {
    let [cardinality, base] = response.types();
    let own = format!("R{number}");
    let named = [("identifier", &*own), ("cardinality", cardinality), ("baseType", base)];
    names.within("responseDeclaration", &named, |names| {
        let right = response.right_values(number);
        if !right.is_empty() {
            names.within("correctResponse", &[], |names| {
                right.iter().try_for_each(|value| names.text_element("value", &[], value))
            })?;
        }
        let Response::Text { right, .. } = response else { return Ok(()) };
        names.within("mapping", &[("defaultValue", "0")], |names| {
            right.iter().try_for_each(|text| {
                let entry = [("mapKey", &**text), ("mappedValue", "1"), ("caseSensitive", "false")];
                names.empty("mapEntry", &entry)
            })
        })
    })
}

/// Declares the outcome variables for score, points and feedback.
fn outcomes(names: &mut VersionedXml<'_>, responses: &[Response]) -> Result<(), Error> {
    let mut number = |identifier: &str, base: &str| {
        let named = [("identifier", identifier), ("cardinality", "single"), ("baseType", base)];
        names.within("outcomeDeclaration", &named, |names| {
            names.within("defaultValue", &[], |names| names.text_element("value", &[], "0"))
        })
    };
    number("SCORE", "float")?;
    let marked = marked_gaps(responses);
    if !marked.is_empty() {
        number("POINTS", "integer")?;
        marked.iter().try_for_each(|at| number(&format!("POINT_{at}"), "integer"))?;
    }
    let mut said = |identifier: &str| {
        let base = ("baseType", "identifier");
        let named = [("identifier", identifier), ("cardinality", "single"), base];
        names.empty("outcomeDeclaration", &named)
    };
    said("FEEDBACK")?;
    let told = (1..).zip(responses).filter(|(at, response)| !response.feedback(*at).is_empty());
    told.map(|(at, _)| at).try_for_each(|at: usize| said(&format!("FEEDBACK_{at}")))
}

/// Writes the rules that set points, score and feedback from the responses.
fn processing(names: &mut VersionedXml<'_>, responses: &[Response]) -> Result<(), Error> {
    for (number, response) in (1..).zip(responses) {
        if !matches!(response, Response::Open) {
            point(names, number, response)?;
        }
        let told = response.feedback(number);
        if !told.is_empty() {
            write_feedback_rule(names, number, response, &told)?;
        }
    }
    let marked = marked_gaps(responses);
    if !marked.is_empty() {
        names.within("setOutcomeValue", &[("identifier", "POINTS")], |names| {
            names.within("sum", &[], |names| {
                marked.iter().try_for_each(|at| variable(names, &format!("POINT_{at}")))
            })
        })?;
        score(names, marked.len())?;
    }
    set_outcome(names, "FEEDBACK", "identifier", "SOLUTION")
}

/// Writes the rule that gives a point if the gap `number` (1-based) is right. An empty text gives no point.
fn point(names: &mut VersionedXml<'_>, number: usize, response: &Response) -> Result<(), Error> {
    let (own, point) = (format!("R{number}"), format!("POINT_{number}"));
    names.within("responseCondition", &[], |names| {
        names.within("responseIf", &[], |names| match response {
            Response::Text { .. } => {
                names.within("not", &[], |names| {
                    names.within("isNull", &[], |names| variable(names, &own))
                })?;
                names.within("setOutcomeValue", &[("identifier", &point)], |names| {
                    names.empty("mapResponse", &[("identifier", &own)])
                })
            }
            _ => {
                names.within("match", &[], |names| {
                    variable(names, &own)?;
                    names.empty("correct", &[("identifier", &own)])
                })?;
                set_outcome(names, &point, "integer", "1")
            }
        })
    })
}

/// Writes the rule that selects the feedback on a wrong value of the gap `number` (1-based). `told` lists
/// values with their feedback; the first value that matches decides.
fn write_feedback_rule(
    names: &mut VersionedXml<'_>,
    number: usize,
    response: &Response,
    told: &[(String, String)],
) -> Result<(), Error> {
    let (own, outcome) = (format!("R{number}"), format!("FEEDBACK_{number}"));
    let [cardinality, base] = response.types();
    names.within("responseCondition", &[], |names| {
        (1..).zip(told).try_for_each(|(at, (value, _))| {
            let branch = if at == 1 { "responseIf" } else { "responseElseIf" };
            names.within(branch, &[], |names| {
                let operator = if cardinality == "multiple" { "member" } else { "match" };
                names.within(operator, &[], |names| {
                    let is_member = cardinality == "multiple";
                    if !is_member {
                        variable(names, &own)?;
                    }
                    names.text_element("baseValue", &[("baseType", base)], value)?;
                    if is_member { variable(names, &own) } else { Ok(()) }
                })?;
                set_outcome(names, &outcome, "identifier", &format!("TOLD_{number}_{at}"))
            })
        })
    })
}

/// Writes the rules that set the score to the share of the points that the pupil has; `all` points can be
/// reached.
fn score(names: &mut VersionedXml<'_>, all: usize) -> Result<(), Error> {
    names.within("responseCondition", &[], |names| {
        (1..=all).rev().try_for_each(|points| {
            let branch = if points == all { "responseIf" } else { "responseElseIf" };
            names.within(branch, &[], |names| {
                names.within("match", &[], |names| {
                    variable(names, "POINTS")?;
                    names.text_element("baseValue", &[("baseType", "integer")], &points.to_string())
                })?;
                let share = points as f64 / all as f64;
                let share = if points == all { "1".to_owned() } else { format!("{share:.5}") };
                set_outcome(names, "SCORE", "float", &share)
            })
        })
    })
}

/// Writes the worked solution and the feedback on wrong values.
fn feedback(
    names: &mut VersionedXml<'_>,
    responses: &[Response],
    solution: &str,
) -> Result<(), Error> {
    modal(names, "FEEDBACK", "SOLUTION", solution)?;
    for (number, response) in (1..).zip(responses) {
        for (at, (_, told)) in (1..).zip(response.feedback(number)) {
            let (outcome, own) = (format!("FEEDBACK_{number}"), format!("TOLD_{number}_{at}"));
            modal(names, &outcome, &own, &html::feedback(&told))?;
        }
    }
    Ok(())
}

/// Writes the feedback text `html`. It is shown if the outcome variable `outcome` has the value `own`.
fn modal(names: &mut VersionedXml<'_>, outcome: &str, own: &str, html: &str) -> Result<(), Error> {
    let named = [("outcomeIdentifier", outcome), ("identifier", own), ("showHide", "show")];
    names.within("modalFeedback", &named, |names| match names.version {
        Version::V21 => names.xml.raw(html),
        Version::V30 => names.within("contentBody", &[], |names| names.xml.raw(html)),
    })
}

fn set_outcome(
    names: &mut VersionedXml<'_>,
    outcome: &str,
    base: &str,
    value: &str,
) -> Result<(), Error> {
    names.within("setOutcomeValue", &[("identifier", outcome)], |names| {
        names.text_element("baseValue", &[("baseType", base)], value)
    })
}

/// Writes a reference to the variable with this identifier.
fn variable(names: &mut VersionedXml<'_>, identifier: &str) -> Result<(), Error> {
    names.empty("variable", &[("identifier", identifier)])
}
