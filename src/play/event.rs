//! What a match says, one thing after the other, before anybody shows it.

use std::sync::Arc;

use crate::columns::Columns;
use crate::games::{AnyState, Explanation};
use crate::render::View;

/// One thing that a match says.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    /// Words alone, in Markdown.
    Words(String),
    /// How the match stands, below what is said of it: the piles, or the count with a bar.
    Board { lead: String, board: AnyState },
    /// The columns of the piles, below what is said of them.
    Columns { words: String, columns: Columns },
    /// A move, explained.
    Explained { explanation: Arc<Explanation>, view: View },
}
