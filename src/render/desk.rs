//! Boards on a page that answers its controls. In: an explanation, and the moment that was chosen. Out:
//! its page with the board as a desk, the large board of it alone, or the board of a match.

use super::spots::Touch;
use super::{Detail, Page, Renderer, View, html};
use crate::error::Error;
use crate::games::Explanation;
use crate::moments::Moment;
use crate::position::Turn;
use crate::wording::Catalogue;

/// A page with its board as a desk.
#[derive(Debug)]
pub(crate) struct Desk {
    pub(crate) html: String,
    /// The moment that is shown large, and how many there are.
    pub(crate) now: usize,
    pub(crate) moments: usize,
    /// What is said of it, in Markdown.
    pub(crate) told: String,
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
    /// that is shown large, or else the one that says most before the move; a page that asks begins at
    /// the beginning.
    pub(crate) fn desk(
        &self,
        mut explanation: Explanation,
        view: &View,
        now: Option<usize>,
    ) -> Result<Desk, Error> {
        if view.only.is_empty() && view.hint.is_none() && view.detail > Detail::Verdict {
            explanation.draw_up();
        }
        let moments = super::moments(&explanation, view);
        let now = shown(moments, now);
        let mut told = String::new();
        let html = self.written(&explanation, view, Some(moments), |page| {
            told = page.told(now).to_owned();
            html::desk(page, (now, view.ask), &self.words)
        })?;
        Ok(Desk { html, now, moments: moments.len(), told })
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
        let drawn = || html::large(moments, now, &self.words);
        (!moments.is_empty()).then(drawn).transpose()
    }

    /// The board of a match, whose stones can be pulled and touched where there is a `touch`; none where there
    /// is no board. A move that is pulled is shown as it would leave the board, one that is touched by dashes
    /// where its stones lie.
    pub(crate) fn table(
        &self,
        mut explanation: Explanation,
        (turn, is_pulled): (Option<&Turn>, bool),
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
                let is_folded = |moment: &Moment| moment.rows.iter().any(|row| row.bands > 0);
                let now = usize::from(!moments.iter().any(is_folded));
                ((moments.len() > 1).then_some(now), turn)
            }
        };
        now.map(|now| html::table(moments, (now, gone), touch, &self.words)).transpose()
    }
}

/// The moment of a board that is shown large: the first one, in which the stones are only looked at, unless another
/// was chosen.
fn shown(moments: &[Moment], chosen: Option<usize>) -> usize {
    chosen.unwrap_or(0).min(moments.len().saturating_sub(1))
}
