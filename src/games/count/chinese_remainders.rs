//! Large numbers by their remainders: a few moduli without common factors, each close to 2^63, and
//! back to the number (the Chinese remainder theorem). A remainder is one word, whatever the size
//! of the number, and two of them add up in a word.

use num_bigint::BigUint;

/// How many remainders are computed at once where there are few states.
pub(super) const LANES: usize = 4;

/// How many runs over the digits of N the tally makes for few states: each for as many remainders as are
/// computed at once.
pub(super) fn runs(digits: u64) -> u64 {
    let (moduli, lanes) = (digits / 62 + 1, LANES as u64);
    moduli / lanes + moduli % lanes
}

/// Moduli without common factors, and what it takes to put remainders together.
pub(super) struct Moduli {
    moduli: Vec<u64>,
    /// For each modulus the product of those before it, and the inverse of that.
    products: Vec<(BigUint, u64)>,
}

impl Moduli {
    /// So many moduli that they tell all numbers up to 2^`bits` apart.
    pub(super) fn above(bits: u64) -> Self {
        let mut chosen = Moduli { moduli: Vec::new(), products: Vec::new() };
        let mut product = BigUint::from(1u8);
        let mut candidate = 1u64 << 63;
        while product.bits() <= bits + 1 {
            // No common factor with those before it, so there is an inverse.
            if let Some(inverse) = inverse(&product, candidate) {
                chosen.moduli.push(candidate);
                chosen.products.push((product.clone(), inverse));
                product *= candidate;
            }
            candidate -= 1;
        }
        chosen
    }

    pub(super) fn as_slice(&self) -> &[u64] {
        &self.moduli
    }

    /// The number with these remainders, one for each modulus.
    pub(super) fn number(&self, remainders: impl Iterator<Item = u64>) -> BigUint {
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

fn rest(number: &BigUint, modulus: u64) -> u64 {
    u64::try_from(number % modulus).unwrap_or_default()
}

fn inverse(product: &BigUint, modulus: u64) -> Option<u64> {
    let inverse = product.modinv(&BigUint::from(modulus))?;
    u64::try_from(inverse).ok()
}
