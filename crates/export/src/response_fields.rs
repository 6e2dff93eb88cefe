//! Converts the answer fields of an exercise to [`ResponseField`]s that a platform can mark: choice, number,
//! grid of numbers, or text with several right spellings. The result is the same for all platforms. Answer
//! fields that no platform can mark are omitted and counted.

use super::locale::ExportLocale;
use super::question::{Cell, Choice, Grid, Interaction, ResponseField, Row};
use carryless_args::error::Error;
use carryless_exercises::sample;
use carryless_exercises::task::Task;
use carryless_exercises::{AnswerField, Exercise, Expected, ROW};
use carryless_games::columns::BitWeights;
use carryless_games::position::PileMove;
use carryless_render::i18n::{MessageArgs, join};
use carryless_worksheet::answer;

/// Returns the response fields of an exercise, and the number of answer fields that were omitted because no
/// platform can mark them. `seed` decides the distractors and their order.
pub(super) fn build(
    exercise: &Exercise,
    tongues: &[ExportLocale<'_>],
    seed: u64,
) -> Result<(Vec<ResponseField>, usize), Error> {
    let context = Context { exercise, locales: tongues, seed };
    if let Task::Grid { grid } = &exercise.task {
        return Ok((vec![context.grid(grid.width)?], 0));
    }
    let asks = &exercise.answer.asks;
    let marked = asks.iter().filter(|ask| !matches!(ask.expected, Expected::Correction(_)));
    let mut places: Vec<ResponseField> =
        marked.map(|ask| context.place(ask)).collect::<Result<_, _>>()?;
    let left = asks.len() - places.len();
    if let [place] = &mut places[..] {
        place.label.clear();
    }
    Ok((places, left))
}

/// An exercise with the languages and the seed of its question.
pub(super) struct Context<'c> {
    pub(super) exercise: &'c Exercise,
    locales: &'c [ExportLocale<'c>],
    /// Seed of the distractors and of their order.
    pub(super) seed: u64,
}

impl Context<'_> {
    /// Returns the response field that asks for the answer of the answer field `ask`.
    fn place(&self, ask: &AnswerField) -> Result<ResponseField, Error> {
        let label = match ask.expected {
            // The options make a label superfluous.
            Expected::Outcome(_) | Expected::Verdict(_) => String::new(),
            _ => self.in_all_languages(|tongue| {
                answer::label(self.exercise, ask, tongue.sheet_messages())
            })?,
        };
        let expects = self.expects(ask)?;
        let hint = match ask.expected {
            Expected::Move(_) => self.sample_hint(ask, "bank-write-move")?,
            Expected::Takes(_) => self.sample_hint(ask, "bank-write-takes")?,
            _ if matches!(expects, Interaction::Choice { many: true, .. }) => {
                self.export_message("bank-tick-all")?
            }
            _ => String::new(),
        };
        Ok(ResponseField { label, question: self.field_question(ask)?, hint, expects })
    }

    /// Returns the question about the answer field `ask` alone, in all languages of the file, separated by
    /// slashes.
    fn field_question(&self, ask: &AnswerField) -> Result<String, Error> {
        let id = match (&self.exercise.task, &ask.expected) {
            (Task::Story { .. }, Expected::Outcome(_)) => "bank-ask-story".to_owned(),
            (Task::Story { .. }, Expected::OneNumber(_)) => "bank-ask-first-move".to_owned(),
            _ => format!("bank-ask-{}", ask.name),
        };
        self.in_all_languages(|tongue| {
            let mut values = self.exercise.message_values(tongue.sheet_messages())?;
            if let Expected::Binary(number) = ask.expected {
                values.set_number("number", number);
            }
            Ok(tongue.messages.format_if_any(&id, &values)?.unwrap_or_default().replace('`', ""))
        })
    }

    /// Returns the way of answering the answer field `ask`, with the right response.
    fn expects(&self, ask: &AnswerField) -> Result<Interaction, Error> {
        Ok(match &ask.expected {
            Expected::Number(right) => self.number(ask, *right)?,
            Expected::Binary(number) => {
                let instead = self.few_numbers(ask, *number, binary_as_decimal);
                Interaction::Number {
                    right: binary_as_decimal(*number),
                    wrong: Vec::new(),
                    binary: true,
                    instead,
                }
            }
            Expected::Rows(numbers) => self.binary_rows(numbers)?,
            Expected::Digits(right) => self.rows(
                "bank-write-digits",
                weights(right.len()),
                vec![row(String::new(), right)],
            )?,
            Expected::List(right) if ask.name == ROW => {
                let heads = (0..right.len()).map(|size| size.to_string()).collect();
                self.rows("bank-write-row", heads, vec![row(String::new(), right)])?
            }
            Expected::List(right) => {
                let heads = (1..=right.len()).map(|place| place.to_string()).collect();
                self.rows("bank-write-row", heads, vec![row(String::new(), right)])?
            }
            Expected::Outcome(outcome) => self.outcome(ask, *outcome)?,
            Expected::Verdict(right) => self.verdict(ask, *right)?,
            Expected::Set(right) | Expected::Sum(right) => self.members(ask, right)?,
            Expected::Moves(right) => {
                self.moves(ask, right.iter().map(|it| Expected::Moves(vec![*it])))?
            }
            Expected::Breaks(right) => {
                self.moves(ask, right.iter().map(|it| Expected::Breaks(vec![it.clone()])))?
            }
            Expected::Turns(right) => {
                self.moves(ask, right.iter().map(|it| Expected::Turns(vec![it.clone()])))?
            }
            Expected::Shifts(right) => {
                self.moves(ask, right.iter().map(|it| Expected::Shifts(vec![*it])))?
            }
            Expected::Move(right) => self.move_interaction(ask, right)?,
            Expected::Takes(right) => {
                let right = right.iter().map(|made| join(&made.takes, ","));
                self.text(right.collect(), Vec::new(), Vec::new())?
            }
            Expected::OneNumber(right) => self.step_interaction(ask, right)?,
            Expected::Correction(_) | Expected::Open => Interaction::Open,
        })
    }

    /// Returns a grid with one column and a row for each number. The gap of a row takes the binary digits of
    /// the number.
    fn binary_rows(&self, numbers: &[u64]) -> Result<Interaction, Error> {
        let row = |number: &u64| {
            let cells = vec![Cell::Gap(binary_as_decimal(*number))];
            Ok(Row { label: format!("{number} ="), question: self.asks_row(*number)?, cells })
        };
        let rows = numbers.iter().map(row).collect::<Result<_, Error>>()?;
        self.rows("bank-write-digits", Vec::new(), rows)
    }

    /// Returns a number field with the right number `right` and the wrong numbers that follow from
    /// misconceptions.
    fn number(&self, ask: &AnswerField, right: u64) -> Result<Interaction, Error> {
        let instead = self.few_numbers(ask, right, |number| number);
        Ok(Interaction::Number { right, wrong: self.wrong_numbers(ask)?, binary: false, instead })
    }

    /// Returns the wrong numbers that follow from misconceptions, each with its feedback.
    fn wrong_numbers(&self, ask: &AnswerField) -> Result<Vec<(u64, String)>, Error> {
        let wrong = self.exercise.wrong_numbers(ask).into_iter();
        wrong.map(|(number, ideas)| Ok((number, self.feedback(&ideas)?))).collect()
    }

    /// Returns a text field for a step of a race; each step in `right` is a right answer.
    fn step_interaction(&self, ask: &AnswerField, right: &[u64]) -> Result<Interaction, Error> {
        let wrong = self.wrong_numbers(ask)?.into_iter();
        let wrong = wrong.map(|(number, told)| (number.to_string(), told)).collect();
        let instead = self.few_says(ask, right)?;
        self.text(right.iter().map(u64::to_string).collect(), wrong, instead)
    }

    /// Returns a text field for a move, written as `2:3`; each move in `right` is a right answer.
    fn move_interaction(
        &self,
        ask: &AnswerField,
        right: &[PileMove],
    ) -> Result<Interaction, Error> {
        let written = |made: &PileMove| format!("{}:{}", made.pile, made.take);
        let wrong = self.exercise.wrong_moves(ask).into_iter();
        let wrong = wrong.filter(|(_, ideas)| !ideas.is_empty()).filter_map(|(blank, ideas)| {
            let Expected::Moves(moves) = &blank else { return None };
            Some(
                self.feedback(&ideas)
                    .map(|told| (moves.first().map(written).unwrap_or_default(), told)),
            )
        });
        let wrong = wrong.collect::<Result<_, Error>>()?;
        let Interaction::Choice { options: instead, .. } =
            self.moves(ask, right.iter().map(|it| Expected::Moves(vec![*it])))?
        else {
            return Err(Error::internal(self.exercise.topic));
        };
        self.text(right.iter().map(written).collect(), wrong, instead)
    }

    /// Returns a text field in which each text of `right` is a right answer; if `right` is empty, the words for
    /// "none" are. `wrong` pairs wrong texts with their feedback. `instead` lists options of a choice, for
    /// platforms without text input.
    fn text(
        &self,
        right: Vec<String>,
        wrong: Vec<(String, String)>,
        instead: Vec<Choice>,
    ) -> Result<Interaction, Error> {
        let right = match right.is_empty() {
            true => {
                let words = self.locales.iter().map(|tongue| tongue.none.iter().cloned());
                let mut words: Vec<String> = words.flatten().collect();
                words.dedup();
                words
            }
            false => right,
        };
        Ok(Interaction::Text { right, wrong, instead })
    }

    /// Returns the response field for completing a grid of `width` columns: the binary digits of the numbers
    /// under the weights of the columns, and the column sums.
    fn grid(&self, width: usize) -> Result<ResponseField, Error> {
        let Task::Grid { grid: blanks } = &self.exercise.task else {
            return Err(Error::internal(self.exercise.topic));
        };
        let mut rows = Vec::new();
        for blank in &blanks.rows {
            let number = blank.number.unwrap_or_default();
            let places = (0..width).rev().map(|place| number >> place & 1);
            let cells = blank.digits.iter().zip(places).map(|(given, digit)| match given {
                Some(given) => Cell::Given(*given),
                None => Cell::Gap(digit),
            });
            let asks = self.asks_row(number)?;
            rows.push(Row { label: format!("{number} ="), question: asks, cells: cells.collect() });
        }
        for ask in &self.exercise.answer.asks {
            if let Expected::Digits(sums) = &ask.expected {
                rows.push(Row {
                    question: self.field_question(ask)?,
                    ..row(self.export_message("bank-sums")?, sums)
                });
            }
        }
        let heads = weights(width);
        let [label, asks, hint] = [const { String::new() }; 3];
        Ok(ResponseField {
            label,
            question: asks,
            hint,
            expects: self.rows("bank-write-digits", heads, rows)?,
        })
    }

    /// Returns the question about the binary digits of a number, in all languages, separated by slashes.
    fn asks_row(&self, number: u64) -> Result<String, Error> {
        self.in_all_languages(|tongue| {
            tongue.messages.format_with("bank-ask-row", [("number", number)])
        })
    }

    /// Returns a grid with these column headings and rows. `written` is the id of the message about the
    /// notation of a row.
    fn rows(
        &self,
        written: &str,
        heads: Vec<String>,
        rows: Vec<Row>,
    ) -> Result<Interaction, Error> {
        Ok(Interaction::Grid(Grid { written: self.export_message(written)?, heads, rows }))
    }

    /// Returns the feedback on the first misconception in `ideas` (tags) that has a message, in all languages,
    /// separated by slashes. Empty if none has a message.
    pub(super) fn feedback(&self, ideas: &[&'static str]) -> Result<String, Error> {
        let mut texts = Vec::new();
        for tongue in self.locales {
            let mut said =
                ideas.iter().filter_map(|idea| tongue.misconception_feedback(idea, self.exercise));
            texts.extend(said.next());
        }
        texts.dedup();
        Ok(texts.join(" / "))
    }

    /// Returns an expected value as the key prints it, in all languages, separated by slashes.
    pub(super) fn expected_text(&self, blank: &Expected) -> Result<String, Error> {
        self.in_all_languages(|tongue| answer::expected_text(blank, 0, tongue.sheet_messages()))
    }

    /// Returns the message `id` of sheets in all languages, separated by slashes.
    pub(super) fn sheet_message(&self, id: &str) -> Result<String, Error> {
        self.in_all_languages(|tongue| tongue.sheet_messages().text(id))
    }

    /// Returns the message `id` of question files in all languages, separated by slashes.
    fn export_message(&self, id: &str) -> Result<String, Error> {
        self.in_all_languages(|tongue| tongue.messages.text(id))
    }

    /// Returns a hint on the notation of moves, the message `id`, in all languages, separated by slashes. Its
    /// sample move is not a right answer to the field `ask`.
    fn sample_hint(&self, ask: &AnswerField, id: &str) -> Result<String, Error> {
        let mut values = MessageArgs::default();
        sample::set_values(&mut values, &[self.exercise]);
        values.set_text("none", if self.accepts_none(ask) { "possible" } else { "never" });
        self.in_all_languages(|tongue| tongue.messages.format(id, &values))
    }

    /// Returns a text in all languages, separated by slashes; `text` returns it in one language. Adjacent
    /// repetitions are left out.
    fn in_all_languages(
        &self,
        text: impl Fn(&ExportLocale<'_>) -> Result<String, Error>,
    ) -> Result<String, Error> {
        let mut texts = self.locales.iter().map(text).collect::<Result<Vec<_>, _>>()?;
        texts.dedup();
        Ok(texts.join(" / "))
    }
}

/// Returns a row of a grid in which all numbers are gaps that the pupil fills in; `right` are the right
/// numbers.
fn row(label: String, right: &[u64]) -> Row {
    let cells = right.iter().map(|number| Cell::Gap(*number)).collect();
    Row { label, question: String::new(), cells }
}

/// Returns the weights of `width` columns as decimal numbers, in descending order: `4 2 1` for 3 columns.
fn weights(width: usize) -> Vec<String> {
    let mut weights: Vec<String> = (0..width).map(|place| (1_u64 << place).to_string()).collect();
    weights.reverse();
    weights
}

/// Returns the number whose decimal digits are the binary digits of `number`, which has at most 19: 101 for 5.
/// A platform that compares numbers then accepts both `11` and `0011`.
pub(super) fn binary_as_decimal(number: u64) -> u64 {
    BitWeights(number).powers().map(|power| 10_u64.saturating_pow(power.trailing_zeros())).sum()
}
