//! Marks for lists and fields that templates and JSON treat differently. A mark is a newtype struct with a
//! name that only the emitter knows; other serializers ignore it.

use serde::ser::{Serialize, Serializer};

/// Name of the mark of a field that only templates get.
pub(super) const PAGE_ONLY: &str = "carryless::page-only";

/// Name of the mark of a field that only the JSON contains.
pub(super) const JSON_ONLY: &str = "carryless::json-only";

/// Mark of a list that is shortened in templates: how many items it keeps, and the form of the gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Long {
    name: &'static str,
    /// Factor by which `keep`, the number of items that the page usually keeps of a list, is multiplied.
    factor: usize,
    /// Minimum number of items that are kept.
    least: usize,
    /// Whether the gap is written as the number of items left out alone, instead of `{"left_out": n}`.
    pub(super) bare_gap: bool,
}

/// Creates the mark `name`, under which a list keeps `factor` times the usual number of items in templates.
const fn marked(name: &'static str, factor: usize) -> Long {
    Long { name, factor, least: 0, bare_gap: false }
}

/// Mark of a list that keeps the usual number of items in templates.
const PLAIN: Long = marked("carryless::long", 1);
/// Marks of lists that keep 2, 3, 4 or 8 times the usual number of items in templates.
const TIMES: [Long; 4] = [
    marked("carryless::long-2", 2),
    marked("carryless::long-3", 3),
    marked("carryless::long-4", 4),
    marked("carryless::long-8", 8),
];
/// Mark of a list that keeps at least 20 items in templates.
const AT_LEAST_20: Long = Long { least: 20, ..marked("carryless::long-20", 1) };
/// Mark of the rows of a table. The gap is the number of rows left out, alone instead of `{"left_out": n}`.
const ROWS: Long = Long { bare_gap: true, ..marked("carryless::long-rows", 1) };

impl Long {
    /// Returns the mark of a list that has this name; `None` for any other name.
    pub(super) fn from_name(name: &str) -> Option<Self> {
        if !name.starts_with(PLAIN.name) {
            return None;
        }
        let known = [PLAIN, AT_LEAST_20, ROWS];
        known.into_iter().chain(TIMES).find(|long| long.name == name)
    }

    /// Returns the number of items that a list with this mark keeps; `keep` is the usual number.
    pub(super) fn keep_count(self, keep: usize) -> usize {
        keep.saturating_mul(self.factor).max(self.least)
    }
}

/// Serializes a list that is shortened in templates. For `#[serde(serialize_with)]`.
pub fn long<T: Serialize, S: Serializer>(items: &[T], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_newtype_struct(PLAIN.name, items)
}

/// Serializes a list that keeps `FACTOR` times the usual number of items in templates. `FACTOR` is 2, 3, 4 or
/// 8; any other number counts as 1.
pub fn times<const FACTOR: usize, T: Serialize, S: Serializer>(
    items: &[T],
    to: S,
) -> Result<S::Ok, S::Error> {
    let long = TIMES.into_iter().find(|long| long.factor == FACTOR).unwrap_or(PLAIN);
    to.serialize_newtype_struct(long.name, items)
}

/// Serializes a list that templates may shorten, but not below 20 items; `None` becomes an empty list.
pub fn long_at_least_20<T: Serialize, S: Serializer>(
    items: &Option<Vec<T>>,
    to: S,
) -> Result<S::Ok, S::Error> {
    to.serialize_newtype_struct(AT_LEAST_20.name, items.as_deref().unwrap_or_default())
}

/// Serializes a list that is shortened in templates; `None` as null.
pub fn long_if_some<T: Serialize, S: Serializer>(
    items: &Option<Vec<T>>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match items {
        Some(items) => long(items, to),
        None => to.serialize_none(),
    }
}

/// Serializes the rows of a table that is shortened in templates. The gap is the number of rows left out, alone
/// instead of `{"left_out": n}`.
pub fn long_rows<S: Serializer>(rows: &impl Serialize, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_newtype_struct(ROWS.name, rows)
}

/// Serializes a field that only templates get.
pub fn page_only<T: Serialize, S: Serializer>(field: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_newtype_struct(PAGE_ONLY, field)
}

/// Serializes a field that only the JSON contains.
pub fn json_only<T: Serialize, S: Serializer>(field: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_newtype_struct(JSON_ONLY, field)
}

/// Wrapper of a field that only templates get, for types that implement [`Serialize`] themselves.
#[derive(Clone, Copy, Debug)]
pub struct PageOnly<T>(pub T);

impl<T: Serialize> Serialize for PageOnly<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        page_only(&self.0, to)
    }
}
