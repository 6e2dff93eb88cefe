//! Suggests the known name that is most similar to a mistyped one.

use strsim::{damerau_levenshtein, jaro_winkler};

/// Jaro–Winkler similarity (from 0 to 1; 1 for equal words) above which two words count as similar.
const LIKE: f64 = 0.85;

/// Returns the item of `names` that is most similar to `word`; `None` if none is similar. `word` is compared
/// in lower case, so `names` must be in lower case.
pub fn most_similar<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
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

/// Whether two words differ in at most one character, inserted, removed, replaced or exchanged with its
/// neighbour. If the shorter word has one character, or has two and `one` is not in Chinese characters alone,
/// the words must be equal.
pub fn differs_by_one_letter(one: &str, other: &str) -> bool {
    let letters = one.chars().count().min(other.chars().count());
    let is_long = letters > 2 || letters > 1 && !one.chars().any(|letter| letter < '\u{2e80}');
    one == other || is_long && damerau_levenshtein(one, other) < 2
}
