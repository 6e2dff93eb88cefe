//! Tells Cargo that the embedded folders are inputs, as it does not notice a new file by itself; writes
//! the words that are embedded, without comments and, without the command line, without its words, zh-TW as
//! what differs from zh; and lays the engine that `.ci/wasm` has left beside them for the program to embed.

#[path = "src/i18n/locale_delta.rs"]
mod locale_delta;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use similar::{Algorithm, DiffTag, capture_diff_slices};

/// The folder that `.ci/wasm` writes to, and its files there.
const ENGINE: &str = "engine";
const ENGINE_FILES: [&str; 9] = [
    "engine.bin",
    "words/en.bin",
    "words/zh.bin",
    "words/zh-TW.bin",
    "fonts/serif-700.woff2",
    "fonts/mono-400.woff2",
    "fonts/mono-700.woff2",
    "sources",
    "licences.txt",
];

/// The words of each language.
const WORDS: &str = "templates/wording";

/// A language that is made of another one's words, and that one.
const KIN: (&str, &str) = ("zh-TW", "zh");

/// The variable with the folder that takes the words which the engine of the page leaves to files of their own.
const APART: &str = "CARRYLESS_WORDS";

/// The words that are always embedded: every page names all languages.
const ALWAYS: [&str; 3] = ["common.ftl", "common.changes", "kin"];

/// Those that the command line alone says.
const SAID_BY_PROGRAM: [&str; 5] = ["bank.ftl", "book.ftl", "cli.ftl", "poster.ftl", "print.ftl"];

fn main() -> io::Result<()> {
    for folder in ["lessons", "templates", "theme"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    if env::var_os("CARGO_FEATURE_CLI").is_some() {
        fix_address();
        copy_engine(&out)?;
    }
    write_words(&out)
}

/// Links the program of the dev profile for a fixed address. It has 190,000 relocations, which are half the time
/// of its start, and the tests start it thousands of times.
fn fix_address() {
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|found| found == value);
    if is("PROFILE", "debug")
        && is("CARGO_CFG_TARGET_OS", "linux")
        && is("CARGO_CFG_TARGET_ENV", "gnu")
    {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}

/// Copies what `.ci/wasm` has left. Files that are not there are empty in the copy: then the program takes the
/// engine out of `carryless.html`.
fn copy_engine(out: &Path) -> io::Result<()> {
    // A published package has no such folder, and Cargo would take a missing one for changed each time.
    if Path::new(ENGINE).exists() {
        println!("cargo::rerun-if-changed={ENGINE}");
    }
    for name in ENGINE_FILES {
        let content = fs::read(Path::new(ENGINE).join(name)).unwrap_or_default();
        let copy = out.join(ENGINE).join(name);
        copy.parent().map(fs::create_dir_all).transpose()?;
        fs::write(copy, content)?;
    }
    Ok(())
}

/// The words as they are embedded, by their paths.
type Words = BTreeMap<String, String>;

/// Writes the words as they are embedded.
fn write_words(out: &Path) -> io::Result<()> {
    let has_program = env::var_os("CARGO_FEATURE_CLI").is_some();
    println!("cargo::rerun-if-env-changed={APART}");
    let folder = out.join("wording");
    let is_engine = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let apart = env::var_os(APART).filter(|_| is_engine).map(PathBuf::from);
    for folder in apart.iter().chain([&folder]).filter(|folder| folder.exists()) {
        fs::remove_dir_all(folder)?;
    }
    let mut files = Vec::new();
    list(Path::new(WORDS), &mut files);
    let mut words = Words::new();
    for file in files.iter().filter(|file| file.ends_with(".ftl")) {
        let path = &file[WORDS.len() + 1..];
        let name = path.rsplit('/').next().unwrap_or_default();
        if has_program || !SAID_BY_PROGRAM.contains(&name) {
            words.insert(path.to_owned(), said(&fs::read_to_string(file)?));
        }
    }
    shorten(&mut words)?;
    for (path, text) in words {
        let name = path.rsplit('/').next().unwrap_or_default();
        let folder = apart.as_ref().filter(|_| !ALWAYS.contains(&name)).unwrap_or(&folder);
        let path = folder.join(path);
        path.parent().map(fs::create_dir_all).transpose()?;
        fs::write(path, text)?;
    }
    Ok(())
}

/// Leaves of one language what differs from its kin.
fn shorten(words: &mut Words) -> io::Result<()> {
    let (own, from) = KIN;
    let names: Vec<String> = words
        .keys()
        .filter_map(|path| path.strip_prefix(own)?.strip_prefix('/'))
        .map(str::to_owned)
        .collect();
    let pairs: Vec<(String, String, String)> = names
        .into_iter()
        .filter_map(|name| {
            let kin = words.get(&format!("{from}/{name}"))?.clone();
            let text = words.remove(&format!("{own}/{name}"))?;
            Some((name, kin, text))
        })
        .collect();
    let letters = letters(&pairs);
    for (name, kin, text) in &pairs {
        let changes = changes(&locale_delta::told(kin, &letters, "").unwrap_or_default(), text);
        if locale_delta::told(kin, &letters, &changes).as_ref() != Some(text) {
            return Err(io::Error::other(format!("{own}/{name} is not told by {from}")));
        }
        words.insert(format!("{own}/{}", name.replace(".ftl", ".changes")), changes);
    }
    words.insert(format!("{own}/kin"), format!("{from}\n{letters}"));
    Ok(())
}

/// The letters that mostly become another one, each with that one.
fn letters(pairs: &[(String, String, String)]) -> String {
    let mut counts: BTreeMap<char, BTreeMap<char, usize>> = BTreeMap::new();
    let lines = pairs.iter().flat_map(|(_, kin, text)| kin.lines().zip(text.lines()));
    for (kin, text) in lines.filter(|(kin, text)| kin.chars().count() == text.chars().count()) {
        for (one, other) in kin.chars().zip(text.chars()) {
            *counts.entry(one).or_default().entry(other).or_default() += 1;
        }
    }
    let mostly = counts.iter().filter_map(|(one, others)| {
        let (other, _) = others.iter().max_by_key(|(_, count)| **count)?;
        (one != other).then_some([*one, *other])
    });
    mostly.flatten().collect()
}

/// What is to change in a text: line by line, and in these lines letter by letter.
fn changes(from: &str, to: &str) -> String {
    let lines: [Vec<&str>; 2] = [from, to].map(|text| text.split_inclusive('\n').collect());
    let (mut changes, mut stay) = (String::new(), 0);
    for op in capture_diff_slices(Algorithm::Myers, &lines[0], &lines[1]) {
        let (_, old, new) = op.as_tag_tuple();
        let [old, new] = [&lines[0][old], &lines[1][new]]
            .map(|lines| lines.concat().chars().collect::<Vec<_>>());
        for op in capture_diff_slices(Algorithm::Myers, &old, &new) {
            let (tag, gone, come) = op.as_tag_tuple();
            if tag == DiffTag::Equal {
                stay += gone.len();
                continue;
            }
            let come: String = new[come].iter().collect();
            changes += &format!("{stay} {} {come}{}", gone.len(), locale_delta::END);
            stay = 0;
        }
    }
    changes
}

/// The words of a file: without comments, and without the empty lines between messages.
fn said(text: &str) -> String {
    let mut said = String::new();
    let mut gap = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.trim().is_empty() {
            gap += 1;
            continue;
        }
        // An empty line inside a message is part of it.
        let inside = if line.starts_with(' ') { gap } else { 0 };
        said.push_str(&"\n".repeat(inside));
        said.push_str(line);
        said.push('\n');
        gap = 0;
    }
    said
}

fn list(folder: &Path, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.to_string_lossy().replace('\\', "/");
        match path.is_dir() {
            true => list(&path, files),
            false => files.push(name),
        }
    }
}
