//! Sets of states of an automaton: a short list, or one bit for each state. Short lists keep a deep search
//! cheap.

use super::automaton::Automaton;

/// Smallest ratio of all states to listed states for which a list is used.
const SPARSE: usize = 128;

pub(super) enum States {
    Few(Vec<u32>),
    Many(Vec<u64>),
}

impl States {
    pub(super) fn collect(size: usize, states: impl Iterator<Item = usize>) -> Self {
        let mut few = Vec::new();
        let mut states = states.fuse();
        for state in states.by_ref() {
            few.push(state as u32);
            if few.len() * SPARSE > size {
                break;
            }
        }
        if few.len() * SPARSE <= size {
            return States::Few(few);
        }
        let mut many = vec![0; size.div_ceil(64)];
        for state in few.into_iter().map(|state| state as usize).chain(states) {
            many[state / 64] |= 1 << (state % 64);
        }
        States::Many(many)
    }

    pub(super) fn is_empty(&self) -> bool {
        match self {
            States::Few(few) => few.is_empty(),
            States::Many(many) => many.iter().all(|word| *word == 0),
        }
    }

    /// Returns the states, reachable with `reached` digits, from which `digit` leads into the set.
    pub(super) fn before(&self, automaton: &Automaton, digit: usize, reached: usize) -> Self {
        let leads = |&state: &usize| {
            automaton.reached(state, reached) && automaton.next(state, digit).is_some()
        };
        let size = automaton.len();
        match self {
            States::Few(few) => {
                let before = few.iter().flat_map(|&state| automaton.before(state, digit));
                States::collect(size, before.filter(leads))
            }
            States::Many(many) => {
                let into = |&state: &usize| {
                    let next = automaton.next(state, digit);
                    next.is_some_and(|next| many[next / 64] >> (next % 64) & 1 == 1)
                };
                States::collect(size, (0..size).filter(into).filter(leads))
            }
        }
    }
}
