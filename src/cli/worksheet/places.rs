//! Which files a set becomes. What stands in the way is found here, before any work.

use std::path::{Path, PathBuf};

use super::class::{Class, Pupils};
use crate::asked::Asked;
use crate::cli::format::Format;
use crate::error::Error;
use crate::files::FileFault;
use crate::line::{Word, placed};
use crate::worksheet::file_name;
use crate::worksheet::spec::{Key, Look};

/// Where the files go.
#[derive(Debug)]
pub(crate) struct Places {
    pub(super) place: Place,
    pub(super) force: bool,
}

/// The form of the output.
#[derive(Debug)]
pub(super) enum Place {
    /// Standard output.
    Standard,
    /// One file for all sheets, one for all keys, one for the teacher.
    One(Trio),
    /// A folder with files for each pupil, and the name of the teacher's file.
    Many(PathBuf, PathBuf),
}

/// A sheet (or all), its key, and what the teacher gets.
#[derive(Debug)]
pub(super) struct Trio {
    pub(super) sheet: PathBuf,
    pub(super) key: PathBuf,
    pub(super) summary: PathBuf,
}

impl Places {
    /// The places that the options name.
    ///
    /// # Errors
    /// `file-exists`, `file-is-folder`.
    pub(crate) fn of(
        asked: &Asked<'_>,
        (class, pupils, look): (&Class, &Pupils, &Look),
        format: Format,
    ) -> Result<Self, Error> {
        let word = asked.value("output");
        let bundled = asked.flag("bundle").is_some();
        let place = place(word, bundled, class, pupils, format);
        let places = Places { place, force: asked.flag("force").is_some() };
        places.check(word, pupils, look.key, format)?;
        Ok(places)
    }

    /// Refuses to replace a file, or to write a file where a folder is.
    fn check(
        &self,
        word: Option<Word<'_>>,
        pupils: &Pupils,
        key: Key,
        format: Format,
    ) -> Result<(), Error> {
        let refuse = |path: &Path| {
            let kind = match path {
                path if path.is_dir() => FileFault::IsFolder,
                path if path.exists() && !self.force => FileFault::Exists,
                _ => return Ok(()),
            };
            let own = word.filter(|word| Path::new(word.text()) == path);
            Err(placed(own, Error::from(kind).naming(path.display())))
        };
        match &self.place {
            Place::Standard => Ok(()),
            Place::One(Trio { sheet, key: key_file, summary }) => {
                let separate = key == Key::Separate && format.has_key();
                let summarised = pupils.is_class && format.is_page();
                refuse(sheet)?;
                if separate {
                    refuse(key_file)?;
                }
                if summarised { refuse(summary) } else { Ok(()) }
            }
            Place::Many(folder, _) if !folder.exists() => Ok(()),
            Place::Many(folder, _) if !folder.is_dir() => refuse(folder),
            Place::Many(folder, summary) => {
                for index in pupils.from..pupils.to {
                    let (sheet, key_file) = pair(folder, pupils, index, format);
                    refuse(&sheet)?;
                    refuse(&key_file)?;
                }
                refuse(summary)
            }
        }
    }
}

/// The files of one pupil in a folder.
pub(super) fn pair(
    folder: &Path,
    pupils: &Pupils,
    index: u64,
    format: Format,
) -> (PathBuf, PathBuf) {
    let stem = file_name(index + 1, pupils.count(), pupils.name(index));
    let ending = format.ending();
    (folder.join(format!("{stem}.{ending}")), folder.join(format!("{stem}-key.{ending}")))
}

fn place(
    word: Option<Word<'_>>,
    bundled: bool,
    class: &Class,
    pupils: &Pupils,
    format: Format,
) -> Place {
    let part = match pupils.is_slice {
        true => format!("-{}-{}", pupils.from + 1, pupils.to),
        false => String::new(),
    };
    let stem = match pupils.is_class {
        true => format!("worksheets-{}{part}", class.ticket.seed),
        false => format!("worksheet-{}", class.ticket.code()),
    };
    let ending = format.ending();
    let one = |folder: &Path| Place::One(trio(&folder.join(format!("{stem}.{ending}"))));
    let many = |folder: &Path| {
        Place::Many(folder.to_owned(), folder.join(format!("summary{part}.{ending}")))
    };
    let Some(text) = word.map(Word::text) else {
        return match format.is_page() {
            false => Place::Standard,
            true if pupils.is_class && !bundled => {
                many(Path::new(&format!("worksheets-{}", class.ticket.seed)))
            }
            true => one(Path::new("")),
        };
    };
    let path = Path::new(text);
    let is_folder = text.ends_with(['/', '\\']) || path.is_dir();
    let is_file = !is_folder && (path.extension().is_some() || !format.has_key());
    match () {
        () if is_file => Place::One(trio(path)),
        () if pupils.is_class && !bundled && format.has_key() => many(path),
        () => one(path),
    }
}

/// The files beside `sheet`.
fn trio(sheet: &Path) -> Trio {
    let stem = sheet.file_stem().unwrap_or_default().to_string_lossy();
    let ending = sheet.extension().unwrap_or_default().to_string_lossy();
    let beside = |what: &str| sheet.with_file_name(format!("{stem}-{what}.{ending}"));
    Trio { key: beside("key"), summary: beside("summary"), sheet: sheet.to_owned() }
}
