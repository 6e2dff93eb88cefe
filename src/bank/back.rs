//! Question files read back after they are written. In: the bytes of a file, and what its questions were
//! meant to be. Out: nothing, if the file has exactly these questions, each with the right answers of its
//! exercise in all its places; else an error.
//!
//! What writes a file and what reads it back share no code: each format has a reader of its own, which
//! knows nothing of exercises.

mod canvas;
mod gift;
mod kahoot;
mod moodle;
mod qti;

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Read, Seek};

use quick_xml::escape::unescape;
use quick_xml::events::{BytesRef, BytesStart};
use zip::ZipArchive;

use super::platform::Platform;
use super::question::{Expects, Question};
use crate::error::{Error, faults};

faults! {
    pub(crate) enum BackFault {
        /// The file is not what was written: its questions, and those that were meant.
        NotAsWritten { found: u64, questions: u64 } = "not-as-written" => Outside,
    }
}

/// What is right in a question: the texts of each place, in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Solved {
    /// What it is known by.
    pub(super) id: String,
    places: Vec<Vec<String>>,
}

/// All questions of a file together, in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Digest {
    count: u64,
    sum: u64,
}

impl Digest {
    pub(crate) fn add(&mut self, solved: &Solved) {
        let mut hasher = DefaultHasher::new();
        solved.hash(&mut hasher);
        self.count += 1;
        self.sum = self.sum.wrapping_add(hasher.finish());
    }
}

impl Solved {
    pub(super) fn new(id: impl Into<String>) -> Self {
        Solved { id: id.into(), places: Vec::new() }
    }

    /// Another place, with all that is right there; spellings of one answer are one.
    pub(super) fn place(&mut self, right: impl IntoIterator<Item = impl AsRef<str>>) {
        let mut right: Vec<String> = right.into_iter().map(|it| plain(it.as_ref())).collect();
        right.sort();
        right.dedup();
        self.places.push(right);
    }

    /// What was meant with a question; what a person marks has no right answers.
    pub(super) fn of(question: &Question) -> Self {
        let mut solved = Solved::new(&*question.id);
        for place in question.places.iter().filter(|_| !question.is_open()) {
            match &place.expects {
                Expects::Choice { options, .. } => {
                    solved.place(options.iter().filter(|it| it.right).map(|it| &it.text));
                }
                Expects::Number { right, .. } => solved.place([right.to_string()]),
                Expects::Text { right, .. } => solved.place(right),
                Expects::Grid(grid) => {
                    grid.gaps().for_each(|number| solved.place([number.to_string()]));
                }
                Expects::Open => {}
            }
        }
        solved
    }
}

/// One spelling of all that mean the same: signs of Chinese type, blanks behind signs, zeros in front.
fn plain(text: &str) -> String {
    let text = text.replace('\u{ff1a}', ":").replace('\u{ff0c}', ",");
    let text = text.replace(": ", ":").replace(", ", ",");
    let text = text.trim();
    match text.bytes().all(|byte| byte.is_ascii_digit()) {
        true if text.len() > 1 => {
            let bare = text.trim_start_matches('0');
            if bare.is_empty() { "0" } else { bare }.to_owned()
        }
        _ => text.to_owned(),
    }
}

/// Compares a file with what it was meant to be.
/// Errors: `not-as-written`.
pub(crate) fn check(
    platform: Platform,
    file: impl Read + Seek,
    meant: Digest,
) -> Result<(), Error> {
    let mut found = Digest::default();
    // What cannot be read is not as it was written either.
    let _ = read(platform, file, &mut |solved| found.add(&solved));
    if found == meant {
        return Ok(());
    }
    Err(BackFault::NotAsWritten { found: found.count, questions: meant.count }.into())
}

/// Gives `take` each question of a file.
fn read(
    platform: Platform,
    file: impl Read + Seek,
    take: &mut dyn FnMut(Solved),
) -> Result<(), Error> {
    let mut file = BufReader::with_capacity(1 << 16, file);
    match platform {
        Platform::Moodle => moodle::read(&mut file, take),
        Platform::Gift => gift::read(&mut file, take),
        Platform::Anki => cards(&mut file, take),
        Platform::Canvas => canvas::read(&unzipped(file)?, take),
        Platform::Qti(_) => qti::read(&unzipped(file)?, take),
        Platform::Kahoot => kahoot::read(&unzipped(file)?, take),
    }
}

/// Cards are marked by who has them: they are counted, and have two sides.
fn cards(file: impl BufRead, take: &mut dyn FnMut(Solved)) -> Result<(), Error> {
    let mut rows = csv::ReaderBuilder::new();
    let rows = rows.delimiter(b'\t').has_headers(false).comment(Some(b'#')).from_reader(file);
    for row in rows.into_records() {
        let row = row.map_err(Error::defect)?;
        if let [id, front, back] = [0, 1, 2].map(|at| row.get(at).unwrap_or_default())
            && !front.is_empty()
            && !back.is_empty()
        {
            take(Solved::new(id));
        }
    }
    Ok(())
}

/// The texts of a package by their names.
type Texts = BTreeMap<String, String>;

fn unzipped(file: impl Read + Seek) -> Result<Texts, Error> {
    let mut zip = ZipArchive::new(file).map_err(Error::defect)?;
    let mut texts = Texts::new();
    for at in 0..zip.len() {
        let mut entry = zip.by_index(at).map_err(Error::defect)?;
        let name = entry.name().map_err(Error::defect)?.into_owned();
        if name.ends_with(".xml") {
            let mut text = String::new();
            entry.read_to_string(&mut text).map_err(Error::defect)?;
            texts.insert(name, text);
        }
    }
    Ok(texts)
}

/// The letter that a reference of XML stands for.
fn entity(name: &BytesRef<'_>) -> String {
    text(&format!("&{};", &**name))
}

/// A text with its references.
fn text(escaped: &str) -> String {
    unescape(escaped).map_or_else(|_| escaped.to_owned(), |text| text.into_owned())
}

/// An attribute, empty where it is missing.
fn attribute(tag: &BytesStart<'_>, name: &str) -> String {
    let found = tag.try_get_attribute(name).ok().flatten();
    found.map(|it| text(&it.value)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Write};

    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::*;
    use crate::bank::qti::Version;

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
        let place = |(id, places): &(&str, &[&[&str]])| {
            ((*id).to_owned(), places.iter().map(texts).collect())
        };
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
}
