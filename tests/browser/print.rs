//! Proves the sheets to print in a browser: each is as many sheets of paper as it says, nothing is cut
//! off or runs into the margin, no letter is smaller than 7 points, and it is quiet and can be read by
//! everyone.

use std::path::Path;

use crate::book::pages::on_paper;
use crate::checks;
use crate::chromium::{LAPTOP, PAPER, Page, Pages, on_every_page};
use crate::program::program;

/// What is printed, and on how many sheets.
const SHEETS: &[(&str, usize)] =
    &[("grids", 1), ("mat", 1), ("record", 1), ("mind-reading", 1), ("ideas", 3)];

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

/// Letters nearer to the edge of their sheet than 5 millimetres, or outside what they stand in; lines
/// of writing that lie on each other.
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
fn printed_sheets_can_be_read_by_everyone() {
    on_every_page(&PRINTED, &[LAPTOP], async |tab, page| {
        let mut found = checks::axe(tab).await;
        found.extend(checks::unnamed_pictures(tab).await);
        found.extend(checks::language(tab, page.language).await);
        found.extend(checks::markup(tab).await);
        found.extend(checks::complaints(tab).await);
        found
    });
}
