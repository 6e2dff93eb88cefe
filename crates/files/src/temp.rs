//! Temporary files, temporary folders and child processes, removed on drop and on SIGINT, SIGTERM and SIGHUP.
//! Leftovers of a killed run are removed by the next run in the folder, which recognizes them because their
//! file lock is no longer held.

use std::fs::{self, DirEntry, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tempfile::{Builder, NamedTempFile, TempDir};

/// Prefix of the names of all temporary files and folders.
const PREFIX: &str = ".carryless-tmp-";

/// Minimum age of a leftover; the owner of a newer file may not have locked it yet.
const NEW: Duration = Duration::from_secs(1);

/// The temporary files, temporary folders and process groups that this program must remove or kill before it
/// ends.
struct Registry {
    /// Paths to remove at exit or on a signal.
    paths: Vec<PathBuf>,
    /// Ids of the process groups to kill at exit or on a signal.
    programs: Vec<u32>,
    /// Folders from which the leftovers of killed runs have been removed already.
    swept: Vec<PathBuf>,
}

static LIVE: Mutex<Registry> =
    Mutex::new(Registry { paths: Vec::new(), programs: Vec::new(), swept: Vec::new() });

fn lock_registry() -> MutexGuard<'static, Registry> {
    LIVE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A path that is removed at exit or on a signal as long as this value exists.
#[derive(Debug)]
struct RegisteredPath(PathBuf);

impl Drop for RegisteredPath {
    fn drop(&mut self) {
        lock_registry().paths.retain(|path| *path != self.0);
    }
}

/// Removes the leftovers of killed runs in `folder`. Then calls `make`, which creates a file or folder in
/// `folder`, and registers its path, which `path` returns, for removal. A signal is handled before or after
/// these steps, never between them.
fn create_registered<T>(
    folder: &Path,
    make: impl FnOnce() -> io::Result<T>,
    path: impl Fn(&T) -> &Path,
) -> io::Result<(T, RegisteredPath)> {
    #[cfg(unix)]
    signals::watch();
    let mut live = lock_registry();
    remove_leftovers(folder, &mut live);
    let made = make()?;
    live.paths.push(path(&made).to_owned());
    let listed = RegisteredPath(path(&made).to_owned());
    Ok((made, listed))
}

/// Removes the leftovers of killed runs in `folder`: temporary files and folders that no process has locked.
/// `live` records the folders that are done.
fn remove_leftovers(folder: &Path, live: &mut Registry) {
    if live.swept.iter().any(|swept| swept == folder) {
        return;
    }
    live.swept.push(folder.to_owned());
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    let ours = found.filter(|entry| entry.file_name().to_string_lossy().starts_with(PREFIX));
    let is_old = |entry: &DirEntry| {
        let about = entry.metadata().ok().filter(|about| !about.is_symlink());
        let aged = about.and_then(|about| about.modified().ok()?.elapsed().ok());
        aged.is_some_and(|age| age >= NEW)
    };
    // A leftover that cannot be removed is no reason to stop.
    for entry in ours.filter(is_old) {
        if File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok()) {
            let _ = remove(&entry.path());
        }
    }
}

/// Removes a file, or a folder with its contents.
fn remove(path: &Path) -> io::Result<()> {
    if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) }
}

/// Removes a path; retries for up to a second while processes that are being ended still write to it.
fn remove_with_retries(path: &Path) {
    for _ in 0..100 {
        if remove(path).is_ok() || !path.exists() {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A temporary file, in the folder in which it will get its final name; removed on drop.
#[derive(Debug)]
pub struct TempFile {
    file: NamedTempFile,
    listed: RegisteredPath,
}

impl TempFile {
    /// Creates an empty temporary file in the folder of `path`, with the permissions of the file `path`; if
    /// that does not exist, with the default permissions of the umask.
    pub fn create_beside(path: &Path) -> io::Result<Self> {
        let folder = folder_of(path);
        let mut options = File::options();
        options.read(true).write(true).create_new(true);
        #[cfg(unix)]
        let old = {
            use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
            let old = fs::metadata(path).map(|data| data.permissions());
            options.mode(old.as_ref().map_or(0o666, PermissionsExt::mode));
            old
        };
        // Opened with `options`, because `tempfile` would add the path to the error and lose its number.
        let make = || Builder::new().prefix(PREFIX).make_in(folder, |path| options.open(path));
        let (file, listed) = create_registered(folder, make, |file| file.path())?;
        // On a file system without locks the file is never removed as a leftover.
        let _ = file.as_file().lock();
        // The umask has reduced the old permissions too.
        #[cfg(unix)]
        old.map_or(Ok(()), |old| file.as_file().set_permissions(old))?;
        Ok(TempFile { file, listed })
    }

    /// Flushes the content to the disk.
    pub fn sync(&self) -> io::Result<()> {
        self.file.as_file().sync_all()
    }

    /// Renames the file to `path`, its final name. With `force` it may replace another file; otherwise an
    /// existing file is an error.
    pub fn persist(self, path: &Path, force: bool) -> io::Result<()> {
        let TempFile { file, listed } = self;
        let kept = if force { file.persist(path) } else { file.persist_noclobber(path) };
        drop(listed);
        kept.map(drop).map_err(|error| error.error)
    }
}

/// Returns the folder of a file; `.` for a name without a folder.
fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

impl Write for TempFile {
    fn write(&mut self, part: &[u8]) -> io::Result<usize> {
        self.file.write(part)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// A temporary folder that only the current user can read; removed with its contents on drop.
#[derive(Debug)]
pub struct TempFolder {
    folder: PathBuf,
    _lock: Option<File>,
    _listed: RegisteredPath,
}

impl TempFolder {
    /// Creates an empty temporary folder in the system's folder for temporary files.
    pub fn create() -> io::Result<Self> {
        TempFolder::create_inside(&std::env::temp_dir())
    }

    /// Creates an empty temporary folder inside the folder `place`.
    pub fn create_inside(place: &Path) -> io::Result<Self> {
        let mut builder = Builder::new();
        builder.prefix(PREFIX);
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
        let make = || builder.tempdir_in(place).map(TempDir::keep);
        let (folder, listed) = create_registered(place, make, PathBuf::as_path)?;
        let lock = File::open(&folder).ok().filter(|open| open.lock().is_ok());
        Ok(TempFolder { folder, _lock: lock, _listed: listed })
    }

    /// Returns the path of the folder, which exists until this value is dropped.
    pub fn path(&self) -> &Path {
        &self.folder
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        remove_with_retries(&self.folder);
    }
}

/// A child process that leads a process group; the group is killed on drop.
#[cfg(unix)]
#[derive(Debug)]
pub struct ProcessGroup(u32);

#[cfg(unix)]
impl ProcessGroup {
    /// Registers the process group with this id to be killed on drop, at exit or on a signal.
    pub fn register(id: u32) -> Self {
        signals::watch();
        lock_registry().programs.push(id);
        ProcessGroup(id)
    }
}

#[cfg(unix)]
impl Drop for ProcessGroup {
    fn drop(&mut self) {
        signals::kill(self.0);
        lock_registry().programs.retain(|id| *id != self.0);
    }
}

/// Removes all registered paths and kills all registered process groups, for a program about to exit. If the
/// exit interrupts a change of the registry, nothing is done; the next run then removes the leftovers.
pub fn clean_up() {
    if let Ok(mut live) = LIVE.try_lock() {
        remove_all(&mut live);
        // The lock is kept forever, so that nothing more is registered.
        std::mem::forget(live);
    }
}

/// Kills all registered process groups and removes all registered paths.
fn remove_all(live: &mut Registry) {
    for id in live.programs.drain(..) {
        #[cfg(unix)]
        signals::kill(id);
        #[cfg(not(unix))]
        let _ = id;
    }
    live.paths.drain(..).for_each(|path| remove_with_retries(&path));
}

#[cfg(unix)]
mod signals {
    use std::sync::{Once, mpsc};
    use std::thread;

    use rustix::process::{Pid, Signal, kill_process_group};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    use super::lock_registry;

    /// Starts, once, a thread that cleans up and exits on SIGINT, SIGTERM or SIGHUP. If the thread cannot
    /// start, signals keep their default effect.
    pub(super) fn watch() {
        static WATCHED: Once = Once::new();
        WATCHED.call_once(|| {
            let (ready, begun) = mpsc::channel();
            let thread = thread::Builder::new().name("signals".to_owned());
            let watching = thread.spawn(move || {
                let wanted = [SIGINT, SIGTERM, SIGHUP].into_iter();
                let signals = Signals::new(wanted.filter(|signal| !is_ignored(*signal)));
                let _ = ready.send(());
                if let Some(signal) = signals.ok().and_then(|mut all| all.forever().next()) {
                    end(signal);
                }
            });
            if watching.is_ok() {
                let _ = begun.recv();
            }
        });
    }

    /// Whether the program was started with the signal of this number ignored, as `nohup` does.
    fn is_ignored(signal: i32) -> bool {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
    }

    /// Cleans up and exits with the code 128 + `signal`. The registry stays locked, so that nothing more is
    /// registered.
    fn end(signal: i32) -> ! {
        let mut live = lock_registry();
        super::remove_all(&mut live);
        std::process::exit(128 + signal);
    }

    /// Kills the process group with this id.
    pub(super) fn kill(id: u32) {
        let pid = i32::try_from(id).ok().and_then(Pid::from_raw);
        let _ = pid.map(|pid| kill_process_group(pid, Signal::KILL));
    }
}
