//! The files of words that are embedded: those of a language whole, or as what differs from its nearest
//! kin. In: a language and a name. Out: the text of the file, made once for the life of the program.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use include_dir::{Dir, include_dir};

use super::kin;

static WORDING: Dir<'_> = include_dir!("$OUT_DIR/wording");

/// The texts that were made of those of a kin, by their paths.
static MADE: Mutex<BTreeMap<String, &'static str>> = Mutex::new(BTreeMap::new());

/// The folders of all languages, in their order.
pub(super) fn languages() -> impl Iterator<Item = &'static str> {
    WORDING.dirs().filter_map(|folder| folder.path().to_str())
}

/// The words of this file (without `.ftl`) in this language.
pub(super) fn words(language: &str, name: &str) -> Option<&'static str> {
    let path = format!("{language}/{name}.ftl");
    if let Some(whole) = embedded(&path) {
        return Some(whole);
    }
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(text) = made.get(&path) {
        return Some(text);
    }
    let (from, letters) = embedded(&format!("{language}/kin"))?.split_once('\n')?;
    let from = embedded(&format!("{from}/{name}.ftl"))?;
    let changes = embedded(&format!("{language}/{name}.changes"))?;
    let text = kin::told(from, letters, changes)?.leak();
    made.insert(path, text);
    Some(text)
}

fn embedded(path: &str) -> Option<&'static str> {
    WORDING.get_file(path)?.contents_utf8()
}
