//! The ladder of hints: what whoever looks for the answer may see before it. In: rungs. Out: the JSON of some.

use serde::Serialize;
use serde_json::Value;

/// A rung of the ladder of hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Hint {
    /// Its message id within the game: `odd`, `flip`, … and at the end `answer`.
    pub rung: &'static str,
    /// The number in it: a modulus, the weight of a column, or 0.
    pub value: u64,
}

impl Hint {
    /// A rung.
    pub(crate) fn new(rung: &'static str, value: u64) -> Self {
        Hint { rung, value }
    }
}

/// A question with some of its hints, for whoever must not see the answer yet: the JSON of `--hint`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Hinted {
    /// The version of this JSON.
    pub schema: u32,
    /// The game.
    pub game: &'static str,
    /// The rules, as in the explanation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<Value>,
    /// The position, as in the explanation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The first rungs of the ladder.
    pub hints: Vec<Hint>,
    /// Who wins, as in the explanation; only with the last rung.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Value>,
    /// The winning moves, as in the explanation; only with the last rung.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winning_moves: Option<Value>,
}
