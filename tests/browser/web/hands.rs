//! Tests the vote by raised hands in a class: the answer is hidden until it is shown, hands are counted and
//! kept from frame to frame, the clock runs and stops, and another position begins anew.

use super::{READY, written};
use crate::chromium::{Chromium, LAPTOP};

/// Uses everything on the wall, and says what was wrong.
const USED: &str = "(async () => {
    const found = [], one = selector => document.querySelector(selector);
    const seen = selector => one(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
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
    const board = () => { const { top, height } = one('.desk > svg').getBoundingClientRect(); return `${Math.round(top)} ${Math.round(height)}`; };
    const said = () => [...document.querySelectorAll('.say p')].filter(one => one.checkVisibility({ visibilityProperty: true })).map(one => one.textContent).join();
    const dashed = () => [...document.querySelectorAll('.desk .stone')].filter(one => getComputedStyle(one).strokeDasharray !== 'none').length;
    const asked = board();
    be(said() === '' && dashed() === 0, `before a move: ${said()} ${dashed()}`);
    one('[name=try]').click();
    await drawn();
    be(seen('.wall p') && said() === '', `a move is judged before the class has voted: ${said()}`);
    be(dashed() === 3 && board() === asked, `its stones: ${dashed()}, ${asked}, then ${board()}`);
    one('[data-switch=judged]').click();
    await drawn();
    be(!seen('.wall p') && seen('.say .now') && /^(Wrong|走错了)/.test(said()), `a move that is tried: ${said()}`);
    be(dashed() === 3 && board() === asked, `a move that is judged: ${dashed()}, ${asked}, then ${board()}`);
    document.querySelectorAll('[name=try]')[4].click();
    await drawn();
    be(seen('.wall p') && said() === '', `another move is judged at once: ${said()}`);
    one('[data-switch=revealed]').click();
    await drawn();
    be(!seen('.wall p') && seen('.say .answer'), 'the answer is not shown');
    be(dashed() === 2 && board() === asked, `the stones of the answer: ${dashed()}, ${asked}, then ${board()}`);
    const told = said();
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
    const other = document.querySelector('[name=lang][aria-pressed=false]');
    other.click();
    await new Promise(done => setTimeout(done, 900));
    be(hands() === '2 0' && clock() === '1:59', `another language: ${hands()} ${clock()}`);
    one('input[name=\"--misere\"]').click();
    await drawn();
    be(hands() === '0 0' && clock() === '2:00', `another rule: ${hands()} ${clock()}`);
    one('[data-raise=\"1\"][value=can]').click();
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
