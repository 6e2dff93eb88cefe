//! Answers of `prove`: the proof of one position, the comparison of a box of positions with the theorem, a
//! certificate, or the check of a certificate. `explain` turns a [`ProveRequest`] into an [`Explanation`].
//! Its lists are cut (after 50,000 sub-positions or 1.5 million numbers); its counts are exact.

use serde::{Deserialize, Serialize};

use super::certificate::Entries;
use super::enumeration::{self, BoxProof};
use super::misconception_survey::{self, MisconceptionProof};
use super::provable::Proved;
use super::steps::{Found, Step};
use super::verification::Checked;
use super::{Explanation, MOST_OPTION_NUMBERS, ProveRequest};
use crate::game::{NoExtras, SCHEMA};
use crate::position::Outcome;
use crate::serialize;
use carryless_args::error::{Error, faults};

faults! {
    pub enum CertificateFault {
        NotACertificate { line: usize, column: usize } = "not-a-certificate",
        OtherCertificate { game: String, schema: u64 } = "other-certificate",
        /// The options of the certificate's positions have more than `most` numbers together.
        TooLong { most: u64 } = "certificate-long",
    }
}

/// Result of `prove`, one variant for each kind of question.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[cfg_attr(feature = "schema", schemars(rename = "ProveFinding"))]
pub enum ProofResult {
    /// The proof of the outcome of one position.
    Proof(About<Found>),
    /// The comparison of all positions of a box with the theorem. A box has all positions up to a largest
    /// number of piles and a largest pile size.
    Box(BoxProof),
    /// The number of positions of a box in which a misconception is wrong.
    AnyMisconception(MisconceptionProof),
    /// The proof of one position as a certificate.
    Certificate(About<Certificate>),
    /// The check of a certificate.
    Verification(About<Checked>),
}

/// A position with a result about it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "About{T}"))]
pub struct About<T> {
    /// Name of the game that the position belongs to, such as `nim`.
    pub of: &'static str,
    /// Whether the sub-positions are found by following the moves; false if their list follows from the pile
    /// sizes, or from the counts of a race.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub is_listed: bool,
    /// Rules and position that the result is about.
    #[serde(flatten)]
    pub state: Proved,
    /// Result: the proof, the certificate, or the check of a certificate.
    #[serde(flatten)]
    pub found: T,
}

/// A proof as a list of entries that `prove --verify` checks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Certificate {
    /// Outcome of the position that the entries prove.
    pub outcome: Outcome,
    /// The entries, ordered from the end of the game upwards.
    pub certificate: Entries,
}

/// Returns the explanation that answers the request `asked`. Long proofs call `progress` from time to time
/// with the number of decided positions.
pub fn explain(asked: &ProveRequest, progress: &mut dyn FnMut(u64)) -> Explanation {
    let (facts, steps) = match asked {
        ProveRequest::Position { state, certificate: false } => {
            let (found, steps) = state.prove(progress);
            (ProofResult::Proof(About::new(state.clone(), found)), steps)
        }
        ProveRequest::Position { state, .. } => {
            let (outcome, certificate) = state.certify();
            let written = Certificate { outcome, certificate };
            (ProofResult::Certificate(About::new(state.clone(), written)), Vec::new())
        }
        &ProveRequest::Box { rules, piles, most, idea: None } => {
            let (proof, steps) = enumeration::compare_box(rules, piles, most, rules, progress);
            (ProofResult::Box(proof), steps)
        }
        &ProveRequest::Box { rules, piles, most, idea: Some(idea) } => {
            let (proof, steps) = misconception_survey::survey(rules, piles, most, idea, progress);
            (ProofResult::AnyMisconception(proof), steps)
        }
    };
    Explanation::new(NoExtras {}, facts, NoExtras {}, steps)
}

/// The fields of a certificate that name its format and its game.
#[derive(Deserialize)]
struct Head {
    /// Name of the game that the certificate is about.
    of: String,
    /// Version of the JSON format, an integer.
    schema: u64,
    /// Name of the subcommand that wrote the certificate: `prove`.
    game: String,
}

/// Checks the text of a certificate and returns the result as an explanation. A certificate that can be
/// parsed but proves nothing is not an error: the explanation names its first fault.
///
/// # Errors
///
/// `not-a-certificate` if the text is not the JSON of a certificate, `other-certificate` for an unknown
/// schema version or game, `certificate-long` if the options of its positions have more than
/// [`MOST_OPTION_NUMBERS`] numbers together.
pub fn verify(text: &str) -> Result<Explanation, Error> {
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
    let (state, checked) = checked.map_err(read)?;
    let checked = checked.ok_or(CertificateFault::TooLong { most: MOST_OPTION_NUMBERS })?;
    let [lost, won] = checked.marked;
    let steps = vec![Step::Start {}, Step::Checked { lost, won }];
    let facts = ProofResult::Verification(About::new(state, checked));
    Ok(Explanation::new(NoExtras {}, facts, NoExtras {}, steps))
}

impl<T> About<T> {
    /// Creates the result `found` about the position of `state`.
    fn new(state: Proved, found: T) -> Self {
        About { of: state.game(), is_listed: state.is_listed(), state, found }
    }
}

impl ProofResult {
    /// Returns the outcome of the position; `None` for a box and for a certificate that is wrong.
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

    /// Whether search and theorem agree, or the certificate was accepted. Always true for a certificate that
    /// the program wrote and for the survey of a misconception.
    pub(super) fn holds(&self) -> bool {
        match self {
            ProofResult::Proof(proof) => proof.found.agrees,
            ProofResult::Box(proof) => proof.agrees,
            ProofResult::Certificate(_) | ProofResult::AnyMisconception(_) => true,
            ProofResult::Verification(checked) => checked.found.verified,
        }
    }
}
