//! Codes of results: short, and safe against mistyping.

use carryless_args::command_line::CommandLine;
use carryless_practise::{Session, Settings, skill};
use carryless_worksheet::code::practise::{LADDER, PractiseCode, SkillState};

fn read(text: &str) -> Option<PractiseCode> {
    let line = CommandLine::from_arguments([text]);
    let word = line.tokens().next().unwrap();
    PractiseCode::read(word).ok()
}

fn letters(code: &str) -> usize {
    code.chars().filter(|sign| *sign != '-').count()
}

#[test]
fn the_longest_code_has_24_letters_and_is_read_again() {
    let state = |at: usize| [SkillState::New, SkillState::Practised, SkillState::Mastered][at % 3];
    let on_ladder = LADDER.iter().enumerate().map(|(at, name)| (*name, state(at))).collect();
    let topics = ["columns", "who-wins", "hackenbush", "sets"].iter().enumerate();
    let named = topics.map(|(at, name)| (*name, state(at))).collect();
    for skills in [on_ladder, named] {
        let misconceptions = vec!["equalise", "carry", "multiples-anyway"];
        let result = PractiseCode { skills, misconceptions, asked: 4095 };
        let code = result.code();
        assert!(letters(&code) <= 24, "{code}");
        assert_eq!(read(&code), Some(result.clone()), "{code}");
        assert_eq!(read(&code.to_lowercase().replace('-', " ")), Some(result), "{code}");
    }
}

#[test]
fn codes_list_the_skills_of_the_ladder() {
    let ladder: Vec<&str> = skill::ladder(None).iter().map(|skill| skill.name).collect();
    assert_eq!(ladder, LADDER);
}

#[test]
fn a_wrong_letter_is_found() {
    let session = Session::new(Settings::default()).unwrap();
    let code = session.code();
    assert!(read(&code).is_some());
    for at in (0..code.len()).filter(|at| code.as_bytes()[*at] != b'-') {
        for sign in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars() {
            let mut other = code.clone();
            other.replace_range(at..=at, &sign.to_string());
            assert_eq!(read(&other).is_some(), other == code, "{other}");
        }
    }
}
