//! Checks the stylesheets that are made from those of the pages: `templates/theme/static` for readers without
//! CSS variables, `templates/theme/scoped` for pages of others. `UPDATE=1 cargo test styles::` writes them anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::i18n::Language;
use crate::render::assets::minify_css;
use crate::unit::shell;

const LIGHT: &str = include_str!("../templates/theme/light.css");
const DARK: &str = include_str!("../templates/theme/dark.css");
const FIGURES: &str = include_str!("../templates/theme/figures.css");
const SLIDE: &str = include_str!("../templates/theme/slide.css");
const BOARD: &str = include_str!("../templates/theme/board.css");
const BRAID: &str = include_str!("../templates/theme/braid.css");
const INSET: &str = include_str!("../templates/theme/inset.css");
const PRESENT: &str = include_str!("../templates/theme/present.css");
const EPUB: &str = include_str!("../templates/book/epub.css");
const WEB: &str =
    concat!(include_str!("../templates/web/page.css"), include_str!("../templates/web/touch.css"));

/// The ground of a picture. What surrounds it is the reader's business, white in the day and black at night:
/// text has the colour of the reader, pictures have a ground of their own.
const PAPER: &str = "#fff";
const INK_OF_TEXT: &str = "currentColor";

/// The dark themes of mdBook, by the class of its `<html>`, and the one of our book.
const DARK_THEMES: [&str; 4] = ["dark", "coal", "navy", "ayu"];

/// What marks the elements of a page that a stylesheet may touch, and classes that they have themselves.
struct Ours {
    mark: &'static str,
    own: &'static [&'static str],
}

/// An answer in a page of others; it, or the window of a presentation, has classes itself.
const ANSWER: Ours = Ours { mark: ".carryless", own: &[".asking", ".presentation"] };

/// An answer that has come to life.
const LIVE: Ours = Ours { mark: "carryless-page", own: &[".pulling"] };

/// Groups of rules; any other `@` has none for elements.
const GROUPS: [&str; 3] = ["@media", "@container", "@supports"];

/// Compares a file with what it should be, or writes it.
#[track_caller]
fn holds(name: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/theme").join(name);
    if shell::updating() {
        fs::write(&path, expected).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected, "{name} is not up to date: UPDATE=1 cargo test styles::");
}

#[test]
fn static_styles_are_up_to_date() {
    for language in Language::all() {
        let code = language.code();
        holds(&format!("static/epub.{code}.css"), &epub(language));
        let rules = pictures(language).map(|rules| rules.join("\n")).join("\n\n");
        holds(&format!("static/pictures.{code}.css"), &(rules + "\n"));
    }
    holds("scoped/answers.css", &answers());
    holds("scoped/live.css", &scoped(&minify_css(&[BRAID, WEB].concat()), &LIVE));
}

/// The style of an EPUB has nothing that old readers do not know.
#[test]
fn the_style_of_an_epub_is_plain() {
    for language in Language::all() {
        let style = epub(language);
        let found = [":has(", ":is(", "var("].into_iter().find(|newer| style.contains(newer));
        assert_eq!(found, None, "{}", language.code());
    }
}

/// In a picture that is a file of its own every rule of the style is one, and no selector asks for what a
/// reader of SVG alone may not know.
#[test]
fn rules_of_pictures_are_whole() {
    for rules in Language::all().flat_map(pictures) {
        assert!(rules.len() > 10, "{} rules", rules.len());
        for rule in rules {
            let (selectors, inside) = rule.split_once('{').unwrap();
            assert!(selectors.starts_with(".picture "), "{rule}");
            assert!(!selectors.contains([':', '[', '(']), "{rule}");
            assert_eq!(inside.matches(['{', '}']).count(), 1, "{rule}");
            assert!(inside.ends_with('}') && !inside.contains('\n'), "{rule}");
        }
    }
}

/// The style of answers in a chapter of somebody else, one line. It touches only what stands inside
/// `.carryless`, but takes light and dark from the page around it.
fn answers() -> String {
    let light =
        LIGHT.replace(":root:lang(zh)", ".carryless:lang(zh)").replace(":root", ".carryless");
    let dark = DARK_THEMES.map(|theme| format!("html.{theme} .carryless")).join(",");
    let dark = DARK.replace(":root", &dark);
    let dark = format!("@media screen {{\n{dark}}}\n");
    let whole = [light.as_str(), dark.as_str(), FIGURES, SLIDE, BOARD, INSET, PRESENT].concat();
    scoped(&minify_css(&whole).replace('\n', ""), &ANSWER)
}

/// The style of an EPUB: that of answers, and that of the book.
fn epub(language: Language) -> String {
    let mut values = values(language);
    values.insert("paper", PAPER);
    let pictures = written_out(&plain(&minify_css(&[FIGURES, SLIDE, BOARD].concat())), &values);
    let own = written_out(&minify_css(EPUB), &values);
    values.insert("ink", INK_OF_TEXT);
    pictures + &written_out(&plain(&minify_css(INSET)), &values) + &own
}

/// The rules for what stands in a picture that is a file of its own, one in a line: those of every figure; those of the
/// board in one moment; those of what is shown beside a text.
fn pictures(language: Language) -> [Vec<String>; 3] {
    let mut values = values(language);
    values.insert("paper", PAPER);
    let from = [(FIGURES, ""), (BOARD, ".moments "), (INSET, ".carryless .shown ")];
    from.map(|(style, around)| {
        let rules = written_out(&plain(&minify_css(style)), &values);
        rules.split_inclusive("}\n").filter_map(|rule| within_picture(rule, around)).collect()
    })
}

/// A rule with its selectors as they are inside a picture, if it is about that; `around` is what stands
/// around the picture elsewhere. What depends on the state of a page has no place there.
fn within_picture(rule: &str, around: &str) -> Option<String> {
    let (selectors, rules) = rule.split_once('{')?;
    let inside = |selector: &str| {
        let inside = selector.trim().strip_prefix(around)?;
        let inside =
            inside.strip_prefix(".picture ").or(Some(inside).filter(|_| !around.is_empty()));
        inside.filter(|inside| !inside.contains([':', '['])).map(|it| format!(".picture {it}"))
    };
    let selectors: Vec<String> = selectors.split(',').filter_map(inside).collect();
    let rules = rules.replace('\n', "");
    (!selectors.is_empty()).then(|| format!("{}{{{rules}", selectors.join(",")))
}

/// What the variables stand for in a language: its block of the style comes after the one of all.
fn values(language: Language) -> BTreeMap<&'static str, &'static str> {
    let here = format!(":root:lang({})", language.code());
    let mut values = BTreeMap::new();
    for block in LIGHT.split('}') {
        let Some((head, lines)) = block.split_once('{') else { continue };
        let head = head.lines().next_back().unwrap_or_default().trim();
        if head == ":root" || head == here {
            let lines = lines.split(';').filter_map(|line| line.trim().strip_prefix("--"));
            values
                .extend(lines.filter_map(|line| line.split_once(':')).map(|(k, v)| (k, v.trim())));
        }
    }
    values
}

/// A style without variables: each `var(--name, other)` is what it stands for, or the other.
fn written_out(style: &str, values: &BTreeMap<&str, &str>) -> String {
    let mut written = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((before, after)) = rest.split_once("var(--") {
        let end = closing(after);
        let (inside, behind) = (&after[..end], after.get(end + 1..).unwrap_or_default());
        let (name, other) = inside.split_once(',').unwrap_or((inside, ""));
        written.push_str(before);
        match values.get(name.trim()) {
            Some(value) => written.push_str(value),
            None => written.push_str(&written_out(other.trim(), values)),
        }
        rest = behind;
    }
    written + rest
}

/// A style that the oldest readers understand: nothing that depends on the page or on what stands
/// within, each selector of its own, and sizes that follow the text around.
fn plain(style: &str) -> String {
    let mut kept = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((selectors, after)) = rest.split_once('{') {
        let end = closing(after);
        let (selectors, rules) = (selectors.trim(), &after[..end]);
        rest = after.get(end + 1..).unwrap_or_default();
        let all = alternatives(selectors);
        let known: Vec<&str> =
            all.iter().map(String::as_str).filter(|one| !one.contains(":has(")).collect();
        if !selectors.starts_with('@') && !known.is_empty() {
            kept += &format!("{}{{{}}}\n", known.join(","), rules.replace("rem", "em"));
        }
    }
    kept
}

/// The selectors of a rule, with each `:is(a, b)` written as the two that it means.
fn alternatives(selectors: &str) -> Vec<String> {
    let Some((before, after)) = selectors.split_once(":is(") else {
        return parted(selectors).map(str::to_owned).collect();
    };
    let end = closing(after);
    let (inside, behind) = (&after[..end], after.get(end + 1..).unwrap_or_default());
    // Only the selector around it is repeated, and not its neighbours.
    let from = parted(before).last().map_or(0, |last| before.len() - last.len());
    let to = parted(behind).next().map_or(behind.len(), |first| first.len());
    let mut all: Vec<String> = parted(&before[..from]).map(str::to_owned).collect();
    for one in parted(inside) {
        all.extend(alternatives(&[&before[from..], one, &behind[..to]].concat()));
    }
    all.extend(alternatives(&behind[to..]));
    all.retain(|one| !one.is_empty());
    all
}

/// The stylesheet `style` for what is ours in a page of somebody else.
fn scoped(style: &str, ours: &Ours) -> String {
    let mut scoped = String::with_capacity(style.len() * 5 / 4);
    let mut rest = style;
    while let Some(at) = rest.find(['{', '}']) {
        let head = rest[..at].trim();
        let is_group = GROUPS.iter().any(|group| head.starts_with(group));
        let inside = at + 1;
        let end = match is_group || rest[at..].starts_with('}') {
            true => inside,
            false => (inside + closing(&rest[inside..]) + 1).min(rest.len()),
        };
        match is_group || head.starts_with('@') || head.is_empty() {
            true => scoped.push_str(&rest[..end]),
            false => {
                let parts = parted(head).map(|one| kept(one.trim(), ours)).collect::<Vec<_>>();
                scoped.push_str(&parts.join(","));
                scoped.push_str(&rest[at..end]);
            }
        }
        rest = &rest[end..];
    }
    scoped
}

/// A selector that finds only what is inside an answer.
fn kept(selector: &str, ours: &Ours) -> String {
    if selector.contains(ours.mark) {
        return selector.to_owned();
    }
    // A language is one of the answer, too.
    let own = ours.own.iter().any(|own| selector.starts_with(own)) || selector.starts_with(":lang");
    let space = if own { "" } else { " " };
    [":where(", ours.mark, ")", space, selector].concat()
}

/// The parts of a list with commas, but not those inside brackets.
fn parted(list: &str) -> impl Iterator<Item = &str> {
    let mut open = 0;
    list.split(move |letter: char| {
        open += i32::from(letter == '(') - i32::from(letter == ')');
        letter == ',' && open == 0
    })
}

/// Where the bracket is closed that was opened before this text.
fn closing(text: &str) -> usize {
    let mut open = 1;
    let end = text.bytes().position(|letter| {
        open += i32::from(b"({".contains(&letter)) - i32::from(b")}".contains(&letter));
        open == 0
    });
    end.unwrap_or(text.len())
}
