//! Tests output paths of each kind: plain file, link, pipe, device, `-`.

use std::fs;
use std::io::Read;
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

use super::machine::mounted;
use crate::files::{command, names, run, said};

/// Commands that write a file whose name is appended.
const WRITERS: [&str; 5] = [
    "explain 3 4 5 --format json -o",
    "explain --batch positions --format json -o",
    "prove 3 3 --certificate -o",
    "worksheet --seed 1 --topic columns:1 --format json --key none -o",
    "explain 3 4 -o",
];

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("positions"), "3 4 5\n").unwrap();
    folder
}

#[test]
fn a_pipe_is_written_and_stays_a_pipe() {
    for writer in WRITERS {
        for force in ["", " --force"] {
            let folder = folder();
            let pipe = folder.path().join("pipe.json");
            assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
            let mut child = command(folder.path(), &format!("{writer} pipe.json{force}"))
                .stdout(Stdio::null())
                .spawn()
                .unwrap();
            let mut text = String::new();
            // A pipe that is never opened must not stop the test.
            let mut reader = Command::new("timeout")
                .args(["20", "cat"])
                .arg(&pipe)
                .stdout(Stdio::piped())
                .spawn()
                .unwrap();
            reader.stdout.take().unwrap().read_to_string(&mut text).unwrap();
            assert!(reader.wait().unwrap().success(), "{writer}: nothing came through the pipe");
            assert!(child.wait().unwrap().success(), "{writer}");
            assert!(text.len() > 10, "{writer}: {text}");
            assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo(), "{writer}");
        }
    }
}

/// Creates a device node, which only an administrator can do.
#[test]
fn a_device_is_written_and_stays_a_device() {
    let folder = folder();
    let null = folder.path().join("null.json");
    let mut node = Command::new("mknod");
    let made = node.arg(&null).args(["c", "1", "3"]).stderr(Stdio::null()).status();
    let made = made.is_ok_and(|status| status.success());
    if !made || fs::write(&null, "x").is_err() {
        return;
    }
    for writer in WRITERS {
        for force in ["", " --force"] {
            let output = run(folder.path(), &format!("{writer} null.json{force}"));
            assert!(output.status.success(), "{writer}: {}", said(&output));
            let about = fs::symlink_metadata(&null).unwrap().file_type();
            assert!(about.is_char_device(), "{writer} has replaced the device");
        }
    }
}

#[test]
fn a_link_is_followed() {
    for writer in WRITERS {
        let folder = folder();
        let [link, target] = ["link.json", "away/target.json"].map(|name| folder.path().join(name));
        fs::create_dir(folder.path().join("away")).unwrap();
        symlink("away/target.json", &link).unwrap();
        // To a file that does not exist yet, and to one that does.
        for (force, code) in [("", 0), ("", 2), (" --force", 0)] {
            if code == 0 {
                let _ = fs::write(&target, "old")
                    .map(|()| force.is_empty().then(|| fs::remove_file(&target)));
            }
            let before = fs::read(&target).ok();
            let output = run(folder.path(), &format!("{writer} link.json{force}"));
            assert_eq!(output.status.code(), Some(code), "{writer}{force}: {}", said(&output));
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink(), "{writer}{force}");
            assert_eq!(fs::read(&target).ok() == before, code == 2, "{writer}{force}");
        }
    }
}

#[test]
fn a_dash_and_the_name_of_the_stream_are_standard_output() {
    for writer in WRITERS {
        let folder = folder();
        let plain = run(folder.path(), &format!("{writer} -"));
        assert!(plain.status.success(), "{writer}: {}", said(&plain));
        assert!(plain.stdout.len() > 10, "{writer}");
        let named = run(folder.path(), &format!("{writer} /dev/stdout"));
        assert!(named.status.success(), "{writer}: {}", said(&named));
        assert!(named.stdout == plain.stdout, "{writer}");
        let forced = run(folder.path(), &format!("{writer} /dev/stdout --force"));
        assert!(forced.status.success() && forced.stdout == plain.stdout, "{writer}");
        // The path that the shell passes for `>(command)`.
        let script = format!("exec \"$0\" {writer} /dev/fd/3 3>&1 >/dev/null");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, crate::program::path()]).current_dir(&folder);
        let handed = shell.env("LC_ALL", "C").output().unwrap();
        assert!(handed.status.success() && handed.stdout == plain.stdout, "{writer}");
        assert_eq!(names(folder.path()), ["positions"], "{writer}");
        // Appended to a file by the shell.
        let script = format!("exec \"$0\" {writer} /dev/stdout >> all");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, crate::program::path()]).current_dir(&folder);
        fs::write(folder.path().join("all"), "kept\n").unwrap();
        assert!(shell.env("LC_ALL", "C").status().unwrap().success(), "{writer}");
        let all = fs::read(folder.path().join("all")).unwrap();
        assert!(all == [b"kept\n", &plain.stdout[..]].concat(), "{writer}");
    }
}

#[test]
fn unwritable_paths_are_reported() {
    let folder = folder();
    fs::create_dir(folder.path().join("inside")).unwrap();
    for writer in WRITERS {
        for (path, code, word) in [
            ("nowhere/x.json", 3, "nowhere/x.json"),
            ("positions", 2, "exists"),
            ("positions/x.json", 3, "not a folder"),
        ] {
            let output = run(folder.path(), &format!("{writer} {path}"));
            assert_eq!(output.status.code(), Some(code), "{writer} {path}: {}", said(&output));
            assert!(said(&output).contains(word), "{writer} {path}: {}", said(&output));
        }
    }
    assert_eq!(fs::read(folder.path().join("positions")).unwrap(), b"3 4 5\n");
    assert_eq!(names(folder.path()), ["inside", "positions"]);
}

/// An error that cannot be printed is still an error.
#[test]
fn a_closed_or_full_standard_error_changes_no_exit_code() {
    let folder = folder();
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
    let Ok(full) = full else { return };
    let mut child = command(folder.path(), "explain 3 x");
    assert_eq!(child.stderr(full).status().unwrap().code(), Some(2));
}

#[test]
fn a_byte_order_mark_is_ignored() {
    let folder = folder();
    let certificate = run(folder.path(), "prove 3 3 --certificate").stdout;
    let record = "play 1 1 --first computer --seed 1 --save match.json";
    let mut child =
        command(folder.path(), record).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"2 1\n1 1\n1\n").unwrap();
    child.wait().unwrap();
    let record = fs::read(folder.path().join("match.json")).unwrap();
    for (bytes, line) in [(certificate, "prove --verify marked"), (record, "play --replay marked")]
    {
        let marked = [&b"\xef\xbb\xbf"[..], &bytes].concat();
        fs::write(folder.path().join("marked"), marked).unwrap();
        let output = run(folder.path(), line);
        assert!(output.status.success(), "{line}: {}", said(&output));
    }
}

/// An unwritable record path is refused before the match.
#[test]
fn a_match_with_an_unwritable_record_is_not_begun() {
    let folder = folder();
    for path in ["nowhere/match.json", "positions/match.json"] {
        let output = run(folder.path(), &format!("play 3 4 5 --save {path}"));
        assert_eq!(output.status.code(), Some(3), "{}", said(&output));
        assert!(output.stdout.is_empty());
    }
    assert_eq!(names(Path::new(folder.path())), ["positions"]);
    let script = "mount -t tmpfs -o ro none mount && \"$0\" play 3 4 5 --save mount/match.json";
    let Some(output) = mounted(folder.path(), script) else { return };
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    assert!(output.stdout.is_empty() && said(&output).contains("mount/match.json"));
}

/// If the disk is full after a match, its record is printed.
#[test]
fn the_record_of_a_match_is_not_lost() {
    let folder = folder();
    let line = "play 1 1 --first computer --seed 1 --save /dev/full";
    let mut run = command(folder.path(), line);
    let run = run.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = run.spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"2 1\n1 1\n1\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    let printed = String::from_utf8(output.stdout).unwrap();
    let record = &printed[printed.rfind("\n{\n").unwrap_or_else(|| panic!("{printed}"))..];
    fs::write(folder.path().join("match.json"), record).unwrap();
    let replayed = self::run(folder.path(), "play --replay match.json");
    assert!(replayed.status.success(), "{printed}{}", said(&replayed));
}
