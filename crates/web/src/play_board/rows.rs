//! Rows of the board of a match: the parts of a split pile stay in its row, and a sentence about a move names the row.

use super::Table;
use crate::fragments::to_plain_text;
use crate::touch::Seats;
use carryless_args::error::Error;
use carryless_games::position::AnyMove;
use carryless_play::Side;
use carryless_play::event::Event;
use carryless_render::i18n::Perspective;

impl Table<'_> {
    /// Returns the hint that names the winning move with the name of its row; `None` if the last hint shown is another
    /// one, or the row has the number of the pile.
    pub(super) fn answer_hint(&self) -> Result<Option<Event>, Error> {
        let board = self.dialogue.board();
        let turn = board.recommended_move();
        let named = turn.as_ref().map(|turn| self.seats().named(turn));
        let Some(named) = named.filter(|named| Some(named) != turn.as_ref()) else {
            return Ok(None);
        };
        let hints = board.question(None).map_or(0, |asked| asked.explain(false).hints().len());
        if self.dialogue.hints_shown < hints {
            return Ok(None);
        }
        let renderer = self.shelf.renderer(board.game(), Perspective::First)?;
        let made = renderer.move_clause(board, &named)?;
        let words = renderer.words().format_with("game-sum-hint-answer-win", [("made", made)])?;
        Ok(Some(Event::Words(words)))
    }

    /// Returns the places of the piles after the moves of the match.
    pub(super) fn seats(&self) -> Seats {
        self.seats_after(self.dialogue.game().turns().len())
    }

    /// Returns the places of the piles before the move `turn`: the last move of the match, or the next one.
    fn seats_before(&self, turn: &AnyMove) -> Seats {
        let turns = self.dialogue.game().turns();
        let is_made = turns.last() == Some(turn) && self.pending().as_ref() != Some(turn);
        self.seats_after(turns.len() - usize::from(is_made))
    }

    /// Returns the places of the piles after the first `count` moves of the match.
    fn seats_after(&self, count: usize) -> Seats {
        let game = self.dialogue.game();
        let mut seats = Seats::from_start(game.start());
        for (nth, turn) in game.turns().iter().enumerate().take(count) {
            seats.apply(turn, self.touched.turned.contains(&nth));
        }
        seats
    }

    /// Returns a sentence that reports the move `turn` of the player `side`: on a play board from the message
    /// `id`, otherwise from the message of the game.
    pub(super) fn move_sentence(
        &self,
        id: &str,
        side: Side,
        turn: &AnyMove,
    ) -> Result<String, Error> {
        match turn {
            AnyMove::Take(made) if self.has_board() => {
                self.shelf.words.format_with(id, [("pile", made.pile), ("take", made.take)])
            }
            turn => {
                let turn = self.seats_before(turn).named(turn);
                Ok(to_plain_text(&self.dialogue.move_sentence(side, &turn)?))
            }
        }
    }
}
