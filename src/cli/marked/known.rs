//! A class whose sheets are marked by name. In: its list, or the list that was written beside the sheets.
//! Out: the number of the sheet of each name, and the code of the set where the list holds it.

use std::collections::HashMap;

use super::table::ClassTable;
use crate::error::Error;
use crate::worksheet::code::SheetCode;
use crate::worksheet::roster::ClassList;

pub(super) struct Known {
    pub(super) set: Option<SheetCode>,
    numbers: HashMap<String, Vec<u64>>,
}

impl Known {
    /// Errors: what [`ClassList::names`] says.
    pub(super) fn of(table: &ClassList) -> Result<Self, Error> {
        let class = ClassTable::of(table, None);
        let mut numbers: HashMap<String, Vec<u64>> = HashMap::new();
        let mut add = |name: &str, number| numbers.entry(key(name)).or_default().push(number);
        match &class {
            Some(class) => class.pupils(table).for_each(|(_, row, number)| {
                number.into_iter().for_each(|number| add(&class.name(row), number));
            }),
            None => table.names(None)?.names.iter().zip(1..).for_each(|(name, at)| add(name, at)),
        }
        numbers.remove("");
        Ok(Known { set: class.map(|class| class.set), numbers })
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
