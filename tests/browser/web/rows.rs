//! Measures the page on several widths: the buttons of a moment stand in one row, the board keeps its place when a
//! number is chosen, and stones, sentence and button of a match fit a phone.

use super::fits::{SMALL, Shown};
use super::written;
use crate::chromium::{Chromium, LAPTOP, PHONE};

#[test]
#[ignore = "needs Chromium"]
fn the_buttons_of_a_moment_stand_in_one_row() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let rows = "(() => { const seen = [...document.querySelectorAll('.moments .bar > *')].filter(one => one.offsetWidth); \
                return new Set(seen.map(one => Math.round(one.getBoundingClientRect().top))).size; })()";
    for width in [390, 430, 520, 820, 960, 1024, 1100, 1280] {
        let view = if width < 900 { PHONE } else { LAPTOP }.sized("width", width, 800);
        for lang in ["en", "zh"] {
            chromium.run(async {
                let page = Shown::of(&chromium, lang, view, &file).await;
                for step in 0..5 {
                    let go = format!(
                        "document.querySelectorAll('.moments li > .thumb')[{step}].click(), 0"
                    );
                    let _: u8 = page.tab.value(&go).await;
                    let rows: usize = page.tab.value(rows).await;
                    assert_eq!(rows, 1, "{lang}, {width} px, moment {step}");
                }
                page.tab.close().await;
            });
        }
    }
}

#[test]
#[ignore = "needs Chromium"]
fn a_chosen_number_leaves_the_path_in_its_place() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let moved = "(async () => {
        const places = () => [...document.querySelectorAll('.spots [data-k^=n]')].map(one => one.getBoundingClientRect())
            .filter(({ width }) => width).map(({ left, top }) => [left, top]);
        const before = places();
        [...document.querySelectorAll('.spots [data-typed]:not([data-typed=\"\"])')].find(one => one.offsetWidth).click();
        await new Promise(done => setTimeout(done, 800));
        const after = places();
        const away = before.map(([left, top], at) => Math.hypot(after[at][0] - left, after[at][1] - top));
        return before.length > 5 ? Math.max(...away) : 999;
    })()";
    for view in [SMALL, LAPTOP] {
        chromium.run(async {
            let page = Shown::of(&chromium, "en", view, &file).await;
            for line in ["play race 14 --say 1-3 --first me --seed 7", "explain race 30 --say 1-2"]
            {
                page.go(line, "").await;
                let moved: f64 = page.tab.value(moved).await;
                assert!(moved <= 2.0, "{line}, {}: {moved} px", view.name);
            }
            page.tab.close().await;
        });
    }
}

#[test]
#[ignore = "needs Chromium"]
fn four_large_piles_fit_a_phone() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    let bottom = "document.querySelector('.tools').getBoundingClientRect().bottom";
    for (lang, line) in [("en", "play 12 13 14 15"), ("zh", "play 15 15 15 15")] {
        chromium.run(async {
            let page = Shown::of(&chromium, lang, SMALL, &file).await;
            page.go(&format!("{line} --first me --seed 7"), "").await;
            let bottom: f64 = page.tab.value(bottom).await;
            assert!(bottom <= 844.0, "{line}: {bottom}");
            page.tab.close().await;
        });
    }
}
