//! The texts of words by language and file name: embedded ones, those that are made of another language's, and those
//! that a page has added. The engine of the page embeds `common` alone, so that a visit fetches one language.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

use include_dir::{Dir, include_dir};

use super::locale_delta;

static WORDING: Dir<'_> = include_dir!("$OUT_DIR/wording");

/// The texts that are not embedded, by their paths.
static ADDED: Mutex<BTreeMap<String, &'static str>> = Mutex::new(BTreeMap::new());

/// The languages of texts that were asked for and are missing.
static LACKING: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// The separator before the path of each text in a file of words.
const TEXT: char = '\u{1}';

/// The folders of all languages, in their order.
pub(super) fn languages() -> impl Iterator<Item = &'static str> {
    WORDING.dirs().filter_map(|folder| folder.path().to_str())
}

/// Returns the text of a file (its name without `.ftl`) in a language.
pub(super) fn words(language: &'static str, name: &str) -> Option<&'static str> {
    let path = format!("{language}/{name}.ftl");
    text(&path).or_else(|| made(language, name, path))
}

/// Adds the texts of a file of words: U+0001, the path, a line feed and the text of each.
pub(super) fn add(file: String) {
    let mut added = locked(&ADDED);
    for part in file.leak().split(TEXT) {
        if let Some((path, text)) = part.split_once('\n') {
            added.insert(path.to_owned(), text);
        }
    }
}

/// Returns the languages that were lacking since the last call.
pub(super) fn lacking() -> Vec<String> {
    mem::take(&mut *locked(&LACKING)).into_iter().map(str::to_owned).collect()
}

/// Makes a text of that of the nearest language and keeps it.
fn made(language: &'static str, name: &str, path: String) -> Option<&'static str> {
    let kin = text(&format!("{language}/kin")).and_then(|kin| kin.split_once('\n'));
    let changes = text(&format!("{language}/{name}.changes"));
    let from = kin.and_then(|(from, _)| languages().find(|language| *language == from));
    let from = from.and_then(|from| words(from, name));
    let (Some((_, letters)), Some(changes)) = (kin, changes) else {
        locked(&LACKING).insert(language);
        return None;
    };
    let text = locale_delta::told(from?, letters, changes)?.leak();
    locked(&ADDED).insert(path, text);
    Some(text)
}

fn text(path: &str) -> Option<&'static str> {
    let embedded = WORDING.get_file(path).and_then(|file| file.contents_utf8());
    embedded.or_else(|| locked(&ADDED).get(path).copied())
}

fn locked<T>(texts: &'static Mutex<T>) -> MutexGuard<'static, T> {
    texts.lock().unwrap_or_else(PoisonError::into_inner)
}
