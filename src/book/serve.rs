//! `carryless book serve`: the book at an address of this machine alone. In a checkout it follows the
//! lessons: a change builds the book again and the open pages show it; when a lesson is wrong, the
//! last good book stays.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use notify_debouncer_mini::notify::{self, RecursiveMode};
use notify_debouncer_mini::{DebounceEventResult, new_debouncer};
use tokio::net::TcpListener;
use tower_http::services::ServeDir;
use tower_livereload::LiveReloadLayer;

use super::build::build;
use super::source::Source;
use super::{BookError, BookFault, connections, guard};
use crate::error::{Error, Reason};

/// How long the files must be at rest before the book is built again.
const REST: Duration = Duration::from_millis(150);

/// What a server tells whoever started it.
#[derive(Debug)]
pub(crate) enum News {
    /// The book can be read at this address.
    At(SocketAddr),
    /// It was built again, or could not be.
    Built(Result<(), BookError>),
}

/// Builds the book into `dest`, serves it at `port` (0 for any that is free) and does not return
/// unless something fails; `tell` hears what happens.
/// Errors: what [`build`] refuses the first time, and `cannot-listen`.
pub(crate) fn serve(
    source: Source,
    dest: PathBuf,
    (port, page): (u16, Vec<(&'static str, Vec<u8>)>),
    tell: impl Fn(News) + Send + Sync + 'static,
) -> Result<(), BookError> {
    build(&source, &dest, &page)?;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let failed = |error: &dyn std::fmt::Display| {
        let reason = Reason { known: None, said: error.to_string() };
        Error::from(BookFault::CannotListen { reason }).naming(address)
    };
    let live = LiveReloadLayer::new();
    let reloader = live.reloader();
    let pages = Router::new()
        .fallback_service(ServeDir::new(&dest))
        .layer(from_fn_with_state(dest.clone(), guard::of_folder))
        .layer(live)
        .layer(from_fn(guard::of_host));
    let tell = Arc::new(tell);
    let root = source.root.clone();
    let is_checkout = source.is_checkout();
    let news = Arc::clone(&tell);
    let again = move |changed: DebounceEventResult| {
        if changed.is_ok() {
            let built = build(&source, &dest, &page);
            if built.is_ok() {
                reloader.reload();
            }
            news(News::Built(built));
        }
    };
    let unwatched = |error: notify::Error| match &error.kind {
        notify::ErrorKind::Io(error) => {
            Error::from(BookFault::CannotListen { reason: Reason::from(error) }).naming(address)
        }
        _ => failed(&error),
    };
    let mut watch = new_debouncer(REST, again).map_err(unwatched)?;
    if is_checkout {
        for (name, mode) in followed() {
            let watched = watch.watcher().watch(&root.join(name), mode);
            watched.map_err(|error| failed(&error))?;
        }
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(&error))?;
    let served = runtime.block_on(async {
        let listener = TcpListener::bind(address).await?;
        tell(News::At(listener.local_addr()?));
        connections::serve(listener, pages).await
    });
    let taken = |error| {
        Error::from(BookFault::CannotListen { reason: Reason::from(&error) }).naming(address)
    };
    Ok(served.map_err(taken)?)
}

/// What the book is made of.
fn followed() -> [(&'static Path, RecursiveMode); 3] {
    [
        (Path::new("lessons"), RecursiveMode::Recursive),
        (Path::new("theme"), RecursiveMode::Recursive),
        (Path::new("book.toml"), RecursiveMode::NonRecursive),
    ]
}
