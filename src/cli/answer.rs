//! An explanation on its way out: in which language, format and detail it is written, and what only
//! a program with threads can add to it.

use super::count;
use super::format::Format;
use super::screen;
use crate::asked::Asked;
use crate::error::Error;
use crate::games::{Explanation, Question};
use crate::render::{self, Renderer, Screen, View};
use crate::wording::Language;

/// How answers are shown.
#[derive(Clone, Debug)]
pub(super) struct Output {
    pub(super) format: Format,
    pub(super) view: View,
    pub(super) screen: Screen,
    pub(super) language: Language,
}

impl Output {
    /// As the line says; `allowed` are the formats that are possible.
    pub(super) fn asked(
        asked: &Asked<'_>,
        allowed: &'static [&'static str],
        usual: Format,
        language: Language,
    ) -> Result<Self, Error> {
        let format = Format::asked(asked, allowed, usual)?;
        let screen = screen::screen(asked.value("output").is_none());
        let screen = Screen { colour: screen.colour && format == Format::Text, ..screen };
        let view = match format {
            Format::Json => View::of_data(asked)?,
            _ => View::of(asked)?,
        };
        Ok(Output { format, view, screen, language })
    }

    /// The answer as text of the chosen format.
    pub(super) fn write(
        &self,
        explanation: Explanation,
        renderer: Option<&Renderer>,
    ) -> Result<String, Error> {
        let Some(renderer) = renderer else {
            return render::json(explanation, self.view.hint).map(|json| json + "\n");
        };
        match self.format {
            Format::Markdown => renderer.markdown(explanation, self.view.clone()),
            Format::Html => renderer.html(explanation, self.view.clone()),
            _ => renderer.text(explanation, self.view.clone(), self.screen),
        }
    }
}

/// The answer, with what only a program with threads can add to it.
pub(super) fn answer(question: &Question, full: bool) -> Explanation {
    let mut explanation = question.explain(full);
    if let (Question::Count(question), Explanation::Count(answer)) = (question, &mut explanation)
        && question.said.brute
    {
        answer.compare(count::tried(question));
    }
    explanation
}
