//! Checks compact printing: four pupils share a page of the key; lines for names are aligned with and without
//! a name; lanes of a board can be written in and survive a photocopier; a title of one long word does not
//! reach the code.

use std::fs;
use std::path::Path;

use super::pages::{self, Asked};
use super::printed;
use crate::chromium::{PAPER, Page, Pages, on_every_page};

/// Number of pupils in a class.
const CLASS: usize = 31;

const LONG_WORD: &str =
    "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft";

fn ask(language: &'static str, options: &str, files: usize) -> Asked {
    let options = format!("--lang {language} {options}");
    let words = options.split(' ').map(str::to_owned).collect();
    Asked { name: options, language, options: words, files }
}

#[test]
#[ignore = "needs Chromium"]
fn four_pupils_share_a_page_of_the_key() {
    for (language, least) in [("zh", 7.0), ("en", 7.0), ("both", 9.0)] {
        let asked = ask(language, &format!("--seed 5 --copies {CLASS} --bundle"), 3);
        let [_, key, _] = &printed::print(&asked)[..] else { panic!("three files") };
        assert!(key.pages.len() <= CLASS.div_ceil(4), "{language}: {} pages", key.pages.len());
        let small = key.pages.iter().flat_map(|page| &page.words);
        // A line is slightly higher than the font size.
        let small: Vec<_> = small
            .filter(|word| word.area[3] - word.area[1] < least)
            .map(|word| &word.text)
            .collect();
        assert!(small.is_empty(), "{small:?}");
    }
}

#[test]
#[ignore = "needs Chromium"]
fn a_long_word_in_the_title_stays_clear_of_the_code() {
    let asked = ask("en", &format!("--seed 5 --title {LONG_WORD}"), 2);
    for printed in printed::print(&asked) {
        let words = || printed.pages[0].words.iter();
        let codes = words().filter(|word| word.text.matches('-').count() >= 2);
        let code = codes.min_by(|one, next| one.area[1].total_cmp(&next.area[1])).unwrap();
        let top = words().filter(|word| {
            LONG_WORD.contains(&word.text) && word.text.len() > 5 && word.area[1] < 150.0
        });
        let rights: Vec<f64> = top.map(|word| word.area[2]).collect();
        assert!(rights.len() > 1, "{}: the title is on one line", printed.name);
        // In a key the code is below the title.
        let beside = code.area[0] > printed.pages[0].size[0] / 2.0;
        let edge = if beside { code.area[0] } else { printed.pages[0].size[0] - 40.0 };
        for right in rights {
            assert!(right < edge, "{}: {right} of {edge}", printed.name);
        }
    }
}

const BOARDS: Pages = Pages { name: "compact", write };

fn write(folder: &Path) -> Vec<Page> {
    fs::write(folder.join("some.csv"), "name\nAnn\nBen\n").unwrap();
    let mut all = Vec::new();
    for language in ["zh", "en"] {
        let topics = "--seed 5 --topic winning-move:1,judge-move:1 --level 3";
        for who in ["", " --roster ../some.csv --bundle", " --large-print"] {
            let own = folder.join(all.len().to_string());
            fs::create_dir(&own).unwrap();
            let files = if who.contains("roster") { 3 } else { 2 };
            let asked = ask(language, &format!("{topics}{who}"), files);
            let file = &pages::write_asked(&own, &asked, "html")[0];
            let url = format!("file://{}/{file}", own.display());
            all.push(Page { name: asked.name, url, language, numbers: Vec::new() });
        }
    }
    all
}

#[test]
#[ignore = "needs Chromium"]
fn names_and_blocks_have_room_for_writing() {
    on_every_page(&BOARDS, &[PAPER], async |tab, _| {
        tab.value(
            "(() => {
                const found = [], mm = px => px / 96 * 25.4;
                for (const who of document.querySelectorAll('.top > .who')) {
                    const rules = [...who.querySelectorAll('.rule')];
                    const rows = Map.groupBy(rules, rule => rule.parentElement.querySelector('.label').getBoundingClientRect().top);
                    for (const row of rows.values()) {
                        const bottoms = row.map(rule => mm(rule.getBoundingClientRect().bottom));
                        if (Math.max(...bottoms) - Math.min(...bottoms) > .2) found.push(`lines at ${bottoms} mm`);
                    }
                }
                const lanes = [...document.querySelectorAll('.shown .lane')], seats = document.querySelectorAll('.shown .seat');
                if (!lanes.length || !seats.length) found.push('there is no board');
                for (const lane of lanes) if (mm(lane.getBoundingClientRect().width) < 7) found.push(`a lane of ${mm(lane.getBoundingClientRect().width)} mm`);
                for (const seat of seats) {
                    const svg = seat.ownerSVGElement, style = getComputedStyle(seat);
                    const points = parseFloat(style.strokeWidth) * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width * .75;
                    const grey = Math.max(...style.stroke.match(/\\d+/g).map(Number));
                    if (points < .6 || grey > 120) { found.push(`dots of ${points} pt in ${style.stroke}`); break; }
                }
                return found;
            })()",
        )
        .await
    });
}
