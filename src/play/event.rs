//! The events of a match, before they are rendered (`render_event.rs`).

use std::sync::Arc;

use crate::columns::Columns;
use crate::games::{AnyState, Explanation};
use crate::render::View;

/// Event of a match.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    /// Paragraphs of Markdown.
    Words(String),
    /// Position below its lead: piles, or the count of a race with a progress bar.
    Board { lead: String, board: AnyState },
    /// Columns of the piles below their description.
    Columns { words: String, columns: Columns },
    /// Explanation of a move.
    Explained { explanation: Arc<Explanation>, view: View },
}
