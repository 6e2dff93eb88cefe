//! Draws files of a Xiangqi board with characters, one line per file: Red's side on the left, Black's on the
//! right. The free steps between two pieces are drawn as stones, because they are a pile.

use unicode_width::UnicodeWidthStr;

use super::Pen;
use crate::text_canvas::TextRole;
use carryless_args::error::Error;
use carryless_games::figure::{BoardFile, XiangqiPiece};
use carryless_games::position::PileMove;

/// Number of ranks of a board.
const RANKS: u64 = 10;
/// Width of a rank, in character columns.
const CELL: usize = 3;

/// Sign of the river.
const RIVER: &str = "≈ ";
/// Sign of a point outside the pile.
const NOTHING: &str = "·";
/// Sign of a free step.
const FREE: &str = "●";
/// Sign of a step that the move takes.
const GONE: &str = "○";
/// Sign of the last free point between pawns, where no step is possible.
const GUARDED: &str = "×";

impl Pen<'_> {
    /// Draws files of a Xiangqi board with their pieces; `taken` is the move shown, if there is one.
    pub(super) fn board(
        &mut self,
        files: &[BoardFile],
        taken: Option<PileMove>,
    ) -> Result<(), Error> {
        let (red, black) = (self.words.text("figure-red")?, self.words.text("figure-black")?);
        let width = RANKS as usize * CELL + RIVER.width();
        self.picture.pad(2).mark(TextRole::Quiet, &red);
        let last = self.width.saturating_sub(2 + black.width()).min(width + 4);
        self.picture.pad(last.saturating_sub(red.width()));
        self.picture.mark(TextRole::Quiet, &black).end_line();
        for file in files {
            let taken = taken.filter(|taken| taken.pile == file.pile);
            self.file(file, taken.map_or(0, |taken| taken.take))?;
        }
        let river = self.words.text("figure-river")?;
        self.picture.pad(4 + CELL * RANKS as usize / 2);
        self.picture.mark(TextRole::Quiet, &river).end_line();
        self.xiangqi_legend(files, taken.is_some())
    }

    /// Appends one file: its number for Red, ten points, its number for Black, and the pile. The move takes
    /// `take` steps.
    fn file(&mut self, file: &BoardFile, take: u64) -> Result<(), Error> {
        let red = self.words.format_with("figure-file-red", [("file", file.file)])?;
        self.picture.pad(2).mark(TextRole::Strong, &red);
        self.picture.pad(4_usize.saturating_sub(red.width()));
        for rank in 1..=RANKS {
            self.point(file, rank, take)?;
            if rank == RANKS / 2 {
                self.picture.mark(TextRole::Quiet, RIVER);
            }
        }
        let black = RANKS.saturating_sub(file.file).to_string();
        self.picture.mark(TextRole::Strong, &black).pad(4);
        if let Some(size) = file.size {
            let size = self.words.format_with("figure-steps", [("count", size)])?;
            self.note(0, None, &size);
        }
        if take > 0 {
            let note = self.words.format_with("figure-take", [("take", take)])?;
            self.note(2, Some(TextRole::Odd), &note);
        }
        self.picture.end_line();
        Ok(())
    }

    /// Appends the point of a file at a rank (1 to 10); the move takes `take` steps.
    fn point(&mut self, file: &BoardFile, rank: u64, take: u64) -> Result<(), Error> {
        let (sign, role) = match (file.red, file.black) {
            (Some(red), _) if red == rank => (self.man(file.man, true)?, TextRole::Strong),
            (_, Some(black)) if black == rank => (self.man(file.man, false)?, TextRole::Strong),
            (Some(red), Some(black)) if file.size.is_some() && red < rank && rank < black => {
                let (sign, role) = match rank - red {
                    nth if nth <= take => (GONE, TextRole::Odd),
                    nth if nth <= file.size.unwrap_or(0) => (FREE, TextRole::Strong),
                    _ => (GUARDED, TextRole::Quiet),
                };
                (sign.to_owned(), role)
            }
            _ => (NOTHING.to_owned(), TextRole::Quiet),
        };
        self.picture.mark(role, &sign);
        self.picture.pad(CELL.saturating_sub(sign.width()));
        Ok(())
    }

    /// Returns the letter of a piece of Red or Black.
    fn man(&self, man: XiangqiPiece, red: bool) -> Result<String, Error> {
        self.words.text(match (man, red) {
            (XiangqiPiece::Cannon, true) => "figure-cannon-red",
            (XiangqiPiece::Cannon, false) => "figure-cannon-black",
            (XiangqiPiece::Pawn, true) => "figure-pawn-red",
            (XiangqiPiece::Pawn, false) => "figure-pawn-black",
        })
    }

    /// Appends the legend of the signs that occur.
    fn xiangqi_legend(&mut self, files: &[BoardFile], taken: bool) -> Result<(), Error> {
        let free = files.iter().any(|file| file.size.is_some_and(|size| size > 0));
        let pawns = files.iter().any(|file| file.man == XiangqiPiece::Pawn && file.size.is_some());
        if !(free || taken || pawns) {
            return Ok(());
        }
        self.picture.pad(2);
        for (sign, id, shown) in [
            (FREE, "figure-free", free),
            (GONE, "figure-goes", taken),
            (GUARDED, "figure-guarded", pawns),
        ] {
            if shown {
                let word = self.words.text(id)?;
                self.legend_entry(sign, &word);
            }
        }
        self.picture.end_line();
        Ok(())
    }
}
