//! Tests the boards of all offered games: their hotspots are large enough for a finger on a phone, on a
//! tablet the text is directly below the board, and a link is shared by the system's share dialog.

use super::fits::{SMALL, Shown, TABLET};
use super::games::DRAWN;
use super::written;
use crate::checks::Finding;
use crate::chromium::Chromium;

/// Command lines of the games that the page offers.
const OFFERED: &str = "[...document.querySelectorAll('.games button')].map(one => one.value)";

/// Hotspots of the board that are smaller than a finger in both directions.
const PLACES: &str = "[...document.querySelectorAll('.play-board .handles button')].map(one => [one.getBoundingClientRect(), one]) \
    .filter(([box]) => box.width > 0 && Math.max(box.width, box.height) < 43).map(([box, one]) => `${box.width} × ${box.height}: ${one.value}`)";

/// Distance of the text below the board, and the board's share of the height below the header.
const BELOW: &str = "(() => { const box = selector => document.querySelector(selector).getBoundingClientRect(); \
    const board = [...document.querySelectorAll('.table svg')].map(one => one.getBoundingClientRect()).find(one => one.width > 0); \
    return [box('.talk').top - board.bottom, board.width / innerWidth]; })()";

#[test]
#[ignore = "needs Chromium"]
fn a_finger_meets_every_place_and_words_stand_below_the_board() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let mut findings: Vec<Finding> = Vec::new();
    chromium.run(async {
        let page = Shown::of(&chromium, "en", SMALL, &file).await;
        page.go("play 3 4 5 --first me --seed 7", "").await;
        let lines: Vec<String> = page.tab.value(OFFERED).await;
        assert!(lines.len() > 10, "{lines:?}");
        // A number of a race has a button below the path, too.
        for line in lines.iter().filter(|line| !line.starts_with("race")) {
            page.go(&format!("play {line} --first me --seed 7"), "").await;
            let small: Vec<String> = page.tab.value(PLACES).await;
            findings.extend(small.into_iter().map(|place| format!("{line}: {place}")));
        }
        page.tab.close().await;
        let page = Shown::of(&chromium, "en", TABLET, &file).await;
        for line in &lines {
            page.go(&format!("play {line} --first me --seed 7"), "").await;
            let _: u8 = page.tab.value(DRAWN).await;
            let [gap, wide]: [f64; 2] = page.tab.value(BELOW).await;
            if !(0.0..=90.0).contains(&gap) || wide < 0.5 {
                findings.push(format!("{line}: {gap} below the board, which takes {wide}"));
            }
        }
        page.tab.close().await;
    });
    assert_eq!(findings, Vec::<Finding>::new());
}

#[test]
#[ignore = "needs Chromium"]
fn a_link_is_shared_where_the_system_can() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let site = written(folder.path());
    let server = super::Server::of(&site);
    chromium.run(async {
        for (can, wanted) in [(true, "1 shared explain 3 4 5"), (false, "0 hidden")] {
            let url = format!("{}/#lang=en&line=explain+3+4+5", server.origin);
            let tab = chromium.open(&url, SMALL).await;
            let _: String = tab.value(super::READY).await;
            let press = format!(
                "(() => {{ let shared = 'hidden'; \
                 Object.defineProperty(Navigator.prototype, 'share', {{ configurable: true, value: async said => {{ shared = 'shared ' + new URLSearchParams(new URL(said.url).hash.slice(1)).get('line'); }} }}); \
                 if (!{can}) delete Navigator.prototype.share; \
                 document.querySelector('footer [name=link]').click(); \
                 const shown = [...document.querySelectorAll('[data-share]:not([hidden])')]; \
                 shown[0]?.click(); return `${{shown.length}} ${{shared}}`; }})()"
            );
            assert_eq!(tab.value::<String>(&press).await, wanted);
            tab.close().await;
        }
    });
}
