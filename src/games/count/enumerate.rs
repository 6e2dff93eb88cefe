//! Lists the first n in order without trying any that fails. For each length the digits are chosen from the
//! left, and the set of states from which the chosen digits lead to an even end is followed backwards. A
//! digit is chosen only if some beginning fits it, so there are no dead ends. A [`WordCount`] tells which
//! lengths have no n.

use num_bigint::BigUint;

use super::automaton::Automaton;
use super::count_words::WordCount;
use super::state_set::States;

/// A depth-first search that collects n.
struct Walk<'a> {
    automaton: &'a Automaton,
    most: usize,
    up_to: &'a BigUint,
    found: Vec<BigUint>,
}

/// Returns the first `most` of the n from 1 to `up_to`, in rising order; `tally` is the count up to `up_to`.
pub(crate) fn first(
    automaton: &Automaton,
    tally: &WordCount,
    most: usize,
    up_to: &BigUint,
) -> Vec<BigUint> {
    let mut walk = Walk { automaton, most, up_to, found: Vec::new() };
    let balanced = automaton.balanced();
    for (length, counts) in (1..).zip(tally.below.windows(2)) {
        if walk.found.len() >= walk.most {
            break;
        }
        if counts[0] == counts[1] {
            continue;
        }
        let end = |&state: &usize| balanced[state] && automaton.reached(state, length as usize);
        let ends = States::collect(automaton.len(), (0..automaton.len()).filter(end));
        walk.lead(&ends, length, 1, &mut BigUint::default());
    }
    walk.found
}

impl Walk<'_> {
    /// Chooses `digit` for the position left of `place` others if some beginning fits, and continues.
    fn lead(&mut self, states: &States, place: u64, digit: usize, number: &mut BigUint) {
        if self.found.len() >= self.most {
            return;
        }
        let place = place - 1;
        let before = states.before(self.automaton, digit, place as usize);
        if before.is_empty() {
            return;
        }
        number.set_bit(place, digit == 1);
        if place == 0 {
            if *number <= *self.up_to {
                self.found.push(number.clone());
            } else {
                self.most = 0;
            }
        } else {
            self.lead(&before, place, 0, number);
            self.lead(&before, place, 1, number);
        }
        number.set_bit(place, false);
    }
}
