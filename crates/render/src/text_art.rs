//! Draws [`Figure`]s with characters, for terminals and Markdown. Text inside a grid is at the end of a line,
//! where a Chinese character that is not two columns wide shifts no digits.

mod board;
mod counter_rows;
mod graph;
mod grid;
mod grundy_chart;
mod race_paths;
mod sketch;
mod stairs;
mod trees;
mod two_pile_board;
mod xiangqi;
mod zeckendorf_bar;

use unicode_width::UnicodeWidthStr;

use super::text_canvas::{TextArt, TextRole, column_width, power_of_two};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::elide::{Entry, elide, shown_items};
use carryless_games::figure::{Division, Figure, Flip, PileChange};

/// Largest number of stones of a pile drawn one by one.
const STONES: u64 = 24;

/// Largest number of columns of a grid with weights and text; wider grids have digits side by side.
const ROOMY: usize = 12;

/// Largest number of digits of a wide number in a row.
const ABREAST: usize = 16;

/// Draws a figure in `width` character columns; lists of more than `keep` items are elided.
pub fn draw(
    figure: &Figure<'_>,
    words: &Catalogue,
    (width, keep): (usize, usize),
) -> Result<TextArt, Error> {
    let mut pen = Pen { picture: TextArt::default(), words, width, keep };
    pen.draw(figure)?;
    Ok(pen.picture)
}

/// Draws figures by appending characters to a drawing.
struct Pen<'w> {
    picture: TextArt,
    words: &'w Catalogue,
    /// Width of the screen in character columns.
    width: usize,
    /// Number of items to which a long list is shortened.
    keep: usize,
}

/// Returns the entries of a list of piles, elided to `keep`, each with its pile number, 1-based; a gap has that of its
/// first pile.
fn numbered_entries<T>(list: &[T], keep: usize) -> impl Iterator<Item = (u64, Entry<&T>)> {
    let mut next = 1;
    elide(list, keep).into_iter().map(move |entry| {
        let pile = next;
        next += match entry {
            Entry::Item(_) => 1,
            Entry::Gap { left_out } => left_out,
        };
        (pile, entry)
    })
}

impl Pen<'_> {
    fn draw(&mut self, figure: &Figure<'_>) -> Result<(), Error> {
        match figure {
            Figure::Piles { piles, taken } => {
                let taken: Vec<PileChange> = taken.iter().map(PileChange::from).collect();
                self.piles(piles, &taken, ["figure-pile", "figure-take"])
            }
            Figure::Parts { piles, rows: true, broken, .. } => {
                self.piles(piles, broken.as_slice(), ["figure-row", "figure-hit"])
            }
            Figure::Parts { piles, broken, .. } => {
                self.piles(piles, broken.as_slice(), ["figure-pile", "figure-take"])
            }
            Figure::Several { parts } => self.draw_components(parts),
            Figure::Values { values, period } => self.values(values, *period),
            Figure::Columns { columns, boxed } => self.columns(columns, *boxed),
            Figure::Blanks { grid, look } => self.blanks(grid, *look),
            Figure::Flip { rows, width } => self.flip(rows, *width),
            Figure::BoardFrame { frames, index } => self.board_frame(frames, *index),
            Figure::Bands { modulus, rows } => self.bands(*modulus, rows),
            Figure::MisereCases { large_piles } => self.fork(*large_piles),
            Figure::Board { files, taken } => self.board(files, *taken),
            Figure::Braid { strands, asked } => {
                strands.get(*asked).map_or(Ok(()), |strand| self.race_path(strand))
            }
            Figure::Ruler(ruler) => self.ruler(ruler),
            Figure::Square(square) => self.square(square),
            Figure::Stairs(stairs) => self.stairs(*stairs),
            Figure::CounterRows(strips) => self.strips(strips),
            Figure::Trees(groves) => self.trees(groves),
            Figure::Graph(graph) => self.graph(graph),
            Figure::Sketch(sketch) => self.sketch(sketch),
        }
    }

    /// Draws the components of a sum, one below the other, each under its number.
    fn draw_components(&mut self, parts: &[Figure<'_>]) -> Result<(), Error> {
        for (part, figure) in (1..).zip(parts) {
            let name = self.words.format_with("figure-part", [("part", part)])?;
            self.picture.pad(2).mark(TextRole::Odd, &name).end_line();
            self.draw(figure)?;
        }
        Ok(())
    }

    /// Returns the number of character columns left in the current line.
    fn columns_left(&self) -> usize {
        match self.width {
            usize::MAX => usize::MAX,
            width => width.saturating_sub(self.picture.column()),
        }
    }

    /// Appends a note to the line after `gap` spaces, or below the line if it does not fit.
    fn note(&mut self, gap: usize, role: Option<TextRole>, note: &str) {
        if gap + column_width(note) > self.columns_left() {
            self.picture.end_line().pad(6);
        } else {
            self.picture.pad(gap);
        }
        self.picture.put_right(role, note, 0);
    }

    fn legend_entry(&mut self, sign: &str, word: &str) {
        let text = format!("{sign} {word}");
        if self.picture.column() > 2 && self.picture.column() + text.width() > self.width {
            self.picture.end_line().pad(2);
        }
        self.picture.mark(TextRole::Quiet, &(text + "   "));
    }

    /// Appends the note that `left_out` entries are omitted.
    fn gap(&mut self, left_out: u64) -> Result<(), Error> {
        let note = self.words.format_with("figure-left-out", [("count", left_out)])?;
        self.picture.put("  ⋮ ").mark(TextRole::Quiet, &note).end_line();
        Ok(())
    }

    /// Appends the piles with their stones. `name` and `goes` are message ids for a pile and for the stones
    /// taken.
    fn piles(
        &mut self,
        piles: &[u64],
        taken: &[PileChange],
        [name, goes]: [&str; 2],
    ) -> Result<(), Error> {
        let width = shown_items(piles, self.keep)
            .into_iter()
            .max()
            .map_or(1, |size| size.to_string().len());
        let last = self.words.format_with(name, [("pile", piles.len() as u64)])?.width();
        for (pile, entry) in numbered_entries(piles, self.keep) {
            let &size = match entry {
                Entry::Gap { left_out } => {
                    self.gap(left_out)?;
                    continue;
                }
                Entry::Item(size) => size,
            };
            let label = self.words.format_with(name, [("pile", pile)])?;
            self.picture.pad(2).put_right(Some(TextRole::Quiet), &label, last).pad(2);
            self.picture.put_right(Some(TextRole::Strong), &size.to_string(), width).pad(2);
            let taken = taken.iter().find(|taken| taken.pile == pile);
            let whole = PileChange { pile, parts: [size, 0], take: 0 };
            let broken = taken.unwrap_or(&whole);
            let note = match broken {
                PileChange { parts: [one, other], .. } if broken.is_split() => {
                    format!("{one} + {other}")
                }
                PileChange { take: 0, .. } => String::new(),
                PileChange { take, .. } => self.words.format_with(goes, [("take", *take)])?,
            };
            // Each of two rows of stones may be shortened with a sign.
            let room = self.columns_left().saturating_sub(column_width(&note) + 4) as u64;
            self.draw_parts(broken, room.clamp(4, STONES));
            if !note.is_empty() {
                self.note(2, Some(TextRole::Odd), &note);
            }
            self.picture.end_line();
        }
        Ok(())
    }

    /// Appends the first part of a pile, the stones taken and the other part, in about `most` characters; a gap
    /// if no stones are taken.
    fn draw_parts(&mut self, broken: &PileChange, most: u64) {
        let PileChange { parts: [one, other], take, .. } = *broken;
        if other == 0 {
            return self.draw_stones(one, take, most);
        }
        // Each part is shortened separately, the longer one first.
        let most = most.saturating_sub(take.max(2)).max(8);
        let shorter = one.min(other).min(most / 2);
        let share = |part: u64| if part == shorter { shorter } else { most - shorter };
        self.draw_stones(one, 0, share(one));
        match take {
            0 => drop(self.picture.pad(2)),
            take => drop(self.picture.mark(TextRole::Odd, &"○".repeat(take as usize))),
        }
        self.draw_stones(other, 0, share(other));
    }

    /// Appends `stay` stones as discs and `go` taken stones as circles; both rows are shortened to about `most`
    /// characters together.
    fn draw_stones(&mut self, stay: u64, go: u64, most: u64) {
        let row = |stone: &str, count: u64, most: u64| match count {
            count if count <= most => stone.repeat(count as usize),
            _ => {
                let half = stone.repeat(most as usize / 2);
                [&half, "…", &half].concat()
            }
        };
        let least = most / 3;
        self.picture.put(&row("●", stay, most - go.min(least)));
        self.picture.mark(TextRole::Odd, &row("○", go, least.max(most.saturating_sub(stay))));
    }

    /// Appends each pile before and after the move, with `width` digits; digits that flip are marked.
    fn flip(&mut self, rows: &[Flip], width: usize) -> Result<(), Error> {
        let widest = shown_items(rows, self.keep).into_iter().map(|row| row.before.max(row.after));
        let label = widest.max().map_or(1, |number| number.to_string().len());
        for entry in elide(rows, self.keep) {
            let row = match entry {
                Entry::Gap { left_out } => {
                    self.gap(left_out)?;
                    continue;
                }
                Entry::Item(row) => row,
            };
            let name = self.words.format_with("figure-pile", [("pile", row.pile)])?;
            let indent = name.width();
            let packed = width > ROOMY || 4 + indent + label + 3 + 3 * width > self.width;
            if packed && 4 + indent + label + 3 + width > self.width {
                self.strip(&name, row, width)?;
                continue;
            }
            self.picture.pad(2).mark(TextRole::Quiet, &name).pad(2);
            self.digits(row.before, row.flips.0, width, label, packed);
            self.picture.end_line().pad(4 + indent);
            self.digits(row.after, row.flips.0, width, label, packed);
            if packed {
                self.picture.end_line().pad(4 + indent + label + 3);
                let sign = |place| {
                    if row.flips.0 >> place & 1 == 1 { "▲" } else { " " }
                };
                let signs: String = (0..width).rev().map(sign).collect();
                self.picture.mark(TextRole::Odd, &signs);
            }
            let note = self
                .words
                .format_with("figure-flip", [("count", u64::from(row.flips.0.count_ones()))])?;
            self.note(4, Some(TextRole::Odd), &note);
            self.picture.end_line();
        }
        Ok(())
    }

    /// Appends a wide flip in rows of `ABREAST` digits: the digits before, below them the digits after, and
    /// signs where they differ.
    fn strip(&mut self, name: &str, row: &Flip, width: usize) -> Result<(), Error> {
        let (before, after) = (row.before.to_string(), row.after.to_string());
        let label = before.len().max(after.len());
        self.picture.pad(2).mark(TextRole::Quiet, name).pad(4);
        self.picture.put_right(Some(TextRole::Strong), &before, label).end_line();
        self.picture.pad(4 + name.width()).mark(TextRole::Odd, "→ ");
        self.picture.put_right(Some(TextRole::Strong), &after, label).end_line();
        for first in (0..width).step_by(ABREAST) {
            let places = || (0..width).rev().skip(first).take(ABREAST);
            let head = power_of_two(1 << (width - 1 - first));
            for (head, number) in [(head.as_str(), row.before), ("", row.after)] {
                self.picture.pad(2).put_right(Some(TextRole::Quiet), head, 5).pad(2);
                for place in places() {
                    let digit = if number >> place & 1 == 1 { "1" } else { "0" };
                    let flips = row.flips.0 >> place & 1 == 1;
                    self.picture.mark(if flips { TextRole::Odd } else { TextRole::Quiet }, digit);
                }
                self.picture.end_line();
            }
            let sign = |place| if row.flips.0 >> place & 1 == 1 { "▲" } else { " " };
            self.picture
                .pad(9)
                .mark(TextRole::Odd, &places().map(sign).collect::<String>())
                .end_line();
        }
        let note = self
            .words
            .format_with("figure-flip", [("count", u64::from(row.flips.0.count_ones()))])?;
        self.picture.pad(9).mark(TextRole::Odd, &note).end_line();
        Ok(())
    }

    /// Appends `number = digits` with `width` binary digits, the number right-aligned in `label` columns. The
    /// digits whose weights are the bits of `flips` are in brackets, or if `packed` only marked.
    fn digits(&mut self, number: u64, flips: u64, width: usize, label: usize, packed: bool) {
        self.picture.put_right(Some(TextRole::Strong), &number.to_string(), label).put(" = ");
        for place in (0..width).rev() {
            let (digit, quiet) = match number >> place & 1 {
                0 => ("0", TextRole::Quiet),
                _ => ("1", TextRole::Strong),
            };
            if packed {
                let role = if flips >> place & 1 == 1 { TextRole::Odd } else { quiet };
                self.picture.mark(role, digit);
            } else if flips >> place & 1 == 1 {
                self.picture.put_boxed(Some(TextRole::Odd), digit, 3);
            } else {
                self.picture.put(" ").mark(quiet, digit).put(" ");
            }
        }
    }

    /// Appends each pile as bands of `modulus` stones and a remainder.
    fn bands(&mut self, modulus: u64, rows: &[Division]) -> Result<(), Error> {
        let width = shown_items(rows, self.keep)
            .into_iter()
            .map(|row| row.size.to_string().len())
            .max()
            .unwrap_or(1);
        for entry in elide(rows, self.keep) {
            let row = match entry {
                Entry::Gap { left_out } => {
                    self.gap(left_out)?;
                    continue;
                }
                Entry::Item(row) => row,
            };
            self.picture
                .pad(2)
                .put_right(Some(TextRole::Strong), &row.size.to_string(), width)
                .pad(2);
            self.band_row(modulus, row.bands, row.residue)?;
            if let Some(raised) = &row.raised {
                let note = self.words.format_with("figure-raise", [("residue", raised.residue)])?;
                // The raised remainder is not a pile of its own, so it has no label.
                self.picture.end_line().pad(width + 2).mark(TextRole::Odd, "└→ ");
                self.picture
                    .put_right(Some(TextRole::Odd), &raised.leaves.to_string(), width)
                    .pad(2);
                self.band_row(modulus, raised.bands, raised.residue)?;
                self.note(2, Some(TextRole::Odd), &note);
            }
            self.picture.end_line();
        }
        Ok(())
    }

    /// Appends a pile as `bands` whole bands of `modulus` stones in brackets, then `residue` remaining stones.
    fn band_row(&mut self, modulus: u64, bands: u64, residue: u64) -> Result<(), Error> {
        let wide = || self.picture.column() as u64 + bands * (modulus + 2) + 1 + residue;
        let drawn = modulus <= 12 && bands <= 4 && wide() <= self.width as u64;
        if drawn {
            let band = format!("[{}]", "●".repeat(modulus as usize));
            self.picture.mark(TextRole::Quiet, &band.repeat(bands as usize));
        } else {
            let counts = [("bands", bands), ("modulus", modulus)];
            let note = self.words.format_with("figure-bands", counts)?;
            self.picture.mark(TextRole::Quiet, &format!("[{note}]"));
        }
        self.picture.put(" ");
        if residue <= 12 {
            self.picture.mark(TextRole::Strong, &"●".repeat(residue as usize));
        }
        let note = self.words.format_with("figure-remainder", [("residue", residue)])?;
        self.note(2, None, &note);
        Ok(())
    }

    /// Appends the three cases of misère play; `big` is the number of piles of at least 2 stones.
    fn fork(&mut self, big: u64) -> Result<(), Error> {
        let question = self.words.text("figure-fork-question")?;
        let here = self.words.text("figure-here")?;
        self.picture
            .pad(2)
            .put(&question)
            .put(" ")
            .mark(TextRole::Strong, &big.to_string())
            .end_line();
        let branches = ["figure-fork-none", "figure-fork-one", "figure-fork-many"];
        for (index, id) in branches.into_iter().enumerate() {
            let label = self.words.text(id)?;
            let stem = if index == 2 { "└─" } else { "├─" };
            if big.min(2) == index as u64 {
                self.picture.pad(2).put(stem).mark(TextRole::Strong, &format!("▶ {label}"));
                self.note(3, Some(TextRole::Even), &format!("◀ {here}"));
            } else {
                self.picture.pad(2).put(stem).put("─ ").mark(TextRole::Quiet, &label);
            }
            self.picture.end_line();
        }
        Ok(())
    }
}
