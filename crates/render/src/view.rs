//! The part of an explanation that a reader wants to see, and the options that select it. The options are the
//! same on the command line, in a batch and in a lesson's code block. Parses [`Args`] into a [`View`].

use serde::Serialize;

use super::selectable_kinds;
use crate::i18n::Perspective;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::options::OptionRole;
use carryless_args::{Args, ArgsError};
use carryless_games::game::Retry;
use carryless_games::games::Explanation;

/// Level of detail of a page, in ascending order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// One line: the outcome, and a winning move.
    Verdict,
    /// The calculation without comments, for a teacher's key.
    Key,
    /// The whole derivation of the winning moves.
    #[default]
    Standard,
    /// The derivation with figures and reasons for beginners.
    Teach,
    /// The derivation for beginners, and the proof.
    Proof,
}

impl Detail {
    /// All levels with their names, in ascending order.
    pub const ALL: [(&'static str, Detail); 5] = [
        ("verdict", Detail::Verdict),
        ("key", Detail::Key),
        ("standard", Detail::Standard),
        ("teach", Detail::Teach),
        ("proof", Detail::Proof),
    ];
}

impl Detail {
    /// Parses the name of a level; `None` for an unknown name.
    pub(super) fn from_name(name: &str) -> Option<Detail> {
        let mut all = Detail::ALL.into_iter();
        all.find(|(known, _)| *known == name).map(|(_, detail)| detail)
    }
}

/// Options that select the part of an explanation to show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// Level of detail.
    pub detail: Detail,
    /// Whether the right answer is shown even to a pupil who gave a wrong one.
    pub solution: bool,
    /// Number of hints to show instead of the explanation; `None` for the explanation.
    pub hint: Option<usize>,
    /// Whether every step is a question with a folded answer.
    pub ask: bool,
    /// Whether lists are elided only if they have more than 10,000 items (`SHOWN_FULL`) instead of 12.
    pub full: bool,
    /// Whether JSON includes the board frames and the path of a race.
    pub frames: bool,
    /// Kinds of the steps and board frames to show, without title and verdict; empty for the whole page.
    pub only: Vec<String>,
    /// Whether figures of piles as stones are omitted, for a teacher's key.
    pub no_stones: bool,
    /// Whether the surrounding page has a button for [`View::solution`].
    pub has_solution_button: bool,
    /// The player whom the page addresses.
    pub reader: Perspective,
    /// Markdown in one line that stands below the title instead of the rules; `None` for the rules.
    pub rules: Option<String>,
}

/// Options that a template section can read as fields of `show`.
#[derive(Serialize)]
pub(super) struct TemplateOptions {
    /// Whether the detail is at least `standard`.
    standard: bool,
    /// Whether the detail is at least `teach`.
    teach: bool,
    /// Whether the whole page is shown, not single steps.
    whole: bool,
    /// Whether the view is `full`: only lists of more than 10,000 items are elided.
    full: bool,
    /// Whether the right answer is shown.
    solution: bool,
    /// Whether every step is a question with a folded answer.
    asks: bool,
}

impl View {
    /// Returns the options that the templates of this explanation can read.
    pub(super) fn template_options(&self, explanation: &Explanation) -> TemplateOptions {
        TemplateOptions {
            standard: self.detail >= Detail::Standard,
            teach: self.detail >= Detail::Teach,
            whole: self.only.is_empty(),
            full: self.full,
            solution: self.retry(explanation).is_none(),
            asks: self.ask,
        }
    }

    /// Whether the view shows a step of kind `kind` whose template requires the detail `least`.
    pub(super) fn shows(&self, kind: &str, least: Detail) -> bool {
        match self.only.is_empty() {
            true => least <= self.detail,
            false => self.only.iter().any(|wanted| wanted == kind),
        }
    }

    /// Whether a page begins with the board. A page does not if it asks, omits stones, or shows single steps, hints or
    /// the verdict alone.
    pub(super) fn shows_board(&self) -> bool {
        let whole = self.only.is_empty() && self.hint.is_none() && !self.ask && !self.no_stones;
        whole && self.detail > Detail::Verdict
    }

    /// Returns the subject of the retry after a wrong answer; `None` if the page shows the right answer. The page shows
    /// the right answer on request, from the detail `Teach` on, in single steps and hints, and to a player who reads
    /// about the opponent's move.
    pub(super) fn retry(&self, explanation: &Explanation) -> Option<Retry> {
        let shown = self.solution || self.detail >= Detail::Teach || self.hint.is_some();
        let withheld = !shown && self.reader == Perspective::First && self.only.is_empty();
        explanation.retry().filter(|_| withheld)
    }

    /// Parses the options of a view on the command line.
    ///
    /// # Errors
    ///
    /// `not-one-of`, `conflict`, or an invalid number.
    pub fn from_args(args: &Args<'_>) -> Result<View, Error> {
        let hinted = View::from_list_args(args)?;
        let reader = args.one_of("as", &Perspective::ALL)?.unwrap_or_default();
        // A hint leads to a move, and a claim is made by a player: both belong to the player to move.
        let owned = ["hint", "claim"].into_iter().find(|name| args.flag(name).is_some());
        if let (Perspective::Second, Some(name), Some(flag)) = (reader, owned, args.flag("as")) {
            return Err(flag.error(ArgsError::Conflict { other: format!("--{name}") }));
        }
        if hinted.hint.is_some() {
            return Ok(hinted);
        }
        // Without a graded answer the option `--solution` would have no effect, so it stays unread.
        let judged = args.option_with_role(&[OptionRole::Judged]).or(args.flag("batch")).is_some();
        let only = args.value_of("only").into_iter().flat_map(|word| word.split(','));
        Ok(View {
            detail: args.one_of("detail", &Detail::ALL)?.unwrap_or_default(),
            solution: judged && args.flag("solution").is_some(),
            ask: args.flag("ask").is_some(),
            only: only.map(|kind| kind.text().trim().to_owned()).collect(),
            reader,
            ..hinted
        })
    }

    /// Parses the options that apply to data output; frames are not available with hints.
    ///
    /// # Errors
    ///
    /// An invalid number.
    pub fn from_args_for_data(args: &Args<'_>) -> Result<View, Error> {
        let view = View::from_list_args(args)?;
        let frames = view.hint.is_none() && args.flag("frames").is_some();
        Ok(View { frames, ..view })
    }

    /// Parses the options for the number of hints and for complete lists.
    fn from_list_args(args: &Args<'_>) -> Result<View, Error> {
        let hint = args.number("hint")?;
        let hint = hint.map(|hint| usize::try_from(hint).unwrap_or(usize::MAX));
        Ok(View { hint, full: args.flag("full").is_some(), ..View::default() })
    }

    /// Checks that the explanation has every kind of step or board frame that `only` names; the first unknown name is
    /// the error `not-one-of`.
    pub fn check(&self, args: &Args<'_>, explanation: &Explanation) -> Result<(), Error> {
        let Some(word) = args.value_of("only").filter(|_| !self.only.is_empty()) else {
            return Ok(());
        };
        let kinds = selectable_kinds(explanation);
        let known = |kind: &Token<'_>| kinds.iter().any(|known| known == kind.text().trim());
        match word.split(',').find(|kind| !known(kind)) {
            Some(wrong) => Err(wrong.error(ArgsError::not_one_of(kinds))),
            None => Ok(()),
        }
    }
}
