//! Additions to the figure of the board from which a player chooses a move: size, moves, and marks of a step.

use super::Marks;
use crate::figure::Player;

/// Additions to the figure of a position from which a player chooses a move. `S` is the type of a state, `M` that of a
/// move.
#[derive(Clone, Copy, Debug)]
pub struct BoardView<'v, S, M> {
    /// Position at the start of the match, for which the figure is large enough; `None` for a figure of the size of
    /// the position itself.
    pub start: Option<&'v S>,
    /// Moves that lead to the position or from it, each with its player, in order; only the path of a race shows
    /// them.
    pub moves: &'v [(Player, M)],
    /// Move that is chosen but not made.
    pub chosen: Option<&'v M>,
    /// Marks of a step of the explanation.
    pub marks: Option<&'v Marks>,
}

impl<S, M> Default for BoardView<'_, S, M> {
    fn default() -> Self {
        BoardView { start: None, moves: &[], chosen: None, marks: None }
    }
}
