//! What a person types in a match. In: a line `play …`, and below it what is typed. What holds: every move
//! that is read is legal by the referee, and so is every answer of the computer, which never gives a win away
//! when it plays as well as it can; the line of the match resumes exactly this; what is said is plain.

use serde_json::Value;

use super::markup::{is_plain, is_sound};
use super::moves::{Game, Known};
use super::referee;
use super::tools::{self, is_told, language, number, text};
use crate::args::Args;
use crate::games::AnyState;
use crate::command_line::CommandLine;
use crate::play::session::Pace;
use crate::play::event::Event;
use crate::play::{Dialogue, match_options};
use crate::play::parse_input::Input;
use crate::render::{Screen, html, terminal};

const LONGEST: usize = 400;

/// The lines that are typed at most.
const MOST: usize = 8;

/// One match in so many is resumed from its line.
const ONE_IN: usize = 4;

pub(super) fn match_input(data: &[u8]) {
    let Some(text) = text(data, LONGEST) else { return };
    let (line, typed) = text.split_once('\n').unwrap_or((text, ""));
    let code = ["en", "zh"][number(data) % 2];
    let Some(mut dialogue) = resumed(line, code) else { return };
    // An empty line is passed over.
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
                holds(before, turns.iter().map(|turn| tools::json(&turn)), line);
                said
            }
            Ok(command) => dialogue.apply_input(command),
            Err(error) => {
                is_told(&error);
                continue;
            }
        };
        is_said(&dialogue, &said.unwrap_or_else(|error| panic!("{error}: {text:?} in {line}")));
    }
    if number(data).is_multiple_of(ONE_IN) {
        let written = dialogue.line();
        let again = resumed(&written, code).unwrap_or_else(|| panic!("{written} is not read"));
        assert_eq!(again.line(), written);
        assert_eq!(again.game().turns(), dialogue.game().turns(), "{written}");
        is_said(&dialogue, &again.opening().expect("an opening"));
        is_said(&dialogue, &dialogue.ending().expect("an ending"));
    }
}

fn resumed(line: &str, code: &str) -> Option<Dialogue> {
    let words = CommandLine::parse(line.strip_prefix("play ")?);
    let asked = Args::parse(&words, match_options::options()).inspect_err(is_told).ok()?;
    let dialogue = Dialogue::from_args(&asked, language(code), 5, Pace::AtOnce).inspect_err(is_told).ok()?;
    asked.reject_unused().inspect_err(is_told).ok()?;
    Some(dialogue)
}

/// What the referee sees of a position, if it is small.
fn referee_of(board: &AnyState) -> Option<Game> {
    let whole: Value = tools::json(&board);
    Game::read(whole["game"].as_str()?, &whole).filter(referee::is_small)
}

/// A move of the person and the answer of the computer, held against the rules.
fn holds(before: Option<Game>, turns: impl Iterator<Item = Value>, line: &str) {
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

/// What is said, as a terminal and as a page show it.
fn is_said(dialogue: &Dialogue, said: &[Event]) {
    let screen = Screen { width: 60, colour: false };
    for saying in said {
        let text = dialogue.messages().show(saying, |page, words| terminal::page(page, words, screen));
        is_plain(&text.expect("text"));
        is_sound(&dialogue.messages().show(saying, html::page).expect("a page"));
    }
}
