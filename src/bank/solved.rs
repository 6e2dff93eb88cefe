//! What is right in questions, whatever their file: for each question its id and the right texts of its
//! places; and of all questions together one number. In: questions, or what a reader found of them. Out: what
//! can be compared.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::question::{Expects, Question};

/// What is right in a question: the texts of each place, in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Solved {
    /// What it is known by.
    pub(crate) id: String,
    pub(crate) places: Vec<Vec<String>>,
}

/// All questions of a file together, in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Digest {
    pub(crate) count: u64,
    sum: u64,
}

impl Digest {
    pub(crate) fn add(&mut self, solved: &Solved) {
        let mut hasher = DefaultHasher::new();
        solved.hash(&mut hasher);
        self.count += 1;
        self.sum = self.sum.wrapping_add(hasher.finish());
    }
}

impl Solved {
    pub(super) fn new(id: impl Into<String>) -> Self {
        Solved { id: id.into(), places: Vec::new() }
    }

    /// Another place, with all that is right there; spellings of one answer are one.
    pub(super) fn place(&mut self, right: impl IntoIterator<Item = impl AsRef<str>>) {
        let mut right: Vec<String> = right.into_iter().map(|it| plain(it.as_ref())).collect();
        right.sort();
        right.dedup();
        self.places.push(right);
    }

    /// What was meant with a question; what a person marks has no right answers.
    pub(super) fn of(question: &Question) -> Self {
        let mut solved = Solved::new(&*question.id);
        for place in question.places.iter().filter(|_| !question.is_open()) {
            match &place.expects {
                Expects::Choice { options, .. } => {
                    solved.place(options.iter().filter(|it| it.right).map(|it| &it.text));
                }
                Expects::Number { right, .. } => solved.place([right.to_string()]),
                Expects::Text { right, .. } => solved.place(right),
                Expects::Grid(grid) => {
                    grid.gaps().for_each(|number| solved.place([number.to_string()]));
                }
                Expects::Open => {}
            }
        }
        solved
    }
}

/// One spelling of all that mean the same: signs of Chinese type, blanks behind signs, zeros in front.
fn plain(text: &str) -> String {
    let text = text.replace('\u{ff1a}', ":").replace('\u{ff0c}', ",");
    let text = text.replace(": ", ":").replace(", ", ",");
    let text = text.trim();
    match text.bytes().all(|byte| byte.is_ascii_digit()) {
        true if text.len() > 1 => {
            let bare = text.trim_start_matches('0');
            if bare.is_empty() { "0" } else { bare }.to_owned()
        }
        _ => text.to_owned(),
    }
}
