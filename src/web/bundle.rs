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
use crate::worksheet::paper;

/// The page that `.ci/page` writes.
const PAGE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/carryless.html"));

/// What `.ci/wasm` left before the program was built: the engine, the hash of its sources and its licences.
/// Empty when it left nothing.
const ENGINE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/engine/engine.wasm.gz"));
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
    /// The engine, packed with gzip, in base 122.
    pub(crate) engine: String,
    /// The licences of what is in the engine.
    pub(crate) licences: String,
}

impl Bundle {
    /// The bundle that the program carries.
    pub(crate) fn new() -> Result<Self, Error> {
        match ENGINE.is_empty() {
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
            sheet_script: script_hash(&paper::script()),
            engine: base122::encode(ENGINE),
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
            engine: between(page, "id=\"carryless-engine\">", "</script>")?,
            licences: between(page, "id=\"carryless-licences\">", "</script>")?,
        })
    }

    /// The engine, packed with gzip.
    pub(crate) fn engine_bytes(&self) -> Result<Vec<u8>, Error> {
        base122::decode(&self.engine).ok_or_else(|| Error::defect("carryless.html: engine"))
    }
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
