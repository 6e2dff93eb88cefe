//! Builds a [`Question`] from an exercise and its points, in one or two languages. Usable from any thread.

use sha2::{Digest, Sha256};

use super::balance::Trait;
use super::html;
use super::locale::ExportLocale;
use super::platform::{ExportFile, Platform};
use super::question::{NAME, Question};
use super::response_fields;
use carryless_args::error::Error;
use carryless_exercises::Exercise;
use carryless_exercises::question_text::Answering;
use carryless_exercises::task::Task;
use carryless_games::game::MoveForm;
use carryless_games::serialize;
use carryless_render::i18n::{MessageArgs, join};
use carryless_render::key::WorkedSolution;
use carryless_render::standalone_svg::Painter;
use carryless_worksheet::renderer::SheetWriter;

/// Builder of the questions of one file.
#[derive(Debug)]
pub struct QuestionBuilder<'m> {
    writer: &'m SheetWriter,
    locales: Vec<ExportLocale<'m>>,
    painter: Painter,
    /// Category of all questions as given by the user, the outermost name first. If it is empty, title and
    /// topic are the category.
    category: Vec<String>,
    platform: Platform,
    /// Seed of the random order of the options.
    seed: u64,
}

impl<'m> QuestionBuilder<'m> {
    /// Creates a builder of questions in `category`, the outermost name first. If that is empty, title and
    /// topic are the category of a question. `seed` decides the order of the options.
    pub fn new(
        writer: &'m SheetWriter,
        platform: Platform,
        category: Vec<String>,
        seed: u64,
    ) -> Result<Self, Error> {
        let tongues =
            writer.languages.iter().map(ExportLocale::new).collect::<Result<Vec<_>, _>>()?;
        let first = writer.languages.first().ok_or_else(|| Error::internal("language"))?;
        let painter = Painter::new(first.words().language());
        Ok(QuestionBuilder { writer, locales: tongues, painter, category, platform, seed })
    }

    /// Returns the title of the file in all languages, separated by ` · `.
    pub fn title(&self) -> Result<String, Error> {
        Ok(self.writer.titles()?.join(" · "))
    }

    /// Returns a summary of the finished export `volume` as text for the user: the numbers of exercises and
    /// questions, the changes to questions, and the traits that reveal the right options.
    pub fn summary(&self, volume: &ExportFile) -> Result<String, Error> {
        let tally = &volume.tally;
        let own = self.locales.first().ok_or_else(|| Error::internal("language"))?;
        let mut values = MessageArgs::default();
        values.set_number("exercises", tally.exercises);
        values.set_number("questions", tally.questions);
        let mut told = own.messages.format("bank-told", &values)?;
        let counts = [
            ("parted", tally.split),
            ("open", tally.open),
            ("unasked", tally.unasked),
            ("dropped", tally.dropped),
            ("lost", tally.without_question),
        ];
        for (name, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
            let mut values = MessageArgs::default();
            values.set_number("count", count);
            told.push('\n');
            told.push_str(&own.messages.format(&format!("bank-told-{name}"), &values)?);
        }
        for giveaway in volume.balance.giveaways() {
            let mut values = MessageArgs::default();
            values.set_text(
                "topic",
                own.sheet_messages().text(&format!("exercise-topic-{}", giveaway.topic))?,
            );
            values.set_number("percent", giveaway.percent);
            values.set_number("of", giveaway.of);
            match giveaway.told_by {
                Trait::Place(place) => {
                    values.set_text("by", "place");
                    values.set_text("which", place.to_string());
                }
                Trait::Longest => values.set_text("by", "longest"),
                Trait::Shortest => values.set_text("by", "shortest"),
                Trait::Word(word) => {
                    values.set_text("by", "word");
                    values.set_text("which", word);
                }
            }
            told.push('\n');
            told.push_str(&own.messages.format("bank-told-giveaway", &values)?);
        }
        Ok(told)
    }

    /// Returns the question of an exercise. It has one point if `points` is `None`.
    pub fn question(&self, exercise: Exercise, points: Option<u64>) -> Result<Question, Error> {
        let id = self.id(&exercise)?;
        let (places, unasked) = response_fields::build(&exercise, &self.locales, self.seed)?;
        let mut stems = Vec::new();
        let mut picture = None;
        let mut solutions = Vec::new();
        let answering = Answering::Ticked { grid: self.platform != Platform::Gift };
        for ExportLocale { language, messages: own, .. } in &self.locales {
            let words = language.words();
            let shown = exercise.page_for(answering, &language.questions)?;
            let (text, figure) = WorkedSolution::plain_html(shown, words)?;
            let is_own = matches!(exercise.task, Task::Grid { .. });
            if let Some(figure) = figure.filter(|_| picture.is_none() && !is_own) {
                picture = Some(self.painter.draw(&figure, words)?);
            }
            let said = if unasked > 0 {
                html::paragraph(&own.text("bank-only-line")?)
            } else {
                String::new()
            };
            stems.push(text + &said);
            let answer = language.short_answer_of(&exercise)?;
            let label = html::paragraph(&own.format_with("bank-answer", [("answer", answer)])?);
            solutions.push(label + &language.worked_text(&exercise)?);
        }
        Ok(Question {
            name: self.name(&exercise, &id)?,
            id,
            category: self.category(&exercise)?,
            tags: vec![
                "carryless".to_owned(),
                exercise.topic.to_owned(),
                format!("level-{}", exercise.level),
            ],
            points: points.unwrap_or(1),
            stem: stems.concat(),
            picture,
            fields: places,
            one_line: if self.platform == Platform::Kahoot {
                self.position_line(&exercise)?
            } else {
                None
            },
            seed: self.seed,
            is_part: false,
            solution: solutions.concat(),
            unasked,
            exercise,
        })
    }

    /// Returns the id of the question, a hash of topic, rules, position, task and languages. It does not
    /// depend on the wording.
    fn id(&self, exercise: &Exercise) -> Result<String, Error> {
        let content = (exercise.topic, &exercise.state, &exercise.task);
        let mut hash = Sha256::new();
        hash.update(serialize::json(&content)?);
        for tongue in &self.locales {
            hash.update(tongue.language.code());
        }
        let hash = hash.finalize();
        let letters = hash.iter().take(10).map(|byte| format!("{byte:02x}"));
        Ok(format!("nim-{}", letters.collect::<String>()))
    }

    /// Returns the name of the question: the topic and the numbers of the position. If the numbers are in a
    /// picture or are the answer, characters of the id replace them.
    fn name(&self, exercise: &Exercise, id: &str) -> Result<String, Error> {
        let seen = !matches!(exercise.task, Task::Board { .. } | Task::Strips { .. });
        let what = match exercise.piles() {
            piles @ [_, ..] if seen && exercise.topic != "binary" => join(piles, ", "),
            _ => id.chars().skip(4).take(6).collect(),
        };
        let mut values = MessageArgs::default();
        values.set_text("topic", self.topic(exercise)?);
        values.set_text("what", what);
        let own = self.locales.first().ok_or_else(|| Error::internal("language"))?;
        let name = own.messages.format("bank-name", &values)?;
        Ok(name.chars().take(NAME).collect())
    }

    /// Returns position and rules as one line in the first language; empty if the question itself contains
    /// them, `None` if no message describes them.
    fn position_line(&self, exercise: &Exercise) -> Result<Option<String>, Error> {
        let own = self.locales.first().ok_or_else(|| Error::internal("language"))?;
        let values = exercise.message_values(own.sheet_messages())?;
        let line = |id: &str| own.messages.format_if_any(&format!("bank-line-{id}"), &values);
        match line(exercise.topic)? {
            // The question of the response field already contains the position and the rules.
            None if !exercise.state.is_played() => Ok(Some(String::new())),
            None if exercise.state.move_form() == Some(MoveForm::Take)
                && exercise.task == Task::Plain =>
            {
                line("piles")
            }
            line => Ok(line),
        }
    }

    /// Returns the title of the topic of the exercise in all languages, separated by ` · `.
    fn topic(&self, exercise: &Exercise) -> Result<String, Error> {
        let titles = self.writer.in_each_language(&format!("exercise-topic-{}", exercise.topic))?;
        Ok(titles.join(" · "))
    }

    /// Returns the category of a question, the outermost name first.
    fn category(&self, exercise: &Exercise) -> Result<Vec<String>, Error> {
        if !self.category.is_empty() {
            return Ok(self.category.clone());
        }
        Ok(vec![self.title()?, self.topic(exercise)?])
    }
}
