//! Lists of files that get their names together. In: a folder, names of complete files in it, and those
//! that they are to get. Out: a list beside them for as long as that takes, from which the next run goes
//! on when this one is killed meanwhile.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// How the names of all such files and folders begin.
pub(super) const PREFIX: &str = ".carryless-tmp-";

/// How the name of a list of files ends that get their names together.
pub(super) const LIST: &str = ".set";

/// How a new file is opened.
pub(super) fn fresh() -> OpenOptions {
    let mut options = File::options();
    options.read(true).write(true).create_new(true);
    options
}

/// A new file of ours in a folder. What the system says of it stays as it is: the crate would lay the
/// path around it, and its number would be lost.
pub(super) fn made(folder: &Path, options: &OpenOptions) -> io::Result<NamedTempFile> {
    Builder::new().prefix(PREFIX).make_in(folder, |path| options.open(path))
}

/// Gives the files of a list their names, if whoever wrote it does not live. It was locked before it
/// got its own name.
pub(super) fn complete(folder: &Path, list: &Path) {
    let Ok(mut file) = File::open(list) else { return };
    let mut text = String::new();
    if file.try_lock().is_err() || file.read_to_string(&mut text).is_err() {
        return;
    }
    let pairs = text.lines().filter_map(|line| line.split_once('\t'));
    // A list that somebody has changed cannot make us leave the folder.
    let is_own = |(from, to): &(&str, &str)| {
        Path::new(to).components().count() == 1 && (from.is_empty() || from.starts_with(PREFIX))
    };
    for (from, to) in pairs.filter(is_own).filter(|(from, _)| !from.contains("..")) {
        // Those that have their names already are no longer there.
        let _ = settle(folder, from, to);
    }
    let _ = fs::remove_file(list);
}

/// Gives a file of a folder its name, or removes the one of this name where there is none.
pub(super) fn settle(folder: &Path, from: &str, to: &str) -> io::Result<()> {
    match from {
        "" => fs::remove_file(folder.join(to)).or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        }),
        _ => fs::rename(folder.join(from), folder.join(to)),
    }
}

/// A list of files and the names that they are to get, locked, until it is dropped.
#[derive(Debug)]
pub(super) struct List {
    _lock: File,
    path: PathBuf,
}

impl Drop for List {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

impl List {
    /// Writes a list, which is there whole or not at all.
    pub(super) fn write(
        folder: &Path,
        pairs: impl Iterator<Item = (String, String)>,
    ) -> io::Result<List> {
        let mut draft = made(folder, &fresh())?;
        let _ = draft.as_file().lock();
        let text: String = pairs.map(|(from, to)| format!("{from}\t{to}\n")).collect();
        draft.write_all(text.as_bytes())?;
        draft.as_file().sync_all()?;
        let path = folder.join(name_of(draft.path()) + LIST);
        let lock = draft.persist(&path).map_err(|error| error.error)?;
        Ok(List { _lock: lock, path })
    }
}

pub(super) fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
