//! Pages that a session shows to the pupil, in one language: questions, feedback, hints and the result. Nothing
//! before the last try contains the right answer.

use carryless_args::error::Error;
use carryless_exercises::answer_field::Expected;
use carryless_exercises::prediction::FieldValue;
use carryless_exercises::{Exercise, Reading};
use carryless_games::figure::Figure;
use carryless_games::game::WrongAnswer;
use carryless_games::position::AnyMove;
use carryless_render::i18n::{Catalogue, Language, MessageArgs, Perspective};
use carryless_render::{Page, PerspectiveRenderers, View};
use carryless_worksheet::misconceptions::MisconceptionTexts;
use carryless_worksheet::renderer::SheetLanguage;
use carryless_worksheet::sheet::Item;
use carryless_worksheet::topics;

use crate::first_games::{FirstGame, gives_answer_away, shown_piles};
use crate::lines::is_answered_by_position;
use crate::mastery::Mastery;
use crate::reason::{asks_outcome, reason};
use crate::session::{Asked, Feedback, Next, Session};
use crate::skill::Skill;
use crate::tries::{is_forbidden, wrong_move};

/// Kind of the step of an explanation that shows the reply to a wrong move.
const REPLY: &str = "judge";

/// Texts of practice in one language.
#[derive(Debug)]
pub struct Texts {
    language: Language,
    words: Catalogue,
    sheet: SheetLanguage,
    ideas: MisconceptionTexts,
    /// Words with which a pupil asks for the answer, in all languages.
    answer_words: Vec<String>,
}

impl Texts {
    /// Loads the texts in `language`.
    ///
    /// # Errors
    ///
    /// An error of a message file.
    pub fn load(language: Language) -> Result<Self, Error> {
        const FILES: [&str; 5] = ["common", "errors", "figures", "games", "practise"];
        let words = Catalogue::load(language, &FILES)?;
        let mut answer_words = Vec::new();
        for language in Language::all() {
            let text = Catalogue::load(language, &FILES)?.text("practise-typed-answer")?;
            answer_words.extend(text.split_whitespace().map(str::to_owned));
        }
        Ok(Texts {
            language,
            words,
            sheet: SheetLanguage::new(language)?,
            ideas: MisconceptionTexts::load(language)?,
            answer_words,
        })
    }

    /// Returns the message catalogue.
    pub fn words(&self) -> &Catalogue {
        &self.words
    }

    /// Returns the texts of exercises.
    pub fn sheet(&self) -> &SheetLanguage {
        &self.sheet
    }

    /// Returns the texts of misconceptions.
    pub fn ideas(&self) -> &MisconceptionTexts {
        &self.ideas
    }

    /// Whether the pupil asks for the answer.
    pub fn asks_for_answer(&self, text: &str) -> bool {
        self.answer_words.contains(&text.trim().to_lowercase())
    }

    /// Returns what is said at the beginning, and when the pupil asks for help.
    ///
    /// # Errors
    ///
    /// An error of a message.
    pub fn help(&self) -> Result<String, Error> {
        self.words.text("practise-help")
    }

    /// Returns the text before the pupil's input.
    ///
    /// # Errors
    ///
    /// An error of a message.
    pub fn prompt(&self, asked: &Asked) -> Result<String, Error> {
        let mut values = MessageArgs::default();
        values.set_number("attempt", asked.attempt.into());
        self.words.format("practise-prompt", &values)
    }

    /// Returns what is new in the skill that a question introduces; `None` if it introduces none.
    ///
    /// # Errors
    ///
    /// An error of a message.
    pub fn introduction(&self, asked: &Asked) -> Result<Option<String>, Error> {
        let Some(skill) = asked.introduces else { return Ok(None) };
        self.words.format_if_any(&format!("practise-new-{skill}"), &MessageArgs::default())
    }

    /// Returns the pages of a question: its number with the board, then the question.
    ///
    /// # Errors
    ///
    /// An error of a message or template.
    pub fn question<'e>(&self, asked: &'e Asked) -> Result<[Page<'e>; 2], Error> {
        let exercise = &asked.exercise;
        let mut values = MessageArgs::default();
        values.set_number("number", asked.number);
        let title = self.words.format("practise-question", &values)?;
        let mut board = Page::from(&*format!("# {title}\n"));
        let piles = shown_piles(exercise).filter(|_| !is_answered_by_position(exercise));
        if let Some(piles) = piles {
            board.push_figure(Figure::from_piles(piles, None));
        }
        let question = exercise.question_page(&self.sheet.questions)?;
        Ok([board, question])
    }

    /// Returns what follows an answer, as Markdown paragraphs. `asked` is the question that was answered.
    ///
    /// # Errors
    ///
    /// An error of a message or template.
    pub fn feedback(&self, asked: &Asked, feedback: &Feedback) -> Result<String, Error> {
        let exercise = &asked.exercise;
        let mut parts = Vec::new();
        match (feedback.right, &feedback.reading) {
            (Some(true), _) => parts.push(self.right(exercise)?),
            (Some(false), Some(reading)) if feedback.next == Next::Again => {
                parts.extend(self.wrong(exercise, reading)?);
            }
            // The solution follows.
            (Some(false), Some(_)) => parts.push(self.words.text("practise-wrong")?),
            _ => parts.push(self.unread(exercise)?),
        }
        for idea in feedback.thought.iter().flat_map(|group| &group.ideas) {
            parts.extend(self.thought(idea.tag(), exercise)?);
        }
        if feedback.right == Some(false) {
            match (feedback.next, feedback.hint) {
                (Next::Again, None) => {}
                (Next::Again, hint) => parts.push(self.hint(exercise, hint)?),
                (Next::Question | Next::End, _) => parts.push(self.solution(exercise)?),
            }
        }
        for name in &feedback.mastered {
            parts.push(self.mastered(name)?);
        }
        Ok(parts.join("\n\n"))
    }

    /// Returns the hint with this index, from 0; for `None`, a sentence that none is left.
    ///
    /// # Errors
    ///
    /// An error of a message or template.
    pub fn hint(&self, exercise: &Exercise, index: Option<usize>) -> Result<String, Error> {
        let Some(index) = index else { return self.words.text("practise-no-hint") };
        let hint = match FirstGame::new(exercise) {
            Some(game) => game.hint(index, &self.words)?,
            None => {
                let explanation = exercise.explanation()?;
                let renderers = self.renderers(exercise)?;
                renderers.get(Perspective::First)?.render_hint(&explanation, index)?
            }
        };
        self.words.format_with("practise-hint", [("hint", hint)])
    }

    /// Returns the question whether the pupil has this misconception, and what is wrong about it.
    ///
    /// # Errors
    ///
    /// An error of a message.
    pub fn thought(&self, tag: &str, exercise: &Exercise) -> Result<Option<String>, Error> {
        match FirstGame::new(exercise) {
            Some(FirstGame::Piles(_)) => {
                let name = self.ideas.name(tag)?;
                self.words.format_with("practise-piles-thought", [("idea", name)]).map(Some)
            }
            _ => Ok(self.ideas.sentence(tag, exercise)),
        }
    }

    /// Returns the right answer with its working, as Markdown.
    ///
    /// # Errors
    ///
    /// An error of a message or template.
    pub fn solution(&self, exercise: &Exercise) -> Result<String, Error> {
        let right = self.sheet.short_answer_of(exercise)?;
        let answer = self.words.format_with("practise-answer", [("answer", right)])?;
        if let Some(game) = FirstGame::new(exercise) {
            return Ok(format!("{answer}\n\n{}", game.why(true, &self.words)?));
        }
        let item = Item { number: 1, section: 0, points: None, exercise: exercise.clone() };
        let worked = self.sheet.key_markdown(&item)?;
        Ok(format!("{answer}\n\n{worked}"))
    }

    /// Returns that the answer is right, and one sentence why.
    fn right(&self, exercise: &Exercise) -> Result<String, Error> {
        let right = self.words.text("practise-right")?;
        let why = match (FirstGame::new(exercise), reason(exercise)) {
            (Some(game), _) => Some(game.why(asks_outcome(exercise), &self.words)?),
            (None, Some((reason, is_lost))) => {
                let mut values = MessageArgs::default();
                values.set_text("outcome", if is_lost { "lost" } else { "won" });
                self.words.format_if_any(&format!("practise-why-{reason}"), &values)?
            }
            (None, None) => None,
        };
        let gap = self.words.text("sentence-gap")?;
        Ok(why.map_or(right.clone(), |why| format!("{right}{gap}{why}")))
    }

    /// Returns what is wrong, without the right answer: the reply to a move, or the column that does not fit.
    fn wrong(&self, exercise: &Exercise, reading: &Reading) -> Result<Vec<String>, Error> {
        let asks: Vec<_> = exercise.telling_fields().collect();
        let mut parts = vec![self.words.text("practise-wrong")?];
        for (ask, value) in asks.iter().zip(&reading.values) {
            let Some(FieldValue::Value(value)) = value else { continue };
            match (&ask.expected, value) {
                (Expected::Digits(right), WrongAnswer::ColumnSums(said)) => {
                    parts.extend(self.wrong_column(right, said)?);
                }
                (Expected::Move(_) | Expected::OneNumber(_), _) => {
                    if let Some(made) = wrong_move(exercise, value) {
                        parts.push(self.reply(exercise, &made)?);
                    } else if let WrongAnswer::Number(number) = value
                        && is_forbidden(exercise, *number)
                    {
                        let mut values = MessageArgs::default();
                        values.set_number("number", *number);
                        parts.push(self.words.format("practise-not-allowed", &values)?);
                    }
                }
                (Expected::Number(right), WrongAnswer::NimSum(said)) if right != said => {
                    let lowest = 1 << (right ^ said).trailing_zeros();
                    parts.push(self.about_column("practise-wrong-odd", lowest)?);
                }
                (
                    Expected::List(right),
                    WrongAnswer::Remainders(said) | WrongAnswer::Values(said),
                ) => {
                    let wrong = right.iter().zip(said).position(|(right, said)| right != said);
                    if let Some(at) = wrong {
                        let mut values = MessageArgs::default();
                        values.set_number("place", at as u64 + 1);
                        let label =
                            carryless_worksheet::answer::label(exercise, ask, self.sheet.words())?;
                        values.set_text("label", label);
                        parts.push(self.words.format("practise-wrong-place", &values)?);
                    }
                }
                _ => {}
            }
        }
        Ok(parts)
    }

    /// Returns the sentence about the first column, from the right, that does not fit.
    fn wrong_column(&self, right: &[u64], said: &[u64]) -> Result<Option<String>, Error> {
        let from_right = |digits: &[u64], at: usize| {
            digits.len().checked_sub(at + 1).map_or(0, |index| digits[index])
        };
        let count = right.len().max(said.len());
        let wrong = (0..count).find(|at| from_right(right, *at) != from_right(said, *at));
        let Some(at) = wrong else { return Ok(None) };
        let weight = 1_u64.checked_shl(at as u32).unwrap_or(0);
        self.about_column("practise-wrong-column", weight).map(Some)
    }

    /// Returns the message about the column with this weight.
    fn about_column(&self, id: &str, weight: u64) -> Result<String, Error> {
        let mut values = MessageArgs::default();
        values.set_number("weight", weight);
        self.words.format(id, &values)
    }

    /// Returns the reply that punishes a wrong move, as Markdown.
    fn reply(&self, exercise: &Exercise, made: &AnyMove) -> Result<String, Error> {
        if gives_answer_away(exercise, made) {
            return self.words.text("practise-reply-hidden");
        }
        if let Some(game) = FirstGame::new(exercise)
            && let Some(reply) = game.reply(made, &self.words)?
        {
            return Ok(reply);
        }
        let question = exercise.state.question(Some(made));
        let question = question.ok_or_else(|| Error::internal(exercise.topic))?;
        let renderers = self.renderers(exercise)?;
        let view = View { only: vec![REPLY.to_owned()], ..View::default() };
        let text = renderers.get(Perspective::First)?.markdown(question.explain(false), view)?;
        // The heading would be numbered like one of several steps.
        let body = text.trim_start().strip_prefix('#').and_then(|text| text.split_once('\n'));
        Ok(body.map_or(text.as_str(), |(_, body)| body).trim().to_owned())
    }

    fn unread(&self, exercise: &Exercise) -> Result<String, Error> {
        let words = self.sheet.words();
        let can_be_none = asks_outcome(exercise);
        let mut examples = Vec::new();
        for ask in &exercise.answer.asks {
            let kind = match &ask.expected {
                Expected::Outcome(_) => "outcome",
                Expected::Verdict(_) => "verdict",
                Expected::Move(_) => "move",
                Expected::Moves(_) => "moves",
                Expected::Number(_) | Expected::OneNumber(_) => "number",
                Expected::Binary(_) | Expected::Rows(_) => "binary",
                Expected::Digits(_) => "digits",
                Expected::Set(_) => "set",
                Expected::List(_) | Expected::Sum(_) => "list",
                _ => "other",
            };
            let mut values = MessageArgs::default();
            values.set_text("label", carryless_worksheet::answer::label(exercise, ask, words)?);
            values.set_text("none", if can_be_none { "possible" } else { "impossible" });
            examples.push(self.words.format(&format!("practise-write-{kind}"), &values)?);
        }
        let list = examples.iter().map(|line| format!("- {line}\n")).collect::<String>();
        let mut values = MessageArgs::default();
        values.set_number("count", examples.len() as u64);
        let unread = self.words.format("practise-unread", &values)?;
        Ok(format!("{unread}\n\n{list}"))
    }

    /// Returns the sentence that says what a pupil can do who masters the skill, with the lesson that goes further.
    fn mastered(&self, name: &str) -> Result<String, Error> {
        let own = format!("practise-mastered-{name}");
        if let Some(text) = self.words.format_if_any(&own, &MessageArgs::default())? {
            return Ok(text);
        }
        let title = topics::title_of(name, self.sheet.words())?;
        self.words.format_with("practise-mastered-topic", [("title", title)])
    }

    /// Returns the result of a session, as Markdown.
    ///
    /// # Errors
    ///
    /// An error of a message.
    pub fn result(&self, session: &Session) -> Result<String, Error> {
        let mut values = MessageArgs::default();
        values.set_number("count", session.answered());
        let mut text = self.words.format("practise-result", &values)? + "\n\n";
        let mastered: Vec<String> = session
            .skills()
            .filter(|(_, mastery)| mastery.is_mastered())
            .map(|(skill, _)| self.title(skill))
            .collect::<Result<_, _>>()?;
        if !mastered.is_empty() {
            let list = self.words.list(&mastered)?;
            text +=
                &(self.words.format_with("practise-result-mastered", [("skills", list)])? + "\n\n");
        }
        let open = session.skills().find(|(_, mastery): &(&Skill, Mastery)| !mastery.is_mastered());
        if let Some((skill, _)) = open {
            let title = self.title(skill)?;
            text += &(self.words.format_with("practise-result-open", [("skill", title)])? + "\n\n");
        }
        for idea in session.thoughts().iter().flat_map(|group| &group.ideas) {
            let name = self.ideas.name(idea.tag())?;
            text +=
                &(self.words.format_with("practise-result-thought", [("idea", name)])? + "\n\n");
        }
        let code = session.code();
        Ok(text + &self.words.format_with("practise-result-code", [("code", code)])?)
    }

    /// Returns the title of a skill.
    fn title(&self, skill: &Skill) -> Result<String, Error> {
        let own = format!("practise-skill-{}", skill.name);
        match skill.lesson {
            Some(_) => self.words.text(&own),
            None => topics::title_of(skill.name, self.sheet.words()),
        }
    }

    fn renderers(&self, exercise: &Exercise) -> Result<PerspectiveRenderers, Error> {
        PerspectiveRenderers::new(self.language, vec![exercise.state.game()])
    }
}
