//! Sheets, keys and marks for the web page, without files, threads or randomness. The commands
//! `carryless worksheet` and `carryless answers` run with lists passed as texts ([`Inputs`]), and return the
//! files that the program would write ([`SheetOutput`]).

use std::path::Path;

use super::answer_list::MarkingInputs;
use super::encoding;
use super::file_layout::{Bundle, Folder, Layout, PathKind};
use super::key::{self, KEY_FORMATS, Key};
use super::list_source::{ListFault, ListTexts};
use super::marking_output::Marks;
use super::renderer::SheetWriter;
use super::request::Order;
use super::sheet_files::{SheetRenderer, TextFile};
use super::spec::{self, CLASS, Spec};
use super::summary::Summary;
use super::topic_list;
use carryless_args::command_line::{Token, error_at};
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::output_format::Format;
use carryless_args::spec_file::SpecFileFault;
use carryless_args::{Args, ArgsError};
use carryless_render::Screen;
use carryless_render::i18n::Language;

faults! {
    pub enum DeskFault {
        TooMany { sheets: u64, most: u64 } = "sheets-at-once",
        PdfByPrinting = "pdf-by-printing",
        FormatNotHere = "format-not-here",
    }
}

/// Names of the commands that this module runs.
pub const COMMANDS: [&str; 2] = ["worksheet", "answers"];

/// Maximum number of sheets in one output; more are refused with `sheets-at-once`.
const MOST: u64 = CLASS;

/// Screen size for the layout of text that is not displayed on a terminal.
const PAGE: Screen = Screen { width: 80, colour: false };

/// Inputs of a command in addition to its command line.
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'t> {
    /// Language of notes and errors, and of sheets if the command line names none.
    pub language: Language,
    /// Texts of the lists that the command line names.
    pub lists: ListTexts<'t>,
    /// Seed that is used if the command line has no `--seed`. A seed below 2^20 takes at most five letters of
    /// the sheet code.
    pub seed: u64,
    /// Index of the only sheet to output, from 0; an index that is too large means the last sheet. `None`
    /// outputs all sheets.
    pub only_sheet: Option<u64>,
}

/// Output of a command: the files that the program would write, with notes for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetOutput {
    /// Files, in the order in which the program would write them.
    pub files: Vec<TextFile>,
    /// Whether the program would print the text instead of writing a file. If so, the name of the only file in
    /// `files` is a suggestion.
    pub is_printed: bool,
    /// Code of the first sheet; `None` if the output contains no sheet or key.
    pub code: Option<String>,
    /// Position of the first sheet in its set; the default value if the output contains no sheet.
    pub place: Span,
    /// Notes for the user about how the lists were read.
    pub notes: Option<String>,
    /// Whether all rows of a list of answers could be read; `true` without a list of answers.
    pub is_readable: bool,
}

/// Position of a sheet in its set, and the pupil's name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// Index of the sheet, from 0.
    pub index: u64,
    /// Number of sheets in the set.
    pub whole: u64,
    /// Name of the pupil; empty if there is none.
    pub name: String,
}

/// Returns the options of one of the [`COMMANDS`], without the options that all commands have.
pub fn options_of(command: &str) -> Vec<&'static OptionSpec> {
    match command {
        "answers" => options::ANSWERS.iter().collect(),
        _ => options::SHEET.iter().chain(options::SET).chain(options::SHEET_MODES).collect(),
    }
}

/// Runs a command line of one of the [`COMMANDS`] and returns its output.
///
/// # Errors
///
/// The errors of the program, with their spans; `list-not-here` if a list was not passed, `sheets-at-once`
/// for too many sheets, `pdf-by-printing` for the format PDF, `format-not-here` for other formats that only
/// the program writes.
pub fn make(command: &str, args: &Args<'_>, given: &Inputs<'_>) -> Result<SheetOutput, Error> {
    // In memory there is no file to overwrite, so `--force` is accepted and unused.
    let _ = args.flag("force");
    // The caller has decoded the lists; the option is only checked.
    encoding::from_args(args)?;
    match command {
        "answers" => answers(args, given),
        _ => sheets(args, given),
    }
}

/// Runs `carryless worksheet`.
fn sheets(args: &Args<'_>, given: &Inputs<'_>) -> Result<SheetOutput, Error> {
    if args.flag("topics").is_some() {
        let output = args.value_of("output");
        args.reject_unused()?;
        let text = topic_list::list(given.language, PAGE)?;
        return Ok(single_output(output, "topics.txt".into(), text));
    }
    if let Some(word) = args.value_of("spec") {
        return Err(word.error(ListFault::NotHere));
    }
    if let Some(word) = args.peek() {
        return Err(SpecFileFault::stray_word(word));
    }
    let spec = Spec::read(args, given.language)?;
    if args.flag("write-spec").is_some() {
        let output = args.value_of("output");
        return Ok(single_output(output, "worksheet.toml".into(), spec.toml()?));
    }
    let mut order = Order::read(args, spec, given.language, &given.lists, || given.seed)?;
    if let Some(index) = given.only_sheet {
        order.pupils.restrict_to_pupil(index);
    }
    let told = order.pupils.report(given.language)?;
    let format = format(args, options::SHEET_FORMAT.allowed_words(), Format::Html)?;
    let layout = Layout::from_args(args, &order, format, |_| Ok(PathKind::Free))?;
    args.reject_unused()?;
    check_sheet_count(args, &order)?;
    let writer = SheetWriter::new(order.look.clone())?;
    let is_one = matches!(layout, Layout::One(_));
    let maker = SheetRenderer::new(&writer, &order.pupils, (format, is_one))?;
    let index = order.pupils.from;
    let code = Some(order.class.code(&order.pupils, index).code());
    let name = order.pupils.name(index).to_owned();
    let place = Span { index, whole: order.pupils.count(), name };
    let (files, is_printed) = match layout {
        Layout::One(bundle) => (bundle_files(&maker, &order, &bundle)?, bundle.is_printed),
        Layout::Many(folder) => (folder_files(&maker, &order, &folder)?, false),
    };
    Ok(SheetOutput { files, is_printed, code, place, notes: told, is_readable: true })
}

/// Returns the output format that `--format` names, else that of the file extension in `--output`, else
/// `usual`. `formats` are the names of the allowed formats. Returns `pdf-by-printing` for PDF, because the
/// browser prints the HTML page, and `format-not-here` for formats that only the program writes.
fn format(
    args: &Args<'_>,
    formats: &'static [&'static str],
    usual: Format,
) -> Result<Format, Error> {
    let format = Format::from_args(args, formats, usual)?;
    match (format, args.value_of("format").or_else(|| args.value_of("output"))) {
        (Format::Pdf, place) => Err(error_at(place, DeskFault::PdfByPrinting)),
        (format, place) if format.is_for_platforms() || format == Format::Docx => {
            Err(error_at(place, DeskFault::FormatNotHere))
        }
        _ => Ok(format),
    }
}

/// Checks that an order has at most [`MOST`] sheets; otherwise returns `sheets-at-once`.
fn check_sheet_count(args: &Args<'_>, order: &Order) -> Result<(), Error> {
    let sheets = order.pupils.to - order.pupils.from;
    if sheets <= MOST {
        return Ok(());
    }
    let names = ["range", "copies", "roster", "after"];
    let name = names.into_iter().find(|name| args.value_of(name).is_some());
    Err(args.error(name.unwrap_or_default(), DeskFault::TooMany { sheets, most: MOST }))
}

/// Returns the files of an order with all sheets in one file.
fn bundle_files(
    maker: &SheetRenderer<'_>,
    order: &Order,
    bundle: &Bundle,
) -> Result<Vec<TextFile>, Error> {
    let mut summary = Summary::default();
    let (mut sheets, mut keys) = (Vec::new(), Vec::new());
    for portion in order.class.sheets_by_class(&order.pupils) {
        for sheet in portion? {
            let made = maker.parts(&sheet)?;
            summary.add(&sheet);
            sheets.extend(made.sheet);
            let apart = maker.key() == spec::Key::Separate;
            if apart { &mut keys } else { &mut sheets }.extend(made.key);
        }
    }
    let mut files = vec![text_file(&bundle.sheets, maker.page(&sheets))];
    files.extend(bundle.keys.as_ref().map(|path| text_file(path, maker.page(&keys))));
    if let Some(path) = &bundle.summary {
        files.push(text_file(path, maker.page(&[maker.writer.summary(&summary)?])));
    }
    if let (Some(path), Some(list)) =
        (&bundle.answers, maker.writer.answer_list(&summary, &order.pupils)?)
    {
        files.push(text_file(path, list));
    }
    if let [file] = &mut files[..]
        && bundle.is_printed
    {
        file.name.clone_from(&bundle.default_name);
    }
    Ok(files)
}

/// Returns the files of an order with files for each pupil.
fn folder_files(
    maker: &SheetRenderer<'_>,
    order: &Order,
    folder: &Folder,
) -> Result<Vec<TextFile>, Error> {
    let pupils = &order.pupils;
    let (mut files, mut summary) = (Vec::new(), Summary::default());
    for portion in order.class.sheets_by_class(pupils) {
        for sheet in portion? {
            let names = maker.names(pupils, sheet.sheet_code.index);
            let own = maker.files(&sheet, names)?.into_iter();
            files.extend(own.map(|file| text_file(&folder.path.join(&file.name), file.text)));
            summary.add(&sheet);
        }
    }
    if maker.format.is_page() {
        let page = maker.page(&[maker.writer.summary(&summary)?]);
        files.push(text_file(&folder.summary, page));
        let list = maker.writer.answer_list(&summary, pupils)?.filter(|_| !pupils.is_slice);
        files.extend(list.map(|list| text_file(&folder.answers, list)));
    }
    Ok(files)
}

/// Runs `carryless answers`.
fn answers(args: &Args<'_>, given: &Inputs<'_>) -> Result<SheetOutput, Error> {
    let output = args.value_of("output");
    let Some(file) = args.value_of("check") else {
        let format = format(args, KEY_FORMATS, Format::Text)?;
        let key = Key::read(args, format, given.language)?;
        let code = key.sheet.code.clone();
        let name = format!("worksheet-{code}-key.{}", format.extension());
        return Ok(SheetOutput {
            code: Some(code),
            ..single_output(output, name, key.text(PAGE)?)
        });
    };
    if let Some(word) = args.peek() {
        return Err(word.error(ArgsError::Conflict { other: "--check".into() }));
    }
    let format = format(args, options::KEY_FORMAT.allowed_words(), Format::Text)?;
    let inputs = MarkingInputs::from_args(args, file);
    let look = key::look(args, format, given.language)?;
    args.reject_unused()?;
    let marks = Marks::read(&inputs, format, (PAGE, look), given.language, &given.lists)?;
    let made = single_output(output, format!("marks.{}", format.extension()), marks.text);
    Ok(SheetOutput { notes: marks.notes, is_readable: marks.is_read, ..made })
}

/// Returns an output with one text. If the command line names an `output` path, the text is a file with this
/// path. Otherwise the text would be printed, and `name` is a suggested file name.
fn single_output(output: Option<Token<'_>>, name: String, text: String) -> SheetOutput {
    let path = output.map(Token::text).filter(|path| *path != "-");
    let name = path.map_or(name, str::to_owned);
    let is_printed = path.is_none();
    let files = vec![TextFile { name, text }];
    let place = Span::default();
    SheetOutput { files, is_printed, code: None, place, notes: None, is_readable: true }
}

fn text_file(path: &Path, text: String) -> TextFile {
    TextFile { name: path.to_string_lossy().into_owned(), text }
}
