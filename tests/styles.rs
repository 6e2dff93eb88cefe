//! Generates the derived stylesheets and compares them: `templates/theme/generated/static` for readers without CSS
//! variables, `templates/theme/generated/scoped` for foreign pages. `UPDATE=1 cargo test styles::` writes them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::shell;
use carryless_render::assets::minify_css;
use carryless_render::i18n::Language;

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

/// Background of a figure. The surroundings depend on the reader's theme, so text has the reader's colour and
/// figures a background of their own.
const PAPER: &str = "#fff";
const INK_OF_TEXT: &str = "currentColor";

/// Dark themes of mdBook, by the class of its `<html>`, and the one of this book.
const DARK_THEMES: [&str; 4] = ["dark", "coal", "navy", "ayu"];

/// Selector of the elements that a stylesheet may touch, and the classes that these elements have themselves.
struct Ours {
    mark: &'static str,
    own: &'static [&'static str],
}

/// An answer in a foreign page. The answer, or the window of a presentation, has classes itself.
const ANSWER: Ours = Ours { mark: ".carryless", own: &[".asking", ".presentation"] };

/// An interactive answer.
const LIVE: Ours = Ours { mark: "carryless-page", own: &[".pulling"] };

/// At-rules that contain rules for elements; other at-rules contain none.
const GROUPS: [&str; 3] = ["@media", "@container", "@supports"];

/// Compares a generated file with its expected content, or writes it with `UPDATE=1`.
#[track_caller]
fn assert_file(name: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/theme/generated").join(name);
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
        assert_file(&format!("static/epub.{code}.css"), &epub(language));
        let rules = pictures(language).map(|rules| rules.join("\n")).join("\n\n");
        assert_file(&format!("static/pictures.{code}.css"), &(rules + "\n"));
    }
    assert_file("scoped/answers.css", &answers());
    assert_file("scoped/live.css", &scoped(&minify_css(&[BRAID, WEB].concat()), &LIVE));
}

/// The style of an EPUB uses nothing that old readers do not support.
#[test]
fn the_style_of_an_epub_is_plain() {
    for language in Language::all() {
        let style = epub(language);
        let newer = [":has(", ":is(", "var(", "size:min(", "size:clamp(", ".presenting"];
        let found = newer.into_iter().find(|newer| style.contains(newer));
        assert_eq!(found, None, "{}", language.code());
    }
}

/// In a standalone SVG every rule is complete, and no selector uses features that an SVG renderer may not
/// support.
#[test]
fn rules_of_standalone_pictures_are_complete() {
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

/// Style of answers in a foreign chapter, as one line. It matches only inside `.carryless`, but takes light
/// and dark from the page.
fn answers() -> String {
    let light =
        LIGHT.replace(":root:lang(zh)", ".carryless:lang(zh)").replace(":root", ".carryless");
    let dark = DARK_THEMES.map(|theme| format!("html.{theme} .carryless")).join(",");
    let dark = DARK.replace(":root", &dark);
    let dark = format!("@media screen {{\n{dark}}}\n");
    let whole = [light.as_str(), dark.as_str(), FIGURES, SLIDE, BOARD, INSET, PRESENT].concat();
    scoped(&minify_css(&whole).replace('\n', ""), &ANSWER)
}

/// Style of an EPUB: the style of answers, and that of the book.
fn epub(language: Language) -> String {
    let mut values = values(language);
    values.insert("paper", PAPER);
    let pictures =
        without_variables(&plain(&minify_css(&[FIGURES, SLIDE, BOARD].concat())), &values);
    let own = without_variables(&minify_css(EPUB), &values);
    values.insert("ink", INK_OF_TEXT);
    pictures + &without_variables(&plain(&minify_css(INSET)), &values) + &own
}

/// Rules for standalone SVG, one per line: the rules of every figure, of a board frame, and of figures beside a
/// text.
fn pictures(language: Language) -> [Vec<String>; 3] {
    let mut values = values(language);
    values.insert("paper", PAPER);
    let from = [(FIGURES, ""), (BOARD, ".moments "), (INSET, ".carryless .shown ")];
    from.map(|(style, around)| {
        let rules = without_variables(&plain(&minify_css(style)), &values);
        rules.split_inclusive("}\n").filter_map(|rule| within_picture(rule, around)).collect()
    })
}

/// The rule `rule` with the selectors that it has inside a standalone figure; `None` if it does not apply
/// there. `around` is the selector of the container elsewhere. Rules that depend on the state of a page are
/// dropped.
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

/// Values of the CSS variables in a language: the block of the language overrides the common one.
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

/// Style without CSS variables: each `var(--name, fallback)` is replaced by its value or the fallback.
fn without_variables(style: &str, values: &BTreeMap<&str, &str>) -> String {
    let mut written = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((before, after)) = rest.split_once("var(--") {
        let end = closing(after);
        let (inside, behind) = (&after[..end], after.get(end + 1..).unwrap_or_default());
        let (name, other) = inside.split_once(',').unwrap_or((inside, ""));
        written.push_str(before);
        match values.get(name.trim()) {
            Some(value) => written.push_str(value),
            None => written.push_str(&without_variables(other.trim(), values)),
        }
        rest = behind;
    }
    written + rest
}

/// Parts of selectors that match only in a page with a script, or that old readers do not support.
const DROPPED: [&str; 3] = [":has(", ".live", ".presenting"];

/// Style for the oldest readers: no page state, no `:has()`, one selector per rule, and sizes relative to the
/// text.
fn plain(style: &str) -> String {
    let mut kept = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((selectors, after)) = rest.split_once('{') {
        let end = closing(after);
        let (selectors, rules) = (selectors.trim(), &after[..end]);
        rest = after.get(end + 1..).unwrap_or_default();
        let all = alternatives(selectors);
        let is_known = |one: &&str| !DROPPED.iter().any(|part| one.contains(part));
        let known: Vec<&str> = all.iter().map(String::as_str).filter(is_known).collect();
        if !selectors.starts_with('@') && !known.is_empty() {
            kept += &format!("{}{{{}}}\n", known.join(","), rules.replace("rem", "em"));
        }
    }
    kept
}

/// Selectors of a rule, with each `:is(a, b)` expanded.
fn alternatives(selectors: &str) -> Vec<String> {
    let Some((before, after)) = selectors.split_once(":is(") else {
        return split_list(selectors).map(str::to_owned).collect();
    };
    let end = closing(after);
    let (inside, behind) = (&after[..end], after.get(end + 1..).unwrap_or_default());
    // Only the selector around it is repeated, and not its neighbours.
    let from = split_list(before).last().map_or(0, |last| before.len() - last.len());
    let to = split_list(behind).next().map_or(behind.len(), |first| first.len());
    let mut all: Vec<String> = split_list(&before[..from]).map(str::to_owned).collect();
    for one in split_list(inside) {
        all.extend(alternatives(&[&before[from..], one, &behind[..to]].concat()));
    }
    all.extend(alternatives(&behind[to..]));
    all.retain(|one| !one.is_empty());
    all
}

/// Stylesheet `style`, restricted to the elements that `ours` describes.
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
                let parts = split_list(head)
                    .map(|one| scoped_selector(one.trim(), ours))
                    .collect::<Vec<_>>();
                scoped.push_str(&parts.join(","));
                scoped.push_str(&rest[at..end]);
            }
        }
        rest = &rest[end..];
    }
    scoped
}

/// The selector `selector`, changed so that it matches only inside an answer.
fn scoped_selector(selector: &str, ours: &Ours) -> String {
    if selector.contains(ours.mark) {
        return selector.to_owned();
    }
    // A language is one of the answer, too.
    let own = ours.own.iter().any(|own| selector.starts_with(own)) || selector.starts_with(":lang");
    let space = if own { "" } else { " " };
    [":where(", ours.mark, ")", space, selector].concat()
}

/// Parts of a comma-separated list; commas inside brackets do not split.
fn split_list(list: &str) -> impl Iterator<Item = &str> {
    let mut open = 0;
    list.split(move |letter: char| {
        open += i32::from(letter == '(') - i32::from(letter == ')');
        letter == ',' && open == 0
    })
}

/// Offset of the bracket that closes the one opened before this text.
fn closing(text: &str) -> usize {
    let mut open = 1;
    let end = text.bytes().position(|letter| {
        open += i32::from(b"({".contains(&letter)) - i32::from(b")}".contains(&letter));
        open == 0
    });
    end.unwrap_or(text.len())
}
