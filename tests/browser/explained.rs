//! Tests the program's pages in a browser: they fit a phone, a laptop and paper, load nothing, log nothing,
//! are accessible in light and dark, and print with their numbers. The last test shows that each check
//! detects its fault.

mod pages;

use std::path::Path;

use crate::checks;
use crate::chromium::{Chromium, LAPTOP, PAPER, PHONE, Page, Pages, on_every_page};
use crate::program::program;
use pages::PAGES;

#[test]
#[ignore = "needs Chromium"]
fn pages_fit_the_phone() {
    on_every_page(&PAGES, &[PHONE], async |tab, _| {
        [checks::sideways(tab).await, checks::small_summaries(tab).await].concat()
    });
}

const TABLES: Pages = Pages { name: "tables", write: write_tables };

/// Positions with tables of moves, of replies and of values.
fn write_tables(folder: &Path) -> Vec<Page> {
    let positions =
        ["kayles 4 1", "kayles 9", "staircase 3 4 3", "grundy 9 4", "lasker 4 3 7", "2 4 6"];
    let all =
        ["zh", "en"].into_iter().flat_map(|language| positions.map(|words| (language, words)));
    let write = |(language, words): (&'static str, &str)| {
        let file = folder.join(format!("{}-{language}.html", words.replace(' ', "-")));
        let mut command = program();
        command.arg("explain").args(words.split(' ')).args(["--detail", "teach"]);
        command.args(["--lang", language, "-o"]).arg(&file);
        assert!(command.status().unwrap().success(), "{words} {language}");
        let url = format!("file://{}", file.display());
        Page { name: words.to_owned(), url, language, numbers: Vec::new() }
    };
    all.map(write).collect()
}

/// Tables are not wider than a phone, so that they do not scroll, and no word of a table header is broken.
#[test]
#[ignore = "needs Chromium"]
fn tables_of_moves_fit_the_phone() {
    on_every_page(&TABLES, &[PHONE], async |tab, _| {
        tab.value(
            "(() => {
                for (const fold of document.querySelectorAll('details')) fold.open = true;
                const tables = [...document.querySelectorAll('.scroll.table')], found = [];
                if (!tables.length) found.push('no table');
                for (const table of tables) if (table.scrollWidth > table.clientWidth)
                    found.push(`${table.scrollWidth} of ${table.clientWidth}: ${table.textContent.trim().slice(0, 60)}`);
                for (const text of document.querySelectorAll('th')) for (const word of text.textContent.matchAll(/[a-z]+/gi)) {
                    const range = document.createRange();
                    range.setStart(text.firstChild, word.index);
                    range.setEnd(text.firstChild, word.index + word[0].length);
                    if (range.getClientRects().length > 1) found.push(`broken: ${word[0]}`);
                }
                return found;
            })()",
        )
        .await
    });
}

#[test]
#[ignore = "needs Chromium"]
fn pages_fit_the_laptop_and_the_paper() {
    on_every_page(&PAGES, &[LAPTOP, PAPER], async |tab, _| checks::sideways(tab).await);
}

#[test]
#[ignore = "needs Chromium"]
fn pages_are_complete_and_log_nothing() {
    on_every_page(&PAGES, &[LAPTOP], async |tab, page| {
        let language = checks::language(tab, page.language).await;
        let words = [checks::unnamed_pictures(tab).await, checks::markup(tab).await].concat();
        [language, words, checks::complaints(tab).await].concat()
    });
}

#[test]
#[ignore = "needs Chromium"]
fn pages_are_accessible_in_light() {
    on_every_page(&PAGES, &[PHONE, LAPTOP], async |tab, _| checks::axe(tab).await);
}

#[test]
#[ignore = "needs Chromium"]
fn pages_are_accessible_in_dark() {
    on_every_page(&PAGES, &[PHONE.dark(), LAPTOP.dark()], async |tab, _| checks::axe(tab).await);
}

#[test]
#[ignore = "needs Chromium"]
fn pages_print_with_their_numbers() {
    on_every_page(&PAGES, &[LAPTOP], async |tab, page| checks::print(tab, &page.numbers).await);
}

#[test]
#[ignore = "needs Chromium"]
fn each_check_detects_its_fault() {
    let chromium = Chromium::shared();
    let open = async |view| chromium.open(&pages::faulty(), view).await;
    chromium.run(async {
        let phone = open(PHONE).await;
        let laptop = open(LAPTOP).await;
        for (fault, found) in [
            ("wide", checks::sideways(&laptop).await),
            ("small", checks::small_summaries(&phone).await),
            ("lang", checks::language(&laptop, "zh").await),
            ("svg", checks::unnamed_pictures(&laptop).await),
            ("**", checks::markup(&laptop).await),
            ("color-contrast", checks::axe(&laptop).await),
            ("color-contrast-in-dark", checks::axe(&open(LAPTOP.dark()).await).await),
            ("a stone fell", checks::complaints(&laptop).await),
            ("undefinedFunction", checks::complaints(&phone).await),
            ("nowhere.css", checks::complaints(&open(LAPTOP).await).await),
            (
                "18446744073709551615",
                checks::print(&laptop, &["18446744073709551615".into()]).await,
            ),
        ] {
            let fault = fault.trim_end_matches("-in-dark");
            assert!(found.iter().any(|what| what.contains(fault)), "{fault}: {found:?}");
        }
    });
}
