//! Runs that are killed at any moment: what stood there stands there, whole, or what was to come does,
//! never a half, never none. The next run makes the set one of a single run and sweeps what was left.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::inside::files::{command, said};

/// How often each command is killed here; by hand, `KILLS=50`.
const KILLS: u32 = 8;

/// Commands that write, with two seeds or inputs `1` and `2` that give different files.
const COMMANDS: &[&str] = &[
    "worksheet --roster class.csv --bundle --seed N -o out/set.html --force",
    "worksheet --roster class.csv --seed N -o out --force",
    "worksheet --roster class.csv --seed N --format json -o out/set.json --force",
    "worksheet --roster class.csv --seed N --format docx --bundle -o out/set.docx --force",
    "worksheet -n 400 --topic nim-sum --seed N --format moodle -o out/bank.xml --force",
    "explain --batch lines-N -o out/answers.json --format json --force",
    "prove 1N 9 8 --certificate -o out/proof.json --force",
    "count 1 2 3 --up-to 2^1N --brute --format json -o out/count.json --force",
    "book build -o out --lang en",
];

/// The files of a folder with what is in them, without the hidden ones.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let (mut found, mut open) = (BTreeMap::new(), vec![folder.to_owned()]);
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(folder).unwrap().display().to_string();
            match path.is_dir() {
                true if name.starts_with(".carryless-tmp-") => {}
                true => open.push(path),
                false if name.contains(".carryless-") => {}
                false => drop(found.insert(name, fs::read(&path).unwrap())),
            }
        }
    }
    found
}

/// What a killed run has left, anywhere.
fn left(folder: &Path) -> Vec<String> {
    let (mut found, mut open) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.display().to_string().contains("carryless-tmp-") {
                found.push(path.display().to_string());
            } else if path.is_dir() {
                open.push(path);
            }
        }
    }
    found
}

fn whole(folder: &Path, line: &str) -> Duration {
    let begun = Instant::now();
    let output = command(folder, line).env("TMPDIR", folder.join("tmp")).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{line}: {}", said(&output));
    begun.elapsed()
}

fn prepared() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let class: String = (1..=12).map(|pupil| format!("Pupil {pupil}\n")).collect();
    fs::write(folder.path().join("class.csv"), format!("name\n{class}")).unwrap();
    for which in [1, 2] {
        let lines: String =
            (0..2000).map(|pile| format!("{pile} {} {which}\n", pile * 7)).collect();
        fs::write(folder.path().join(format!("lines-{which}")), lines).unwrap();
    }
    ["out", "tmp"].iter().for_each(|name| fs::create_dir(folder.path().join(name)).unwrap());
    folder
}

#[test]
fn a_kill_leaves_no_half_and_no_lost_file() {
    let kills = std::env::var("KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    for template in COMMANDS {
        let folder = prepared();
        let folder = folder.path();
        let out = folder.join("out");
        let [old, new] = ["1", "2"].map(|which| template.replace('N', which));
        whole(folder, &new);
        let after = files(&out);
        whole(folder, &old);
        let (before, mut time) = (files(&out), whole(folder, &old));
        assert!(!before.is_empty() && !after.is_empty(), "{template}");
        let (mut kill, mut missed) = (0, 0);
        while kill < kills {
            let mut run = command(folder, &new);
            let mut child = run.env("TMPDIR", folder.join("tmp")).spawn().unwrap();
            sleep(time * kill / kills);
            child.kill().unwrap();
            match child.wait().unwrap().code() {
                None => kill += 1,
                // The machine was slower when the time was taken: the kill came too late.
                Some(_) => (time, missed) = (time * 4 / 5, missed + 1),
            }
            assert!(missed < 20 + kills, "{new}: {missed} kills came too late");
            for (name, text) in files(&out) {
                let known = [&before, &after].iter().any(|run| run.get(&name) == Some(&text));
                // The list of what is of which run.
                let list = name == ".carryless-book" || name == ".carryless-set";
                assert!(known || list, "{new}: {name} is neither of them after kill {kill}");
            }
            for name in before.keys().filter(|name| after.contains_key(*name)) {
                assert!(out.join(name).exists(), "{new}: {name} is lost after kill {kill}");
            }
        }
        // What is younger than a second may be somebody's who lives.
        sleep(Duration::from_millis(1100));
        whole(folder, &new);
        assert_eq!(
            files(&out).keys().collect::<Vec<_>>(),
            after.keys().collect::<Vec<_>>(),
            "{new}"
        );
        assert!(files(&out) == after, "{new}: the set is not of one run");
        assert_eq!(left(folder), [""; 0], "{new}");
    }
}
