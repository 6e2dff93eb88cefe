//! Renders [`Event`]s as [`Page`]s, which the terminal shows as text and the web page as HTML.

use super::event::Event;
use super::messages::MatchMessages;
use super::{Match, Side};
use carryless_args::error::Error;
use carryless_games::figure::{self, Figure};
use carryless_games::game::{BoardView, MoveForm};
use carryless_games::position::AnyMove;
use carryless_render::Page;
use carryless_render::i18n::Catalogue;

/// Width of a race's progress bar in characters.
const BAR: u64 = 30;

impl MatchMessages {
    /// Renders the event `event`: makes a page of it, calls `show` with the page and the messages of its
    /// figures, and returns the result.
    pub fn show(
        &self,
        event: &Event,
        show: impl Fn(&Page<'_>, &Catalogue) -> Result<String, Error>,
    ) -> Result<String, Error> {
        let words = self.catalogue();
        let shown = |markdown: &str, figure: Option<Figure<'_>>| {
            let mut page = Page::from(markdown);
            figure.into_iter().for_each(|figure| page.push_figure(figure));
            show(&page, words)
        };
        match event {
            Event::Words(markdown) => shown(markdown, None),
            Event::Board { lead, board } => match (board.count_and_target(), board.move_form()) {
                (Some(progress), _) => {
                    let bar = self.bar(progress)?;
                    shown(&format!("{lead}\n\n```text\n{bar}\n```"), None)
                }
                (None, Some(MoveForm::Stones)) => {
                    shown(lead, board.play_figure(&BoardView::default()))
                }
                _ => {
                    let piles = Figure::from_piles(board.numbers(), None);
                    shown(lead, Some(board.figure(None).unwrap_or(piles)))
                }
            },
            Event::Columns { words, columns } => {
                let drawn = columns.width() > 0;
                shown(words, drawn.then_some(Figure::Columns { columns, boxed: true }))
            }
            Event::Explained { explanation, view } => {
                let renderer = self.renderer(explanation.game(), view.reader)?;
                renderer.render_page(explanation, view, |page| show(page, renderer.words()))
            }
        }
    }

    /// Draws the board of a match if it shows more than the position: the path of a race with both players' hops,
    /// and the square board of two piles at the size of the start. Calls `show` with the page and the messages, and
    /// returns the result. `turn` is a move to preview. `None` for all other boards, and for a path or board that is
    /// too large.
    pub fn draw_board(
        &self,
        game: &Match,
        turn: Option<&AnyMove>,
        show: impl Fn(&Page<'_>, &Catalogue) -> Result<String, Error>,
    ) -> Result<Option<String>, Error> {
        let player = |(index, turn): (usize, &AnyMove)| {
            let by = match game.mover(index) {
                Side::Human => figure::Player::You,
                Side::Computer => figure::Player::Opponent,
            };
            (by, turn.clone())
        };
        let moves: Vec<_> = game.turns().iter().chain(turn).enumerate().map(player).collect();
        let mut board = game.board().clone();
        // The hop of a previewed number starts at the count before it.
        if let Some(turn) = turn.filter(|_| board.move_form() != Some(MoveForm::Say)) {
            board.apply(turn);
        }
        let view = BoardView { start: Some(game.start()), moves: &moves, ..BoardView::default() };
        let figure = board.play_figure(&view);
        let figure =
            figure.filter(|drawn| matches!(drawn, Figure::Braid { .. } | Figure::Square(_)));
        let Some(figure) = figure else { return Ok(None) };
        let mut page = Page::from("");
        page.push_figure(figure);
        show(&page, self.catalogue()).map(Some)
    }

    /// Returns the progress of a race as one line of text: a bar, the number reached, the target and the
    /// distance. The argument is the count and the target.
    fn bar(&self, [count, target]: [u64; 2]) -> Result<String, Error> {
        let left = target.saturating_sub(count);
        let numbers = [("count", count), ("target", target), ("left", left)];
        let words = self.format("play-count", &numbers, &[])?;
        let done = (target - left) as u128 * u128::from(BAR) / u128::from(target.max(1));
        let done = done as usize;
        Ok("█".repeat(done) + &"░".repeat(BAR as usize - done) + "  " + &words)
    }
}
