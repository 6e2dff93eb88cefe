//! Writes packages for Canvas in QTI 1.2 with the question types of Canvas. A package contains one file with
//! all questions, and the pictures.
//!
//! Reference: the importers of Canvas, which silently omit what they cannot read.

use super::html::{self, Gap};
use super::question::{Choice, Interaction, Question, ResponseField};
use crate::xml_writer::Xml;
use crate::zip_archive::Entry;
use carryless_args::error::Error;

/// XML namespace of the file of questions.
const SPACE: &str = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2";
/// XML namespace of the manifest.
const MANIFEST: &str = "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1";
/// XML namespace of the quiz settings.
const META: &str = "http://canvas.instructure.com/xsd/cccv1p0";
/// Folder of the package that contains the pictures.
const FOLDER: &str = "web_resources";
/// Address of the folder [`FOLDER`] in the HTML of a question.
const BASE: &str = "$IMS-CC-FILEBASE$";

/// Whether two adjacent response fields can be in the same question of Canvas. A choice must be a question
/// alone.
pub(crate) fn can_share_question(one: &ResponseField, other: &ResponseField) -> bool {
    let is_blank = |place: &ResponseField| !matches!(place.expects, Interaction::Choice { .. });
    is_blank(one) && is_blank(other)
}

/// Returns the XML of a question with one choice, or with one or several gaps.
pub(crate) fn item(question: &Question) -> Result<Vec<u8>, Error> {
    let kind = match &question.fields[..] {
        _ if question.is_open() => CanvasType::Essay,
        [ResponseField { expects: Interaction::Choice { options, many }, .. }] => {
            CanvasType::Choice(options, *many)
        }
        [ResponseField { expects: Interaction::Number { right, wrong, .. }, .. }] => {
            CanvasType::Number(*right, wrong)
        }
        [ResponseField { expects: Interaction::Text { right, .. }, .. }] => CanvasType::Text(right),
        places => CanvasType::Blanks(places),
    };
    let mut xml = Xml::default();
    let (ident, title) = (&*question.id, &*question.name);
    xml.element("item", &[("ident", ident), ("title", title)], |xml| {
        xml.element("itemmetadata", &[], |xml| {
            xml.element("qtimetadata", &[], |xml| {
                field(xml, "question_type", kind.name())?;
                field(xml, "points_possible", &format!("{}.0", question.points))?;
                field(xml, "assessment_question_identifierref", &format!("{ident}-question"))
            })
        })?;
        kind.write(xml, question)?;
        feedback(xml, "general_fb", &question.solution)?;
        kind.feedback().into_iter().try_for_each(|(label, told)| {
            feedback(xml, &format!("{label}_fb"), &html::feedback(told))
        })
    })?;
    Ok(xml.finish())
}

/// Returns the picture of a question as a file of the package; `None` if it has no picture.
pub(crate) fn picture(question: &Question) -> Option<Entry> {
    let picture = question.picture.as_ref()?;
    Some((format!("{FOLDER}/{}.svg", base_id(&question.id)), picture.svg.clone().into_bytes()))
}

/// Returns the id of a question without the letter of its part. All parts of a question share a picture.
fn base_id(id: &str) -> &str {
    match id.rsplit_once('-') {
        Some((base, part)) if part.len() == 1 => base,
        _ => id,
    }
}

/// Returns the files of the package other than pictures: manifest, questions and quiz settings. `items` is the
/// XML of all questions in order; the manifest also lists `pictures`.
pub(crate) fn files(
    title: &str,
    id: &str,
    items: &[u8],
    pictures: &[Entry],
) -> Result<Vec<Entry>, Error> {
    let mut quiz = Xml::with_declaration()?;
    quiz.element("questestinterop", &[("xmlns", SPACE)], |xml| {
        xml.element("assessment", &[("ident", id), ("title", title)], |xml| {
            xml.element("qtimetadata", &[], |xml| field(xml, "cc_maxattempts", "1"))?;
            xml.element("section", &[("ident", "root_section")], |xml| {
                xml.raw(&String::from_utf8_lossy(items))
            })
        })
    })?;
    let mut meta = Xml::with_declaration()?;
    meta.element("quiz", &[("identifier", id), ("xmlns", META)], |xml| {
        xml.text_element("title", &[], title)?;
        xml.text_element("quiz_type", &[], "assignment")?;
        xml.text_element("shuffle_answers", &[], "false")?;
        xml.text_element("allowed_attempts", &[], "-1")
    })?;
    let (quiz_name, meta_name) = (format!("{id}/{id}.xml"), format!("{id}/assessment_meta.xml"));
    let manifest = manifest(id, [&quiz_name, &meta_name], pictures)?;
    Ok(vec![
        ("imsmanifest.xml".to_owned(), manifest),
        (quiz_name, quiz.finish()),
        (meta_name, meta.finish()),
    ])
}

/// Returns the manifest, which lists the files of the package. `quiz` and `meta` are the names of the files
/// with the questions and with the quiz settings.
fn manifest(id: &str, [quiz, meta]: [&str; 2], pictures: &[Entry]) -> Result<Vec<u8>, Error> {
    let mut xml = Xml::with_declaration()?;
    let own = format!("{id}-manifest");
    let meta_id = format!("{id}-meta");
    xml.element("manifest", &[("identifier", &own), ("xmlns", MANIFEST)], |xml| {
        xml.element("metadata", &[], |xml| {
            xml.text_element("schema", &[], "IMS Content")?;
            xml.text_element("schemaversion", &[], "1.1.3")
        })?;
        xml.empty("organizations", &[])?;
        xml.element("resources", &[], |xml| {
            xml.element("resource", &[("identifier", id), ("type", "imsqti_xmlv1p2")], |xml| {
                xml.empty("file", &[("href", quiz)])?;
                xml.empty("dependency", &[("identifierref", &meta_id)])
            })?;
            let kind = "associatedcontent/imscc_xmlv1p1/learning-application-resource";
            let named = [("identifier", &*meta_id), ("type", kind), ("href", meta)];
            xml.element("resource", &named, |xml| xml.empty("file", &[("href", meta)]))?;
            (1..).zip(pictures).try_for_each(|(number, (name, _))| {
                let id = format!("picture-{number}");
                let named = [("identifier", &*id), ("type", "webcontent"), ("href", name)];
                xml.element("resource", &named, |xml| xml.empty("file", &[("href", name)]))
            })
        })
    })?;
    Ok(xml.finish())
}

/// Question type of Canvas. `Choice` has the options and whether more than one may be right, `Number` the right
/// number and wrong ones with feedback, `Text` the right texts, `Blanks` the fields with gaps.
enum CanvasType<'q> {
    Choice(&'q [Choice], bool),
    Number(u64, &'q [(u64, String)]),
    Text(&'q [String]),
    Blanks(&'q [ResponseField]),
    Essay,
}

impl CanvasType<'_> {
    /// Returns the name of the question type in the files of Canvas.
    fn name(&self) -> &'static str {
        match self {
            CanvasType::Choice(_, false) => "multiple_choice_question",
            CanvasType::Choice(_, true) => "multiple_answers_question",
            CanvasType::Number(..) => "numerical_question",
            CanvasType::Text(_) => "short_answer_question",
            CanvasType::Blanks(_) => "fill_in_multiple_blanks_question",
            CanvasType::Essay => "essay_question",
        }
    }

    /// Returns the wrong answers that have feedback: the label of the answer in the XML, and the feedback.
    fn feedback(&self) -> Vec<(String, &str)> {
        match self {
            CanvasType::Choice(options, _) => {
                let told = (1..).zip(*options).filter(|(_, option)| !option.feedback.is_empty());
                told.map(|(number, option)| (format!("c{number}"), &*option.feedback)).collect()
            }
            CanvasType::Number(_, wrong) => {
                wrong.iter().map(|(number, told)| (format!("n{number}"), &**told)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn write(&self, xml: &mut Xml, question: &Question) -> Result<(), Error> {
        let blanks = match self {
            CanvasType::Blanks(places) => blanks(places),
            _ => Vec::new(),
        };
        xml.element("presentation", &[], |xml| {
            material(xml, "text/html", &self.asked(question))?;
            match self {
                CanvasType::Choice(options, many) => choices(xml, options, *many),
                CanvasType::Blanks(_) => (1..)
                    .zip(&blanks)
                    .try_for_each(|(number, right)| blank(xml, &format!("blank{number}"), right)),
                CanvasType::Number(..) => write_text_input(xml, &[("fibtype", "Decimal")]),
                CanvasType::Text(_) | CanvasType::Essay => write_text_input(xml, &[]),
            }
        })?;
        xml.element("resprocessing", &[], |xml| {
            xml.element("outcomes", &[], |xml| {
                let range = [("maxvalue", "100"), ("minvalue", "0")];
                let named = [("varname", "SCORE"), ("vartype", "Decimal")];
                xml.empty("decvar", &[range, named].concat())
            })?;
            write_feedback_rule(xml, "general", |xml| xml.empty("other", &[]))?;
            for (label, _) in self.feedback() {
                let value = label.trim_start_matches('n').to_owned();
                write_feedback_rule(xml, &label, |xml| equal(xml, "response1", &value))?;
            }
            self.scores(xml, &blanks)
        })
    }

    /// Returns the text of the question as HTML: the stem, the picture, and the gaps or the hint.
    fn asked(&self, question: &Question) -> String {
        let mut asked = question.stem.clone();
        if let Some(picture) = &question.picture {
            let address = format!("{BASE}/{}.svg", base_id(&question.id));
            asked += &html::image(&address, &picture.title);
        }
        match (self, &question.fields[..]) {
            (CanvasType::Blanks(places), _) => {
                let mut number = 0;
                // Canvas takes brackets for blanks.
                let asked = asked.replace('[', "&#91;").replace(']', "&#93;");
                asked
                    + &html::format_fields(places, |_: &Gap<'_>| {
                        number += 1;
                        format!("[blank{number}]")
                    })
            }
            (CanvasType::Essay, _) => asked,
            (_, [place]) => asked + &html::hint(question, place),
            _ => asked,
        }
    }

    /// Writes the rules that give points for right answers; `blanks` contains the right texts of each gap.
    fn scores(&self, xml: &mut Xml, blanks: &[Vec<String>]) -> Result<(), Error> {
        match self {
            CanvasType::Choice(options, false) => {
                let right = (1..).zip(*options).filter(|(_, option)| option.right);
                right.map(|(number, _)| format!("c{number}")).try_for_each(|label| {
                    write_score_rule(xml, "Set", "100", |xml| equal(xml, "response1", &label))
                })
            }
            CanvasType::Choice(options, true) => write_score_rule(xml, "Set", "100", |xml| {
                xml.element("and", &[], |xml| {
                    (1..).zip(*options).try_for_each(|(number, option)| {
                        let label = format!("c{number}");
                        match option.right {
                            true => equal(xml, "response1", &label),
                            false => xml.element("not", &[], |xml| equal(xml, "response1", &label)),
                        }
                    })
                })
            }),
            CanvasType::Number(right, _) => write_score_rule(xml, "Set", "100", |xml| {
                let number = right.to_string();
                xml.element("or", &[], |xml| {
                    equal(xml, "response1", &number)?;
                    xml.element("and", &[], |xml| {
                        xml.text_element("vargte", &[("respident", "response1")], &number)?;
                        xml.text_element("varlte", &[("respident", "response1")], &number)
                    })
                })
            }),
            CanvasType::Text(right) => write_score_rule(xml, "Set", "100", |xml| {
                let right = right.iter().flat_map(|text| html::spellings(text));
                right.into_iter().try_for_each(|text| equal(xml, "response1", &text))
            }),
            CanvasType::Blanks(_) => {
                // In hundredths of a percent: 30 separately rounded shares would add up to 99.9.
                let up_to = |number: usize| 10_000 * number / blanks.len().max(1);
                // One answer suffices: Canvas accepts every text of a blank, and would add the points of
                // several rules.
                (1..=blanks.len()).try_for_each(|number| {
                    let (own, first) =
                        (format!("response_blank{number}"), format!("blank{number}-1"));
                    let share = up_to(number) - up_to(number - 1);
                    let share = format!("{}.{:02}", share / 100, share % 100);
                    write_score_rule(xml, "Add", &share, |xml| equal(xml, &own, &first))
                })
            }
            CanvasType::Essay => Ok(()),
        }
    }
}

/// Returns the right texts of each gap in the response fields `places`, in the order of the gaps.
fn blanks(places: &[ResponseField]) -> Vec<Vec<String>> {
    let mut blanks = Vec::new();
    for place in places {
        match &place.expects {
            Interaction::Grid(grid) => {
                blanks.extend(grid.gaps().map(|number| vec![number.to_string()]))
            }
            Interaction::Text { right, .. } => {
                blanks.push(right.iter().flat_map(|text| html::spellings(text)).collect());
            }
            Interaction::Number { right, binary, .. } => {
                let mut texts = vec![right.to_string()];
                if *binary {
                    texts.extend((1..=8).map(|width| format!("{right:0width$}")));
                    texts.sort();
                    texts.dedup();
                }
                blanks.push(texts);
            }
            Interaction::Choice { .. } | Interaction::Open => {}
        }
    }
    blanks
}

/// Writes the options of a choice. With `many` the pupil may choose more than one.
fn choices(xml: &mut Xml, options: &[Choice], many: bool) -> Result<(), Error> {
    let cardinality = if many { "Multiple" } else { "Single" };
    let named = [("ident", "response1"), ("rcardinality", cardinality)];
    xml.element("response_lid", &named, |xml| {
        xml.element("render_choice", &[], |xml| {
            (1..).zip(options).try_for_each(|(number, option)| {
                let label = format!("c{number}");
                xml.element("response_label", &[("ident", &label)], |xml| {
                    material(xml, "text/plain", &option.text)
                })
            })
        })
    })
}

/// Writes the gap `name` with the texts that are right in it.
fn blank(xml: &mut Xml, name: &str, right: &[String]) -> Result<(), Error> {
    xml.element("response_lid", &[("ident", &format!("response_{name}"))], |xml| {
        material(xml, "text/plain", name)?;
        xml.element("render_choice", &[], |xml| {
            (1..).zip(right).try_for_each(|(answer, text)| {
                let label = format!("{name}-{answer}");
                xml.element("response_label", &[("ident", &label)], |xml| {
                    material(xml, "text/plain", text)
                })
            })
        })
    })
}

/// Writes the input field of a number or a text; `kind` lists its XML attributes.
fn write_text_input(xml: &mut Xml, kind: &[(&str, &str)]) -> Result<(), Error> {
    let named = [("ident", "response1"), ("rcardinality", "Single")];
    xml.element("response_str", &named, |xml| {
        xml.element("render_fib", kind, |xml| {
            xml.empty("response_label", &[("ident", "answer1"), ("rshuffle", "No")])
        })
    })
}

fn write_feedback_rule(
    xml: &mut Xml,
    label: &str,
    when: impl FnOnce(&mut Xml) -> Result<(), Error>,
) -> Result<(), Error> {
    xml.element("respcondition", &[("continue", "Yes")], |xml| {
        xml.element("conditionvar", &[], when)?;
        let link = format!("{label}_fb");
        xml.empty("displayfeedback", &[("feedbacktype", "Response"), ("linkrefid", &link)])
    })
}

fn write_score_rule(
    xml: &mut Xml,
    action: &str,
    score: &str,
    when: impl FnOnce(&mut Xml) -> Result<(), Error>,
) -> Result<(), Error> {
    let goes_on = if action == "Add" { "Yes" } else { "No" };
    xml.element("respcondition", &[("continue", goes_on)], |xml| {
        xml.element("conditionvar", &[], when)?;
        xml.text_element("setvar", &[("action", action), ("varname", "SCORE")], score)
    })
}

/// Writes the condition that the response with the identifier `response` has the value `value`.
fn equal(xml: &mut Xml, response: &str, value: &str) -> Result<(), Error> {
    xml.text_element("varequal", &[("respident", response)], value)
}

/// Writes the feedback `html` under the identifier `ident`.
fn feedback(xml: &mut Xml, ident: &str, html: &str) -> Result<(), Error> {
    xml.element("itemfeedback", &[("ident", ident)], |xml| {
        xml.element("flow_mat", &[], |xml| material(xml, "text/html", html))
    })
}

/// Writes the text `text` with its media type `kind`, such as `text/html`.
fn material(xml: &mut Xml, kind: &str, text: &str) -> Result<(), Error> {
    xml.element("material", &[], |xml| xml.text_element("mattext", &[("texttype", kind)], text))
}

/// Writes the field `label` of the metadata of a question, with the value `entry`.
fn field(xml: &mut Xml, label: &str, entry: &str) -> Result<(), Error> {
    xml.element("qtimetadatafield", &[], |xml| {
        xml.text_element("fieldlabel", &[], label)?;
        xml.text_element("fieldentry", &[], entry)
    })
}
