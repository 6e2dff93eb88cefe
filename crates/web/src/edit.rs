//! Reads a command line and edits single spans of it, so that the rest of the typed text is preserved.
//! `action.rs` decides which control causes which edit.

use std::ops::Range;

use super::map_position::{self, MAP};
use super::touch;
use carryless_args::Args;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::options::{self, OptionSpec};
use carryless_evaluate::format_answer;
use carryless_games::game::{Game, MoveForm, Profile};
use carryless_games::games::{self, AnyState, EXPLAIN, Question, race};
use carryless_play as play;
use carryless_worksheet::in_memory;
use carryless_worksheet::lesson::{self, LESSON};

/// Returns the groups of games by the kind of their moves, each as its name and its games. A game is its name and the
/// position in which a match of the game begins.
pub(super) fn match_groups() -> [(&'static str, Vec<(&'static str, &'static str)>); 3] {
    ["take", "split", "other"].map(|group| {
        let games = games::PROFILES.iter().filter(|(_, profile)| match_group(profile) == group);
        (group, games.map(|(name, profile)| (*name, profile.match_start)).collect())
    })
}

/// Returns the name of the group of a game in the list of games.
fn match_group(profile: &Profile) -> &'static str {
    match profile.move_form {
        MoveForm::Take | MoveForm::Takes | MoveForm::Stones | MoveForm::Down => "take",
        MoveForm::Break => "split",
        MoveForm::Say | MoveForm::InPart | MoveForm::Slide | MoveForm::Cut => "other",
    }
}

/// Name of the command for a match.
pub(super) const PLAY: &str = "play";

/// Name of the command for practice.
pub(super) const PRACTISE: &str = "practise";

/// Name of the command that makes sheets.
pub(super) const WORKSHEET: &str = in_memory::COMMANDS[0];
/// Name of the command that makes keys of sheets and marks answers.
pub(super) const ANSWERS: &str = in_memory::COMMANDS[1];

/// Returns the first word of the command line `text`, the name of its command.
pub(super) fn command_of(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

/// Whether both the game and the command of a command line have the option `name`.
pub(super) fn has(line: &CommandLine, name: &str) -> bool {
    let options = parse_line(line).0.and_then(|word| options_of(word.text())).unwrap_or_default();
    let entry = games::ENTRIES.iter().find(|entry| entry.name == game(line));
    entry.is_some_and(|entry| entry.options.iter().any(|spec| spec.name == name))
        && options.iter().any(|spec| spec.name == name)
}

/// Whether the command of this line makes sheets or keys, or marks answers.
pub(super) fn is_sheet(text: &str) -> bool {
    in_memory::COMMANDS.contains(&command_of(text))
}

/// Whether the command of this line is `lesson`.
pub(super) fn is_lesson(text: &str) -> bool {
    command_of(text) == LESSON
}

/// Whether the command of this line is `practise`.
pub(super) fn is_practice(text: &str) -> bool {
    command_of(text) == PRACTISE
}

/// Completes the command line `text`, so that it begins with a command: removes the program name, adds
/// `explain` before a position, and turns an empty text into a position of Nim. Single spaces then separate the
/// words.
pub(super) fn with_command(text: &str) -> String {
    let text = text.trim().split(char::is_whitespace).filter(|word| !word.is_empty());
    let text = text.collect::<Vec<_>>().join(" ");
    let text = text.strip_prefix("carryless ").unwrap_or(&text);
    if command_of(text) == "practice" {
        return text.replacen("practice", PRACTISE, 1);
    }
    match options_of(command_of(text)) {
        Some(_) => text.to_owned(),
        None if text.is_empty() => games::ENTRIES[0].example.to_owned(),
        None => format!("{EXPLAIN} {text}"),
    }
}

/// Adds `--say 1-2` to the command line if it is a race without `--say`, and returns the line.
pub(super) fn with_default_say(text: String) -> String {
    let line = CommandLine::parse(&text);
    let asked = parse_line(&line).1;
    let named = asked.peek().map(Token::text).map(|name| options::alias(name).unwrap_or(name));
    let says = asked.flag(options::SAY.name).is_some();
    match named == Some(race::Race::NAME) && !says {
        true => with_option(&text, options::SAY.name, "1-2"),
        false => text,
    }
}

/// Returns the command line of a match without the options for its moves, hints, resignation and seed.
pub(super) fn without_moves(text: &str) -> String {
    ["moves", "hints", "resigned", "seed"]
        .iter()
        .fold(text.to_owned(), |text, name| with_option(&text, name, ""))
}

/// Returns the options of a command that the page accepts; `None` for an unknown command.
pub(super) fn options_of(command: &str) -> Option<Vec<&'static OptionSpec>> {
    if command == PLAY {
        return Some(play::match_options::options().chain(options::GLOBAL).collect());
    }
    if command == MAP {
        return Some(options::MAP.iter().chain(options::GLOBAL).collect());
    }
    if in_memory::COMMANDS.contains(&command) {
        return Some(in_memory::options_of(command).into_iter().chain(options::GLOBAL).collect());
    }
    if command == LESSON {
        return Some(lesson::options().chain(options::GLOBAL).collect());
    }
    if command == PRACTISE {
        // The page keeps the progress itself.
        let own = options::PRACTISE.iter().filter(|spec| {
            ![options::PROGRESS.name, options::PRACTISE_FORMAT.name].contains(&spec.name)
        });
        return Some(own.chain(options::GLOBAL).collect());
    }
    let is_command = command == EXPLAIN || games::commands().any(|name| name == command);
    is_command.then(|| format_answer::explain_options(command).chain(options::GLOBAL).collect())
}

/// Parses a command line. Returns the token of its command, if the command is known, and its arguments.
pub(super) fn parse_line(line: &CommandLine) -> (Option<Token<'_>>, Args<'_>) {
    Args::parse_command(line, 0, &[], options_of)
}

/// Returns the name of the game or topic that a command line is about.
pub(super) fn game(line: &CommandLine) -> &'static str {
    let (command, mut asked) = parse_line(line);
    let command = command.map_or(EXPLAIN, Token::text);
    let named = |name: &str| games::ENTRIES.iter().map(|entry| entry.name).find(|own| *own == name);
    if ![EXPLAIN, PLAY].contains(&command) {
        return named(games::topic_of(command, &asked)).unwrap_or(games::ENTRIES[0].name);
    }
    let meant = games::default_game(&asked);
    let first = asked.next_word().map(Token::text).unwrap_or_default();
    let first = named(carryless_args::options::alias(first).unwrap_or(first));
    first.filter(|name| *name != games::ENTRIES[0].name).unwrap_or(meant)
}

/// Returns those words of the position that are a number or begin with a digit, such as pile sizes, with their
/// spans.
pub(super) fn numbers<'l>(args: &Args<'l>) -> Vec<Token<'l>> {
    let words = args.clone().rest();
    let is_number = |word: &Token<'_>| {
        word.text().starts_with(|c: char| c.is_ascii_digit()) || word.number().is_ok()
    };
    words.into_iter().filter(is_number).collect()
}

/// Returns the command line after the control `name` was used with this value; unchanged if the control does
/// not apply to this line.
pub(super) fn apply_control(text: &str, name: &str, value: &str) -> String {
    let line = CommandLine::parse(text);
    let (_, asked) = parse_line(&line);
    let numbers = numbers(&asked);
    match name.split_once('-') {
        Some(("", _)) => return with_option(text, name.trim_start_matches('-'), value),
        Some(("pile", number)) => {
            let at = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let place = at.and_then(|at| numbers.get(at));
            return place.map_or(text.to_owned(), |word| replace_span(text, word.span(), value));
        }
        _ => {}
    }
    if command_of(text) == MAP && name != "line" {
        return map_position::apply_control(&asked, name, value).unwrap_or_else(|| text.to_owned());
    }
    match (name, numbers.last()) {
        ("line", _) => with_default_say(with_command(value)),
        // A new position or rule replaces the start; the options of the match stay.
        ("position", _) => {
            let rest = text.find(" --first").or_else(|| text.find(" --level"));
            let rest = rest.or_else(|| text.find(" --teach")).map_or("", |at| &text[at..]);
            with_default_say(format!(
                "{PLAY} {}{rest}",
                value.strip_prefix("play ").unwrap_or(value)
            ))
        }
        ("game", _) => {
            let entry = games::ENTRIES.iter().find(|entry| entry.name == value);
            entry.map_or(text, |entry| entry.example).to_owned()
        }
        ("piles", Some(last)) if value == "more" => {
            let end = last.span().end;
            replace_span(text, end..end, " 1")
        }
        ("piles", Some(last)) if value == "less" && numbers.len() > 1 => {
            remove_span(text, last.span())
        }
        ("at", _) if value.contains(['^', '>']) => after_move(text, value),
        ("at", _) => with_new_size(text, &numbers, value),
        ("flip", _) => {
            let limit = asked.number("limit").ok().flatten();
            with_flipped_digit(text, &numbers, (value, limit)).unwrap_or_else(|| text.to_owned())
        }
        _ => text.to_owned(),
    }
}

/// Returns the position of a command line, before the move of `--move`; `None` if the line is invalid or its
/// game has no moves to be touched.
pub(super) fn board(text: &str) -> Option<AnyState> {
    let text = with_option(text, options::MOVE.name, "");
    let line = CommandLine::parse(&text);
    let (command, asked) = parse_line(&line);
    let command = command.map_or(EXPLAIN, Token::text);
    let asked = asked.restricted_to(games::options_of(command));
    Question::from_args(command, asked)
        .ok()
        .map(|question| question.state())
        .filter(AnyState::has_moves)
}

/// Returns the command line of the position after a move. `value` is the value of the control over the hotspot
/// that selects this move. Unchanged if no move is selected then.
fn after_move(text: &str, value: &str) -> String {
    let after = || {
        let mut board = board(text)?;
        let chosen = touch::select(&board, value)?;
        board.apply(&chosen.turn);
        let text = with_position(text, &board.to_args().to_line())?;
        Some(with_option(&text, options::MOVE.name, ""))
    };
    after().unwrap_or_else(|| text.to_owned())
}

/// Returns the command line `text` with the words of its position replaced by `written`, a position with its game;
/// `--misere` of `text` stays. `None` if `text` has no position.
pub(super) fn with_position(text: &str, written: &str) -> Option<String> {
    let written = written.strip_suffix(" --misere").unwrap_or(written);
    let line = CommandLine::parse(text);
    let mut asked = parse_line(&line).1;
    let words: Vec<Token<'_>> = std::iter::from_fn(|| asked.next_word()).collect();
    let (start, end) = (words.first()?.span().start, words.last()?.span().end);
    let place = start..end + usize::from(text[end..].starts_with('"'));
    Some(replace_span(text, place, written))
}

/// Returns the command line `text` after the user pressed a picture; `numbers` are its pile sizes. `value` is
/// `pile:stones` for the new size of a pile (1-based), two pile sizes for a square of Wythoff's game, or the
/// number that a race has reached. Unchanged for a pile that does not exist.
fn with_new_size(text: &str, numbers: &[Token<'_>], value: &str) -> String {
    if let Some((pile, left)) = value.split_once(':') {
        // The first number of an octal game is its code, not a pile.
        let numbers =
            if text.contains(" octal ") { numbers.get(1..).unwrap_or(&[]) } else { numbers };
        let at = pile.parse::<usize>().ok().and_then(|pile| pile.checked_sub(1));
        let Some(word) = at.and_then(|at| numbers.get(at)) else { return text.to_owned() };
        let after = replace_span(text, word.span(), left);
        let sizes = [word.number().ok(), left.parse::<u64>().ok()];
        return match sizes {
            // Stones that leave a step move to the step below.
            [Some(size), Some(left)] if text.contains(" staircase ") && left < size => {
                let below = at.and_then(|at| numbers.get(at.checked_sub(1)?));
                let stones = below.and_then(|word| word.number().ok());
                let carried = stones.and_then(|stones| stones.checked_add(size - left));
                match (below, carried) {
                    (Some(word), Some(carried)) => {
                        replace_span(&after, word.span(), &carried.to_string())
                    }
                    _ => after,
                }
            }
            // The size of a move limits the next one.
            [Some(size), Some(left)] if text.contains(" fibonacci ") && left < size => {
                let quota = (size - left).saturating_mul(2).to_string();
                with_option(&after, options::QUOTA.name, &quota)
            }
            _ => after,
        };
    }
    let Some((first, second)) = value.split_once(' ') else {
        return with_option(text, options::FROM.name, if value == "0" { "" } else { value });
    };
    let sizes = numbers.iter().zip([first, second]).rev();
    sizes.fold(text.to_owned(), |text, (word, size)| replace_span(&text, word.span(), size))
}

/// Returns the command line `text` after one binary digit of a pile is flipped; `None` for an invalid `value`.
/// `numbers` are the pile sizes in `text`, and `value` is `pile:weight` with a 1-based pile. If there is a
/// limit on the stones of a move, the digit is that of the pile modulo limit + 1.
fn with_flipped_digit(
    text: &str,
    numbers: &[Token<'_>],
    (value, limit): (&str, Option<u64>),
) -> Option<String> {
    let (pile, weight) = value.split_once(':')?;
    let word = numbers.get(pile.parse::<usize>().ok()?.checked_sub(1)?)?;
    let (size, weight) = (word.number().ok()?, weight.parse::<u64>().ok()?);
    let band = limit.and_then(|limit| limit.checked_add(1)).map_or(0, |band| size - size % band);
    Some(replace_span(text, word.span(), &(band + ((size - band) ^ weight)).to_string()))
}

/// Returns the command line with the option `name` set to `value`. An empty value removes the option; an option
/// without a value is set by any other value. Unchanged if the command does not have the option.
pub(super) fn with_option(text: &str, name: &str, value: &str) -> String {
    let line = CommandLine::parse(text);
    let (command, asked) = parse_line(&line);
    let options = command.and_then(|word| options_of(word.text())).unwrap_or_default();
    let Some(spec) = options.iter().find(|spec| spec.name == name) else { return text.to_owned() };
    let text = asked.span_of(name).map_or(text.to_owned(), |place| remove_span(text, place));
    // Full-width spaces and tabs are separators as well.
    let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
    let option = match (value.as_str(), spec.value) {
        ("", _) => return text,
        (_, None) => format!("--{name}"),
        (value, Some(_)) if value.contains(' ') => format!("--{name} \"{value}\""),
        (value, Some(_)) => format!("--{name} {value}"),
    };
    match parse_line(&CommandLine::parse(&text)).1.end_of_options() {
        Some(at) => format!("{}{option} {}", &text[..at], &text[at..]),
        None => format!("{text} {option}"),
    }
}

fn replace_span(text: &str, place: Range<usize>, by: &str) -> String {
    [&text[..place.start], by, &text[place.end..]].concat()
}

/// Returns the text without the bytes in `place` and the spaces and commas around them. One space separates the
/// words that remain.
pub(super) fn remove_span(text: &str, place: Range<usize>) -> String {
    let before = text[..place.start].trim_end_matches([' ', ',']);
    let after = text[place.end..].trim_start_matches([' ', ',']);
    let gap = if after.is_empty() || before.is_empty() { "" } else { " " };
    [before, gap, after].concat()
}
