//! Which files a set becomes. What stands in the way is found here, before any work.

use std::path::{Path, PathBuf};

use super::class::{Class, Pupils};
use crate::asked::{Asked, AskedFault};
use crate::cli::format::Format;
use crate::error::Error;
use crate::files::output::Target;
use crate::line::Word;
use crate::worksheet::file_name;
use crate::worksheet::spec::{Key, Look};

/// How the list is called in which answers are typed.
const ANSWERS: &str = "answers";

/// The form of the output.
#[derive(Debug)]
pub(crate) enum Places {
    /// One file for all sheets, one for all keys, one for the teacher.
    One(Trio),
    /// A folder with files for each pupil.
    Many(Many),
}

/// All sheets, their keys, and what the teacher gets: where each goes, and how that is called.
#[derive(Debug)]
pub(crate) struct Trio {
    pub(super) sheets: (PathBuf, Target),
    pub(super) keys: Option<(PathBuf, Target)>,
    pub(super) summary: Option<(PathBuf, Target)>,
    /// The list in which answers are typed.
    pub(super) answers: Option<(PathBuf, Target)>,
    /// The folder that is made when there is none.
    pub(super) folder: Option<PathBuf>,
}

/// A folder, the teacher's file in it, and what becomes of the files that it holds.
#[derive(Debug)]
pub(crate) struct Many {
    pub(super) folder: PathBuf,
    pub(super) summary: PathBuf,
    /// The list in which answers are typed.
    pub(super) answers: PathBuf,
    pub(super) force: bool,
    pub(super) resume: bool,
}

impl Places {
    /// The places that the options name.
    /// Errors: `file-exists`, `file-is-folder`.
    pub(crate) fn of(
        asked: &Asked<'_>,
        (class, pupils, look): (&Class, &Pupils, &Look),
        format: Format,
    ) -> Result<Self, Error> {
        let word = asked.value("output");
        let asked = Asking {
            word,
            bundled: pupils.is_class && asked.flag("bundle").is_some(),
            force: asked.flag("force").is_some(),
            resume: asked.flag("resume"),
            key: look.key == Key::Separate && format.has_key(),
            summary: pupils.is_class && format.is_page(),
        };
        asked.places(class, pupils, format)
    }
}

struct Asking<'l> {
    word: Option<Word<'l>>,
    bundled: bool,
    force: bool,
    resume: Option<Word<'l>>,
    /// Whether the key is a file of its own, and whether the teacher gets one.
    key: bool,
    summary: bool,
}

impl Asking<'_> {
    fn places(&self, class: &Class, pupils: &Pupils, format: Format) -> Result<Places, Error> {
        let part = match pupils.is_slice {
            true => format!("-{}-{}", pupils.from + 1, pupils.to),
            false => String::new(),
        };
        let stem = match pupils.is_class {
            true => format!("worksheets-{}{part}", class.sheet_code.seed),
            false => format!("worksheet-{}", class.sheet_code.code()),
        };
        let ending = format.ending();
        let file = format!("{stem}.{ending}");
        let summary = format!("summary{part}.{ending}");
        let Some(text) = self.word.map(Word::text) else {
            return match format.is_page() {
                false => self.one(None, (PathBuf::from("-"), Target::Standard)),
                true if pupils.is_class && !self.bundled => {
                    let folder = PathBuf::from(format!("worksheets-{}", class.sheet_code.seed));
                    self.many(folder, &summary, pupils, format)
                }
                true => self.one(None, self.target(Path::new(&file))?),
            };
        };
        let path = Path::new(text);
        let is_folder = text.ends_with(['/', '\\']) || path.is_dir();
        let is_stream =
            !is_folder && path.exists() && !Target::at(path, true)?.is_file() || text == "-";
        let is_file = is_stream || path.extension().is_some() || !format.has_key();
        match () {
            () if is_file && !is_folder => self.one(None, self.target(path)?),
            () if pupils.is_class && !self.bundled && format.has_key() => {
                self.many(path.to_owned(), &summary, pupils, format)
            }
            () => self.one(Some(path), self.target(&path.join(file))?),
        }
    }

    /// The target of a path, which is pointed at where it was typed.
    fn target(&self, path: &Path) -> Result<(PathBuf, Target), Error> {
        let own = self.word.filter(|word| Path::new(word.text()) == path);
        let target = match own {
            Some(word) => Target::of(Some(word), self.force)?,
            None => Target::at(path, self.force)?,
        };
        Ok((path.to_owned(), target))
    }

    /// One file, and those beside it. Beside a stream there are none.
    fn one(&self, folder: Option<&Path>, sheets: (PathBuf, Target)) -> Result<Places, Error> {
        if let Some(word) = self.resume {
            return Err(word.error(AskedFault::Conflict { other: "--bundle".into() }));
        }
        let stem = sheets.0.file_stem().unwrap_or_default().to_string_lossy();
        let ending = sheets.0.extension().unwrap_or_default().to_string_lossy();
        let beside = |wanted: bool, what: &str| {
            let ending = if what == ANSWERS { "csv" } else { &*ending };
            let path = sheets.0.with_file_name(format!("{stem}-{what}.{ending}"));
            (wanted && sheets.1.is_file()).then(|| self.target(&path)).transpose()
        };
        Ok(Places::One(Trio {
            keys: beside(self.key, "key")?,
            summary: beside(self.summary, "summary")?,
            answers: beside(self.summary, ANSWERS)?,
            folder: folder.map(Path::to_owned),
            sheets,
        }))
    }

    /// A folder in which none of the files is, unless it may be replaced.
    fn many(
        &self,
        folder: PathBuf,
        summary: &str,
        pupils: &Pupils,
        format: Format,
    ) -> Result<Places, Error> {
        let (force, resume) = (self.force, self.resume.is_some());
        let answers = folder.join(format!("{ANSWERS}.csv"));
        let summary = folder.join(summary);
        if folder.exists() && !folder.is_dir() {
            self.target(&folder)?;
        }
        if folder.is_dir() && !resume {
            let pairs = (pupils.from..pupils.to).flat_map(|index| pair(pupils, index, format));
            for name in pairs {
                Target::at(&folder.join(name), force)?;
            }
            Target::at(&summary, force)?;
            Target::at(&answers, force)?;
        }
        Ok(Places::Many(Many { folder, summary, answers, force, resume }))
    }
}

/// The names of the files of one pupil: the sheet, the key.
pub(super) fn pair(pupils: &Pupils, index: u64, format: Format) -> [String; 2] {
    let stem = file_name(index + 1, pupils.count(), pupils.called(index));
    let ending = format.ending();
    [format!("{stem}.{ending}"), format!("{stem}-key.{ending}")]
}
