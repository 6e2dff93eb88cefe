//! Options of a choice. Their order and the distractors are random, so that neither the position nor the
//! length nor the number of options reveals the right answer. The same seed gives the same options.

use super::question::{Choice, Interaction};
use super::response_fields::Context;
use carryless_args::error::Error;
use carryless_exercises::rng::SeededRng;
use carryless_exercises::task::Task;
use carryless_exercises::{AnswerField, Expected};
use carryless_games::position::Outcome;

/// Range of the random number of options in a choice in which more than one option may be right: 5 to 7,
/// without the option "none".
const ALTERNATIVES: std::ops::Range<u64> = 5..8;
/// Smallest number of distractors in a choice in which more than one option may be right.
const WRONG: usize = 3;

/// Largest number of options in a choice of one number.
const FEW: usize = 4;

/// Name of the answer field for the weights of the odd columns.
const ODD_COLUMNS: &str = "odd-columns";

impl Context<'_> {
    /// Returns a choice between the two outcomes, in random order. The wrong outcome has feedback.
    pub(super) fn outcome(&self, ask: &AnswerField, right: Outcome) -> Result<Interaction, Error> {
        let option = |outcome: Outcome| {
            let text = self.expected_text(&Expected::Outcome(outcome))?;
            let is_right = outcome == right;
            let told = if is_right {
                String::new()
            } else {
                self.feedback(&self.exercise.misconceptions_for(outcome))?
            };
            Ok(Choice { feedback: told, ..choice(text, is_right) })
        };
        let mut outcomes = [Outcome::N, Outcome::P];
        self.rng(ask).shuffle(&mut outcomes);
        let options = outcomes.into_iter().map(option).collect::<Result<_, Error>>()?;
        Ok(Interaction::Choice { options, many: false })
    }

    /// Returns a choice between the judgements "right" and "wrong" of the given move, in random order.
    /// `right` is the right judgement.
    pub(super) fn verdict(&self, ask: &AnswerField, right: bool) -> Result<Interaction, Error> {
        let option = |verdict: bool| {
            let text = self.expected_text(&Expected::Verdict(verdict))?;
            Ok(choice(text, verdict == right))
        };
        let mut verdicts = [true, false];
        self.rng(ask).shuffle(&mut verdicts);
        let options = verdicts.into_iter().map(option).collect::<Result<_, Error>>()?;
        Ok(Interaction::Choice { options, many: false })
    }

    /// Returns a choice in which more than one option may be right: the members `right` of a set, and
    /// distractors.
    pub(super) fn members(&self, ask: &AnswerField, right: &[u64]) -> Result<Interaction, Error> {
        let mut dice = self.rng(ask);
        let mut wrong = self.exercise.wrong_members(ask);
        if ask.name != ODD_COLUMNS && !matches!(ask.expected, Expected::Sum(_)) {
            dice.shuffle(&mut wrong);
            wrong.truncate(distractor_count(right.len(), &mut dice));
        }
        let rights = right.iter().map(|number| choice(number.to_string(), true));
        let wrong = wrong.into_iter().map(|number| choice(number.to_string(), false));
        let options = self.shuffle_options(ask, rights.chain(wrong).collect(), &mut dice)?;
        Ok(Interaction::Choice { options, many: true })
    }

    /// Returns a choice in which more than one option may be right: the moves `right`, and legal distractors.
    /// Each `Expected` contains one move.
    pub(super) fn moves(
        &self,
        ask: &AnswerField,
        right: impl Iterator<Item = Expected>,
    ) -> Result<Interaction, Error> {
        let right: Vec<Expected> = right.collect();
        let wrong = self.exercise.wrong_moves(ask);
        let mut dice = self.rng(ask);
        let most = distractor_count(right.len(), &mut dice);
        let (mut known, mut others): (Vec<_>, Vec<_>) =
            wrong.into_iter().partition(|(_, ideas)| !ideas.is_empty());
        dice.shuffle(&mut known);
        dice.shuffle(&mut others);
        known.truncate(most.div_ceil(2).max(most.saturating_sub(others.len())));
        let wrong = known.into_iter().chain(others).take(most);
        let mut options = Vec::new();
        for blank in &right {
            options.push(choice(self.expected_text(blank)?, true));
        }
        for (blank, ideas) in wrong {
            options.push(Choice {
                feedback: self.feedback(&ideas)?,
                ..choice(self.expected_text(&blank)?, false)
            });
        }
        let options = self.shuffle_options(ask, options, &mut dice)?;
        Ok(Interaction::Choice { options, many: true })
    }

    /// Returns `options` in random order, together with an option "none" if the field accepts this answer.
    fn shuffle_options(
        &self,
        ask: &AnswerField,
        mut options: Vec<Choice>,
        dice: &mut SeededRng,
    ) -> Result<Vec<Choice>, Error> {
        if self.accepts_none(ask) {
            let right = ask.expected.is_none() == Some(true);
            let none = choice(self.sheet_message("worksheet-answer-none")?, right);
            options.push(Choice { is_none: true, ..none });
        }
        dice.shuffle(&mut options);
        Ok(options)
    }

    /// Returns the options of a choice of one number, in random order: `right` and up to three distractors.
    /// `shown` converts a number for display.
    pub(super) fn few_numbers(
        &self,
        ask: &AnswerField,
        right: u64,
        shown: fn(u64) -> u64,
    ) -> Vec<Choice> {
        let mut dice = self.rng(ask);
        let near = self.exercise.near_numbers(ask, &mut dice);
        let mut numbers = among(right, &near, FEW, &mut dice);
        dice.shuffle(&mut numbers);
        let option = |number: u64| choice(shown(number).to_string(), number == right);
        numbers.into_iter().map(option).collect()
    }

    /// Returns the options of a choice of one step of a race, in random order: one of the winning steps `right`
    /// (if there is one), other steps as distractors, and "none" if the field accepts it.
    pub(super) fn few_says(&self, ask: &AnswerField, right: &[u64]) -> Result<Vec<Choice>, Error> {
        let mut dice = self.rng(ask);
        let wrong = self.exercise.wrong_steps(right, &mut dice);
        let count = FEW - usize::from(self.accepts_none(ask));
        let numbers = match dice.choose(right) {
            Some(right) => among(*right, &wrong, count, &mut dice),
            None => wrong.into_iter().take(count).collect(),
        };
        let option = |number: u64| choice(number.to_string(), right.contains(&number));
        self.shuffle_options(ask, numbers.into_iter().map(option).collect(), &mut dice)
    }

    /// Whether the field accepts the answer "none", even if another answer is expected.
    pub(super) fn accepts_none(&self, ask: &AnswerField) -> bool {
        let decides =
            |ask: &AnswerField| matches!(ask.expected, Expected::Outcome(_) | Expected::Verdict(_));
        match ask.expected {
            Expected::Sum(_) => false,
            // An N-position always has an odd column.
            _ if ask.name == ODD_COLUMNS => matches!(self.exercise.task, Task::Plain),
            _ => self.exercise.answer.asks.iter().any(decides),
        }
    }

    /// Returns the random generator for an answer field; it depends on the exercise, the seed and the field.
    fn rng(&self, ask: &AnswerField) -> SeededRng {
        self.exercise.rng(self.seed, ask.name)
    }
}

/// Returns `right` and at most `count` − 1 of the numbers `others`, in no particular order. How many of these
/// numbers are smaller than `right` is random. Earlier numbers of `others` are preferred.
fn among(right: u64, others: &[u64], count: usize, dice: &mut SeededRng) -> Vec<u64> {
    let (smaller, larger): (Vec<u64>, Vec<u64>) =
        others.iter().partition(|number| **number < right);
    let wrong = (count - 1).min(others.len());
    let [least, most] = [wrong.saturating_sub(larger.len()), wrong.min(smaller.len())];
    let below = least + dice.below((most - least) as u64 + 1) as usize;
    let mut numbers = vec![right];
    numbers.extend(smaller.into_iter().take(below));
    numbers.extend(larger.into_iter().take(wrong - below));
    numbers
}

/// Returns an option without feedback; `right` tells whether it is a right answer.
fn choice(text: String, right: bool) -> Choice {
    Choice { text, right, is_none: false, feedback: String::new() }
}

/// Returns a random number of distractors, at least [`WRONG`], for a choice with `right` right options. The
/// total number of options thus does not reveal whether any option is right.
fn distractor_count(right: usize, dice: &mut SeededRng) -> usize {
    let all = ALTERNATIVES.start + dice.below(ALTERNATIVES.end - ALTERNATIVES.start);
    (all as usize).saturating_sub(right).max(WRONG)
}
