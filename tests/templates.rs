//! `--templates` and `carryless templates`: a school's own sheet header, a changed sentence, and every kind of mistake
//! with its place.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::program::program;

/// Folder with these files, each as its path and its text.
fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// Text of a template of the project.
fn template(path: &str) -> String {
    fs::read_to_string(Path::new("templates").join(path)).unwrap()
}

fn run(line: &str, templates: &Path) -> Output {
    program(line).arg("--templates").arg(templates).output().unwrap()
}

fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn the_written_templates_are_those_of_the_project() {
    let folder = tempfile::tempdir().unwrap();
    let dest = folder.path().join("mine");
    assert!(program("templates").arg(&dest).output().unwrap().status.success());
    let mut compared = 0;
    let mut open = vec![Path::new("templates").to_owned()];
    while let Some(place) = open.pop() {
        for entry in fs::read_dir(place).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix("templates").unwrap();
            if ["src", "tests", "Cargo.toml", "build.rs"].map(Path::new).contains(&name) {
                assert!(!dest.join(name).exists());
            } else if path.is_dir() {
                open.push(path);
            } else {
                assert_eq!(
                    fs::read(&path).unwrap(),
                    fs::read(dest.join(name)).unwrap(),
                    "{name:?}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "{compared}");
    // A second run does not overwrite what a user has changed meanwhile.
    let again = program("templates").arg(&dest).output().unwrap();
    assert_eq!(again.status.code(), Some(2));
}

#[test]
fn a_school_has_its_own_header() {
    let sheet = template("worksheet/sheet.html");
    let own = sheet.replacen("<h1>", "<p>Lime Street Primary</p>\n<h1>", 1);
    let folder = folder(&[("worksheet/sheet.html", &own)]);
    let line = "worksheet --topic columns:2 --seed 7 --format html -o - --lang en";
    let plain = stdout(&program(line).output().unwrap());
    let changed = stdout(&run(line, folder.path()));
    assert_eq!(changed.replace("<p>Lime Street Primary</p>\n", ""), plain);
    assert!(changed.contains("<p>Lime Street Primary</p>\n<h1>"));
}

#[test]
fn a_sentence_is_changed() {
    let words = template("wording/en/nim.ftl");
    let (id, old) = ("nim-odd-title = ", words.split_once("nim-odd-title = ").unwrap().1);
    let old = old.lines().next().unwrap();
    let own = words.replace(&[id, old].concat(), &[id, "Look for lonely blocks"].concat());
    let folder = folder(&[("wording/en/nim.ftl", &own)]);
    let line = "explain 3 4 5 --format markdown --lang en";
    let plain = stdout(&program(line).output().unwrap());
    assert!(plain.contains(old));
    assert_eq!(stdout(&run(line, folder.path())), plain.replace(old, "Look for lonely blocks"));
    // Other languages stay.
    let line = "explain 3 4 5 --lang zh";
    assert_eq!(stdout(&run(line, folder.path())), stdout(&program(line).output().unwrap()));
}

/// Runs `explain 3 4 5` with these templates and asserts that it ends with exit code 2, prints nothing, and says each
/// of `parts`.
fn refused(files: &[(&str, &str)], line: &str, parts: &[&str]) {
    let folder = folder(files);
    let output = run(line, folder.path());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(output.stdout.is_empty());
    for part in parts {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn a_mistake_is_told_with_its_file_and_line() {
    let line = "explain 3 4 5 --lang en";
    let own = "worksheet/sheets.html";
    refused(&[(own, "")], line, &[own, "replaces no template", "worksheet/sheet.html"]);
    let broken = "<p>\n{{ title </p>\n";
    refused(&[("print.html", broken)], line, &["print.html:2", "cannot be read"]);
    let words = template("wording/en/nim.ftl");
    let broken = ["nim-first = {", &words].concat();
    refused(&[("wording/en/nim.ftl", &broken)], line, &["wording/en/nim.ftl:1", "cannot be read"]);
    let (before, after) = words.split_once("nim-odd-title = ").unwrap();
    let number = before.matches('\n').count() + 1;
    let shorter = [before, after.split_once('\n').unwrap().1].concat();
    refused(&[("wording/en/nim.ftl", &shorter)], line, &["nim.ftl:", "nim-odd-title is missing"]);
    let valued = [before, "nim-odd-title = The { $colour } ", after].concat();
    let place = format!("wording/en/nim.ftl:{number}");
    refused(&[("wording/en/nim.ftl", &valued)], line, &[&place, "no value $colour"]);
    refused(
        &[("wording/en/nim.ftl", &valued)],
        "explain 3 4 5 --lang zh",
        &[&place, "没有 $colour 这个值"],
    );
}

#[test]
fn a_template_that_cannot_be_rendered_is_named() {
    let sheet = template("worksheet/sheet.html").replacen("<h1>", "<h1>{{ motto.text }}", 1);
    let folder = folder(&[("worksheet/sheet.html", &sheet)]);
    let out = folder.path().join("out.html");
    let line = format!("worksheet --topic columns:2 --seed 7 -o {} --lang en", out.display());
    let output = run(&line, folder.path());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    for part in ["your templates", "sheet.html:", "motto"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(!out.exists());
}

#[test]
fn a_missing_folder_is_told() {
    let output = run("explain 3 4 5 --lang en", Path::new("no-such-folder"));
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-folder"));
}

/// A batch line and a lesson block come from other people, so they cannot choose templates.
#[test]
fn only_the_command_line_chooses_templates() {
    let folder = folder(&[("batch.txt", "3 4 5 --templates x\n")]);
    let batch = folder.path().join("batch.txt");
    let output = program("explain --lang en --batch").arg(&batch).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = [output.stdout, output.stderr].concat();
    assert!(String::from_utf8_lossy(&said).contains("--templates"));
}
