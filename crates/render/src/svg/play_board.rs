//! The play board: the stones of a match from the first move to the last check. Lanes, rows and trays keep
//! their positions during a match, and every stone, block and number has the same key in all pictures. A
//! script can therefore animate them without knowing a rule. This module draws a [`Board`] as an
//! [`SvgBuilder`] with its [`Spot`]s. It must not know the meaning of positions;
//! `carryless_web` does.

use super::picture::{Anchor, Area, Box4, Face, Point, SvgBuilder, TextRole};

/// Width of the board, in units of the picture.
const WIDTH: f64 = 400.0;
/// X coordinate of the left end of the stones, to the right of the numbers.
const LEFT: f64 = 44.0;
/// Space between two lanes, in units of the picture.
const GAP: f64 = 8.0;
/// Largest width of a stone, in units of the picture.
const UNIT: f64 = 50.0;
/// Smallest distance between the centres of two neighbouring stones of a pile, in units of the picture; a finger can
/// still hit one of them on a phone.
const STEP: f64 = 28.0;
/// Height of a line of stones in a pile that needs two lines, in units of the picture.
const LINE: f64 = 50.0;
/// Height of a tray, in units of the picture.
const TRAY: f64 = 26.0;
/// Height of the weights above the lanes, and of the signs below them, in units of the picture.
const HEAD: f64 = 24.0;

/// Content of the play board at one point of a match.
#[derive(Debug, Default)]
pub struct Board {
    /// Text of the picture for a screen reader.
    pub title: String,
    /// Weights of the lanes, the largest first.
    pub lanes: Vec<u64>,
    /// Whether the lanes and their weights are drawn.
    pub has_lanes: bool,
    /// Weights of the lanes with a block that has no pair; `None` before the blocks are counted.
    pub odd: Option<Vec<u64>>,
    /// Rows of the board, one for each pile, in pile order.
    pub rows: Vec<Row>,
    /// The trays above and below the board, one for each player: the text before the stones, and the stones that the
    /// player has taken, as pairs of pile index and stone index, both 0-based.
    pub trays: [(String, Vec<(usize, usize)>); 2],
    /// Joined pairs of equal blocks: the weight and the indices of both piles, 0-based.
    pub ties: Vec<(u64, usize, usize)>,
}

impl Board {
    /// Returns the number of stones of the largest pile at the start of the match.
    fn largest(&self) -> usize {
        let taken = |row: usize| {
            let stones = self.trays.iter().flat_map(|(_, stones)| stones);
            stones.filter(|(pile, _)| *pile == row).count()
        };
        let sizes = self.rows.iter().enumerate().map(|(row, pile)| pile.stones.len() + taken(row));
        sizes.max().unwrap_or_default()
    }
}

/// A pile of the play board, drawn in one or two lines.
#[derive(Debug, Default)]
pub struct Row {
    /// Name of the pile, shown above its size.
    pub name: String,
    /// Size of the pile, shown beside it.
    pub number: u64,
    /// Whether a hint points at the pile.
    pub is_hinted: bool,
    /// Whether `number` already includes a move in progress.
    pub is_changed: bool,
    /// Stones of the pile that are still on the board, in order.
    pub stones: Vec<Stone>,
    /// Outlines of the blocks into which the pile is split.
    pub blocks: Vec<Block>,
    /// Weights of the lanes that show a zero.
    pub zeros: Vec<u64>,
}

/// A stone of a pile that has not been taken.
#[derive(Debug)]
pub struct Stone {
    /// Index of the stone in its pile at the start of the match, 0-based.
    pub id: usize,
    /// Position of the stone in the row of its pile.
    pub place: Place,
    /// Further CSS class, or an empty text.
    pub look: &'static str,
}

/// Position of a stone in the row of its pile.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// In the unsplit pile: index from the left, 0-based.
    Row(usize),
    /// In a block: weight of the block, and index in the block from the left, 0-based.
    Block(u64, usize),
}

/// The outline of a block.
#[derive(Debug)]
pub struct Block {
    /// Weight of the lane in which the block is, equal to its number of stones.
    pub weight: u64,
    /// Further CSS class, or an empty text.
    pub look: &'static str,
}

/// An area that can be pressed, in percent of the picture.
#[derive(Debug)]
pub struct Spot {
    /// Object that is pressed.
    pub on: Touchable,
    /// Area of the object, in percent of the picture.
    pub place: Box4,
}

/// The object at a touchable area. Row numbers are 0-based indices of piles.
#[derive(Clone, Copy, Debug)]
pub enum Touchable {
    /// The stone at index `nth` (0-based) of the stones of a row.
    Stone {
        /// Index of the pile, 0-based.
        row: usize,
        /// Index among the stones left in the pile, 0-based.
        nth: usize,
    },
    /// The whole row with this index.
    Row(usize),
    /// The block of this weight, or its empty position.
    Block {
        /// Index of the pile, 0-based.
        row: usize,
        /// Weight of the block, equal to its number of stones.
        weight: u64,
    },
}

/// Returns the key of stone `id` of pile `pile`, both 0-based.
pub fn stone_key(pile: usize, id: usize) -> String {
    format!("s{pile}.{id}")
}

/// Returns the picture of a board, and the area of each object in `touched`, in order.
pub fn draw(board: &Board, touched: &[Touchable]) -> (SvgBuilder, Vec<Spot>) {
    let layout = Layout::new(board);
    let mut picture = SvgBuilder::new(board.title.clone());
    picture.reserve(Area { x: 3.0, y: 3.0, w: WIDTH - 6.0, h: layout.height - 6.0 });
    layout.lanes(&mut picture);
    for (row, pile) in board.rows.iter().enumerate() {
        layout.row(&mut picture, row, pile);
    }
    layout.tray(&mut picture, 0, TRAY / 2.0);
    layout.tray(&mut picture, 1, layout.height - TRAY / 2.0);
    let spots =
        touched.iter().map(|&on| Spot { on, place: picture.hundredths(layout.area(on)) }).collect();
    (picture, spots)
}

/// Scale and positions of a play board, in units of the picture.
struct Layout<'b> {
    board: &'b Board,
    /// Width of a stone, in units of the picture.
    unit: f64,
    /// Distance between neighbouring stones of a pile that is not split, in units of the picture.
    step: f64,
    /// Largest number of stones in a line of a pile that is not split.
    in_line: usize,
    /// Height of a line of stones, in units of the picture.
    line: f64,
    /// Height of the row of a pile, in units of the picture.
    row: f64,
    /// Y coordinate of the upper end of the rows.
    top: f64,
    /// Height of the picture, in units of the picture.
    height: f64,
}

impl<'b> Layout<'b> {
    fn new(board: &'b Board) -> Self {
        let stones: u64 = board.lanes.iter().sum();
        let gaps = GAP * board.lanes.len().saturating_sub(1) as f64;
        let unit = ((WIDTH - LEFT - gaps - 6.0) / stones.max(1) as f64).min(UNIT);
        let (room, largest) = (WIDTH - LEFT - 6.0, board.largest().max(1));
        // A pile that is too long for stones at their least distance has two lines.
        let is_long = largest as f64 * STEP > room + STEP;
        let in_line = if is_long { largest.div_ceil(2) } else { largest };
        let step = (room / in_line as f64).min(unit.max(STEP));
        // Large enough for a finger on a phone.
        let line = if is_long { LINE } else { (unit * 1.4).clamp(54.0, 64.0) };
        let row = if is_long { 2.0 * line } else { line };
        let top = TRAY + HEAD + 4.0;
        let height = top + row * board.rows.len() as f64 + HEAD + 6.0 + TRAY;
        Layout { board, unit, step, in_line, line, row, top, height }
    }

    /// Returns the x coordinate of the left end of the lane of a weight.
    fn lane(&self, weight: u64) -> f64 {
        let before = self.board.lanes.iter().take_while(|lane| **lane > weight);
        before.fold(LEFT, |x, lane| x + *lane as f64 * self.unit + GAP)
    }

    /// Returns the y coordinate of the middle of row `row` (0-based).
    fn row_centre(&self, row: usize) -> f64 {
        self.top + self.row * (row as f64 + 0.5)
    }

    /// Returns the centre of a stone of row `row` (0-based) that has the position `place`.
    fn point(&self, row: usize, place: Place) -> Point {
        let y = self.row_centre(row);
        match place {
            Place::Row(nth) => {
                let x = LEFT + ((nth % self.in_line) as f64 + 0.5) * self.step;
                // Two lines of a pile stand nearer to each other than to other piles.
                let below =
                    if self.row > self.line { (nth / self.in_line) as f64 - 0.5 } else { 0.0 };
                (x, y + below * 0.64 * self.line)
            }
            Place::Block(weight, nth) => (self.lane(weight) + (nth as f64 + 0.5) * self.unit, y),
        }
    }

    /// Returns the area that a touchable object covers.
    fn area(&self, on: Touchable) -> Area {
        let high = self.row - 4.0;
        match on {
            Touchable::Stone { row, nth } => {
                let (x, y) = self.point(row, self.board.rows[row].stones[nth].place);
                let middle = self.row_centre(row);
                let lines = (y - middle).signum() * (self.row - self.line) / 2.0;
                Area::around((x, middle + lines), self.step, self.line)
            }
            Touchable::Row(row) => {
                Area { x: 4.0, y: self.row_centre(row) - high / 2.0, w: WIDTH - 8.0, h: high }
            }
            Touchable::Block { row, weight } => {
                let block = self.block(row, weight);
                let y = self.row_centre(row) - high / 2.0;
                Area { x: block.x - GAP / 2.0, y, w: block.w + GAP, h: high }
            }
        }
    }

    /// Returns the area of the block of a weight in row `row` (0-based).
    fn block(&self, row: usize, weight: u64) -> Area {
        let w = weight as f64 * self.unit;
        let high = (self.unit + 6.0).min(self.row - 4.0);
        Area { x: self.lane(weight), y: self.row_centre(row) - high / 2.0, w, h: high }
    }

    /// Draws the lanes with their weights and signs, and the joined pairs of blocks.
    fn lanes(&self, picture: &mut SvgBuilder) {
        if !self.board.has_lanes {
            return;
        }
        let bottom = self.top + self.row * self.board.rows.len() as f64 + 2.0;
        for &weight in &self.board.lanes {
            let odd = self.board.odd.as_ref().map(|odd| odd.contains(&weight));
            let (class, role) = match odd {
                Some(true) => ("lane lit", TextRole::Odd),
                _ => ("lane", TextRole::Quiet),
            };
            let (x, w) = (self.lane(weight), weight as f64 * self.unit);
            let area = Area { x, y: TRAY + 2.0, w, h: bottom - TRAY - 2.0 };
            picture.set_key(format_args!("l{weight}")).rect(class, area, 9.0);
            let at = (x + w / 2.0, TRAY + HEAD / 2.0 + 3.0);
            let text = weight.to_string();
            picture.set_key(format_args!("w{weight}")).centred((Face::Weight, role), at, &text);
            let (role, sign) = match odd {
                Some(true) => (TextRole::Odd, "\u{25b2}"),
                Some(false) => (TextRole::Even, "\u{2713}"),
                None => continue,
            };
            let at = (x + w / 2.0, bottom + HEAD / 2.0);
            picture.set_key(format_args!("c{weight}")).centred((Face::Number, role), at, sign);
        }
        for &(weight, from, to) in &self.board.ties {
            let [from_area, to_area] = [from, to].map(|row| self.block(row, weight));
            let (x, w) = (from_area.x + from_area.w / 2.0, (0.2 * self.unit).clamp(4.0, 9.0));
            let (y, end) = (from_area.y + from_area.h, to_area.y);
            let area = Area { x: x - w / 2.0, y, w, h: end - y };
            picture.set_key(format_args!("t{weight}.{from}.{to}")).rect("tie", area, 0.0);
        }
    }

    /// Draws row `row` (0-based) with its zeros, blocks, stones, number and name.
    fn row(&self, picture: &mut SvgBuilder, row: usize, pile: &Row) {
        let y = self.row_centre(row);
        if pile.is_hinted {
            let row_area = self.area(Touchable::Row(row));
            let area = Area { x: LEFT - 3.0, w: WIDTH - LEFT - 1.0, ..row_area };
            picture.set_key(format_args!("h{row}")).rect("pointed", area, 12.0);
        }
        for &weight in &pile.zeros {
            let at = (self.lane(weight) + weight as f64 * self.unit / 2.0, y);
            let covered = self
                .board
                .ties
                .iter()
                .any(|&(tied, from, to)| tied == weight && from < row && row < to);
            if !covered {
                picture.set_key(format_args!("z{row}.{weight}")).class_digit("nil", at, "0");
            }
        }
        for block in &pile.blocks {
            let area = self.block(row, block.weight);
            let round = (area.h / 2.0).min(20.0);
            let class = ["rim ", block.look].concat();
            picture.set_key(format_args!("b{row}.{}", block.weight)).rect(&class, area, round);
        }
        for stone in &pile.stones {
            let class = ["stone ", stone.look].concat();
            let at = self.point(row, stone.place);
            picture.set_key(stone_key(row, stone.id)).circle(
                class.trim_end(),
                at,
                0.42 * self.unit,
            );
        }
        let role = if pile.is_changed { TextRole::Even } else { TextRole::Ink };
        let text = pile.number.to_string();
        picture.set_key(format_args!("n{row}")).class_text(
            (Face::Number, role),
            " before",
            (LEFT - 12.0, y + 5.0),
            &text,
        );
        let style = (Face::Note, TextRole::Quiet);
        picture.set_key(format_args!("j{row}")).text(
            style,
            Anchor::Start,
            (2.0, y - 15.0),
            &pile.name,
        );
    }

    /// Draws the tray of a player (`side` 0 or 1, an index of `trays`) with the stones taken, at height `y`.
    fn tray(&self, picture: &mut SvgBuilder, side: usize, y: f64) {
        let (name, stones) = &self.board.trays[side];
        if stones.is_empty() {
            return;
        }
        let style = (Face::Note, TextRole::Quiet);
        picture.set_key(format_args!("y{side}")).text(style, Anchor::Start, (6.0, y), name);
        // On a narrow phone the text is larger.
        let left = 6.0 + 1.3 * Face::Note.measure(name) + 10.0;
        let step = ((WIDTH - left - 12.0) / stones.len() as f64).min(13.0);
        let class = ["stone taken ", ["back", "front"][side]].concat();
        for (nth, &(pile, id)) in stones.iter().enumerate() {
            let at = (left + nth as f64 * step, y);
            picture.set_key(stone_key(pile, id)).circle(&class, at, 5.0);
        }
    }
}
