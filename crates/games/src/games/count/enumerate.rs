//! Lists the first n for which the xor of c·n over all multipliers c is 0, in rising order, without trying
//! every n. The digits are chosen from the left. The search keeps the set of states from which the chosen
//! digits lead to a state in which n may end; a digit is chosen only if digits to the right of it can lead
//! from the start to this set. Lengths without such an n are skipped; the [`WordCount`] shows them.

use num_bigint::BigUint;

use super::automaton::Automaton;
use super::count_words::WordCount;
use super::state_set::StateSet;

/// A depth-first search, in rising order, for the n for which the xor of c·n over all multipliers c is 0.
struct Walk<'a> {
    automaton: &'a Automaton,
    /// Largest number of n to collect.
    most: usize,
    /// Largest n to collect.
    up_to: &'a BigUint,
    found: Vec<BigUint>,
}

/// Returns the smallest n from 1 to `up_to`, at most `most` of them, for which the xor of c·n over all
/// multipliers c of `automaton` is 0, in rising order. `tally` must be the counts that `automaton` gives for
/// N = `up_to`.
pub fn first_solutions(
    automaton: &Automaton,
    tally: &WordCount,
    most: usize,
    up_to: &BigUint,
) -> Vec<BigUint> {
    let mut walk = Walk { automaton, most, up_to, found: Vec::new() };
    let accepting = automaton.accepting();
    for (length, counts) in (1..).zip(tally.below.windows(2)) {
        if walk.found.len() >= walk.most {
            break;
        }
        if counts[0] == counts[1] {
            continue;
        }
        let end = |&state: &usize| accepting[state] && automaton.is_reached(state, length as usize);
        let ends =
            StateSet::collect(automaton.state_count(), (0..automaton.state_count()).filter(end));
        walk.extend(&ends, length, 1, &mut BigUint::default());
    }
    walk.found
}

impl Walk<'_> {
    /// Collects in `found` every solution n whose digits left of position `place` are those of `number` and
    /// whose digit at `place` is `digit`. Position 1 is the rightmost. Stops after `most` solutions and above
    /// `up_to`. `states` is the set of states from which the digits left of `place` lead to a state in which
    /// n may end. `number` has its old value again at the end.
    fn extend(&mut self, states: &StateSet, place: u64, digit: usize, number: &mut BigUint) {
        if self.found.len() >= self.most {
            return;
        }
        let place = place - 1;
        let before = states.predecessors(self.automaton, digit, place as usize);
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
            self.extend(&before, place, 0, number);
            self.extend(&before, place, 1, number);
        }
        number.set_bit(place, false);
    }
}
