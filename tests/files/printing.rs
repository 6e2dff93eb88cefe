//! Browsers that do not do what they should: one that does not run, that sends a cut page, that ends
//! while it prints, that leaves programs behind; and one that does, for a whole class.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};
use std::thread::sleep;
use std::time::Duration;

use super::ended::{SIGNALS, ended};
use super::machine::NO_THREADS;
use crate::unit::files::{command, names, said};

/// A browser of a few lines that speaks through its pipes as Chromium does, and notes in `log` that it
/// has begun and each page that it prints. What it prints stands in the file `page` beside it; without one
/// it starts a program, writes its number to `child`, and waits; with one that ends in `leave` it starts the
/// program too. At the page `die`, and at the second page where a file `die2` is, it ends.
const BROWSER: &str = r#"#!/usr/bin/python3
import base64, json, os, subprocess, sys, time
here = os.path.dirname(os.path.abspath(sys.argv[0]))
replies, messages, prints = os.fdopen(4, "wb", 0), b"", 0
def beside(name):
    return os.path.join(here, name)
def note(word):
    with open(beside("log"), "a") as log:
        log.write(word + "\n")
def leave():
    child = subprocess.Popen(["/bin/sleep", "600"])
    with open(beside("begun"), "w") as file:
        file.write(str(child.pid))
    os.rename(beside("begun"), beside("child"))
note("begun")
while part := os.read(3, 65536):
    messages += part
    *whole, messages = messages.split(b"\0")
    for message in map(json.loads, whole):
        result = {"targetId": "page", "sessionId": f"tab {message['id']}"}
        if message["method"] == "Page.printToPDF":
            prints += 1
            note("printed")
            try:
                page = open(beside("page"), "rb").read()
            except FileNotFoundError:
                leave()
                time.sleep(600)
            if page.endswith(b"leave"):
                leave()
            if page == b"die" or os.path.exists(beside(f"die{prints}")):
                sys.exit("no paper")
            result = {"data": base64.b64encode(page).decode()}
        reply = {"id": message["id"], "result": result}
        if "sessionId" in message:
            reply["sessionId"] = message["sessionId"]
        replies.write(json.dumps(reply).encode() + b"\0")
"#;

/// A folder `bin` with such a browser, an empty one for sheets and one for temporary files.
fn machine() -> tempfile::TempDir {
    let machine = tempfile::tempdir().unwrap();
    for name in ["bin", "sheets", "tmp"] {
        fs::create_dir(machine.path().join(name)).unwrap();
    }
    install(machine.path(), "chromium", BROWSER);
    machine
}

fn install(machine: &Path, name: &str, script: &str) {
    let path = machine.join("bin").join(name);
    fs::write(&path, script).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
}

/// One page to print.
const SHEET: &str = "worksheet -n 2 --seed 1 --key none -o sheet.pdf";

fn printing(machine: &Path, line: &str) -> Command {
    let mut command = command(&machine.join("sheets"), line);
    command.env("PATH", machine.join("bin")).env("TMPDIR", machine.join("tmp"));
    command
}

/// What is said when this is printed for each page of a line; nothing stays behind.
fn printed(machine: &Path, line: &str, page: &[u8]) -> Output {
    fs::write(machine.join("bin/page"), page).unwrap();
    let output = printing(machine, line).output().unwrap();
    assert_eq!(names(&machine.join("tmp")), [""; 0]);
    output
}

/// What a whole page looks like from outside.
const WHOLE: &[u8] = b"%PDF-1.7\n1 0 obj\n%%EOF\n";

#[test]
fn only_a_whole_page_is_kept() {
    let machine = machine();
    for page in [&b""[..], b"%PDF-1.7\n123", &WHOLE[1..], b"die"] {
        let output = printed(machine.path(), SHEET, page);
        let page = String::from_utf8_lossy(page);
        assert_eq!(output.status.code(), Some(3), "{page}: {}", said(&output));
        assert!(said(&output).contains("chromium"), "{page}: {}", said(&output));
        assert_eq!(said(&output).contains("no paper"), page == "die", "{}", said(&output));
        assert_eq!(names(&machine.path().join("sheets")), [""; 0], "{page}");
    }
    let output = printed(machine.path(), SHEET, WHOLE);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(fs::read(machine.path().join("sheets/sheet.pdf")).unwrap(), WHOLE);
}

/// What explains, and the blocks, go the same way as sheets; a PDF is no text for a screen.
#[test]
fn explanations_and_blocks_are_printed() {
    let machine = machine();
    for line in ["explain 1 2 4", "explain kayles 6", "prove --box 2 3", "blocks", "print mat"] {
        let output = printed(machine.path(), &format!("{line} --lang zh -f -o page.pdf"), WHOLE);
        assert_eq!(output.status.code(), Some(0), "{line}: {}", said(&output));
        assert_eq!(String::from_utf8_lossy(&output.stdout), "page.pdf\n", "{line}");
        assert_eq!(fs::read(machine.path().join("sheets/page.pdf")).unwrap(), WHOLE, "{line}");
    }
    let output = printed(machine.path(), "explain 1 2 4 --format pdf", WHOLE);
    assert!(output.status.code() == Some(2) && output.stdout.is_empty(), "{}", said(&output));
}

/// Where there is no font with Chinese letters, a PDF says what a document for Word says.
#[test]
#[cfg(target_os = "linux")]
fn a_missing_font_is_said_of_everything_printed() {
    let machine = machine();
    fs::write(machine.path().join("bin/page"), WHOLE).unwrap();
    let fonts = machine.path().join("fonts.conf");
    fs::write(&fonts, "<?xml version=\"1.0\"?><fontconfig><dir>/nowhere</dir></fontconfig>")
        .unwrap();
    let told = |line: &str| {
        let output =
            printing(machine.path(), line).env("FONTCONFIG_FILE", &fonts).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{line}: {}", said(&output));
        said(&output)
    };
    let sheet = "worksheet --topic grid:1 --seed 2 --lang zh -f -o sheet";
    let missing = told(&format!("{sheet}.docx"));
    assert!(missing.contains("字体"), "{missing}");
    assert_eq!(told(&format!("{sheet}.pdf")), missing);
    for line in ["print grids", "blocks", "explain 1 2 4", "poster squares"] {
        assert_eq!(told(&format!("{line} --lang zh -f -o page.pdf")), missing, "{line}");
    }
    assert_eq!(told("print grids --lang en -f -o page.pdf"), "");
}

/// The report about a class goes the same way as its sheets.
#[test]
fn a_report_is_printed() {
    let machine = machine();
    let folder = machine.path().join("sheets");
    fs::write(folder.join("a.csv"), "code,question,answer\nC400-2H15-3GMR,2,3:4\n").unwrap();
    let output = printed(machine.path(), "answers --check a.csv -o report.pdf", WHOLE);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(fs::read(folder.join("report.pdf")).unwrap(), WHOLE);
}

#[test]
fn a_browser_that_does_not_run_is_passed_over() {
    let machine = machine();
    let bin = machine.path().join("bin");
    fs::rename(bin.join("chromium"), bin.join("google-chrome")).unwrap();
    for (script, mode) in
        [(BROWSER, 0o644), ("#!/bin/sh\nexit 1\n", 0o755), ("#!/nowhere\n", 0o755)]
    {
        install(machine.path(), "chromium", script);
        fs::set_permissions(bin.join("chromium"), fs::Permissions::from_mode(mode)).unwrap();
        let output = printed(machine.path(), SHEET, WHOLE);
        assert_eq!(output.status.code(), Some(0), "{script}: {}", said(&output));
        fs::remove_file(machine.path().join("sheets/sheet.pdf")).unwrap();
    }
}

/// Where no browser starts, the last one says why in its own words.
#[test]
fn a_browser_that_does_not_start_is_quoted() {
    let machine = machine();
    install(machine.path(), "chromium", "#!/bin/sh\necho no display >&2\nexit 1\n");
    let output = printed(machine.path(), SHEET, WHOLE);
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    for part in ["chromium", "no display"] {
        assert!(said(&output).contains(part), "{part}: {}", said(&output));
    }
    assert_eq!(names(&machine.path().join("sheets")), [""; 0]);
}

/// What the browser says comes in on a thread of its own: without one nothing is printed.
#[test]
fn without_threads_the_reason_is_said() {
    let machine = machine();
    fs::write(machine.path().join("bin/page"), WHOLE).unwrap();
    let output = printing(machine.path(), SHEET).envs([NO_THREADS]).output().unwrap();
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    assert!(said(&output).contains("no more programs or threads"), "{}", said(&output));
    for name in ["tmp", "sheets"] {
        assert_eq!(names(&machine.path().join(name)), [""; 0], "{name}");
    }
}

/// A class is printed by one browser, each file once.
#[test]
fn a_browser_starts_once_for_a_class() {
    let machine = machine();
    let line = "worksheet --copies 25 --seed 1 --topic columns:1 -o class --format pdf";
    let output = printed(machine.path(), line, WHOLE);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let class = machine.path().join("sheets/class");
    let made: Vec<String> =
        names(&class).into_iter().filter(|name| name.ends_with(".pdf")).collect();
    // A sheet and a key each, and what the teacher gets.
    assert_eq!(made.len(), 51, "{made:?}");
    for name in &made {
        assert_eq!(fs::read(class.join(name)).unwrap(), WHOLE, "{name}");
    }
    let log = fs::read_to_string(machine.path().join("bin/log")).unwrap();
    let noted = |word: &str| log.lines().filter(|line| *line == word).count();
    assert_eq!((noted("begun"), noted("printed")), (1, made.len()));
}

/// Of the files of a set all are there or none, also when some of their pages have been printed.
#[test]
fn a_browser_that_ends_half_way_leaves_no_half_set() {
    let whole = ["p-answers.csv", "p-key.pdf", "p-summary.pdf", "p.pdf"];
    for (copies, death) in [(19, None), (25, Some("die2")), (25, Some("die3"))] {
        let machine = machine();
        if let Some(name) = death {
            fs::write(machine.path().join("bin").join(name), "").unwrap();
        }
        let line =
            format!("worksheet --copies {copies} --bundle --seed 1 --topic columns:1 -o p.pdf");
        let output = printed(machine.path(), &line, WHOLE);
        let sheets = names(&machine.path().join("sheets"));
        if death.is_none() {
            assert_eq!(output.status.code(), Some(0), "{}", said(&output));
            assert_eq!(sheets, whole);
            continue;
        }
        assert_eq!(output.status.code(), Some(3), "{death:?}: {}", said(&output));
        assert!(said(&output).contains("no paper"), "{death:?}: {}", said(&output));
        assert_eq!(sheets, [""; 0], "{death:?}");
    }
}

#[test]
fn strange_names_of_folders_are_no_hindrance() {
    let machine = machine();
    let strange = machine.path().join("tmp/a#b?c%20 d");
    fs::create_dir(&strange).unwrap();
    fs::write(machine.path().join("bin/page"), WHOLE).unwrap();
    let output = printing(machine.path(), SHEET).env("TMPDIR", &strange).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(names(&strange), [""; 0]);
}

/// Whether a program with this number still does something.
fn is_alive(id: &str) -> bool {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    status.contains("State:") && !status.contains("State:\tZ")
}

/// Whether it does nothing more, now or soon.
fn has_ended(id: &str) -> bool {
    (0..2000).any(|_| {
        sleep(Duration::from_millis(5));
        !is_alive(id)
    })
}

#[test]
fn what_a_browser_has_started_ends_with_us() {
    for (signal, code) in SIGNALS {
        let machine = machine();
        let started = machine.path().join("bin/child");
        let begun = || fs::read_to_string(&started).is_ok_and(|id| is_alive(&id));
        let output = ended(&printing(machine.path(), SHEET), signal, begun);
        assert_eq!(output.status.code(), Some(code), "{signal}: {}", said(&output));
        let its_child = fs::read_to_string(&started).unwrap();
        assert!(has_ended(&its_child), "{signal}: a program of the browser goes on");
        assert_eq!(names(&machine.path().join("tmp")), [""; 0], "{signal}");
        assert_eq!(names(&machine.path().join("sheets")), [""; 0], "{signal}");
    }
}

/// A browser that is given up, here for a cut page, takes along all that it has started.
#[test]
fn what_a_browser_has_started_ends_with_it() {
    let machine = machine();
    let output = printed(machine.path(), SHEET, b"%PDF-1.7\nleave");
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    let its_child = fs::read_to_string(machine.path().join("bin/child")).unwrap();
    assert!(has_ended(&its_child), "a program of the browser goes on");
    assert_eq!(names(&machine.path().join("sheets")), [""; 0]);
}
