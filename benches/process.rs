//! Measures the whole program: the start-up of `explain 3 4 5` against an empty Rust program (median of
//! paired runs), its memory, and the lines a second of `--batch --format json`. The empty program is compiled
//! here, with the rustc on the PATH.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const PAIRS: usize = 400;
const LINES: u64 = 400_000;

fn main() -> std::io::Result<()> {
    let program = env!("CARGO_BIN_EXE_carryless");
    let folder = tempfile::tempdir()?;
    let empty = compile_empty(folder.path())?;
    for language in ["en", "zh"] {
        start(program, &empty, language)?;
    }
    memory(program)?;
    batch(program, folder.path())
}

fn compile_empty(folder: &Path) -> std::io::Result<std::path::PathBuf> {
    let (source, program) = (folder.join("empty.rs"), folder.join("empty"));
    std::fs::write(&source, "fn main() {}")?;
    Command::new("rustc").arg("-O").arg("-o").arg(&program).arg(&source).status()?;
    Ok(program)
}

fn timed(command: &mut Command) -> std::io::Result<Duration> {
    let started = Instant::now();
    command.stdout(Stdio::null()).status()?;
    Ok(started.elapsed())
}

/// Measures the start-up of both programs, alternately so that other load affects both.
fn start(program: &str, empty: &Path, language: &str) -> std::io::Result<()> {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..PAIRS {
        theirs.push(timed(&mut Command::new(empty))?);
        let arguments = ["explain", "3", "4", "5", "--lang", language];
        ours.push(timed(Command::new(program).args(arguments))?);
    }
    let (ours, theirs) = (median(ours), median(theirs));
    let ratio = ours.as_secs_f64() / theirs.as_secs_f64();
    println!(
        "explain 3 4 5 ({language}): {ours:.2?}, empty program {theirs:.2?}, ratio {ratio:.2}"
    );
    Ok(())
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// Prints the peak memory of one run of the program.
fn memory(program: &str) -> std::io::Result<()> {
    let format = "explain 3 4 5: at most %M kB of memory";
    Command::new("/usr/bin/time")
        .args(["-f", format, program, "explain", "3", "4", "5"])
        .stdout(Stdio::null())
        .status()
        .map(drop)
}

fn batch(program: &str, folder: &Path) -> std::io::Result<()> {
    let file = folder.join("positions.txt");
    let mut out = std::io::BufWriter::new(std::fs::File::create(&file)?);
    for line in 0..LINES {
        let pile = |factor: u64| line.wrapping_mul(factor) % 127 + 1;
        writeln!(out, "{} {} {}", pile(7919), pile(104_729), pile(1_299_709))?;
    }
    out.flush()?;
    let count = timed(Command::new("wc").arg("-l").arg(&file))?;
    let name = file.display().to_string();
    let arguments = ["explain", "--format", "json", "--batch", &name];
    let time = timed(Command::new(program).args(arguments))?;
    let rate = LINES as f64 / time.as_secs_f64();
    println!("batch: {LINES} lines in {time:.2?}, {rate:.0} lines/s (wc -l: {count:.2?})");
    Ok(())
}
