//! Build script. Copies the templates to the folder that the library embeds. The web engine gets only the files that
//! the page uses; its messages have no comments, and zh-TW becomes differences from zh.

#[path = "src/locale_delta.rs"]
#[allow(unreachable_pub, reason = "the library exports it")]
mod locale_delta;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use similar::{Algorithm, DiffTag, capture_diff_slices};

/// Folder with the message files of all languages.
const WORDS: &str = "wording/";

/// Code of the language whose messages are stored as differences, and code of the language that they differ
/// from.
const KIN: (&str, &str) = ("zh-TW", "zh");

/// Name of the environment variable with the path of the folder for the messages that the web engine does not
/// embed. It counts only for the target wasm32; without it, the engine embeds all messages.
const APART: &str = "CARRYLESS_WORDS";

/// Names of the message files that the web engine always embeds, because every page shows the names of all
/// languages.
const ALWAYS: [&str; 3] = ["common.ftl", "common.changes", "kin"];

/// Beginnings of the paths of files that the web engine does not use.
const NOT_IN_ENGINE: [&str; 9] = [
    "bank/",
    "book/",
    "poster.html",
    "print.html",
    "theme/generated/",
    "theme/poster.css",
    "theme/print.css",
    "web/page.html",
    "word/",
];

/// Names of the message files that only the command line uses.
const SAID_BY_PROGRAM: [&str; 5] = ["bank.ftl", "book.ftl", "cli.ftl", "poster.ftl", "print.ftl"];

/// Texts of template files by their path below the folder of this package, such as `wording/zh/common.ftl`.
type Files = BTreeMap<String, String>;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=.");
    println!("cargo::rerun-if-env-changed={APART}");
    let mut files = Files::new();
    for entry in fs::read_dir(".")? {
        let path = entry?.path();
        // The package itself is no template.
        let is_package =
            ["./src", "./tests", "./Cargo.toml", "./build.rs"].map(Path::new).contains(&&*path);
        if !is_package {
            read_files(&path, &mut files)?;
        }
    }
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        files = files_of_engine(files)?;
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    write_files(&files, &out.join("templates"))?;
    write_list(&files, &out.join("files.rs"))
}

/// Returns the files that the web engine embeds. Writes all messages but [`ALWAYS`] to the folder that [`APART`] names
/// instead, if it is set.
fn files_of_engine(mut files: Files) -> io::Result<Files> {
    let is_used = |path: &str| {
        let is_script = path.starts_with("web/") && !path.ends_with(".html");
        !is_script && !NOT_IN_ENGINE.iter().any(|start| path.starts_with(start))
    };
    files.retain(|path, _| is_used(path) && !SAID_BY_PROGRAM.contains(&file_name(path)));
    for (_, text) in files.iter_mut().filter(|(path, _)| path.ends_with(".ftl")) {
        *text = strip_comments(text);
    }
    encode_differences(&mut files)?;
    if let Some(folder) = env::var_os(APART) {
        let is_apart = |path: &str| {
            path.starts_with(WORDS)
                && path.matches('/').count() > 1
                && !ALWAYS.contains(&file_name(path))
        };
        let (apart, rest) = files.into_iter().partition::<Files, _>(|(path, _)| is_apart(path));
        let apart = apart.into_iter().map(|(path, text)| (path[WORDS.len()..].to_owned(), text));
        write_files(&apart.collect(), Path::new(&folder))?;
        files = rest;
    }
    Ok(files)
}

/// Returns the last part of a path.
fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or_default()
}

/// Writes the list of the files in the folder `templates` of `OUT_DIR` as a Rust expression: pairs of path and text.
fn write_list(files: &Files, place: &Path) -> io::Result<()> {
    let pair = |path: &String| {
        format!("({path:?}, include_str!(concat!(env!(\"OUT_DIR\"), \"/templates/{path}\"))),\n")
    };
    fs::write(place, format!("&[\n{}]\n", files.keys().map(pair).collect::<String>()))
}

/// Writes these files to `folder`, which is emptied first.
fn write_files(files: &Files, folder: &Path) -> io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    for (path, text) in files {
        let path = folder.join(path);
        path.parent().map(fs::create_dir_all).transpose()?;
        fs::write(path, text)?;
    }
    Ok(())
}

/// Replaces each message file in `words` of the first language of [`KIN`] by a file `.changes` with its differences
/// from the file of the second language. Adds the file `kin`: the code of the second language and the
/// characters that are usually replaced. Fails if the differences do not restore a file.
fn encode_differences(words: &mut Files) -> io::Result<()> {
    let (own, from) = (&[WORDS, KIN.0].concat(), &[WORDS, KIN.1].concat());
    let names: Vec<String> = words
        .keys()
        .filter_map(|path| path.strip_prefix(own.as_str())?.strip_prefix('/'))
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
    words.insert(format!("{own}/kin"), format!("{}\n{letters}", KIN.1));
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

/// Adds the text of the file `path`, or of all files below the folder `path`, also in subfolders, to `files`.
fn read_files(path: &Path, files: &mut Files) -> io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            read_files(&entry?.path(), files)?;
        }
        return Ok(());
    }
    let name = path.to_string_lossy().replace('\\', "/");
    files.insert(name.trim_start_matches("./").to_owned(), fs::read_to_string(path)?);
    Ok(())
}
