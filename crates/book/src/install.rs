//! Adds our files to an mdBook: style and script of answers, so that chapters need not include them, and a
//! search script that supports Chinese. `carryless mdbook install` writes the files and names them in
//! `book.toml`.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use mdbook_preprocessor::config::Config;
use toml_edit::{Array, DocumentMut, Item, Table, value};

use super::source::BookFiles;
use super::{BookFault, HTML, NAME};
use carryless_args::error::{Error, Reason};
use carryless_files::FileFault;
use carryless_files::atomic_write::Target;
use carryless_render::{embed, script};

/// Name of the configuration file of mdBook.
const BOOK: &str = "book.toml";

/// Byte order mark, which some editors write at the beginning of a file.
const MARK: &str = "\u{feff}";

/// Command in `book.toml` with which mdBook starts the preprocessor.
const COMMAND: &str = "carryless mdbook";

/// Name of the script of the theme with which readers search a Chinese book.
const SEARCH: &str = "carryless-search.js";

/// A stylesheet or script of this program that a book can include.
struct AssetFile {
    /// Name of the file.
    name: &'static str,
    /// Key of the list in `[output.html]` of `book.toml` that names the file.
    list: &'static str,
}

/// Stylesheet of the answers in chapters.
const STYLE: AssetFile = AssetFile { name: "carryless.css", list: "additional-css" };
/// Script that makes the answers in chapters step through their boards.
const SCRIPT: AssetFile = AssetFile { name: "carryless.js", list: "additional-js" };
/// Search script that supports Chinese.
const SEARCHING: AssetFile = AssetFile { name: SEARCH, list: "additional-js" };

/// First characters of every file that this program installs. A file that begins otherwise belongs to the
/// author of the book.
const SIGNATURE: &str = "/* carryless";

/// Paths of the stylesheet and the script of answers, relative to the folder of the book; `None` for one that
/// the book does not include.
#[derive(Clone, Debug, Default)]
pub struct InstalledAssets {
    style: Option<PathBuf>,
    script: Option<PathBuf>,
}

impl InstalledAssets {
    /// Returns the stylesheet and script of answers that `config`, the `book.toml` of a book, includes.
    pub(super) fn from_config(config: &Config) -> Self {
        let named = |part: &AssetFile| {
            let list: Option<Vec<PathBuf>> =
                config.get(&format!("output.{HTML}.{}", part.list)).ok().flatten();
            list.into_iter().flatten().find(|path| path.ends_with(part.name))
        };
        InstalledAssets { style: named(&STYLE), script: named(&SCRIPT) }
    }

    pub(super) fn has_style(&self) -> bool {
        self.style.is_some()
    }

    pub(super) fn has_script(&self) -> bool {
        self.script.is_some()
    }

    /// Returns the paths of the included files whose content differs from that of this version of the
    /// program. `root` is the folder of the book.
    pub(super) fn outdated_files(&self, root: &Path) -> Result<Vec<PathBuf>, Error> {
        let differs = |path: &Path, text: &str| {
            fs::read_to_string(root.join(path)).is_ok_and(|found| found != text)
        };
        // A file that `book.toml` does not name need not be generated.
        let mut stale: Vec<PathBuf> =
            self.style.iter().filter(|path| differs(path, &style())).cloned().collect();
        if let Some(path) = &self.script
            && differs(path, &script()?)
        {
            stale.push(path.clone());
        }
        Ok(stale)
    }
}

/// Returns `text` with a first line that contains the name and version of this program as a comment.
fn with_signature(text: &str) -> String {
    [SIGNATURE, " ", env!("CARGO_PKG_VERSION"), " */\n", text].concat()
}

/// Returns the content of the file `carryless.css`.
fn style() -> String {
    with_signature(&[embed::style(), "\n"].concat())
}

/// Returns the content of the file `carryless.js`.
fn script() -> Result<String, Error> {
    Ok(with_signature(&script::presenter_script_of_all()?))
}

/// Result of [`install`].
#[derive(Debug)]
pub struct Installed {
    /// Paths of the files that were written; empty if all were up to date.
    pub written: Vec<PathBuf>,
    /// The language in `book.toml` if it contains an underscore (`zh_TW`), and its correct form with a hyphen
    /// (`zh-TW`), which browsers need.
    pub misspelt_language: Option<[String; 2]>,
}

/// Prepares a book: adds the preprocessor and our files to `book.toml`, and writes the files. `place` is the
/// folder of the book or its `book.toml`. Correct entries and files are kept.
///
/// # Errors
/// `no-book-toml`, `file-unreadable`; `book-toml-broken` for invalid TOML, `book-toml-shape` when the entries
/// cannot be added; `file-not-ours` when a file of the author has a name of ours.
pub fn install(place: &Path, files: BookFiles) -> Result<Installed, Error> {
    let folder = match place.ends_with(BOOK) && place.is_file() {
        true => place.parent().unwrap_or(place),
        false => place,
    };
    let book = folder.join(BOOK);
    let text = fs::read_to_string(&book).map_err(|error| match error.kind() {
        ErrorKind::NotFound => Error::from(BookFault::NoBookToml).with_word(folder.display()),
        _ => Error::from(FileFault::Unreadable { reason: Reason::from(&error) })
            .with_word(book.display()),
    })?;
    let broken = |error: toml_edit::TomlError| BookFault::TomlBroken {
        reason: error.to_string().trim_end().to_owned(),
    };
    // Line endings and byte order mark are kept.
    let bare = text.strip_prefix(MARK).unwrap_or(&text);
    let ends_in_return = bare.contains("\r\n") && !bare.replace("\r\n", "").contains('\n');
    let mut config: DocumentMut = bare.parse().map_err(broken)?;
    let before = config.to_string();
    let odd = || Error::from(BookFault::TomlShape);
    add_preprocessor(&mut config).ok_or_else(odd)?;
    let mut ours = Vec::new();
    if has_html_output(&config) {
        let mut wanted = vec![(STYLE, style()), (SCRIPT, script()?)];
        if is_chinese(&config) {
            wanted.push((SEARCHING, files.theme_text(SEARCH).to_owned()));
        }
        for (part, text) in wanted {
            ours.push((add_file(&mut config, &part).ok_or_else(odd)?, text));
        }
    }
    let mut written = Vec::new();
    for (path, wanted) in &ours {
        let path = folder.join(path);
        match fs::read_to_string(&path) {
            Ok(found) if found == *wanted => continue,
            Ok(found) if !found.starts_with(SIGNATURE) => {
                return Err(Error::from(BookFault::FileNotOurs).with_word(path.display()));
            }
            _ => written.push((path, wanted.clone())),
        }
    }
    // The configuration is written last, so that the files it names exist.
    let after = config.to_string();
    if after != before {
        let after = after.replace("\r\n", "\n");
        let after = if ends_in_return { after.replace('\n', "\r\n") } else { after };
        let mark = if bare.len() < text.len() { MARK } else { "" };
        written.push((book, [mark, &after].concat()));
    }
    for (path, text) in &written {
        Target::from_path(path, true)?.write(text)?;
    }
    let written = written.into_iter().map(|(path, _)| path).collect();
    let misspelt = language(&config).filter(|language| language.contains('_'));
    let misspelt = misspelt.map(|language| [language.to_owned(), language.replace('_', "-")]);
    Ok(Installed { written, misspelt_language: misspelt })
}

/// Returns the subtable `name` of `parent`; creates it if it is missing. `None` if `name` has a value that is
/// no table.
fn get_or_insert_table<'t>(parent: &'t mut Table, name: &str) -> Option<&'t mut Table> {
    let mut new = Table::new();
    new.set_implicit(true);
    parent.entry(name).or_insert(Item::Table(new)).as_table_mut()
}

/// Adds the preprocessor to `book.toml`; `None` if the file has another value where a table is needed.
fn add_preprocessor(config: &mut DocumentMut) -> Option<()> {
    let own =
        get_or_insert_table(get_or_insert_table(config.as_table_mut(), "preprocessor")?, NAME)?;
    own.set_implicit(false);
    if !own.contains_key("command") {
        own.insert("command", value(COMMAND));
    }
    Some(())
}

/// Whether the book is rendered as HTML: by default, or when the HTML renderer is configured.
fn has_html_output(config: &DocumentMut) -> bool {
    let output = config.get("output").and_then(Item::as_table_like);
    output.is_none_or(|output| output.is_empty() || output.contains_key(HTML))
}

/// Returns the language of the book in `book.toml`, such as `zh-TW`; `None` if the file names none.
fn language(config: &DocumentMut) -> Option<&str> {
    config.get("book").and_then(|book| book.get("language")).and_then(Item::as_str)
}

fn is_chinese(config: &DocumentMut) -> bool {
    language(config).is_some_and(|language| language.starts_with("zh"))
}

/// Returns the path of the file `part` as `book.toml` names it. If it is not named there, adds its name to
/// its list. `None` if `book.toml` has another value where a table or list is needed.
fn add_file(config: &mut DocumentMut, part: &AssetFile) -> Option<PathBuf> {
    let html = get_or_insert_table(get_or_insert_table(config.as_table_mut(), "output")?, HTML)?;
    let list = html.entry(part.list).or_insert(value(Array::new())).as_array_mut()?;
    let known = list.iter().filter_map(|path| path.as_str()).map(Path::new);
    let known = known.filter(|path| path.ends_with(part.name)).map(Path::to_owned).next();
    Some(known.unwrap_or_else(|| {
        list.push(part.name);
        PathBuf::from(part.name)
    }))
}
