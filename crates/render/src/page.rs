//! A page as a value: title, rules, Markdown, and figures with their positions in the text. Built by
//! `assemble_page.rs` from template sections; rendered as Markdown, by `html.rs` and by `terminal.rs`.

use super::text_art;
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::board_frames::BoardFrame;
use carryless_games::elide::{SHOWN, SHOWN_FULL};
use carryless_games::figure::Figure;

/// Placeholder that a section writes for its figure: Unicode's object replacement character. `Page::from_template`
/// removes it and records its position.
pub(super) const FIGURE: &str = "\u{fffc}";

/// Placeholder that a section writes for the board at the current step.
pub(super) const STATE: &str = "\u{fffa}";

/// Placeholder for the board with all its frames; `assemble_page.rs` writes it.
pub(super) const BOARD: &str = "\u{fffb}";

/// A page before it is rendered: a title, Markdown text, and figures with their positions in the text.
#[derive(Debug, Default)]
pub struct Page<'f> {
    title: Option<Title>,
    /// Title of a page that consists of single steps, shown without rules; `None` for other pages.
    caption: Option<String>,
    /// Markdown text below the title.
    text: String,
    /// Figures with the byte offset of the text before which each is shown; offsets are at line starts.
    figures: Vec<(usize, Figure<'f>)>,
    /// The board, if the page has one, and the byte offset of the text before which it is shown.
    board: Option<(usize, Panels<'f>)>,
    /// Whether the first figure is the lead figure, which is shown next to or below the title.
    has_lead_figure: bool,
    /// Tones of the quotes at the head of the page, in order.
    tones: Vec<VerdictTone>,
    /// Whether long lists in figures are complete.
    has_whole_lists: bool,
}

/// Board frames, each with the sentence shown with it.
#[derive(Debug)]
pub(super) struct Panels<'f> {
    pub(super) frames: &'f [BoardFrame],
    /// Sentence of each frame, one paragraph of Markdown.
    pub(super) sentences: Vec<String>,
}

/// Tone of a verdict, which selects its colour: good or bad for the player addressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VerdictTone {
    /// The player to move can win.
    Win,
    /// The player to move cannot win.
    Lose,
    /// The answer is right.
    Right,
    /// The answer is wrong.
    Wrong,
}

impl VerdictTone {
    /// Returns the name of the tone in the markup of a page.
    pub(super) fn name(self) -> &'static str {
        match self {
            VerdictTone::Win => "win",
            VerdictTone::Lose => "lose",
            VerdictTone::Right => "right",
            VerdictTone::Wrong => "wrong",
        }
    }
}

/// Heading of a page; both texts are single lines of Markdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Title {
    pub name: String,
    /// Rules of the game, shown next to or below the name; may be empty.
    pub rules: String,
}

impl Title {
    /// Returns name and rules in one line.
    pub(super) fn line(&self, words: &Catalogue) -> Result<String, Error> {
        if self.rules.is_empty() {
            return Ok(self.name.clone());
        }
        Ok([&*self.name, &words.text("colon")?, &self.rules].concat())
    }
}

/// A part of a page, in reading order below the title.
#[derive(Debug)]
pub(super) enum Part<'p> {
    /// Markdown text that consists of whole blocks.
    Text(&'p str),
    Figure(&'p Figure<'p>),
    Board(&'p Panels<'p>),
}

impl<'f> Page<'f> {
    /// Creates a page with a title and no text.
    pub fn titled(name: &str, rules: &str) -> Self {
        let title = Title { name: name.to_owned(), rules: rules.to_owned() };
        Page { title: Some(title), ..Page::default() }
    }

    /// Creates a page from template output. Superfluous empty lines, and spaces at line ends outside code,
    /// are removed. The figures replace the placeholders in order; surplus placeholders are dropped.
    pub(super) fn from_template(title: Option<Title>, raw: &str, figures: Vec<Figure<'f>>) -> Self {
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

    /// Returns the page with the tones of its quotes, in order. `board` replaces the placeholder of the board, which is
    /// removed even if `board` is `None`. With `headed` the first figure is the lead figure.
    pub(super) fn with_head(
        mut self,
        tones: Vec<VerdictTone>,
        board: Option<Panels<'f>>,
        headed: bool,
    ) -> Self {
        (self.tones, self.has_lead_figure) = (tones, headed);
        if let Some(at) = self.text.find(BOARD) {
            self.text.replace_range(at..at + BOARD.len() + 1, "");
            for (place, _) in self.figures.iter_mut().filter(|(place, _)| *place > at) {
                *place -= BOARD.len() + 1;
            }
            self.board = board.map(|board| (at, board));
        }
        self
    }

    /// Returns the page without its title.
    pub(super) fn untitled(self) -> Self {
        Page { title: None, ..self }
    }

    /// Returns the page with a caption instead of its title, for a page of single steps.
    pub(super) fn captioned(self, caption: String) -> Self {
        Page { caption: Some(caption), ..self.untitled() }
    }

    /// Returns the page with long lists in figures complete (`whole`) or elided.
    pub(super) fn with_lists(self, whole: bool) -> Self {
        Page { has_whole_lists: whole, ..self }
    }

    /// Returns the number of items to which a long list in a figure is shortened.
    pub(super) fn list_limit(&self) -> usize {
        if self.has_whole_lists { SHOWN_FULL } else { SHOWN }
    }

    /// Returns the caption of a page of single steps; `None` for other pages.
    pub(super) fn caption(&self) -> Option<&str> {
        self.caption.as_deref()
    }

    /// Returns the sentence of the board frame with the 0-based index `frame`; empty without such a
    /// frame.
    pub(super) fn sentence(&self, frame: usize) -> &str {
        let board = self.board.as_ref();
        board.and_then(|(_, board)| board.sentences.get(frame)).map_or("", String::as_str)
    }

    /// Whether the page has a board with frames.
    pub(super) fn has_board(&self) -> bool {
        self.board.is_some()
    }

    /// Whether the page has a lead figure, next to or below the title and the verdict.
    pub(super) fn has_lead_figure(&self) -> bool {
        self.has_lead_figure
    }

    /// Returns the tones of the quotes at the head of the page, in order.
    pub(super) fn tones(&self) -> &[VerdictTone] {
        &self.tones
    }

    /// Returns the byte offset of the first step in the text; without steps the length of the text.
    fn first_step(&self) -> usize {
        let is_first = self.text.starts_with("## ");
        let after = || self.text.find("\n## ").map_or(self.text.len(), |at| at + 1);
        if is_first { 0 } else { after() }
    }

    /// Returns the blocks of the text before the first step, without the empty lines between them.
    fn head_blocks(&self) -> std::str::Split<'_, &'static str> {
        self.text[..self.first_step()].split("\n\n")
    }

    /// Returns the last quote before the first step, which is the verdict, as Markdown without `> `; empty without one.
    pub(super) fn last_quote(&self) -> &str {
        let quotes = self.head_blocks().filter_map(|block| block.trim().strip_prefix("> "));
        quotes.last().unwrap_or_default()
    }

    /// Returns a page with only the title and, unless `quote` is empty, the verdict `quote` (Markdown without `> `).
    pub(super) fn head(&self, quote: &str) -> Page<'f> {
        let text = if quote.is_empty() { String::new() } else { format!("> {quote}\n") };
        let tones = self.tones.last().copied().into_iter().collect();
        Page { title: self.title.clone(), text, tones, ..Page::default() }
    }

    /// Returns a page with only the lead figure, if the page has one.
    pub(super) fn lead_figure(&self) -> Option<Page<'f>> {
        let (_, figure) = self.figures.first().filter(|_| self.has_lead_figure)?;
        let figures = vec![(0, figure.clone())];
        Some(Page { figures, has_whole_lists: self.has_whole_lists, ..Page::default() })
    }

    /// Returns a page with only the figures, in order.
    pub(super) fn only_figures(&self) -> Page<'f> {
        let figures = self.figures.iter().map(|(_, figure)| (0, figure.clone())).collect();
        Page { figures, has_whole_lists: self.has_whole_lists, ..Page::default() }
    }

    /// Returns a page with only the figure before the first step, which is that of the position.
    pub(super) fn start_figure(&self) -> Page<'f> {
        let first = self.first_step();
        let own = self.figures.first().filter(|(at, _)| *at <= first && !self.has_lead_figure);
        Page {
            figures: own.map(|(_, figure)| (0, figure.clone())).into_iter().collect(),
            ..Page::default()
        }
    }

    /// Returns the page without its title, its board, and the figures and quotes before the first step; other text
    /// there stays. With `has_judgement` the first quote is a judgement and always removed; with `keeps_quotes` all
    /// others stay.
    pub(super) fn without_head(&self, has_judgement: bool, keeps_quotes: bool) -> Page<'f> {
        let first = self.first_step();
        let is_quote = |block: &str| block.trim_start().starts_with("> ");
        let blocks: Vec<&str> = self.head_blocks().collect();
        let judged = blocks.iter().position(|block| has_judgement && is_quote(block));
        let kept = blocks.iter().enumerate().filter(|(at, block)| {
            Some(*at) != judged && (keeps_quotes || !is_quote(block)) && !block.trim().is_empty()
        });
        let mut text: String = kept.map(|(_, block)| [block.trim(), "\n\n"].concat()).collect();
        let start = text.len();
        text.push_str(&self.text[first..]);
        let later = self.figures.iter().filter(|(at, _)| *at > first);
        let figures = later.map(|(at, figure)| (at - first + start, figure.clone())).collect();
        let tones = self.tones.iter().skip(usize::from(judged.is_some())).copied().collect();
        Page {
            title: None,
            caption: None,
            text,
            figures,
            board: None,
            has_lead_figure: false,
            tones,
            ..*self
        }
    }

    /// Appends a figure after an empty line.
    pub fn push_figure(&mut self, figure: Figure<'f>) {
        self.separate();
        self.figures.push((self.text.len(), figure));
    }

    /// Appends Markdown text after an empty line.
    pub fn push_text(&mut self, markdown: &str) {
        self.separate();
        self.text.push_str(markdown.trim_end());
        self.text.push('\n');
    }

    /// Adds an empty line before the next part; nothing at the start of the page.
    fn separate(&mut self) {
        if !self.text.is_empty() || !self.figures.is_empty() {
            self.text.push('\n');
        }
    }

    /// Returns the page without figures, and the figure that explains most, if the page has figures. Headings
    /// with nothing but a figure below them are removed.
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
        // On a tie the first figure.
        let one = figures
            .reduce(|one, other| if usefulness(&other) > usefulness(&one) { other } else { one });
        (Page { text, figures: Vec::new(), ..self }, one)
    }

    pub(super) fn title(&self) -> Option<&Title> {
        self.title.as_ref()
    }

    /// Returns the text blocks, figures and board of the page, in order.
    pub(super) fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let mut from = 0;
        let board = self.board.iter().map(|(at, board)| (*at, Some(Part::Board(board))));
        let figures = self.figures.iter().map(|(at, figure)| (*at, Some(Part::Figure(figure))));
        // The board is at the head of the page, before every figure.
        board.chain(figures).chain([(self.text.len(), None)]).flat_map(move |(at, part)| {
            let text = Part::Text(&self.text[from..at]);
            from = at;
            [Some(text), part].into_iter().flatten()
        })
    }

    /// Returns the page as readable Markdown, with figures as text.
    pub fn markdown(&self, words: &Catalogue) -> Result<String, Error> {
        let mut markdown = String::with_capacity(self.text.len() + 512 * self.figures.len());
        if let Some(title) = &self.title {
            for part in ["# ", &title.line(words)?, "\n\n"] {
                markdown.push_str(part);
            }
        }
        for part in self.parts() {
            match part {
                Part::Text(text) => markdown.push_str(text),
                // Text output shows the steps' own figures instead of the board.
                Part::Board(_) => {}
                Part::Figure(figure) => {
                    let drawn = text_art::draw(figure, words, (usize::MAX, self.list_limit()))?;
                    match drawn.text() {
                        // An empty figure must not leave two empty lines.
                        "" => drop(markdown.ends_with("\n\n").then(|| markdown.pop())),
                        text => markdown.extend(["```text\n", text, "```\n"]),
                    }
                }
            }
        }
        Ok(markdown)
    }
}

/// Returns a rank for how much of an argument a figure explains: 2 for most, 0 for least.
fn usefulness(figure: &Figure<'_>) -> u8 {
    match figure {
        Figure::Board { .. } | Figure::Square(_) | Figure::Braid { .. } => 2,
        Figure::Columns { .. } => 1,
        _ => 0,
    }
}

/// Creates a page of plain Markdown without figures.
impl From<&str> for Page<'_> {
    fn from(markdown: &str) -> Self {
        Page { text: markdown.to_owned(), ..Page::default() }
    }
}

/// Creates a page of one figure, without text.
impl<'f> From<Figure<'f>> for Page<'f> {
    fn from(figure: Figure<'f>) -> Self {
        Page { figures: vec![(0, figure)], ..Page::default() }
    }
}
