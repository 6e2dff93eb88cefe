//! A class whose sheets are marked by name. In: the names with the numbers of their sheets, and the code of
//! the set where its list holds it. Out: whose sheet is meant.

use std::collections::HashMap;

use crate::worksheet::code::SheetCode;

pub(super) struct Known {
    pub(super) set: Option<SheetCode>,
    numbers: HashMap<String, Vec<u64>>,
}

impl Known {
    /// The names, each with the number of its sheet.
    pub(super) fn new(
        set: Option<SheetCode>,
        names: impl IntoIterator<Item = (String, u64)>,
    ) -> Self {
        let mut numbers: HashMap<String, Vec<u64>> = HashMap::new();
        for (name, number) in names {
            numbers.entry(key(&name)).or_default().push(number);
        }
        numbers.remove("");
        Known { set, numbers }
    }

    /// The numbers of the sheets of those who are called so.
    pub(super) fn numbers(&self, name: &str) -> &[u64] {
        self.numbers.get(&key(name)).map(Vec::as_slice).unwrap_or_default()
    }
}

/// A name as it is compared: letters alone, small.
fn key(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
