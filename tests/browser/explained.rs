//! Proves what a person meets in a browser: the pages that the program writes fit a phone, a laptop
//! and paper, load nothing, complain of nothing, can be read by everyone in light and in dark, and
//! print with their numbers. The last test shows that each check sees what is wrong.

mod pages;

use crate::checks;
use crate::chromium::{Chromium, LAPTOP, PAPER, PHONE, on_every_page};
use pages::PAGES;

#[test]
#[ignore = "needs Chromium"]
fn pages_fit_the_phone() {
    on_every_page(&PAGES, &[PHONE], async |tab, _| {
        [checks::sideways(tab).await, checks::small_summaries(tab).await].concat()
    });
}

#[test]
#[ignore = "needs Chromium"]
fn pages_fit_the_laptop_and_the_paper() {
    on_every_page(&PAGES, &[LAPTOP, PAPER], async |tab, _| checks::sideways(tab).await);
}

#[test]
#[ignore = "needs Chromium"]
fn pages_are_complete_and_quiet() {
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
fn each_check_sees_what_is_wrong() {
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
