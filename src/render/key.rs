//! A worked key on paper: the argument in few words, and beside them the one picture that explains
//! most. In: an Explanation, or a page. Out: HTML and a drawing.

#[cfg(feature = "cli")]
use pulldown_cmark::{Options, Parser};
use serde::{Serialize, Serializer};

use super::html::{self, paragraph, rewrite};
use super::page::Page;
use super::svg::{self, board, picture::SvgBuilder};
use super::{Detail, Renderer, View, assemble_page};
use crate::board_frames::{BoardFrame, FrameKind};
use crate::elide::SHOWN;
use crate::error::Error;
use crate::figure::Figure;
use crate::games::Explanation;
use crate::i18n::Catalogue;
use crate::position::Outcome;

/// What a key says, and what it shows.
#[derive(Debug, Default)]
pub(crate) struct Worked {
    pub(crate) text: String,
    pub(crate) picture: Option<Shown>,
}

/// A picture on paper, as large as its letters have to be.
#[derive(Debug)]
pub(crate) struct Shown {
    /// What the stylesheet knows it by beside what all have.
    class: &'static str,
    pub(crate) picture: SvgBuilder,
}

impl Shown {
    /// Whether it is the board in one moment.
    #[cfg(feature = "cli")]
    pub(crate) fn is_moment(&self) -> bool {
        !self.class.is_empty()
    }

    /// The picture with its width and the size of its smallest letters, which the stylesheet asks for.
    pub(crate) fn html(&self) -> String {
        let Shown { class, picture } = self;
        let (wide, least) = (picture.width(), picture.least());
        let svg = picture.finish();
        format!(
            "<figure class=\"shown{class}\" style=\"--wide:{wide};--least:{least}\">{svg}</figure>\n"
        )
    }
}

/// As the templates show it.
impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.html())
    }
}

impl Worked {
    /// The text of a page as HTML without classes, and the picture that it would show.
    #[cfg(feature = "cli")]
    pub(crate) fn bare<'p>(
        page: Page<'p>,
        words: &Catalogue,
    ) -> Result<(String, Option<Figure<'p>>), Error> {
        let (text, figure) = page.with_one_figure();
        let markdown = text.markdown(words)?;
        let events = Parser::new_ext(&markdown, Options::ENABLE_TABLES);
        let mut html = String::with_capacity(2 * markdown.len());
        pulldown_cmark::html::push_html(&mut html, events);
        Ok((html, figure))
    }

    /// A page without its pictures but one, under a heading of level `depth`.
    pub(crate) fn of(page: Page<'_>, words: &Catalogue, depth: u8) -> Result<Self, Error> {
        let (text, figure) = page.with_one_figure();
        let picture = figure.map(|figure| drawn(&figure, words)).transpose()?;
        Ok(Worked { text: rewrite(&text, words, depth)?.html, picture })
    }
}

/// A figure on paper.
pub(crate) fn drawn(figure: &Figure<'_>, words: &Catalogue) -> Result<Shown, Error> {
    Ok(Shown { class: "", picture: svg::picture(figure, words, SHOWN)? })
}

impl Renderer {
    /// The worked key of an explanation, under a heading of level `depth`; in short, what decides alone.
    pub(crate) fn key(
        &self,
        explanation: &Explanation,
        depth: u8,
        in_short: bool,
    ) -> Result<Worked, Error> {
        let moments = explanation.moments();
        let told = told(explanation, moments);
        let Some(&last) = told.last() else {
            let detail = if in_short { Detail::Verdict } else { Detail::Key };
            let view = View { detail, solution: true, no_stones: true, ..View::default() };
            let page = assemble_page::write(self, explanation, &view, None)?;
            let page = if in_short { page.untitled() } else { page };
            return Worked::of(page, &self.words, depth);
        };
        let kept = if in_short { std::slice::from_ref(&last) } else { &told[..] };
        let text = self.told(explanation, kept)?;
        let shown = told.iter().find(|&&index| moments[index].kind == FrameKind::Take);
        let picture = board::draw(moments, &self.words)?.swap_remove(*shown.unwrap_or(&last));
        Ok(Worked { text, picture: Some(Shown { class: " moments", picture }) })
    }
}

impl Renderer {
    /// The text of the worked key of an explanation, without its picture.
    #[cfg(feature = "cli")]
    pub(crate) fn key_text(&self, explanation: &Explanation) -> Result<String, Error> {
        let told = told(explanation, explanation.moments());
        if !told.is_empty() {
            return self.told(explanation, &told);
        }
        let view = View { detail: Detail::Key, solution: true, no_stones: true, ..View::default() };
        let page = assemble_page::write(self, explanation, &view, None)?;
        Ok(Worked::bare(page, &self.words)?.0)
    }

    fn told(&self, explanation: &Explanation, told: &[usize]) -> Result<String, Error> {
        let moments = explanation.moments();
        let sentences = assemble_page::sentences(self, explanation, moments)?;
        Ok(told.iter().map(|&index| paragraph(&sentences[index])).collect())
    }
}

/// Which moments a key tells: how the blocks pair off, and the move if there is one to be found or
/// judged.
fn told(explanation: &Explanation, moments: &[BoardFrame]) -> Vec<usize> {
    let judged = explanation.judgement().is_some();
    let moves = judged || explanation.outcome() == Some(Outcome::N);
    let folded = moments.iter().flat_map(|moment| &moment.rows).any(|row| row.bands > 0);
    let tells = |moment: &BoardFrame| match moment.kind {
        FrameKind::Look => false,
        FrameKind::Split => folded,
        FrameKind::Fork | FrameKind::Pair => true,
        FrameKind::Take => moves,
        FrameKind::Check => judged && moment.made.is_some(),
    };
    (0..moments.len()).filter(|&index| tells(&moments[index])).collect()
}

/// The stylesheet of sheets and keys: figures, and the board.
pub(crate) fn style() -> String {
    [html::figure_style(), html::board_style()].join("\n")
}
