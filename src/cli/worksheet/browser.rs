//! Prints pages as PDF with an installed Chromium, Chrome or Edge. The browser has a temporary profile.

#[cfg(unix)]
mod devtools;
#[cfg(not(unix))]
mod one_shot;

use std::collections::BTreeSet;
use std::env;
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

#[cfg(unix)]
use devtools::Session;
#[cfg(not(unix))]
use one_shot::Session;

#[cfg(feature = "book")]
use super::pdf;
use carryless_args::error::{Error, Reason, faults};
use carryless_export::docx::image;
use carryless_files::atomic_write;
use carryless_files::temp::TempFolder;
use carryless_render::i18n::is_wide;

faults! {
    pub(crate) enum BrowserFault {
        None = "no-browser" => Outside,
        Failed { reason: Reason } = "browser-failed" => Outside,
    }
}

/// Program names of browsers that can print to PDF, without a file name extension; each is looked for in the
/// folders of `PATH`.
const NAMES: [&str; 9] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
    "chromium-headless-shell",
];

/// Paths at which installed browsers are looked for that are not in `PATH` (macOS and Windows).
const PLACES: [&str; 6] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
];

/// Longest time to wait for a message of the browser, or for a browser process that prints one page. A page
/// may contain about [`PORTION`](super::files::PORTION) sheets.
const TIME_LIMIT: Duration = Duration::from_secs(120);

/// Command line options of the browser that switch off all that printing does not need.
const FLAGS: [&str; 10] = [
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-crash-reporter",
    "--disable-extensions",
    "--disable-sync",
    "--hide-scrollbars",
];

/// Installed browsers, and the one that is running; it is started when the first page is printed.
#[derive(Debug)]
pub(crate) struct Browser {
    /// Paths of the installed browsers, in the order in which they are tried.
    found: Vec<PathBuf>,
    session: Mutex<Option<Session>>,
    /// Different wide (mostly Chinese) characters in the pages printed so far.
    letters: Mutex<BTreeSet<char>>,
}

impl Browser {
    /// Finds the installed browsers without starting one. Returns `no-browser` if there is none.
    pub(crate) fn find() -> Result<Self, Error> {
        let folders: Vec<PathBuf> =
            env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
        let ending = env::consts::EXE_SUFFIX;
        let on_path = NAMES.iter().flat_map(|name| {
            folders.iter().map(move |folder| folder.join(format!("{name}{ending}")))
        });
        let all = on_path.chain(PLACES.iter().map(PathBuf::from));
        let found: Vec<PathBuf> = all.filter(|path| path.is_file()).collect();
        match found.is_empty() {
            true => Err(Error::from(BrowserFault::None)),
            false => Ok(Browser { found, session: Mutex::default(), letters: Mutex::default() }),
        }
    }

    /// Prints HTML pages as PDF, several at a time. Calls `take` with the 0-based index and the PDF of each
    /// page, in the order of completion. Fails with [`BrowserFault::Failed`] or an error of `take`.
    pub(crate) fn print(
        &self,
        pages: Vec<String>,
        mut take: impl FnMut(usize, Vec<u8>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let letters = pages.iter().flat_map(|page| page.chars()).filter(|letter| is_wide(*letter));
        self.letters.lock().unwrap_or_else(PoisonError::into_inner).extend(letters);
        let mut session = self.session.lock().unwrap_or_else(PoisonError::into_inner);
        let running = match &mut *session {
            Some(running) => running,
            None => session.insert(self.start()?),
        };
        let mut refused = Ok(());
        let printed = running.print(pages, |place, pdf| {
            refused = match pdf.starts_with(b"%PDF") && pdf.trim_ascii_end().ends_with(b"%%EOF") {
                true => take(place, pdf),
                false => return Err(io::ErrorKind::InvalidData.into()),
            };
            // An error of `take` stops the printing.
            if refused.is_ok() { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
        });
        refused?;
        printed.map_err(|error| failed(&running.name(), &error))
    }

    /// Whether this machine has no font for a Chinese character that was printed. The browser then prints an
    /// empty box in its place and reports no error.
    pub(crate) fn lacks_letters(&self) -> bool {
        let letters = self.letters.lock().unwrap_or_else(PoisonError::into_inner);
        !letters.is_empty() && image::lacks_letters(letters.iter().copied())
    }

    /// Prints each HTML document in `pages` and returns its number of pages, in the same order. Fails with
    /// [`BrowserFault::Failed`].
    #[cfg(feature = "book")]
    pub(crate) fn count(&self, pages: Vec<String>) -> Result<Vec<usize>, Error> {
        let mut counts = vec![0; pages.len()];
        self.print(pages, |place, pdf| {
            let count = pdf::pages(&pdf).ok_or_else(|| Error::internal("pages"))?;
            counts.get_mut(place).into_iter().for_each(|own| *own = count);
            Ok(())
        })?;
        Ok(counts)
    }

    /// Starts the first installed browser that can be started; the error is that of the last one tried.
    fn start(&self) -> Result<Session, Error> {
        // A browser does not report that the directory for temporary files is missing.
        let place = env::temp_dir();
        TempFolder::create_inside(&place)
            .map_err(|error| atomic_write::write_error(&place, &error))?;
        let mut refused = Error::from(BrowserFault::None);
        for path in &self.found {
            match Session::start(path) {
                Ok(session) => return Ok(session),
                Err(error) => {
                    let name = path.file_name().unwrap_or_default().to_string_lossy();
                    refused = failed(&name, &error);
                }
            }
        }
        Err(refused)
    }
}

/// Returns the error [`BrowserFault::Failed`] for the browser `name`, with the reason `error`.
fn failed(name: &str, error: &io::Error) -> Error {
    Error::from(BrowserFault::Failed { reason: Reason::from(error) }).with_word(name)
}
