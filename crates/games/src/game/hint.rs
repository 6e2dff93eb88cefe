//! Hints for a pupil who has not seen the answer: [`Hint`]s in order, and their JSON.

use serde::Serialize;
use serde_json::Value;

/// A hint. Each hint of a question reveals more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hint {
    /// Message id of the hint within the game: `odd`, `flip`, … and for the last hint `answer`.
    pub rung: &'static str,
    /// Number that the message contains (a modulus or the weight of a column), or 0.
    pub value: u64,
}

impl Hint {
    /// Creates the hint with the message id `rung`; `value` is the number in the message, or 0.
    pub fn new(rung: &'static str, value: u64) -> Self {
        Hint { rung, value }
    }
}

/// A question with its first hints: the JSON that `--hint` prints.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hinted {
    /// Version of the JSON format.
    pub schema: u32,
    /// Name of the game.
    pub game: &'static str,
    /// Rules, as in the explanation; absent for a topic without rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<Value>,
    /// Position, as in the explanation; absent for a topic without a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Hints up to the requested one, in order.
    pub hints: Vec<Hint>,
    /// Outcome class, as in the explanation; only with the last hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Value>,
    /// Winning moves, as in the explanation; only with the last hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winning_moves: Option<Value>,
}
