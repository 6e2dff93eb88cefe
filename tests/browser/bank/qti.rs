//! The components of Citolab score every item of QTI 3 in Chromium, as a candidate answers it: what is
//! right scores 1, and so does each other text that the item takes; what is wrong, and nothing, scores 0. In a
//! language with a decimal comma as well, in which computed numbers once went wrong. That the right
//! answers of the items are those of the exercises is proved in `tests/bank`, against the data of the
//! same sheet.

use std::io::{Cursor, Read};

use chromiumoxide::cdp::browser_protocol::emulation::SetLocaleOverrideParams;

use super::{LANGUAGES, written};
use crate::chromium::{Chromium, LAPTOP};
use crate::program::root;

/// The items of a package.
fn items(bytes: &[u8]) -> Vec<(String, String)> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut items = Vec::new();
    for at in 0..zip.len() {
        let mut file = zip.by_index(at).unwrap();
        let name = file.name().unwrap().into_owned();
        let mut text = String::new();
        if name.ends_with(".xml")
            && file.read_to_string(&mut text).is_ok()
            && text.contains("<qti-assessment-item")
            && !text.contains("<qti-assessment-test")
        {
            items.push((name, text));
        }
    }
    items
}

#[test]
#[ignore = "needs Chromium and `npm ci` in tests/browser"]
fn right_scores_one_and_wrong_nothing() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bank.zip");
    let url = format!(
        "file://{}/tests/browser/consumers/score.html",
        root().canonicalize().unwrap().display()
    );
    let (mut judged, mut faults) = (0, Vec::new());
    for (language, locale) in LANGUAGES.into_iter().zip(["en-US", "de-DE", "zh-CN"]) {
        let words = ["--format", "qti3", "--lang", language, "--seed", "1"];
        written(&path, &words);
        let items = items(&std::fs::read(&path).unwrap());
        assert!(items.len() >= 32, "{} items", items.len());
        let tab = chromium.run(async {
            let tab = chromium.open(&url, LAPTOP).await;
            let locale = SetLocaleOverrideParams::builder().locale(locale).build();
            tab.page().execute(locale).await.expect("another language of the browser");
            assert!(tab.value::<bool>("window.scoreReady").await, "the components are there");
            tab
        });
        for (name, item) in items {
            let text = serde_json::to_string(&item).unwrap();
            let found: Vec<String> = chromium.run(tab.value(&format!("judge({text})")));
            judged += 1;
            faults.extend(found.into_iter().map(|fault| format!("{language} {name}: {fault}")));
        }
        chromium.run(tab.close());
    }
    assert!(faults.is_empty(), "{} of {judged} items:\n{}", faults.len(), faults.join("\n"));
}
