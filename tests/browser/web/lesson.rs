//! Plays a lesson on a phone and on a laptop, by touching the board, to the code, with Back and Forward;
//! axe-core finds nothing on its pages; a page inside another reports its height.

use super::fits::{SMALL, TABLET};
use super::{READY, Server, anybody, written};
use crate::checks::{self, Finding};
use crate::chromium::{Chromium, LAPTOP, PHONE};

const HAND: &str = include_str!("lesson.js");

#[test]
#[ignore = "needs Chromium"]
fn a_lesson_is_done_to_the_code() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    let url = format!("{}/#lang=en&line=lesson+%223+4+5%22+%221+2+3%22", server.origin);
    for view in [PHONE, LAPTOP] {
        let findings: Vec<Finding> = chromium.run(async {
            let tab = chromium.open(&url, view).await;
            let _: String = tab.value(READY).await;
            let mut found: Vec<Finding> = tab.value(&format!("({HAND})()")).await;
            found.extend(checks::sideways(&tab).await);
            tab.close().await;
            found
        });
        assert!(findings.is_empty(), "{}:\n  {}", view.name, findings.join("\n  "));
    }
}

#[test]
#[ignore = "needs Chromium"]
fn anybody_can_use_a_lesson() {
    let lines = [
        "lesson --plan",
        "lesson --back %223 4 5%22",
        "lesson %223 4 5%22",
        "lesson %22race 21 --say 1-3%22 --said 1",
        "lesson %223 4 5%22 --said 5.1",
        "lesson %223 4 5%22 --said 3 --at 2",
        "lesson %223 4 5%22 --said 3 --at 2 --place 7",
    ];
    let views = [("zh", PHONE), ("en", PHONE.dark()), ("en", LAPTOP), ("en", PHONE.forced())];
    anybody(&lines, &views);
}

/// Script that asks for the link; returns the left, top, right and bottom edge of its QR code and of the link,
/// and the height of the viewport.
const MADE: &str = "(async () => { document.querySelector('.card [name=link]').scrollIntoView({ block: 'nearest' }); \
    document.querySelector('.card [name=link]').click(); \
    await new Promise(done => setTimeout(done, 300)); \
    const edges = selector => { const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect(); \
      return [left, top, right, bottom]; }; \
    return [edges('.made .qr'), edges('.made a'), [0, 0, innerWidth, innerHeight]]; })()";

/// Script that returns the controls and pictures of a solved task that are outside of the screen.
const SOLVED: &str = "['.solved svg', '.solution', '.lesson .next'].filter(selector => { \
    const { top, bottom } = document.querySelector(selector).getBoundingClientRect(); \
    return top < 0 || bottom > innerHeight; })";

#[test]
#[ignore = "needs Chromium"]
fn the_code_stands_beside_the_link_and_a_solution_in_one_screen() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    for view in [SMALL, TABLET, LAPTOP] {
        chromium.run(async {
            let url = format!("{}/#lang=en&line=lesson+--plan", server.origin);
            let tab = chromium.open(&url, view).await;
            let _: String = tab.value(READY).await;
            let [code, link, screen]: [[f64; 4]; 3] = tab.value(MADE).await;
            for [left, top, right, bottom] in [code, link] {
                let is_seen =
                    left >= 0.0 && top >= -1.0 && right <= screen[2] && bottom <= screen[3] + 1.0;
                assert!(is_seen, "{}: {code:?} {link:?} {screen:?}", view.name);
            }
            let is_beside = link[0] > code[2] && link[1] < code[3];
            assert_eq!(is_beside, view.name != SMALL.name, "{}: {code:?} {link:?}", view.name);
            assert!(is_beside || link[1] >= code[3], "{}: {code:?} {link:?}", view.name);
            tab.close().await;
            for said in ["%223+4+5%22+--said+5.1", "%221+2+3%22+--said+3.4"] {
                let url = format!("{}/#lang=en&line=lesson+{said}", server.origin);
                let tab = chromium.open(&url, view).await;
                let _: String = tab.value(READY).await;
                let outside: Vec<Finding> = tab.value(SOLVED).await;
                assert_eq!(outside, Vec::<Finding>::new(), "{said}, {}", view.name);
                tab.close().await;
            }
        });
    }
}

/// Script that types a position without a press of its own button and then makes the link; it returns the
/// command line, whether the link is there, and the same after a position that is none.
const TYPED: &str = "(async () => { const page = document.querySelector('carryless-page'); \
    const made = async position => { const field = page.querySelector('#task-1'); field.focus(); field.value = position; \
    page.querySelector('.plan [name=link]').click(); await new Promise(done => setTimeout(done, 300)); \
    return [page.state.line, String(page.querySelector('.made.link a')?.href.includes('2+2+5'))]; }; \
    return [...await made('2 2  5'), ...await made('2 2 x')]; })()";

/// A position that was typed and not set is in the link; one that cannot be set leaves the plan as it was.
#[test]
#[ignore = "needs Chromium"]
fn the_link_has_the_position_that_was_typed() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    chromium.run(async {
        let url = format!("{}/#lang=en&line=lesson+--plan", server.origin);
        let tab = chromium.open(&url, LAPTOP).await;
        let _: String = tab.value(READY).await;
        let [line, link, after, kept]: [String; 4] = tab.value(TYPED).await;
        assert!(line.contains("\"2 2 5\"") && link == "true", "{line}, {link}");
        assert!(after == line && kept == "true", "{after}, {kept}");
        tab.close().await;
    });
}

/// Alone in its tab the page around it is the page itself.
#[test]
#[ignore = "needs Chromium"]
fn a_page_inside_another_tells_its_height() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    let url = format!("{}/?embed=1#lang=en&line=lesson+%223+4+5%22", server.origin);
    chromium.run(async {
        let tab = chromium.open(&url, PHONE).await;
        let _: String = tab.value(READY).await;
        let hidden = "getComputedStyle(document.querySelector('carryless-page > header')).display";
        assert_eq!(tab.value::<String>(hidden).await, "none");
        let told = "new Promise(done => { addEventListener('message', ({ data }) => \
                    data.carryless === 'height' && done(data.height - document.body.clientHeight)); \
                    document.querySelector('.lesson').style.paddingBottom = '300px'; })";
        assert!(tab.value::<f64>(told).await.abs() <= 1.0);
        tab.close().await;
    });
}
