//! Parses a line typed by the player into an [`Input`]: a command, or a move in one of its spellings: `2 1`,
//! `2:1`, `take 2 from 1` and their Chinese counterparts, also with full-width digits and Chinese numerals.
//! The words are in `play.ftl`; the words of every language are understood in every language.

use super::plain_text::{chinese_to_digits, half_width};
use carryless_args::command_line::{CommandLine, Token, narrow};
use carryless_args::error::{Error, faults};
use carryless_games::game::MoveForm;
use carryless_games::games::AnyState;
use carryless_games::position::AnyMove;
use carryless_render::i18n::{Catalogue, Language};

faults! {
    pub enum TypedFault {
        NotAMove { example: String } = "typed-move",
        NotANumber = "typed-number",
        NotStones = "typed-stones",
        NotDown { example: String } = "typed-down",
        NotTakes { example: String } = "typed-takes",
        NotParts { example: String } = "typed-parts",
        NotInAPart { example: String } = "typed-part",
        NotACut { example: String } = "typed-cut",
        TooLong { most: usize } = "typed-long",
    }
}

/// Number of legal moves, from the first on, among which an example is chosen.
const EXAMPLES: u128 = 16;

/// Command that a player can type instead of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Show the next hint; the last one is the answer.
    Hint,
    /// Explain the computer's last move.
    Why,
    /// Take back a resignation, or the human player's last move and the reply to it.
    Undo,
    /// Show the current position again.
    Show,
    /// Give up, so that the computer wins.
    Resign,
    /// Leave the match; only the terminal does so, elsewhere the answer is that to `Help`.
    Quit,
    /// Show the moves and commands that can be typed.
    Help,
}

impl Command {
    /// All commands, each with its name as used in message ids.
    pub const ALL: [(&'static str, Command); 7] = [
        ("hint", Command::Hint),
        ("why", Command::Why),
        ("undo", Command::Undo),
        ("show", Command::Show),
        ("resign", Command::Resign),
        ("quit", Command::Quit),
        ("help", Command::Help),
    ];
}

/// Meaning of a line typed by the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A command instead of a move.
    Command(Command),
    /// A guess of the misconception by which the computer plays: the text after the word for guessing.
    Guess(String),
    /// A legal move in the current position.
    Turn(AnyMove),
}

/// Role of a number in a typed line; the word before the number states it, such as `take` or `pile`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NumberRole {
    /// Number of stones to take, or number to add in a race.
    Take,
    /// Number of the pile, 1-based.
    Pile,
    /// Role not stated; the order of the numbers decides.
    Filler,
}

/// Words of all languages that a line may contain.
pub struct Vocabulary {
    /// Words that mean a command, each with that command.
    commands: Vec<(String, Command)>,
    /// Words that begin a guess of the computer's misconception.
    guesses: Vec<String>,
    /// Words that may precede a number, each with the role of that number; the longest first.
    roles: Vec<(String, NumberRole)>,
}

impl Vocabulary {
    /// Loads the words of all languages.
    pub fn load() -> Result<Self, Error> {
        let (mut commands, mut guesses, mut roles) = (Vec::new(), Vec::new(), Vec::new());
        for language in Language::all() {
            let words = Catalogue::load(language, &["play"])?;
            let list = |id: &str| -> Result<Vec<String>, Error> {
                let text = words.text(&format!("play-typed-{id}"))?;
                Ok(text.split_whitespace().map(str::to_owned).collect())
            };
            for (id, command) in Command::ALL {
                commands.extend(list(id)?.into_iter().map(|word| (word, command)));
            }
            guesses.extend(list("guess")?);
            for (id, role) in [
                ("take", NumberRole::Take),
                ("pile", NumberRole::Pile),
                ("filler", NumberRole::Filler),
            ] {
                roles.extend(list(id)?.into_iter().map(|word| (word, role)));
            }
        }
        // Longest first, because one word may begin with another.
        roles.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
        Ok(Vocabulary { commands, guesses, roles })
    }

    /// Returns the command that the line `text` names; `None` if the line is no command.
    pub fn command(&self, text: &str) -> Option<Command> {
        let lower = half_width(text.trim()).to_lowercase();
        let lower =
            lower.trim_end_matches(|letter: char| !letter.is_alphanumeric() && letter != '?');
        let found = self.commands.iter().find(|(word, _)| word == lower);
        found.map(|(_, command)| *command)
    }

    /// Returns the text after the word for guessing; `None` if the line is no guess.
    fn guess(&self, text: &str) -> Option<String> {
        let lower = half_width(text.trim()).to_lowercase();
        let rest = self.guesses.iter().find_map(|word| lower.strip_prefix(word.as_str()))?;
        // An English word ends at a letter that is none.
        (!rest.starts_with(|next: char| next.is_ascii_alphabetic())).then(|| rest.to_owned())
    }

    /// Parses the line `text`, which the player typed in the position `board`, into a command, a guess or a
    /// legal move.
    pub fn parse(&self, text: &str, board: &AnyState) -> Result<Input, Error> {
        if let Some(guess) = self.guess(text) {
            return Ok(Input::Guess(guess));
        }
        let mut text = chinese_to_digits(&half_width(text.trim()));
        if let Some(command) = self.command(&text) {
            return Ok(Input::Command(command));
        }
        if board.move_form() == Some(MoveForm::InPart) {
            // A component, a pile and a number, separated by spaces or colons.
            let ends = |letter: char| letter == ':' || letter.is_whitespace();
            let words: Vec<&str> = text.split(ends).filter(|word| !word.is_empty()).collect();
            // A line of colons only stays, to have a span for the error.
            if !words.is_empty() {
                text = words.join(":");
            }
        }
        let line = CommandLine::parse(&text);
        let (Some(first), Some(last)) = (line.tokens().next(), line.tokens().last()) else {
            return Err(line.error_at_end(Error::from(fault(board)).with_word(text.trim())));
        };
        let whole = first.extended_to(last);
        let numbers = self.numbers(whole, board)?;
        self.turn(whole, &numbers, board).map(Input::Turn)
    }

    /// Returns the legal move that `numbers`, with their roles, state in the position `board`. `whole` is the
    /// whole line, for errors.
    fn turn(
        &self,
        whole: Token<'_>,
        numbers: &[(NumberRole, Token<'_>)],
        board: &AnyState,
    ) -> Result<AnyMove, Error> {
        if is_list(board) {
            // A move with a colon names a pile and a number, which is a move of other games.
            let takes = takes_per_pile(numbers, board.numbers().len());
            let takes = takes.filter(|_| !whole.text().contains(':'));
            let line =
                CommandLine::parse(&takes.ok_or_else(|| whole.error(fault(board)))?.join(","));
            let word = line.tokens().next().ok_or_else(|| whole.error(fault(board)))?;
            return parse_legal_move(word, board);
        }
        match (board.move_form(), numbers) {
            (
                Some(MoveForm::Say | MoveForm::Stones),
                [(NumberRole::Take | NumberRole::Filler, word)],
            )
            | (Some(MoveForm::Cut), [(_, word)]) => parse_legal_move(*word, board),
            (_, &[(NumberRole::Take | NumberRole::Filler, take)]) if is_one_pile(board) => {
                let pile = CommandLine::parse("1");
                let pile = pile.tokens().next().ok_or_else(|| whole.error(fault(board)))?;
                board.parse_taking(pile, take).unwrap_or_else(|| Err(whole.error(fault(board))))
            }
            (Some(MoveForm::Take | MoveForm::Down), &[(first, one), (second, other)]) => {
                let (pile, take) = match (first, second) {
                    (NumberRole::Take, NumberRole::Take) | (NumberRole::Pile, NumberRole::Pile) => {
                        return Err(other.error(fault(board)));
                    }
                    (NumberRole::Take, _) | (NumberRole::Filler, NumberRole::Pile) => (other, one),
                    _ => (one, other),
                };
                board.parse_taking(pile, take).unwrap_or_else(|| Err(whole.error(fault(board))))
            }
            (Some(MoveForm::Take | MoveForm::Down | MoveForm::Say), _) => {
                Err(whole.error(fault(board)))
            }
            _ => parse_legal_move(whole, board),
        }
    }

    /// Returns the numbers in the line `whole`, in order, each with its role. An unknown word is an error.
    fn numbers<'l>(
        &self,
        whole: Token<'l>,
        board: &AnyState,
    ) -> Result<Vec<(NumberRole, Token<'l>)>, Error> {
        let text = whole.text();
        let mut numbers = Vec::new();
        let mut role = NumberRole::Filler;
        let mut at = 0;
        while let Some(letter) = text[at..].chars().next() {
            let rest = &text[at..];
            let run = |of: fn(char) -> bool| rest.find(|letter| !of(letter)).unwrap_or(rest.len());
            let length = if is_numeric(letter) {
                let length = run(is_numeric);
                numbers.push((role, whole.slice(at, at + length)));
                role = NumberRole::Filler;
                length
            } else if let Some((length, said)) = self.word(rest) {
                if said != NumberRole::Filler {
                    role = said;
                }
                length
            } else if letter.is_alphabetic() || letter.is_control() && !letter.is_whitespace() {
                let length = run(char::is_alphabetic).max(letter.len_utf8());
                return Err(whole.slice(at, at + length).error(fault(board)));
            } else {
                letter.len_utf8()
            };
            at += length;
        }
        Ok(numbers)
    }

    /// Returns the length in bytes of the known word at the start of `text`, and its role; `None` if there is
    /// no such word.
    fn word(&self, text: &str) -> Option<(usize, NumberRole)> {
        let begins = |word: &str| {
            let head = text.get(..word.len())?;
            let next = text[word.len()..].chars().next();
            let ends = !word.is_ascii() || !next.is_some_and(|next| next.is_ascii_alphabetic());
            (head.eq_ignore_ascii_case(word) && ends).then_some(word.len())
        };
        self.roles.iter().find_map(|(word, role)| Some((begins(word)?, *role)))
    }
}

/// Splits a list of moves at its separators: `1:2,3:1` or `2,1,2`; for games whose move is itself a list,
/// `1,0,2/0,3,0`. If there is no move in the list, returns `list` itself.
pub fn split_moves<'l>(list: Token<'l>, board: &AnyState) -> Vec<Token<'l>> {
    let is_list = is_list(board);
    let parts = |letter: char| match narrow(letter) {
        ',' => !is_list,
        '/' | ';' => true,
        letter => letter.is_whitespace(),
    };
    let text = list.text();
    let words = text.split(parts).filter(|part| !part.is_empty()).map(|part| {
        let from = part.as_ptr() as usize - text.as_ptr() as usize;
        list.slice(from, from + part.len())
    });
    let words: Vec<Token<'l>> = words.collect();
    // An empty list is reported as an invalid move.
    if words.is_empty() { vec![list] } else { words }
}

/// Returns the separator between the moves of a list in this game.
pub fn move_separator(board: &AnyState) -> &'static str {
    if is_list(board) { "/" } else { "," }
}

/// Whether a move of this game is written as a list of numbers.
fn is_list(board: &AnyState) -> bool {
    board.move_form() == Some(MoveForm::Takes)
}

/// Whether stones are taken from a single pile; then the number of stones alone states a move.
pub(super) fn is_one_pile(board: &AnyState) -> bool {
    board.move_form() == Some(MoveForm::Take) && board.numbers().len() == 1
}

/// Parses a move in the notation of `--move` and checks that it is legal in the position `board`. Errors have
/// the span of `word`.
pub fn parse_legal_move(word: Token<'_>, board: &AnyState) -> Result<AnyMove, Error> {
    board.parse_move(word).unwrap_or_else(|| Err(word.error(fault(board))))
}

/// Returns the number of stones taken from each of `piles` piles, as text. The numbers are either one for each
/// pile, or pairs of a number of stones and the number of a pile; `None` if they are neither.
fn takes_per_pile(numbers: &[(NumberRole, Token<'_>)], piles: usize) -> Option<Vec<String>> {
    if numbers.iter().all(|(role, _)| *role != NumberRole::Pile) {
        let takes = numbers.iter().map(|(_, word)| word.text().to_owned());
        return (numbers.len() == piles).then(|| takes.collect());
    }
    let mut takes = vec!["0".to_owned(); piles];
    for pair in numbers.chunks(2) {
        let (pile, take) = match *pair {
            [(NumberRole::Pile, pile), (role, take)] if role != NumberRole::Pile => (pile, take),
            [(role, take), (NumberRole::Pile, pile)] if role != NumberRole::Pile => (pile, take),
            _ => return None,
        };
        let index = usize::try_from(pile.number().ok()?.checked_sub(1)?).ok()?;
        take.text().clone_into(takes.get_mut(index)?);
    }
    Some(takes)
}

/// Returns the fault of a line that is not a move of this game; it contains a legal move as an example.
fn fault(board: &AnyState) -> TypedFault {
    let example = example(board).map(|turn| typed_form(&turn, board)).unwrap_or_default();
    match board.move_form() {
        _ if is_one_pile(board) => TypedFault::NotStones,
        Some(MoveForm::Say) => TypedFault::NotANumber,
        Some(MoveForm::Stones) => TypedFault::NotStones,
        Some(MoveForm::Down) => TypedFault::NotDown { example },
        Some(MoveForm::Cut) => TypedFault::NotACut { example },
        Some(MoveForm::Takes) => TypedFault::NotTakes { example },
        Some(MoveForm::Break) => TypedFault::NotParts { example },
        Some(MoveForm::InPart) => TypedFault::NotInAPart { example },
        Some(MoveForm::Take | MoveForm::Slide) | None => TypedFault::NotAMove { example },
    }
}

/// Returns a legal move as an example for messages: one of the first `EXAMPLES` moves, if possible a losing one
/// whose numbers are not equal. `None` if no move is left.
pub fn example(board: &AnyState) -> Option<AnyMove> {
    let mut turns: Vec<AnyMove> =
        (0..EXAMPLES).map_while(|index| board.legal_move_at(index)).collect();
    // With two equal numbers the example would not show their order.
    let shows = |turn: &AnyMove| match turn {
        AnyMove::Break(made) => made.leaves.len() > 1,
        AnyMove::Take(made) => made.pile != made.take,
        AnyMove::Down(made) => made.step != made.take,
        _ => true,
    };
    turns.sort_by_key(|turn| !shows(turn));
    let losing = turns.iter().position(|turn| !board.is_winning_move(turn));
    (!turns.is_empty()).then(|| turns.swap_remove(losing.unwrap_or_default()))
}

/// Returns a move of the position `board` in the spelling that a player types: `2 1` (pile, number) for `2:1`,
/// and `1` for `1:1` with a single pile.
pub fn typed_form(turn: &AnyMove, board: &AnyState) -> String {
    match turn {
        AnyMove::Take(made) if is_one_pile(board) => made.take.to_string(),
        AnyMove::Take(_) | AnyMove::Takes(_) | AnyMove::Down(_) => {
            turn.to_string().replace([':', ','], " ")
        }
        turn => turn.to_string(),
    }
}

/// Whether the character may belong to a number. Signs count, although a number with a sign is then rejected.
fn is_numeric(letter: char) -> bool {
    letter.is_ascii_digit() || matches!(letter, '+' | '-' | '.' | '/' | '\u{2212}')
}
