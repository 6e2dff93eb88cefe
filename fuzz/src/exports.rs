//! Writes question files with any title. Input: a byte for the platform, and the title. Checks: the file is
//! well-formed and has all questions, so the title ends no element, line or package.

use std::io::{Cursor, Read};
use std::sync::LazyLock;

use quick_xml::Reader;
use quick_xml::events::Event;
use zip::ZipArchive;

use super::tools::{language, number, text};
use carryless_args::Args;
use carryless_export::builder::QuestionBuilder;
use carryless_export::platform::{Platform, ExportFile};
use carryless_export::qti::Version;
use carryless_exercises::{Exercise, KINDS, Constraints};
use carryless_args::command_line::CommandLine;
use carryless_args::options::SHEET;
use carryless_worksheet::spec::Spec;
use carryless_worksheet::renderer::SheetWriter;

const PLATFORMS: [Platform; 7] = [
    Platform::Moodle,
    Platform::Gift,
    Platform::Anki,
    Platform::Canvas,
    Platform::Qti(Version::V21),
    Platform::Qti(Version::V30),
    Platform::Kahoot,
];

pub(super) fn exports(data: &[u8]) {
    let Some((which, rest)) = data.split_first() else { return };
    let platform = PLATFORMS[usize::from(*which) % PLATFORMS.len()];
    let Some(title) = text(rest, 200) else { return };
    let (file, questions) = write_file(platform, title);
    let found = match platform {
        Platform::Moodle => elements(&file, |name, kind| name == "question" && kind != "category"),
        Platform::Gift => lines(&file, |line| line.starts_with("// [id:")),
        Platform::Anki => lines(&file, |line| !line.is_empty() && !line.starts_with('#')),
        Platform::Canvas => packed(&file, |name| name == "item"),
        Platform::Qti(_) => {
            packed(&file, |name| matches!(name, "assessmentItem" | "qti-assessment-item"))
        }
        // Its rows are cells of a sheet; only well-formedness of all parts is checked.
        Platform::Kahoot => packed(&file, |_| false) + questions,
    };
    assert_eq!(found, questions, "{platform:?}, {title:?}");
}

/// One exercise of each topic.
static EXERCISES: LazyLock<Vec<Exercise>> = LazyLock::new(|| {
    let drawn = KINDS.iter().map(|kind| {
        let space = kind.space(&Constraints::default()).expect("no wish");
        space.draw(3).next().expect("an exercise")
    });
    drawn.collect()
});

/// Question file for a platform with this title, and the number of its questions.
fn write_file(platform: Platform, title: &str) -> (Vec<u8>, u64) {
    let line = CommandLine::from_arguments(["--title", title, "--topic", "nim-sum"]);
    let args = Args::parse(&line, SHEET.iter()).expect("a line");
    let spec = Spec::read(&args, language("en")).expect("a spec");
    let writer = SheetWriter::new(spec.look).expect("templates");
    let maker = QuestionBuilder::new(&writer, platform, Vec::new(), 1).expect("words");
    let title = maker.title().expect("a title");
    let mut volume = ExportFile::new(platform, title, "nim-bank-1".to_owned());
    let mut file = volume.head().expect("a head");
    let skipped = number(line.text().as_bytes()) % EXERCISES.len();
    for exercise in EXERCISES.iter().skip(skipped).take(3) {
        let question = maker.question(exercise.clone(), Some(2)).expect("a question");
        let piece = platform.convert(&question).expect("a piece");
        file.extend(volume.add(piece).expect("text"));
    }
    file.extend(volume.finish().expect("an end"));
    (file, volume.tally.questions)
}

/// Number of lines of a text file for which `wanted` is true.
fn lines(file: &[u8], wanted: impl Fn(&str) -> bool) -> u64 {
    let text = std::str::from_utf8(file).expect("UTF-8");
    text.lines().filter(|line| wanted(line)).count() as u64
}

/// Number of elements for whose name `wanted` is true, in all XML files of a ZIP package.
fn packed(file: &[u8], wanted: impl Fn(&str) -> bool) -> u64 {
    let mut zip = ZipArchive::new(Cursor::new(file)).expect("a package");
    let mut count = 0;
    for at in 0..zip.len() {
        let mut entry = zip.by_index(at).expect("an entry");
        if entry.name().expect("a name").ends_with(".xml") {
            let mut text = Vec::new();
            entry.read_to_end(&mut text).expect("an entry that is whole");
            count += elements(&text, |name, _| wanted(name));
        }
    }
    count
}

/// Number of elements for whose name and `type` attribute `wanted` is true, in well-formed XML.
fn elements(file: &[u8], wanted: impl Fn(&str, &str) -> bool) -> u64 {
    let text = std::str::from_utf8(file).expect("UTF-8");
    let mut reader = Reader::from_str(text);
    let (mut count, mut open) = (0, 0_usize);
    loop {
        let event = reader.read_event().expect("well-formed XML");
        match &event {
            Event::Start(tag) | Event::Empty(tag) => {
                let kind = tag.try_get_attribute("type").expect("attributes");
                let kind = kind.map_or_else(String::new, |it| it.value.to_string());
                count += u64::from(wanted(tag.local_name().as_ref(), &kind));
                open += usize::from(matches!(event, Event::Start(_)));
            }
            Event::End(_) => open -= 1,
            Event::Eof => break,
            _ => {}
        }
    }
    assert_eq!(open, 0, "elements stay open");
    count
}
