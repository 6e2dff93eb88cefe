//! Styles and scripts of pages, without remarks and indents, each made so once; and the frame of a page
//! with its places filled.

use std::sync::OnceLock;

const PAGE: &str = include_str!("../../templates/page.html");

pub(super) static FIGURES: Asset = Asset::style(concat!(
    include_str!("../../templates/theme/light.css"),
    "@media screen and (prefers-color-scheme: dark) {\n",
    include_str!("../../templates/theme/dark.css"),
    "}\n",
    include_str!("../../templates/theme/figures.css"),
));
pub(super) static BOARD: Asset = Asset::style(include_str!("../../templates/theme/board.css"));
pub(super) static BRAID: Asset = Asset::style(include_str!("../../templates/theme/braid.css"));
pub(super) static PRESENT: Asset = Asset::style(include_str!("../../templates/theme/present.css"));
pub(super) static SLIDE: Asset = Asset::style(include_str!("../../templates/theme/slide.css"));
pub(super) static STYLE: Asset = Asset::style(include_str!("../../templates/theme/page.css"));

/// A stylesheet or a script, and its tight form once somebody has asked for it.
pub(super) struct Asset {
    pub(super) source: &'static str,
    tighten: fn(&str) -> String,
    tight: OnceLock<String>,
}

impl Asset {
    pub(super) const fn style(source: &'static str) -> Self {
        Asset { source, tighten: tight_style, tight: OnceLock::new() }
    }

    pub(super) const fn script(source: &'static str) -> Self {
        Asset { source, tighten: tight, tight: OnceLock::new() }
    }

    pub(super) fn tight(&self) -> &str {
        self.tight.get_or_init(|| (self.tighten)(self.source))
    }
}

/// The style of everything that an answer can hold but paths, which stand with the style of pages.
#[cfg(feature = "cli")]
pub(crate) fn answer_style() -> String {
    [&FIGURES, &SLIDE, &STYLE, &BOARD].map(Asset::tight).concat()
}

/// The style of our pages, and that of paths: what an answer in somebody else's page needs beside the
/// style of all answers when it comes to life.
#[cfg(feature = "cli")]
pub(crate) fn page_style(style: &str) -> String {
    [BRAID.tight(), &tight_style(style)].concat()
}

/// The script by which a board goes from one of its moments to another.
#[cfg(feature = "cli")]
pub(crate) fn moving() -> String {
    tight(include_str!("../../templates/theme/board.js"))
}

/// The style of an answer that has come to life in a page of others, beside the one of all answers; made
/// from those of paths and of our page by `tests/styles.rs`.
#[cfg(feature = "cli")]
pub(crate) const LIVE: &str = include_str!("../../templates/theme/scoped/live.css");

/// A stylesheet without the spaces, too, that part nothing: those after `{ ; , :` and before `{`. What
/// stands in quotation marks stays.
pub(crate) fn tight_style(source: &str) -> String {
    let source = tight(source);
    let mut style = String::with_capacity(source.len());
    let mut quoted = false;
    let mut letters = source.chars().peekable();
    while let Some(letter) = letters.next() {
        quoted ^= letter == '"';
        let parts = style.ends_with(['{', '}', ';', ',', ':']) || letters.peek() == Some(&'{');
        if quoted || letter != ' ' || !parts {
            style.push(letter);
        }
    }
    style
}

/// A stylesheet or a script without its remarks and indents; neither has strings of several lines.
pub(crate) fn tight(source: &str) -> String {
    let mut lines = Vec::new();
    let mut in_remark = false;
    for line in source.lines().map(str::trim) {
        in_remark |= line.starts_with("/*");
        if !in_remark && !line.is_empty() && !line.starts_with("//") {
            lines.push(line);
        }
        in_remark &= !line.contains("*/");
    }
    lines.push("");
    lines.join("\n")
}

/// The page with its places filled, in whatever order they stand.
pub(super) fn page(values: &[(&str, &str)]) -> String {
    let room: usize = values.iter().map(|(_, value)| value.len()).sum();
    let mut page = String::with_capacity(PAGE.len() + room);
    let mut pieces = PAGE.split("{{ ");
    page.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (place, rest) = piece.split_once(" }}").unwrap_or((piece, ""));
        let value = values.iter().find(|(name, _)| *name == place);
        page.push_str(value.map_or("", |(_, value)| value));
        page.push_str(rest);
    }
    page
}
