//! Tests the page of `carryless web` in a browser, served as files, as one file, and opened from disk: all
//! actions by hand, a link, no network, an engine error; nothing is requested from other hosts; nothing is
//! wider than a phone; axe-core finds nothing.

mod boards;
mod downloaded;
mod drawn;
mod faults;
mod fits;
mod games;
mod hands;
mod lesson;
mod map;
mod paper;
mod placed;
mod practise;
mod reached;
mod rows;
mod told;
mod wall;

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{fs, thread};

use crate::checks::{self, Finding};
use crate::chromium::{Chromium, LAPTOP, PHONE, Tab, View};
use crate::program::program;

const HAND: &str = include_str!("web/hand.js");

/// Waits until the engine has started.
const READY: &str = "(async () => { for (let i = 0; i < 250 && !document.querySelector('.ready'); i++) \
                     await new Promise(done => setTimeout(done, 20)); \
                     return document.querySelector('carryless-page').className; })()";

/// Writes the page once for each test: the folder `site` and the file `page.html`. Returns their folder.
fn written(folder: &Path) -> PathBuf {
    for arguments in [&["web", "site"][..], &["web", "-o", "page.html"]] {
        let output = program().args(["--lang", "zh"]).args(arguments).current_dir(folder).output();
        let output = output.unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    folder.join("site")
}

/// A server of files on the loopback address, which stops when it is dropped.
struct Server {
    origin: String,
    on: Arc<AtomicBool>,
}

impl Server {
    fn of(folder: &Path) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let on = Arc::new(AtomicBool::new(true));
        let (own, folder) = (Arc::clone(&on), folder.to_owned());
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if own.load(Ordering::Relaxed) {
                    let folder = folder.clone();
                    thread::spawn(move || drop(serve(stream, &folder)));
                }
            }
        });
        Server { origin, on }
    }

    /// Stops serving.
    fn stop(&self) {
        self.on.store(false, Ordering::Relaxed);
    }
}

fn serve(mut stream: TcpStream, folder: &Path) -> std::io::Result<()> {
    let mut request = String::new();
    BufReader::new(stream.try_clone()?).read_line(&mut request)?;
    let name = request.split(' ').nth(1).unwrap_or_default().trim_start_matches('/');
    let name = name.split('?').next().unwrap_or_default();
    let name = if name.is_empty() { "index.html" } else { name };
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    };
    let (status, body) = match fs::read(folder.join(name)) {
        Ok(body) => ("200 OK", body),
        Err(_) => ("404 Not Found", Vec::new()),
    };
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n"
    )?;
    stream.write_all(&body)
}

/// Messages and requests of a page, without requests for its own files.
fn heard(tab: &Tab, origin: &str) -> Vec<Finding> {
    let own = format!("request: {origin}");
    tab.heard().into_iter().filter(|what| !what.starts_with(&own)).collect()
}

#[test]
#[ignore = "needs Chromium"]
fn everything_is_done_by_hand() {
    // A browser of its own: what moves is drawn in the tab in front alone.
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let site = written(folder.path());
    let server = Server::of(&site);
    let file = |path: &Path| format!("file://{}", path.display());
    let alone = file(&folder.path().join("page.html"));
    for (url, origin) in [
        (format!("{}/", server.origin), server.origin.clone()),
        (file(&site.join("index.html")), file(&site)),
        (alone.clone(), alone),
    ] {
        for view in [PHONE, LAPTOP] {
            let findings: Vec<Finding> = chromium.run(async {
                let tab = chromium.open(&url, view).await;
                let mut found: Vec<Finding> = tab.value(&format!("({HAND})()")).await;
                found.extend(checks::sideways(&tab).await);
                found.extend(heard(&tab, &origin));
                tab.close().await;
                found
            });
            assert!(findings.is_empty(), "{url} ({}):\n  {}", view.name, findings.join("\n  "));
        }
    }
}

#[test]
#[ignore = "needs Chromium"]
fn a_link_opens_exactly_this_and_works_without_a_network() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    let url = format!("{}/#lang=en&line=explain+3+4+5+--limit+3&step=1", server.origin);
    let shown = "(() => { const page = document.querySelector('carryless-page'); \
                 return [page.state.line, document.documentElement.lang, \
                 document.querySelector('[aria-current=step]').value, \
                 document.querySelector('.bar .next').textContent].join('|'); })()";
    let wanted = "explain 3 4 5 --limit 3|en|1|Next";
    chromium.run(async {
        let tab = chromium.open(&url, PHONE).await;
        let _: String = tab.value(READY).await;
        assert_eq!(tab.value::<String>(shown).await, wanted);
        let kept = "navigator.serviceWorker.ready.then(found => Boolean(found.active))";
        assert!(tab.value::<bool>(kept).await);
        server.stop();
        tab.page().reload().await.unwrap();
        let _: String = tab.value(READY).await;
        assert_eq!(tab.value::<String>(shown).await, wanted);
        // The words of every language are there.
        let other = "(async () => { document.querySelector('[name=lang][value=zh-TW]').click(); \
                     for (let i = 0; i < 250 && document.documentElement.lang === 'en'; i++) \
                     await new Promise(done => setTimeout(done, 20)); \
                     return [document.documentElement.lang, \
                     document.querySelector('[name=wing][value=worksheet]').textContent].join('|'); })()";
        assert_eq!(tab.value::<String>(other).await, "zh-TW|練習卷");
        tab.close().await;
    });
}

#[test]
#[ignore = "needs Chromium"]
fn after_a_fault_the_page_goes_on() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    chromium.run(async {
        let tab = chromium.open(&format!("{}/#lang=en&line=explain+3+4+5", server.origin), LAPTOP).await;
        let _: String = tab.value(READY).await;
        // One request ends at once.
        let told: Vec<String> = tab
            .value(
                "(() => {
                    const page = document.querySelector('carryless-page');
                    const made = TextEncoder.prototype.encode;
                    TextEncoder.prototype.encode = () => {
                        TextEncoder.prototype.encode = made;
                        throw new WebAssembly.RuntimeError('unreachable');
                    };
                    const more = () => document.querySelector('button[name=pile-1]:last-of-type').click();
                    more();
                    const told = document.querySelector('[data-part=error]').textContent;
                    const stays = document.querySelector('h1').textContent;
                    more();
                    return [told === page.dataset.broken ? 'told' : told, stays,
                        document.querySelector('h1').textContent,
                        document.querySelector('[data-part=error]').textContent.trim()];
                })()",
            )
            .await;
        assert_eq!(told, ["told", "(3, 4, 5)", "(4, 4, 5)", ""]);
        tab.close().await;
    });
}

/// Accessibility findings for these command lines: axe-core, width, language, markup, picture names and stone
/// size, in each language and view.
fn barriers(lines: &[&str], views: &[(&str, View)]) -> Vec<Finding> {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    let stone = "Math.min(...[...document.querySelectorAll('.desk .stone')].map(stone => \
                 stone.getBoundingClientRect().width), 99)";
    let mut findings = Vec::new();
    for line in lines {
        for &(lang, view) in views {
            let line = line.replace(' ', "+");
            let url = format!("{}/#lang={lang}&line={line}", server.origin);
            let found = chromium.run(async {
                let tab = chromium.open(&url, view).await;
                let _: String = tab.value(READY).await;
                let mut found = checks::axe(&tab).await;
                found.extend(checks::sideways(&tab).await);
                found.extend(checks::language(&tab, lang).await);
                found.extend(checks::markup(&tab).await);
                found.extend(checks::unnamed_pictures(&tab).await);
                let stone: f64 = tab.value(stone).await;
                if stone < 16.0 {
                    found.push(format!("a stone is {stone} px wide"));
                }
                tab.close().await;
                found
            });
            findings.extend(found.into_iter().map(|what| format!("{url} ({}): {what}", view.name)));
        }
    }
    findings
}

#[track_caller]
fn anybody(lines: &[&str], views: &[(&str, View)]) {
    let findings = barriers(lines, views);
    assert!(findings.is_empty(), "{} findings:\n  {}", findings.len(), findings.join("\n  "));
}

#[test]
#[ignore = "needs Chromium"]
fn anybody_can_use_it() {
    let lines = [
        "explain 3 4 5",
        "explain race 30 --say 1-2",
        "play 3 4 5 --first me --seed 7",
        "play 4 6 7 --first me --level idea --seed 7",
        "play 7 --limit 2 --first me --level easy --seed 7",
        "map 11 6 5",
    ];
    anybody(&lines, &[("zh", PHONE), ("en", PHONE.dark()), ("zh", LAPTOP.dark()), ("en", LAPTOP)]);
}

#[test]
#[ignore = "needs Chromium"]
fn anybody_can_use_every_game_in_all_colours() {
    let lines = [
        "worksheet --seed 7 --topic grid:1",
        "play kayles 6 2 1 --first me --seed 7",
        "play wythoff 3 5 --first me --seed 7",
        "play moore 3 4 5 --at-most 2 --first me --seed 7",
        "play race 21 --say 1-3 --first me --seed 7",
        "play hackenbush ((()))(()()) --first me --seed 7",
        "play staircase 2 1 3 --first me --seed 7",
        "play fibonacci 13 --first me --seed 7",
        "explain 3 4 5 --move 1:1",
        "explain grundy 9",
        "map wythoff 5 7",
    ];
    let [forced, dark] = [PHONE.forced(), PHONE.dark().forced()];
    anybody(&lines, &[("zh", PHONE), ("en", PHONE.dark()), ("en", forced), ("zh", dark)]);
    let wings = ["explain 3 4 5", "play 3 4 5 --first me --seed 7", "map 11 6 5"];
    anybody(&wings, &[("zh", forced), ("en", LAPTOP.dark().forced())]);
}

/// A selected element and an unselected one of its kind, which must differ under forced system colours.
const CHOSEN: [(&str, &str, &str); 7] = [
    ("explain 3 4 5", "[name=wing][aria-current]", "[name=wing]:not([aria-current])"),
    ("explain 3 4 5", "[name=lang][aria-pressed=true]", "[name=lang][aria-pressed=false]"),
    ("explain 3 4 5", ".bar .next", ".bar button:not(.next)"),
    ("explain 3 4 5", ".thumb[aria-current]", ".thumb:not([aria-current])"),
    ("map 11 6 5", "[name=rule][aria-pressed=true]", "[name=rule][aria-pressed=false]"),
    ("play 3 4 5 --first me --seed 7", ".stone.held", ".stone:not(.held)"),
    ("lesson --plan", ".card .next", ".card button:not(.next)"),
];

#[test]
#[ignore = "needs Chromium"]
fn in_forced_colours_what_is_chosen_is_seen() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    for view in [PHONE.forced(), LAPTOP.dark().forced()] {
        for (line, chosen, other) in CHOSEN {
            let touched = if chosen.contains("held") { "&touched=choose+1:2" } else { "" };
            let line = line.replace(' ', "+");
            let url = format!("{}/#lang=en&line={line}&step=2{touched}", server.origin);
            chromium.run(async {
                let tab = chromium.open(&url, view).await;
                let _: String = tab.value(READY).await;
                // Words that the engine lacks are fetched once.
                let fetched = "new Promise(done => setTimeout(() => done(0), 400))";
                let _: u8 = tab.value(fetched).await;
                let looks = format!(
                    "['{chosen}', '{other}'].map(name => {{ const style = getComputedStyle(document.querySelector(name)); \
                     return ['backgroundColor', 'color', 'borderStyle', 'borderWidth', 'strokeDasharray', 'fill'].map(of => style[of]).join(); }})"
                );
                let [one, another] = tab.value::<[String; 2]>(&looks).await;
                assert_ne!(one, another, "{line}: {chosen} looks like {other}");
                tab.close().await;
            });
        }
    }
}
