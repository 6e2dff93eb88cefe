//! Tests the boards of all offered games: their hotspots are large enough for a finger on a phone, on a
//! tablet the text is directly below the board, and a link is shared by the system's share dialog.

use super::fits::{SMALL, Shown, TABLET};
use super::games::DRAWN;
use super::written;
use crate::checks::Finding;
use crate::chromium::{Chromium, LAPTOP};

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

/// Plays a match to its end by the first move that is offered; says where the buttons of the end lie.
const ENDED: &str = "(async () => { const page = document.querySelector('carryless-page'); \
    for (let i = 0; i < 300; i++) { \
      await new Promise(done => setTimeout(done, 10)); \
      clearTimeout(page.later); \
      const typed = [...document.querySelectorAll('[data-typed]')].find(one => one.dataset.typed)?.dataset.typed; \
      if (typed) page.ask({ name: 'say', value: typed }); \
      else if (document.querySelector('.go [name=again]')) break; \
      else page.ask({ name: 'wait' }); \
    } \
    scrollTo({ top: 0, behavior: 'instant' }); \
    await new Promise(done => setTimeout(done, 100)); \
    return ['.go .next[name]', '.go .other'].map(selector => { const box = document.querySelector(selector)?.getBoundingClientRect(); \
      return box && box.top >= 0 && box.bottom <= innerHeight ? '' : `${selector} at ${box?.top} to ${box?.bottom}`; }).filter(Boolean); })()";

#[test]
#[ignore = "needs Chromium"]
fn every_match_ends_on_the_first_screen() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let mut findings: Vec<Finding> = Vec::new();
    for (lang, view) in [("en", SMALL), ("zh", SMALL), ("en", LAPTOP.sized("laptop", 1280, 800))] {
        chromium.run(async {
            let page = Shown::of(&chromium, lang, view, &file).await;
            page.go("play 3 4 5 --first me --seed 7", "").await;
            let lines: Vec<String> = page.tab.value(OFFERED).await;
            for line in &lines {
                page.go(&format!("play {line} --first me --seed 7"), "").await;
                let found: Vec<String> = page.tab.value(ENDED).await;
                findings.extend(found.into_iter().map(|what| format!("{line}, {lang}: {what}")));
            }
            page.tab.close().await;
        });
    }
    assert_eq!(findings, Vec::<Finding>::new());
}

/// Script that plays a match to its end and returns the moments at which the board was in another place.
const STAYS: &str = include_str!("stays.js");
/// Script that tells the story of the play board; returns the place of the board at each moment, too.
const STORY: &str = include_str!("story.js");

#[test]
#[ignore = "needs Chromium"]
fn the_board_of_a_match_keeps_its_place() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let games =
        ["kayles 6 2 1", "staircase 2 1 3", "5 7 --take 1,3,4", "wythoff 3 5", "race 21 --say 1-3"];
    let mut findings: Vec<Finding> = Vec::new();
    for lang in ["en", "zh"] {
        for view in [SMALL, TABLET, LAPTOP.sized("laptop", 1280, 800)] {
            chromium.run(async {
                let page = Shown::of(&chromium, lang, view, &file).await;
                page.go("play 3 4 5 --first me --seed 7", "").await;
                let (told, _, places): (Vec<String>, Vec<Finding>, Vec<[f64; 2]>) =
                    page.tab.value(&format!("({STORY})()")).await;
                assert!(told.len() > 30, "{told:?}");
                let first = places[0];
                for (told, place) in told.iter().zip(&places) {
                    if (0..2).any(|side| (place[side] - first[side]).abs() > 2.0) {
                        findings.push(format!(
                            "{lang}, {}: {told}: {place:?}, not {first:?}",
                            view.name
                        ));
                    }
                }
                for line in games {
                    page.go(&format!("play {line} --first me --seed 7"), "").await;
                    let moved: Vec<String> = page.tab.value(&format!("({STAYS})()")).await;
                    let at = format!("{line}, {lang}, {}", view.name);
                    findings.extend(moved.into_iter().map(|what| format!("{at}: {what}")));
                }
                page.tab.close().await;
            });
        }
    }
    assert_eq!(findings, Vec::<Finding>::new());
}

/// Script that returns the position of board and button at each moment.
const PLACES_OF_MOMENTS: &str = "(async () => { const found = []; \
    for (let i = 0; i < 5; i++) { \
      do await new Promise(done => setTimeout(done, 100)); while (!document.querySelector('.ready')); \
      found.push(['.desk > svg', '.bar .next'].map(selector => Math.round(document.querySelector(selector).getBoundingClientRect().top))); \
      document.querySelector('.bar .next').click(); \
    } \
    return found; })()";

#[test]
#[ignore = "needs Chromium"]
fn board_and_button_of_explain_keep_their_places() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    for lang in ["en", "zh"] {
        for view in [SMALL, TABLET, LAPTOP.sized("laptop", 1280, 800)] {
            chromium.run(async {
                let page = Shown::of(&chromium, lang, view, &file).await;
                for line in ["explain 3 4 5", "explain 1 2 3"] {
                    page.go(line, "").await;
                    let places: Vec<[i32; 2]> = page.tab.value(PLACES_OF_MOMENTS).await;
                    let [board, next] = places[0];
                    let moves = |[one, other]: &&[i32; 2]| {
                        (one - board).abs() > 2 || (other - next).abs() > 2
                    };
                    assert_eq!(places.iter().find(moves), None, "{line} {}: {places:?}", view.name);
                }
                page.tab.close().await;
            });
        }
    }
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
