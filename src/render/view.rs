//! How much of an explanation a reader wants to see, and the options that say it: the same on the
//! command line, in a batch and in a lesson fence. In: a [`Line`]. Out: a [`View`], and the words
//! that are left for the question.

use super::kinds;
use crate::error::Error;
use crate::games::Explanation;
use crate::line::{Line, Word, placed};
use crate::question::OptionSpec;
use crate::question::QuestionFault;

/// The options of a view.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::valued("detail", "DETAIL"),
    OptionSpec::valued("hint", "N"),
    OptionSpec::switch("ask"),
    OptionSpec::valued("only", "STEPS"),
    OptionSpec::switch("full"),
];

/// How much of the argument is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// One line: who wins, and how.
    Verdict,
    /// The working without the talk: what a teacher's key needs.
    Key,
    /// The whole way to the moves.
    #[default]
    Standard,
    /// With pictures and reasons for beginners.
    Teach,
    /// With the proof.
    Proof,
}

impl Detail {
    /// All of them with their names, from the least to the most.
    pub const ALL: [(&'static str, Detail); 5] = [
        ("verdict", Detail::Verdict),
        ("key", Detail::Key),
        ("standard", Detail::Standard),
        ("teach", Detail::Teach),
        ("proof", Detail::Proof),
    ];
}

impl Detail {
    /// The detail of this name.
    pub fn of_name(name: &str) -> Option<Detail> {
        let mut all = Detail::ALL.into_iter();
        all.find(|(known, _)| *known == name).map(|(_, detail)| detail)
    }
}

/// What a reader wants to see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// How much of the argument.
    pub detail: Detail,
    /// Only so many rungs of the ladder of hints.
    pub hint: Option<usize>,
    /// Every step as a question with its answer folded.
    pub ask: bool,
    /// Long lists whole.
    pub full: bool,
    /// Only the steps of these kinds, without title and verdict: the piece that a lesson is about.
    /// All of the page when there are none.
    pub only: Vec<String>,
    /// Without the piles drawn as stones: whoever marks a sheet has the position before them.
    pub no_stones: bool,
}

impl View {
    /// Whether `only` names steps of this kind.
    pub(super) fn picks(&self, kind: &str) -> bool {
        self.only.iter().any(|wanted| wanted == kind)
    }

    /// Whether a step is shown that the template shows from `least` on.
    pub(super) fn shows(&self, kind: &str, least: Detail) -> bool {
        if self.only.is_empty() { least <= self.detail } else { self.picks(kind) }
    }

    /// Reads the options of a view anywhere in `line`; gives the line without them too.
    ///
    /// ```
    /// use carryless::{line::Line, render::{Detail, View}};
    /// let (view, rest) = View::of_line(&Line::parse("3 4 --detail=teach 5 --ask"))?;
    /// assert!(view.detail == Detail::Teach && view.ask);
    /// assert_eq!(rest.words().count(), 3);
    /// # Ok::<(), carryless::error::Error>(())
    /// ```
    ///
    /// # Errors
    /// `repeated-option`, `missing-value`, `unexpected-value`,
    /// `not-one-of`, or what [`Word::number`] refuses.
    pub fn of_line(line: &Line) -> Result<(View, Line), Error> {
        let mut view = View::default();
        let mut taken: Vec<(&str, usize)> = Vec::new();
        let mut words = line.words();
        while let Some(word) = words.next() {
            let (flag, glued) = match word.split_once('=') {
                Some((flag, value)) => (flag, Some(value)),
                None => (word, None),
            };
            let named = |spec: &&OptionSpec| flag.text().strip_prefix("--") == Some(spec.name);
            let Some(spec) = OPTIONS.iter().find(named) else {
                continue;
            };
            if taken.iter().any(|(name, _)| *name == spec.name) {
                return Err(flag.error(QuestionFault::RepeatedOption));
            }
            taken.push((spec.name, word.span().start));
            let value = match (spec.value, glued) {
                (None, Some(value)) => return Err(value.error(QuestionFault::UnexpectedValue)),
                (None, None) => None,
                (Some(_), Some(value)) => Some(value),
                (Some(value), None) => {
                    let missing = || flag.error(QuestionFault::MissingValue { value });
                    Some(words.next().ok_or_else(missing)?)
                }
            };
            if let (Some(value), None) = (value, glued) {
                taken.push(("", value.span().start));
            }
            view.set(spec.name, value)?;
        }
        let rest = line.retain(|word| taken.iter().all(|(_, at)| *at != word.span().start));
        Ok((view, rest))
    }

    /// Sets one option.
    fn set(&mut self, name: &str, value: Option<Word<'_>>) -> Result<(), Error> {
        match (name, value) {
            ("ask", _) => self.ask = true,
            ("full", _) => self.full = true,
            ("detail", Some(word)) => {
                let names = Detail::ALL.map(|(name, _)| name);
                let unknown = || word.error(QuestionFault::not_one_of(names));
                self.detail = Detail::of_name(word.text()).ok_or_else(unknown)?;
            }
            ("hint", Some(word)) => {
                self.hint = Some(usize::try_from(word.number()?).unwrap_or(usize::MAX));
            }
            ("only", Some(word)) => {
                self.only = word.split(',').map(|kind| kind.text().to_owned()).collect();
            }
            _ => {}
        }
        Ok(())
    }

    /// Refuses a kind of step that this explanation does not have; `line` is where it was named.
    ///
    /// # Errors
    /// `not-one-of`.
    pub fn check(&self, line: &Line, explanation: &Explanation) -> Result<(), Error> {
        if self.only.is_empty() {
            return Ok(());
        }
        let kinds = kinds(explanation);
        let Some(wrong) = self.only.iter().find(|kind| !kinds.contains(kind)) else {
            return Ok(());
        };
        let named = line.words().flat_map(|word| {
            let value = word.split_once('=').map_or(word, |(_, value)| value);
            value.split(',').collect::<Vec<_>>()
        });
        let place = named.filter(|word| word.text() == wrong).last();
        let error = Error::from(QuestionFault::not_one_of(&kinds)).naming(wrong);
        Err(placed(place, error))
    }
}
