//! Browsers that do not do what they should: one that does not run, that sends a cut page, that ends
//! while it prints, that leaves programs behind.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};
use std::thread::sleep;
use std::time::Duration;

use super::ended::{SIGNALS, ended};
use crate::inside::files::{command, names, said};

/// A browser of a few lines that speaks through its pipes as Chromium does. What it prints stands in
/// the file `page` beside it; without one it starts a program, writes its number to `child`, and waits.
const BROWSER: &str = r#"#!/usr/bin/python3
import base64, json, os, subprocess, sys, time
here = os.path.dirname(os.path.abspath(sys.argv[0]))
replies, messages = os.fdopen(4, "wb", 0), b""
while part := os.read(3, 65536):
    messages += part
    *whole, messages = messages.split(b"\0")
    for message in map(json.loads, whole):
        result = {"targetId": "page", "sessionId": "tab"}
        if message["method"] == "Page.printToPDF":
            try:
                page = open(os.path.join(here, "page"), "rb").read()
            except FileNotFoundError:
                child = subprocess.Popen(["/bin/sleep", "600"])
                with open(os.path.join(here, "begun"), "w") as file:
                    file.write(str(child.pid))
                os.rename(os.path.join(here, "begun"), os.path.join(here, "child"))
                time.sleep(600)
            if page == b"die":
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

fn printing(machine: &Path) -> Command {
    let line = "worksheet -n 2 --seed 1 --key none -o sheet.pdf";
    let mut command = command(&machine.join("sheets"), line);
    command.env("PATH", machine.join("bin")).env("TMPDIR", machine.join("tmp"));
    command
}

/// What is said when this is printed; nothing stays behind.
fn printed(machine: &Path, page: &[u8]) -> Output {
    fs::write(machine.join("bin/page"), page).unwrap();
    let output = printing(machine).output().unwrap();
    assert_eq!(names(&machine.join("tmp")), [""; 0]);
    output
}

const WHOLE: &[u8] = b"%PDF-1.7\n1 0 obj\n%%EOF\n";

#[test]
fn only_a_whole_page_is_kept() {
    let machine = machine();
    for page in [&b""[..], b"%PDF-1.7\n123", &WHOLE[1..], b"die"] {
        let output = printed(machine.path(), page);
        let page = String::from_utf8_lossy(page);
        assert_eq!(output.status.code(), Some(3), "{page}: {}", said(&output));
        assert!(said(&output).contains("chromium"), "{page}: {}", said(&output));
        assert_eq!(said(&output).contains("no paper"), page == "die", "{}", said(&output));
        assert_eq!(names(&machine.path().join("sheets")), [""; 0], "{page}");
    }
    let output = printed(machine.path(), WHOLE);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(fs::read(machine.path().join("sheets/sheet.pdf")).unwrap(), WHOLE);
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
        let output = printed(machine.path(), WHOLE);
        assert_eq!(output.status.code(), Some(0), "{script}: {}", said(&output));
        fs::remove_file(machine.path().join("sheets/sheet.pdf")).unwrap();
    }
}

#[test]
fn strange_names_of_folders_are_no_hindrance() {
    let machine = machine();
    let strange = machine.path().join("tmp/a#b?c%20 d");
    fs::create_dir(&strange).unwrap();
    fs::write(machine.path().join("bin/page"), WHOLE).unwrap();
    let output = printing(machine.path()).env("TMPDIR", &strange).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(names(&strange), [""; 0]);
}

/// Whether a program with this number still does something.
fn is_alive(id: &str) -> bool {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    status.contains("State:") && !status.contains("State:\tZ")
}

#[test]
fn what_a_browser_has_started_ends_with_us() {
    for (signal, code) in SIGNALS {
        let machine = machine();
        let started = machine.path().join("bin/child");
        let begun = || fs::read_to_string(&started).is_ok_and(|id| is_alive(&id));
        let output = ended(&printing(machine.path()), signal, begun);
        assert_eq!(output.status.code(), Some(code), "{signal}: {}", said(&output));
        let its_child = fs::read_to_string(&started).unwrap();
        let ended = (0..400).any(|_| {
            sleep(Duration::from_millis(5));
            !is_alive(&its_child)
        });
        assert!(ended, "{signal}: a program of the browser goes on");
        assert_eq!(names(&machine.path().join("tmp")), [""; 0], "{signal}");
        assert_eq!(names(&machine.path().join("sheets")), [""; 0], "{signal}");
    }
}
