//! The page as files: what a browser loads, with the first answer in it, readable before any script
//! runs. In: a language, and for a page of its own the engine as text. Out: the texts of the files.

use std::sync::Arc;

use serde::Serialize;
use tera::Tera;

use super::{Reply, Request, reply};
use crate::error::Error;
use crate::render::{assets, filters};
use crate::serial;
use crate::wording::{Catalogue, Language};

const PAGE: &str = include_str!("../../templates/web/page.html");
const STYLE: &str = include_str!("../../templates/web/page.css");
const SCRIPT: &str = include_str!("../../templates/web/page.js");
const KEEPER: &str = include_str!("../../templates/web/sw.js");

/// The line that a page shows first.
const FIRST: &str = "explain 3 4 5";

/// Where scripts may come from, and all that a page may ask for: nothing from anywhere else.
const POLICY: &str = "default-src 'none'; script-src SCRIPTS 'wasm-unsafe-eval'; style-src 'self' \
                      'unsafe-inline'; img-src 'self' data:; connect-src 'self' data:; worker-src \
                      'self'; base-uri 'none'; form-action 'none'";

/// Scripts that a page may run: its own, as a policy names it, and that of the sheets in it.
pub(crate) struct Scripts {
    pub(crate) own: String,
    pub(crate) sheets: String,
}

#[derive(Serialize)]
struct Values<'t> {
    lang: &'t str,
    title: &'t str,
    policy: String,
    state: String,
    style: Option<String>,
    script: Option<String>,
    engine: Option<&'t str>,
    parts: &'t std::collections::BTreeMap<String, String>,
}

/// The page: with files beside it, or alone with the engine as text.
pub(crate) fn page(
    language: Language,
    scripts: &Scripts,
    engine: Option<&str>,
) -> Result<String, Error> {
    let request =
        Request { lang: language.code().to_owned(), line: FIRST.to_owned(), ..Request::default() };
    let Reply { lang, line, title, parts, step, .. } = reply(&request);
    let words = Arc::new(Catalogue::load(language, &["common", "web"])?);
    let mut tera = Tera::default();
    filters::register(&mut tera, &words);
    tera.add_raw_template("page.html", PAGE).map_err(|error| Error::caused_by(&error))?;
    let scripts = [&*scripts.own, &scripts.sheets].join(" ");
    let values = Values {
        lang: &lang,
        title: &title,
        policy: POLICY.replace("SCRIPTS", &scripts),
        state: serde_json::json!({ "lang": lang, "line": line, "step": step }).to_string(),
        style: engine.map(|_| style()),
        script: engine.map(|_| script()),
        engine,
        parts: &parts,
    };
    let context = serial::context(&values)?;
    tera.render("page.html", &context).map_err(|error| Error::caused_by(&error))
}

/// The style of the page: that of answers, and its own.
pub(crate) fn style() -> String {
    assets::whole() + &assets::tight_style(STYLE)
}

/// The style of a page that stands in a chapter of a book: it touches nothing around it.
pub(crate) fn live_style() -> String {
    assets::LIVE.to_owned()
}

/// The script of the page: how boards move, and the page itself.
pub(crate) fn script() -> String {
    assets::moving() + &assets::tight(SCRIPT)
}

/// What keeps the files of this edition for when there is no network.
pub(crate) fn keeper(edition: &str) -> String {
    assets::tight(KEEPER).replace("EDITION", edition)
}
