//! The style of answers and pictures for readers that know no variables, no dark page and no keys. In:
//! the styles of all pages. Out: the same with every colour and letter written out, for one language.

use std::collections::BTreeMap;

use super::assets::tight_style;
use super::css::{closing, parted};
use crate::wording::Language;

const LIGHT: &str = include_str!("../../templates/theme/light.css");
const FIGURES: &str = include_str!("../../templates/theme/figures.css");
const SLIDE: &str = include_str!("../../templates/theme/slide.css");
const BOARD: &str = include_str!("../../templates/theme/board.css");
const INSET: &str = include_str!("../../templates/theme/inset.css");

/// What surrounds a picture is its reader's business, white in the day and black at night: text takes
/// the ink of the reader, pictures bring their own paper.
const PAPER: &str = "#fff";
const INK_OF_TEXT: &str = "currentColor";

/// The style of answers, and then `own`, which may name the same variables.
pub(crate) fn style(language: Language, own: &str) -> String {
    let mut values = values(language);
    values.insert("paper", PAPER);
    let pictures = written_out(&plain(&tight_style(&[FIGURES, SLIDE, BOARD].concat())), &values);
    let own = written_out(&tight_style(own), &values);
    values.insert("ink", INK_OF_TEXT);
    pictures + &written_out(&plain(&tight_style(INSET)), &values) + &own
}

/// A rule for what stands in a picture: its selectors begin with `.picture`, a line holds it.
pub(crate) type Rule = String;

/// The rules for what stands in a picture that is a file of its own: those of every figure; those of the
/// board in one moment; those of what is shown beside a text.
pub(crate) fn picture_rules(language: Language) -> [Vec<Rule>; 3] {
    let mut values = values(language);
    values.insert("paper", PAPER);
    let from = [(FIGURES, ""), (BOARD, ".moments "), (INSET, ".carryless .shown ")];
    from.map(|(style, around)| {
        let rules = written_out(&plain(&tight_style(style)), &values);
        rules.split_inclusive("}\n").filter_map(|rule| within_picture(rule, around)).collect()
    })
}

/// A rule with its selectors as they are inside a picture, if it is about that; `around` is what stands
/// around the picture elsewhere. What depends on the state of a page has no place there.
fn within_picture(rule: &str, around: &str) -> Option<Rule> {
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
