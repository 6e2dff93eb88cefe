//! Regression tests of earlier faults: a choice keeps the focus while other controls appear and disappear; a
//! list of games has groups; a proof and a race have their fields; a link can be copied, and one to a file
//! warns that it works on this device only; a sheet and a story are restored; Explain scrolls.

use std::collections::BTreeSet;

use super::fits::{SMALL, Shown};
use super::written;
use crate::chromium::Chromium;

/// Script that selects every game after every other of some; returns losses of focus and wrong choices.
const CHOSEN: &str = "(async () => {
    const page = document.querySelector('carryless-page'), found = [];
    const list = () => page.querySelector('select[name=game]');
    page.querySelector('.rules-of').open = true;
    for (const game of ['nim', ...[...list().options].flatMap(({ value }) => [value, 'staircase'])]) {
        list().focus();
        list().value = game;
        list().dispatchEvent(new Event('change', { bubbles: true }));
        await new Promise(done => setTimeout(done, 10));
        if (document.activeElement !== list()) found.push(`${game}: the focus is in ${document.activeElement.name}`);
        if (list().value !== game) found.push(`${game}: ${list().value} is shown`);
    }
    return found;
})()";

#[test]
#[ignore = "needs Chromium"]
fn a_choice_keeps_the_focus_and_fields_are_those_of_the_game() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    chromium.run(async {
        let page = Shown::of(&chromium, "en", SMALL, &file).await;
        let tab = &page.tab;
        assert_eq!(tab.value::<Vec<String>>(CHOSEN).await, [""; 0]);
        let groups = "[...document.querySelectorAll('optgroup')].map(one => one.children.length)";
        let [games, topics] = tab.value::<[usize; 2]>(groups).await;
        assert!(games >= 12 && topics >= 5, "{games} games and {topics} topics");
        let fields =
            "[...document.querySelectorAll('.rules-of [name^=\"--\"]')].map(one => one.name)";
        for (line, wanted) in [
            ("explain race 30 --say 1-2", &["--say", "--from", "--end"][..]),
            ("prove --box 3 7", &["--limit", "--take", "--misere", "--box", "--idea"]),
            ("prove race 12 --say 1-2", &["--say", "--from", "--end", "--box", "--idea"]),
        ] {
            page.go(line, "").await;
            let shown: BTreeSet<String> = tab.value(fields).await;
            let wanted: BTreeSet<String> = wanted.iter().map(ToString::to_string).collect();
            assert_eq!(shown, wanted, "{line}");
        }
        page.go("explain 3 4 5", "").await;
        let press = "(document.querySelector('footer [name=link]').click(), \
                     [document.querySelector('footer [data-copy]').dataset.copy, \
                     document.querySelector('footer').textContent, \
                     String(document.querySelectorAll('footer .qr').length)])";
        let [link, said, codes] = tab.value::<[String; 3]>(press).await;
        assert!(link.starts_with("file:") && link.contains("explain+3+4+5"), "{link}");
        assert!(said.contains("On another device it leads nowhere"), "{said}");
        assert_eq!(codes, "0");
        page.tab.close().await;
    });
}

/// Script that switches between the sections of the page and back; returns what was lost.
const LEFT: &str = "(async () => {
    const page = document.querySelector('carryless-page'), found = [];
    const enter = async wing => {
        document.querySelector(`.wings [value=${wing}]`).click();
        await new Promise(done => setTimeout(done, 50));
        return [page.state.line, page.state.touched].join(' ');
    };
    if (getComputedStyle(document.documentElement).overflowY === 'hidden') found.push('Explain does not scroll');
    const sheet = await enter('worksheet');
    const map = await enter('map');
    if (map !== 'map 3 4 5 ') found.push(`the map of no position: ${map}`);
    if (await enter('worksheet') !== sheet) found.push(`${sheet} became ${page.state.line}`);
    await enter('play');
    document.querySelector('.go .other').click();
    const story = [page.state.line, page.state.touched].join(' ');
    await enter('explain');
    if (await enter('play') !== story) found.push(`${story} became ${page.state.line} ${page.state.touched}`);
    await enter('explain');
    page.ask({ name: 'pile-1', value: '7' });
    const other = await enter('play');
    if (!other.startsWith('play 7 4 5')) found.push(`another position: ${other}`);
    return found;
})()";

#[test]
#[ignore = "needs Chromium"]
fn what_was_left_is_found_again() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    chromium.run(async {
        let page = Shown::of(&chromium, "en", SMALL, &file).await;
        page.go("explain 3 4 5", "").await;
        assert_eq!(page.tab.value::<Vec<String>>(LEFT).await, [""; 0]);
        page.tab.close().await;
    });
}
