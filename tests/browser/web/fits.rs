//! Tests visibility on the web page: every reply to a press is inside the viewport, the table fits a phone at
//! each frame of its story, a touch on a stone is visible in the next animation frame, no control covers a
//! digit, targets and text are large enough, also at twice the text size; Back and Forward restore every
//! change.

use chromiumoxide::cdp::browser_protocol::input::DispatchTouchEventType::{
    TouchEnd, TouchMove, TouchStart,
};

use std::collections::BTreeSet;
use std::path::Path;

use super::games::{DRAWN, placed, touch};
use super::{READY, written};
use crate::checks::{Finding, sideways, small_letters};
use crate::chromium::{Chromium, LAPTOP, PHONE, Tab, View};

const FITS: &str = include_str!("fits.js");
const STORY: &str = include_str!("story.js");

pub(super) const SMALL: View = PHONE.sized("phone", 390, 844);
const NARROW: View = PHONE.sized("narrow phone", 320, 640);
/// The smallest phone that is in use.
const LOW: View = PHONE.sized("low phone", 320, 568);
pub(super) const TABLET: View = LAPTOP.sized("tablet", 820, 1180);

/// Sections of the page, and the element visible after a press or two.
const WINGS: [&str; 7] = [
    "play 3 4 5 --first me --seed 7",
    "explain 3 4 5",
    "map 11 6 5",
    "worksheet --seed 7 --topic grid:1 --copies 3",
    "lesson --plan",
    "lesson \"3 4 5\" \"1 2 3\"",
    "practise --topic winning-move --seed 5",
];
const GAMES: [&str; 11] = [
    "play 3 4 5 --first me --seed 7 --moves 1:3,3:1",
    "play kayles 6 2 1 --first me --seed 7",
    "play wythoff 3 5 --first me --seed 7",
    "play race 21 --say 1-3 --first me --seed 7",
    "play sum \"3 4 --take 1,2\" + \"kayles 5\" + 7 --first me --seed 7",
    "explain 3 4 5 --ask",
    "explain 3 4 5 --move 1:1",
    "explain race 30 --say 1-2",
    "explain hackenbush ((()))(()())",
    "map wythoff 5 7",
    "lesson --back \"3 4 5\"",
];
/// Moments of the story.
const MOMENTS: [&str; 4] = ["choose 1:2", "split", "pair", "balance"];

/// The page in a tab, which goes from line to line.
pub(super) struct Shown {
    pub(super) tab: Tab,
}

impl Shown {
    pub(super) async fn of(chromium: &Chromium, lang: &str, view: View, file: &Path) -> Self {
        let url = format!("file://{}#lang={lang}&line=explain+3+4+5", file.display());
        let tab = chromium.open(&url, view).await;
        let _: String = tab.value(READY).await;
        Shown { tab }
    }

    /// Opens a command line, as a link does; `touched` is the state of the page.
    pub(super) async fn go(&self, line: &str, touched: &str) {
        let line = serde_json::to_string(line).unwrap();
        let go = format!(
            "(async () => {{ const page = document.querySelector('carryless-page'); clearTimeout(page.later); \
             page.state = {{ ...page.state, line: {line}, touched: '{touched}', step: null }}; page.ask({{}}, true); \
             document.activeElement.blur(); scrollTo({{ top: 0, behavior: 'instant' }}); \
             do await new Promise(done => setTimeout(done, 50)); while (!page.matches('.ready')); return 0; }})()"
        );
        let _: u8 = self.tab.value(&go).await;
    }
}

fn every_answer(view: View, lang: &str, lines: &[&str], moments: &[&str]) {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let mut findings = Vec::new();
    chromium.run(async {
        let page = Shown::of(&chromium, lang, view, &file).await;
        let own = lines.iter().map(|line| (*line, ""));
        for (line, touched) in own.chain(moments.iter().map(|touched| (lines[0], *touched))) {
            page.go(line, touched).await;
            let (tried, found, judged): (usize, Vec<Finding>, Vec<String>) =
                page.tab.value(&format!("({FITS})()")).await;
            assert!(tried > 2, "{line}: {tried} controls");
            // A right and a wrong move were typed where both can be.
            if line == "explain 3 4 5" {
                assert_eq!(
                    BTreeSet::from_iter(judged),
                    ["false", "true"].map(str::to_owned).into()
                );
            }
            findings.extend(found.into_iter().map(|what| format!("{line} {touched}: {what}")));
        }
        page.tab.close().await;
    });
    assert!(findings.is_empty(), "{} findings:\n  {}", findings.len(), findings.join("\n  "));
}

#[test]
#[ignore = "needs Chromium"]
fn every_answer_is_seen_on_a_phone() {
    every_answer(SMALL, "en", &WINGS, &[]);
}

#[test]
#[ignore = "needs Chromium"]
fn every_answer_is_seen_at_each_moment() {
    every_answer(SMALL, "zh", &WINGS, &MOMENTS);
    every_answer(SMALL, "en", &GAMES, &[]);
    every_answer(TABLET, "zh", &GAMES, &[]);
}

#[test]
#[ignore = "needs Chromium"]
fn every_answer_is_seen_on_larger_screens() {
    for lang in ["en", "zh"] {
        every_answer(TABLET, lang, &WINGS, &MOMENTS);
        every_answer(LAPTOP, lang, &WINGS, &MOMENTS);
    }
}

#[test]
#[ignore = "needs Chromium"]
fn the_table_fits_a_phone_at_each_moment_of_its_story() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let english =
        ["The last stone is mine.", "The 2 is alone.", "4 and 2 are alone.", "You did it."];
    let chinese = ["最后一颗是我的。", "2 落单了。", "4、2 都落单了。", "你做到了。"];
    for (lang, view, heads) in
        [("en", SMALL, english), ("zh", SMALL, chinese), ("en", LOW, english), ("zh", LOW, chinese)]
    {
        chromium.run(async {
            let page = Shown::of(&chromium, lang, view, &file).await;
            page.go(WINGS[0], "").await;
            let (told, outside, _): (Vec<String>, Vec<Finding>, Vec<[f64; 2]>) =
                page.tab.value(&format!("({STORY})()")).await;
            for head in heads {
                assert!(told.iter().any(|moment| moment.starts_with(head)), "{head}: {told:?}");
            }
            assert_eq!(outside, Vec::<Finding>::new(), "{lang}, {}", view.name);
            page.tab.close().await;
        });
    }
}

/// Class of each stone.
const LOOK: &str = "[...document.querySelectorAll('.desk [data-k]')].map(one => \
                    one.getAttribute('class') + getComputedStyle(one).strokeDasharray).join()";

#[test]
#[ignore = "needs Chromium"]
fn a_finger_on_a_stone_is_seen_in_the_next_frame_and_a_drag_asks_nothing() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    chromium.run(async {
        let page = Shown::of(&chromium, "en", SMALL, &file).await;
        let tab = &page.tab;
        page.go(WINGS[0], "").await;
        let counted = "(() => { const page = document.querySelector('carryless-page'), ask = page.ask; window.asked = 0; \
                       page.ask = function (...used) { window.asked++; return ask.apply(this, used); }; \
                       return document.querySelectorAll('[data-with]').length; })()";
        assert_eq!(tab.value::<usize>(counted).await, 12);
        let frame = format!("new Promise(done => requestAnimationFrame(() => done({LOOK})))");
        for stone in 0..12 {
            let selector = format!("[data-with]:nth-child({})", stone + 1);
            let place: [f64; 2] = tab.value(&placed(&selector)).await;
            let before: String = tab.value(LOOK).await;
            touch(tab, TouchStart, &[place]).await;
            let after: String = tab.value(&frame).await;
            assert_ne!(before, after, "stone {stone} looks as before");
            touch(tab, TouchEnd, &[]).await;
            let _: u8 = tab.value(DRAWN).await;
            page.go(WINGS[0], "").await;
        }
        let asked = "window.asked";
        let before: u32 = tab.value(asked).await;
        let [from, to]: [[f64; 2]; 2] = [
            tab.value(&placed("[data-typed=\"3:5\"]")).await,
            tab.value(&placed("[data-typed=\"3:1\"]")).await,
        ];
        touch(tab, TouchStart, &[from]).await;
        let mut looks = Vec::new();
        for step in 1..=10 {
            let x = from[0] + (to[0] - from[0]) * f64::from(step) / 10.0;
            touch(tab, TouchMove, &[[x, from[1]]]).await;
            looks.push(tab.value::<String>(&frame).await);
        }
        looks.dedup();
        assert_eq!(looks.len(), 5, "the stones under the finger are marked one by one");
        assert_eq!(tab.value::<u32>(asked).await, before, "the drag has asked the engine");
        touch(tab, TouchEnd, &[]).await;
        let _: u8 = tab.value(DRAWN).await;
        assert_eq!(tab.value::<u32>(asked).await, before + 1);
        let chosen = "document.querySelector('.go .next').value";
        assert_eq!(tab.value::<String>(chosen).await, "3:1");
        page.tab.close().await;
    });
}

#[test]
#[ignore = "needs Chromium"]
fn no_control_is_drawn_over_a_digit() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    chromium.run(async {
        let page = Shown::of(&chromium, "en", SMALL.still(), &file).await;
        let faint = |value: &str| {
            format!(
                "(document.querySelectorAll('.handles').forEach(one => {{ one.style.opacity = '{value}'; }}), \
                 document.querySelectorAll('.handles > *').length)"
            )
        };
        for (line, touched) in [
            ("explain 3 4 5", ""),
            ("explain 31 17 22", ""),
            ("explain 7 7 7 7 7", ""),
            ("explain 1000 1", ""),
            ("explain race 30 --say 1-2", ""),
            ("play 3 4 5 --first me --seed 7", ""),
            ("play 3 4 5 --first me --seed 7", "balance"),
            ("play staircase 2 1 3 --first me --seed 7", ""),
        ] {
            page.go(line, touched).await;
            let _: u8 = page.tab.value("(document.querySelectorAll('.thumb')[2]?.click(), document.querySelector('.handles').scrollIntoView(), 0)").await;
            let _: u8 = page.tab.value(DRAWN).await;
            let with = page.tab.picture().await;
            assert!(page.tab.value::<usize>(&faint("0")).await > 1, "{line}");
            let without = page.tab.picture().await;
            assert!(with == without, "{line} {touched}: controls are drawn over the board");
        }
        page.tab.close().await;
    });
}

/// Script: controls smaller than a finger (both sides below 44 pixels), except for squares of a board and
/// stones of a long row, which have alternatives beside them.
const FINGERS: &str = "[...document.querySelectorAll('main > *, header')].flatMap(part => [...part.querySelectorAll('button, select, summary, input')]) \
    .filter(one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getClientRects().length && !one.closest('.spots, .handles, .unseen, label')) \
    .map(one => [one.getBoundingClientRect(), one]).filter(([box]) => box.height < 43.9 || box.width < 43.9) \
    .map(([box, one]) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${one.outerHTML.slice(0, 90)}`)";

#[test]
#[ignore = "needs Chromium"]
fn targets_and_letters_are_large_enough_on_a_phone() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let mut findings = Vec::new();
    for (lang, view) in [("en", SMALL), ("zh", NARROW), ("en", NARROW)] {
        chromium.run(async {
            let page = Shown::of(&chromium, lang, view, &file).await;
            for line in WINGS.iter().chain(&GAMES) {
                page.go(line, "").await;
                let mut found: Vec<Finding> = page.tab.value(FINGERS).await;
                found.extend(small_letters(&page.tab, 9.0).await);
                found.extend(sideways(&page.tab).await);
                findings.extend(
                    found.into_iter().map(|what| format!("{line} ({lang}, {}): {what}", view.name)),
                );
            }
            page.tab.close().await;
        });
    }
    assert!(findings.is_empty(), "{} findings:\n  {}", findings.len(), findings.join("\n  "));
}

#[test]
#[ignore = "needs Chromium"]
fn text_of_twice_the_size_is_no_wider_than_a_phone() {
    let chromium = Chromium::with(&["blink-settings=defaultFontSize=32"]);
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let mut findings = Vec::new();
    for lang in ["en", "zh"] {
        chromium.run(async {
            let page = Shown::of(&chromium, lang, SMALL, &file).await;
            let size = "parseFloat(getComputedStyle(document.documentElement).fontSize)";
            assert!(page.tab.value::<f64>(size).await >= 32.0);
            for line in WINGS.iter().chain(&GAMES) {
                page.go(line, "").await;
                let found = sideways(&page.tab).await;
                findings.extend(found.into_iter().map(|what| format!("{line} ({lang}): {what}")));
            }
            page.tab.close().await;
        });
    }
    assert!(findings.is_empty(), "{} findings:\n  {}", findings.len(), findings.join("\n  "));
}

#[test]
#[ignore = "needs Chromium"]
fn back_leads_through_twelve_changes_and_forward_again() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    chromium.run(async {
        let page = Shown::of(&chromium, "en", LAPTOP, &file).await;
        let went: Vec<Vec<String>> = page.tab.value(HISTORY).await;
        assert_eq!(went[0].len(), 13, "{went:?}");
        let mut back = went[1].clone();
        back.reverse();
        assert_eq!(back, went[0], "Back");
        assert_eq!(went[2], went[0], "Forward");
        let mut distinct = went[0].clone();
        distinct.dedup();
        assert_eq!(distinct.len(), 13, "{distinct:?}");
        page.tab.close().await;
    });
}

/// Script that makes twelve changes of all kinds. Returns what the page shows after each, on the way back and
/// on the way forward.
const HISTORY: &str = "(async () => {
    const page = document.querySelector('carryless-page'), one = selector => page.querySelector(selector);
    const rest = () => new Promise(done => setTimeout(done, 60));
    const state = () => [document.documentElement.lang, page.state.line, page.state.touched, one('h1').textContent,
        page.state.step, one('[aria-current=step]')?.value ?? ''].join(' | ');
    const change = (field, value) => {
        if (field.type === 'checkbox') field.checked = !field.checked; else field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const pull = async field => {
        for (const value of [2, 1]) {
            field.value = value;
            field.dispatchEvent(new Event('input', { bubbles: true }));
            await new Promise(done => requestAnimationFrame(done));
        }
        field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const type = (field, value) => { field.value = value; field.form.requestSubmit(); };
    const steps = [
        () => one('button[name=pile-1]:last-of-type').click(),
        () => pull(one('input[type=range][name=pile-3]')),
        () => page.querySelectorAll('.thumb')[3].click(),
        () => type(one('input[name=line]'), '5 7 9'),
        () => one('[name=lang][value=zh]').click(),
        () => one('[name=wing][value=map]').click(),
        () => change(one('[name=third]'), 3),
        () => one('[name=wing][value=play]').click(),
        () => one('[data-typed=\"1:2\"]').click(),
        () => one('[name=wing][value=worksheet]').click(),
        () => change(one('select[name=\"--level\"]'), '2'),
        () => one('[name=wing][value=lesson]').click(),
    ];
    const there = [state()], back = [], forth = [];
    for (const step of steps) { await step(); await rest(); await rest(); there.push(state()); }
    back.push(state());
    for (const _ of steps) { history.back(); await rest(); await rest(); back.push(state()); }
    forth.push(state());
    for (const _ of steps) { history.forward(); await rest(); await rest(); forth.push(state()); }
    return [there, back, forth];
})()";
