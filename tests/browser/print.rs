//! Tests the printable sheets in a browser: the announced number of pages, nothing cut off or in the margin,
//! no text below 7 points (posters: 24 points), no messages, and accessible. The frames on a poster have one
//! size and one baseline.

use std::path::Path;

use crate::book::pages::on_paper;
use crate::checks;
use crate::chromium::{LAPTOP, PAPER, Page, Pages, on_every_page};
use crate::program::program;

/// Name of a printed sheet, and the expected number of pages.
const SHEETS: &[(&str, usize)] = &[
    ("grids", 1),
    ("square", 1),
    ("mat", 1),
    ("record", 1),
    ("matches", 1),
    ("tournament", 1),
    ("mind-reading", 1),
    ("ideas", 3),
];

const PRINTED: Pages = Pages { name: "print", write };

fn write(folder: &Path) -> Vec<Page> {
    let mut pages = Vec::new();
    for (sheet, _) in SHEETS {
        for language in ["zh", "en"] {
            let file = folder.join(format!("{sheet}-{language}.html"));
            let mut command = program();
            command.args(["print", sheet, "--lang", language, "-o"]).arg(&file);
            assert!(command.status().unwrap().success(), "{sheet} {language}");
            let url = format!("file://{}", file.display());
            pages.push(Page { name: (*sheet).to_owned(), url, language, numbers: Vec::new() });
        }
    }
    pages
}

/// Script: text nearer to the paper's edge than 5 millimetres, or outside its container; overlapping lines.
const CUT: &str = "(() => {
    const found = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const margin = 5 / 25.4 * 96, lines = [];
    while (texts.nextNode()) {
        const node = texts.currentNode, sheet = node.parentElement.closest('.sheet');
        if (!node.textContent.trim() || node.parentElement.closest('title')) continue;
        const range = document.createRange(), paper = sheet?.getBoundingClientRect();
        range.selectNodeContents(node);
        const what = node.textContent.trim().slice(0, 40);
        if (!sheet) { found.push(`on no sheet: ${what}`); continue; }
        for (const r of range.getClientRects()) {
            if (r.width < 1) continue;
            if (r.left < paper.left + margin || r.right > paper.right - margin ||
                r.top < paper.top + margin || r.bottom > paper.bottom - margin) found.push(`at the edge: ${what}`);
            lines.push([r, what]);
        }
    }
    for (const [i, [a, what]] of lines.entries()) for (const [b, other] of lines.slice(i + 1)) {
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (x > 2 && y > Math.min(a.height, b.height) * .4) found.push(`${what} lies on ${other}`);
    }
    for (const e of document.querySelectorAll('.sheet, .sheet li, .sheet td, .sheet th, .sheet article, .sheet div')) {
        if (e.scrollHeight > e.clientHeight + 1.5 && e.clientHeight) found.push(`too high: ${e.className} ${e.textContent.trim().slice(0, 40)}`);
        if (e.scrollWidth > e.clientWidth + 1.5 && e.clientWidth) found.push(`too wide: ${e.className} ${e.textContent.trim().slice(0, 40)}`);
    }
    return found;
})()";

#[test]
#[ignore = "needs Chromium"]
fn printed_sheets_are_whole_on_paper() {
    on_every_page(&PRINTED, &[PAPER], async |tab, page| {
        let mut found: Vec<String> = tab.value(CUT).await;
        found.extend(checks::small_letters(tab, 7.0).await);
        let (_, sheets) = SHEETS.iter().find(|(sheet, _)| *sheet == page.name).unwrap();
        let paper = on_paper(&tab.pdf().await).matches('\u{c}').count();
        if paper != *sheets {
            found.push(format!("{paper} sheets of paper, not {sheets}"));
        }
        found
    });
}

#[test]
#[ignore = "needs Chromium"]
fn printed_sheets_are_accessible() {
    on_every_page(&PRINTED, &[LAPTOP], async |tab, page| {
        let mut found = checks::axe(tab).await;
        found.extend(checks::unnamed_pictures(tab).await);
        found.extend(checks::language(tab, page.language).await);
        found.extend(checks::markup(tab).await);
        found.extend(checks::complaints(tab).await);
        found
    });
}

const PLANS: Pages = Pages { name: "plan", write: write_plans };

fn write_plans(folder: &Path) -> Vec<Page> {
    let mut pages = Vec::new();
    for language in ["zh", "en"] {
        for plan in ["plan-1", "plan-2", "plan-3", "plan-4"] {
            let file = folder.join(format!("{plan}-{language}.html"));
            let mut command = program();
            command.args(["print", plan, "--lang", language, "-o"]).arg(&file);
            assert!(command.status().unwrap().success(), "{plan} {language}");
            let url = format!("file://{}", file.display());
            pages.push(Page { name: plan.to_owned(), url, language, numbers: Vec::new() });
        }
    }
    pages
}

/// A plan is one sheet of paper: the lesson in front, the board and the rest behind.
#[test]
#[ignore = "needs Chromium"]
fn printed_plans_have_two_pages() {
    on_every_page(&PLANS, &[PAPER], async |tab, page| {
        let mut found = checks::small_letters(tab, 7.0).await;
        let paper = on_paper(&tab.pdf().await);
        let sheets: Vec<&str> = paper.split_terminator('\u{c}').collect();
        let board = if page.language == "zh" { "板书设计" } else { "On the board" };
        let with_board: Vec<bool> = sheets.iter().map(|sheet| sheet.contains(board)).collect();
        if with_board != [false, true] {
            found.push(format!("the board is on these pages: {with_board:?}"));
        }
        found
    });
}

const POSTERS: Pages = Pages { name: "poster", write: write_posters };

fn write_posters(folder: &Path) -> Vec<Page> {
    let mut pages = Vec::new();
    for language in ["zh", "en"] {
        for words in ["", "6 10 13", "3 5 6 --misere"] {
            let file = folder.join(format!("{}-{language}.html", words.replace(' ', "-")));
            let mut command = program();
            command.arg("poster").args(words.split_whitespace());
            command.args(["--lang", language, "-o"]).arg(&file);
            assert!(command.status().unwrap().success(), "{words} {language}");
            let url = format!("file://{}", file.display());
            pages.push(Page { name: words.to_owned(), url, language, numbers: Vec::new() });
        }
    }
    pages
}

/// Script: small headings, frames of different sizes, figures and captions of a row that are not aligned, and
/// headings that repeat a caption.
const UNEVEN: &str = "(() => {
    const found = [], points = e => parseFloat(getComputedStyle(e).fontSize) * .75;
    for (const h1 of document.querySelectorAll('h1')) {
        if (points(h1) < 80) found.push(`a head of ${points(h1)} pt`);
        if (/^[(\\d]/.test(h1.textContent)) found.push(`a head is no question: ${h1.textContent}`);
    }
    const panels = [...document.querySelectorAll('.moments > li:not(.own)')];
    const scale = svg => svg.getBoundingClientRect().height / svg.viewBox.baseVal.height;
    const sizes = new Set(panels.map(li => scale(li.querySelector('svg')).toFixed(3)));
    if (panels.length && sizes.size !== 1) found.push(`scales: ${[...sizes]}`);
    const rows = Map.groupBy(panels, li => Math.round(li.getBoundingClientRect().top));
    for (const row of rows.values()) for (const part of ['svg', 'p']) {
        const tops = new Set(row.map(li => Math.round(li.querySelector(part).getBoundingClientRect().top)));
        if (tops.size !== 1) found.push(`${part} begin at ${[...tops]}`);
    }
    return found;
})()";

#[test]
#[ignore = "needs Chromium"]
fn posters_are_readable_from_a_distance() {
    on_every_page(&POSTERS, &[PAPER.sized("A3", 1587, 1122)], async |tab, page| {
        let mut found: Vec<String> = tab.value(&CUT.replace(".sheet", ".poster")).await;
        found.extend(checks::small_letters(tab, 24.0).await);
        found.extend(tab.value::<Vec<String>>(UNEVEN).await);
        let sheets = if page.name.is_empty() { 3 } else { 1 };
        let paper = on_paper(&tab.pdf().await).matches('\u{c}').count();
        if paper != sheets {
            found.push(format!("{paper} sheets of paper, not {sheets}"));
        }
        found
    });
}
