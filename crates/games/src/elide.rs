//! Shortening of long lists for display. Data and JSON contain the whole list; a page shows its beginning and
//! end, and the number of items left out.

/// Number of items that a page shows of a list that it shortens, beginning and end together.
pub const SHOWN: usize = 12;

/// Number of items that a page with `--full` shows of a list that it shortens, beginning and end together. More
/// would take hundreds of megabytes.
pub const SHOWN_FULL: usize = 10_000;

/// Largest number of rows of a picture on a page in HTML with `--full`. It is smaller than [`SHOWN_FULL`],
/// because a row of a picture takes many times the bytes of a row of text.
pub const DRAWN_FULL: usize = 1_000;

/// Returns how many items of a list are shown at its beginning and at its end: together `keep`, two thirds of
/// them at the beginning. `None` when all of the `total` items are shown. A single item is never left out,
/// because the note about it would be as long.
pub fn kept_ends(total: usize, keep: usize) -> Option<(usize, usize)> {
    (total > keep.saturating_add(1)).then_some((keep - keep / 3, keep / 3))
}

/// Whether a page shows item `index` (0-based) of a list of `total` items, when the page keeps `SHOWN` items.
pub fn is_shown(total: usize, index: usize) -> bool {
    kept_ends(total, SHOWN).is_none_or(|(head, tail)| index < head || index >= total - tail)
}

/// An entry of a shortened list: an item, or the gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<T> {
    /// An item that is shown.
    Item(T),
    /// Consecutive items that are left out.
    Gap {
        /// Number of items left out.
        left_out: u64,
    },
}

impl<T> Entry<T> {
    /// Returns the item; `None` for a gap.
    pub fn item(self) -> Option<T> {
        match self {
            Entry::Item(item) => Some(item),
            Entry::Gap { .. } => None,
        }
    }
}

/// Returns the entries of a list that is shortened to `keep` items: its beginning, a gap with the number of
/// items left out, and its end. A list of at most `keep` + 1 items is not shortened.
pub fn elide<T>(items: &[T], keep: usize) -> Vec<Entry<&T>> {
    let total = items.len();
    let (head, tail) = kept_ends(total, keep).unwrap_or((total, 0));
    let mut entries: Vec<_> = items[..head].iter().map(Entry::Item).collect();
    let left_out = (total - head - tail) as u64;
    if left_out > 0 {
        entries.push(Entry::Gap { left_out });
    }
    entries.extend(items[total - tail..].iter().map(Entry::Item));
    entries
}

/// Returns the items that a list keeps when it is shortened to `keep` items, without the gap.
pub fn shown_items<T>(items: &[T], keep: usize) -> Vec<&T> {
    elide(items, keep).into_iter().filter_map(Entry::item).collect()
}
