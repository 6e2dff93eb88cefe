//! Message files by language and name: embedded ones, those decoded from a related language, and those that
//! the web page has added. The web engine embeds only `common`, so that a visit downloads one language.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use carryless_templates::locale_delta;

/// Texts that are not embedded, by path: added by the web page, or decoded from a related language.
static ADDED: Mutex<BTreeMap<String, &'static str>> = Mutex::new(BTreeMap::new());

/// Codes of languages whose texts were requested but missing.
static LACKING: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// Separator before the path of each text in a file that the web page has fetched.
const TEXT: char = '\u{1}';

/// Iterates over the codes of all languages, ascending; a code is the name of a message folder.
pub(super) fn languages() -> impl Iterator<Item = &'static str> {
    static CODES: OnceLock<Vec<&'static str>> = OnceLock::new();
    let list = || {
        let names = carryless_templates::names("wording").into_iter();
        names.filter(|name| !name.contains('.')).collect()
    };
    CODES.get_or_init(list).iter().copied()
}

/// Returns the text of the message file `name` (without `.ftl`) of the language with this code; `None` if the
/// file is missing.
pub(super) fn message_file(language: &'static str, name: &str) -> Option<&'static str> {
    let path = format!("{language}/{name}.ftl");
    find_text(&path).or_else(|| decode_related(language, name, path))
}

/// Adds the texts that a fetched file contains: for each text U+0001, its path, a line feed and the text.
pub(super) fn add(file: String) {
    let mut added = lock(&ADDED);
    for part in file.leak().split(TEXT) {
        if let Some((path, text)) = part.split_once('\n') {
            added.insert(path.to_owned(), text);
        }
    }
}

/// Returns the codes of the languages whose texts have been requested since the last call and were missing.
pub(super) fn take_missing_languages() -> Vec<String> {
    mem::take(&mut *lock(&LACKING)).into_iter().map(str::to_owned).collect()
}

/// Decodes the message file `name` of a language from the file of the related language, and adds it under `path`.
/// Returns `None` if that file or the differences are missing or malformed; if the differences are missing, the
/// language is also recorded as missing.
fn decode_related(language: &'static str, name: &str, path: String) -> Option<&'static str> {
    let kin = find_text(&format!("{language}/kin")).and_then(|kin| kin.split_once('\n'));
    let changes = find_text(&format!("{language}/{name}.changes"));
    let from = kin.and_then(|(from, _)| languages().find(|language| *language == from));
    let from = from.and_then(|from| message_file(from, name));
    let (Some((_, letters)), Some(changes)) = (kin, changes) else {
        lock(&LACKING).insert(language);
        return None;
    };
    let text = locale_delta::decode(from?, letters, changes)?.leak();
    lock(&ADDED).insert(path, text);
    Some(text)
}

/// Returns the embedded or added text with this path, such as `en/common.ftl`; `None` if there is none.
fn find_text(path: &str) -> Option<&'static str> {
    let embedded = carryless_templates::find(&["wording/", path].concat());
    embedded.or_else(|| lock(&ADDED).get(path).copied())
}

/// Locks a static collection, even after a panic of another thread.
fn lock<T>(texts: &'static Mutex<T>) -> MutexGuard<'static, T> {
    texts.lock().unwrap_or_else(PoisonError::into_inner)
}
