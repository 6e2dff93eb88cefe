//! Runs printing with faulty browsers (one that does not run, sends a cut page, ends while printing, leaves
//! child processes) and with a working one for a whole class.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};
use std::thread::sleep;
use std::time::Duration;

use super::ended::{SIGNALS, ended};
use super::machine::NO_THREADS;
use crate::files::{command, names, said};

/// A fake browser that speaks Chromium's protocol over pipes and logs its start and each printed page to
/// `log`. It prints the contents of the file `page` beside it. Without that file it starts a child process,
/// writes the process id to `child`, and waits; with one that ends in `leave` it starts the child too. It
/// exits at the page `die`, and at the second page if a file `die2` exists.
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

/// A folder with the fake browser in `bin`, an empty folder for sheets, and one for temporary files.
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

/// Command that prints one page.
const SHEET: &str = "worksheet -n 2 --seed 1 --key none -o sheet.pdf";

fn printing(machine: &Path, line: &str) -> Command {
    let mut command = command(&machine.join("sheets"), line);
    command.env("PATH", machine.join("bin")).env("TMPDIR", machine.join("tmp"));
    command
}

/// Output of the command with a browser that prints `page`; asserts that nothing is left behind.
fn print(machine: &Path, line: &str, page: &[u8]) -> Output {
    fs::write(machine.join("bin/page"), page).unwrap();
    let output = printing(machine, line).output().unwrap();
    assert_eq!(names(&machine.join("tmp")), [""; 0]);
    output
}

/// Shortest bytes that are accepted as a complete PDF.
const WHOLE: &[u8] = b"%PDF-1.7\n1 0 obj\n%%EOF\n";

#[test]
fn only_a_complete_page_is_kept() {
    let machine = machine();
    for page in [&b""[..], b"%PDF-1.7\n123", &WHOLE[1..], b"die"] {
        let output = print(machine.path(), SHEET, page);
        let page = String::from_utf8_lossy(page);
        assert_eq!(output.status.code(), Some(3), "{page}: {}", said(&output));
        assert!(said(&output).contains("chromium"), "{page}: {}", said(&output));
        assert_eq!(said(&output).contains("no paper"), page == "die", "{}", said(&output));
        assert_eq!(names(&machine.path().join("sheets")), [""; 0], "{page}");
    }
    let output = print(machine.path(), SHEET, WHOLE);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(fs::read(machine.path().join("sheets/sheet.pdf")).unwrap(), WHOLE);
}

/// Explanations and blocks are printed like sheets; a PDF is not written to a terminal.
#[test]
fn explanations_and_blocks_are_printed() {
    let machine = machine();
    for line in ["explain 1 2 4", "explain kayles 6", "prove --box 2 3", "blocks", "print mat"] {
        let output = print(machine.path(), &format!("{line} --lang zh -f -o page.pdf"), WHOLE);
        assert_eq!(output.status.code(), Some(0), "{line}: {}", said(&output));
        assert_eq!(String::from_utf8_lossy(&output.stdout), "page.pdf\n", "{line}");
        assert_eq!(fs::read(machine.path().join("sheets/page.pdf")).unwrap(), WHOLE, "{line}");
    }
    let output = print(machine.path(), "explain 1 2 4 --format pdf", WHOLE);
    assert!(output.status.code() == Some(2) && output.stdout.is_empty(), "{}", said(&output));
}

/// Without a font for Chinese, a PDF gives the same warning as a Word document.
#[test]
#[cfg(target_os = "linux")]
fn a_missing_font_is_reported_for_all_output() {
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

/// The report about a class is printed like its sheets.
#[test]
fn a_report_is_printed() {
    let machine = machine();
    let folder = machine.path().join("sheets");
    fs::write(folder.join("a.csv"), "code,question,answer\nC400-2H15-3GMR,2,3:4\n").unwrap();
    let output = print(machine.path(), "answers --check a.csv -o report.pdf", WHOLE);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(fs::read(folder.join("report.pdf")).unwrap(), WHOLE);
}

#[test]
fn a_browser_that_does_not_run_is_skipped() {
    let machine = machine();
    let bin = machine.path().join("bin");
    fs::rename(bin.join("chromium"), bin.join("google-chrome")).unwrap();
    for (script, mode) in
        [(BROWSER, 0o644), ("#!/bin/sh\nexit 1\n", 0o755), ("#!/nowhere\n", 0o755)]
    {
        install(machine.path(), "chromium", script);
        fs::set_permissions(bin.join("chromium"), fs::Permissions::from_mode(mode)).unwrap();
        let output = print(machine.path(), SHEET, WHOLE);
        assert_eq!(output.status.code(), Some(0), "{script}: {}", said(&output));
        fs::remove_file(machine.path().join("sheets/sheet.pdf")).unwrap();
    }
}

/// If no browser starts, the message of the last one is quoted.
#[test]
fn the_message_of_a_failing_browser_is_quoted() {
    let machine = machine();
    install(machine.path(), "chromium", "#!/bin/sh\necho no display >&2\nexit 1\n");
    let output = print(machine.path(), SHEET, WHOLE);
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    for part in ["chromium", "no display"] {
        assert!(said(&output).contains(part), "{part}: {}", said(&output));
    }
    assert_eq!(names(&machine.path().join("sheets")), [""; 0]);
}

/// The browser's output is read on a thread of its own: without one nothing is printed.
#[test]
fn without_threads_the_reason_is_reported() {
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
    let output = print(machine.path(), line, WHOLE);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let class = machine.path().join("sheets/class");
    let made: Vec<String> =
        names(&class).into_iter().filter(|name| name.ends_with(".pdf")).collect();
    // A sheet and a key each, and the teacher's files.
    assert_eq!(made.len(), 51, "{made:?}");
    for name in &made {
        assert_eq!(fs::read(class.join(name)).unwrap(), WHOLE, "{name}");
    }
    let log = fs::read_to_string(machine.path().join("bin/log")).unwrap();
    let noted = |word: &str| log.lines().filter(|line| *line == word).count();
    assert_eq!((noted("begun"), noted("printed")), (1, made.len()));
}

/// A set is complete or absent, also if some of its pages have been printed.
#[test]
fn a_browser_that_exits_early_leaves_no_partial_set() {
    let whole = ["p-answers.csv", "p-key.pdf", "p-summary.pdf", "p.pdf"];
    for (copies, death) in [(19, None), (25, Some("die2")), (25, Some("die3"))] {
        let machine = machine();
        if let Some(name) = death {
            fs::write(machine.path().join("bin").join(name), "").unwrap();
        }
        let line =
            format!("worksheet --copies {copies} --bundle --seed 1 --topic columns:1 -o p.pdf");
        let output = print(machine.path(), &line, WHOLE);
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
fn folder_names_with_special_characters_work() {
    let machine = machine();
    let strange = machine.path().join("tmp/a#b?c%20 d");
    fs::create_dir(&strange).unwrap();
    fs::write(machine.path().join("bin/page"), WHOLE).unwrap();
    let output = printing(machine.path(), SHEET).env("TMPDIR", &strange).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(names(&strange), [""; 0]);
}

/// Whether the process with this id is running (not a zombie).
fn is_alive(id: &str) -> bool {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    status.contains("State:") && !status.contains("State:\tZ")
}

/// Whether the process ends now or soon.
fn has_ended(id: &str) -> bool {
    (0..2000).any(|_| {
        sleep(Duration::from_millis(5));
        !is_alive(id)
    })
}

#[test]
fn children_of_the_browser_end_with_the_program() {
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

/// A browser that is killed, here because of a cut page, takes its child processes along.
#[test]
fn children_of_the_browser_end_with_the_browser() {
    let machine = machine();
    let output = print(machine.path(), SHEET, b"%PDF-1.7\nleave");
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    let its_child = fs::read_to_string(machine.path().join("bin/child")).unwrap();
    assert!(has_ended(&its_child), "a program of the browser goes on");
    assert_eq!(names(&machine.path().join("sheets")), [""; 0]);
}
