//! Tells Cargo that the embedded folders are inputs, as it does not notice a new file by itself; and
//! whether the engine of the page lies ready, built from these very sources. In: the folders, and
//! `engine/sources`, the hash that was taken when the engine was built. Out: `cfg(carryless_engine)`.
//!
//! The hash is that of `sha256sum` over all files that the engine is made of, in the order of their
//! names: `.ci/wasm` takes the same.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

/// What the engine is made of, and what of it is for the program alone.
const MADE_OF: [&str; 3] = ["src", "templates", "web/src"];
const PROGRAM: [&str; 4] = ["src/book", "src/cli", "src/files", "templates/book"];

fn main() {
    for folder in ["lessons", "templates", "theme", "engine"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    println!("cargo::rustc-check-cfg=cfg(carryless_engine)");
    let held = fs::read_to_string("engine/sources").unwrap_or_default();
    if !held.is_empty() && held.trim() == sources() {
        println!("cargo::rustc-cfg=carryless_engine");
    }
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
