//! How much of an explanation a reader wants to see, and the options that say it: the same on the
//! command line, in a batch and in a lesson fence. In: what was asked. Out: a [`View`].

use serde::Serialize;

use super::kinds;
use crate::args::{Args, ArgsError};
use crate::command_line::Token;
use crate::error::Error;
use crate::game::Retry;
use crate::games::Explanation;
use crate::i18n::Perspective;
use crate::options::OptionRole;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Detail {
    /// One line: who wins, and how.
    Verdict,
    /// The working without the talk: what a teacher's key needs.
    Key,
    /// The whole way to the moves.
    #[default]
    Standard,
    /// With pictures and reasons for beginners.
    Teach,
    Proof,
}

impl Detail {
    /// All of them with their names, from the least to the most.
    pub(crate) const ALL: [(&'static str, Detail); 5] = [
        ("verdict", Detail::Verdict),
        ("key", Detail::Key),
        ("standard", Detail::Standard),
        ("teach", Detail::Teach),
        ("proof", Detail::Proof),
    ];
}

impl Detail {
    pub(super) fn of_name(name: &str) -> Option<Detail> {
        let mut all = Detail::ALL.into_iter();
        all.find(|(known, _)| *known == name).map(|(_, detail)| detail)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct View {
    pub detail: Detail,
    /// The right answer is shown to whoever gave a wrong one, too.
    pub solution: bool,
    /// Only so many rungs of the ladder of hints.
    pub hint: Option<usize>,
    /// Every step as a question with its answer folded.
    pub ask: bool,
    /// Long lists whole.
    pub full: bool,
    /// In JSON, the board of each moment and the path of a race.
    pub frames: bool,
    /// Only the steps of these kinds, without title and verdict: the piece that a lesson is about.
    /// All of the page when there are none.
    pub only: Vec<String>,
    /// Without the piles drawn as stones: whoever marks a sheet has the position before them.
    pub no_stones: bool,
    /// The page around it has a button for [`View::solution`].
    pub in_a_page: bool,
    /// Whom it speaks to.
    pub reader: Perspective,
}

/// Which levels of detail the template asks for within a section.
#[derive(Serialize)]
pub(super) struct Show {
    standard: bool,
    teach: bool,
    /// All of the page, not single steps.
    whole: bool,
    /// Long lists whole.
    full: bool,
    /// The right answer.
    solution: bool,
    /// Questions before their answers.
    asks: bool,
}

impl View {
    pub(super) fn show(&self, explanation: &Explanation) -> Show {
        Show {
            standard: self.detail >= Detail::Standard,
            teach: self.detail >= Detail::Teach,
            whole: self.only.is_empty(),
            full: self.full,
            solution: self.retry(explanation).is_none(),
            asks: self.ask,
        }
    }

    /// Whether a step is shown that the template shows from `least` on.
    pub(super) fn shows(&self, kind: &str, least: Detail) -> bool {
        match self.only.is_empty() {
            true => least <= self.detail,
            false => self.only.iter().any(|wanted| wanted == kind),
        }
    }

    /// Whether a page begins with the board: not one that asks, or that shows a single piece.
    pub(super) fn shows_board(&self) -> bool {
        let whole = self.only.is_empty() && self.hint.is_none() && !self.ask && !self.no_stones;
        whole && self.detail > Detail::Verdict
    }

    /// What a pupil who gave a wrong answer is to try again before the right one is shown; `None` where it
    /// is shown: where it was asked for, in single steps and hints, and to whoever reads of another's move.
    pub(super) fn retry(&self, explanation: &Explanation) -> Option<Retry> {
        let shown = self.solution || self.detail >= Detail::Teach || self.hint.is_some();
        let withheld = !shown && self.reader == Perspective::First && self.only.is_empty();
        explanation.retry().filter(|_| withheld)
    }

    /// Reads the options of a view.
    /// Errors: `not-one-of`, `conflict`, or what [`Word::number`] refuses.
    pub(crate) fn of(asked: &Args<'_>) -> Result<View, Error> {
        let hinted = View::of_lists(asked)?;
        let reader = asked.one_of("as", &Perspective::ALL)?.unwrap_or_default();
        // A hint leads to a move, and a verdict is that of a player: of the one who is to move.
        let owned = ["hint", "claim"].into_iter().find(|name| asked.flag(name).is_some());
        if let (Perspective::Second, Some(name), Some(flag)) = (reader, owned, asked.flag("as")) {
            return Err(flag.error(ArgsError::Conflict { other: format!("--{name}") }));
        }
        if hinted.hint.is_some() {
            return Ok(hinted);
        }
        // Where nothing was said there is nothing to withhold, and the option would do nothing.
        let judged = asked.of_role(&[OptionRole::Judged]).or(asked.flag("batch")).is_some();
        let only = asked.value("only").into_iter().flat_map(|word| word.split(','));
        Ok(View {
            detail: asked.one_of("detail", &Detail::ALL)?.unwrap_or_default(),
            solution: judged && asked.flag("solution").is_some(),
            ask: asked.flag("ask").is_some(),
            only: only.map(|kind| kind.text().trim().to_owned()).collect(),
            reader,
            ..hinted
        })
    }

    /// Reads what data needs of a view: hints are questions of their own and have no frames.
    /// Errors: what [`Word::number`] refuses.
    pub(crate) fn of_data(asked: &Args<'_>) -> Result<View, Error> {
        let view = View::of_lists(asked)?;
        let frames = view.hint.is_none() && asked.flag("frames").is_some();
        Ok(View { frames, ..view })
    }

    /// Reads how many hints are wanted, and whether lists stay whole.
    fn of_lists(asked: &Args<'_>) -> Result<View, Error> {
        let hint = asked.number("hint")?;
        let hint = hint.map(|hint| usize::try_from(hint).unwrap_or(usize::MAX));
        Ok(View { hint, full: asked.flag("full").is_some(), ..View::default() })
    }

    /// Refuses a kind of step that this explanation does not have.
    /// Errors: `not-one-of`.
    pub(crate) fn check(&self, asked: &Args<'_>, explanation: &Explanation) -> Result<(), Error> {
        let Some(word) = asked.value("only").filter(|_| !self.only.is_empty()) else {
            return Ok(());
        };
        let kinds = kinds(explanation);
        let known = |kind: &Token<'_>| kinds.iter().any(|known| known == kind.text().trim());
        match word.split(',').find(|kind| !known(kind)) {
            Some(wrong) => Err(wrong.error(ArgsError::not_one_of(kinds))),
            None => Ok(()),
        }
    }
}
