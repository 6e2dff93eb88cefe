//! Lists that may be long. In the Explanation and in JSON a [`Listing`] is always complete; a
//! page for people keeps its beginning and its end, and says how many it left out between.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::ser::{Serialize, SerializeSeq, Serializer};

/// How many items of a long list a reader sees.
pub const SHOWN: usize = 12;

/// How many of `keep` items stand at the beginning of a shortened list.
fn head(keep: usize) -> usize {
    keep - keep / 3
}

/// Whether a reader sees item `index` (from 0) of `total`.
///
/// ```
/// use carryless::listing::in_sight;
/// assert!(in_sight(40, 7) && in_sight(40, 36) && !in_sight(40, 20));
/// ```
pub fn in_sight(total: usize, index: usize) -> bool {
    total <= SHOWN + 1 || index < head(SHOWN) || index >= total - (SHOWN - head(SHOWN))
}

/// A list, complete or shortened in the middle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing<T> {
    items: Vec<T>,
    gap: Option<(usize, u64)>,
}

/// One entry of a shown list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<T> {
    /// An item.
    Item(T),
    /// So many items are left out here.
    Gap(u64),
}

impl<T> Listing<T> {
    /// A list of which only the beginning and the end were ever made, `left_out` items apart.
    pub fn with_gap(head: Vec<T>, left_out: u64, tail: Vec<T>) -> Self {
        let at = head.len();
        let items = head.into_iter().chain(tail).collect();
        Listing { items, gap: (left_out > 0).then_some((at, left_out)) }
    }

    /// The items that are still there.
    pub fn items(&self) -> &[T] {
        &self.items
    }

    /// How many items the complete list has.
    pub fn total(&self) -> u64 {
        self.items.len() as u64 + self.gap.map_or(0, |(_, left_out)| left_out)
    }

    /// The items with the gap in its place.
    pub fn entries(&self) -> impl Iterator<Item = Entry<&T>> {
        let (at, left_out) = self.gap.unwrap_or((self.items.len(), 0));
        let (before, after) = self.items.split_at(at);
        let gap = (left_out > 0).then_some(Entry::Gap(left_out));
        before.iter().map(Entry::Item).chain(gap).chain(after.iter().map(Entry::Item))
    }

    /// Keeps at most `keep` items, two thirds of them from the beginning. One item alone is never
    /// left out: the note about it would be as long as the item.
    ///
    /// ```
    /// let mut list = carryless::listing::Listing::from((1..=100).collect::<Vec<u64>>());
    /// list.shorten(6);
    /// assert_eq!(list.items(), [1, 2, 3, 4, 99, 100]);
    /// assert_eq!(list.total(), 100);
    /// ```
    pub fn shorten(&mut self, keep: usize) {
        if self.gap.is_none() && self.items.len() > keep + 1 {
            let head = head(keep);
            let left_out = self.items.len() - keep;
            self.items.drain(head..head + left_out);
            self.gap = Some((head, left_out as u64));
        }
    }
}

impl<T> From<Vec<T>> for Listing<T> {
    fn from(items: Vec<T>) -> Self {
        Listing { items, gap: None }
    }
}

impl<T> FromIterator<T> for Listing<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().collect::<Vec<T>>().into()
    }
}

#[derive(serde::Serialize)]
struct LeftOut {
    left_out: u64,
}

/// An array; in a shortened list (which never reaches JSON, only templates) the gap is an object
/// `{"left_out": n}` among the items.
impl<T: Serialize> Serialize for Listing<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = self.items.len() + usize::from(self.gap.is_some());
        let mut array = serializer.serialize_seq(Some(length))?;
        for entry in self.entries() {
            match entry {
                Entry::Item(item) => array.serialize_element(item)?,
                Entry::Gap(left_out) => array.serialize_element(&LeftOut { left_out })?,
            }
        }
        array.end()
    }
}

impl<T: JsonSchema> JsonSchema for Listing<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Vec::<T>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<T>::json_schema(generator)
    }

    fn inline_schema() -> bool {
        true
    }
}
