//! Recognizes words that stand for a missing answer: the pupil was absent, or handed nothing in.

use super::Marker;
use crate::parse_answer::{Absence, AcceptedWords};
use carryless_args::command_line::narrow_text;

impl Marker {
    /// Returns the reason why there is no answer, if the text is a word for one, such as "absent"; otherwise
    /// `None`.
    pub fn absence(&self, text: &str) -> Option<Absence> {
        let text = narrow_text(text).to_lowercase();
        let mut known = self.0.absences.iter();
        known.find(|(_, words)| AcceptedWords::is_one_of(&text, words)).map(|(absence, _)| *absence)
    }
}
