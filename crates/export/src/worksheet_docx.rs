//! Sheets and keys as sections of a Word document that teachers can edit. Questions are numbered paragraphs,
//! grids are tables, and other figures are pictures. A [`WordWriter`] creates the sections, also in several
//! threads, and the [`Document`] that joins them.

mod grid;
mod head;
mod meaning;
mod solution;
mod task;

use crate::docx::document::{Document, Page};
use crate::docx::element::Element;
use crate::docx::image::Rasterizer;
use crate::docx::paragraph::{Align, Paragraph, RunStyle, field, run};
use crate::docx::section::{PicturePlace, Section};
use crate::docx::styles::{DocumentStyle, Style};
use carryless_args::error::Error;
use carryless_render::key::PaperFigure;
use carryless_render::standalone_svg::Painter;
use carryless_worksheet::renderer::{SheetWriter, name_of};
use carryless_worksheet::sheet::Sheet;
use carryless_worksheet::spec::Paper;

/// Font sizes in half points: first for a sheet in one language, then in two languages, then in large print.
const SIZES: [u32; 3] = [21, 20, 32];

/// Size in twips to which the smallest letters of a picture are scaled: first in normal print, then in large
/// print. A picture that would then be too wide is made smaller.
const LEAST: [f64; 2] = [150.0, 280.0];

/// Twips in a millimetre.
const TWIPS: f64 = 1440.0 / 25.4;

/// Writer of sheets as sections of a Word document.
pub struct WordWriter<'w> {
    writer: &'w SheetWriter,
    painter: Painter,
    rasterizer: Rasterizer,
    page: Page,
    /// Whether the document is printed on both sides of the paper, so that each sheet begins on an odd page.
    duplex: bool,
    look: DocumentStyle,
}

impl<'w> WordWriter<'w> {
    /// Creates a writer for the sheets of a class if `is_class`, otherwise for the sheet of one pupil. Sheets
    /// of a class are for printing on both sides unless the page style says otherwise.
    pub fn new(writer: &'w SheetWriter, is_class: bool) -> Result<Self, Error> {
        let first = writer.languages.first().ok_or_else(|| Error::internal("language"))?;
        let is_eastern = |language: &str| language == "zh-TW";
        let size = match writer.look.large_print {
            true => SIZES[2],
            false => SIZES[usize::from(writer.languages.len() > 1)],
        };
        let look = DocumentStyle {
            size,
            language: first.code(),
            traditional: writer.languages.iter().any(|language| is_eastern(language.code())),
        };
        Ok(WordWriter {
            writer,
            painter: Painter::new(first.words().language()),
            rasterizer: Rasterizer::with_system_fonts()?,
            page: page(writer.look.paper),
            duplex: writer.look.duplex.unwrap_or(is_class),
            look,
        })
    }

    /// Creates an empty document to which the caller adds the sections.
    pub fn document(&self) -> Result<Document, Error> {
        Document::new(self.page, self.look)
    }

    /// Whether a picture in the sections so far contains a character for which this machine has no font.
    pub fn lacks_letters(&self) -> bool {
        self.rasterizer.lacks_letters()
    }

    /// Creates the section with the pages of a pupil, without solutions.
    pub fn sheet(&self, sheet: &Sheet) -> Result<Section, Error> {
        let mut section = Section::default();
        section.is_odd = self.duplex;
        self.set_header_footer(sheet, &mut section)?;
        let mut heads = self.writer.heads(sheet)?;
        self.head(sheet, &heads, &mut section)?;
        let tasks = self.writer.tasks(sheet, &mut heads)?;
        self.tasks(sheet, tasks, &mut section)?;
        Ok(section)
    }

    /// Creates the section with the worked solutions of a sheet.
    pub fn key(&self, sheet: &Sheet) -> Result<Section, Error> {
        let mut section = Section::default();
        self.set_header_footer(sheet, &mut section)?;
        self.key_head(sheet, &mut section)?;
        self.solutions(sheet, &mut section)?;
        self.meanings(sheet, &mut section)?;
        Ok(section)
    }

    /// Sets the pupil's name as header, and the sheet code with the page number as footer.
    fn set_header_footer(&self, sheet: &Sheet, section: &mut Section) -> Result<(), Error> {
        let whose =
            Paragraph::from_runs(Style::HeaderFooter, vec![run(&name(sheet), RunStyle::default())]);
        section.header = vec![Paragraph { align: Align::Right, ..whose }.element()];
        let code = [self.writer.label("worksheet-code")?, sheet.code.clone()].join(" ");
        let mut below = Paragraph::new(Style::HeaderFooter, &(code + "\t"));
        below.tab = Some(self.page.text_width());
        below.runs.extend(field("PAGE", "1"));
        section.footer = vec![below.element()];
        Ok(())
    }

    /// Returns the figure `shown` as a run, and the width of the picture in twips, at most `widest`. The
    /// picture file is stored in `section`.
    fn picture(
        &self,
        shown: &PaperFigure,
        widest: u32,
        section: &mut Section,
    ) -> Result<(Element, u32), Error> {
        let drawn = self.painter.draw_paper_figure(shown);
        let raster = self.rasterizer.raster(&drawn.svg)?;
        let least =
            LEAST[usize::from(self.writer.look.large_print)] / shown.picture.least_letter_size();
        let [wide, high] = [raster.size.0, raster.size.1].map(|side| f64::from(side) * least);
        let share = (f64::from(widest) / wide).min(1.0);
        let size = [wide, high].map(|side| (side * share) as u32);
        Ok((section.picture(&raster, &drawn.title, size, PicturePlace::Inline), size[0]))
    }
}

/// Returns class and name of the pupil, separated by two spaces. Leaves out either of them if it is unknown.
fn name(sheet: &Sheet) -> String {
    let parts = [&*sheet.details.class, &*name_of(sheet)].map(str::to_owned);
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ")
}

/// Returns the page size and the number of text columns for a paper format; A3, K8 and B4 have two columns.
fn page(paper: Paper) -> Page {
    let twips = |[wide, high]: [f64; 2], columns| {
        let [width, height] = [wide, high].map(|side| (side * TWIPS).round() as u32);
        Page { width, height, columns }
    };
    match paper {
        Paper::A4 => twips([210.0, 297.0], 1),
        Paper::Letter => twips([215.9, 279.4], 1),
        Paper::A3 => twips([420.0, 297.0], 2),
        Paper::K8 => twips([370.0, 260.0], 2),
        Paper::B4 => twips([364.0, 257.0], 2),
    }
}
