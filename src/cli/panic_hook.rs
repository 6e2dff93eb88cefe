//! What holds when the program itself fails. In: a panic, on any thread. Out: one sentence in the
//! reader's language that names the place, on standard error, and exit code 3; half written files
//! and programs that were started go away, as they do at a signal.

use std::panic::{self, PanicHookInfo};
use std::process;

use super::diagnostics;
use crate::error::Error;
use crate::files::temp;
use crate::i18n::Language;

/// Tells every panic from now on, and ends the program with it.
pub(crate) fn tell(language: Language) {
    panic::set_hook(Box::new(move |panicked| {
        temp::abandon();
        let error = Error::defect(described(panicked));
        diagnostics::report(&error, language);
        process::exit(i32::from(error.exit_code()));
    }));
}

/// What was panicked with, and where.
fn described(panicked: &PanicHookInfo<'_>) -> String {
    let payload = panicked.payload();
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    let said = owned.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("panic");
    panicked.location().map_or_else(|| said.to_owned(), |place| format!("{said} ({place})"))
}
