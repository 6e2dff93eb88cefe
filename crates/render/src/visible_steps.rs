//! The board frames and figures of an explanation that a view shows.

use carryless_games::board_frames::{self, BoardFrame};
use carryless_games::figure::Figure;
use carryless_games::game::Retry;
use carryless_games::games::Explanation;

use crate::view::View;

/// Largest number of columns of a grid that a pupil can write by hand; next to a board, wider grids are omitted.
const WRITTEN: usize = 6;

/// Returns the board frames that the view shows: only `Look` and `Split` while the pupil is to try again after
/// a wrong claim or wrong digits.
pub(crate) fn visible_frames<'e>(explanation: &'e Explanation, view: &View) -> &'e [BoardFrame] {
    let frames = explanation.moments();
    let before = |frame: &&BoardFrame| {
        [board_frames::FrameKind::Look, board_frames::FrameKind::Split].contains(&frame.kind)
    };
    match view.retry(explanation) {
        Some(Retry::Claim | Retry::Digits) => &frames[..frames.iter().take_while(before).count()],
        Some(Retry::Move) | None => frames,
    }
}

/// Returns the figure of step `step` (0-based) if the view shows one. The figure has no move if the page asks a
/// question or the pupil is to try again after a wrong claim or wrong digits.
pub(crate) fn step_figure<'e>(
    explanation: &'e Explanation,
    view: &View,
    step: usize,
) -> Option<Figure<'e>> {
    let retry = view.retry(explanation);
    match explanation.figure(step) {
        // The key numbers and the rest of the path are the answer.
        Some(Figure::Braid { .. }) if retry.is_some() => None,
        Some(
            Figure::Piles { .. }
            | Figure::Parts { .. }
            | Figure::Several { .. }
            | Figure::Stairs(_),
        ) if view.no_stones => None,
        Some(figure) if view.ask || retry.is_some_and(|retry| retry != Retry::Move) => {
            Some(figure.without_move())
        }
        figure => figure,
    }
}

/// Whether the board already shows the content of this figure. Flipping digits, and a grid with a boxed column, count
/// as not shown if they have at most `WRITTEN` columns, because a pupil writes them by hand.
pub(crate) fn is_on_board(figure: &Figure<'_>) -> bool {
    match figure {
        Figure::Columns { columns, boxed } => !boxed || columns.width() > WRITTEN,
        Figure::Flip { width, .. } => *width > WRITTEN,
        Figure::Piles { .. }
        | Figure::Parts { .. }
        | Figure::Several { .. }
        | Figure::BoardFrame { .. } => true,
        _ => false,
    }
}
