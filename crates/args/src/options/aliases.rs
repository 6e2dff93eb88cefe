//! Other spellings of the values of options, such as Chinese ones.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

/// Other spellings of values, accepted but never written; each line holds a spelling and its canonical name.
const ALIASES: &str = "wording/aliases.txt";

/// Returns the canonical name of the spelling `word`; `None` for a word that is not listed in [`ALIASES`].
pub fn alias(word: &str) -> Option<&'static str> {
    // Called for the first token of every batch line, hence the hash map.
    static NAMES: LazyLock<FxHashMap<&str, &str>> = LazyLock::new(|| {
        carryless_templates::text(ALIASES).lines().filter_map(|line| line.split_once(' ')).collect()
    });
    NAMES.get(word).copied()
}
