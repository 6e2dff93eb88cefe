//! Reads sheet codes. Input: typed text; or, behind a byte 1, the letters inside the frame of a code, which a
//! second writer, written here from the definition, completes. Checks: a code that is read is written and
//! read again unchanged; every replaced, omitted or swapped letter is detected; a code makes the sheet it
//! describes, with as many exercises, none repeated.

use std::collections::BTreeSet;

use serde_json::Value;

use super::tools::{check_error, language, number, text};
use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_worksheet::code::SheetCode;
use carryless_worksheet::in_memory::{self, Inputs};
use carryless_worksheet::list_source::ListTexts;

const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const LONGEST: usize = 120;

/// One code in this many is made into a sheet of exercises.
const ONE_IN: usize = 8;

pub(super) fn codes(data: &[u8]) {
    let typed = match data.split_first() {
        Some((1, content)) if content.len() < LONGEST => framed(content),
        _ => match text(data, LONGEST) {
            Some(text) => text.to_owned(),
            None => return,
        },
    };
    let Some(code) = read(&typed) else { return };
    let written = code.code();
    let again = read(&written).unwrap_or_else(|| panic!("{typed} became {written}: not read"));
    assert!(again == code && again.code() == written, "{typed} became {written}");
    check_typing_error(&written, number(data));
    if number(data).is_multiple_of(ONE_IN) {
        check_sheet(&written, &code);
    }
}

fn read(typed: &str) -> Option<SheetCode> {
    let line = CommandLine::from_arguments([typed]);
    let word = line.tokens().next().expect("a word");
    SheetCode::read(word).inspect_err(check_error).ok()
}

/// Code whose content is these letters. Around them are the number of letters, and two letters that make the
/// sums Σ sᵢ and Σ αⁱ·sᵢ zero, in the field of x⁵ + x² + 1.
fn framed(content: &[u8]) -> String {
    let times = |left: u8, right: u8| {
        (0..5).rev().fold(0_u8, |product, bit| {
            let doubled = if product & 16 > 0 { product << 1 ^ 0b10_0101 } else { product << 1 };
            if right >> bit & 1 > 0 { doubled ^ left } else { doubled }
        })
    };
    let mut letters = vec![((content.len() + 3) % 32) as u8];
    letters.extend(content.iter().map(|it| it & 31));
    let fits = |letters: &[u8]| {
        let (mut sum, mut weighted, mut power) = (0, 0, 1);
        for &letter in letters {
            sum ^= letter;
            weighted ^= times(letter, power);
            power = times(power, 2);
        }
        sum == 0 && weighted == 0
    };
    let checks = (0..32 * 32).map(|both: u16| [(both / 32) as u8, (both % 32) as u8]);
    let code = checks.map(|checks| [&letters[..], &checks].concat()).find(|code| fits(code));
    let code = code.expect("two letters make both sums zero");
    code.iter().map(|letter| char::from(SIGNS[usize::from(*letter)])).collect()
}

/// Checks that a replaced, an omitted and a swapped letter in a valid code are detected; `chance` selects the
/// letter.
fn check_typing_error(code: &str, chance: usize) {
    let letters: Vec<u8> = code.bytes().filter(|sign| *sign != b'-').collect();
    let at = chance % letters.len();
    let spelt = |letters: &[u8]| String::from_utf8(letters.to_vec()).expect("signs are ASCII");
    let mut other = letters.clone();
    let sign = SIGNS.iter().position(|sign| *sign == letters[at]).expect("a sign");
    other[at] = SIGNS[(sign + 1 + chance / 1000 % 31) % 32];
    assert!(read(&spelt(&other)).is_none(), "{code} read as {}", spelt(&other));
    let mut left_out = letters.clone();
    left_out.remove(at);
    assert!(read(&spelt(&left_out)).is_none(), "{code} read as {}", spelt(&left_out));
    let mut exchanged = letters.clone();
    exchanged.swap(at, (at + 1) % letters.len());
    let is_neighbour = at + 1 < letters.len() && exchanged != letters;
    assert!(!is_neighbour || read(&spelt(&exchanged)).is_none(), "{code}: {}", spelt(&exchanged));
}

/// Checks the sheet of a code: it has as many exercises as the code says, none repeated. `written` is the code
/// as text.
fn check_sheet(written: &str, code: &SheetCode) {
    let line = format!("{written} --format json");
    let line = CommandLine::parse(&line);
    let args = Args::parse(&line, in_memory::options_of("answers").into_iter()).expect("a line");
    let given =
        Inputs { language: language("en"), lists: ListTexts::default(), seed: 1, only_sheet: None };
    let made = match in_memory::make("answers", &args, &given) {
        Ok(made) => made,
        Err(error) => return check_error(&error),
    };
    assert_eq!(made.code.as_deref(), Some(written));
    let sheet: Value = serde_json::from_str(&made.files[0].text).expect("a key is JSON");
    let exercises = sheet["exercises"].as_array().expect("exercises");
    assert_eq!(exercises.len() as u64, code.content.count(), "{written}");
    let ids: BTreeSet<&str> = exercises.iter().filter_map(|it| it["id"].as_str()).collect();
    assert_eq!(ids.len(), exercises.len(), "{written}: an exercise twice");
}
