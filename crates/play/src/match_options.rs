//! Parses the options of a match ([`Args`] → [`Settings`] and [`MatchProgress`]) and writes them back.

use crate::level::{LEAST_KNOWN, MOST_ERRORS};
use crate::{Level, Side};
use carryless_args::command_line::{Token, error_at};
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionRole, OptionSpec, alias};
use carryless_args::{Args, ArgsBuilder, ArgsError};
use carryless_games::games::{self, AnyMisconception, AnyState, PLAYED, Question};

faults! {
    pub enum PlayFault {
        NotPlayable { games: Vec<&'static str> } = "not-playable",
        NotALevel { levels: Vec<String> } = "level-form",
        TooManyErrors { most: u64 } = "level-errs",
        TooFewLast { least: u64 } = "level-last",
        LevelNotHere { ideas: Vec<String> } = "level-not-here",
        Over = "match-over",
    }
}

/// Returns the options of a match: the rules of the playable games, and the settings of the match itself.
pub fn options() -> impl Iterator<Item = &'static OptionSpec> + Clone {
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

/// Returns the names of the playable games as a user types them.
fn playable_names() -> Vec<&'static str> {
    games::explained_entries()
        .map(|entry| entry.name)
        .filter(|name| PLAYED.contains(name))
        .collect()
}

/// Returns the options for the rules of the playable games, without the options that grade a move or claim.
pub fn rules() -> impl Iterator<Item = &'static OptionSpec> + Clone {
    let games = games::ENTRIES.iter().filter(|entry| PLAYED.contains(&entry.name));
    games.flat_map(|entry| entry.options).filter(|spec| spec.role != OptionRole::Judged)
}

/// Settings of a match, which do not change during the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Player who moves first.
    pub first: Side,
    /// Level of the computer.
    pub level: Level,
    /// Seed of the computer's random choices.
    pub seed: u64,
    /// Whether every move is shown with its effect and explained in full detail (`--teach`).
    pub teach: bool,
}

/// Values of `--first`, each with the player who then moves first.
const SIDES: [(&str, Side); 2] = [("me", Side::Human), ("computer", Side::Computer)];

impl Settings {
    /// Creates the settings from the arguments; `drawn` is the seed if none is given.
    pub fn from_args(args: &Args<'_>, drawn: u64) -> Result<Self, Error> {
        Ok(Settings {
            first: args.one_of("first", &SIDES)?.unwrap_or(Side::Computer),
            level: args.value_of("level").map_or(Ok(Level::Perfect), |word| level(word, args))?,
            seed: args.number("seed")?.unwrap_or(drawn),
            teach: args.flag("teach").is_some(),
        })
    }

    /// Appends the options of these settings, always including the seed, to `line` and returns it.
    pub(super) fn to_args(self, line: ArgsBuilder) -> ArgsBuilder {
        let first = SIDES.iter().find(|(_, side)| *side == self.first && *side != Side::Computer);
        let line = line.option(&options::FIRST, first.map(|(name, _)| name));
        let level = Some(self.level).filter(|level| *level != Level::default());
        let line = line.option(&options::PLAYER_LEVEL, level);
        let line = line.option(&options::SEED, Some(self.seed));
        line.switch(&options::TEACH, self.teach)
    }

    /// Creates the settings of the first of the matches without a position: the human player begins unless the arguments
    /// say otherwise. `drawn` is the seed if none is given.
    pub(super) fn without_position(args: &Args<'_>, drawn: u64) -> Result<Self, Error> {
        let settings = Settings::from_args(args, drawn)?;
        let first = args.flag("first").map_or(Side::Human, |_| settings.first);
        Ok(Settings { first, ..settings })
    }

    /// Parses the position in `question`. Returns an error that points at `--level` in `args` if the position
    /// cannot be played at this level.
    pub fn board(&self, question: Args<'_>, args: &Args<'_>) -> Result<AnyState, Error> {
        let word = question.peek();
        let not_playable = || error_at(word, PlayFault::NotPlayable { games: playable_names() });
        let parsed = match Question::from_args(games::EXPLAIN, question) {
            // The error of an unknown game would list games that cannot be played.
            Err(error) if matches!(error.fault(), Some(ArgsError::UnknownGame { .. })) => {
                return Err(not_playable());
            }
            parsed => parsed?,
        };
        let board = parsed.state();
        if !board.is_played() {
            return Err(not_playable());
        }
        self.check_level(&board, args)?;
        Ok(board)
    }

    /// Returns an error that points at `--level` in `args` if the position `board` cannot be played at this
    /// level.
    pub(super) fn check_level(&self, board: &AnyState, args: &Args<'_>) -> Result<(), Error> {
        if self.level.applies_to(board) {
            return Ok(());
        }
        let ideas =
            board.misconceptions().into_iter().map(|idea| format!("idea:{}", idea.tag())).collect();
        Err(args.error("level", PlayFault::LevelNotHere { ideas }))
    }
}

/// Progress of a match, as stated in its command line.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatchProgress<'l> {
    /// Value of `--moves`: the moves of both players so far.
    pub(super) moves: Option<Token<'l>>,
    /// Value of `--hints`, the number of hints that were shown for the current move, and the token of the
    /// option `--hints` itself.
    pub(super) hints: Option<(u64, Token<'l>)>,
    /// Token of `--resigned`, if the human player resigned.
    pub(super) resigned: Option<Token<'l>>,
}

impl<'l> MatchProgress<'l> {
    /// Creates the progress from the options `--moves`, `--hints` and `--resigned`.
    pub fn from_args(args: &Args<'l>) -> Result<Self, Error> {
        let hints = args.number("hints")?.zip(args.flag("hints"));
        Ok(MatchProgress { moves: args.value_of("moves"), hints, resigned: args.flag("resigned") })
    }
}

/// Parses `word`, the value of `--level`. A level that would lose to random play is rejected with an error of
/// its own; `args` contain the question, whose misconceptions are suggested.
fn level(word: Token<'_>, args: &Args<'_>) -> Result<Level, Error> {
    let parts = word.split_once(':').map(|(kind, value)| (kind.text(), value, value.number()));
    let refused = || match parts {
        Some(("errs", value, Ok(rate))) if rate > MOST_ERRORS => {
            value.error(PlayFault::TooManyErrors { most: MOST_ERRORS })
        }
        Some(("last", value, Ok(stones))) if stones < LEAST_KNOWN => {
            value.error(PlayFault::TooFewLast { least: LEAST_KNOWN })
        }
        _ => {
            // Suggestions are limited to the misconceptions of the game, if the question can be parsed.
            let question = args.peek().map(|_| args.restricted_to(rules()));
            let question = question.and_then(|args| Question::from_args(games::EXPLAIN, args).ok());
            let ideas = question.map(|question| question.state().misconceptions());
            let ideas = ideas.unwrap_or_else(|| AnyMisconception::move_choosing().collect());
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
    Level::parse(alias(&name).unwrap_or(&name)).ok_or_else(refused)
}
