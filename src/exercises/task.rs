//! What an exercise asks beyond its topic: the move to judge, the blanks of a grid, the story.

use serde::Serialize;

use crate::position::Move;

/// What is asked, beyond what the topic says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(tag = "form", rename_all = "kebab-case")]
pub enum Task {
    /// Just the topic's question.
    #[default]
    Plain,
    /// Is this move right?
    Judge {
        /// The move.
        #[serde(rename = "move")]
        chosen: Move,
    },
}
