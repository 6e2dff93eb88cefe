//! Applies a control of the page (a button, field or link with a name and a value) to the command line:
//! [`Request`] → [`PageState`], with the new command line and the content of the reply. A control of a single
//! section is passed on to it ([`Wanted::Used`]).

use super::Request;
use super::edit::{
    self, PLAY, PRACTISE, WORKSHEET, apply_control, parse_line, with_command, with_default_say,
    with_option, without_moves,
};
use super::map_position::{self, MAP};
use super::{presentation, sheet_command, touch};
use carryless_args::ArgsBuilder;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::options::{CLAIM, MOVE, SOLUTION};
use carryless_games::games::{self, AnyState, EXPLAIN, Question};
use carryless_play as play;
use carryless_play::session::{Dialogue, Pace};
use carryless_render::i18n::Language;
use carryless_worksheet::encoding::Decoded;
use carryless_worksheet::lesson::LESSON;

/// Maximum count of numbers of an addition without carry that become piles when the user opens another section
/// of the page.
const PILES: usize = 12;

/// Value of the control `wing` that starts the guided story of the play board with the current piles. Other
/// values of `wing` are names of sections.
const STORY: &str = "story";

/// Value of the control that leads from the end of a match to the answer with its steps.
pub(super) const STEPS: &str = "steps";

/// Value of `touched` in [`PageState`] while a teacher tries a lesson as a pupil. The page then has a link back
/// to the plan.
pub(super) const TRIAL: &str = "trial";

/// First word of the state of the play board once its guided story has been told to the end.
pub(super) const DONE: &str = "done";

/// State of the page after a control was used.
#[derive(Clone, Debug)]
pub(super) struct PageState {
    pub(super) language: Language,
    /// Command line after the control was applied; begins with the command.
    pub(super) line: String,
    /// Index of the board frame or sheet that is shown large, 0-based, if one is chosen.
    pub(super) step: Option<usize>,
    /// State that is not part of the command line, as text: the state of the play board (parsed by `Touched`),
    /// the remaining tasks of a presentation (see `presentation.rs`), [`TRIAL`], or what the fields of a question of
    /// practice contain; otherwise empty.
    pub(super) touched: String,
    /// Sessions of practice that the page keeps, as text.
    pub(super) practice: String,
    /// Content that the page requests besides its HTML fragments.
    pub(super) wanted: Wanted,
    /// Whether a control is still being dragged.
    pub(super) is_live: bool,
    /// Random number, used as the seed of a command line that has none.
    pub(super) chance: u64,
    /// Class list as text; empty if there is none.
    pub(super) roster: String,
    /// Answer list to be marked, as text; empty if there is none.
    pub(super) answers: String,
    /// Message id of a note for the user, if the position had to change for the play section; otherwise `None`.
    pub(super) note: Option<&'static str>,
    /// Name of the encoding from which the class list was decoded; `None` if it was sent as text.
    pub(super) encoding: Option<&'static str>,
}

/// Content that a request can ask for besides the HTML fragments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    Nothing,
    /// Only the board, while a control is being dragged.
    Board,
    /// The answer as a file of this format; an empty name means the format of the command line.
    File(String),
    /// The link to the current state of the page; the value is the URL of the page.
    Link(String),
    /// Name and value of a control that belongs to one section of the page; that section applies it.
    Used(String, String),
}

impl PageState {
    /// Creates the state of the page after the control of a request was used.
    pub(super) fn from_request(request: &Request, language: Language) -> Self {
        let line = with_default_say(with_command(&request.line));
        let mut typed = PageState {
            language,
            line,
            step: request.step,
            touched: request.touched.clone(),
            practice: request.practice.clone(),
            wanted: Wanted::Nothing,
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
            "write" => typed.wanted = Wanted::File(value.to_owned()),
            "link" => typed.wanted = Wanted::Link(value.to_owned()),
            "wing" => {
                // A match tells the story; the explanation shows the steps after the answer.
                let (name, touched, step) = match value {
                    STORY => (PLAY, "split", None),
                    STEPS => (EXPLAIN, "", Some(1)),
                    name => (name, "", None),
                };
                touched.clone_into(&mut typed.touched);
                (typed.line, typed.note) = in_section(&typed.line, name, language);
                typed.step = step;
            }
            name => {
                typed.use_control(name, value);
                // Emptying a field leaves extra spaces.
                typed.line = with_command(&typed.line);
            }
        }
        if !typed.uses_touched() {
            typed.touched.clear();
        }
        if edit::is_lesson(&typed.line) {
            typed.read_lists(request);
        } else if edit::is_sheet(&typed.line) {
            typed.read_lists(request);
            typed.line =
                sheet_command::make_reproducible(&typed.line, &typed.roster, request.chance);
        } else if request.live && ![PLAY, MAP].contains(&edit::command_of(&typed.line)) {
            // During dragging only the board is updated; the explanation follows on release.
            typed.wanted = Wanted::Board;
        }
        typed
    }

    /// Decodes the class list and the answer list of a request into `roster` and `answers`. The encoding is
    /// given by the request or detected.
    fn read_lists(&mut self, request: &Request) {
        let line = CommandLine::parse(&self.line);
        let wanted = parse_line(&line).1.value_of("encoding").map(Token::text);
        let roster = Decoded::from_page(&request.roster, wanted);
        let answers = Decoded::from_page(&request.answers, wanted).text;
        (self.roster, self.encoding, self.answers) = (roster.text, roster.encoding, answers);
    }

    /// Applies the control `name` with this value; the effect of a control depends on the section of the page.
    fn use_control(&mut self, name: &str, value: &str) {
        let plays = edit::command_of(&self.line) == PLAY;
        if edit::command_of(&self.line) == EXPLAIN {
            self.touched = presentation::with_pick(&self.touched, "");
        }
        match name {
            "again" if plays => {
                self.line = without_moves(&self.line);
                self.touched = with_progress(&self.touched, value);
            }
            "touch" if plays => self.touched = with_progress(&self.touched, value),
            "line" if plays => {
                self.touched = with_progress(&self.touched, "");
                self.line = without_moves(&self.line);
                self.line = apply_control(&self.line, "position", value);
            }
            "series" if plays => self.begin_match(value),
            name if plays && !name.starts_with("--") => {
                self.wanted = Wanted::Used(name.to_owned(), value.to_owned());
            }
            name if (edit::is_lesson(&self.line) || edit::is_practice(&self.line))
                && name != "line" =>
            {
                self.wanted = Wanted::Used(name.to_owned(), value.to_owned());
            }
            "paper" | "summary" if edit::is_sheet(&self.line) => {
                self.wanted = Wanted::Used(name.to_owned(), value.to_owned());
            }
            "paper" | "reply" if edit::command_of(&self.line) == MAP => {
                self.wanted = Wanted::Used(name.to_owned(), value.to_owned());
            }
            name if edit::is_sheet(&self.line) && name != "line" => {
                self.line = sheet_command::apply_control(&self.line, name, value);
                self.step = None;
            }
            "try" => self.try_move(value),
            "claim" => {
                let line = without_attempts(&self.line);
                self.line = with_option(&line, CLAIM.name, value);
            }
            "another" => self.show_next_position(),
            "answer" => {
                self.line = without_attempts(&self.line);
                self.step = Some(1);
            }
            name => {
                // Changing a pile or a digit keeps the chosen board frame.
                if !name.starts_with("--") && !name.starts_with("pile") && name != "flip" {
                    self.step = None;
                }
                self.line = apply_control(&self.line, name, value);
                // A new move or position hides the solution of the previous one.
                if !["line", "--solution", "--detail", "--ask"].contains(&name) {
                    self.line = with_option(&self.line, SOLUTION.name, "");
                }
            }
        }
    }

    /// Begins the match with the index `value` of the series of matches that get harder; does nothing if there is
    /// no such match.
    fn begin_match(&mut self, value: &str) {
        if let Some(wanted) = value.parse().ok().and_then(play::series::arguments) {
            self.touched = with_progress(&self.touched, "");
            self.line = [PLAY, &wanted].join(" ");
        }
    }

    /// Whether the state in `touched` belongs to the command of the command line.
    fn uses_touched(&self) -> bool {
        match edit::command_of(&self.line) {
            PLAY | PRACTISE => true,
            EXPLAIN => {
                let (picked, rest) = presentation::split_pick(&self.touched);
                !picked.is_empty() || presentation::has_tasks(rest)
            }
            LESSON => self.touched == TRIAL,
            _ => false,
        }
    }

    /// Selects the move to which the hotspot under the control with this value leads, or picks up a token. The move is
    /// judged at once unless a second press can add to it.
    fn try_move(&mut self, value: &str) {
        let (line, typed) = selected_move(&self.line, value);
        let board = edit::board(&line);
        let token = board.as_ref().map(|board| touch::picked_token(board, value));
        if let Some(token) = token.filter(|token| !token.is_empty()) {
            self.touched = presentation::with_pick(&self.touched, &token);
            self.line = line;
        } else if board.as_ref().is_some_and(touch::is_extended) {
            self.touched = presentation::with_pick(&self.touched, &typed);
            self.line = line;
        } else {
            self.line = with_option(&line, MOVE.name, &typed);
        }
    }

    /// Shows the first board frame of the next position of a presentation, without the attempts at the current
    /// one.
    fn show_next_position(&mut self) {
        self.line = without_attempts(&self.line);
        if let Some((line, touched)) = presentation::next(&self.line, &self.touched) {
            (self.line, self.touched) = (line, touched);
        }
        self.step = None;
    }
}

/// Returns the state `next` of the play board, marked with [`DONE`] if the state `before` is.
fn with_progress(before: &str, next: &str) -> String {
    let is_done = |state: &str| state.split(' ').next() == Some(DONE);
    match is_done(before) && !is_done(next) {
        true => [DONE, next].join(" "),
        false => next.to_owned(),
    }
}

/// Returns the command line without the attempts at its position.
fn without_attempts(text: &str) -> String {
    let without = |line: String, name: &&str| with_option(&line, name, "");
    [MOVE.name, CLAIM.name, SOLUTION.name].iter().fold(text.to_owned(), without)
}

/// Returns the command line `text` without attempts, and the move, as it is typed, that is selected after a hotspot is
/// pressed; empty if none is. `value` is the value of the control over the hotspot.
fn selected_move(text: &str, value: &str) -> (String, String) {
    let text = without_attempts(text);
    let chosen = edit::board(&text).and_then(|board| touch::select(&board, value));
    (text, chosen.map(|chosen| chosen.typed).unwrap_or_default())
}

/// Returns the position that the match of the command line has reached; `None` if the match is over or the line
/// is invalid.
fn reached_position(text: &str, language: Language) -> Option<AnyState> {
    let line = CommandLine::parse(text);
    let asked = parse_line(&line).1;
    let dialogue = Dialogue::from_args(&asked, language, 0, Pace::Paused).ok()?;
    (!dialogue.is_over()).then(|| dialogue.board().clone())
}

/// Returns the command line with which the section `wing` (the name of a command) of the page opens. In the
/// play, explanation and map sections it shows the position of `text` where possible; for play, the numbers of
/// an addition without carry become piles. The second value is the id of a message if the position had to
/// change for play.
fn in_section(text: &str, wing: &str, language: Language) -> (String, Option<&'static str>) {
    let line = CommandLine::parse(text);
    let (command, asked) = parse_line(&line);
    let command = command.map_or(EXPLAIN, Token::text);
    let question = match command {
        PLAY => {
            Question::from_args(EXPLAIN, asked.restricted_to(play::match_options::rules())).ok()
        }
        MAP => Question::from_args(EXPLAIN, asked.restricted_to(games::options_of(EXPLAIN))).ok(),
        _ if edit::is_sheet(text) || edit::is_lesson(text) || edit::is_practice(text) => None,
        command => {
            Question::from_args(command, asked.restricted_to(games::options_of(command))).ok()
        }
    };
    let board = question.map(|question| question.state());
    let reached = (command == PLAY && wing != PLAY).then(|| reached_position(text, language));
    let board = reached.flatten().or(board);
    if wing == MAP {
        let board = board.filter(AnyState::is_played);
        return (map_position::line_for(board.as_ref()), None);
    }
    let (position, note) = match board {
        Some(board) if board.is_played() => (board.to_args(), None),
        board => match board.as_ref().and_then(AnyState::nim_piles) {
            Some(piles) if piles.len() <= PILES => {
                (ArgsBuilder::default().words(piles), Some("web-played-as-piles"))
            }
            _ => {
                let usual = ArgsBuilder::default().words(["3", "4", "5"]);
                (usual, board.map(|_| "web-not-played"))
            }
        },
    };
    match wing {
        PLAY => (format!("{PLAY} {} --first me", position.to_line()), note),
        EXPLAIN => (format!("{EXPLAIN} {}", position.to_line()), None),
        WORKSHEET => (sheet_command::first_sheet(), None),
        PRACTISE => (PRACTISE.to_owned(), None),
        LESSON => (format!("{LESSON} --plan"), None),
        _ => (text.to_owned(), None),
    }
}
