//! Tests the raising of hands: the answer is hidden until it is shown, hands are counted and kept from frame
//! to frame, the clock runs and stops, and another position begins anew.

use super::{READY, written};
use crate::chromium::{Chromium, LAPTOP};

/// Uses everything on the wall, and says what was wrong.
const USED: &str = "(async () => {
    const found = [], one = selector => document.querySelector(selector);
    const seen = selector => one(selector)?.checkVisibility() ?? false;
    const be = (holds, what) => { if (!holds) found.push(what); };
    const drawn = () => new Promise(done => setTimeout(done, 60));
    be(!seen('.wall'), 'the wall is shown beside the board');
    one('button.presenting').click();
    await drawn();
    be(seen('.wall p') && !seen('.say'), 'the question is not asked before the answer');
    const [can, cannot] = ['can', 'cannot'].map(answer => `[data-raise=\"1\"][value=${answer}]`);
    for (const button of [can, can, can, cannot, '[data-raise=\"-1\"][value=can]', '[data-raise=\"-1\"][value=cannot]', '[data-raise=\"-1\"][value=cannot]']) one(button).click();
    const hands = () => [...document.querySelectorAll('[data-hands]')].map(place => place.textContent).join(' ');
    be(hands() === '2 0', `hands: ${hands()}`);
    const clock = () => one('[data-clock]').textContent;
    be(clock() === '2:00', `clock: ${clock()}`);
    one('[data-clock]').click();
    await new Promise(done => setTimeout(done, 1300));
    be(clock() === '1:59', `after a second: ${clock()}`);
    one('[data-clock]').click();
    await new Promise(done => setTimeout(done, 1300));
    be(clock() === '1:59', `stopped: ${clock()}`);
    one('[name=try]').click();
    await drawn();
    one('[data-switch=revealed]').click();
    await drawn();
    be(!seen('.wall p') && seen('.say'), 'the answer is not shown');
    const told = [...document.querySelectorAll('.say p')].filter(one => getComputedStyle(one).visibility === 'visible').map(one => one.textContent).join();
    be(/take 2 from pile 1|第 1 堆取 2 颗/.test(told), `the answer that is shown: ${told}`);
    for (const button of document.querySelectorAll('.wall button')) {
        const { width, height, left, right, bottom } = button.getBoundingClientRect();
        if (height < 44 || width < 44) found.push(`${button.textContent}: ${width} × ${height}`);
        if (left < 0 || right > innerWidth || bottom > innerHeight) found.push(`${button.textContent} is not on the screen`);
    }
    one('[data-switch=revealed]').click();
    one('[name=try]').click();
    await drawn();
    be(hands() === '2 0', `after a move is tried: ${hands()}`);
    one('[name=try]').click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
    await drawn();
    be(hands() === '2 0' && clock() === '1:59', 'hands and clock are lost at the next moment');
    be(!seen('.wall p') && seen('.say'), 'a later moment is not told');
    one('button.presenting').click();
    one('button[name=pile-1]:last-of-type').click();
    await drawn();
    be(hands() === '0 0' && clock() === '2:00', `another position: ${hands()} ${clock()}`);
    return found;
})()";

#[test]
#[ignore = "needs Chromium"]
fn a_class_raises_hands_before_the_answer_is_shown() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    for (lang, width, height) in [("zh", 1024, 600), ("en", 1920, 1080), ("en", 844, 390)] {
        let found: Vec<String> = chromium.run(async {
            let view = LAPTOP.sized("wall", width, height).still();
            let url = format!("file://{}#lang={lang}&line=explain+3+4+5", file.display());
            let tab = chromium.open(&url, view).await;
            let _: String = tab.value(READY).await;
            let found = tab.value(USED).await;
            tab.close().await;
            found
        });
        assert_eq!(found, [""; 0], "{lang} {width} × {height}");
    }
}
