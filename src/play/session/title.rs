//! The title of a match.

use super::Dialogue;
use crate::error::Error;
use crate::games::AnyState;
use crate::position::PlayConvention;

impl Dialogue {
    /// Returns the title of the match in one line: the game, its rules and the player who moves first.
    pub(crate) fn title(&self) -> Result<String, Error> {
        let first = ("first", self.game.first().name());
        let words = |numbers: &[(&'static str, u64)], texts: &[(&'static str, &str)]| {
            self.messages.format(&self.game_message_id("play-title"), numbers, texts)
        };
        match self.game.start() {
            AnyState::Fibonacci(state) => {
                let quota = state.rules.quota.unwrap_or(0);
                words(&[("pile", state.pile()), ("quota", quota)], &[first])
            }
            AnyState::Nim(state) => {
                let limit = state.rules.limit.unwrap_or(0);
                words(&[("limit", limit)], &[first, ("play", name(state.rules.play))])
            }
            AnyState::Race(state) => {
                let [least, most] = state.rules.bounds();
                let target = state.position.target;
                let numbers =
                    [("least", least), ("most", most), ("span", most - least), ("target", target)];
                let end = ("end", state.rules.end.tag());
                let Some(set) = &state.rules.numbers else {
                    return words(&numbers, &[first, end]);
                };
                let set: Vec<String> = set.iter().map(u64::to_string).collect();
                let set = self.messages.catalogue().alternatives(&set)?;
                let texts = [first, end, ("numbers", set.as_str())];
                self.messages.format("play-title-race-set", &numbers, &texts)
            }
            AnyState::Subtraction(state) => {
                let takes: Vec<String> = state.rules.take.iter().map(u64::to_string).collect();
                let takes = self.messages.catalogue().alternatives(&takes)?;
                words(&[], &[first, ("takes", &takes), ("play", name(state.rules.play))])
            }
            AnyState::Hackenbush(state) => words(&[], &[first, ("play", name(state.rules.play))]),
            AnyState::Lasker(state) => words(&[], &[first, ("play", name(state.rules.play))]),
            AnyState::Octal(state) => words(&[], &[first, ("octal", &state.rules.octal)]),
            AnyState::Moore(state) => words(&[("at_most", state.rules.at_most)], &[first]),
            _ => words(&[], &[first]),
        }
    }
}

/// Returns the name of a play convention, as an argument of messages.
fn name(play: PlayConvention) -> &'static str {
    match play {
        PlayConvention::Normal => "normal",
        PlayConvention::Misere => "misere",
    }
}
