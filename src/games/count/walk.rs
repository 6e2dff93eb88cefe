//! The first n themselves, in order, without trying any that fails: for each length the digits are
//! chosen from the left, and the states from which the chosen digits lead to an even end are
//! followed backwards. A choice is made only when some beginning fits it, so no way is a dead end.

use num_bigint::BigUint;

use super::automaton::Automaton;

/// The states that lead to each state, by the digit.
struct Backwards {
    /// For each digit and state, where its predecessors begin in `sources`.
    starts: [Vec<u32>; 2],
    sources: [Vec<u32>; 2],
}

impl Backwards {
    fn of(automaton: &Automaton) -> Self {
        let lists = [0, 1].map(|digit| {
            let mut pairs: Vec<(u32, u32)> = (0..automaton.len())
                .filter_map(|state| Some((automaton.next(state, digit)? as u32, state as u32)))
                .collect();
            pairs.sort_unstable();
            let begin = |state: u32| pairs.partition_point(|&(to, _)| to < state) as u32;
            let starts: Vec<u32> = (0..=automaton.len() as u32).map(begin).collect();
            (starts, pairs.into_iter().map(|(_, from)| from).collect())
        });
        let [(zero, from_zero), (one, from_one)] = lists;
        Backwards { starts: [zero, one], sources: [from_zero, from_one] }
    }

    /// The states among the first `reached` from which `digit` leads into `states`.
    fn before(&self, states: &[u32], digit: usize, reached: usize) -> Vec<u32> {
        let sources = |&state: &u32| {
            let bounds = &self.starts[digit][state as usize..];
            &self.sources[digit][bounds[0] as usize..bounds[1] as usize]
        };
        let found = states.iter().flat_map(sources).copied();
        found.filter(|&state| (state as usize) < reached).collect()
    }
}

/// A walk that collects n.
struct Walk<'a> {
    automaton: &'a Automaton,
    backwards: Backwards,
    most: usize,
    up_to: &'a BigUint,
    found: Vec<BigUint>,
}

/// The first `most` of the n from 1 to `up_to`, in order.
///
/// ```
/// use carryless::games::count::{automaton::Automaton, walk::first};
/// let automaton = Automaton::explore(&[1, 2, 3], 4);
/// let found = first(&automaton, 5, &10u8.into());
/// assert_eq!(found, [1u8, 2, 4, 5, 8].map(Into::into));
/// ```
pub fn first(automaton: &Automaton, most: usize, up_to: &BigUint) -> Vec<BigUint> {
    let mut walk =
        Walk { automaton, backwards: Backwards::of(automaton), most, up_to, found: Vec::new() };
    let balanced = automaton.balanced();
    for length in 1..=up_to.bits() {
        if walk.found.len() >= most {
            break;
        }
        let reached = automaton.reached(length as usize);
        let ends: Vec<u32> =
            (0..reached as u32).filter(|&state| balanced[state as usize]).collect();
        walk.lead(&ends, length, 1, &mut BigUint::default());
    }
    walk.found
}

impl Walk<'_> {
    /// Chooses `digit` for the place left of `place` others, when some beginning fits, and goes on.
    fn lead(&mut self, states: &[u32], place: u64, digit: usize, number: &mut BigUint) {
        let place = place - 1;
        let reached = self.automaton.reached(place as usize);
        let before = self.backwards.before(states, digit, reached);
        if before.is_empty() || self.found.len() >= self.most {
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
