//! Renders [`Event`]s as [`Page`]s, which the terminal shows as text and the web page as HTML.

use std::borrow::Cow;

use super::event::Event;
use super::messages::MatchMessages;
use super::{Match, Side};
use carryless_args::error::Error;
use carryless_games::figure::{Figure, Hop, Path, PathVariant, Player, Ruler};
use carryless_games::games::{AnyState, race, wythoff::explanation::plain_board};
use carryless_games::position::{AnyMove, Piles, RaceMove};
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
            Event::Board { lead, board: AnyState::Race(state) } => {
                let bar = self.bar(state)?;
                shown(&format!("{lead}\n\n```text\n{bar}\n```"), None)
            }
            Event::Board { lead, board: AnyState::Fibonacci(state) } => {
                let ruler = Ruler::whole(state.pile(), state.most());
                shown(lead, Some(Figure::Ruler(ruler)))
            }
            Event::Board { lead, board } => {
                let piles = Figure::Piles { piles: board.numbers(), taken: Vec::new() };
                shown(lead, Some(board.figure(None).unwrap_or(piles)))
            }
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

    /// Draws the board of a match without revealing who can win: calls `show` with the page and the messages,
    /// and returns the result. `turn` is a move to preview. A race is drawn as a path with both players' hops
    /// (the human's above), Wythoff's game as a square board, Fibonacci Nim as a bar, a subtraction game as
    /// stones, a staircase as stairs, and Hackenbush as trees. `None` for all other games, and for a race or
    /// square board that is too large.
    pub fn draw_board(
        &self,
        game: &Match,
        turn: Option<&AnyMove>,
        show: impl Fn(&Page<'_>, &Catalogue) -> Result<String, Error>,
    ) -> Result<Option<String>, Error> {
        let figure = match (game.board(), game.start()) {
            (AnyState::Race(state), _) => path(game, state, turn),
            (
                now @ (AnyState::Subtraction(_) | AnyState::Staircase(_) | AnyState::Hackenbush(_)),
                _,
            ) => now.figure(turn),
            (AnyState::Fibonacci(now), _) => {
                let taken = match turn {
                    Some(AnyMove::Stones(taken)) => taken.take,
                    _ => 0,
                };
                Some(Figure::Ruler(Ruler { taken, ..Ruler::whole(now.pile(), now.most()) }))
            }
            (AnyState::Wythoff(now), AnyState::Wythoff(start)) => {
                let mut now = now.clone();
                if let Some(AnyMove::Takes(takes)) = turn {
                    now.position = Piles { piles: takes.apply_to(&now.position.piles) };
                }
                plain_board(start.pair(), now.pair())
            }
            _ => None,
        };
        let Some(figure) = figure else { return Ok(None) };
        let mut page = Page::from("");
        page.push_figure(figure);
        show(&page, self.catalogue()).map(Some)
    }

    /// Returns the progress of a race as one line of text: a bar, the number reached, the target and the
    /// distance.
    fn bar(&self, state: &race::State) -> Result<String, Error> {
        let race::Position { target, from: count } = state.position;
        let left = state.left();
        let numbers = [("count", count), ("target", target), ("left", left)];
        let words = self.format("play-count", &numbers, &[])?;
        let done = (target - left) as u128 * u128::from(BAR) / u128::from(target.max(1));
        let done = done as usize;
        Ok("█".repeat(done) + &"░".repeat(BAR as usize - done) + "  " + &words)
    }
}

/// Returns the path of a race with its hops, including that of the previewed move `turn`; `None` if the path
/// is too long.
fn path<'f>(game: &Match, state: &race::State, turn: Option<&AnyMove>) -> Option<Figure<'f>> {
    let race::Position { target, from } = state.position;
    let numbers = state.counts_near()?;
    let hops = game.turns().iter().chain(turn).enumerate().filter_map(|(index, turn)| {
        let AnyMove::Say(RaceMove { say, reaches }) = *turn else { return None };
        let by = match game.mover(index) {
            Side::Human => Player::You,
            Side::Computer => Player::Opponent,
        };
        Some(Hop { by, from: reaches - say, say, reaches, winning: false })
    });
    let path = Cow::Owned(Path { numbers, hops: hops.collect() });
    let strand = PathVariant { addable: state.rules.say, count: from, target, path };
    Some(Figure::Braid { strands: vec![strand], asked: 0 })
}
