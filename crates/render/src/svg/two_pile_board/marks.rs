//! Signs on a board of two piles: P-positions, P-positions that a winning move reaches, and the piece, filled
//! in an N-position and hollow in a P-position.

use super::super::picture::{Anchor, Area, Face, Point, SvgBuilder, TextRole};
use super::Drawing;
use carryless_games::figure::{Layer, Piece};

/// Outline of a rook without its lower right corner, within a circle of radius 1 around the origin.
const ROOK: [Point; 18] = [
    (-0.58, 0.66),
    (-0.58, 0.42),
    (-0.36, 0.26),
    (-0.32, -0.2),
    (-0.54, -0.34),
    (-0.54, -0.7),
    (-0.3, -0.7),
    (-0.3, -0.52),
    (-0.12, -0.52),
    (-0.12, -0.7),
    (0.12, -0.7),
    (0.12, -0.52),
    (0.3, -0.52),
    (0.3, -0.7),
    (0.54, -0.7),
    (0.54, -0.34),
    (0.32, -0.2),
    (0.36, 0.26),
];
/// Last two corners of the rook's outline, at the lower right; they follow [`ROOK`].
const ROOK_FOOT: [Point; 2] = [(0.58, 0.42), (0.58, 0.66)];
/// Outline of a queen, within a circle of radius 1 around the origin.
const QUEEN: [Point; 9] = [
    (-0.46, 0.6),
    (-0.7, -0.36),
    (-0.34, 0.02),
    (-0.24, -0.62),
    (0.0, -0.06),
    (0.24, -0.62),
    (0.34, 0.02),
    (0.7, -0.36),
    (0.46, 0.6),
];

impl Drawing<'_> {
    /// Draws the mark of the P-position at `square`. Its key consists of its column and its index among the P-positions
    /// of that column, from the bottom; both are 0-based.
    pub(super) fn draw_p_position(
        &self,
        picture: &mut SvgBuilder,
        square: [u64; 2],
        layer: &Layer,
    ) {
        let at = self.square_centre(square);
        let column = layer.p_positions.iter().filter(|other| other[0] == square[0]);
        let nth = column.filter(|other| other[1] < square[1]).count();
        let [x, key] = [square[0], nth as u64];
        let side = if square == self.square.at { 0.94 } else { self.mark_share() } * self.side;
        // Whole numbers if the size allows: a page has hundreds of these.
        let side = match self.side < 8.0 {
            true => 0.8 * self.side,
            false => (side / 2.0).round() * 2.0,
        };
        let area = Area::around(at, side, side);
        let round = (0.17 * self.side).round();
        picture.set_key(format_args!("s{x}.{key}")).rect("lost", area, round);
        if layer.winning_targets.contains(&square) {
            let area = Area::around(at, 0.8 * self.side, 0.8 * self.side);
            picture.set_key(format_args!("h{x}.{key}")).rect("hit", area, 0.22 * self.side);
        }
        if square != self.square.at {
            self.letter(picture, at);
        }
    }

    /// Returns the side of a P-position's mark as a share of a square's side; it is larger if the letter P
    /// has little space.
    fn mark_share(&self) -> f64 {
        if self.square.marks_p && self.side < 26.0 { 0.78 } else { 0.6 }
    }

    /// Draws the mark of the P-position at `square` on a small board.
    pub(super) fn block(&self, picture: &mut SvgBuilder, square: [u64; 2]) {
        let side = 0.76 * self.side;
        picture.rect(
            "lost",
            Area::around(self.square_centre(square), side, side),
            0.17 * self.side,
        );
    }

    /// Draws the number of each square's colour; squares with the number 0 are marked as P-positions.
    pub(super) fn numbers(&self, picture: &mut SvgBuilder) {
        let [across, _] = self.square.size;
        for (index, shade) in (0..).zip(&self.square.shades) {
            let square = [index % (across + 1), index / (across + 1)];
            let role = if *shade == 0 { TextRole::Inverse } else { TextRole::Ink };
            if *shade == 0 {
                self.block(picture, square);
            }
            let at = self.square_centre(square);
            picture.text((Face::Large, role), Anchor::Middle, at, &shade.to_string());
        }
    }

    /// Draws the sign of a P-position in the legend; with `won` the sign of a P-position that a winning move
    /// reaches.
    pub(super) fn draw_legend_position(&self, picture: &mut SvgBuilder, at: Point, won: bool) {
        let area = |part: f64| Area::around(at, part * self.side, part * self.side);
        picture.rect("lost", area(self.mark_share()), 0.17 * self.side);
        if won {
            picture.rect("hit", area(0.8), 0.22 * self.side);
        }
        self.letter(picture, at);
    }

    /// Draws the letter P of a P-position if the board shows it.
    fn letter(&self, picture: &mut SvgBuilder, at: Point) {
        if self.square.marks_p {
            let face = if self.side < 26.0 { Face::Fine } else { Face::Digit };
            picture.text((face, TextRole::Inverse), Anchor::Middle, at, "P");
        }
    }

    /// Draws the piece on its square, filled if the player to move `can` win. Its elements have keys.
    pub(super) fn draw_piece(&self, picture: &mut SvgBuilder, can: bool) {
        let (at, radius) = (self.square_centre(self.square.at), 0.42 * self.side);
        self.disc(picture.set_key("piece"), at, radius, can);
        self.glyph(picture.set_key("glyph"), at, radius, can);
    }

    /// Draws the piece of a small board as a disc, filled if the player to move `can` win. The outline of the
    /// rook or queen is an empty element that only carries its class.
    pub(super) fn draw_small_piece(&self, picture: &mut SvgBuilder, can: bool) {
        let (at, radius) = (self.square_centre(self.square.at), 0.42 * self.side);
        self.disc(picture.set_key("piece"), at, radius, can);
        picture.set_key("glyph").shape(if can { "glyph" } else { "glyph hollow" }, &[]);
    }

    /// Draws the piece in the legend, filled if the player to move `can` win.
    pub(super) fn draw_legend_piece(&self, picture: &mut SvgBuilder, at: Point, can: bool) {
        self.disc(picture, at, 0.42 * self.side, can);
        self.glyph(picture, at, 0.42 * self.side, can);
    }

    fn disc(&self, picture: &mut SvgBuilder, at: Point, radius: f64, can: bool) {
        let class = if can { "piece" } else { "piece hollow" };
        picture.ellipse(class, at, radius, radius);
    }

    /// Draws the outline of the rook or queen on the disc of the piece.
    fn glyph(&self, picture: &mut SvgBuilder, at: Point, radius: f64, can: bool) {
        let place = |&(x, y): &Point| (at.0 + 0.9 * radius * x, at.1 + 0.9 * radius * y);
        let corners: Vec<Point> = match self.square.piece {
            Piece::Rook => ROOK.iter().chain(&ROOK_FOOT).map(place).collect(),
            Piece::Queen => QUEEN.iter().map(place).collect(),
            Piece::Free => return,
        };
        let class = if can { "glyph" } else { "glyph hollow" };
        picture.shape(class, &corners);
    }
}
