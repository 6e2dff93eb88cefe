//! Plays matches. Input: a line `play …`, and below it the typed lines. Checks: every accepted move and every
//! answer of the computer is legal by the referee, and perfect play never loses an N-position; the match
//! resumes from its line; messages contain no control codes.

use serde_json::Value;

use super::markup::{check_plain_text, check_html};
use super::moves::{Game, Known};
use super::referee;
use super::tools::{self, check_error, language, number, text};
use carryless_args::Args;
use carryless_games::games::AnyState;
use carryless_args::command_line::CommandLine;
use carryless_play::session::Pace;
use carryless_play::event::Event;
use carryless_play::{Dialogue, match_options};
use carryless_play::parse_input::Input;
use carryless_render::{Screen, html, terminal};

const LONGEST: usize = 400;

/// Largest number of lines that are typed in a match.
const MOST: usize = 8;

/// One match in this many is resumed from its command line.
const ONE_IN: usize = 4;

pub(super) fn match_input(data: &[u8]) {
    let Some(text) = text(data, LONGEST) else { return };
    let (line, typed) = text.split_once('\n').unwrap_or((text, ""));
    let code = ["en", "zh"][number(data) % 2];
    let Some(mut dialogue) = resume(line, code) else { return };
    // An empty line is skipped.
    let typed = typed.split('\n').filter(|text| !text.trim().is_empty());
    for text in typed.take(MOST) {
        if dialogue.is_over() {
            break;
        }
        let said = match dialogue.parse_input(text) {
            Ok(Input::Turn(turn)) => {
                let before = referee_of(dialogue.board());
                let made = dialogue.game().turns().len();
                let said = dialogue.apply_input(Input::Turn(turn));
                let turns = &dialogue.game().turns()[made..];
                check_turns(before, turns.iter().map(|turn| tools::json(&turn)), line);
                said
            }
            Ok(command) => dialogue.apply_input(command),
            Err(error) => {
                check_error(&error);
                continue;
            }
        };
        check_events(&dialogue, &said.unwrap_or_else(|error| panic!("{error}: {text:?} in {line}")));
    }
    if number(data).is_multiple_of(ONE_IN) {
        let written = dialogue.line();
        let again = resume(&written, code).unwrap_or_else(|| panic!("{written} is not read"));
        assert_eq!(again.line(), written);
        assert_eq!(again.game().turns(), dialogue.game().turns(), "{written}");
        check_events(&dialogue, &again.opening().expect("an opening"));
        check_events(&dialogue, &dialogue.ending().expect("an ending"));
    }
}

fn resume(line: &str, code: &str) -> Option<Dialogue> {
    let words = CommandLine::parse(line.strip_prefix("play ")?);
    let args = Args::parse(&words, match_options::options()).inspect_err(check_error).ok()?;
    let dialogue = Dialogue::from_args(&args, language(code), 5, Pace::AtOnce).inspect_err(check_error).ok()?;
    args.reject_unused().inspect_err(check_error).ok()?;
    Some(dialogue)
}

/// Position of a match in the form of the referee; `None` if it is too large.
fn referee_of(board: &AnyState) -> Option<Game> {
    let whole: Value = tools::json(&board);
    Game::read(whole["game"].as_str()?, &whole).filter(referee::is_small)
}

/// Checks by the rules that the person's move and the computer's answer are legal, and that perfect play gives
/// no win away. `before` is the position before both moves, `None` if it is too large to check.
fn check_turns(before: Option<Game>, turns: impl Iterator<Item = Value>, line: &str) {
    let Some(mut game) = before else { return };
    for (index, turn) in turns.enumerate() {
        let after = referee::made(&game, &turn);
        let after = after.unwrap_or_else(|| panic!("{turn} is not legal in {:?}: {line}", game.at));
        if index == 1 && !line.contains("--level") && game.is_small() {
            let mut known = Known::new();
            let wins = game.wins(&game.at, &mut known, 30_000);
            let wins_after = game.wins(&after.at, &mut known, 30_000);
            let gives = wins == Some(true) && wins_after == Some(true);
            assert!(!gives, "{turn} gives the win away in {:?}: {line}", game.at);
        }
        game = after;
    }
}

/// Checks the texts of events, as a terminal and as a page show them, for control codes and markup.
fn check_events(dialogue: &Dialogue, said: &[Event]) {
    let screen = Screen { width: 60, colour: false };
    for saying in said {
        let text = dialogue.messages().show(saying, |page, words| terminal::page(page, words, screen));
        check_plain_text(&text.expect("text"));
        check_html(&dialogue.messages().show(saying, html::page).expect("a page"));
    }
}
