//! Checks that the wall board is large, complete on a phone in landscape, and follows the keys of a presenter
//! after a click on the background.

use chromiumoxide::cdp::browser_protocol::input::DispatchMouseEventType::{
    MousePressed, MouseReleased,
};

use super::fits::Shown;
use super::games::{DRAWN, key, mouse};
use super::written;
use crate::chromium::{Chromium, LAPTOP, Tab};

#[test]
#[ignore = "needs Chromium"]
fn the_board_on_the_wall_is_large_and_follows_the_keys() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    for (width, height, share) in [(1024_i32, 600_i32, 0.6), (1920, 1080, 0.6), (844, 390, 0.0)] {
        chromium.run(async {
            let view = LAPTOP.sized("wall", width.into(), height.into());
            let page = Shown::of(&chromium, "en", view, &file).await;
            let tab = &page.tab;
            for line in ["explain 3 4 5", "explain 31 17 22", "explain 1 2 3 4 5 6"] {
                page.go(line, "").await;
                let present = "(document.querySelector('button.presenting').click(), 0)";
                let _: u8 = tab.value(present).await;
                let _: u8 = tab.value(DRAWN).await;
                let board = "(() => { const { top, bottom, left, right } = \
                             document.querySelector('.desk > svg').getBoundingClientRect(); \
                             return [left, top, innerWidth - right, innerHeight - bottom, (bottom - top) / innerHeight]; })()";
                let [left, top, right, bottom, high] = tab.value::<[f64; 5]>(board).await;
                assert!(left >= 0.0 && top >= 0.0 && right >= 0.0 && bottom >= 0.0, "{line} at {width} × {height}");
                assert!(high >= share, "{line} at {width} × {height}: {high}");
                let _: u8 = tab.value(present).await;
            }
            by_keys(tab, [f64::from(width) - 4.0, f64::from(height) - 4.0]).await;
            page.tab.close().await;
        });
    }
}

/// A game without frames: question, answer and steps are large, and follow the keys.
#[test]
#[ignore = "needs Chromium"]
fn every_game_fills_the_wall_and_is_told_step_by_step() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    for (width, height) in [(1024, 600), (1920, 1080)] {
        chromium.run(async {
            let view = LAPTOP.sized("wall", width, height);
            let page = Shown::of(&chromium, "en", view, &file).await;
            for line in [
                "explain kayles 5 2",
                "explain race 30 --say 1-2",
                "explain wythoff 3 5",
                "explain fibonacci 17",
                "explain hackenbush ((()))(()())",
                "explain sum \"4 --take 1,2\" + \"kayles 3\" + 4",
                "explain graph \"a: b c\" \"b: d e\" \"c: e\" \"d: e\"",
            ] {
                page.go(line, "").await;
                told_step_by_step(&page.tab, line).await;
            }
            page.tab.close().await;
        });
    }
}

/// Presents the position that is shown, and goes through its first moments and back.
async fn told_step_by_step(tab: &Tab, line: &str) {
    let _: u8 = tab.value("(document.querySelector('button.presenting').click(), 0)").await;
    let _: u8 = tab.value(DRAWN).await;
    let picture = "(() => { const all = [...document.querySelectorAll('.stage .picture')].map(one => one.getBoundingClientRect()).filter(box => box.width); \
                   const [top, bottom, left, right] = [Math.min(...all.map(box => box.top)), Math.max(...all.map(box => box.bottom)), \
                   Math.min(...all.map(box => box.left)), Math.max(...all.map(box => box.right))]; \
                   return [top, left, innerHeight - bottom, innerWidth - right, (bottom - top) / innerHeight, (right - left) / innerWidth]; })()";
    let [top, left, below, right, high, wide] = tab.value::<[f64; 6]>(picture).await;
    assert!(top >= 0.0 && left >= 0.0 && below >= 0.0 && right >= 0.0, "{line}: {top} {left}");
    // A long row is as wide as the screen.
    assert!(high >= 0.6 || wide >= 0.9, "{line}: {high} of the height");
    let kind = "document.querySelector('.moments').dataset.kind";
    for (name, code, wanted) in [
        ("PageDown", 34, "answer"),
        ("ArrowRight", 39, "reason"),
        (" ", 32, "reason"),
        ("PageUp", 33, "reason"),
        ("ArrowLeft", 37, "answer"),
        ("PageDown", 34, "reason"),
        ("Home", 36, "question"),
        ("PageDown", 34, "answer"),
        ("PageDown", 34, "reason"),
    ] {
        key(tab, name, code).await;
        let _: u8 = tab.value(DRAWN).await;
        // A step is told on the picture where the game can, else in words.
        let shown = tab.value::<String>(kind).await;
        assert!(
            shown == wanted || shown == "step" && wanted == "reason",
            "{line}: {name}: {shown}"
        );
        // A path is drawn for a laptop and for a phone; one of them is shown.
        let is_seen: bool = tab
            .value("[...document.querySelectorAll('.stage .picture')].some(one => one.checkVisibility())")
            .await;
        assert_eq!(is_seen, shown != "reason", "{line}: {name}");
    }
    let letters = "parseFloat(getComputedStyle(document.querySelector('.reason p, .reason li, .pictured .say .now')).fontSize) / innerHeight";
    assert!(tab.value::<f64>(letters).await > 0.0355, "{line}");
    key(tab, "Escape", 27).await;
    let _: u8 = tab.value(DRAWN).await;
}

/// Presses the keys of a presenter after a click on the background.
async fn by_keys(tab: &Tab, blank: [f64; 2]) {
    let _: u8 = tab.value("(document.querySelector('button.presenting').click(), 0)").await;
    mouse(tab, MousePressed, blank).await;
    mouse(tab, MouseReleased, blank).await;
    let now = "[...document.querySelectorAll('.thumb')].findIndex(one => one.hasAttribute('aria-current'))";
    key(tab, "Home", 36).await;
    let before: String = tab.value("document.querySelector('carryless-page').state.line").await;
    for (name, code, wanted) in [
        // The first press shows the answer.
        ("PageDown", 34, 0),
        ("ArrowRight", 39, 1),
        ("PageDown", 34, 2),
        (" ", 32, 3),
        ("ArrowLeft", 37, 2),
        ("PageUp", 33, 1),
        ("Home", 36, 0),
        // The answer is hidden again, and the last moment leads to the next position, with its question.
        ("PageDown", 34, 0),
        ("PageDown", 34, 1),
        ("PageDown", 34, 2),
        ("PageDown", 34, 3),
        ("PageDown", 34, 4),
        (" ", 32, 0),
    ] {
        key(tab, name, code).await;
        let _: u8 = tab.value(DRAWN).await;
        assert_eq!(tab.value::<i32>(now).await, wanted, "{name}");
    }
    let asks = "document.querySelector('.wall p').checkVisibility({ visibilityProperty: true })";
    assert!(tab.value::<bool>(asks).await, "the next position asks no question");
    let line: String = tab.value("document.querySelector('carryless-page').state.line").await;
    assert!(line.starts_with("explain ") && line != before, "{line} comes after {before}");
    // One press too many is taken back.
    key(tab, "ArrowLeft", 37).await;
    let _: u8 = tab.value(DRAWN).await;
    assert_eq!(tab.value::<i32>(now).await, 4, "{before}");
    let line: String = tab.value("document.querySelector('carryless-page').state.line").await;
    assert_eq!(line, before);
    let full = "Boolean(document.fullscreenElement)";
    let before: bool = tab.value(full).await;
    key(tab, "f", 70).await;
    let _: u8 = tab.value(DRAWN).await;
    assert_ne!(tab.value::<bool>(full).await, before, "F");
    if !before {
        key(tab, "f", 70).await;
        let _: u8 = tab.value(DRAWN).await;
    }
    let presents = "document.querySelector('carryless-page').classList.contains('presenting')";
    if tab.value::<bool>(presents).await {
        key(tab, "Escape", 27).await;
    }
    let _: u8 = tab.value(DRAWN).await;
    assert!(!tab.value::<bool>(presents).await, "Esc");
}
