//! Writes cards for Anki as a text file: question and picture on the front, answer and solution on the back.
//! Each [`Question`] has a fixed id, so that a second import updates its card and adds none.

use super::html::{self, Gap};
use super::question::{Choice, Interaction, Question};
use carryless_args::error::Error;

/// Header of the file. It names the columns and the note type `Basic`; Anki asks for a note type if there is
/// none of this name.
pub(crate) const HEAD: &str =
    "#separator:tab\n#html:true\n#notetype:Basic\n#guid column:1\n#deck column:4\n#tags column:5\n";

/// Returns the card of a question as one line of the file: id, front, back, deck and tags.
pub(crate) fn card(question: &Question) -> Result<Vec<u8>, Error> {
    let deck: Vec<String> =
        question.category.iter().map(|name| name.replace("::", ": :")).collect();
    let front = front(question);
    let back = line(&question.solution);
    let tags = question.tags.join(" ");
    let fields = [&question.id, &front, &back, &deck.join("::"), &tags];
    let mut writer = csv::WriterBuilder::new().delimiter(b'\t').from_writer(Vec::new());
    writer.write_record(fields).map_err(Error::internal)?;
    writer.into_inner().map_err(Error::internal)
}

/// Returns the front of a card as one line of HTML: question, picture and gaps.
fn front(question: &Question) -> String {
    let picture = question.picture.as_ref();
    let picture = picture.map(|picture| html::image(&html::data(picture), &picture.title));
    let places = html::format_fields(&question.fields, gap);
    line(&[&question.stem, picture.as_deref().unwrap_or_default(), &places].concat())
}

/// Returns the HTML of a gap on the front of a card: the options of a choice, a line to fill in, or nothing.
fn gap(gap: &Gap<'_>) -> String {
    match gap {
        Gap::Whole(Interaction::Choice { options, .. }) => {
            let option = |option: &Choice| format!("\u{25a1} {}", html::escaped(&option.text));
            options.iter().map(option).collect::<Vec<_>>().join("<br/>")
        }
        Gap::Whole(Interaction::Open) => String::new(),
        _ => "____".to_owned(),
    }
}

/// Returns `html` on one line, with tabs, line breaks and other control characters replaced by spaces.
fn line(html: &str) -> String {
    html.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
