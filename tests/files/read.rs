//! Checks that a command never overwrites its own input, whatever path leads to it, and also with `--force`.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Output;

use crate::files::{command, run, said};

/// A folder with a class list, a batch, a list of answers, a specification, a certificate and a graph.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    fs::create_dir(place.join("sub")).unwrap();
    fs::write(place.join("list.csv"), "number,name\n11,Mia\n12,Noor\n13,Ole\n").unwrap();
    fs::write(place.join("lines.txt"), "6 9\n2 7 1 --misere\n").unwrap();
    fs::write(place.join("graph.txt"), "a: b c\nb: c\n").unwrap();
    for line in [
        "worksheet --roster list.csv --seed 4 --topic columns:1 --lang en --bundle -o s.html",
        "worksheet --seed 4 --topic nim-sum:2 --lang en --write-spec -o wishes.toml",
        "prove 2 5 --certificate -o proof.json",
    ] {
        let output = run(place, line);
        assert!(output.status.success(), "{line}: {}", said(&output));
    }
    folder
}

/// Files of a folder with their contents; links are followed.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    entries
        .filter(|path| path.is_file())
        .map(|path| (name(&path), fs::read(&path).unwrap()))
        .collect()
}

#[track_caller]
fn assert_refused(output: &Output, file: &str, line: &str) {
    assert_eq!(output.status.code(), Some(2), "{line}: {}", said(output));
    let sentence = "is a file that this command reads, and was left as it is.";
    assert!(said(output).contains(sentence), "{line}: {}", said(output));
    assert!(said(output).contains(file), "{line}: {}", said(output));
}

#[test]
fn input_files_are_never_overwritten() {
    let folder = folder();
    let place = folder.path();
    for (file, line) in [
        ("list.csv", "worksheet --roster list.csv --topic columns:1 --bundle --format csv -o"),
        ("list.csv", "answers --check s-answers.csv --roster list.csv --format csv -o"),
        ("s-answers.csv", "answers --check s-answers.csv --format csv -o"),
        ("lines.txt", "explain --batch lines.txt -o"),
        ("lines.txt", "explain --batch sub/../lines.txt --detail verdict -o"),
        ("wishes.toml", "worksheet --spec wishes.toml --write-spec -o"),
        ("proof.json", "prove --verify proof.json --format json -o"),
        ("graph.txt", "explain graph graph.txt --from a -o"),
    ] {
        for name in ["soft", "hard"] {
            let _ = fs::remove_file(place.join(name));
        }
        symlink(file, place.join("soft")).unwrap();
        fs::hard_link(place.join(file), place.join("hard")).unwrap();
        let before = files(place);
        let whole = place.join(file).display().to_string();
        let spellings =
            [file.to_owned(), format!("./sub/../{file}"), whole, "soft".into(), "hard".into()];
        for spelling in spellings {
            let line = format!("{line} {spelling} --force");
            let output = run(place, &line);
            assert_refused(&output, if spelling == "soft" { file } else { &spelling }, &line);
            assert!(files(place) == before, "{line}");
        }
    }
}

/// Input that cannot be read to its end leaves no partial output.
#[test]
fn an_unreadable_batch_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    for (force, there) in [("", None), (" --force", Some("mine"))] {
        let out = folder.path().join("out");
        there.map_or(Ok(()), |text| fs::write(&out, text)).unwrap();
        let line = format!("explain --batch /proc/self/mem --format json -o out{force}");
        let output = run(folder.path(), &line);
        assert_eq!(output.status.code(), Some(2), "{}", said(&output));
        assert!(said(&output).contains("cannot be read"), "{}", said(&output));
        assert_eq!(fs::read_to_string(&out).ok().as_deref(), there);
    }
}

#[test]
fn a_redirected_stream_is_compared_as_a_file() {
    let folder = folder();
    let place = folder.path();
    let before = files(place);
    let open = || File::open(place.join("lines.txt")).unwrap();
    let mut line = command(place, "explain --batch - -o lines.txt --force");
    assert_refused(&line.stdin(open()).output().unwrap(), "lines.txt", "standard input");
    for line in ["explain --batch lines.txt", "explain --batch - --format json"] {
        let end = OpenOptions::new().append(true).open(place.join("lines.txt")).unwrap();
        let output = command(place, line).stdin(open()).stdout(end).output().unwrap();
        assert_refused(&output, "stdout", line);
        assert!(files(place) == before, "{line}");
    }
    // Other files can be written.
    let out = File::create(place.join("out")).unwrap();
    let output = command(place, "explain --batch -").stdin(open()).stdout(out).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    assert!(fs::metadata(place.join("out")).unwrap().len() > 100);
}

/// A set's further files are compared with its input too.
#[test]
fn a_set_is_not_written_over_its_list() {
    let folder = folder();
    let place = folder.path();
    let line =
        "worksheet --roster s-answers.csv --seed 5 --topic columns:1 --bundle -o s.html --force";
    let before = files(place);
    assert_refused(&run(place, line), "s-answers.csv", line);
    assert!(files(place) == before);
    let line = |roster: &str| {
        format!("worksheet --roster {roster} --seed 5 --topic columns:1 --lang en -o out --force")
    };
    let output = run(place, &line("list.csv"));
    assert!(output.status.success(), "{}", said(&output));
    let out = place.join("out");
    let before = files(&out);
    assert_refused(&run(place, &line("out/answers.csv")), "out/answers.csv", "answers.csv");
    assert!(files(&out) == before);
    // A list in the folder under a name that the set does not use is allowed.
    fs::copy(place.join("list.csv"), out.join("class.csv")).unwrap();
    let output = run(place, &line("out/class.csv"));
    assert!(output.status.success(), "{}", said(&output));
    let sheet = before.keys().find(|name| name.contains("Noor") && !name.contains("key")).unwrap();
    fs::remove_file(out.join(sheet)).unwrap();
    symlink("../list.csv", out.join(sheet)).unwrap();
    let before = files(&out);
    assert_refused(&run(place, &line("list.csv")), sheet, sheet);
    assert!(files(&out) == before);
}
