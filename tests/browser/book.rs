//! Tests the book in a browser: every page in both languages fits a phone and a laptop, logs no errors, loads
//! nothing from outside and is accessible; search, language links, keys, presentation and printing work.

pub(crate) mod pages;

use std::time::Duration;

use crate::checks::{self, Finding};
use crate::chromium::{Chromium, LAPTOP, PAPER, PHONE, Page, Tab, View, on_every_page};
use pages::{PAGES, origin};

/// Messages that a page logged, without requests for the book's own files.
fn complaints(tab: &Tab, page: &Page) -> Vec<Finding> {
    let own = format!("request: {}", origin(page));
    tab.heard().into_iter().filter(|heard| !heard.starts_with(&own)).collect()
}

/// Findings of axe-core inside `<main>`.
async fn axe(tab: &Tab) -> Vec<Finding> {
    let axe = checks::axe_source();
    let run =
        "axe.run('main', {resultTypes: ['violations'], rules: {'target-size': {enabled: true}}})
        .then(results => results.violations.flatMap(rule => rule.nodes.map(node =>
            `${rule.id}: ${rule.help}: ${node.html.slice(0, 120)}: ${node.failureSummary}`)))";
    let unfold = "document.querySelectorAll('main details').forEach(d => d.open = true)";
    tab.value(&format!("{axe};\n({unfold}, {run})")).await
}

#[test]
#[ignore = "needs Chromium"]
fn pages_fit_the_phone_and_the_laptop() {
    on_every_page(&PAGES, &[PHONE, LAPTOP], async |tab, page| {
        let words = [checks::markup(tab).await, checks::unnamed_pictures(tab).await].concat();
        let language = checks::language(tab, page.language).await;
        let sideways = checks::sideways(tab).await;
        [sideways, words, language, complaints(tab, page)].concat()
    });
}

#[test]
#[ignore = "needs Chromium"]
fn pages_are_accessible() {
    on_every_page(&PAGES, &[PHONE, LAPTOP.dark()], async |tab, _| axe(tab).await);
}

/// Opens a page of the book in this view and runs `talk` with its tab.
fn with_page(path: &str, view: View, talk: impl AsyncFn(&Tab)) {
    let chromium = Chromium::shared();
    let page = &chromium.pages(&PAGES)[0];
    let url = format!("{}{path}", origin(page));
    chromium.run(async {
        let tab = chromium.open(&url, view).await;
        talk(&tab).await;
        tab.close().await;
    });
}

/// Script that presses a key on the focused element.
fn press(key: &str) -> String {
    format!(
        "((document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', \
         {{key: '{key}', bubbles: true, cancelable: true}})), 1)"
    )
}

/// Waits until a JavaScript expression is true, for ten seconds at most.
pub(crate) async fn until(tab: &Tab, expression: &str) {
    for _ in 0..200 {
        if tab.value::<bool>(&format!("Boolean({expression})")).await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("never true: {expression}");
}

/// Location of the page in a tab, once it differs from `from`.
async fn wait_for_location(tab: &Tab, from: &str) -> String {
    for _ in 0..200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let here: String = tab.value("location.pathname").await;
        let whole: String = tab.value("document.readyState").await;
        if !here.ends_with(from) && whole == "complete" {
            return here;
        }
    }
    panic!("still at {from}");
}

/// Language, search text, and the page that must be among the first three results.
const SEARCHES: &[(&str, &str, &str)] = &[
    ("zh", "抢三十", "race.html"),
    ("zh", "镜子", "two-piles.html"),
    ("zh", "异或", "xor.html"),
    ("zh", "不进位", "columns.html"),
    ("zh", "最左奇数列", "finding-the-move.html"),
    ("zh", "为什么总是对的", "why-it-works.html"),
    ("zh", "奇异局势", "sources.html"),
    ("zh", "欧拉计划", "counting.html"),
    ("zh", "学生会怎么说", "for-the-teacher.html"),
    ("zh", "教学反思", "plan-"),
    ("zh", "定义 出发", "from-the-definition.html"),
    ("en", "mirror", "two-piles.html"),
    ("en", "odd columns", "columns.html"),
    ("en", "Project Euler", "counting.html"),
    ("en", "what pupils say", "for-the-teacher.html"),
    ("en", "exit ticket", "plan-"),
    ("en", "Wythoff", "further.html"),
];

#[test]
#[ignore = "needs Chromium"]
fn searching_finds() {
    let mut wrong = Vec::new();
    for (language, query, expected) in SEARCHES {
        let found = std::sync::Mutex::new(Vec::new());
        with_page(&format!("{language}/index.html"), LAPTOP, async |tab| {
            let _: u8 = tab.value(&press("/")).await;
            until(tab, "window.search?.index").await;
            let typed = format!(
                "(() => {{ const input = document.activeElement; input.value = '{query}'; \
                 input.dispatchEvent(new Event('input', {{bubbles: true}})); \
                 return [...document.querySelectorAll('#search-results a')].map(a => a.href); }})()"
            );
            tokio::time::sleep(Duration::from_millis(30)).await;
            *found.lock().unwrap() = tab.value::<Vec<String>>(&typed).await;
        });
        let found = found.into_inner().unwrap();
        let pages = found.iter().take(5).map(|url| url.rsplit('/').next().unwrap());
        if !pages.clone().any(|page| page.starts_with(expected)) {
            wrong.push(format!("{language} {query}: {:?}", pages.collect::<Vec<_>>()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "needs Chromium"]
fn an_empty_search_is_reported_and_escape_ends_it() {
    with_page("zh/index.html", PHONE, async |tab| {
        let _: u8 = tab.value("(document.getElementById('search-button').click(), 1)").await;
        until(tab, "window.search?.index").await;
        let _: u8 = tab
            .value(
                "(() => { const input = document.activeElement; input.value = 'qqqqzz'; \
                 input.dispatchEvent(new Event('input', {bubbles: true})); return 1; })()",
            )
            .await;
        until(tab, "document.getElementById('search-state').textContent.includes('没有')").await;
        let _: u8 = tab.value(&press("Escape")).await;
        until(tab, "document.getElementById('search').hidden").await;
        until(tab, "document.activeElement.id === 'search-button'").await;
    });
}

#[test]
#[ignore = "needs Chromium"]
fn the_other_language_is_one_click_away() {
    with_page("zh/xor.html", PHONE, async |tab| {
        let _: u8 = tab.value("(document.querySelector('.bar .languages a').click(), 1)").await;
        let here = wait_for_location(tab, "/zh/xor.html").await;
        assert!(here.ends_with("/en/xor.html"), "{here}");
        assert_eq!(tab.value::<String>("document.documentElement.lang").await, "en");
    });
    // The first page follows the browser's language, unless `#choose` is given.
    with_page("index.html#choose", LAPTOP, async |tab| {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let links: Vec<String> =
            tab.value("[...document.querySelectorAll('a')].map(a => a.getAttribute('href'))").await;
        assert_eq!(links, ["en/index.html", "zh/index.html"]);
    });
}

#[test]
#[ignore = "needs Chromium"]
fn arrow_keys_turn_the_pages() {
    with_page("en/index.html", LAPTOP, async |tab| {
        let _: u8 = tab.value(&press("ArrowRight")).await;
        let first = wait_for_location(tab, "/en/index.html").await;
        assert!(first.ends_with("/en/the-game.html"), "{first}");
        let _: u8 = tab.value(&press("ArrowLeft")).await;
        let back = wait_for_location(tab, "/en/the-game.html").await;
        assert!(back.ends_with("/en/index.html"), "{back}");
        let shown = "document.documentElement.classList.contains('contents')";
        assert!(tab.value::<bool>(shown).await);
        let _: u8 = tab.value("(document.getElementById('contents-button').click(), 1)").await;
        assert!(!tab.value::<bool>(shown).await);
    });
}

#[test]
#[ignore = "needs Chromium"]
fn the_theme_changes_and_is_remembered() {
    with_page("zh/xor.html", LAPTOP, async |tab| {
        let dark = "document.documentElement.classList.contains('dark')";
        assert!(!tab.value::<bool>(dark).await);
        let click = "(document.getElementById('theme-button').click(), 1)";
        let _: u8 = tab.value(click).await;
        let _: u8 = tab.value(click).await;
        assert!(tab.value::<bool>(dark).await);
        let ground: String =
            tab.value("getComputedStyle(document.documentElement).backgroundColor").await;
        assert_eq!(ground, "rgb(27, 26, 23)");
        let _: u8 = tab.value(click).await;
        assert!(!tab.value::<bool>(dark).await);
    });
}

/// Starts the presentation of a page by `button`; checks the visible part at first and after each key.
async fn check_presentation(tab: &Tab, button: &str, title: &str) {
    let seen = "[...document.querySelectorAll('dialog.presentation .stage :is(h1,h2,h3,h4,p)')]
        .filter(part => part.checkVisibility()).length";
    let whole: usize = tab.value("document.querySelectorAll('main p').length").await;
    let drawn = format!(
        "(style => style.cssFloat + ' ' + style.minHeight)(getComputedStyle(document.querySelector('{button}')))"
    );
    assert_eq!(tab.value::<String>(&drawn).await, "inline-end 44px", "{button} has no style");
    let _: u8 = tab.value(&format!("(document.querySelector('{button}').click(), 1)")).await;
    until(tab, "document.querySelector('dialog.presentation[open]')").await;
    let first: usize = tab.value(seen).await;
    assert!(first > 0 && first < whole, "{first} of {whole}");
    let count: String = tab.value("document.querySelector('dialog output').textContent").await;
    let slides: usize = count.split(" / ").nth(1).unwrap().parse().unwrap();
    assert!(slides > 3, "{count}");
    let large: f64 = tab
        .value("parseFloat(getComputedStyle(document.querySelector('dialog .stage')).fontSize)")
        .await;
    assert!(large >= 28.0, "{large}");
    for _ in 0..slides * 3 {
        let _: u8 = tab.value(&press("ArrowRight")).await;
    }
    until(
        tab,
        &format!("document.querySelector('dialog output').textContent === '{slides} / {slides}'"),
    )
    .await;
    let _: u8 = tab.value(&press("ArrowLeft")).await;
    let before = slides - 1;
    until(
        tab,
        &format!("document.querySelector('dialog output').textContent === '{before} / {slides}'"),
    )
    .await;
    let _: u8 = tab.value(&press("Escape")).await;
    until(tab, "!document.querySelector('dialog')").await;
    let after: usize = tab.value("document.querySelectorAll('main p').length").await;
    assert_eq!(after, whole);
    assert!(
        tab.value::<bool>(
            "[...document.querySelectorAll('main p')].some(p => p.checkVisibility())"
        )
        .await
    );
    assert!(tab.value::<String>("document.activeElement.textContent").await.contains(title));
}

#[test]
#[ignore = "needs Chromium"]
fn a_lesson_is_presented_step_by_step() {
    with_page("zh/finding-the-move.html", LAPTOP, async |tab| {
        check_presentation(tab, ".carryless.walk > .carryless-present", "演示").await;
    });
    with_page("en/columns.html", LAPTOP, async |tab| {
        check_presentation(tab, "main > .carryless-present", "Present").await;
    });
}

#[test]
#[ignore = "needs Chromium"]
fn an_explanation_is_presented_step_by_step() {
    with_page("explain.html", LAPTOP, async |tab| {
        check_presentation(tab, ".carryless-present", "Present").await;
    });
}

#[test]
#[ignore = "needs Chromium"]
fn lessons_print_and_sheets_are_one_sheet() {
    for (path, words, sheets) in [
        ("zh/columns.html", "不进位", None),
        ("en/print.html", "Nim", None),
        ("zh/card.html", "必胜卡", Some(2)),
        ("en/card.html", "winning card", Some(2)),
        ("zh/blocks.html", "8", Some(1)),
        ("en/blocks.html", "8", Some(1)),
    ] {
        with_page(path, PAPER, async |tab| {
            let paper = pages::on_paper(&tab.pdf().await);
            assert!(paper.contains(words), "{path}: {paper:.500}");
            let pages = paper.matches('\u{c}').count();
            assert!(sheets.is_none_or(|sheets| sheets == pages), "{path}: {pages} sheets");
            // Screen controls are not printed.
            assert!(!paper.contains("English") && !paper.contains("Previous"), "{path}");
        });
    }
}

/// A lesson plan is one sheet: the lesson in front, the board and the rest behind.
#[test]
#[ignore = "needs Chromium"]
fn a_plan_prints_on_two_pages() {
    for (language, front, behind) in
        [("zh", "教学过程", "板书设计"), ("en", "The lesson", "On the board")]
    {
        for number in 1..=4 {
            let path = format!("{language}/plan-{number}.html");
            with_page(&path, PAPER, async |tab| {
                let paper = pages::on_paper(&tab.pdf().await);
                let sheets: Vec<&str> = paper.split_terminator('\u{c}').collect();
                assert_eq!(sheets.len(), 2, "{path}: {paper}");
                assert!(
                    sheets[0].contains(front) && !sheets[0].contains(behind),
                    "{path}: {paper}"
                );
                assert!(sheets[1].contains(behind), "{path}: {paper}");
                let small = checks::small_letters(tab, 7.0).await;
                assert!(small.is_empty(), "{path}: {}", small.join("\n  "));
            });
        }
    }
}

/// No text of the printed book is smaller than 7 points.
#[test]
#[ignore = "needs Chromium"]
fn no_text_of_the_printed_book_is_too_small() {
    for path in ["zh/print.html", "en/print.html", "zh/card.html", "en/card.html"] {
        with_page(path, PAPER, async |tab| {
            let small = checks::small_letters(tab, 7.0).await;
            assert!(small.is_empty(), "{path}: {}", small.join("\n  "));
        });
    }
}

/// The winning card fits a wallet: 85 by 54 millimetres, eight fronts and eight backs, none cut off.
#[test]
#[ignore = "needs Chromium"]
fn the_winning_card_has_the_size_of_a_bank_card() {
    for path in ["zh/card.html", "en/card.html"] {
        with_page(path, PAPER, async |tab| {
            let measure = "[...document.querySelectorAll('.card')].map(card => {
                const { width, height } = card.getBoundingClientRect();
                const inside = [...card.querySelectorAll('*')].every(e =>
                    e.getBoundingClientRect().bottom <= card.getBoundingClientRect().bottom + .5);
                return [width * 25.4 / 96, height * 25.4 / 96, inside ? 1 : 0];
            })";
            let cards: Vec<[f64; 3]> = tab.value(measure).await;
            assert_eq!(cards.len(), 16, "{path}");
            for [width, height, inside] in cards {
                let right = (width - 85.0).abs() < 0.2 && (height - 54.0).abs() < 0.2;
                assert!(right && inside > 0.0, "{path}: {width} x {height}, {inside}");
            }
            let fronts = "document.querySelectorAll('.front .stone.lone').length";
            assert_eq!(tab.value::<u64>(fronts).await, 16, "{path}: a block of two on each front");
            let text: String = tab.value("document.querySelector('.cards').innerText").await;
            assert!(!text.contains("carryless"), "{path}: a command on the card");
        });
    }
}
