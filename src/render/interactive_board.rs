//! Boards on a page that answers its controls. In: an explanation, and the moment that was chosen. Out:
//! its page with the board as a desk, the large board of it alone, or the board of a match.

use super::hotspots::Touch;
use super::svg::board::handles;
use super::{Detail, Page, Renderer, View, html};
use crate::board_frames::BoardFrame;
use crate::error::Error;
use crate::games::Explanation;
use crate::i18n::Catalogue;
use crate::position::AnyMove;

/// A page with its board as a desk.
#[derive(Debug)]
pub(crate) struct Desk {
    pub(crate) html: String,
    /// The moment that is shown large, and how many there are.
    pub(crate) now: usize,
    pub(crate) moments: usize,
    /// What is said of it, in Markdown.
    pub(crate) told: String,
    /// Whether moves are tried on it.
    pub(crate) is_tried: bool,
}

/// The moves that are tried on a desk, on the stones before they are split.
pub(crate) struct Tries<'t> {
    /// The controls over the stones.
    pub(crate) touch: &'t Touch<'t>,
    /// The move that is tried.
    pub(crate) made: Option<&'t AnyMove>,
    /// The sentence below the board, in Markdown: the question, or the judgement of the move.
    pub(crate) told: String,
    /// Whether the move that is tried is right.
    pub(crate) is_right: Option<bool>,
    /// The answer that the wall shows after the class has voted; empty where a move is judged.
    pub(crate) answer: String,
    /// The label of the button under which these stones are split and paired by hand; empty where they cannot be.
    pub(crate) story: String,
}

/// A page whose pictures are touched.
pub(crate) fn touchable(
    page: &Page<'_>,
    touch: &Touch<'_>,
    words: &Catalogue,
) -> Result<String, Error> {
    html::touchable(page, touch, words)
}

impl Renderer {
    /// The page with its board as a desk, for a page that answers its controls: `now` is the moment
    /// that is shown large, or else the first one. Moves are tried where each stone is drawn.
    pub(crate) fn desk(
        &self,
        mut explanation: Explanation,
        view: &View,
        now: Option<usize>,
        tries: Option<&Tries<'_>>,
    ) -> Result<Desk, Error> {
        if view.only.is_empty() && view.hint.is_none() && view.detail > Detail::Verdict {
            explanation.draw_up();
        }
        let moments = super::moments(&explanation, view);
        let now = shown(moments, now);
        let tries = tries.filter(|_| draws_stones(moments, &self.words));
        let mut told = String::new();
        let html = self.written(&explanation, view, Some(moments), |page| {
            let tried = tries.filter(|_| now == 0).map(|tries| tries.told.as_str());
            told = tried.unwrap_or(page.told(now)).to_owned();
            html::desk(page, html::AtDesk { now, asks: view.ask, tries }, &self.words)
        })?;
        Ok(Desk { html, now, moments: moments.len(), told, is_tried: tries.is_some() })
    }

    /// The large board of a desk alone, while somebody pulls at it; none where there is no board.
    pub(crate) fn large(
        &self,
        mut explanation: Explanation,
        view: &View,
        now: Option<usize>,
    ) -> Result<Option<String>, Error> {
        explanation.draw_up();
        let moments = super::moments(&explanation, view);
        let now = shown(moments, now);
        let drawn = || html::large(moments, now, None, &self.words);
        (!moments.is_empty()).then(drawn).transpose()
    }

    /// The board of a match, whose stones can be pulled and touched where there is a `touch`; none where there
    /// is no board. A move that is pulled is shown as it would leave the board, one that is touched by dashes
    /// where its stones lie.
    pub(crate) fn table(
        &self,
        mut explanation: Explanation,
        (turn, is_pulled): (Option<&AnyMove>, bool),
        touch: Option<&Touch<'_>>,
    ) -> Result<Option<String>, Error> {
        explanation.draw_up();
        let moments = explanation.moments();
        let (now, gone) = match turn {
            Some(turn) if is_pulled => {
                (moments.iter().position(|moment| moment.made.as_ref() == Some(turn)), None)
            }
            // Stones of bands that are folded away lie only on the table.
            turn => {
                let is_folded = |moment: &BoardFrame| moment.rows.iter().any(|row| row.bands > 0);
                let now = usize::from(!moments.iter().any(is_folded));
                ((moments.len() > 1).then_some(now), turn)
            }
        };
        now.map(|now| html::table(moments, (now, gone), touch, &self.words)).transpose()
    }
}

/// Whether each stone of the piles is drawn before they are split.
fn draws_stones(moments: &[BoardFrame], words: &Catalogue) -> bool {
    let Some(first) = moments.first() else { return false };
    let stones: u128 = first.rows.iter().map(|row| u128::from(row.size)).sum();
    handles::stones(moments, 0, words).len() as u128 == stones && stones > 0
}

/// The moment of a board that is shown large: the first one, in which the stones are only looked at, unless another
/// was chosen.
fn shown(moments: &[BoardFrame], chosen: Option<usize>) -> usize {
    chosen.unwrap_or(0).min(moments.len().saturating_sub(1))
}
