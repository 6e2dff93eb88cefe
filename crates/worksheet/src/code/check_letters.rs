//! Letters of a sheet code, in groups of four: 32 signs that differ in handwriting and in speech (no I, L, O,
//! U). The first letter is the number of letters (modulo 32), and the last two check all of them. These errors
//! are always found: one letter typed wrong, left out, added or doubled, and two letters exchanged whose
//! distance is not a multiple of 31.
//!
//! The letters s₀, s₁, … are elements of the field with 32 elements, whose elements except 0 are the powers of
//! one element α (the root of `POLYNOMIAL`). The last two letters are chosen so that Σ sᵢ = 0 and Σ αⁱ·sᵢ = 0.
//! This is a Reed–Solomon code: two codes of up to 31 letters differ in at least three letters.

use carryless_args::command_line::{Token, narrow};
use carryless_args::error::{Error, faults};

faults! {
    pub enum CodeFault {
        NoLetter = "code-letter",
        Mistyped = "code-wrong",
    }
}

/// Signs of the letters, in the order of their values 0 to 31.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Number of letters between two dashes of a sheet code.
const GROUP: usize = 4;

/// Value of X, the first letter of each result code of a lesson. A sheet code can begin with X only if it has
/// 29, 61, … letters; result codes are shorter.
pub(crate) const RESULT: u8 = 29;

/// Number of letters in a sheet code that are not content: one for the count of letters, and two check letters.
const EXTRA_LETTERS: usize = 3;

/// Coefficients of the polynomial x⁵ + x² + 1, one bit each. Its root α generates all elements of the field
/// but 0.
const POLYNOMIAL: u8 = 0b10_0101;

/// The element 1 + α of the field with 32 elements, one bit for each coefficient (bit 0 is the constant 1). α
/// is the root of `POLYNOMIAL`. `add_checks` divides by this element to find the last letter.
const ONE_MORE: u8 = 0b11;

/// The order of α, the root of `POLYNOMIAL`: the smallest positive exponent n for which αⁿ is 1.
const ORDER: usize = 31;

/// Maximum number of letters of a typed code; a longer one is refused as mistyped. No sheet needs more.
const MOST: usize = 400;

/// Returns a code as text. `content` has the values, below 32, of its letters without the count letter and the
/// check letters.
pub(super) fn write(content: &[u8]) -> String {
    let mut letters = vec![count_sign(content.len() + EXTRA_LETTERS)];
    letters.extend_from_slice(content);
    add_checks(&mut letters, (0, 0));
    grouped(&letters, GROUP)
}

/// Appends two check letters, so that the sums Σ sᵢ and Σ αⁱ·sᵢ of all letters become the pair `wanted`. sᵢ is
/// the value of the letter at index i, from 0, and α the root of `POLYNOMIAL`.
pub(crate) fn add_checks(letters: &mut Vec<u8>, wanted: (u8, u8)) {
    let (sum, weighted) = sums(letters);
    let (sum, weighted) = (sum ^ wanted.0, weighted ^ wanted.1);
    let aside = multiply(weighted, power(ORDER - letters.len() % ORDER));
    let last = divide(sum ^ aside, ONE_MORE);
    letters.extend([sum ^ last, last]);
}

/// Returns letters, given by their values below 32, as text in groups of `size` signs separated by dashes.
pub(crate) fn grouped(letters: &[u8], size: usize) -> String {
    let sign = |letter: &u8| char::from(SIGNS[usize::from(*letter)]);
    let groups = letters.chunks(size).map(|group| group.iter().map(sign).collect());
    groups.collect::<Vec<String>>().join("-")
}

/// Whether a token begins with X and has fewer than 29 letters, like the result code of a lesson. Its check
/// letters are not examined.
pub(super) fn is_result(word: Token<'_>) -> bool {
    let letters = values(word).unwrap_or_default();
    letters.first() == Some(&RESULT) && letters.len() < usize::from(RESULT)
}

/// Returns the values, from 0 to 31, of the letters of a typed code, without the count letter and the check
/// letters. Returns `code-letter` or `code-wrong` if the code is mistyped.
pub(super) fn read(word: Token<'_>) -> Result<Vec<u8>, Error> {
    let mut letters = values(word)?;
    let framed = (EXTRA_LETTERS..=MOST).contains(&letters.len());
    if !framed || letters[0] != count_sign(letters.len()) || sums(&letters) != (0, 0) {
        return Err(word.error(CodeFault::Mistyped));
    }
    letters.truncate(letters.len() - 2);
    Ok(letters.split_off(1))
}

/// Returns the values, from 0 to 31, of all letters of a typed code. Accepts small letters, I and L for 1, O
/// for 0, spaces, dashes and full-width signs. Returns `code-letter` with the span of any other sign.
pub(crate) fn values(word: Token<'_>) -> Result<Vec<u8>, Error> {
    let mut letters = Vec::new();
    for (at, sign) in word.text().char_indices() {
        let meant = narrow(sign);
        if meant == '-' || meant.is_whitespace() {
            continue;
        }
        let place = word.slice(at, at + sign.len_utf8());
        letters.push(value(meant).ok_or_else(|| place.error(CodeFault::NoLetter))?);
    }
    Ok(letters)
}

/// Returns the value of a sign, 0 to 31; `None` if no code contains the sign.
fn value(sign: char) -> Option<u8> {
    let meant = match sign.to_ascii_uppercase() {
        'I' | 'L' => '1',
        'O' => '0',
        sign => sign,
    };
    let at = SIGNS.iter().position(|known| char::from(*known) == meant)?;
    u8::try_from(at).ok()
}

/// Returns the value of the count letter, the first letter of a code with `count` letters: `count` modulo 32.
fn count_sign(count: usize) -> u8 {
    u8::try_from(count % SIGNS.len()).unwrap_or_default()
}

/// Returns the sums Σ sᵢ and Σ αⁱ·sᵢ of the letters; both are 0 for a valid sheet code. sᵢ is the value of the
/// letter at index i, from 0, and α the root of `POLYNOMIAL`.
pub(crate) fn sums(letters: &[u8]) -> (u8, u8) {
    let weighted = letters.iter().enumerate().map(|(at, letter)| multiply(*letter, power(at)));
    (letters.iter().fold(0, |sum, letter| sum ^ letter), weighted.fold(0, |sum, term| sum ^ term))
}

/// Returns α, the root of `POLYNOMIAL`, to the power `exponent`.
fn power(exponent: usize) -> u8 {
    (0..exponent).fold(1, |power, _| multiply(power, 2))
}

/// Returns the product of two elements of the field with 32 elements.
fn multiply(left: u8, right: u8) -> u8 {
    let mut product = 0;
    for bit in (0..5).rev() {
        product <<= 1;
        if product & 32 != 0 {
            product ^= POLYNOMIAL;
        }
        if right >> bit & 1 == 1 {
            product ^= left;
        }
    }
    product
}

/// Returns `left` divided by `right` in the field with 32 elements; `right` is not 0. The inverse of an element
/// is its 30th power.
fn divide(left: u8, right: u8) -> u8 {
    (0..ORDER - 1).fold(left, |quotient, _| multiply(quotient, right))
}
