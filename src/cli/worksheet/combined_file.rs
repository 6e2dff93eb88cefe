//! An output file for sheets in order, as text, PDF or DOCX, which becomes visible when it is complete.

use std::path::PathBuf;

use super::pdf::Joined;
use carryless_args::error::Error;
use carryless_export::docx::document::Document;
use carryless_export::docx::section::Section;
use carryless_files::atomic_write::{Draft, Target, write_error};
use carryless_worksheet::sheet_files::SheetRenderer;

/// Sheet or key that is appended to the file.
pub(super) enum Part {
    /// Sheet or key as text or HTML.
    Page(String),
    /// Sheet or key as a section of a Word document.
    Word(Box<Section>),
}

/// Output file for many sheets or keys, while it is written.
pub(super) struct CombinedFile {
    pub(super) path: PathBuf,
    pub(super) draft: Draft,
    content: Content,
}

/// Content that is not in the file yet, by the format of the file.
enum Content {
    /// Text that ends the file, such as closing tags. Sheets are written to the file at once.
    Text(String),
    /// Pages that are not printed yet, as HTML, and the PDF of the pages that are printed.
    Paper(Vec<String>, Joined),
    /// Word document, which is written at the end, and its title.
    Word(Box<Document>, String),
}

impl CombinedFile {
    /// Opens the text file `target`, whose path is `path`, for sheets; `maker` supplies the beginning and the
    /// end of the file.
    pub(super) fn text(
        (path, target): (PathBuf, Target),
        maker: &SheetRenderer<'_>,
    ) -> Result<Self, Error> {
        let mut draft = target.open()?;
        draft.write_part(maker.head.as_bytes())?;
        Ok(CombinedFile { path, draft, content: Content::Text(maker.tail.clone()) })
    }

    /// Opens the file `target`, whose path is `path`; it contains only the table `text`.
    pub(super) fn table((path, target): (PathBuf, Target), text: &str) -> Result<Self, Error> {
        let mut draft = target.open()?;
        draft.write_part(text.as_bytes())?;
        Ok(CombinedFile { path, draft, content: Content::Text(String::new()) })
    }

    /// Opens the PDF file `target`, whose path is `path`, for pages that a browser prints.
    pub(super) fn paper((path, target): (PathBuf, Target)) -> Result<Self, Error> {
        let content = Content::Paper(Vec::new(), Joined::default());
        Ok(CombinedFile { path, draft: target.open()?, content })
    }

    /// Opens the Word file `target`, whose path is `path`. Sheets are added to it as sections of `document`;
    /// `title` is its title.
    pub(super) fn word(
        (path, target): (PathBuf, Target),
        document: Document,
        title: String,
    ) -> Result<Self, Error> {
        let content = Content::Word(Box::new(document), title);
        Ok(CombinedFile { path, draft: target.open()?, content })
    }

    /// Appends a sheet or key.
    pub(super) fn put(&mut self, part: Part) -> Result<(), Error> {
        match (&mut self.content, part) {
            (Content::Text(_), Part::Page(page)) => self.draft.write_part(page.as_bytes()),
            (Content::Paper(waiting, _), Part::Page(page)) => {
                waiting.push(page);
                Ok(())
            }
            (Content::Word(document, _), Part::Word(section)) => document.add(*section),
            _ => Err(Error::internal("part")),
        }
    }

    /// Removes and returns the pages (HTML) that wait to be printed; `None` if none or fewer than `enough`
    /// wait.
    pub(super) fn take_waiting(&mut self, enough: usize) -> Option<Vec<String>> {
        match &mut self.content {
            Content::Paper(waiting, _) if waiting.len() >= enough && !waiting.is_empty() => {
                Some(std::mem::take(waiting))
            }
            _ => None,
        }
    }

    /// Appends `pdf`, the printed form of the pages that `take_waiting` returned.
    pub(super) fn add_printed(&mut self, pdf: Vec<u8>) -> Result<(), Error> {
        match &mut self.content {
            Content::Paper(_, paper) => {
                paper.add(pdf).map_err(|error| write_error(&self.path, &error))
            }
            _ => Ok(()),
        }
    }

    /// Completes the files `files` and makes them visible together. Returns the paths of the regular files.
    pub(super) fn keep_all(files: Vec<Self>) -> Result<Vec<PathBuf>, Error> {
        let (mut drafts, mut paths) = (Vec::new(), Vec::new());
        for CombinedFile { path, mut draft, content } in files {
            match content {
                Content::Text(tail) => draft.write_part(tail.as_bytes())?,
                Content::Paper(_, paper) => draft.write_part(&paper.finish())?,
                Content::Word(document, title) => draft.write_part(&document.finish(&title)?)?,
            }
            paths.extend(draft.is_file().then_some(path));
            drafts.push(draft);
        }
        Draft::commit_all(drafts).map(|()| paths)
    }
}
