//! Measures question banks as a whole process: 10,000 questions as Moodle XML with worked solutions;
//! alternating with it, Python's XML reader on the same bytes; medians of several runs. Then the memory at
//! 10,000, 100,000 and 1,000,000 questions of one topic.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const RUNS: usize = 11;
const COUNT: u64 = 10_000;

/// Python script that parses a file and counts its questions.
const THEIRS: &str = "
import sys, time
from xml.etree import ElementTree
started, questions = time.perf_counter(), 0
for _, element in ElementTree.iterparse(sys.argv[1]):
    if element.tag == 'question':
        questions += element.get('type') != 'category'
        element.clear()
print(questions, time.perf_counter() - started)
";

fn main() -> std::io::Result<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("bank.xml");
    // All topics of a mixed sheet, and a topic with short solutions.
    for topic in ["", "nim-sum"] {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for seed in 0..RUNS {
            ours.push(bank(&file, topic, COUNT, seed)?);
            let output = Command::new("python3").args(["-c", THEIRS]).arg(&file).output()?;
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            let seconds = said.split_whitespace().nth(1).and_then(|it| it.parse().ok());
            theirs.extend(seconds.map(Duration::from_secs_f64));
        }
        let (ours, theirs) = (median(ours), median(theirs));
        let (rate, size) = (COUNT as f64 / ours.as_secs_f64(), std::fs::metadata(&file)?.len());
        let ratio = ours.as_secs_f64() / theirs.as_secs_f64();
        let what = if topic.is_empty() { "as on a sheet" } else { topic };
        println!(
            "{COUNT} questions, {what}: {ours:.0?}, {rate:.0}/s, {} MB; \
             Python reads the file in {theirs:.0?}, ratio {ratio:.2}",
            size / 1_000_000
        );
    }
    for count in [10_000, 100_000, 1_000_000] {
        let mut command = Command::new("/usr/bin/time");
        command.args(["-f", &format!("{count} questions: %e s, at most %M kB of memory")]);
        command.arg(env!("CARGO_BIN_EXE_carryless"));
        question_bank(&mut command, &file, "nim-sum", count, 1).stdout(Stdio::null()).status()?;
    }
    Ok(())
}

/// Time in which the program makes a bank of `count` questions about `topic`; each run has another seed.
fn bank(file: &Path, topic: &str, count: u64, seed: usize) -> std::io::Result<Duration> {
    let started = Instant::now();
    let mut command = Command::new(env!("CARGO_BIN_EXE_carryless"));
    let command = question_bank(&mut command, file, topic, count, seed);
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    assert!(status.success(), "{topic}: {status}");
    Ok(started.elapsed())
}

fn question_bank<'c>(
    command: &'c mut Command,
    file: &Path,
    topic: &str,
    count: u64,
    seed: usize,
) -> &'c mut Command {
    command.args(["worksheet", "--bank", &count.to_string(), "--seed", &seed.to_string()]);
    if !topic.is_empty() {
        command.args(["--topic", topic, "--piles", "5", "--max", "1000"]);
    }
    command.args(["--format", "moodle", "--force", "-o"]).arg(file)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
