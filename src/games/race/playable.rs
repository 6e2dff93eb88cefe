//! The implementation of [`Playable`] for the race: legal numbers, winning numbers, and the moves of the
//! misconception.

use super::outcome_rule::Law;
use super::{
    LARGEST_LEAST, LARGEST_MOST, LARGEST_TARGET, Misconception, Position, Race, Rules, State,
    legal_number,
};
use crate::command_line::Token;
use crate::error::Error;
use crate::game::Playable;
use crate::games::subtraction;
use crate::position::{Outcome, RaceMove};

impl Rules {
    /// Whether the parser accepts these rules.
    fn is_sound(&self) -> bool {
        let are_numbers = match (self.say, &self.numbers) {
            (Some([least, most]), None) => {
                (1..=most).contains(&least) && least <= LARGEST_LEAST && most <= LARGEST_MOST
            }
            // A single number is written as a range.
            (None, Some(numbers)) => numbers.len() > 1 && subtraction::is_sound(numbers),
            _ => false,
        };
        are_numbers && self.play == self.end.play()
    }
}

impl Playable for Race {
    type Move = RaceMove;
    type Misconception = Misconception;

    fn check(State { rules, position }: &State) -> Result<(), &'static str> {
        if !rules.is_sound() {
            return Err("rules");
        }
        let is_reached = position.target <= LARGEST_TARGET && position.from <= position.target;
        let left = position.target.saturating_sub(position.from);
        match is_reached && Law::of(rules, left).is_known(left) {
            true => Ok(()),
            false => Err("position"),
        }
    }

    fn left(setting: &State) -> u128 {
        setting.left().into()
    }

    fn read(word: Token<'_>, setting: &State) -> Result<RaceMove, Error> {
        legal_number(word, setting)
    }

    fn move_count(setting: &State) -> u128 {
        setting.rules.count(setting.left()).into()
    }

    fn nth(setting: &State, index: u128) -> Option<RaceMove> {
        let legal = index < Race::move_count(setting);
        let index = u64::try_from(index).ok().filter(|_| legal)?;
        Some(setting.say(setting.rules.nth(index)))
    }

    fn is_legal(setting: &State, chosen: &RaceMove) -> bool {
        let (rules, left) = (&setting.rules, setting.left());
        rules.allows(chosen.say)
            && rules.count(left) > 0
            && (chosen.say <= left || rules.end.may_pass())
            && setting.position.from.checked_add(chosen.say) == Some(chosen.reaches)
    }

    fn apply(setting: &mut State, chosen: &RaceMove) {
        setting.position.from = chosen.reaches;
    }

    fn wins(setting: &State) -> Outcome {
        setting.law().outcome_at(setting.left())
    }

    fn wins_by(setting: &State, chosen: &RaceMove) -> bool {
        setting.law().wins_by(setting.left(), chosen.say)
    }

    /// Returns the first winning number only, for there may be very many.
    fn winning(setting: &State) -> Vec<RaceMove> {
        let law = setting.law();
        let numbers = law.winning_numbers(setting.left());
        numbers.take(1).map(|say| setting.say(say)).collect()
    }

    fn patient(setting: &State) -> Option<RaceMove> {
        Race::nth(setting, 0)
    }

    /// A count past the target is explained like the target.
    fn explained(setting: &State) -> State {
        let Position { target, from } = setting.position;
        State::of(setting.rules.clone(), target, from.min(target))
    }

    fn believing(
        setting: &State,
        idea: Misconception,
        _: &mut dyn FnMut(u128) -> u128,
    ) -> Option<RaceMove> {
        let Misconception::MultiplesAnyway = idea;
        let period = setting.law().cycle()?.period;
        let said = setting.say(period - setting.position.from % period);
        Some(said).filter(|said| Race::is_legal(setting, said))
    }
}
