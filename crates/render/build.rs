//! Build script. Writes the message files to embed: comments are removed, and zh-TW becomes differences from zh.
//! The web engine does not embed the files that only the command line uses.

#[path = "src/i18n/locale_delta.rs"]
mod locale_delta;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use similar::{Algorithm, DiffTag, capture_diff_slices};

/// Folder with the message files of all languages.
const WORDS: &str = "../../templates/wording";

/// Code of the language whose messages are stored as differences, and code of the language that they differ
/// from.
const KIN: (&str, &str) = ("zh-TW", "zh");

/// Name of the environment variable with the path of the folder for the messages that the web engine does not
/// embed. It counts only for the target wasm32; without it, the engine embeds all messages.
const APART: &str = "CARRYLESS_WORDS";

/// Names of the message files that the web engine always embeds, because every page shows the names of all
/// languages.
const ALWAYS: [&str; 3] = ["common.ftl", "common.changes", "kin"];

/// Names of the message files that only the command line uses.
const SAID_BY_PROGRAM: [&str; 5] = ["bank.ftl", "book.ftl", "cli.ftl", "poster.ftl", "print.ftl"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=../../templates");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    write_words(&out)
}

/// Texts of the message files to embed. The key is the path below [`WORDS`], such as `zh/common.ftl`.
type Words = BTreeMap<String, String>;

/// Writes the message files to the folder `wording` in `out`, from which they are embedded. For the web
/// engine, all but [`ALWAYS`] go instead to the folder that [`APART`] names, if it is set. Both folders are
/// emptied first.
fn write_words(out: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-env-changed={APART}");
    let folder = out.join("wording");
    let is_engine = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let apart = env::var_os(APART).filter(|_| is_engine).map(PathBuf::from);
    for folder in apart.iter().chain([&folder]).filter(|folder| folder.exists()) {
        fs::remove_dir_all(folder)?;
    }
    let mut files = Vec::new();
    list_files(Path::new(WORDS), &mut files);
    let mut words = Words::new();
    for file in files.iter().filter(|file| file.ends_with(".ftl")) {
        let path = &file[WORDS.len() + 1..];
        let name = path.rsplit('/').next().unwrap_or_default();
        if !is_engine || !SAID_BY_PROGRAM.contains(&name) {
            words.insert(path.to_owned(), strip_comments(&fs::read_to_string(file)?));
        }
    }
    encode_differences(&mut words)?;
    for (path, text) in words {
        let name = path.rsplit('/').next().unwrap_or_default();
        let folder = apart.as_ref().filter(|_| !ALWAYS.contains(&name)).unwrap_or(&folder);
        let path = folder.join(path);
        path.parent().map(fs::create_dir_all).transpose()?;
        fs::write(path, text)?;
    }
    Ok(())
}

/// Replaces each file in `words` of the first language of [`KIN`] by a file `.changes` with its differences
/// from the file of the second language. Adds the file `kin`: the code of the second language and the
/// characters that are usually replaced. Fails if the differences do not restore a file.
fn encode_differences(words: &mut Words) -> io::Result<()> {
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
    let letters = frequent_replacements(&pairs);
    for (name, kin, text) in &pairs {
        let changes =
            encode_edits(&locale_delta::decode(kin, &letters, "").unwrap_or_default(), text);
        if locale_delta::decode(kin, &letters, &changes).as_ref() != Some(text) {
            return Err(io::Error::other(format!("{own}/{name} is not told by {from}")));
        }
        words.insert(format!("{own}/{}", name.replace(".ftl", ".changes")), changes);
    }
    words.insert(format!("{own}/kin"), format!("{from}\n{letters}"));
    Ok(())
}

/// Returns, in one string and sorted, the characters that are usually replaced, each followed by its most
/// frequent replacement. `pairs` holds for each file its name, its text in the language that is the base, and
/// its text in the language that is stored as differences.
fn frequent_replacements(pairs: &[(String, String, String)]) -> String {
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

/// Returns the edits that turn the text `from` into the text `to`, in the form that `locale_delta` decodes.
/// They are found by lines, and within lines by characters.
fn encode_edits(from: &str, to: &str) -> String {
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

/// Returns the text of a message file without comments and without empty lines between messages.
fn strip_comments(text: &str) -> String {
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

/// Appends the paths of all files below `folder`, also in subfolders, to `files`; each path begins with
/// `folder` and has the separator `/`.
fn list_files(folder: &Path, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.to_string_lossy().replace('\\', "/");
        match path.is_dir() {
            true => list_files(&path, files),
            false => files.push(name),
        }
    }
}
