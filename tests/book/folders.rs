//! Tests the target folder of a book: a new folder, an earlier book, or a folder with foreign files, none of
//! which is replaced. The old book stays until the new one is complete.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use super::checkout;
use crate::files::names;
use crate::shell;

/// All files below a folder with their contents.
pub(crate) fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().display().to_string();
                found.push((name, fs::read(path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// Builds a book with these extra arguments and without the engine.
fn build(folder: &Path, words: &str) -> Output {
    let line = format!("carryless book build --static {words}");
    let output = shell::run(&line, folder, "en_US.UTF-8");
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    output
}

/// Builds the book of the lessons inside the program, and if `again` is not empty, once more into the same folder and
/// into these folders.
fn check_built(again: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let build = |line: &str| {
        let output = shell::run(&format!("{line} --static"), folder.path(), "en_US.UTF-8");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(said, "Made from the lessons inside the program; it is in:\n");
        assert!(output.stdout.ends_with(b"/\n"));
    };
    build("carryless book build");
    let first = contents(&folder.path().join("book"));
    for page in ["index.html", "zh/index.html", "en/index.html", "zh/print.html"] {
        assert!(first.iter().any(|(name, _)| name == page), "{page}");
    }
    if !again.is_empty() {
        fs::write(folder.path().join("book/zh/index.html"), "old").unwrap();
        build("carryless book build");
        assert!(contents(&folder.path().join("book")) == first);
    }
    if again.contains(&"empty") {
        fs::create_dir(folder.path().join("empty")).unwrap();
    }
    for place in again {
        build(&format!("carryless book build --output {place}"));
        assert!(contents(&folder.path().join(place)) == first);
    }
    // No temporary files are left beside the books.
    let entries = fs::read_dir(folder.path()).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names.len(), 1 + again.len(), "{names:?}");
}

#[test]
fn a_book_is_built_into_any_folder_and_rebuilt() {
    check_built(&[]);
}

#[test]
#[ignore = "exhaustive"]
fn a_book_is_built_into_any_folder_and_rebuilt_exhaustive() {
    check_built(&["empty", "new/and/deep"]);
}

/// Asserts that foreign files in the folder survive, also through a link and in the current directory, and
/// that files outside the folder which the marker lists are left alone.
fn assert_foreign_files_survive(folder: &tempfile::TempDir, options: &str, is_built_inside: bool) {
    let book = folder.path().join("book");
    let build = |line: &str, at: &Path| {
        let output = shell::run(line, at, "en_US.UTF-8");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    build(&format!("carryless book build {options}"), folder.path());
    let first = contents(&book);
    fs::write(book.join("CNAME"), "example.org").unwrap();
    fs::create_dir(book.join(".git")).unwrap();
    fs::write(book.join(".git/HEAD"), "main").unwrap();
    fs::write(book.join("zh/old.html"), "old").unwrap();
    fs::write(folder.path().join("outside"), "kept").unwrap();
    let marker = fs::read_to_string(book.join(".carryless-book")).unwrap();
    fs::write(book.join(".carryless-book"), marker + "../outside\nzh/old.html\n").unwrap();
    symlink("book", folder.path().join("link")).unwrap();
    build(&format!("carryless book build {options} -o link"), folder.path());
    if is_built_inside {
        build(&format!("carryless book build {options} -o ."), &book);
    }
    assert!(fs::symlink_metadata(folder.path().join("link")).unwrap().is_symlink());
    assert_eq!(fs::read(book.join("CNAME")).unwrap(), b"example.org");
    assert_eq!(fs::read(book.join(".git/HEAD")).unwrap(), b"main");
    assert!(folder.path().join("outside").exists() && !book.join("zh/old.html").exists());
    let own = |found: &Vec<(String, Vec<u8>)>| {
        found.iter().filter(|(name, _)| name != "CNAME" && !name.starts_with(".git/")).count()
    };
    assert_eq!(own(&contents(&book)), first.len());
    // A marker alone does not make the folder a book.
    let photos = folder.path().join("photos");
    fs::create_dir(&photos).unwrap();
    fs::write(photos.join("index.html"), "mine").unwrap();
    fs::write(photos.join(".carryless-book"), "").unwrap();
    let output = shell::run("carryless book build -o photos", folder.path(), "C");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read(photos.join("index.html")).unwrap(), b"mine");
}

#[test]
fn foreign_files_are_never_replaced() {
    assert_foreign_files_survive(&checkout(), "--static", false);
}

#[test]
#[ignore = "exhaustive"]
fn foreign_files_are_never_replaced_exhaustive() {
    assert_foreign_files_survive(&tempfile::tempdir().unwrap(), "", true);
}

/// If all files are of an earlier book, a symbolic link is followed and kept.
#[test]
fn a_symbolic_link_is_followed_and_kept() {
    let folder = checkout();
    let [real, link] = ["real", "link"].map(|name| folder.path().join(name));
    build(folder.path(), "-o real");
    let first = contents(&real);
    fs::write(real.join("zh/index.html"), "old").unwrap();
    symlink("real", &link).unwrap();
    build(folder.path(), "-o link");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(contents(&real) == first, "the link leads to the old book");
}

/// A book built into the empty current directory is visible there.
#[test]
#[ignore = "exhaustive"]
fn the_empty_current_directory_is_filled_exhaustive() {
    let folder = tempfile::tempdir().unwrap();
    let line = "mkdir here && cd here && carryless book build --static -o . && ls";
    let output = shell::run(line, folder.path(), "C");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "./\nen\nindex.html\nzh\n");
    assert_eq!(names(folder.path()), ["here"]);
}

/// A foreign folder is kept even if it contains no file.
#[test]
fn an_empty_foreign_folder_is_kept() {
    let folder = checkout();
    let site = folder.path().join("site");
    build(folder.path(), "-o site");
    let first = contents(&site);
    let others = [".git", "empty", "zh/drafts/new"].map(|name| site.join(name));
    others.iter().for_each(|other| fs::create_dir_all(other).unwrap());
    fs::write(site.join("en/index.html"), "old").unwrap();
    build(folder.path(), "-o site");
    assert!(contents(&site) == first, "the old book stands there");
    for other in others {
        assert!(other.is_dir(), "{} is gone", other.display());
    }
}

/// Concurrent builds of one book leave a complete book, that of the build that ended last.
#[test]
fn concurrent_builds_leave_one_complete_book() {
    let folder = checkout();
    build(folder.path(), "-o book");
    let whole = contents(&folder.path().join("book"));
    for (name, runs) in [("book", 2), ("new", 3), ("deep/new", 4)] {
        let all: Vec<_> = (0..runs)
            .map(|_| {
                let mut run = Command::new(crate::program::path());
                run.args(["book", "build", "--static", "--lang", "en", "-o", name]);
                run.current_dir(folder.path()).stdout(Stdio::null()).stderr(Stdio::piped());
                run.spawn().unwrap()
            })
            .collect();
        for run in all {
            let output = run.wait_with_output().unwrap();
            assert!(output.status.success(), "{name}: {output:?}");
        }
        assert!(contents(&folder.path().join(name)) == whole, "{name} is not whole");
    }
    assert_eq!(names(folder.path()), ["book", "book.toml", "deep", "lessons", "new", "theme"]);
}

/// Files of Git or of a web host, and any others with names that no book uses, do not prevent a build.
#[test]
fn a_folder_with_other_files_is_built_into() {
    let folder = checkout();
    let own = [
        (".git", "gitdir: ../.git/worktrees/pages\n"),
        ("CNAME", "nim.example.net\n"),
        ("photos/one.jpg", "mine"),
    ];
    for (place, line, page) in [
        ("pages", "carryless book build --static pages", "en/index.html"),
        ("site", "carryless web site", "index.html"),
    ] {
        let place = folder.path().join(place);
        fs::create_dir_all(place.join("photos")).unwrap();
        own.iter().for_each(|(name, text)| fs::write(place.join(name), text).unwrap());
        for _ in ["first", "again"] {
            let output = shell::run(line, folder.path(), "C");
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            assert!(place.join(page).is_file());
            for (name, text) in own {
                assert_eq!(fs::read_to_string(place.join(name)).unwrap(), text);
            }
        }
    }
}

/// A foreign book folder cannot make the program run other programs, not even through the commands of stock
/// mdBook.
#[test]
fn a_foreign_book_folder_runs_no_programs() {
    let folder = checkout();
    let book = folder.path().join("book.toml");
    let config = fs::read_to_string(&book).unwrap();
    let has_run = || folder.path().join("ran").exists();
    for kind in ["preprocessor", "output"] {
        let table = format!("{config}\n[{kind}.x]\ncommand = \"touch ran\"\n");
        fs::write(&book, table).unwrap();
        for (line, locale, sign) in [
            ("carryless book build", "en_US.UTF-8", "runs none"),
            ("carryless book build", "zh_CN.UTF-8", "不运行任何程序"),
            ("timeout 60 carryless book serve --port 0", "en_US.UTF-8", "runs none"),
        ] {
            let output = shell::run(line, folder.path(), locale);
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{line}: {said}");
            assert!(said.contains(sign) && said.contains(&format!("[{kind}.x]")), "{said}");
        }
        assert!(!has_run());
    }
    let own = config.replace("\"carryless mdbook\"", "\"touch ran\"");
    assert_ne!(own, config);
    fs::write(&book, own).unwrap();
    build(folder.path(), "");
    assert!(!has_run());
    let twice = format!("{config}\n[preprocessor.carryless]\ncommand = \"touch ran\"\n");
    fs::write(&book, twice).unwrap();
    let output = shell::run("carryless book build", folder.path(), "C");
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(!has_run());
}

/// A summary without lessons is reported as empty and makes no book.
#[test]
fn a_summary_without_lessons_is_reported() {
    let folder = checkout();
    for (language, locale, sentence) in [
        ("zh", "zh_CN.UTF-8", "SUMMARY.md 里一课也没有列出。"),
        ("en", "en_US.UTF-8", "SUMMARY.md lists no lesson."),
    ] {
        // First only the Chinese summary is empty, then both.
        let list = folder.path().join("lessons").join(language).join("SUMMARY.md");
        fs::write(list, "[x").unwrap();
        let output = shell::run("carryless book build", folder.path(), locale);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(sentence), "{said}");
        assert_eq!(names(folder.path()), ["book.toml", "lessons", "theme"]);
    }
}

/// If a file of the book would replace a foreign one, or needs a folder where a file is, nothing is written.
#[test]
fn a_folder_with_conflicting_files_is_refused() {
    let folder = checkout();
    for (arguments, file) in [
        ("site", "site/index.html"),
        ("-o notes", "notes/en"),
        ("draft", "draft/zh/index.html"),
        ("-o file", "file"),
    ] {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "mine").unwrap();
        let before = contents(folder.path());
        let line = format!("carryless book build {arguments}");
        let output = shell::run(&line, folder.path(), "en_US.UTF-8");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(&format!("“{file}” is not ours and was left as it is")), "{said}");
        assert!(contents(folder.path()) == before, "{line}");
    }
    fs::create_dir(folder.path().join("mine")).unwrap();
    fs::write(folder.path().join("mine/index.html"), "mine").unwrap();
    let output = shell::run("carryless web mine", folder.path(), "en_US.UTF-8");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(folder.path().join("mine/index.html")).unwrap(), "mine");
    assert_eq!(names(&folder.path().join("mine")), ["index.html"]);
}

#[test]
fn a_killed_build_leaves_the_old_book_intact() {
    let folder = checkout();
    let output = shell::run("carryless book build", folder.path(), "C");
    assert!(output.status.success());
    let book = folder.path().join("book");
    let whole = contents(&book);
    for delay in [0, 5, 10, 20, 40, 60, 80, 100, 150, 200] {
        let mut running = Command::new(crate::program::path())
            .args(["book", "build"])
            .current_dir(folder.path())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(delay));
        running.kill().unwrap();
        running.wait().unwrap();
        assert!(contents(&book) == whole, "killed after {delay} ms");
    }
}

#[test]
fn a_faulty_lesson_leaves_the_old_book_intact() {
    let folder = checkout();
    let output = build(folder.path(), "");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "Made from ./lessons; it is in:\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "book/\n");
    let whole = contents(&folder.path().join("book"));
    for (language, line) in [("zh", "explain 3 x"), ("en", "explain 3 4 5 --only none")] {
        let readme = folder.path().join(format!("lessons/{language}/README.md"));
        let text = fs::read_to_string(&readme).unwrap();
        let wrong =
            format!("```carryless\n{line}\n```\n\n{text}\n> ```carryless\n> xor x\n> ```\n");
        fs::write(readme, wrong).unwrap();
    }
    let output = shell::run("carryless book build", folder.path(), "en_US.UTF-8");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    for language in ["zh", "en"] {
        let place = format!("lessons/{language}/README.md:");
        assert!(said.contains(&format!("{place}2:")), "{said}");
        assert_eq!(said.matches(&place).count(), 2, "{said}");
    }
    assert_eq!(said.matches("error: ").count(), 4, "{said}");
    assert!(contents(&folder.path().join("book")) == whole);
}
