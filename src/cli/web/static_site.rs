//! The page as static files. They contain the first answer, so that it can be read before any script runs.

use std::sync::Arc;

use serde::Serialize;
use sha2::{Digest, Sha256};
use tera::Tera;

use super::bundle::{Bundle, script_hash};
use carryless_args::error::Error;
use carryless_games::serialize;
use carryless_render::i18n::{Catalogue, Language, join};
use carryless_render::{assets, filters};
use carryless_web::{Reply, Request, reply};

/// Template of the HTML of the page.
const PAGE: &str = "web/page.html";
/// Service worker: script that stores the files of the page for use without a network.
const KEEPER: &str = "web/sw.js";
/// Web app manifest, with which a phone installs the page.
const MANIFEST: &str = "web/manifest.json";
const ICON: &str = "web/icon.svg";

/// Command line whose answer the page shows first.
const FIRST: &str = "play 3 4 5 --first me --seed 0";

/// Content security policy of the page: only its own scripts and styles, nothing from other origins. The word
/// `SCRIPTS` is replaced by the permitted scripts.
const POLICY: &str = "default-src 'none'; script-src SCRIPTS 'wasm-unsafe-eval'; style-src 'self' \
                      'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; connect-src 'self' data:; worker-src \
                      'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// Files of the page, each as its name and content.
pub type Files = Vec<(&'static str, Vec<u8>)>;

#[derive(Serialize)]
struct Values<'t> {
    lang: &'t str,
    title: &'t str,
    policy: String,
    state: String,
    versions: &'t str,
    /// Files to embed in the page; `None` if they are separate files.
    bundle: Option<Parts<'t>>,
    parts: &'t std::collections::BTreeMap<String, String>,
}

#[derive(Serialize)]
struct Parts<'t> {
    font_style: String,
    answer_style: &'t str,
    page_style: &'t str,
    script: &'t str,
    /// Engine and messages of each language, each as its file name and its bytes in base 122.
    packed: &'t [(&'static str, String)],
    licences: &'t str,
}

/// Returns the HTML of the page as one file that embeds all other files. It opens in `language`.
pub fn page(language: Language, bundle: &Bundle) -> Result<String, Error> {
    let Bundle { answer_style, page_style, script, packed, licences, .. } = bundle;
    let font_style = bundle.font_style(true);
    let parts = Parts { font_style, answer_style, page_style, script, packed, licences };
    render(language, bundle, &script_hash(script), Some(parts))
}

/// Returns the files of the page for a folder on a web server. The page opens in `language`.
pub fn folder(language: Language, bundle: &Bundle) -> Result<Files, Error> {
    let page = render(language, bundle, "'self'", None)?;
    let mut files = book_files(bundle)?;
    files.extend([
        ("index.html", page.into_bytes()),
        ("manifest.webmanifest", carryless_templates::text(MANIFEST).as_bytes().to_vec()),
        ("icon.svg", carryless_templates::text(ICON).as_bytes().to_vec()),
        (
            "page.css",
            [&*bundle.font_style(false), &bundle.answer_style, &bundle.page_style]
                .concat()
                .into_bytes(),
        ),
    ]);
    files.extend(bundle.font_files()?);
    let mut edition = Sha256::new();
    files.iter().for_each(|(_, content)| edition.update(content));
    let edition: String =
        edition.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    files.push((
        "keeper.js",
        assets::minify(carryless_templates::text(KEEPER)).replace("EDITION", &edition).into_bytes(),
    ));
    Ok(files)
}

/// Returns the files that make the answers in a book interactive. Their style sheet applies only to answers.
pub fn book_files(bundle: &Bundle) -> Result<Files, Error> {
    let packed = bundle.packed.iter().map(|(name, text)| format!("\"{name}\":\"{text}\""));
    let packed = join(packed, ",");
    let mut files = vec![
        ("page.js", bundle.script.clone().into_bytes()),
        ("live.css", assets::live_style().as_bytes().to_vec()),
        ("engine.js", format!("window.carrylessFiles={{{packed}}};\n").into_bytes()),
        ("licences.txt", bundle.licences.clone().into_bytes()),
    ];
    files.extend(bundle.packed_files()?);
    Ok(files)
}

/// Renders the HTML of the page. `own_script` is the source of its script in the security policy, such as
/// `'self'`; `parts` are the files to embed, if any.
fn render(
    language: Language,
    bundle: &Bundle,
    own_script: &str,
    parts: Option<Parts<'_>>,
) -> Result<String, Error> {
    let request =
        Request { lang: language.code().to_owned(), line: FIRST.to_owned(), ..Request::default() };
    let first = reply(&request);
    let Reply { lang, line, step, touched, .. } = &first;
    let words = Arc::new(Catalogue::load(language, &["common", "web"])?);
    let mut tera = Tera::default();
    filters::register(&mut tera, &words);
    tera.add_raw_template("page.html", carryless_templates::text(PAGE))
        .map_err(|error| Error::from_causes(&error))?;
    let values = Values {
        lang,
        title: &first.title,
        policy: POLICY.replace("SCRIPTS", &[own_script, &bundle.sheet_script].join(" ")),
        state: serde_json::json!({ "lang": lang, "line": line, "step": step, "touched": touched })
            .to_string(),
        versions: &bundle.versions,
        bundle: parts,
        parts: &first.parts,
    };
    let context = serialize::context(&values)?;
    tera.render("page.html", &context).map_err(|error| Error::from_causes(&error))
}
