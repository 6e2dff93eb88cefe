//! The carry automaton: the digits of n are read from the right, and c·n is written digit by digit
//! with a carry. A state is one carry for each multiplier; a digit of n is refused when the column
//! of the written digits is odd. In: multipliers. Out: the states that can be reached, in the order
//! in which they are found, the start first.
//!
//! After i digits with the value v the carry of c is ⌊c·f⌋ with f = v / 2^i, 0 ≤ f < 1, the same f
//! for every multiplier. So the states follow each other as f grows from 0 to 1, a new one begins
//! only at a fraction m/c, and there are at most 1 + Σ(c − 1) of them: the sum of the carries and
//! not their product. One such fraction, the last one before f, names a state.

use std::hash::{Hash, Hasher};

/// The most states that are counted with: carries, each with and without "exceeds N".
pub const MOST_STATES: u64 = 50_000_000;

/// States that are looked for all the same when the bound is above [`MOST_STATES`].
pub const ATTEMPT: usize = 1_000_000;

/// States up to which the automaton is explored to its end, whatever N is.
const SMALL: usize = 4096;

/// No state: the digit is refused.
const REFUSED: u32 = u32::MAX;

/// An automaton, as far as it can be reached.
#[derive(Clone, Debug)]
pub struct Automaton {
    multipliers: Vec<u64>,
    states: Vec<State>,
    /// How many states are reached within 0, 1, 2, … digits.
    levels: Vec<usize>,
    closed: bool,
}

/// A state: the fraction `mark` / c of multiplier number `owner`, and where the digits lead.
#[derive(Clone, Copy, Debug)]
struct State {
    mark: u64,
    owner: u32,
    next: [u32; 2],
}

impl Automaton {
    /// Explores the states that `bits` digits can reach; few states, to their end. Takes time and
    /// memory in proportion to the states, which [`needed`] bounds.
    ///
    /// ```
    /// use carryless::games::count::automaton::Automaton;
    /// let automaton = Automaton::explore(&[1, 2, 3], 31);
    /// assert_eq!((automaton.len(), automaton.carries(1)), (3, vec![0, 1, 1]));
    /// ```
    pub fn explore(multipliers: &[u64], bits: u64) -> Self {
        Exploration::new(multipliers).run(bits, usize::MAX)
    }

    /// The same, given up when more than `most` states are found: a bound may promise many more
    /// than can be reached, because odd columns refuse most digits.
    pub fn explore_within(multipliers: &[u64], bits: u64, most: usize) -> Option<Self> {
        let found = Exploration::new(multipliers).run(bits, most);
        (found.len() <= most).then_some(found)
    }

    /// The number of states; at least 1.
    #[expect(clippy::len_without_is_empty, reason = "there is always the start")]
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// Whether these are all states that any number of digits can reach.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// How many states are reached within `digits` digits: they are the first ones.
    pub fn reached(&self, digits: usize) -> usize {
        let last = self.levels.last().copied().unwrap_or(1);
        self.levels.get(digits).copied().unwrap_or(last)
    }

    /// The state after a digit 0 or 1, or `None` when its column would be odd.
    pub fn next(&self, state: usize, digit: usize) -> Option<usize> {
        let next = self.states[state].next[digit];
        (next != REFUSED).then_some(next as usize)
    }

    /// The carries of a state, one for each multiplier.
    pub fn carries(&self, state: usize) -> Vec<u64> {
        let mut carries = vec![0; self.multipliers.len()];
        carries_of(&self.multipliers, self.states[state], &mut carries);
        carries
    }

    /// Whether n may end in each state: the carries, written down, leave every column even.
    pub fn balanced(&self) -> Vec<bool> {
        let mut carries = vec![0; self.multipliers.len()];
        let even = |&state: &State| {
            carries_of(&self.multipliers, state, &mut carries);
            carries.iter().fold(0, |sum, carry| sum ^ carry) == 0
        };
        self.states.iter().map(even).collect()
    }
}

/// 2 · (1 + Σ(c − 1)): no automaton of these multipliers has more states, "exceeds N" included.
pub fn bound(multipliers: &[u64]) -> u128 {
    let carries = multipliers.iter().map(|&c| u128::from(c.max(1)) - 1);
    2 * (1 + carries.sum::<u128>())
}

/// A bound on the states that `bits` digits need, known before any is explored: [`bound`], and no
/// more than there are words of so many digits. When the multipliers have an odd sum the first 1 of
/// n makes an odd column, and the start is the only state.
///
/// ```
/// use carryless::games::count::automaton::needed;
/// assert_eq!(needed(&[1, 2, 3], 31), 8);
/// assert_eq!(needed(&[1 << 40, 1 << 41], 3), 30);
/// assert_eq!(needed(&[1 << 40, 7], 100), 2);
/// ```
pub fn needed(multipliers: &[u64], bits: u64) -> u128 {
    let odd = multipliers.iter().filter(|c| !c.is_multiple_of(2)).count();
    if !odd.is_multiple_of(2) {
        return 2;
    }
    let words = (1u128 << bits.min(100)) * 2 - 1;
    bound(multipliers).min(2 * words)
}

/// ⌊c·f⌋ for every multiplier c, where f is the fraction that names the state.
fn carries_of(multipliers: &[u64], state: State, carries: &mut [u64]) {
    let denominator = u128::from(multipliers.get(state.owner as usize).map_or(1, |&c| c.max(1)));
    for (carry, &c) in carries.iter_mut().zip(multipliers) {
        *carry = (u128::from(c) * u128::from(state.mark) / denominator) as u64;
    }
}

/// An automaton while it is explored: its states, and a table that finds them again.
struct Exploration<'m> {
    multipliers: &'m [u64],
    states: Vec<State>,
    /// Indices of states by the hash of their names, with room for as many again.
    table: Vec<u32>,
    before: Vec<u64>,
    after: Vec<u64>,
}

impl<'m> Exploration<'m> {
    fn new(multipliers: &'m [u64]) -> Self {
        let mut search = Exploration {
            multipliers,
            states: Vec::new(),
            table: vec![REFUSED; 64],
            before: vec![0; multipliers.len()],
            after: vec![0; multipliers.len()],
        };
        search.find((0, 0));
        search
    }

    /// Explores level by level, and stops early when more than `most` states are found.
    fn run(mut self, bits: u64, most: usize) -> Automaton {
        let mut levels = vec![1];
        let (mut from, mut level) = (0, 0);
        while from < self.states.len()
            && self.states.len() <= most
            && (level < bits || self.states.len() <= SMALL)
        {
            let to = self.states.len();
            for index in from..to {
                if self.states.len() <= most {
                    self.expand(index);
                }
            }
            levels.push(self.states.len());
            (from, level) = (to, level + 1);
        }
        Automaton {
            multipliers: self.multipliers.to_vec(),
            closed: from == self.states.len(),
            states: self.states,
            levels,
        }
    }

    fn expand(&mut self, index: usize) {
        carries_of(self.multipliers, self.states[index], &mut self.before);
        for digit in [0, 1] {
            if self.write(digit) {
                let next = self.find(self.name());
                self.states[index].next[usize::from(digit)] = next;
            }
        }
    }

    /// Writes one digit of every multiple; `after` gets the carries. False when the column is odd.
    fn write(&mut self, digit: u8) -> bool {
        let mut column = 0;
        for ((after, &before), &c) in self.after.iter_mut().zip(&self.before).zip(self.multipliers)
        {
            let sum = u128::from(before) + u128::from(c) * u128::from(digit);
            column ^= sum & 1;
            *after = (sum >> 1) as u64;
        }
        column == 0
    }

    /// The largest of the fractions carry / c in `after`: the carry, and whose it is.
    fn name(&self) -> (u64, u32) {
        let mut best = (0, 0, 1);
        for ((&carry, &c), owner) in self.after.iter().zip(self.multipliers).zip(0..) {
            let (_, mark, denominator) = best;
            if u128::from(carry) * u128::from(denominator) > u128::from(mark) * u128::from(c) {
                best = (owner, carry, c);
            }
        }
        (best.1, best.0)
    }

    /// The index of the state with this name, which is new if it was not known.
    fn find(&mut self, (mark, owner): (u64, u32)) -> u32 {
        let mask = self.table.len() - 1;
        let mut slot = slot(mark, owner) & mask;
        while let Some(known) = self.states.get(self.table[slot] as usize) {
            if (known.mark, known.owner) == (mark, owner) {
                return self.table[slot];
            }
            slot = (slot + 1) & mask;
        }
        let index = self.states.len() as u32;
        self.table[slot] = index;
        let next = [REFUSED; 2];
        self.states.push(State { mark, owner, next });
        if self.states.len() * 2 > self.table.len() {
            self.grow();
        }
        index
    }

    fn grow(&mut self) {
        let mask = self.table.len() * 2 - 1;
        self.table = vec![REFUSED; mask + 1];
        for (state, index) in self.states.iter().zip(0..) {
            let mut slot = slot(state.mark, state.owner) & mask;
            while self.table[slot] != REFUSED {
                slot = (slot + 1) & mask;
            }
            self.table[slot] = index;
        }
    }
}

/// A place for a name, the same in every run.
fn slot(mark: u64, owner: u32) -> usize {
    let mut hasher = Mixer(0);
    (mark, owner).hash(&mut hasher);
    hasher.finish() as usize
}

/// A hash that is good enough for fractions and quicker than one that resists attacks.
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
