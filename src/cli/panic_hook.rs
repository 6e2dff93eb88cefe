//! Reports a panic on any thread on standard error, as one localized sentence with the source location, and
//! exits with code 3. Temporary files are removed and child processes ended, as after a signal.

use std::panic::{self, PanicHookInfo};
use std::process;

use super::diagnostics;
use carryless_args::error::Error;
use carryless_files::temp;
use carryless_render::i18n::Language;

/// Installs the panic hook, which reports a panic in `language` and ends the process with code 3.
pub fn install(language: Language) {
    panic::set_hook(Box::new(move |panicked| {
        temp::clean_up();
        let error = Error::internal(panic_message(panicked));
        diagnostics::report(&error, language);
        process::exit(i32::from(error.exit_code()));
    }));
}

/// Returns the panic message and its source location.
fn panic_message(panicked: &PanicHookInfo<'_>) -> String {
    let payload = panicked.payload();
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    let said = owned.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("panic");
    panicked.location().map_or_else(|| said.to_owned(), |place| format!("{said} ({place})"))
}
