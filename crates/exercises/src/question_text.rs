//! Pages of an exercise: its question, and the working for the key that only its kind has. Each page has one
//! sentence, the message `exercise-FORM` or `exercise-work-FORM`, where FORM is the result of `form()`. A
//! section of the template `templates/pages/exercises.md.tera` adds a figure.

use std::borrow::Cow;

use super::exercise::Exercise;
use super::game_sums;
use super::sample;
use super::solution;
use super::task::Task;
use super::walkthrough;
use carryless_args::error::Error;
use carryless_games::columns::Columns;
use carryless_games::figure::{BlankLook, Figure, XiangqiPiece};
use carryless_games::game::MoveForm;
use carryless_render::i18n::{Catalogue, Language, MessageArgs, join};
use carryless_render::{Page, Renderer};

/// Name of the template file with the sections for figures, and of the message file with the sentences.
pub const EXERCISES: &str = "exercises";

/// Creates the renderer of the pages of exercises in the language `language`.
pub fn writer(language: Language) -> Result<Renderer, Error> {
    Renderer::new(language, &[EXERCISES])
}

/// Way of answering a question: in writing, or by ticking options. The wording of the question depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answering {
    /// In writing, on paper or in a field.
    Written,
    /// Ticking all right options, if the question asks for a set. `grid` tells whether the platform has
    /// tables to fill in.
    Ticked {
        /// Whether the platform has tables to fill in.
        grid: bool,
    },
    /// In a form that says itself what can be given.
    Pressed,
}

impl Exercise {
    /// Returns the question as Markdown without further files; figures are text art.
    pub fn question(&self, writer: &Renderer) -> Result<String, Error> {
        let mut markdown = self.question_page(writer)?.markdown(writer.words())?;
        markdown.truncate(markdown.trim_end().len());
        Ok(markdown)
    }

    /// Returns the question as a page, worded for an answer in writing.
    pub fn question_page(&self, writer: &Renderer) -> Result<Page<'_>, Error> {
        self.page_for(Answering::Written, writer)
    }

    /// Returns the question as a page, worded for the given way of answering.
    pub fn page_for(&self, answering: Answering, writer: &Renderer) -> Result<Page<'_>, Error> {
        if answering == (Answering::Ticked { grid: false }) && self.is_grid() {
            let values = self.values(&[self], answering, writer.words())?;
            let sentence = writer.words().format("exercise-columns", &values)?;
            return self.page(writer, "", sentence, None);
        }
        let figure = match &self.task {
            Task::Grid { grid } => {
                Some(Figure::Blanks { grid: Cow::Borrowed(grid), look: BlankLook::Counts })
            }
            _ => self.figure(),
        };
        let story = match self.task {
            Task::Story { story } => ["-", story].concat(),
            _ => String::new(),
        };
        let id = ["exercise-", self.form(), &story].concat();
        self.asked_page(writer, &id, answering, (self.topic, figure))
    }

    fn is_grid(&self) -> bool {
        matches!(self.task, Task::Grid { .. })
    }

    /// Returns the sentence that all exercises of a section of a sheet share, without their piles, or `None`
    /// if this form of question has no such sentence. `together` lists the exercises of the section; a sample
    /// move in the sentence is right in none of them.
    pub fn shared_sentence(
        &self,
        together: &[&Exercise],
        writer: &Renderer,
    ) -> Result<Option<String>, Error> {
        let words = writer.words();
        let id = ["exercise-section-", self.form()].concat();
        match words.has(&id) {
            true => words.format(&id, &self.values(together, Answering::Written, words)?).map(Some),
            false => Ok(None),
        }
    }

    /// Returns the question as a page without the sentence that the exercises of a section share.
    pub fn short_page(&self, writer: &Renderer) -> Result<Page<'_>, Error> {
        let id = ["exercise-short-", self.form()].concat();
        let id = if writer.words().has(&id) { id } else { "exercise-short-piles".to_owned() };
        let figure = self.figure();
        let section = if figure.is_some() { self.topic } else { "" };
        self.asked_page(writer, &id, Answering::Written, (section, figure))
    }

    /// Returns the figure that the question needs to be understood; `None` if it needs none.
    fn figure(&self) -> Option<Figure<'_>> {
        match &self.task {
            Task::Board { files } => Some(Figure::Board { files, taken: None }),
            Task::Strips { strips } => Some(Figure::CounterRows(strips.as_borrowed())),
            _ => {
                let figure = self.state.figure(None).filter(|figure| !figure.is_only_sizes());
                figure.map(Figure::without_move)
            }
        }
    }

    /// Returns the sentence of the message `id` as a page. The last argument is a pair: the name of the
    /// template section (empty for none), and the figure (`None` for none). A figure without an existing
    /// section is an error.
    fn asked_page<'e>(
        &'e self,
        writer: &Renderer,
        id: &str,
        answering: Answering,
        (section, figure): (&str, Option<Figure<'e>>),
    ) -> Result<Page<'e>, Error> {
        let page = || {
            // A question about a figure is never shown without it.
            if figure.is_some() && !writer.has_section(EXERCISES, section) {
                return Err(Error::internal(section));
            }
            let values = self.values(&[self], answering, writer.words())?;
            let sentence = writer.words().format(id, &values)?;
            self.page(writer, section, sentence, figure)
        };
        page().map_err(|error| Error::internal(format!("{}: {error}", self.topic)))
    }

    /// Returns the working for the key that only this kind has; `None` if the explanation contains all
    /// working.
    pub fn working(&self, writer: &Renderer) -> Result<Option<Page<'_>>, Error> {
        let words = writer.words();
        let id = ["exercise-work-", self.form()].concat();
        let section = ["work-", self.topic].concat();
        if !words.has(&id) && !writer.has_section(EXERCISES, &section) {
            return Ok(None);
        }
        let columns = self.answer.facts.columns();
        let mut values = self.values(&[self], Answering::Written, words)?;
        if let Some(sum) = columns.map(Columns::odd_weights) {
            values.set_number("sum", sum.0);
            values.set_number("weights", u64::from(sum.0.count_ones()));
            values.set_text("parts", join(sum.powers(), " + "));
        }
        let sentence = words.format_if_any(&id, &values)?.unwrap_or_default();
        let figure = columns.map(|columns| Figure::Columns { columns, boxed: false });
        self.page(writer, &section, sentence, figure).map(Some)
    }

    /// Whether the page of `working` is the whole key, so that no explanation is appended.
    pub fn has_full_working(&self) -> bool {
        super::kind(self.topic).is_some_and(|kind| kind.has_full_working())
    }

    /// Returns the arguments of messages about this exercise alone, worded for answers by ticking.
    pub fn message_values(&self, words: &Catalogue) -> Result<MessageArgs<'_>, Error> {
        self.values(&[self], Answering::Ticked { grid: true }, words)
    }

    /// Returns the name of the form of the question: the topic, or a name such as `race-keys` if a topic has
    /// different questions.
    pub fn form(&self) -> &'static str {
        match self.task {
            Task::ToBinary => "to-binary",
            Task::FromBinary => "from-binary",
            Task::First => "race-first",
            Task::Keys => "race-keys",
            Task::Middle => "race-middle",
            Task::Reply { .. } => "race-reply",
            Task::Story { .. } => "story",
            _ => self.topic,
        }
    }

    /// Returns a page with the sentence and the figure, inside the template section `section` if there is
    /// one.
    fn page<'e>(
        &'e self,
        writer: &Renderer,
        section: &str,
        sentence: String,
        figure: Option<Figure<'e>>,
    ) -> Result<Page<'e>, Error> {
        if !writer.has_section(EXERCISES, section) {
            return Ok(Page::from(&*(sentence + "\n")));
        }
        writer.section(EXERCISES, section, "sentence", &sentence, figure)
    }

    /// Returns the message arguments for the position, the task, and a sample move. The sample move is right
    /// in none of the exercises in `together`.
    fn values(
        &self,
        together: &[&Exercise],
        answering: Answering,
        words: &Catalogue,
    ) -> Result<MessageArgs<'_>, Error> {
        let mut values = MessageArgs::default();
        values.reserve(12);
        let answered = match answering {
            Answering::Written => "written",
            Answering::Ticked { .. } => "ticked",
            Answering::Pressed => "pressed",
        };
        values.set_text("answering", answered);
        if self.shows_a_move() {
            sample::set_values(&mut values, together);
        }
        values.set_state(&self.state, words)?;
        match &self.state.components()[..] {
            [] => self.set_numbers(&mut values, words)?,
            parts => {
                values.set_number("count", parts.len() as u64);
                values.set_text("parts", game_sums::list(parts, words)?);
            }
        }
        self.task.set_values(&mut values, words)?;
        Ok(values)
    }

    /// Whether the question shows a sample of how a move is written.
    fn shows_a_move(&self) -> bool {
        match self.state.move_form() {
            Some(MoveForm::Break | MoveForm::Down | MoveForm::Cut) => true,
            _ => matches!(self.task, Task::Strips { .. }),
        }
    }

    /// Sets the message arguments for the piles of a game or the numbers of a topic; none for a race.
    fn set_numbers(&self, values: &mut MessageArgs<'_>, words: &Catalogue) -> Result<(), Error> {
        match (&self.task, self.piles()) {
            (_, []) => {}
            (Task::ToBinary | Task::FromBinary, [number, ..]) => {
                values.set_number("number", *number);
                values.set_text("digits", format!("`{number:b}`"));
            }
            (_, piles) if self.state.is_played() => {
                values.set_text("piles", words.comma_list(piles)?);
                values.set_number("count", piles.len() as u64);
            }
            (_, numbers) => {
                values.set_text("numbers", words.comma_list(numbers)?);
                values.set_text("sum", join(numbers, " ⊕ "));
            }
        }
        Ok(())
    }
}

impl Task {
    fn set_values(&self, values: &mut MessageArgs<'_>, words: &Catalogue) -> Result<(), Error> {
        match self {
            Task::Judge { chosen } => {
                values.set_number("pile", chosen.pile);
                values.set_number("take", chosen.take);
                values.set_number("leaves", chosen.leaves);
            }
            Task::Reply { said } => values.set_number("said", *said),
            Task::Story { story } => {
                values.set_text("what", story.split('-').next().unwrap_or_default());
            }
            Task::Board { files } => {
                let pawns = files.iter().filter(|file| file.man == XiangqiPiece::Pawn).count();
                values.set_number("pawns", pawns as u64);
            }
            Task::Strips { strips } => {
                values.set_number("squares", strips.squares);
                values.set_text("coins", words.comma_list(strips.first_row())?);
            }
            Task::Walk { fade, steps } => {
                let given = walkthrough::STEPS.saturating_sub(*fade) as usize;
                values.set_text("lines", solution::list(steps, given, words)?);
            }
            Task::Mistake { lines } => {
                values.set_text("lines", solution::list(lines, lines.len(), words)?);
            }
            _ => {}
        }
        Ok(())
    }
}
