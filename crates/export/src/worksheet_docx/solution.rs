//! Solutions in Word: the right answer, its explanation, and one picture, the most helpful of the
//! explanation.

use super::WordWriter;
use crate::docx::element::Element;
use crate::docx::from_html::{self, Setting};
use crate::docx::paragraph::{Paragraph, RunStyle, run, spacer};
use crate::docx::section::{List, Section};
use crate::docx::styles::{INDENT, RIGHT, Style};
use carryless_args::error::Error;
use carryless_worksheet::print_model::Solution;
use carryless_worksheet::sheet::Sheet;

/// Maximum width of a picture, in percent of the width of a text column.
const WIDEST: u32 = 42;

impl WordWriter<'_> {
    /// Adds the solutions of a sheet to `section` as a numbered list.
    pub(super) fn solutions(&self, sheet: &Sheet, section: &mut Section) -> Result<(), Error> {
        let list = section.list(List::Questions);
        for solution in self.writer.solutions(sheet, false)? {
            let kept = solution.picture.is_none();
            let setting = Setting { keep_next: kept, ..self.setting(Style::Normal, Some(list)) };
            let left = self.solution_elements(&solution, setting, section)?;
            match &solution.picture {
                Some(shown) => {
                    let widest = self.page.text_width() * WIDEST / 100;
                    let (picture, width) = self.picture(shown, widest, section)?;
                    let seen = Paragraph::from_runs(Style::Cell, vec![picture]).element();
                    self.add_beside(left, (seen, width), true, section);
                }
                None => left.into_iter().for_each(|element| section.push(element)),
            }
            section.push(spacer());
        }
        Ok(())
    }

    /// Returns a solution as paragraphs: first the right answers in each language of the sheet, then the
    /// explanation in each language. `setting` has their formatting; only the first paragraph can be an item of
    /// its list. The lists of the explanation are registered in `section`.
    pub(super) fn solution_elements(
        &self,
        solution: &Solution,
        setting: Setting,
        section: &mut Section,
    ) -> Result<Vec<Element>, Error> {
        let label = self.writer.label("worksheet-answer")?;
        let points = match &solution.points {
            Some(points) => self.bracketed(points)?,
            None => String::new(),
        };
        let bold = RunStyle { bold: true, ..RunStyle::default() };
        let right = RunStyle { color: Some(RIGHT), ..bold };
        let mut all = Vec::new();
        let mut item = setting.item;
        for side in solution.sides.iter().filter(|side| !side.right.is_empty()) {
            let runs = vec![
                run(&points, RunStyle::default()),
                run(&format!("{label} "), bold),
                run(&side.right, right),
            ];
            let mut paragraph = Paragraph::from_runs(Style::Question, runs);
            paragraph.keep_next = setting.keep_next;
            match item.take() {
                Some(list) => paragraph.item = Some((list, 0)),
                None => paragraph.indent = setting.indent,
            }
            all.push(paragraph.element());
        }
        for side in &solution.sides {
            let indent = if setting.item.is_some() { INDENT } else { setting.indent };
            let setting = Setting { item: item.take(), indent, keep_next: false, ..setting };
            all.extend(from_html::parse_html(&side.worked, section, setting)?);
        }
        Ok(all)
    }
}
