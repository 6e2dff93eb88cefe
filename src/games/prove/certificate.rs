//! A proof, written down so that somebody else can check it: of a P-position every option has its
//! entry, of an N-position one winning option; nothing more. Entries are ordered from the end
//! upwards, so that each rests on entries before it. [`checker`](super::checker) reads this JSON.

use schemars::JsonSchema;
use serde::Serialize;

use super::piles::{Witnesses, after, end_of};
use super::race_row::Row;
use crate::games::nim;
use crate::games::race;
use crate::listing;
use crate::position::Outcome;
use crate::search::ranking::{Ranking, sorted_without_empty};
use crate::search::sieve::Sieve;

/// A proof, written down.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum Certificate {
    /// Of piles.
    Piles(PileCertificate),
    /// Of a race.
    Race(RaceCertificate),
}

impl Certificate {
    /// Who wins.
    pub(crate) fn outcome(&self) -> Outcome {
        match self {
            Certificate::Piles(written) => written.outcome,
            Certificate::Race(written) => written.outcome,
        }
    }
}

/// A proof about piles.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct PileCertificate {
    /// `nim`.
    pub of: &'static str,
    /// Rules and piles.
    #[serde(flatten)]
    pub setting: nim::Setting,
    /// Who wins it.
    pub outcome: Outcome,
    /// The entries, from the end upwards.
    #[serde(serialize_with = "listing::long")]
    pub certificate: Vec<PileEntry>,
}

/// A proof about a race.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct RaceCertificate {
    /// `race`.
    pub of: &'static str,
    /// Rules and count.
    #[serde(flatten)]
    pub setting: race::Setting,
    /// Who wins it.
    pub outcome: Outcome,
    /// The entries, from the target backwards.
    #[serde(serialize_with = "listing::long")]
    pub certificate: Vec<RaceEntry>,
}

/// A position of piles and its mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct PileEntry {
    /// The piles, smallest first, none empty.
    pub piles: Vec<u64>,
    /// Its mark.
    pub outcome: Outcome,
    /// In an N-position what the winning move leaves; not there otherwise, and not at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Vec<u64>>,
}

/// A count of a race and its mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct RaceEntry {
    /// The count; the target stands for all counts beyond it too.
    pub at: u64,
    /// Its mark.
    pub outcome: Outcome,
    /// In an N-position the number that wins; not there otherwise, and not at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<u64>,
}

impl PileCertificate {
    /// The certificate for these piles, which have at most
    /// [`MOST_CERTIFIED`](super::MOST_CERTIFIED) sub-positions.
    pub(crate) fn of(setting: &nim::Setting) -> Self {
        let rules = setting.rules;
        let ranking = Ranking::of(setting.piles()).unwrap_or_else(Ranking::of_nothing);
        let count = ranking.count();
        let mut silent = |_| ();
        let mut watch = Witnesses::new(rules, count, count, &mut silent);
        let sieve = Sieve::run(ranking, rules.limit, end_of(rules.play), &mut watch);
        let mut entries = entries(&sieve, &watch.first);
        entries.sort_by_cached_key(|entry| {
            let stones: u64 = entry.piles.iter().sum();
            (stones, entry.piles.len(), entry.piles.clone())
        });
        PileCertificate {
            of: "nim",
            setting: setting.clone(),
            outcome: sieve.outcome(count - 1),
            certificate: entries,
        }
    }
}

/// The entries that are needed, from the position itself down.
fn entries(sieve: &Sieve, ways: &[(u32, u32)]) -> Vec<PileEntry> {
    let ranking = sieve.ranking();
    let mut needed = vec![false; ranking.count()];
    let mut piles = ranking.bounds().to_vec();
    let mut entries = Vec::new();
    for rank in (0..ranking.count()).rev() {
        if rank + 1 == ranking.count() || needed[rank] {
            let outcome = sieve.outcome(rank);
            let shown = sorted_without_empty(&piles);
            let mut to = None;
            if outcome == Outcome::P {
                for (.., option) in sieve.options(&piles) {
                    needed[ranking.rank(&option)] = true;
                }
            } else if !shown.is_empty() {
                let (from, left) = ways[rank];
                let leaves = after(&shown, (from.into(), left.into()));
                let mut padded = vec![0; piles.len() - leaves.len()];
                padded.extend(&leaves);
                needed[ranking.rank(&padded)] = true;
                to = Some(leaves);
            }
            entries.push(PileEntry { piles: shown, outcome, to });
        }
        ranking.retreat(&mut piles);
    }
    entries
}

impl RaceCertificate {
    /// The certificate for this race, which has at most
    /// [`MOST_CERTIFIED`](super::MOST_CERTIFIED) numbers.
    pub(crate) fn of(setting: &race::Setting) -> Self {
        let (target, left) = (setting.position.target, setting.left());
        let row = Row::decide(setting.rules, target, left);
        let mut needed = vec![false; row.outcomes.len()];
        // What stands above has been marked before: reachable numbers move down together.
        let mut marked = left;
        let mut entries = Vec::new();
        for distance in (0..=left).rev() {
            let outcome = row.outcomes[distance as usize];
            if distance != left && !needed[distance as usize] {
                continue;
            }
            let witness = row.witness(distance);
            match (witness, row.options(distance)) {
                (Some(said), _) => {
                    needed[target.saturating_sub(said.reaches) as usize] = true;
                }
                (None, Some([near, far])) => {
                    let near = near.min(marked.max(far));
                    needed[far as usize..=near as usize].fill(true);
                    marked = far;
                }
                (None, None) => {}
            }
            entries.push(RaceEntry {
                at: target - distance,
                outcome,
                say: witness.map(|said| said.say),
            });
        }
        entries.reverse();
        RaceCertificate {
            of: "race",
            setting: setting.clone(),
            outcome: row.outcomes[left as usize],
            certificate: entries,
        }
    }
}
