//! Scripts of pages with their messages: presentation mode, board frames, sliders. They are classic scripts
//! without dependencies, and every page is readable without them.

use std::collections::BTreeMap;

use super::assets::Asset;
use super::svg::picture::escape;
use super::{pile_slider, race_paths};
use crate::i18n::{Catalogue, Language};
use carryless_args::error::Error;
use carryless_games::serialize;

/// Script of presentation mode.
static PRESENT: Asset = Asset::script("theme/present.js");
/// Script that makes embedded answers interactive.
static LIVE: Asset = Asset::script("theme/live.js");
/// Script that shows the frames of a board one after another.
static BOARD: Asset = Asset::script("theme/board.js");
/// Script of the slider for the third pile.
static SLIDE: Asset = Asset::script(pile_slider::SCRIPT);
/// Script that switches between race paths.
static BRAID: Asset = Asset::script(race_paths::SCRIPT);
/// Script with the messages of all languages, which replace the placeholder `WORDS`.
static LANGUAGES: Asset = Asset::script("theme/languages.js");

/// Rest of each message id of the presentation script, after the prefix `present-`.
const PRESENTING: [&str; 4] = ["start", "back", "next", "end"];

/// Rest of each message id of the script that makes answers interactive, after the prefix `web-`.
const MAKING_LIVE: [&str; 4] = ["live", "built", "broken", "unable"];

/// Returns the script that presents the steps of a page one at a time; it has no empty line.
pub fn presenter_script(words: &Catalogue) -> Result<String, Error> {
    script(&PRESENT, "present", &PRESENTING, words)
}

/// Returns one file for all languages: the presentation script, and the one that makes answers interactive.
pub fn presenter_script_of_all() -> Result<String, Error> {
    let of_language = |language: Language| {
        let words = Catalogue::load(language, &["common", "web"])?;
        let presenting = PRESENTING.map(|name| (name, ["present-", name].concat()));
        let live = MAKING_LIVE.map(|name| (name, ["web-", name].concat()));
        let all = presenting.into_iter().chain(live);
        let said = all.map(|(name, id)| Ok((name, words.text(&id)?)));
        let said = said.collect::<Result<BTreeMap<_, _>, Error>>()?;
        Ok((language.code(), said))
    };
    let all = Language::all().map(of_language).collect::<Result<BTreeMap<_, _>, Error>>()?;
    let all = serialize::json(&all)?;
    Ok(LANGUAGES.minified().replace("WORDS", &all) + PRESENT.minified() + LIVE.minified())
}

/// Returns the script that shows the frames of a board one after another; it has no empty line.
pub(super) fn board_script(words: &Catalogue) -> Result<String, Error> {
    script(&BOARD, "moment", &["back", "next", "again", "digits", "present", "end"], words)
}

/// Returns the script for the slider of the third pile or of a race path in the page `html`; empty without a slider.
/// The board script precedes it if `moves` is false; if it is true, the page already contains the board script.
pub(super) fn slider_script(html: &str, moves: bool, words: &Catalogue) -> Result<String, Error> {
    let slide = if html.contains(pile_slider::SIGN) {
        script(&SLIDE, "figure-slide", &["third", "mirror"], words)?
    } else if html.contains(race_paths::SIGN) {
        script(&BRAID, "figure-braid", &["ranges"], words)?
    } else {
        return Ok(String::new());
    };
    let before = if moves { String::new() } else { board_script(words)? };
    Ok(before + &slide)
}

/// Returns a script element with an attribute `data-<name>` for each of `names`; its value is the message
/// `<of>-<name>`.
fn script(source: &Asset, of: &str, names: &[&str], words: &Catalogue) -> Result<String, Error> {
    let mut script = String::from("<script");
    for name in names {
        let text = escape(&words.text(&format!("{of}-{name}"))?);
        script += &format!(" data-{name}=\"{text}\"");
    }
    Ok([&script, ">\n", source.minified(), "</script>\n"].concat())
}
