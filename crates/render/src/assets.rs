//! Stylesheets and scripts of pages, minified on first use, and the HTML skeleton of a page.

use std::borrow::Cow;
use std::sync::OnceLock;

/// HTML skeleton of a page, with placeholders `{{ name }}`.
const PAGE: &str = "page.html";

/// Stylesheet of the board with its frames.
pub(super) static BOARD: Asset = Asset::style("theme/board.css");
/// Stylesheet of race paths.
pub(super) static BRAID: Asset = Asset::style("theme/braid.css");
/// Stylesheet of presentation mode.
pub(super) static PRESENT: Asset = Asset::style("theme/present.css");
/// Stylesheet of the slider for the third pile.
pub(super) static SLIDE: Asset = Asset::style("theme/slide.css");
/// Stylesheet of pages.
pub(super) static STYLE: Asset = Asset::style("theme/page.css");
/// Stylesheet of figures, with the colours of light and dark mode.
pub(super) static FIGURES: Asset = Asset::new("theme/figures.css", with_colours, minify_css);

/// A stylesheet or script with its cached source and minified form.
pub(super) struct Asset {
    path: &'static str,
    /// Returns the source for the path.
    read: fn(&str) -> Cow<'static, str>,
    minifier: fn(&str) -> String,
    source: OnceLock<Cow<'static, str>>,
    minified: OnceLock<String>,
}

impl Asset {
    const fn new(
        path: &'static str,
        read: fn(&str) -> Cow<'static, str>,
        minifier: fn(&str) -> String,
    ) -> Self {
        Asset { path, read, minifier, source: OnceLock::new(), minified: OnceLock::new() }
    }

    /// Creates a stylesheet from the path of its template.
    pub(super) const fn style(path: &'static str) -> Self {
        Asset::new(path, template, minify_css)
    }

    /// Creates a script from the path of its template.
    pub(super) const fn script(path: &'static str) -> Self {
        Asset::new(path, template, minify)
    }

    /// Returns the source.
    pub(super) fn source(&self) -> &str {
        self.source.get_or_init(|| (self.read)(self.path))
    }

    /// Returns the minified source.
    pub(super) fn minified(&self) -> &str {
        self.minified.get_or_init(|| (self.minifier)(self.source()))
    }
}

/// Returns the text of the template with this path.
fn template(path: &str) -> Cow<'static, str> {
    carryless_templates::text(path).into()
}

/// Returns the stylesheet with this path after the colours of light and dark mode.
fn with_colours(path: &str) -> Cow<'static, str> {
    let [light, dark] = ["theme/light.css", "theme/dark.css"].map(carryless_templates::text);
    let dark = ["@media screen and (prefers-color-scheme: dark) {\n", dark, "}\n"].concat();
    [light, &dark, carryless_templates::text(path)].concat().into()
}

/// Returns the stylesheet of everything in an embedded answer except race paths.
pub fn answer_style() -> String {
    [&FIGURES, &SLIDE, &STYLE, &BOARD].map(Asset::minified).concat()
}

/// Returns the additional stylesheet of an interactive embedded answer: the rules for race paths, and
/// `style`, the stylesheet of the web page.
pub fn page_style(style: &str) -> String {
    [BRAID.minified(), &minify_css(style)].concat()
}

/// Returns the script that animates a board from one frame to another.
pub fn board_script() -> String {
    minify(carryless_templates::text("theme/board.js"))
}

/// Returns the additional stylesheet of an interactive embedded answer. `tests/styles.rs` generates it from the
/// stylesheets of race paths and of the web page.
pub fn live_style() -> &'static str {
    carryless_templates::text("theme/generated/scoped/live.css")
}

/// Minifies a stylesheet: removes comment lines, indentation, and spaces after `{ ; , :` and before `{`,
/// except in quotation marks.
pub fn minify_css(source: &str) -> String {
    let source = minify(source);
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

/// Removes comment lines and indentation from a stylesheet or script without multi-line strings.
pub fn minify(source: &str) -> String {
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

/// Returns the page skeleton with each placeholder `{{ name }}` replaced by its value. `values` has pairs of name and
/// value in any order; a placeholder without a value becomes empty. Values are inserted without escaping.
pub(super) fn fill_page(values: &[(&str, &str)]) -> String {
    let room: usize = values.iter().map(|(_, value)| value.len()).sum();
    let template = carryless_templates::text(PAGE);
    let mut page = String::with_capacity(template.len() + room);
    let mut pieces = template.split("{{ ");
    page.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (place, rest) = piece.split_once(" }}").unwrap_or((piece, ""));
        let value = values.iter().find(|(name, _)| *name == place);
        page.push_str(value.map_or("", |(_, value)| value));
        page.push_str(rest);
    }
    page
}
