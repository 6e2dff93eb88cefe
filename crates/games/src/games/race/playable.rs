//! The implementation of [`Playable`] for the race: legal numbers, winning numbers, and the moves of the
//! misconception.

use std::borrow::Cow;

use super::outcome_rule::OutcomeRule;
use super::{
    LARGEST_LEAST, LARGEST_MOST, LARGEST_TARGET, Misconception, Position, Race, Rules, State,
    parse_move,
};
use crate::figure::{Figure, Hop, Path, PathVariant, Player};
use crate::game::{BoardView, Effect, MoveForm, Playable, Profile};
use crate::games::subtraction;
use crate::position::{Outcome, PlayConvention, RaceMove};
use carryless_args::command_line::Token;
use carryless_args::error::Error;

impl Rules {
    /// Whether the rules are such that the parser could have returned them.
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

    const PROFILE: Profile =
        Profile { match_start: "race 14 --say 1-3", move_form: MoveForm::Say, pressed: "number" };

    fn validate(State { rules, position }: &State) -> Result<(), &'static str> {
        if !rules.is_valid() {
            return Err("rules");
        }
        let is_reached = position.target <= LARGEST_TARGET && position.from <= position.target;
        let distance = position.target.saturating_sub(position.from);
        match is_reached && OutcomeRule::new(rules, distance).is_known(distance) {
            true => Ok(()),
            false => Err("position"),
        }
    }

    fn remaining(state: &State) -> u128 {
        state.left().into()
    }

    fn parse_move(word: Token<'_>, state: &State) -> Result<RaceMove, Error> {
        parse_move(word, state)
    }

    fn move_count(state: &State) -> u128 {
        state.rules.legal_number_count(state.left()).into()
    }

    fn legal_move_at(state: &State, index: u128) -> Option<RaceMove> {
        let legal = index < Race::move_count(state);
        let index = u64::try_from(index).ok().filter(|_| legal)?;
        Some(state.say(state.rules.number_at(index)))
    }

    fn is_legal(state: &State, chosen: &RaceMove) -> bool {
        let (rules, distance) = (&state.rules, state.left());
        rules.allows(chosen.say)
            && rules.legal_number_count(distance) > 0
            && (chosen.say <= distance || rules.end.may_pass())
            && state.position.from.checked_add(chosen.say) == Some(chosen.reaches)
    }

    fn apply(state: &mut State, chosen: &RaceMove) {
        state.position.from = chosen.reaches;
    }

    fn outcome_at(state: &State) -> Outcome {
        state.outcome_rule().outcome_at(state.left())
    }

    fn is_winning_move(state: &State, chosen: &RaceMove) -> bool {
        state.outcome_rule().wins_by(state.left(), chosen.say)
    }

    /// Returns at most one move, which says the least winning number, because there may be millions.
    fn winning_moves(state: &State) -> Vec<RaceMove> {
        let rule = state.outcome_rule();
        let numbers = rule.winning_numbers(state.left());
        numbers.take(1).map(|say| state.say(say)).collect()
    }

    fn longest_defence(state: &State) -> Option<RaceMove> {
        Race::legal_move_at(state, 0)
    }

    /// Returns the state to explain. A count past the target is replaced by the target.
    fn explained_state(state: &State) -> State {
        let Position { target, from } = state.position;
        State::new(state.rules.clone(), target, from.min(target))
    }

    fn misconception_move(
        state: &State,
        idea: Misconception,
        _: &mut dyn FnMut(u128) -> u128,
    ) -> Option<RaceMove> {
        let Misconception::MultiplesAnyway = idea;
        let period = state.outcome_rule().cycle()?.period;
        let said = state.say(period - state.position.from % period);
        Some(said).filter(|said| Race::is_legal(state, said))
    }

    fn play_convention(state: &State) -> PlayConvention {
        state.rules.play
    }

    /// Returns the path with the hops of all moves of `view`; `None` if a number may be added that is too large to
    /// be drawn.
    fn play_figure<'s>(
        state: &'s State,
        view: &BoardView<'_, State, RaceMove>,
    ) -> Option<Figure<'s>> {
        let Position { target, from } = state.position;
        let chosen = view.chosen.map(|said| (Player::You, *said));
        let hops =
            view.moves.iter().copied().chain(chosen).map(|(by, RaceMove { say, reaches })| Hop {
                by,
                from: reaches - say,
                say,
                reaches,
                winning: false,
            });
        let path = Path { numbers: state.counts_near()?, hops: hops.collect() };
        let addable = state.rules.say;
        let strand = PathVariant { addable, count: from, target, path: Cow::Owned(path) };
        Some(Figure::Braid { strands: vec![strand], asked: 0 })
    }

    fn count_and_target(state: &State) -> Option<[u64; 2]> {
        Some([state.position.from, state.position.target])
    }

    /// Returns the remainder of the distance; `None` for a race by a set.
    fn effect(state: &State) -> Option<Effect> {
        let (left, range) = (state.left(), state.rules.range()?);
        let period = range.period();
        Some(Effect::Remainder {
            period,
            left,
            times: left / period,
            remainder: left % period,
            losing: range.outcome_at(left) == Outcome::P,
        })
    }
}
