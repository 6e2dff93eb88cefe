//! The readers of question files. In: a byte that chooses the format, and the file; of a package the texts in
//! it, with zero bytes between. What holds: what was read is what a file is held against, and nothing else is;
//! a file that the program writes, whatever its title, has the questions that it was made of.

use std::io::{Cursor, Write};
use std::sync::LazyLock;

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::tools::{is_told, language, number, text};
use crate::asked::Asked;
use crate::bank::back::{check, read};
use crate::bank::maker::Maker;
use crate::bank::platform::{Platform, Volume};
use crate::bank::qti::Version;
use crate::bank::solved::{Digest, Solved};
use crate::exercises::{Exercise, KINDS, Wishes};
use crate::line::Line;
use crate::options::SHEET;
use crate::worksheet::spec::Spec;
use crate::worksheet::writer::SheetWriter;

const LONGEST: usize = 3000;

/// One input in so many is the title of a file that is written.
const ONE_IN: usize = 16;

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
    let Some((which, rest)) = data.split_first().filter(|_| data.len() <= LONGEST) else { return };
    let platform = PLATFORMS[usize::from(*which) % PLATFORMS.len()];
    let file = match platform.is_text() || rest.starts_with(b"PK") {
        true => rest.to_vec(),
        false => zipped(platform, rest),
    };
    let (mut found, mut count) = (Digest::default(), 0);
    let mut take = |solved: Solved| {
        found.add(&solved);
        count += 1;
    };
    let result = read(platform, Cursor::new(&file), &mut take);
    assert!(count <= file.len(), "{count} questions in {} bytes", file.len());
    check(platform, Cursor::new(&file), found).unwrap_or_else(|error| panic!("{error}: {result:?}"));
    let mut other = found;
    other.add(&Solved::default());
    let refused = check(platform, Cursor::new(&file), other);
    is_told(&refused.expect_err("a question is missing"));
    if number(data).is_multiple_of(ONE_IN)
        && let Some(title) = text(rest, 200)
    {
        is_written(platform, title);
    }
}

/// A package of these texts.
fn zipped(platform: Platform, texts: &[u8]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let names = match platform {
        Platform::Kahoot => ["xl/sharedStrings.xml", "xl/worksheets/sheet1.xml", "x.xml"],
        _ => ["a.xml", "b.xml", "c.xml"],
    };
    for (name, text) in names.iter().zip(texts.split(|byte| *byte == 0)) {
        let stored = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
        zip.start_file(*name, stored).expect("a name");
        zip.write_all(text).expect("memory");
    }
    zip.finish().expect("a package").into_inner()
}

/// An exercise of each topic.
static EXERCISES: LazyLock<Vec<Exercise>> = LazyLock::new(|| {
    let drawn = KINDS.iter().map(|kind| {
        let space = kind.space(&Wishes::default()).expect("no wish");
        space.draw(3).next().expect("an exercise")
    });
    drawn.collect()
});

/// A file of this title, with some questions, read back.
fn is_written(platform: Platform, title: &str) {
    let line = Line::from_arguments(["--title", title, "--topic", "nim-sum"]);
    let asked = Asked::read(&line, SHEET.iter()).expect("a line");
    let spec = Spec::read(&asked, language("en")).expect("a spec");
    let writer = SheetWriter::new(spec.look).expect("templates");
    let maker = Maker::new(&writer, platform, Vec::new()).expect("words");
    let title = maker.title().expect("a title");
    let mut volume = Volume::new(platform, title, "nim-bank-1".to_owned());
    let mut file = volume.head().expect("a head");
    for exercise in EXERCISES.iter().skip(number(title_bytes(&line)) % EXERCISES.len()).take(3) {
        let question = maker.question(exercise.clone(), Some(2)).expect("a question");
        let piece = platform.piece(&question).expect("a piece");
        file.extend(volume.add(piece).expect("text"));
    }
    file.extend(volume.finish().expect("an end"));
    check(platform, Cursor::new(&file), volume.digest).expect("as it was written");
}

fn title_bytes(line: &Line) -> &[u8] {
    line.text().as_bytes()
}
