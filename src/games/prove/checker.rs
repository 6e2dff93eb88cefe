//! Checks a certificate without trusting whoever wrote it. Small, so that it can be read whole: it
//! knows the legal moves and the end rules, worked out here once more, and neither the search nor
//! the theorem. In: the text of a certificate. Out: a [`Verification`], right or wrong.
//!
//! Why an accepted certificate is true: every move takes stones (or adds to the count), so go
//! through the entries from the end upwards. An entry without moves is marked by the end rule. If
//! an entry is P, all its options have entries, which are N and true; so it is P. If it is N, its
//! witness is a legal move to an entry that is P and true; so it is N.

use std::collections::HashMap;
use std::hash::Hash;

use serde::Deserialize;

use super::steps::Step;
use super::verification::{Certified, Reason, Verification, Wrong};
use crate::error::{Error, faults};
use crate::game::SCHEMA;
use crate::games::{nim, race};
use crate::position::{Outcome, Piles, Play};

faults! {
    /// What can be wrong with a file before what it says can be checked.
    pub(crate) enum CertificateFault {
        /// A file that is no certificate.
        NotACertificate { reason: String } = "not-a-certificate",
    }
}

#[derive(Deserialize)]
#[serde(tag = "of", rename_all = "lowercase")]
enum Text {
    Nim(Claim<nim::Rules, Piles, PileEntry>),
    Race(Claim<race::Rules, race::Position, RaceEntry>),
}

#[derive(Deserialize)]
struct Claim<R, P, E> {
    schema: u32,
    game: String,
    rules: R,
    position: P,
    outcome: Outcome,
    certificate: Vec<E>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PileEntry {
    piles: Vec<u64>,
    outcome: Outcome,
    #[serde(default)]
    to: Option<Vec<u64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RaceEntry {
    at: u64,
    outcome: Outcome,
    #[serde(default)]
    say: Option<u64>,
}

/// Checks the text of a certificate.
///
/// # Errors
/// `not-a-certificate` when it is not the JSON of a certificate; a certificate that
/// proves nothing is no error but a [`Verification`] that says so.
pub(crate) fn verify(text: &str) -> Result<(Verification, Vec<Step>), Error> {
    let not_one = |reason: String| Error::from(CertificateFault::NotACertificate { reason });
    let text: Text = serde_json::from_str(text).map_err(|error| not_one(error.to_string()))?;
    let (schema, game) = match &text {
        Text::Nim(claim) => (claim.schema, claim.game.as_str()),
        Text::Race(claim) => (claim.schema, claim.game.as_str()),
    };
    if schema != SCHEMA || game != "prove" {
        return Err(not_one(format!("schema {schema}, game {game}")));
    }
    Ok(match text {
        Text::Nim(Claim { rules, position, outcome, certificate, .. }) => {
            verify_piles(nim::Setting { rules, position }, outcome, &certificate)
        }
        Text::Race(Claim { rules, position, outcome, certificate, .. }) => {
            verify_race(race::Setting { rules, position }, outcome, &certificate)
        }
    })
}

/// The entries by position; a position has one entry at most.
struct Entries<P>(HashMap<P, Outcome>);

impl<P: Clone + Eq + Hash> Entries<P> {
    /// An entry marked P, all of whose options must be N.
    fn all_won(&self, mut options: impl Iterator<Item = P>) -> Result<(), (Reason, P)> {
        options.try_for_each(|option| match self.0.get(&option) {
            Some(Outcome::N) => Ok(()),
            Some(Outcome::P) => Err((Reason::OptionLost, option)),
            None => Err((Reason::OptionMissing, option)),
        })
    }

    /// An entry marked N, whose witness must be P.
    fn is_lost(&self, to: P) -> Result<(), (Reason, P)> {
        match self.0.get(&to) {
            Some(Outcome::P) => Ok(()),
            Some(Outcome::N) => Err((Reason::WitnessWon, to)),
            None => Err((Reason::WitnessMissing, to)),
        }
    }
}

/// The reason and, when there is one, the position where it shows.
type Fault<P> = (Reason, Option<P>);

fn verify_piles(
    setting: nim::Setting,
    outcome: Outcome,
    list: &[PileEntry],
) -> (Verification, Vec<Step>) {
    let (rules, piles) = (setting.rules, setting.piles());
    let mut entries = Entries(HashMap::new());
    let mut wrong = (rules.limit == Some(0)).then(|| nowhere(Reason::Rules, piles));
    for (entry, number) in list.iter().zip(1..) {
        let reason = if !is_canonical(&entry.piles) {
            Some(Reason::Form)
        } else {
            let before = entries.0.insert(entry.piles.clone(), entry.outcome);
            before.map(|_| Reason::Repeated)
        };
        let place = || at_entry(number, entry.piles.clone(), reason.unwrap_or(Reason::Form), None);
        wrong = wrong.or_else(|| reason.map(|_| place()));
    }
    if wrong.is_none() {
        wrong = list.iter().zip(1..).find_map(|(entry, number)| {
            let fault = pile_fault(rules, entry, &entries).err()?;
            Some(at_entry(number, entry.piles.clone(), fault.0, fault.1))
        });
    }
    let mut root: Vec<u64> = piles.iter().copied().filter(|&size| size > 0).collect();
    root.sort_unstable();
    let wrong = wrong.or_else(|| {
        let reason = root_fault(entries.0.get(&root).copied(), outcome)?;
        Some(nowhere(reason, &root))
    });
    let lost = list.iter().filter(|entry| entry.outcome == Outcome::P);
    let lost = lost.count();
    let counts = [lost, list.len() - lost];
    verification("nim", Certified::Nim(setting), outcome, wrong, counts)
}

/// What is wrong with one entry for piles.
fn pile_fault(
    rules: nim::Rules,
    entry: &PileEntry,
    entries: &Entries<Vec<u64>>,
) -> Result<(), Fault<Vec<u64>>> {
    let limit = rules.limit.unwrap_or(u64::MAX);
    let shown = |(reason, piles)| (reason, Some(piles));
    match (&entry.to, entry.outcome) {
        (Some(to), _) if entry.piles.is_empty() => Err((Reason::NeedlessWitness, Some(to.clone()))),
        (None, outcome) if entry.piles.is_empty() => {
            let winner = match rules.play {
                Play::Normal => Outcome::P,
                Play::Misere => Outcome::N,
            };
            if outcome == winner { Ok(()) } else { Err((Reason::End, None)) }
        }
        (Some(to), Outcome::P) => Err((Reason::NeedlessWitness, Some(to.clone()))),
        (None, Outcome::P) => entries.all_won(pile_options(&entry.piles, limit)).map_err(shown),
        (None, Outcome::N) => Err((Reason::NoWitness, None)),
        (Some(to), Outcome::N) if !is_one_move(&entry.piles, to, limit) => {
            Err((Reason::IllegalWitness, Some(to.clone())))
        }
        (Some(to), Outcome::N) => entries.is_lost(to.clone()).map_err(shown),
    }
}

/// Every position that one move leaves: 1 to `limit` stones from one pile.
fn pile_options(piles: &[u64], limit: u64) -> impl Iterator<Item = Vec<u64>> {
    piles.iter().enumerate().flat_map(move |(place, &size)| {
        (1..=size.min(limit)).map(move |take| {
            let mut left = piles.to_vec();
            left[place] -= take;
            left.retain(|&size| size > 0);
            left.sort_unstable();
            left
        })
    })
}

/// Whether some pile of `from`, smaller by 1 to `limit`, gives `to`.
fn is_one_move(from: &[u64], to: &[u64], limit: u64) -> bool {
    let (gone, come) = (without(from, to), without(to, from));
    let (before, left) = match (&gone[..], &come[..]) {
        (&[before], []) => (before, 0),
        (&[before], &[left]) => (before, left),
        _ => return false,
    };
    is_canonical(to) && left < before && before - left <= limit
}

/// The sorted `piles` without those that `others` have too.
fn without(piles: &[u64], others: &[u64]) -> Vec<u64> {
    let mut left = piles.to_vec();
    for size in others {
        if let Ok(place) = left.binary_search(size) {
            left.remove(place);
        }
    }
    left
}

/// The one form in which piles are written: smallest first, none empty.
fn is_canonical(piles: &[u64]) -> bool {
    piles.is_sorted() && !piles.contains(&0)
}

/// A race as its legal moves.
#[derive(Clone, Copy)]
struct RaceMoves {
    rules: race::Rules,
    target: u64,
}

impl RaceMoves {
    /// Whether these are rules of a race at all.
    fn are_rules(self, from: u64) -> bool {
        use race::EndRule::{FinishLoses, FinishWins, StuckLoses, StuckWins};
        let [least, most] = self.rules.say;
        let play = match self.rules.end {
            StuckLoses | FinishWins => Play::Normal,
            StuckWins | FinishLoses => Play::Misere,
        };
        0 < least && least <= most && play == self.rules.play && from <= self.target
    }

    /// Whether the target may be passed.
    fn may_pass(self) -> bool {
        use race::EndRule::{FinishLoses, FinishWins};
        matches!(self.rules.end, FinishWins | FinishLoses)
    }

    /// Whether `say` may be said at the count `at`.
    fn is_legal(self, at: u64, say: u64) -> bool {
        let [least, most] = self.rules.say;
        let left = self.target - at;
        let inside = least <= say && say <= most;
        inside && left > 0 && (say <= left || self.may_pass())
    }

    /// The count after `say`; the target stands for all beyond it.
    fn after(self, at: u64, say: u64) -> u64 {
        at.saturating_add(say).min(self.target)
    }

    /// Every count that can be reached from `at`.
    fn options(self, at: u64) -> impl Iterator<Item = u64> {
        let [least, most] = self.rules.say;
        let far = self.after(at, most);
        let near = at.saturating_add(least);
        let near = if self.may_pass() { near.min(self.target) } else { near };
        (near..=far).filter(move |_| at < self.target)
    }

    /// The mark of a count where nothing can be said.
    fn end(self) -> Outcome {
        use race::EndRule::{FinishLoses, FinishWins, StuckLoses, StuckWins};
        match self.rules.end {
            StuckLoses | FinishWins => Outcome::P,
            StuckWins | FinishLoses => Outcome::N,
        }
    }

    /// What is wrong with one entry.
    fn fault(self, entry: &RaceEntry, entries: &Entries<u64>) -> Result<(), Fault<u64>> {
        let shown = |(reason, at)| (reason, Some(at));
        let over = self.options(entry.at).next().is_none();
        match (entry.say, entry.outcome) {
            (Some(say), _) if over => Err((Reason::NeedlessWitness, Some(say))),
            (None, outcome) if over => {
                if outcome == self.end() {
                    Ok(())
                } else {
                    Err((Reason::End, None))
                }
            }
            (Some(say), Outcome::P) => Err((Reason::NeedlessWitness, Some(say))),
            (None, Outcome::P) => entries.all_won(self.options(entry.at)).map_err(shown),
            (None, Outcome::N) => Err((Reason::NoWitness, None)),
            (Some(say), Outcome::N) if !self.is_legal(entry.at, say) => {
                Err((Reason::IllegalWitness, Some(say)))
            }
            (Some(say), Outcome::N) => entries.is_lost(self.after(entry.at, say)).map_err(shown),
        }
    }
}

fn verify_race(
    setting: race::Setting,
    outcome: Outcome,
    list: &[RaceEntry],
) -> (Verification, Vec<Step>) {
    let race::Position { target, from } = setting.position;
    let race = RaceMoves { rules: setting.rules, target };
    let mut entries = Entries(HashMap::new());
    let mut wrong = (!race.are_rules(from)).then(|| nowhere(Reason::Rules, &[from]));
    for (entry, number) in list.iter().zip(1..) {
        let reason = if entry.at > race.target {
            Some(Reason::Form)
        } else {
            let before = entries.0.insert(entry.at, entry.outcome);
            before.map(|_| Reason::Repeated)
        };
        wrong = wrong.or_else(|| Some(at_entry(number, vec![entry.at], reason?, None)));
    }
    if wrong.is_none() {
        wrong = list.iter().zip(1..).find_map(|(entry, number)| {
            let (reason, to) = race.fault(entry, &entries).err()?;
            Some(at_entry(number, vec![entry.at], reason, to.map(|to| vec![to])))
        });
    }
    let wrong = wrong.or_else(|| {
        let reason = root_fault(entries.0.get(&from).copied(), outcome)?;
        Some(nowhere(reason, &[from]))
    });
    let lost = list.iter().filter(|entry| entry.outcome == Outcome::P).count();
    let counts = [lost, list.len() - lost];
    verification("race", Certified::Race(setting), outcome, wrong, counts)
}

/// What is wrong with the entry of the position itself.
fn root_fault(marked: Option<Outcome>, said: Outcome) -> Option<Reason> {
    match marked {
        None => Some(Reason::Missing),
        Some(marked) => (marked != said).then_some(Reason::Outcome),
    }
}

fn at_entry(entry: u64, at: Vec<u64>, reason: Reason, to: Option<Vec<u64>>) -> Wrong {
    Wrong { entry: Some(entry), at, reason, to }
}

fn nowhere(reason: Reason, at: &[u64]) -> Wrong {
    Wrong { entry: None, at: at.to_vec(), reason, to: None }
}

fn verification(
    of: &'static str,
    setting: Certified,
    outcome: Outcome,
    wrong: Option<Wrong>,
    [lost, won]: [usize; 2],
) -> (Verification, Vec<Step>) {
    let checked = Verification {
        of,
        setting,
        outcome,
        verified: wrong.is_none(),
        entries: (lost + won) as u64,
        wrong,
    };
    (checked, vec![Step::Start {}, Step::Checked { lost: lost as u64, won: won as u64 }])
}
