//! Templates, messages and styles: the files of the folder `templates`, embedded. No other crate embeds one of them.
//!
//! A program may replace files by those of a user's folder: see [`replace`].
//!
//! ```
//! assert!(carryless_templates::text("wording/en/common.ftl").contains("language-name"));
//! assert!(carryless_templates::names("games").contains(&"nim.md.tera"));
//! ```

pub mod locale_delta;

use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Pairs of path and text of the files of the folder `templates`, in ascending order of paths; in the web engine
/// without the files that the page does not use.
static EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Texts that replace embedded files, by path.
static REPLACED: OnceLock<BTreeMap<String, String>> = OnceLock::new();

/// Returns the text of the file with this path below `templates`, such as `web/page.css`; `None` if there is no such
/// file.
pub fn find(path: &str) -> Option<&'static str> {
    let replaced = REPLACED.get().and_then(|files| files.get(path));
    replaced.map(String::as_str).or_else(|| embedded(path))
}

/// Returns the text of the file with this path below `templates`. The text is empty if there is no such file; the
/// tests compare the paths in the source with the folder.
pub fn text(path: &str) -> &'static str {
    find(path).unwrap_or_default()
}

/// Returns the pairs of name and text of the files `names` in a folder, as a template engine takes them.
pub fn pairs(folder: &str, names: &[&'static str]) -> Vec<(&'static str, &'static str)> {
    names.iter().map(|name| (*name, text(&[folder, "/", name].concat()))).collect()
}

/// Returns the text of the embedded file with this path, even if a user's file replaces it.
pub fn embedded(path: &str) -> Option<&'static str> {
    let at = EMBEDDED.binary_search_by_key(&path, |(path, _)| path).ok()?;
    Some(EMBEDDED[at].1)
}

/// Returns the names of the files and folders directly in a folder, such as `wording`, in ascending order. There are
/// none if the folder does not exist.
pub fn names(folder: &str) -> Vec<&'static str> {
    let start = [folder, "/"].concat();
    let first = EMBEDDED.partition_point(|(path, _)| *path < start.as_str());
    let inside = EMBEDDED[first..].iter().map_while(|(path, _)| path.strip_prefix(&*start));
    let mut names: Vec<&str> = inside.filter_map(|rest| rest.split('/').next()).collect();
    names.dedup();
    // The order of paths differs: `zh-TW/` comes before `zh/`.
    names.sort_unstable();
    names
}

/// Returns the paths of all embedded files, in ascending order.
pub fn paths() -> impl Iterator<Item = &'static str> {
    EMBEDDED.iter().map(|(path, _)| *path)
}

/// Replaces embedded files, for the rest of the process, by the texts `files`, given by path. Must be called before
/// any text is used; only the first call counts.
pub fn replace(files: BTreeMap<String, String>) {
    let _ = REPLACED.set(files);
}
