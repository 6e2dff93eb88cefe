//! Serves the files of a folder. The `Host` of a request must be this machine, and its path a file in the
//! folder that is not hidden. Any other path gets the first page of the folder, with status 404. HTML pages
//! include a script that reloads them when the folder has a new edition.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use percent_encoding::percent_decode_str;

use super::request::{Request, Response};

/// Host names of this machine.
const LOCAL: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// Path under which a page asks for the number of the current edition. No file has this path, because hidden
/// files are not served.
const EDITION: &str = "/.edition";

/// File name extensions of the files of a book, each with its media type.
const TYPES: [(&str, &str); 16] = [
    ("css", "text/css; charset=utf-8"),
    ("gif", "image/gif"),
    ("html", HTML),
    ("ico", "image/x-icon"),
    ("jpeg", "image/jpeg"),
    ("jpg", "image/jpeg"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("pdf", "application/pdf"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("webp", "image/webp"),
    ("woff", "font/woff"),
    ("woff2", "font/woff2"),
];
/// Media type of HTML pages.
const HTML: &str = "text/html; charset=utf-8";

/// A folder that is served over HTTP, with the number of its edition, which changes when the book is rebuilt.
#[derive(Clone, Debug)]
pub(super) struct StaticFiles {
    folder: PathBuf,
    edition: Arc<AtomicU64>,
}

impl StaticFiles {
    /// Creates the folder to serve. The number of its first edition is the time, so that open pages notice a
    /// restarted server.
    pub(super) fn new(folder: PathBuf) -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let edition = u64::try_from(now.as_millis()).unwrap_or_default();
        StaticFiles { folder, edition: Arc::new(AtomicU64::new(edition)) }
    }

    /// Changes the number of the edition, so that open pages reload.
    pub(super) fn start_edition(&self) {
        self.edition.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns the response to a request: a file, a redirection, the number of the edition, or an error.
    pub(super) fn respond(&self, request: &Request) -> Response {
        // A page of another site can send requests here, with the name of that site as the host.
        if !request.host.as_deref().is_some_and(is_local) {
            return Response::empty(421);
        }
        // The edition is read before the file, so a page may reload once too often but never misses a change.
        let edition = self.edition.load(Ordering::Relaxed).to_string();
        let path = request.target.split(['?', '#']).next().unwrap_or_default();
        if path == EDITION {
            return Response { body: edition.into(), ..Response::empty(200) };
        }
        let found = self.resolve(path);
        if found.as_ref().is_some_and(|file| file.is_dir()) && !path.ends_with('/') {
            let field = ("Location", format!("/{}/", path.trim_matches('/')));
            return Response { field, ..Response::empty(307) };
        }
        let found = found.map(|file| if file.is_dir() { file.join("index.html") } else { file });
        let file = found.and_then(|file| Some((std::fs::read(&file).ok()?, media_type(&file))));
        let (status, body, media_type) = match file {
            Some((body, media_type)) => (200, body, media_type),
            None => {
                let languages = std::fs::read(self.folder.join("index.html"));
                (404, languages.unwrap_or_default(), HTML)
            }
        };
        let script = if media_type == HTML { reload_script(&edition) } else { String::new() };
        let field = ("Content-Type", media_type.to_owned());
        Response { status, field, body: [body, script.into_bytes()].concat() }
    }

    /// Returns the file or folder that `path`, the percent-encoded path of a request, names, with links
    /// resolved; `None` if it is missing, hidden or outside the folder.
    fn resolve(&self, path: &str) -> Option<PathBuf> {
        let path = percent_decode_str(path.strip_prefix('/')?).decode_utf8().ok()?;
        let is_hidden = path.split('/').any(|part| part.starts_with('.'));
        let found = self.folder.join(path.trim_start_matches('/')).canonicalize().ok()?;
        let is_inside = found.starts_with(self.folder.canonicalize().ok()?);
        (is_inside && !is_hidden).then_some(found)
    }
}

/// Whether `host`, with or without a port, names this machine.
fn is_local(host: &str) -> bool {
    let port = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit()));
    LOCAL.contains(&port.map_or(host, |(name, _)| name))
}

/// Returns the media type of a file, by its extension.
fn media_type(file: &Path) -> &'static str {
    let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    let known = TYPES.iter().find(|(known, _)| known.eq_ignore_ascii_case(extension));
    known.map_or("application/octet-stream", |(_, media_type)| media_type)
}

/// Returns an HTML script element that reloads its page when the number of the edition is no longer
/// `edition`.
fn reload_script(edition: &str) -> String {
    format!(
        "<script>setInterval(() => fetch('{EDITION}').then(answer => answer.text()).then(edition => \
         /^\\d+$/.test(edition) && edition !== '{edition}' && location.reload(), () => {{}}), 500)</script>\n"
    )
}
