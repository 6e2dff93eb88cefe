//! Small packages of QTI 2.1 and 3.0, and pieces to build them from.

use super::platform::Question;
use super::qti21::{read, read_three};

pub(crate) type Files = Vec<(String, Vec<u8>)>;

const MANIFEST: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><metadata/><organizations/><resources>
<resource identifier="t" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/><dependency identifierref="i1"/></resource>
<resource identifier="i1" type="imsqti_item_xmlv2p1" href="items/q1.xml"><file href="items/q1.xml"/><file href="pictures/a.svg"/></resource></resources></manifest>"#;
const TEST: &str = r#"<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="nim" title="Nim"><testPart identifier="p1" navigationMode="nonlinear" submissionMode="individual"><assessmentSection identifier="s1" title="Level 1" visible="true"><assessmentItemRef identifier="q1" href="items/q1.xml" category="nim xor"/></assessmentSection></testPart></assessmentTest>"#;
const SVG: &str = r#"<svg xmlns="http://www.w3.org/2000/svg"/>"#;
pub(crate) const CORRECT: &str = r#"<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>"#;
pub(crate) const MAPPED: &str = r#"<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>"#;

/// XML of an item from its declarations, its body (after a picture), and the elements after the body.
pub(crate) fn item(declared: &str, body: &str, after: &str) -> String {
    format!(
        r#"<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q1" title="Q1" adaptive="false" timeDependent="false">{declared}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody><p>Look: <img src="../pictures/a.svg" alt="piles"/></p>{body}</itemBody>{after}</assessmentItem>"#
    )
}

pub(crate) fn declared(
    name: &str,
    cardinality: &str,
    base: &str,
    right: &[&str],
    more: &str,
) -> String {
    let values: String = right.iter().map(|one| format!("<value>{one}</value>")).collect();
    let right = if right.is_empty() {
        String::new()
    } else {
        format!("<correctResponse>{values}</correctResponse>")
    };
    format!(
        r#"<responseDeclaration identifier="{name}" cardinality="{cardinality}" baseType="{base}">{right}{more}</responseDeclaration>"#
    )
}

pub(crate) fn choices(name: &str, most: &str, options: &[(&str, &str)]) -> String {
    let options: String = options
        .iter()
        .map(|(id, text)| format!(r#"<simpleChoice identifier="{id}">{text}</simpleChoice>"#))
        .collect();
    format!(
        r#"<choiceInteraction responseIdentifier="{name}" shuffle="false" maxChoices="{most}"><prompt>Who?</prompt>{options}</choiceInteraction>"#
    )
}

pub(crate) fn entry(name: &str) -> String {
    format!(
        r#"<p>{name}: <textEntryInteraction responseIdentifier="{name}" expectedLength="5"/></p>"#
    )
}

pub(crate) fn choice() -> String {
    item(
        &declared("RESPONSE", "single", "identifier", &["A"], ""),
        &choices("RESPONSE", "1", &[("A", "N"), ("B", "P")]),
        CORRECT,
    )
}

pub(crate) fn package(item: &str) -> Files {
    let files = [
        ("imsmanifest.xml", MANIFEST),
        ("test.xml", TEST),
        ("items/q1.xml", item),
        ("pictures/a.svg", SVG),
    ];
    files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
}

pub(crate) fn one(item: &str) -> Question {
    read(&package(item)).unwrap().remove(0)
}

/// Converts the XML of an item to QTI 3.0 and reads it.
pub(crate) fn one_three(item: &str) -> Result<Question, String> {
    let names = [
        "assessmentItemRef",
        "assessmentItem",
        "assessmentTest",
        "testPart",
        "assessmentSection",
        "responseDeclaration",
        "outcomeDeclaration",
        "correctResponse",
        "value",
        "itemBody",
        "choiceInteraction",
        "simpleChoice",
        "prompt",
        "responseProcessing",
    ];
    let three = |text: &str| {
        let mut text = text.to_owned();
        for name in names {
            for (from, to) in [("<", "<qti-"), ("</", "</qti-")] {
                for end in [" ", ">"] {
                    text = text.replace(
                        &format!("{from}{name}{end}"),
                        &format!("{to}{}{end}", kebab(name)),
                    );
                }
            }
        }
        for name in [
            "responseIdentifier",
            "maxChoices",
            "baseType",
            "timeDependent",
            "navigationMode",
            "submissionMode",
        ] {
            text = text.replace(&format!(" {name}="), &format!(" {}=", kebab(name)));
        }
        text.replace("imsqti_v2p1", "imsqtiasi_v3p0")
            .replace(
                "www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct",
                "purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml",
            )
            .replace("http://purl", "https://purl")
            .replace("xsd/imscp_v1p1", "xsd/qti/qtiv3p0/imscp_v1p1")
            .replace("xmlv2p1", "xmlv3p0")
    };
    let files = package(item)
        .into_iter()
        .map(|(name, bytes)| (name, three(&String::from_utf8(bytes).unwrap()).into_bytes()));
    read_three(&files.collect::<Files>()).map(|mut found| found.remove(0))
}

fn kebab(name: &str) -> String {
    name.chars()
        .map(|letter| {
            if letter.is_uppercase() {
                format!("-{}", letter.to_lowercase())
            } else {
                letter.to_string()
            }
        })
        .collect()
}

pub(crate) fn refused(files: &Files, why: &str) {
    let fault = read(files).expect_err(why);
    assert!(fault.contains(why), "{fault:?} does not say {why:?}");
}

pub(crate) fn refused_item(from: &str, to: &str, why: &str) {
    refused(&super::qti12_samples::changed(&package(&choice()), "items/q1.xml", from, to), why);
}
