//! The race as a game to play: what is legal, which numbers win, and what a wrong idea makes of it.

use super::{Idea, LARGEST_LEAST, LARGEST_MOST, LARGEST_TARGET, Position, Race, Setting};
use crate::game::Playable;
use crate::position::{Outcome, Say};

impl Playable for Race {
    type Move = Say;
    type Idea = Idea;

    fn check(Setting { rules, position }: &Setting) -> Result<(), &'static str> {
        let [least, most] = rules.say;
        let range = 0 < least && least <= most && least <= LARGEST_LEAST && most <= LARGEST_MOST;
        if !range || rules.play != rules.end.play() {
            return Err("rules");
        }
        match position.target <= LARGEST_TARGET && position.from <= position.target {
            true => Ok(()),
            false => Err("position"),
        }
    }

    fn left(setting: &Setting) -> u128 {
        setting.left().into()
    }

    fn move_count(setting: &Setting) -> u128 {
        let (rules, left) = (setting.rules, setting.left());
        if !rules.can_move(left) {
            return 0;
        }
        let [least, most] = rules.say;
        let highest = if rules.end.may_pass() { most } else { most.min(left) };
        u128::from(highest - least) + 1
    }

    fn nth(setting: &Setting, index: u128) -> Option<Say> {
        let legal = index < Race::move_count(setting);
        let above = u64::try_from(index).ok().filter(|_| legal)?;
        Some(setting.say(setting.rules.say[0] + above))
    }

    fn is_legal(setting: &Setting, chosen: &Say) -> bool {
        let (rules, left) = (setting.rules, setting.left());
        let [least, most] = rules.say;
        (least..=most).contains(&chosen.say)
            && rules.can_move(left)
            && (chosen.say <= left || rules.end.may_pass())
            && setting.position.from.checked_add(chosen.say) == Some(chosen.reaches)
    }

    fn apply(setting: &mut Setting, chosen: &Say) {
        setting.position.from = chosen.reaches;
    }

    fn wins(setting: &Setting) -> Outcome {
        setting.rules.outcome_at(setting.left())
    }

    fn wins_by(setting: &Setting, chosen: &Say) -> bool {
        setting.rules.wins_by(setting.left(), chosen.say)
    }

    /// The first of them, for there may be very many.
    fn winning(setting: &Setting) -> Vec<Say> {
        let numbers = setting.rules.winning_numbers(setting.left());
        numbers.take(1).map(|say| setting.say(say)).collect()
    }

    fn patient(setting: &Setting) -> Option<Say> {
        Race::nth(setting, 0)
    }

    /// Past the target it is over, as it is at the target.
    fn explained(&Setting { rules, position: Position { target, from } }: &Setting) -> Setting {
        Setting::of(rules, target, from.min(target))
    }

    fn believing(setting: &Setting, idea: Idea, _: &mut dyn FnMut(u128) -> u128) -> Option<Say> {
        let Idea::MultiplesAnyway = idea;
        let period = setting.rules.period();
        let said = setting.say(period - setting.position.from % period);
        Some(said).filter(|said| Race::is_legal(setting, said))
    }
}
