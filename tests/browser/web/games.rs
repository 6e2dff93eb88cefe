//! Plays whole games on the page by mouse, by a finger on a phone and by keyboard alone, with real input
//! events: stones are touched, the hints are followed to the win, and the keyboard focus is never lost.

use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType,
    DispatchTouchEventParams, DispatchTouchEventReturns, DispatchTouchEventType, MouseButton,
    TouchPoint,
};
use chromiumoxide::types::{Command, Method, MethodId};

use super::{READY, Server, heard, written};
use crate::checks::axe;
use crate::chromium::{Chromium, LAPTOP, PHONE, Tab, View};

/// Input device with which a match is played.
#[derive(Clone, Copy, Debug, PartialEq)]
enum By {
    Mouse,
    Finger,
    Keyboard,
}

/// Script that waits for two frames, so that all changes so far are drawn.
pub(super) const DRAWN: &str = "new Promise(done => { \
                     const end = () => setTimeout(() => done(0), 150); \
                     requestAnimationFrame(() => requestAnimationFrame(end)); \
                     setTimeout(end, 400); })";

pub(super) async fn mouse(tab: &Tab, kind: DispatchMouseEventType, [x, y]: [f64; 2]) {
    let mut event = DispatchMouseEventParams::new(kind, x, y);
    event.button = Some(MouseButton::Left);
    event.buttons = Some(1);
    event.click_count = Some(1);
    tab.page().execute(event).await.unwrap();
}

/// A touch by this number of fingers. The library leaves an empty list out, which a browser must be told.
#[derive(serde::Serialize)]
struct Touched {
    r#type: DispatchTouchEventType,
    #[serde(rename = "touchPoints")]
    points: Vec<TouchPoint>,
}

impl Method for Touched {
    fn identifier(&self) -> MethodId {
        DispatchTouchEventParams::IDENTIFIER.into()
    }
}

impl Command for Touched {
    type Response = DispatchTouchEventReturns;
}

pub(super) async fn touch(tab: &Tab, r#type: DispatchTouchEventType, points: &[[f64; 2]]) {
    let points = points.iter().map(|[x, y]| TouchPoint::new(*x, *y)).collect();
    tab.page().execute(Touched { r#type, points }).await.unwrap();
}

pub(super) async fn key(tab: &Tab, name: &str, code: i64) {
    for kind in [DispatchKeyEventType::KeyDown, DispatchKeyEventType::KeyUp] {
        let mut event = DispatchKeyEventParams::new(kind);
        event.key = Some(name.to_owned());
        event.code = Some(name.to_owned());
        event.windows_virtual_key_code = Some(code);
        event.text = (name == "Enter").then(|| "\r".to_owned());
        tab.page().execute(event).await.unwrap();
    }
}

/// Coordinates of the middle of an element, which is scrolled into view.
async fn middle(tab: &Tab, selector: &str) -> [f64; 2] {
    let seen = format!(
        "(document.querySelector('{selector}') \
         .scrollIntoView({{ block: 'center', behavior: 'instant' }}), 0)"
    );
    let _: u8 = tab.value(&seen).await;
    tab.value(&placed(selector)).await
}

/// Script that returns the coordinates of the middle of an element.
pub(super) fn placed(selector: &str) -> String {
    format!(
        "(() => {{ const box = document.querySelector('{selector}').getBoundingClientRect(); \
         return [box.x + box.width / 2, box.y + box.height / 2]; }})()"
    )
}

/// Moves the focus to the element with the Tab key alone.
pub(super) async fn reach(tab: &Tab, selector: &str) {
    for _ in 0..120 {
        let there = format!("document.activeElement.matches('{selector}')");
        if tab.value::<bool>(&there).await {
            return;
        }
        key(tab, "Tab", 9).await;
    }
    panic!("{selector} is not reached by Tab");
}

async fn press(tab: &Tab, by: By, selector: &str) {
    use DispatchMouseEventType::{MousePressed, MouseReleased};
    use DispatchTouchEventType::{TouchEnd, TouchStart};
    match by {
        By::Mouse => {
            let place = middle(tab, selector).await;
            mouse(tab, MousePressed, place).await;
            mouse(tab, MouseReleased, place).await;
        }
        By::Finger => {
            let place = middle(tab, selector).await;
            touch(tab, TouchStart, &[place]).await;
            touch(tab, TouchEnd, &[]).await;
        }
        By::Keyboard => {
            reach(tab, selector).await;
            key(tab, "Enter", 13).await;
            let inside =
                "document.querySelector('carryless-page').contains(document.activeElement)";
            assert!(tab.value::<bool>(inside).await, "the focus is lost after {selector}");
        }
    }
    let _: u8 = tab.value(DRAWN).await;
}

/// Waits until the computer has moved in the match.
async fn answered(tab: &Tab) {
    let rests = "(async () => { for (let i = 0; i < 500; i++) { \
                 if (document.querySelector('[data-typed], .go [name=again]')) return ''; \
                 await new Promise(done => setTimeout(done, 20)); } \
                 return document.querySelector('.talk').textContent; })()";
    assert_eq!(tab.value::<String>(rests).await, "");
    let _: u8 = tab.value(DRAWN).await;
}

/// Pile and number of stones of the move that the last hint names.
async fn hinted(tab: &Tab, by: By) -> [u64; 2] {
    let named = "(() => { const text = document.querySelector('.said').textContent; \
                 const found = /(\\d+):(\\d+)/.exec(text); if (found) return [+found[1], +found[2]]; \
                 const take = /[Tt]ake (\\d+)[^.]* from pile (\\d+)/.exec(text); \
                 return take ? [+take[2], +take[1]] : []; })()";
    let mut said = String::new();
    for _ in 0..8 {
        press(tab, by, "button[name=hint]").await;
        said = tab.value("document.querySelector('.said').textContent").await;
        if let [pile, take] = tab.value::<Vec<u64>>(named).await[..] {
            return [pile, take];
        }
    }
    panic!("no hint names a move: {said}");
}

async fn played(tab: &Tab, by: By) {
    let _: String = tab.value(READY).await;
    let over = "Boolean(document.querySelector('.go .next[name=again]'))";
    for _ in 0..12 {
        if tab.value::<bool>(over).await {
            break;
        }
        let [pile, take] = hinted(tab, by).await;
        press(tab, by, &format!("[data-typed=\"{pile}:{take}\"]")).await;
        let next = "document.querySelector('.go .next')?.value ?? ''";
        assert_eq!(tab.value::<String>(next).await, format!("{pile}:{take}"), "{by:?}");
        press(tab, by, ".go .next[name=say]").await;
        answered(tab).await;
    }
    let said: String = tab.value("document.querySelector('h1').textContent").await;
    assert!(tab.value::<bool>(over).await, "{by:?}: {said}");
    assert_eq!(said, "The last stone is yours!", "{by:?}");
}

fn whole_game(by: By, view: View) {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    let url = format!("{}/#lang=en&line=play+3+4+5+--first+me+--seed+7", server.origin);
    chromium.run(async {
        let tab = chromium.open(&url, view).await;
        played(&tab, by).await;
        assert_eq!(heard(&tab, &server.origin), [""; 0]);
        tab.close().await;
    });
}

#[test]
#[ignore = "needs Chromium"]
fn a_game_is_won_by_mouse() {
    whole_game(By::Mouse, LAPTOP);
}

#[test]
#[ignore = "needs Chromium"]
fn a_game_is_won_with_a_finger_on_a_phone() {
    whole_game(By::Finger, PHONE);
}

#[test]
#[ignore = "needs Chromium"]
fn a_game_is_won_by_keyboard_alone() {
    whole_game(By::Keyboard, LAPTOP);
}

/// Wythoff's game on its square: by mouse the piece is dragged, by finger a square is pressed; cold
/// squares from a list of the theory (OEIS A000201, A001950) are gone to, and the piece comes to the corner.
async fn walked(tab: &Tab, by: By) {
    const COLD: [[u64; 2]; 5] = [[0, 0], [1, 2], [3, 5], [4, 7], [6, 10]];
    let _: String = tab.value(READY).await;
    let piles = "(() => { const [x, y] = (document.querySelector('.spots title').textContent \
                 .match(/\\d+/g) ?? []).map(Number); return [x, y]; })()";
    let over = "Boolean(document.querySelector('.go [name=again]'))";
    for _ in 0..8 {
        if tab.value::<bool>(over).await {
            break;
        }
        let [x, y] = tab.value::<[u64; 2]>(piles).await;
        let reached = |[a, b]: [u64; 2]| {
            let [dx, dy] = [x.checked_sub(a)?, y.checked_sub(b)?];
            ((dx == 0) != (dy == 0) || dx == dy && dx > 0).then_some([a, b])
        };
        let cold = COLD.into_iter().flat_map(|[a, b]| [[a, b], [b, a]]).find_map(reached);
        let [a, b] = cold.expect("a cold square is reached");
        let square = |[x, y]: [u64; 2]| format!(".spots button[value=\"{x} {y}\"]");
        if by == By::Mouse {
            use DispatchMouseEventType::{MouseMoved, MousePressed, MouseReleased};
            let (from, to) = (middle(tab, &square([x, y])).await, square([a, b]));
            mouse(tab, MousePressed, from).await;
            let to = tab.value::<[f64; 2]>(&placed(&to)).await;
            mouse(tab, MouseMoved, to).await;
            mouse(tab, MouseReleased, to).await;
            let _: u8 = tab.value(DRAWN).await;
        } else {
            press(tab, by, &square([a, b])).await;
        }
        let shown = tab.value::<[u64; 2]>(piles).await;
        assert_eq!(shown, [a, b], "{by:?}: the board shows what the move would leave");
        press(tab, by, ".go .next[name=say]").await;
        answered(tab).await;
    }
    let said: String = tab.value("document.querySelector('h1').textContent").await;
    assert!(tab.value::<bool>(over).await && said.contains("You win"), "{by:?}: {said}");
}

fn walk(by: By, view: View) {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    let line = "#lang=en&line=play+wythoff+9+6+--first+me+--seed+7";
    chromium.run(async {
        let tab = chromium.open(&format!("{}/{line}", server.origin), view).await;
        walked(&tab, by).await;
        assert_eq!(heard(&tab, &server.origin), [""; 0]);
        tab.close().await;
        for (line, square, after) in [
            // The picture of the question.
            ("explain+wythoff+15+11", "10 6", "explain wythoff 15 11 --move 5,5"),
            // The picture of the answer.
            ("explain+3+6+5+--detail+teach", "7 0", "explain 7 0 5 --detail teach"),
            ("explain+race+30+--say+1-2&step=1", "17", "explain race 30 --say 1-2 --from 17"),
            // The picture of the question.
            ("explain+5+7+9+--take+1,3,4", "2:3", "explain 5 7 9 --take 1,3,4 --move 2:4"),
        ] {
            let tab = chromium.open(&format!("{}/#lang=en&line={line}", server.origin), view).await;
            let _: String = tab.value(READY).await;
            let _: u8 = tab
                .value("(document.querySelectorAll('details').forEach(one => one.open = true), 0)")
                .await;
            assert_eq!(axe(&tab).await, [""; 0], "{line}");
            // A path is drawn for a laptop and for a phone; one of them is shown.
            let shown = format!(
                "[...document.querySelectorAll('.spots button[value=\"{square}\"]')] \
                 .find(one => one.getClientRects().length)?.setAttribute('id', 'shown') ?? 0"
            );
            let _: Option<u8> = tab.value(&shown).await;
            press(&tab, by, "#shown").await;
            let now: String =
                tab.value("document.querySelector('carryless-page').state.line").await;
            assert_eq!(now, after, "{by:?}");
            assert_eq!(heard(&tab, &server.origin), [""; 0]);
            tab.close().await;
        }
    });
}

#[test]
#[ignore = "needs Chromium"]
fn a_square_is_played_on_by_mouse() {
    walk(By::Mouse, LAPTOP);
}

#[test]
#[ignore = "needs Chromium"]
fn a_square_is_played_on_with_a_finger_on_a_phone() {
    walk(By::Finger, PHONE);
}
