//! Checks for packagers: the program is position-independent, NOTICE names every crate that Cargo links,
//! every file that the metadata names exists or is made by the release script, and an unchanged build is not
//! repeated.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap()
}

/// An unchanged project is not rebuilt: every file that the build watches exists.
#[test]
fn an_unchanged_project_is_not_rebuilt() {
    let built = || program::building().arg("--verbose").output().unwrap();
    assert!(built().status.success());
    let said = String::from_utf8_lossy(&built().stderr).into_owned();
    assert!(said.contains(" Fresh carryless ") && !said.contains(" Dirty "), "{said}");
}

/// Little-endian number in the `len` bytes at the offset `place`.
fn number(bytes: &[u8], place: usize, len: usize) -> usize {
    bytes[place..place + len].iter().rev().fold(0, |sum, byte| sum << 8 | usize::from(*byte))
}

/// Type of a 64-bit ELF file, and the type, offset and size of each of its segments.
fn header(bytes: &[u8]) -> (usize, Vec<(usize, usize, usize)>) {
    assert_eq!(&bytes[..6], b"\x7fELF\x02\x01", "not a file of 64 bits, lowest byte first");
    let (first, size, count) = (number(bytes, 32, 8), number(bytes, 54, 2), number(bytes, 56, 2));
    let segments = (0..count).map(|index| first + index * size);
    let segment = |at| (number(bytes, at, 4), number(bytes, at + 8, 8), number(bytes, at + 32, 8));
    (number(bytes, 16, 2), segments.map(segment).collect())
}

/// Checks the program of the profile `release`; that of `dev` is linked for a fixed address.
#[test]
#[ignore = "exhaustive"]
fn the_program_is_position_independent_exhaustive() {
    // Values of the ELF format.
    const DYN: usize = 3;
    const DYNAMIC: usize = 2;
    const INTERPRETER: usize = 3;
    const FLAGS_1: usize = 0x6fff_fffb;
    const PIE: usize = 0x0800_0000;
    let bytes = fs::read(program::path()).unwrap();
    let (kind, segments) = header(&bytes);
    assert_eq!(kind, DYN);
    // A shared library has the same type; a program has an interpreter or the PIE flag.
    let loaded = segments.iter().any(|(kind, ..)| *kind == INTERPRETER);
    let dynamic = segments.iter().filter(|(kind, ..)| *kind == DYNAMIC);
    let entries = dynamic.flat_map(|(_, place, size)| bytes[*place..place + size].chunks_exact(16));
    let said = entries.filter(|entry| number(entry, 0, 8) == FLAGS_1);
    let said = said.map(|entry| number(entry, 8, 8)).any(|flags| flags & PIE != 0);
    assert!(loaded || said, "{segments:?}");
}

#[test]
fn the_notice_names_every_crate_of_the_program() {
    let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
    let mut tree = Command::new(cargo);
    tree.args(["tree", "--locked", "--offline", "--edges", "normal", "--prefix", "none"]);
    let tree = tree.args(["--format", "{p}"]).current_dir(root()).output().unwrap();
    let tree = String::from_utf8(tree.stdout).unwrap();
    let mut crates: Vec<String> = tree
        .lines()
        .filter_map(|line| line.split_once(" v"))
        .map(|(name, rest)| format!("{name} {}", rest.split(' ').next().unwrap_or_default()))
        .collect();
    crates.sort();
    crates.dedup();
    assert!(crates.len() > 150, "{tree}");
    let notice = read("NOTICE");
    let named: Vec<&str> = notice.lines().filter_map(|line| line.strip_prefix("  ")).collect();
    let missing: Vec<&String> =
        crates.iter().filter(|name| !named.contains(&name.as_str())).collect();
    assert!(missing.is_empty(), "run packaging/notice, it does not name {missing:?}");
}

#[test]
fn every_file_of_the_metadata_exists() {
    let manifest: toml::Table = read("Cargo.toml").parse().unwrap();
    let package = &manifest["package"];
    let release = read("packaging/release");
    let mut wrong = Vec::new();
    let mut is_there = |path: &str| {
        let found = match path.strip_suffix('*') {
            // The beginning of a name, or a whole folder.
            Some(start) if start.ends_with('/') => root().join(start).is_dir(),
            Some(start) => fs::read_dir(root()).unwrap().flatten().any(|entry| {
                entry.file_name().to_string_lossy().starts_with(start.trim_start_matches('/'))
            }),
            None => root().join(path.trim_start_matches('/')).exists(),
        };
        if !found {
            wrong.push(path.to_owned());
        }
    };
    let text = |value: &toml::Value| value.as_str().unwrap().to_owned();
    package["include"].as_array().unwrap().iter().map(text).for_each(|path| is_there(&path));
    let deb = &package["metadata"]["deb"];
    is_there(deb["license-file"][0].as_str().unwrap());
    let assets: Vec<String> =
        deb["assets"].as_array().unwrap().iter().map(|asset| text(&asset[0])).collect();
    let (made, held): (Vec<&String>, Vec<&String>) =
        assets.iter().partition(|path| path.starts_with("target/"));
    held.into_iter().for_each(|path| is_there(path));
    assert!(made.len() >= 7, "{assets:?}");
    for path in made {
        let name = path.strip_prefix("target/release-files/current/").unwrap();
        let place = if name == "carryless" { "cp \"$program\"" } else { name };
        let written = release.lines().any(|line| line.contains(place));
        assert!(written, "packaging/release does not make {path}");
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn archive_names_agree_with_the_release_script() {
    let manifest: toml::Table = read("Cargo.toml").parse().unwrap();
    let binstall = &manifest["package"]["metadata"]["binstall"];
    let release = read("packaging/release");
    // In script and metadata: program, version, target.
    assert!(release.contains("name=carryless-$version-$target\n"));
    assert!(release.contains("\"$archives/$name.tar.gz\""));
    let looked_for = binstall["pkg-url"].as_str().unwrap().rsplit('/').next().unwrap();
    assert_eq!(looked_for, "{ name }-{ version }-{ target }.tar.gz");
    let inside = Path::new(binstall["bin-dir"].as_str().unwrap());
    assert_eq!(inside.parent(), looked_for.strip_suffix(".tar.gz").map(Path::new));
}
