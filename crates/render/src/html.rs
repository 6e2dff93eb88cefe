//! Renders a [`Page`] as HTML: a whole self-contained file, or the part inside `<main>`. The Markdown is
//! parsed once and its events are rewritten; nothing is searched and replaced in text. The Markdown must
//! follow these rules: quotes before the first step are judgement and verdict; each `##` begins a step. Raw HTML
//! is passed through; only `<details>` and `<summary>` occur.

mod board_strip;
pub(super) mod question;
mod superscript;
mod tables;

pub(super) use board_strip::{InteractiveState, large_frame, match_board};

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use super::assets;
use super::hotspots::{Touch, with_move_buttons, with_target_buttons};
use super::page::{Page, Part, Title, VerdictTone};
use super::script::{board_script, presenter_script, slider_script};
use super::svg;
use super::svg::picture::{HotspotTarget, SvgBuilder, escape};
use super::{pile_slider, race_paths};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::elide::{DRAWN_FULL, SHOWN};
use carryless_games::figure::Figure;

/// Width in units above which a picture gets a scroll container: the narrowest phone (360) less its margins.
const NARROW: f64 = 328.0;

/// CSS classes of a figure with a board frame.
const STATE: &str = "figure moments";

/// Largest number of bytes of a title that is set in large letters.
const LONG_TITLE: usize = 40;

/// Returns the stylesheet of figures, verdict and steps, with the colours of light mode, dark mode and print.
pub fn figure_style() -> &'static str {
    assets::FIGURES.source()
}

/// Returns the stylesheet of the board.
pub(super) fn board_style() -> &'static str {
    assets::BOARD.source()
}

/// Returns a whole self-contained page, in the language of `words`.
pub fn page(page: &Page<'_>, words: &Catalogue) -> Result<String, Error> {
    let rewritten = rewrite(page, words, 0)?;
    let has = |sign: &str| rewritten.html.contains(sign);
    let wanted = [
        (true, &assets::FIGURES),
        (has(pile_slider::SIGN), &assets::SLIDE),
        (has(race_paths::SIGN), &assets::BRAID),
        (true, &assets::STYLE),
        (page.has_board() || page.has_lead_figure() || has(STATE), &assets::BOARD),
        (!page.has_board(), &assets::PRESENT),
    ];
    let style: String = wanted.iter().filter(|one| one.0).map(|one| one.1.minified()).collect();
    // A single line or step needs no presentation mode.
    let steps = rewritten.html.matches("<section class=\"step\">").count();
    let script = match page.has_board() {
        true => board_script(words)?,
        false if steps > 1 => presenter_script(words)?,
        false => String::new(),
    };
    let slides = slider_script(&rewritten.html, page.has_board(), words)?;
    Ok(assets::fill_page(&[
        ("lang", words.language().code()),
        ("title", &escape(&rewritten.title)),
        ("style", &style),
        ("body", &rewritten.html),
        ("script", &(script + &slides)),
    ]))
}

/// Returns the HTML of a page, the content of its `<main>` element.
pub fn fragment(page: &Page<'_>, words: &Catalogue) -> Result<String, Error> {
    Ok(rewrite(page, words, 0)?.html)
}

/// The HTML of a page, and its title as plain text.
pub(super) struct Rewritten {
    pub(super) html: String,
    title: String,
}

/// Renders a page as the content of its `<main>` element, with headings `depth` levels lower, and returns it
/// with the page's title.
pub(super) fn rewrite(page: &Page<'_>, words: &Catalogue, depth: u8) -> Result<Rewritten, Error> {
    run_writer(page, Writer::new(words, depth)?)
}

/// Returns the HTML of a page, the content of its `<main>` element, with the buttons `touch` over its pictures.
pub(super) fn page_with_buttons(
    page: &Page<'_>,
    touch: &Touch<'_>,
    words: &Catalogue,
) -> Result<String, Error> {
    Ok(run_writer(page, Writer { touch: Some(touch), ..Writer::new(words, 0)? })?.html)
}

/// Returns the HTML of a page, the content of its `<main>` element, with the interactive board in state `desk`.
pub(super) fn interactive_page(
    page: &Page<'_>,
    desk: InteractiveState<'_>,
    words: &Catalogue,
) -> Result<String, Error> {
    Ok(run_writer(page, Writer { desk: Some(desk), ..Writer::new(words, 0)? })?.html)
}

fn run_writer<'p>(page: &'p Page<'_>, mut writer: Writer<'p>) -> Result<Rewritten, Error> {
    writer.tones = page.tones().iter();
    writer.has_lead_figure = page.has_lead_figure();
    writer.keep = page.list_limit().min(DRAWN_FULL);
    if page.has_board() || page.has_lead_figure() {
        let headed = match (page.has_board(), writer.desk) {
            (true, Some(_)) => " alive",
            (true, None) => "",
            (false, _) => " headed",
        };
        writer.html(format!("<div class=\"hero{headed}\">\n<div class=\"head\">\n"));
    }
    if let Some(title) = page.title() {
        writer.headline(title);
    }
    for part in page.parts() {
        match part {
            Part::Text(text) => {
                Parser::new_ext(text, Options::ENABLE_TABLES)
                    .for_each(|event| writer.handle_event(event));
            }
            Part::Figure(figure) => writer.figure(figure)?,
            Part::Board(panels) => writer.board(panels)?,
        }
    }
    writer.close_step();
    writer.flush();
    Ok(Rewritten { html: writer.written, title: writer.title })
}

struct Writer<'m> {
    words: &'m Catalogue,
    /// Number of levels by which headings are lowered.
    depth: u8,
    scroll_table: String,
    /// Markdown events that are not yet rendered.
    events: Vec<Event<'m>>,
    written: String,
    title: String,
    /// Number of open `<details>` elements.
    details: usize,
    /// Number of `<details>` elements that were open at the start of the current step; `None` outside a step.
    step: Option<usize>,
    /// Whether a step has begun; quotes after its start are not verdicts.
    begun: bool,
    in_head: bool,
    in_cell: bool,
    /// Whether the bold beginning of a verdict is still expected.
    in_verdict: bool,
    /// Whether the text after the bold beginning of a verdict is being written.
    in_reason: bool,
    /// Whether no text after the bold beginning has been written yet.
    is_reason_start: bool,
    /// Whether the next figure is the page's lead figure.
    has_lead_figure: bool,
    /// State of the interactive board, if the page has one.
    desk: Option<InteractiveState<'m>>,
    /// Settings of the buttons over pictures, if their hotspots choose moves.
    touch: Option<&'m Touch<'m>>,
    /// Number of items to which a long list in a figure is shortened.
    keep: usize,
    /// Tones of the quotes that are still to come.
    tones: std::slice::Iter<'m, VerdictTone>,
}

impl<'m> Writer<'m> {
    fn new(words: &'m Catalogue, depth: u8) -> Result<Self, Error> {
        Ok(Writer {
            words,
            depth,
            scroll_table: words.text("figure-scroll-table")?,
            events: Vec::new(),
            written: String::new(),
            title: String::new(),
            details: 0,
            step: None,
            begun: false,
            in_head: false,
            in_cell: false,
            in_verdict: false,
            in_reason: false,
            is_reason_start: false,
            has_lead_figure: false,
            desk: None,
            touch: None,
            keep: SHOWN,
            tones: [].iter(),
        })
    }

    fn html(&mut self, html: impl Into<CowStr<'m>>) {
        self.events.push(Event::Html(html.into()));
    }

    /// Appends the pending events to the HTML and empties their list. Later events are rendered separately.
    fn flush(&mut self) {
        if self.title.is_empty() {
            // The one-line verdict has no headline and serves as the title.
            let end = |event: &Event<'_>| matches!(event, Event::End(TagEnd::Paragraph));
            let line = self.events.iter().position(end).unwrap_or(self.events.len());
            self.title = plain_text(&self.events[..line]);
        }
        let events = std::mem::take(&mut self.events);
        html::push_html(&mut self.written, superscript::raise(events).into_iter());
    }

    fn handle_event(&mut self, event: Event<'m>) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                self.open_step();
                self.events.push(lower_heading(event, self.depth));
            }
            Event::Start(Tag::BlockQuote(_)) if !self.begun => {
                let tone = self.tones.next().map_or("none", |tone| tone.name());
                self.html(format!("<blockquote class=\"verdict\" data-outcome=\"{tone}\">\n"));
                self.in_verdict = true;
            }
            Event::End(TagEnd::BlockQuote(_)) => {
                self.in_verdict = false;
                self.events.push(event);
            }
            Event::End(TagEnd::Strong) if self.in_verdict => {
                self.events.push(event);
                self.html("<span class=\"why\">");
                (self.in_reason, self.is_reason_start) = (true, true);
            }
            // The bold beginning is shown as a badge, which needs no colon.
            Event::Text(text) if self.in_reason && self.is_reason_start => {
                self.is_reason_start = false;
                let rest = text.trim_start_matches([':', '\u{ff1a}', ' ']).to_owned();
                self.events.push(Event::Text(rest.into()));
            }
            Event::End(TagEnd::Paragraph) if self.in_reason => {
                self.in_reason = false;
                self.in_verdict = false;
                self.html("</span>");
                self.events.push(event);
            }
            Event::Html(ref raw) => {
                self.count_details(raw);
                self.events.push(event);
            }
            event => self.table_event(lower_heading(event, self.depth)),
        }
    }

    /// Writes the title, with the rules below it.
    fn headline(&mut self, title: &'m Title) {
        let name = parse_inline(&title.name);
        self.title = plain_text(&name);
        let level = (1 + self.depth).min(6);
        let class = if self.title.len() > LONG_TITLE { " class=\"long\"" } else { "" };
        self.html(format!("<header class=\"question\">\n<h{level}{class}>"));
        self.events.extend(name);
        self.html(format!("</h{level}>\n"));
        if !title.rules.is_empty() {
            self.html("<p class=\"rules\">");
            self.events.extend(parse_inline(&title.rules));
            self.html("</p>\n");
        }
        self.html("</header>\n");
    }

    fn open_step(&mut self) {
        self.begun = true;
        // A heading inside `<details>` belongs to the surrounding step.
        if self.step.is_none_or(|depth| depth == self.details) {
            self.close_step();
            self.html("<section class=\"step\">\n");
            self.step = Some(self.details);
        }
    }

    fn close_step(&mut self) {
        if self.step.take().is_some() {
            self.html("</section>\n");
        }
    }

    /// Counts `<details>` in the HTML `raw`; a step that begins inside one ends inside it.
    fn count_details(&mut self, raw: &str) {
        self.details += raw.matches("<details").count();
        for _ in raw.matches("</details>") {
            if self.step == Some(self.details) && self.details > 0 {
                self.close_step();
            }
            self.details = self.details.saturating_sub(1);
        }
    }

    fn figure(&mut self, figure: &Figure<'_>) -> Result<(), Error> {
        let head = std::mem::take(&mut self.has_lead_figure);
        if head {
            self.html("</div>\n<div class=\"stage\">\n");
        }
        match figure {
            Figure::Square(square) if square.layers.len() > 1 => {
                self.html(pile_slider::figure(square, self.desk.is_some(), self.words)?);
            }
            Figure::Braid { strands, asked } => {
                let [at_desk, touched] = [self.desk.is_some(), self.touch.is_some()];
                let draw = |picture: &SvgBuilder| self.with_buttons(picture);
                let state = (*asked, at_desk || touched, touched);
                self.html(race_paths::figure(strands, state, &draw, self.words)?);
            }
            figure => self.picture(figure)?,
        }
        if head {
            self.html("</div>\n</div>\n");
        }
        Ok(())
    }

    /// Returns a picture as HTML, with its buttons if the page has controls.
    fn with_buttons(&self, picture: &SvgBuilder) -> String {
        match (self.touch, self.desk) {
            (Some(touch), _) => with_move_buttons(picture, touch),
            (None, Some(_)) => with_target_buttons(picture),
            (None, None) => picture.finish(),
        }
    }

    /// Appends a figure as one picture, which scrolls sideways if it is wider than `NARROW`.
    fn picture(&mut self, figure: &Figure<'_>) -> Result<(), Error> {
        let picture = match self.touch {
            Some(touch) => {
                let leads = |press: &HotspotTarget| (touch.hotspot_at)(press).is_some();
                svg::marked_picture((figure, &leads), touch, self.words)?
            }
            None => svg::picture(figure, self.words, self.keep)?,
        };
        let drawn = self.with_buttons(&picture);
        if matches!(figure, Figure::BoardFrame { .. }) {
            self.html(format!("<figure class=\"{STATE}\">{drawn}</figure>\n"));
            return Ok(());
        }
        if picture.width() <= NARROW {
            self.html(format!("<figure class=\"figure\">{drawn}</figure>\n"));
            return Ok(());
        }
        let label =
            escape(&self.words.format_with("figure-scroll", [("title", picture.title.as_str())])?);
        let scroller = scroller("drawing", &label);
        self.html(format!("<figure class=\"figure\">{scroller}{drawn}</div></figure>\n"));
        Ok(())
    }
}

/// Parses a line of Markdown and returns its events without those of the surrounding paragraph.
pub(super) fn parse_inline(markdown: &str) -> Vec<Event<'_>> {
    let around = [Event::Start(Tag::Paragraph), Event::End(TagEnd::Paragraph)];
    Parser::new(markdown).filter(|event| !around.contains(event)).collect()
}

/// Returns a line of Markdown as an HTML paragraph.
pub(super) fn paragraph(markdown: &str) -> String {
    let mut html = String::new();
    html::push_html(&mut html, Parser::new(markdown));
    html
}

/// Lowers the level of a heading by `depth`, at most to level 6; events other than headings are unchanged.
fn lower_heading(event: Event<'_>, depth: u8) -> Event<'_> {
    let lower = |level: HeadingLevel| {
        let wanted = (level as usize + usize::from(depth)).min(6);
        HeadingLevel::try_from(wanted).unwrap_or(HeadingLevel::H6)
    };
    match event {
        Event::Start(Tag::Heading { level, id, classes, attrs }) => {
            Event::Start(Tag::Heading { level: lower(level), id, classes, attrs })
        }
        Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(lower(level))),
        event => event,
    }
}

/// Returns the start tag of a container of CSS class `class` that scrolls sideways; `label` must be escaped.
fn scroller(class: &str, label: &str) -> String {
    format!("<div class=\"scroll {class}\" role=\"group\" tabindex=\"0\" aria-label=\"{label}\">")
}

fn plain_text(events: &[Event<'_>]) -> String {
    let words = events.iter().filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(&**text),
        Event::SoftBreak | Event::HardBreak => Some(" "),
        _ => None,
    });
    words.collect()
}
