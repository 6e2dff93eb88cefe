//! The level of the computer, the misconception by which it plays, and the player's guesses of it.

use super::Dialogue;
use crate::event::Event;
use crate::guess::{self, Guess};
use crate::match_options::Settings;
use crate::{Level, Side};
use carryless_args::error::Error;
use carryless_games::game::TakeRule;
use carryless_games::games::AnyMisconception;
use carryless_games::position::PlayConvention;

impl Dialogue {
    /// Returns the misconception by which the computer plays, if any.
    pub(super) fn idea(&self) -> Option<AnyMisconception> {
        self.settings.level.misconception(self.game.start(), self.settings.seed)
    }

    /// Returns the level of the computer.
    pub fn level(&self) -> Level {
        self.settings.level
    }

    /// Returns the paragraphs that tell the misconception by which the computer plays; empty at a level without
    /// one.
    pub fn belief(&self) -> Result<Vec<Event>, Error> {
        let told = self.messages.belief(self.idea(), self.settings.seed)?;
        Ok(told.into_iter().map(Event::Words).collect())
    }

    /// Returns the events that describe the computer's level; empty for perfect play.
    pub(super) fn level_events(&self) -> Result<Vec<Event>, Error> {
        let Settings { level, seed, .. } = self.settings;
        let start = self.game.start();
        let takes_any = matches!(start.take_rule(), Some(TakeRule::Any | TakeRule::UpTo(_)));
        let misere = takes_any && start.play_convention() == PlayConvention::Misere;
        let mut idea = String::new();
        if let Some(words) = &self.level_text {
            return Ok(vec![Event::Words(words.clone())]);
        }
        let (id, number, more) = match level {
            Level::Perfect => return Ok(Vec::new()),
            Level::Last(stones) => ("play-level-last", stones, None),
            Level::ErrorRate(rate) => ("play-level-errs", rate.into(), None),
            Level::HiddenMisconception => {
                ("play-level-secret", 0, misere.then_some("play-level-secret-misere"))
            }
            Level::Misconception(tag) => {
                idea = self.messages.text(&format!("idea-{tag}"))?;
                let last_stone = self.idea().is_some_and(AnyMisconception::is_about_the_last_stone);
                ("play-level-idea", 0, last_stone.then_some("play-level-last-stone"))
            }
        };
        let numbers = [("seed", seed), ("number", number)];
        let told = self.messages.format(id, &numbers, &[("idea", &idea)]);
        let more = more.map(|more| self.messages.text(more));
        [told].into_iter().chain(more).map(|words| words.map(Event::Words)).collect()
    }

    /// Returns the event that says whether the guess `text` names the computer's misconception. A guess that
    /// names none of the game, or more than one, is answered by the list of those that it can mean.
    pub(super) fn judge_guess(&self, text: &str) -> Result<Vec<Event>, Error> {
        let said = |words: String| vec![Event::Words(words)];
        let Some(held) = self.idea() else {
            return self.messages.text("play-guess-none").map(said);
        };
        let listed = match guess::find(text, &self.guesses())? {
            Guess::One(idea) => return self.answer(idea, idea == held).map(said),
            Guess::Several(ideas) => ideas,
        };
        let mut words = self.messages.text("play-guess-which")? + "\n\n";
        for idea in listed {
            let tag = idea.tag();
            let idea = self.messages.text(&format!("idea-{tag}"))?;
            words +=
                &self.messages.format("play-guess-one", &[], &[("tag", tag), ("idea", &idea)])?;
            words.push('\n');
        }
        Ok(said(words))
    }

    /// Returns the answer to the guess `idea`. If it is wrong, the answer names a move of the computer that does
    /// not follow from it, if there is one.
    fn answer(&self, idea: AnyMisconception, is_right: bool) -> Result<String, Error> {
        let name = self.messages.text(&format!("idea-{}", idea.tag()))?;
        let other = (0..self.game.turns().len()).find(|index| self.contradicts(*index, idea));
        match other.filter(|_| !is_right) {
            Some(index) => {
                let turn = &self.game.turns()[index];
                let made = self.messages.move_clause(self.board(), Side::Computer, turn)?;
                let texts = [("idea", &*name), ("made", &*made)];
                self.messages.format("play-guess-refuted", &[("turn", index as u64 + 1)], &texts)
            }
            None => {
                let id = if is_right { "play-guess-right" } else { "play-guess-wrong" };
                self.messages.format(id, &[], &[("idea", &name)])
            }
        }
    }

    /// Whether the move with this index is a losing move of the computer that `idea` does not explain, although
    /// the idea implies a move in that position.
    fn contradicts(&self, index: usize, idea: AnyMisconception) -> bool {
        let before = self.game.board_before(index);
        let turn = &self.game.turns()[index];
        let question = (self.game.mover(index) == Side::Computer)
            .then(|| before.question(Some(turn)))
            .flatten();
        let explained = question.map(|question| question.explain(false).misconceptions());
        explained.is_some_and(|tags| !tags.is_empty() && !tags.contains(&idea.tag()))
            && before.misconception_move(idea, &mut |_| 0).is_some()
    }

    /// Returns the misconceptions that the player can guess: all that apply to the game; empty at a level
    /// without misconception.
    pub fn guesses(&self) -> Vec<AnyMisconception> {
        self.idea().map_or_else(Vec::new, |_| self.game.start().misconceptions())
    }

    /// Returns the line of the help about guesses, with a line break before it; empty at a level without a
    /// misconception.
    pub(super) fn guess_help(&self) -> Result<String, Error> {
        match self.idea() {
            Some(_) => Ok("\n".to_owned() + &self.messages.text("play-help-guess")?),
            None => Ok(String::new()),
        }
    }
}
