//! The option `--templates FOLDER`, whose files replace embedded templates, and `carryless templates FOLDER`, which
//! writes the embedded ones.

mod check_messages;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use tera::{ErrorKind, Tera};

use super::command::{ExitStatus, Request};
use carryless_args::ArgsError;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::{Error, ProgramFault, faults};
use carryless_args::options::TEMPLATES;
use carryless_args::suggest::most_similar;
use carryless_files::FileFault;
use carryless_files::atomic_write::Target;
use carryless_files::input::{read_error, read_plain_file};
use carryless_files::output_dir::{self, write_error};

/// Name of the file in the written folder that lists the written files.
const MARKER: &str = ".carryless-templates";

/// Largest number of folders in one another that are searched for templates.
const DEPTH: usize = 5;

faults! {
    pub(super) enum TemplateFault {
        Unknown { similar: String } = "template-unknown",
        Syntax { reason: String } = "template-syntax",
        NoMessage { id: String } = "template-no-message",
        NoValue { id: String, name: String, known: String } = "template-no-value",
        NotRendered { reason: String } = "template-not-rendered",
    }
}

/// Writes the embedded templates to the folder that the command line names, which must be new or empty.
pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let mut words = request.args.clone();
    let folder = words.next_word().ok_or_else(|| request.incomplete())?;
    if let Some(extra) = words.peek() {
        return Err(extra.error(ArgsError::extra_word(extra.text())));
    }
    request.args.reject_unused()?;
    let dest = Path::new(folder.text());
    if fs::read_dir(dest).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(folder.error(FileFault::FolderExists));
    }
    output_dir::create(dest, MARKER, |new| {
        let files: Vec<(&str, Vec<u8>)> = carryless_templates::paths()
            .filter_map(|path| Some((path, carryless_templates::embedded(path)?.into())))
            .collect();
        output_dir::write_files(new, &files).map_err(|error| write_error(dest, &error))
    })?;
    Target::Standard.write(&format!("{}\n", dest.display()))?;
    Ok(ExitStatus::Success)
}

/// Returns the token with the value of `--templates`, without parsing the rest of the command line, because the parser
/// itself uses a template. `None` without the option.
fn folder_of(line: &CommandLine) -> Option<Token<'_>> {
    let flag = ["--", TEMPLATES.name].concat();
    let mut words = line.tokens().take_while(|word| word.text() != "--");
    while let Some(word) = words.next() {
        if word.text() == flag {
            return words.next();
        }
        let glued = word.text().strip_prefix(&flag).is_some_and(|rest| rest.starts_with('='));
        if glued {
            return word.split('=').nth(1);
        }
    }
    None
}

/// Replaces embedded templates by the files of the folder that `--templates` names, after checking them. Returns
/// whether the option was given.
///
/// # Errors
/// `file-missing`, `file-unreadable`; `template-unknown` for a file that replaces none; `template-syntax`,
/// `template-no-message` and `template-no-value` with the place in the file.
pub(super) fn replace_embedded(line: &CommandLine) -> Result<bool, Error> {
    let Some(folder) = folder_of(line) else { return Ok(false) };
    let root = Path::new(folder.text());
    let mut paths = Vec::new();
    list_files(root, DEPTH, &mut paths).map_err(|error| read_error(folder, &error))?;
    let mut files = BTreeMap::new();
    for path in paths {
        let shown = path.display().to_string();
        let text = read_plain_file(&path)
            .map_err(|error| Error::from(FileFault::from_read_error(&error)).with_word(&shown))?;
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let Some(embedded) = carryless_templates::embedded(&name) else {
            let similar = most_similar(&name, carryless_templates::paths()).unwrap_or("page.html");
            let similar = similar.to_owned();
            return Err(Error::from(TemplateFault::Unknown { similar }).with_word(shown));
        };
        if name.ends_with(".ftl") {
            check_messages::check(&text, embedded, &shown)?;
        } else if [".html", ".tera", ".md"].iter().any(|end| name.ends_with(end)) {
            check_syntax(&text, &shown)?;
        }
        files.insert(name, text);
    }
    carryless_templates::replace(files);
    Ok(true)
}

/// Appends the paths of all files below `folder`, but hidden ones, in ascending order.
fn list_files(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        match path.is_dir() {
            true if depth > 0 => list_files(&path, depth - 1, found)?,
            true => {}
            false => found.push(path),
        }
    }
    Ok(())
}

/// Fails with `template-syntax` and the place if Tera cannot parse the template `text`; `file` is its name in errors.
fn check_syntax(text: &str, file: &str) -> Result<(), Error> {
    let Err(error) = Tera::default().add_raw_template(file, text) else { return Ok(()) };
    // Other errors are about the names of filters and of other templates, which are not known here.
    let ErrorKind::SyntaxError(report) = error.kind() else { return Ok(()) };
    let reason = report.message().trim_end_matches('.').to_owned();
    let place = report.span().range.clone();
    Err(at_place(TemplateFault::Syntax { reason }.into(), text, place, file))
}

/// Returns the error with the byte range `place` of `text` as its span, in the line of the file where it begins.
fn at_place(error: Error, text: &str, place: std::ops::Range<usize>, file: &str) -> Error {
    let boundary = |at: usize| {
        (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or_default()
    };
    let start = boundary(place.start);
    let line_start = text[..start].rfind('\n').map_or(0, |end| end + 1);
    let line = text[line_start..].lines().next().unwrap_or_default();
    let end = boundary(place.end.min(line_start + line.len())).max(start);
    let number = text[..start].matches('\n').count() + 1;
    error.with_span(line, start - line_start..end - line_start).with_file(file, number)
}

/// Returns an internal error, such as that of a template that cannot be rendered, as a mistake in the user's templates.
pub(super) fn blame_templates(error: Error) -> Error {
    match error.fault::<ProgramFault>() {
        Some(ProgramFault::Defect { what }) => {
            TemplateFault::NotRendered { reason: what.clone() }.into()
        }
        None => error,
    }
}
