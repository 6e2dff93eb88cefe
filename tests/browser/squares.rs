//! Tests the square of three piles in a browser: the slider and every binary digit of the third pile change
//! the large board to the small board of that size, a digit exchanges columns, no unchanged square
//! disappears, and the page fits, logs nothing and is accessible.

use std::fs;
use std::path::Path;

use crate::checks;
use crate::chromium::{LAPTOP, PHONE, Page, Pages, on_every_page};
use crate::program::program;

const QUESTIONS: &[&str] = &["3 4 5", "3 6 5 --ask", "0 0 1", "9 2 14", "15 15 15"];

/// The whole argument, and the square alone.
const ARGUMENTS: Pages =
    Pages { name: "arguments", write: |folder| write(folder, "--detail teach") };
const SQUARES: Pages = Pages { name: "squares", write: |folder| write(folder, "--only square") };

fn write(folder: &Path, shown: &str) -> Vec<Page> {
    let all = ["zh", "en"]
        .into_iter()
        .flat_map(|language| QUESTIONS.iter().map(move |question| (language, question)));
    let page = |(place, (language, question)): (usize, (&'static str, &&str))| {
        let file = folder.join(format!("{place}.html"));
        let mut command = program();
        command.arg("explain").args(question.split(' '));
        command.args(shown.split(' ')).args(["--lang", language, "-o"]).arg(&file);
        assert!(command.status().unwrap().success(), "explain {question}");
        assert!(fs::metadata(&file).unwrap().len() < 120_000, "explain {question} {shown}");
        let url = format!("file://{}", file.display());
        Page { name: format!("explain {question}"), url, language, numbers: Vec::new() }
    };
    all.enumerate().map(page).collect()
}

/// Script that presses every digit in turn and slides through all sizes; returns the findings.
const PLAY: &str = "(async () => {
    document.querySelectorAll('details').forEach(one => one.open = true);
    const figure = document.querySelector('.slide');
    const large = figure.querySelector('.slid svg');
    const small = [...figure.querySelectorAll('.album svg')];
    const names = ['class', 'x', 'y', 'cx', 'cy', 'd', 'width'];
    const things = svg => [...svg.querySelectorAll('[data-k]:not(.leaving)')].map(one =>
        one.dataset.k + names.map(name => one.getAttribute(name)).join().replace(' coming', '')).sort().join(' ');
    const middles = () => {
        const all = [...large.querySelectorAll('.lost[data-k]:not(.leaving)')];
        const half = one => Number(one.getAttribute('width')) / 2;
        return all.map(one => [Number(one.getAttribute('x')) + half(one), Number(one.getAttribute('y')) + half(one)])
            .sort((one, other) => one[0] - other[0]).map(place => Math.round(place[1]));
    };
    const wrong = [];
    const hold = (third, how) => {
        window.carrylessMove.settle(large);
        if (things(large) !== things(small[third])) wrong.push(`${how}: ${third} is another board`);
        const said = figure.querySelector('.say').textContent;
        if (said !== small[third].querySelector('title').textContent) wrong.push(`${how}: ${said}`);
        const current = figure.querySelectorAll('.album [aria-current=true]');
        if (current.length !== 1 || current[0].querySelector('b').textContent !== String(third)) wrong.push(`${how}: no ${third}`);
    };
    const digits = [...figure.querySelectorAll('.digits button')];
    const range = figure.querySelector('input');
    for (let turn = 0; turn < 3 * digits.length; turn++) {
        const at = (turn * 7 + 3) % digits.length;
        const weight = Number(digits[at].querySelector('b').textContent);
        const before = middles();
        const third = Number(range.value);
        digits[at].click();
        window.carrylessMove.settle(large);
        const after = middles();
        hold(Number(range.value), `digit ${weight}`);
        const on = digits[at].getAttribute('aria-pressed') === 'true';
        if (Number(range.value) !== third + (on ? weight : -weight)) wrong.push(`digit ${weight} from ${third}`);
        const swapped = before.map((_, x) => before[Math.floor(x / weight) % 2 ? x - weight : x + weight]);
        if (swapped.join() !== after.join()) wrong.push(`the mirror of ${weight} at ${third}`);
    }
    for (let third = 0; third < small.length; third++) {
        range.value = third;
        range.dispatchEvent(new Event('input'));
        hold(third, 'slider');
    }
    if (getComputedStyle(large.querySelector('.cell')).fill === 'none') wrong.push('the squares have no shade');
    if (middles().length !== small.length) wrong.push('a green square is lost');
    return wrong;
})()";

#[test]
#[ignore = "needs Chromium"]
fn slider_and_digits_reach_every_size_of_the_third_pile() {
    for pages in [ARGUMENTS, SQUARES] {
        on_every_page(&pages, &[PHONE, LAPTOP], async |tab, _| tab.value(PLAY).await);
    }
}

#[test]
#[ignore = "needs Chromium"]
fn squares_fit_and_are_accessible() {
    on_every_page(&SQUARES, &[PHONE, LAPTOP.dark()], async |tab, _| {
        // A single step has no title above it.
        let mut found = checks::axe(tab).await;
        found.retain(|what| !what.contains("page-has-heading-one"));
        [checks::sideways(tab).await, found, checks::complaints(tab).await].concat()
    });
}
