//! Tests the map by mouse and keyboard: dragging the piece calls the engine only when it is dropped, arrow
//! keys move it, sliders and rules change the board, a game is played to its end; a phone shows the board,
//! its sentence and its sliders at once.

use chromiumoxide::cdp::browser_protocol::input::DispatchMouseEventType;
use chromiumoxide::cdp::browser_protocol::input::DispatchTouchEventType::{
    TouchEnd, TouchMove, TouchStart,
};

use super::games::{key, mouse, touch};
use super::{READY, heard, written};
use crate::checks;
use crate::chromium::{Chromium, LAPTOP, PHONE, Tab};

/// Script that counts the calls of the engine from now on.
const COUNTED: &str = "(() => { const page = document.querySelector('carryless-page'), ask = page.ask; \
                       window.asked = 0; page.ask = function (...used) { window.asked++; return ask.apply(this, used); }; \
                       return document.querySelector('carryless-map').side; })()";

/// Script that returns the command line of the page, its heading, and how often the engine was called.
const STATE: &str = "[document.querySelector('carryless-page').state.line, \
                     document.querySelector('.map h1').textContent, String(window.asked)]";

async fn state(tab: &Tab) -> [String; 3] {
    tab.value::<Vec<String>>(STATE).await.try_into().unwrap()
}

/// Waits until the page has the command line `wanted`.
async fn line(tab: &Tab, wanted: &str) {
    let wait = format!(
        "(async () => {{ const page = document.querySelector('carryless-page'); \
         for (let i = 0; i < 150 && page.state.line !== '{wanted}'; i++) await new Promise(done => setTimeout(done, 20)); \
         return page.state.line; }})()"
    );
    assert_eq!(tab.value::<String>(&wait).await, wanted);
}

/// Coordinates of the middle of square [x, y] on a board with `side` squares a side, whose edge is 28 pixels
/// wide.
async fn square(tab: &Tab, [x, y]: [f64; 2], side: f64) -> [f64; 2] {
    let place = "(() => { const { left, top, width } = document.querySelector('carryless-map').getBoundingClientRect(); \
                 return [left, top, width]; })()";
    let [left, top, width] = tab.value::<Vec<f64>>(place).await.try_into().unwrap();
    let unit = (width - 28.0) / side;
    [left + 28.0 + (x + 0.5) * unit, top + (side - y - 0.5) * unit]
}

#[test]
#[ignore = "needs Chromium"]
fn the_piece_is_dragged_and_the_map_changes() {
    use DispatchMouseEventType::{MouseMoved, MousePressed, MouseReleased};
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let origin = format!("file://{}", written(folder.path()).display());
    let url = format!("{origin}/index.html#lang=en&line=map+11+6+5");
    chromium.run(async {
        let tab = chromium.open(&url, LAPTOP).await;
        let _: String = tab.value(READY).await;
        assert_eq!(tab.value::<u32>(COUNTED).await, 16);
        mouse(&tab, MousePressed, square(&tab, [11.0, 6.0], 16.0).await).await;
        for step in 1..=8 {
            mouse(&tab, MouseMoved, square(&tab, [11.0 - f64::from(step), 6.0], 16.0).await).await;
        }
        let [_, heading, asked] = state(&tab).await;
        assert_eq!([&*heading, &asked], ["3, 6, 5: you cannot win", "0"]);
        mouse(&tab, MouseReleased, square(&tab, [3.0, 6.0], 16.0).await).await;
        line(&tab, "map 3 6 5").await;
        assert_eq!(state(&tab).await[2], "1");
        // It has the focus where it was put down; the engine is asked when the keys have come to rest.
        key(&tab, "ArrowRight", 39).await;
        key(&tab, "ArrowUp", 38).await;
        assert_eq!(state(&tab).await[1], "4, 7, 5: you can win");
        line(&tab, "map 4 7 5").await;
        assert_eq!(state(&tab).await[2], "2");
        let _: u8 = tab.value("(document.querySelector('[name=third]').focus(), 0)").await;
        key(&tab, "ArrowRight", 39).await;
        line(&tab, "map 4 7 6").await;
        for (control, wanted) in [
            ("[name=rule][value=limit]", "map 4 7 6 --limit 3"),
            ("[name=\"--misere\"]", "map 4 7 6 --limit 3 --misere"),
            ("[name=rule][value=wythoff]", "map wythoff 4 7"),
            ("[name=reply]", "map wythoff 4 6"),
        ] {
            let press = format!("(document.querySelector('.map {control}').click(), 0)");
            let _: u8 = tab.value(&press).await;
            line(&tab, wanted).await;
        }
        // The computer goes on for both, to the end.
        for _ in 0..30 {
            let press = "(document.querySelector('.map [name=reply]')?.click(), 0)";
            let _: u8 = tab.value(press).await;
        }
        line(&tab, "map wythoff 0 0").await;
        assert_eq!(state(&tab).await[1], "0, 0: the game is over");
        assert_eq!(heard(&tab, &origin), Vec::<String>::new());
        tab.close().await;
    });
}

/// Script that waits until the page has not scrolled for ten frames. Returns how far it is scrolled.
const RESTS: &str = "(async () => { let at = -1; \
                     for (let same = 0; same < 10; same = at === scrollY ? same + 1 : 0) { \
                       at = scrollY; await new Promise(requestAnimationFrame); } \
                     return at; })()";

/// Moves a finger upwards over the screen in steps, from a place to 200 pixels above.
async fn swipe(tab: &Tab, [x, y]: [f64; 2]) {
    touch(tab, TouchStart, &[[x, y]]).await;
    for step in 1..=10 {
        touch(tab, TouchMove, &[[x, y - 20.0 * f64::from(step)]]).await;
    }
    touch(tab, TouchEnd, &[]).await;
}

/// A finger on the piece drags it, a tap on another square moves it there, and a swipe beside it scrolls the
/// page and leaves the piece where it is.
#[test]
#[ignore = "needs Chromium"]
fn a_swipe_beside_the_piece_scrolls() {
    // A browser of its own: a tab in the background draws neither the piece nor what can be gripped of it.
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let scrolled = "(async () => { for (let i = 0; i < 150 && !scrollY; i++) \
                    await new Promise(done => setTimeout(done, 20)); return scrollY; })()";
    let moved = "(async () => { const page = document.querySelector('carryless-page'); \
                 for (let i = 0; i < 150 && page.state.line === 'map 11 2 5'; i++) \
                 await new Promise(done => setTimeout(done, 20)); return page.state.line; })()";
    chromium.run(async {
        let url = format!("file://{}#lang=en&line=map+11+2+5", file.display());
        let tab = chromium.open(&url, PHONE.sized("low phone", 390, 600)).await;
        let _: String = tab.value(READY).await;
        let _: f64 = tab.value(RESTS).await;
        let before = state(&tab).await;
        swipe(&tab, square(&tab, [3.0, 4.0], 16.0).await).await;
        let _: f64 = tab.value(scrolled).await;
        assert!(tab.value::<f64>(RESTS).await > 50.0);
        assert_eq!(state(&tab).await, before);
        let _: u8 = tab.value("(scrollTo({ top: 0, behavior: 'instant' }), 0)").await;
        assert_eq!(tab.value::<f64>(RESTS).await, 0.0);
        swipe(&tab, square(&tab, [11.0, 2.0], 16.0).await).await;
        let dragged: String = tab.value(moved).await;
        assert!(dragged.starts_with("map 11 ") && dragged != before[0], "{dragged}");
        let place = square(&tab, [3.0, 4.0], 16.0).await;
        touch(&tab, TouchStart, &[place]).await;
        touch(&tab, TouchEnd, &[]).await;
        line(&tab, "map 3 4 5").await;
        tab.close().await;
    });
}

#[test]
#[ignore = "needs Chromium"]
fn a_phone_shows_the_map_with_its_sentence_and_sliders() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let seen = "['carryless-map', '.said', '.sliders'].map(name => \
                document.querySelector('.map ' + name.replace('.map ', '')).getBoundingClientRect()) \
                .filter(({ top, bottom }) => top < 0 || bottom > innerHeight).length";
    for (lang, line) in
        [("zh", "map+11+6+5"), ("en", "map+11+6+5+--limit+3"), ("en", "map+wythoff+40+30")]
    {
        let url = format!("file://{}#lang={lang}&line={line}", file.display());
        chromium.run(async {
            let tab = chromium.open(&url, PHONE.sized("phone", 390, 844)).await;
            let _: String = tab.value(READY).await;
            assert_eq!(tab.value::<u32>(seen).await, 0, "{url}");
            assert_eq!(checks::sideways(&tab).await, Vec::<String>::new(), "{url}");
            let low = "[...document.querySelectorAll('.map button:not([hidden]), .map input')] \
                       .filter(one => one.getBoundingClientRect().height < 44).map(one => one.name)";
            assert_eq!(tab.value::<Vec<String>>(low).await, Vec::<String>::new(), "{url}");
            tab.close().await;
        });
    }
}
