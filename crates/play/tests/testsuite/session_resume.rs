//! Compares a match with the one resumed from its command line: random matches of every game, level and
//! misconception, with hints, undo and giving up, are resumed at every point; state, text and the computer's
//! answers are equal.

use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_games::games::{AnyMisconception, PLAYED};
use carryless_play::match_options::options;
use carryless_play::session::Pace;
use carryless_play::{Dialogue, Side};
use carryless_render::i18n::Language;
use carryless_render::terminal;
use carryless_render::{Screen, html};

use carryless_test_support::rng::Dice;

fn language() -> Language {
    Language::of_code("en").unwrap()
}

/// Match that a command line resumes, or the message of its error.
fn resume(line: &str) -> Result<Dialogue, String> {
    let words = CommandLine::parse(line.strip_prefix("play ").unwrap());
    let args = Args::parse(&words, options()).map_err(|error| error.to_string())?;
    let dialogue = Dialogue::from_args(&args, language(), 5, Pace::AtOnce)
        .map_err(|error| error.to_string())?;
    args.reject_unused().map_err(|error| error.to_string())?;
    Ok(dialogue)
}

/// Text of events, as a terminal and as a page show them.
fn render(dialogue: &Dialogue, said: &[carryless_play::event::Event]) -> String {
    let screen = Screen { width: 80, colour: false };
    let show = |saying: &carryless_play::event::Event| {
        let text =
            dialogue.messages().show(saying, |page, words| terminal::page(page, words, screen));
        let page = dialogue.messages().show(saying, html::fragment);
        text.unwrap() + &page.unwrap()
    };
    said.iter().map(show).collect()
}

/// All visible texts of a match.
fn visible_state(dialogue: &Dialogue) -> (String, String, String) {
    let record = dialogue.record().to_json().unwrap();
    (dialogue.line(), record, render(dialogue, &dialogue.ending().unwrap()))
}

fn random_match(dice: &mut Dice, at: usize) -> String {
    let mut sizes = |count: usize, most: u64| {
        let sizes: Vec<String> = (0..count).map(|_| (1 + dice.up_to(most)).to_string()).collect();
        sizes.join(" ")
    };
    // Every game gets every kind of position, whatever the number of games.
    let kind = at / PLAYED.len();
    let question = match PLAYED[at % PLAYED.len()] {
        "race" if kind.is_multiple_of(2) => format!("race {} --say 1,3,5", sizes(1, 30)),
        "race" => format!("race {} --say 1-{}", sizes(1, 30), sizes(1, 4)),
        "subtraction" if kind.is_multiple_of(2) => sizes(3, 9) + " --take 1,3,4",
        "subtraction" => sizes(3, 9) + " --take 2,5 --misere",
        game @ ("kayles" | "lasker" | "grundy") => format!("{game} {}", sizes(2, 8)),
        "sum" => {
            let (one, other, third) = (sizes(2, 6), sizes(1, 6), sizes(1, 6));
            format!("sum \"{one} --take 1,3\" + \"kayles {other}\" + {third}")
        }
        "staircase" => format!("staircase {}", sizes(3, 4)),
        "hackenbush" => {
            let trees =
                ["((()))(()())", "(()(()))((()())(()))", "((()()))()", "(()()) (()) --misere"];
            format!("hackenbush {}", trees[kind % trees.len()])
        }
        "wythoff" => format!("wythoff {}", sizes(2, 9)),
        "fibonacci" if kind.is_multiple_of(2) => format!("fibonacci {}", sizes(1, 40)),
        "fibonacci" => format!("fibonacci {} --quota 5", sizes(1, 40)),
        "moore" => format!("moore {} --at-most 2", sizes(3, 6)),
        _ => match kind % 3 {
            0 => sizes(3, 8),
            1 => sizes(4, 5) + " --misere",
            _ => sizes(3, 9) + " --limit 3",
        },
    };
    let mut levels: Vec<String> =
        ["perfect", "last:5", "errs:30", "idea"].map(str::to_owned).to_vec();
    levels.extend(AnyMisconception::move_choosing().map(|idea| format!("idea:{}", idea.tag())));
    let level = &levels[at / 2 % levels.len()];
    let first = if dice.coin() { " --first me" } else { "" };
    let teach = if dice.coin() { " --teach" } else { "" };
    format!("play {question} --level {level} --seed {}{first}{teach}", dice.up_to(999))
}

/// Random input for a match, mostly a legal move in one of its spellings.
fn random_input(dice: &mut Dice, dialogue: &Dialogue) -> String {
    match dice.up_to(11) {
        0 | 1 => return "hint".to_owned(),
        2 => return "undo".to_owned(),
        3 => return "why".to_owned(),
        4 => return "show".to_owned(),
        5 if dice.up_to(5) == 0 => return "resign".to_owned(),
        _ => {}
    }
    let board = dialogue.board();
    let most = u64::try_from(board.move_count()).unwrap();
    let turn = board.legal_move_at(u128::from(dice.up_to(most - 1))).unwrap();
    turn.to_string().replace([':', ','], " ")
}

/// Resumes this number of random matches before each input. Returns how many were played and how many given up,
/// and how often a line had hints.
fn resume_drawn(matches: usize) -> (usize, usize, usize) {
    let mut dice = Dice::new(16);
    let (mut played, mut resigned, mut hints) = (0, 0, 0);
    for at in 0..matches {
        let line = random_match(&mut dice, at);
        // Not every misconception fits every game.
        let Ok(mut dialogue) = resume(&line) else { continue };
        played += 1;
        for _ in 0..40 {
            if dialogue.is_over() {
                break;
            }
            let text = random_input(&mut dice, &dialogue);
            let line = dialogue.line();
            hints += usize::from(line.contains(" --hints "));
            let mut again = resume(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(visible_state(&again), visible_state(&dialogue), "{line}");
            let [said, same] = [&mut dialogue, &mut again]
                .map(|one| one.process_input(&text).map(|said| render(one, &said)));
            assert_eq!(same.unwrap(), said.unwrap(), "{line}: {text}");
            assert_eq!(visible_state(&again), visible_state(&dialogue), "{line}: {text}");
        }
        resigned += usize::from(dialogue.game().resigned() == Some(Side::Human));
        let again = resume(&dialogue.line()).unwrap();
        assert_eq!(visible_state(&again), visible_state(&dialogue), "{line}");
    }
    (played, resigned, hints)
}

/// Each game twice.
#[test]
fn a_match_is_resumed_from_its_line() {
    let (played, _, hints) = resume_drawn(2 * PLAYED.len());
    assert!(played > PLAYED.len() / 2 && hints > 0, "{played} {hints}");
}

#[test]
#[ignore = "exhaustive"]
fn a_match_is_resumed_from_its_line_exhaustive() {
    let (played, resigned, hints) = resume_drawn(1080);
    assert!(played >= 200 && resigned > 10 && hints > 100, "{played} {resigned} {hints}");
}

#[test]
fn moves_are_read_in_their_spellings() {
    for (line, canonical) in [
        (
            "play 3 4 5 --moves 1:2,3:1 --first me --seed 7",
            "play 3 4 5 --first me --seed 7 --moves 1:2,3:1",
        ),
        (
            "play nim 3 4 5 --moves \"1：2， 3:1\" --first me --seed 7",
            "play 3 4 5 --first me --seed 7 --moves 1:2,3:1",
        ),
        (
            "play race 30 --say 1-2 --moves 1；2/2 --seed 7 --level idea",
            "play race 30 --say 1-2 --level idea --seed 7 --moves 1,2,2",
        ),
        (
            "play wythoff 8 9 --seed 7 --first me --moves 1,1/0,2",
            "play wythoff 8 9 --first me --seed 7 --moves 1,1/0,2",
        ),
        (
            "play moore 3 4 5 --at-most 2 --first me --moves \"1,1,0; 0,1,1\"",
            "play moore 3 4 5 --at-most 2 --first me --seed 5 --moves 1,1,0/0,1,1",
        ),
        ("play 3 4 --first me --hints 99 --seed 1", "play 3 4 --first me --seed 1 --hints 5"),
    ] {
        let dialogue = resume(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        // The computer's answer may follow.
        let own = dialogue.line();
        assert!(own.starts_with(canonical), "{line} became {own}");
    }
}

#[test]
fn undo_takes_back_giving_up_alone() {
    let mut dialogue = resume("play 3 4 5 --seed 7 --first me").unwrap();
    dialogue.process_input("1:1").unwrap();
    let line = dialogue.line();
    dialogue.process_input("resign").unwrap();
    assert!(dialogue.is_over() && dialogue.line().ends_with(" --resigned"));
    let mut again = resume(&dialogue.line()).unwrap();
    assert!(again.is_over());
    again.process_input("undo").unwrap();
    assert_eq!(again.line(), line);
    again.process_input("undo").unwrap();
    assert_eq!(again.line(), "play 3 4 5 --first me --seed 7");
}

#[test]
fn input_after_the_end_is_refused() {
    for line in [
        "play 1 1 --moves 1:1,2:1,1:1",
        "play 1 1 --moves 1:1,2:1 --resigned",
        "play 1 1 --moves 1:1,2:1 --hints 1",
        "play 3 4 --resigned --hints 1",
        "play race 3 --say 1-3 --moves 3,1",
    ] {
        let error = resume(line).err().unwrap_or_default();
        assert!(error.starts_with("match-over"), "{line}: {error}");
    }
}
