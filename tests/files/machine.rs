//! Restricts the machine: disk space, threads, terminal, a folder that cannot be renamed; and checks the
//! permissions of temporary files.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use expectrl::{Expect, Session};
use unicode_width::UnicodeWidthStr;

use crate::book::checkout;
use crate::files::{command, names, said, writes};
use crate::program;

/// Stack larger than any address space, so that no thread can start.
pub(super) const NO_THREADS: (&str, &str) = ("RUST_MIN_STACK", "1000000000000000");

#[test]
fn without_more_threads_the_main_thread_does_all_work() {
    let folder = checkout();
    fs::write(folder.path().join("batch"), "3 4 5\n3 4\n").unwrap();
    for line in [
        "worksheet -n 2 --copies 3 --seed 1 --format json",
        "count 1 2 3 --up-to 2^12 --brute",
        "explain --batch batch",
        "book build -o book",
    ] {
        let [alone, together] = [true, false].map(|alone| {
            let mut command = command(folder.path(), line);
            let output = command.envs(alone.then_some(NO_THREADS)).output().unwrap();
            assert_eq!(output.status.code(), Some(0), "{line}: {}", said(&output));
            output.stdout
        });
        assert_eq!(alone, together, "{line}");
    }
    for (language, sentence) in
        [("zh", "系统不让再启动程序或线程"), ("en", "no more programs or threads")]
    {
        let line = format!("book serve --port 0 --lang {language}");
        let output = command(folder.path(), &line).envs([NO_THREADS]).output().unwrap();
        assert_eq!(output.status.code(), Some(3));
        assert!(said(&output).contains(sentence), "{}", said(&output));
    }
}

/// Commands that write, beside those that only answer, with the files they leave in a folder.
const WRITING: [&str; 7] = [
    "explain 3 4 5 -o answer.txt",
    "explain --batch batch -o answers.json",
    "worksheet -n 2 --seed 1 -o sheet.html",
    "worksheet -n 2 --copies 3 --seed 1 -o class",
    "worksheet --bank 5 --seed 1 -o bank.xml",
    "prove 3 3 --certificate -o proof.json",
    "book build --static --lang en -o book",
];

/// Asserts that with each of these numbers of free file handles the work is done or the reason is reported, and
/// that files are complete.
fn assert_handles(lines: &[&str], numbers: &[u32], least_refused: u32) {
    let whole = |folder: &Path, line: &str, handles: Option<u32>| {
        fs::write(folder.join("batch"), "3 4 5\n3 4\n").unwrap();
        let limit = handles.map_or(String::new(), |handles| format!("ulimit -n {handles}; "));
        // A child could inherit handles that other tests of this process have open.
        let closed: String = (3..10).map(|handle| format!(" {handle}>&-")).collect();
        let script = format!("exec{closed}; {limit}exec \"$0\" \"$@\"");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, program::path()]);
        shell.args(line.split_whitespace()).current_dir(folder).env("LC_ALL", "C");
        shell.output().unwrap()
    };
    let mut refused = 0;
    for line in lines {
        let model = tempfile::tempdir().unwrap();
        assert_eq!(whole(model.path(), line, None).status.code(), Some(0), "{line}");
        for &handles in numbers {
            let folder = tempfile::tempdir().unwrap();
            let output = whole(folder.path(), line, Some(handles));
            let said = said(&output);
            match output.status.code() {
                Some(0) => {}
                Some(3) => {
                    assert!(said.contains("too many files are open"), "{line}: {said}");
                    refused += 1;
                }
                code => panic!("{line}: {code:?} with {handles} handles: {said}"),
            }
            for name in names(folder.path()).iter().filter(|name| !name.starts_with('.')) {
                let made = folder.path().join(name);
                let of_a_set = made.is_dir();
                let equal = of_a_set
                    || fs::read(&made).unwrap() == fs::read(model.path().join(name)).unwrap();
                assert!(equal, "{line}: {name} is half with {handles} handles");
            }
        }
    }
    assert!(refused >= least_refused, "{refused}");
}

/// Omits the book, which takes seconds per run.
#[test]
fn without_file_handles_the_reason_is_reported() {
    assert_handles(&WRITING[..WRITING.len() - 1], &[4, 6], 4);
}

#[test]
#[ignore = "exhaustive"]
fn without_file_handles_the_reason_is_reported_exhaustive() {
    assert_handles(&WRITING, &[4, 5, 6, 7, 8], 11);
}

/// Output of a script with permission to mount folders; `None` if the system forbids it.
pub(super) fn mounted(folder: &Path, script: &str) -> Option<Output> {
    let may = Command::new("unshare").args(["-rm", "true"]).status();
    if !may.is_ok_and(|status| status.success()) {
        eprintln!("nobody may mount here: not tried");
        return None;
    }
    fs::create_dir(folder.join("mount")).unwrap();
    let mut command = Command::new("unshare");
    command.args(["-rm", "sh", "-c", script, program::path()]).current_dir(folder);
    Some(command.env("LC_ALL", "C").output().unwrap())
}

#[test]
fn a_book_is_built_on_a_mount() {
    let folder = checkout();
    let script = "mount -t tmpfs none mount && \"$0\" book build --static -o mount && \"$0\" book build --static -o mount && ls mount";
    let Some(output) = mounted(folder.path(), script) else { return };
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "mount/\nmount/\nen\nindex.html\nzh\n");
}

fn check_full_disk(languages: &[(&str, &str)]) {
    for (language, sentence) in languages {
        let folder = checkout();
        let script = format!(
            "mount -t tmpfs -o size=100k none mount && exec \"$0\" book build -o mount --lang {language}"
        );
        let Some(output) = mounted(folder.path(), &script) else { return };
        assert_eq!(output.status.code(), Some(3), "{}", said(&output));
        assert!(said(&output).contains(sentence), "{}", said(&output));
        assert!(!said(&output).contains(".carryless"), "{}", said(&output));
    }
}

#[test]
fn a_full_disk_is_reported_for_a_book_too() {
    check_full_disk(&[("zh", "空间不够了")]);
}

#[test]
#[ignore = "exhaustive"]
fn a_full_disk_is_reported_for_a_book_too_exhaustive() {
    check_full_disk(&[("zh", "空间不够了"), ("en", "there is no space left")]);
}

/// A set that has filled the disk is removed, and succeeds with more space.
#[test]
fn a_set_that_has_filled_the_disk_is_removed() {
    let folder = tempfile::tempdir().unwrap();
    let line = "\"$0\" worksheet --copies 60 --seed 1 --topic columns:1 -o mount/w";
    let script = format!(
        "mount -t tmpfs -o size=300k none mount && {{ {line}; echo $?; ls -A mount; }} \
        && mount -o remount,size=40m mount && {line} && ls -A mount/w | wc -l"
    );
    let Some(output) = mounted(folder.path(), &script) else { return };
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let told = "3\nmount/w/\nmount/w/summary.html\nmount/w/answers.csv\n122\n";
    assert_eq!(String::from_utf8_lossy(&output.stdout), told, "{}", said(&output));
    assert_eq!(said(&output).matches("there is no space left").count(), 1, "{}", said(&output));
    assert!(!said(&output).contains(".carryless"), "{}", said(&output));
}

/// Progress is visible on the terminal, also if the answers are written to a file.
#[test]
fn progress_is_shown_with_an_output_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    let script = "{ yes 3 | head -500; sleep 1; yes 3 | head -2000; } | \"$0\" explain --batch - --format json -o out.json";
    command.args(["-c", script, program::path()]).current_dir(folder.path());
    command.env("TERM", "xterm-256color").env("LC_ALL", "C");
    let mut terminal = Session::spawn(command).unwrap();
    terminal.set_expect_timeout(Some(std::time::Duration::from_secs(60)));
    terminal.expect("/s").unwrap();
    terminal.expect("out.json").unwrap();
    terminal.expect(expectrl::Eof).unwrap();
    assert_eq!(fs::read_to_string(folder.path().join("out.json")).unwrap().lines().count(), 2500);
}

/// Progress is visible if sheets are redirected to a file by the shell.
#[test]
fn progress_is_shown_with_a_redirection() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    let script = "exec \"$0\" worksheet --copies 1000000 --seed 1 --topic columns:1 --format json > set.json";
    command.args(["-c", script, program::path()]).current_dir(folder.path());
    command.env("TERM", "xterm-256color").env("LC_ALL", "C");
    let mut terminal = Session::spawn(command).unwrap();
    terminal.set_expect_timeout(Some(std::time::Duration::from_secs(60)));
    terminal.expect("%").unwrap();
    // The run ends with its terminal: no need to wait for all sheets.
}

/// The preprocessor for mdBook does not wait for input from a terminal.
#[test]
fn the_preprocessor_does_not_read_a_terminal() {
    let mut command = Command::new("sh");
    let script = "\"$0\" mdbook --lang en; echo \"code $?\"";
    command.args(["-c", script, program::path()]).env("TERM", "dumb").env("LC_ALL", "C");
    let mut terminal = Session::spawn(command).unwrap();
    terminal.set_expect_timeout(Some(std::time::Duration::from_secs(60)));
    terminal.expect("This is not a book as mdBook hands it over.").unwrap();
    terminal.expect("code 2").unwrap();
    terminal.expect(expectrl::Eof).unwrap();
}

/// Error messages are wrapped to the terminal's width; the quoted command line is not.
#[test]
fn errors_fit_the_terminal() {
    for language in ["en", "zh"] {
        let mut command = Command::new("sh");
        // The size is set again once the shell runs: the program waits for a line until then.
        let script = format!("read -r go; exec \"$0\" play 3 --level tricky --lang {language}");
        command.args(["-c", &script, program::path()]).env("TERM", "dumb").env("LC_ALL", "C");
        // If CI is set, even a dumb terminal gets colours, whose codes would be counted.
        command.env("NO_COLOR", "1");
        let mut terminal = Session::spawn(command).unwrap();
        terminal.set_expect_timeout(Some(std::time::Duration::from_secs(30)));
        terminal.get_process_mut().set_window_size(40, 24).unwrap();
        terminal.send_line("go").unwrap();
        let shown = terminal.expect(expectrl::Eof).unwrap();
        let shown = String::from_utf8_lossy(shown.as_bytes()).into_owned();
        assert!(shown.contains("idea:equalise") && shown.contains("^^^^^^"), "{shown}");
        let sentences = shown.lines().map(str::trim_end).filter(|line| !line.starts_with("  "));
        let wide: Vec<&str> = sentences.filter(|line| line.width() > 40).collect();
        assert!(wide.is_empty(), "{wide:#?}");
    }
}

/// HTML blocks are not printed on a terminal.
#[test]
fn html_blocks_are_not_printed_on_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = command(folder.path(), "blocks");
    command.env("TERM", "xterm-256color");
    let mut terminal = Session::spawn(command).unwrap();
    terminal.set_expect_timeout(Some(std::time::Duration::from_secs(30)));
    let shown = terminal.expect("blocks.html").unwrap();
    assert!(!String::from_utf8_lossy(shown.before()).contains('<'));
    terminal.expect(expectrl::Eof).unwrap();
    assert_eq!(names(folder.path()), ["blocks.html"]);
}

/// Pages and keys pass through a folder that only its owner can enter, and that is removed afterwards.
#[test]
fn the_folder_of_the_browser_is_private() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let browser = path("chromium");
    let script =
        format!("#!/bin/sh\nstat -c '%a' \"$TMPDIR\" > {}\nexit 1\n", path("mode").display());
    fs::write(&browser, script).unwrap();
    fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).unwrap();
    fs::create_dir(path("tmp")).unwrap();
    let output = command(folder.path(), "worksheet -n 2 --seed 1 --format pdf -o sheet.pdf")
        .env("PATH", format!("{}:/usr/bin:/bin", folder.path().display()))
        .env("TMPDIR", path("tmp"))
        .output()
        .unwrap();
    assert_eq!(fs::read_to_string(path("mode")).unwrap(), "700\n", "{}", said(&output));
    assert_eq!(fs::read_dir(path("tmp")).unwrap().count(), 0);
}

/// The error names a missing temporary folder, not the browser and not the file to be written there.
#[test]
fn a_missing_temporary_folder_is_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("chromium"), "#!/bin/sh\n").unwrap();
    for line in ["worksheet -n 2 --format pdf -o sheet.pdf", "book build --static -o book"] {
        let output = command(folder.path(), line)
            .env("PATH", folder.path())
            .env("TMPDIR", "/nowhere/at/all")
            .output()
            .unwrap();
        let said = said(&output);
        assert_eq!(output.status.code(), Some(3), "{line}: {said}");
        assert!(said.contains("/nowhere/at/all") && !said.contains(".carryless"), "{line}: {said}");
        assert_eq!(names(folder.path()), ["chromium"], "{line}");
    }
}

/// Short options with attached values are accepted in every command.
#[test]
fn file_names_attached_to_short_options_are_accepted() {
    let folder = tempfile::tempdir().unwrap();
    for (line, file) in [
        ("explain 3 -ofoo.txt", "foo.txt"),
        ("worksheet -n2 --seed=1 --key=none -osheet.html", "sheet.html"),
        ("prove 3 3 --certificate -oc.json", "c.json"),
        ("answers C400-2H15-3GMR -okey.html", "key.html"),
        ("lesson columns -o=lesson.md", "lesson.md"),
        ("completions fish -ofish.fish", "fish.fish"),
        ("explain 3 -fofoo.txt", "foo.txt"),
    ] {
        writes(folder.path(), line, file);
        assert!(folder.path().join(file).is_file(), "{line}");
    }
}
