//! Sets of states of an [`Automaton`]. Up to as many sets exist at once as n has digits, so each must need
//! little memory. A small set is a list, a large one a bit for each state of the automaton.

use super::automaton::Automaton;

/// A set is stored as a list if the automaton has at least this many states for each state in the set; the
/// list then takes at most a quarter of the memory of the bits.
const SPARSE: usize = 128;

/// A set of states of an automaton; a state is its 0-based index.
pub(super) enum StateSet {
    /// The states as a list.
    Few(Vec<u32>),
    /// One bit for each state of the automaton, 64 bits in each number.
    Many(Vec<u64>),
}

impl StateSet {
    /// Creates the set of `states` (0-based indices) of an automaton that has `size` states.
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
            return StateSet::Few(few);
        }
        let mut many = vec![0; size.div_ceil(64)];
        for state in few.into_iter().map(|state| state as usize).chain(states) {
            many[state / 64] |= 1 << (state % 64);
        }
        StateSet::Many(many)
    }

    pub(super) fn is_empty(&self) -> bool {
        match self {
            StateSet::Few(few) => few.is_empty(),
            StateSet::Many(many) => many.iter().all(|word| *word == 0),
        }
    }

    /// Returns the states from which `digit` (0 or 1) leads into the set, limited to states that at most
    /// `reached` digits of n can reach from the start.
    pub(super) fn predecessors(&self, automaton: &Automaton, digit: usize, reached: usize) -> Self {
        let leads = |&state: &usize| {
            automaton.is_reached(state, reached) && automaton.next(state, digit).is_some()
        };
        let size = automaton.state_count();
        match self {
            StateSet::Few(few) => {
                let before = few.iter().flat_map(|&state| automaton.predecessors(state, digit));
                StateSet::collect(size, before.filter(leads))
            }
            StateSet::Many(many) => {
                let into = |&state: &usize| {
                    let next = automaton.next(state, digit);
                    next.is_some_and(|next| many[next / 64] >> (next % 64) & 1 == 1)
                };
                StateSet::collect(size, (0..size).filter(into).filter(leads))
            }
        }
    }
}
