//! What is said of an error. In: an error, which knows its place and no words, and the words of a
//! language. Out: [`Told`], the parts of what a reader sees, for whoever shows them: a terminal with
//! carets under the place, a page with a mark on it.

use super::{Catalogue, Values, is_obeyed, quoted};
use crate::error::{Error, FaultValue};
use crate::suggest::similar;

/// The letters of the excerpt that are shown on each side of the place.
const AROUND: usize = 60;

/// What is said of an error, without anything that a terminal obeys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Diagnostic {
    pub(crate) sentence: String,
    pub(crate) place: Option<Snippet>,
    pub(crate) hint: Option<String>,
}

/// The place of an error, and its neighbourhood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Snippet {
    /// The file, and the line in it.
    pub(crate) file: Option<String>,
    pub(crate) before: String,
    /// What is wrong; empty where something is missing.
    pub(crate) wrong: String,
    pub(crate) after: String,
}

impl Snippet {
    fn of(error: &Error) -> Option<Self> {
        if error.excerpt.is_empty() {
            return None;
        }
        let [before, wrong, after] = [
            &error.excerpt[..error.span.start],
            &error.excerpt[error.span.clone()],
            &error.excerpt[error.span.end..],
        ]
        .map(clean);
        let file = error.file.clone();
        Some(Snippet { file, before: tail(&before), wrong: short(wrong), after: short(after) })
    }
}

/// The text without anything that a terminal obeys.
fn clean(text: &str) -> String {
    text.replace(is_obeyed, "\u{fffd}")
}

/// The same of a text that may have several lines.
fn lines(text: &str) -> String {
    text.replace(|letter: char| is_obeyed(letter) && letter != '\n', "\u{fffd}")
}

/// The beginning of a long text.
fn short(text: String) -> String {
    match text.chars().count() > AROUND {
        true => text.chars().take(AROUND).chain(['…']).collect(),
        false => text,
    }
}

/// The end of a long text, from the beginning of a word where there is one.
fn tail(text: &str) -> String {
    match text.char_indices().rev().nth(AROUND) {
        None => text.to_owned(),
        Some((from, _)) => {
            let end = &text[from..];
            let word = end.find(' ').unwrap_or(0);
            format!("…{}", &end[word..])
        }
    }
}

impl Catalogue {
    /// All that is said of an error.
    pub(crate) fn told(&self, error: &Error) -> Diagnostic {
        Diagnostic {
            sentence: self.error(error),
            place: Snippet::of(error),
            hint: self.hint(error),
        }
    }

    /// What is said of an error, without its place: one sentence.
    pub(crate) fn error(&self, error: &Error) -> String {
        let values = self.values_of(error);
        let sentence =
            values.and_then(|values| self.format(&format!("error-{}", error.id()), &values));
        sentence.unwrap_or_else(|defect| format!("{error} ({defect})"))
    }

    /// What helps with an error, if there is something.
    fn hint(&self, error: &Error) -> Option<String> {
        let id = format!("error-{}.hint", error.id());
        let hint = || self.values_of(error).and_then(|values| self.format(&id, &values));
        let hint = self.has(&id).then(|| hint().ok()).flatten()?;
        Some(match self.meant(error) {
            Some(meant) => format!("{meant}{hint}"),
            None => hint,
        })
    }

    /// The question whether one of the words that were possible was meant.
    fn meant(&self, error: &Error) -> Option<String> {
        let arguments = error.arguments();
        let word = arguments.iter().find_map(|(name, value)| match value {
            FaultValue::Text(text) if *name == "word" => Some(text),
            _ => None,
        })?;
        let lists = arguments.iter().filter_map(|(_, value)| match value {
            FaultValue::List(words) => Some(words),
            _ => None,
        });
        let meant = similar(word, lists.flatten().map(String::as_str))?;
        self.say("did-you-mean", [("similar", meant)]).ok()
    }

    fn values_of(&self, error: &Error) -> Result<Values<'static>, Error> {
        let mut values = Values::default();
        for (name, value) in error.arguments() {
            match (name, value) {
                ("word", FaultValue::Text(text)) => values.set_text("word", quoted(&text)),
                ("value", FaultValue::Text(id)) => {
                    values.set_text("value", self.text(&format!("value-{id}"))?);
                }
                (name, FaultValue::Text(text)) => values.set_digits(name, lines(&text)),
                (name, FaultValue::List(words)) => {
                    values.set_text(name, lines(&self.row(&words)?));
                }
                (name, FaultValue::Reason(reason)) => match reason.known {
                    Some(known) => values.set_text(name, self.text(&format!("reason-{known}"))?),
                    None => values.set_text(name, reason.said),
                },
            }
        }
        Ok(values)
    }
}
