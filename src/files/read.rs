//! Remembers the plain files that the program has read, so that it does not overwrite them. A file is
//! identified by device and inode, where the system has them, so that the path does not matter.

use std::fs::{self, Metadata};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = std::path::PathBuf;

static READ: Mutex<Vec<Identity>> = Mutex::new(Vec::new());

fn read() -> MutexGuard<'static, Vec<Identity>> {
    READ.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(unix)]
fn identity(_: &Path, about: &Metadata) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    about.is_file().then(|| (about.dev(), about.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path, about: &Metadata) -> Option<Identity> {
    fs::canonicalize(path).ok().filter(|_| about.is_file())
}

/// Remembers a file that is being read.
pub(super) fn note(path: &Path, about: &Metadata) {
    if let Some(file) = identity(path, about) {
        read().push(file);
    }
}

/// Remembers the file to which standard input is redirected.
pub(super) fn note_standard_input() {
    #[cfg(unix)]
    if let Some(about) = about_stream(std::io::stdin()) {
        note(Path::new("-"), &about);
    }
}

/// Runs `look`, which reads a file that may be overwritten afterwards.
pub(crate) fn unnoted<T>(look: impl FnOnce() -> T) -> T {
    let before = read().len();
    let found = look();
    read().truncate(before);
    found
}

/// Whether the path is that of a file that was read.
pub(crate) fn is_read(path: &Path) -> bool {
    let known = || fs::metadata(path).ok().and_then(|about| identity(path, &about));
    !read().is_empty() && known().is_some_and(|file| read().contains(&file))
}

/// Whether standard output is redirected to a file that was read.
pub(super) fn is_standard_output_read() -> bool {
    #[cfg(unix)]
    if !read().is_empty() {
        let file = about_stream(std::io::stdout());
        let file = file.and_then(|about| identity(Path::new("-"), &about));
        return file.is_some_and(|file| read().contains(&file));
    }
    false
}

#[cfg(unix)]
fn about_stream(stream: impl std::os::fd::AsFd) -> Option<Metadata> {
    fs::File::from(stream.as_fd().try_clone_to_owned().ok()?).metadata().ok()
}
