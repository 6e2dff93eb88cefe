//! Kills runs at random moments: each file is complete, either the old or the new one, never partial and
//! never missing. The next run makes the set of a single run and removes leftovers.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::files::{command, names, said};

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
    "answers --check filled-N.csv --format json -o out/report.json --force",
    "book build -o out --lang en",
];

/// Commands that write several files into an existing folder.
const SEVERAL: &[&str] = &[COMMANDS[0], COMMANDS[1], COMMANDS[3]];

/// Visible files of a folder with their contents.
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

/// Paths of leftovers of a killed run, in any folder.
fn leftovers(folder: &Path) -> Vec<String> {
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
        let rows = format!("C400-2H15-3GMR,1,{which} 1 2\n").repeat(500);
        let list = format!("code,question,answer\n{rows}");
        fs::write(folder.path().join(format!("filled-{which}.csv")), list).unwrap();
    }
    ["out", "tmp"].iter().for_each(|name| fs::create_dir(folder.path().join(name)).unwrap());
    folder
}

/// Files in `out` after a run is killed at this moment and another command has written; `None` if the run ended
/// before.
fn kill_run(folder: &Path, line: &str, moment: Duration) -> Option<BTreeMap<String, Vec<u8>>> {
    let mut child = command(folder, line).env("TMPDIR", folder.join("tmp")).spawn().unwrap();
    sleep(moment);
    child.kill().unwrap();
    if child.wait().unwrap().code().is_some() {
        return None;
    }
    // Another command that writes there.
    whole(folder, "explain 3 4 5 -o out/next.txt --force");
    fs::remove_file(folder.join("out/next.txt")).unwrap();
    Some(files(&folder.join("out")))
}

/// Kills each command `kills` times. Every fourth run has an empty folder, the others one with the files of an
/// earlier run.
fn assert_kills(commands: &[&str], kills: u32) {
    for template in commands {
        let folder = prepared();
        let folder = folder.path();
        let out = folder.join("out");
        let lines = ["1", "2"].map(|which| template.replace('N', which));
        let mut time = Duration::MAX;
        let runs = lines.clone().map(|line| {
            time = time.min(whole(folder, &line));
            files(&out)
        });
        // A book has no seed: both runs are equal.
        let differ = runs[0] != runs[1] || lines[0] == lines[1];
        assert!(runs.iter().all(|run| !run.is_empty()) && differ, "{template}");
        let (mut kill, mut missed) = (0, 0);
        while kill < kills {
            let is_empty = kill % 4 == 1;
            if is_empty {
                fs::remove_dir_all(&out).unwrap();
                fs::create_dir(&out).unwrap();
            }
            let line = &lines[kill as usize % 2];
            let Some(now) = kill_run(folder, line, time * kill / kills) else {
                // The machine was slower when the time was measured.
                (time, missed) = (time * 4 / 5, missed + 1);
                assert!(missed < 20 + kills, "{line}: {missed} kills came too late");
                continue;
            };
            kill += 1;
            for (name, text) in &now {
                let known = runs.iter().any(|run| run.get(name) == Some(text));
                assert!(known, "{line}: {name} is neither of them after kill {kill}");
            }
            // Several files are renamed one by one.
            let is_one = runs.contains(&now) || is_empty || SEVERAL.contains(template);
            assert!(is_one, "{line}: files are lost or of two runs after kill {kill}");
            if is_empty {
                whole(folder, &lines[1]);
            }
        }
        // Files younger than a second may belong to a running process.
        sleep(Duration::from_millis(1100));
        whole(folder, &lines[1]);
        assert!(files(&out) == runs[1], "{template}: the set is not of one run");
        assert_eq!(leftovers(folder), [""; 0], "{template}");
        assert_eq!(names(&folder.join("tmp")), [""; 0], "{template}");
    }
}

/// Tests one command that writes several files, and one that writes one while it reads a batch.
#[test]
fn a_kill_leaves_no_partial_missing_or_mixed_file() {
    assert_kills(&[COMMANDS[1], COMMANDS[5]], 2);
}

/// Run by hand with `KILLS=50`.
#[test]
#[ignore = "exhaustive"]
fn a_kill_leaves_no_partial_missing_or_mixed_file_exhaustive() {
    assert_kills(COMMANDS, std::env::var("KILLS").map_or(6, |kills| kills.parse().unwrap()));
}

/// A set in a new folder exists completely or not at all.
#[test]
fn a_kill_leaves_no_part_of_a_new_set() {
    let line = "worksheet --roster class.csv --seed 1 -o new/set";
    let folder = prepared();
    let folder = folder.path();
    let time = whole(folder, line);
    let set = files(&folder.join("new/set"));
    assert_eq!(set.len(), 26);
    for part in 0..8 {
        // The last run may have been killed before it made it.
        let _ = fs::remove_dir_all(folder.join("new"));
        let mut child = command(folder, line).spawn().unwrap();
        sleep(time * part / 8);
        child.kill().unwrap();
        child.wait().unwrap();
        let is_there = folder.join("new/set").exists();
        assert!(!is_there || files(&folder.join("new/set")) == set, "killed in part {part}");
    }
}

/// A match killed while it is played leaves neither a record nor a temporary file.
#[test]
fn a_killed_match_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut run = command(folder.path(), "play 3 4 5 --save match.json");
    let mut child = run.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    while leftovers(folder.path()).is_empty() {
        assert_eq!(child.try_wait().unwrap(), None);
        sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    sleep(Duration::from_millis(1100));
    whole(folder.path(), "explain 3 4 5 -o next.txt");
    assert_eq!(names(folder.path()), ["next.txt"]);
}
