//! The board in a page. As a strip: a panel for each moment, with what is said of it. As a desk: one
//! moment large, with handles to take hold of its stones; beside it what is said, and below it all
//! moments to choose from. Every control of a desk is native and has a name and a value, and whoever
//! shows it answers them; its elements are those that a page's own script makes of a strip, so that
//! one style serves both.

use pulldown_cmark::{Event, TagEnd};

use super::{Writer, inline};
use crate::board_frames::{BoardFrame, FrameKind};
use crate::error::Error;
use crate::i18n::Catalogue;
use crate::position::AnyMove;
use crate::render::hotspots::{Touch, styled, touches};
use crate::render::interactive_board::Tries;
use crate::render::page::Panels;
use crate::render::svg::board::{self, handles::Pull};
use crate::render::svg::picture::{SvgBuilder, escape};

/// The state of the board on a page that answers its controls.
#[derive(Clone, Copy)]
pub(in crate::render) struct AtDesk<'d> {
    /// The moment that is shown large.
    pub(in crate::render) now: usize,
    /// Whether the page asks: later moments are not shown.
    pub(in crate::render) asks: bool,
    /// The moves that are tried on the stones before they are split.
    pub(in crate::render) tries: Option<&'d Tries<'d>>,
}

/// The most piles of a board that is to be filled in on paper.
const FILLED_IN: usize = 6;

impl<'m> Writer<'m> {
    /// The board: a panel for each moment, all in a row, which a script can show one after another.
    pub(super) fn board(&mut self, panels: &'m Panels<'_>) -> Result<(), Error> {
        if let Some(desk) = self.desk {
            return self.at_desk(panels, desk);
        }
        let words = self.words;
        let label = escape(&words.text("moment-board")?);
        self.html(format!("</div>\n<section class=\"moments\" aria-label=\"{label}\">\n<ol>\n"));
        let pictures = board::draw(panels.moments, words)?;
        for ((moment, told), picture) in panels.moments.iter().zip(&panels.told).zip(pictures) {
            let name = escape(&words.text(&["moment-", moment.name()].concat())?);
            self.html(format!("<li>\n<figure>{}</figure>\n<b>{name}</b>\n<p>", picture.finish()));
            self.events.extend(said(told));
            self.html("</p>\n</li>\n");
        }
        self.html("</ol>\n");
        self.yours(panels)?;
        self.html("</section>\n</div>\n");
        Ok(())
    }

    /// A board to fill in, which only paper shows.
    fn yours(&mut self, panels: &Panels<'_>) -> Result<(), Error> {
        let words = self.words;
        // On paper two panels stand side by side: where one would stand alone, there is one to fill in.
        let rows = panels.moments.first().map_or(0, |moment| moment.rows.len());
        if panels.moments.len() % 2 == 1 && rows <= FILLED_IN {
            let drawn = board::empty(panels.moments, words)?.finish();
            let told = escape(&words.text("moment-yours")?);
            let name = escape(&words.text("moment-yours-title")?);
            self.html(format!(
                "<div class=\"yours\">{drawn}<p><strong>{name}</strong> {told}</p></div>\n"
            ));
        }
        Ok(())
    }

    /// The board with one of its moments large.
    fn at_desk(&mut self, panels: &'m Panels<'_>, desk: AtDesk<'m>) -> Result<(), Error> {
        let words = self.words;
        let label = escape(&words.text("moment-board")?);
        let pictures = board::draw(panels.moments, words)?;
        let last = pictures.len().saturating_sub(1);
        let now = desk.now.min(last);
        let tries = desk.tries.filter(|_| now == 0);
        let drawn = large(panels.moments, now, tries, words)?;
        let ratio = pictures.get(now).map_or(1.0, SvgBuilder::ratio);
        let judged = |is_right| format!(" data-told data-right=\"{is_right}\"");
        let told = tries.and_then(|tries| tries.is_right).map(judged).unwrap_or_default();
        self.html(format!(
            "</div>\n<section class=\"moments live{}\" data-kind=\"{}\" aria-label=\"{label}\">\n<div class=\"stage\">\
             <div class=\"desk\" data-part=\"desk\" style=\"--ratio:{ratio:.3}\">{drawn}</div></div>\n<div class=\"tail\">\n\
             <div class=\"say\"><p class=\"now\"{told}>",
            if tries.is_some() { " trying" } else { "" },
            panels.moments.get(now).map_or("", BoardFrame::name),
        ));
        let text = panels.told.get(now).map_or("", String::as_str);
        self.events.extend(said(tries.map_or(text, |tries| tries.told.as_str())));
        if let Some(tries) = tries.filter(|tries| !tries.answer.is_empty()) {
            self.html(format!("</p>\n<p class=\"answer\">{}", escape(&tries.answer)));
        }
        let step = |id: &str, class: &str, to: Option<usize>| {
            let text = escape(&words.text(id)?);
            let to = match to {
                Some(to) => format!("name=\"step\" value=\"{to}\""),
                None => "aria-disabled=\"true\"".to_owned(),
            };
            Ok::<_, Error>(format!(
                "<button type=\"button\" class=\"{class}\" {to}>{text}</button>"
            ))
        };
        let back = step("moment-back", "back", now.checked_sub(1))?;
        let next = match now == last {
            true => step("moment-again", "next", Some(0))?,
            false => step("moment-next", "next", Some(now + 1))?,
        };
        let switch = |id: &str, class: &str| {
            let text = escape(&words.text(id)?);
            Ok::<_, Error>(format!(
                "<button type=\"button\" class=\"{class}\" data-switch=\"{class}\" \
                 aria-pressed=\"false\">{text}</button>"
            ))
        };
        let has_stones = drawn.contains("class=\"stone");
        let digits = if has_stones { switch("moment-digits", "digits")? } else { String::new() };
        let [present, end] = ["moment-present", "moment-end"].map(|id| words.text(id));
        let (present, end) = (escape(&present?), escape(&end?));
        let present = format!(
            "<button type=\"button\" class=\"presenting\" data-switch=\"presenting\" data-on=\"{end}\" \
             aria-pressed=\"false\">{present}</button>"
        );
        let story = story(desk.tries.map_or("", |tries| &tries.story));
        self.html(format!(
            "</p></div>\n<div class=\"bar\">{back}{next}{digits}{present}</div>\n{story}{}</div>\n<ol>\n",
            wall(words)?
        ));
        self.choices(panels, &pictures, (now, desk.asks))
    }

    /// All moments to choose from, with what is said of each on paper, and the end of the board.
    fn choices(
        &mut self,
        panels: &'m Panels<'_>,
        pictures: &[SvgBuilder],
        (now, asked): (usize, bool),
    ) -> Result<(), Error> {
        let words = self.words;
        for (at, (moment, picture)) in panels.moments.iter().zip(pictures).enumerate() {
            let name = escape(&words.text(&["moment-", moment.name()].concat())?);
            let current = if at == now { " aria-current=\"step\"" } else { "" };
            let hidden = asked && at > now;
            let picture = if hidden { String::new() } else { picture.finish() };
            self.html(format!(
                "<li><button type=\"button\" class=\"thumb\" name=\"step\" value=\"{at}\"{current}>\
                 {picture}<b>{name}</b></button>"
            ));
            if let Some(told) = panels.told.get(at).filter(|_| !hidden) {
                self.html("<p>".to_owned());
                self.events.extend(said(told));
                self.html("</p>".to_owned());
            }
            self.html("</li>\n");
        }
        self.html("</ol>\n");
        self.yours(panels)?;
        self.html("</section>\n</div>\n");
        Ok(())
    }
}

/// The Chinese full stop and question mark. In Markdown they stand behind bold type, which does not end behind them.
const STOPS: [char; 2] = ['\u{3002}', '\u{ff1f}'];

/// Returns what is said of a moment; its first words fill a line, and the stop behind them stays with them.
fn said(markdown: &str) -> Vec<Event<'_>> {
    let mut events = inline(markdown);
    let end = events.iter().position(|event| *event == Event::End(TagEnd::Strong));
    let Some(end) = end else { return events };
    if let Some(Event::Text(text)) = events.get(end + 1)
        && let Some(rest) = text.strip_prefix(STOPS)
    {
        let stop = Event::Text(text[..text.len() - rest.len()].to_owned().into());
        events[end + 1] = Event::Text(rest.to_owned().into());
        events.insert(end, stop);
    }
    events
}

/// The button with this label under which the stones are split and paired by hand; none without a label.
fn story(label: &str) -> String {
    let says = "name=\"wing\" value=\"story\"";
    let label = escape(label);
    match label.as_ref() {
        "" => String::new(),
        _ => format!("<p class=\"story\"><button type=\"button\" {says}>{label}</button></p>\n"),
    }
}

/// The seconds that a class has to think.
const CLOCK: u64 = 120;

/// The controls that only the wall shows: the question, the number of hands for each answer, a clock, and the button
/// that shows the answer.
fn wall(words: &Catalogue) -> Result<String, Error> {
    let text = |id: &str| Ok::<_, Error>(escape(&words.text(id)?));
    let less = text("wall-less")?;
    let mut hands = String::new();
    for answer in ["can", "cannot"] {
        let name = text(&["wall-", answer].concat())?;
        hands += &format!(
            "<span class=\"hands\"><button type=\"button\" data-raise=\"1\" value=\"{answer}\">{name} <output data-hands=\"{answer}\">0</output></button>\
             <button type=\"button\" data-raise=\"-1\" value=\"{answer}\" aria-label=\"{name}: {less}\">−</button></span>"
        );
    }
    let [question, clock, reveal, hide] =
        ["question", "clock", "reveal", "hide"].map(|id| text(&["wall-", id].concat()));
    Ok(format!(
        "<div class=\"wall\"><p>{}</p>{hands}<button type=\"button\" data-clock=\"{CLOCK}\" aria-label=\"{}\" \
         aria-pressed=\"false\">{}:{:02}</button><button type=\"button\" data-switch=\"revealed\" data-on=\"{}\" \
         aria-pressed=\"false\">{}</button></div>\n",
        question?,
        clock?,
        CLOCK / 60,
        CLOCK % 60,
        hide?,
        reveal?
    ))
}

/// The board of a match in one of these moments, where a move takes the stones that are `gone`; its stones can
/// be pulled and touched.
pub(in crate::render) fn table(
    moments: &[BoardFrame],
    (now, gone): (usize, Option<&AnyMove>),
    touch: Option<&Touch<'_>>,
    words: &Catalogue,
) -> Result<String, Error> {
    let mut handles = String::new();
    if let Some(touch) = touch {
        let held = board::handles::handles(moments, now, words).pulls;
        let grip = |pull: &Pull| {
            let Pull { pile, place, .. } = *pull;
            format!("<span data-pull=\"pile-{pile}\" style=\"{}\"></span>", styled(place))
        };
        handles += &held.iter().map(grip).collect::<String>();
        handles += &pulls(&held, words)?;
        // Behind a move that is pulled nothing lies where it did.
        if moments.get(now).is_some_and(|moment| moment.made.is_none()) {
            handles += &stones(moments, now, (touch, true), words);
        }
    }
    let picture = drawn(moments, now, gone.map(|gone| (gone, GONE)), words)?;
    Ok(format!(
        "<div class=\"moments live\"><div class=\"stage\"><div class=\"desk\">{picture}\
         <div class=\"handles\">{handles}</div></div></div></div>\n"
    ))
}

/// The classes of stones that a move takes: of one that is tried, and of the answer, which the wall can show.
const GONE: &str = "gone";
const ANSWER: &str = "answer";

/// The large board of a desk: one moment, and the handles over it. A move that is tried is dashed where its stones
/// lie; else the stones of the answer are marked.
pub(in crate::render) fn large(
    moments: &[BoardFrame],
    now: usize,
    tries: Option<&Tries<'_>>,
    words: &Catalogue,
) -> Result<String, Error> {
    let marked = tries.and_then(|tries| match tries.made {
        Some(made) => Some((made, GONE)),
        None => winning(moments).map(|made| (made, ANSWER)),
    });
    let picture = drawn(moments, now, marked, words)?;
    Ok(picture + &handles(moments, now, tries, words)?)
}

/// The move of a board, if it leaves every column as it should be.
fn winning(moments: &[BoardFrame]) -> Option<&AnyMove> {
    let taken = moments.iter().find(|moment| moment.kind == FrameKind::Take)?;
    taken.made.as_ref().filter(|_| taken.columns.iter().all(|column| column.right))
}

/// The picture of one moment; the stones that a move takes have this class.
fn drawn(
    moments: &[BoardFrame],
    now: usize,
    marked: Option<(&AnyMove, &'static str)>,
    words: &Catalogue,
) -> Result<String, Error> {
    let marked = match marked {
        Some((AnyMove::Take(made), class)) => Some((*made, class)),
        _ => None,
    };
    Ok(board::handles::at(moments, (now, marked), words)?.finish())
}

/// The controls over the stones of one moment, which pull their pile where it `is_pulled`.
fn stones(
    moments: &[BoardFrame],
    now: usize,
    (touch, is_pulled): (&Touch<'_>, bool),
    words: &Catalogue,
) -> String {
    let stones = board::handles::stones(moments, now, words);
    touches(stones.iter().map(|(at, place)| (at, *place)), touch, (is_pulled, false)).0
}

/// Handles over the board; none where a move has been made.
fn handles(
    moments: &[BoardFrame],
    now: usize,
    tries: Option<&Tries<'_>>,
    words: &Catalogue,
) -> Result<String, Error> {
    let moves = [FrameKind::Take, FrameKind::Check];
    if moments.get(now).is_none_or(|moment| moves.contains(&moment.kind)) {
        return Ok(String::new());
    }
    let lies = moments[now].kind == FrameKind::Look;
    let held = board::handles::handles(moments, now, words);
    let mut html = String::from("<div class=\"handles\">");
    for digit in held.digits.iter().filter(|_| !lies) {
        let values = [("pile", digit.pile), ("weight", digit.weight)];
        let label = escape(&words.say("moment-digit", values)?);
        let pull = match held.pulls.is_empty() {
            true => String::new(),
            false => format!(" data-pull=\"pile-{}\"", digit.pile),
        };
        html += &format!(
            "<button type=\"button\" name=\"flip\" value=\"{}:{}\" aria-pressed=\"{}\"{pull} \
             aria-label=\"{label}\" style=\"{}\"></button>",
            digit.pile,
            digit.weight,
            digit.is_one,
            styled(digit.place)
        );
    }
    html += &pulls(&held.pulls, words)?;
    if let Some(tries) = tries {
        html += &stones(moments, now, (tries.touch, !held.pulls.is_empty()), words);
    }
    Ok(html + "</div>")
}

/// A slider over each row, as long as its lanes.
fn pulls(pulls: &[Pull], words: &Catalogue) -> Result<String, Error> {
    let slider = |pull: &Pull| {
        let Pull { pile, most, size, place } = *pull;
        let label = escape(&words.say("moment-pile", [("pile", pile)])?);
        Ok(format!(
            "<input type=\"range\" name=\"pile-{pile}\" min=\"0\" max=\"{most}\" \
             value=\"{size}\" aria-label=\"{label}\" style=\"{}\">",
            styled(place)
        ))
    };
    pulls.iter().map(slider).collect()
}
