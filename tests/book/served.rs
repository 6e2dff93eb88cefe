//! Tests `book serve`: it listens on this machine only, follows changes of the lessons, and keeps the last
//! good book while a lesson is faulty.

use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::checkout;

/// Longest wait for an answer while many tests run.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server that is killed when the test ends.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Server {
        let mut child = Command::new(crate::program::path())
            .args(["book", "serve", "--port", "0", "--lang", "en"])
            .current_dir(folder)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap().1.split_once('/').unwrap().0.to_owned();
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Server { child, address }
    }

    fn page(&self, path: &str) -> String {
        self.page_of(&self.address, path)
    }

    /// HTTP answer for the page `path`, requested with the host name `host`.
    fn page_of(&self, host: &str, path: &str) -> String {
        self.answer(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"))
    }

    /// Sends a request and returns the connection. The server may refuse the request before it has read
    /// everything.
    fn asked(&self, request: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_write_timeout(Some(PATIENCE)).unwrap();
        let _ = stream.write_all(request.as_bytes());
        stream
    }

    /// Everything that the server sends for a request until the connection ends, also by an error.
    fn answer(&self, request: &str) -> String {
        let mut answer = Vec::new();
        if let Err(error) = self.asked(request).read_to_end(&mut answer) {
            assert_ne!(error.kind(), ErrorKind::WouldBlock, "no answer: {request:.300}");
        }
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Number of the edition that the server has built; open pages compare it with their own.
    fn edition(&self) -> String {
        self.page("/.edition").rsplit_once("\r\n").unwrap().1.to_owned()
    }

    /// The page `path` once it contains `word`; waits for a build for up to two minutes.
    fn page_with(&self, path: &str, word: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let page = self.page(path);
            if page.contains(word) || Instant::now() > end {
                return page;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_served_book_follows_changes_of_the_lessons() {
    let folder = checkout();
    let server = Server::start(folder.path());
    assert!(server.address.starts_with("127.0.0.1:"));
    assert!(server.page("/").contains("en/index.html"));
    let page = server.page("/en/index.html");
    assert!(page.contains("(3, 4, 5)") && page.contains("location.reload"), "{page:.2000}");
    let edition = server.edition();
    assert!(page.contains(&edition) && edition == server.edition(), "{edition}");
    let lesson = folder.path().join("lessons/en/README.md");
    let text = fs::read_to_string(&lesson).unwrap();
    fs::write(&lesson, format!("{text}\nNEWLY WRITTEN\n")).unwrap();
    assert!(server.page_with("/en/index.html", "NEWLY WRITTEN").contains("NEWLY WRITTEN"));
    // Open pages see the new edition only once it can be read.
    let again = server.page_with("/.edition", &(edition.parse::<u64>().unwrap() + 1).to_string());
    let again = again.rsplit_once("\r\n").unwrap().1.to_owned();
    assert!(again != edition && server.page("/en/index.html").contains(&again), "{again}");
    fs::write(&lesson, "```carryless\nexplain x\n```\n").unwrap();
    std::thread::sleep(Duration::from_millis(1500));
    assert!(server.page("/en/index.html").contains("NEWLY WRITTEN"));
    assert_eq!(server.edition(), again);
    assert!(server.page("/nowhere.html").starts_with("HTTP/1.1 404"));
}

/// Only files of the book are served, and only to this machine.
#[test]
fn only_the_book_is_served() {
    let folder = checkout();
    let server = Server::start(folder.path());
    let book = folder.path().join("book");
    fs::write(folder.path().join("secret.txt"), "SECRET").unwrap();
    std::os::unix::fs::symlink("../secret.txt", book.join("link.txt")).unwrap();
    std::os::unix::fs::symlink("..", book.join("out")).unwrap();
    fs::write(book.join("a name.txt"), "FOUND").unwrap();
    for path in ["/", "/en/index.html", "/zh/", "/a%20name.txt"] {
        assert!(server.page(path).starts_with("HTTP/1.1 200"), "{path}");
    }
    let long = format!("/{}", "a".repeat(9000));
    for path in [
        "/link.txt",
        "/.carryless-book",
        "/%2ecarryless-book",
        "/en/../.carryless-book",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "/%2e%2e/secret.txt",
        "/%252e%252e/secret.txt",
        "/./../secret.txt",
        "//secret.txt",
        "/en/%2e%2e/%2e%2e/secret.txt",
        "/out/secret.txt",
        "http://evil.example/secret.txt",
        "http://evil.example/../secret.txt",
        "/%zz",
        "/%",
        &long,
    ] {
        let page = server.page(path);
        assert!(
            page.starts_with("HTTP/1.1 404") || page.starts_with("HTTP/1.1 400"),
            "{path}: {page:.300}"
        );
        assert!(!page.contains("SECRET"), "{path}");
    }
    // An unknown path offers the languages.
    assert!(server.page("/nowhere").contains("en/index.html"));
    let port = server.address.rsplit_once(':').unwrap().1;
    assert!(server.page_of(&format!("localhost:{port}"), "/").starts_with("HTTP/1.1 200"));
    for host in ["evil.example", "evil.example:80", "127.0.0.1.evil.example", ""] {
        let page = server.page_of(host, "/en/index.html");
        assert!(page.starts_with("HTTP/1.1 4") && !page.contains("<html"), "{host}: {page:.300}");
    }
}

/// Malformed requests are refused, even if the client does not read the answer, and the next request is
/// served.
#[test]
fn hostile_requests_are_refused() {
    let folder = checkout();
    let server = Server::start(folder.path());
    refuses_too_much(&server);
    assert_closed_to_other_sites(&server);
    assert!(server.page("/en/index.html").starts_with("HTTP/1.1 200"));
}

fn refuses_too_much(server: &Server) {
    let many: String = (0..10_000).map(|number| format!("x-{number}: 1\r\n")).collect();
    let large = format!("x: {}\r\n", "a".repeat(1 << 20));
    let long = format!("GET /{}", "a".repeat(100_000));
    for (line, headers, code) in [
        ("GET /", &many[..], 431),
        ("GET /", &large[..], 431),
        (&long[..], "", 431),
        ("GET", "", 400),
        ("GET / x", "", 400),
        ("POST /", "Content-Length: 0\r\n", 405),
        ("DELETE /en/index.html", "", 405),
    ] {
        let host = &server.address;
        let head = format!("{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}\r\n");
        let answer = server.answer(&head);
        let refusal = format!("HTTP/1.1 {code}");
        // If more is sent than is read, the reset of the connection can cut off the answer.
        let is_cut = code == 431 && refusal.starts_with(&answer);
        let is_refused = answer.starts_with(&refusal);
        assert!(is_refused || is_cut, "{line:.100} {headers:.100}: {answer:.300}");
    }
}

/// Asserts that a page of another site cannot read the answers (no CORS header), and that a request under
/// another host name gets nothing, not even the edition number.
fn assert_closed_to_other_sites(server: &Server) {
    for (line, code) in [
        ("GET /en/index.html", 200),
        ("GET /nowhere", 404),
        ("OPTIONS /en/index.html", 405),
        ("GET /.edition", 200),
    ] {
        let foreign = "Origin: http://evil.example\r\nAccess-Control-Request-Method: GET";
        let asked = |host: &str| {
            server.answer(&format!("{line} HTTP/1.1\r\nHost: {host}\r\n{foreign}\r\n\r\n"))
        };
        let answer = asked(&server.address);
        assert!(answer.starts_with(&format!("HTTP/1.1 {code}")), "{line}: {answer:.300}");
        assert!(!answer.to_lowercase().contains("access-control-allow"), "{line}: {answer:.300}");
        let answer = asked("evil.example");
        let body = answer.split_once("\r\n\r\n").unwrap().1;
        assert!(answer.starts_with("HTTP/1.1 4") && body.is_empty(), "{line}: {answer:.300}");
    }
}

/// Each file has its media type; a folder is its first page; HEAD is GET without the body.
#[test]
fn files_are_sent_with_their_media_type() {
    let folder = checkout();
    let server = Server::start(folder.path());
    for name in ["a.svg", "b.PNG", "c.wasm", "d.carryless"] {
        fs::write(folder.path().join("book").join(name), "<svg/>").unwrap();
    }
    for (path, media_type) in [
        ("/", "text/html; charset=utf-8"),
        ("/en/", "text/html; charset=utf-8"),
        ("/en/index.html?highlight=nim", "text/html; charset=utf-8"),
        ("/a.svg", "image/svg+xml"),
        ("/b.PNG", "image/png"),
        ("/c.wasm", "application/wasm"),
        ("/d.carryless", "application/octet-stream"),
    ] {
        let answer = server.page(path);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("\r\nContent-Type: {media_type}\r\n")), "{path}: {head}");
        assert!(
            head.contains(&format!("\r\nContent-Length: {}\r\n", body.len())),
            "{path}: {head}"
        );
        assert_eq!(body.contains("location.reload"), media_type.starts_with("text/html"), "{path}");
        let host = &server.address;
        let alone = server.answer(&format!("HEAD {path} HTTP/1.1\r\nHost: {host}\r\n\r\n"));
        assert_eq!(alone, format!("{head}\r\n\r\n"), "{path}");
    }
    let moved = server.page("/en");
    assert!(
        moved.starts_with("HTTP/1.1 307") && moved.contains("\r\nLocation: /en/\r\n"),
        "{moved}"
    );
}

#[test]
fn a_port_in_use_is_reported() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = checkout();
    let output = Command::new(crate::program::path())
        .args(["book", "serve", "--lang", "en", "--port", &port])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains(&port) && said.contains("--port"), "{said}");
    assert!(!folder.path().join("book").exists(), "a book was left");
}

/// A port in use is reported before anything is built.
#[test]
fn a_taken_port_builds_nothing() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = checkout();
    let output = Command::new(crate::program::path())
        .args(["book", "serve", "--lang", "en", "-o", "served", "--port", &port])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("the address is in use"), "{said}");
    assert!(!folder.path().join("served").exists());
}
