//! The events of a match, before they are rendered (`render_event.rs`).

use std::sync::Arc;

use carryless_games::columns::Columns;
use carryless_games::games::{AnyState, Explanation};
use carryless_render::View;

/// Event of a match, to be shown to the player.
#[derive(Clone, Debug)]
pub enum Event {
    /// Paragraphs of Markdown.
    Words(String),
    /// Position, with the Markdown `lead` above it. A race is shown as the number reached and a progress bar,
    /// another game as a figure.
    Board {
        /// Markdown above the position; empty for none.
        lead: String,
        /// Game, rules and position to show.
        board: AnyState,
    },
    /// Columns of the piles. The Markdown `words` describes them.
    Columns {
        /// Markdown that describes the columns.
        words: String,
        /// Columns to draw.
        columns: Columns,
    },
    /// Explanation of a move; `view` selects its detail and the player that it addresses.
    Explained {
        /// Explanation of the position before the move, with the move graded.
        explanation: Arc<Explanation>,
        /// Detail of the explanation, and the player that it addresses.
        view: View,
    },
}
