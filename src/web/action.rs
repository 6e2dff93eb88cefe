//! What a control makes of the command line of a page. In: the line so far, the name of a control and
//! what it says. Out: the line after it, and what the reply is to hold.

use super::Request;
use super::edit::{self, PLAY, WORKSHEET, again, edited, read, ruled, with_command, with_option};
use super::map_position::{self, MAP};
use super::{sheet_command, touch};
use crate::args::ArgsBuilder;
use crate::command_line::{CommandLine, Token};
use crate::games::{self, AnyState, EXPLAIN, Question};
use crate::i18n::Language;
use crate::options::{MOVE, SOLUTION};
use crate::play;
use crate::worksheet::encoding::Decoded;
use crate::worksheet::lesson::LESSON;

/// The most numbers of an addition that are played as piles.
const PILES: usize = 12;

/// What the control says that leads to the story of these stones.
const STORY: &str = "story";

/// What was typed, or what a control has made of it.
#[derive(Clone, Debug)]
pub(super) struct PageState {
    pub(super) language: Language,
    /// The whole line, with its command.
    pub(super) line: String,
    /// The moment of the board, as far as it was chosen.
    pub(super) step: Option<usize>,
    /// What is touched on the play board.
    pub(super) touched: String,
    /// What the reply is to hold besides the page.
    pub(super) wish: Wanted,
    /// Whether a control is still being pulled at.
    pub(super) is_live: bool,
    /// A number by chance, for a line that needs one and has none.
    pub(super) chance: u64,
    /// The list of the class and the list of answers, each empty when there is none.
    pub(super) roster: String,
    pub(super) answers: String,
    /// The message that says what became of the position in another wing, where that is not the same.
    pub(super) note: Option<&'static str>,
    /// The encoding of the list of the class, where its text had to tell it.
    pub(super) encoding: Option<&'static str>,
}

/// What a page can ask for besides its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    Nothing,
    /// The board alone: somebody is pulling at it.
    Board,
    /// The answer as a file of this format.
    File(String),
    /// A link to this page, which is at this address.
    Link(String),
    /// What the control of a match or of sheets was, and what it said.
    Used(String, String),
}

impl PageState {
    /// The line after a control was used.
    pub(super) fn after(request: &Request, language: Language) -> Self {
        let line = ruled(with_command(&request.line));
        let mut typed = PageState {
            language,
            line,
            step: request.step,
            touched: request.touched.clone(),
            wish: Wanted::Nothing,
            is_live: request.live,
            chance: request.chance,
            roster: String::new(),
            answers: String::new(),
            encoding: None,
            note: None,
        };
        let value = request.value.trim();
        match request.name.as_str() {
            "" => {}
            "lang" => typed.language = Language::of_code(value).unwrap_or(language),
            "step" => typed.step = value.parse().ok(),
            "write" => typed.wish = Wanted::File(value.to_owned()),
            "link" => typed.wish = Wanted::Link(value.to_owned()),
            "wing" => {
                // The story is told in a match.
                let (name, touched) = if value == STORY { (PLAY, "split") } else { (value, "") };
                touched.clone_into(&mut typed.touched);
                (typed.line, typed.note) = wing(&typed.line, name);
                typed.step = None;
            }
            name => {
                typed.use_control(name, value);
                // An emptied field leaves a gap.
                typed.line = with_command(&typed.line);
            }
        }
        if edit::command_of(&typed.line) != PLAY {
            typed.touched.clear();
        }
        if edit::is_lesson(&typed.line) {
            typed.read_lists(request);
        } else if edit::is_sheet(&typed.line) {
            typed.read_lists(request);
            typed.line = sheet_command::settled(&typed.line, &typed.roster, request.chance);
        } else if request.live && ![PLAY, MAP].contains(&edit::command_of(&typed.line)) {
            // What is pulled at is answered by the board; the argument follows when it lies still.
            typed.wish = Wanted::Board;
        }
        typed
    }

    /// The lists as texts, in the encoding that the line names or that their letters tell.
    fn read_lists(&mut self, request: &Request) {
        let line = CommandLine::parse(&self.line);
        let wanted = read(&line).1.value("encoding").map(Token::text);
        let roster = Decoded::of_page(&request.roster, wanted);
        let answers = Decoded::of_page(&request.answers, wanted).text;
        (self.roster, self.encoding, self.answers) = (roster.text, roster.encoding, answers);
    }

    /// A control that belongs to one wing.
    fn use_control(&mut self, name: &str, value: &str) {
        let plays = edit::command_of(&self.line) == PLAY;
        match name {
            "again" if plays => {
                self.line = again(&self.line);
                value.clone_into(&mut self.touched);
            }
            "touch" if plays => value.clone_into(&mut self.touched),
            "line" if plays => {
                self.touched.clear();
                self.line = again(&self.line);
                self.line = edited(&self.line, "position", value);
            }
            name if plays && !name.starts_with("--") => {
                self.wish = Wanted::Used(name.to_owned(), value.to_owned());
            }
            name if edit::is_lesson(&self.line) && name != "line" => {
                self.wish = Wanted::Used(name.to_owned(), value.to_owned());
            }
            "paper" | "summary" if edit::is_sheet(&self.line) => {
                self.wish = Wanted::Used(name.to_owned(), value.to_owned());
            }
            "paper" | "reply" if edit::command_of(&self.line) == MAP => {
                self.wish = Wanted::Used(name.to_owned(), value.to_owned());
            }
            name if edit::is_sheet(&self.line) && name != "line" => {
                self.line = sheet_command::edited(&self.line, name, value);
                self.step = None;
            }
            "try" => self.line = tried(&self.line, value),
            name => {
                // Other piles, or another digit of one, are looked at in the same moment.
                if !name.starts_with("--") && !name.starts_with("pile") && name != "flip" {
                    self.step = None;
                }
                self.line = edited(&self.line, name, value);
                // Another try, or another position, begins without the answer.
                if !["line", "--solution", "--detail", "--ask"].contains(&name) {
                    self.line = with_option(&self.line, SOLUTION.name, "");
                }
            }
        }
    }
}

/// The line with the move that is chosen after a place of its board was touched, to be judged.
fn tried(text: &str, value: &str) -> String {
    let text = with_option(&with_option(text, MOVE.name, ""), SOLUTION.name, "");
    let Some(board) = edit::board(&text) else { return text };
    let typed = touch::pressed(&board, value).map(|chosen| chosen.typed);
    with_option(&text, MOVE.name, &typed.unwrap_or_default())
}

/// The same position in another wing, and what is said of it where that has it not: the numbers of an
/// addition without carry are played as piles.
fn wing(text: &str, wing: &str) -> (String, Option<&'static str>) {
    let line = CommandLine::parse(text);
    let (command, asked) = read(&line);
    let command = command.map_or(EXPLAIN, Token::text);
    let question = match command {
        PLAY => Question::of_asked(EXPLAIN, asked.part(play::match_options::rules())).ok(),
        MAP => Question::of_asked(EXPLAIN, asked.part(games::options_of(EXPLAIN))).ok(),
        _ if edit::is_sheet(text) || edit::is_lesson(text) => None,
        command => Question::of_asked(command, asked.part(games::options_of(command))).ok(),
    };
    let board = question.map(|question| question.setting());
    if wing == MAP {
        let board = board.filter(AnyState::is_played);
        return (map_position::of(board.as_ref()), None);
    }
    let (position, note) = match board {
        Some(board) if board.is_played() => (board.written(), None),
        Some(AnyState::Xor(xor)) if xor.position.numbers.len() <= PILES => {
            (ArgsBuilder::default().words(&xor.position.numbers), Some("web-played-as-piles"))
        }
        board => {
            let usual = ArgsBuilder::default().words(["3", "4", "5"]);
            (usual, board.map(|_| "web-not-played"))
        }
    };
    match wing {
        PLAY => (format!("{PLAY} {} --first me", position.line()), note),
        EXPLAIN => (format!("{EXPLAIN} {}", position.line()), None),
        WORKSHEET => (WORKSHEET.to_owned(), None),
        LESSON => (format!("{LESSON} --plan"), None),
        _ => (text.to_owned(), None),
    }
}
