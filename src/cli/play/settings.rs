//! How a match is played: what the options say of it.

use std::hash::{BuildHasher, RandomState};
use std::io;
use std::path::{Path, PathBuf};

use crate::asked::Asked;
use crate::cli::output::Target;
use crate::error::{Error, faults};
use crate::files::FileFault;
use crate::line::Word;
use crate::play::level::{LEAST_KNOWN, MOST_ERRORS};
use crate::play::{Belief, Level, Side};

faults! {
    /// What can be wrong with the game and the level of a match.
    pub(super) enum PlayFault {
        /// A game that can be explained but not played.
        NotPlayable { games: Vec<&'static str> } = "not-playable",
        /// A word that is no level of the computer.
        NotALevel { ideas: Vec<&'static str> } = "level-form",
        /// An error rate at which the computer would lose to random moves.
        TooManyErrors { most: u64 } = "level-errs",
        /// Knowing so few last stones that every move is made at random.
        TooFewLast { least: u64 } = "level-last",
        /// A level that makes no sense under these rules.
        LevelNotHere { ideas: Vec<String> } = "level-not-here",
    }
}

/// How a match is played.
pub(super) struct Settings {
    pub(super) first: Side,
    pub(super) level: Level,
    pub(super) seed: u64,
    pub(super) teach: bool,
    pub(super) save: Option<(PathBuf, bool)>,
}

impl Settings {
    /// Reads them.
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
        _ => word.error(PlayFault::NotALevel { ideas: Belief::all().map(Belief::name).collect() }),
    };
    Level::of_name(word.text()).ok_or_else(refused)
}

/// The file for the record; it is refused before the match and not after it.
fn save(asked: &Asked<'_>) -> Result<Option<(PathBuf, bool)>, Error> {
    let Some(word) = asked.value("save") else {
        return Ok(None);
    };
    let force = asked.flag("force").is_some();
    let path = PathBuf::from(word.text());
    if path.is_dir() {
        return Err(word.error(FileFault::IsFolder));
    }
    if path.exists() && !force {
        return Err(word.error(FileFault::Exists));
    }
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    if folder.is_some_and(|folder| !folder.is_dir()) {
        let reason = io::Error::from(io::ErrorKind::NotFound);
        return Err(word.error(FileFault::writing(&reason)));
    }
    Ok(Some((path, force)))
}

/// Writes a text into the file that `--save` named, whole or not at all.
pub(super) fn keep(path: PathBuf, force: bool, text: &str) -> Result<(), Error> {
    Target::File(path, force).write(text)
}
