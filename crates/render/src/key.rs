//! Worked solutions on printed answer keys: a short argument with the one figure that explains most. Renders
//! an [`Explanation`] as HTML and an SVG picture; `worksheet/print_model.rs` lays them out.

use pulldown_cmark::{Options, Parser};
use serde::{Serialize, Serializer};

use super::html::{self, paragraph, rewrite};
use super::page::Page;
use super::svg::{self, board, picture::SvgBuilder};
use super::{Detail, Renderer, View, assemble_page};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::board_frames::{BoardFrame, FrameKind};
use carryless_games::elide::SHOWN;
use carryless_games::figure::Figure;
use carryless_games::games::Explanation;
use carryless_games::position::Outcome;

/// A worked solution of an exercise: an argument, and a figure next to it.
#[derive(Debug, Default)]
pub struct WorkedSolution {
    /// HTML of the argument, without the figure.
    pub text: String,
    /// The figure next to the argument, if there is one.
    pub picture: Option<PaperFigure>,
}

/// A picture on paper, scaled so that its smallest letters are legible.
#[derive(Debug)]
pub struct PaperFigure {
    /// CSS class of the `<figure>` in addition to `shown`, with a leading space; empty if there is none.
    class: &'static str,
    /// The picture before it is scaled, in its own units.
    pub picture: SvgBuilder,
}

impl PaperFigure {
    /// Whether the picture is a board frame.
    pub fn is_board_frame(&self) -> bool {
        !self.class.is_empty()
    }

    /// Returns the `<figure>` with its width and smallest letter size as CSS variables `--wide` and
    /// `--least`.
    pub fn html(&self) -> String {
        let PaperFigure { class, picture } = self;
        let (wide, least) = (picture.width(), picture.least_letter_size());
        let svg = picture.finish();
        format!(
            "<figure class=\"shown{class}\" style=\"--wide:{wide};--least:{least}\">{svg}</figure>\n"
        )
    }
}

/// Serializes as HTML, the form that templates insert.
impl Serialize for PaperFigure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.html())
    }
}

impl WorkedSolution {
    /// Returns the text of a page as HTML without classes, and the figure that explains most; `None` if the page has no
    /// figures.
    pub fn plain_html<'p>(
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

    /// Creates a worked solution from a page: its text under a heading of level `depth`, and the one figure
    /// that explains most.
    pub fn from_page(page: Page<'_>, words: &Catalogue, depth: u8) -> Result<Self, Error> {
        let (text, figure) = page.with_one_figure();
        let picture = figure.map(|figure| draw_on_paper(&figure, words)).transpose()?;
        Ok(WorkedSolution { text: rewrite(&text, words, depth)?.html, picture })
    }
}

/// Draws a figure for paper; long lists in it are elided.
pub fn draw_on_paper(figure: &Figure<'_>, words: &Catalogue) -> Result<PaperFigure, Error> {
    Ok(PaperFigure { class: "", picture: svg::picture(figure, words, SHOWN)? })
}

impl Renderer {
    /// Returns the worked solution, under a heading of level `depth`. With `in_short` its text is only that of the last
    /// frame described or, for a game without board frames, only the verdict.
    pub fn worked_solution(
        &self,
        explanation: &Explanation,
        depth: u8,
        in_short: bool,
    ) -> Result<WorkedSolution, Error> {
        let frames = explanation.moments();
        let told = key_frames(explanation, frames);
        let Some(&last) = told.last() else {
            let detail = if in_short { Detail::Verdict } else { Detail::Key };
            let view = View { detail, solution: true, no_stones: true, ..View::default() };
            let page = assemble_page::assemble(self, explanation, &view, None)?;
            let page = if in_short { page.untitled() } else { page };
            return WorkedSolution::from_page(page, &self.words, depth);
        };
        let kept = if in_short { std::slice::from_ref(&last) } else { &told[..] };
        let text = self.render_frames(explanation, kept)?;
        let shown = told.iter().find(|&&index| frames[index].kind == FrameKind::Take);
        let picture = board::draw(frames, &self.words)?.swap_remove(*shown.unwrap_or(&last));
        Ok(WorkedSolution { text, picture: Some(PaperFigure { class: " moments", picture }) })
    }
}

impl Renderer {
    /// Returns the HTML of the worked solution of an explanation, without its figure.
    pub fn worked_solution_text(&self, explanation: &Explanation) -> Result<String, Error> {
        let told = key_frames(explanation, explanation.moments());
        if !told.is_empty() {
            return self.render_frames(explanation, &told);
        }
        let view = View { detail: Detail::Key, solution: true, no_stones: true, ..View::default() };
        let page = assemble_page::assemble(self, explanation, &view, None)?;
        Ok(WorkedSolution::plain_html(page, &self.words)?.0)
    }

    /// Returns the HTML of the sentences of the frames with the indices `told` (0-based), one paragraph each.
    fn render_frames(&self, explanation: &Explanation, told: &[usize]) -> Result<String, Error> {
        let frames = explanation.moments();
        let sentences = assemble_page::frame_sentences(self, explanation, frames)?;
        Ok(told.iter().map(|&index| paragraph(&sentences[index])).collect())
    }
}

/// Returns the indices (0-based) of the frames that a worked solution describes: the split if piles have bands, the
/// misère cases, the pairing of the blocks, the move if the player to move can win or an answer is graded, and the
/// reply to a graded move.
fn key_frames(explanation: &Explanation, frames: &[BoardFrame]) -> Vec<usize> {
    let judged = explanation.is_right().is_some();
    let moves = judged || explanation.outcome() == Some(Outcome::N);
    let folded = frames.iter().flat_map(|frame| &frame.rows).any(|row| row.bands > 0);
    let tells = |frame: &BoardFrame| match frame.kind {
        FrameKind::Look => false,
        FrameKind::Split => folded,
        FrameKind::Fork | FrameKind::Pair => true,
        FrameKind::Take => moves,
        FrameKind::Check => judged && frame.made.is_some(),
    };
    (0..frames.len()).filter(|&index| tells(&frames[index])).collect()
}

/// Returns the stylesheet of exercise sheets and answer keys: the rules for figures and for the board.
pub fn style() -> String {
    [html::figure_style(), html::board_style()].join("\n")
}
