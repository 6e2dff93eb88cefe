//! Compares result codes with an independent decoder, which lists the moves by the rules of Nim and
//! multiplies in the field of 32 elements with tables of powers.

use carryless_args::command_line::CommandLine;
use carryless_worksheet::code::SheetCode;

use super::{SIGNS, Under as _, code, lesson, named, read};
use crate::worksheet::sheets;
use carryless_test_support::rng::Dice;

/// Tasks of a lesson of Nim, without types of the crate: piles, and the most that a move takes.
struct Tasks(Vec<(Vec<u64>, u64)>);

impl Tasks {
    fn drawn(dice: &mut Dice) -> Self {
        let task = |dice: &mut Dice| {
            let piles: Vec<u64> = (0..1 + dice.under(4)).map(|_| 1 + dice.under(9)).collect();
            let limit = if dice.under(3) == 0 { 1 + dice.under(4) } else { u64::MAX };
            (piles, limit)
        };
        Tasks((0..1 + dice.under(8)).map(|_| task(dice)).collect())
    }

    fn text(&self) -> String {
        let line = |(piles, limit): &(Vec<u64>, u64)| {
            let piles: Vec<String> = piles.iter().map(u64::to_string).collect();
            match limit {
                &u64::MAX => piles.join(" "),
                limit => format!("{} --limit {limit}", piles.join(" ")),
            }
        };
        self.0.iter().map(line).collect::<Vec<_>>().join(";")
    }

    /// Moves of a task, pile by pile, smallest take first.
    fn moves(&self, at: usize) -> Vec<(u64, u64)> {
        let (piles, limit) = &self.0[at];
        let of_pile =
            |(pile, size): (u64, u64)| (1..=size.min(*limit)).map(move |take| (pile, take));
        (1..).zip(piles.iter().copied()).flat_map(of_pile).collect()
    }

    fn radices(&self) -> Vec<u128> {
        (0..self.0.len()).map(|at| 2 * (2 + self.moves(at).len() as u128)).collect()
    }
}

/// Powers of the root of x⁵ + x² + 1, from tables of GF(32).
const POWERS: [u8; 31] = [
    1, 2, 4, 8, 16, 5, 10, 20, 13, 26, 17, 7, 14, 28, 29, 31, 27, 19, 3, 6, 12, 24, 21, 15, 30, 25,
    23, 11, 22, 9, 18,
];

fn product(value: u8, exponent: usize) -> u8 {
    let at = POWERS.iter().position(|power| *power == value);
    at.map_or(0, |at| POWERS[(at + exponent) % 31])
}

/// Number of the pupil, digits and both checksums of a code.
fn decode(code: &str, radices: &[u128]) -> (u64, Vec<u64>, [u8; 2]) {
    let signs: Vec<u8> = code
        .chars()
        .filter(|sign| *sign != '-')
        .map(|sign| SIGNS.find(sign).unwrap() as u8)
        .collect();
    assert_eq!(signs[0], SIGNS.find('X').unwrap() as u8, "{code}");
    let checked = &signs[1..];
    let mut number = checked[..checked.len() - 2]
        .iter()
        .fold(0_u128, |number, sign| number * 32 + u128::from(*sign));
    let place = (number % 99) as u64 + 1;
    number /= 99;
    let mut digits = Vec::new();
    for radix in radices {
        digits.push((number % radix) as u64);
        number /= radix;
    }
    assert_eq!(number, 0, "{code}");
    let sum = checked.iter().fold(0, |sum, sign| sum ^ sign);
    let weighted = checked.iter().enumerate().map(|(at, sign)| product(*sign, at));
    (place, digits, [sum, weighted.fold(0, |sum, part| sum ^ part)])
}

/// Random possible answers to all tasks; a second answer follows only a wrong first one.
fn answers(lesson: &carryless_worksheet::lesson::Lesson, dice: &mut Dice) -> Vec<(u64, bool)> {
    let one = |task: &carryless_worksheet::lesson::Task| {
        let first = dice.under(task.answer_count());
        (first, first > 0 && !task.is_right(first) && dice.under(2) == 0)
    };
    lesson.tasks.iter().map(one).collect()
}

#[test]
fn codes_agree_with_an_independent_decoder() {
    let mut dice = Dice::new(51);
    for _ in 0..300 {
        let tasks = Tasks::drawn(&mut dice);
        let lesson = lesson(&tasks.text());
        let radices = tasks.radices();
        let mut sums = Vec::new();
        for _ in 0..5 {
            let place = 1 + dice.under(99);
            let given = answers(&lesson, &mut dice);
            let code = code(&lesson, place, &given);
            let (own, digits, own_sums) = decode(&code, &radices);
            let wanted: Vec<u64> =
                given.iter().map(|(first, again)| 2 * first + u64::from(*again)).collect();
            assert_eq!((own, digits), (place, wanted), "{} {code}", tasks.text());
            sums.push(own_sums);
            // The moves are in the order in which this file lists them.
            for (at, (first, _)) in given.iter().enumerate() {
                let turn = lesson.tasks[at].move_of_answer(*first).map(|turn| turn.to_string());
                let own = first.checked_sub(2).map(|index| tasks.moves(at)[index as usize]);
                assert_eq!(turn, own.map(|(pile, take)| format!("{pile}:{take}")));
            }
            let back = read(&code, &lesson).unwrap();
            assert_eq!(back.place, place);
            let back: Vec<_> = back.answers.iter().map(|it| (it.first, it.second_right)).collect();
            assert_eq!(back, given, "{code}");
        }
        // The checksum of the letters belongs to the lesson alone.
        assert!(sums.iter().all(|own| *own == sums[0]), "{sums:?}");
    }
}

#[test]
fn a_code_of_five_tasks_has_at_most_fifteen_letters() {
    for (text, most) in [
        ("3 4 5; 1 4 6; 2 4 7; 5 7 9; 6 7 3", 11),
        ("9 9 9; 9 8 7; 9 9 8; 9 7 6; 9 8 6", 12),
        ("33 33 34; 33 33 34; 33 33 34; 33 33 34; 33 33 34", 13),
        ("3 4 5", 7),
    ] {
        let lesson = lesson(text);
        let given = vec![(0, false); lesson.tasks.len()];
        let code = code(&lesson, 99, &given);
        let groups: Vec<&str> = code.split('-').collect();
        assert!(groups.iter().rev().skip(1).all(|group| group.len() == 3), "{code}");
        assert!(code.replace('-', "").len() <= most, "{text}: {code}");
    }
}

/// Every single wrong letter and every swap of adjacent letters is detected.
#[test]
fn typing_errors_in_codes_are_detected() {
    let mut dice = Dice::new(52);
    let (mut slips, mut missed) = (0, 0);
    for _ in 0..60 {
        let lesson = lesson(&Tasks::drawn(&mut dice).text());
        let given = answers(&lesson, &mut dice);
        let code = code(&lesson, 1 + dice.under(99), &given);
        let own: Vec<char> = code.chars().filter(|sign| *sign != '-').collect();
        let mut tried = Vec::new();
        for at in 0..own.len() {
            for sign in SIGNS.chars().filter(|sign| *sign != own[at]) {
                let mut changed = own.clone();
                changed[at] = sign;
                tried.push(changed);
            }
            if own.get(at + 1).is_some_and(|next| *next != own[at]) {
                let mut changed = own.clone();
                changed.swap(at, at + 1);
                tried.push(changed);
            }
        }
        for slip in tried {
            slips += 1;
            missed += u32::from(read(&slip.iter().collect::<String>(), &lesson).is_ok());
        }
    }
    assert!(slips > 10_000 && missed == 0, "{missed} of {slips}");
}

/// A lesson accepts about one in 1024 codes of another lesson.
#[test]
fn codes_of_another_lesson_are_detected() {
    let mut dice = Dice::new(53);
    let (mut tried, mut taken) = (0, 0);
    for _ in 0..400 {
        let size = |dice: &mut Dice| 1 + dice.under(9);
        let text = |dice: &mut Dice| format!("{} {} {}", size(dice), size(dice), size(dice));
        let [one, other] = [text(&mut dice), text(&mut dice)];
        if one == other {
            continue;
        }
        let [one, other] = [lesson(&one), lesson(&other)];
        for place in 1..20 {
            let code = code(&one, place, &answers(&one, &mut dice));
            tried += 1;
            taken += u32::from(read(&code, &other).is_ok());
        }
    }
    assert!(tried > 5000 && taken * 250 < tried, "{taken} of {tried}");
}

#[test]
fn equal_answers_of_two_pupils_are_different_codes() {
    let lesson = lesson("3 4 5; 1 4 6 --misere; race 21 --say 1-3");
    let codes: std::collections::BTreeSet<String> =
        (1..=99).map(|place| code(&lesson, place, &[(3, false), (1, false), (2, false)])).collect();
    assert_eq!(codes.len(), 99);
}

#[test]
fn all_spellings_of_a_code_are_read() {
    let lesson = lesson("3 4 5; 5 7 9; race 21 --say 1-3");
    for place in 1..=99 {
        let code = code(&lesson, place, &[(3, false), (9, true), (2, false)]);
        let own = read(&code, &lesson);
        assert_eq!(own.as_ref().unwrap().place, place);
        for way in [
            code.to_lowercase(),
            code.replace('-', ""),
            code.replace('-', " "),
            code.replace('1', "l").replace('0', "O"),
            code.replace('1', "I").replace('0', "o"),
        ] {
            assert_eq!(read(&way, &lesson), own, "{code} typed as {way}");
        }
    }
}

/// A result code is never a sheet code and vice versa, even if the sheet code begins with X.
#[test]
fn a_result_code_is_never_one_of_a_sheet() {
    let sheet = |code: &str| {
        let line = CommandLine::from_arguments([code]);
        SheetCode::read(line.tokens().next().unwrap()).map_err(|error| error.id())
    };
    let mut dice = Dice::new(54);
    for _ in 0..200 {
        let lesson = lesson(&Tasks::drawn(&mut dice).text());
        let code = code(&lesson, 1 + dice.under(99), &answers(&lesson, &mut dice));
        assert_eq!(sheet(&code), Err("result-code-here"), "{code}");
    }
    let folder = tempfile::tempdir().unwrap();
    let lesson = lesson("3 4 5");
    let mut of_x = 0;
    for topics in ["grid:1,nim-sum:2", "grid:1,nim-sum:1,race:2", "limit:2,race:2,xor:1,columns:3"]
    {
        let asked = ["--topic", topics, "--seed", "7", "--copies", "2"];
        for sheet_made in sheets(folder.path(), &asked) {
            let code = sheet_made["code"].as_str().unwrap();
            assert!(read(code, &lesson).is_err(), "{code}");
            // Each digit of the seed is a letter more: with 29 the code of a sheet begins with X, too.
            let own = sheet(code).unwrap();
            for seed in (0..16).map(|digits| 1 << (4 * digits)) {
                let longer = SheetCode { seed, ..own.clone() }.code();
                of_x += u32::from(longer.starts_with('X'));
                assert_eq!(sheet(&longer).map(|own| own.seed), Ok(seed), "{longer}");
                assert!(read(&longer, &lesson).is_err(), "{longer}");
            }
        }
    }
    assert!(of_x > 0, "no code of a sheet begins with X");
}

#[test]
fn malformed_lessons_are_refused() {
    for (text, kind) in [
        ("", "lesson-empty"),
        (" ; ", "lesson-empty"),
        ("1;2;3;4;5;6;7;8;9", "lesson-long"),
        ("https://school.example/#lang=en&line=explain+3+4+5", "lesson-link"),
        ("https://school.example/#lang=en", "lesson-link"),
        ("0 0", "lesson-over"),
        ("60 70", "lesson-moves"),
        ("3 4 5 --move 1:2", "lesson-answer"),
        ("3 4 5; race 21 --say 1-3 --claim win", "lesson-answer"),
        ("3 4 x", "not-a-number"),
    ] {
        assert_eq!(named(text).map(|lesson| lesson.tasks.len()), Err(kind), "{text}");
    }
}

/// Every game can be a task, except for a sum, whose components are quoted.
#[test]
fn every_game_can_be_a_task() {
    for (text, moves) in [
        ("3 4 5", 12),
        ("3 4 5 --limit 2", 6),
        ("1 4 6 --misere", 11),
        ("race 21 --say 1-3", 3),
        ("5 7 --take 1,3,4", 6),
        ("wythoff 3 5", 11),
        ("moore 1 1 --at-most 2", 3),
        ("fibonacci 17", 16),
        ("staircase 2 1 3", 6),
        ("kayles 3 1", 4),
        ("grundy 5", 2),
        ("hackenbush ()()", 2),
    ] {
        let own = lesson(text);
        assert_eq!(own.tasks[0].answer_count(), 2 + moves, "{text}");
        // The link of a page is the same lesson.
        let address = text.replace(' ', "+").replace('(', "%28").replace(')', "%29");
        let link = format!("https://school.example/nim/?x=1#lang=zh&line=lesson+%22{address}%22");
        assert_eq!(named(&link), Ok(own), "{link}");
    }
    assert_eq!(named("sum \"3 4\" + \"kayles 5\"").map(|_| ()), Err("lesson-not-played"));
    assert_eq!(named("graph \"a: b\" \"b: c\"").map(|_| ()), Err("lesson-not-played"));
}
