//! `carryless book serve`: the book at an address of this machine alone. In a checkout it follows the
//! lessons: a change builds the book again and the open pages show it; when a lesson is wrong, the
//! last good book stays.

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
use crate::error::{Error, Reason};

/// Interval between two looks at the files; the book is built again when they rest for as long.
const REST: Duration = Duration::from_millis(200);

/// What a server tells whoever started it.
#[derive(Debug)]
pub(crate) enum ServerEvent {
    /// The book can be read at this address.
    At(SocketAddr),
    /// It was built again, or could not be.
    Built(Result<(), BookError>),
}

/// Builds the book into `dest`, serves it at `port` (0 for any that is free) and does not return
/// unless something fails; `tell` hears what happens.
/// Errors: `cannot-listen`, before anything is built, and what [`build`] refuses the first time.
pub(crate) fn serve(
    source: Source,
    dest: PathBuf,
    (port, page): (u16, Vec<(&'static str, Vec<u8>)>),
    tell: impl Fn(ServerEvent),
) -> Result<(), BookError> {
    // Before anything is built, so that nothing is left where the port is taken.
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let failed = |error: io::Error| {
        Error::from(BookFault::CannotListen { reason: Reason::from(&error) }).naming(address)
    };
    let listener = TcpListener::bind(address).map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    let mut built = changes(&source.root);
    build(&source, &dest, &page)?;
    let files = StaticFiles::new(dest.clone());
    let served = files.clone();
    let server = thread::Builder::new()
        .spawn(move || request::serve(&listener, move |request| served.answer(request)))
        .map_err(failed)?;
    tell(ServerEvent::At(bound));
    let mut last = built.clone();
    while source.is_checkout() && !server.is_finished() {
        thread::sleep(REST);
        let now = changes(&source.root);
        if now == last && now != built {
            let result = build(&source, &dest, &page);
            if result.is_ok() {
                files.renew();
            }
            tell(ServerEvent::Built(result));
            built.clone_from(&now);
        }
        last = now;
    }
    server.join().map_err(|_| Error::defect("thread"))?;
    Ok(())
}

/// The files that the book is made of, with when each was changed and how long it is.
fn changes(root: &Path) -> Vec<(PathBuf, Option<SystemTime>, u64)> {
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
