//! Which files of a folder are ours: a list in the folder, a line a file with the code of its sheet.
//! A file is listed before it gets its name, so that a run that was cut short can go on, and a new
//! set can take the place of an old one. While a run writes, it holds a lock on the list.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::files::{FileFault, output, scratch};

const NAME: &str = ".carryless-set";

/// The list of a folder.
#[derive(Debug)]
pub(super) struct Ledger {
    folder: PathBuf,
    file: File,
    /// For each file the code of its sheet.
    codes: HashMap<String, String>,
}

impl Ledger {
    /// The list of `folder`, which no other run may be writing into.
    /// Errors: [`FileFault::InUse`], [`FileFault::NotWritten`].
    pub(super) fn open(folder: &Path) -> Result<Self, Error> {
        let failed = |error: io::Error| output::failed(folder, &error);
        let path = folder.join(NAME);
        let mut options = OpenOptions::new();
        let file = options.read(true).append(true).create(true).open(&path);
        let mut file = file.map_err(failed)?;
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(Error::from(FileFault::InUse).naming(folder.display()));
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        let codes = text.lines().filter_map(|line| line.split_once('\t'));
        let codes = codes.map(|(code, name)| (name.to_owned(), code.to_owned())).collect();
        Ok(Ledger { folder: folder.to_owned(), file, codes })
    }

    /// Whether no file here is of ours.
    pub(super) fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }

    /// Puts the set that was made in `workshop`, each file with the code of its sheet, in the place of
    /// the one that is listed.
    pub(super) fn exchange(&self, workshop: &Path, made: &[(String, String)]) -> Result<(), Error> {
        let text: String = made.iter().map(|(code, name)| format!("{code}\t{name}\n")).collect();
        let listed = fs::write(workshop.join(NAME), text);
        listed.map_err(|error| output::failed(&self.folder, &error))?;
        let own = made.iter().map(|(_, name)| name.as_str()).chain([NAME]);
        let names: Vec<String> = own.map(str::to_owned).collect();
        // A list that somebody has changed cannot make us leave the folder.
        let is_inside = |name: &&String| Path::new(name).components().count() == 1;
        let old = self.codes.keys().filter(|name| !names.contains(name)).filter(is_inside);
        let gone: Vec<String> = old.cloned().collect();
        let exchanged = scratch::exchange(&self.folder, workshop, &names, &gone);
        exchanged.map_err(|(path, error)| output::failed(&path, &error))
    }

    /// Whether this file is there already, and belongs to the sheet with this code.
    /// Errors: [`FileFault::Exists`] when it is there and belongs to another sheet or to nobody.
    pub(super) fn holds(&self, code: &str, name: &str) -> Result<bool, Error> {
        let path = self.folder.join(name);
        match (path.exists(), self.codes.get(name).is_some_and(|known| known == code)) {
            (true, false) => Err(Error::from(FileFault::Exists).naming(path.display())),
            (exists, _) => Ok(exists),
        }
    }

    /// This file will belong to the sheet with this code.
    pub(super) fn add(&mut self, code: &str, name: &str) -> Result<(), Error> {
        let written = self.file.write_all(format!("{code}\t{name}\n").as_bytes());
        written.map_err(|error| output::failed(&self.folder, &error))
    }
}
