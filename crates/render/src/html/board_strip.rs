//! HTML of the board on a page, as a strip or as an interactive board. The strip has a panel for each frame,
//! with its sentence. The interactive board ("desk") has one large frame with handles over its stones, its
//! sentence, and thumbnails of all frames. Both have the same structure, because a script turns a strip into
//! an interactive board and one stylesheet serves both.

use pulldown_cmark::{Event, TagEnd};

use super::{Writer, parse_inline};
use crate::hotspots::{Touch, css_position, move_buttons};
use crate::i18n::Catalogue;
use crate::interactive_board::TriedMoves;
use crate::page::Panels;
use crate::svg::board::{self, handles::Pull};
use crate::svg::picture::{SvgBuilder, escape};
use carryless_args::error::Error;
use carryless_games::board_frames::{BoardFrame, FrameKind, FrameRow};
use carryless_games::position::{AnyMove, PileMove};

/// State of the interactive board: the large frame, and the moves that can be tried.
#[derive(Clone, Copy)]
pub(crate) struct InteractiveState<'d> {
    /// Index of the large frame, 0-based.
    pub now: usize,
    /// Whether the page asks a question; frames after the large one are then hidden.
    pub asks: bool,
    /// The moves to try on the stones of the first frame, if moves can be tried.
    pub tries: Option<&'d TriedMoves<'d>>,
}

/// Largest number of piles for which the page prints an empty board to fill in.
const FILLED_IN: usize = 6;

impl<'m> Writer<'m> {
    /// Writes the board: interactive if the page is, otherwise as a strip with a panel for each frame.
    pub(super) fn board(&mut self, panels: &'m Panels<'_>) -> Result<(), Error> {
        if let Some(desk) = self.desk {
            return self.write_interactive_board(panels, desk);
        }
        let words = self.words;
        let label = escape(&words.text("moment-board")?);
        self.html(format!("</div>\n<section class=\"moments\" aria-label=\"{label}\">\n<ol>\n"));
        let pictures = board::draw(panels.frames, words)?;
        for ((frame, told), picture) in panels.frames.iter().zip(&panels.sentences).zip(pictures) {
            let name = escape(&words.text(&["moment-", frame.name()].concat())?);
            self.html(format!("<li>\n<figure>{}</figure>\n<b>{name}</b>\n<p>", picture.finish()));
            self.events.extend(parse_sentence(told));
            self.html("</p>\n</li>\n");
        }
        self.html("</ol>\n");
        self.write_empty_board(panels)?;
        self.html("</section>\n</div>\n");
        Ok(())
    }

    /// Writes an empty board to fill in, visible only on paper, if there is space and at most `FILLED_IN` piles.
    fn write_empty_board(&mut self, panels: &Panels<'_>) -> Result<(), Error> {
        let words = self.words;
        // Paper has two panels in a row; an odd number of panels leaves space for an empty board.
        let rows = panels.frames.first().map_or(0, |frame| frame.rows.len());
        if panels.frames.len() % 2 == 1 && rows <= FILLED_IN {
            let drawn = board::draw_empty(panels.frames, words)?.finish();
            let told = escape(&words.text("moment-yours")?);
            let name = escape(&words.text("moment-yours-title")?);
            self.html(format!(
                "<div class=\"yours\">{drawn}<p><strong>{name}</strong> {told}</p></div>\n"
            ));
        }
        Ok(())
    }

    /// Writes the interactive board: the large frame, its sentence and controls, and the thumbnails.
    fn write_interactive_board(
        &mut self,
        panels: &'m Panels<'_>,
        desk: InteractiveState<'m>,
    ) -> Result<(), Error> {
        let words = self.words;
        let label = escape(&words.text("moment-board")?);
        let pictures = board::draw(panels.frames, words)?;
        let last = pictures.len().saturating_sub(1);
        let now = desk.now.min(last);
        let tries = desk.tries.filter(|_| now == 0);
        let drawn = large_frame(panels.frames, now, tries, words)?;
        let ratio = pictures.get(now).map_or(1.0, SvgBuilder::ratio);
        let judged = |is_right| format!(" data-told data-right=\"{is_right}\"");
        let told = tries.and_then(|tries| tries.is_right).map(judged).unwrap_or_default();
        self.html(format!(
            "</div>\n<section class=\"moments live{}\" data-kind=\"{}\" aria-label=\"{label}\">\n<div class=\"stage\">\
             <div class=\"desk\" data-part=\"desk\" style=\"--ratio:{ratio:.3}\">{drawn}</div></div>\n<div class=\"tail\">\n\
             <div class=\"say\"><p class=\"now\"{told}>",
            if tries.is_some() { " trying" } else { "" },
            panels.frames.get(now).map_or("", BoardFrame::name),
        ));
        let text = panels.sentences.get(now).map_or("", String::as_str);
        self.events.extend(parse_sentence(tries.map_or(text, |tries| tries.sentence.as_str())));
        self.html(tries.map_or("", |tries| &tries.claim).to_owned());
        if let Some(tries) = tries.filter(|tries| !tries.answer.is_empty()) {
            self.html(format!("</p>\n<p class=\"answer\">{}", escape(&tries.answer)));
        }
        let steps = step_buttons((now, last), true, words)?;
        let switch = |id: &str, class: &str| {
            let text = escape(&words.text(id)?);
            Ok::<_, Error>(format!(
                "<button type=\"button\" class=\"{class}\" data-switch=\"{class}\" \
                 aria-pressed=\"false\">{text}</button>"
            ))
        };
        let has_stones = drawn.contains("class=\"stone");
        let digits = if has_stones { switch("moment-digits", "digits")? } else { String::new() };
        let present = present_button(words)?;
        let story = story_button(desk.tries.map_or("", |tries| &tries.story));
        self.html(format!(
            "</p></div>\n<div class=\"bar\">{steps}{digits}{present}</div>\n{story}{}</div>\n<ol>\n",
            presentation_controls(true, words)?
        ));
        self.write_thumbnails(panels, &pictures, (now, desk.asks))
    }

    /// Writes the thumbnails of all frames, with their sentences for paper, and closes the board. If the page
    /// asks a question (`asked`), frames after `now` (0-based) are hidden.
    fn write_thumbnails(
        &mut self,
        panels: &'m Panels<'_>,
        pictures: &[SvgBuilder],
        (now, asked): (usize, bool),
    ) -> Result<(), Error> {
        let words = self.words;
        for (at, (frame, picture)) in panels.frames.iter().zip(pictures).enumerate() {
            // A name that is said too early would give the answer away.
            let name = if at > now { frame.kind.tag() } else { frame.name() };
            let name = escape(&words.text(&["moment-", name].concat())?);
            let current = if at == now { " aria-current=\"step\"" } else { "" };
            let hidden = asked && at > now;
            let picture = if hidden { String::new() } else { picture.finish() };
            self.html(format!(
                "<li><button type=\"button\" class=\"thumb\" name=\"step\" value=\"{at}\"{current}>\
                 {picture}<b>{name}</b></button>"
            ));
            if let Some(told) = panels.sentences.get(at).filter(|_| !hidden) {
                self.html("<p>".to_owned());
                self.events.extend(parse_sentence(told));
                self.html("</p>".to_owned());
            }
            self.html("</li>\n");
        }
        self.html("</ol>\n");
        self.write_empty_board(panels)?;
        self.html("</section>\n</div>\n");
        Ok(())
    }
}

/// The Chinese full stop and question mark. Markdown does not end bold type directly before them.
const STOPS: [char; 2] = ['\u{3002}', '\u{ff1f}'];

/// Parses the sentence of a frame; the stop after its bold beginning is moved into the bold text.
pub(super) fn parse_sentence(markdown: &str) -> Vec<Event<'_>> {
    let mut events = parse_inline(markdown);
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

/// Returns the HTML of the buttons to the frames before and after frame `now`. In the frame `last` (both 0-based)
/// buttons to the first frame and, with `has_another`, to another position replace the latter.
pub(super) fn step_buttons(
    (now, last): (usize, usize),
    has_another: bool,
    words: &Catalogue,
) -> Result<String, Error> {
    let button = |id: &str, class: &str, control: &str| {
        let text = escape(&words.text(id)?);
        Ok::<_, Error>(format!(
            "<button type=\"button\" class=\"{class}\" {control}>{text}</button>"
        ))
    };
    let step = |to: usize| format!("name=\"step\" value=\"{to}\"");
    let before = now.checked_sub(1).map_or("aria-disabled=\"true\"".to_owned(), step);
    let back = button("moment-back", "back", &before)?;
    Ok(match now == last {
        true => {
            let another = match has_another {
                true => button("moment-another", "next", "name=\"another\"")?,
                false => String::new(),
            };
            back + &another + &button("moment-again", "again", &step(0))?
        }
        false => back + &button("moment-next", "next", &step(now + 1))?,
    })
}

/// Returns the HTML of the button that switches presentation mode on and off.
pub(super) fn present_button(words: &Catalogue) -> Result<String, Error> {
    let [present, end] = ["moment-present", "moment-end"].map(|id| words.text(id));
    let (present, end) = (escape(&present?), escape(&end?));
    Ok(format!(
        "<button type=\"button\" class=\"presenting\" data-switch=\"presenting\" data-on=\"{end}\" \
         aria-pressed=\"false\">{present}</button>"
    ))
}

/// Returns the HTML of the button that leads to splitting and pairing the stones of the board by hand, with the
/// text `label`; empty if `label` is empty.
fn story_button(label: &str) -> String {
    let says = "name=\"wing\" value=\"story\"";
    let label = escape(label);
    match label.as_ref() {
        "" => String::new(),
        _ => format!("<p class=\"story\"><button type=\"button\" {says}>{label}</button></p>\n"),
    }
}

/// Time that a class has to think, in seconds.
const CLOCK: u64 = 120;

/// Returns the HTML of the controls that only presentation mode shows: the question, the number of raised
/// hands for each answer, a clock, and the buttons that reveal the answer (if `reveals`) and judge the move
/// being tried.
pub(super) fn presentation_controls(reveals: bool, words: &Catalogue) -> Result<String, Error> {
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
    let [question, clock, reveal, hide, judge] =
        ["question", "clock", "reveal", "hide", "judge"].map(|id| text(&["wall-", id].concat()));
    let reveal = match reveals {
        true => format!(
            "<button type=\"button\" data-switch=\"revealed\" data-on=\"{}\" aria-pressed=\"false\">{}</button>",
            hide?, reveal?
        ),
        false => String::new(),
    };
    Ok(format!(
        "<div class=\"wall\"><p>{}</p>{hands}<button type=\"button\" data-clock=\"{CLOCK}\" aria-label=\"{}\" \
         aria-pressed=\"false\">{}:{:02}</button>{reveal}<button type=\"button\" data-switch=\"judged\" \
         aria-pressed=\"false\">{}</button></div>\n",
        question?,
        clock?,
        CLOCK / 60,
        CLOCK % 60,
        judge?
    ))
}

/// Returns the HTML of the board of a match in frame `now` (0-based). The stones that the move `gone` takes
/// are dashed. With `touch` the stones can be dragged and pressed.
pub(crate) fn match_board(
    frames: &[BoardFrame],
    (now, gone): (usize, Option<&AnyMove>),
    touch: Option<&Touch<'_>>,
    words: &Catalogue,
) -> Result<String, Error> {
    let mut handles = String::new();
    if let Some(touch) = touch {
        let held = board::handles::handles(frames, now, words).pulls;
        let grip = |pull: &Pull| {
            let Pull { pile, place, .. } = *pull;
            format!("<span data-pull=\"pile-{pile}\" style=\"{}\"></span>", css_position(place))
        };
        handles += &held.iter().map(grip).collect::<String>();
        handles += &pull_sliders(&held, words)?;
        // After a dragged move the stones are no longer at their old positions.
        if frames.get(now).is_some_and(|frame| frame.made.is_none()) {
            handles += &stone_buttons(frames, now, (touch, true), words);
        }
    }
    let picture = draw_frame(frames, now, gone.map(|gone| (gone, GONE)), words)?;
    Ok(format!(
        "<div class=\"moments live\"><div class=\"stage\"><div class=\"desk\">{picture}\
         <div class=\"handles\">{handles}</div></div></div></div>\n"
    ))
}

/// CSS class of the stones of a move being tried.
const GONE: &str = "gone";
/// CSS class of the stones of the answer, which presentation mode can reveal.
const ANSWER: &str = "answer";

/// Returns the HTML of frame `now` (0-based) with its handles. The stones of a move being tried are dashed;
/// without such a move the stones of the answer are marked.
pub(crate) fn large_frame(
    frames: &[BoardFrame],
    now: usize,
    tries: Option<&TriedMoves<'_>>,
    words: &Catalogue,
) -> Result<String, Error> {
    let marked = tries.and_then(|tries| match tries.made {
        Some(made) => Some((made, GONE)),
        None => winning_move(frames).map(|made| (made, ANSWER)),
    });
    let picture = draw_frame(frames, now, marked, words)?;
    Ok(picture + &frame_handles(frames, now, tries, words)?)
}

/// Returns the move of the frame `Take` if it is a winning move, that is if all columns of this frame are `right`;
/// otherwise `None`.
fn winning_move(frames: &[BoardFrame]) -> Option<&AnyMove> {
    let taken = frames.iter().find(|frame| frame.kind == FrameKind::Take)?;
    taken.made.as_ref().filter(|_| taken.columns.iter().all(|column| column.right))
}

/// Returns the SVG of frame `now` (0-based). The stones of the move `marked` have the CSS class given with
/// it.
fn draw_frame(
    frames: &[BoardFrame],
    now: usize,
    marked: Option<(&AnyMove, &'static str)>,
    words: &Catalogue,
) -> Result<String, Error> {
    let marked = match marked {
        Some((AnyMove::Take(made), class)) => (vec![*made], class),
        Some((AnyMove::Takes(takes), class)) => {
            let rows = frames.first().map_or(&[][..], |frame| &frame.rows);
            let part = |row: &FrameRow| {
                let take = *takes.takes.get((row.pile as usize).checked_sub(1)?)?;
                Some(PileMove { pile: row.pile, take, leaves: row.size.checked_sub(take)? })
            };
            (rows.iter().filter_map(part).collect(), class)
        }
        _ => (Vec::new(), ""),
    };
    Ok(board::handles::draw_with_move(frames, (now, marked), words)?.finish())
}

/// Returns the HTML of the buttons over the stones of frame `now` (0-based). With `is_pulled` each button
/// also drags its pile.
fn stone_buttons(
    frames: &[BoardFrame],
    now: usize,
    (touch, is_pulled): (&Touch<'_>, bool),
    words: &Catalogue,
) -> String {
    let stones = board::handles::stone_areas(frames, now, words);
    move_buttons(stones.iter().map(|(at, place)| (at, *place)), touch, (is_pulled, false)).0
}

/// Returns the HTML of the handles over frame `now` (0-based); empty for a frame after a move.
fn frame_handles(
    frames: &[BoardFrame],
    now: usize,
    tries: Option<&TriedMoves<'_>>,
    words: &Catalogue,
) -> Result<String, Error> {
    let moves = [FrameKind::Take, FrameKind::Check];
    if frames.get(now).is_none_or(|frame| moves.contains(&frame.kind)) {
        return Ok(String::new());
    }
    let lies = frames[now].kind == FrameKind::Look;
    let held = board::handles::handles(frames, now, words);
    let mut html = String::from("<div class=\"handles\">");
    for digit in held.digits.iter().filter(|_| !lies) {
        let values = [("pile", digit.pile), ("weight", digit.weight)];
        let label = escape(&words.format_with("moment-digit", values)?);
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
            css_position(digit.place)
        );
    }
    html += &pull_sliders(&held.pulls, words)?;
    if let Some(tries) = tries {
        html += &stone_buttons(frames, now, (tries.touch, !held.pulls.is_empty()), words);
    }
    Ok(html + "</div>")
}

/// Returns the HTML of a slider over each pile, as long as the lanes of its row.
fn pull_sliders(pulls: &[Pull], words: &Catalogue) -> Result<String, Error> {
    let slider = |pull: &Pull| {
        let Pull { pile, most, size, place } = *pull;
        let label = escape(&words.format_with("moment-pile", [("pile", pile)])?);
        Ok(format!(
            "<input type=\"range\" name=\"pile-{pile}\" min=\"0\" max=\"{most}\" \
             value=\"{size}\" aria-label=\"{label}\" style=\"{}\">",
            css_position(place)
        ))
    };
    pulls.iter().map(slider).collect()
}
