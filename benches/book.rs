//! Measures the build of both books from the real lessons; alternating with it, mdBook alone (same version
//! and optimisation, two threads) on the same text with every command answered. Medians of several runs.

#![allow(clippy::expect_used, reason = "a benchmark may stop")]

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use carryless::Language;
use mdbook_driver::MDBook;
use mdbook_driver::config::Config;

const RUNS: usize = 9;

fn main() -> std::io::Result<()> {
    let folder = tempfile::tempdir()?;
    let expanded = folder.path().join("expanded");
    expand(&expanded)?;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        let program = env!("CARGO_BIN_EXE_carryless");
        let dest = folder.path().join("book");
        ours.push(timed(Command::new(program).args(["book", "build", "--output"]).arg(dest))?);
        theirs.push(alone(&expanded));
    }
    let (ours, theirs) = (median(ours), median(theirs));
    let ratio = ours.as_secs_f64() / theirs.as_secs_f64();
    println!("both books: {ours:.0?}; mdBook alone, the same text: {theirs:.0?}, ratio {ratio:.2}");
    Ok(())
}

/// Writes the books into `folder` with every command answered, so that mdBook alone can build them.
fn expand(folder: &Path) -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::create_dir_all(folder)?;
    Command::new("cp").arg("-r").arg(root.join("theme")).arg(folder).status()?;
    let config = std::fs::read_to_string(root.join("book.toml"))?;
    let (before, after) = config.split_once("[preprocessor.carryless]").unwrap_or((&config, ""));
    let after = after.split_once("[output.html]").map_or("", |(_, after)| after);
    std::fs::write(folder.join("book.toml"), format!("{before}[output.html]{after}"))?;
    for language in Language::all() {
        let place = folder.join("lessons").join(language.code());
        std::fs::create_dir_all(&place)?;
        for entry in std::fs::read_dir(root.join("lessons").join(language.code()))? {
            let path = entry?.path();
            let text = std::fs::read_to_string(&path)?;
            let name = path.file_name().unwrap_or_default();
            // A lesson that is not in the book yet may have unanswerable commands.
            let text = carryless::lesson(&text, language).unwrap_or(text);
            std::fs::write(place.join(name), text)?;
        }
    }
    Ok(())
}

/// Time in which mdBook alone builds the books of both languages, in parallel as the program does.
fn alone(folder: &Path) -> Duration {
    let started = Instant::now();
    std::thread::scope(|scope| {
        for language in Language::all() {
            scope.spawn(move || one(folder, language).expect("mdBook builds"));
        }
    });
    started.elapsed()
}

fn one(folder: &Path, language: Language) -> mdbook_driver::errors::Result<()> {
    let mut config = Config::from_disk(folder.join("book.toml"))?;
    config.book.src = Path::new("lessons").join(language.code());
    config.book.language = Some(language.code().to_owned());
    config.build.build_dir = folder.join("out").join(language.code());
    MDBook::load_with_config(folder, config)?.build()
}

fn timed(command: &mut Command) -> std::io::Result<Duration> {
    let started = Instant::now();
    command.status()?;
    Ok(started.elapsed())
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
