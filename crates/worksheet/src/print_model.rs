//! Exercises and solutions for print, as data for the HTML templates and for the Word writer. Numbers and
//! texts are final; the templates and the writer add only the layout.

use serde::Serialize;

use super::answer_space::Field;
use super::renderer::{AnswerSpace, SheetWriter};
use super::section::{Head, InLanguage};
use super::sheet::{Item, Sheet};
use super::spec::Paper;
use super::tier::Tier;
use carryless_args::error::Error;
use carryless_exercises::Exercise;
use carryless_exercises::task::Task;
use carryless_games::figure::{BlankGrid, Figure};
use carryless_render::i18n::MessageArgs;
use carryless_render::key::{PaperFigure, WorkedSolution};

/// Number of lines for an answer in sentences, unless `--space` is given.
const LINES: u64 = 5;

/// Length, in characters of its HTML, that a question must stay below to be printed at half the page width.
const SHORT: usize = 60;

/// Maximum number of columns in the grid of an exercise that is printed at half the page width.
const FEW: usize = 4;

/// An exercise as it is printed on a sheet.
#[derive(Serialize)]
pub struct PrintedExercise {
    /// Number of the exercise on the sheet, from 1.
    pub number: u64,
    /// Maximum points as text; `None` if the heading states them or the sheet has no points.
    pub points: Option<String>,
    /// Heading of the section; `None` unless the exercise is the first of a section with a heading.
    pub heading: Option<String>,
    /// Text, in each language, that all exercises of the section share; empty unless the exercise is the first
    /// of the section.
    pub said: Vec<InLanguage>,
    /// Example, an exercise with its solution, that is printed before this exercise; `None` if there is none.
    pub example: Option<WorkedExample>,
    /// Question in each language.
    pub sides: Vec<InLanguage>,
    /// Figure that the question is about, or in which the pupil writes.
    pub picture: Option<PaperFigure>,
    /// Answer spaces below the question.
    pub fields: Vec<Field>,
    /// Kind of space for calculations or sentences.
    pub room: AnswerSpace,
    /// Number of lines to write on, below the question.
    pub lines: u64,
    /// Whether the exercise is short enough for half the width of a page.
    #[serde(skip)]
    pub is_half: bool,
    /// Side on which another exercise is printed beside this one: `right` for the exercise after it, `left` for
    /// the one before it. Empty if this exercise has the whole width.
    pub beside: &'static str,
}

/// An example: an exercise with its solution, which is printed before the exercises of a section.
#[derive(Serialize)]
pub struct WorkedExample {
    /// Question in each language.
    pub sides: Vec<InLanguage>,
    /// Solution of the example; its number is 0.
    pub solution: Solution,
}

/// The solution of an exercise in a key.
#[derive(Serialize)]
pub struct Solution {
    /// Number of the exercise on the sheet, from 1; 0 for an example.
    pub number: u64,
    /// Maximum points as text; `None` without points.
    pub points: Option<String>,
    /// The most helpful figure of the explanation, in the first language.
    pub picture: Option<PaperFigure>,
    /// Right answers and explanation in each language.
    pub sides: Vec<RightAnswers>,
}

/// Right answers and explanation in one language.
#[derive(Serialize)]
pub struct RightAnswers {
    /// Language tag, like `zh-TW`.
    pub lang: &'static str,
    /// Right answers as one line of text; empty if only a person can judge the answer.
    pub right: String,
    /// Explanation as HTML.
    pub worked: String,
}

impl SheetWriter {
    /// Returns the exercises of a sheet for print, in order. `heads` has the heading and shared text of each
    /// section; the shared text is moved into the first exercise of its section.
    pub fn tasks(&self, sheet: &Sheet, heads: &mut [Head]) -> Result<Vec<PrintedExercise>, Error> {
        let mut tasks = Vec::new();
        for item in &sheet.items {
            let head = heads.iter_mut().find(|head| head.section == item.section);
            let before = tasks.len().checked_sub(1).and_then(|at| sheet.items.get(at));
            let opens = before.is_none_or(|before| before.section != item.section);
            let short = head.as_ref().is_some_and(|head| head.is_short);
            let helped = sheet.tier == Some(Tier::Support);
            let mut task = self.task(item, head, helped)?;
            if opens && (self.look.example || helped) {
                task.example = self.example(sheet, item.section, short)?;
            }
            tasks.push(task);
        }
        pair_short_exercises(&mut tasks);
        Ok(tasks)
    }

    /// Returns the solutions of a sheet. If `in_short`, each explanation has only the decisive step.
    pub fn solutions(&self, sheet: &Sheet, in_short: bool) -> Result<Vec<Solution>, Error> {
        sheet.items.iter().map(|item| self.solution(item, in_short)).collect()
    }

    /// Returns an exercise for print. `head` is the heading of its section, `None` if sections have no
    /// headings. If `helped`, squares for calculations are added, unless the exercise has a picture, a grid or
    /// gaps, or asks for sentences.
    fn task(
        &self,
        item: &Item,
        head: Option<&mut Head>,
        helped: bool,
    ) -> Result<PrintedExercise, Error> {
        let exercise = &item.exercise;
        let in_section = head.is_some();
        let (mut sides, mut shared_text, mut heading, mut short) =
            (Vec::new(), Vec::new(), None, false);
        if let Some(head) = head {
            short = head.is_short;
            if head.first == item.number {
                heading = Some(head.heading.clone());
                shared_text = std::mem::take(&mut head.shared_text);
            }
        }
        // One picture serves both languages.
        let mut picture = None;
        for language in &self.languages {
            let question = language.question(item, short)?;
            sides.push(InLanguage { lang: language.code(), html: question.text });
            picture = picture.or(question.picture);
        }
        // The pupil writes into the boxes of a grid or the gaps of a solution.
        let has_gaps = matches!(exercise.task, Task::Grid { .. } | Task::Walk { .. });
        let pictured = picture.is_some() || has_gaps;
        let room = match AnswerSpace::from_fields(&exercise.answer.asks) {
            _ if pictured => AnswerSpace::Short,
            AnswerSpace::Lines => AnswerSpace::Lines,
            _ if helped => AnswerSpace::Squared,
            room => room,
        };
        let own_lines = if room == AnswerSpace::Lines { LINES } else { 0 };
        let fields = self.fields(exercise)?;
        let lines = self.look.space.unwrap_or(own_lines);
        let is_brief = room == AnswerSpace::Short
            && lines == 0
            && sides.iter().all(|side| side.html.chars().count() < SHORT)
            && fields.iter().all(Field::is_short);
        let is_half = is_brief && in_section && self.fits_half(exercise, short);
        Ok(PrintedExercise {
            number: item.number,
            points: if in_section { None } else { self.points(item)? },
            heading,
            said: shared_text,
            example: None,
            sides,
            picture,
            fields,
            room,
            lines,
            is_half,
            beside: "",
        })
    }

    /// Whether question and grid of an exercise fit half the width of a page. Always `false` for two languages,
    /// large print, large paper, or sheets on which names are hidden behind a seal line. `short` is `true` if
    /// the question leaves out the text that its section shares.
    fn fits_half(&self, exercise: &Exercise, short: bool) -> bool {
        let look = &self.look;
        let is_page = matches!(look.paper, Paper::A4 | Paper::Letter) && !look.seal;
        let is_brief = match exercise.task {
            Task::Plain => short,
            Task::ToBinary | Task::FromBinary => true,
            _ => false,
        };
        let few = |grid: &BlankGrid| grid.width <= FEW;
        let fits = matches!(exercise.blanks(), Some(Figure::Blanks { grid, .. }) if few(&grid));
        is_page && is_brief && fits && self.languages.len() == 1 && !look.large_print
    }

    /// Returns the example of section `section`, an index from 0; `None` if there is none. If `short`, its
    /// question leaves out the text that the section shares.
    fn example(
        &self,
        sheet: &Sheet,
        section: usize,
        short: bool,
    ) -> Result<Option<WorkedExample>, Error> {
        let Some(item) = sheet.example(section)? else { return Ok(None) };
        let sides = self.languages.iter().map(|language| {
            let html = language.question(&item, short)?.text;
            Ok(InLanguage { lang: language.code(), html })
        });
        let sides = sides.collect::<Result<Vec<_>, Error>>()?;
        Ok(Some(WorkedExample { sides, solution: self.solution(&item, false)? }))
    }

    /// Returns the solution of an exercise. If `in_short`, the explanation has only the decisive step, and each
    /// language after the first has an explanation only if it has no right answer as text.
    fn solution(&self, item: &Item, in_short: bool) -> Result<Solution, Error> {
        let (mut sides, mut picture) = (Vec::new(), None);
        for language in &self.languages {
            let right = without_line_breaks(&language.short_answer(item)?);
            // In the short key, an answer given in each language is explained in the first only.
            let worked = match in_short && !sides.is_empty() && !right.is_empty() {
                true => WorkedSolution::default(),
                false => language.worked(item, 1, in_short)?,
            };
            picture = picture.or(worked.picture);
            sides.push(RightAnswers { lang: language.code(), right, worked: worked.text });
        }
        Ok(Solution { number: item.number, points: self.points(item)?, picture, sides })
    }

    /// Returns the maximum points of an exercise as text, with a line for each language; `None` for an exercise
    /// without points.
    pub fn points(&self, item: &Item) -> Result<Option<String>, Error> {
        let Some(points) = item.points else { return Ok(None) };
        let mut values = MessageArgs::default();
        values.set_number("points", points);
        self.in_each_language_with("worksheet-points", &values).map(|texts| Some(texts.join("\n")))
    }
}

/// Returns `answer` with no-break spaces instead of spaces between two digits and around equals signs.
fn without_line_breaks(answer: &str) -> String {
    let letters: Vec<char> = answer.chars().collect();
    let around = |at: usize| Some((*letters.get(at.checked_sub(1)?)?, *letters.get(at + 1)?));
    let joins = |(before, after): (char, char)| {
        before.is_ascii_digit() && after.is_ascii_digit() || before == '=' || after == '='
    };
    let letter = |(at, letter): (usize, &char)| match letter {
        ' ' if around(at).is_some_and(joins) => '\u{a0}',
        letter => *letter,
    };
    letters.iter().enumerate().map(letter).collect()
}

/// Sets `beside` of adjacent exercises that are short enough and in one section, so that they are printed side
/// by side in pairs.
fn pair_short_exercises(tasks: &mut [PrintedExercise]) {
    let mut at = 0;
    while let Some([one, next, ..]) = tasks.get_mut(at..) {
        let fits = one.is_half && next.is_half && next.heading.is_none() && next.example.is_none();
        if fits {
            (one.beside, next.beside) = ("right", "left");
        }
        at += if fits { 2 } else { 1 };
    }
}
