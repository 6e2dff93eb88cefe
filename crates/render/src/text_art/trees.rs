//! Draws trees on the ground with characters: a line for each branch, a dot or a number at each node. Falling
//! branches are dotted, the cut one crossed out, a new trunk thick. A large forest is a list of its trees.

use std::ops::Range;

use super::Pen;
use crate::text_canvas::TextRole;
use crate::tree_layout::{ForestLayout, layout_forest};
use carryless_args::error::Error;
use carryless_games::elide::{Entry, elide};
use carryless_games::figure::ForestFrame;

/// Largest width of a line, in character columns.
const WIDE: usize = 72;

/// Largest number of trees in a list.
const LISTED: usize = 12;

/// A character with its role; `None` for a character without a role.
type Cell = (char, Option<TextRole>);

/// A tree as a rectangle of characters, the lowest line first.
struct Block {
    lines: Vec<Vec<Cell>>,
    /// Whether the block is the first of a frame other than the first frame, so that an arrow leads to it.
    is_next: bool,
}

impl Pen<'_> {
    /// Draws the frames side by side, in several lines if needed.
    pub(super) fn trees(&mut self, groves: &[ForestFrame<'_>]) -> Result<(), Error> {
        let room = self.width.min(WIDE).saturating_sub(2);
        // Blocks that will be side by side.
        let mut line: Vec<Block> = Vec::new();
        for (nth, grove) in groves.iter().enumerate() {
            let named = Some(true).filter(|named| *named == grove.shows_names);
            let frame = named.and_then(|named| tree_blocks(grove, named, room));
            let Some(mut frame) = frame.or_else(|| tree_blocks(grove, false, room)) else {
                return groves.first().map_or(Ok(()), |grove| self.list(grove));
            };
            if let Some(first) = frame.first_mut() {
                first.is_next = nth > 0;
            }
            // A frame that fits into a line is not split.
            let whole = wide(&frame);
            if wide(&line) + whole > room && whole <= room {
                self.write_blocks(&std::mem::take(&mut line));
            }
            for block in frame {
                if wide(&line) + block.wide() > room {
                    self.write_blocks(&std::mem::take(&mut line));
                }
                line.push(block);
            }
        }
        self.write_blocks(&line);
        Ok(())
    }

    /// Appends blocks side by side on a common ground.
    fn write_blocks(&mut self, blocks: &[Block]) {
        let high = blocks.iter().map(|block| block.lines.len()).max().unwrap_or(0);
        let is_blank = |line: usize| {
            let mut cells = blocks.iter().filter_map(|block| block.lines.get(line)).flatten();
            cells.all(|(letter, _)| *letter == ' ')
        };
        for line in (0..high).rev().filter(|line| !is_blank(*line)) {
            self.picture.pad(2);
            for block in blocks {
                if block.is_next {
                    // An arrow at the height of the lowest branch.
                    self.picture.put(if line == 2 { " →  " } else { "    " });
                }
                match block.lines.get(line) {
                    Some(cells) => cells.iter().for_each(|cell| self.cell(*cell)),
                    None => drop(self.picture.pad(block.wide())),
                }
            }
            self.picture.end_line();
        }
    }

    fn cell(&mut self, (letter, role): Cell) {
        let text = letter.to_string();
        match role {
            Some(role) => self.picture.mark(role, &text),
            None => self.picture.put(&text),
        };
    }

    /// Appends a list of the trees of a large forest, each with its number of branches.
    fn list(&mut self, grove: &ForestFrame<'_>) -> Result<(), Error> {
        let mut tree = 0;
        for entry in elide(grove.forest.sizes(), self.keep.min(LISTED)) {
            match entry {
                Entry::Gap { left_out } => {
                    tree += left_out;
                    self.gap(left_out)?;
                }
                Entry::Item(&count) => {
                    tree += 1;
                    let name = self.words.format_with("figure-tree", [("tree", tree)])?;
                    let branches = self.words.format_with("figure-branches", [("count", count)])?;
                    self.picture
                        .pad(2)
                        .mark(TextRole::Quiet, &name)
                        .pad(2)
                        .put(&branches)
                        .end_line();
                }
            }
        }
        Ok(())
    }
}

impl Block {
    /// Returns the width of the block in character columns.
    fn wide(&self) -> usize {
        self.lines.first().map_or(0, Vec::len)
    }

    /// Replaces the character in a line, counted from the lowest, and a column, both 0-based; does nothing outside the
    /// block.
    fn put(&mut self, line: usize, at: usize, cell: Cell) {
        if let Some(place) = self.lines.get_mut(line).and_then(|line| line.get_mut(at)) {
            *place = cell;
        }
    }

    /// Writes text into a line, counted from the lowest, 0-based, centred at column `middle`, moved so that it stays in
    /// the block.
    fn write(&mut self, line: usize, middle: usize, text: &str, role: TextRole) {
        let from = middle.saturating_sub((text.len() - 1) / 2);
        let from = from.min(self.wide().saturating_sub(text.len()));
        for (at, letter) in text.chars().enumerate() {
            self.put(line, from + at, (letter, Some(role)));
        }
    }
}

/// Returns the width of blocks side by side in character columns, with arrows between frames.
fn wide(blocks: &[Block]) -> usize {
    blocks.iter().map(|block| block.wide() + if block.is_next { 4 } else { 0 }).sum()
}

/// Returns each tree of a frame as a block, with branch names if `named`; `None` if a tree is too large, or
/// wider than `room` character columns.
fn tree_blocks(grove: &ForestFrame<'_>, named: bool, room: usize) -> Option<Vec<Block>> {
    if !grove.is_small() {
        return None;
    }
    let planted = layout_forest(&grove.forest);
    let longest = grove.marks.iter().map(|(_, number)| number.to_string().len()).max();
    let names =
        (0..grove.forest.branch_count()).filter(|_| named).map(|at| grove.name(at).len() + 1).max();
    let pitch = longest.max(names).unwrap_or(1) + 1;
    let trees = grove.forest.roots().iter().enumerate();
    let blocks = trees.map(|(tree, root)| {
        let tree =
            Tree { grove, planted: &planted, named, tree, all: grove.forest.subtree(*root), pitch };
        tree.block()
    });
    let blocks: Vec<Block> = blocks.collect();
    blocks.iter().all(|block| block.wide() <= room).then_some(blocks)
}

/// One tree of a forest, to be drawn as a block of characters.
struct Tree<'g> {
    grove: &'g ForestFrame<'g>,
    planted: &'g ForestLayout,
    /// Whether the branches have their names.
    named: bool,
    /// Index of the tree in the forest, 0-based.
    tree: usize,
    /// Indices of the tree's branches.
    all: Range<usize>,
    /// Distance between tips, in character columns.
    pitch: usize,
}

impl Tree<'_> {
    /// Returns the character column of branch `at` (0-based) in the block of the tree.
    fn column(&self, at: usize) -> usize {
        let left =
            self.planted.ends[self.all.clone()].iter().copied().fold(f64::INFINITY, f64::min);
        1 + ((self.planted.ends[at] - left) * self.pitch as f64).round() as usize
    }

    /// Returns the tree as a block, with its number or Grundy value below the ground.
    fn block(&self) -> Block {
        let right = self.all.clone().map(|at| self.column(at)).max().unwrap_or(1);
        let high = self.planted.heights[self.all.clone()].iter().max().copied().unwrap_or(0);
        let below = match self.grove.grundy_values.get(self.tree) {
            Some(worth) => (format!("= {worth}"), TextRole::Even),
            None if self.named => (String::new(), TextRole::Quiet),
            None => ((self.tree + 1).to_string(), TextRole::Quiet),
        };
        let names = if self.named { self.pitch - 1 } else { 0 };
        let wide = (right + 2 + names).max(below.0.len() + 1).max(2 + self.pitch);
        let lines = vec![vec![(' ', None); wide]; 2 + 2 * high as usize];
        let mut block = Block { lines, is_next: false };
        for at in 0..wide {
            block.put(1, at, ('─', None));
        }
        let trunk = self.column(self.all.start);
        block.put(1, trunk, ('┴', None));
        if !below.0.is_empty() {
            block.write(0, trunk, &below.0, below.1);
        }
        for at in self.all.clone() {
            self.branch(&mut block, at);
        }
        block
    }

    /// Writes branch `at` and its upper end into the block.
    fn branch(&self, block: &mut Block, at: usize) {
        let (column, line) = (self.column(at), 2 * self.planted.heights[at] as usize);
        let falls = self.grove.cut_branches().contains(&at);
        let is_fresh = self.grove.new_branches.contains(&at);
        let (stem, dot, role) = match () {
            () if self.grove.cut == Some(at) => ('╳', '◦', Some(TextRole::Odd)),
            () if falls => ('╎', '◦', Some(TextRole::Odd)),
            () if is_fresh => ('┃', '•', Some(TextRole::Even)),
            () => ('│', '•', None),
        };
        block.put(line, column, (stem, role));
        if self.named {
            for (nth, letter) in self.grove.name(at).chars().enumerate() {
                block.put(line, column + 1 + nth, (letter, Some(role.unwrap_or(TextRole::Quiet))));
            }
        }
        let children: Vec<usize> =
            self.grove.forest.children(at).map(|child| self.column(child)).collect();
        if let (Some(&first), Some(&last)) = (children.first(), children.last()) {
            for between in first..=last {
                let sign = match between {
                    _ if first == last => dot,
                    own if own == first => '└',
                    own if own == last => '┘',
                    own if children.contains(&own) => '┴',
                    _ => '─',
                };
                block.put(line + 1, between, (sign, role.filter(|_| falls)));
            }
        }
        match self.grove.marks.iter().find(|(own, _)| *own == at) {
            Some((_, number)) => block.write(line + 1, column, &number.to_string(), TextRole::Even),
            None => block.put(line + 1, column, (dot, role)),
        }
    }
}
