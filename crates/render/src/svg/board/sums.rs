//! Draws the sums below the line of a board: the number of blocks in each lane, "even" or "odd", and a final
//! line.

use super::super::picture::{Face, Point, SvgBuilder, TextRole};
use super::frame::{Frame, Lane, SCALED, WIDTH};
use carryless_args::error::Error;
use carryless_games::board_frames::{Column, FrameKind};

/// Greatest length of a text that runs downwards, in units of the picture.
const DOWN: f64 = 34.0;

impl Frame<'_> {
    /// Returns the column of a weight in frame `index` (0-based), if it is counted there.
    pub(super) fn column(&self, index: usize, weight: u64) -> Option<&Column> {
        self.frames[index].columns.iter().find(|column| column.weight == weight)
    }

    /// Returns the CSS class of the lane of `weight` in frame `index` (0-based): `lane lit` if it has a block without a
    /// pair, `lane settled` if it had one before the move that leads to the frame, otherwise `lane`.
    pub(super) fn class_of_lane(&self, index: usize, weight: u64) -> &'static str {
        let lone = |index: usize| {
            self.column(index, weight).is_some_and(|column| column.odd && !column.right)
        };
        let moved = self.frames[index].made.is_some();
        match () {
            () if lone(index) => "lane lit",
            () if moved && index > 0 && lone(index - 1) => "lane settled",
            () => "lane",
        }
    }

    /// Draws the counts of frame `index` (0-based) with "even" or "odd". In the frame `Check` a final line is
    /// added if all counts suit the player who has just moved.
    pub(super) fn sums(&self, picture: &mut SvgBuilder, index: usize) -> Result<(), Error> {
        let board_frame = &self.frames[index];
        let checked = board_frame.kind == FrameKind::Check;
        if board_frame.columns.len() > 1 && self.letter.is_none() {
            let note = self.words.text("figure-block-count")?;
            let right = self.left - 3.0;
            let fits = Face::Note.measure(&note) < right - 4.0;
            let face = if fits { Face::Note } else { Face::Fine };
            // A long note starts at the edge of the picture.
            let wide = Face::Note.measure(&note) * face.size() / Face::Note.size();
            let at = (right.max(wide + 1.0), self.line(0) + 15.0);
            picture.set_key("x").class_text((face, TextRole::Quiet), " before", at, &note);
        }
        for lane in &self.lanes {
            let Some(column) = self.column(index, lane.weight) else { continue };
            let at = (lane.x + lane.w / 2.0, self.line(lane.tier));
            let lone = column.odd && !column.right;
            let role = match (lone, checked && column.right) {
                (true, _) => TextRole::Odd,
                (false, true) => TextRole::Even,
                (false, false) => TextRole::Ink,
            };
            let before = index.checked_sub(1).and_then(|before| self.column(before, lane.weight));
            let before = before.filter(|before| before.count != column.count);
            self.count(picture, (lane, role), at, column, before);
            self.draw_parity(picture, lane, at, (column, board_frame.modulus))?;
        }
        if checked && board_frame.columns.iter().all(|column| column.right) {
            self.draw_final_line(picture, index);
        }
        Ok(())
    }

    /// Draws the number of blocks of a lane, the count of `column`, below the point, which is on the line below the
    /// lane. `before` is the column of the previous frame if it had another count; then the text is "previous→new" if
    /// there is space.
    fn count(
        &self,
        picture: &mut SvgBuilder,
        (lane, role): (&Lane, TextRole),
        (x, y): Point,
        column: &Column,
        before: Option<&Column>,
    ) {
        let count = column.count.to_string();
        let change = before.map(|before| format!("{}\u{2192}{count}", before.count));
        let air = if self.lanes.len() > SCALED { -4.0 } else { 4.0 };
        let fits = |text: &&String| self.width(Face::Number, text) < lane.w + air;
        let (face, text) = match change.as_ref().filter(fits).or(Some(&count).filter(fits)) {
            Some(text) => (Face::Number, text),
            None => (Face::Fine, &count),
        };
        let key = format_args!("c{}", lane.weight);
        picture.set_key(key).centred(
            (face, role),
            (x, y + if self.letter.is_some() { 17.0 } else { 15.0 }),
            text,
        );
    }

    /// Draws "even" or "odd" (for a modulus other than 2 the remainder) below the count of a lane; text wider than the
    /// lane runs downwards. A lane with a block that has no pair shows the sign ▲ alone if the text does not fit; in
    /// other lanes a text that fits neither way is omitted.
    fn draw_parity(
        &self,
        picture: &mut SvgBuilder,
        lane: &Lane,
        (x, y): Point,
        (column, modulus): (&Column, u64),
    ) -> Result<(), Error> {
        let word = match (modulus, column.odd) {
            (2, true) => self.words.text("figure-odd")?,
            (2, false) => self.words.text("figure-even")?,
            _ => {
                self.words.format_with("figure-remainder", [("residue", column.count % modulus)])?
            }
        };
        let lone = column.odd && !column.right;
        // The sign is wider than a letter, and its lane has a frame.
        let is_framed = |text: &str| text.starts_with('\u{25b2}');
        let air = |text: &str| if is_framed(text) { -9.0 } else { 0.0 };
        let few = self.lanes.len() <= SCALED;
        let fits = |text: &str| few && self.width(Face::Note, text) < lane.w + air(text);
        let (role, text) = match (lone, column.right) {
            (true, _) => (TextRole::Odd, format!("\u{25b2}{word}")),
            (false, true) => (TextRole::Even, word),
            (false, false) => (TextRole::Quiet, word),
        };
        let key = format_args!("k{}", lane.weight);
        let text = match (fits(&text), lone) {
            (true, _) => text.as_str(),
            (false, true) => "\u{25b2}",
            (false, false) if few && self.letter.is_none() && Face::Note.measure(&text) < DOWN => {
                picture.set_key(key).class_text(
                    (Face::Note, role),
                    " down",
                    (x, y + self.foot_height() - 24.0),
                    &text,
                );
                return Ok(());
            }
            (false, false) => return Ok(()),
        };
        picture.set_key(key).centred(
            (Face::Note, role),
            (x, y + if self.letter.is_some() { 51.0 } else { 41.0 }),
            text,
        );
        Ok(())
    }

    /// Draws the line that marks the counts of frame `index` (0-based) as right, below the columns.
    fn draw_final_line(&self, picture: &mut SvgBuilder, index: usize) {
        for tier in 0..self.tiers() {
            let counted = |lane: &&Lane| self.column(index, lane.weight).is_some();
            let lanes = || self.lanes.iter().filter(|lane| lane.tier == tier).filter(counted);
            let from = lanes().map(|lane| lane.x).fold(WIDTH, f64::min);
            let to = lanes().map(|lane| lane.x + lane.w).fold(0.0, f64::max);
            let y = self.line(tier) + self.foot_height() - 3.0;
            picture.set_key(format_args!("e{tier}")).line("seal", (from, y), (to, y));
        }
    }
}
