//! The events of a match, before they are rendered (`render_event.rs`).

use std::sync::Arc;

use crate::columns::Columns;
use crate::games::{AnyState, Explanation};
use crate::render::View;

/// Event of a match, to be shown to the player.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    /// Paragraphs of Markdown.
    Words(String),
    /// Position, below the Markdown `lead`. A race is shown as the number reached and a progress bar, another
    /// game as a figure.
    Board { lead: String, board: AnyState },
    /// Columns of the piles, below the Markdown `words` that describe them.
    Columns { words: String, columns: Columns },
    /// Explanation of a move, to be rendered as `view` says.
    Explained { explanation: Arc<Explanation>, view: View },
}
