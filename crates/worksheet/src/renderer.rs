//! The state that all writers of sheets share ([`SheetWriter`]): messages of each language, templates, and a
//! renderer of worked keys for each game. Renderers of games are created on first use and shared by threads.

use std::sync::OnceLock;

use serde::Serialize;
use tera::{Context, Kwargs, State, Tera};

use super::answer;
use super::sheet::{Item, Sheet};
use super::spec::PageStyle;
use carryless_args::error::Error;
use carryless_exercises::{AnswerField, Exercise, Expected};
use carryless_games::games;
use carryless_render::i18n::{Catalogue, Language, MessageArgs};
use carryless_render::key::{self, WorkedSolution};
use carryless_render::{Detail, Page, Renderer, View};

/// Names of the templates in `templates/worksheet`. The templates `sheet` and `key` are rendered once for each sheet, all
/// others once for each file.
const TEMPLATES: [&str; 9] = [
    "head.html",
    "sheet.html",
    "key.html",
    "meaning.html",
    "summary.html",
    "report.html",
    "sheet.md",
    "key.md",
    "tail.html",
];

/// Messages in one language of a sheet, and the renderer of each game.
#[derive(Debug)]
pub struct SheetLanguage {
    language: Language,
    /// Renderer of questions in this language.
    pub questions: Renderer,
    /// Pairs of the name of a game and its renderer of keys, which is created on first use.
    renderers: Vec<(&'static str, OnceLock<Renderer>)>,
}

/// Writer of sheets and keys in one page style.
#[derive(Debug)]
pub struct SheetWriter {
    /// Page style of all sheets and keys.
    pub look: PageStyle,
    /// Languages of the sheet, one or two.
    pub languages: Vec<SheetLanguage>,
    /// Parsed templates of sheets and keys.
    pub tera: Tera,
}

impl SheetWriter {
    /// Creates a writer for the languages of the page style `look`.
    pub fn new(look: PageStyle) -> Result<Self, Error> {
        let languages = look.languages.iter().map(|language| SheetLanguage::new(*language));
        let mut tera = Tera::default();
        tera.register_filter("plain", |text: &str, _: Kwargs, _: &State| escape_markdown(text));
        tera.register_filter("css", |text: &str, _: Kwargs, _: &State| css(text));
        tera.add_raw_templates(carryless_templates::pairs("worksheet", &TEMPLATES))
            .map_err(Error::internal)?;
        Ok(SheetWriter { languages: languages.collect::<Result<_, _>>()?, look, tera })
    }

    /// Returns the title that the user chose, as the only text. Without it, returns the default title in each
    /// language of the sheets.
    pub fn titles(&self) -> Result<Vec<String>, Error> {
        match self.look.title.as_ref().filter(|title| !title.is_empty()) {
            Some(title) => Ok(vec![title.clone()]),
            None => self.in_each_language("worksheet-title"),
        }
    }

    /// Returns the message `id` in each language of the sheets. Equal texts occur only once.
    pub fn in_each_language(&self, id: &str) -> Result<Vec<String>, Error> {
        self.in_each_language_with(id, &MessageArgs::default())
    }

    /// Returns the message `id`, formatted with `values`, in each language of the sheets. Equal texts occur
    /// only once.
    pub fn in_each_language_with(
        &self,
        id: &str,
        values: &MessageArgs<'_>,
    ) -> Result<Vec<String>, Error> {
        let texts = self.languages.iter().map(|language| language.words().format(id, values));
        let mut texts = texts.collect::<Result<Vec<_>, _>>()?;
        texts.dedup();
        Ok(texts)
    }

    /// Returns the message `id` in all languages of the sheets, joined by spaces.
    pub fn label(&self, id: &str) -> Result<String, Error> {
        self.in_each_language(id).map(|texts| texts.join(" "))
    }

    /// Returns the template named `template`, filled with the variables of `context`.
    pub fn render(&self, template: &str, context: &Context) -> Result<String, Error> {
        self.tera.render(template, context).map_err(|error| Error::from_causes(&error))
    }
}

impl SheetLanguage {
    /// Loads the messages of a language, without renderers of games.
    pub fn new(language: Language) -> Result<Self, Error> {
        let renderers = games::names().into_iter().map(|name| (name, OnceLock::new())).collect();
        let questions = Renderer::new(language, &["exercises", "worksheet"])?;
        Ok(SheetLanguage { language, questions, renderers })
    }

    /// Returns the message catalogue of the language.
    pub fn words(&self) -> &Catalogue {
        self.questions.words()
    }

    /// Returns the language tag, like `zh-TW`.
    pub fn code(&self) -> &'static str {
        self.language.code()
    }

    /// Returns the sentence that all `items` share, as HTML; `None` for a single exercise, or if the exercises
    /// share no sentence.
    pub fn shared_text(&self, items: &[Item]) -> Result<Option<String>, Error> {
        let mut said: Option<String> = None;
        let all: Vec<&Exercise> = items.iter().map(|item| &item.exercise).collect();
        for item in items {
            let own = item.exercise.shared_sentence(&all, &self.questions)?;
            if items.len() < 2 || own.is_none() || said.is_some() && said != own {
                return Ok(None);
            }
            said = own;
        }
        let page = said
            .map(|text| WorkedSolution::from_page(Page::from(&*(text + "\n")), self.words(), 1));
        page.transpose().map(|page| page.map(|page| page.text))
    }

    /// Returns the question of an exercise for print, with its figure. If `short`, the text that the exercises
    /// of its section share is left out.
    pub fn question(&self, item: &Item, short: bool) -> Result<WorkedSolution, Error> {
        let exercise = &item.exercise;
        let page = match short {
            true => exercise.short_page(&self.questions)?,
            false => exercise.question_page(&self.questions)?,
        };
        let mut question = WorkedSolution::from_page(page, self.words(), 1)?;
        if let Some(blanks) = exercise.blanks() {
            question.picture = Some(key::draw_on_paper(&blanks, self.words())?);
        }
        Ok(question)
    }

    /// Returns the explanation of an exercise for print, with at most one figure. Its headings are `depth`
    /// levels lower than in an answer. If `in_short`, it has only the decisive step.
    pub fn worked(&self, item: &Item, depth: u8, in_short: bool) -> Result<WorkedSolution, Error> {
        let exercise = &item.exercise;
        let mut worked = match exercise.working(&self.questions)? {
            Some(page) => WorkedSolution::from_page(page, self.words(), depth)?,
            None => WorkedSolution::default(),
        };
        if !exercise.has_full_working() {
            let mut explanation = exercise.explanation()?;
            explanation.build_frames();
            let key = self.renderer(explanation.game())?.worked_solution(
                &explanation,
                depth,
                in_short,
            )?;
            worked.text.push_str(&key.text);
            worked.picture = worked.picture.or(key.picture);
        }
        Ok(worked)
    }

    /// Returns the explanation of an exercise as Markdown.
    pub fn key_markdown(&self, item: &Item) -> Result<String, Error> {
        let exercise = &item.exercise;
        let mut worked = match exercise.working(&self.questions)? {
            Some(page) => page.markdown(self.words())?,
            None => String::new(),
        };
        if !exercise.has_full_working() {
            let explanation = exercise.explanation()?;
            let renderer = self.renderer(explanation.game())?;
            if !worked.is_empty() {
                worked.push('\n');
            }
            worked.push_str(&renderer.markdown(explanation, key_view())?);
        }
        Ok(worked)
    }

    /// Returns the explanation of an exercise as HTML without figures.
    pub fn worked_text(&self, exercise: &Exercise) -> Result<String, Error> {
        let mut worked = match exercise.working(&self.questions)? {
            Some(page) => WorkedSolution::plain_html(page, self.words())?.0,
            None => String::new(),
        };
        if !exercise.has_full_working() {
            let mut explanation = exercise.explanation()?;
            explanation.build_frames();
            worked
                .push_str(&self.renderer(explanation.game())?.worked_solution_text(&explanation)?);
        }
        Ok(worked)
    }

    /// Returns the right answers of an exercise on a sheet, with labels, joined by semicolons in one line;
    /// empty if only a person can judge the answer.
    pub fn short_answer(&self, item: &Item) -> Result<String, Error> {
        self.short_answer_of(&item.exercise)
    }

    /// Returns the right answers of an exercise, with labels, joined by semicolons in one line; empty if only a
    /// person can judge the answer.
    pub fn short_answer_of(&self, exercise: &Exercise) -> Result<String, Error> {
        let mut parts = Vec::new();
        for (label, text) in answer::right_answers(exercise, self.words())? {
            if text.is_empty() {
                continue;
            }
            let said = [("label", label.clone()), ("text", text.clone())];
            parts.push(match label.chars().next_back() {
                None => text,
                // A row of a sum has its number as label, which must not look like part of the answer.
                Some(last) if last.is_ascii_digit() => {
                    self.words().format_with("worksheet-answer-row", said)?
                }
                Some('?') => self.words().format_with("worksheet-asked", said)?,
                Some(_) => self.words().format_with("worksheet-labelled", said)?,
            });
        }
        Ok(parts.join(&self.words().text("worksheet-answer-gap")?))
    }

    /// Returns the renderer of keys for the game named `game`, which is created on first use. Returns an
    /// internal error if there is no game with this name.
    fn renderer(&self, game: &str) -> Result<&Renderer, Error> {
        let found = self.renderers.iter().find(|(name, _)| *name == game);
        let (name, cell) = found.ok_or_else(|| Error::internal(game))?;
        if let Some(renderer) = cell.get() {
            return Ok(renderer);
        }
        let renderer = Renderer::new(self.language, &[name])?;
        Ok(cell.get_or_init(|| renderer))
    }
}

/// Returns the display options of keys in Markdown, which have no pictures of stones.
fn key_view() -> View {
    View { detail: Detail::Key, solution: true, no_stones: true, ..View::default() }
}

/// Kind of space for calculations or sentences that an exercise needs on paper, from small to large. The
/// names are CSS classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum AnswerSpace {
    /// No space, because the answer is a word or a number.
    Short,
    /// Empty space for calculations.
    Working,
    /// Squares for columns of digits.
    Squared,
    /// Lines for sentences.
    Lines,
}

impl AnswerSpace {
    /// Returns the largest kind of space that one of the answer fields `asks` needs; `Short` if there are none.
    pub fn from_fields(asks: &[AnswerField]) -> Self {
        let each = asks.iter().map(|ask| match ask.expected {
            Expected::Open => AnswerSpace::Lines,
            Expected::Digits(_) | Expected::Rows(_) => AnswerSpace::Squared,
            Expected::Binary(_)
            | Expected::Outcome(_)
            | Expected::Verdict(_)
            | Expected::List(_)
            | Expected::Takes(_)
            | Expected::OneNumber(_) => AnswerSpace::Short,
            _ => AnswerSpace::Working,
        });
        each.max().unwrap_or(AnswerSpace::Short)
    }
}

/// Returns the pupil's name as one line of text; control characters become spaces.
pub fn name_of(sheet: &Sheet) -> String {
    let blank = |letter: char| if letter.is_control() { ' ' } else { letter };
    sheet.name.chars().map(blank).collect::<String>().trim().to_owned()
}

/// Returns a text as a quoted CSS string, in which all characters but letters, digits and spaces are escaped,
/// so that it is safe inside HTML.
fn css(text: &str) -> String {
    let mut string = String::from("\"");
    for letter in text.chars() {
        match letter {
            letter if letter.is_alphanumeric() || letter == ' ' => string.push(letter),
            letter => string.push_str(&format!("\\{:x} ", u32::from(letter))),
        }
    }
    string.push('"');
    string
}

/// Escapes text from users for Markdown, also inside tables. Control characters become spaces.
pub fn escape_markdown(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if "\\`*_{}[]<>#|&~".contains(letter) {
            plain.push('\\');
        }
        plain.push(if letter.is_control() { ' ' } else { letter });
    }
    plain
}
