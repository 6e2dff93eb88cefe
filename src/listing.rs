//! Lists that may be long are complete everywhere: in the data, in JSON. Only where something is
//! shown to people ([`shortened`]) a long list keeps its beginning and its end, and says how many
//! items it left out between: as a template value (fields that say `serialize_with` one of the
//! functions here) and in pictures ([`entries`]).

use std::cell::Cell;

use serde::ser::{Serialize, SerializeSeq as _, Serializer};

/// How many items of a long list a reader sees.
pub(crate) const SHOWN: usize = 12;

thread_local! {
    /// How many items are kept of a list that is shown, while something is shown: an argument that
    /// serialization has no place for.
    static KEPT: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Runs `show`; in whatever it shows of long lists at most `keep` items are kept.
pub(crate) fn shortened<T>(keep: usize, show: impl FnOnce() -> T) -> T {
    let before = KEPT.replace(Some(keep));
    let shown = show();
    KEPT.set(before);
    shown
}

/// Whether the data are written, and nothing is shown: what only pages say, a field that follows from
/// others, is left out then (`skip_serializing_if`).
pub(crate) fn in_data<T>(_: &T) -> bool {
    KEPT.get().is_none()
}

/// How many items a reader sees at the beginning and at the end, two thirds of them at the
/// beginning; `None` when all. One item alone is never left out: the note about it would be as long
/// as the item.
fn ends(total: usize, keep: usize) -> Option<(usize, usize)> {
    (total > keep.saturating_add(1)).then_some((keep - keep / 3, keep / 3))
}

/// Whether a reader sees item `index` (from 0) of `total`.
pub(crate) fn in_sight(total: usize, index: usize) -> bool {
    ends(total, SHOWN).is_none_or(|(head, tail)| index < head || index >= total - tail)
}

/// One entry of a shown list; as a template value the item, or `{"left_out": n}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(untagged)]
pub(crate) enum Entry<T> {
    Item(T),
    /// Items that are left out here.
    Gap {
        /// How many.
        left_out: u64,
    },
}

impl<T> Entry<T> {
    pub(crate) fn item(self) -> Option<T> {
        match self {
            Entry::Item(item) => Some(item),
            Entry::Gap { .. } => None,
        }
    }
}

/// The items with the gap in its place.
pub(crate) fn entries<T>(items: &[T]) -> impl Iterator<Item = Entry<&T>> {
    entries_up_to(items, usize::MAX)
}

/// The items with the gap in its place, at most `most` of them.
pub(crate) fn entries_up_to<T>(items: &[T], most: usize) -> impl Iterator<Item = Entry<&T>> {
    let total = items.len();
    let (head, tail) = ends(total, KEPT.get().unwrap_or(most).min(most)).unwrap_or((total, 0));
    let left_out = (total - head - tail) as u64;
    let gap = (left_out > 0).then_some(Entry::Gap { left_out });
    let after = items[total - tail..].iter().map(Entry::Item);
    items[..head].iter().map(Entry::Item).chain(gap).chain(after)
}

/// The items that a reader sees.
pub(crate) fn seen<T>(items: &[T]) -> impl Iterator<Item = &T> {
    entries(items).filter_map(Entry::item)
}

pub(crate) fn long<T: Serialize, S: Serializer>(items: &[T], to: S) -> Result<S::Ok, S::Error> {
    kept(items, |keep| keep, to)
}

/// Writes a list of which a reader wants `MORE` times as much as of others.
pub(crate) fn times<const MORE: usize, T: Serialize, S: Serializer>(
    items: &[T],
    to: S,
) -> Result<S::Ok, S::Error> {
    kept(items, |keep| MORE * keep, to)
}

/// Writes a list that may be long, or null.
pub(crate) fn long_if_some<T: Serialize, S: Serializer>(
    items: &Option<Vec<T>>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match items {
        Some(items) => long(items, to),
        None => to.serialize_none(),
    }
}

/// Writes a list of which `keep` says how much a reader wants when so much of others is kept.
pub(crate) fn kept<T: Serialize, S: Serializer>(
    items: &[T],
    keep: fn(usize) -> usize,
    to: S,
) -> Result<S::Ok, S::Error> {
    let total = items.len();
    let (head, tail) = match KEPT.get() {
        None | Some(usize::MAX) => None,
        Some(most) => ends(total, keep(most)),
    }
    .unwrap_or((total, 0));
    let left_out = total - head - tail;
    let mut list = to.serialize_seq(Some(head + usize::from(left_out > 0) + tail))?;
    // One loop: it stands in the engine of the page for each type of item.
    for (at, item) in items.iter().enumerate() {
        if at == head {
            list.serialize_element(&Entry::<()>::Gap { left_out: left_out as u64 })?;
        }
        if at < head || at >= total - tail {
            list.serialize_element(item)?;
        }
    }
    list.end()
}
