//! The page of a question and that of the result.

use serde::Serialize;

use super::answered::{Solution, Told, wrong_column};
use super::form::{self, Field, WorkRow};
use super::{Desk, boards};
use crate::fragments::{DEPTH, to_plain_text};
use crate::touch::{self, Chosen};
use carryless_args::error::Error;
use carryless_exercises::question_text::Answering;
use carryless_exercises::{Exercise, Expected};
use carryless_games::games::AnyState;
use carryless_practise::mastery::Mastery;
use carryless_practise::skill::Skill;
use carryless_render::embed;
use carryless_render::i18n::MessageArgs;
use carryless_worksheet::topics;

/// Skill in the row that shows how far the pupil is.
#[derive(Debug, Serialize)]
struct Dot {
    /// "mastered", "now" or "later".
    state: &'static str,
    title: String,
}

#[derive(Debug, Serialize)]
struct Shown {
    skills: Vec<Dot>,
    /// Title of the skill that the question practises.
    skill: String,
    /// Introduction of a skill that begins with the question, as HTML.
    introduction: Option<String>,
    number: u64,
    /// The question as HTML.
    question: String,
    board: Option<String>,
    /// Picture of the working, after a right answer about columns.
    picture: Option<String>,
    /// Rows of the grid in which a pupil works.
    grid: Vec<WorkRow>,
    fields: Vec<Field>,
    /// Texts of the selected moves.
    says: Vec<String>,
    /// End of the id of the message that says which part of the board to press.
    pressed: Option<&'static str>,
    /// Whether each pressed move is added to a list.
    lists_moves: bool,
    /// Whether an answer is expected.
    is_asked: bool,
    told: Option<Told>,
    hints: Vec<String>,
    solution: Option<Solution>,
    has_hint: bool,
    has_solution: bool,
}

#[derive(Debug, Serialize)]
struct ResultPage {
    skills: Vec<Dot>,
    count: String,
    mastered: Option<String>,
    open: Option<String>,
    thoughts: Vec<String>,
    code: String,
    /// Whether the session has further questions.
    goes_on: bool,
}

impl Desk<'_> {
    /// Renders the question, or the result at the end. Returns the HTML and the text for screen readers.
    pub(super) fn page(&self) -> Result<(String, String), Error> {
        match &self.replay.asked {
            Some(asked) if !self.practice.is_over => {
                let number = asked.number;
                self.question(&asked.exercise, number)
            }
            _ => self.result(),
        }
    }

    fn question(&self, exercise: &Exercise, number: u64) -> Result<(String, String), Error> {
        let practice = self.shelf.practice()?;
        let is_asked = !self.replay.is_done;
        let page = exercise.page_for(Answering::Pressed, &practice.sheet().questions)?;
        let board = boards::position(exercise);
        let pressed = boards::pressed_field(exercise).filter(|_| board.is_some());
        let chosen = board
            .as_ref()
            .zip(pressed)
            .and_then(|(board, field)| boards::chosen(exercise, board, self.draft.value(field)));
        let is_solved = !is_asked && !self.replay.is_right();
        // The first games are solved on their own board.
        let chosen = match board.as_ref().filter(|_| is_solved) {
            Some(board) => {
                board.recommended_move().and_then(|turn| Chosen::parse(board, &turn.to_string()))
            }
            None => chosen,
        };
        let drawn = board.as_ref().map(|board| {
            boards::draw(board, chosen.as_ref(), pressed.is_some() && is_asked, self.shelf)
        });
        let says = board.as_ref().zip(pressed).filter(|_| is_asked);
        let says = says.map(|(board, field)| self.selected(exercise, board, field));
        let reading = self.replay.last.as_ref().and_then(|last| last.reading.as_ref());
        let count = digit_count(exercise);
        let wrong = reading.and_then(|reading| wrong_column(exercise, reading, count));
        let words = (practice.sheet().words(), &*self.shelf.words);
        let hints = if is_asked { self.hints(exercise)? } else { Vec::new() };
        let hints = hints.iter().map(|hint| self.html(hint)).collect::<Result<_, _>>()?;
        let grid = form::grid(exercise, &self.draft);
        let is_pictured = self.replay.is_right() && !grid.is_empty();
        let picture = is_pictured.then(|| self.picture(exercise));
        let shown = Shown {
            skills: self.dots()?,
            skill: self.current_skill()?,
            introduction: self.introduction()?,
            number,
            question: embed::dense_html(&page, practice.sheet().words(), DEPTH)?,
            board: drawn.transpose()?.flatten(),
            picture: picture.transpose()?.flatten(),
            grid,
            fields: form::fields(exercise, &self.draft, wrong, words)?,
            says: says.transpose()?.unwrap_or_default(),
            pressed: pressed.and(board.as_ref()).and_then(|board| board.pressed()),
            lists_moves: pressed.is_some_and(|field| form::lists_moves(exercise, field)),
            is_asked,
            told: self.told(exercise)?,
            hints,
            solution: is_solved.then(|| self.solution(exercise)).transpose()?,
            has_hint: self.replay.has_hint(),
            has_solution: self.replay.is_tried() || !self.replay.has_hint(),
        };
        let say = self.say(exercise, &shown)?;
        Ok((self.shelf.render("practise.html", &shown)?, say))
    }

    /// Returns the texts of the moves in the field that is filled by pressing the board.
    fn selected(
        &self,
        exercise: &Exercise,
        board: &AnyState,
        field: &str,
    ) -> Result<Vec<String>, Error> {
        let typed = match form::lists_moves(exercise, field) {
            true => self.draft.moves(field),
            false => vec![self.draft.value(field).to_owned()],
        };
        let moves = typed.iter().filter_map(|typed| boards::chosen(exercise, board, typed));
        moves.map(|chosen| touch::move_text(board, &chosen.turn, self.shelf)).collect()
    }

    /// Returns the text for screen readers: what the control that was used has changed, or the question.
    fn say(&self, exercise: &Exercise, shown: &Shown) -> Result<String, Error> {
        let said = match self.used.as_str() {
            "at" => shown.says.clone(),
            "hint" => {
                self.hints(exercise)?.last().map(|hint| to_plain_text(hint)).into_iter().collect()
            }
            "answer" | "solution" => {
                let told = shown.told.iter().filter(|_| self.used == "answer");
                let solution = shown.solution.iter().flat_map(|solution| &solution.spoken);
                told.flat_map(|told| &told.spoken).chain(solution).cloned().collect()
            }
            _ => {
                let writer = &self.shelf.practice()?.sheet().questions;
                let page = exercise.page_for(Answering::Pressed, writer)?;
                let question = page.markdown(writer.words())?;
                // A board of letters is not read out.
                let sentences = question.split("```").next().unwrap_or_default();
                let number = [("number", shown.number)];
                let title = self.shelf.words.format_with("web-practise-question", number)?;
                vec![title, to_plain_text(sentences)]
            }
        };
        let said: Vec<String> = said.into_iter().filter(|text| !text.is_empty()).collect();
        Ok(said.join(" "))
    }

    /// Returns the state of each skill.
    fn dots(&self) -> Result<Vec<Dot>, Error> {
        let known: Vec<(&Skill, Mastery)> = self.replay.session.skills().collect();
        let state = |skill: &Skill| {
            let own = known.iter().find(|(own, _)| own.name == skill.name);
            match own {
                Some((_, mastery)) if mastery.is_mastered() => "mastered",
                Some(_) => "now",
                None => "later",
            }
        };
        let dot = |skill: &Skill| {
            let title = self.title(skill.name, skill.lesson.is_some())?;
            Ok(Dot { state: state(skill), title })
        };
        self.replay.session.all_skills().iter().map(dot).collect()
    }

    /// Returns the introduction of a skill that begins with the question.
    fn introduction(&self) -> Result<Option<String>, Error> {
        let Some(asked) = &self.replay.asked else { return Ok(None) };
        let text = self.shelf.practice()?.introduction(asked)?;
        text.map(|text| self.html(&text)).transpose()
    }

    /// Returns the title of the skill that the question practises.
    fn current_skill(&self) -> Result<String, Error> {
        let skill = self.replay.asked.as_ref().map(|asked| self.replay.session.skill_of(asked));
        let title = skill.map(|skill| self.title(skill.name, skill.lesson.is_some()));
        Ok(title.transpose()?.unwrap_or_default())
    }

    /// Returns the title of a skill: that of a step of the path, or of a topic.
    pub(super) fn title(&self, name: &str, is_step: bool) -> Result<String, Error> {
        match is_step {
            true => self.shelf.words.text(&format!("practise-skill-{name}")),
            false => topics::title_of(name, self.shelf.practice()?.sheet().words()),
        }
    }

    /// Renders the result.
    fn result(&self) -> Result<(String, String), Error> {
        let (words, session) = (&self.shelf.words, &self.replay.session);
        let mut values = MessageArgs::default();
        values.set_number("count", session.answered());
        let titles = |is_mastered: bool| {
            let own = session.skills().filter(|(_, own)| own.is_mastered() == is_mastered);
            own.map(|(skill, _)| self.title(skill.name, skill.lesson.is_some()))
                .collect::<Result<Vec<_>, Error>>()
        };
        let mastered = match &titles(true)?[..] {
            [] => None,
            own => Some(
                words.format_with("practise-result-mastered", [("skills", words.list(own)?)])?,
            ),
        };
        let open = titles(false)?.into_iter().next();
        let open = open.map(|skill| words.format_with("practise-result-open", [("skill", skill)]));
        let ideas = session.thoughts().iter().flat_map(|group| &group.ideas);
        let thought = |idea: &carryless_games::games::AnyMisconception| {
            let name = self.shelf.practice()?.ideas().name(idea.tag())?;
            words.format_with("practise-result-thought", [("idea", name)])
        };
        let shown = ResultPage {
            skills: self.dots()?,
            count: words.format("practise-result", &values)?,
            mastered,
            open: open.transpose()?,
            thoughts: ideas.map(thought).collect::<Result<_, _>>()?,
            code: session.code(),
            goes_on: self.replay.asked.is_some(),
        };
        let lines = [Some(&shown.count), shown.mastered.as_ref(), shown.open.as_ref()];
        let lines = lines.into_iter().flatten().chain(&shown.thoughts).chain([&shown.code]);
        let say = lines.map(String::as_str).collect::<Vec<_>>().join(" ");
        Ok((self.shelf.render("practise-result.html", &shown)?, say))
    }
}

/// Returns the number of columns that the exercise asks about.
fn digit_count(exercise: &Exercise) -> usize {
    let digits = exercise.answer.asks.iter().find_map(|ask| match &ask.expected {
        Expected::Digits(digits) => Some(digits.len()),
        _ => None,
    });
    digits.unwrap_or(0)
}
