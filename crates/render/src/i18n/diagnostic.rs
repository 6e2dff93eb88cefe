//! Renders an [`Error`] as a localized [`Diagnostic`]: message, excerpt with the marked span, and hint. A
//! terminal shows the span with carets, the web page with a mark.

use super::{Catalogue, MessageArgs, is_unprintable, quote};
use carryless_args::error::{Error, FaultValue};
use carryless_args::suggest::most_similar;

/// Largest number of characters shown of the span and of the text after it; the text before the span may have one more.
const AROUND: usize = 60;

/// A rendered error. In quotations from the input U+FFFD replaces unprintable characters other than line feeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Message of the error.
    pub sentence: String,
    /// Span of the error with the text around it; `None` for an error without a span.
    pub place: Option<Snippet>,
    /// Hint on how to correct the input; `None` if the error has none.
    pub hint: Option<String>,
}

/// The span of an error, with the text around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snippet {
    /// File and line of the span, as `name:line`; `None` for input without a file.
    pub file: Option<String>,
    /// Text before the span, shortened at its beginning.
    pub before: String,
    /// Text of the span; empty where something is missing.
    pub wrong: String,
    /// Text after the span, shortened at its end.
    pub after: String,
}

impl Snippet {
    fn from_error(error: &Error) -> Option<Self> {
        if error.excerpt.is_empty() {
            return None;
        }
        let [before, wrong, after] = [
            &error.excerpt[..error.span.start],
            &error.excerpt[error.span.clone()],
            &error.excerpt[error.span.end..],
        ]
        .map(replace_unprintable);
        let file = error.file.clone();
        Some(Snippet {
            file,
            before: truncate_start(&before),
            wrong: truncate_end(wrong),
            after: truncate_end(after),
        })
    }
}

/// Returns the text with every control, directional or zero-width character replaced by U+FFFD.
fn replace_unprintable(text: &str) -> String {
    text.replace(is_unprintable, "\u{fffd}")
}

/// Returns the text with every character that is control, directional or zero-width replaced by U+FFFD, except
/// line feeds.
fn replace_unprintable_in_lines(text: &str) -> String {
    text.replace(|letter: char| is_unprintable(letter) && letter != '\n', "\u{fffd}")
}

/// Cuts a text of more than [`AROUND`] characters after that number and adds an ellipsis; a shorter text is unchanged.
fn truncate_end(text: String) -> String {
    match text.chars().count() > AROUND {
        true => text.chars().take(AROUND).chain(['…']).collect(),
        false => text,
    }
}

/// Shortens a text of more than [`AROUND`] characters to an ellipsis and the end of the text: its last `AROUND` + 1
/// characters, from the first space among these on. A shorter text is unchanged.
fn truncate_start(text: &str) -> String {
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
    /// Renders the message of an error, its span with the text around it, and its hint.
    pub fn diagnostic(&self, error: &Error) -> Diagnostic {
        Diagnostic {
            sentence: self.error_message(error),
            place: Snippet::from_error(error),
            hint: self.hint(error),
        }
    }

    /// Returns the message of an error, without excerpt and hint.
    pub fn error_message(&self, error: &Error) -> String {
        let values = self.values_of(error);
        let sentence =
            values.and_then(|values| self.format(&format!("error-{}", error.id()), &values));
        sentence.unwrap_or_else(|defect| format!("{error} ({defect})"))
    }

    /// Returns the hint for an error, preceded by the suggestion of a similar value if there is one; `None` if the
    /// error has no hint or the hint cannot be formatted.
    fn hint(&self, error: &Error) -> Option<String> {
        let id = format!("error-{}.hint", error.id());
        let hint = || self.values_of(error).and_then(|values| self.format(&id, &values));
        let hint = self.has(&id).then(|| hint().ok()).flatten()?;
        Some(match self.suggestion(error) {
            Some(meant) => format!("{meant}{hint}"),
            None => hint,
        })
    }

    /// Returns the question "Did you mean …?" with the most similar allowed value; `None` if the token of the
    /// error resembles none.
    fn suggestion(&self, error: &Error) -> Option<String> {
        let arguments = error.arguments();
        let word = arguments.iter().find_map(|(name, value)| match value {
            FaultValue::Text(text) if *name == "word" => Some(text),
            _ => None,
        })?;
        let lists = arguments.iter().filter_map(|(_, value)| match value {
            FaultValue::List(words) => Some(words),
            _ => None,
        });
        let meant = most_similar(word, lists.flatten().map(String::as_str))?;
        self.format_with("did-you-mean", [("similar", meant)]).ok()
    }

    /// Returns the named values that the message of an error inserts, translated where the language has words for them.
    /// In texts and lists from the input U+FFFD replaces unprintable characters other than line feeds.
    fn values_of(&self, error: &Error) -> Result<MessageArgs<'static>, Error> {
        let mut values = MessageArgs::default();
        for (name, value) in error.arguments() {
            match (name, value) {
                ("word", FaultValue::Text(text)) => values.set_text("word", quote(&text)),
                ("value", FaultValue::Text(id)) => {
                    values.set_text("value", self.text(&format!("value-{id}"))?);
                }
                (name, FaultValue::Text(text)) => {
                    values.set_digits(name, replace_unprintable_in_lines(&text))
                }
                (name, FaultValue::List(words)) => {
                    values.set_text(name, replace_unprintable_in_lines(&self.comma_list(&words)?));
                }
                (name, FaultValue::Reason(reason)) => match reason.id {
                    Some(known) => values.set_text(name, self.text(&format!("reason-{known}"))?),
                    None => values.set_text(name, reason.message),
                },
            }
        }
        Ok(values)
    }
}
