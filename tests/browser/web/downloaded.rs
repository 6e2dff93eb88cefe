//! Tests `carryless.html` as downloaded and opened from disk: positions are explained, a move is answered, a
//! sheet is made, in every language.

use crate::checks::{self, Finding};
use crate::chromium::{Chromium, LAPTOP, PHONE};
use crate::program::root;

const HAND: &str = include_str!("downloaded.js");

#[test]
#[ignore = "needs Chromium"]
fn the_downloaded_page_explains_plays_and_makes_sheets() {
    let chromium = Chromium::shared();
    let page = root().canonicalize().unwrap().join("carryless.html");
    let url = format!("file://{}", page.display());
    for view in [PHONE, LAPTOP] {
        let findings: Vec<Finding> = chromium.run(async {
            let tab = chromium.open(&url, view).await;
            let mut found: Vec<Finding> = tab.value(&format!("({HAND})()")).await;
            found.extend(checks::sideways(&tab).await);
            found.extend(tab.heard().into_iter().filter(|what| !what.contains(&url)));
            tab.close().await;
            found
        });
        assert!(findings.is_empty(), "{}:\n  {}", view.name, findings.join("\n  "));
    }
}
