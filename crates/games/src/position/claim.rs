//! A pupil's claim about who wins: the value of `--claim`.

use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::{Args, ArgsError};

use serde::Serialize;

use super::Outcome;

/// A pupil's claim about who wins a position with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    /// The player to move can win.
    Win,
    /// The player to move loses.
    Lose,
}

impl Claim {
    /// Returns the value of `--claim`: `win` or `lose`; `None` if the option is absent.
    pub fn from_args(args: &Args<'_>) -> Result<Option<Self>, Error> {
        let claim = |word: Token<'_>| match word.index_in(["win", "lose"].into_iter()) {
            Some(0) => Ok(Claim::Win),
            Some(_) => Ok(Claim::Lose),
            _ => Err(word.error(ArgsError::NotAClaim)),
        };
        args.value_of("claim").map(claim).transpose()
    }

    /// Returns the value of the option `--claim` for the claim: `win` or `lose`.
    pub fn word(self) -> &'static str {
        match self {
            Claim::Win => "win",
            Claim::Lose => "lose",
        }
    }

    /// Whether the claim is true for a position of this outcome class.
    pub fn is_true_of(self, outcome: Outcome) -> bool {
        (self == Claim::Win) == (outcome == Outcome::N)
    }
}

/// Converts the outcome class that a pupil gives to the claim.
impl From<Outcome> for Claim {
    fn from(said: Outcome) -> Self {
        match said {
            Outcome::N => Claim::Win,
            Outcome::P => Claim::Lose,
        }
    }
}
