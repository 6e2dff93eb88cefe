//! Checks each rule of the Canvas reader with a small package that breaks it.

use super::qti12::read;
use super::qti12_samples::{
    changed, choice, equal, item, label, list, near, one, package, refused, rule, said,
};

#[test]
fn a_choice_is_read_and_graded() {
    let question = one(&choice());
    assert_eq!(
        (question.kind, question.stem.as_str(), question.pictures),
        ("choice", "Who?piles", 1)
    );
    assert_eq!((question.name.as_str(), question.points), ("Q1", 2.0));
    near(question.grade(&[said(&["N"])]), 1.0);
    near(question.grade(&[said(&["P"])]), 0.0);
    assert_eq!(question.feedback_for(0, "P").unwrap(), "No.");
    assert_eq!(question.feedback_for(0, "N"), None);
}

const BROKEN: &[(&str, &str, &str, &str)] = &[
    ("imsmanifest.xml", "imsccv1p1/imscp_v1p1", "other", "<manifest> in"),
    ("imsmanifest.xml", r#"identifier="r1""#, r#"identifier="1r""#, "no identifier"),
    ("imsmanifest.xml", r#"identifier="r3""#, r#"identifier="r1""#, "twice in the manifest"),
    ("imsmanifest.xml", r#"identifierref="r2""#, r#"identifierref="r9""#, "no resource r9"),
    ("imsmanifest.xml", r#"<dependency identifierref="r2"/>"#, "", "depends on no resource"),
    ("imsmanifest.xml", r#"<file href="web_resources/a%20b.svg"/>"#, "", "has no file"),
    (
        "imsmanifest.xml",
        r#"href="web_resources/a b.svg"><file"#,
        r#"href="x"><file"#,
        "href is not among",
    ),
    ("imsmanifest.xml", "<organizations/>", "", "no <organizations>"),
    ("imsmanifest.xml", "webcontent", "other", "not of type webcontent"),
    ("imsmanifest.xml", "<?xml", "\u{feff}<?xml", "byte order mark"),
    ("imsmanifest.xml", "learning-application-resource", "x", "is of type"),
    (
        "nim1/assessment_meta.xml",
        r#"identifier="nim1""#,
        r#"identifier="nim2""#,
        "identifier is not nim1",
    ),
    ("nim1/assessment_meta.xml", "cccv1p0", "cccv1p1", "not Canvas's <quiz>"),
    (
        "nim1/nim1.xml",
        r#"assessment ident="nim1""#,
        r#"assessment ident="nim2""#,
        "the assessment is nim2",
    ),
    ("nim1/nim1.xml", "ims_qtiasiv1p2", "ims_qtiasiv1p1", "QTI 1.2"),
    ("nim1/nim1.xml", r#"item ident="q1""#, r#"item ident="1q""#, "no identifier"),
    ("nim1/nim1.xml", "a%20b.svg", "c.svg", "not in the package"),
    ("nim1/nim1.xml", "$IMS-CC-FILEBASE$", "http://x", "not in the package"),
    ("web_resources/a b.svg", "<svg", "<gif", "neither a PNG"),
];

#[test]
fn the_package_is_complete() {
    let good = package(&choice());
    for (file, from, to, why) in BROKEN {
        refused(&changed(&good, file, from, to), why);
    }
    assert!(
        read(&changed(&good, "nim1/nim1.xml", "$IMS-CC-FILEBASE$", "%24IMS-CC-FILEBASE%24"))
            .is_ok()
    );
    let mut more = good.clone();
    more.push(("notes.txt".to_owned(), Vec::new()));
    refused(&more, "not in the manifest");
    refused(&good[..3].to_vec(), "not in the package");
    refused(&package(&(choice() + &choice())), "twice");
    let plain = changed(
        &good,
        "nim1/nim1.xml",
        r#"&lt;img alt="piles" src="$IMS-CC-FILEBASE$/a%20b.svg"/&gt;"#,
        "",
    );
    refused(&plain, "is in no question");
}

const UNSOUND: &[(&str, &str, &str)] = &[
    ("multiple_choice_question", "puzzle_question", "reads no puzzle"),
    ("points_possible", "points", "no points_possible"),
    (r#"title="Q1""#, "", "no title"),
    (r#"linkrefid="2_fb""#, r#"linkrefid="3_fb""#, "no feedback 3_fb"),
    (r#"itemfeedback ident="2_fb""#, r#"itemfeedback ident="3_fb""#, "no feedback 2_fb"),
    (r#"rcardinality="Single""#, r#"rcardinality="Multiple""#, "rcardinality"),
    (
        r#"<varequal respident="response1">1<"#,
        r#"<varequal respident="response1">7<"#,
        "no answer 7",
    ),
    (">100</setvar>", ">50</setvar>", "one answer that is right"),
    (">100</setvar>", ">all</setvar>", "no percentage"),
    (r#"varname="SCORE" vartype"#, r#"varname="RESULT" vartype"#, "decvar"),
    (r#"ident="2""#, r#"ident="1""#, "ident twice"),
    (">P<", ">N<", "twice"),
    ("Who?", "&lt;p&gt;Who?", "never closed"),
    ("Who?", "<p>Who?</p>", "not escaped"),
];

#[test]
fn the_item_is_valid() {
    let good = package(&choice());
    for (from, to, why) in UNSOUND {
        refused(&changed(&good, "nim1/nim1.xml", from, to), why);
    }
}

#[test]
fn feedback_is_found_by_a_rule_or_by_its_general_name() {
    let shown = r#"</setvar><displayfeedback linkrefid="2_fb"/><displayfeedback linkrefid="correct_fb"/></respcondition>"#;
    let fed = |id: &str| {
        let words = "<material><mattext>Yes.</mattext></material>";
        format!(r#"<itemfeedback ident="{id}"><flow_mat>{words}</flow_mat></itemfeedback></item>"#)
    };
    let both = choice().replace("</setvar></respcondition>", shown);
    refused(&package(&both), "no feedback correct_fb");
    let both = both.replace("</item>", &fed("correct_fb"));
    assert_eq!(one(&both).feedback_for(0, "N").unwrap(), "No.");
    let general = choice().replace("</item>", &fed("general_fb"));
    assert_eq!(one(&general).feedback, "Yes.");
    refused(&package(&choice().replace("</item>", &fed("9_fb"))), "9_fb is never shown");
}

#[test]
fn multiple_answers_need_exactly_the_right_ones() {
    let place =
        list("response1", r#" rcardinality="Multiple">"#, &[("1", "a"), ("2", "b"), ("3", "c")]);
    let and = format!(
        "<and>{}{}<not>{}</not></and>",
        equal("response1", "1"),
        equal("response1", "2"),
        equal("response1", "3")
    );
    let good = item("multiple_answers_question", "Which?", &place, &rule(&and, "100"));
    let question = one(&good);
    for (chosen, share) in
        [(vec!["a", "b"], 1.0), (vec!["a"], 0.5), (vec!["a", "c"], 0.0), (vec!["a", "b", "c"], 0.5)]
    {
        near(question.grade(&[said(&chosen)]), share);
    }
    let less = good.replace(&format!("<not>{}</not>", equal("response1", "3")), "");
    refused(&package(&less), "every answer");
}

#[test]
fn typed_words_and_numbers_are_graded() {
    let place = |kind: &str| {
        format!(
            r#"<response_str ident="response1" rcardinality="Single"><render_fib{kind}><response_label ident="answer1"/></render_fib></response_str>"#
        )
    };
    let both = equal("response1", "0011") + &equal("response1", "Nim");
    let question = one(&item("short_answer_question", "Who?", &place(""), &rule(&both, "100")));
    near(question.grade(&[said(&[" nim "])]), 1.0);
    near(question.grade(&[said(&["*"])]), 0.0);
    let range = r#"<and><vargte respident="response1">-0.5</vargte><varlte respident="response1">0.5</varlte></and>"#;
    let test = format!("<or>{}{range}</or>", equal("response1", "0"));
    let decimal = place(r#" fibtype="Decimal""#);
    let good = item("numerical_question", "How many?", &decimal, &rule(&test, "100"));
    let question = one(&good);
    for (typed, share) in [("0", 1.0), ("0.5", 1.0), ("0.6", 0.0), ("none", 0.0)] {
        near(question.grade(&[said(&[typed])]), share);
    }
    refused(&package(&good.replace(">0<", ">none<")), "no number");
    refused(&package(&good.replace(">0.5<", ">0.7<")), "not around");
    refused(&package(&good.replace(r#" fibtype="Decimal""#, "")), "fibtype");
    let bare = item("numerical_question", "x", &decimal, &rule(&equal("response1", "5"), "100"));
    refused(&package(&bare), "New Quizzes");
    refused(&package(&good.replace(&rule(&test, "100"), "")), "no answer");
}

#[test]
fn blanks_pairs_and_essays_are_read() {
    let named = |name: &str| format!("><material><mattext>{name}</mattext></material>");
    let places = list("response_a", &named("a"), &[("1", "0011"), ("2", "11")])
        + &list("response_b", &named("b"), &[("3", "N")]);
    let rules = rule(&equal("response_a", "1"), "50") + &rule(&equal("response_b", "3"), "50");
    let good = item("fill_in_multiple_blanks_question", "[a] and [b]", &places, &rules);
    let question = one(&good);
    assert_eq!((question.kind, question.gaps[1].prompt.as_str()), ("gaps", "b"));
    near(question.grade(&[said(&["11"]), said(&["n"])]), 1.0);
    near(question.grade(&[said(&["11"]), said(&["p"])]), 0.5);
    refused(&package(&good.replace("[b]", "")), "not once in the text");
    refused(&package(&good.replace("[b]", "[b] [c]")), "looks like a blank");
    refused(&package(&good.replace("response_b", "response_1")), "start with a letter");
    refused(&package(&good.replace("<mattext>b<", "<mattext>c<")), "not its name");
    refused(&package(&good.replacen(">50<", ">40<", 1)), "worth 90");
    refused(&package(&good.replace(">3<", ">9<")), "no answer 9");
    let menus = good
        .replace("fill_in_multiple_blanks", "multiple_dropdowns")
        .replace(&label("3", "N"), &(label("3", "N") + &label("4", "P")));
    near(one(&menus).grade(&[said(&["11"]), said(&["N"])]), 0.5);
    let pairs = list("response_a", &named("3 4 5"), &[("1", "N"), ("3", "P")])
        + &list("response_b", &named("1 2 3"), &[("1", "N"), ("3", "P")]);
    let good = item("matching_question", "Match.", &pairs, &rules);
    near(one(&good).grade(&[said(&["N"]), said(&["P"])]), 1.0);
    refused(
        &package(&good.replace(&rule(&equal("response_b", "3"), "50"), "")),
        "no answer is right",
    );
    let place = r#"<response_str ident="r"><render_fib><response_label ident="a"/></render_fib></response_str>"#;
    assert_eq!(one(&item("essay_question", "Why?", place, "")).kind, "essay");
    refused(
        &package(&item("essay_question", "Why?", place, &rule(&equal("r", "x"), "100"))),
        "not graded",
    );
}
