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
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head =
            format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// The page once it says `word`, within ten seconds.
    fn page_with(&self, path: &str, word: &str) -> String {
        let end = Instant::now() + Duration::from_secs(10);
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
    assert!(page.contains("3 · 4 · 5") && page.contains("/_tower-livereload"), "{page:.2000}");
    let lesson = folder.path().join("lessons/en/README.md");
    let text = fs::read_to_string(&lesson).unwrap();
    fs::write(&lesson, format!("{text}\nNEWLY WRITTEN\n")).unwrap();
    assert!(server.page_with("/en/index.html", "NEWLY WRITTEN").contains("NEWLY WRITTEN"));
    fs::write(&lesson, "```carryless\nexplain x\n```\n").unwrap();
    std::thread::sleep(Duration::from_millis(1500));
    assert!(server.page("/en/index.html").contains("NEWLY WRITTEN"));
    assert!(server.page("/nowhere.html").starts_with("HTTP/1.1 404"));
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
