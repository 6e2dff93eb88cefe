//! The fraction m/c that names a state, as its first binary digits. Two different fractions with denominators
//! c and c' differ by at least 1/(c·c'). So if 2^digits is at least every c·c', the digits distinguish all
//! fractions, keep their order, and determine every carry without a division. 64 digits suffice for
//! multipliers up to 2^32, 128 for all.

/// The first binary digits after the point of a fraction that is at least 0 and less than 1: 64 digits in a
/// `u64`, 128 in a `u128`. Such a fraction identifies a state of the automaton.
pub(super) trait Fraction: Copy + Ord + Default {
    /// Returns the first digits of `carry` / `c`, rounded down; `carry` must be less than `c`.
    fn new(carry: u64, c: u64) -> Self;

    /// Returns the carry of the multiplier `c` in the state that the fraction identifies: ⌊c·f⌋ for an f just
    /// above the fraction.
    fn carry(self, c: u64) -> u64;
}

/// Largest multiplier for which 64 binary digits of a fraction suffice to identify a state.
pub(super) const NARROW: u64 = 1 << 32;

impl Fraction for u64 {
    fn new(carry: u64, c: u64) -> Self {
        ((u128::from(carry) << 64) / u128::from(c)) as u64
    }

    fn carry(self, c: u64) -> u64 {
        ((u128::from(c) * (u128::from(self) + 1)) >> 64) as u64
    }
}

impl Fraction for u128 {
    fn new(carry: u64, c: u64) -> Self {
        let (carry, c) = (u128::from(carry) << 64, u128::from(c));
        ((carry / c) << 64) | (((carry % c) << 64) / c)
    }

    fn carry(self, c: u64) -> u64 {
        let (above, c) = (self + 1, u128::from(c));
        let (high, low) = (above >> 64, above & u128::from(u64::MAX));
        ((c * high + ((c * low) >> 64)) >> 64) as u64
    }
}
