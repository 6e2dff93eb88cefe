//! Question files read back: files written by hand give what stands in them, and a file that is not as
//! it was written is refused.

use std::io::{Cursor, Write};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::bank::back::{BackFault, check, read};
use crate::bank::platform::Platform;
use crate::bank::qti::Version;
use crate::bank::solved::{Digest, Solved};

const MOODLE: &str = r#"<?xml version="1.0"?><quiz>
    <question type="category"><category><text>$course$/top/x</text></category></question>
    <question type="numerical"><name><text>n</text></name><idnumber>a</idnumber>
      <answer fraction="100"><text>7</text></answer>
      <answer fraction="0"><text>8</text><feedback><text>no</text></feedback></answer></question>
    <question type="multichoice"><idnumber>b</idnumber>
      <answer fraction="50"><text>1 &amp;lt; 2</text></answer>
      <answer fraction="50"><text>can win</text></answer>
      <answer fraction="-100"><text>none</text></answer></question>
    <question type="cloze"><idnumber>c</idnumber><questiontext>
      <text>&lt;p&gt;{1:NUMERICAL:=5:0~%0%6:0#not \} 6} {1:SHORTANSWER:=2:3~=2: 3~%0%x}
      {1:MULTICHOICE_V:a#no~=b&amp;#126;c}&lt;/p&gt;</text></questiontext></question>
    <question type="essay"><idnumber>d</idnumber></question></quiz>"#;

const GIFT: &str = "$CATEGORY: x\n\n// [id:a] [tag:t]\n::n::[html]stem {#\n=7:0\n=%0%8:0#no\n\
    ####why\n}\n\n// [id:b]\n::n::[html]stem {\n~%50%1 < 2\n~%50%can win\n~%-100%none#\\#\n####x\n}\n\n";

const CANVAS: &str = r#"<questestinterop><item ident="a"><presentation>
    <response_lid ident="response_blank1"><material><mattext>blank1</mattext></material>
    <render_choice><response_label ident="blank1-1"><material><mattext>7</mattext></material></response_label>
    <response_label ident="blank1-2"><material><mattext>07</mattext></material></response_label></render_choice>
    </response_lid></presentation><resprocessing>
    <respcondition><conditionvar><other/></conditionvar><displayfeedback/></respcondition>
    <respcondition><conditionvar><varequal respident="response_blank1">blank1-1</varequal></conditionvar>
    <setvar action="Add">100</setvar></respcondition></resprocessing></item>
    <item ident="b"><presentation><response_lid ident="response1">
    <render_choice><response_label ident="c1"><material><mattext>yes</mattext></material></response_label>
    <response_label ident="c2"><material><mattext>no</mattext></material></response_label></render_choice>
    </response_lid></presentation><resprocessing>
    <respcondition><conditionvar><and><varequal respident="response1">c1</varequal>
    <not><varequal respident="response1">c2</varequal></not></and></conditionvar>
    <setvar action="Set">100</setvar></respcondition></resprocessing></item></questestinterop>"#;

const QTI: &str = r#"<qti-assessment-item identifier="a">
    <qti-response-declaration identifier="R1"><qti-correct-response><qti-value>R1_C2</qti-value>
    </qti-correct-response></qti-response-declaration>
    <qti-response-declaration identifier="R2"><qti-correct-response><qti-value>2:3</qti-value>
    </qti-correct-response><qti-mapping><qti-map-entry map-key="2:3" mapped-value="1"/>
    <qti-map-entry map-key="2: 3" mapped-value="1"/></qti-mapping></qti-response-declaration>
    <qti-simple-choice identifier="R1_C1">yes</qti-simple-choice>
    <qti-simple-choice identifier="R1_C2">no</qti-simple-choice></qti-assessment-item>"#;

fn found(platform: Platform, bytes: &[u8]) -> Vec<(String, Vec<Vec<String>>)> {
    let mut all = Vec::new();
    let mut take = |solved: Solved| all.push((solved.id, solved.places));
    read(platform, Cursor::new(bytes), &mut take).unwrap();
    all
}

fn wanted(all: &[(&str, &[&[&str]])]) -> Vec<(String, Vec<Vec<String>>)> {
    let texts = |texts: &&[&str]| texts.iter().map(|it| (*it).to_owned()).collect();
    let place =
        |(id, places): &(&str, &[&[&str]])| ((*id).to_owned(), places.iter().map(texts).collect());
    all.iter().map(place).collect()
}

fn zipped(text: &str) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("file.xml", SimpleFileOptions::default()).unwrap();
    zip.write_all(text.as_bytes()).unwrap();
    zip.finish().unwrap().into_inner()
}

/// Files written by hand give what stands in them.
#[test]
fn files_of_others_are_read() {
    let both: &[&str] = &["1 < 2", "can win"];
    assert_eq!(
        found(Platform::Moodle, MOODLE.as_bytes()),
        wanted(&[
            ("a", &[&["7"]]),
            ("b", &[both]),
            ("c", &[&["5"], &["2:3"], &["b~c"]]),
            ("d", &[])
        ])
    );
    let gift = wanted(&[("a", &[&["7"]]), ("b", &[both])]);
    assert_eq!(found(Platform::Gift, GIFT.as_bytes()), gift);
    let canvas = wanted(&[("a", &[&["7"]]), ("b", &[&["yes"]])]);
    assert_eq!(found(Platform::Canvas, &zipped(CANVAS)), canvas);
    let qti = wanted(&[("a", &[&["no"], &["2:3"]])]);
    assert_eq!(found(Platform::Qti(Version::V30), &zipped(QTI)), qti);
    let cards = "#html:true\na\tfront\tback\tdeck\tt\nb\t\tback\td\tt\n";
    assert_eq!(found(Platform::Anki, cards.as_bytes()), wanted(&[("a", &[])]));
}

/// A file in which an answer or a question is another one, or which ends too early, is refused.
#[test]
fn what_has_changed_is_refused() {
    let texts = [(Platform::Moodle, MOODLE), (Platform::Gift, GIFT)];
    for (platform, text) in texts {
        let mut meant = Digest::default();
        read(platform, Cursor::new(text), &mut |solved| meant.add(&solved)).unwrap();
        check(platform, Cursor::new(text), meant).unwrap();
        let changes = [
            text.replacen('7', "9", 1),
            text.replacen("can win", "cannot win", 1),
            text.replacen("50", "0", 1),
            text[..text.len() / 2].to_owned(),
            String::new(),
        ];
        for changed in changes {
            let refused = check(platform, Cursor::new(&*changed), meant).unwrap_err();
            assert!(refused.fault::<BackFault>().is_some(), "{changed:.200}");
        }
    }
    for (platform, text) in [(Platform::Canvas, CANVAS), (Platform::Qti(Version::V21), QTI)] {
        let mut meant = Digest::default();
        let whole = zipped(text);
        read(platform, Cursor::new(&*whole), &mut |solved| meant.add(&solved)).unwrap();
        check(platform, Cursor::new(&*whole), meant).unwrap();
        for changed in [text.replace(">no<", ">never<").replace(">7<", ">6<"), String::new()] {
            assert!(check(platform, Cursor::new(zipped(&changed)), meant).is_err());
        }
        assert!(check(platform, Cursor::new(&whole[..whole.len() / 2]), meant).is_err());
    }
}
