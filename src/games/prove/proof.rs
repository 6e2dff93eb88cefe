//! The answers of `prove`: the proof of one position, the proof for a box, a certificate, or its
//! verification. [`Question`](super::Question) → [`Explanation`]; the lists are bounded (50,000
//! sub-positions, with 1.5 million numbers in total), the counts are not.

use serde::{Deserialize, Serialize};

use super::certificate::Entries;
use super::enumeration::{self, BoxProof};
use super::misconception_survey::{self, IdeaProof};
use super::provable::Proved;
use super::steps::{Found, Step};
use super::verification::Checked;
use super::{Explanation, MOST_LEFT, Wanted};
use crate::error::{Error, faults};
use crate::game::{NoExtras, SCHEMA};
use crate::position::Outcome;
use crate::serialize;

faults! {
    pub(crate) enum CertificateFault {
        NotACertificate { line: usize, column: usize } = "not-a-certificate",
        OtherCertificate { game: String, schema: u64 } = "other-certificate",
        /// The moves of the entries leave more than `most` numbers.
        TooLong { most: u64 } = "certificate-long",
    }
}

/// The result of `prove`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[cfg_attr(feature = "schema", schemars(rename = "ProveFinding"))]
pub(crate) enum ProofResult {
    /// Proof of the outcome class of a position.
    Proof(About<Found>),
    /// Proof of the theorem for a box of positions.
    Box(BoxProof),
    /// Survey of how often a misconception is wrong.
    AnyMisconception(IdeaProof),
    /// Proof as a certificate.
    Certificate(About<Certificate>),
    /// Verification of a certificate.
    Verification(About<Checked>),
}

/// A position with a result about it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "About{T}"))]
pub(crate) struct About<T> {
    /// Name of the game.
    pub of: &'static str,
    /// Whether the positions of the game are listed instead of numbered.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub is_listed: bool,
    /// Rules and position.
    #[serde(flatten)]
    pub setting: Proved,
    /// Result about the position.
    #[serde(flatten)]
    pub found: T,
}

/// A proof in a form that can be checked independently.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Certificate {
    /// Outcome class of the position.
    pub outcome: Outcome,
    /// Entries; each rests on entries before it.
    pub certificate: Entries,
}

/// Computes the answer; reports the number of decided positions to `progress` now and then.
pub(crate) fn explain(asked: &Wanted, progress: &mut dyn FnMut(u64)) -> Explanation {
    let (facts, steps) = match asked {
        Wanted::Position { setting, certificate: false } => {
            let (found, steps) = setting.prove(progress);
            (ProofResult::Proof(About::of(setting.clone(), found)), steps)
        }
        Wanted::Position { setting, .. } => {
            let (outcome, certificate) = setting.certify();
            let written = Certificate { outcome, certificate };
            (ProofResult::Certificate(About::of(setting.clone(), written)), Vec::new())
        }
        &Wanted::Box { rules, piles, most, idea: None } => {
            let (proof, steps) = enumeration::hold(rules, piles, most, rules, progress);
            (ProofResult::Box(proof), steps)
        }
        &Wanted::Box { rules, piles, most, idea: Some(idea) } => {
            let (proof, steps) = misconception_survey::ask(rules, piles, most, idea, progress);
            (ProofResult::AnyMisconception(proof), steps)
        }
    };
    Explanation::of(NoExtras {}, facts, NoExtras {}, steps)
}

/// The first fields of a certificate.
#[derive(Deserialize)]
struct Head {
    of: String,
    schema: u64,
    game: String,
}

/// Checks the text of a certificate. A certificate that proves nothing is a result, not an error. Returns
/// `not-a-certificate` or `other-certificate` for other text, and `certificate-long` if it is longer than any
/// that this program writes.
pub(crate) fn verify(text: &str) -> Result<Explanation, Error> {
    let read = |error: serde_json::Error| {
        let (line, column) = (error.line(), error.column());
        Error::from(CertificateFault::NotACertificate { line, column })
    };
    let Head { of, schema, game } = serde_json::from_str(text).map_err(read)?;
    let other = |game| Error::from(CertificateFault::OtherCertificate { game, schema });
    if schema != u64::from(SCHEMA) || game != "prove" {
        return Err(other(game));
    }
    let checked = Proved::check(&of, text).ok_or_else(|| other(of.clone()))?;
    let (setting, checked) = checked.map_err(read)?;
    let checked = checked.ok_or(CertificateFault::TooLong { most: MOST_LEFT })?;
    let [lost, won] = checked.marked;
    let steps = vec![Step::Start {}, Step::Checked { lost, won }];
    let facts = ProofResult::Verification(About::of(setting, checked));
    Ok(Explanation::of(NoExtras {}, facts, NoExtras {}, steps))
}

impl<T> About<T> {
    fn of(setting: Proved, found: T) -> Self {
        About { of: setting.game(), is_listed: setting.is_listed(), setting, found }
    }
}

impl ProofResult {
    /// Outcome class, if the question was about one position and the result proves it.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        match self {
            ProofResult::Proof(proof) => Some(proof.found.outcome),
            ProofResult::Certificate(written) => Some(written.found.outcome),
            ProofResult::Verification(About { found, .. }) => {
                found.verified.then_some(found.outcome)
            }
            ProofResult::Box(_) | ProofResult::AnyMisconception(_) => None,
        }
    }

    /// Whether everything that was checked is true.
    pub(super) fn holds(&self) -> bool {
        match self {
            ProofResult::Proof(proof) => proof.found.agrees,
            ProofResult::Box(proof) => proof.agrees,
            ProofResult::Certificate(_) | ProofResult::AnyMisconception(_) => true,
            ProofResult::Verification(checked) => checked.found.verified,
        }
    }
}
