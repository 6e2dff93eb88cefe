//! Output to files and standard output. A plain file is first written as a temporary file in the same folder,
//! so that it appears complete or not at all, and never replaces another without `--force`. Links are
//! followed; devices and pipes are written directly. `-` is standard output; its pipe may be closed without
//! an error.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::path::{Path, PathBuf};

use super::temp::TempFile;
use super::{FileFault, read};
use carryless_args::command_line::Token;
use carryless_args::error::Error;

/// Size of the output buffer in bytes.
const BUFFER: usize = 1 << 16;

/// Destination of output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// Standard output.
    Standard,
    /// A device or a pipe, written directly.
    Stream(PathBuf),
    /// Path of a plain file, and whether the output may replace an existing file.
    File(PathBuf, bool),
}

impl Target {
    /// Returns the target that `word`, the value of an option, names; standard output if `word` is `None`.
    /// `force` allows an existing file to be replaced; errors have the span of `word`.
    pub fn from_option(word: Option<Token<'_>>, force: bool) -> Result<Self, Error> {
        let target = word.map(|word| {
            let refused = |fault| word.error(fault);
            Target::resolve(Path::new(word.text()), force).map_err(refused)
        });
        target.unwrap_or(Ok(Target::Standard))
    }

    /// Returns the target that the path names. `force` allows an existing file to be replaced; the message of
    /// an error quotes the path.
    pub fn from_path(path: &Path, force: bool) -> Result<Self, Error> {
        let refused = |fault| Error::from(fault).with_word(path.display());
        Target::resolve(path, force).map_err(refused)
    }

    /// Returns the target that the path names, with links followed; `file-is-folder` for a folder,
    /// `file-exists` for an existing plain file without `force`.
    fn resolve(path: &Path, force: bool) -> Result<Self, FileFault> {
        let real = follow_links(path);
        let open = ["/proc/self/fd", "/dev/fd"].iter().find_map(|fd| real.strip_prefix(fd).ok());
        match (open.and_then(Path::to_str), fs::metadata(&real)) {
            (Some("1"), _) => Ok(Target::Standard),
            _ if path == Path::new("-") => Ok(Target::Standard),
            (Some(_), _) => Ok(Target::Stream(real)),
            (None, Ok(about)) if about.is_dir() => Err(FileFault::IsFolder),
            (None, Ok(about)) if !about.is_file() => Ok(Target::Stream(real)),
            (None, Ok(_)) if !force => Err(FileFault::Exists),
            (None, _) => Ok(Target::File(real, force)),
        }
    }

    /// Returns the path of the plain file; `None` for any other target.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Target::File(path, _) => Some(path),
            _ => None,
        }
    }

    /// Whether the target is a plain file.
    pub fn is_file(&self) -> bool {
        matches!(self, Target::File(..))
    }

    /// Whether the output is a terminal.
    pub fn is_terminal(&self) -> bool {
        *self == Target::Standard && io::stdout().is_terminal()
    }

    /// Writes `text` as the whole output.
    pub fn write(self, text: &str) -> Result<(), Error> {
        self.write_with(|out| out.write_all(text.as_bytes()))
    }

    /// Calls `fill` with a writer for the output. A plain file appears only if `fill` returns without an
    /// error.
    pub fn write_with(
        self,
        fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Error> {
        let mut draft = self.open()?;
        match fill(&mut draft) {
            Ok(()) => draft.commit(),
            Err(error) => {
                let refused = draft.record_error(&error);
                if draft.closed { Ok(()) } else { Err(refused) }
            }
        }
    }

    /// Opens the target for writing. Returns `file-is-read` if the program has read the same file before, or
    /// `write-failed`.
    pub fn open(self) -> Result<Draft, Error> {
        let read = match &self {
            Target::Standard => read::is_standard_output_read().then_some(Path::new("stdout")),
            Target::Stream(path) | Target::File(path, _) => read::is_read(path).then_some(&**path),
        };
        if let Some(path) = read {
            return Err(Error::from(FileFault::IsRead).with_word(path.display()));
        }
        let (name, out) = match self {
            Target::Standard => (PathBuf::from("-"), Ok(Out::Standard(io::stdout().lock()))),
            Target::Stream(path) => {
                let opened = OpenOptions::new().append(true).open(&path).map(Out::Stream);
                (path, opened)
            }
            Target::File(path, force) => {
                let beside = TempFile::create_beside(&path).map(|file| Out::File(file, force));
                (path, beside)
            }
        };
        let out = out.map_err(|error| write_error(&name, &error))?;
        Ok(Draft { name, out: BufWriter::with_capacity(BUFFER, out), closed: false })
    }
}

/// Returns the path with symbolic links followed, even to a file that does not exist. Links to open files of
/// this process, such as `/dev/fd/3`, are not followed.
fn follow_links(path: &Path) -> PathBuf {
    let mut real = path.to_owned();
    for _ in 0..40 {
        if real.starts_with("/proc/self/fd") || real.starts_with("/dev/fd") {
            break;
        }
        let Ok(next) = fs::read_link(&real) else { break };
        real = real.parent().unwrap_or(Path::new("")).join(next);
    }
    real
}

/// Output in progress; a plain file gets its final name only when the output is complete.
#[derive(Debug)]
pub struct Draft {
    /// Path for messages; `-` for standard output.
    name: PathBuf,
    out: BufWriter<Out>,
    /// Whether the program that reads the output has closed the pipe.
    closed: bool,
}

/// An open target. For a plain file, it is the temporary file, and whether it may replace an existing file.
#[derive(Debug)]
enum Out {
    Standard(StdoutLock<'static>),
    Stream(File),
    File(TempFile, bool),
}

impl Draft {
    /// Appends `part` to the output.
    pub fn write_part(&mut self, part: &[u8]) -> Result<(), Error> {
        let put = self.out.write_all(part);
        put.map_err(|error| self.record_error(&error))
    }

    /// Whether the output goes to a plain file, which gets its name only at the end.
    pub fn is_file(&self) -> bool {
        matches!(self.out.get_ref(), Out::File(..))
    }

    /// Whether the reader of the output has closed its pipe. This is not an error.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Finishes the output; a plain file gets its name.
    pub fn commit(self) -> Result<(), Error> {
        Draft::commit_all(vec![self])
    }

    /// Finishes all outputs. Plain files get their final names, one after the other, only when all outputs
    /// are complete.
    pub fn commit_all(drafts: Vec<Draft>) -> Result<(), Error> {
        let mut files = Vec::new();
        for mut draft in drafts {
            if let Err(error) = draft.out.flush() {
                let refused = draft.record_error(&error);
                if draft.closed {
                    continue;
                }
                return Err(refused);
            }
            if let (Out::File(file, force), _) = draft.out.into_parts() {
                file.sync().map_err(|error| write_error(&draft.name, &error))?;
                files.push((file, draft.name, force));
            }
        }
        files.into_iter().try_for_each(|(file, path, force)| {
            file.persist(&path, force).map_err(|error| write_error(&path, &error))
        })
    }

    /// Returns the error for a failed write. Sets `closed` if the write failed because the reader has closed
    /// the pipe.
    fn record_error(&mut self, error: &io::Error) -> Error {
        self.closed = !self.is_file() && error.kind() == io::ErrorKind::BrokenPipe;
        write_error(&self.name, error)
    }
}

impl Write for Draft {
    fn write(&mut self, part: &[u8]) -> io::Result<usize> {
        self.out.write(part)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Write for Out {
    fn write(&mut self, part: &[u8]) -> io::Result<usize> {
        match self {
            Out::Standard(out) => out.write(part),
            Out::Stream(out) => out.write(part),
            Out::File(out, _) => out.write(part),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Out::Standard(out) => out.flush(),
            Out::Stream(out) => out.flush(),
            Out::File(..) => Ok(()),
        }
    }
}

/// Returns the error for the failed output to `path`, with the reason `error`: `output-failed` if `path` is
/// `-` (standard output), `file-exists` if a file exists that must not be replaced, otherwise `write-failed`.
pub fn write_error(path: &Path, error: &io::Error) -> Error {
    if error.kind() == io::ErrorKind::AlreadyExists {
        return Error::from(FileFault::Exists).with_word(path.display());
    }
    if path == Path::new("-") {
        return FileFault::NotPrinted { reason: error.into() }.into();
    }
    // Some errors name the temporary file, which means nothing to the user.
    let plain = io::Error::from(error.kind());
    let error = if error.get_ref().is_some() { &plain } else { error };
    Error::from(FileFault::from_write_error(error)).with_word(path.display())
}
