//! The answers of `prove`: the proof of one position, the check of a box, a certificate, or what a
//! certificate proves. In: a [`Question`]. Out: an [`Explanation`]; its lists are complete up to
//! 100,000 sub-positions, its counts always.

use schemars::JsonSchema;
use serde::Serialize;

use super::certificate::{Certificate, PileCertificate, RaceCertificate};
use super::enumeration::{self, BoxProof};
use super::idea_box::{self, IdeaProof};
use super::steps::{Counterexample, Step};
use super::verification::Verification;
use super::{Question, certificate, piles, race_row};
use crate::explanation::{Explained, Figure, Hint};
use crate::games::nim;
use crate::games::race;
use crate::listing;
use crate::position::{Move, Outcome};

/// What `prove` answers.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "ProveExplanation")]
pub enum Explanation {
    /// Who wins these piles.
    Piles(PileProof),
    /// Who wins this race.
    Race(RaceProof),
    /// A box of positions.
    Box(BoxProof),
    /// How often an idea is wrong.
    Idea(IdeaProof),
    /// A proof, written down.
    Certificate(Certificate),
    /// A certificate, checked.
    Verification(Verification),
}

/// Who wins some piles, from the definition.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PileProof {
    /// The version of this JSON.
    pub schema: u32,
    /// `prove`.
    pub game: &'static str,
    /// `nim`.
    pub of: &'static str,
    /// The rules.
    pub rules: nim::Rules,
    /// The position.
    pub position: nim::argument::Position,
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// Every winning move, in pile order.
    #[serde(serialize_with = "listing::long")]
    pub winning_moves: Vec<Move>,
    /// How many sub-positions there are, the position itself among them; the order of the piles
    /// does not count.
    pub sub_positions: u64,
    /// How many of them are P.
    pub lost: u64,
    /// Whether the theorem says the same of every sub-position and its winning moves.
    pub agrees: bool,
    /// The first sub-position where it does not.
    pub counterexample: Option<Counterexample>,
    /// The proof.
    pub steps: Vec<Step>,
}

/// Who wins a race, from the definition.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RaceProof {
    /// The version of this JSON.
    pub schema: u32,
    /// `prove`.
    pub game: &'static str,
    /// `race`.
    pub of: &'static str,
    /// The rules.
    pub rules: race::Rules,
    /// The position.
    pub position: race::argument::Position,
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// The winning numbers to say, at most 100,000 of them.
    #[serde(serialize_with = "listing::long")]
    pub winning_moves: Vec<race::argument::Say>,
    /// How many winning numbers there are.
    pub winning_move_count: u64,
    /// How many numbers there are from here to the target.
    pub sub_positions: u64,
    /// How many of them are P.
    pub lost: u64,
    /// Whether the theorem says the same of all of them, and of the winning numbers here.
    pub agrees: bool,
    /// The first count, from the target backwards, where it does not.
    pub counterexample: Option<u64>,
    /// The proof.
    pub steps: Vec<Step>,
}

/// Answers; `progress` hears now and then how many positions are decided.
pub fn explain(question: &Question, progress: &mut dyn FnMut(u64)) -> Explanation {
    match question {
        Question::Piles { rules, piles, certificate: false } => {
            Explanation::Piles(piles::prove(*rules, piles, *rules, progress))
        }
        Question::Race { rules, target, from, certificate: false } => {
            Explanation::Race(race_row::prove(*rules, *target, *from))
        }
        Question::Piles { rules, piles, .. } => {
            Explanation::Certificate(Certificate::Piles(PileCertificate::of(*rules, piles)))
        }
        Question::Race { rules, target, from, .. } => {
            Explanation::Certificate(Certificate::Race(RaceCertificate::of(*rules, *target, *from)))
        }
        Question::Box { rules, piles, most } => {
            Explanation::Box(enumeration::hold(*rules, *piles, *most, *rules, progress))
        }
        Question::Idea { rules, piles, most, idea } => {
            Explanation::Idea(idea_box::ask(*rules, *piles, *most, *idea, progress))
        }
    }
}

impl Explanation {
    /// The steps of whatever it is.
    fn all_steps(&self) -> &[Step] {
        match self {
            Explanation::Piles(proof) => &proof.steps,
            Explanation::Race(proof) => &proof.steps,
            Explanation::Box(proof) => &proof.steps,
            Explanation::Idea(proof) => &proof.steps,
            Explanation::Certificate(certificate::Certificate::Piles(written)) => &written.steps,
            Explanation::Certificate(certificate::Certificate::Race(written)) => &written.steps,
            Explanation::Verification(checked) => &checked.steps,
        }
    }

    /// Whether everything that was checked is true.
    fn holds(&self) -> bool {
        match self {
            Explanation::Piles(proof) => proof.agrees,
            Explanation::Race(proof) => proof.agrees,
            Explanation::Box(proof) => proof.agrees,
            Explanation::Certificate(_) | Explanation::Idea(_) => true,
            Explanation::Verification(checked) => checked.verified,
        }
    }
}

impl Explained for Explanation {
    fn outcome(&self) -> Option<Outcome> {
        match self {
            Explanation::Piles(proof) => Some(proof.outcome),
            Explanation::Race(proof) => Some(proof.outcome),
            Explanation::Certificate(written) => Some(written.outcome()),
            Explanation::Verification(checked) => checked.verified.then_some(checked.outcome),
            Explanation::Box(_) | Explanation::Idea(_) => None,
        }
    }

    /// Nobody has said anything; but what is proved wrong must not pass for well.
    fn judgement(&self) -> Option<bool> {
        (!self.holds()).then_some(false)
    }

    fn steps(&self) -> usize {
        self.all_steps().len()
    }

    fn figure(&self, step: usize) -> Option<Figure<'_>> {
        match (self, self.all_steps().get(step)?) {
            (Explanation::Piles(proof), Step::Start {}) => {
                Some(Figure::Piles { piles: &proof.position.piles, taken: Vec::new() })
            }
            _ => None,
        }
    }

    fn hints(&self) -> Vec<Hint> {
        match self {
            Explanation::Piles(_) | Explanation::Race(_) => {
                ["end", "back", "answer"].map(|rung| Hint::new(rung, 0)).to_vec()
            }
            _ => vec![Hint::new("answer", 0)],
        }
    }
}
