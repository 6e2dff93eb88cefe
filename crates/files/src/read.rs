//! Remembers the plain files that the program has read, so that it does not overwrite them. A file is
//! identified by device and inode where the system has them, otherwise by its canonical path.

use std::fs::{self, Metadata};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Identity of a file: its device and inode.
#[cfg(unix)]
type Identity = (u64, u64);
/// Identity of a file: its canonical path.
#[cfg(not(unix))]
type Identity = std::path::PathBuf;

static READ: Mutex<Vec<Identity>> = Mutex::new(Vec::new());

fn lock_registry() -> MutexGuard<'static, Vec<Identity>> {
    READ.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the identity of a plain file; `None` for anything else.
#[cfg(unix)]
fn identity(_: &Path, about: &Metadata) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    about.is_file().then(|| (about.dev(), about.ino()))
}

/// Returns the identity of a plain file; `None` for anything else.
#[cfg(not(unix))]
fn identity(path: &Path, about: &Metadata) -> Option<Identity> {
    fs::canonicalize(path).ok().filter(|_| about.is_file())
}

/// Remembers the file `path` as read, so that it is not overwritten; `about` is its metadata. Does nothing
/// for a device or pipe.
pub(super) fn register(path: &Path, about: &Metadata) {
    if let Some(file) = identity(path, about) {
        lock_registry().push(file);
    }
}

/// Remembers the file to which standard input is redirected, if any, so that it is not overwritten.
pub(super) fn register_standard_input() {
    #[cfg(unix)]
    if let Some(about) = stream_metadata(std::io::stdin()) {
        register(Path::new("-"), &about);
    }
}

/// Calls `look` and returns its result. The files that `look` reads are not remembered and may be
/// overwritten.
pub fn without_registering<T>(look: impl FnOnce() -> T) -> T {
    let before = lock_registry().len();
    let found = look();
    lock_registry().truncate(before);
    found
}

/// Whether the path names a file that the program has read and must not overwrite.
pub fn is_read(path: &Path) -> bool {
    let known = || fs::metadata(path).ok().and_then(|about| identity(path, &about));
    !lock_registry().is_empty() && known().is_some_and(|file| lock_registry().contains(&file))
}

/// Whether standard output is redirected to a file that the program has read.
pub(super) fn is_standard_output_read() -> bool {
    #[cfg(unix)]
    if !lock_registry().is_empty() {
        let file = stream_metadata(std::io::stdout());
        let file = file.and_then(|about| identity(Path::new("-"), &about));
        return file.is_some_and(|file| lock_registry().contains(&file));
    }
    false
}

/// Returns the metadata of the file to which the stream is connected; `None` if there is none.
#[cfg(unix)]
fn stream_metadata(stream: impl std::os::fd::AsFd) -> Option<Metadata> {
    fs::File::from(stream.as_fd().try_clone_to_owned().ok()?).metadata().ok()
}
