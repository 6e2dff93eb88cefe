//! The engine of the page with the script and the styles that belong to it. They are unpacked together from
//! `carryless.html`, the page that the program embeds, or are fresh: then `.ci/wasm` has built the engine
//! before the program was built, and script and styles are those of the sources.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest, Sha256};

use super::{PROTOCOL, base122};
use crate::error::Error;
use crate::exercises::GENERATOR;
use crate::render::assets;
use crate::worksheet::html;

/// The page that `.ci/page` writes.
const PAGE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/carryless.html"));

/// A file that `.ci/wasm` left before the program was built; empty when it left nothing.
macro_rules! left {
    ($name:literal) => {
        ($name, include_bytes!(concat!(env!("OUT_DIR"), "/engine/", $name)))
    };
}

/// The engine with its unpacker and the words of each language, as `.ci/wasm` describes them.
const PACKED: [(&str, &[u8]); 4] =
    [left!("engine.bin"), left!("words/en.bin"), left!("words/zh.bin"), left!("words/zh-TW.bin")];

/// The fonts of the page, each with the beginning of its rule.
const FONTS: [((&str, &[u8]), &str); 3] = [
    (left!("fonts/serif-700.woff2"), "@font-face{font-family:Noto Serif;font-weight:700;"),
    (left!("fonts/mono-400.woff2"), "@font-face{font-family:Noto Sans Mono;font-weight:400;"),
    (left!("fonts/mono-700.woff2"), "@font-face{font-family:Noto Sans Mono;font-weight:700;"),
];

/// The text of a font rule before the address of the font, and before its bytes.
const FONT_SOURCE: &str = "src:url(";
const FONT_DATA: &str = "src:url(data:font/woff2;base64,";
/// The text after them: a page of Chinese alone does not fetch the font.
const FONT_END: &str = ");font-display:swap;unicode-range:U+0-FF,U+2000-206F}";

/// The hash of the sources of the engine, and the licences of all that `.ci/wasm` left.
const SOURCES: &str = include_str!(concat!(env!("OUT_DIR"), "/engine/sources"));
const LICENCES: &str = include_str!(concat!(env!("OUT_DIR"), "/engine/licences.txt"));

const PAGE_STYLE: &str = concat!(
    include_str!("../../templates/web/page.css"),
    include_str!("../../templates/web/touch.css"),
    include_str!("../../templates/web/lesson.css")
);
const SCRIPT: &str = include_str!("../../templates/web/page.js");
const MAP_STYLE: &str = include_str!("../../templates/web/map.css");
const MAP_SCRIPT: &str = include_str!("../../templates/web/map.js");
const LESSON: &str = include_str!("../../templates/web/lesson.js");

/// The digits of the hash of the sources that a page names.
const SOURCE_DIGITS: usize = 12;

/// The parts of a page that are the same in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bundle {
    /// The version of carryless, of the page protocol and of the sheet generator, and the hash of the sources.
    pub(crate) versions: String,
    /// The style of answers, and that of the page around them.
    pub(crate) answer_style: String,
    pub(crate) page_style: String,
    pub(crate) script: String,
    /// The script in printed sheets, as a content security policy names it.
    pub(crate) sheet_script: String,
    /// The engine and the words of each language, in base 122, by the names of their files.
    pub(crate) packed: Vec<(&'static str, String)>,
    /// The fonts in base 64, by the names of their files.
    pub(crate) fonts: Vec<(&'static str, String)>,
    /// The licences of the engine and of the fonts.
    pub(crate) licences: String,
}

impl Bundle {
    /// The bundle that the program carries.
    pub(crate) fn new() -> Result<Self, Error> {
        match PACKED.iter().any(|(_, bytes)| bytes.is_empty()) {
            true => Bundle::parse(PAGE),
            false => Ok(Bundle::fresh()),
        }
    }

    /// Script and styles of the sources around a fresh engine.
    fn fresh() -> Self {
        let sources = &SOURCES[..SOURCE_DIGITS.min(SOURCES.len())];
        Bundle {
            versions: format!(
                "carryless {}, page protocol {PROTOCOL}, sheet generator {GENERATOR}, sources {sources}",
                env!("CARGO_PKG_VERSION")
            ),
            answer_style: assets::answer_style(),
            page_style: assets::page_style(&[PAGE_STYLE, MAP_STYLE].concat()),
            script: [SCRIPT, MAP_SCRIPT, LESSON]
                .iter()
                .fold(assets::moving(), |script, own| script + &assets::tight(own)),
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

    /// Takes the parts out of a page that is one file.
    pub(crate) fn parse(page: &str) -> Result<Self, Error> {
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

    /// Returns the style that names the fonts: `inside` with their bytes, else with the names of their files.
    pub(crate) fn font_style(&self, inside: bool) -> String {
        let rules = self.fonts.iter().map(|(name, bytes)| {
            let rule = FONTS.iter().find(|((own, _), _)| own == name).map_or("", |(_, rule)| rule);
            match inside {
                true => [rule, FONT_DATA, bytes, FONT_END].concat(),
                false => [rule, FONT_SOURCE, name, FONT_END].concat(),
            }
        });
        rules.collect()
    }

    /// Returns the engine and the words as files.
    pub(crate) fn packed_files(&self) -> Result<Vec<(&'static str, Vec<u8>)>, Error> {
        let decoded = |name, text| base122::decode(text).ok_or_else(|| broken(name));
        self.packed.iter().map(|(name, text)| Ok((*name, decoded(name, text)?))).collect()
    }

    /// Returns the fonts as files.
    pub(crate) fn font_files(&self) -> Result<Vec<(&'static str, Vec<u8>)>, Error> {
        let decoded = |name, text: &str| BASE64.decode(text).map_err(|_| broken(name));
        self.fonts.iter().map(|(name, text)| Ok((*name, decoded(name, text)?))).collect()
    }
}

/// The error of a page whose file of this name is damaged.
fn broken(name: &str) -> Error {
    Error::defect(format!("carryless.html: {name}"))
}

/// The text between two others.
fn between(page: &str, start: &str, end: &str) -> Result<String, Error> {
    let rest = page.split_once(start).map(|(_, rest)| rest);
    let found = rest.and_then(|rest| rest.split_once(end)).map(|(found, _)| found.to_owned());
    found.ok_or_else(|| Error::defect(format!("carryless.html has no {start}")))
}

/// A script as a content security policy names it.
pub(super) fn script_hash(script: &str) -> String {
    format!("'sha256-{}'", BASE64.encode(Sha256::digest(script)))
}
