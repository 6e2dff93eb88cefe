//! Checks each rule of the QTI 2.1 reader with a small package that breaks it, and the grading of the engine.

use super::qti12_samples::{changed, near, said};
use super::qti21_samples::{
    CORRECT, MAPPED, choice, choices, declared, entry, item, one, one_three, package, refused,
    refused_item,
};

#[test]
fn a_choice_is_read_and_graded() {
    let question = one(&choice());
    assert_eq!((question.kind, question.pictures, question.points), ("choice", 1, 1.0));
    assert_eq!(question.stem, "Look: piles Who?");
    assert_eq!((question.category.as_str(), question.tags.len()), ("Level 1", 2));
    assert_eq!(question.gaps[0].options[0].id, "A");
    near(question.grade(&[said(&["N"])]), 1.0);
    near(question.grade(&[said(&["P"])]), 0.0);
    let three = one_three(&choice()).unwrap();
    assert_eq!((three.kind, three.stem.as_str()), ("choice", "Look: piles Who?"));
    near(three.grade(&[said(&["N"])]), 1.0);
    near(three.grade(&[said(&["P"])]), 0.0);
    let mixed = choice().replace("prompt>", "simplePrompt>");
    assert!(one_three(&mixed).unwrap_err().contains("no place"));
}

const BROKEN: &[(&str, &str, &str, &str)] = &[
    ("imsmanifest.xml", "imscp_v1p1", "imscp_v1p2", "<manifest> in"),
    ("imsmanifest.xml", "imsqti_item_xmlv2p1", "imsqti_item_xmlv2p0", "of type"),
    (
        "imsmanifest.xml",
        r#"resource identifier="i1""#,
        r#"resource identifier="1i""#,
        "no identifier",
    ),
    ("imsmanifest.xml", r#"<dependency identifierref="i1"/>"#, "", "does not depend"),
    ("imsmanifest.xml", r#"<file href="pictures/a.svg"/>"#, "", "not in the manifest"),
    ("imsmanifest.xml", r#"href="test.xml"><file"#, r#"href="t.xml"><file"#, "href is not among"),
    ("test.xml", r#"identifier="q1" "#, "", "without identifier"),
    ("test.xml", r#"identifier="q1""#, r#"identifier="s1""#, "twice"),
    ("test.xml", "items/q1.xml", "q1.xml", "is no resource"),
    ("test.xml", r#" visible="true""#, "", "without visible"),
    ("test.xml", "imsqti_v2p1", "imsqti_v2p2", "is in"),
    (
        "test.xml",
        r#"<assessmentItemRef identifier="q1" href="items/q1.xml" category="nim xor"/>"#,
        "",
        "in no test",
    ),
    ("items/q1.xml", "imsqti_v2p1", "imsqti_v2p0", "is in"),
    ("items/q1.xml", "<assessmentItem", "\u{feff}<assessmentItem", "byte order mark"),
    ("items/q1.xml", "Look", "Look\u{b}", "U+000B"),
    ("items/q1.xml", "../pictures/a.svg", "../pictures/b.svg", "not in the item's resource"),
    ("items/q1.xml", "../pictures/a.svg", "../../a.svg", "leaves the package"),
    ("items/q1.xml", "../pictures/a.svg", "http://x/a.svg", "not in the package"),
    ("items/q1.xml", r#"<img src="../pictures/a.svg" alt="piles"/>"#, "", "is not used"),
    ("pictures/a.svg", "<svg", "<gif", "neither a PNG"),
];

#[test]
fn the_package_is_complete() {
    let good = package(&choice());
    for (file, from, to, why) in BROKEN {
        refused(&changed(&good, file, from, to), why);
    }
}

const UNSOUND: &[(&str, &str, &str)] = &[
    (r#"identifier="q1""#, r#"identifier="1q""#, "no identifier"),
    (r#" adaptive="false""#, "", "without adaptive"),
    (r#"identifier="A""#, r#"identifier="3""#, "no identifier"),
    (r#"identifier="B""#, r#"identifier="A""#, "twice in the item"),
    (r#"identifier="B""#, r#"identifier="SCORE""#, "twice in the item"),
    (">P<", ">N<", "the answer"),
    ("<value>A<", "<value>C<", "C is no choice"),
    (r#"responseIdentifier="RESPONSE""#, r#"responseIdentifier="R2""#, "R2 is not declared"),
    (
        r#"cardinality="single" baseType="identifier""#,
        r#"cardinality="multiple" baseType="identifier""#,
        "do not fit",
    ),
    (r#"baseType="identifier""#, r#"baseType="string""#, "a choice of type"),
    (r#"shuffle="false" "#, "", "without shuffle"),
    (r#"identifier="SCORE""#, r#"identifier="POINTS""#, "SCORE is not declared"),
    (
        "<outcomeDeclaration",
        r#"<responseDeclaration identifier="R2" cardinality="single" baseType="string"/><outcomeDeclaration"#,
        "R2 has no interaction",
    ),
    ("rptemplates/match_correct", "rptemplates/match", "no template"),
    ("rptemplates/match_correct", "rptemplates/map_response", "no mapping"),
    (CORRECT, "", "no responseProcessing"),
    (r#"identifier="RESPONSE""#, r#"identifier="R""#, "is not declared"),
    ("</itemBody>", "words</itemBody>", "in no block"),
    ("<p>Look", "<p><div/>Look", "<div> in <p>"),
    ("<p>Look", "<p style=\"color:red\">Look", "style"),
    ("<p>Look", "<script/><p>Look", "no place"),
    ("</itemBody>", "<b>x</b></itemBody>", "in no block"),
];

#[test]
fn the_item_is_valid() {
    for (from, to, why) in UNSOUND {
        refused_item(from, to, why);
    }
    let renamed = choice().replace(r#""RESPONSE""#, r#""R""#);
    refused(&package(&renamed), "on RESPONSE only");
}

#[test]
fn several_right_answers_are_matched_or_mapped() {
    let options = [("A", "a"), ("B", "b"), ("C", "c")];
    let body = choices("RESPONSE", "0", &options);
    let exact =
        item(&declared("RESPONSE", "multiple", "identifier", &["A", "B"], ""), &body, CORRECT);
    let question = one(&exact);
    assert_eq!(question.kind, "choices");
    for (chosen, share) in [(vec!["b", "a"], 1.0), (vec!["a"], 0.0), (vec!["a", "b", "c"], 0.0)] {
        near(question.grade(&[said(&chosen)]), share);
    }
    let map = r#"<mapping lowerBound="0" upperBound="1" defaultValue="-0.5"><mapEntry mapKey="A" mappedValue="0.5"/><mapEntry mapKey="B" mappedValue="0.5"/></mapping>"#;
    let mapped =
        item(&declared("RESPONSE", "multiple", "identifier", &["A", "B"], map), &body, MAPPED);
    let question = one(&mapped);
    for (chosen, share) in
        [(vec!["b", "a"], 1.0), (vec!["a"], 0.5), (vec!["a", "c"], 0.0), (vec!["c"], 0.0)]
    {
        near(question.grade(&[said(&chosen)]), share);
    }
    refused(
        &package(&mapped.replace(r#"defaultValue="-0.5""#, r#"defaultValue="x""#)),
        "no number",
    );
    refused(&package(&mapped.replace(r#"mapKey="B""#, r#"mapKey="A""#)), "key twice");
    refused(&package(&mapped.replace(r#"mapKey="B""#, r#"mapKey="D""#)), "D is no choice");
    refused(
        &package(
            &exact
                .replace(r#"maxChoices="0""#, r#"maxChoices="2""#)
                .replace("<value>B</value>", "<value>B</value><value>C</value>"),
        ),
        "less than the 3",
    );
    let full = mapped.replace(r#"baseType="float""#, r#"baseType="float" normalMaximum="2""#);
    refused(&package(&full), "earn 1 of 2");
}

#[test]
fn a_typed_word_is_mapped() {
    let map = r#"<mapping defaultValue="0"><mapEntry mapKey="N" mappedValue="1" caseSensitive="false"/><mapEntry mapKey="next" mappedValue="0.5"/></mapping>"#;
    let text =
        item(&declared("RESPONSE", "single", "string", &["N"], map), &entry("RESPONSE"), MAPPED);
    let question = one(&text);
    assert_eq!(question.kind, "text");
    for (typed, share) in [("n", 1.0), ("next", 0.5), ("Next", 0.0), ("", 0.0)] {
        near(question.grade(&[said(&[typed])]), share);
    }
    let number =
        item(&declared("RESPONSE", "single", "integer", &["0"], ""), &entry("RESPONSE"), CORRECT);
    let question = one(&number);
    assert_eq!(question.kind, "number");
    for (typed, share) in [("0", 1.0), ("00", 1.0), ("1", 0.0), ("0.0", 0.0), ("none", 0.0)] {
        near(question.grade(&[said(&[typed])]), share);
    }
    refused(&package(&number.replace("<value>0<", "<value>none<")), "no integer");
    refused(
        &package(
            &number
                .replace(&entry("RESPONSE"), &choices("RESPONSE", "1", &[("A", "a"), ("B", "b")])),
        ),
        "a choice of type",
    );
}

const RULES: &str = r#"<responseProcessing>
<responseCondition><responseIf><stringMatch caseSensitive="false"><variable identifier="R1"/><correct identifier="R1"/></stringMatch><setOutcomeValue identifier="SCORE"><sum><variable identifier="SCORE"/><baseValue baseType="float">1</baseValue></sum></setOutcomeValue></responseIf>
<responseElseIf><and><not><isNull><variable identifier="R1"/></isNull></not><member><variable identifier="R1"/><multiple><baseValue baseType="string">nearly</baseValue><baseValue baseType="string">half</baseValue></multiple></member></and><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0.5</baseValue></setOutcomeValue><setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">near</baseValue></setOutcomeValue></responseElseIf>
<responseElse><setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">wrong</baseValue></setOutcomeValue></responseElse></responseCondition>
<responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.5 0.5"><correct identifier="R2"/><variable identifier="R2"/></equal><setOutcomeValue identifier="SCORE"><sum><variable identifier="SCORE"/><divide><product><baseValue baseType="float">2</baseValue><integerToFloat><baseValue baseType="integer">1</baseValue></integerToFloat></product><baseValue baseType="float">2</baseValue></divide></sum></setOutcomeValue></responseIf></responseCondition></responseProcessing>"#;

#[test]
fn response_rules_are_run() {
    let feedback = |id: &str| {
        format!(
            r#"<modalFeedback outcomeIdentifier="FEEDBACK" identifier="{id}" showHide="show"><p>It is {id}.</p></modalFeedback>"#
        )
    };
    let outcomes = r#"<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/><outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>2</value></defaultValue></outcomeDeclaration>"#;
    let names = declared("R1", "single", "string", &["Nim"], "")
        + &declared("R2", "single", "float", &["7"], "")
        + outcomes;
    let good = item(
        &names,
        &(entry("R1") + &entry("R2")),
        &(RULES.to_owned() + &feedback("near") + &feedback("wrong")),
    );
    let question = one(&good);
    assert_eq!((question.kind, question.points, question.gaps.len()), ("gaps", 2.0, 2));
    for (first, second, share) in [
        ("nim", "7.5", 1.0),
        ("half", "7", 0.75),
        ("x", "7", 0.5),
        ("nim", "8", 0.5),
        ("", "", 0.0),
    ] {
        near(question.grade(&[said(&[first]), said(&[second])]), share);
    }
    assert_eq!(question.feedback_for(0, "nearly").unwrap(), "It is near.");
    assert_eq!(question.feedback_for(0, "Nim"), None);
    near(question.grade(&question.key()), 1.0);
    for (from, to, why) in [
        (
            r#"setOutcomeValue identifier="FEEDBACK""#,
            r#"setOutcomeValue identifier="OTHER""#,
            "OTHER is not declared",
        ),
        (
            r#"outcomeIdentifier="FEEDBACK""#,
            r#"outcomeIdentifier="OTHER""#,
            "OTHER is not declared",
        ),
        (r#"identifier="near" showHide"#, r#"identifier="far" showHide"#, "far is never shown"),
        ("<value>2</value>", "<value>3</value>", "earn 2 of 3"),
        ("stringMatch", "customOperator", "knows no <customOperator>"),
        (r#"<correct identifier="R1"/>"#, r#"<correct identifier="R9"/>"#, "R9 is not declared"),
    ] {
        assert!(good.contains(from), "{from}");
        refused(&package(&good.replace(from, to)), why);
    }
}

#[test]
fn inline_choices_and_essays_are_read() {
    let menu = r#"<p>It is <inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false"><inlineChoice identifier="A">N</inlineChoice><inlineChoice identifier="B">P</inlineChoice></inlineChoiceInteraction>.</p>"#;
    let question =
        one(&item(&declared("RESPONSE", "single", "identifier", &["B"], ""), menu, CORRECT));
    near(question.grade(&[said(&["P"])]), 1.0);
    assert_eq!(question.stem, "Look: piles It is .");
    let essay = r#"<extendedTextInteraction responseIdentifier="RESPONSE"/><rubricBlock view="scorer"><p>3 XOR 6</p></rubricBlock>"#;
    let question = one(&item(&declared("RESPONSE", "single", "string", &[], ""), essay, ""));
    assert_eq!((question.kind, question.marker.as_str()), ("essay", "3 XOR 6"));
}
