//! Proves that the book is served on this machine alone, follows the lessons of a checkout, and
//! keeps the last good book while a lesson is wrong.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::root;

/// A server that ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Server {
        let mut child = Command::new(crate::inside::program::path())
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

    /// The page for somebody who knows this machine by the name `host`.
    fn page_of(&self, host: &str, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// The page once it says `word`, within two minutes: a build takes its time where many tests run.
    fn page_with(&self, path: &str, word: &str) -> String {
        let end = Instant::now() + Duration::from_secs(120);
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
fn the_book_follows_the_lessons() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["lessons", "theme", "book.toml"] {
        let from = root().join(name);
        assert!(
            Command::new("cp").arg("-r").arg(from).arg(folder.path()).status().unwrap().success()
        );
    }
    let server = Server::start(folder.path());
    assert!(server.address.starts_with("127.0.0.1:"));
    assert!(server.page("/").contains("en/index.html"));
    let page = server.page("/en/index.html");
    assert!(page.contains("(3, 4, 5)") && page.contains("/_tower-livereload"), "{page:.2000}");
    let lesson = folder.path().join("lessons/en/README.md");
    let text = fs::read_to_string(&lesson).unwrap();
    fs::write(&lesson, format!("{text}\nNEWLY WRITTEN\n")).unwrap();
    assert!(server.page_with("/en/index.html", "NEWLY WRITTEN").contains("NEWLY WRITTEN"));
    fs::write(&lesson, "```carryless\nexplain x\n```\n").unwrap();
    std::thread::sleep(Duration::from_millis(1500));
    assert!(server.page("/en/index.html").contains("NEWLY WRITTEN"));
    assert!(server.page("/nowhere.html").starts_with("HTTP/1.1 404"));
}

/// Nothing but the book, to nobody but this machine.
#[test]
fn only_the_book_is_served() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let book = folder.path().join("book");
    fs::write(folder.path().join("secret.txt"), "SECRET").unwrap();
    std::os::unix::fs::symlink("../secret.txt", book.join("link.txt")).unwrap();
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
    // Whoever is lost is offered the languages.
    assert!(server.page("/nowhere").contains("en/index.html"));
    let port = server.address.rsplit_once(':').unwrap().1;
    assert!(server.page_of(&format!("localhost:{port}"), "/").starts_with("HTTP/1.1 200"));
    for host in ["evil.example", "evil.example:80", "127.0.0.1.evil.example", ""] {
        let page = server.page_of(host, "/en/index.html");
        assert!(page.starts_with("HTTP/1.1 4") && !page.contains("<html"), "{host}: {page:.300}");
    }
}

/// Requests that are never finished are given up, and keep nobody away for good: more of them than there
/// are places.
#[test]
fn half_requests_are_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let half = || {
        let mut stream = TcpStream::connect(&server.address).unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nHost: ").unwrap();
        stream
    };
    let halves: Vec<TcpStream> = (0..250).map(|_| half()).collect();
    assert!(server.page("/en/index.html").starts_with("HTTP/1.1 200"));
    for mut stream in halves {
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let mut answer = Vec::new();
        // It is closed, with or without a word, and not left open.
        if let Err(error) = stream.read_to_end(&mut answer) {
            assert_ne!(error.kind(), std::io::ErrorKind::WouldBlock, "still open");
        }
    }
}

#[test]
fn a_port_in_use_is_said() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(crate::inside::program::path())
        .args(["book", "serve", "--lang", "en", "--port", &port])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains(&port) && said.contains("--port"), "{said}");
}
