//! Writes the files of a set. Each appears whole or not at all; sheets are made on all cores and
//! written in order.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::browser::Browser;
use super::cores;
use super::ledger::Ledger;
use super::places::{Many, Places, Trio};
use super::sheaf::{Part, Sheaf};
use super::shelf::{Apart, QueuedFile, Shelf};
use crate::asked::format::Format;
use crate::cli::progress::Progress;
use crate::cli::said::remark;
use crate::error::Error;
use crate::files::output::{Target, failed};
use crate::files::scratch;
use crate::wording::Values;
use crate::worksheet::making::{Maker, Named};
use crate::worksheet::order::Order;
use crate::worksheet::sheet::Sheet;
use crate::worksheet::spec::Key;
use crate::worksheet::summary::Summary;
use crate::worksheet::word::WordWriter;
use crate::worksheet::writer::SheetWriter;

/// Sheets that are printed at a time: enough to be quick, few enough for a browser's memory.
pub(super) const PORTION: usize = 20;

/// What makes the sheets of an order, and prints them where that is asked.
struct Press<'m> {
    order: &'m Order,
    maker: Maker<'m>,
    browser: Option<Browser>,
    word: Option<WordWriter<'m>>,
}

/// Writes the sheets of an order to their places and prints the paths.
pub(super) fn write(order: &Order, places: Places, format: Format) -> Result<(), Error> {
    let writer = SheetWriter::new(order.look.clone())?;
    let browser = if format == Format::Pdf { Some(Browser::find()?) } else { None };
    let maker = Maker::new(&writer, &order.pupils, format)?;
    let word = if format == Format::Docx { Some(WordWriter::new(&writer)?) } else { None };
    let press = Press { order, maker, browser, word };
    match places {
        Places::One(trio) => press.to_one(trio),
        Places::Many(many) => press.to_many(&many),
    }?;
    if press.word.is_some_and(|word| word.lacks_letters()) {
        remark(&writer.languages[0].words().text("worksheet-no-letters")?);
    }
    Ok(())
}

impl Press<'_> {
    /// All sheets in one file, all keys in another.
    fn to_one(&self, trio: Trio) -> Result<(), Error> {
        let Press { order, maker, .. } = self;
        let pupils = &order.pupils;
        if let Some(folder) = &trio.folder {
            fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        }
        let mut progress = Progress::beside(&trio.sheets.1, Some(pupils.to - pupils.from));
        let files = [Some(trio.sheets), trio.keys].into_iter().flatten();
        let sheaves = files.map(|place| self.sheaf(place));
        let mut sheaves = sheaves.collect::<Result<Vec<_>, _>>()?;
        let mut summary = Summary::default();
        let filled = cores::each(
            order,
            |sheet| self.parts(sheet),
            |sheet, [part, key]| {
                summary.add(sheet);
                let apart = usize::from(maker.key() == Key::Separate);
                for (part, place) in [(part, 0), (key, apart)] {
                    if let (Some(part), Some(sheaf)) = (part, sheaves.get_mut(place)) {
                        sheaf.put(part)?;
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
            let place = (path, target);
            let mut sheaf =
                if self.word.is_some() { Sheaf::text(place, maker)? } else { self.sheaf(place)? };
            sheaf.put(Part::Page(maker.writer.summary(&summary)?))?;
            sheaves.push(sheaf);
        }
        self.press(&mut sheaves, 1)?;
        progress.finish();
        if let (Some(place), Some(list)) = (trio.answers, maker.writer.answer_list(&summary)?) {
            sheaves.push(Sheaf::table(place, &list)?);
        }
        // Sheets of one run never stand beside the keys of another.
        say(Sheaf::keep_all(sheaves)?.into_iter())
    }

    /// Prints what waits in each file, once there is enough of it.
    fn press(&self, sheaves: &mut [Sheaf], enough: usize) -> Result<(), Error> {
        let Some(browser) = &self.browser else { return Ok(()) };
        let ready = sheaves.iter_mut().filter_map(|sheaf| Some((sheaf.waiting(enough)?, sheaf)));
        let (pages, mut waiting): (Vec<_>, Vec<_>) = ready.unzip();
        let pages: Vec<String> = pages.iter().map(|parts| self.maker.page(parts)).collect();
        if pages.is_empty() {
            return Ok(());
        }
        browser.print(pages, |place, pdf| waiting[place].printed(pdf))
    }

    /// A file for many sheets.
    fn sheaf(&self, place: (PathBuf, Target)) -> Result<Sheaf, Error> {
        match (&self.browser, &self.word) {
            (Some(_), _) => Sheaf::paper(place),
            (_, Some(word)) => {
                Sheaf::word(place, word.document()?, self.maker.writer.titles()?.join(" \u{b7} "))
            }
            _ => Sheaf::text(place, &self.maker),
        }
    }

    /// The pupil's part and the key, each where it is wanted.
    fn parts(&self, sheet: &Sheet) -> Result<[Option<Part>; 2], Error> {
        let Some(word) = &self.word else {
            let made = self.maker.parts(sheet)?;
            return Ok([made.sheet, made.key].map(|part| part.map(Part::Page)));
        };
        let key = self.maker.key();
        let pupil = (key != Key::Only).then(|| word.sheet(sheet)).transpose()?;
        let key = (key != Key::None).then(|| word.key(sheet)).transpose()?;
        Ok([pupil, key].map(|part| part.map(|section| Part::Word(Box::new(section)))))
    }

    fn to_many(&self, many: &Many) -> Result<(), Error> {
        let Order { class, pupils, .. } = self.order;
        let folder = &many.folder.path;
        fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        let ledger = Ledger::open(folder)?;
        let apart = (many.force && !pupils.is_slice && !ledger.is_empty())
            .then(|| Apart::inside(folder).map_err(|error| failed(folder, &error)))
            .transpose()?;
        if many.resume {
            // Nothing is written into another set.
            for index in pupils.from..pupils.to {
                let code = class.code(pupils, index).code();
                for name in self.maker.names(pupils, index) {
                    ledger.holds(&code, &name)?;
                }
            }
        }
        let done = Arc::new(AtomicU64::new(0));
        let mut values = Values::default();
        values.set_number("all", pupils.to - pupils.from);
        values.set_text("seed", class.sheet_code.seed.to_string());
        let told = self.maker.writer.languages[0].words().format("worksheet-cut", &values)?;
        let counted = Arc::clone(&done);
        // The number of those that are done is known when it is told.
        let cut = move || told.replace("{}", &counted.load(Ordering::Relaxed).to_string());
        let farewell = cut.clone();
        // What is made apart goes with its folder.
        let goes_on = apart.is_none();
        scratch::farewell(Some(Box::new(move || goes_on.then(&farewell))));
        let shelf = Shelf { many, ledger: Mutex::new(ledger), apart, done };
        let filled = self.fill(&shelf).and_then(|paths| shelf.finish().map(|()| paths));
        scratch::farewell(None);
        if goes_on && filled.is_err() && shelf.done.load(Ordering::Relaxed) > 0 {
            remark(&cut());
        }
        say(std::iter::once(folder.join("")).chain(filled?))
    }

    /// Makes what a folder does not hold yet, and the teacher's page, whose path comes back.
    fn fill(&self, shelf: &Shelf<'_>) -> Result<Vec<PathBuf>, Error> {
        let Press { order, maker, .. } = self;
        let pupils = &order.pupils;
        let mut progress = Progress::before_output(Some(pupils.to - pupils.from));
        let mut summary = Summary::default();
        let mut waiting = Vec::new();
        cores::each(
            order,
            |sheet| {
                let names = maker.names(pupils, sheet.sheet_code.index);
                if shelf.holds(&sheet.code, &names)? {
                    return Ok(Vec::new());
                }
                let mut files = self.files(sheet, names)?;
                if self.browser.is_none() {
                    for file in files.drain(..) {
                        shelf.put(&file, &file.content)?;
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
        if pupils.is_class && maker.format.is_page() {
            let page = maker.page(&[maker.writer.summary(&summary)?]);
            let file = self.for_teacher(&shelf.many.folder.summary, page);
            match &self.browser {
                Some(_) => waiting.push(file),
                None => shelf.put(&file, &file.content)?,
            }
            paths.push(shelf.many.folder.summary.clone());
            if let Some(page) = maker.writer.answer_list(&summary)?.filter(|_| !pupils.is_slice) {
                let file = self.for_teacher(&shelf.many.folder.answers, page);
                shelf.put(&file, &file.content)?;
                paths.push(shelf.many.folder.answers.clone());
            }
        }
        shelf.press(&mut waiting, self.browser.as_ref())?;
        progress.finish();
        Ok(paths)
    }

    /// The files of one pupil.
    fn files(&self, sheet: &Sheet, names: Vec<String>) -> Result<Vec<QueuedFile>, Error> {
        let made: Vec<(String, Vec<u8>)> = match &self.word {
            Some(word) => names.into_iter().zip(self.documents(word, sheet)?).collect(),
            None => {
                let files = self.maker.files(sheet, names)?.into_iter();
                files.map(|Named { name, text }| (name, text.into_bytes())).collect()
            }
        };
        let most = made.len();
        let file = |(number, (name, content))| QueuedFile {
            name,
            content,
            code: sheet.code.clone(),
            last: number == most,
        };
        Ok((1..).zip(made).map(file).collect())
    }

    /// The documents of one pupil.
    fn documents(&self, word: &WordWriter<'_>, sheet: &Sheet) -> Result<Vec<Vec<u8>>, Error> {
        let title = self.maker.writer.titles()?.join(" \u{b7} ");
        let mut parts: Vec<Part> = self.parts(sheet)?.into_iter().flatten().collect();
        let each = if self.maker.key() == Key::Same { parts.len() } else { 1 };
        let mut documents = Vec::new();
        while !parts.is_empty() {
            let mut document = word.document()?;
            for part in parts.drain(..each) {
                let Part::Word(section) = part else { return Err(Error::defect("part")) };
                document.add(*section)?;
            }
            documents.push(document.finish(&title)?);
        }
        Ok(documents)
    }

    /// A file that belongs to no pupil.
    fn for_teacher(&self, path: &Path, page: String) -> QueuedFile {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let code = self.order.class.sheet_code.code();
        QueuedFile { name, content: page.into_bytes(), code, last: false }
    }
}

/// Prints the paths of the files.
fn say(paths: impl Iterator<Item = PathBuf>) -> Result<(), Error> {
    let text: String = paths.map(|path| format!("{}\n", path.display())).collect();
    if text.is_empty() { Ok(()) } else { Target::Standard.write(&text) }
}
