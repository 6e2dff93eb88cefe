//! Measures a class of 30 sheets of 20 exercises with keys as HTML, as a whole process; alternating with it,
//! Python's mathgenerator 1.5.0 (`pip install mathgenerator==1.5.0`), which makes the same number of
//! problems: question and answer, no sheet, no key. Medians of several runs; for Python also without loading.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const RUNS: usize = 21;
const COPIES: usize = 30;
const COUNT: usize = 20;

/// Python script: one problem of each of its kinds in turn, until there are enough; prints the seconds.
const THEIRS: &str = "
import sys, time
import mathgenerator
kinds = [kind for kind in vars(mathgenerator).values() if callable(kind)]
started, made = time.perf_counter(), 0
while made < int(sys.argv[1]):
    try:
        problem, solution = kinds[made % len(kinds)]()
        made += 1
    except Exception:
        kinds.pop(made % len(kinds))
print(time.perf_counter() - started)
";

fn main() -> std::io::Result<()> {
    let folder = tempfile::tempdir()?;
    let (mut ours, mut theirs, mut loaded) = (Vec::new(), Vec::new(), Vec::new());
    for run in 0..RUNS {
        let output = folder.path().join(run.to_string());
        ours.push(class(&output, run)?);
        std::fs::remove_dir_all(&output)?;
        let started = Instant::now();
        if let Some(making) = generated()? {
            theirs.push(started.elapsed());
            loaded.push(making);
        }
    }
    println!("{COPIES} sheets of {COUNT} with keys as HTML: {:.0?}", median(ours));
    match theirs.is_empty() {
        true => println!("mathgenerator is not installed: pip install mathgenerator==1.5.0"),
        false => println!(
            "mathgenerator, {} problems: {:.0?} without loading, {:.0?} as a process",
            COPIES * COUNT,
            median(loaded),
            median(theirs)
        ),
    }
    Ok(())
}

/// Time in which the program makes the sheets of a class in the file `output`; each run has another seed.
fn class(output: &Path, seed: usize) -> std::io::Result<Duration> {
    let started = Instant::now();
    let status = Command::new(env!("CARGO_BIN_EXE_carryless"))
        .args(["worksheet", "--copies", &COPIES.to_string(), "--count", &COUNT.to_string()])
        .args(["--seed", &seed.to_string(), "-o"])
        .arg(output)
        .stdout(Stdio::null())
        .status()?;
    let time = started.elapsed();
    // A sheet and a key for each pupil, and the teacher's page.
    let files = std::fs::read_dir(output)?.count();
    match status.success() && files == 2 * COPIES + 1 {
        true => Ok(time),
        false => Err(std::io::Error::other(format!("{status}, {files} files"))),
    }
}

/// Time in which mathgenerator makes its problems, without its loading; `None` if it is not installed.
fn generated() -> std::io::Result<Option<Duration>> {
    let count = (COPIES * COUNT).to_string();
    let output = Command::new("python3").args(["-c", THEIRS, &count]).output()?;
    let seconds = String::from_utf8_lossy(&output.stdout).trim().parse();
    Ok(seconds.ok().map(Duration::from_secs_f64))
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
