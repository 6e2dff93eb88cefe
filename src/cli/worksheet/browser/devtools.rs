//! A running browser, controlled over two pipes with the Chrome DevTools Protocol. Pages are not stored in
//! files, and no other program can connect. Several pages are printed at a time, one for each core.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

use super::{FLAGS, TIME_LIMIT};
use carryless_files::temp::{ProcessGroup, TempFolder};

/// Shell command that starts the browser with its two pipes as file descriptors 3 and 4.
const START: &str = r#"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null"#;

/// Largest number of characters of the browser's error output that are quoted in an error message.
const SAID: usize = 200;

/// Running browser, to which commands are sent through a pipe.
#[derive(Debug)]
pub(super) struct Session {
    /// File name of the browser.
    name: String,
    input: ChildStdin,
    /// Messages from the browser, in order.
    replies: Receiver<Value>,
    child: Child,
    /// Processes of the browser; they end when this value is dropped.
    running: Option<ProcessGroup>,
    /// Folder for the browser's profile and error output.
    folder: TempFolder,
    /// Number of commands sent so far; also the id of the last command.
    last_command_id: u64,
    tabs: Vec<Tab>,
}

/// Tab of the browser.
#[derive(Debug)]
struct Tab {
    /// Id of the frame of the tab, in which the page is loaded.
    frame: String,
    /// Id of the tab in commands and replies.
    session: String,
    /// Last command that was sent to the tab.
    step: Step,
    /// Index of the page that the tab prints, 0-based.
    place: usize,
}

/// Last command sent to a tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// No command yet for the next page.
    Idle,
    /// Command to show the HTML of a page.
    Filled,
    /// Command to reply when the page is loaded.
    Loaded,
    /// Command to return the PDF of the page.
    Printed,
}

impl Session {
    /// Starts the browser at this path and opens one tab.
    pub(super) fn start(path: &Path) -> io::Result<Self> {
        let folder = TempFolder::create()?;
        let mut command = Command::new("/bin/sh");
        command.args(["-c", START]).arg(path).args(FLAGS);
        if rustix::process::geteuid().is_root() {
            // Chromium refuses to run as root with its sandbox.
            command.arg("--no-sandbox");
        }
        let mut profile = std::ffi::OsString::from("--user-data-dir=");
        profile.push(folder.path().join("profile"));
        command.arg("--remote-debugging-pipe").arg(profile).arg("about:blank");
        command.env("TMPDIR", folder.path()).process_group(0);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(File::create(folder.path().join("said"))?);
        let mut child = command.spawn()?;
        let running = Some(ProcessGroup::register(child.id()));
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let (give, replies) = channel();
        thread::Builder::new().spawn(move || {
            for message in BufReader::new(output).split(0).map_while(Result::ok) {
                let message = serde_json::from_slice(&message).unwrap_or_default();
                if give.send(message).is_err() {
                    break;
                }
            }
        })?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let (last_command_id, tabs) = (0, Vec::new());
        let mut session =
            Session { name, input, replies, child, running, folder, last_command_id, tabs };
        session.open()?;
        Ok(session)
    }

    pub(super) fn name(&self) -> String {
        self.name.clone()
    }

    /// Prints HTML pages as PDF, at most one for each core at a time. Calls `take` with the 0-based index and
    /// the PDF of each page, in the order of completion.
    pub(super) fn print(
        &mut self,
        pages: Vec<String>,
        mut take: impl FnMut(usize, Vec<u8>) -> io::Result<()>,
    ) -> io::Result<()> {
        while self.tabs.len() < pages.len().min(rayon::current_num_threads()) {
            self.open()?;
        }
        let mut left = pages.len();
        let mut pages = pages.into_iter().enumerate();
        for tab in 0..self.tabs.len() {
            self.load_page(tab, pages.next())?;
        }
        while left > 0 {
            let mut message = self.receive()?;
            let session = message["sessionId"].as_str().unwrap_or_default();
            let Some(tab) = self.tabs.iter().position(|tab| tab.session == session) else {
                continue;
            };
            let crashed = ["Inspector.targetCrashed", "Inspector.detached"];
            if crashed.iter().any(|event| message["method"] == *event) {
                return Err(io::ErrorKind::BrokenPipe.into());
            }
            if let Some(error) = message["error"]["message"].as_str() {
                return Err(io::Error::other(error));
            }
            match (message["id"].is_u64(), self.tabs[tab].step) {
                (true, Step::Filled) => self.wait(tab)?,
                (true, Step::Loaded) => self.print_tab(tab)?,
                (true, Step::Printed) => {
                    let data = message["result"]["data"].take();
                    let pdf = BASE64_STANDARD.decode(data.as_str().unwrap_or_default());
                    take(self.tabs[tab].place, pdf.map_err(io::Error::other)?)?;
                    left -= 1;
                    self.load_page(tab, pages.next())?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Sends `page` (its 0-based index and its HTML) to the tab with the 0-based index `tab`; without a page,
    /// the tab becomes idle.
    fn load_page(&mut self, tab: usize, page: Option<(usize, String)>) -> io::Result<()> {
        self.tabs[tab].step = Step::Idle;
        let Some((place, html)) = page else { return Ok(()) };
        self.tabs[tab].place = place;
        let frame = self.tabs[tab].frame.clone();
        let page = json!({ "frameId": frame, "html": html });
        self.send_to_tab(tab, Step::Filled, "Page.setDocumentContent", &page)
    }

    /// Sends the tab with the index `tab` the command to reply when its page is loaded; does not wait for the
    /// reply.
    fn wait(&mut self, tab: usize) -> io::Result<()> {
        let loaded = "document.readyState === 'complete' \
                      || new Promise(done => addEventListener('load', () => done(true)))";
        let loaded = json!({ "expression": loaded, "awaitPromise": true });
        self.send_to_tab(tab, Step::Loaded, "Runtime.evaluate", &loaded)
    }

    /// Sends the tab with the index `tab` the command to print its page as PDF; does not wait for the reply.
    fn print_tab(&mut self, tab: usize) -> io::Result<()> {
        let paper = json!({
            "printBackground": true, "preferCSSPageSize": true, "generateTaggedPDF": true,
        });
        self.send_to_tab(tab, Step::Printed, "Page.printToPDF", &paper)
    }

    /// Sends the tab with the index `tab` the DevTools command `method` with the parameters `about`, and
    /// records `step` as its last command. Does not wait for the reply.
    fn send_to_tab(
        &mut self,
        tab: usize,
        step: Step,
        method: &str,
        about: &Value,
    ) -> io::Result<()> {
        self.tabs[tab].step = step;
        let session = self.tabs[tab].session.clone();
        self.send(&json!({ "sessionId": session, "method": method, "params": about })).map(drop)
    }

    /// Opens an empty tab in the browser and adds it to `tabs`.
    fn open(&mut self) -> io::Result<()> {
        let page = json!({ "method": "Target.createTarget", "params": { "url": "about:blank" } });
        let frame = self.call(&page, "targetId")?;
        let flat = json!({ "targetId": frame, "flatten": true });
        let attach = json!({ "method": "Target.attachToTarget", "params": flat });
        let session = self.call(&attach, "sessionId")?;
        self.tabs.push(Tab { frame, session, step: Step::Idle, place: 0 });
        Ok(())
    }

    /// Sends the command `message` to the browser, waits for the reply, and returns the text field `name` of
    /// its result.
    fn call(&mut self, message: &Value, name: &str) -> io::Result<String> {
        let id = self.send(message)?;
        loop {
            let message = self.receive()?;
            if message["id"] == id {
                let answer = message["result"][name].as_str().map(str::to_owned);
                return answer.ok_or_else(|| io::ErrorKind::InvalidData.into());
            }
        }
    }

    /// Sends the command `message` to the browser and returns the id that the reply will have.
    fn send(&mut self, message: &Value) -> io::Result<u64> {
        self.last_command_id += 1;
        let mut message = message.clone();
        message["id"] = self.last_command_id.into();
        let mut text = message.to_string().into_bytes();
        text.push(0);
        match self.input.write_all(&text) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(self.exit_error()),
            sent => sent.map(|()| self.last_command_id),
        }
    }

    /// Waits for the next message of the browser and returns it. Fails after `TIME_LIMIT`, or if the browser
    /// has ended.
    fn receive(&mut self) -> io::Result<Value> {
        self.replies.recv_timeout(TIME_LIMIT).map_err(|error| match error {
            RecvTimeoutError::Timeout => io::ErrorKind::TimedOut.into(),
            RecvTimeoutError::Disconnected => self.exit_error(),
        })
    }

    /// Ends the browser's processes and returns an error with the last line of the browser's error output.
    fn exit_error(&mut self) -> io::Error {
        drop(self.running.take());
        let said = fs::read(self.folder.path().join("said")).unwrap_or_default();
        let said = String::from_utf8_lossy(&said);
        let last = said.lines().rev().find(|line| !line.trim().is_empty());
        match last {
            Some(line) => io::Error::other(line.chars().take(SAID).collect::<String>()),
            None => io::ErrorKind::BrokenPipe.into(),
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        drop(self.running.take());
        let _ = self.child.wait();
    }
}
