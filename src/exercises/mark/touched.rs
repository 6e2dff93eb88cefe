//! Marks an answer that a spreadsheet has touched. In: an exercise, and the texts that may have been typed.
//! Out: the mark of the one that can be played, or of those that are all right; else a person reads it.

use super::{Judgement, Mark, Marker, asked};
use crate::exercises::ask::{Ask, Blank};
use crate::exercises::exercise::Exercise;
use crate::games::Setting;
use crate::position::{Takes, Turn};

impl Marker {
    pub(super) fn mark_touched(&self, exercise: &Exercise, typed: &[String]) -> Mark {
        let asks = asked(exercise);
        let mut possible: Vec<(Vec<String>, Mark)> = Vec::new();
        for text in typed {
            let parts = self.places(exercise, &asks, text);
            let mut places = asks.iter().zip(&parts);
            let is_possible = places.all(|(ask, part)| self.is_possible(exercise, ask, part));
            if is_possible && possible.iter().all(|(known, _)| *known != parts) {
                possible.push((parts, self.mark_text(exercise, text)));
            }
        }
        let all_right = possible.iter().all(|(_, mark)| mark.right());
        match possible.pop() {
            Some((_, mark)) if possible.is_empty() || all_right => mark,
            _ => {
                let of = asks.len() as u32;
                Mark { earned: 0, of, unread: of, ideas: Vec::new(), open: true }
            }
        }
    }

    /// Whether a text can be meant in a place: it is read there, and a move can be made.
    fn is_possible(&self, exercise: &Exercise, ask: &Ask, text: &str) -> bool {
        match &ask.blank {
            _ if text.is_empty() => false,
            Blank::Move(_) => {
                self.moved(exercise, text).is_some_and(|moved| moved.legal().is_some())
            }
            Blank::Moves(_) => self
                .all_moved(exercise, text)
                .is_some_and(|moves| moves.iter().all(|moved| moved.legal().is_some())),
            Blank::Takes(_) => self
                .takes(exercise, text)
                .is_some_and(|takes| exercise.setting.is_legal(&Turn::Takes(Takes { takes }))),
            Blank::Turns(_) if matches!(exercise.setting, Setting::Staircase(_)) => {
                let brought = self.0.brought(text).map(Turn::from);
                brought.is_some_and(|turn| exercise.setting.is_legal(&turn))
            }
            _ => self.judge(exercise, ask, text) != Judgement::Unread,
        }
    }
}
