//! Writes the files of a set. Each appears whole or not at all; sheets are made on all cores and
//! written in order.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::browser::Browser;
use super::class::{Class, Pupils};
use super::ledger::Ledger;
use super::pdf::Joined;
use super::places::{Many, Places, Trio, pair};
use super::shelf::{QueuedFile, Shelf};
use crate::cli::format::Format;
use crate::cli::progress::Progress;
use crate::cli::said::remark;
use crate::error::Error;
use crate::files::output::{Draft, Target, failed};
use crate::files::scratch;
use crate::wording::Values;
use crate::worksheet::data::CSV_HEAD;
use crate::worksheet::sheet::Sheet;
use crate::worksheet::spec::Key;
use crate::worksheet::summary::Summary;
use crate::worksheet::writer::SheetWriter;

/// Sheets that are printed at a time: enough to be quick, few enough for a browser's memory.
pub(super) const PORTION: usize = 20;

/// What is made of one sheet: the pupil's part and the key, each where it is wanted.
struct Made {
    sheet: Option<String>,
    key: Option<String>,
}

/// Makes sheets in one format.
struct Maker<'m> {
    writer: &'m SheetWriter,
    format: Format,
    key: Key,
    browser: Option<Browser>,
    head: String,
    tail: String,
}

/// Writes the sheets of `pupils` to their places and prints the paths.
pub(crate) fn write(
    class: &Class,
    pupils: &Pupils,
    writer: &SheetWriter,
    places: Places,
    format: Format,
) -> Result<(), Error> {
    let browser = if format == Format::Pdf { Some(Browser::find()?) } else { None };
    let (head, tail) = match format {
        Format::Html | Format::Pdf => (writer.head(&writer.titles()?.join(" · "))?, writer.tail()?),
        Format::Csv if pupils.from == 0 || !pupils.is_slice => (CSV_HEAD.to_owned(), String::new()),
        _ => (String::new(), String::new()),
    };
    let maker = Maker { writer, format, key: writer.look.key, browser, head, tail };
    match places {
        Places::One(trio) => maker.to_one(class, pupils, trio),
        Places::Many(many) => maker.to_many(class, pupils, &many),
    }
}

impl Maker<'_> {
    fn make(&self, sheet: &Sheet) -> Result<Made, Error> {
        let (pupil, key) = match self.format {
            Format::Json => return self.data(self.writer.sheet_json(sheet)?),
            Format::Csv => return self.data(self.writer.sheet_csv(sheet)?),
            _ => (self.key != Key::Only, self.key != Key::None),
        };
        let (sheet_part, key_part) = match self.format {
            Format::Markdown => (
                pupil.then(|| self.writer.sheet_markdown(sheet)),
                key.then(|| self.writer.key_markdown(sheet, true)),
            ),
            _ => (pupil.then(|| self.writer.sheet(sheet)), key.then(|| self.writer.key(sheet))),
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

    /// All sheets in one file, all keys in another.
    fn to_one(&self, class: &Class, pupils: &Pupils, trio: Trio) -> Result<(), Error> {
        if let Some(folder) = &trio.folder {
            fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        }
        let mut progress = Progress::beside(&trio.sheets.1, Some(pupils.to - pupils.from));
        let files = [Some(trio.sheets), trio.keys].into_iter().flatten();
        let sheaves = files.map(|(path, target)| Sheaf::begin(self, path, target));
        let mut sheaves = sheaves.collect::<Result<Vec<_>, _>>()?;
        let mut summary = Summary::default();
        let filled = class.each(
            pupils,
            |sheet| self.make(sheet),
            |sheet, made| {
                summary.add(sheet);
                let apart = usize::from(self.key == Key::Separate);
                for (part, place) in [(made.sheet, 0), (made.key, apart)] {
                    if let (Some(part), Some(sheaf)) = (part, sheaves.get_mut(place)) {
                        sheaf.put(self, part)?;
                    }
                }
                self.press(&mut sheaves, PORTION)?;
                progress.advance(1);
                Ok(())
            },
        );
        if filled.is_err() && sheaves.iter().any(|sheaf| sheaf.draft.is_closed()) {
            return Ok(());
        }
        filled?;
        if let Some((path, target)) = trio.summary {
            let mut sheaf = Sheaf::begin(self, path, target)?;
            sheaf.put(self, self.writer.summary(&summary)?)?;
            sheaves.push(sheaf);
        }
        self.press(&mut sheaves, 1)?;
        progress.finish();
        // Sheets of one run never stand beside the keys of another.
        sheaves[1..].iter().for_each(|sheaf| sheaf.draft.clear());
        let paths = sheaves.into_iter().map(|sheaf| sheaf.keep(self));
        let mut paths = paths.collect::<Result<Vec<_>, _>>()?;
        if let (Some((path, target)), Some(list)) =
            (trio.answers, self.writer.answer_list(&summary)?)
        {
            let mut draft = target.open()?;
            draft.put(list.as_bytes())?;
            draft.keep()?;
            paths.push(Some(path));
        }
        say(paths.into_iter().flatten())
    }

    /// Prints what waits in each file, once there is enough of it.
    fn press(&self, sheaves: &mut [Sheaf], enough: usize) -> Result<(), Error> {
        let Some(browser) = &self.browser else { return Ok(()) };
        let mut waiting: Vec<&mut Sheaf> =
            sheaves.iter_mut().filter(|sheaf| sheaf.parts.len() >= enough).collect();
        let pages = waiting.iter_mut().map(|sheaf| self.page(&std::mem::take(&mut sheaf.parts)));
        let pages: Vec<String> = pages.collect();
        if pages.is_empty() {
            return Ok(());
        }
        browser.print(pages, |place, pdf| {
            let sheaf = &mut waiting[place];
            sheaf.paper.add(pdf).map_err(|error| failed(&sheaf.path, &error))
        })
    }

    fn page(&self, parts: &[String]) -> String {
        [&self.head, parts.concat().as_str(), &self.tail].concat()
    }

    fn to_many(&self, class: &Class, pupils: &Pupils, many: &Many) -> Result<(), Error> {
        let folder = &many.folder;
        fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        let mut ledger = Ledger::open(folder)?;
        if many.force && !pupils.is_slice {
            ledger.clear()?;
        }
        if many.resume {
            // Nothing is written into another set.
            for index in pupils.from..pupils.to {
                let code = class.code(pupils, index).code();
                for name in self.names(pupils, index) {
                    ledger.holds(&code, &name)?;
                }
            }
        }
        let done = Arc::new(AtomicU64::new(0));
        let mut values = Values::default();
        values.set_number("all", pupils.to - pupils.from);
        values.set_text("seed", class.sheet_code.seed.to_string());
        let told = self.writer.languages[0].words().format("worksheet-cut", &values)?;
        let counted = Arc::clone(&done);
        // The number of those that are done is known when it is told.
        let cut = move || told.replace("{}", &counted.load(Ordering::Relaxed).to_string());
        let farewell = cut.clone();
        scratch::farewell(Some(Box::new(move || Some(farewell()))));
        let shelf = Shelf { many, ledger: Mutex::new(ledger), done };
        let filled = self.fill(class, pupils, &shelf);
        scratch::farewell(None);
        if filled.is_err() && shelf.done.load(Ordering::Relaxed) > 0 {
            remark(&cut());
        }
        say(std::iter::once(folder.join("")).chain(filled?))
    }

    /// Makes what a folder does not hold yet, and the teacher's page, whose path comes back.
    fn fill(
        &self,
        class: &Class,
        pupils: &Pupils,
        shelf: &Shelf<'_>,
    ) -> Result<Vec<PathBuf>, Error> {
        let mut progress = Progress::before_output(pupils.to - pupils.from);
        let mut summary = Summary::default();
        let mut waiting = Vec::new();
        class.each(
            pupils,
            |sheet| {
                let names = self.names(pupils, sheet.sheet_code.index);
                if shelf.holds(&sheet.code, &names)? {
                    return Ok(Vec::new());
                }
                let mut files = self.files(sheet, names)?;
                if self.browser.is_none() {
                    for file in files.drain(..) {
                        shelf.put(&file, file.page.as_bytes())?;
                    }
                }
                Ok(files)
            },
            |sheet, mut files| {
                summary.add(sheet);
                waiting.append(&mut files);
                if waiting.len() >= PORTION {
                    shelf.press(&mut waiting, self.browser.as_ref())?;
                }
                progress.advance(1);
                Ok(())
            },
        )?;
        let mut paths = Vec::new();
        if pupils.is_class && self.format.is_page() {
            let name = shelf.many.summary.file_name().unwrap_or_default();
            let name = name.to_string_lossy().into_owned();
            let page = self.page(&[self.writer.summary(&summary)?]);
            let file = QueuedFile { name, page, code: class.sheet_code.code(), last: false };
            match &self.browser {
                Some(_) => waiting.push(file),
                None => shelf.put(&file, file.page.as_bytes())?,
            }
            paths.push(shelf.many.summary.clone());
            if let Some(page) = self.writer.answer_list(&summary)?.filter(|_| !pupils.is_slice) {
                let name = shelf.many.answers.file_name().unwrap_or_default();
                let name = name.to_string_lossy().into_owned();
                let file = QueuedFile { name, page, code: class.sheet_code.code(), last: false };
                shelf.put(&file, file.page.as_bytes())?;
                paths.push(shelf.many.answers.clone());
            }
        }
        shelf.press(&mut waiting, self.browser.as_ref())?;
        progress.finish();
        Ok(paths)
    }

    fn files(&self, sheet: &Sheet, names: Vec<String>) -> Result<Vec<QueuedFile>, Error> {
        let made = self.make(sheet)?;
        let parts: Vec<String> = made.sheet.into_iter().chain(made.key).collect();
        let pages: Vec<String> = match self.key {
            Key::Same => vec![self.page(&parts)],
            _ => parts.iter().map(|part| self.page(std::slice::from_ref(part))).collect(),
        };
        let last = pages.len();
        let files = (1..).zip(names.into_iter().zip(pages));
        let file = |(number, (name, page))| QueuedFile {
            name,
            page,
            code: sheet.code.clone(),
            last: number == last,
        };
        Ok(files.map(file).collect())
    }

    /// The names of the files of one pupil.
    fn names(&self, pupils: &Pupils, index: u64) -> Vec<String> {
        let [sheet, key] = pair(pupils, index, self.format);
        match self.key {
            Key::Separate => vec![sheet, key],
            Key::Same | Key::None => vec![sheet],
            Key::Only => vec![key],
        }
    }
}

/// A file for many sheets: written as they come, or printed in portions.
struct Sheaf {
    path: PathBuf,
    draft: Draft,
    /// What waits to be printed, and what was.
    parts: Vec<String>,
    paper: Joined,
}

impl Sheaf {
    fn begin(maker: &Maker<'_>, path: PathBuf, target: Target) -> Result<Self, Error> {
        let mut draft = target.open()?;
        if maker.browser.is_none() {
            draft.put(maker.head.as_bytes())?;
        }
        Ok(Sheaf { path, draft, parts: Vec::new(), paper: Joined::default() })
    }

    fn put(&mut self, maker: &Maker<'_>, part: String) -> Result<(), Error> {
        if maker.browser.is_none() {
            return self.draft.put(part.as_bytes());
        }
        self.parts.push(part);
        Ok(())
    }

    /// It is complete; the path of a file comes back.
    fn keep(mut self, maker: &Maker<'_>) -> Result<Option<PathBuf>, Error> {
        match maker.browser {
            Some(_) => self.draft.put(&self.paper.finish())?,
            None => self.draft.put(maker.tail.as_bytes())?,
        }
        let is_file = self.draft.is_file();
        self.draft.keep().map(|()| is_file.then_some(self.path))
    }
}

/// Prints the paths of the files.
fn say(paths: impl Iterator<Item = PathBuf>) -> Result<(), Error> {
    let text: String = paths.map(|path| format!("{}\n", path.display())).collect();
    if text.is_empty() { Ok(()) } else { Target::Standard.write(&text) }
}
