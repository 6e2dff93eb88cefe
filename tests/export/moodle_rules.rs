//! Checks each rule of the Moodle XML reader with a small file that breaks it.

use super::moodle::read;
use super::platform::Question;

const CATEGORY: &str = "<question type=\"category\"><category><text>$course$/top/Nim/Level 1</text>\
    </category><info format=\"html\"><text/></info></question>";
const SVG: &str = "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=";

fn quiz(inside: &str) -> String {
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>{CATEGORY}{inside}</quiz>")
}

fn question(kind: &str, stem: &str, rest: &str) -> String {
    format!(
        "<question type=\"{kind}\"><name><text>Q1</text></name><questiontext format=\"html\">\
         <text><![CDATA[{stem}]]></text></questiontext>{rest}</question>"
    )
}

fn answer(fraction: &str, text: &str) -> String {
    format!(
        "<answer fraction=\"{fraction}\"><text>{text}</text><feedback><text>fb {fraction}</text></feedback></answer>"
    )
}

fn one(kind: &str, stem: &str, rest: &str) -> Question {
    read(&quiz(&question(kind, stem, rest))).unwrap().remove(0)
}

fn assert_refused(file: &str, why: &str) {
    let fault = read(file).expect_err(why);
    assert!(fault.contains(why), "{fault:?} does not say {why:?}");
}

fn refused_one(kind: &str, stem: &str, rest: &str, why: &str) {
    assert_refused(&quiz(&question(kind, stem, rest)), why);
}

fn said(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

fn assert_near(left: f64, right: f64) {
    assert!((left - right).abs() < 1e-4, "{left} is not {right}");
}

#[test]
fn the_common_parts_are_read() {
    let rest = answer("100", "5")
        + "<usecase>0</usecase><idnumber>nim-1</idnumber><defaultgrade>2</defaultgrade>\
        <generalfeedback><text>&lt;p&gt;3 XOR 6&lt;/p&gt;</text></generalfeedback>\
        <tags><tag><text>nim</text></tag><tag><text>xor</text></tag></tags>";
    let question = one("shortanswer", "<p>Take <b>x</b>?</p>", &rest);
    assert_eq!((question.kind, question.id.as_str(), question.points), ("text", "nim-1", 2.0));
    assert_eq!((question.stem.as_str(), question.feedback.as_str()), ("Take x?", "3 XOR 6"));
    assert_eq!((question.category.as_str(), question.tags.len()), ("Nim/Level 1", 2));
}

#[test]
fn the_whole_file_is_checked() {
    let good = quiz(&question("shortanswer", "x", &(answer("100", "0") + "<usecase>0</usecase>")));
    assert!(read(&good).is_ok());
    assert_refused(&format!("\u{feff}{good}"), "byte order mark");
    assert_refused(&good.replace("Q1", "Q\u{b}1"), "U+000B");
    assert_refused(&good.replace("Q1", "Q & 1"), "no XML");
    assert_refused(&good.replace("UTF-8", "ISO-8859-1"), "UTF-8");
    assert_refused(&good.replace("quiz>", "test>"), "root");
    assert_refused(&good.replace("<![CDATA[x]]>", "<b>x</b>"), "holds a tag");
    assert_refused(&good.replace(CATEGORY, ""), "before any category");
    assert_refused(&good.replace("<name><text>Q1</text></name>", ""), "without a <name>");
    assert_refused(&good.replace("Q1", &"x".repeat(251)), "250");
    assert_refused(&good.replace("<text>Q1</text>", "<text/>"), "empty name");
    assert_refused(&good.replace("<usecase>", "<tag/><usecase>"), "knows no <tag>");
    assert_refused(
        &good.replace("type=\"shortanswer\"", "type=\"gapfill\""),
        "no question of type",
    );
    assert_refused(&quiz(""), "no question");
    assert_refused(&good.replace("CDATA[x", "CDATA[x]]>y"), "no XML");
    let split = read(&good.replace("CDATA[x", "CDATA[x]]]]><![CDATA[>y")).unwrap();
    assert_eq!(split[0].stem, "x]]>y");
}

#[test]
fn a_slash_in_a_category_is_doubled() {
    let file = |place: &str| {
        let good = quiz(&question(
            "essay",
            "x",
            "<graderinfo format=\"html\"><text>key</text></graderinfo>",
        ));
        read(&good.replace("$course$/top/Nim/Level 1", place))
            .map(|found| found[0].category.clone())
    };
    assert_eq!(file("$course$/top/a//b/c").unwrap(), "a//b/c");
    for bad in ["Nim", "$course$/top/a///b", "$course$/top/a/", "$course$/top//a"] {
        assert!(file(bad).is_err(), "{bad}");
    }
}

#[test]
fn an_idnumber_is_unique_in_its_category() {
    let rest = "<graderinfo format=\"html\"><text>key</text></graderinfo><idnumber>a</idnumber>";
    let twice = question("essay", "x", rest) + &question("essay", "y", rest);
    assert_refused(&quiz(&twice), "twice in a category");
    let other = CATEGORY.replace("Level 1", "Level 2");
    let apart = question("essay", "x", rest) + &other + &question("essay", "y", rest);
    assert_eq!(read(&quiz(&apart)).unwrap().len(), 2);
    refused_one("essay", "x", "", "graderinfo");
}

#[test]
fn choices_have_moodles_grades() {
    let rest = answer("100", "a") + &answer("-33.33333", "b");
    let question = one("multichoice", "x", &rest);
    assert_near(question.grade(&[said(&["a"])]), 1.0);
    assert_near(question.grade(&[said(&["b"])]), -0.333_333);
    assert_eq!(question.feedback_for(0, "b").unwrap(), "fb -33.33333");
    refused_one("multichoice", "x", &rest.replace("33.33333", "33.33"), "not a grade");
    refused_one("multichoice", "x", &answer("100", "a"), "fewer than two");
    refused_one("multichoice", "x", &rest.replace("100", "90"), "worth 100");
    refused_one("multichoice", "x", &rest.replace(">b<", ">a<"), "twice");
    refused_one("multichoice", "x", &rest.replace("fraction=\"100\"", ""), "without a fraction");
    let third: String = ["a", "b", "c"].map(|text| answer("33.33333", text)).concat();
    let many = third + &answer("-50", "d") + "<single>false</single>";
    let question = one("multichoice", "x", &many);
    assert_near(question.grade(&[said(&["a", "c"])]), 0.666_667);
    assert_near(question.grade(&[said(&["a", "d"])]), 0.0);
    assert_near(question.grade(&[said(&["a", "b", "c"])]), 1.0);
    refused_one("multichoice", "x", &many.replace(">a<", "><"), "empty");
    refused_one("multichoice", "x", &many.replacen("33.33333", "30", 1), "are worth");
}

#[test]
fn typed_answers_are_compared_as_moodle_does() {
    let rest = answer("100", "0011")
        + &answer("100", "Pile*")
        + &answer("50", r"3 \* 4")
        + "<usecase>0</usecase>";
    let question = one("shortanswer", "x", &rest);
    for (typed, share) in
        [(" 0011 ", 1.0), ("pile 3", 1.0), ("3 * 4", 0.5), ("3 x 4", 0.0), ("", 0.0)]
    {
        assert_near(question.grade(&[said(&[typed])]), share);
    }
    refused_one("shortanswer", "x", &answer("50", "a"), "worth 100");
    let number = answer("100", "0").replace("</text><f", "</text><tolerance>0.5</tolerance><f");
    let question = one("numerical", "x", &number);
    for (typed, share) in [("0", 1.0), ("0.5", 1.0), ("-0.51", 0.0), ("zero", 0.0)] {
        assert_near(question.grade(&[said(&[typed])]), share);
    }
    refused_one("numerical", "x", &answer("100", "3 piles"), "no number");
    refused_one("numerical", "x", &number.replace("0.5", "-1"), "below 0");
    refused_one("numerical", "x", &(number + "<showunits>0</showunits>"), "unit");
}

#[test]
fn true_false_and_matching_questions_are_checked() {
    let rest = answer("100", "true") + &answer("0", "false");
    assert_near(one("truefalse", "x", &rest).grade(&[said(&["true"])]), 1.0);
    refused_one("truefalse", "x", &rest.replace("true", "yes"), "true and false");
    refused_one("truefalse", "x", &rest.replace("\"0\"", "\"100\""), "worth 100");
    let pair = |left: &str, right: &str| {
        format!(
            "<subquestion format=\"html\"><text>{left}</text><answer><text>{right}</text></answer></subquestion>"
        )
    };
    let two = pair("3 4 5", "N") + &pair("1 2 3", "P");
    let question = one("matching", "x", &(two.clone() + &pair("", "neither")));
    assert_near(question.grade(&[said(&["N"]), said(&["N"])]), 0.5);
    assert_eq!(question.gaps[0].options.len(), 3);
    refused_one("matching", "x", &two, "three answers");
    refused_one("matching", "x", &(two + &pair("7", "")), "dropped");
}

#[test]
fn pictures_are_beside_their_text() {
    let good = question(
        "essay",
        "<img src=\"@@PLUGINFILE@@/a%20b.svg\" alt=\"piles\">",
        "<graderinfo><text>k</text></graderinfo>",
    )
    .replace(
        "</questiontext>",
        &format!(
            "<file name=\"a b.svg\" path=\"/\" encoding=\"base64\">{SVG}</file></questiontext>"
        ),
    );
    let read_one = read(&quiz(&good)).unwrap().remove(0);
    assert_eq!((read_one.pictures, read_one.stem.as_str()), (1, "piles"));
    assert_refused(&quiz(&good.replace("name=\"a b.svg\"", "name=\"c.svg\"")), "not referred to");
    assert_refused(&quiz(&good.replace(SVG, "R0lGODlh")), "neither a PNG");
    assert_refused(&quiz(&good.replace("=</file>", "</file>")), "base64");
    assert_refused(&quiz(&good.replace("\"base64\"", "\"hex\"")), "base64");
    let start = good.find("<file").unwrap();
    let end = good.find("</file>").unwrap() + 7;
    assert_refused(&quiz(&(good[..start].to_owned() + &good[end..])), "no file beside it");
    assert_refused(&quiz(&good.replace("@@PLUGINFILE@@", "http://x")), "not in the file");
    assert_refused(&quiz(&good.replace("alt=\"piles\">", "alt=\"piles\"><p>")), "never closed");
}

#[test]
fn cloze_gaps_are_checked() {
    let stem = "<table><tr><td>{1:NUMERICAL:=7:0~%50%8:0.5#nearly}</td><td>{2:SHORTANSWER:=0011~=11}</td></tr></table>\
        {1:MULTICHOICE_H:1~2~=3#yes} {:MR:=a~=b~c} {3 4}";
    let question = one("cloze", stem, "");
    assert_eq!((question.kind, question.gaps.len(), question.points), ("gaps", 4, 5.0));
    assert_eq!(question.stem, "{#1} {#2} {#3} {#4} {3 4}");
    let share = |first, second, third, fourth: &[&str]| {
        question.grade(&[said(&[first]), said(&[second]), said(&[third]), said(fourth)])
    };
    assert_near(share("7", "11", "3", &["a", "b"]), 1.0);
    assert_near(share("8.4", "0011", "1", &["a", "c"]), 0.5);
    assert_eq!(question.feedback_for(0, "8").unwrap(), "nearly");
    assert_near(question.grade(&question.key()), 1.0);
    let escaped = one("cloze", r"{1:SA:=a\}b\#c&#126;d&amp;e#f\}g}", "");
    assert_eq!(escaped.gaps[0].options[0].text, "a}b#c~d&e");
    assert_eq!(escaped.gaps[0].options[0].feedback, "f}g");
    for (stem, why) in [
        ("no gap", "without a gap"),
        ("{1:MULTICHOICE}", "looks like"),
        ("{1:NUMERICAL:=7", "never ends"),
        ("{1:NUMBER:=7}", "looks like"),
        ("{1:NUMERICAL:=seven}", "no number"),
        ("{1:MC:=a}", "one choice"),
        ("{1:MC:a~b}", "right answer"),
        ("{1:SA:=a~}", "empty answer"),
        ("{1:SA:=}", "empty answer"),
        ("{#1} {1:SA:=a}", "own sign"),
        (r"{1:SA:=a\~b}", "keeps the backslash"),
        ("{1:SA:%50%a}", "right answer"),
        ("{1:SA:=<b>a</b>}", "tag"),
        ("{0:SA:=a}", "weigh nothing"),
        ("{1:MC:=a~a}", "twice"),
        ("<p>{1:SA:=a}", "never closed"),
    ] {
        refused_one("cloze", stem, "", why);
    }
}
