//! Writes an [`Explanation`] in the requested language, format and detail, with a remark on a graded answer.

use carryless_args::Args;
use carryless_args::error::Error;
use carryless_args::options::{OptionRole, OptionSpec};
use carryless_args::output_format::Format;
use carryless_games::games::{self, Explanation};
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::{self as render, Renderer, Screen, View};

/// Settings of an answer: its format, view (length and parts of the page), screen and language.
#[derive(Clone, Debug)]
pub struct Output {
    /// Format of the text.
    pub format: Format,
    /// Detail and parts of the explanation that are shown.
    pub view: View,
    /// Width and colours of the terminal, for the format text.
    pub screen: Screen,
    /// Language of the sentences.
    pub language: Language,
}

/// An answer as text, with its grade.
#[derive(Clone, Debug)]
pub struct AnswerText {
    /// Explanation in the requested format; empty for a step without content.
    pub text: String,
    /// Whether the pupil's move or claim is right; `None` without a move or claim.
    pub right: Option<bool>,
    /// Sentence that states the grade; `None` if the text states it or nothing was graded.
    pub remark: Option<String>,
}

/// Iterates over the options of `command`, a command that explains a game: first the options of its questions,
/// then the options of its output.
pub fn explain_options(command: &str) -> impl Iterator<Item = &'static OptionSpec> + use<'_> {
    let format = games::format_of(command);
    let shown = carryless_args::options::ANSWER.iter().chain(games::view_options_of(command));
    let shown = shown.map(move |spec| if spec.name == format.name { format } else { spec });
    games::options_of(command).chain(shown)
}

impl Output {
    /// Creates the settings of the answer from the arguments `args` of the command `command`. `screen` gives
    /// the width of the terminal and whether it shows colours; colours are switched off unless the format is
    /// text.
    pub fn from_args(
        command: &str,
        args: &Args<'_>,
        language: Language,
        screen: Screen,
    ) -> Result<Self, Error> {
        let (formats, usual) = match args.flag("certificate") {
            Some(_) => (&["json"][..], Format::Json),
            None => (games::format_of(command).allowed_words(), Format::Text),
        };
        let format = Format::from_args(args, formats, usual)?;
        let screen = Screen { colour: screen.colour && format == Format::Text, ..screen };
        let view = match (format, args.flag("certificate")) {
            // A certificate is written in full, without a view.
            (_, Some(_)) => View::default(),
            (Format::Json | Format::Csv, None) => View::from_args_for_data(args)?,
            _ => View::from_args(args)?,
        };
        Ok(Output { format, view, screen, language })
    }

    /// Returns the text of the explanation and the grade of the pupil's move or claim in it. A remark states
    /// the grade if the text does not, because it shows only hints or single steps. `args` are the arguments
    /// from which the explanation was made; an option that does not suit the explanation is an error.
    pub fn write_answer(
        &self,
        args: &Args<'_>,
        explanation: Explanation,
    ) -> Result<AnswerText, Error> {
        let right = explanation.is_right();
        self.view.check(args, &explanation)?;
        let in_html = matches!(self.format, Format::Html | Format::Pdf);
        let renderer = match self.format {
            Format::Json | Format::Csv => None,
            _ => Some(Renderer::for_explanation(self.language, &explanation, &self.view, in_html)?),
        };
        let text = self.write(explanation, renderer.as_ref())?;
        // A step without content gives an empty page and no output.
        let text = if text.trim().is_empty() { String::new() } else { text };
        // A page of hints or of single steps does not state the grade.
        let View { hint, only, .. } = &self.view;
        let is_silent = renderer.is_some() && (hint.is_some() || !only.is_empty());
        let remark = match (right, args.option_with_role(&[OptionRole::Judged])) {
            (Some(right), Some(_)) if is_silent => Some(self.grade_remark(right)?),
            _ => None,
        };
        Ok(AnswerText { text, right, remark })
    }

    /// Returns the explanation as text in the format of this output. `renderer` is `None` for JSON and CSV.
    pub fn write(
        &self,
        explanation: Explanation,
        renderer: Option<&Renderer>,
    ) -> Result<String, Error> {
        if let (Format::Csv, Some(values)) = (self.format, explanation.grundy_values_asked()) {
            return to_csv(values);
        }
        let Some(renderer) = renderer else {
            return render::json(explanation, &self.view).map(|json| json + "\n");
        };
        match self.format {
            Format::Markdown => renderer.markdown(explanation, self.view.clone()),
            // The PDF is printed from the HTML page by a browser.
            Format::Html | Format::Pdf => renderer.html(explanation, self.view.clone()),
            _ => renderer.text(explanation, self.view.clone(), self.screen),
        }
    }

    /// Returns the sentence that a pupil's move or claim is right or wrong.
    fn grade_remark(&self, right: bool) -> Result<String, Error> {
        let id = if right { "judged-right" } else { "judged-wrong" };
        Catalogue::load(self.language, &["errors"])?.for_perspective(self.view.reader).text(id)
    }
}

/// Returns the Grundy values `values` of the pile sizes 0, 1, 2, … as CSV with the columns `size` and `value`. Returns an
/// internal error if the CSV writer fails.
fn to_csv(values: &[u64]) -> Result<String, Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["size", "value"]).map_err(Error::internal)?;
    for (size, value) in values.iter().enumerate() {
        writer.serialize((size, value)).map_err(Error::internal)?;
    }
    let table = writer.into_inner().map_err(Error::internal)?;
    String::from_utf8(table).map_err(Error::internal)
}
