//! Makes sheets on all cores.

use rayon::prelude::*;

use carryless_args::error::Error;
use carryless_worksheet::request::Order;
use carryless_worksheet::sheet::Sheet;

/// Calls `make` with each sheet of an order, on all cores, and `take` with each sheet and the result of
/// `make`, on this thread in the order of the sheets. Only after all sheets of a class are made are they
/// passed to `take`. Returns the first error and then calls `take` no more.
pub(super) fn for_each_sheet<T: Send>(
    order: &Order,
    make: impl Fn(&Sheet) -> Result<T, Error> + Sync,
    mut take: impl FnMut(&Sheet, T) -> Result<(), Error>,
) -> Result<(), Error> {
    for sheets in order.class.sheets_by_class(&order.pupils) {
        let sheets = sheets?;
        let made: Vec<Result<T, Error>> = sheets.par_iter().map(&make).collect();
        for (sheet, made) in sheets.iter().zip(made) {
            take(sheet, made?)?;
        }
    }
    Ok(())
}
