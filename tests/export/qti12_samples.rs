//! Small packages for Canvas, and pieces to build them from.

use super::platform::Question;
use super::qti12::read;

pub(crate) type Files = Vec<(String, Vec<u8>)>;

const MANIFEST: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"><organizations/>
<resources><resource identifier="r1" type="imsqti_xmlv1p2"><file href="nim1/nim1.xml"/><dependency identifierref="r2"/></resource>
<resource identifier="r2" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="nim1/assessment_meta.xml"><file href="nim1/assessment_meta.xml"/></resource>
<resource identifier="r3" type="webcontent" href="web_resources/a b.svg"><file href="web_resources/a%20b.svg"/></resource></resources></manifest>"#;
const META: &str = r#"<quiz identifier="nim1" xmlns="http://canvas.instructure.com/xsd/cccv1p0"><title>Nim</title></quiz>"#;
const SVG: &str = r#"<svg xmlns="http://www.w3.org/2000/svg"/>"#;
const OUTCOME: &str = r#"<outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>"#;

pub(crate) fn item(kind: &str, stem: &str, place: &str, rules: &str) -> String {
    format!(
        r#"<item ident="q1" title="Q1"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>{kind}</fieldentry></qtimetadatafield><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">{stem}&lt;img alt="piles" src="$IMS-CC-FILEBASE$/a%20b.svg"/&gt;</mattext></material>{place}</presentation><resprocessing>{OUTCOME}{rules}</resprocessing></item>"#
    )
}

pub(crate) fn package(item: &str) -> Files {
    let quiz = format!(
        r#"<?xml version="1.0" encoding="UTF-8"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="nim1" title="Nim"><section ident="root_section">{item}</section></assessment></questestinterop>"#
    );
    let files = [
        ("imsmanifest.xml", MANIFEST),
        ("nim1/nim1.xml", quiz.as_str()),
        ("nim1/assessment_meta.xml", META),
        ("web_resources/a b.svg", SVG),
    ];
    files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
}

/// Package with a replacement in one of its files.
pub(crate) fn changed(files: &Files, name: &str, from: &str, to: &str) -> Files {
    let change = |(path, bytes): &(String, Vec<u8>)| {
        let text = String::from_utf8(bytes.clone()).unwrap();
        assert!(path != name || text.contains(from), "{from} is not in {name}");
        let text = if path == name { text.replace(from, to) } else { text };
        (path.clone(), text.into_bytes())
    };
    files.iter().map(change).collect()
}

pub(crate) fn refused(files: &Files, why: &str) {
    let fault = read(files).expect_err(why);
    assert!(fault.contains(why), "{fault:?} does not say {why:?}");
}

pub(crate) fn one(item: &str) -> Question {
    read(&package(item)).unwrap().remove(0)
}

pub(crate) fn label(id: &str, text: &str) -> String {
    format!(
        r#"<response_label ident="{id}"><material><mattext texttype="text/plain">{text}</mattext></material></response_label>"#
    )
}

pub(crate) fn list(ident: &str, more: &str, labels: &[(&str, &str)]) -> String {
    let labels: String = labels.iter().map(|(id, text)| label(id, text)).collect();
    format!(
        r#"<response_lid ident="{ident}"{more}<render_choice>{labels}</render_choice></response_lid>"#
    )
}

pub(crate) fn rule(test: &str, score: &str) -> String {
    format!(
        r#"<respcondition continue="No"><conditionvar>{test}</conditionvar><setvar action="Set" varname="SCORE">{score}</setvar></respcondition>"#
    )
}

pub(crate) fn equal(place: &str, text: &str) -> String {
    format!(r#"<varequal respident="{place}">{text}</varequal>"#)
}

pub(crate) fn choice() -> String {
    let place = list("response1", r#" rcardinality="Single">"#, &[("1", "N"), ("2", "P")]);
    let shown = r#"<respcondition continue="Yes"><conditionvar><varequal respident="response1">2</varequal></conditionvar><displayfeedback feedbacktype="Response" linkrefid="2_fb"/></respcondition>"#;
    let item = item(
        "multiple_choice_question",
        "Who?",
        &place,
        &(shown.to_owned() + &rule(&equal("response1", "1"), "100")),
    );
    let feedback = r#"<itemfeedback ident="2_fb"><flow_mat><material><mattext texttype="text/html">&lt;p&gt;No.&lt;/p&gt;</mattext></material></flow_mat></itemfeedback></item>"#;
    item.replace("</item>", feedback)
}

pub(crate) fn said(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

pub(crate) fn near(left: f64, right: f64) {
    assert!((left - right).abs() < 1e-6, "{left} is not {right}");
}
