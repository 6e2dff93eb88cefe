//! Compares specifications with options: a file gives the same sheets, and a written file is read back.

use std::fs;

use super::{printed, run, sheets};

#[test]
fn a_specification_equals_its_options() {
    let folder = tempfile::tempdir().unwrap();
    let file = "# a test\ntopic = [\"columns:2\", \"race:3\"]\nlevel = 3\nsay = \"1-4\"\n\
                target = 60\nseed = 12\npoints = [2, 3]\nmisere = false\nlang = \"en\"\n";
    fs::write(folder.path().join("sheet.toml"), file).unwrap();
    let from_file = sheets(folder.path(), &["--spec", "sheet.toml"]);
    let options =
        "--topic columns:2,race:3 --level 3 --say 1-4 --target 60 --seed 12 --points 2,3 --lang en";
    let options: Vec<&str> = options.split(' ').collect();
    assert_eq!(from_file, sheets(folder.path(), &options));
    // The command line takes precedence over the file.
    let seed = sheets(folder.path(), &["--spec", "sheet.toml", "--seed", "13"]);
    assert_ne!(from_file, seed);
    assert_eq!(from_file[0]["exercises"].as_array().unwrap().len(), 5);
}

#[test]
fn a_written_specification_is_read_back() {
    let folder = tempfile::tempdir().unwrap();
    for options in [
        "--seed 1",
        "--topic columns,winning-move:3,race --count 9 --level 4 --seed 3 --lang both --points 5,4,3",
        "--topic limit:2 --limit 3 --raising --piles 3 --max 20 --seed 4 --large-print --key same",
        "--topic walkthrough --fade 2 --trap carry --space 3 --paper 8k --seal --example --seed 5 --misere",
        "--topic all-moves:3,limit:2 --wins 3 --min 20 --seed 6",
        "--topic race:3,race-story:2 --race-to 13 --say 1-2 --seed 7",
        "--topic grid:2,race-story:2 --counters 7 --seed 8",
        "--topic race-story:3 --squares 20 --seed 9",
        "--topic winning-move:3 --three-sizes --seed 10",
    ] {
        let options: Vec<&str> = options.split(' ').collect();
        let title = ["--title", "Nim: \"a\" \\ <b>", "--school", "学校"];
        let write = [&["worksheet", "--write-spec"], &title[..], &options].concat();
        let output = run(folder.path(), &write);
        if !output.status.success() {
            // A constraint that these topics do not have writes no file.
            assert_eq!(output.status.code(), Some(2));
            continue;
        }
        let written = String::from_utf8(output.stdout).unwrap();
        fs::write(folder.path().join("own.toml"), &written).unwrap();
        let again = printed(folder.path(), &["worksheet", "--spec", "own.toml", "--write-spec"]);
        assert_eq!(written, again);
        let with_options = [&title[..], &options].concat();
        assert_eq!(
            sheets(folder.path(), &["--spec", "own.toml"]),
            sheets(folder.path(), &with_options)
        );
    }
}

#[test]
fn every_topic_is_listed_with_an_example() {
    let folder = tempfile::tempdir().unwrap();
    for language in ["zh", "en"] {
        let listed = printed(folder.path(), &["worksheet", "--topics", "--lang", language]);
        for topic in carryless_worksheet::topic_names() {
            let place = listed.lines().position(|line| line.split(' ').next() == Some(topic));
            let place = place.unwrap_or_else(|| panic!("{topic} is not listed"));
            let example = listed.lines().skip(place + 1).take_while(|line| !line.is_empty());
            assert!(example.count() >= 2, "{topic} has no example");
        }
    }
}

/// Ranges may use the same dashes as in `explain race`.
#[test]
fn a_range_may_use_an_en_dash() {
    let folder = tempfile::tempdir().unwrap();
    let race = |say| sheets(folder.path(), &["--topic", "race:2", "--seed", "1", "--say", say]);
    assert_eq!(race("1–3"), race("1-3"));
}

/// The value of `--title` may look like an option.
#[test]
fn a_value_is_not_read_as_an_option() {
    let folder = tempfile::tempdir().unwrap();
    let asked = ["--format", "markdown", "--topic", "columns:1", "--seed", "5", "--school", "-o"];
    let mut titles = 0;
    for title in ["--lang", "--code", "--spec", "--range", "--output", "-o", "--topics"] {
        let apart = [&["worksheet", "--title", title], &asked[..]].concat();
        let sheet = printed(folder.path(), &apart);
        let glued = format!("--title={title}");
        assert_eq!(sheet, printed(folder.path(), &[&["worksheet", &glued], &asked[..]].concat()));
        titles += usize::from(sheet.replace('\\', "").contains(title));
    }
    assert_eq!(titles, 7);
}
