//! A page to HTML. In: a [`Page`] (title, rules, a verdict, steps, figures), and the words of its
//! language. Out: [`page`], a whole page that needs nothing from outside, or the part of it inside
//! `<main>`. The Markdown is parsed once and its events are rewritten; nothing is
//! searched and replaced in text.
//!
//! What the Markdown must look like: the first quote is the verdict; each `##` begins a step. Raw
//! HTML is passed on, and only `<details>` and `<summary>` occur.

mod board_strip;
mod superscript;
mod tables;

pub(super) use board_strip::{AtDesk, large, table};

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use super::assets;
use super::hotspots::{Touch, spotted, touched};
use super::page::{Page, Part, Title, VerdictTone};
use super::script::{mover, presenter, slider};
use super::svg;
use super::svg::picture::{HotspotTarget, SvgBuilder, escape};
use super::{pile_slider, race_paths};
use crate::elide::{DRAWN_FULL, SHOWN};
use crate::error::Error;
use crate::figure::Figure;
use crate::i18n::Catalogue;

/// A picture wider than this does not fit the narrowest phone (360 units less the margins) and
/// scrolls there.
const NARROW: f64 = 328.0;

/// The classes of the board in one moment.
const STATE: &str = "figure moments";

/// The most bytes of a title in large letters.
const LONG_TITLE: usize = 40;

/// The stylesheet of figures, verdict and steps, with the colours of light, dark and print.
pub(crate) fn figure_style() -> &'static str {
    assets::FIGURES.source
}

/// The stylesheet of the board.
pub(super) fn board_style() -> &'static str {
    assets::BOARD.source
}

/// A whole page: self-contained, in the language of the words.
/// Errors: what [`fragment`] refuses.
pub(crate) fn page(page: &Page<'_>, words: &Catalogue) -> Result<String, Error> {
    let rewritten = rewrite(page, words, 0)?;
    let has = |sign: &str| rewritten.html.contains(sign);
    let wanted = [
        (true, &assets::FIGURES),
        (has(pile_slider::SIGN), &assets::SLIDE),
        (has(race_paths::SIGN), &assets::BRAID),
        (true, &assets::STYLE),
        (page.has_board() || page.is_headed() || has(STATE), &assets::BOARD),
        (!page.has_board(), &assets::PRESENT),
    ];
    let style: String = wanted.iter().filter(|one| one.0).map(|one| one.1.tight()).collect();
    // One line, or a single step, is nothing to present.
    let steps = rewritten.html.matches("<section class=\"step\">").count();
    let script = match page.has_board() {
        true => mover(words)?,
        false if steps > 1 => presenter(words)?,
        false => String::new(),
    };
    let slides = slider(&rewritten.html, page.has_board(), words)?;
    Ok(assets::page(&[
        ("lang", words.language().code()),
        ("title", &escape(&rewritten.title)),
        ("style", &style),
        ("body", &rewritten.html),
        ("script", &(script + &slides)),
    ]))
}

/// The part inside `<main>`.
#[cfg(test)]
pub(crate) fn fragment(page: &Page<'_>, words: &Catalogue) -> Result<String, Error> {
    Ok(rewrite(page, words, 0)?.html)
}

/// The HTML, and the title as plain text.
pub(super) struct Rewritten {
    pub(super) html: String,
    title: String,
}

pub(super) fn rewrite(page: &Page<'_>, words: &Catalogue, depth: u8) -> Result<Rewritten, Error> {
    written(page, Writer::new(words, depth)?)
}

/// A page whose pictures are touched.
pub(super) fn touchable(
    page: &Page<'_>,
    touch: &Touch<'_>,
    words: &Catalogue,
) -> Result<String, Error> {
    Ok(written(page, Writer { touch: Some(touch), ..Writer::new(words, 0)? })?.html)
}

/// The part inside `<main>` with the board as a desk.
pub(super) fn desk(page: &Page<'_>, desk: AtDesk<'_>, words: &Catalogue) -> Result<String, Error> {
    Ok(written(page, Writer { desk: Some(desk), ..Writer::new(words, 0)? })?.html)
}

fn written<'p>(page: &'p Page<'_>, mut writer: Writer<'p>) -> Result<Rewritten, Error> {
    writer.tones = page.tones().iter();
    writer.headed = page.is_headed();
    writer.keep = page.keep().min(DRAWN_FULL);
    if page.has_board() || page.is_headed() {
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
                Parser::new_ext(text, Options::ENABLE_TABLES).for_each(|event| writer.take(event));
            }
            Part::Figure(figure) => writer.figure(figure)?,
            Part::Board(panels) => writer.board(panels)?,
        }
    }
    writer.close_step();
    writer.write();
    Ok(Rewritten { html: writer.written, title: writer.title })
}

struct Writer<'m> {
    words: &'m Catalogue,
    /// How much lower the headings are.
    depth: u8,
    scroll_table: String,
    /// What is not written yet.
    events: Vec<Event<'m>>,
    written: String,
    title: String,
    /// How many `<details>` are open.
    details: usize,
    /// How many were open where the open step began.
    step: Option<usize>,
    /// Whether a step has begun: from then on a quote is just a quote.
    begun: bool,
    in_head: bool,
    in_cell: bool,
    /// Whether the first words of a verdict are still to come, and whether the rest of them is open.
    in_verdict: bool,
    explained: bool,
    /// Whether nothing of the rest has come yet.
    fresh: bool,
    /// Whether the next figure stands at the head of the page.
    headed: bool,
    /// The state of the board on a page that answers its controls.
    desk: Option<AtDesk<'m>>,
    /// The controls over pictures whose places choose moves.
    touch: Option<&'m Touch<'m>>,
    /// The number of items that a long list in a figure keeps.
    keep: usize,
    /// What the quotes to come say.
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
            explained: false,
            fresh: false,
            headed: false,
            desk: None,
            touch: None,
            keep: SHOWN,
            tones: [].iter(),
        })
    }

    fn html(&mut self, html: impl Into<CowStr<'m>>) {
        self.events.push(Event::Html(html.into()));
    }

    /// Writes what has come. What comes after it is written as if it stood alone.
    fn write(&mut self) {
        if self.title.is_empty() {
            // The one line of a verdict has no headline: it is its own title.
            let end = |event: &Event<'_>| matches!(event, Event::End(TagEnd::Paragraph));
            let line = self.events.iter().position(end).unwrap_or(self.events.len());
            self.title = plain(&self.events[..line]);
        }
        let events = std::mem::take(&mut self.events);
        html::push_html(&mut self.written, superscript::raise(events).into_iter());
    }

    fn take(&mut self, event: Event<'m>) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                self.open_step();
                self.events.push(lowered(event, self.depth));
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
                (self.explained, self.fresh) = (true, true);
            }
            // What the badge says needs no colon.
            Event::Text(text) if self.explained && self.fresh => {
                self.fresh = false;
                let rest = text.trim_start_matches([':', '\u{ff1a}', ' ']).to_owned();
                self.events.push(Event::Text(rest.into()));
            }
            Event::End(TagEnd::Paragraph) if self.explained => {
                self.explained = false;
                self.in_verdict = false;
                self.html("</span>");
                self.events.push(event);
            }
            Event::Html(ref raw) => {
                self.raw(raw);
                self.events.push(event);
            }
            event => self.table(lowered(event, self.depth)),
        }
    }

    /// The title, and below it the rules.
    fn headline(&mut self, title: &'m Title) {
        let name = inline(&title.name);
        self.title = plain(&name);
        let level = (1 + self.depth).min(6);
        let class = if self.title.len() > LONG_TITLE { " class=\"long\"" } else { "" };
        self.html(format!("<header class=\"question\">\n<h{level}{class}>"));
        self.events.extend(name);
        self.html(format!("</h{level}>\n"));
        if !title.rules.is_empty() {
            self.html("<p class=\"rules\">");
            self.events.extend(inline(&title.rules));
            self.html("</p>\n");
        }
        self.html("</header>\n");
    }

    fn open_step(&mut self) {
        self.begun = true;
        // A heading inside `<details>` belongs to the step around it.
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

    /// Counts `<details>`, so that a step that began inside ends inside.
    fn raw(&mut self, raw: &str) {
        self.details += raw.matches("<details").count();
        for _ in raw.matches("</details>") {
            if self.step == Some(self.details) && self.details > 0 {
                self.close_step();
            }
            self.details = self.details.saturating_sub(1);
        }
    }

    fn figure(&mut self, figure: &Figure<'_>) -> Result<(), Error> {
        let head = std::mem::take(&mut self.headed);
        if head {
            self.html("</div>\n<div class=\"stage\">\n");
        }
        match figure {
            Figure::Square(square) if square.layers.len() > 1 => {
                self.html(pile_slider::figure(square, self.desk.is_some(), self.words)?);
            }
            Figure::Braid { strands, asked } => {
                let at_desk = self.desk.is_some() || self.touch.is_some();
                let draw = |picture: &SvgBuilder| self.pressed(picture);
                let html = race_paths::figure(strands, (*asked, at_desk), &draw, self.words)?;
                self.html(html);
            }
            figure => self.picture(figure)?,
        }
        if head {
            self.html("</div>\n</div>\n");
        }
        Ok(())
    }

    /// A picture with what can be pressed in it here.
    fn pressed(&self, picture: &SvgBuilder) -> String {
        match (self.touch, self.desk) {
            (Some(touch), _) => touched(picture, touch),
            (None, Some(_)) => spotted(picture),
            (None, None) => picture.finish(),
        }
    }

    fn picture(&mut self, figure: &Figure<'_>) -> Result<(), Error> {
        let picture = match self.touch {
            Some(touch) => {
                let leads = |press: &HotspotTarget| (touch.spot)(press).is_some();
                svg::touchable((figure, &leads), touch.start.as_ref(), self.words)?
            }
            None => svg::picture(figure, self.words, self.keep)?,
        };
        let drawn = self.pressed(&picture);
        if matches!(figure, Figure::Moment { .. }) {
            self.html(format!("<figure class=\"{STATE}\">{drawn}</figure>\n"));
            return Ok(());
        }
        if picture.width() <= NARROW {
            self.html(format!("<figure class=\"figure\">{drawn}</figure>\n"));
            return Ok(());
        }
        let label = escape(&self.words.say("figure-scroll", [("title", picture.title.as_str())])?);
        let scroller = scroller("drawing", &label);
        self.html(format!("<figure class=\"figure\">{scroller}{drawn}</div></figure>\n"));
        Ok(())
    }
}

/// The events of a line of Markdown, without a paragraph around it.
pub(super) fn inline(markdown: &str) -> Vec<Event<'_>> {
    let around = [Event::Start(Tag::Paragraph), Event::End(TagEnd::Paragraph)];
    Parser::new(markdown).filter(|event| !around.contains(event)).collect()
}

/// A line of Markdown as a paragraph.
pub(super) fn paragraph(markdown: &str) -> String {
    let mut html = String::new();
    html::push_html(&mut html, Parser::new(markdown));
    html
}

/// The same event, with a heading `depth` levels lower.
fn lowered(event: Event<'_>, depth: u8) -> Event<'_> {
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

/// A container that scrolls sideways, also by keyboard; `label` is escaped.
fn scroller(class: &str, label: &str) -> String {
    format!("<div class=\"scroll {class}\" role=\"group\" tabindex=\"0\" aria-label=\"{label}\">")
}

/// The words of some events without their markup.
fn plain(events: &[Event<'_>]) -> String {
    let words = events.iter().filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(&**text),
        Event::SoftBreak | Event::HardBreak => Some(" "),
        _ => None,
    });
    words.collect()
}
