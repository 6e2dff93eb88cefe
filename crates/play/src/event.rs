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
    Board { lead: String, board: AnyState },
    /// Columns of the piles. The Markdown `words` describes them.
    Columns { words: String, columns: Columns },
    /// Explanation of a move; `view` selects its detail and the player that it addresses.
    Explained { explanation: Arc<Explanation>, view: View },
}
