//! A series of matches without a given position. In the first match few stones and a computer that often errs
//! let a beginner win; each match won leads to more stones and to the next level. The series depends on its
//! options, its seed and the results of its matches alone.

use super::level::NAMED;
use super::match_options::Settings;
use super::messages::MatchMessages;
use super::{Level, Side};
use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_games::games::{AnyState, Question};

/// Positions of the matches. Each match won leads to the next one; the last one is repeated. The player who
/// begins can win each of them. The first ones have the levels of [`NAMED`], all others the last level.
pub const POSITIONS: [&str; 8] =
    ["7 --limit 2", "10 --limit 2", "3 5", "1 3 5", "3 4 5", "5 7 9", "2 4 6 7", "3 5 9 12"];

/// Positions of a match at a level without a name, such as `idea`: the first one to which the level applies.
const UNNAMED: [&str; 2] = [POSITIONS[4], POSITIONS[0]];

/// Series of matches.
#[derive(Clone, Copy, Debug)]
pub struct Series {
    /// Settings of the first match.
    settings: Settings,
    /// Index of the next match in [`POSITIONS`]; `None` for a single match at a level without a name.
    at: Option<usize>,
    /// Number of matches played.
    played: u64,
}

impl Series {
    /// Creates the series of the arguments, which contain no position; `drawn` is the seed if none is given.
    /// Without a level it begins with the first match, with the name of a level with the match of this level.
    /// At any other level there is a single match.
    ///
    /// # Errors
    ///
    /// The errors of [`Settings::from_args`], and `level-not-here` at the level of a misconception that applies
    /// to none of the positions.
    pub fn from_args(args: &Args<'_>, drawn: u64) -> Result<Self, Error> {
        let settings = Settings::without_position(args, drawn)?;
        let at = match args.flag("level") {
            Some(_) => settings.level.named_index(),
            None => Some(0),
        };
        let series = Series { settings, at, played: 0 };
        settings.check_level(&series.next_match()?.0, args)?;
        Ok(series)
    }

    /// Whether the matches go on after this one: not at a level without a name.
    pub fn goes_on(&self) -> bool {
        self.at.is_some()
    }

    /// Returns the initial position and the settings of the next match. Each match has its own seed, so that a
    /// computer that errs does not repeat the match that it has just won.
    pub fn next_match(&self) -> Result<(AnyState, Settings), Error> {
        let seed = self.settings.seed.wrapping_add(self.played);
        let settings = Settings { seed, ..self.settings };
        match self.at {
            Some(at) => Ok((parse(POSITIONS[at])?, Settings { level: named(at).1, ..settings })),
            None => {
                let [usual, other] = [parse(UNNAMED[0])?, parse(UNNAMED[1])?];
                let applies = |state| settings.level.applies_to(state);
                let state = if !applies(&usual) && applies(&other) { other } else { usual };
                Ok((state, settings))
            }
        }
    }

    /// Counts a finished match with this winner.
    pub fn count(&mut self, winner: Side) {
        self.played += 1;
        let last = POSITIONS.len() - 1;
        self.at = self.at.map(|at| (at + usize::from(winner == Side::Human)).min(last));
    }

    /// Returns the text about the level of the next match; `None` for a single match, whose own text names the
    /// level.
    pub fn level_text(&self, messages: &MatchMessages) -> Result<Option<String>, Error> {
        self.at.map(|at| messages.text(&format!("play-series-{}", named(at).0))).transpose()
    }
}

/// Returns the arguments of the match with this index in [`POSITIONS`], with its level and the human player
/// first: `7 --limit 2 --first me --level easy`. `None` if there is no such match.
pub fn arguments(at: usize) -> Option<String> {
    let position = POSITIONS.get(at)?;
    Some(format!("{position} --first me --level {}", named(at).0))
}

/// Returns the index of the match that follows a match from `start` at this level; `None` if this match is none
/// of the series, or has its last level.
pub fn index_after(start: &AnyState, level: Level) -> Option<usize> {
    let at = level.named_index().filter(|at| at + 1 < NAMED.len())?;
    (start.to_args().to_line() == POSITIONS[at]).then_some(at + 1)
}

/// Returns the level of the match with this index in [`POSITIONS`], with its name.
fn named(at: usize) -> (&'static str, Level) {
    NAMED[at.min(NAMED.len() - 1)]
}

/// Parses a position.
fn parse(position: &str) -> Result<AnyState, Error> {
    Ok(Question::parse(&CommandLine::parse(position))?.state())
}
