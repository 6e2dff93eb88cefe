//! Runs headless Chromium, once for all concurrent tests, opens pages in it and records their messages and
//! requests.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use chromiumoxide::browser::{Browser, BrowserConfig};
use chromiumoxide::cdp::IntoEventKind;
use chromiumoxide::cdp::browser_protocol::emulation::{
    MediaFeature, SetDeviceMetricsOverrideParams, SetEmulatedMediaParams,
    SetScriptExecutionDisabledParams,
};
use chromiumoxide::cdp::browser_protocol::log::{EventEntryAdded, LogEntryLevel};
use chromiumoxide::cdp::browser_protocol::network::EventRequestWillBeSent;
use chromiumoxide::cdp::browser_protocol::page::{CaptureScreenshotParams, PrintToPdfParams};
use chromiumoxide::cdp::browser_protocol::target::SetAutoAttachParams;
use chromiumoxide::cdp::js_protocol::runtime::{
    ConsoleApiCalledType, EvaluateParams, EventConsoleApiCalled, EventExceptionThrown,
};
use chromiumoxide::listeners::EventStream;
use chromiumoxide::page::ScreenshotParams;
use futures::StreamExt;
use serde::de::DeserializeOwned;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::checks::Finding;

/// Screen, medium and settings with which a page is opened.
#[derive(Clone, Copy)]
pub(crate) struct View {
    pub(crate) name: &'static str,
    width: i64,
    height: i64,
    media: &'static str,
    scheme: &'static str,
    /// Whether motion is allowed, and whether scripts run.
    moving: bool,
    scripts: bool,
    /// Whether the system sets the colours of the page.
    forced: bool,
}

const fn view(name: &'static str, width: i64, height: i64, media: &'static str) -> View {
    View { name, width, height, media, scheme: "light", moving: true, scripts: true, forced: false }
}

pub(crate) const PHONE: View = view("phone", 360, 740, "screen");
pub(crate) const LAPTOP: View = view("laptop", 1280, 800, "screen");
/// A4 at 96 dots per inch, without margins of 15 mm.
pub(crate) const PAPER: View = view("paper", 680, 1009, "print");

impl View {
    pub(crate) const fn dark(self) -> View {
        let name = match self.width {
            ..=390 => "dark phone",
            _ => "dark laptop",
        };
        View { name, scheme: "dark", ..self }
    }

    pub(crate) const fn sized(self, name: &'static str, width: i64, height: i64) -> View {
        View { name, width, height, ..self }
    }

    /// The view with reduced motion.
    pub(crate) const fn still(self) -> View {
        View { moving: false, ..self }
    }

    /// The view with forced system colours, as with high contrast.
    pub(crate) const fn forced(self) -> View {
        let name = match self.width {
            ..=390 => "phone in forced colours",
            _ => "laptop in forced colours",
        };
        View { name, forced: true, ..self }
    }

    /// The view without scripts.
    pub(crate) const fn silent(self) -> View {
        View { scripts: false, ..self }
    }
}

/// A page that the program wrote, to be tested.
pub(crate) struct Page {
    /// Name of the page for messages.
    pub(crate) name: String,
    pub(crate) url: String,
    pub(crate) language: &'static str,
    /// Numbers that must be on the printed page.
    pub(crate) numbers: Vec<String>,
}

/// Pages under test: their common name, and the function that writes them.
pub(crate) struct Pages {
    pub(crate) name: &'static str,
    pub(crate) write: fn(&Path) -> Vec<Page>,
}

/// A running browser and its pages.
pub(crate) struct Chromium {
    browser: Option<Browser>,
    runtime: Runtime,
    pages: Mutex<HashMap<&'static str, Arc<[Page]>>>,
    /// Profile of the browser, and folder of the pages.
    folders: [TempDir; 2],
}

impl Chromium {
    /// The shared browser of this run, which lives as long as a test holds it.
    pub(crate) fn shared() -> Arc<Chromium> {
        static SHARED: Mutex<Weak<Chromium>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let chromium = Arc::new(Chromium::start());
            *shared = Arc::downgrade(&chromium);
            chromium
        })
    }

    /// Starts a browser for one test.
    pub(crate) fn start() -> Chromium {
        Chromium::with(&[])
    }

    /// Starts a browser for one test with these command-line switches.
    pub(crate) fn with(switches: &[&str]) -> Chromium {
        let runtime = Runtime::new().expect("a runtime starts");
        let folders = [TempDir::new(), TempDir::new()].map(|folder| folder.expect("a new folder"));
        let config = BrowserConfig::builder()
            .no_sandbox()
            .user_data_dir(folders[0].path())
            .launch_timeout(Duration::from_secs(60))
            .args(["disable-gpu", "disable-quic", "disable-component-update"])
            .args(switches.iter().copied())
            .build()
            .expect("Chromium is installed");
        let (browser, mut handler) =
            runtime.block_on(Browser::launch(config)).expect("Chromium starts");
        runtime.spawn(async move { while handler.next().await.is_some() {} });
        Chromium { browser: Some(browser), runtime, pages: Mutex::default(), folders }
    }

    /// Creates a folder of this name for pages.
    pub(crate) fn folder(&self, name: &str) -> PathBuf {
        let folder = self.folders[1].path().join(name);
        fs::create_dir_all(&folder).expect("a new folder");
        folder
    }

    /// Pages of a set, written by the program once per run.
    pub(crate) fn pages(&self, wanted: &Pages) -> Arc<[Page]> {
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        let write = || (wanted.write)(&self.folder(wanted.name)).into();
        Arc::clone(pages.entry(wanted.name).or_insert_with(write))
    }

    /// Runs a conversation with the browser to its end, and returns its result.
    pub(crate) fn run<T>(&self, conversation: impl Future<Output = T>) -> T {
        self.runtime.block_on(async {
            let limit = Duration::from_secs(60);
            tokio::time::timeout(limit, conversation).await.expect("Chromium answers in a minute")
        })
    }

    /// Opens a page in a new tab with this view and waits until it is loaded.
    pub(crate) async fn open(&self, url: &str, view: View) -> Tab {
        let mut tab = self.tab().await;
        tab.show(url, view).await;
        tab
    }

    /// Opens an empty tab.
    pub(crate) async fn tab(&self) -> Tab {
        let browser = self.browser.as_ref().expect("the browser runs until it is dropped");
        let page = browser.new_page("about:blank").await.expect("a new tab");
        // Otherwise the file server of a page is delayed, sometimes forever.
        let alone = SetAutoAttachParams::builder().auto_attach(false);
        let alone = alone.wait_for_debugger_on_start(false).flatten(true).build();
        page.execute(alone.expect("what is attached")).await.expect("workers run by themselves");
        let heard = Heard::default();
        listen(page.event_listener().await, &heard, exception);
        listen(page.event_listener().await, &heard, console);
        listen(page.event_listener().await, &heard, log);
        listen(page.event_listener().await, &heard, request);
        page.enable_log().await.expect("the log is on");
        // A page that prints itself would block printing by a test.
        let quiet = page.evaluate_on_new_document("window.print = () => {}");
        quiet.await.expect("a script before those of the page");
        Tab { page, url: String::new(), heard }
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        if let Some(mut browser) = self.browser.take() {
            let closing = async {
                let closed = tokio::time::timeout(Duration::from_secs(10), browser.close()).await;
                if !matches!(closed, Ok(Ok(_))) {
                    let _ = browser.kill().await;
                }
                browser.wait().await
            };
            if let Err(error) = self.runtime.block_on(closing) {
                eprintln!("Chromium did not end: {error}");
            }
        }
    }
}

/// Messages and requests of a page, in the order in which they came.
type Heard = Arc<Mutex<Vec<String>>>;

/// Records the text that `say` gives for an event, if it gives one, in `heard`.
fn listen<E: IntoEventKind + Unpin + Send + Sync + 'static>(
    events: chromiumoxide::Result<EventStream<E>>,
    heard: &Heard,
    say: impl Fn(&E) -> Option<String> + Send + 'static,
) {
    let mut events = events.expect("Chromium tells what happens");
    let heard = Arc::clone(heard);
    tokio::spawn(async move {
        while let Some(event) = events.next().await {
            let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
            heard.extend(say(&event));
        }
    });
}

fn exception(event: &EventExceptionThrown) -> Option<String> {
    let details = &event.exception_details;
    let what = details.exception.as_ref().and_then(|object| object.description.clone());
    Some(format!("exception: {}", what.unwrap_or_else(|| details.text.clone())))
}

fn console(event: &EventConsoleApiCalled) -> Option<String> {
    use ConsoleApiCalledType::{Assert, Error, Warning};
    let words = event.args.iter().map(|word| format!("{:?}", word.value));
    matches!(event.r#type, Assert | Error | Warning)
        .then(|| format!("console: {}", words.collect::<Vec<_>>().join(" ")))
}

fn log(event: &EventEntryAdded) -> Option<String> {
    use LogEntryLevel::{Error, Warning};
    let entry = &event.entry;
    matches!(entry.level, Error | Warning).then(|| format!("log: {}", entry.text))
}

/// URL of a request for anything outside the page; `None` if the page itself contains it.
fn request(event: &EventRequestWillBeSent) -> Option<String> {
    let url = &event.request.url;
    (!url.starts_with("data:")).then(|| asked_for(url))
}

fn asked_for(url: &str) -> String {
    format!("request: {url}")
}

/// An open page.
pub(crate) struct Tab {
    page: chromiumoxide::Page,
    url: String,
    heard: Heard,
}

impl Tab {
    /// Loads another page in this tab and waits for it. The files must differ: another fragment alone is not
    /// loaded again.
    pub(crate) async fn show(&mut self, url: &str, view: View) {
        let (width, height) = (view.width, view.height);
        let size =
            SetDeviceMetricsOverrideParams::new(width, height, 1.0, view.name.contains("phone"));
        self.page.execute(size).await.expect("the size of the screen");
        let scheme = MediaFeature::new("prefers-color-scheme", view.scheme);
        let motion = if view.moving { "no-preference" } else { "reduce" };
        let motion = MediaFeature::new("prefers-reduced-motion", motion);
        let colours = if view.forced { "active" } else { "none" };
        let colours = MediaFeature::new("forced-colors", colours);
        let features = [scheme, motion, colours];
        let media = SetEmulatedMediaParams::builder().media(view.media).features(features);
        let media = media.build();
        self.page.execute(media).await.expect("the medium");
        let scripts = SetScriptExecutionDisabledParams::new(!view.scripts);
        self.page.execute(scripts).await.expect("scripts on or off");
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).clear();
        url.clone_into(&mut self.url);
        self.page.goto(url).await.expect("the page opens");
        // Without scripts no time passes.
        if view.scripts {
            self.settle().await;
        }
    }

    /// Messages and requests of the page so far, except for the request of the page itself.
    pub(crate) fn heard(&self) -> Vec<String> {
        let own = asked_for(&self.url);
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.iter().filter(|what| **what != own).cloned().collect()
    }

    /// Value of a JavaScript expression in the page, or of its promise.
    pub(crate) async fn value<T: DeserializeOwned>(&self, expression: &str) -> T {
        let evaluation = EvaluateParams::builder()
            .expression(expression)
            .await_promise(true)
            .return_by_value(true)
            .build()
            .expect("an expression");
        // While one page replaces another, no context exists for a moment.
        let mut left = 100;
        let result = loop {
            match self.page.evaluate_expression(evaluation.clone()).await {
                Err(error) if left > 0 && error.to_string().contains("Cannot find context") => {
                    left -= 1;
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                result => break result,
            }
        };
        let result = result.unwrap_or_else(|error| panic!("{error}: {expression:.200}"));
        result.into_value().expect("a value of the right kind")
    }

    /// The page as PDF.
    pub(crate) async fn pdf(&self) -> Vec<u8> {
        let paper = PrintToPdfParams {
            prefer_css_page_size: Some(true),
            print_background: Some(true),
            ..PrintToPdfParams::default()
        };
        self.page.pdf(paper).await.expect("the page prints")
    }

    /// Screenshot of the page as PNG.
    pub(crate) async fn png(&self) -> Vec<u8> {
        let whole = ScreenshotParams::builder().build();
        self.page.screenshot(whole).await.expect("a picture of the screen")
    }

    /// Page of the library, for features that [`Tab`] does not offer.
    pub(crate) fn page(&self) -> &chromiumoxide::Page {
        &self.page
    }

    /// Screenshot of the page as PNG in base64.
    pub(crate) async fn picture(&self) -> String {
        let picture = self.page.execute(CaptureScreenshotParams::default()).await;
        picture.expect("a picture of the screen").result.data.into()
    }

    pub(crate) async fn close(self) {
        self.page.close().await.expect("the tab closes");
    }

    /// Waits for late events. A background tab draws no frames, so a frame is not awaited.
    async fn settle(&self) {
        let _: u8 = self.value("new Promise(done => setTimeout(() => done(1), 30))").await;
    }
}

/// Runs a check on every page in a view, and fails with all findings.
#[track_caller]
pub(crate) fn on_every_page(
    pages: &Pages,
    views: &[View],
    check: impl AsyncFn(&Tab, &Page) -> Vec<Finding>,
) {
    let chromium = Chromium::shared();
    let pages = chromium.pages(pages);
    assert!(!pages.is_empty(), "there are no pages");
    // One tab for all: opening a tab takes longer than most pages.
    let mut tab = chromium.run(chromium.tab());
    let mut findings = Vec::new();
    for page in pages.iter() {
        for view in views {
            let found = chromium.run(async {
                tab.show(&page.url, *view).await;
                check(&tab, page).await
            });
            let place = format!("{} ({})", page.name, view.name);
            findings.extend(found.into_iter().map(|what| format!("{place}: {what}")));
        }
    }
    chromium.run(tab.close());
    let count = findings.len();
    assert!(findings.is_empty(), "{count} findings:\n  {}\n", findings.join("\n  "));
}
