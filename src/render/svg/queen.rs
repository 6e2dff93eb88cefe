//! Two piles as a place on a board: the first pile to the right, the second upwards. The queen may
//! go left, down, or down to the left, and wants to stand on a cold square. In: her place and the
//! cold squares. Out: a picture with a square for each position that she can still come to.

use super::picture::{Anchor, Area, Face, Picture, Point, TextRole};
use crate::error::Error;
use crate::wording::Catalogue;

/// The side of a square.
const SIDE: f64 = 28.0;

/// Draws a sign on the middle of a square.
type Sign = fn(&mut Picture, Point);

struct QueenBoard<'a> {
    at: [u64; 2],
    cold: &'a [[u64; 2]],
}

pub(super) fn draw(at: [u64; 2], cold: &[[u64; 2]], words: &Catalogue) -> Result<Picture, Error> {
    let title = words.say("figure-title-queen", [("first", at[0]), ("second", at[1])])?;
    let mut picture = Picture::new(title);
    let board = QueenBoard { at, cold };
    board.squares(&mut picture);
    board.ways(&mut picture);
    board.marks(&mut picture);
    board.legend(&mut picture, words)?;
    Ok(picture)
}

impl QueenBoard<'_> {
    fn middle(&self, [x, y]: [u64; 2]) -> Point {
        (SIDE * (x as f64 + 0.5), SIDE * ((self.at[1] - y) as f64 + 0.5))
    }

    fn is_reached(&self, [x, y]: [u64; 2]) -> bool {
        let [left, down] = [self.at[0] - x, self.at[1] - y];
        (left == 0) != (down == 0) || left == down && left > 0
    }

    fn right(&self) -> f64 {
        SIDE * (self.at[0] + 1) as f64
    }

    fn bottom(&self) -> f64 {
        SIDE * (self.at[1] + 1) as f64
    }

    /// The lines between the squares, and the numbers at the edge.
    fn squares(&self, picture: &mut Picture) {
        for x in 0..=self.at[0] + 1 {
            let x = SIDE * x as f64;
            picture.line("hair", (x, 0.0), (x, self.bottom()));
        }
        for y in 0..=self.at[1] + 1 {
            let y = SIDE * y as f64;
            picture.line("hair", (0.0, y), (self.right(), y));
        }
        let quiet = (Face::Note, TextRole::Quiet);
        for x in 0..=self.at[0] {
            let at = (self.middle([x, 0]).0, self.bottom() + 12.0);
            picture.text(quiet, Anchor::Middle, at, &x.to_string());
        }
        for y in 0..=self.at[1] {
            let at = (-8.0, self.middle([0, y]).1);
            picture.text(quiet, Anchor::End, at, &y.to_string());
        }
    }

    /// The three ways to go, to the edge of the board.
    fn ways(&self, picture: &mut Picture) {
        let [x, y] = self.at;
        let both = x.min(y);
        for to in [[0, y], [x, 0], [x - both, y - both]] {
            if to != self.at {
                picture.line("hop", self.middle(self.at), self.middle(to));
            }
        }
    }

    fn marks(&self, picture: &mut Picture) {
        for &square in self.cold.iter().filter(|square| **square != self.at) {
            if self.is_reached(square) {
                reached(picture, self.middle(square));
            } else {
                cold(picture, self.middle(square));
            }
        }
        queen(picture, self.middle(self.at));
    }

    /// What the signs mean, one below the other.
    fn legend(&self, picture: &mut Picture, words: &Catalogue) -> Result<(), Error> {
        let others = || self.cold.iter().filter(|square| **square != self.at);
        let signs: [(bool, Sign, &str); 3] = [
            (true, queen, "figure-here"),
            (others().any(|square| self.is_reached(*square)), reached, "figure-cold-reached"),
            (others().any(|square| !self.is_reached(*square)), cold, "figure-cold"),
        ];
        let mut y = self.bottom() + 40.0;
        for (_, sign, id) in signs.into_iter().filter(|(shown, ..)| *shown) {
            sign(picture, (10.0, y));
            let at = (28.0, y);
            let text = words.text(id)?;
            picture.text((Face::Note, TextRole::Quiet), Anchor::Start, at, &text);
            y += 26.0;
        }
        Ok(())
    }
}

fn queen(picture: &mut Picture, at: Point) {
    picture.ellipse("start", at, 9.0, 9.0);
    picture.ellipse("pebble", at, 3.5, 3.5);
}

fn reached(picture: &mut Picture, at: Point) {
    picture.ellipse("reached", at, 8.5, 8.5);
}

fn cold(picture: &mut Picture, at: Point) {
    picture.rect("block", Area::around(at, 16.0, 16.0), 3.0);
}
