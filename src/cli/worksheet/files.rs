//! Writes the files of a set. Each appears whole or not at all; sheets are made on all cores and
//! written in order.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use tempfile::NamedTempFile;

use super::browser::Browser;
use super::class::{Class, Pupils};
use super::places::{Place, Places, Trio, pair};
use crate::cli::format::Format;
use crate::cli::output::{self, Target};
use crate::cli::progress::Progress;
use crate::error::Error;
use crate::files::FileFault;
use crate::line::Word;
use crate::worksheet::data::CSV_HEAD;
use crate::worksheet::scribe::Scribe;
use crate::worksheet::sheet::Sheet;
use crate::worksheet::spec::Key;
use crate::worksheet::summary::Summary;

/// What is made of one sheet: the pupil's part and the key, each where it is wanted.
struct Made {
    sheet: Option<String>,
    key: Option<String>,
}

/// Makes sheets in one format.
struct Maker<'m> {
    scribe: &'m Scribe,
    format: Format,
    key: Key,
    title: String,
    browser: Option<Browser>,
}

/// Writes the sheets of `pupils` to their places and prints the paths.
pub(crate) fn write(
    class: &Class,
    pupils: &Pupils,
    scribe: &Scribe,
    places: &Places,
    format: Format,
) -> Result<(), Error> {
    let browser = if format == Format::Pdf { Some(Browser::find()?) } else { None };
    let title = scribe.titles()?.join(" · ");
    let maker = Maker { scribe, format, key: scribe.look().key, title, browser };
    match &places.place {
        Place::Standard => maker.to_standard(class, pupils),
        Place::One(trio) => maker.to_one(class, pupils, trio, places.force),
        Place::Many(folder, summary) => {
            maker.to_many(class, pupils, (folder, summary), places.force)
        }
    }
}

impl Maker<'_> {
    /// The parts of one sheet.
    fn make(&self, sheet: &Sheet) -> Result<Made, Error> {
        let (pupil, key) = match self.format {
            Format::Json => return self.data(self.scribe.sheet_json(sheet)?),
            Format::Csv => return self.data(self.scribe.sheet_csv(sheet)?),
            _ => (self.key != Key::Only, self.key != Key::None),
        };
        let (sheet_part, key_part) = match self.format {
            Format::Markdown => (
                pupil.then(|| self.scribe.sheet_markdown(sheet)),
                key.then(|| self.scribe.key_markdown(sheet)),
            ),
            _ => (pupil.then(|| self.scribe.sheet(sheet)), key.then(|| self.scribe.key(sheet))),
        };
        let mut made = Made { sheet: sheet_part.transpose()?, key: key_part.transpose()? };
        if let (Format::Markdown, Key::Same, Some(key)) = (self.format, self.key, &mut made.key) {
            // Its heading stands right below the last exercise.
            key.insert(0, '\n');
        }
        Ok(made)
    }

    fn data(&self, text: String) -> Result<Made, Error> {
        Ok(Made { sheet: Some(text), key: None })
    }

    /// The beginning of a file.
    fn head(&self, pupils: &Pupils) -> Result<String, Error> {
        match self.format {
            Format::Html | Format::Pdf => self.scribe.head(&self.title),
            Format::Csv if pupils.from == 0 || !pupils.is_slice => Ok(CSV_HEAD.to_owned()),
            _ => Ok(String::new()),
        }
    }

    fn tail(&self) -> Result<String, Error> {
        if self.format.is_page() { self.scribe.tail() } else { Ok(String::new()) }
    }

    fn to_standard(&self, class: &Class, pupils: &Pupils) -> Result<(), Error> {
        let key_too = self.key != Key::Separate;
        let mut failed = None;
        let head = self.head(pupils)?;
        Target::Standard.stream(|out| {
            out.write_all(head.as_bytes())?;
            let mut gone = None;
            let each = class.each(
                pupils,
                |sheet| self.make(sheet),
                |_, made| {
                    let key = made.key.filter(|_| key_too);
                    for part in [made.sheet, key].into_iter().flatten() {
                        if let Err(error) = out.write_all(part.as_bytes()) {
                            let fault = FileFault::writing(&error);
                            gone = Some(error);
                            return Err(fault.into());
                        }
                    }
                    Ok(())
                },
            );
            match gone {
                Some(error) => Err(error),
                None => {
                    failed = each.err();
                    Ok(())
                }
            }
        })?;
        failed.map_or(Ok(()), Err)
    }

    /// All sheets in one file, all keys in another.
    fn to_one(
        &self,
        class: &Class,
        pupils: &Pupils,
        trio: &Trio,
        force: bool,
    ) -> Result<(), Error> {
        let apart = self.key == Key::Separate && self.format.has_key();
        let mut sheets = Draft::new(&trio.sheet)?;
        let mut keys = if apart { Some(Draft::new(&trio.key)?) } else { None };
        let head = self.head(pupils)?;
        let mut summary = self.summary(pupils)?;
        sheets.put(&head)?;
        if let Some(keys) = &mut keys {
            keys.put(&head)?;
        }
        let mut progress = Progress::before_output(pupils.to - pupils.from);
        class.each(
            pupils,
            |sheet| self.make(sheet),
            |sheet, made| {
                progress.advance(1);
                if let Some(summary) = &mut summary {
                    summary.add(sheet);
                }
                if let Some(part) = made.sheet {
                    sheets.put(&part)?;
                }
                match (made.key, &mut keys) {
                    (Some(part), Some(keys)) => keys.put(&part),
                    (Some(part), None) => sheets.put(&part),
                    (None, _) => Ok(()),
                }
            },
        )?;
        progress.finish();
        let tail = self.tail()?;
        let mut drafts: Vec<Draft> = [sheets].into_iter().chain(keys).collect();
        drafts.iter_mut().try_for_each(|draft| draft.put(&tail))?;
        if let Some(summary) = summary {
            drafts.push(self.summary_draft(&summary, &trio.summary)?);
        }
        let paths: Vec<PathBuf> = drafts.iter().map(|draft| draft.path.clone()).collect();
        // A browser takes its time, so each file has its own.
        drafts.into_par_iter().try_for_each(|draft| self.keep(draft, force))?;
        say(&paths)
    }

    /// Files for each pupil.
    fn to_many(
        &self,
        class: &Class,
        pupils: &Pupils,
        (folder, summary_file): (&Path, &Path),
        force: bool,
    ) -> Result<(), Error> {
        fs::create_dir_all(folder).map_err(|error| output::failed(folder, &error))?;
        let mut summary = self.summary(pupils)?;
        let (head, tail) = (self.head(pupils)?, self.tail()?);
        let mut progress = Progress::before_output(pupils.to - pupils.from);
        class.each(
            pupils,
            |sheet| {
                let (sheet_file, key_file) = pair(folder, pupils, sheet.ticket.index, self.format);
                let made = self.make(sheet)?;
                let whole = |path: &Path, parts: &[&str]| {
                    let mut draft = Draft::new(path)?;
                    for part in [&[head.as_str()], parts, &[&tail]].concat() {
                        draft.put(part)?;
                    }
                    self.keep(draft, force)
                };
                match (made.sheet, made.key, self.key) {
                    (Some(own), Some(key), Key::Same) => whole(&sheet_file, &[&own, &key]),
                    (own, key, _) => {
                        if let Some(own) = own {
                            whole(&sheet_file, &[&own])?;
                        }
                        key.map_or(Ok(()), |key| whole(&key_file, &[&key]))
                    }
                }
            },
            |sheet, ()| {
                progress.advance(1);
                if let Some(summary) = &mut summary {
                    summary.add(sheet);
                }
                Ok(())
            },
        )?;
        progress.finish();
        let mut paths = vec![folder.join("")];
        if let Some(summary) = summary {
            self.keep(self.summary_draft(&summary, summary_file)?, force)?;
            paths.push(summary_file.to_owned());
        }
        say(&paths)
    }

    /// The teacher's page about a class, for pages.
    fn summary(&self, pupils: &Pupils) -> Result<Option<Summary>, Error> {
        Ok((pupils.is_class && self.format.is_page()).then(Summary::default))
    }

    fn summary_draft(&self, summary: &Summary, path: &Path) -> Result<Draft, Error> {
        let mut draft = Draft::new(path)?;
        draft.put(&self.scribe.head(&self.title)?)?;
        draft.put(&self.scribe.summary(summary)?)?;
        draft.put(&self.scribe.tail()?)?;
        Ok(draft)
    }

    /// Makes a draft a file; a page to print is printed first.
    fn keep(&self, draft: Draft, force: bool) -> Result<(), Error> {
        let Some(browser) = &self.browser else {
            return draft.keep(force);
        };
        let path = draft.path.clone();
        let page = draft.text()?;
        let mut printed = Draft::new(&path)?;
        printed.put_bytes(&browser.print(&page)?)?;
        printed.keep(force)
    }
}

fn say(paths: &[PathBuf]) -> Result<(), Error> {
    let text: String = paths.iter().map(|path| format!("{}\n", path.display())).collect();
    Target::Standard.write(&text)
}

/// A file that is being written beside its place.
struct Draft {
    path: PathBuf,
    out: BufWriter<NamedTempFile>,
}

impl Draft {
    fn new(path: &Path) -> Result<Self, Error> {
        let file = output::beside(path).map_err(|error| output::failed(path, &error))?;
        Ok(Draft { path: path.to_owned(), out: BufWriter::with_capacity(1 << 16, file) })
    }

    fn put(&mut self, text: &str) -> Result<(), Error> {
        self.put_bytes(text.as_bytes())
    }

    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.out.write_all(bytes).map_err(|error| output::failed(&self.path, &error))
    }

    /// What was written.
    fn text(self) -> Result<String, Error> {
        let path = self.path;
        let file = self.out.into_inner().map_err(io::IntoInnerError::into_error);
        let text = file.and_then(|file| fs::read_to_string(file.path()));
        text.map_err(|error| output::failed(&path, &error))
    }

    fn keep(self, force: bool) -> Result<(), Error> {
        let path = self.path;
        let file = self.out.into_inner().map_err(io::IntoInnerError::into_error);
        let kept = file.and_then(|file| output::persist(file, &path, force));
        kept.map_err(|error| output::failed(&path, &error))
    }
}

/// The bytes of a file that an option names; `-` is standard input.
pub(crate) fn read(word: Word<'_>) -> Result<Vec<u8>, Error> {
    let read = match word.text() {
        "-" => {
            let mut bytes = Vec::new();
            io::Read::read_to_end(&mut io::stdin(), &mut bytes).map(|_| bytes)
        }
        name => fs::read(name),
    };
    read.map_err(|error| word.error(FileFault::reading(&error)))
}
