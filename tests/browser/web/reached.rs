//! Checks that every control of the page is reached with the Tab key alone, in document order, in each
//! section, at phone and laptop width, without focus traps.

use chromiumoxide::cdp::browser_protocol::input::{DispatchKeyEventParams, DispatchKeyEventType};

use super::{READY, written};
use crate::chromium::{Chromium, LAPTOP, PHONE, Tab};

/// Script that numbers all controls and returns their number. In a picture with hundreds of squares these are
/// for touch only, because there is an alternative beside it.
const NUMBERED: &str = "(() => {
    document.querySelectorAll('details').forEach(one => { one.open = true; });
    const works = 'button, input, select, textarea, summary, a[href], [tabindex=\"0\"]';
    const seen = one => one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
    const all = [...document.querySelectorAll(works)].filter(one => seen(one) && !one.closest('.spots [aria-hidden=true]'));
    all.forEach((one, at) => { one.dataset.at = at; });
    document.activeElement.blur();
    return all.length;
})()";

/// Script: number and name of the focused control.
const HELD: &str = "(() => { const one = document.activeElement; \
                    return [one?.dataset?.at ?? '', one?.name || one?.textContent?.slice(0, 20) || '']; })()";

async fn tab_key(tab: &Tab) {
    for kind in [DispatchKeyEventType::RawKeyDown, DispatchKeyEventType::KeyUp] {
        let mut event = DispatchKeyEventParams::new(kind);
        (event.key, event.code) = (Some("Tab".to_owned()), Some("Tab".to_owned()));
        event.windows_virtual_key_code = Some(9);
        tab.page().execute(event).await.unwrap();
    }
}

#[test]
#[ignore = "needs Chromium"]
fn every_control_is_reached_with_the_tab_key() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    for line in [
        "explain+3+4+5",
        "explain+race+30+--say+1-2",
        "play+3+4+5+--first+me+--seed+7",
        "map+11+6+5",
        "worksheet+--seed+7+--topic+grid:1+--copies+3",
    ] {
        for view in [PHONE, LAPTOP] {
            let url = format!("file://{}#lang=en&line={line}", file.display());
            chromium.run(async {
                let tab = chromium.open(&url, view).await;
                let _: String = tab.value(READY).await;
                let count: usize = tab.value(NUMBERED).await;
                assert!(count > 10, "{line}: {count} controls");
                let mut reached = Vec::new();
                // A sheet in its frame may take the key a few times, and so may a group.
                for _ in 0..3 * count {
                    tab_key(&tab).await;
                    let [at, name] = tab.value::<Vec<String>>(HELD).await.try_into().unwrap();
                    match at.parse::<usize>() {
                        Ok(0) if reached.len() > 1 => break,
                        Ok(at) if !reached.iter().any(|(own, _)| *own == at) => {
                            reached.push((at, name));
                        }
                        _ => {}
                    }
                }
                let order: Vec<usize> = reached.iter().map(|(at, _)| *at).collect();
                let wanted: Vec<usize> = (0..count).collect();
                assert_eq!(order, wanted, "{line} ({}): {reached:?}", view.name);
                tab.close().await;
            });
        }
    }
}
