//! The columns of a class list, unchanged, so that tables about the pupils can be copied back into the list.
//! [`SourceColumns`] has its titles and, for each pupil found in it, a row of cells.

use super::roster::{ClassList, Names};

/// Columns of a list with titles; empty for a list without titles.
#[derive(Clone, Debug, Default)]
pub(crate) struct SourceColumns {
    pub titles: Vec<String>,
    /// Cells of each pupil, one for each column.
    pub cells: Vec<Vec<String>>,
    /// Column of the names, if there is only one.
    pub name: Option<usize>,
}

impl SourceColumns {
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

    /// Returns the columns other than that of the names.
    pub(crate) fn others(&self) -> impl Iterator<Item = usize> {
        (0..self.titles.len()).filter(|at| Some(*at) != self.name)
    }
}
