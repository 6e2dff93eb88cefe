//! What a book sends once for all its chapters: the style and the script of answers, and a search that
//! finds Chinese. In: the folder of a book, or its configuration. Out: the files, and the lines of
//! `book.toml` that name them; which of them a book names, so that no chapter brings them.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use mdbook_preprocessor::config::Config;
use toml_edit::{Array, DocumentMut, Item, Table, value};

use super::{BookFault, HTML, NAME};
use crate::error::{Error, Reason};
use crate::files::FileFault;
use crate::files::atomic_write::Target;
use crate::render::{embed, script};

const BOOK: &str = "book.toml";

/// The byte order mark, which some editors write before a text.
const MARK: &str = "\u{feff}";

/// How it calls us.
const COMMAND: &str = "carryless mdbook";

const SEARCH: &str = include_str!("../../theme/carryless-search.js");

/// A file that `book.toml` can name, and the list that names it.
struct Part {
    name: &'static str,
    list: &'static str,
}

const STYLE: Part = Part { name: "carryless.css", list: "additional-css" };
const SCRIPT: Part = Part { name: "carryless.js", list: "additional-js" };
const SEARCHING: Part = Part { name: "carryless-search.js", list: "additional-js" };

/// What such a file begins with; any other is somebody else's.
const SIGN: &str = "/* carryless";

/// Which of the files a book sends.
#[derive(Clone, Debug, Default)]
pub(crate) struct InstalledAssets {
    style: Option<PathBuf>,
    script: Option<PathBuf>,
}

impl InstalledAssets {
    pub(super) fn of(config: &Config) -> Self {
        let named = |part: &Part| {
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

    /// The files in the folder of a book that are not the ones of this program.
    pub(super) fn stale(&self, root: &Path) -> Result<Vec<PathBuf>, Error> {
        let differs = |path: &Path, text: &str| {
            fs::read_to_string(root.join(path)).is_ok_and(|found| found != text)
        };
        // What no book names is not made.
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

/// Which program wrote a file.
fn signed(text: &str) -> String {
    [SIGN, " ", env!("CARGO_PKG_VERSION"), " */\n", text].concat()
}

fn style() -> String {
    signed(&[embed::SHEET, "\n"].concat())
}

fn script() -> Result<String, Error> {
    Ok(signed(&script::presenter_of_all()?))
}

/// What was done to make a book ready.
#[derive(Debug)]
pub(crate) struct Installed {
    /// The files that were written.
    pub(crate) written: Vec<PathBuf>,
    /// The language of the book and what it is called on a page, where these differ: only the latter
    /// is a tag that browsers know.
    pub(crate) misspelt: Option<[String; 2]>,
}

/// Makes the book in a folder, or of a `book.toml`, ready: it calls us and names the files, and they
/// are there as this program writes them. What is right already stays as it is.
/// Errors: `no-book-toml`, `file-unreadable`; `book-toml-broken` when it is no TOML, `book-toml-shape`
/// when nothing can be added to it; `file-not-ours` where somebody else's file has a name of ours.
pub(crate) fn install(place: &Path) -> Result<Installed, Error> {
    let folder = match place.ends_with(BOOK) && place.is_file() {
        true => place.parent().unwrap_or(place),
        false => place,
    };
    let book = folder.join(BOOK);
    let text = fs::read_to_string(&book).map_err(|error| match error.kind() {
        ErrorKind::NotFound => Error::from(BookFault::NoBookToml).naming(folder.display()),
        _ => Error::from(FileFault::Unreadable { reason: Reason::from(&error) })
            .naming(book.display()),
    })?;
    let broken = |error: toml_edit::TomlError| BookFault::TomlBroken {
        reason: error.to_string().trim_end().to_owned(),
    };
    // What ends its lines, and what stands before them, stays.
    let bare = text.strip_prefix(MARK).unwrap_or(&text);
    let ends_in_return = bare.contains("\r\n") && !bare.replace("\r\n", "").contains('\n');
    let mut config: DocumentMut = bare.parse().map_err(broken)?;
    let before = config.to_string();
    let odd = || Error::from(BookFault::TomlShape);
    called(&mut config).ok_or_else(odd)?;
    let mut files = Vec::new();
    if makes_pages(&config) {
        let mut wanted = vec![(STYLE, style()), (SCRIPT, script()?)];
        if is_chinese(&config) {
            wanted.push((SEARCHING, SEARCH.to_owned()));
        }
        for (part, text) in wanted {
            files.push((named(&mut config, &part).ok_or_else(odd)?, text));
        }
    }
    let mut written = Vec::new();
    for (path, wanted) in &files {
        let path = folder.join(path);
        match fs::read_to_string(&path) {
            Ok(found) if found == *wanted => continue,
            Ok(found) if !found.starts_with(SIGN) => {
                return Err(Error::from(BookFault::FileNotOurs).naming(path.display()));
            }
            _ => written.push((path, wanted.clone())),
        }
    }
    // The configuration last: it names what is there.
    let after = config.to_string();
    if after != before {
        let after = after.replace("\r\n", "\n");
        let after = if ends_in_return { after.replace('\n', "\r\n") } else { after };
        let mark = if bare.len() < text.len() { MARK } else { "" };
        written.push((book, [mark, &after].concat()));
    }
    for (path, text) in &written {
        Target::at(path, true)?.write(text)?;
    }
    let written = written.into_iter().map(|(path, _)| path).collect();
    let misspelt = language(&config).filter(|language| language.contains('_'));
    let misspelt = misspelt.map(|language| [language.to_owned(), language.replace('_', "-")]);
    Ok(Installed { written, misspelt })
}

/// The table in a table, made where it is missing; none where something else has its name.
fn table<'t>(parent: &'t mut Table, name: &str) -> Option<&'t mut Table> {
    let mut new = Table::new();
    new.set_implicit(true);
    parent.entry(name).or_insert(Item::Table(new)).as_table_mut()
}

/// Has `book.toml` call us.
fn called(config: &mut DocumentMut) -> Option<()> {
    let own = table(table(config.as_table_mut(), "preprocessor")?, NAME)?;
    own.set_implicit(false);
    if !own.contains_key("command") {
        own.insert("command", value(COMMAND));
    }
    Some(())
}

/// Whether the book becomes pages: of itself it does, but not if it asks for others alone.
fn makes_pages(config: &DocumentMut) -> bool {
    let output = config.get("output").and_then(Item::as_table_like);
    output.is_none_or(|output| output.is_empty() || output.contains_key(HTML))
}

fn language(config: &DocumentMut) -> Option<&str> {
    config.get("book").and_then(|book| book.get("language")).and_then(Item::as_str)
}

fn is_chinese(config: &DocumentMut) -> bool {
    language(config).is_some_and(|language| language.starts_with("zh"))
}

/// Where `book.toml` has a file, which is named there if it was not.
fn named(config: &mut DocumentMut, part: &Part) -> Option<PathBuf> {
    let html = table(table(config.as_table_mut(), "output")?, HTML)?;
    let list = html.entry(part.list).or_insert(value(Array::new())).as_array_mut()?;
    let known = list.iter().filter_map(|path| path.as_str()).map(Path::new);
    let known = known.filter(|path| path.ends_with(part.name)).map(Path::to_owned).next();
    Some(known.unwrap_or_else(|| {
        list.push(part.name);
        PathBuf::from(part.name)
    }))
}
