//! Checks that all printed text is readable: at least 7 points on a sheet, a key or the teacher's page, 14 in
//! large print, figures and page footers included. A key shows one figure per question, in any language.

use std::fs;
use std::path::Path;

use carryless::topics;

use super::pages::{self, Asked, LANGUAGES};
use super::{option, printed};
use crate::checks;
use crate::chromium::{PAPER, Page, Pages, on_every_page};

/// Sheets of all topics with marks and names, in usual and in large print.
fn commands() -> Vec<Asked> {
    let mut all = Vec::new();
    for (lang, language) in LANGUAGES {
        for print in ["", " --large-print --seal", " --paper 8k --seal --example"] {
            for level in [2, 4] {
                let topics = topics().join(":1,") + ":1";
                let options = format!(
                    "--lang {lang} --seed 6 --level {level} --copies 2 --bundle --points 3 \
                     --school First_School --topic {topics}{print}"
                );
                let name = format!("{lang}{print} level {level}");
                let options = options.split(' ').map(str::to_owned).collect();
                all.push(Asked { name, language, options, files: 3 });
            }
        }
    }
    all
}

fn write(folder: &Path) -> Vec<Page> {
    let mut written = Vec::new();
    for (number, asked) in commands().iter().enumerate() {
        let own = folder.join(number.to_string());
        fs::create_dir(&own).unwrap();
        for file in pages::write_asked(&own, asked, "html") {
            let url = format!("file://{}/{file}", own.display());
            let name = format!("{}, {file}", asked.name);
            written.push(Page { name, url, language: asked.language, numbers: Vec::new() });
        }
    }
    written
}

const LETTERS: Pages = Pages { name: "letters", write };

#[test]
#[ignore = "needs Chromium"]
fn no_text_on_paper_is_too_small() {
    on_every_page(&LETTERS, &[PAPER], async |tab, page| {
        let least = if page.name.contains("large") { 14.0 } else { 7.0 };
        checks::small_letters(tab, least).await
    });
}

/// Page footers are not elements, so they are measured on the paper: a line is slightly higher than the font
/// size.
#[test]
#[ignore = "needs Chromium"]
fn page_footers_are_readable() {
    for printed in printed::all() {
        let large = printed.options.iter().any(|option| option == "--large-print");
        let least = if large { 14.0 } else { 7.0 };
        for page in &printed.pages {
            for (height, word) in page.feet() {
                assert!(height > 1.1 * least, "{}: {word} is {height:.1} high", printed.name);
            }
        }
    }
}

/// A key shows one figure per question, in the first of two languages.
#[test]
#[ignore = "needs Chromium"]
fn a_key_shows_one_figure_per_question() {
    let keys = printed::all().iter().filter(|printed| printed.part == 1);
    let mut seen = 0;
    for key in keys {
        for question in key.html.split("<li class=\"task\">").skip(1) {
            let pictures = question.split("</li>\n<li").next().unwrap().matches("<svg").count();
            assert!(pictures <= 1, "{}: {pictures} pictures: {question:.200}", key.name);
            seen += pictures;
        }
        let both = option(key, "--lang") == Some("both");
        assert!(!both || key.html.contains("lang=\"en\""), "{}", key.name);
    }
    assert!(seen > 60, "only {seen} pictures");
}
