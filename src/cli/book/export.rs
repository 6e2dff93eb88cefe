//! `carryless book build --format epub|pdf`: writes the book as one file for each language. No file is
//! written before all books are built. An existing file is replaced only with `--force`.

use std::path::{Path, PathBuf};

use crate::cli::book_files::FILES;
use crate::cli::page_output;
use crate::cli::worksheet::Browser;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::output_format::Format;
use carryless_args::{Args, ArgsError};
use carryless_book::print::PrintedBook;
use carryless_book::source::Source;
use carryless_book::{BookError, build, epub};
use carryless_files::atomic_write::{self, Draft, Target};
use carryless_render::i18n::Language;

/// Formats of a book, each with its name, which is also its file name extension.
const FORMATS: [(&str, Format); 3] =
    [("html", Format::Html), ("epub", Format::Epub), ("pdf", Format::Pdf)];

/// Output files of the books, one for each language.
pub(super) struct Files {
    format: Format,
    targets: Vec<(Language, Target)>,
}

impl Files {
    /// Returns the output files of `book build`; `None` for the format HTML, which is a folder. `place` is
    /// the output folder, or the name of one file (`nim.epub`), which then holds the book in `language`.
    ///
    /// # Errors
    ///
    /// `not-one-of`, `file-exists`, or `conflict` if the file name is of another format than `--format`.
    pub(super) fn from_args(
        args: &Args<'_>,
        place: Option<Token<'_>>,
        language: Language,
    ) -> Result<Option<Self>, Error> {
        let said = args.one_of("format", &FORMATS)?;
        let named = place.and_then(file_format);
        let format = match (said, named) {
            (Some(said), Some((ending, format))) if said != format => {
                let other = format!("--format {}", said.extension());
                return Err(ending.error(ArgsError::Conflict { other }));
            }
            (said, named) => said.or(named.map(|(_, format)| format)).unwrap_or_default(),
        };
        if format == Format::Html {
            return Ok(None);
        }
        let force = args.flag("force").is_some();
        let own = FILES.language_of_lessons(language);
        if named.is_some() {
            let targets = vec![(own, Target::from_option(place, force)?)];
            return Ok(Some(Files { format, targets }));
        }
        let folder = place.map_or_else(build::default_folder, |word| PathBuf::from(word.text()));
        let only = args.value_of("lang").map(|_| own);
        let all = FILES.languages().filter(|one| only.is_none_or(|only| *one == only));
        let targets = all.map(|one| {
            let file = format!("carryless-{}.{}", one.code(), format.extension());
            Ok((one, Target::from_path(&folder.join(file), force)?))
        });
        Ok(Some(Files { format, targets: targets.collect::<Result<_, Error>>()? }))
    }

    /// Builds the books, writes them, and returns the paths of their files, one a line.
    pub(super) fn write(self, source: &Source) -> Result<String, BookError> {
        let press = match self.format {
            Format::Pdf => Some(Browser::find()?),
            _ => None,
        };
        let mut made = Vec::new();
        let first = self.targets.first().map(|(language, _)| *language);
        for (language, target) in self.targets {
            let book = match &press {
                Some(browser) => print_pdf(&PrintedBook::load(source, language)?, browser)?,
                None => epub::build(source, language)?,
            };
            made.push((target, book));
        }
        let mut paths = String::new();
        let mut drafts = Vec::new();
        for (target, book) in made {
            if let Some(path) = target.path() {
                let folder = path.parent().unwrap_or(Path::new(""));
                std::fs::create_dir_all(folder)
                    .map_err(|error| atomic_write::write_error(folder, &error))?;
                paths += &format!("{}\n", path.display());
            }
            let mut draft = target.open()?;
            draft.write_part(&book)?;
            drafts.push(draft);
        }
        Draft::commit_all(drafts)?;
        if let (Some(browser), Some(language)) = (&press, first) {
            page_output::report_missing_font(browser, language)?;
        }
        Ok(paths)
    }
}

/// Returns the book as PDF, printed by the browser. The cover and each lesson are first printed once to count
/// their pages, because the table of contents contains the page number of each lesson.
fn print_pdf(paper: &PrintedBook, browser: &Browser) -> Result<Vec<u8>, Error> {
    let counts = browser.count(paper.render_pieces()?)?;
    let mut book = Vec::new();
    browser.print(vec![paper.render_whole(&counts)?], |_, pdf| {
        book = pdf;
        Ok(())
    })?;
    Ok(book)
}

/// Returns the extension of the file name `place`, as a part of its token, and the format that the extension
/// means: EPUB or PDF. `None` for any other extension, or if `place` is a folder.
fn file_format(place: Token<'_>) -> Option<(Token<'_>, Format)> {
    let name = place.text();
    let ending = Path::new(name).extension()?.to_str()?;
    let ending = place.slice(name.len() - ending.len(), name.len());
    let known = FORMATS
        .iter()
        .find(|(own, format)| *format != Format::Html && ending.text().eq_ignore_ascii_case(own));
    known.filter(|_| !Path::new(name).is_dir()).map(|(_, format)| (ending, *format))
}
