//! Runs every fuzz target on the committed corpus, and checks that each target has an entry point and a corpus
//! folder.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use carryless_fuzz::ALL;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Paths of the entries of a folder in `fuzz/`, sorted.
fn inside(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("fuzz").join(folder)).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// Runs the fuzz target of this name on every file of its corpus.
fn replay(name: &str) {
    let (_, target) = ALL.iter().find(|(own, _)| *own == name).unwrap();
    let files = inside(&format!("corpus/{name}"));
    assert!(files.len() >= 5, "the target {name} has {} inputs", files.len());
    let mut findings = Vec::new();
    for path in files {
        let data = fs::read(&path).unwrap();
        let passed = std::panic::catch_unwind(|| target(&data));
        findings.extend(passed.err().map(|_| path.display().to_string()));
    }
    assert!(findings.is_empty(), "{name} fails with:\n{}", findings.join("\n"));
}

macro_rules! replayed {
    ($($name:ident)+) => {
        mod corpus {
            $(
                #[test]
                fn $name() {
                    super::replay(stringify!($name));
                }
            )+
        }

        const REPLAYED: &[&str] = &[$(stringify!($name)),+];
    };
}

replayed! {
    answer_lists answers certificates codes exports fences lines match_input mdbook_protocol page
    records rosters specs
}

/// The corpus is committed, so it stays below 1 MB.
#[test]
fn the_corpus_is_small_and_each_target_has_its_test() {
    let names = ALL.iter().map(|(name, _)| *name);
    assert!(names.clone().eq(REPLAYED.iter().copied()), "{REPLAYED:?}");
    let files = names.flat_map(|name| inside(&format!("corpus/{name}")));
    let bytes: u64 = files.map(|path| fs::metadata(path).unwrap().len()).sum();
    assert!(bytes < 1_000_000, "the corpus has {bytes} bytes");
}

/// Every target has an entry point, a `[[bin]]` and a corpus folder, and there are no others.
#[test]
fn every_target_is_registered() {
    let targets: BTreeSet<&str> = ALL.iter().map(|(name, _)| *name).collect();
    let stems = |folder| -> BTreeSet<String> {
        let stem = |path: PathBuf| path.file_stem().unwrap().to_str().unwrap().to_owned();
        inside(folder).into_iter().map(stem).collect()
    };
    let same =
        |found: BTreeSet<String>| found.iter().map(String::as_str).eq(targets.iter().copied());
    assert!(same(stems("fuzz_targets")), "{:?}", stems("fuzz_targets"));
    assert!(same(stems("corpus")), "{:?}", stems("corpus"));
    let manifest = fs::read_to_string(root().join("fuzz/Cargo.toml")).unwrap();
    let bins = manifest.split("[[bin]]").skip(1);
    let bins = bins.map(|bin| bin.split('"').nth(1).unwrap().to_owned());
    assert!(same(bins.collect()));
    for (name, _) in ALL {
        let target = fs::read_to_string(root().join(format!("fuzz/fuzz_targets/{name}.rs")));
        assert!(target.unwrap().contains(&format!("carryless_fuzz::{name}(data)")), "{name}");
    }
}
