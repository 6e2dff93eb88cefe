//! Tests the board in a browser: every frame of many positions shows the values of the JSON, by button, key
//! and swipe; unchanged parts do not move; a phone's first screen contains everything important; without a
//! script and on paper all frames are visible; in greyscale the unpaired block is the darkest of its lane.

mod positions;

use crate::checks::{self, Finding};
use crate::chromium::{Chromium, LAPTOP, PAPER, PHONE, Tab, View, on_every_page};
use positions::{ARGUMENTS, BOARDS, PAPERS, SHEETS, written};

/// Script that steps through the frames (0 button, 1 key, 2 swipe) and compares them with `data`.
const MOMENTS: &str = include_str!("board/moments.js");
const GREY: &str = include_str!("board/grey.js");

/// Tallest phone screen on which all important parts must fit.
const TALL: View = PHONE.sized("tall phone", 390, 844);

#[test]
#[ignore = "needs Chromium"]
fn every_moment_is_what_the_json_says() {
    let chromium = Chromium::shared();
    let boards = written(&chromium);
    assert!(boards.len() >= 300, "{} boards", boards.len());
    let mut tab = chromium.run(chromium.tab());
    let mut findings: Vec<Finding> = Vec::new();
    for (index, board) in boards.iter().enumerate() {
        let view = if index % 2 == 0 { TALL } else { LAPTOP };
        let way = index % 3;
        let ask = format!("({MOMENTS})(String.raw`{}`, {way})", board.json);
        let found: Vec<Finding> = chromium.run(async {
            tab.show(&board.url, view).await;
            let found = tab.value(&ask).await;
            [found, tab.heard()].concat()
        });
        findings.extend(found.into_iter().map(|what| format!("{} ({way}): {what}", board.name)));
    }
    chromium.run(tab.close());
    assert!(findings.is_empty(), "{} findings:\n  {}", findings.len(), findings.join("\n  "));
}

#[test]
#[ignore = "needs Chromium"]
fn the_first_screen_of_a_phone_holds_the_board() {
    on_every_page(&BOARDS, &[TALL, TALL.dark()], async |tab, _| {
        tab.value(
            "(() => {
                const wanted = ['h1', '.verdict strong', '.stage svg', '.say .now', '.back', '.next'];
                const low = wanted.filter(name => {
                    const place = document.querySelector(name)?.getBoundingClientRect();
                    return !place || place.height === 0 || place.bottom > innerHeight || place.right > innerWidth;
                });
                const wide = document.querySelector('.stage svg').getBoundingClientRect().width;
                return [...low.map(name => `${name} is not on the first screen`),
                    ...(wide > 360 ? [`the board is ${wide} px wide`] : [])];
            })()",
        )
        .await
    });
}

/// View of an A4 sheet without the margins of a page.
const SHEET: View = PAPER.sized("sheet", 642, 1009);

#[test]
#[ignore = "needs Chromium"]
fn no_text_on_paper_is_too_small() {
    on_every_page(&PAPERS, &[SHEET], async |tab, _| checks::small_letters(tab, 7.0).await);
}

#[test]
#[ignore = "needs Chromium"]
fn no_figure_of_three_piles_is_wider_than_a_phone() {
    on_every_page(&ARGUMENTS, &[TALL], async |tab, _| {
        tab.value(
            "(document.querySelectorAll('details').forEach(one => one.open = true),
                [...document.querySelectorAll('svg')]
                .map(one => [one.getBoundingClientRect().width, one.querySelector('title').textContent])
                .filter(([width]) => width > 360).map(([width, title]) => `${width} px: ${title}`))",
        )
        .await
    });
}

#[test]
#[ignore = "needs Chromium"]
fn reduced_motion_means_no_motion() {
    on_every_page(&BOARDS, &[TALL.still()], async |tab, _| {
        tab.value(
            "[...document.querySelectorAll('.stage [data-k]')]
                .filter(part => getComputedStyle(part).transitionDuration.split(', ').some(one => one !== '0s'))
                .slice(0, 3).map(part => 'moves: ' + part.outerHTML)",
        )
        .await
    });
}

#[test]
#[ignore = "needs Chromium"]
fn without_a_script_every_frame_is_visible() {
    on_every_page(&BOARDS, &[TALL.silent(), LAPTOP.silent()], async |tab, _| stand(tab).await);
}

#[test]
#[ignore = "needs Chromium"]
fn on_paper_every_moment_stands_there() {
    on_every_page(&BOARDS, &[PAPER], async |tab, _| stand(tab).await);
}

/// Checks that every panel has its figure and sentence, and no controls.
async fn stand(tab: &Tab) -> Vec<Finding> {
    tab.value(
        "(() => {
            const seen = one => one.getClientRects().length > 0 && one.getBoundingClientRect().height > 20;
            const panels = [...document.querySelectorAll('.moments li')];
            const lost = panels.filter(panel => !seen(panel.querySelector('svg')) || !seen(panel.querySelector('p')));
            const bars = [...document.querySelectorAll('.bar, .stage')].filter(seen);
            return [...(panels.length < 4 ? [`${panels.length} panels`] : []),
                ...lost.map(panel => 'not seen: ' + panel.textContent),
                ...bars.map(bar => 'still there: ' + bar.className)];
        })()",
    )
    .await
}

#[test]
#[ignore = "needs Chromium"]
fn boards_print_on_few_sheets() {
    on_every_page(&SHEETS, &[PAPER], async |tab, page| {
        let most: usize = page.numbers[0].parse().expect("a number of sheets");
        // Every sheet is one object of this type; the tree of sheets is of another.
        let pdf = tab.pdf().await;
        let text = String::from_utf8_lossy(&pdf);
        let sheets = text.matches("/Type /Page\n").count() + text.matches("/Type /Page ").count();
        let is_wrong = sheets == 0 || sheets > most;
        is_wrong.then(|| format!("{sheets} sheets, not at most {most}")).into_iter().collect()
    });
}

#[test]
#[ignore = "needs Chromium"]
fn in_greyscale_the_unpaired_block_is_the_darkest() {
    on_every_page(&BOARDS, &[LAPTOP.still(), TALL.still()], async |tab, _| {
        let alone =
            "[...document.querySelectorAll('.thumb')].find(one => one.querySelector('.lone'))";
        let _: u8 = tab.value(&format!("({alone}.click(), 1)")).await;
        tab.value(&format!("({GREY})('{}')", tab.picture().await)).await
    });
}

#[test]
#[ignore = "needs Chromium"]
fn a_board_is_presented_at_full_height_from_its_first_moment() {
    on_every_page(&BOARDS, &[LAPTOP], async |tab, _| {
        tab.value(
            "(() => {
                const board = document.querySelector('.moments');
                const found = [];
                document.querySelectorAll('.thumb')[2].click();
                document.querySelector('.present').click();
                const place = board.getBoundingClientRect();
                if (place.width !== innerWidth || place.height !== innerHeight) found.push(`${place.width} x ${place.height}`);
                if (document.querySelector('.thumb').getAttribute('aria-current') !== 'step') found.push('not the first moment');
                const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
                if (!board.contains(seen)) found.push('something lies above the board');
                const last = document.querySelector('.bar').getBoundingClientRect().bottom;
                if (last > innerHeight) found.push(`the buttons end at ${last}`);
                document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
                if (board.matches('.presenting')) found.push('it does not end');
                return found;
            })()",
        )
        .await
    });
}
