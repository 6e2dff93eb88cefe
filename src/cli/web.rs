//! `carryless web FOLDER` and `carryless web -o page.html`: the page for a browser, as files for any web
//! space or as one file. In: the line. Out: the files; what is said of them.

mod engine;

use std::fs;
use std::io;
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest, Sha256};

use super::command::{Done, Request};
use super::output;
use crate::asked::AskedFault;
use crate::error::Error;
use crate::files::folder::{self, failed};
use crate::files::output::Target;
use crate::options::{self, OptionSpec};
use crate::web::site::{self, Scripts};
use crate::wording::Language;
use crate::worksheet::paper;

pub(super) const OPTIONS: &[OptionSpec] = &[options::OUTPUT, options::FORCE];

/// The file that lists the files of our site, which may be replaced.
const MARKER: &str = ".carryless-web";

pub(super) fn run(request: &Request<'_>) -> Result<Done, Error> {
    let Request { asked, language, .. } = request;
    let mut words = asked.clone();
    let folder = words.next_word();
    if let Some(extra) = words.peek().or(folder.filter(|_| asked.value("output").is_some())) {
        return Err(extra.error(AskedFault::not_one_of(["--lang", "-o"])));
    }
    let target = output::target(asked)?;
    asked.refuse_idle()?;
    let Some(folder) = folder else {
        if asked.value("output").is_none() {
            return Err(request.incomplete());
        }
        return output::write(target, &alone(&engine::packed()?, *language)?).map(|()| Done::Well);
    };
    let engine = engine::packed()?;
    let dest = Path::new(folder.text());
    folder::made(dest, MARKER, |new| {
        for (name, content) in files(&engine, *language)? {
            let written: io::Result<()> = fs::write(new.join(name), content);
            written.map_err(|error| failed(dest, &error))?;
        }
        Ok::<_, Error>(())
    })?;
    Target::Standard.write(&format!("{}\n", dest.join("index.html").display()))?;
    Ok(Done::Well)
}

/// The files of a site.
fn files(engine: &[u8], language: Language) -> Result<Vec<(&'static str, Vec<u8>)>, Error> {
    let (style, script) = (site::style(), site::script());
    let sheets = hash(&paper::script());
    let page = site::page(language, &Scripts { own: "'self'".to_owned(), sheets }, None)?;
    let mut edition = Sha256::new();
    for part in [engine, style.as_bytes(), script.as_bytes(), page.as_bytes()] {
        edition.update(part);
    }
    let edition: String =
        edition.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let mut files = live(engine);
    files.extend([
        ("index.html", page.into_bytes()),
        ("page.css", style.into_bytes()),
        ("keeper.js", site::keeper(&edition).into_bytes()),
    ]);
    Ok(files)
}

/// What makes the answers of a book live, if the program carries the engine.
#[cfg(feature = "book")]
pub(super) fn beside_a_book() -> Vec<(&'static str, Vec<u8>)> {
    engine::carried().map(live).unwrap_or_default()
}

/// The files that a book and a site have alike.
fn live(engine: &[u8]) -> Vec<(&'static str, Vec<u8>)> {
    let as_text = format!("window.carrylessEngine = \"{}\";\n", BASE64.encode(engine));
    vec![
        ("page.js", site::script().into_bytes()),
        ("live.css", site::live_style().into_bytes()),
        ("engine.bin", engine.to_vec()),
        ("engine.js", as_text.into_bytes()),
    ]
}

/// The page as one file.
fn alone(engine: &[u8], language: Language) -> Result<String, Error> {
    let scripts = Scripts { own: hash(&site::script()), sheets: hash(&paper::script()) };
    site::page(language, &scripts, Some(&BASE64.encode(engine)))
}

/// A script as a policy names it.
fn hash(script: &str) -> String {
    format!("'sha256-{}'", BASE64.encode(Sha256::digest(script)))
}
