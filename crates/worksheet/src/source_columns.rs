//! The columns of a class list, unchanged, so that teachers can copy tables about the pupils back into the
//! list. [`SourceColumns`] contains the titles and the cells of each pupil.

use super::roster::{ClassList, Names};

/// Titles and cells of a class list. All fields are empty for a list without titles.
#[derive(Clone, Debug, Default)]
pub(crate) struct SourceColumns {
    /// Title of each column.
    pub titles: Vec<String>,
    /// Cells of each pupil, in the order of the columns.
    pub cells: Vec<Vec<String>>,
    /// Index of the column of names, from 0; `None` if names are in several columns.
    pub name: Option<usize>,
}

impl SourceColumns {
    /// Creates the columns of `list`. `names` are the pupils found in the list.
    pub(crate) fn from_list(list: &ClassList, names: &Names) -> Self {
        let row = |at: usize| list.rows().nth(at).map(|(_, row)| row);
        let Some(head) = names.head.and_then(row) else { return SourceColumns::default() };
        let width = head.len();
        let rows: Vec<_> = list.rows().map(|(_, row)| row).collect();
        let cells =
            names.rows.iter().filter_map(|at| rows.get(*at)).map(|row| {
                (0..width).map(|at| row.get(at).unwrap_or_default().to_owned()).collect()
            });
        SourceColumns {
            titles: head.iter().map(str::to_owned).collect(),
            cells: cells.collect(),
            name: if let [only] = names.columns[..] { Some(only) } else { None },
        }
    }

    /// Returns the indices, from 0, of all columns but the column of names.
    pub(crate) fn others(&self) -> impl Iterator<Item = usize> {
        (0..self.titles.len()).filter(|at| Some(*at) != self.name)
    }
}
