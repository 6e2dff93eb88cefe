//! Both books from the real lessons, by the program; and beside it, in the same minute, what stock
//! mdBook takes for the same text with every command answered already (`mdbook` on the PATH, version
//! 0.5.4; without it only our time is shown). The median of several runs in turn.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use carryless::book::Scribe;
use carryless::wording::Language;

const RUNS: usize = 9;

fn main() -> std::io::Result<()> {
    let folder = tempfile::tempdir()?;
    let expanded = folder.path().join("expanded");
    expand(&expanded)?;
    let has_mdbook = Command::new("mdbook").arg("--version").stdout(Stdio::null()).status().is_ok();
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        let program = env!("CARGO_BIN_EXE_carryless");
        let dest = folder.path().join("book");
        ours.push(timed(Command::new(program).args(["book", "build", "--dest"]).arg(dest))?);
        if has_mdbook {
            theirs.push(stock(&expanded)?);
        }
    }
    let ours = median(ours);
    println!("both books: {ours:.0?}");
    if has_mdbook {
        let theirs = median(theirs);
        let ratio = ours.as_secs_f64() / theirs.as_secs_f64();
        println!("stock mdbook, the same text, both languages: {theirs:.0?}, ratio {ratio:.2}");
    }
    Ok(())
}

/// The books with every command answered, for stock mdBook without us.
fn expand(folder: &Path) -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::create_dir_all(folder)?;
    Command::new("cp").arg("-r").arg(root.join("theme")).arg(folder).status()?;
    let config = std::fs::read_to_string(root.join("book.toml"))?;
    let (before, after) = config.split_once("[preprocessor.carryless]").unwrap_or((&config, ""));
    let after = after.split_once("[output.html]").map_or("", |(_, after)| after);
    std::fs::write(folder.join("book.toml"), format!("{before}[output.html]{after}"))?;
    for language in Language::all() {
        let scribe = Scribe::new(language).map_err(std::io::Error::other)?;
        let place = folder.join("lessons").join(language.code());
        std::fs::create_dir_all(&place)?;
        for entry in std::fs::read_dir(root.join("lessons").join(language.code()))? {
            let path = entry?.path();
            let text = std::fs::read_to_string(&path)?;
            let name = path.file_name().unwrap_or_default();
            // A lesson that is not in the book yet may hold what cannot be answered yet.
            let text = scribe.chapter(&name.to_string_lossy(), &text).unwrap_or(text);
            std::fs::write(place.join(name), text)?;
        }
    }
    Ok(())
}

/// Both languages by stock mdBook, on two cores at once as we do.
fn stock(folder: &Path) -> std::io::Result<Duration> {
    let started = Instant::now();
    let mut children = Vec::new();
    for language in Language::all() {
        let code = language.code();
        let child = Command::new("mdbook")
            .args(["build", "--dest-dir", &format!("out/{code}")])
            .current_dir(folder)
            .env("MDBOOK_BOOK__SRC", format!("lessons/{code}"))
            .env("MDBOOK_BOOK__LANGUAGE", code)
            .stderr(Stdio::null())
            .spawn()?;
        children.push(child);
    }
    for mut child in children {
        child.wait()?;
    }
    Ok(started.elapsed())
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
