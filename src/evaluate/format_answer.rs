//! An explanation on its way out: in which language, format and detail it is written, and what is said
//! of what was judged.

use crate::args::Args;
use crate::args::output_format::Format;
use crate::error::Error;
use crate::games::{self, Explanation, grundy_table};
use crate::i18n::{Catalogue, Language};
use crate::options::{OptionRole, OptionSpec};
use crate::render::{self, Renderer, Screen, View};

/// How answers are shown.
#[derive(Clone, Debug)]
pub(crate) struct Output {
    pub(crate) format: Format,
    pub(crate) view: View,
    pub(crate) screen: Screen,
    pub(crate) language: Language,
}

/// An answer, written.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pub(crate) text: String,
    /// Whether what was judged is right; none when nothing was.
    pub(crate) right: Option<bool>,
    /// What is said beside the answer.
    pub(crate) remark: Option<String>,
}

/// The options of a command that explains: those of its questions, and how the answer is shown.
pub(crate) fn options_of(command: &str) -> impl Iterator<Item = &'static OptionSpec> + use<'_> {
    let format = games::format_of(command);
    let shown = crate::options::ANSWER.iter().chain(games::view_of(command));
    let shown = shown.map(move |spec| if spec.name == format.name { format } else { spec });
    games::options_of(command).chain(shown)
}

impl Output {
    /// As the line of a command says, on this screen.
    pub(crate) fn asked(
        command: &str,
        asked: &Args<'_>,
        language: Language,
        screen: Screen,
    ) -> Result<Self, Error> {
        let (formats, usual) = match asked.flag("certificate") {
            Some(_) => (&["json"][..], Format::Json),
            None => (games::format_of(command).words(), Format::Text),
        };
        let format = Format::asked(asked, formats, usual)?;
        let screen = Screen { colour: screen.colour && format == Format::Text, ..screen };
        let view = match (format, asked.flag("certificate")) {
            // A certificate is whole, and nothing else.
            (_, Some(_)) => View::default(),
            (Format::Json | Format::Csv, None) => View::of_data(asked)?,
            _ => View::of(asked)?,
        };
        Ok(Output { format, view, screen, language })
    }

    /// The answer of a command that explains, with what is said beside it.
    pub(crate) fn answer(
        &self,
        asked: &Args<'_>,
        explanation: Explanation,
    ) -> Result<Written, Error> {
        let right = explanation.judgement();
        self.view.check(asked, &explanation)?;
        let in_html = matches!(self.format, Format::Html | Format::Pdf);
        let renderer = match self.format {
            Format::Json | Format::Csv => None,
            _ => Some(Renderer::only(self.language, &explanation, &self.view, in_html)?),
        };
        let text = self.write(explanation, renderer.as_ref())?;
        // A step can have nothing to show; then the page is empty, and so is what is printed.
        let text = if text.trim().is_empty() { String::new() } else { text };
        // A page of hints or of single steps says nothing of what was judged.
        let View { hint, only, .. } = &self.view;
        let is_silent = renderer.is_some() && (hint.is_some() || !only.is_empty());
        let remark = match (right, asked.of_role(&[OptionRole::Judged])) {
            (Some(right), Some(_)) if is_silent => Some(self.judged(right)?),
            _ => None,
        };
        Ok(Written { text, right, remark })
    }

    /// The answer as text of the chosen format.
    pub(crate) fn write(
        &self,
        explanation: Explanation,
        renderer: Option<&Renderer>,
    ) -> Result<String, Error> {
        if let (Format::Csv, Explanation::Row(explanation)) = (self.format, &explanation) {
            return grundy_table::table(explanation);
        }
        let Some(renderer) = renderer else {
            return render::json(explanation, &self.view).map(|json| json + "\n");
        };
        match self.format {
            Format::Markdown => renderer.markdown(explanation, self.view.clone()),
            // A browser prints the page.
            Format::Html | Format::Pdf => renderer.html(explanation, self.view.clone()),
            _ => renderer.text(explanation, self.view.clone(), self.screen),
        }
    }

    /// What is said of an answer that is judged on a page which does not say it.
    fn judged(&self, right: bool) -> Result<String, Error> {
        let id = if right { "judged-right" } else { "judged-wrong" };
        Catalogue::load(self.language, &["errors"])?.to(self.view.reader).text(id)
    }
}
