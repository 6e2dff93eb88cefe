//! Where answers go: to standard output, where a closed pipe is a quiet success, or into a file,
//! which is written whole or not at all and never over another without `--force`.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::screen;
use crate::asked::Asked;
use crate::error::{Error, Reason};
use crate::files::FileFault;

/// Where the answer goes.
#[derive(Debug)]
pub(super) enum Target {
    /// Standard output.
    Standard,
    /// A file, and whether it may replace another.
    File(PathBuf, bool),
}

impl Target {
    /// The target that the line names.
    pub(super) fn of(asked: &Asked<'_>) -> Result<Self, Error> {
        let Some(word) = asked.value("output") else {
            return Ok(Target::Standard);
        };
        let path = word.text();
        let force = asked.flag("force").is_some();
        let refused = match Path::new(path) {
            path if path.is_dir() => Some(FileFault::IsFolder),
            path if path.exists() && !force => Some(FileFault::Exists),
            _ => None,
        };
        if let Some(kind) = refused {
            return Err(word.error(kind));
        }
        Ok(Target::File(PathBuf::from(path), force))
    }

    /// Writes a text whole.
    pub(super) fn write(self, text: &str) -> Result<(), Error> {
        self.stream(|out| out.write_all(text.as_bytes()))
    }

    /// Lets `fill` write; a file appears only when it has returned without an error.
    pub(super) fn stream(
        self,
        fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Error> {
        match self {
            Target::Standard => {
                let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
                let written = fill(&mut out).and_then(|()| out.flush());
                match written {
                    Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                        // What is still in the buffer has no reader either.
                        let _ = out.into_parts();
                        Ok(())
                    }
                    written => written.map_err(|error| failed(Path::new("-"), &error)),
                }
            }
            Target::File(path, force) => {
                fill_file(&path, force, fill).map_err(|error| failed(&path, &error))
            }
        }
    }
}

/// Writes beside the file first, so that a killed run or a full disk leaves nothing half done.
fn fill_file(
    path: &Path,
    force: bool,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut file = beside(path)?;
    let mut out = BufWriter::new(&mut file);
    fill(&mut out)?;
    out.flush()?;
    drop(out);
    file.as_file().sync_all()?;
    persist(file, path, force)
}

/// An empty file beside the one that it is to become. Who may read it is what the user's umask says
/// of every new file, or what holds for the file that it is to replace.
pub(super) fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let folder = folder.unwrap_or(Path::new("."));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let old = std::fs::metadata(path).map(|data| data.permissions());
        let new = std::fs::Permissions::from_mode(0o666);
        let mut builder = tempfile::Builder::new();
        builder.permissions(old.as_ref().unwrap_or(&new).clone());
        let file = builder.tempfile_in(folder)?;
        // The umask has taken its part of this too.
        old.map_or(Ok(()), |old| file.as_file().set_permissions(old))?;
        Ok(file)
    }
    #[cfg(not(unix))]
    NamedTempFile::new_in(folder)
}

/// Gives a file that is complete its name.
pub(super) fn persist(file: NamedTempFile, path: &Path, force: bool) -> io::Result<()> {
    let kept = if force { file.persist(path) } else { file.persist_noclobber(path) };
    kept.map(drop).map_err(|error| error.error)
}

/// The error that a file could not be written.
pub(super) fn failed(path: &Path, error: &io::Error) -> Error {
    if error.kind() == io::ErrorKind::AlreadyExists {
        return Error::from(FileFault::Exists).naming(path.display());
    }
    // Some errors name the file beside the target, which is nobody's business.
    let plain = io::Error::from(error.kind());
    let error = if error.get_ref().is_some() { &plain } else { error };
    Error::from(FileFault::NotWritten { reason: Reason::from(error) }).naming(path.display())
}

/// Prints a text on standard output, in colour where that is wanted.
pub(super) fn print(text: &str) -> Result<(), Error> {
    let plain = anstream::adapter::strip_str(text).to_string();
    let coloured = screen::in_colour(io::stdout().is_terminal());
    Target::Standard.write(if coloured { text } else { &plain })
}
