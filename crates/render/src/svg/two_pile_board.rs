//! Draws a [`TwoPileBoard`], two piles as a square of a board: the first pile rightwards, the second upwards.
//! Taking stones moves left or down (a queen also diagonally); P-positions are marked as goals. Corresponding
//! elements of two layers of a board have the same key. The picture fits a phone.

mod marks;

use super::picture::{Anchor, Area, Face, HotspotTarget, Point, SvgBuilder, TextRole};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::figure::{Layer, Piece, TwoPileBoard};

/// Largest width of all squares together, in units of the picture.
const ROOM: f64 = 288.0;
/// Largest side of a square, in units of the picture.
const LARGEST: f64 = 36.0;

/// Number of different colours of squares.
const SHADES: u64 = 8;

/// Largest number of squares that the screen-reader text lists.
const NAMED: usize = 16;

/// A sign on the board that the legend explains.
#[derive(Clone, Copy, Debug)]
enum Sign {
    /// The piece in an N-position.
    Can,
    /// The piece in a P-position.
    Cannot,
    /// A P-position that a winning move reaches.
    Won,
    /// A P-position that no winning move reaches.
    Lost,
}

/// All signs of a board of Nim, with the ids of their messages.
const SIGNS: [(Sign, &str); 4] = [
    (Sign::Can, "figure-here-can"),
    (Sign::Cannot, "figure-here-cannot"),
    (Sign::Won, "figure-lost-reached"),
    (Sign::Lost, "figure-lost"),
];

/// A board to draw, and the side of its squares.
struct Drawing<'s> {
    square: &'s TwoPileBoard,
    side: f64,
}

/// Draws the board with a legend of the signs that occur.
pub(super) fn draw(square: &TwoPileBoard, words: &Catalogue) -> Result<SvgBuilder, Error> {
    let drawing = Drawing::new(square);
    let mut picture = SvgBuilder::new(title(square, words)?);
    drawing.board(&mut picture);
    drawing.spots(&mut picture);
    drawing.edges(&mut picture, words)?;
    match square.layer() {
        Some(layer) => {
            drawing.layer(&mut picture, layer);
            drawing.legend(&mut picture, layer, words)?;
        }
        None => drawing.draw_without_outcome(&mut picture),
    }
    Ok(picture)
}

/// Draws the board for touch: with its P-positions and the square that a move shown reaches, but without a legend, so that
/// its size never changes.
pub(super) fn touched(square: &TwoPileBoard, words: &Catalogue) -> Result<SvgBuilder, Error> {
    let drawing = Drawing::new(square);
    let mut picture = SvgBuilder::new(title(square, words)?);
    drawing.board(&mut picture);
    drawing.spots(&mut picture);
    drawing.edges(&mut picture, words)?;
    drawing.rays(&mut picture);
    let layer = square.layer();
    for &place in layer.map_or(&[][..], |layer| &layer.p_positions) {
        drawing.block(&mut picture, place);
    }
    if let Some(reached) = square.reached {
        let (from, to) = (drawing.square_centre(square.at), drawing.square_centre(reached));
        let side = 0.86 * drawing.side;
        picture.line("dashed", from, to);
        picture.rect("dashed", Area::around(to, side, side), 0.22 * drawing.side);
    }
    drawing.draw_piece(&mut picture, true);
    Ok(picture)
}

/// Draws the board with a legend of all signs, even those that do not occur, so that the legend is valid for every size
/// of the third pile.
pub(crate) fn board(square: &TwoPileBoard, words: &Catalogue) -> Result<SvgBuilder, Error> {
    let drawing = Drawing::new(square);
    let mut picture = SvgBuilder::new(title(square, words)?);
    drawing.board(&mut picture);
    drawing.spots(&mut picture);
    drawing.edges(&mut picture, words)?;
    if let Some(layer) = square.layer() {
        drawing.layer(&mut picture, layer);
    }
    drawing.signs(&mut picture, &SIGNS, words)?;
    Ok(picture)
}

/// Draws the board with its edges, P-positions and piece, but without a legend and hotspots, for a sheet of its own.
pub(crate) fn sheet(square: &TwoPileBoard, words: &Catalogue) -> Result<SvgBuilder, Error> {
    let drawing = Drawing::new(square);
    let mut picture = SvgBuilder::new(title(square, words)?);
    drawing.board(&mut picture);
    drawing.edges(&mut picture, words)?;
    if let Some(layer) = square.layer() {
        drawing.layer(&mut picture, layer);
    }
    Ok(picture)
}

/// Draws a board without content, for two piles of at most `largest` stones, with the sizes along its edges.
pub(super) fn empty(largest: u64, words: &Catalogue) -> Result<SvgBuilder, Error> {
    let square = TwoPileBoard {
        piece: Piece::Rook,
        at: [0, 0],
        size: [largest; 2],
        limit: None,
        reached: None,
        marks_p: false,
        third_pile: None,
        layers: Vec::new(),
        shades: Vec::new(),
    };
    let drawing = Drawing::new(&square);
    let mut picture =
        SvgBuilder::new(words.format_with("figure-title-empty", [("last", largest)])?);
    for [x, y] in (0..=largest).flat_map(|y| (0..=largest).map(move |x| [x, y])) {
        let area = Area::around(drawing.square_centre([x, y]), drawing.side, drawing.side);
        picture.rect("blank", area, 0.0);
    }
    drawing.edges(&mut picture, words)?;
    Ok(picture)
}

/// Draws the board for the size of the third pile that `layer` belongs to, without edges and legend. Elements
/// that move have keys. `told` is the screen-reader text.
pub(crate) fn album_board(square: &TwoPileBoard, layer: &Layer, told: String) -> SvgBuilder {
    let drawing = Drawing::new(square);
    let mut picture = SvgBuilder::new(told);
    let [w, h] = [drawing.right(), drawing.bottom()];
    picture.rect("cell shade-4", Area { x: 0.0, y: 0.0, w, h }, 3.0);
    drawing.draw_moves(&mut picture, layer);
    drawing.draw_small_piece(&mut picture, !layer.p_positions.contains(&square.at));
    picture
}

/// Draws the board for a poster, with the number of each square's colour in the square.
pub(crate) fn shaded_board(square: &TwoPileBoard, words: &Catalogue) -> Result<SvgBuilder, Error> {
    let drawing = Drawing { square, side: LARGEST };
    let mut picture = SvgBuilder::new(words.text("figure-title-quilt")?);
    drawing.board(&mut picture);
    drawing.large_edges(&mut picture, words)?;
    drawing.numbers(&mut picture);
    Ok(picture)
}

/// Draws the board for the size `third` of the third pile, with its P-positions only.
pub(crate) fn small(
    square: &TwoPileBoard,
    third: usize,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let third_size = [("third", third as u64)];
    let mut picture = SvgBuilder::new(words.format_with("figure-title-layer", third_size)?);
    let drawing =
        Drawing { square: &TwoPileBoard { shades: Vec::new(), ..square.clone() }, side: LARGEST };
    drawing.board(&mut picture);
    for place in square.layers.get(third).map_or(&[][..], |layer| &layer.p_positions) {
        drawing.block(&mut picture, *place);
    }
    Ok(picture)
}

/// Returns the text of the picture for a screen reader.
fn title(square: &TwoPileBoard, words: &Catalogue) -> Result<String, Error> {
    let [first, second] = square.at;
    let id = match (square.piece, square.third_pile) {
        (Piece::Queen, _) if square.layers.is_empty() => "figure-title-queen-bare",
        (Piece::Queen, _) if !square.marks_p => "figure-title-queen",
        (_, Some(_)) => "figure-title-square-third",
        (_, None) => "figure-title-square",
    };
    let third = square.third_pile.unwrap_or(0);
    let title = words.format_with(id, [("first", first), ("second", second), ("third", third)])?;
    let lost = square.layer().map_or(&[][..], |layer| &layer.p_positions);
    if lost.is_empty() || lost.len() > NAMED {
        return Ok(title);
    }
    let lost: Vec<String> = lost.iter().map(|[x, y]| format!("({x}, {y})")).collect();
    Ok(title + &words.format_with("figure-title-squares", [("squares", words.list(&lost)?)])?)
}

impl<'s> Drawing<'s> {
    fn new(square: &'s TwoPileBoard) -> Self {
        let most = square.size[0].max(square.size[1]) + 1;
        Drawing { square, side: (ROOM / most as f64).min(LARGEST) }
    }

    fn square_centre(&self, [x, y]: [u64; 2]) -> Point {
        let up = self.square.size[1] as f64 - y as f64;
        (self.side * (x as f64 + 0.5), self.side * (up + 0.5))
    }

    /// Returns the x coordinate of the board's right edge.
    fn right(&self) -> f64 {
        self.side * (self.square.size[0] + 1) as f64
    }

    /// Returns the y coordinate of the board's lower edge.
    fn bottom(&self) -> f64 {
        self.side * (self.square.size[1] + 1) as f64
    }

    /// Draws the squares; those of one colour are one element.
    fn board(&self, picture: &mut SvgBuilder) {
        let TwoPileBoard { size: [across, up], shades, .. } = self.square;
        let most = shades.iter().max().copied().unwrap_or(0) + 1;
        let shade = |[x, y]: [u64; 2]| match shades.get((y * (across + 1) + x) as usize) {
            Some(shade) => shade * SHADES / most,
            None => 2 + 2 * ((x + y) % 2),
        };
        let all = || (0..=*up).flat_map(|y| (0..=*across).map(move |x| [x, y]));
        for wanted in 0..SHADES {
            let here = all().filter(|square| shade(*square) == wanted);
            let mut tiles =
                here.map(|square| Area::around(self.square_centre(square), self.side, self.side));
            if let Some(first) = tiles.next() {
                let class = format!("cell shade-{wanted}");
                picture.tiles(&class, std::iter::once(first).chain(tiles));
            }
        }
    }

    /// Adds a hotspot for each square; its target is the sizes of both piles.
    fn spots(&self, picture: &mut SvgBuilder) {
        let [across, up] = self.square.size;
        for y in 0..=up {
            for x in 0..=across {
                let area = Area::around(self.square_centre([x, y]), self.side, self.side);
                picture.add_hotspot(HotspotTarget::Square([x, y]), area);
            }
        }
    }

    /// Draws the pile sizes along the left and lower edge, and the names of the piles.
    fn edges(&self, picture: &mut SvgBuilder, words: &Catalogue) -> Result<(), Error> {
        let face = if self.side < 20.0 { Face::Fine } else { Face::Note };
        let quiet = (face, TextRole::Quiet);
        let [across, up] = self.square.size;
        let each = self.label_step(across.max(up));
        for x in (0..=across).step_by(each) {
            let at = (self.square_centre([x, 0]).0, self.bottom() + 12.0);
            picture.text(quiet, Anchor::Middle, at, &x.to_string());
        }
        for y in (0..=up).step_by(each) {
            picture.text(quiet, Anchor::End, (-7.0, self.square_centre([0, y]).1), &y.to_string());
        }
        let name = |pile: u64| words.format_with("figure-pile", [("pile", pile)]);
        let style = (Face::Note, TextRole::Quiet);
        let first = format!("{} \u{2192}", name(1)?);
        let at = self.right().max(Face::Note.measure(&first));
        picture.text(style, Anchor::End, (at, self.bottom() + 31.0), &first);
        let second = format!("\u{2191} {}", name(2)?);
        picture.text(style, Anchor::Start, (-16.0, -12.0), &second);
        Ok(())
    }

    /// Draws the pile sizes and names along the edges in poster size.
    fn large_edges(&self, picture: &mut SvgBuilder, words: &Catalogue) -> Result<(), Error> {
        let style = (Face::Large, TextRole::Quiet);
        let [across, up] = self.square.size;
        for x in 0..=across {
            let at = (self.square_centre([x, 0]).0, self.bottom() + 17.0);
            picture.text(style, Anchor::Middle, at, &x.to_string());
        }
        for y in 0..=up {
            picture.text(style, Anchor::End, (-8.0, self.square_centre([0, y]).1), &y.to_string());
        }
        let name = |pile: u64| words.format_with("figure-pile", [("pile", pile)]);
        let first = format!("{} \u{2192}", name(1)?);
        picture.text(style, Anchor::End, (self.right(), self.bottom() + 47.0), &first);
        let second = format!("\u{2191} {}", name(2)?);
        picture.text(style, Anchor::Start, (-36.0, -18.0), &second);
        Ok(())
    }

    /// Returns the distance in squares (a power of two) between labelled squares at which labels from 0 to `most` do
    /// not overlap.
    fn label_step(&self, most: u64) -> usize {
        // A digit needs 7 units, and a number a little space.
        let room = match most {
            0..=9 => 0.0,
            10..=99 => 17.0,
            _ => 24.0,
        };
        let steps = std::iter::successors(Some(1_usize), |step| step.checked_mul(2));
        steps.into_iter().find(|step| *step as f64 * self.side >= room).unwrap_or(1)
    }

    /// Draws the P-positions, the moves and the piece.
    fn layer(&self, picture: &mut SvgBuilder, layer: &Layer) {
        self.draw_moves(picture, layer);
        self.draw_piece(picture, !layer.p_positions.contains(&self.square.at));
    }

    /// Draws the piece and its moves without revealing the outcome.
    fn draw_without_outcome(&self, picture: &mut SvgBuilder) {
        self.rays(picture);
        self.draw_piece(picture, true);
    }

    /// Draws a line from the piece to the farthest square that it reaches in each direction.
    fn rays(&self, picture: &mut SvgBuilder) {
        let from = self.square_centre(self.square.at);
        for (index, end) in self.square.ray_ends().into_iter().enumerate() {
            picture.set_key(format_args!("r{index}")).line("ray", from, self.square_centre(end));
        }
    }

    /// Draws the lines of the moves, with the winning moves marked, and the P-positions.
    fn draw_moves(&self, picture: &mut SvgBuilder, layer: &Layer) {
        self.rays(picture);
        let from = self.square_centre(self.square.at);
        for (index, to) in layer.winning_targets.iter().enumerate() {
            picture.set_key(format_args!("w{index}")).line("way", from, self.square_centre(*to));
        }
        for &square in &layer.p_positions {
            self.draw_p_position(picture, square, layer);
        }
    }

    /// Draws a legend of the signs that occur, one below the other.
    fn legend(
        &self,
        picture: &mut SvgBuilder,
        layer: &Layer,
        words: &Catalogue,
    ) -> Result<(), Error> {
        let cold = self.square.piece == Piece::Queen && !self.square.marks_p;
        let [reached, lost] = match cold {
            true => ["figure-cold-reached", "figure-cold"],
            false => ["figure-lost-reached", "figure-lost"],
        };
        let can = !layer.p_positions.contains(&self.square.at);
        let others = || layer.p_positions.iter().filter(|square| **square != self.square.at);
        let is_won = |square: &&[u64; 2]| layer.winning_targets.contains(square);
        let signs = [
            (can, (Sign::Can, "figure-here-can")),
            (!can, (Sign::Cannot, "figure-here-cannot")),
            (others().any(|square| is_won(&square)), (Sign::Won, reached)),
            (others().any(|square| !is_won(&square)), (Sign::Lost, lost)),
        ];
        let shown = signs.into_iter().filter(|(shown, _)| *shown);
        self.signs(picture, &shown.map(|(_, sign)| sign).collect::<Vec<_>>(), words)
    }

    /// Draws a legend of the given signs, one below the other.
    fn signs(
        &self,
        picture: &mut SvgBuilder,
        signs: &[(Sign, &str)],
        words: &Catalogue,
    ) -> Result<(), Error> {
        let mut y = self.bottom() + 58.0;
        let small = Drawing { square: self.square, side: 24.0 };
        for (sign, id) in signs {
            let at = (2.0, y);
            match sign {
                Sign::Can => small.draw_legend_piece(picture, at, true),
                Sign::Cannot => small.draw_legend_piece(picture, at, false),
                Sign::Won => small.draw_legend_position(picture, at, true),
                Sign::Lost => small.draw_legend_position(picture, at, false),
            }
            let style = (Face::Note, TextRole::Quiet);
            picture.text(style, Anchor::Start, (24.0, y), &words.text(id)?);
            y += 27.0;
        }
        Ok(())
    }
}
