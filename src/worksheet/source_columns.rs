//! The columns of a class list as they stand there, so that what is written about the pupils can be put back
//! into it. In: the list, and the pupils that were found in it. Out: titles, and a row of cells a pupil.

use super::roster::{ClassList, Names};

/// The columns of a list with titles; nothing of a list without.
#[derive(Clone, Debug, Default)]
pub(crate) struct SourceColumns {
    pub titles: Vec<String>,
    /// For each pupil a cell a column.
    pub cells: Vec<Vec<String>>,
    /// The column of the names, where they are from one alone.
    pub name: Option<usize>,
}

impl SourceColumns {
    pub(crate) fn of(list: &ClassList, names: &Names) -> Self {
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

    /// The columns that hold more than the name, where it stands alone in one.
    pub(crate) fn others(&self) -> impl Iterator<Item = usize> {
        (0..self.titles.len()).filter(|at| Some(*at) != self.name)
    }
}
