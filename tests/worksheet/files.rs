//! Checks output files: a pupil's page contains nothing of the answer, two runs write equal bytes, no file is
//! replaced without `--force`, and no partial file is left.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::process::Command;

use carryless_worksheet::topic_names;
use serde_json::Value;

use super::{contents, printed, run, sheets};

/// Numbers in a text, also digits adjacent to letters.
fn numbers(text: &str) -> Vec<String> {
    let runs = text.split(|letter: char| !letter.is_ascii_digit());
    runs.filter(|run| !run.is_empty()).map(str::to_owned).collect()
}

/// All texts of a page, and all attributes except for those of drawing geometry.
fn findable(page: &str) -> String {
    let (_, body) = page.split_once("<main>").unwrap();
    let (before, rule) = body.split_once("<style>").unwrap();
    let body = format!("{before}{}", rule.split_once("</style>").unwrap().1);
    let mut text = String::new();
    let mut rest = body.as_str();
    while let Some((before, after)) = rest.split_once('<') {
        text.push_str(before);
        text.push(' ');
        let (tag, more) = after.split_once('>').unwrap();
        let mut parts = tag.split('"');
        while let (Some(name), value) = (parts.next(), parts.next()) {
            let name = name.trim().rsplit([' ', '\n']).next().unwrap_or_default();
            let ink = [
                "d=",
                "x=",
                "y=",
                "x1=",
                "y1=",
                "x2=",
                "y2=",
                "cx=",
                "cy=",
                "r=",
                "rx=",
                "ry=",
                "width=",
                "height=",
                "viewBox=",
                "transform=",
                "points=",
                // The key of a stone is its position.
                "data-k=",
                "font-size=",
                "stroke-width=",
                "dx=",
                "dy=",
                "id=",
                "aria-labelledby=",
                "style=",
                "lang=",
                "stroke-dasharray=",
                "xmlns=",
            ];
            if !ink.contains(&name) {
                text.push_str(value.unwrap_or_default());
                text.push(' ');
            }
        }
        rest = more;
    }
    text + rest
}

/// Checks one topic at a time, so that the numbers of other exercises hide nothing.
#[test]
fn a_pupils_page_contains_only_numbers_of_the_question() {
    for topic in topic_names() {
        let folder = tempfile::tempdir().unwrap();
        let asked = format!("--topic {topic}:1 --seed 31 --level 3 --lang en");
        let asked: Vec<&str> = asked.split(' ').collect();
        let sheet = &sheets(folder.path(), &asked)[0];
        let exercise = &sheet["exercises"][0];
        let code = sheet["code"].as_str().unwrap();
        printed(folder.path(), &[&["worksheet", "-o", "sheet.html"], &asked[..]].concat());
        let page = fs::read_to_string(folder.path().join("sheet.html")).unwrap();
        let key = fs::read_to_string(folder.path().join("sheet-key.html")).unwrap();
        let found = findable(&page).replace(code, "");
        let question = exercise["question"].as_str().unwrap();
        let mut known: BTreeSet<String> = numbers(question).into_iter().collect();
        // The number of the exercise, and the weights over empty columns, all of them in a row.
        let most = known.iter().filter_map(|number| number.parse::<u64>().ok()).max().unwrap_or(1);
        known.extend((0..=most.ilog2()).map(|place| (1_u64 << place).to_string()));
        // Answer fields are numbered by pile.
        let piles = exercise["position"]["piles"].as_array().map_or(0, Vec::len);
        known.extend((1..=piles).map(|pile| pile.to_string()));
        // The boxes for a sequence of values have the sizes above them.
        if ["sets", "kayles", "lasker", "grundy"].contains(&topic) {
            known.extend((0..=most).map(|size| size.to_string()));
        }
        // A board of pawns names their squares in its description.
        let strips = &exercise["task"]["strips"];
        known.extend(numbers(&strips["rows"].to_string()));
        known.extend(numbers(&strips["squares"].to_string()));
        // A figure of trees states the number of branches.
        let branches = exercise["position"].as_str().map_or(0, |trees| trees.matches('(').count());
        known.extend((1..=branches).map(|count| count.to_string()));
        // A figure of digits reads whole rows in its description.
        let rows: Vec<String> =
            question.lines().map(|line| line.replace([' ', '[', ']'], "")).collect();
        known.extend(rows.iter().flat_map(|row| numbers(row)));
        let new: Vec<String> =
            numbers(&found).into_iter().filter(|number| !known.contains(number)).collect();
        assert!(new.is_empty(), "{topic}: {new:?} is not in the question\n{question}\n{found}");
        for word in ["key", "right", "correct", "solution", "<!--", "display:none", "hidden"] {
            // Both words of a verdict are printed side by side, to be ticked.
            let own = ["aria-hidden", "right wrong", "right?", "right;", "solution."];
            let mut bare = found.to_lowercase();
            own.iter().for_each(|own| bare = bare.replace(own, ""));
            let asked = question.to_lowercase().contains(word);
            assert!(
                asked || !bare.contains(word),
                "{topic}: {word} stands on the pupil's page\n{bare}"
            );
        }
        assert!(
            key.contains("class=\"right\"") || topic == "prove",
            "{topic}: no answer in the key"
        );
    }
}

/// The page with a key equals the page without one. (Two exercises with equal question and different answer
/// cannot exist.)
#[test]
fn the_page_does_not_depend_on_the_key() {
    let folder = tempfile::tempdir().unwrap();
    let with = |key: &str, name: &str| {
        let asked = ["worksheet", "--seed", "3", "--lang", "zh", "--key", key, "-o", name];
        printed(folder.path(), &asked);
        contents(folder.path())
    };
    let files = with("separate", "a.html");
    let names: Vec<&String> = files.keys().collect();
    assert_eq!(names, ["a-key.html", "a.html"]);
    let page = files["a.html"].clone();
    assert_eq!(with("none", "b.html")["b.html"], page);
    let files = with("only", "c.html");
    assert_eq!(files["c.html"], files["a-key.html"]);
    let both = String::from_utf8(with("same", "d.html")["d.html"].clone()).unwrap();
    let text = String::from_utf8(page).unwrap();
    let end = text.rfind("</main>").unwrap();
    assert!(both.starts_with(&text[..end]), "the key stands before the end of the sheet");
    assert!(!both[end..].contains("class=\"field"), "a place to write in the key");
}

#[test]
fn file_bytes_are_reproducible() {
    let asked = ["worksheet", "--copies", "7", "--seed", "12", "--lang", "both", "-o", "set"];
    let write = |variables: &[(&str, &str)]| {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(crate::program::path());
        command.args(asked).current_dir(folder.path()).envs(variables.iter().copied());
        assert!(command.status().unwrap().success());
        contents(folder.path())
    };
    let first = write(&[("LC_ALL", "C"), ("RAYON_NUM_THREADS", "1"), ("TZ", "UTC")]);
    let second =
        write(&[("LC_ALL", "de_DE.UTF-8"), ("RAYON_NUM_THREADS", "4"), ("TZ", "Asia/Tokyo")]);
    assert_eq!(first.len(), 16);
    assert!(first == second, "two runs differ");
}

#[test]
fn without_options_a_sheet_and_its_key_are_printed() {
    let folder = tempfile::tempdir().unwrap();
    let text = printed(folder.path(), &["worksheet"]);
    let paths: Vec<&str> = text.lines().collect();
    let files = contents(folder.path());
    assert_eq!(paths.len(), 2, "{text}");
    assert_eq!(
        paths.iter().copied().collect::<HashSet<_>>(),
        files.keys().map(String::as_str).collect::<HashSet<_>>()
    );
    let sheet = String::from_utf8(files[paths[0]].clone()).unwrap();
    assert!(sheet.matches("<li class=\"task").count() >= 5 && !sheet.contains("sheet key"));
    assert!(files[paths[1]].windows(9).any(|part| part == b"sheet key"));
    // Another run makes another sheet.
    let other = printed(folder.path(), &["worksheet"]);
    assert_ne!(text, other);
}

#[test]
fn no_file_is_replaced_without_force() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for (options, taken) in [
        ("-o sheet.html", "sheet.html"),
        ("-o sheet.html", "sheet-key.html"),
        ("--copies 3 -o set.html", "set-summary.html"),
        ("--copies 12 -o set", "set/07-key.html"),
        ("--copies 12 -o set", "set/summary.html"),
        ("--format csv -o sheet.csv", "sheet.csv"),
    ] {
        fs::create_dir_all(path("set")).unwrap();
        fs::write(path(taken), "kept").unwrap();
        let options = format!("worksheet --seed 1 --topic columns:1 {options}");
        let asked: Vec<&str> = options.split(' ').collect();
        let output = run(folder.path(), &asked);
        assert_eq!(output.status.code(), Some(2), "{options}");
        let files = contents(folder.path());
        assert_eq!(files.keys().collect::<Vec<_>>(), [taken], "{options}");
        assert_eq!(files[taken], b"kept");
        printed(folder.path(), &[&asked[..], &["--force"]].concat());
        assert_ne!(contents(folder.path())[taken], b"kept");
        for name in contents(folder.path()).keys() {
            fs::remove_file(path(name)).unwrap();
        }
    }
}

/// A disk that is full after 20 kB: exit code 3, and no file.
#[test]
fn a_full_disk_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let program = crate::program::path();
    let script = format!(
        "trap '' XFSZ; ulimit -f 20; exec {program} worksheet --copies 40 --bundle --seed 1 --lang en -o set.html"
    );
    let output =
        Command::new("sh").args(["-c", &script]).current_dir(folder.path()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("set"), "{said}");
    assert!(contents(folder.path()).is_empty(), "a half file is left");
}

/// A new key has the permissions of the user's umask; a replaced file keeps its permissions.
#[test]
fn file_permissions_are_respected() {
    use std::os::unix::fs::PermissionsExt;
    let program = crate::program::path();
    for (asked, names) in [
        ("worksheet --seed 1 --topic columns:1 --copies 2 --bundle -o a.html", &BUNDLE[..]),
        ("worksheet --seed 1 --topic columns:1 --copies 2 --format csv -o a.csv", &["a.csv"]),
        ("explain 3 4 5 -o a.md", &["a.md"]),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let run = |umask: &str, options: &str| {
            let script = format!("umask {umask}; exec {program} {asked} {options}");
            let mut command = Command::new("sh");
            assert!(command.args(["-c", &script]).current_dir(&folder).status().unwrap().success());
        };
        let modes = || names.iter().map(|name| fs::metadata(folder.path().join(name)).unwrap());
        let modes = || modes().map(|data| data.permissions().mode() & 0o7777).collect::<Vec<_>>();
        for (umask, mode) in [("077", 0o600), ("027", 0o640), ("022", 0o644)] {
            run(umask, "");
            assert_eq!(modes(), vec![mode; names.len()], "{asked} under {umask}");
            run("0", "--force");
            assert_eq!(modes(), vec![mode; names.len()], "{asked} replaced");
            run("077", "--force");
            assert_eq!(modes(), vec![mode; names.len()], "{asked} replaced");
            names.iter().for_each(|name| fs::remove_file(folder.path().join(name)).unwrap());
        }
    }
}

const BUNDLE: [&str; 4] = ["a.html", "a-key.html", "a-summary.html", "a-answers.csv"];

#[test]
fn without_a_browser_a_message_explains_printing() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(crate::program::path());
    command.args(["worksheet", "--seed", "1", "--lang", "en", "-o", "sheet.pdf"]);
    let output = command.env("PATH", "/nowhere").current_dir(folder.path()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("--format html"), "{said}");
    assert!(contents(folder.path()).is_empty());
}

#[test]
fn json_and_csv_agree() {
    let folder = tempfile::tempdir().unwrap();
    let asked = ["--seed", "6", "--copies", "3", "--points", "2", "--lang", "en"];
    let json = sheets(folder.path(), &asked);
    let csv = printed(folder.path(), &[&["worksheet", "--format", "csv"], &asked[..]].concat());
    let mut rows = csv::Reader::from_reader(csv.as_bytes());
    let mut rows = rows.records().map(Result::unwrap);
    for sheet in &json {
        assert_eq!(sheet["schema"], 1);
        for (number, exercise) in (1..).zip(sheet["exercises"].as_array().unwrap()) {
            let row = rows.next().unwrap();
            let cell = |at: usize| Value::from(row[at].to_owned());
            assert_eq!(
                [cell(0), cell(3), cell(4)],
                [sheet["code"].clone(), exercise["topic"].clone(), exercise["question"].clone(),]
            );
            assert_eq!([&row[2], &row[6]], [number.to_string().as_str(), "2"]);
            assert_eq!(exercise["points"], 2);
        }
    }
    assert!(rows.next().is_none());
}
