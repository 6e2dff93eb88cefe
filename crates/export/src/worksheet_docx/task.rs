//! Questions in Word: numbered paragraphs with a picture or grid to the right, answer fields below, and space
//! for calculations.

use super::WordWriter;
use crate::docx::element::Element;
use crate::docx::from_html::{self, Setting};
use crate::docx::paragraph::{Align, Paragraph, RunStyle, gap, run, spacer};
use crate::docx::section::{List, Section};
use crate::docx::styles::{INDENT, Style};
use crate::docx::table::{Cell, Edge, Lines, Table};
use carryless_args::error::Error;
use carryless_games::figure::{BlankLook, Figure};
use carryless_worksheet::answer_space::Field;
use carryless_worksheet::print_model::{PrintedExercise, WorkedExample};
use carryless_worksheet::renderer::AnswerSpace;
use carryless_worksheet::section::InLanguage;
use carryless_worksheet::sheet::{Item, Sheet};

/// Length of the side of a square in the space for calculations, in twips.
const SQUARE: u32 = 283;
/// Numbers of squares in the space for calculations: first the rows, then the maximum number of columns.
const SQUARES: [u32; 2] = [4, 30];

/// Minimum height of a line to write on, in twips.
const LINE: u32 = 480;
/// Widths of a gap as numbers of letters: of a gap for words, then of a gap for a number.
const GAPS: [usize; 2] = [12, 4];

/// Box that a pupil ticks to choose an answer.
const TICK: char = '\u{2610}';

/// Maximum width of a picture to the right of the text, in percent of the width of a text column. A wider
/// picture is placed below the text.
const MAX_BESIDE_PERCENT: u32 = 55;

impl WordWriter<'_> {
    /// Adds the exercises of a sheet to `section`. `tasks` are the exercises prepared for print, in the order
    /// of the sheet. A heading, shared text or example of a task comes before its question.
    pub(super) fn tasks(
        &self,
        sheet: &Sheet,
        tasks: Vec<PrintedExercise>,
        section: &mut Section,
    ) -> Result<(), Error> {
        let list = section.list(List::Questions);
        for (item, task) in sheet.items.iter().zip(tasks) {
            if let Some(heading) = &task.heading {
                section.push(Paragraph::new(Style::Heading, heading).element());
            }
            let setting = Setting { keep_next: true, ..self.setting(Style::Normal, None) };
            for element in self.sides(&task.said, setting, section)? {
                section.push(element);
            }
            if let Some(example) = &task.example {
                self.example(example, section)?;
            }
            self.task(item, &task, list, section)?;
        }
        Ok(())
    }

    /// Returns the formatting of paragraphs in `style`. `item` is the number of the list in which the first
    /// paragraph is an item; `None` if it is in no list. With a list, paragraphs are indented and stay on the
    /// page of the paragraph after them.
    pub(super) fn setting(&self, style: Style, item: Option<usize>) -> Setting {
        let indent = if item.is_some() { INDENT } else { 0 };
        Setting {
            style,
            item,
            indent,
            text_width: self.page.text_width(),
            keep_next: item.is_some(),
        }
    }

    /// Returns a text as paragraphs with the formatting `setting`. `sides` has the text in each language of the
    /// sheet; only the first can be an item of a list. The lists of the text are registered in `section`.
    fn sides(
        &self,
        sides: &[InLanguage],
        setting: Setting,
        section: &mut Section,
    ) -> Result<Vec<Element>, Error> {
        let mut all = Vec::new();
        for (number, side) in sides.iter().enumerate() {
            let item = setting.item.filter(|_| number == 0);
            all.extend(from_html::parse_html(&side.html, section, Setting { item, ..setting })?);
        }
        Ok(all)
    }

    /// Adds the question of the exercise `item`, with its picture, answer fields and space for calculations, to
    /// `section`. `task` is the exercise prepared for print. `list` is the number, from 1 in the section, of
    /// the list of questions.
    fn task(
        &self,
        item: &Item,
        task: &PrintedExercise,
        list: usize,
        section: &mut Section,
    ) -> Result<(), Error> {
        let mut sides = task.sides.clone();
        // Word numbers paragraphs only, so a question that begins with a list gets a paragraph before it.
        if let Some(first) = sides.first_mut().filter(|first| !first.html.starts_with("<p>")) {
            first.html = format!("<p>&nbsp;</p>{}", first.html);
        }
        if let (Some(points), Some(first)) = (&task.points, sides.first_mut()) {
            let points = self.bracketed(points)?;
            first.html = first.html.replacen("<p>", &format!("<p>{points}"), 1);
        }
        let measure = self.page.text_width();
        let blanks = item.exercise.blanks();
        let seen = match (&blanks, &task.picture) {
            (Some(Figure::Blanks { grid, look }), _) if *look != BlankLook::Board => {
                Some(self.grid(grid, *look, 0)?)
            }
            (_, Some(shown)) => {
                let (picture, width) = self.picture(shown, measure - INDENT, section)?;
                let paragraph = Paragraph::from_runs(Style::Cell, vec![picture]);
                Some((paragraph.element(), width))
            }
            _ => None,
        };
        let kept = seen.is_none();
        let setting = Setting { keep_next: kept, ..self.setting(Style::Question, Some(list)) };
        let mut left = self.sides(&sides, setting, section)?;
        for field in &task.fields {
            left.push(field_of(field, kept));
            if !field.sizes.is_empty() {
                left.push(size_boxes(&field.sizes, measure));
                left.push(spacer());
            }
        }
        match seen {
            Some(seen) => self.add_beside(left, seen, false, section),
            None => left.into_iter().for_each(|element| section.push(element)),
        }
        add_working_space(task.room, task.lines, measure, section);
        section.push(spacer());
        Ok(())
    }

    /// Returns `text` in the kind of brackets that the first language of the sheet uses. Line breaks become
    /// spaces.
    pub(super) fn bracketed(&self, text: &str) -> Result<String, Error> {
        let first = self.writer.languages.first().ok_or_else(|| Error::internal("language"))?;
        first.words().format_with("worksheet-in-brackets", [("text", text.replace('\n', " "))])
    }

    /// Adds the paragraphs `left` and the picture or grid `seen`, which is `width` twips wide, to `section`.
    /// `seen` is placed to the right of the paragraphs, or below them if it is wider than
    /// `MAX_BESIDE_PERCENT`. `parts` is `true` if a page break may separate the paragraphs.
    pub(super) fn add_beside(
        &self,
        left: Vec<Element>,
        (seen, width): (Element, u32),
        parts: bool,
        section: &mut Section,
    ) {
        let measure = self.page.text_width();
        // A table cell must end in a paragraph.
        let closed = |mut content: Vec<Element>| {
            content.push(spacer());
            Cell { content, top: true, ..Cell::default() }
        };
        let (columns, row) = match width * 100 <= measure * MAX_BESIDE_PERCENT {
            true => {
                (vec![measure - width - 160, width + 160], vec![closed(left), closed(vec![seen])])
            }
            false => (vec![measure], vec![closed([left, vec![seen]].concat())]),
        };
        let rows = vec![row];
        section.push(Table { columns, rows, split_rows: parts, ..Table::default() }.element());
    }

    /// Adds an example, an exercise with its solution, in a box to `section`.
    fn example(&self, example: &WorkedExample, section: &mut Section) -> Result<(), Error> {
        let title = self.writer.label("worksheet-example")?;
        let bold = RunStyle { bold: true, ..RunStyle::default() };
        let mut content =
            vec![Paragraph::from_runs(Style::Normal, vec![run(&title, bold)]).element()];
        let setting = self.setting(Style::Normal, None);
        content.extend(self.sides(&example.sides, setting, section)?);
        content.extend(self.solution_elements(&example.solution, setting, section)?);
        if let Some(shown) = &example.solution.picture {
            let (picture, _) =
                self.picture(shown, self.page.text_width() * MAX_BESIDE_PERCENT / 100, section)?;
            content.push(Paragraph::from_runs(Style::Cell, vec![picture]).element());
        }
        content.push(spacer());
        let rows = vec![vec![Cell { content, edge: Edge::Box, top: true }]];
        let columns = vec![self.page.text_width()];
        section.push(
            Table { columns, padding: 120, split_rows: true, rows, ..Table::default() }.element(),
        );
        section.push(spacer());
        Ok(())
    }
}

/// Returns an answer field as a paragraph. If `kept`, the paragraph stays on the page of the paragraph after
/// it.
fn field_of(field: &Field, kept: bool) -> Element {
    let said = |text: &str| run(text, RunStyle::default());
    let mut runs = Vec::new();
    for choice in &field.choices {
        runs.push(said(&format!("{TICK} {choice}      ")));
    }
    if field.choices.is_empty() && !field.label.is_empty() {
        runs.push(said(&format!("{} ", field.label)));
    }
    for (number, part) in field.parts.iter().enumerate() {
        if number > 0 {
            runs.push(gap(GAPS[1]));
        }
        if !part.is_empty() {
            runs.push(said(&format!(" {part} ")));
        }
    }
    if field.choices.is_empty() && field.parts.is_empty() && field.sizes.is_empty() {
        runs.push(gap(if field.whole { 3 * GAPS[0] } else { GAPS[0] }));
    }
    let mut paragraph = Paragraph::from_runs(Style::Field, runs);
    paragraph.indent = INDENT;
    paragraph.keep_next = kept;
    paragraph.element()
}

/// Returns a table with the pile sizes in the first row and an empty box below each size. `measure` is the
/// width of a text column in twips.
fn size_boxes(sizes: &[u64], measure: u32) -> Element {
    let text = |text: &str| Cell::text(text, RunStyle::default(), Align::Centre);
    let count = sizes.len().max(1) as u32;
    let columns = vec![((measure - INDENT) / count).min(420); sizes.len()];
    let rows = vec![
        sizes.iter().map(|size| text(&size.to_string())).collect(),
        sizes.iter().map(|_| text("").with_edge(Edge::Box)).collect(),
    ];
    Table { columns, height: 360, indent: INDENT, rows, ..Table::default() }.element()
}

/// Adds space for calculations or sentences to `section`: `lines` ruled lines if that is positive, otherwise
/// squares, an empty paragraph or nothing, depending on `room`. `measure` is the width of a text column in
/// twips.
fn add_working_space(room: AnswerSpace, lines: u64, measure: u32, section: &mut Section) {
    let blank = || Cell { content: vec![spacer()], ..Cell::default() };
    let width = measure - INDENT;
    let table = match room {
        _ if lines > 0 => Table {
            columns: vec![width],
            height: LINE,
            lines: Lines::Ruled,
            rows: (0..lines).map(|_| vec![blank()]).collect(),
            ..Table::default()
        },
        AnswerSpace::Squared => {
            let columns = SQUARES[1].min(width / SQUARE);
            Table {
                columns: vec![SQUARE; columns as usize],
                height: SQUARE,
                lines: Lines::All,
                rows: (0..SQUARES[0]).map(|_| (0..columns).map(|_| blank()).collect()).collect(),
                ..Table::default()
            }
        }
        AnswerSpace::Working | AnswerSpace::Lines => {
            section.push(Paragraph::new(Style::Normal, "").element());
            return;
        }
        AnswerSpace::Short => return,
    };
    section.push(spacer());
    section.push(Table { indent: INDENT, ..table }.element());
}
