//! The implementation of [`Playable`] for the race: legal numbers, winning numbers, and the moves of the
//! misconception.

use super::outcome_rule::OutcomeRule;
use super::{
    LARGEST_LEAST, LARGEST_MOST, LARGEST_TARGET, Misconception, Position, Race, Rules, State,
    parse_move,
};
use crate::command_line::Token;
use crate::error::Error;
use crate::game::Playable;
use crate::games::subtraction;
use crate::position::{Outcome, RaceMove};

impl Rules {
    /// Whether the parser accepts these rules.
    fn is_valid(&self) -> bool {
        let are_numbers = match (self.say, &self.numbers) {
            (Some([least, most]), None) => {
                (1..=most).contains(&least) && least <= LARGEST_LEAST && most <= LARGEST_MOST
            }
            // A single number is written as a range.
            (None, Some(numbers)) => numbers.len() > 1 && subtraction::is_valid_set(numbers),
            _ => false,
        };
        are_numbers && self.play == self.end.play()
    }
}

impl Playable for Race {
    type Move = RaceMove;
    type Misconception = Misconception;

    fn validate(State { rules, position }: &State) -> Result<(), &'static str> {
        if !rules.is_valid() {
            return Err("rules");
        }
        let is_reached = position.target <= LARGEST_TARGET && position.from <= position.target;
        let left = position.target.saturating_sub(position.from);
        match is_reached && OutcomeRule::new(rules, left).is_known(left) {
            true => Ok(()),
            false => Err("position"),
        }
    }

    fn remaining(setting: &State) -> u128 {
        setting.left().into()
    }

    fn parse_move(word: Token<'_>, setting: &State) -> Result<RaceMove, Error> {
        parse_move(word, setting)
    }

    fn move_count(setting: &State) -> u128 {
        setting.rules.legal_number_count(setting.left()).into()
    }

    fn legal_move_at(setting: &State, index: u128) -> Option<RaceMove> {
        let legal = index < Race::move_count(setting);
        let index = u64::try_from(index).ok().filter(|_| legal)?;
        Some(setting.say(setting.rules.number_at(index)))
    }

    fn is_legal(setting: &State, chosen: &RaceMove) -> bool {
        let (rules, left) = (&setting.rules, setting.left());
        rules.allows(chosen.say)
            && rules.legal_number_count(left) > 0
            && (chosen.say <= left || rules.end.may_pass())
            && setting.position.from.checked_add(chosen.say) == Some(chosen.reaches)
    }

    fn apply(setting: &mut State, chosen: &RaceMove) {
        setting.position.from = chosen.reaches;
    }

    fn outcome_at(setting: &State) -> Outcome {
        setting.outcome_rule().outcome_at(setting.left())
    }

    fn is_winning_move(setting: &State, chosen: &RaceMove) -> bool {
        setting.outcome_rule().wins_by(setting.left(), chosen.say)
    }

    /// Returns the first winning number only, for there may be very many.
    fn winning_moves(setting: &State) -> Vec<RaceMove> {
        let law = setting.outcome_rule();
        let numbers = law.winning_numbers(setting.left());
        numbers.take(1).map(|say| setting.say(say)).collect()
    }

    fn longest_defence(setting: &State) -> Option<RaceMove> {
        Race::legal_move_at(setting, 0)
    }

    /// A count past the target is explained like the target.
    fn explained_state(setting: &State) -> State {
        let Position { target, from } = setting.position;
        State::new(setting.rules.clone(), target, from.min(target))
    }

    fn misconception_move(
        setting: &State,
        idea: Misconception,
        _: &mut dyn FnMut(u128) -> u128,
    ) -> Option<RaceMove> {
        let Misconception::MultiplesAnyway = idea;
        let period = setting.outcome_rule().cycle()?.period;
        let said = setting.say(period - setting.position.from % period);
        Some(said).filter(|said| Race::is_legal(setting, said))
    }
}
