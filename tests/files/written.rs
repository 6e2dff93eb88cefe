//! Checks the contents of output files: the format follows from the name, and the text is what would have
//! been printed; colours only on request.

use std::fs;

use crate::files::{command, run, said, writes};

#[test]
fn the_ending_of_a_file_decides_its_format() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("batch"), "3 4 5\n").unwrap();
    for (line, file, beginning) in [
        ("explain 3 4 5", "x.html", "<!DOCTYPE html>"),
        ("explain 3 4 5", "x.json", "{\"schema\""),
        ("explain 3 4 5", "x.md", "# "),
        ("lesson show columns", "l.html", "<!DOCTYPE html>"),
        ("answers C400-2H15-3GMR", "k.html", "<!DOCTYPE html>"),
        ("explain --batch batch", "o.json", "{\"schema\""),
    ] {
        writes(folder.path(), &format!("{line} -o {file}"), file);
        let text = fs::read_to_string(folder.path().join(file)).unwrap();
        assert!(text.starts_with(beginning), "{line} in {file}: {text:.80}");
    }
}

/// A file contains the text that would have been printed; only its name is printed.
#[test]
fn a_file_contains_what_would_be_printed() {
    let folder = tempfile::tempdir().unwrap();
    for (line, file) in [
        ("worksheet --seed 1 --write-spec", "f.toml"),
        ("worksheet --topics", "f.txt"),
        ("explain --schema", "f.json"),
    ] {
        let printed = run(folder.path(), line).stdout;
        assert!(printed.len() > 50, "{line}");
        writes(folder.path(), &format!("{line} -o {file}"), file);
        assert!(fs::read(folder.path().join(file)).unwrap() == printed, "{line}");
    }
}

/// A pipe gets colours only on request, a file never.
#[test]
fn colours_are_used_only_on_request() {
    let folder = tempfile::tempdir().unwrap();
    for (line, variable, coloured) in [
        ("explain 3 4 5", "OTHER", false),
        ("explain 3 4 5", "NO_COLOR", false),
        ("explain 3 4 5", "CI", false),
        ("explain 3 4 5", "CLICOLOR_FORCE", true),
        ("explain 3 4 5 --color always", "OTHER", true),
        ("explain 3 4 5 --color always", "NO_COLOR", true),
        ("explain 3 4 5 --color never", "CLICOLOR_FORCE", false),
        ("explain 3 4 5 --color always -o page.txt", "OTHER", false),
    ] {
        let mut command = command(folder.path(), line);
        for known in ["CI", "CLICOLOR", "CLICOLOR_FORCE", "NO_COLOR"] {
            command.env_remove(known);
        }
        let output = command.env(variable, "1").output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{line}: {}", said(&output));
        let text = fs::read(folder.path().join("page.txt")).unwrap_or(output.stdout);
        let text = String::from_utf8(text).unwrap();
        assert!(text.contains("You can win"), "{line}: {text}");
        assert_eq!(text.contains("\x1b["), coloured, "{line} with {variable}");
    }
}
