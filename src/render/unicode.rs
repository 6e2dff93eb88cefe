//! Pictures in letters, for terminals and Markdown, drawn from the same [`Figure`]s as the SVGs.
//! Words inside a grid stand at the end of a line: a Chinese letter is not always two columns
//! wide, and must not push digits out of their column.

mod board;
mod grid;
mod square;

use unicode_width::UnicodeWidthStr;

use super::picture::{Picture, Role, columns_of};
use crate::columns::Columns;
use crate::error::Error;
use crate::figure::{Division, Figure, Flip, Stone, StoneRole};
use crate::listing::{Entry, entries, seen};
use crate::position::Move;
use crate::wording::Catalogue;

/// The stones of a pile that are drawn one by one.
const STONES: u64 = 24;

/// The columns that a grid can have with room for weights and words; wider ones are packed.
const ROOMY: usize = 12;

pub(crate) fn draw(figure: &Figure<'_>, words: &Catalogue, width: usize) -> Result<Picture, Error> {
    let mut pen = Pen { picture: Picture::default(), words, width };
    match figure {
        Figure::Piles { piles, taken } => pen.piles(piles, taken),
        Figure::Columns { columns, boxed } => pen.columns(columns, *boxed),
        Figure::Blanks { grid, look } => pen.blanks(grid, *look),
        Figure::Flip { rows, width } => pen.flip(rows, *width),
        Figure::Blocks { columns } => pen.blocks(columns),
        Figure::Bands { modulus, rows } => pen.bands(*modulus, rows),
        Figure::Fork { big, .. } => pen.fork(*big),
        Figure::Board { files, taken } => pen.board(files, *taken),
        Figure::Stones { stones } => pen.stones(stones),
        Figure::Square(square) => pen.square(square),
    }?;
    Ok(pen.picture)
}

struct Pen<'w> {
    picture: Picture,
    words: &'w Catalogue,
    /// The columns that there are.
    width: usize,
}

/// The pile number of each shown row.
fn numbered<T>(list: &[T]) -> impl Iterator<Item = (u64, Entry<&T>)> {
    let mut next = 1;
    entries(list).map(move |entry| {
        let pile = next;
        next += match entry {
            Entry::Item(_) => 1,
            Entry::Gap { left_out } => left_out,
        };
        (pile, entry)
    })
}

impl Pen<'_> {
    /// The columns that are left in the line under way.
    fn room(&self) -> usize {
        match self.width {
            usize::MAX => usize::MAX,
            width => width.saturating_sub(self.picture.column()),
        }
    }

    /// A remark behind the line, or under it where there is no room.
    fn note(&mut self, gap: usize, role: Option<Role>, note: &str) {
        if gap + columns_of(note) > self.room() {
            self.picture.end_line().pad(6);
        } else {
            self.picture.pad(gap);
        }
        self.picture.right(role, note, 0);
    }

    /// What a sign means, in a row of such.
    fn sign(&mut self, sign: &str, word: &str) {
        let text = format!("{sign} {word}");
        if self.picture.column() > 2 && self.picture.column() + text.width() > self.width {
            self.picture.end_line().pad(2);
        }
        self.picture.mark(Role::Quiet, &(text + "   "));
    }

    fn gap(&mut self, left_out: u64) -> Result<(), Error> {
        let note = self.words.say("figure-left-out", [("count", left_out)])?;
        self.picture.put("  ⋮ ").mark(Role::Quiet, &note).end_line();
        Ok(())
    }

    fn piles(&mut self, piles: &[u64], taken: &[Move]) -> Result<(), Error> {
        let width = seen(piles).max().map_or(1, |size| size.to_string().len());
        let last = self.words.say("figure-pile", [("pile", piles.len() as u64)])?.width();
        for (pile, entry) in numbered(piles) {
            let &size = match entry {
                Entry::Gap { left_out } => {
                    self.gap(left_out)?;
                    continue;
                }
                Entry::Item(size) => size,
            };
            let label = self.words.say("figure-pile", [("pile", pile)])?;
            self.picture.pad(2).right(Some(Role::Quiet), &label, last).pad(2);
            self.picture.right(Some(Role::Strong), &size.to_string(), width).pad(2);
            let taken = taken.iter().find(|taken| taken.pile == pile);
            let take = taken.map_or(0, |taken| taken.take);
            let note = match take {
                0 => String::new(),
                take => self.words.say("figure-take", [("take", take)])?,
            };
            // Two rows of stones are cut with a sign each.
            let room = self.room().saturating_sub(columns_of(&note) + 4) as u64;
            self.stones_of(size - take, take, room.clamp(4, STONES));
            if take > 0 {
                self.note(2, Some(Role::Odd), &note);
            }
            self.picture.end_line();
        }
        Ok(())
    }

    /// Stones that stay as discs, stones that go as circles; long rows are cut with dots.
    fn stones_of(&mut self, stay: u64, go: u64, most: u64) {
        let row = |stone: &str, count: u64, most: u64| match count {
            count if count <= most => stone.repeat(count as usize),
            _ => {
                let half = stone.repeat(most as usize / 2);
                [&half, "…", &half].concat()
            }
        };
        let least = most / 3;
        self.picture.put(&row("●", stay, most - go.min(least)));
        self.picture.mark(Role::Odd, &row("○", go, least.max(most.saturating_sub(stay))));
    }

    fn flip(&mut self, rows: &[Flip], width: usize) -> Result<(), Error> {
        let widest = seen(rows).map(|row| row.before.max(row.after));
        let label = widest.max().map_or(1, |number| number.to_string().len());
        for entry in entries(rows) {
            let row = match entry {
                Entry::Gap { left_out } => {
                    self.gap(left_out)?;
                    continue;
                }
                Entry::Item(row) => row,
            };
            let name = self.words.say("figure-pile", [("pile", row.pile)])?;
            let indent = name.width();
            let packed = width > ROOMY || 4 + indent + label + 3 + 3 * width > self.width;
            self.picture.pad(2).mark(Role::Quiet, &name).pad(2);
            self.digits(row.before, row.flips.0, width, label, packed);
            self.picture.end_line().pad(4 + indent);
            self.digits(row.after, row.flips.0, width, label, packed);
            if packed {
                self.picture.end_line().pad(4 + indent + label + 3);
                let sign = |place| {
                    if row.flips.0 >> place & 1 == 1 { "▲" } else { " " }
                };
                let signs: String = (0..width).rev().map(sign).collect();
                self.picture.mark(Role::Odd, &signs);
            }
            let note =
                self.words.say("figure-flip", [("count", u64::from(row.flips.0.count_ones()))])?;
            self.note(4, Some(Role::Odd), &note);
            self.picture.end_line();
        }
        Ok(())
    }

    /// `number = digits`, the digits of `flips` in brackets where there is room.
    fn digits(&mut self, number: u64, flips: u64, width: usize, label: usize, packed: bool) {
        self.picture.right(Some(Role::Strong), &number.to_string(), label).put(" = ");
        for place in (0..width).rev() {
            let (digit, quiet) = match number >> place & 1 {
                0 => ("0", Role::Quiet),
                _ => ("1", Role::Strong),
            };
            if packed {
                let role = if flips >> place & 1 == 1 { Role::Odd } else { quiet };
                self.picture.mark(role, digit);
            } else if flips >> place & 1 == 1 {
                self.picture.boxed(Some(Role::Odd), digit, 3);
            } else {
                self.picture.put(" ").mark(quiet, digit).put(" ");
            }
        }
    }

    /// One line a weight: pairs joined, what is left over marked.
    fn blocks(&mut self, columns: &Columns) -> Result<(), Error> {
        let width = if columns.width() == 0 { 1 } else { columns.weight(0).to_string().len() };
        let (alone, paired) = (self.words.text("figure-alone")?, self.words.text("figure-paired")?);
        for index in 0..columns.width() {
            let weight = columns.weight(index).to_string();
            let (pairs, single) = (columns.sums()[index] / 2, columns.sums()[index] % 2);
            self.picture.pad(2).right(Some(Role::Strong), &weight, width).pad(2);
            let block = format!("[{weight}]");
            let pair = format!("{block}─{block}  ");
            self.picture.mark(Role::Quiet, &pair.repeat(pairs.min(4) as usize));
            if pairs > 4 {
                self.picture.mark(Role::Quiet, &format!("…×{pairs}  "));
            }
            if single == 1 {
                self.picture.mark(Role::Odd, &format!("{block} ▲{alone}"));
            } else if pairs > 0 {
                self.picture.mark(Role::Even, &paired);
            }
            self.picture.end_line();
        }
        Ok(())
    }

    fn bands(&mut self, modulus: u64, rows: &[Division]) -> Result<(), Error> {
        let width = seen(rows).map(|row| row.size.to_string().len()).max().unwrap_or(1);
        for entry in entries(rows) {
            let row = match entry {
                Entry::Gap { left_out } => {
                    self.gap(left_out)?;
                    continue;
                }
                Entry::Item(row) => row,
            };
            self.picture.pad(2).right(Some(Role::Strong), &row.size.to_string(), width).pad(2);
            self.band_row(modulus, row.bands, row.residue)?;
            if let Some(raised) = &row.raised {
                let note = self.words.say("figure-raise", [("residue", raised.residue)])?;
                self.picture.end_line().pad(2);
                self.picture.right(Some(Role::Odd), &raised.leaves.to_string(), width).pad(2);
                self.band_row(modulus, raised.bands, raised.residue)?;
                self.note(2, Some(Role::Odd), &note);
            }
            self.picture.end_line();
        }
        Ok(())
    }

    /// Whole bands in brackets, then the left-over stones.
    fn band_row(&mut self, modulus: u64, bands: u64, residue: u64) -> Result<(), Error> {
        let wide = self.picture.column() as u64 + bands * (modulus + 2) + 1 + residue;
        let drawn = modulus <= 12 && bands <= 4 && wide <= self.width as u64;
        if drawn {
            let band = format!("[{}]", "●".repeat(modulus as usize));
            self.picture.mark(Role::Quiet, &band.repeat(bands as usize));
        } else {
            let counts = [("bands", bands), ("modulus", modulus)];
            let note = self.words.say("figure-bands", counts)?;
            self.picture.mark(Role::Quiet, &format!("[{note}]"));
        }
        self.picture.put(" ");
        if residue <= 12 {
            self.picture.mark(Role::Strong, &"●".repeat(residue as usize));
        }
        let note = self.words.say("figure-remainder", [("residue", residue)])?;
        self.note(2, None, &note);
        Ok(())
    }

    fn fork(&mut self, big: u64) -> Result<(), Error> {
        let question = self.words.text("figure-fork-question")?;
        let here = self.words.text("figure-here")?;
        self.picture.pad(2).put(&question).put(" ").mark(Role::Strong, &big.to_string()).end_line();
        let branches = ["figure-fork-none", "figure-fork-one", "figure-fork-many"];
        for (index, id) in branches.into_iter().enumerate() {
            let label = self.words.text(id)?;
            let stem = if index == 2 { "└─" } else { "├─" };
            if big.min(2) == index as u64 {
                self.picture.pad(2).put(stem).mark(Role::Strong, &format!("▶ {label}"));
                self.note(3, Some(Role::Even), &format!("◀ {here}"));
            } else {
                self.picture.pad(2).put(stem).put("─ ").mark(Role::Quiet, &label);
            }
            self.picture.end_line();
        }
        Ok(())
    }

    /// The stones in rows of eight, then what the signs mean.
    fn stones(&mut self, stones: &[Entry<Stone>]) -> Result<(), Error> {
        let numbers = stones.iter().filter_map(|entry| match entry {
            Entry::Item(stone) => Some(stone.number.to_string().len()),
            Entry::Gap { .. } => None,
        });
        let digits = numbers.max().unwrap_or(1);
        let each = " ── ".width() + 1 + digits;
        let a_row = (self.width.saturating_sub(2) / each).clamp(1, 8);
        for (index, entry) in stones.iter().enumerate() {
            match index {
                0 => self.picture.pad(2),
                _ if index % a_row == 0 => self.picture.put(" ──").end_line().pad(2),
                _ => self.picture.put(" ── "),
            };
            match entry {
                Entry::Gap { .. } => self.picture.put("…"),
                Entry::Item(stone) => {
                    let (sign, role) = stone_sign(stone.role);
                    self.picture.mark(role, &format!("{sign}{}", stone.number))
                }
            };
        }
        self.picture.end_line().pad(2);
        for (role, id) in [
            (StoneRole::Start, "figure-start"),
            (StoneRole::Key, "figure-key"),
            (StoneRole::Reached, "figure-reached"),
            (StoneRole::Target, "figure-target"),
        ] {
            if stones.iter().any(|entry| matches!(entry, Entry::Item(stone) if stone.role == role))
            {
                let (sign, _) = stone_sign(role);
                let word = self.words.text(id)?;
                self.sign(sign, &word);
            }
        }
        self.picture.end_line();
        Ok(())
    }
}

fn stone_sign(role: StoneRole) -> (&'static str, Role) {
    match role {
        StoneRole::Start => ("○", Role::Strong),
        StoneRole::Key => ("●", Role::Even),
        StoneRole::Reached => ("▶", Role::Odd),
        StoneRole::Target => ("◎", Role::Quiet),
    }
}
