//! Sheets made on all cores, class by class.

use rayon::prelude::*;

use crate::error::Error;
use crate::worksheet::request::Order;
use crate::worksheet::sheet::Sheet;

/// Makes the sheets of an order and gives `take` what `make` makes of them, in order; `make` runs on
/// all cores.
pub(super) fn each<T: Send>(
    order: &Order,
    make: impl Fn(&Sheet) -> Result<T, Error> + Sync,
    mut take: impl FnMut(&Sheet, T) -> Result<(), Error>,
) -> Result<(), Error> {
    for sheets in order.class.portions(&order.pupils) {
        let sheets = sheets?;
        let made: Vec<Result<T, Error>> = sheets.par_iter().map(&make).collect();
        for (sheet, made) in sheets.iter().zip(made) {
            take(sheet, made?)?;
        }
    }
    Ok(())
}
