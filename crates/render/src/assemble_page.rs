//! Assembles the [`Page`] of an [`Explanation`] from the sections of a game's template: title, rules,
//! verdict, steps and their figures. Questions, hints and blanks are in `assemble_page/prompts.rs`,
//! board frames in `assemble_page/frames.rs`.

mod frames;
pub(super) mod prompts;

use tera::{Context, Value};

use super::page::{BOARD, FIGURE, Page, STATE, Title, VerdictTone};
use super::{Detail, Renderer, View, template_sections, visible_steps::is_on_board};
use carryless_args::error::Error;
use carryless_games::board_frames::BoardFrame;
use carryless_games::elide::SHOWN;
use carryless_games::figure::Figure;
use carryless_games::game::{Hint, Retry};
use carryless_games::games::Explanation;
use carryless_games::position::Outcome;
use carryless_games::serialize;
use prompts::{FOLDED, contains, end_fold, fold_start, insert_placeholder};

/// Initial capacity of the text of a section, in bytes.
const SECTION: usize = 512;
/// Initial capacity of the text of a page, in bytes.
const PAGE: usize = 8192;

/// Kind of the step that judges the pupil's own move.
const JUDGED: &str = "judge";
/// Name of the section with the title and the rule in a few words.
const CAPTION: &str = "caption";

/// Assembles the page of an explanation. With `frames` the page begins with these board frames and folds its
/// steps below them. If `frames` is empty, a lead figure may replace the board.
pub(super) fn assemble<'f>(
    renderer: &Renderer,
    explanation: &'f Explanation,
    view: &View,
    frames: Option<&'f [BoardFrame]>,
) -> Result<Page<'f>, Error> {
    let value = renderer.template_value(explanation, view);
    let retry = view.retry(explanation);
    let view = &match retry {
        Some(_) => View { detail: view.detail.min(Detail::Key), ask: false, ..view.clone() },
        None => view.clone(),
    };
    let mut page = Document::new(renderer, explanation, &value, view);
    let rules = view.rules.clone().map_or_else(|| page.render_trimmed("rules"), Ok)?;
    let title = Title { name: page.render_trimmed("title")?, rules };
    let judged = explanation.is_right();
    let judgement = judged.map(|_| page.render_trimmed("said")).transpose()?.unwrap_or_default();
    if let Some(wanted) = view.hint {
        let hints = page.hints(&explanation.hints(), wanted)?;
        return Ok(Page::from_template(Some(title), &hints, Vec::new()));
    }
    if view.detail == Detail::Verdict && view.only.is_empty() {
        return Ok(Page::from_template(
            None,
            &page.one_line(&title.line(&renderer.words)?, judgement)?,
            Vec::new(),
        ));
    }
    let panels = page.panels(frames.unwrap_or_default(), steps(&value))?;
    let headed = frames.is_some() && panels.is_none() && view.shows_board();
    // After a wrong answer the first step's figure, which does not reveal the answer.
    let head = explanation
        .lead_figure_step()
        .filter(|_| headed)
        .map(|at| if retry.is_some() { 0 } else { at });
    let head =
        head.and_then(|at| Some((at, crate::visible_steps::step_figure(explanation, view, at)?)));
    let (top, headed) = match (&panels, &head) {
        (Some(_), _) => (PageHead::Board, false),
        (None, Some(_)) => (PageHead::Picture, true),
        (None, None) => (PageHead::Words, false),
    };
    let has_caption = !view.only.is_empty();
    let caption = has_caption.then(|| page.caption(&title)).transpose()?;
    let (mut written, mut figures) =
        page.render_steps((&judgement, judged, top), steps(&value), (explanation, head))?;
    page.append_named_frames(explanation, steps(&value), &mut written, &mut figures)?;
    let tones = page.tones(explanation.outcome(), judged);
    let page =
        Page::from_template(Some(title), utf8(&written)?, figures).with_head(tones, panels, headed);
    let page = page.with_lists(view.full);
    Ok(match caption {
        Some(caption) => page.captioned(caption),
        None => page,
    })
}

/// Returns the sentence of each frame in `frames`, each as a paragraph of Markdown.
pub(super) fn frame_sentences(
    renderer: &Renderer,
    explanation: &Explanation,
    frames: &[BoardFrame],
) -> Result<Vec<String>, Error> {
    let (value, view) = (serialize::shortened_value(explanation, SHOWN), View::default());
    let panels =
        Document::new(renderer, explanation, &value, &view).panels(frames, steps(&value))?;
    Ok(panels.map(|panels| panels.sentences).unwrap_or_default())
}

/// Returns `hint` as Markdown.
pub(super) fn render_hint(
    renderer: &Renderer,
    explanation: &Explanation,
    hint: &Hint,
) -> Result<String, Error> {
    let (value, view) = (serialize::shortened_value(explanation, SHOWN), View::default());
    let mut page = Document::new(renderer, explanation, &value, &view);
    page.context.insert_value("hint", serialize::value(hint));
    page.render_trimmed("hint")
}

/// Content at the head of a page, below its title and verdict.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PageHead {
    Board,
    Picture,
    /// No picture: the verdict follows the first step.
    Words,
}

struct Document<'r> {
    renderer: &'r Renderer,
    game: &'static str,
    /// Serialized rules of the position; titles can use their numbers.
    rules: Option<Value>,
    context: Context,
    view: &'r View,
    /// Subject of the retry (move, claim or digits); `None` unless the pupil is to try again.
    retry: Option<Retry>,
    /// Whether a fold around the steps that depend on the winner has begun and not ended.
    is_fold_open: bool,
}

impl<'r> Document<'r> {
    fn new(
        renderer: &'r Renderer,
        explanation: &Explanation,
        value: &Value,
        view: &'r View,
    ) -> Self {
        let mut context = Context::new();
        context.insert_value("e", value.clone());
        let rules = value.as_map().and_then(|map| map.get(&"rules".into())).cloned();
        if let Some(start) = steps(value).first() {
            context.insert_value("start", start.clone());
        }
        context.insert_value("show", serialize::value(&view.template_options(explanation)));
        Document {
            renderer,
            game: explanation.game(),
            rules,
            context,
            view,
            retry: view.retry(explanation),
            is_fold_open: false,
        }
    }

    /// Returns one line: `title` and `judgement`, followed by the verdict if the view asks for the solution. If
    /// `judgement` is empty, the verdict takes its place, or the question if the page asks.
    fn one_line(&self, title: &str, judgement: String) -> Result<String, Error> {
        let verdict = match judgement.is_empty() {
            true if self.view.ask => self.question()?,
            true => self.render_trimmed("verdict")?,
            false if self.view.solution => [judgement, self.render_trimmed("verdict")?].join("\n"),
            false => judgement,
        };
        let words = &self.renderer.words;
        let (stop, gap) = (words.text("full-stop")?, words.text("sentence-gap")?);
        let verdict = verdict.lines().collect::<Vec<_>>().join(&gap);
        // A title that is a question has its own mark, narrow or full-width.
        let stop = if title.ends_with(['?', '\u{ff1f}']) { gap } else { stop };
        Ok(format!("{title}{stop}{verdict}"))
    }

    /// Renders a section of the game's template and appends the result to `text`.
    fn section(&self, template: &str, text: &mut Vec<u8>) -> Result<(), Error> {
        self.renderer.render(template, &self.context, text)
    }

    /// Returns the text of a section of the game's template, without surrounding whitespace.
    fn render_trimmed(&self, name: &str) -> Result<String, Error> {
        let mut text = Vec::with_capacity(SECTION);
        self.section(&template_sections::template_name(self.game, name), &mut text)?;
        Ok(utf8(&text)?.trim().to_owned())
    }

    /// Returns the caption of a page of single steps: the title and, if the game's template has a section `caption`, the
    /// rule in a few words.
    fn caption(&mut self, title: &Title) -> Result<String, Error> {
        let name = template_sections::template_name(self.game, CAPTION);
        if !self.renderer.details.contains_key(&name) {
            return Ok(title.name.clone());
        }
        self.context.insert("title", &title.name);
        self.render_trimmed(CAPTION)
    }

    /// Returns the Markdown of the verdict and the steps, and the figures in order. `judgement` is the text about the
    /// answer, `judged` whether it is right, `top` the page head, `head` the lead figure with its step's index.
    fn render_steps<'f>(
        &mut self,
        (judgement, judged, top): (&str, Option<bool>, PageHead),
        steps: &[Value],
        (explanation, head): (&'f Explanation, Option<(usize, Figure<'f>)>),
    ) -> Result<(Vec<u8>, Vec<Figure<'f>>), Error> {
        let mut text = Vec::with_capacity(PAGE);
        let folded = usize::from(top == PageHead::Board && !self.withholds(JUDGED));
        let whole = self.view.only.is_empty();
        let (head_at, head) = head.unzip();
        let mut shown: Vec<Figure<'f>> = head.iter().cloned().collect();
        for (index, step) in steps.iter().enumerate() {
            let kind = step_kind(step).unwrap_or_default();
            if index == 0 && whole && top != PageHead::Words {
                self.write_verdict(&mut text, (judgement, judged, top))?;
            }
            let name = template_sections::template_name(self.game, kind);
            let details = self.renderer.details.get(&name);
            let (least, pictured) =
                details.ok_or_else(|| Error::internal(format!("no section for {name}")))?;
            let shows = self.view.shows(kind, *least) && !self.withholds(kind);
            if shows && !(top == PageHead::Board && index == 0) {
                let pictured = *pictured <= self.view.detail.max(*least) && head_at != Some(index);
                let figure = pictured
                    .then(|| crate::visible_steps::step_figure(explanation, self.view, index))
                    .flatten();
                let told = |figure: &Figure<'_>| match &head {
                    Some(head) => head.subsumes(figure),
                    None => top == PageHead::Board && is_on_board(figure),
                };
                let figure = figure.filter(|figure| !told(figure));
                let state =
                    (top != PageHead::Board).then(|| self.board_at(explanation, index)).flatten();
                self.context.insert_value("step", step.clone());
                self.set_placeholder("figure", FIGURE, figure.is_some());
                self.set_placeholder("board", STATE, state.is_some());
                let begin = text.len();
                self.step(kind, step, &name, &mut text)?;
                let blanks = figure.as_ref().and_then(|figure| self.blank_figure(kind, figure));
                shown.extend(blanks.filter(|_| insert_placeholder(&mut text, begin)));
                shown.extend(figure.filter(|_| contains(&text[begin..], FIGURE)));
                shown.extend(state.filter(|_| contains(&text[begin..], STATE)));
            }
            if index == 0 && whole && top == PageHead::Words {
                self.write_verdict(&mut text, (judgement, judged, top))?;
            }
        }
        end_fold(&mut self.is_fold_open, &mut text);
        text.extend(FOLDED.as_bytes().repeat(folded));
        if self.retry.is_some() && !self.view.has_solution_button {
            let how = self.renderer.words.text("game-again-more")?;
            text.extend([how.as_bytes(), b"\n"].concat());
        }
        Ok((text, shown))
    }

    /// Whether steps of kind `kind` are hidden from a pupil who is to try again: all but the position and, in
    /// the retry of a move, the step about that move.
    fn withholds(&self, kind: &str) -> bool {
        match self.retry {
            None => false,
            Some(Retry::Move) => !["start", JUDGED].contains(&kind),
            Some(Retry::Claim | Retry::Digits) => kind != "start",
        }
    }

    /// Sets the template variable `name` to the placeholder `sign` if `is_there`, otherwise to an empty text.
    fn set_placeholder(&mut self, name: &'static str, sign: &'static str, is_there: bool) {
        self.context.insert_value(name, Value::from(if is_there { sign } else { "" }));
    }

    /// Returns the board at a step (0-based) if the detail is at least `Teach` and stones are shown.
    fn board_at<'f>(&self, explanation: &'f Explanation, step: usize) -> Option<Figure<'f>> {
        let told = self.view.detail >= Detail::Teach && !self.view.no_stones;
        told.then(|| explanation.board_figure(step)).flatten()
    }

    /// Appends the verdict, the content of the head `top` below it, and the reason why a wrong answer is wrong.
    /// `judgement` is the text about the pupil's answer, `judged` whether the answer is right; `None` without one.
    fn write_verdict(
        &self,
        text: &mut Vec<u8>,
        (judgement, judged, top): (&str, Option<bool>, PageHead),
    ) -> Result<(), Error> {
        let why =
            if judged == Some(false) { self.render_trimmed("why-wrong")? } else { String::new() };
        let above = if top == PageHead::Words { why.as_str() } else { "" };
        text.extend_from_slice(self.verdict(judgement, above)?.as_bytes());
        match top {
            PageHead::Board if self.withholds(JUDGED) => {
                text.extend([BOARD, "\n", &why, "\n\n"].concat().as_bytes());
            }
            PageHead::Board => text.extend_from_slice(self.open_steps_fold(&why)?.as_bytes()),
            PageHead::Picture => text.extend([FIGURE, "\n\n", &why, "\n\n"].concat().as_bytes()),
            PageHead::Words => {}
        }
        Ok(())
    }

    /// Returns the board's placeholder, `why_wrong`, and the start of the steps' fold, open above standard detail.
    fn open_steps_fold(&self, why_wrong: &str) -> Result<String, Error> {
        let open = if self.view.detail > Detail::Standard { " open" } else { "" };
        let summary = self.renderer.words.text("moment-words")?;
        Ok([BOARD, "\n", why_wrong, "\n\n", &fold_start(&summary, open)].concat())
    }

    /// Returns the tones of the quotes: judgement (if any), then verdict (not in a retry). Empty if the page asks.
    fn tones(&self, outcome: Option<Outcome>, judged: Option<bool>) -> Vec<VerdictTone> {
        let tone = judged.map(|right| if right { VerdictTone::Right } else { VerdictTone::Wrong });
        let won = outcome.filter(|_| self.retry.is_none()).map(|outcome| match outcome {
            Outcome::N => VerdictTone::Win,
            Outcome::P => VerdictTone::Lose,
        });
        match self.view.ask {
            true => Vec::new(),
            false => tone.into_iter().chain(won).collect(),
        }
    }

    /// Returns the question that the reader answers before the verdict is shown.
    fn question(&self) -> Result<String, Error> {
        let words = &self.renderer.words;
        let own = format!("{}-ask-verdict", self.game);
        words.text(if words.has(&own) { &own } else { "ask-verdict" })
    }

    /// Returns the judgement of the pupil's answer as quotes, the reason `why_wrong`, and as a quote the verdict, in a
    /// retry the request to try again; an empty verdict is omitted. If the page asks, the verdict is folded.
    fn verdict(&self, judgement: &str, why_wrong: &str) -> Result<String, Error> {
        let mut text = String::new();
        for line in judgement.lines() {
            text.push_str(&format!("> {line}\n\n"));
        }
        text.extend([why_wrong, "\n\n"]);
        let verdict = match self.retry {
            Some(retry) => {
                self.renderer.words.format_with("game-again", [("what", retry.tag())])?
            }
            None => self.render_trimmed("verdict")?,
        };
        if verdict.is_empty() {
            return Ok(text);
        }
        if self.view.ask {
            let question = self.question()?;
            let unfolding = fold_start(&self.renderer.words.text("ask-answer")?, "");
            text.push_str(&format!("{question}\n\n{unfolding}> {verdict}{FOLDED}"));
        } else {
            text.extend(["> ", &verdict, "\n\n"]);
        }
        Ok(text)
    }
}

/// Returns the steps of a serialized explanation; empty if it has none.
pub(super) fn steps(explanation: &Value) -> &[Value] {
    let steps = explanation.as_map().and_then(|map| map.get(&"steps".into()));
    steps.and_then(Value::as_array).unwrap_or_default()
}

/// Returns the kind of a serialized step; `None` if the value is no step.
pub(super) fn step_kind(step: &Value) -> Option<&str> {
    step.as_map()?.get(&"kind".into())?.as_str()
}

/// Returns the template output as text. `simdutf8` is faster than `std` for Chinese pages.
fn utf8(written: &[u8]) -> Result<&str, Error> {
    simdutf8::basic::from_utf8(written).map_err(Error::internal)
}
