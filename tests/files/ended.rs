//! Ends runs by signals or a full disk and checks the files that they leave and how the next run continues.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::files::{command, names, run, said};

/// Signals by name, each with the exit code of a program that it ends.
pub(super) const SIGNALS: [(&str, i32); 3] = [("INT", 130), ("TERM", 143), ("HUP", 129)];

/// Command for a run that lasts long, with temporary files in the folder `tmp`.
fn long(folder: &Path, line: &str) -> Command {
    let mut command = command(folder, line);
    command.env("TMPDIR", folder.join("tmp"));
    command
}

/// Starts a run, ends it by a signal once `begun` says that it works, and returns its output.
pub(super) fn ended(run: &Command, signal: &str, begun: impl Fn() -> bool) -> Output {
    // A run started in the background may have been told to ignore an interrupt.
    let mut again = Command::new("/usr/bin/env");
    again.arg("--default-signal").arg(run.get_program()).args(run.get_args());
    for (name, value) in run.get_envs() {
        again.env(name, value.unwrap());
    }
    let again = again.current_dir(run.get_current_dir().unwrap());
    let again = again.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = again.spawn().unwrap();
    // Two minutes: a book takes long while many tests run.
    let mut has_begun = begun();
    for _ in 0..24_000 {
        if has_begun || child.try_wait().unwrap().is_some() {
            break;
        }
        sleep(Duration::from_millis(5));
        has_begun = begun();
    }
    if !has_begun {
        let _ = child.kill();
        panic!("it has not begun to work: {:?}", child.wait_with_output());
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-s", signal, &id]).status().unwrap().success());
    // Standard input stays open: at its end the run would finish without a signal.
    let input = child.stdin.take();
    let output = child.wait_with_output().unwrap();
    drop(input);
    output
}

fn hidden(folder: &Path) -> bool {
    names(folder).iter().any(|name| name.starts_with(".carryless"))
}

fn check_signals(signals: &[(&str, i32)], copies: u32) {
    let sheets = format!("worksheet --copies {copies} --seed 1 --topic columns:1");
    for &(signal, code) in signals {
        for line in [
            format!("{sheets} --bundle -o set.html").as_str(),
            &format!("{sheets} --format json -o set.json"),
            "explain --batch - -o answers.txt",
            "play 3 4 5 --save match.json",
        ] {
            let folder = tempfile::tempdir().unwrap();
            fs::create_dir(folder.path().join("tmp")).unwrap();
            let output = ended(&long(folder.path(), line), signal, || hidden(folder.path()));
            let said = said(&output);
            assert_eq!(output.status.code(), Some(code), "{line} after {signal}: {said}");
            assert_eq!(names(folder.path()), ["tmp"], "{line} after {signal}");
            assert!(names(&folder.path().join("tmp")).is_empty(), "{line} after {signal}");
        }
    }
}

#[test]
fn a_signal_leaves_nothing_behind() {
    check_signals(&SIGNALS[..1], 9_000);
}

#[test]
#[ignore = "exhaustive"]
fn a_signal_leaves_nothing_behind_exhaustive() {
    check_signals(&SIGNALS, 90_000);
}

/// Asserts that a book ended while its lessons are unpacked or built leaves neither book nor lessons.
fn assert_books(signals: &[(&str, i32)]) {
    for &(signal, code) in signals {
        for place in ["tmp", "."] {
            let folder = tempfile::tempdir().unwrap();
            let tmp = folder.path().join("tmp");
            fs::create_dir(&tmp).unwrap();
            let run = long(folder.path(), "book build --static -o book");
            let output = ended(&run, signal, || hidden(&folder.path().join(place)));
            let said = said(&output);
            assert_eq!(output.status.code(), Some(code), "in {place} after {signal}: {said}");
            assert_eq!(names(folder.path()), ["tmp"], "in {place} after {signal}");
            assert_eq!(names(&tmp), [""; 0], "in {place} after {signal}");
        }
    }
}

#[test]
fn an_ended_book_build_leaves_nothing_behind() {
    assert_books(&SIGNALS[1..2]);
}

#[test]
#[ignore = "exhaustive"]
fn an_ended_book_build_leaves_nothing_behind_exhaustive() {
    assert_books(&SIGNALS);
}

/// A server is ended by a signal: its book stays, and the unpacked lessons are removed.
#[test]
fn an_ended_server_keeps_its_book() {
    let (interrupt, code) = SIGNALS[0];
    let folder = tempfile::tempdir().unwrap();
    let tmp = folder.path().join("tmp");
    fs::create_dir(&tmp).unwrap();
    let index = folder.path().join("book/index.html");
    let run = long(folder.path(), "book serve --port 0 --lang en");
    let output = ended(&run, interrupt, || index.exists() && hidden(&tmp));
    assert_eq!(output.status.code(), Some(code), "{}", said(&output));
    assert_eq!(names(folder.path()), ["book", "tmp"]);
    assert_eq!(names(&tmp), [""; 0]);
    assert!(index.exists());
}

/// A run started with an ignored signal (`nohup`) continues.
#[test]
fn an_ignored_signal_stays_ignored() {
    let folder = tempfile::tempdir().unwrap();
    let script = "trap '' HUP; exec \"$0\" explain --batch - -o answers.txt";
    let mut shell = Command::new("sh");
    shell.args(["-c", script, crate::program::path()]).current_dir(&folder);
    let mut child = shell.stdin(Stdio::piped()).process_group(0).spawn().unwrap();
    while !hidden(folder.path()) {
        sleep(Duration::from_millis(5));
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-s", "HUP", &id]).status().unwrap().success());
    child.stdin.take().unwrap().write_all(b"3 4 5\n").unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(names(folder.path()), ["answers.txt"]);
}

/// Leftovers of a killed run are removed by the next run, files in use are not.
#[test]
fn the_next_run_removes_leftovers() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("tmp")).unwrap();
    let count = || names(folder.path()).iter().filter(|name| name.starts_with(".c")).count();
    let mut other = command(folder.path(), "explain --batch - -o b.txt");
    let mut other = other.stdin(Stdio::piped()).spawn().unwrap();
    while count() < 1 {
        assert_eq!(other.try_wait().unwrap(), None);
        sleep(Duration::from_millis(5));
    }
    // The killed run is the later one: a run that begins a second after the kill removes its files.
    let killed = long(folder.path(), "explain --batch - -o a.txt");
    let _ = ended(&killed, "KILL", || count() == 2);
    fs::write(folder.path().join(".carryless-book"), "kept").unwrap();
    sleep(Duration::from_millis(1200));
    assert!(run(folder.path(), "explain 3 4 5 -o c.txt").status.success());
    assert_eq!(count(), 2, "{:?}", names(folder.path()));
    drop(other.stdin.take());
    assert!(other.wait().unwrap().success());
    assert_eq!(names(folder.path()), [".carryless-book", "b.txt", "c.txt", "tmp"]);
}

/// A run that gets no more memory aborts: existing files stay intact, and the next run removes leftovers.
#[test]
fn a_run_without_memory_harms_no_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("set.html"), "old").unwrap();
    let line = "worksheet --copies 9000 --seed 1 --bundle -o set.html --force";
    let mut run = command(folder.path(), line);
    // A backtrace would take longer than all the rest.
    let run = run.env("RUST_BACKTRACE", "0").stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = run.spawn().unwrap();
    let is_half = |name: &String| {
        let written = fs::metadata(folder.path().join(name)).is_ok_and(|about| about.len() > 0);
        name.starts_with(".carryless") && written
    };
    while !names(folder.path()).iter().any(is_half) {
        assert_eq!(child.try_wait().unwrap(), None);
        sleep(Duration::from_millis(5));
    }
    let mut limit = Command::new("prlimit");
    let limit = limit.args(["--pid", &child.id().to_string(), "--core=0", "--as=1"]);
    assert!(limit.status().unwrap().success());
    assert!(!child.wait().unwrap().success(), "it needed no more memory");
    sleep(Duration::from_millis(1200));
    let output = self::run(folder.path(), "explain 3 4 5 -o next.txt");
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(names(folder.path()), ["next.txt", "set.html"]);
    assert_eq!(fs::read(folder.path().join("set.html")).unwrap(), b"old");
}

/// All files of a set of sheets with their bytes, by name.
fn files(folder: &Path) -> HashMap<String, Vec<u8>> {
    let own = names(folder).into_iter();
    own.map(|name| (name.clone(), fs::read(folder.join(name)).unwrap())).collect()
}

/// Command that makes a set of sheets in a folder.
fn set(copies: usize, folder: &str) -> String {
    format!("worksheet --copies {copies} --seed 7 --topic columns:1 --lang en -o {folder}")
}

/// Asserts that a set of sheets ended by a signal leaves no files, and that the same command then makes the
/// set.
fn assert_ended_set(copies: usize) {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("tmp")).unwrap();
    for (signal, code) in SIGNALS {
        let run = long(folder.path(), &set(copies, "cut"));
        let output = ended(&run, signal, || hidden(folder.path()));
        assert_eq!(output.status.code(), Some(code), "{}", said(&output));
        assert_eq!(names(folder.path()), ["tmp"]);
    }
    assert!(run(folder.path(), &set(copies, "cut")).status.success());
    assert_eq!(names(&folder.path().join("cut")).len(), 2 * copies + 2);
}

#[test]
fn an_ended_set_leaves_nothing_behind() {
    assert_ended_set(100);
}

#[test]
#[ignore = "exhaustive"]
fn an_ended_set_leaves_nothing_behind_exhaustive() {
    assert_ended_set(400);
}

/// Asserts that two runs with one seed write the same files, hidden ones included.
fn assert_same_sets(copies: usize) {
    let folder = tempfile::tempdir().unwrap();
    let all = |name: &str| -> Vec<(String, Vec<u8>)> {
        let folder = folder.path().join(name);
        let read = |name: String| (name.clone(), fs::read(folder.join(name)).unwrap());
        names(&folder).into_iter().map(read).collect()
    };
    for name in ["a", "b"] {
        assert!(run(folder.path(), &set(copies, name)).status.success());
    }
    assert_eq!(all("a").len(), 2 * copies + 2);
    assert!(all("a") == all("b"));
    assert!(run(folder.path(), &set(copies, "b --force")).status.success());
    assert!(all("a") == all("b"));
}

#[test]
fn sets_with_one_seed_are_the_same() {
    assert_same_sets(100);
}

#[test]
#[ignore = "exhaustive"]
fn sets_with_one_seed_are_the_same_exhaustive() {
    assert_same_sets(400);
}

/// Without `--force` nothing is written into a folder that holds a file; with it files of the same names are
/// replaced, and nothing else is touched.
#[test]
fn a_set_replaces_only_its_own_names() {
    let folder = tempfile::tempdir().unwrap();
    let w = folder.path().join("w");
    let list = |names: &[&str]| fs::write(folder.path().join("list"), names.join("\n")).unwrap();
    let line = "worksheet --roster list --seed 1 --topic columns:1 --lang en -o w";
    list(&["Ann", "Bob", "Cem"]);
    fs::create_dir(&w).unwrap();
    assert!(run(folder.path(), line).status.success(), "an empty folder is as good as none");
    fs::write(w.join("notes.html"), "mine").unwrap();
    let before = files(&w);
    assert_eq!(before.len(), 9);
    list(&["Ann", "Dina"]);
    let output = run(folder.path(), line);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("The folder “w” holds files"), "{}", said(&output));
    assert!(files(&w) == before);
    let output = run(folder.path(), &format!("{line} --force"));
    assert!(output.status.success(), "{}", said(&output));
    let after = files(&w);
    let changed: BTreeSet<&str> = after
        .iter()
        .filter(|(name, bytes)| before.get(*name) != Some(*bytes))
        .map(|(name, _)| name.as_str())
        .collect();
    let own = ["01-Ann-key.html", "01-Ann.html", "02-Dina-key.html", "02-Dina.html"];
    let own = own.into_iter().chain(["answers.csv", "summary.html"]);
    assert!(changed.is_subset(&own.collect()), "{changed:?}");
    assert!(changed.contains("answers.csv") && changed.contains("02-Dina.html"), "{changed:?}");
    assert!(before.keys().all(|name| after.contains_key(name)));
}

/// A list with typed answers is kept, and the user is told so; an empty one is replaced.
#[test]
fn a_list_with_answers_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    for (options, list) in [("-o w", "w/answers.csv"), ("--bundle -o s.html", "s-answers.csv")] {
        let line = |seed| {
            format!("worksheet --copies 3 --topic columns:1 --lang en {options} --seed {seed}")
        };
        let list = folder.path().join(list);
        assert!(run(folder.path(), &line(1)).status.success());
        let empty = fs::read_to_string(&list).unwrap();
        let output = run(folder.path(), &(line(2) + " --force"));
        assert!(output.status.success() && !said(&output).contains("was left as it is"));
        let other = fs::read_to_string(&list).unwrap();
        assert_ne!(empty, other);
        // Unchanged, as a spreadsheet may save it, and as another file.
        let typed = other.trim_end().to_owned() + "1 0 1\n";
        for kept in [typed.clone(), typed.replace(',', ";"), "notes".to_owned()] {
            fs::write(&list, &kept).unwrap();
            let output = run(folder.path(), &(line(3) + " --force"));
            assert!(output.status.success(), "{}", said(&output));
            assert!(said(&output).contains("was left as it is"), "{}", said(&output));
            assert!(said(&output).contains("move it elsewhere"), "{}", said(&output));
            assert_eq!(fs::read_to_string(&list).unwrap(), kept);
        }
    }
}

/// Asserts that of four simultaneous runs into one folder one writes, and the others report the reason why
/// they do not.
fn assert_one_run(copies: usize) {
    let folder = tempfile::tempdir().unwrap();
    let w = folder.path().join("w");
    for there in [false, true] {
        if there {
            fs::create_dir(&w).unwrap();
        }
        let start = |_| {
            let mut run = command(folder.path(), &set(copies, "w"));
            run.stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap()
        };
        let runs: Vec<_> = (0..4).map(start).collect();
        let ended: Vec<_> = runs.into_iter().map(|run| run.wait_with_output().unwrap()).collect();
        assert_eq!(ended.iter().filter(|output| output.status.success()).count(), 1);
        for output in ended.iter().filter(|output| !output.status.success()) {
            let said = said(output);
            let is_told = said.contains("Another run is writing") || said.contains("holds files");
            assert!(is_told, "{said}");
        }
        assert_eq!(names(&w).len(), 2 * copies + 2);
        assert_eq!(names(folder.path()), ["w"]);
        fs::remove_dir_all(&w).unwrap();
    }
}

#[test]
fn one_run_at_a_time_writes_into_a_folder() {
    assert_one_run(150);
}

#[test]
#[ignore = "exhaustive"]
fn one_run_at_a_time_writes_into_a_folder_exhaustive() {
    assert_one_run(400);
}

/// Environment variable that makes the child process fail.
const FAILS: &str = "CARRYLESS_TEST_FAILS";

#[test]
fn a_panic_on_a_thread_is_an_error_and_leaves_nothing() {
    if let Some(folder) = std::env::var_os(FAILS) {
        let target = Path::new(&folder).join("half.txt");
        carryless::cli::panic_hook::install(
            carryless_render::i18n::Language::of_code("en").unwrap(),
        );
        let half = carryless_files::temp::TempFile::create_beside(&target).unwrap();
        let worker = std::thread::spawn(|| [3, 4, 5][std::env::args().count() + 3]);
        let _ = worker.join();
        drop(half);
        std::process::exit(0);
    }
    let folder = tempfile::tempdir().unwrap();
    let own = "files::ended::a_panic_on_a_thread_is_an_error_and_leaves_nothing";
    let mut again = Command::new(std::env::current_exe().unwrap());
    again.args(["--exact", "--nocapture", own]).env(FAILS, folder.path());
    let output = again.output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    assert_eq!(names(folder.path()), [""; 0]);
    let said = said(&output);
    for part in ["The program itself is at fault", "index out of bounds", "ended.rs:"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}
