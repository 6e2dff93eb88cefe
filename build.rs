//! Tells Cargo that the embedded folders are inputs, as it does not notice a new file by itself; writes
//! the words that are embedded; and tells whether the engine of the page lies ready, built from these
//! very sources. In: the folders, and `engine/sources`, the hash that was taken when the engine was
//! built. Out: the folder `wording`, without comments and, without the command line, without its words;
//! `cfg(carryless_engine)`.
//!
//! The hash is that of `sha256sum` over all files that the engine is made of, in the order of their
//! names: `.ci/wasm` takes the same.

use std::path::Path;
use std::{env, fs, io};

use sha2::{Digest, Sha256};

/// What the engine is made of, and what of it is for the program alone.
const MADE_OF: [&str; 3] = ["src", "templates", "web/src"];
const PROGRAM: [&str; 4] = ["src/book", "src/cli", "src/files", "templates/book"];

/// The words of each language.
const WORDS: &str = "templates/wording";

/// Those that the command line alone says.
const SAID_BY_PROGRAM: [&str; 4] = ["book.ftl", "cli.ftl", "poster.ftl", "print.ftl"];

fn main() -> io::Result<()> {
    for folder in ["lessons", "templates", "theme", "engine"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    println!("cargo::rustc-check-cfg=cfg(carryless_engine)");
    let held = fs::read_to_string("engine/sources").unwrap_or_default();
    if !held.is_empty() && held.trim() == sources() {
        println!("cargo::rustc-cfg=carryless_engine");
    }
    write_words(Path::new(&env::var("OUT_DIR").unwrap_or_default()))
}

/// Writes the words as they are embedded.
fn write_words(out: &Path) -> io::Result<()> {
    let has_program = env::var_os("CARGO_FEATURE_CLI").is_some();
    let folder = out.join("wording");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let mut files = Vec::new();
    list(Path::new(WORDS), &mut files);
    for file in files.iter().filter(|file| file.ends_with(".ftl")) {
        let (language, name) = file[WORDS.len() + 1..].split_once('/').unwrap_or_default();
        if !has_program && SAID_BY_PROGRAM.contains(&name) {
            continue;
        }
        let text = fs::read_to_string(file)?;
        let said = said(&text);
        fs::create_dir_all(folder.join(language))?;
        fs::write(folder.join(language).join(name), said)?;
    }
    Ok(())
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

fn sources() -> String {
    let mut files = Vec::new();
    MADE_OF.iter().for_each(|folder| list(Path::new(folder), &mut files));
    files.sort();
    let mut whole = Sha256::new();
    for file in files {
        let content = fs::read(&file).unwrap_or_default();
        whole.update(format!("{}  {file}\n", hex(&Sha256::digest(content))));
    }
    hex(&whole.finalize())
}

fn list(folder: &Path, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.to_string_lossy().replace('\\', "/");
        if PROGRAM.contains(&name.as_str()) {
            continue;
        }
        match path.is_dir() {
            true => list(&path, files),
            false => files.push(name),
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
