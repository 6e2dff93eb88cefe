//! The practice section of the page: one question at a time, chosen by a [`carryless_practise::Session`]. What the
//! session knows is kept by the page as text ([`Kept`]): the state before the current question, and what has been done
//! with it. A reply replays these steps. Read next: `replay.rs`.

mod answered;
mod boards;
mod form;
mod kept;
mod replay;
mod view;

use super::Reply;
use super::action::{PageState, Wanted};
use super::cache::Cache;
use super::edit::{parse_line, with_option};
use super::fragments;
use super::touch;
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_args::options::SEED;
use carryless_args::spec_file::SpecFileFault;
use carryless_practise::Settings;

use form::Draft;
use kept::{Kept, Practice, Step};
use replay::Replay;

/// Random seeds are less than this number, so that they are short to type.
const SEEDS: u64 = 1_000_000;

/// A note on an answer that is not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Uncounted {
    /// A field is empty.
    Missing,
    /// The answer cannot be read.
    Unreadable,
}

/// Practice while one request is answered.
struct Desk<'s> {
    shelf: &'s Cache,
    settings: Settings,
    practice: Practice,
    replay: Replay,
    draft: Draft,
    uncounted: Option<Uncounted>,
    /// Name of the control that was used; empty if none was.
    used: String,
}

/// Applies the control that was used to the session, and adds its question or result to the reply.
pub(super) fn fill(reply: &mut Reply, typed: &PageState, shelf: &Cache) -> Result<(), Error> {
    let mut kept = Kept::parse(&typed.practice);
    let line = CommandLine::parse(&typed.line);
    let asked = parse_line(&line).1.into_result()?;
    let bare = with_option(&typed.line, SEED.name, "");
    let seed = kept.last_seed(&bare).unwrap_or(typed.chance % SEEDS);
    let settings = Settings::from_args(&asked, typed.language, seed)?;
    if let Some(word) = asked.peek() {
        return Err(SpecFileFault::stray_word(word));
    }
    asked.reject_unused()?;
    let practice = kept.take(&bare, settings.seed);
    let replay = Replay::new(&settings, &practice)?;
    let draft = Draft::parse(&typed.touched);
    let (uncounted, used) = (None, String::new());
    let mut desk = Desk { shelf, settings, practice, replay, draft, uncounted, used };
    if let Wanted::Used(name, value) = &typed.wanted {
        desk.used.clone_from(name);
        desk.act(name, value, typed.chance)?;
    }
    let (html, say) = desk.page()?;
    reply.line = with_option(&bare, SEED.name, &desk.settings.seed.to_string());
    desk.replay.keep();
    kept.put(desk.practice);
    reply.practice = kept.text()?;
    // The fields themselves hold what was typed.
    (reply.touched, reply.step, reply.say) = (String::new(), None, say);
    reply.parts.insert("answer".to_owned(), html);
    let after = PageState { line: reply.line.clone(), ..typed.clone() };
    fragments::add_page_fragments(reply, (shelf, &after), Default::default(), &[])
}

impl Desk<'_> {
    /// Applies the control `name` with this value. `chance` is a random number for the seed of a new session.
    fn act(&mut self, name: &str, value: &str, chance: u64) -> Result<(), Error> {
        match name {
            "anew" => {
                self.settings.seed = chance % SEEDS;
                self.practice = Practice::new(self.practice.line(), self.settings.seed);
                return self.ask();
            }
            "next" if self.replay.is_done => return self.go_on(),
            "finish" => {
                if self.replay.is_done {
                    self.go_on()?;
                }
                self.practice.is_over = true;
            }
            "resume" => self.practice.is_over = false,
            _ if self.practice.is_over || self.replay.is_done => {}
            "answer" => self.answer()?,
            "hint" if self.replay.has_hint() => drop(self.step(Step::Hint)?),
            "solution" => drop(self.step(Step::Solution)?),
            "at" => self.press(value),
            _ => {}
        }
        Ok(())
    }

    /// Shows the question with which the session goes on.
    fn ask(&mut self) -> Result<(), Error> {
        self.replay = Replay::new(&self.settings, &self.practice)?;
        self.draft = Draft::default();
        Ok(())
    }

    /// Goes on to the next question.
    fn go_on(&mut self) -> Result<(), Error> {
        self.practice.progress = self.replay.session.progress();
        self.practice.steps.clear();
        self.ask()
    }

    /// Applies a step and keeps it if it counts. Returns whether it does.
    fn step(&mut self, step: Step) -> Result<bool, Error> {
        let counts = self.replay.apply(&step)?;
        self.practice.steps.extend(counts.then_some(step));
        Ok(counts)
    }

    /// Checks what the fields contain.
    fn answer(&mut self) -> Result<(), Error> {
        let Some(exercise) = self.replay.exercise() else { return Ok(()) };
        let Some(text) = form::answer(exercise, &self.draft) else {
            self.uncounted = Some(Uncounted::Missing);
            return Ok(());
        };
        if !self.step(Step::Answer(text))? {
            self.uncounted = Some(Uncounted::Unreadable);
        }
        Ok(())
    }

    /// Selects a move on the board, and writes it into its field.
    fn press(&mut self, value: &str) {
        let Some(exercise) = self.replay.exercise() else { return };
        let Some(board) = boards::position(exercise) else { return };
        let Some(field) = boards::pressed_field(exercise) else { return };
        let chosen = touch::select(&board, value);
        let typed = chosen.as_ref().map(|chosen| boards::typed(exercise, chosen));
        match (form::lists_moves(exercise, field), &typed) {
            (true, Some(typed)) => self.draft.push_move(field, typed),
            // The part that was pressed belongs to the last move of the list.
            (true, None) => self.draft.pop_move(field),
            (false, _) => self.draft.set(field, typed.unwrap_or_default()),
        }
        // A move says that the position can be won.
        if chosen.is_some() && form::asks_outcome(exercise) {
            self.draft.set("outcome", form::WIN.to_owned());
        }
    }
}
