//! Layout of a race path: all numbers in one row if they fit, otherwise in a serpentine whose every other row
//! runs from right to left. Returns the position of every number and the height of every hop.

use super::super::picture::{Area, Point};
use super::{Fit, LETTERS};
use carryless_games::figure::{PathNumber, PathVariant, Player};

/// Half the height of a stone, divided by the width of a number with the space around it.
const STONE: f64 = 0.46;

/// Largest width of a number with the space around it, in units of the picture.
const ROOMIEST: f64 = 46.0;
/// Largest half-height of a stone, in units of the picture.
const HIGHEST: f64 = 12.0;

/// Distance from a stone to its hops, in units of the picture.
pub(super) const AIR: f64 = 2.5;

/// Height above the hops of a row, for the numbers added, in units of the picture.
const ABOVE: f64 = 16.0;
/// Height below the hops of a row, for the numbers added and the sums of turns, in units of the picture.
const BELOW: f64 = 35.0;
/// Height below a row of numbers that are pressed, for the labels of numbers, in units of the picture.
const BELOW_TOUCHED: f64 = 16.0;

/// Sizes of a slim path whose numbers are pressed: the least width of a number with the space around it, the largest
/// half-height of a stone and the largest height of a hop, in units of the picture.
const FINGER: (f64, f64, f64) = (35.0, 16.0, 22.0);

/// Positions of all numbers and hops, shared by all paths of a picture.
pub(super) struct PathLayout {
    /// Cells of numbers and of gaps, in order.
    cells: Vec<Cell>,
    /// Y coordinate of the middle of each row, from the top.
    rows: Vec<f64>,
    /// Half the width and half the height of a stone.
    pub(super) stone: (f64, f64),
    /// X coordinates of the left and the right end of the path.
    pub(super) edges: (f64, f64),
    /// Largest heights of the hops above and below each row, over all paths.
    rises: Vec<[f64; 2]>,
    /// Largest height of a hop, in units of the picture.
    highest: f64,
    /// Whether the rows are close together: the numbers of a slim path are pressed.
    is_close: bool,
}

/// A section of the path: a number with the space around it, or a gap.
struct Cell {
    /// Number in the cell; for a gap the number after the gap.
    spot: PathNumber,
    /// Whether the cell is a gap that stands for omitted numbers.
    gap: bool,
    width: f64,
    row: usize,
    x: f64,
}

/// Row, 0-based from the top, and centre of a number.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) row: usize,
    pub(super) at: Point,
}

impl PathLayout {
    /// Creates the layout of paths with the same numbers. With `is_touched` the rows have space for every hop,
    /// chosen or not. `gap(n)` returns the width of the note that n numbers are omitted.
    pub(super) fn new(
        strands: &[PathVariant<'_>],
        (fit, is_touched): (Fit, bool),
        gap: impl Fn(u64) -> f64,
    ) -> Self {
        let longest = strands.iter().map(|strand| &strand.path.numbers);
        let numbers = longest.max_by_key(|numbers| numbers.len()).map_or(&[][..], Vec::as_slice);
        let widest = numbers.iter().map(|spot| LETTERS.measure(&spot.number.to_string()));
        let widest = widest.fold(0.0, f64::max);
        let is_close = is_touched && matches!(fit, Fit::Slim);
        let (least, largest, highest) = match is_close {
            true => FINGER,
            false => (fit.least(), HIGHEST, fit.highest()),
        };
        let room = (widest + fit.air()).max(least);
        let mut cells = Vec::with_capacity(numbers.len());
        for &spot in numbers {
            let cell = Cell { spot, gap: false, width: room, row: 0, x: 0.0 };
            if spot.left_out > 0 {
                cells.push(Cell { gap: true, width: gap(spot.left_out) + 8.0, ..cell });
            }
            cells.push(cell);
        }
        let mut course = PathLayout {
            cells,
            rows: Vec::new(),
            stone: (0.0, 0.0),
            edges: (0.0, 0.0),
            rises: Vec::new(),
            highest,
            is_close,
        };
        let stretched = course.arrange(fit);
        let room = room * stretched;
        let high = (room * STONE).min(largest);
        course.stone = (high.max(widest / 2.0 + 3.0), high);
        course.set_row_heights(strands, is_touched);
        course
    }

    /// Distributes the cells over as few rows as possible, of about equal length; returns the factor by which
    /// cells are widened to fill the width.
    fn arrange(&mut self, fit: Fit) -> f64 {
        let room = fit.room();
        let total: f64 = self.cells.iter().map(|cell| cell.width).sum();
        let rows = self.flow(room);
        let mut edge = total / rows as f64;
        while edge < room && self.flow(edge + 0.01) > rows {
            edge += 2.0;
        }
        self.flow(edge.min(room) + 0.01);
        let widest = self.cells.iter().map(|cell| cell.x + cell.width / 2.0).fold(1.0, f64::max);
        let numbers = self.cells.iter().filter(|cell| !cell.gap).map(|cell| cell.width);
        let number = numbers.fold(1.0, f64::max);
        let stretched = (room / widest).min((ROOMIEST / number).max(1.0));
        let right = widest * stretched;
        for cell in &mut self.cells {
            cell.x *= stretched;
            if cell.row % 2 == 1 {
                cell.x = right - cell.x;
            }
        }
        self.edges = (0.0, right);
        stretched
    }

    /// Distributes the cells over rows no wider than `edge`, all from left to right; returns the number of
    /// rows.
    fn flow(&mut self, edge: f64) -> usize {
        let (mut x, mut row) = (0.0, 0);
        for cell in &mut self.cells {
            if x + cell.width > edge && x > 0.0 {
                (x, row) = (0.0, row + 1);
            }
            (cell.row, cell.x) = (row, x + cell.width / 2.0);
            x += cell.width;
        }
        row + 1
    }

    /// Sets the y coordinate of every row, with space for the highest hops of all paths or, if the numbers are
    /// pressed, for the highest possible hops of both players, so that the rows stay where they are.
    fn set_row_heights(&mut self, strands: &[PathVariant<'_>], is_touched: bool) {
        let rows = self.cells.iter().map(|cell| cell.row + 1).max().unwrap_or(0);
        self.rows = vec![0.0; rows];
        let mut rises = vec![[0.0_f64; 2]; rows];
        if is_touched {
            let widest = self.cells.windows(2).map(|two| (two[1].x - two[0].x).abs());
            let widest = widest.fold(0.0, f64::max);
            let farthest = |strand: &PathVariant<'_>| {
                strand.addable.map_or(f64::INFINITY, |[_, most]| most as f64 * widest)
            };
            let farthest = strands.iter().map(farthest).fold(0.0, f64::max);
            let between = if rows > 1 { self.highest * 0.7 } else { 0.0 };
            rises.fill([self.rise_along(farthest).max(between); 2]);
        }
        for hop in strands.iter().flat_map(|strand| &strand.path.hops) {
            let (Some(from), Some(to)) = (self.place(hop.from), self.place(hop.reaches)) else {
                continue;
            };
            let side = usize::from(hop.by == Player::Opponent);
            let rise = self.rise(from, to);
            for sides in &mut rises[from.row..=to.row] {
                sides[side] = sides[side].max(rise);
            }
        }
        let label = if self.is_close { BELOW_TOUCHED } else { BELOW };
        let mut y = 0.0;
        for row in 0..rows {
            if row > 0 {
                let below = rises[row - 1][1];
                y += 2.0 * self.stone.1 + 2.0 * AIR + below + label + ABOVE + rises[row][0];
            }
            self.rows[row] = y;
        }
        self.rises = rises;
    }

    /// Returns the height of a hop from the number at `from` to the number at `to`, in units of the picture.
    pub(super) fn rise(&self, from: Place, to: Place) -> f64 {
        match from.row == to.row {
            true => self.rise_along(to.at.0 - from.at.0),
            false => self.highest * 0.7,
        }
    }

    /// Returns the height of a hop of this length in one row, in units of the picture.
    fn rise_along(&self, length: f64) -> f64 {
        (length.abs() * 0.3 + 4.0).min(self.highest)
    }

    /// Returns the area of the path with all hops and the numbers beside them. A hop from row to row reaches `beyond`
    /// the end of the row.
    pub(super) fn room_for_hops(&self, beyond: f64) -> Area {
        let above = self.rises.first().map_or(0.0, |rises| rises[0]) + self.stone.1 + AIR + ABOVE;
        let ((left, right), rows) = (self.edges, self.rows.len());
        let left = if rows > 2 { left - beyond } else { left };
        let right = if rows > 1 { right + beyond } else { right };
        Area { x: left, y: -above, w: right - left, h: above + self.bottom() }
    }

    /// Returns the y coordinate of the line below row `row` (0-based) that shows the sums of turns.
    pub(super) fn line(&self, row: usize) -> f64 {
        let below = self.rises.get(row).map_or(0.0, |rises| rises[1]);
        self.rows.get(row).map_or(0.0, |y| y + self.stone.1 + AIR + below + 17.0)
    }

    /// Returns the row and the centre of a number; `None` for a number that is not on the path.
    pub(super) fn place(&self, number: u64) -> Option<Place> {
        let at = self.cells.partition_point(|cell| cell.spot.number < number);
        let cell = self.cells[at..].iter().take(2).find(|cell| !cell.gap)?;
        let y = self.rows.get(cell.row).copied().unwrap_or(0.0);
        (cell.spot.number == number).then_some(Place { row: cell.row, at: (cell.x, y) })
    }

    /// Returns the centre of each gap and the number of numbers omitted there.
    pub(super) fn gaps(&self) -> impl Iterator<Item = (Point, u64)> {
        let gaps = self.cells.iter().filter(|cell| cell.gap);
        gaps.map(|cell| ((cell.x, self.rows[cell.row]), cell.spot.left_out))
    }

    /// Returns the points where the path starts, changes direction and ends, in order.
    pub(super) fn turns(&self) -> Vec<Point> {
        let mut turns = Vec::new();
        for (row, &y) in self.rows.iter().enumerate() {
            let mut here = self.cells.iter().filter(|cell| cell.row == row).map(|cell| cell.x);
            let first = here.next();
            turns.extend(first.into_iter().chain(here.next_back()).map(|x| (x, y)));
        }
        turns
    }

    /// Returns the y coordinate of the lower edge of the path.
    pub(super) fn bottom(&self) -> f64 {
        self.line(self.rows.len().saturating_sub(1)) + 22.0
    }
}
