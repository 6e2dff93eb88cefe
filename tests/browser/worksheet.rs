//! Tests sheets and keys of a class in a browser and on paper: in every language and paper size they fit a
//! phone and a laptop, load nothing and are accessible; printed pages are numbered per sheet, no exercise is
//! cut, nothing of the key is on the pupils' pages, and grey ink suffices.

mod compact;
mod letters;
mod pages;
pub(crate) mod printed;

use crate::checks::{self, Finding};
use crate::chromium::{LAPTOP, PAPER, PHONE, on_every_page};
use pages::PAGES;
use printed::{Ink, Paper, Printed, bare, poppler, visible};

#[test]
#[ignore = "needs Chromium"]
fn sheets_fit_the_screen_and_can_be_read_by_everyone() {
    on_every_page(&PAGES, &[PHONE, LAPTOP], async |tab, page| {
        let words = [checks::markup(tab).await, checks::unnamed_pictures(tab).await].concat();
        let language = checks::language(tab, page.language).await;
        let sideways = checks::sideways(tab).await;
        let complaints = checks::complaints(tab).await;
        [sideways, words, language, complaints, checks::axe(tab).await].concat()
    });
}

/// Script that returns the elements outside their sheet or clipped.
const CUT: &str = "(() => {
    const out = [], say = (what, e) => out.push(`${what}: ${e.outerHTML.slice(0, 100)}`);
    for (const sheet of document.querySelectorAll('.sheet')) {
        const own = sheet.getBoundingClientRect();
        for (const e of sheet.querySelectorAll('*')) {
            const { left, right } = e.getBoundingClientRect();
            if (left < own.left - 1 || right > own.right + 1) say('beyond the sheet', e);
            const clips = getComputedStyle(e).overflowX !== 'visible' && !(e instanceof SVGElement);
            if (clips && e.scrollWidth > e.clientWidth + 1) say('cut off', e);
        }
    }
    return out.slice(0, 4);
})()";

/// Script that returns the odd columns that are marked by colour alone.
const COLOUR_ALONE: &str = "[...document.querySelectorAll('svg')].flatMap(svg => {
    const middle = e => { const r = e.getBoundingClientRect(); return (r.left + r.right) / 2; };
    const marks = [...svg.querySelectorAll('.mark.odd')].map(middle);
    return [...svg.querySelectorAll('.band')].filter(band => {
        const { left, right } = band.getBoundingClientRect();
        return !marks.some(x => left < x && x < right);
    }).map(() => `a band without a mark: ${svg.querySelector('title')?.textContent}`);
})";

/// Script that returns the answer lines for all winning moves that are shorter than another line of the
/// exercise.
const SHORT: &str = "[...document.querySelectorAll('.fields')].flatMap(fields => {
    const width = field => field.querySelector('.rule').getBoundingClientRect().width;
    const all = [...fields.querySelectorAll('.field')].filter(field => field.querySelector('.rule'));
    const longest = Math.max(...all.map(width));
    return all.filter(field => /所有赢法|all winning moves/.test(field.textContent))
        .filter(field => width(field) < longest - 1)
        .map(field => `too short to write all moves: ${field.textContent}`);
})";

#[test]
#[ignore = "needs Chromium"]
fn on_paper_nothing_is_cut_off_or_marked_by_colour_alone() {
    on_every_page(&PAGES, &[PAPER], async |tab, _| {
        let cut: Vec<Finding> = tab.value(CUT).await;
        let short: Vec<Finding> = tab.value(SHORT).await;
        [cut, short, tab.value(COLOUR_ALONE).await, checks::axe(tab).await].concat()
    });
}

/// Runs a check on every printed file, and fails with all findings.
#[track_caller]
fn on_all_paper(check: impl Fn(&Printed) -> Vec<Finding>) {
    let found = printed::all().iter().flat_map(|printed| {
        check(printed).into_iter().map(|what| format!("{}: {what}", printed.name))
    });
    let findings: Vec<Finding> = found.collect();
    assert!(findings.is_empty(), "{} findings:\n  {}\n", findings.len(), findings.join("\n  "));
}

/// Value of an option in the command of a printed file, if it has the option.
fn option<'p>(printed: &'p Printed, name: &str) -> Option<&'p str> {
    let place = printed.options.iter().position(|option| option == name)?;
    printed.options.get(place + 1).map(String::as_str)
}

#[test]
#[ignore = "needs Chromium"]
fn the_paper_size_is_the_requested_one() {
    on_all_paper(|printed| {
        let size = match option(printed, "--paper") {
            Some("letter") => [612.0, 792.0],
            Some("a3") => [1190.55, 841.89],
            Some("8k") => [1048.82, 737.01],
            Some("b4") => [1031.81, 728.5],
            _ => [595.28, 841.89],
        };
        let right = |page: &Paper| (0..2).all(|at| (page.size[at] - size[at]).abs() < 1.0);
        let wrong = printed.pages.iter().filter(|page| !right(page));
        let mut found: Vec<Finding> = wrong.map(|page| format!("{:?}", page.size)).collect();
        let plain = option(printed, "--seed") == Some("5");
        if plain && printed.part == 0 && printed.pages.len() != 1 {
            found.push(format!("{} pages for six exercises", printed.pages.len()));
        }
        let key = if option(printed, "--lang") == Some("both") { 5 } else { 3 };
        if plain && printed.part == 1 && printed.pages.len() > key {
            found.push(format!("a key of {} pages", printed.pages.len()));
        }
        found
    });
}

/// The sheets of a file are its sections; each numbers its own pages, every page names its pupil, and in a
/// file for a class each begins on an odd page. The keys of a class follow each other.
#[test]
#[ignore = "needs Chromium"]
fn every_sheet_counts_its_own_pages() {
    on_all_paper(|printed| {
        let codes: Vec<&str> = printed.html.split("<b class=\"code\">").skip(1).collect();
        let codes: Vec<&str> = codes.iter().map(|text| text.split('<').next().unwrap()).collect();
        let mut found = Vec::new();
        if printed.html.contains("sheet key flowing") {
            let lines = printed.pages.iter().map(Paper::foot).filter(|foot| !foot.is_empty());
            found.extend(lines.map(|foot| format!("at the foot of keys: {foot}")));
            return found;
        }
        let is_class = printed.options.iter().any(|option| option == "--bundle");
        let mut pages = printed.pages.iter().zip(1..);
        let sheets = if printed.part == 2 { &[""][..] } else { &codes[..] };
        for code in sheets {
            let mut next = (1, 1);
            while next.0 <= next.1 {
                let Some((page, place)) = pages.next() else {
                    found.push(format!("{code} lacks page {}", next.0));
                    break;
                };
                let Some(number) = page.number() else {
                    found.push(format!("{code}: no number on page {}: {}", next.0, page.foot()));
                    break;
                };
                if number.0 != next.0 || next.0 > 1 && number.1 != next.1 {
                    found.push(format!("{code}: {number:?} after {next:?}"));
                }
                if is_class && number.0 == 1 && place % 2 == 0 {
                    found.push(format!("{code} begins on page {place}"));
                }
                if !page.foot().contains(code) {
                    found.push(format!("{code} is not at the foot: {}", page.foot()));
                }
                if printed.part == 0 && page.whose().is_empty() != (number.0 == 1) {
                    found.push(format!("{code}, page {}: {:?}", number.0, page.whose()));
                }
                next = (next.0 + 1, number.1);
            }
            if is_class && printed.part == 0 && next.1 % 2 == 1 {
                let blank = pages.next().is_some_and(|(page, _)| page.is_blank());
                found.extend((!blank).then(|| format!("no blank page after {code}")));
            }
        }
        found.extend(pages.map(|(page, _)| format!("a page too many: {:?}", page.number())));
        found
    });
}

/// A sheet of one page on large paper uses both columns: in each the last answer field is in the lowest
/// fifth.
#[test]
#[ignore = "needs Chromium"]
fn large_paper_uses_both_columns() {
    let is_large =
        |printed: &&Printed| printed.part == 0 && option(printed, "--seed") == Some("11");
    let printed = printed::all().iter().find(is_large).unwrap();
    let [page] = &printed.pages[..] else { panic!("{} pages", printed.pages.len()) };
    let [width, height] = page.size;
    for from in [0.0, width / 2.0] {
        let own =
            page.words.iter().filter(|word| (from..from + width / 2.0).contains(&word.area[0]));
        // Without the foot.
        let low = own.map(|word| word.area[3]).filter(|low| *low < height - 15.0 / 25.4 * 72.0);
        let lowest = low.fold(0.0, f64::max);
        assert!(lowest > height * 0.8, "from {from}: {lowest} of {height}");
    }
}

/// Texts along the line behind which a name is sealed.
const SEALS: [&str; 2] = ["密封线内不要答题", "Donotwritetotheleftofthisline"];

/// All text of the page is on the paper, in order and within the margins, and no exercise is split between
/// pages.
#[test]
#[ignore = "needs Chromium"]
fn everything_is_printed_and_no_exercise_is_cut() {
    const TASKS: &[&str] = &[
        "section class=\"sheet",
        "div class=\"seal",
        "header class=\"top",
        "li class=\"task",
        "/ol>\n</section",
    ];
    const STEPS: &[&str] = &[
        "section class=\"sheet",
        "li class=\"task",
        "section class=\"step",
        "p class=\"right",
        "header class=\"question",
        "blockquote class=\"verdict",
        "/blockquote",
        "/section",
        "div class=\"side",
        "figure",
        "/figure",
        "/p",
        "tr",
        "/table",
    ];
    on_all_paper(|printed| {
        let body = printed.html.split_once("<main>").unwrap().1;
        let cuts = match printed.part {
            0 => TASKS,
            1 => STEPS,
            _ => {
                &["tr", "table", "/table", "li", "/ol", "section class=\"sheet", "div class=\"grid"]
            }
        };
        let pieces = visible(body, cuts);
        let (mut page, mut from, mut found) = (0, 0, Vec::new());
        let sealed = |piece: &&String| SEALS.iter().any(|line| piece.contains(line));
        // Text beside the sheet is drawn after it.
        let seals = pieces.iter().filter(sealed);
        let lost = seals.filter(|piece| !printed.pages[0].text.contains(piece.as_str()));
        found.extend(lost.map(|piece| format!("not beside the sheet: {piece}")));
        let pieces = pieces.iter().filter(|piece| !piece.is_empty() && !sealed(piece));
        for piece in pieces {
            let places = (page..printed.pages.len()).find_map(|at| {
                let text = &printed.pages[at].text;
                let start = if at == page { from } else { 0 };
                text[start..].find(piece.as_str()).map(|place| (at, start + place + piece.len()))
            });
            match places {
                Some(place) => (page, from) = place,
                None => found.push(format!("not on one page: {piece}")),
            }
        }
        for (number, page) in (1..).zip(&printed.pages) {
            // A rule or a box above the first word belongs to the exercise before.
            let top = Ink::of(&printed.pdf, number, 72).top();
            let first = page.words.iter().map(|word| word.area[1]).fold(f64::MAX, f64::min);
            if printed.part == 0 && page.number().is_some_and(|it| it.0 > 1) && top < first {
                found.push(format!("page {number} begins with what is left of an exercise"));
            }
        }
        let outside = printed.pages.iter().flat_map(Paper::outside);
        found.extend(outside.map(|word| format!("in the margin: {word}")));
        found
    });
}

/// Neither answers nor explanations of the key are on the pupils' pages, in visible text or in text for
/// search and screen readers.
#[test]
#[ignore = "needs Chromium"]
fn nothing_of_the_key_is_on_the_sheets() {
    const PARTS: &[&str] = &["p class=\"right", "/p", "blockquote", "/blockquote", "section class"];
    let all = printed::all();
    let mut seen = 0;
    for [sheet, key] in all.windows(2).filter_map(|pair| <&[Printed; 2]>::try_from(pair).ok()) {
        if (sheet.part, key.part) != (0, 1) {
            continue;
        }
        let spoken = String::from_utf8(poppler("pdfinfo", &["-struct-text"], &sheet.pdf)).unwrap();
        let spoken = bare(&spoken);
        let seen_text: String = sheet.pages.iter().map(|page| page.text.as_str()).collect();
        let body = key.html.split_once("<main>").unwrap().1;
        // An answer such as "6" occurs anywhere; only longer ones are significant.
        let said = visible(body, PARTS);
        let said = said.iter().filter(|text| text.chars().count() > 8 && !text.contains("学校"));
        let asked = sheet.html.split_once("<main>").unwrap().1;
        let own = visible(asked, &["p", "/p", "h1", "/h1"]);
        // The pupil ticks one of the answers that are offered.
        let offered = asked.split("<span class=\"tick\"></span>").skip(1);
        let offered = offered.filter_map(|choice| Some(choice.split_once("</span>")?.0));
        let offered =
            offered.map(|choice| bare(&choice.replace("&#160;", " "))).collect::<Vec<_>>();
        for text in said.filter(|text| !own.contains(text) && !offered.contains(text)) {
            assert!(!seen_text.contains(text.as_str()), "{}: {text}", sheet.name);
            assert!(!spoken.contains(text.as_str()), "{} says: {text}", sheet.name);
            seen += 1;
        }
    }
    assert!(seen > 500, "only {seen} texts of keys");
}

#[test]
#[ignore = "needs Chromium"]
fn a_key_in_the_same_file_begins_on_a_new_page() {
    for language in ["zh", "both"] {
        let options = format!("--lang {language} --seed 5 --key same");
        let asked = pages::Asked {
            name: options.clone(),
            language: "zh",
            options: options.split(' ').map(str::to_owned).collect(),
            files: 1,
        };
        let printed = printed::print(&asked);
        let [both] = &printed[..] else { panic!("{} files", printed.len()) };
        let apart = |part: usize| {
            let own = |printed: &&Printed| {
                printed.part == part
                    && option(printed, "--seed") == Some("5")
                    && option(printed, "--lang") == Some(language)
                    && option(printed, "--paper") == Some("a4")
            };
            printed::all().iter().find(own).unwrap()
        };
        let texts = |pages: &[Paper]| -> Vec<String> {
            pages.iter().map(|page| page.text.clone()).collect()
        };
        let apart = [texts(&apart(0).pages), texts(&apart(1).pages)].concat();
        assert_eq!(texts(&both.pages), apart);
    }
}

/// In greyscale every word has the contrast required by WCAG, and nothing is in the unprintable margin.
#[test]
#[ignore = "needs Chromium"]
fn greyscale_has_enough_contrast() {
    on_all_paper(|printed| {
        let page = &printed.pages[0];
        let ink = Ink::of(&printed.pdf, 1, 300);
        let faint = page.words.iter().filter(|word| !bare(&word.text).is_empty());
        let faint = faint.map(|word| (ink.contrast(word), &word.text));
        let faint = faint.filter(|(contrast, _)| *contrast < 4.5);
        let mut found: Vec<Finding> =
            faint.map(|(contrast, text)| format!("{text} stands out by {contrast:.1}")).collect();
        let [width, height] = page.size;
        let (edge, beyond) = (24.0, 4.0);
        for area in [
            [0.0, 0.0, width, edge],
            [0.0, 0.0, edge, height],
            [width - edge, 0.0, width, height],
            [0.0, height - beyond, width, height],
        ] {
            if ink.range(area).0 < 250 {
                found.push(format!("ink at the edge {area:?}"));
            }
        }
        found
    });
}

/// Names of any length are printed in full, and large print is large.
#[test]
#[ignore = "needs Chromium"]
fn long_names_and_large_print_fit() {
    let large = |printed: &&Printed| printed.options.iter().any(|option| option == "--large-print");
    let printed: Vec<&Printed> = printed::all().iter().filter(large).collect();
    assert_eq!(printed.len(), 3);
    for file in &printed {
        let text: String = file.pages.iter().map(|page| page.text.as_str()).collect();
        assert!(text.contains(pages::LONG) && text.contains("scriptalert1script"), "{}", file.name);
    }
    for sheet in &printed[..1] {
        let school = "第一中学NumberOneMiddleSchooloftheTown";
        assert_eq!(sheet.pages.iter().filter(|page| page.text.contains(school)).count(), 2);
        let label = |page: &Paper| {
            let word = page.words.iter().find(|word| word.text.starts_with("姓名"));
            word.map(|word| word.area[3] - word.area[1])
        };
        let usual = printed::all().iter().filter(|file| file.part == 0 && !large(file));
        let usual = usual.flat_map(|file| &file.pages).find_map(label).unwrap();
        let large = sheet.pages.iter().find_map(label).unwrap();
        assert!(large > 1.4 * usual, "{large} is not larger than {usual}");
    }
}
