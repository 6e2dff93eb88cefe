//! How a match is played: what the options say of it.

use std::hash::{BuildHasher, RandomState};

use crate::asked::Asked;
use crate::error::{Error, faults};
use crate::files::output::{Draft, Target};
use crate::games::Idea;
use crate::line::Word;
use crate::options::alias;
use crate::play::level::{LEAST_KNOWN, MOST_ERRORS};
use crate::play::{Level, Side};

faults! {
    pub(super) enum PlayFault {
        NotPlayable { games: Vec<&'static str> } = "not-playable",
        NotALevel { levels: Vec<String> } = "level-form",
        TooManyErrors { most: u64 } = "level-errs",
        TooFewLast { least: u64 } = "level-last",
        LevelNotHere { ideas: Vec<String> } = "level-not-here",
    }
}

/// How a match is played.
pub(super) struct Settings {
    pub(super) first: Side,
    pub(super) level: Level,
    pub(super) seed: u64,
    pub(super) teach: bool,
    pub(super) save: Option<Save>,
}

impl Settings {
    pub(super) fn asked(asked: &Asked<'_>) -> Result<Self, Error> {
        let sides = [("me", Side::Human), ("computer", Side::Computer)];
        // A short number, for whoever wants to type it again.
        let chance = || RandomState::new().hash_one(0) % 1_000_000;
        Ok(Settings {
            first: asked.one_of("first", &sides)?.unwrap_or(Side::Computer),
            level: asked.value("level").map_or(Ok(Level::Perfect), level)?,
            seed: asked.number("seed")?.unwrap_or_else(chance),
            teach: asked.flag("teach").is_some(),
            save: save(asked)?,
        })
    }
}

/// The level that a word names; one that random moves would beat has an error of its own.
fn level(word: Word<'_>) -> Result<Level, Error> {
    let parts = word.split_once(':').map(|(kind, value)| (kind.text(), value, value.number()));
    let refused = || match parts {
        Some(("errs", value, Ok(rate))) if rate > MOST_ERRORS => {
            value.error(PlayFault::TooManyErrors { most: MOST_ERRORS })
        }
        Some(("last", value, Ok(stones))) if stones < LEAST_KNOWN => {
            value.error(PlayFault::TooFewLast { least: LEAST_KNOWN })
        }
        _ => {
            let mut levels: Vec<String> = Vec::new();
            for level in Idea::beliefs().map(|idea| format!("idea:{}", idea.tag())) {
                if !levels.contains(&level) {
                    levels.push(level);
                }
            }
            word.error(PlayFault::NotALevel { levels })
        }
    };
    let name = word.text().to_lowercase();
    Level::of_name(alias(&name).unwrap_or(&name)).ok_or_else(refused)
}

/// Where the record is kept: the name as it was typed, and what is written there.
pub(super) struct Save {
    pub(super) name: String,
    pub(super) draft: Draft,
}

/// The file for the record, begun before the match, so that it is refused then and not after it.
fn save(asked: &Asked<'_>) -> Result<Option<Save>, Error> {
    let Some(word) = asked.value("save") else { return Ok(None) };
    let draft = Target::of(Some(word), asked.flag("force").is_some())?.open();
    let draft = draft.map_err(|error| word.error(error))?;
    Ok(Some(Save { name: word.text().to_owned(), draft }))
}
