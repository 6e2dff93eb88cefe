//! Boards that a reader operates: a page with an interactive board ("desk"), the large board alone while a
//! control is dragged, and the board of a match. The HTML is in `html/board_strip.rs`.

use super::assemble_page::{prompts, step_kind, steps};
use super::hotspots::Touch;
use super::svg::board::handles;
use super::{Detail, Page, Renderer, View, html};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::board_frames::BoardFrame;
use carryless_games::elide::SHOWN;
use carryless_games::games::Explanation;
use carryless_games::position::AnyMove;
use carryless_games::serialize;

/// A page with an interactive board.
#[derive(Debug)]
pub struct InteractivePage {
    /// HTML of the page.
    pub html: String,
    /// Index of the large frame, 0-based.
    pub now: usize,
    /// Number of board frames.
    pub moments: usize,
    /// Sentence of the large frame, in Markdown.
    pub sentence: String,
    /// Whether moves can be tried on the board.
    pub is_tried: bool,
}

/// Moves that a pupil tries on the stones of the first frame.
pub struct TriedMoves<'t> {
    /// Settings of the buttons over the stones.
    pub touch: &'t Touch<'t>,
    /// The move being tried, if there is one.
    pub made: Option<&'t AnyMove>,
    /// Sentence below the board, in Markdown: the question, or the judgement of the move.
    pub sentence: String,
    /// Markdown text that says how to try a move. It is appended to `sentence` if every stone is drawn, so it begins
    /// with a space; empty if a move is judged.
    pub how: String,
    /// Whether the move being tried is right; `None` without such a move.
    pub is_right: Option<bool>,
    /// Answer that presentation mode shows after the class has voted; empty if a move is judged.
    pub answer: String,
    /// Label of the button that leads to splitting and pairing the stones of the board by hand; empty if that
    /// is impossible.
    pub story: String,
    /// HTML of the button with which the pupil claims that no move wins; empty if that cannot be claimed.
    pub claim: String,
}

/// State of a page that asks first.
#[derive(Clone, Copy)]
pub struct QuestionState<'q> {
    /// Index of the moment that is shown: 0 for the question, 1 for the answer, then the steps of the answer.
    pub now: usize,
    /// HTML of the picture of the position: with the move being tried or, after the question, the best move. After the
    /// question the lead figure of the page, if it has one, is shown instead. If both are missing, the picture of the
    /// first step is shown.
    pub picture: Option<&'q str>,
    /// Question or judgement of an attempt, in Markdown.
    pub sentence: &'q str,
    /// HTML of the button with which the pupil claims that no move wins; empty if that cannot be claimed.
    pub claim: &'q str,
    /// Whether the attempt being judged is right; `None` without one.
    pub is_right: Option<bool>,
    /// Number of steps of the answer that are told on the picture; 0 if all are told in words.
    pub steps: usize,
    /// Sentence of the step that is shown and told on the picture, in Markdown; `None` if no such step is shown.
    pub reason: Option<&'q str>,
    /// Whether the explanation judges an attempt; its steps are then shown below the judgement.
    pub is_judged: bool,
    /// Whether the steps in words are unfolded, where steps are told on the picture.
    pub is_open: bool,
    /// Whether another position can follow.
    pub has_another: bool,
}

/// A page that asks first.
#[derive(Debug)]
pub struct Question {
    /// HTML of the page, at the moment `now`.
    pub html: String,
    /// Index of the moment that is shown, at most that of the last moment.
    pub now: usize,
    /// Sentence of the moment, in Markdown.
    pub sentence: String,
}

/// Returns the HTML of a page with buttons over its pictures.
pub fn page_with_buttons(
    page: &Page<'_>,
    touch: &Touch<'_>,
    words: &Catalogue,
) -> Result<String, Error> {
    html::page_with_buttons(page, touch, words)
}

impl Renderer {
    /// Builds the board frames of the explanation unless the view shows a verdict, hints or single steps. Returns
    /// whether the page has board frames.
    pub fn has_frames(&self, explanation: &mut Explanation, view: &View) -> bool {
        build_frames(explanation, view);
        view.shows_board() && !crate::visible_steps::visible_frames(explanation, view).is_empty()
    }

    /// Returns the indices (0-based) of the steps that are told on the picture of the position: those with marks and a
    /// sentence for them.
    pub fn pictured_steps(&self, explanation: &Explanation) -> Vec<usize> {
        let value = serialize::shortened_value(explanation, SHOWN);
        let kinds = steps(&value).iter().map(|step| step_kind(step).unwrap_or_default());
        let is_told = |(at, kind): &(usize, &str)| {
            self.has_section(explanation.game(), &["moment-", kind].concat())
                && explanation.marks(*at).is_some()
        };
        kinds.enumerate().filter(is_told).map(|(at, _)| at).collect()
    }

    /// Returns the sentence with which the step of this index (0-based) is told on the picture, in Markdown.
    pub fn pictured_sentence(
        &self,
        explanation: &Explanation,
        step: usize,
    ) -> Result<String, Error> {
        prompts::step_sentence(self, explanation, step)
    }

    /// Returns a page without board frames that shows its question first, at the moment that `state` selects.
    pub fn question_page(
        &self,
        explanation: &Explanation,
        view: &View,
        state: QuestionState<'_>,
    ) -> Result<Question, Error> {
        let mut asked = None;
        self.render_foldable_page(explanation, view, Some(&[]), |page| {
            asked = Some(html::question::question_page(page, state, &self.words)?);
            Ok(String::new())
        })?;
        asked.ok_or_else(|| Error::internal("no page"))
    }

    /// Returns a page with an interactive board. `now` is the index of the large frame (0-based), by default
    /// the first. The question of `tries` is asked in the first frame; moves can be tried there if every stone
    /// is drawn.
    pub fn interactive_page(
        &self,
        mut explanation: Explanation,
        view: &View,
        now: Option<usize>,
        mut tries: Option<TriedMoves<'_>>,
    ) -> Result<InteractivePage, Error> {
        build_frames(&mut explanation, view);
        let moments = crate::visible_steps::visible_frames(&explanation, view);
        let now = shown_frame(moments, now);
        let is_tried = tries.is_some() && draws_stones(moments, &self.words);
        if let Some(tries) = tries.as_mut().filter(|_| is_tried) {
            tries.sentence += &tries.how;
        }
        let tries = tries.as_ref();
        let mut told = String::new();
        let html = self.render_foldable_page(&explanation, view, Some(moments), |page| {
            let tried = tries.filter(|_| now == 0).map(|tries| tries.sentence.as_str());
            told = tried.unwrap_or(page.sentence(now)).to_owned();
            html::interactive_page(
                page,
                html::InteractiveState { now, asks: view.ask, tries },
                &self.words,
            )
        })?;
        Ok(InteractivePage { html, now, moments: moments.len(), sentence: told, is_tried })
    }

    /// Returns the HTML of the large board alone, in frame `now` (0-based, by default the first), for use
    /// while a control is dragged; `None` without board frames.
    pub fn large_board(
        &self,
        mut explanation: Explanation,
        view: &View,
        now: Option<usize>,
    ) -> Result<Option<String>, Error> {
        explanation.build_frames();
        let moments = crate::visible_steps::visible_frames(&explanation, view);
        let now = shown_frame(moments, now);
        let drawn = || html::large_frame(moments, now, None, &self.words);
        (!moments.is_empty()).then(drawn).transpose()
    }

    /// Returns the HTML of the board of a match; `None` without board frames. `turn` is the move chosen so far, if
    /// there is one: if it was dragged (`is_pulled`) the board shows the new position, otherwise its stones are dashed.
    /// With `touch` the stones can be dragged and pressed.
    pub fn match_board(
        &self,
        mut explanation: Explanation,
        (turn, is_pulled): (Option<&AnyMove>, bool),
        touch: Option<&Touch<'_>>,
    ) -> Result<Option<String>, Error> {
        explanation.build_frames();
        let moments = explanation.moments();
        let (now, gone) = match turn {
            Some(turn) if is_pulled => {
                (moments.iter().position(|moment| moment.made.as_ref() == Some(turn)), None)
            }
            // Stones in folded bands are visible only in the first frame.
            turn => {
                let is_folded = |moment: &BoardFrame| moment.rows.iter().any(|row| row.bands > 0);
                let now = usize::from(!moments.iter().any(is_folded));
                ((moments.len() > 1).then_some(now), turn)
            }
        };
        now.map(|now| html::match_board(moments, (now, gone), touch, &self.words)).transpose()
    }
}

/// Builds the board frames if the view shows a whole explanation and they are not built yet.
fn build_frames(explanation: &mut Explanation, view: &View) {
    let is_whole = view.only.is_empty() && view.hint.is_none() && view.detail > Detail::Verdict;
    if is_whole && explanation.moments().is_empty() {
        explanation.build_frames();
    }
}

/// Whether every stone of the piles is drawn in the first frame.
fn draws_stones(moments: &[BoardFrame], words: &Catalogue) -> bool {
    let Some(first) = moments.first() else { return false };
    let stones: u128 = first.rows.iter().map(|row| u128::from(row.size)).sum();
    handles::stone_areas(moments, 0, words).len() as u128 == stones && stones > 0
}

/// Returns the index of the large frame, 0-based: `chosen`, but at most the last frame; by default the first
/// frame.
fn shown_frame(moments: &[BoardFrame], chosen: Option<usize>) -> usize {
    chosen.unwrap_or(0).min(moments.len().saturating_sub(1))
}
