//! Plays a lesson on a phone and on a laptop, by touching the board, to the code, with Back and Forward;
//! axe-core finds nothing on its pages; a page inside another reports its height.

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
        "lesson %223 4 5%22 --said 3 --at 2",
        "lesson %223 4 5%22 --said 3 --at 2 --place 7",
    ];
    let views = [("zh", PHONE), ("en", PHONE.dark()), ("en", LAPTOP), ("en", PHONE.forced())];
    anybody(&lines, &views);
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
