//! A page as a value: title and rules, Markdown, and the figures at their places in it. Sections
//! of templates and builders make it; Markdown, HTML and the terminal each show it their own way.

use super::text_art;
use crate::board_frames::BoardFrame;
use crate::elide::{SHOWN, SHOWN_FULL};
use crate::error::Error;
use crate::figure::Figure;
use crate::i18n::Catalogue;

/// What a section writes where its figure goes: Unicode's sign for an object within text. It ends
/// here: a page has no sign, it has places.
pub(super) const FIGURE: &str = "\u{fffc}";

/// What a section writes where the board goes as it is at this step.
pub(super) const STATE: &str = "\u{fffa}";

/// What the document writes where the board goes.
pub(super) const BOARD: &str = "\u{fffb}";

#[derive(Debug, Default)]
pub(crate) struct Page<'f> {
    title: Option<Title>,
    /// What single steps are about: their title without rules.
    caption: Option<String>,
    /// Markdown.
    text: String,
    /// The figures, and before which byte of the text each stands: at the beginning of a line.
    figures: Vec<(usize, Figure<'f>)>,
    /// The board, and before which byte of the text it stands.
    board: Option<(usize, Panels<'f>)>,
    /// Whether the first of the figures stands at the head of the page.
    headed: bool,
    /// What the quotes at the head of the page say, in order.
    tones: Vec<VerdictTone>,
    /// Whether long lists in its figures are whole.
    whole: bool,
}

/// The board with what is said of each moment.
#[derive(Debug)]
pub(super) struct Panels<'f> {
    pub(super) moments: &'f [BoardFrame],
    /// For each moment its sentence, Markdown without blocks.
    pub(super) told: Vec<String>,
}

/// Whether a verdict is a good one, for whom it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VerdictTone {
    /// The player to move can win.
    Win,
    /// Or cannot.
    Lose,
    /// What was said is right.
    Right,
    /// Or wrong.
    Wrong,
}

impl VerdictTone {
    /// Its name in the markup of a page.
    pub(super) fn name(self) -> &'static str {
        match self {
            VerdictTone::Win => "win",
            VerdictTone::Lose => "lose",
            VerdictTone::Right => "right",
            VerdictTone::Wrong => "wrong",
        }
    }
}

/// What stands above a page, in Markdown without blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Title {
    pub name: String,
    /// The rules of the game, which are said beside it or below it; empty when there are none.
    pub rules: String,
}

impl Title {
    /// Both in one line.
    pub(super) fn line(&self, words: &Catalogue) -> Result<String, Error> {
        if self.rules.is_empty() {
            return Ok(self.name.clone());
        }
        Ok([&*self.name, &words.text("colon")?, &self.rules].concat())
    }
}

#[derive(Debug)]
pub(super) enum Part<'p> {
    /// Markdown: whole blocks.
    Text(&'p str),
    Figure(&'p Figure<'p>),
    Board(&'p Panels<'p>),
}

impl<'f> Page<'f> {
    #[cfg(test)]
    pub(crate) fn titled(name: &str, rules: &str) -> Self {
        let title = Title { name: name.to_owned(), rules: rules.to_owned() };
        Page { title: Some(title), ..Page::default() }
    }

    /// What a section has written: with at most one empty line in a row outside of code, none at
    /// the beginning, and no blanks at the end of a line, as a person would have typed it. The
    /// figures stand where the section has put its sign, in order; more signs are left out.
    pub(super) fn written(title: Option<Title>, raw: &str, figures: Vec<Figure<'f>>) -> Self {
        let mut text = String::with_capacity(raw.len() + 1);
        let mut placed = Vec::with_capacity(figures.len());
        let mut figures = figures.into_iter();
        let (mut in_code, mut empty, mut start) = (false, true, 0);
        let ends = memchr::memchr_iter(b'\n', raw.as_bytes()).chain(std::iter::once(raw.len()));
        for end in ends {
            let line = raw[start.min(end)..end].trim_ascii_end();
            start = end + 1;
            if line == FIGURE || line == STATE {
                placed.extend(figures.next().map(|figure| (text.len(), figure)));
                empty = false;
                continue;
            }
            in_code ^= line.starts_with("```");
            if line.is_empty() && empty && !in_code {
                continue;
            }
            empty = line.is_empty();
            text.push_str(line);
            text.push('\n');
        }
        let last = placed.last().map_or(0, |(at, _)| *at);
        text.truncate(text.trim_end().len().max(last));
        if text.len() > last {
            text.push('\n');
        }
        Page { title, text, figures: placed, ..Page::default() }
    }

    /// The page with what its quotes say, and with its board in the place of the sign, or with a figure
    /// at its head.
    pub(super) fn with(
        mut self,
        tones: Vec<VerdictTone>,
        board: Option<Panels<'f>>,
        headed: bool,
    ) -> Self {
        (self.tones, self.headed) = (tones, headed);
        if let Some(at) = self.text.find(BOARD) {
            self.text.replace_range(at..at + BOARD.len() + 1, "");
            for (place, _) in self.figures.iter_mut().filter(|(place, _)| *place > at) {
                *place -= BOARD.len() + 1;
            }
            self.board = board.map(|board| (at, board));
        }
        self
    }

    /// Single steps have no title above them, only a caption where a page shows one.
    pub(super) fn untitled(mut self) -> Self {
        self.caption = self.title.take().map(|title| title.name);
        self
    }

    /// The page with its long lists whole or not.
    pub(super) fn with_lists(self, whole: bool) -> Self {
        Page { whole, ..self }
    }

    /// The number of items that a long list in a figure keeps.
    pub(super) fn keep(&self) -> usize {
        if self.whole { SHOWN_FULL } else { SHOWN }
    }

    pub(super) fn caption(&self) -> Option<&str> {
        self.caption.as_deref()
    }

    /// What is said of a moment of the board.
    pub(super) fn told(&self, moment: usize) -> &str {
        let board = self.board.as_ref();
        board.and_then(|(_, board)| board.told.get(moment)).map_or("", String::as_str)
    }

    pub(super) fn has_board(&self) -> bool {
        self.board.is_some()
    }

    /// Whether a figure stands at its head, beside title and verdict or below them.
    pub(super) fn is_headed(&self) -> bool {
        self.headed
    }

    pub(super) fn tones(&self) -> &[VerdictTone] {
        &self.tones
    }

    pub(crate) fn figure(&mut self, figure: Figure<'f>) {
        self.part();
        self.figures.push((self.text.len(), figure));
    }

    #[cfg(test)]
    pub(crate) fn text(&mut self, markdown: &str) {
        self.part();
        self.text.push_str(markdown.trim_end());
        self.text.push('\n');
    }

    /// An empty line before what is added.
    fn part(&mut self) {
        if !self.text.is_empty() || !self.figures.is_empty() {
            self.text.push('\n');
        }
    }

    /// The page without its pictures, and the one of them that explains most. Headings below which
    /// only a picture stood go with it.
    pub(super) fn with_one_figure(self) -> (Self, Option<Figure<'f>>) {
        let mut kept: Vec<&str> = Vec::new();
        for line in self.text.lines() {
            if line.starts_with("## ") {
                while kept.last().is_some_and(|line| line.is_empty()) {
                    kept.pop();
                }
                kept.pop_if(|last| last.starts_with("## "));
                kept.push("");
            }
            kept.push(line);
        }
        while kept.pop_if(|line| line.is_empty() || line.starts_with("## ")).is_some() {}
        let text = kept.join("\n") + "\n";
        let figures = self.figures.into_iter().map(|(_, figure)| figure);
        // The first of those that are alike.
        let one = figures.reduce(|one, other| if told(&other) > told(&one) { other } else { one });
        (Page { text, figures: Vec::new(), ..self }, one)
    }

    pub(super) fn title(&self) -> Option<&Title> {
        self.title.as_ref()
    }

    pub(super) fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let mut from = 0;
        let board = self.board.iter().map(|(at, board)| (*at, Some(Part::Board(board))));
        let figures = self.figures.iter().map(|(at, figure)| (*at, Some(Part::Figure(figure))));
        // The board stands at the head of the page: no figure comes before it.
        board.chain(figures).chain([(self.text.len(), None)]).flat_map(move |(at, part)| {
            let text = Part::Text(&self.text[from..at]);
            from = at;
            [Some(text), part].into_iter().flatten()
        })
    }

    /// The page as Markdown that reads well as it stands, with the figures in letters.
    pub(crate) fn markdown(&self, words: &Catalogue) -> Result<String, Error> {
        let mut markdown = String::with_capacity(self.text.len() + 512 * self.figures.len());
        if let Some(title) = &self.title {
            for part in ["# ", &title.line(words)?, "\n\n"] {
                markdown.push_str(part);
            }
        }
        for part in self.parts() {
            match part {
                Part::Text(text) => markdown.push_str(text),
                // In letters the steps have pictures of their own.
                Part::Board(_) => {}
                Part::Figure(figure) => {
                    let drawn = text_art::draw(figure, words, (usize::MAX, self.keep()))?;
                    match drawn.text() {
                        // One empty line is enough where there is nothing to see.
                        "" => drop(markdown.ends_with("\n\n").then(|| markdown.pop())),
                        text => markdown.extend(["```text\n", text, "```\n"]),
                    }
                }
            }
        }
        Ok(markdown)
    }
}

/// How much of an argument a figure tells.
fn told(figure: &Figure<'_>) -> u8 {
    match figure {
        Figure::Board { .. } | Figure::Square(_) | Figure::Braid { .. } => 2,
        Figure::Columns { .. } => 1,
        _ => 0,
    }
}

/// Markdown from elsewhere, without figures.
impl From<&str> for Page<'_> {
    fn from(markdown: &str) -> Self {
        Page { text: markdown.to_owned(), ..Page::default() }
    }
}
