//! Writes a folder of files that belong together, such as a book. The new folder is prepared as a temporary
//! folder of the same parent and moved when it is complete, so that a failed or killed run leaves the old
//! folder intact; a lock serializes concurrent runs. A marker file lists our files. Other files in the folder
//! are kept; if one of them has the name of a new file, nothing is moved.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Component, Path};

use super::FileFault;
use super::temp::TempFolder;
use carryless_args::error::Error;

/// Creates or replaces the folder `dest` with the files that `fill` writes into the folder passed to it.
/// `marker` is the name of the file in `dest` that lists our files; a later run may replace these.
///
/// # Errors
/// The errors of `fill`; `folder-not-ours` if another program's file would be replaced; `write-failed`.
pub fn create<E: From<Error>>(
    dest: &Path,
    marker: &str,
    fill: impl FnOnce(&Path) -> Result<(), E>,
) -> Result<(), E> {
    let written = |error: io::Error| write_error(dest, &error);
    // A link is resolved to the folder that it names.
    let real = fs::canonicalize(dest).or_else(|_| std::path::absolute(dest)).map_err(written)?;
    if dest.exists() && !dest.is_dir() {
        return Err(Error::from(FileFault::FolderNotOurs).with_word(dest.display()).into());
    }
    let beside = real.parent().unwrap_or(&real).to_owned();
    fs::create_dir_all(&beside).map_err(written)?;
    let workshop =
        TempFolder::create_inside(&beside).or_else(|_| TempFolder::create()).map_err(written)?;
    let new = workshop.path().join("new");
    fs::create_dir(&new).map_err(written)?;
    fill(&new)?;
    let mut made = list_files(&new).map_err(written)?;
    made.retain(|name| !name.ends_with('/'));
    fs::write(new.join(marker), made.join("\n") + "\n").map_err(written)?;
    // Another run may be creating the same folder; some file systems have no locks.
    let place = File::open(&beside).ok();
    let _locked = place.as_ref().map(File::lock);
    replace_folder((&new, marker), &real, &read_marker(&real, marker), &made).map_err(|error| {
        match error.kind() {
            io::ErrorKind::AlreadyExists => Error::from(FileFault::FolderNotOurs)
                .with_word(dest.join(error.to_string()).display()),
            _ => written(error),
        }
    })?;
    Ok(())
}

/// Returns the names, sorted, of the files that this program wrote into `dest`, as the file `marker` there
/// lists them.
fn read_marker(dest: &Path, marker: &str) -> Vec<String> {
    let list = fs::read_to_string(dest.join(marker)).unwrap_or_default();
    let names: BTreeSet<&str> = list.lines().filter(|name| is_inside(name)).collect();
    names.into_iter().map(str::to_owned).collect()
}

/// Whether a name from the marker file names a file inside the folder, without `..`. A user may have edited
/// the marker file.
fn is_inside(name: &str) -> bool {
    Path::new(name).components().all(|part| matches!(part, Component::Normal(_)))
}

/// Returns the paths, relative to the folder and sorted, of all files below it, and of empty folders with a
/// final `/`.
fn list_files(folder: &Path) -> io::Result<Vec<String>> {
    let name = |path: &Path| {
        path.strip_prefix(folder).unwrap_or(path).to_string_lossy().replace('\\', "/")
    };
    let (mut found, mut open) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(next) = open.pop() {
        let mut entries = fs::read_dir(&next)?.peekable();
        if entries.peek().is_none() && next != folder {
            found.push(name(&next) + "/");
        }
        for entry in entries {
            let entry = entry?;
            match entry.file_type()?.is_dir() {
                true => open.push(entry.path()),
                false => found.push(name(&entry.path())),
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Writes files (names and contents) into `folder`; a name may contain folders, which are created.
pub fn write_files(folder: &Path, files: &[(&str, Vec<u8>)]) -> io::Result<()> {
    for (name, content) in files {
        let path = folder.join(name);
        path.parent().map(fs::create_dir_all).transpose()?;
        fs::write(path, content)?;
    }
    Ok(())
}

/// Returns `write-failed` for the folder `dest`, with the reason `error`.
pub fn write_error(dest: &Path, error: &io::Error) -> Error {
    // Some errors name the temporary folder, which means nothing to the user.
    let plain = io::Error::from(error.kind());
    let error = if error.get_ref().is_some() { &plain } else { error };
    Error::from(FileFault::from_write_error(error)).with_word(dest.display())
}

/// Returns the existing entry of `dest` that prevents the new file `name`, as a path relative to `dest`: an
/// entry of that name, or a file in place of a folder that `name` contains. `None` if the name is free.
fn find_conflict(dest: &Path, name: &str) -> Option<String> {
    let path = Path::new(name);
    let folders = path.ancestors().skip(1).filter(|folder| *folder != Path::new(""));
    let mut files = folders.filter(|folder| {
        let folder = dest.join(folder);
        folder.exists() && !folder.is_dir()
    });
    let own = fs::symlink_metadata(dest.join(name)).is_ok().then_some(path);
    files.next().or(own).map(|path| path.display().to_string())
}

/// Replaces the files `ours`, which this program wrote into `dest`, by the files `made` of the folder `new`;
/// other files are kept. Both lists hold relative paths and must be sorted. If another file prevents a new
/// one, returns `AlreadyExists` with its path as the message and moves no file. The folder is replaced in one
/// step if it holds no other files and the system supports that, otherwise file by file. `marker` is the name
/// of the file that lists the files.
fn replace_folder(
    (new, marker): (&Path, &str),
    dest: &Path,
    ours: &[String],
    made: &[String],
) -> io::Result<()> {
    if !dest.exists() && fs::rename(new, dest).is_ok() {
        return Ok(());
    }
    fs::create_dir_all(dest)?;
    let is_ours = |name: &String| name == marker || ours.binary_search(name).is_ok();
    let all_ours = list_files(dest)?.iter().all(is_ours);
    if let Some(foreign) =
        made.iter().filter(|name| !is_ours(name)).find_map(|n| find_conflict(dest, n))
    {
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, foreign));
    }
    // A shell whose current directory is the folder would be left in the old one.
    let stood_in = std::env::current_dir().is_ok_and(|own| own.starts_with(dest));
    #[cfg(any(target_os = "linux", target_vendor = "apple"))]
    if all_ours && !stood_in {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        if renameat_with(CWD, new, CWD, dest, RenameFlags::EXCHANGE).is_ok() {
            return Ok(());
        }
    }
    #[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
    let _ = (all_ours, stood_in);
    // The list is written first: if the run is interrupted, the next one may replace all files named in it.
    let all: BTreeSet<&String> = ours.iter().chain(made).collect();
    let list: String = all.iter().map(|name| format!("{name}\n")).collect();
    fs::write(dest.join(marker), list)?;
    for name in made.iter().map(String::as_str).chain([marker]) {
        let (from, to) = (new.join(name), dest.join(name));
        fs::create_dir_all(to.parent().unwrap_or(dest))?;
        fs::rename(&from, &to).or_else(|_| fs::copy(&from, &to).map(drop))?;
    }
    for old in ours.iter().filter(|name| made.binary_search(name).is_err()) {
        let _ = fs::remove_file(dest.join(old));
    }
    Ok(())
}
