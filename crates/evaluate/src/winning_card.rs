//! The winning card, of the size of a bank card, as HTML for A4. The front shows the board; the back shows
//! the steps and the changes for other rules. A printed sheet holds eight cards; a screen shows one.

use carryless_args::error::Error;
use carryless_games::board_frames::FrameKind;
use carryless_games::games::{Question, nim};
use carryless_render::i18n::Catalogue;
use carryless_render::svg::board;
use carryless_render::svg::picture::escape;
use carryless_render::{Page, embed};

/// Sizes of the piles on the front of the card, in stones. After equal blocks are paired, one block is left:
/// the 2 of the pile of 14.
const SHOWN: [u64; 3] = [5, 9, 14];

/// Number of cards side by side and number of cards below each other on a printed sheet.
const SHEET: [u32; 2] = [2, 4];
/// Width and height of a card, in millimetres.
const CARD: [u32; 2] = [85, 54];

/// Width of the margin around the cards of a sheet, in millimetres. It contains the cutting marks, which are 4
/// mm long.
const MARK: u32 = 5;

/// Returns the HTML of two sheets: the fronts of the cards, then the backs. `words` are the messages of the
/// book, `drawing` those of pictures.
pub(super) fn render_sheets(words: &Catalogue, drawing: &Catalogue) -> Result<String, Error> {
    let picture = draw_paired_board(&SHOWN, drawing)?;
    let title = escape(&words.text("book-card-title")?);
    let call = escape(&words.text("book-card-front")?);
    let front = format!("<p class=\"call\"><b>{title}</b> <span>{call}</span></p>\n{picture}");
    let back = ["steps", "limit", "misere"].map(|part| words.text(&["book-card-", part].concat()));
    let back = back.into_iter().collect::<Result<Vec<_>, _>>()?.join("\n\n");
    let back = embed::dense_html(&Page::from(&*back), drawing, 1)?;
    let cut = escape(&words.text("book-card-cut")?);
    let how = format!("<p class=\"cut-here\">{cut}</p>\n");
    Ok(render_sheet("front", &front, &how) + &render_sheet("back", &back, ""))
}

/// Returns the board for piles of these sizes as SVG, in the frame in which equal blocks are paired; empty if
/// the board has no such frame. `drawing` are the messages of pictures.
pub fn draw_paired_board(piles: &[u64], drawing: &Catalogue) -> Result<String, Error> {
    let mut explanation = Question::Nim(nim::Question::from_piles(piles)).explain(false);
    explanation.build_frames();
    let frames = explanation.moments();
    let pair = frames.iter().position(|frame| frame.kind == FrameKind::Pair);
    let pictures = board::draw(frames, drawing)?;
    let picture = pair.and_then(|pair| pictures.get(pair)).map(|picture| picture.finish());
    Ok(picture.unwrap_or_default())
}

/// Returns the HTML of a sheet of cards that all show the HTML `face`, with the remark `how` below. `name` is
/// the side, `front` or `back`. Screens and screen readers show only the first card.
fn render_sheet(name: &str, face: &str, how: &str) -> String {
    let mut html = format!("<div class=\"cards {name}s\">\n");
    for index in 0..SHEET[0] * SHEET[1] {
        let hidden = if index > 0 { " aria-hidden=\"true\"" } else { "" };
        html += &format!("<div class=\"card {name}\"{hidden}>\n{face}\n</div>\n");
    }
    html + &cutting_marks() + how + "</div>\n"
}

/// Returns the marks that show where to cut the cards of a sheet apart, as SVG.
fn cutting_marks() -> String {
    let [width, height] = [SHEET[0] * CARD[0], SHEET[1] * CARD[1]];
    let (whole, high) = (width + 2 * MARK, height + 2 * MARK);
    let mut path = String::new();
    for column in 0..=SHEET[0] {
        let x = MARK + column * CARD[0];
        path += &format!("M{x},0v4M{x},{high}v-4");
    }
    for row in 0..=SHEET[1] {
        let y = MARK + row * CARD[1];
        path += &format!("M0,{y}h4M{whole},{y}h-4");
    }
    format!(
        "<svg class=\"cuts\" aria-hidden=\"true\" viewBox=\"0 0 {whole} {high}\">\
         <path d=\"{path}\"/></svg>\n"
    )
}
