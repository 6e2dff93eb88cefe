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
use super::{Explanation, Wanted, piles, race_row};
use crate::game::Nothing;
use crate::games::{nim, race};
use crate::listing;
use crate::position::{Move, Outcome, Say};

/// What `prove` finds.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "ProveFinding")]
pub(crate) enum Finding {
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
pub(crate) struct PileProof {
    /// `nim`.
    pub of: &'static str,
    /// Rules and piles.
    #[serde(flatten)]
    pub setting: nim::Setting,
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
}

/// Who wins a race, from the definition.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct RaceProof {
    /// `race`.
    pub of: &'static str,
    /// Rules and count.
    #[serde(flatten)]
    pub setting: race::Setting,
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// The winning numbers to say, at most 100,000 of them.
    #[serde(serialize_with = "listing::long")]
    pub winning_moves: Vec<Say>,
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
}

/// Answers; `progress` hears now and then how many positions are decided.
pub(crate) fn explain(asked: &Wanted, progress: &mut dyn FnMut(u64)) -> Explanation {
    let (facts, steps) = match asked {
        Wanted::Piles { setting, certificate: false } => {
            let (proof, steps) = piles::prove(setting, setting.rules, progress);
            (Finding::Piles(proof), steps)
        }
        Wanted::Race { setting, certificate: false } => {
            let (proof, steps) = race_row::prove(setting);
            (Finding::Race(proof), steps)
        }
        Wanted::Piles { setting, .. } => {
            let written = Certificate::Piles(PileCertificate::of(setting));
            (Finding::Certificate(written), Vec::new())
        }
        Wanted::Race { setting, .. } => {
            let written = Certificate::Race(RaceCertificate::of(setting));
            (Finding::Certificate(written), Vec::new())
        }
        Wanted::Box { rules, piles, most } => {
            let (proof, steps) = enumeration::hold(*rules, *piles, *most, *rules, progress);
            (Finding::Box(proof), steps)
        }
        Wanted::Idea { rules, piles, most, idea } => {
            let (proof, steps) = idea_box::ask(*rules, *piles, *most, *idea, progress);
            (Finding::Idea(proof), steps)
        }
    };
    Explanation::of(Nothing {}, facts, Nothing {}, steps)
}

/// What a checked certificate says.
pub(crate) fn verified((checked, steps): (Verification, Vec<Step>)) -> Explanation {
    Explanation::of(Nothing {}, Finding::Verification(checked), Nothing {}, steps)
}

impl Finding {
    /// Who wins, where one position was asked about.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        match self {
            Finding::Piles(proof) => Some(proof.outcome),
            Finding::Race(proof) => Some(proof.outcome),
            Finding::Certificate(written) => Some(written.outcome()),
            Finding::Verification(checked) => checked.verified.then_some(checked.outcome),
            Finding::Box(_) | Finding::Idea(_) => None,
        }
    }

    /// Whether everything that was checked is true.
    pub(super) fn holds(&self) -> bool {
        match self {
            Finding::Piles(proof) => proof.agrees,
            Finding::Race(proof) => proof.agrees,
            Finding::Box(proof) => proof.agrees,
            Finding::Certificate(_) | Finding::Idea(_) => true,
            Finding::Verification(checked) => checked.verified,
        }
    }
}
