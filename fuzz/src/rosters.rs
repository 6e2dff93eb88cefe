//! Reads class lists in any encoding. Input: the bytes of a file. Checks: text is read as by an independent
//! decoder; written in another encoding it gives the same names; a list of names alone gives each name; a
//! name is one line without control characters, and becomes no markup on a sheet.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use encoding_rs::GB18030;

use super::markup::{check_plain_text, tags};
use super::tools::{check_file_error, language, number};
use carryless_args::Args;
use carryless::cli::class_files::decode;
use carryless_args::command_line::CommandLine;
use carryless_worksheet::in_memory::{self, Inputs};
use carryless_worksheet::list_source::ListTexts;
use carryless_worksheet::roster::{ClassList, Names};

const LONGEST: usize = 600;

/// One class list in this many is made into sheets.
const ONE_IN: usize = 16;

/// Largest number of characters in a name.
const NAME: usize = 100;

pub(super) fn rosters(data: &[u8]) {
    if data.len() > LONGEST {
        return;
    }
    let read = text_of(data);
    if let Some(own) = decode_if_certain(data) {
        assert_eq!(read, own, "{data:?}");
    }
    let Some(text) = read else { return };
    let Some(names) = named(&text) else { return };
    check_names(&text, &names);
    for name in &names.names {
        check_plain_text(name);
        assert!(name.chars().count() <= NAME && !name.contains(['\n', '\t']), "{name:?}");
    }
    assert!(names.details.len() <= names.names.len());
    check_other_encodings(&text, &names);
    if number(data).is_multiple_of(ONE_IN) {
        on_sheets(&text);
    }
}

fn text_of(data: &[u8]) -> Option<String> {
    decode(data, None).ok().map(|listed| listed.text)
}

fn named(text: &str) -> Option<Names> {
    let list = ClassList::parse(text).inspect_err(check_file_error).ok()?;
    list.names(None).inspect_err(check_file_error).ok()
}

/// Text of a file whose encoding is certain: `None` if it is uncertain, `Some(None)` if the bytes are not text.
fn decode_if_certain(data: &[u8]) -> Option<Option<String>> {
    let wide = |bytes: &[u8], order: fn([u8; 2]) -> u16| {
        let pairs = bytes.chunks_exact(2).map(|pair| order([pair[0], pair[1]]));
        let text: Result<String, _> = char::decode_utf16(pairs).collect();
        Some(text.ok().filter(|_| bytes.len().is_multiple_of(2)))
    };
    match data {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] if !rest.contains(&0) => {
            std::str::from_utf8(rest).ok().map(|text| Some(text.to_owned()))
        }
        _ if data.contains(&0) => None,
        _ => std::str::from_utf8(data).ok().map(|text| Some(text.to_owned())),
    }
}

/// Checks that a class list with one name on each line gives every name, except perhaps the title line.
fn check_names(text: &str, names: &Names) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let is_bare = |letter: char| letter.is_alphanumeric() || " \r\n-.'".contains(letter);
    if !text.chars().all(is_bare) {
        return;
    }
    let lines = text.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty());
    let lines: Vec<String> = lines.map(|line| line.chars().take(NAME).collect()).collect();
    let lines: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
    let skipped = usize::from(names.column.is_some());
    assert_eq!(names.names, lines[skipped..], "{text:?}");
}

/// Checks that a class list gives the same names when it is written in other encodings.
fn check_other_encodings(text: &str, names: &Names) {
    if text.contains('\0') {
        return;
    }
    let marked = format!("\u{feff}{text}");
    let little: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = marked.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let mut others = vec![marked.into_bytes(), little, big];
    let (bytes, _, is_lost) = GB18030.encode(text);
    // Without a known title the encodings of Chinese cannot be distinguished.
    let is_titled = ["姓名", "学号,", "姓名,"].contains(&text.lines().next().unwrap_or_default());
    if !is_lost && is_titled && std::str::from_utf8(&bytes).is_err() {
        others.push(bytes.into_owned());
    }
    for other in others {
        let read = text_of(&other).unwrap_or_else(|| panic!("no text: {other:?}"));
        assert_eq!(named(&read).as_ref(), Some(names), "{other:?}");
    }
}

/// Tags of a page of sheets for the class list `class`; `None` if the program refuses the list.
fn page(class: &str) -> Option<BTreeSet<String>> {
    let line = CommandLine::parse("--topic nim-sum:1 --seed 1 --roster class.csv --bundle -o set.html");
    let args = Args::parse(&line, in_memory::options_of("worksheet").into_iter()).expect("a line");
    let lists = ListTexts { roster: Some(class), ..ListTexts::default() };
    let given = Inputs { language: language("en"), lists, seed: 1, only_sheet: None };
    let made = in_memory::make("worksheet", &args, &given).inspect_err(check_file_error).ok()?;
    made.notes.iter().for_each(|told| check_plain_text(told));
    let pages = made.files.iter().filter(|file| file.name.ends_with(".html"));
    Some(pages.flat_map(|file| tags(&file.text)).collect())
}

static USUAL: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let class = "class,number,name,group\n3,1,Ann,A\n3,2,Bo,B\n3,3,Cem,C\n";
    let plain = page("Ann\nBo\n").expect("a class");
    plain.into_iter().chain(page(class).expect("a class")).collect()
});

fn on_sheets(class: &str) {
    if class.lines().count() > 8 {
        return;
    }
    let Some(tags) = page(class) else { return };
    let new: Vec<&String> = tags.difference(&USUAL).collect();
    assert!(new.is_empty(), "{new:?} out of {class:?}");
}
