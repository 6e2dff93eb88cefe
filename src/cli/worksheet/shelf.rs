//! A folder that is being filled: each file whole or not at all, and listed in the folder. A set that
//! takes the place of another is made apart, and put there when it is whole.

use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::browser::Browser;
use super::ledger::Ledger;
use super::places::Many;
use crate::error::Error;
use crate::files::output::Target;
use crate::files::scratch::Folder;

/// A file of one pupil, or of the teacher.
pub(super) struct QueuedFile {
    pub(super) name: String,
    pub(super) content: Vec<u8>,
    pub(super) code: String,
    /// Whether the pupil has all files with this one.
    pub(super) last: bool,
}

/// Where a set is made that takes the place of another.
pub(super) struct Apart {
    folder: Folder,
    /// The files that are there, each behind the code of its sheet.
    made: Mutex<Vec<(String, String)>>,
}

impl Apart {
    /// A place inside of the folder where the set will stand.
    pub(super) fn inside(folder: &Path) -> io::Result<Self> {
        Ok(Apart { folder: Folder::inside(folder)?, made: Mutex::default() })
    }
}

/// A folder that is being filled.
pub(super) struct Shelf<'m> {
    pub(super) many: &'m Many,
    pub(super) ledger: Mutex<Ledger>,
    /// Of a set that takes the place of another.
    pub(super) apart: Option<Apart>,
    /// The pupils whose files are there.
    pub(super) done: Arc<AtomicU64>,
}

impl Shelf<'_> {
    /// Whether a run that goes on finds all these files of a sheet.
    pub(super) fn holds(&self, code: &str, names: &[String]) -> Result<bool, Error> {
        if !self.many.resume {
            return Ok(false);
        }
        let ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        let held = names.iter().map(|name| ledger.holds(code, name));
        let all = held.collect::<Result<Vec<bool>, _>>()?.into_iter().all(|held| held);
        self.done.fetch_add(all.into(), Ordering::Relaxed);
        Ok(all)
    }

    /// Writes these bytes as a file, which is listed first.
    pub(super) fn put(&self, file: &QueuedFile, bytes: &[u8]) -> Result<(), Error> {
        let folder =
            self.apart.as_ref().map_or(&*self.many.folder.path, |apart| apart.folder.path());
        let path = folder.join(&file.name);
        let mut draft = Target::at(&path, self.many.force || self.many.resume)?.open()?;
        draft.put(bytes)?;
        match &self.apart {
            Some(Apart { made, .. }) => {
                let entry = (file.code.clone(), file.name.clone());
                made.lock().unwrap_or_else(PoisonError::into_inner).push(entry);
            }
            None => {
                let mut ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
                ledger.add(&file.code, &file.name)?;
            }
        }
        draft.keep()?;
        self.done.fetch_add(file.last.into(), Ordering::Relaxed);
        Ok(())
    }

    /// All files are there: those that were made apart take the place of the old ones.
    pub(super) fn finish(&self) -> Result<(), Error> {
        let Some(Apart { folder, made }) = &self.apart else { return Ok(()) };
        let made = made.lock().unwrap_or_else(PoisonError::into_inner);
        let ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        ledger.exchange(folder.path(), &made)
    }

    /// Prints what waits, each page into its file.
    pub(super) fn press(
        &self,
        waiting: &mut Vec<QueuedFile>,
        browser: Option<&Browser>,
    ) -> Result<(), Error> {
        let Some(browser) = browser.filter(|_| !waiting.is_empty()) else { return Ok(()) };
        let pages =
            waiting.iter_mut().map(|file| String::from_utf8(std::mem::take(&mut file.content)));
        let pages = pages.collect::<Result<Vec<_>, _>>().map_err(Error::defect)?;
        browser.print(pages, |place, pdf| self.put(&waiting[place], &pdf))?;
        waiting.clear();
        Ok(())
    }
}
