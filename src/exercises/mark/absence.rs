//! Recognizes words in place of an answer: the pupil was absent, or handed nothing in.

use super::Marker;
use crate::command_line::narrowed;
use crate::exercises::parse_answer::{Absence, Accepted};

impl Marker {
    /// Returns the reason why there is no answer, if the text gives one.
    pub(crate) fn absence(&self, text: &str) -> Option<Absence> {
        let text = narrowed(text).to_lowercase();
        let mut known = self.0.absences.iter();
        known.find(|(_, words)| Accepted::is(&text, words)).map(|(absence, _)| *absence)
    }
}
