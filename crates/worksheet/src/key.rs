//! The worked key of a sheet: `carryless answers CODE` becomes a [`Key`], which is rendered in any
//! [`Format`].

use super::code::SheetCode;
use super::json_csv::CSV_HEAD;
use super::renderer::SheetWriter;
use super::sheet::Sheet;
use super::spec::{PageStyle, Spec};
use carryless_args::Args;
use carryless_args::error::{Error, faults};
use carryless_args::options::{ANSWERS, LANG};
use carryless_args::output_format::Format;
use carryless_render::i18n::Language;
use carryless_render::{Page, Screen, terminal};

faults! {
    pub enum KeyFault {
        NoCode = "no-code",
    }
}

/// Formats in which a key can be written.
pub const KEY_FORMATS: &[&str] = &["text", "markdown", "html", "pdf", "json", "csv"];

/// The key of a sheet, before it is rendered.
#[derive(Debug)]
pub struct Key {
    writer: SheetWriter,
    /// Sheet whose solutions are in the key.
    pub sheet: Sheet,
    format: Format,
}

impl Key {
    /// Creates the key for the sheet code in `args`, in `format`. It is in the language of the sheet unless
    /// `args` names another; `language` is the default. Returns `no-code` if `args` has no code, the errors of
    /// [`SheetCode`], or an error for an option that a key does not use.
    pub fn read(args: &Args<'_>, format: Format, language: Language) -> Result<Self, Error> {
        let words = args.clone().rest();
        let missing = || args.line().error_at_end(KeyFault::NoCode);
        let (Some(first), Some(last)) = (words.first(), words.last()) else {
            return Err(missing());
        };
        // The code may be typed in several parts.
        let sheet_code = SheetCode::read(first.extended_to(*last))?;
        // The key is in the language of the sheet unless the command line names another.
        let look = look(args, format, language)?.in_language_of(args, &sheet_code);
        args.reject_unused()?;
        let writer = SheetWriter::new(look)?;
        Ok(Key { writer, sheet: Sheet::from_code(sheet_code)?, format })
    }

    /// Returns the key in its format; for PDF, the HTML page to print. Text is laid out for `screen`.
    pub fn text(&self, screen: Screen) -> Result<String, Error> {
        let Key { writer, sheet, format } = self;
        match format {
            Format::Text => {
                let page = Page::from(&*writer.key_markdown(sheet, false)?);
                terminal::page(&page, writer.languages[0].words(), screen)
            }
            Format::Markdown => writer.key_markdown(sheet, true),
            Format::Json => writer.sheet_json(sheet),
            Format::Csv => Ok(CSV_HEAD.to_owned() + &writer.sheet_csv(sheet)?),
            _ => {
                let title = writer.titles()?.join(" · ");
                Ok([writer.head(&title, false)?, writer.key(sheet, false)?, writer.tail()?]
                    .concat())
            }
        }
    }
}

/// Returns the page style of a key or a report in `format`, as the options in `args` set it; `language` is the
/// default. If `format` is not laid out in pages, only the option for the language is read.
pub fn look(args: &Args<'_>, format: Format, language: Language) -> Result<PageStyle, Error> {
    let own = ANSWERS.iter().filter(|spec| format.is_page() || spec.name == LANG.name);
    Ok(Spec::read(&args.restricted_to(own), language)?.look)
}
