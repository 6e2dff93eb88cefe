//! What the server of a book lets through: only who asks for this machine by its name, only files
//! that lie in the folder of the book, none that are hidden; where there is nothing, the page that
//! offers the languages.

use std::path::{Path, PathBuf};

use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The names of this machine for itself.
const OWN: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// Refuses whoever has led a browser here under another name.
pub(super) async fn of_host(request: Request, next: Next) -> Response {
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    let name = host.map(|host| host.rsplit_once(':').map_or(host, |(name, _)| name));
    match name.is_some_and(|name| OWN.contains(&name) || name == "::1") {
        true => next.run(request).await,
        false => StatusCode::MISDIRECTED_REQUEST.into_response(),
    }
}

/// Shows what lies in the folder, and else the page of languages.
pub(super) async fn of_folder(
    State(folder): State<PathBuf>,
    request: Request,
    next: Next,
) -> Response {
    if lies_in(&folder, request.uri()) {
        return next.run(request).await;
    }
    match std::fs::read(folder.join("index.html")) {
        Ok(page) => (StatusCode::NOT_FOUND, [(CONTENT_TYPE, "text/html; charset=utf-8")], page)
            .into_response(),
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Whether the path means something in the folder, links followed, that is not hidden.
fn lies_in(folder: &Path, uri: &Uri) -> bool {
    let Some(path) = decoded(uri.path()) else { return false };
    let is_hidden = path.split('/').any(|part| part.starts_with('.'));
    let real = folder.join(path.trim_start_matches('/')).canonicalize();
    let is_inside = |real: PathBuf| folder.canonicalize().is_ok_and(|own| real.starts_with(own));
    !is_hidden && real.is_ok_and(is_inside)
}

/// The path with `%20` and the like as the bytes that they stand for.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}
