//! Checks a certificate independently of the program that wrote it. The module is small enough to be read
//! completely. It knows only the legal moves and the play convention of the game, as a
//! [`Tree`](crate::search::Tree); it uses neither the search nor the theorem.
//! [`verification`](super::verification) has the result.
//!
//! Why an accepted certificate is true: every move takes stones (or adds to the count), so the entries can be
//! read from the end of the game upwards. The mark of an entry without moves follows from the play
//! convention. If an entry is marked P, all its options have true entries marked N; so it is true. If an
//! entry is marked N, its winning move (the witness) is legal and leaves a position with a true entry marked
//! P; so it is true.
//!
//! Time: the check of an entry marked P stops at the first option without an entry marked N. In games where a
//! move takes from one pile, a position is an option of at most as many true P-entries as it has pile sizes.
//! If a witness is searched among the moves, the moves are counted first.

use std::collections::HashMap;

use serde::Deserialize;

use super::MOST_OPTION_NUMBERS;
use super::tree::{CertificateTree, Provable};
use super::verification::{Checked, Reason, Wrong};
use crate::position::Outcome;

/// Fields of the JSON of a certificate.
#[derive(Deserialize)]
struct Claim<S, E> {
    /// Rules and position that the certificate is about.
    #[serde(flatten)]
    state: S,
    /// Claimed outcome of the position.
    outcome: Outcome,
    /// Entries that are to prove the outcome.
    certificate: Vec<E>,
}

/// Checks `text`, the JSON of a certificate of the game `G`. Returns the state that the certificate is about,
/// and the result of the check. The result is `None` if the certificate is too long to be checked (see
/// [`MOST_OPTION_NUMBERS`]). The error means that `text` is not such a JSON.
pub(super) fn check<G: Provable>(text: &str) -> serde_json::Result<(G::State, Option<Checked>)> {
    let claim: Claim<G::State, <G::Tree as CertificateTree>::Entry> = serde_json::from_str(text)?;
    let Claim { state, outcome, certificate } = claim;
    let found = match G::tree(state.clone()) {
        Some(tree) if is_too_long(&tree, &certificate) => None,
        Some(tree) => Some(check_entries(&tree, outcome, &certificate)),
        None => Some((Some(without_entry(Reason::Rules, Vec::new())), [0, 0])),
    };
    let entries = certificate.len() as u64;
    let checked = found.map(|(wrong, marked)| {
        let verified = wrong.is_none();
        Checked { outcome, verified, entries, wrong, marked }
    });
    Ok((state, checked))
}

/// Whether the options (positions after one legal move) of all entries in `list` together have more than
/// [`MOST_OPTION_NUMBERS`] numbers.
fn is_too_long<T: CertificateTree>(tree: &T, list: &[T::Entry]) -> bool {
    let mut effort = 0_u64;
    list.iter().any(|entry| {
        effort = effort.saturating_add(tree.effort(entry));
        effort > MOST_OPTION_NUMBERS
    })
}

/// Checks all entries in `list` of a certificate that claims `outcome`. Returns the first fault (`None` if
/// the entries prove the claim), then the number of entries marked P and the number of those marked N.
fn check_entries<T: CertificateTree>(
    tree: &T,
    outcome: Outcome,
    list: &[T::Entry],
) -> (Option<Wrong>, [u64; 2]) {
    let mut entries = Entries { tree, marks: HashMap::new() };
    let mut wrong = None;
    let mut marked = [0, 0];
    for (entry, number) in list.iter().zip(1..) {
        marked[usize::from(T::mark(entry) == Outcome::N)] += 1;
        let reason = match tree.position(entry) {
            None => Some(Reason::Form),
            Some(at) => entries.marks.insert(at, T::mark(entry)).map(|_| Reason::Repeated),
        };
        wrong = wrong.or_else(|| {
            let at = T::entry_numbers(entry);
            Some(Wrong { entry: Some(number), at, reason: reason?, to: None })
        });
    }
    let mut numbered = list.iter().zip(1..);
    let wrong = wrong.or_else(|| {
        numbered.find_map(|(entry, number)| {
            let (reason, to) = entries.check_entry(entry).err()?;
            Some(Wrong { entry: Some(number), at: T::entry_numbers(entry), reason, to })
        })
    });
    let wrong = wrong.or_else(|| {
        let reason = match entries.marks.get(&tree.root()) {
            None => Reason::Missing,
            Some(marked) if *marked != outcome => Reason::Outcome,
            Some(_) => return None,
        };
        Some(without_entry(reason, T::numbers(&tree.root())))
    });
    (wrong, marked)
}

/// Returns a fault of the whole certificate: it concerns the position `at`, but no entry.
fn without_entry(reason: Reason, at: Vec<u64>) -> Wrong {
    Wrong { entry: None, at, reason, to: None }
}

/// The search tree, and the outcome that the entry of each position claims.
struct Entries<'t, T: CertificateTree> {
    tree: &'t T,
    marks: HashMap<T::Position, Outcome>,
}

impl<T: CertificateTree> Entries<'_, T> {
    /// Checks that one entry is true if the entries of its options are. The error has the kind of fault and,
    /// if another position shows the fault, that position as numbers.
    fn check_entry(&self, entry: &T::Entry) -> Result<(), (Reason, Option<Vec<u64>>)> {
        let Some(at) = self.tree.position(entry) else { return Err((Reason::Form, None)) };
        let stuck = self.tree.options(&at).next().is_none();
        match (self.tree.witness(entry), T::mark(entry)) {
            (Some((said, _)), mark) if stuck || mark == Outcome::P => {
                Err((Reason::NeedlessWitness, Some(said)))
            }
            (None, mark) if stuck && mark == self.tree.terminal_outcome(&at) => Ok(()),
            (None, _) if stuck => Err((Reason::End, None)),
            (None, Outcome::P) => {
                self.tree.options(&at).try_for_each(|option| self.require_n(&option))
            }
            (None, Outcome::N) => Err((Reason::NoWitness, None)),
            (Some((said, None)), _) => Err((Reason::IllegalWitness, Some(said))),
            (Some((_, Some(to))), _) => self.require_p(&to),
        }
    }

    /// Checks that `option`, the position after a move, has an entry marked N. The error has the kind of fault
    /// and `option` as numbers.
    fn require_n(&self, option: &T::Position) -> Result<(), (Reason, Option<Vec<u64>>)> {
        let reason = match self.marks.get(option) {
            Some(Outcome::N) => return Ok(()),
            Some(Outcome::P) => Reason::OptionLost,
            None => Reason::OptionMissing,
        };
        Err((reason, Some(T::numbers(option))))
    }

    /// Checks that `to`, the position after a winning move, has an entry marked P. The error has the kind of
    /// fault and `to` as numbers.
    fn require_p(&self, to: &T::Position) -> Result<(), (Reason, Option<Vec<u64>>)> {
        let reason = match self.marks.get(to) {
            Some(Outcome::P) => return Ok(()),
            Some(Outcome::N) => Reason::WitnessWon,
            None => Reason::WitnessMissing,
        };
        Err((reason, Some(T::numbers(to))))
    }
}
