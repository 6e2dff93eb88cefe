//! The answers of `prove`: the proof of one position, the check of a box, a certificate, or what a
//! certificate proves. In: a [`Question`](super::Question). Out: an [`Explanation`]; its lists are
//! bounded (50,000 sub-positions, and 1.5 million numbers in them), its counts never.

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
        /// More numbers than this that moves leave.
        TooLong { most: u64 } = "certificate-long",
    }
}

/// What `prove` finds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[cfg_attr(feature = "schema", schemars(rename = "ProveFinding"))]
pub(crate) enum ProofResult {
    /// Who wins a position.
    Proof(About<Found>),
    /// A box of positions.
    Box(BoxProof),
    /// How often an idea is wrong.
    AnyMisconception(IdeaProof),
    /// A proof, written down.
    Certificate(About<Certificate>),
    /// A certificate, checked.
    Verification(About<Checked>),
}

/// A position, and what was found about it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "About{T}"))]
pub(crate) struct About<T> {
    /// The name of the game.
    pub of: &'static str,
    /// Whether its positions are listed, and not numbered.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub is_listed: bool,
    /// Rules and position.
    #[serde(flatten)]
    pub setting: Proved,
    /// What was found.
    #[serde(flatten)]
    pub found: T,
}

/// A proof, written down.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Certificate {
    /// Who wins.
    pub outcome: Outcome,
    /// The entries, from the end upwards.
    pub certificate: Entries,
}

/// Answers; `progress` hears now and then how many positions are decided.
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

/// What stands at the head of a certificate.
#[derive(Deserialize)]
struct Head {
    of: String,
    schema: u64,
    game: String,
}

/// Checks the text of a certificate.
/// Errors: `not-a-certificate` when it is not the JSON of a certificate, `certificate-long` when it is longer
/// than any that is written here; a certificate that proves nothing is no error but an answer that says so.
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
    /// Who wins, where one position was asked about.
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
