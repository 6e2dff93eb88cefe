//! Chooses the paths of the output files of a set of sheets. Finds conflicts with existing files before any
//! sheet is made.

use std::fs;
use std::path::{Path, PathBuf};

use carryless_args::Args;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::output_format::Format;
use carryless_files::FileFault;
use carryless_files::atomic_write::Target;
use carryless_worksheet::file_layout::{Bundle, Folder, Layout, PathKind};
use carryless_worksheet::request::Order;

/// Output files of a set of sheets: all sheets together, or a folder.
#[derive(Debug)]
pub(super) enum Places {
    /// One file for all sheets, one for all keys, and the teacher's files.
    One(OutputPaths),
    /// Folder with separate files for each pupil.
    Many(Folder),
}

/// Output files for all sheets in one file. Each file is its path and its target, which opens it.
#[derive(Debug)]
pub(super) struct OutputPaths {
    /// File of all sheets.
    pub(super) sheets: (PathBuf, Target),
    /// File of all keys; `None` if the keys are in the file of the sheets or not made.
    pub(super) keys: Option<(PathBuf, Target)>,
    /// File with the summary for the teacher; `None` if it is not written.
    pub(super) summary: Option<(PathBuf, Target)>,
    /// File with the answer list, in which the teacher enters the pupils' answers; `None` if it is not
    /// written.
    pub(super) answers: Option<(PathBuf, Target)>,
    /// Folder that contains the files and is created if missing; `None` if no folder has to be created.
    pub(super) folder: Option<PathBuf>,
}

impl Places {
    /// Chooses the output files from `--output`, the order and the format. Fails with `file-exists`,
    /// `file-is-folder` or `folder-exists`.
    pub(super) fn from_args(args: &Args<'_>, order: &Order, format: Format) -> Result<Self, Error> {
        let (word, force) = (args.value_of("output"), args.flag("force").is_some());
        let asking = OutputOption { word, force };
        match Layout::from_args(args, order, format, entry_at)? {
            Layout::One(bundle) => {
                let sheets = match bundle.is_printed {
                    true => (bundle.sheets.clone(), Target::Standard),
                    false => asking.target(&bundle.sheets)?,
                };
                asking.one(bundle, sheets)
            }
            Layout::Many(folder) => {
                asking.refuse_folder(&folder.path)?;
                Ok(Places::Many(folder))
            }
        }
    }
}

/// Returns the kind of the path: a folder, a stream such as a pipe, or free, if nothing or a regular file is
/// there.
fn entry_at(path: &Path) -> Result<PathKind, Error> {
    Ok(match () {
        () if path.is_dir() => PathKind::Folder,
        () if path.exists() && !Target::from_path(path, true)?.is_file() => PathKind::Stream,
        () => PathKind::Free,
    })
}

/// Value of `--output`, if given, and whether `--force` is set.
struct OutputOption<'l> {
    word: Option<Token<'l>>,
    force: bool,
}

impl OutputOption<'_> {
    /// Returns the path with its target. An error has the span of the value of `--output` if that value is
    /// the path.
    fn target(&self, path: &Path) -> Result<(PathBuf, Target), Error> {
        let own = self.word.filter(|word| Path::new(word.text()) == path);
        let target = match own {
            Some(word) => Target::from_option(Some(word), self.force)?,
            None => Target::from_path(path, self.force)?,
        };
        Ok((path.to_owned(), target))
    }

    /// Returns the output files of `bundle`, with all sheets in the file `sheets`. The other files are left
    /// out if the sheets go to standard output or a pipe.
    fn one(&self, bundle: Bundle, sheets: (PathBuf, Target)) -> Result<Places, Error> {
        let is_file = sheets.1.is_file();
        let beside = |path: Option<PathBuf>| {
            path.filter(|_| is_file).map(|path| self.target(&path)).transpose()
        };
        Ok(Places::One(OutputPaths {
            keys: beside(bundle.keys)?,
            summary: beside(bundle.summary)?,
            answers: beside(bundle.answers)?,
            folder: bundle.folder,
            sheets,
        }))
    }

    /// Returns `folder-exists` if the folder contains anything and `--force` is not given, or the error of a
    /// path that exists and is no folder.
    fn refuse_folder(&self, folder: &Path) -> Result<(), Error> {
        if folder.exists() && !folder.is_dir() {
            self.target(folder)?;
        }
        let holds = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some());
        match self.word {
            _ if self.force || !holds => Ok(()),
            Some(word) => Err(word.error(FileFault::FolderExists)),
            None => Err(Error::from(FileFault::FolderExists).with_word(folder.display())),
        }
    }
}
