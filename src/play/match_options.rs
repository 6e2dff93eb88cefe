//! How a match is played, and how far it has come: what the options say of it.

use crate::args::{Args, ArgsBuilder, ArgsError};
use crate::command_line::{Token, placed};
use crate::error::{Error, faults};
use crate::games::{self, AnyMisconception, AnyState, PLAYED, Question};
use crate::options::{self, OptionRole, OptionSpec, alias};
use crate::play::level::{LEAST_KNOWN, MOST_ERRORS};
use crate::play::{Level, Side};

faults! {
    pub(crate) enum PlayFault {
        NotPlayable { games: Vec<&'static str> } = "not-playable",
        NotALevel { levels: Vec<String> } = "level-form",
        TooManyErrors { most: u64 } = "level-errs",
        TooFewLast { least: u64 } = "level-last",
        LevelNotHere { ideas: Vec<String> } = "level-not-here",
        Over = "match-over",
    }
}

/// The options of a match: the rules of the games that can be played, and its own.
pub(crate) fn options() -> impl Iterator<Item = &'static OptionSpec> + Clone {
    const OWN: &[OptionSpec] = &[
        options::FIRST,
        options::PLAYER_LEVEL,
        options::SEED,
        options::MOVES,
        options::HINTS,
        options::RESIGNED,
        options::TEACH,
    ];
    rules().chain(OWN)
}

/// The names of the games that can be played and are named.
fn named() -> Vec<&'static str> {
    games::explained().map(|entry| entry.name).filter(|name| PLAYED.contains(name)).collect()
}

/// The rules of the games that can be played; there is nothing to judge before a match.
pub(crate) fn rules() -> impl Iterator<Item = &'static OptionSpec> + Clone {
    let games = games::ENTRIES.iter().filter(|entry| PLAYED.contains(&entry.name));
    games.flat_map(|entry| entry.options).filter(|spec| spec.role != OptionRole::Judged)
}

/// How a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) first: Side,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) teach: bool,
}

const SIDES: [(&str, Side); 2] = [("me", Side::Human), ("computer", Side::Computer)];

impl Settings {
    /// What was asked; the seed `drawn` where none is named.
    pub(crate) fn asked(asked: &Args<'_>, drawn: u64) -> Result<Self, Error> {
        Ok(Settings {
            first: asked.one_of("first", &SIDES)?.unwrap_or(Side::Computer),
            level: asked.value("level").map_or(Ok(Level::Perfect), |word| level(word, asked))?,
            seed: asked.number("seed")?.unwrap_or(drawn),
            teach: asked.flag("teach").is_some(),
        })
    }

    /// The way back; the seed always, for it cannot be guessed.
    pub(super) fn written(&self, line: ArgsBuilder) -> ArgsBuilder {
        let first = SIDES.iter().find(|(_, side)| *side == self.first && *side != Side::Computer);
        let line = line.option(&options::FIRST, first.map(|(name, _)| name));
        let level = Some(self.level).filter(|level| *level != Level::default());
        let line = line.option(&options::PLAYER_LEVEL, level);
        let line = line.option(&options::SEED, Some(self.seed));
        line.switch(&options::TEACH, self.teach)
    }

    /// The position that a question names, if it can be played at this level, which `asked` has named.
    pub(crate) fn board(&self, question: Args<'_>, asked: &Args<'_>) -> Result<AnyState, Error> {
        let word = question.peek();
        let not_playable = || placed(word, PlayFault::NotPlayable { games: named() });
        let parsed = match Question::of_asked(games::EXPLAIN, question) {
            // Of all games only these matter here.
            Err(error) if matches!(error.fault(), Some(ArgsError::UnknownGame { .. })) => {
                return Err(not_playable());
            }
            parsed => parsed?,
        };
        let board = parsed.setting();
        if !board.is_played() {
            return Err(not_playable());
        }
        if self.level.suits(&board) {
            return Ok(board);
        }
        let ideas = board.ideas().into_iter().map(|idea| format!("idea:{}", idea.tag())).collect();
        Err(asked.error("level", PlayFault::LevelNotHere { ideas }))
    }
}

/// How far a match has come, as its line says.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Begun<'l> {
    /// The moves of both sides.
    pub(super) moves: Option<Token<'l>>,
    /// How many rungs of the ladder were shown, and where that is said.
    pub(super) hints: Option<(u64, Token<'l>)>,
    /// Where it is said that the person gave up.
    pub(super) resigned: Option<Token<'l>>,
}

impl<'l> Begun<'l> {
    pub(crate) fn asked(asked: &Args<'l>) -> Result<Self, Error> {
        let hints = asked.number("hints")?.zip(asked.flag("hints"));
        Ok(Begun { moves: asked.value("moves"), hints, resigned: asked.flag("resigned") })
    }
}

/// The level that a word names; one that random moves would beat has an error of its own.
fn level(word: Token<'_>, asked: &Args<'_>) -> Result<Level, Error> {
    let parts = word.split_once(':').map(|(kind, value)| (kind.text(), value, value.number()));
    let refused = || match parts {
        Some(("errs", value, Ok(rate))) if rate > MOST_ERRORS => {
            value.error(PlayFault::TooManyErrors { most: MOST_ERRORS })
        }
        Some(("last", value, Ok(stones))) if stones < LEAST_KNOWN => {
            value.error(PlayFault::TooFewLast { least: LEAST_KNOWN })
        }
        _ => {
            // Those of the game, where it can be read.
            let question = asked.peek().map(|_| asked.part(rules()));
            let question =
                question.and_then(|asked| Question::of_asked(games::EXPLAIN, asked).ok());
            let ideas = question.map(|question| question.setting().ideas());
            let ideas = ideas.unwrap_or_else(|| AnyMisconception::beliefs().collect());
            let mut levels: Vec<String> = Vec::new();
            for level in ideas.into_iter().map(|idea| format!("idea:{}", idea.tag())) {
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
