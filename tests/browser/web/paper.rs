//! Tests the printed page: no buttons, forms or fields; Explain prints its frames with their sentences and a
//! board to fill in, Play the position and the moves.

use chromiumoxide::cdp::browser_protocol::emulation::SetEmulatedMediaParams;

use super::{READY, written};
use crate::book::pages::on_paper;
use crate::chromium::{Chromium, LAPTOP, PAPER};

/// Controls that would be printed, and words that begin left of the paper.
const CONTROLS: &str = "(() => {
    const found = [];
    for (const e of document.querySelectorAll('button, input, select, textarea, summary, form')) {
        const box = e.getBoundingClientRect();
        const unseen = box.width <= 1 || e.closest('.unseen') || e.matches('details[open] > summary') || e.matches('.thumb') && getComputedStyle(e).borderStyle === 'none';
        if (e.checkVisibility() && !unseen) found.push(`a control: ${e.outerHTML.slice(0, 90)}`);
    }
    for (const text of document.querySelectorAll('svg text')) {
        const box = text.getBoundingClientRect();
        if (text.checkVisibility() && box.width > 0 && box.left < document.querySelector('main').getBoundingClientRect().left - 1)
            found.push(`left of the paper: ${text.textContent}`);
    }
    for (const e of document.querySelectorAll('[data-part=answer] svg')) {
        const box = e.getBoundingClientRect();
        if (e.checkVisibility() && box.height > 700) found.push(`a picture of ${box.width} × ${box.height}`);
    }
    const drawn = [...document.querySelectorAll('[data-part=answer] svg')];
    if (!drawn.some(svg => svg.checkVisibility() && svg.getBoundingClientRect().height > 40)) found.push('no picture');
    return found;
})()";

/// Waits for the English answer: the page was written in Chinese, and fetches the words of a link first.
const ENGLISH: &str = "(async () => { for (let i = 0; i < 250 && document.documentElement.lang !== 'en'; i++) \
                       await new Promise(done => setTimeout(done, 20)); \
                       return document.documentElement.lang; })()";

#[test]
#[ignore = "needs Chromium"]
fn the_page_is_printed_without_its_controls() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let moments = [
        "3 piles of stones.",
        "Split every pile into blocks.",
        "Pair them up. Who is left alone?",
        "Take 2 from pile 1.",
        "Every column pairs off.",
        "Choose other piles",
        "blocks",
    ];
    for (line, wanted, most) in [
        ("explain 3 4 5", &moments[..], 2),
        ("explain 3 4 5 --detail teach", &moments, 9),
        ("play 3 4 5 --moves 1:2,2:1", &["pile 1, take 2", "pile 2, take 1"], 1),
        ("play wythoff 3 5 --first computer --seed 7", &["Pile 2"], 1),
        ("play kayles 5 --moves 1=2+1 --first me", &["Row 1"], 1),
    ] {
        let (found, text): (Vec<String>, String) = chromium.run(async {
            let line = line.replace('+', "%2B").replace(' ', "+");
            let url = format!("file://{}#lang=en&line={line}", file.display());
            let tab = chromium.open(&url, PAPER).await;
            let _: String = tab.value(READY).await;
            let _: String = tab.value(ENGLISH).await;
            let found = tab.value(CONTROLS).await;
            let text = on_paper(&tab.pdf().await);
            tab.close().await;
            (found, text)
        });
        assert_eq!(found, [""; 0], "{line}");
        let said: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let pages = text.matches('\u{c}').count();
        assert!(pages <= most, "{line}: {pages} pages");
        for wanted in wanted {
            assert!(said.contains(wanted), "{line} lacks “{wanted}”: {said}");
        }
    }
}

/// The sheet on the page as a document of its own, once its script has run.
const OWN: &str = "(async () => {
    const frame = () => document.querySelector('.papers figure iframe');
    for (let i = 0; i < 250 && frame()?.contentDocument?.readyState !== 'complete'; i++)
        await new Promise(done => setTimeout(done, 20));
    return frame().srcdoc;
})()";

/// Pages and style that the page's print button prints, once its script has run.
const BUTTON: &str = "(async () => {
    document.querySelector('[name=paper]').click();
    const frame = () => document.querySelector('[data-part=paper] iframe');
    for (let i = 0; i < 250 && !frame()?.contentDocument?.querySelector('main'); i++)
        await new Promise(done => setTimeout(done, 20));
    await new Promise(done => setTimeout(done, 300));
    return frame().contentDocument.querySelector('main').outerHTML;
})()";

/// A worksheet printed from the browser's menu or by its button equals the sheet as a document of its own,
/// word by word on each page; nothing else of the page is printed.
#[test]
#[ignore = "needs Chromium"]
fn a_worksheet_is_printed_by_the_menu_as_by_its_button() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    for line in [
        "worksheet --seed 5",
        "worksheet --seed 5 --count 12 --seal",
        "worksheet --seed 5 --large-print --paper A3",
        "answers A480-2C2G-2R --lang both",
    ] {
        let pages = |pdf: &[u8]| {
            let text = on_paper(pdf);
            let words = |page: &str| {
                let mut words: Vec<_> = page.split_whitespace().map(str::to_owned).collect();
                words.sort();
                words
            };
            text.split_terminator('\u{c}').map(words).collect::<Vec<_>>()
        };
        chromium.run(async {
            let url = format!("file://{}#lang=en&line={}", file.display(), line.replace(' ', "+"));
            let tab = chromium.open(&url, PAPER).await;
            let _: String = tab.value(ENGLISH).await;
            let document: String = tab.value(OWN).await;
            let menu = pages(&tab.pdf().await);
            let left: u32 = tab.value("document.querySelectorAll('.laid').length").await;
            let button: String = tab.value(BUTTON).await;
            tab.close().await;
            let sheet = folder.path().join("sheet.html");
            std::fs::write(&sheet, document).unwrap();
            let tab = chromium.open(&format!("file://{}", sheet.display()), PAPER).await;
            let own: String = tab.value("document.querySelector('main').outerHTML").await;
            let paper = pages(&tab.pdf().await);
            tab.close().await;
            assert_eq!(menu, paper, "{line}");
            assert_eq!(left, 0, "{line}");
            assert_eq!(button, own, "{line}");
        });
    }
}

/// A key in a folded part gets its full height when opened.
#[test]
#[ignore = "needs Chromium"]
fn a_sheet_in_a_fold_opens_to_its_whole_height() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let heights = "(async () => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        await new Promise(done => setTimeout(done, 1500));
        return [...document.querySelectorAll('.papers iframe')]
            .map(frame => {
                const { body, documentElement } = frame.contentDocument;
                // A height inside a sheet does not count the scale of its leaves.
                return [frame.clientHeight, body.scrollHeight * (documentElement.style.zoom || 1)];
            });
    })()";
    let found: Vec<[f64; 2]> = chromium.run(async {
        let url = format!("file://{}#lang=en&line=worksheet+--copies+31+--seed+5", file.display());
        let tab = chromium.open(&url, LAPTOP).await;
        let _: String = tab.value(READY).await;
        let found = tab.value(heights).await;
        tab.close().await;
        found
    });
    assert_eq!(found.len(), 2);
    for [frame, sheet] in found {
        assert!(frame >= sheet && frame < sheet + 24.0, "{frame} for {sheet}");
    }
}

/// Letters and digits at the beginning of each heading and paragraph that is seen on each leaf of the sheet in
/// its frame. Shorter texts stand beside others, where they are broken into lines.
const LEAVES: &str = "(async () => {
    await new Promise(done => setTimeout(done, 800));
    const sheet = document.querySelector('.papers figure iframe').contentDocument;
    return [...sheet.querySelectorAll('main > div')].map(leaf => {
        const { left, right } = leaf.getBoundingClientRect();
        const seen = said => { const { left: from, right: to } = said.getBoundingClientRect(); return from > left && to < right; };
        const letters = [...leaf.querySelectorAll('.task :is(h2, p:not(.margin))')].filter(seen).map(said => said.innerText.replace(/[^\\p{L}\\p{N}]/gu, ''));
        return letters.filter(text => text.length > 14).map(text => text.slice(0, 15));
    });
})()";

/// A sheet in its frame has the leaves that the printer makes, each with the same exercises.
#[test]
#[ignore = "needs Chromium"]
fn a_sheet_is_shown_as_it_is_printed() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    for line in
        ["worksheet --seed 5", "worksheet --seed 5 --count 12", "worksheet --seed 5 --paper A3"]
    {
        let (leaves, pdf): (Vec<Vec<String>>, Vec<u8>) = chromium.run(async {
            let url = format!("file://{}#lang=en&line={}", file.display(), line.replace(' ', "+"));
            let tab = chromium.open(&url, LAPTOP).await;
            let _: String = tab.value(ENGLISH).await;
            let leaves = tab.value(LEAVES).await;
            let print = SetEmulatedMediaParams::builder().media("print").build();
            tab.page().execute(print).await.unwrap();
            let pdf = tab.pdf().await;
            tab.close().await;
            (leaves, pdf)
        });
        let text = on_paper(&pdf);
        let letters =
            |page: &str| page.chars().filter(|it| it.is_alphanumeric()).collect::<String>();
        let pages: Vec<String> = text.split_terminator('\u{c}').map(letters).collect();
        assert_eq!(leaves.len(), pages.len(), "{line}");
        assert!(leaves.iter().flatten().count() > 2, "{line}: {leaves:?}");
        for (leaf, page) in leaves.iter().zip(&pages) {
            for task in leaf {
                assert!(page.contains(task.as_str()), "{line}: {task} is on another page");
            }
        }
    }
}
