//! Represents large numbers by their remainders modulo a few coprime moduli close to 2^63, and converts them
//! back by the Chinese remainder theorem. A remainder takes one machine word, however large the number is.
//! [`count_words`](super::count_words) counts with remainders.

use num_bigint::BigUint;

/// Number of remainders that one run over the binary digits of N, the end of the counted range, computes at
/// once if the automaton has at most `count_words::FEW` states.
pub(super) const LANES: usize = 4;

/// Returns the estimated number of runs over the `digits` binary digits of N, the end of the counted range,
/// that a count needs if the automaton has at most `count_words::FEW` states. A run computes [`LANES`]
/// remainders at once, or one remainder when fewer than [`LANES`] are left.
pub(super) fn run_count(digits: u64) -> u64 {
    let (moduli, lanes) = (digits / 62 + 1, LANES as u64);
    moduli / lanes + moduli % lanes
}

/// Coprime moduli with the constants of the Chinese remainder theorem.
pub(super) struct Moduli {
    /// The moduli, the largest first.
    moduli: Vec<u64>,
    /// For each modulus m, a pair: the product of the moduli before it (1 for the first), and the inverse of
    /// this product modulo m.
    products: Vec<(BigUint, u64)>,
}

impl Moduli {
    /// Creates enough moduli for their remainders to distinguish all numbers up to 2^`bits`.
    pub(super) fn for_bits(bits: u64) -> Self {
        let mut chosen = Moduli { moduli: Vec::new(), products: Vec::new() };
        let mut product = BigUint::from(1u8);
        let mut candidate = 1u64 << 63;
        while product.bits() <= bits + 1 {
            // A modulus with an inverse has no common factor with those before it.
            if let Some(inverse) = inverse(&product, candidate) {
                chosen.moduli.push(candidate);
                chosen.products.push((product.clone(), inverse));
                product *= candidate;
            }
            candidate -= 1;
        }
        chosen
    }

    /// Returns the moduli, the largest first.
    pub(super) fn as_slice(&self) -> &[u64] {
        &self.moduli
    }

    /// Returns the smallest number with these remainders, one for each modulus, in the order of the moduli.
    pub(super) fn combine(&self, remainders: impl Iterator<Item = u64>) -> BigUint {
        let mut number = BigUint::default();
        for ((&modulus, (product, inverse)), remainder) in
            self.moduli.iter().zip(&self.products).zip(remainders)
        {
            let have = rest(&number, modulus);
            let lack =
                if remainder >= have { remainder - have } else { remainder + modulus - have };
            let times = u128::from(lack) * u128::from(*inverse) % u128::from(modulus);
            if times > 0 {
                number += product * times;
            }
        }
        number
    }
}

/// Returns the remainder of a number modulo `modulus`.
fn rest(number: &BigUint, modulus: u64) -> u64 {
    u64::try_from(number % modulus).unwrap_or_default()
}

/// Returns the inverse of `product` modulo `modulus`; `None` if they have a common factor.
fn inverse(product: &BigUint, modulus: u64) -> Option<u64> {
    let inverse = product.modinv(&BigUint::from(modulus))?;
    u64::try_from(inverse).ok()
}
