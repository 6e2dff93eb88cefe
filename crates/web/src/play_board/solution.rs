//! The solution of a position of Nim on the play board: the piles in blocks with the move that leaves no block
//! unpaired, and a sentence about it.

use super::touched::{Stage, Touched};
use super::{Table, stones};
use crate::cache::Cache;
use carryless_args::error::Error;
use carryless_play::session::Dialogue;

/// Returns the board of a solution as HTML and the sentence about it; `None` for a match without a story. In a
/// P-position, the board shows that every block has its partner.
pub(crate) fn solution(
    dialogue: Dialogue,
    shelf: &Cache,
) -> Result<Option<(String, String)>, Error> {
    let mut table = Table::new(dialogue, Touched::default(), shelf);
    if !table.has_story() {
        return Ok(None);
    }
    let changed = table.winning_change();
    // After a judged move no control lies over the board.
    table.touched = table.touched.with_stage(Stage::Balance { changed, judged: Some(false) });
    let view = table.solved_view()?;
    let lanes = stones::lanes(table.dialogue.game().start().numbers());
    let lanes: Vec<String> = lanes.iter().map(u64::to_string).collect();
    let weights = shelf.words.list(&lanes)?;
    let id = if changed.is_some() { "web-lesson-blocks" } else { "web-lesson-blocks-none" };
    let told = shelf.words.format_with(id, [("weights", weights)])?;
    Ok(Some((shelf.render("solved.html", &view)?, told)))
}
