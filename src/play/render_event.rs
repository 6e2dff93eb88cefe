//! What a match says, as pages. In: a [`Event`]. Out: a [`Page`] for whoever shows it: a terminal prints
//! it, a page of the web renders it.

use std::borrow::Cow;

use super::event::Event;
use super::messages::MatchMessages;
use super::{Match, Side};
use crate::error::Error;
use crate::figure::{Figure, Hop, Path, PathNumber, PathVariant, Player, Ruler};
use crate::games::{AnyState, race, wythoff::explanation::bare};
use crate::i18n::Catalogue;
use crate::position::{AnyMove, Piles, RaceMove};
use crate::render::Page;

/// The longest path of a race that is drawn.
const DRAWN: u64 = 40;

/// The width of the bar of a race.
const BAR: u64 = 30;

impl MatchMessages {
    /// Shows it as a page, with the words that its figures need.
    pub(crate) fn show(
        &self,
        saying: &Event,
        show: impl Fn(&Page<'_>, &Catalogue) -> Result<String, Error>,
    ) -> Result<String, Error> {
        let words = self.catalogue();
        let shown = |markdown: &str, figure: Option<Figure<'_>>| {
            let mut page = Page::from(markdown);
            figure.into_iter().for_each(|figure| page.figure(figure));
            show(&page, words)
        };
        match saying {
            Event::Words(markdown) => shown(markdown, None),
            Event::Board { lead, board: AnyState::Race(setting) } => {
                let bar = self.bar(setting)?;
                shown(&format!("{lead}\n\n```text\n{bar}\n```"), None)
            }
            Event::Board { lead, board: AnyState::Fibonacci(setting) } => {
                let ruler = Ruler::bare(setting.pile(), setting.most());
                shown(lead, Some(Figure::Ruler(ruler)))
            }
            Event::Board { lead, board } => {
                let piles = Figure::Piles { piles: board.numbers(), taken: Vec::new() };
                shown(lead, Some(board.picture(None).unwrap_or(piles)))
            }
            Event::Columns { words, columns } => {
                let drawn = columns.width() > 0;
                shown(words, drawn.then_some(Figure::Columns { columns, boxed: true }))
            }
            Event::Explained { explanation, view } => {
                let renderer = self.renderer(explanation.game(), view.reader)?;
                renderer.shown(explanation, view, |page| show(page, renderer.words()))
            }
        }
    }

    /// The board of a match, which says nothing of who can win: of a race the path with the hops of both,
    /// the person's above it; of Wythoff's game the square; piles with a set of moves as stones;
    /// of Fibonacci Nim the bar, of Staircase Nim the stairs, and trees. None for another game, or where it would be too
    /// large. After the move `turn` it shows what that would leave.
    pub(crate) fn drawn(
        &self,
        game: &Match,
        turn: Option<&AnyMove>,
        show: impl Fn(&Page<'_>, &Catalogue) -> Result<String, Error>,
    ) -> Result<Option<String>, Error> {
        let figure = match (game.board(), game.start()) {
            (AnyState::Race(setting), _) => path(game, setting, turn),
            (
                now @ (AnyState::Subtraction(_) | AnyState::Staircase(_) | AnyState::Hackenbush(_)),
                _,
            ) => now.picture(turn),
            (AnyState::Fibonacci(now), _) => {
                let taken = match turn {
                    Some(AnyMove::Stones(taken)) => taken.take,
                    _ => 0,
                };
                Some(Figure::Ruler(Ruler { taken, ..Ruler::bare(now.pile(), now.most()) }))
            }
            (AnyState::Wythoff(now), AnyState::Wythoff(start)) => {
                let mut now = now.clone();
                if let Some(AnyMove::Takes(takes)) = turn {
                    now.position = Piles { piles: takes.leaves(&now.position.piles) };
                }
                bare(start.pair(), now.pair())
            }
            _ => None,
        };
        let Some(figure) = figure else { return Ok(None) };
        let mut page = Page::from("");
        page.figure(figure);
        show(&page, self.catalogue()).map(Some)
    }

    /// How far a race has come.
    fn bar(&self, setting: &race::State) -> Result<String, Error> {
        let race::Position { target, from: count } = setting.position;
        let left = setting.left();
        let numbers = [("count", count), ("target", target), ("left", left)];
        let words = self.words("play-count", &numbers, &[])?;
        let done = (target - left) as u128 * u128::from(BAR) / u128::from(target.max(1));
        let done = done as usize;
        Ok("█".repeat(done) + &"░".repeat(BAR as usize - done) + "  " + &words)
    }
}

/// The path of a race that is not too long to be drawn whole, with the hop of a move that is not made yet.
fn path<'f>(game: &Match, setting: &race::State, turn: Option<&AnyMove>) -> Option<Figure<'f>> {
    let race::Position { target, from } = setting.position;
    if target > DRAWN {
        return None;
    }
    let numbers = (0..=target).map(|number| PathNumber { number, key: false, left_out: 0 });
    let hops = game.turns().iter().chain(turn).enumerate().filter_map(|(index, turn)| {
        let AnyMove::Say(RaceMove { say, reaches }) = *turn else { return None };
        let by = match game.mover(index) {
            Side::Human => Player::You,
            Side::Computer => Player::They,
        };
        Some(Hop { by, from: reaches - say, say, reaches, winning: false })
    });
    let path = Cow::Owned(Path { numbers: numbers.collect(), hops: hops.collect() });
    let strand = PathVariant { say: setting.rules.say, from, target, path };
    Some(Figure::Braid { strands: vec![strand], asked: 0 })
}
