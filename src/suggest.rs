//! Suggests the known name that is most similar to a mistyped one.

use strsim::{damerau_levenshtein, jaro_winkler};

/// Jaro–Winkler similarity (from 0 to 1) above which two words count as similar.
const LIKE: f64 = 0.85;

/// Returns the item of `names` that is most similar to `word`; `None` if none is similar enough.
pub(crate) fn most_similar<'n>(
    word: &str,
    names: impl IntoIterator<Item = &'n str>,
) -> Option<&'n str> {
    let word = word.to_lowercase();
    let near = |name: &&str| {
        let shorter = name.len().min(word.len());
        let begins = shorter > 2 && (name.starts_with(&word) || word.starts_with(*name));
        let ends = word.len() > 4 && name.ends_with(&word);
        begins
            || ends
            || damerau_levenshtein(&word, name) < 2 && shorter > 2
            || jaro_winkler(&word, name) > LIKE
    };
    let likeness = |name: &&str| jaro_winkler(&word, name);
    let near = names.into_iter().filter(near);
    near.max_by(|one, other| likeness(one).total_cmp(&likeness(other)))
}

/// Whether two words differ in at most one character. Short Latin words must be equal.
pub(crate) fn differs_by_one_letter(one: &str, other: &str) -> bool {
    let letters = one.chars().count().min(other.chars().count());
    let is_long = letters > 2 || letters > 1 && !one.chars().any(|letter| letter < '\u{2e80}');
    one == other || is_long && damerau_levenshtein(one, other) < 2
}
