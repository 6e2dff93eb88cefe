//! Prints each page with a new browser process, on systems where `devtools.rs` cannot use pipes.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::{FLAGS, TIME_LIMIT};
use carryless_files::temp::TempFolder;

/// Path of the browser, which is started anew for each page.
#[derive(Debug)]
pub(super) struct Session(PathBuf);

impl Session {
    pub(super) fn start(path: &Path) -> io::Result<Self> {
        Ok(Session(path.to_owned()))
    }

    pub(super) fn name(&self) -> String {
        self.0.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Prints HTML pages as PDF one after another. Calls `take` with the 0-based index and the PDF of each
    /// page.
    pub(super) fn print(
        &mut self,
        pages: Vec<String>,
        mut take: impl FnMut(usize, Vec<u8>) -> io::Result<()>,
    ) -> io::Result<()> {
        pages.iter().enumerate().try_for_each(|(place, page)| take(place, self.printed(page)?))
    }

    /// Prints a page, given as HTML, and returns the PDF.
    fn printed(&self, page: &str) -> io::Result<Vec<u8>> {
        let folder = TempFolder::create()?;
        let [from, to, profile] =
            ["page.html", "page.pdf", "profile"].map(|name| folder.path().join(name));
        fs::write(&from, page)?;
        let mut command = Command::new(&self.0);
        command
            .args(FLAGS)
            .arg("--no-pdf-header-footer")
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg(format!("--print-to-pdf={}", to.display()))
            .arg(format!("file:///{}", from.display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let mut child = command.spawn()?;
        let started = Instant::now();
        while child.try_wait()?.is_none() {
            if started.elapsed() > TIME_LIMIT {
                child.kill()?;
                child.wait()?;
                return Err(io::Error::from(io::ErrorKind::TimedOut));
            }
            sleep(Duration::from_millis(10));
        }
        fs::read(&to)
    }
}
