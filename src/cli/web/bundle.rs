//! The engine of the page, its script and its styles. They are extracted from `carryless.html`, which the
//! program embeds. But if `.ci/wasm` built an engine before the program was compiled, that engine is used
//! with the script and styles of the sources.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest, Sha256};

use super::base122;
use carryless_args::error::Error;
use carryless_exercises::GENERATOR;
use carryless_render::assets;
use carryless_web::PROTOCOL;
use carryless_worksheet::html;

/// Complete page as one HTML file, written by `.ci/page`.
const PAGE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/carryless.html"));

/// Expands to the pair of `$name` and the bytes of a file of the engine that `.ci/wasm` built before the
/// program was compiled. `$name` is the path of the file in the folder `engine`, a string literal. Without such
/// a file the bytes are empty.
macro_rules! left {
    ($name:literal) => {
        ($name, include_bytes!(concat!(env!("OUT_DIR"), "/engine/", $name)))
    };
}

/// Names and bytes of the files that `.ci/wasm` wrote: the engine with its unpacker, and the messages of each
/// language.
const PACKED: [(&str, &[u8]); 4] =
    [left!("engine.bin"), left!("words/en.bin"), left!("words/zh.bin"), left!("words/zh-TW.bin")];

/// Fonts of the page, each as its file (name and bytes) and the beginning of its CSS rule.
const FONTS: [((&str, &[u8]), &str); 3] = [
    (left!("fonts/serif-700.woff2"), "@font-face{font-family:Noto Serif;font-weight:700;"),
    (left!("fonts/mono-400.woff2"), "@font-face{font-family:Noto Sans Mono;font-weight:400;"),
    (left!("fonts/mono-700.woff2"), "@font-face{font-family:Noto Sans Mono;font-weight:700;"),
];

/// Text of a font rule before the URL of the font file.
const FONT_SOURCE: &str = "src:url(";
/// Text of a font rule before the bytes of the font in base 64.
const FONT_DATA: &str = "src:url(data:font/woff2;base64,";
/// End of a font rule. Because of `unicode-range`, a page with only Chinese does not load the font.
const FONT_END: &str = ");font-display:swap;unicode-range:U+0-FF,U+2000-206F}";

/// Hash of the sources from which `.ci/wasm` built the engine; empty without an engine.
const SOURCES: &str = include_str!(concat!(env!("OUT_DIR"), "/engine/sources"));
/// Text of the licences of the files that `.ci/wasm` wrote.
const LICENCES: &str = include_str!(concat!(env!("OUT_DIR"), "/engine/licences.txt"));

/// Paths of the stylesheets and scripts of the page, in order.
const STYLES: [&str; 5] =
    ["web/page.css", "web/touch.css", "web/lesson.css", "web/practise.css", "web/map.css"];
const SCRIPTS: [&str; 3] = ["web/page.js", "web/map.js", "web/lesson.js"];

/// Number of digits of the source hash that a page contains.
const SOURCE_DIGITS: usize = 12;

/// Contents of the web page that do not depend on its language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// Text with the versions of carryless, of the page protocol and of the sheet generator, and the hash of
    /// the sources.
    pub versions: String,
    /// CSS of the answers on the page.
    pub answer_style: String,
    /// CSS of the rest of the page.
    pub page_style: String,
    /// JavaScript of the page.
    pub script: String,
    /// Hash of the script in printed sheets, as written in a content security policy: `'sha256-…'`.
    pub sheet_script: String,
    /// Engine and messages of each language, each as its file name and its bytes in base 122.
    pub packed: Vec<(&'static str, String)>,
    /// Fonts, each as its file name and its bytes in base 64.
    pub fonts: Vec<(&'static str, String)>,
    /// Text of the licences of the engine and the fonts.
    pub licences: String,
}

impl Bundle {
    /// Creates the bundle from the engine that `.ci/wasm` built or, without one, from the embedded
    /// `carryless.html`.
    pub fn new() -> Result<Self, Error> {
        match PACKED.iter().any(|(_, bytes)| bytes.is_empty()) {
            true => Bundle::parse(PAGE),
            false => Ok(Bundle::fresh()),
        }
    }

    /// Creates the bundle from the engine built by `.ci/wasm` and the script and styles of the sources.
    fn fresh() -> Self {
        let sources = &SOURCES[..SOURCE_DIGITS.min(SOURCES.len())];
        Bundle {
            versions: format!(
                "carryless {}, page protocol {PROTOCOL}, sheet generator {GENERATOR}, sources {sources}",
                env!("CARGO_PKG_VERSION")
            ),
            answer_style: assets::answer_style(),
            page_style: assets::page_style(&STYLES.map(carryless_templates::text).concat()),
            script: SCRIPTS
                .map(carryless_templates::text)
                .iter()
                .fold(assets::board_script(), |script, own| script + &assets::minify(own)),
            sheet_script: script_hash(&html::script()),
            packed: PACKED.map(|(name, bytes)| (name, base122::encode(bytes))).into(),
            fonts: FONTS
                .iter()
                .filter(|((_, bytes), _)| !bytes.is_empty())
                .map(|((name, bytes), _)| (*name, BASE64.encode(bytes)))
                .collect(),
            licences: LICENCES.to_owned(),
        }
    }

    /// Extracts the bundle from `page`, the HTML of a page that is one file. Fails if a part is missing.
    pub fn parse(page: &str) -> Result<Self, Error> {
        let script = between(page, "<script id=\"carryless-script\">", "</script>")?;
        let policy_start = format!("script-src {} ", script_hash(&script));
        Ok(Bundle {
            versions: between(page, "<meta name=\"generator\" content=\"", "\">")?,
            answer_style: between(page, "<style id=\"carryless-answer-style\">", "</style>")?,
            page_style: between(page, "<style id=\"carryless-page-style\">", "</style>")?,
            sheet_script: between(page, &policy_start, " ")?,
            script,
            packed: PACKED
                .iter()
                .map(|(name, _)| {
                    let start = format!("id=\"{name}\">");
                    Ok((*name, between(page, &start, "</script>")?))
                })
                .collect::<Result<_, Error>>()?,
            fonts: FONTS
                .iter()
                .filter_map(|((name, _), rule)| {
                    Some((*name, between(page, &[rule, FONT_DATA].concat(), ")").ok()?))
                })
                .collect(),
            licences: between(page, "id=\"carryless-licences\">", "</script>")?,
        })
    }

    /// Returns the CSS rules of the fonts. With `inside`, the rules contain the bytes of the fonts, otherwise
    /// the names of their files.
    pub fn font_style(&self, inside: bool) -> String {
        let rules = self.fonts.iter().map(|(name, bytes)| {
            let rule = FONTS.iter().find(|((own, _), _)| own == name).map_or("", |(_, rule)| rule);
            match inside {
                true => [rule, FONT_DATA, bytes, FONT_END].concat(),
                false => [rule, FONT_SOURCE, name, FONT_END].concat(),
            }
        });
        rules.collect()
    }

    /// Returns the decoded files of the engine and the messages, each as its name and bytes. Fails if a file is
    /// damaged.
    pub fn packed_files(&self) -> Result<Vec<(&'static str, Vec<u8>)>, Error> {
        let decoded = |name, text| base122::decode(text).ok_or_else(|| damaged_file(name));
        self.packed.iter().map(|(name, text)| Ok((*name, decoded(name, text)?))).collect()
    }

    /// Returns the decoded font files, each as its name and bytes. Fails if a file is damaged.
    pub fn font_files(&self) -> Result<Vec<(&'static str, Vec<u8>)>, Error> {
        let decoded = |name, text: &str| BASE64.decode(text).map_err(|_| damaged_file(name));
        self.fonts.iter().map(|(name, text)| Ok((*name, decoded(name, text)?))).collect()
    }
}

/// Returns the internal error which says that the file `name` of the page is damaged.
fn damaged_file(name: &str) -> Error {
    Error::internal(format!("carryless.html: {name}"))
}

/// Returns the text of `page` between the first `start` and the `end` that follows it. Fails if one of them is
/// missing.
fn between(page: &str, start: &str, end: &str) -> Result<String, Error> {
    let rest = page.split_once(start).map(|(_, rest)| rest);
    let found = rest.and_then(|rest| rest.split_once(end)).map(|(found, _)| found.to_owned());
    found.ok_or_else(|| Error::internal(format!("carryless.html has no {start}")))
}

/// Returns the hash of a script as written in a content security policy: `'sha256-…'`.
pub(super) fn script_hash(script: &str) -> String {
    format!("'sha256-{}'", BASE64.encode(Sha256::digest(script)))
}
