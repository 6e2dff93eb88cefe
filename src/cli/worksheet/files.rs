//! Writes the files of a set of sheets. Sheets are made on all cores and written in order; a file is complete
//! or absent.

use std::fs;
use std::path::{Path, PathBuf};

use super::browser::Browser;
use super::combined_file::{CombinedFile, Part};
use super::output_dir::{OutputDir, QueuedFile};
use super::output_paths::{OutputPaths, Places};
use super::parallel;
use crate::cli::class_files::ListFiles;
use crate::cli::diagnostics::remark;
use crate::cli::progress::Progress;
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_args::output_format::Format;
use carryless_export::worksheet_docx::WordWriter;
use carryless_files::atomic_write::{Target, write_error};
use carryless_files::{FileFault, read};
use carryless_render::i18n::MessageArgs;
use carryless_worksheet::answer_list;
use carryless_worksheet::file_layout::Folder;
use carryless_worksheet::renderer::SheetWriter;
use carryless_worksheet::request::Order;
use carryless_worksheet::sheet::Sheet;
use carryless_worksheet::sheet_files::{SheetRenderer, TextFile};
use carryless_worksheet::spec::Key;
use carryless_worksheet::summary::Summary;

/// Number of sheets that the browser prints in one call. More sheets need too much memory; fewer take more
/// time.
pub(super) const PORTION: usize = 20;

/// Order of sheets, with the renderers of its sheets and the browser that prints them. `browser` is `None`
/// unless the format is PDF, and `word` is `None` unless it is DOCX.
struct PrintJob<'m> {
    order: &'m Order,
    maker: SheetRenderer<'m>,
    browser: Option<Browser>,
    word: Option<WordWriter<'m>>,
}

/// Writes the sheets of an order in this format to the files `places`, and prints the paths of the files.
pub(super) fn write(order: &Order, places: Places, format: Format) -> Result<(), Error> {
    let writer = SheetWriter::new(order.look.clone())?;
    let browser = if format == Format::Pdf { Some(Browser::find()?) } else { None };
    let is_one = matches!(places, Places::One(_));
    let maker = SheetRenderer::new(&writer, &order.pupils, (format, is_one))?;
    let word = if format == Format::Docx {
        Some(WordWriter::new(&writer, order.pupils.is_class)?)
    } else {
        None
    };
    let job = PrintJob { order, maker, browser, word };
    match places {
        Places::One(paths) => job.write_combined(paths),
        Places::Many(folder) => job.write_folder(&folder),
    }?;
    if job.word.is_some_and(|word| word.lacks_letters())
        || job.browser.is_some_and(|browser| browser.lacks_letters())
    {
        remark(&writer.languages[0].words().text("worksheet-no-letters")?);
    }
    Ok(())
}

impl PrintJob<'_> {
    /// Writes all sheets to one file, all keys to the same or another file, and the files for the teacher
    /// (summary and answer list). Prints the paths of the files.
    fn write_combined(&self, paths: OutputPaths) -> Result<(), Error> {
        let PrintJob { order, maker, .. } = self;
        let pupils = &order.pupils;
        if let Some(folder) = &paths.folder {
            fs::create_dir_all(folder).map_err(|error| write_error(folder, &error))?;
        }
        let mut progress = Progress::during_output(&paths.sheets.1, Some(pupils.to - pupils.from));
        let files = [Some(paths.sheets), paths.keys].into_iter().flatten();
        let files = files.map(|place| self.open_combined(place));
        let mut files = files.collect::<Result<Vec<_>, _>>()?;
        let mut summary = Summary::default();
        let filled = parallel::for_each_sheet(
            order,
            |sheet| self.parts(sheet),
            |sheet, [part, key]| {
                summary.add(sheet);
                let apart = usize::from(maker.key() == Key::Separate);
                for (part, place) in [(part, 0), (key, apart)] {
                    if let (Some(part), Some(file)) = (part, files.get_mut(place)) {
                        file.put(part)?;
                    }
                }
                self.print_waiting(&mut files, PORTION)?;
                progress.advance(1);
                Ok(())
            },
        );
        if filled.is_err() && files.iter().any(|file| file.draft.is_closed()) {
            return Ok(());
        }
        filled?;
        if let Some((path, target)) = paths.summary {
            let place = (path, target);
            let mut file = if self.word.is_some() {
                CombinedFile::text(place, maker)?
            } else {
                self.open_combined(place)?
            };
            file.put(Part::Page(maker.writer.summary(&summary)?))?;
            files.push(file);
        }
        self.print_waiting(&mut files, 1)?;
        progress.finish();
        if let (Some(place), Some(list)) =
            (paths.answers, maker.writer.answer_list(&summary, pupils)?)
            && !self.keeps_answers(&place.0)?
        {
            files.push(CombinedFile::table(place, &list)?);
        }
        print_paths(CombinedFile::keep_all(files)?.into_iter())
    }

    /// Prints the waiting pages of each file in `files` in which at least `enough` pages wait. Does nothing
    /// if the format is not PDF.
    fn print_waiting(&self, files: &mut [CombinedFile], enough: usize) -> Result<(), Error> {
        let Some(browser) = &self.browser else { return Ok(()) };
        let ready = files.iter_mut().filter_map(|file| Some((file.take_waiting(enough)?, file)));
        let (pages, mut waiting): (Vec<_>, Vec<_>) = ready.unzip();
        let pages: Vec<String> = pages.iter().map(|parts| self.maker.page(parts)).collect();
        if pages.is_empty() {
            return Ok(());
        }
        browser.print(pages, |place, pdf| waiting[place].add_printed(pdf))
    }

    /// Opens the file `place` (its path and its target) for many sheets or keys, in the format of the order.
    fn open_combined(&self, place: (PathBuf, Target)) -> Result<CombinedFile, Error> {
        match (&self.browser, &self.word) {
            (Some(_), _) => CombinedFile::paper(place),
            (_, Some(word)) => CombinedFile::word(
                place,
                word.document()?,
                self.maker.writer.titles()?.join(" \u{b7} "),
            ),
            _ => CombinedFile::text(place, &self.maker),
        }
    }

    /// Returns the sheet and the key of one pupil, in this order; `None` for a part that the order leaves
    /// out.
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

    /// Writes the files of each pupil and of the teacher to a folder, and prints the paths.
    fn write_folder(&self, folder: &Folder) -> Result<(), Error> {
        let (pupils, format) = (&self.order.pupils, self.maker.format);
        let has_list = pupils.is_class && format.is_page() && !pupils.is_slice;
        let has_list = has_list && !self.keeps_answers(&folder.answers)?;
        self.reject_overwrite(folder, has_list)?;
        let output = OutputDir::open(&folder.path)?;
        let paths = self.fill(folder, has_list, &output)?;
        output.finish()?;
        print_paths(std::iter::once(folder.path.join("")).chain(paths))
    }

    /// Returns `file-is-read` if an output file would replace a file that was read as input. `has_list` is
    /// whether the output contains an answer list.
    fn reject_overwrite(&self, folder: &Folder, has_list: bool) -> Result<(), Error> {
        let entries = fs::read_dir(&folder.path).into_iter().flatten().flatten();
        let read = entries.map(|entry| entry.path()).filter(|path| read::is_read(path));
        let held: Vec<String> = read.map(|path| name_of(&path)).collect();
        if held.is_empty() {
            return Ok(());
        }
        let pupils = &self.order.pupils;
        let own = (pupils.from..pupils.to).flat_map(|index| self.maker.names(pupils, index));
        let list = has_list.then(|| name_of(&folder.answers));
        match own.chain([name_of(&folder.summary)]).chain(list).find(|name| held.contains(name)) {
            Some(name) => {
                Err(Error::from(FileFault::IsRead).with_word(folder.path.join(name).display()))
            }
            None => Ok(()),
        }
    }

    /// Writes the files of each pupil and of the teacher to `output`, the answer list only if `has_list`.
    /// Returns the paths of the teacher's files.
    fn fill(
        &self,
        folder: &Folder,
        has_list: bool,
        output: &OutputDir<'_>,
    ) -> Result<Vec<PathBuf>, Error> {
        let PrintJob { order, maker, .. } = self;
        let pupils = &order.pupils;
        let mut progress = Progress::before_output(Some(pupils.to - pupils.from));
        let mut summary = Summary::default();
        let mut waiting = Vec::new();
        parallel::for_each_sheet(
            order,
            |sheet| {
                let mut files = self.files(sheet)?;
                if self.browser.is_none() {
                    for file in files.drain(..) {
                        output.put(&file.name, &file.content)?;
                    }
                }
                Ok(files)
            },
            |sheet, mut files| {
                summary.add(sheet);
                waiting.append(&mut files);
                if waiting.len() >= PORTION {
                    output.print_waiting(&mut waiting, self.browser.as_ref())?;
                }
                progress.advance(1);
                Ok(())
            },
        )?;
        let mut paths = Vec::new();
        if pupils.is_class && maker.format.is_page() {
            let content = maker.page(&[maker.writer.summary(&summary)?]).into_bytes();
            let file = QueuedFile { name: name_of(&folder.summary), content };
            match &self.browser {
                Some(_) => waiting.push(file),
                None => output.put(&file.name, &file.content)?,
            }
            paths.push(folder.summary.clone());
            if let Some(list) = maker.writer.answer_list(&summary, pupils)?.filter(|_| has_list) {
                output.put(&name_of(&folder.answers), list.as_bytes())?;
                paths.push(folder.answers.clone());
            }
        }
        output.print_waiting(&mut waiting, self.browser.as_ref())?;
        progress.finish();
        Ok(paths)
    }

    /// Whether the file at this path is an answer list that already contains answers. If so, a remark says
    /// that the file is kept; the caller must not replace it.
    fn keeps_answers(&self, path: &Path) -> Result<bool, Error> {
        let typed = path.display().to_string();
        let line = CommandLine::from_arguments([typed.as_str()]);
        let has_answers = |word| {
            read::without_registering(|| answer_list::has_answers(word, &ListFiles::default()))
        };
        let keeps = path.is_file() && line.tokens().next().is_some_and(has_answers);
        if keeps {
            let mut values = MessageArgs::default();
            values.set_text("file", typed);
            let words = self.maker.writer.languages[0].words();
            remark(&words.format("worksheet-answers-kept", &values)?);
        }
        Ok(keeps)
    }

    /// Returns the files with the sheet and the key of one pupil, not written yet.
    fn files(&self, sheet: &Sheet) -> Result<Vec<QueuedFile>, Error> {
        let names = self.maker.names(&self.order.pupils, sheet.sheet_code.index);
        if let Some(word) = &self.word {
            let files = names.into_iter().zip(self.documents(word, sheet)?);
            return Ok(files.map(|(name, content)| QueuedFile { name, content }).collect());
        }
        let files = self.maker.files(sheet, names)?.into_iter();
        let queued = |TextFile { name, text }| QueuedFile { name, content: text.into_bytes() };
        Ok(files.map(queued).collect())
    }

    /// Returns the Word documents of one pupil as bytes: sheet and key in one document, or one document each.
    fn documents(&self, word: &WordWriter<'_>, sheet: &Sheet) -> Result<Vec<Vec<u8>>, Error> {
        let title = self.maker.writer.titles()?.join(" \u{b7} ");
        let mut parts: Vec<Part> = self.parts(sheet)?.into_iter().flatten().collect();
        let each = if self.maker.key() == Key::Same { parts.len() } else { 1 };
        let mut documents = Vec::new();
        while !parts.is_empty() {
            let mut document = word.document()?;
            for part in parts.drain(..each) {
                let Part::Word(section) = part else { return Err(Error::internal("part")) };
                document.add(*section)?;
            }
            documents.push(document.finish(&title)?);
        }
        Ok(documents)
    }
}

/// Returns the last component of a path as text; empty if there is none.
fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Prints the paths of the files, one a line.
fn print_paths(paths: impl Iterator<Item = PathBuf>) -> Result<(), Error> {
    let text: String = paths.map(|path| format!("{}\n", path.display())).collect();
    if text.is_empty() { Ok(()) } else { Target::Standard.write(&text) }
}
