//! Prints a page as PDF with the browser of this machine: Chromium, Chrome or Edge, in a profile of
//! its own that goes away again.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::error::{Error, Reason, faults};

faults! {
    /// Why nothing was printed.
    pub(crate) enum BrowserFault {
        /// No browser that could print.
        None = "no-browser" => Outside,
        /// A browser that did not print.
        Failed { reason: Reason } = "browser-failed" => Outside,
    }
}

/// The names of browsers that can print.
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

/// Where they are when they are not on the path.
const PLACES: [&str; 6] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
];

/// How long a page may take.
const PATIENCE: Duration = Duration::from_secs(120);

/// What it is told, so that it prints and does nothing else.
const FLAGS: [&str; 10] = [
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--no-pdf-header-footer",
    "--hide-scrollbars",
];

/// A browser.
#[derive(Clone, Debug)]
pub(crate) struct Browser(PathBuf);

impl Browser {
    /// The first one that is installed.
    ///
    /// # Errors
    /// `no-browser`.
    pub(crate) fn find() -> Result<Self, Error> {
        let folders: Vec<PathBuf> =
            env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
        let ending = env::consts::EXE_SUFFIX;
        let on_path = NAMES.iter().flat_map(|name| {
            folders.iter().map(move |folder| folder.join(format!("{name}{ending}")))
        });
        let all = on_path.chain(PLACES.iter().map(PathBuf::from));
        let found = all.into_iter().find(|path| path.is_file());
        found.map(Browser).ok_or_else(|| Error::from(BrowserFault::None))
    }

    /// The page as PDF.
    ///
    /// # Errors
    /// `browser-failed`.
    pub(crate) fn print(&self, page: &str) -> Result<Vec<u8>, Error> {
        self.printed(page).map_err(|error| {
            let name = self.0.file_name().unwrap_or_default().to_string_lossy();
            Error::from(BrowserFault::Failed { reason: Reason::from(&error) }).naming(name)
        })
    }

    fn printed(&self, page: &str) -> io::Result<Vec<u8>> {
        let folder = tempfile::tempdir()?;
        let (from, to) = (folder.path().join("page.html"), folder.path().join("page.pdf"));
        fs::write(&from, page)?;
        let profile = folder.path().join("profile");
        let mut command = Command::new(&self.0);
        command.args(FLAGS);
        if is_root(folder.path()) {
            command.arg("--no-sandbox");
        }
        command
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg(format!("--print-to-pdf={}", to.display()))
            .arg(format!("file://{}", from.display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let mut child = command.spawn()?;
        let started = Instant::now();
        while child.try_wait()?.is_none() {
            if started.elapsed() > PATIENCE {
                child.kill()?;
                child.wait()?;
                return Err(io::Error::from(io::ErrorKind::TimedOut));
            }
            sleep(Duration::from_millis(10));
        }
        let pdf = fs::read(&to)?;
        match pdf.starts_with(b"%PDF") {
            true => Ok(pdf),
            false => Err(io::Error::from(io::ErrorKind::InvalidData)),
        }
    }
}

/// Whether we are the administrator, for whom Chromium has no sandbox.
fn is_root(own: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(own).is_ok_and(|about| about.uid() == 0)
    }
    #[cfg(not(unix))]
    {
        let _ = own;
        false
    }
}
