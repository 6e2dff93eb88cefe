//! Fills the output folder of a set of sheets. A new folder has a temporary name until it is complete, so a
//! failed run leaves nothing behind. In an existing folder files replace those of the same names.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::browser::Browser;
use carryless_args::error::Error;
use carryless_files::FileFault;
use carryless_files::atomic_write::{Target, write_error};
use carryless_files::temp::TempFolder;

/// File that is not written yet: its name and its content. If a browser is to print the file, the content is
/// HTML.
pub(super) struct QueuedFile {
    pub(super) name: String,
    pub(super) content: Vec<u8>,
}

/// Folder that is being filled.
pub(super) struct OutputDir<'f> {
    folder: &'f Path,
    filling: Filling,
}

/// State of a folder while it is filled.
enum Filling {
    /// Path of the new folder, and the temporary folder that contains it until it is complete.
    New(PathBuf, TempFolder),
    /// Existing folder with its lock; `None` if the system cannot lock folders.
    Existing { _lock: Option<File> },
}

impl<'f> OutputDir<'f> {
    /// Opens or creates a folder. Fails with [`FileFault::InUse`] or [`FileFault::NotWritten`].
    pub(super) fn open(folder: &'f Path) -> Result<Self, Error> {
        let filling = match folder.is_dir() {
            true => Filling::Existing { _lock: lock(folder)? },
            false => create_beside(folder).map_err(|error| write_error(folder, &error))?,
        };
        Ok(OutputDir { folder, filling })
    }

    /// Writes the file `name` into the folder.
    pub(super) fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Error> {
        let path = self.folder.join(name);
        match &self.filling {
            Filling::New(new, _) => {
                fs::write(new.join(name), bytes).map_err(|error| write_error(&path, &error))
            }
            Filling::Existing { .. } => {
                let mut draft = Target::from_path(&path, true)?.open()?;
                draft.write_part(bytes)?;
                draft.commit()
            }
        }
    }

    /// Prints the HTML pages in `waiting` as PDF, each into its file, and empties the list. Does nothing if
    /// `browser` is `None`.
    pub(super) fn print_waiting(
        &self,
        waiting: &mut Vec<QueuedFile>,
        browser: Option<&Browser>,
    ) -> Result<(), Error> {
        let Some(browser) = browser.filter(|_| !waiting.is_empty()) else { return Ok(()) };
        let (mut names, mut pages) = (Vec::new(), Vec::new());
        for QueuedFile { name, content } in waiting.drain(..) {
            names.push(name);
            pages.push(String::from_utf8(content).map_err(Error::internal)?);
        }
        browser.print(pages, |place, pdf| self.put(&names[place], &pdf))
    }

    /// Gives a new folder its final name; call it after all files are written. Fails with
    /// [`FileFault::FolderExists`] if another run has created the folder in the meantime.
    pub(super) fn finish(self) -> Result<(), Error> {
        let Filling::New(new, _temporary) = &self.filling else { return Ok(()) };
        fs::rename(new, self.folder).map_err(|error| match self.folder.exists() {
            true => Error::from(FileFault::FolderExists).with_word(self.folder.display()),
            false => write_error(self.folder, &error),
        })
    }
}

/// Creates an empty folder inside a temporary folder that has the same parent as `folder`.
fn create_beside(folder: &Path) -> io::Result<Filling> {
    let place = std::path::absolute(folder)?;
    let place = place.parent().unwrap_or(&place);
    fs::create_dir_all(place)?;
    let temporary = TempFolder::create_inside(place)?;
    let new = temporary.path().join("new");
    fs::create_dir(&new)?;
    Ok(Filling::New(new, temporary))
}

/// Locks a folder until the returned file is dropped; `None` if the system cannot lock folders. Fails with
/// [`FileFault::InUse`] if another run has locked it.
fn lock(folder: &Path) -> Result<Option<File>, Error> {
    let Ok(open) = File::open(folder) else { return Ok(None) };
    match open.try_lock() {
        Err(TryLockError::WouldBlock) => {
            Err(Error::from(FileFault::InUse).with_word(folder.display()))
        }
        _ => Ok(Some(open)),
    }
}
