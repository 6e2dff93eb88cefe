#!/usr/bin/env python3
"""Measures how smoothly the map of the page moves. Takes the path of the program, else the `carryless` on the
PATH, and Chromium on the PATH (or its path in CHROMIUM). Prints for each map the frames a second while P-positions move
and while the piece is dragged, at full speed and on a processor slowed down four times; and the time of an answer.

    python3 benches/map.py                              # prints the rows of the table in docs/figures.md
    python3 benches/map.py target/release/carryless

A frame is one call of requestAnimationFrame; Chromium makes at most 60 a second without a screen. Run nothing
else meanwhile.
"""
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

MAPS = [
    ("map 11 6 5", "3 piles, 16 × 16"),
    ("map 20 13 2 --limit 5 --squares 32", "at most 5, 32 × 32"),
    ("map 90 50 37 --squares 128", "3 piles, 128 × 128"),
    ("map 90 50 1 --limit 1 --squares 128", "at most 1, 128 × 128 (8,192 lost squares)"),
    ("map wythoff 90 50 --squares 128", "Wythoff’s game, 128 × 128"),
]
SPEEDS = [1, 4]
WIDTH, HEIGHT = 1280, 800

# Script: gaps between frames in ms.
COUNT = """(() => {
    const gaps = window.gaps = [];
    let before = 0;
    const tick = now => { if (before) gaps.push(now - before); before = now; if (window.gaps === gaps) requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
})()"""
# Script: another size of the third pile every 0.7 s.
TRAVEL = """(async () => {
    for (let turn = 0; turn < 5; turn++) {
        const range = document.querySelector('.sliders [name=third]');
        range.value = (Number(range.value) * 5 + 3) % (Number(range.max) + 1);
        range.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise(done => setTimeout(done, 700));
    }
})()"""
# Script: time of a whole answer to a dragged slider: engine, HTML, and drawing except for the frame.
ASK = """(() => {
    const page = document.querySelector('carryless-page');
    const times = [];
    for (let turn = 0; turn < 15; turn++) {
        const start = performance.now();
        page.ask({ name: 'at', value: `${turn} 3`, live: true });
        times.push(performance.now() - start);
    }
    return times.sort((one, other) => one - other)[7];
})()"""


class Browser:
    """Chromium, controlled through a pipe."""

    def __init__(self, folder):
        program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
        if not program:
            sys.exit("Chromium is not on the PATH")
        (theirs_in, self.sent), (self.got, theirs_out) = os.pipe(), os.pipe()

        def pipes():
            # Chromium reads from 3 and writes to 4.
            a, b = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(a, 3)
            os.dup2(b, 4)

        arguments = ["--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
                     "--no-first-run", f"--user-data-dir={folder}", "about:blank"]
        self.process = subprocess.Popen([program, *arguments], preexec_fn=pipes, close_fds=False,
                                        stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.number, self.rest, self.session = 0, b"", None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def call(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.sent, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                self.rest += os.read(self.got, 1 << 16)
            text, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            sys.exit(json.dumps(result["exceptionDetails"])[:600])
        return result["result"].get("value")

    def mouse(self, kind, x, y):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)

    def show(self, url):
        self.call("Page.navigate", url=url)
        for _ in range(400):
            time.sleep(0.05)
            ready = "!!document.querySelector('.ready carryless-map')?.shadowRoot"
            if self.value(ready):
                return
        sys.exit(f"no map at {url}")

    def end(self):
        self.call("Browser.close")
        self.process.wait(20)


def rate(gaps):
    """Frames a second, and the 95th percentile of the gaps."""
    gaps = sorted(gaps)
    return 1000 / statistics.mean(gaps), gaps[len(gaps) * 95 // 100]


def measured(browser, travel):
    browser.value(COUNT)
    travel()
    return rate(browser.value("(() => { const { gaps } = window; window.gaps = null; return gaps; })()"))


def drag(browser):
    """Drags the piece in a circle around the middle of the board, 60 times a second for 2 s."""
    box = browser.value("(() => { const { left, top, width } = document.querySelector('carryless-map').getBoundingClientRect(); return { left, top, width }; })()")
    place = lambda share: (box["left"] + box["width"] * (0.5 + 0.3 * share), box["top"] + box["width"] * (0.5 + 0.35 * (share ** 2 - 0.5)))
    browser.mouse("mousePressed", *place(0))
    started = time.perf_counter()
    while (since := time.perf_counter() - started) < 2:
        browser.mouse("mouseMoved", *place(2 * abs(since % 1 - 0.5)))
        time.sleep(1 / 60)
    browser.mouse("mouseReleased", *place(0))


def main():
    program = pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else shutil.which("carryless")
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "page.html")
        subprocess.run([program, "web", "--lang", "en", "-o", page], check=True)
        browser = Browser(pathlib.Path(folder, "profile"))
        browser.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=1, mobile=False)
        for line, name in MAPS:
            cells = []
            for speed in SPEEDS:
                browser.call("Emulation.setCPUThrottlingRate", rate=1)
                browser.call("Page.navigate", url="about:blank")
                browser.show(f"{page.as_uri()}#" + urllib.parse.urlencode({"lang": "en", "line": line}))
                browser.call("Emulation.setCPUThrottlingRate", rate=speed)
                # Wythoff’s game has no third pile.
                has_third = browser.value("!!document.querySelector('.sliders [name=third]')")
                travel = measured(browser, lambda: browser.value(TRAVEL)) if has_third else None
                dragged, later = measured(browser, lambda: drag(browser))
                asked = browser.value(ASK)
                cells += ["{:.0f} ({:.0f} ms)".format(*travel) if travel else "–", f"{dragged:.0f} ({later:.0f} ms)", f"{asked:.1f} ms"]
            print(f"| {name} | " + " | ".join(cells) + " |", flush=True)
        browser.end()


if __name__ == "__main__":
    main()
