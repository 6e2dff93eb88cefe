//! Proves where a book goes: into a new folder, over a book of ours, or beside files that it does not
//! replace; and the old book stands until the new one is whole.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use super::checkout;
use crate::unit::files::names;
use crate::unit::shell;

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

/// Builds a book, with these words added, whose answers stay as they are built.
fn built(folder: &Path, words: &str) -> Output {
    let line = format!("carryless book build --static {words}");
    let output = shell::run(&line, folder, "en_US.UTF-8");
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    output
}

fn hold_built(again: &[&str]) {
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
    fs::write(folder.path().join("book/zh/index.html"), "old").unwrap();
    build("carryless book build");
    assert!(contents(&folder.path().join("book")) == first);
    if again.contains(&"empty") {
        fs::create_dir(folder.path().join("empty")).unwrap();
    }
    for place in again {
        build(&format!("carryless book build --output {place}"));
        assert!(contents(&folder.path().join(place)) == first);
    }
    // Nothing is left beside the books.
    let entries = fs::read_dir(folder.path()).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names.len(), 1 + again.len(), "{names:?}");
}

#[test]
fn a_book_is_built_anywhere_and_again() {
    hold_built(&[]);
}

#[test]
#[ignore = "exhaustive"]
fn a_book_is_built_anywhere_and_again_exhaustive() {
    hold_built(&["empty", "new/and/deep"]);
}

/// What somebody else has put into the folder stays, also through a link and in the folder that one
/// stands in; what a list names outside of the folder is left alone.
fn hold_own_files(folder: &tempfile::TempDir, options: &str, is_built_inside: bool) {
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
    // Only the marker makes nothing ours.
    let photos = folder.path().join("photos");
    fs::create_dir(&photos).unwrap();
    fs::write(photos.join("index.html"), "mine").unwrap();
    fs::write(photos.join(".carryless-book"), "").unwrap();
    let output = shell::run("carryless book build -o photos", folder.path(), "C");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read(photos.join("index.html")).unwrap(), b"mine");
}

#[test]
fn only_our_own_files_are_replaced() {
    hold_own_files(&checkout(), "--static", false);
}

#[test]
#[ignore = "exhaustive"]
fn only_our_own_files_are_replaced_exhaustive() {
    hold_own_files(&tempfile::tempdir().unwrap(), "", true);
}

/// Where all files are ours, a link is followed and stays as well.
#[test]
fn a_link_leads_to_the_new_book() {
    let folder = checkout();
    let [real, link] = ["real", "link"].map(|name| folder.path().join(name));
    built(folder.path(), "-o real");
    let first = contents(&real);
    fs::write(real.join("zh/index.html"), "old").unwrap();
    symlink("real", &link).unwrap();
    built(folder.path(), "-o link");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(contents(&real) == first, "the link leads to the old book");
}

/// Whoever stands in an empty folder and has the book built there sees it.
#[test]
fn the_folder_that_one_stands_in_is_filled() {
    let folder = tempfile::tempdir().unwrap();
    let line = "mkdir here && cd here && carryless book build --static -o . && ls";
    let output = shell::run(line, folder.path(), "C");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "./\nen\nindex.html\nzh\n");
    assert_eq!(names(folder.path()), ["here"]);
}

/// A folder is somebody's though it holds no file.
#[test]
fn an_empty_folder_that_is_not_ours_stays() {
    let folder = checkout();
    let site = folder.path().join("site");
    built(folder.path(), "-o site");
    let first = contents(&site);
    let others = [".git", "empty", "zh/drafts/new"].map(|name| site.join(name));
    others.iter().for_each(|other| fs::create_dir_all(other).unwrap());
    fs::write(site.join("en/index.html"), "old").unwrap();
    built(folder.path(), "-o site");
    assert!(contents(&site) == first, "the old book stands there");
    for other in others {
        assert!(other.is_dir(), "{} is gone", other.display());
    }
}

/// Of builds at once each puts its book there, and the last one stands, whole.
#[test]
fn builds_at_once_leave_one_whole_book() {
    let folder = checkout();
    built(folder.path(), "-o book");
    let whole = contents(&folder.path().join("book"));
    for (name, runs) in [("book", 2), ("new", 3), ("deep/new", 4)] {
        let all: Vec<_> = (0..runs)
            .map(|_| {
                let mut run = Command::new(crate::unit::program::path());
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

/// What Git and a web space keep in a folder, and whatever else has no name of ours, is no hindrance.
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

/// A folder from elsewhere cannot make us run its programs, not even by what stock mdBook runs of us.
#[test]
fn a_book_runs_nothing() {
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
    built(folder.path(), "");
    assert!(!has_run());
    let twice = format!("{config}\n[preprocessor.carryless]\ncommand = \"touch ran\"\n");
    fs::write(&book, twice).unwrap();
    let output = shell::run("carryless book build", folder.path(), "C");
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(!has_run());
}

/// A list in which no lesson is found is said to be empty, and makes no book.
#[test]
fn a_list_without_lessons_is_named() {
    let folder = checkout();
    for (language, locale, sentence) in [
        ("zh", "zh_CN.UTF-8", "SUMMARY.md 里一课也没有列出。"),
        ("en", "en_US.UTF-8", "SUMMARY.md lists no lesson."),
    ] {
        // The Chinese list is enough; the second time both are so.
        let list = folder.path().join("lessons").join(language).join("SUMMARY.md");
        fs::write(list, "[x").unwrap();
        let output = shell::run("carryless book build", folder.path(), locale);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(sentence), "{said}");
        assert_eq!(names(folder.path()), ["book.toml", "lessons", "theme"]);
    }
}

/// Where a file of ours would replace another, or needs a folder where a file stands, nothing is written.
#[test]
fn a_folder_that_is_not_ours_is_refused() {
    let folder = checkout();
    for (name, file) in [
        ("site", "site/index.html"),
        ("notes", "notes/en"),
        ("draft", "draft/zh/index.html"),
        ("file", "file"),
    ] {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "mine").unwrap();
        for line in
            [format!("carryless book build {name}"), format!("carryless book build -o {name}")]
        {
            let before = contents(folder.path());
            let output = shell::run(&line, folder.path(), "en_US.UTF-8");
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{said}");
            assert!(
                said.contains(&format!("“{file}” is not ours and was left as it is")),
                "{said}"
            );
            assert!(contents(folder.path()) == before, "{line}");
        }
    }
    fs::create_dir(folder.path().join("mine")).unwrap();
    fs::write(folder.path().join("mine/index.html"), "mine").unwrap();
    let output = shell::run("carryless web mine", folder.path(), "en_US.UTF-8");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(folder.path().join("mine/index.html")).unwrap(), "mine");
    assert_eq!(names(&folder.path().join("mine")), ["index.html"]);
}

#[test]
fn a_killed_build_leaves_the_old_book_whole() {
    let folder = checkout();
    let output = shell::run("carryless book build", folder.path(), "C");
    assert!(output.status.success());
    let book = folder.path().join("book");
    let whole = contents(&book);
    for delay in [0, 5, 10, 20, 40, 60, 80, 100, 150, 200] {
        let mut running = Command::new(crate::unit::program::path())
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
fn a_wrong_lesson_leaves_the_old_book_whole() {
    let folder = checkout();
    let output = built(folder.path(), "");
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
