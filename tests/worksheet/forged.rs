//! Checks forged codes with valid check letters: they are refused, because every sheet has exactly one code.
//! The codes are built here bit by bit, with check letters from a table of the powers of α and not from the
//! program.

use carryless_exercises::constraints::Constraint;

use super::codes::{SIGNS, read};

/// Powers α⁰, α¹, … in the field with x⁵ = x² + 1, by doubling.
fn powers() -> Vec<usize> {
    let next =
        |power: &usize| Some(if power << 1 < 32 { power << 1 } else { (power << 1) ^ 0b10_0101 });
    std::iter::successors(Some(1), next).take(31).collect()
}

/// Content of a sheet code as a text of bits.
fn bits(code: &str) -> String {
    let values = code.chars().filter_map(|letter| SIGNS.find(letter));
    let letters: Vec<String> = values.map(|value| format!("{value:05b}")).collect();
    letters[1..letters.len() - 2].concat()
}

/// Sheet code with this content; its last letter is padded with zeros.
fn code_of(bits: &str) -> String {
    let bits: Vec<char> = bits.chars().filter(|bit| *bit != ' ').collect();
    let letter = |bits: &[char]| {
        let text: String = bits.iter().collect();
        usize::from_str_radix(&format!("{text:0<5}"), 2).unwrap()
    };
    let mut letters = vec![(bits.len().div_ceil(5) + 3) % 32];
    letters.extend(bits.chunks(5).map(letter));
    let powers = powers();
    let times = |value: usize, at: usize| match powers.iter().position(|power| *power == value) {
        Some(exponent) => powers[(exponent + at) % 31],
        None => 0,
    };
    let weighted = |letters: &[usize]| {
        letters.iter().enumerate().fold(0, |sum, (at, value)| sum ^ times(*value, at))
    };
    let pairs = (0..32).flat_map(|check| (0..32).map(move |last| [check, last]));
    let with = |pair: [usize; 2]| [&letters[..], &pair[..]].concat();
    let fits =
        |all: &Vec<usize>| all.iter().fold(0, |sum, value| sum ^ value) == 0 && weighted(all) == 0;
    let fitting: Vec<Vec<usize>> = pairs.map(with).filter(fits).collect();
    assert_eq!(fitting.len(), 1, "of all pairs just one must fit");
    fitting[0].iter().map(|value| SIGNS.as_bytes()[*value] as char).collect()
}

/// Bits in the content of a sheet code before its seed. A seed below 16 is five bits.
fn before_the_seed() -> String {
    let folder = tempfile::tempdir().unwrap();
    let sheet = super::sheets(folder.path(), &["--seed", "5", "--level", "3"]);
    let code = sheet[0]["code"].as_str().unwrap();
    let all = bits(code);
    let before = all.trim_end_matches('0').strip_suffix("00101").unwrap().to_owned();
    assert_eq!(code_of(&format!("{before} 00101")), code.replace('-', ""));
    before
}

/// A number is written four bits at a time, each group preceded by a bit that says whether more follow.
#[test]
fn numbers_have_a_single_encoding() {
    let before = before_the_seed();
    let seed = |bits: &str| read(&code_of(&format!("{before}{bits}"))).map(|code| code.seed);
    let largest = "11111".repeat(15) + "01111";
    assert_eq!(seed("00000"), Ok(0));
    assert_eq!(seed("10001 00101"), Ok(0x15));
    assert_eq!(seed("11000 10000 00011"), Ok(0x803));
    assert_eq!(seed(&largest), Ok(u64::MAX));
    for wrong in [
        "10000 00101",
        "10000 00000",
        "10000 10001 00101",
        // 2⁶⁴ and more.
        &("10001".to_owned() + &"10000".repeat(15) + "00000"),
        &("11111".to_owned() + &largest),
        // The end is missing.
        "10001",
        "",
    ] {
        assert_eq!(seed(wrong), Err("code-wrong"), "{wrong}");
    }
}

/// The last letter is padded with zeros, and no letter may be added.
#[test]
fn nothing_is_encoded_after_the_end() {
    let before = before_the_seed();
    let own = before.len() + 5;
    for more in 1..=12 {
        let code = code_of(&format!("{before}00101{}", "0".repeat(more)));
        let fits = (own + more).div_ceil(5) == own.div_ceil(5);
        assert_eq!(read(&code).map(|code| code.seed), if fits { Ok(5) } else { Err("code-wrong") });
        let code = code_of(&format!("{before}00101{}1", "0".repeat(more)));
        assert_eq!(read(&code), Err("code-wrong"), "a one after {more} zeros");
    }
}

/// Behind the seed: a one, the number of constraints, and each with its index (2 is the number of winning
/// moves, 1 the smallest pile, 5 the three sizes, which has no value).
#[test]
fn later_constraints_have_a_single_order() {
    let before = before_the_seed() + "00101";
    let code = |bits: &str| read(&code_of(&format!("{before}{bits}")));
    let (min, wins) = ("00001 01001", "00010 00001");
    assert_eq!(
        code("1 00001 00001 01001").unwrap().content.constraints.number(Constraint::Min),
        Some(9)
    );
    assert!(code("1 00001 00101").unwrap().content.constraints.has(Constraint::ThreeSizes));
    assert!(code(&format!("1 00010 {min} {wins}")).is_ok());
    for wrong in [
        "1 00000".to_owned(),
        format!("1 00010 {wins} {min}"),
        format!("1 00010 {min} {min}"),
        "1 00010 00101 00101".to_owned(),
        // There are seven indices; and fewer constraints than announced.
        "1 00001 00111".to_owned(),
        format!("1 00010 {min}"),
        // No number of winning moves is that large.
        "1 00001 00010 11111 11111 11111 01111".to_owned(),
    ] {
        assert_eq!(code(&wrong), Err("code-wrong"), "{wrong}");
    }
}
