//! `carryless book serve`: serves the book on the loopback address. In a checkout, changed lessons are
//! rebuilt and open pages reload; when a lesson is invalid, the last valid book stays.

use std::fs;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use super::build::build;
use super::request;
use super::source::Source;
use super::static_files::StaticFiles;
use super::{BookError, BookFault};
use carryless_args::error::{Error, Reason};

/// Interval between two checks for changed lessons. A rebuild starts when two checks in a row find the same
/// changed files.
const REST: Duration = Duration::from_millis(200);

/// Progress of the server, reported to the caller.
#[derive(Debug)]
pub enum ServerEvent {
    /// The server has started; the book is available at this address.
    At(SocketAddr),
    /// The book was rebuilt, or the rebuild failed.
    Built(Result<(), BookError>),
}

/// Builds the book into `dest` and serves it at `port` (0 for any free port); returns only on failure. `page`
/// holds the names and contents of the files of the web engine; `tell` is called with each event.
///
/// # Errors
/// `cannot-listen`, before anything is built, and the errors of the first [`build`].
pub fn serve(
    source: Source,
    dest: PathBuf,
    (port, page): (u16, Vec<(&'static str, Vec<u8>)>),
    tell: impl Fn(ServerEvent),
) -> Result<(), BookError> {
    // The port is bound first, so that nothing is built when it is taken.
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let failed = |error: io::Error| {
        Error::from(BookFault::CannotListen { reason: Reason::from(&error) }).with_word(address)
    };
    let listener = TcpListener::bind(address).map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    let mut built = snapshot_files(&source.root);
    build(&source, &dest, &page)?;
    let files = StaticFiles::new(dest.clone());
    let served = files.clone();
    let server = thread::Builder::new()
        .spawn(move || request::serve(&listener, move |request| served.respond(request)))
        .map_err(failed)?;
    tell(ServerEvent::At(bound));
    let mut last = built.clone();
    while source.is_checkout() && !server.is_finished() {
        thread::sleep(REST);
        let now = snapshot_files(&source.root);
        if now == last && now != built {
            let result = build(&source, &dest, &page);
            if result.is_ok() {
                files.start_edition();
            }
            tell(ServerEvent::Built(result));
            built.clone_from(&now);
        }
        last = now;
    }
    server.join().map_err(|_| Error::internal("thread"))?;
    Ok(())
}

/// Returns the source files of the book below the folder `root`, sorted by path, each with its modification
/// time (`None` if unknown) and its size in bytes.
fn snapshot_files(root: &Path) -> Vec<(PathBuf, Option<SystemTime>, u64)> {
    let mut folders = vec![root.join("lessons"), root.join("theme")];
    let mut files = vec![root.join("book.toml")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            if is_folder { &mut folders } else { &mut files }.push(entry.path());
        }
    }
    files.sort();
    let with_change = |file: PathBuf| {
        let about = fs::metadata(&file).ok();
        let changed = about.as_ref().and_then(|about| about.modified().ok());
        (file, changed, about.map_or(0, |about| about.len()))
    };
    files.into_iter().map(with_change).collect()
}
