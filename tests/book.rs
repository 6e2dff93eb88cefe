//! Tests of the book: its texts come from the catalogue, its commands are answered in every container, both
//! languages are mirrored, every link resolves, faulty lessons are not built, and foreign files are not
//! touched.

mod cards;
mod epub;
mod fences;
mod folders;
mod markup;
mod pages;
mod plans;
mod renderers;
mod sent;
mod served;
mod stock;
mod theme;

use std::fs;
use std::path::Path;
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A checkout with a book of one page in each language, which builds at once.
pub(crate) fn checkout() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for name in ["theme", "book.toml"] {
        let copied =
            Command::new("cp").arg("-r").arg(root().join(name)).arg(folder.path()).status();
        assert!(copied.unwrap().success());
    }
    for language in ["zh", "en"] {
        let lessons = folder.path().join("lessons").join(language);
        fs::create_dir_all(&lessons).unwrap();
        fs::write(lessons.join("SUMMARY.md"), "[Nim](README.md)\n").unwrap();
        let page = "# Nim\n\n```carryless\nexplain 3 4 5\n```\n";
        fs::write(lessons.join("README.md"), page).unwrap();
    }
    folder
}
