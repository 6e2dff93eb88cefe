//! The title of a match.

use super::Dialogue;
use crate::error::Error;
use crate::games::AnyState;
use crate::position::PlayConvention;

impl Dialogue {
    /// Returns the game, its rules, and who begins, in one line.
    pub(crate) fn title(&self) -> Result<String, Error> {
        let first = ("first", self.game.first().name());
        let words = |numbers: &[(&'static str, u64)], texts: &[(&'static str, &str)]| {
            self.messages.format(&self.game_message_id("play-title"), numbers, texts)
        };
        match self.game.start() {
            AnyState::Fibonacci(setting) => {
                let quota = setting.rules.quota.unwrap_or(0);
                words(&[("pile", setting.pile()), ("quota", quota)], &[first])
            }
            AnyState::Nim(setting) => {
                let limit = setting.rules.limit.unwrap_or(0);
                words(&[("limit", limit)], &[first, ("play", name(setting.rules.play))])
            }
            AnyState::Race(setting) => {
                let [least, most] = setting.rules.bounds();
                let target = setting.position.target;
                let numbers =
                    [("least", least), ("most", most), ("span", most - least), ("target", target)];
                let end = ("end", setting.rules.end.tag());
                let Some(set) = &setting.rules.numbers else {
                    return words(&numbers, &[first, end]);
                };
                let set: Vec<String> = set.iter().map(u64::to_string).collect();
                let set = self.messages.catalogue().alternatives(&set)?;
                let texts = [first, end, ("numbers", set.as_str())];
                self.messages.format("play-title-race-set", &numbers, &texts)
            }
            AnyState::Subtraction(setting) => {
                let takes: Vec<String> = setting.rules.take.iter().map(u64::to_string).collect();
                let takes = self.messages.catalogue().alternatives(&takes)?;
                words(&[], &[first, ("takes", &takes), ("play", name(setting.rules.play))])
            }
            AnyState::Hackenbush(setting) => {
                words(&[], &[first, ("play", name(setting.rules.play))])
            }
            AnyState::Lasker(setting) => words(&[], &[first, ("play", name(setting.rules.play))]),
            AnyState::Octal(setting) => words(&[], &[first, ("octal", &setting.rules.octal)]),
            AnyState::Moore(setting) => words(&[("at_most", setting.rules.at_most)], &[first]),
            _ => words(&[], &[first]),
        }
    }
}

fn name(play: PlayConvention) -> &'static str {
    match play {
        PlayConvention::Normal => "normal",
        PlayConvention::Misere => "misere",
    }
}
