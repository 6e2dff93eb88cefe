//! Which wrong ideas give just this wrong answer here? In: an exercise, the place, and what was
//! read there. Out: the tags of the ideas; none when nothing fits.

use super::exercise::Exercise;
use crate::games::Setting;
use crate::games::nim::Rules;
use crate::games::nim::closed_form::residue;
use crate::games::nim::ideas::{self, Idea, VERDICT_IDEAS};
use crate::games::race::Idea as RaceIdea;
use crate::position::{Claim, Move, Outcome, Takes};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Move(Move),
    Outcome(Outcome),
    Sum(u64),
    Residues(Vec<u64>),
    /// A number of a race.
    Say(u64),
    Takes(Takes),
}

/// How many ideas are named.
const NAMED: usize = 2;

/// The tags of the ideas that say the same: those that fit the fewest answers first, two at most.
pub(super) fn ideas(exercise: &Exercise, said: &Said) -> Vec<&'static str> {
    let mut ideas = fitting(exercise, said);
    ideas.truncate(NAMED);
    ideas
}

fn fitting(exercise: &Exercise, said: &Said) -> Vec<&'static str> {
    match (&exercise.setting, said) {
        (Setting::Race(setting), Said::Say(say)) => {
            let idea = RaceIdea::MultiplesAnyway;
            let fits = idea.produces(setting.rules, setting.position.from + say);
            if fits { vec![idea.tag()] } else { Vec::new() }
        }
        (Setting::Nim(setting), said) => of_piles(setting.rules, setting.piles(), said),
        (Setting::Wythoff(setting), Said::Takes(said)) if said.takes.len() == 2 => {
            let [first, second] = setting.pair();
            let left = [first.checked_sub(said.takes[0]), second.checked_sub(said.takes[1])];
            let equal = matches!(left, [Some(one), Some(two)] if one == two);
            if equal { vec!["equalise"] } else { Vec::new() }
        }
        (Setting::Xor(setting), Said::Sum(_)) => {
            of_piles(Rules::default(), &setting.position.numbers, said)
        }
        _ => Vec::new(),
    }
}

fn of_piles(rules: Rules, piles: &[u64], said: &Said) -> Vec<&'static str> {
    let tags = |ideas: &[Idea], fits: &dyn Fn(Idea) -> bool| {
        ideas.iter().filter(|idea| fits(**idea)).map(|idea| idea.tag()).collect()
    };
    match said {
        Said::Move(said) => {
            ideas::told(rules, piles, *said).into_iter().map(|idea| idea.tag()).collect()
        }
        Said::Outcome(said) => {
            let said = if *said == Outcome::N { Claim::Win } else { Claim::Lose };
            tags(&VERDICT_IDEAS, &|idea| idea.verdict(rules, piles) == Some(said))
        }
        Said::Sum(sum) => {
            let sums = [Idea::Carry, Idea::ZeroIsOdd];
            tags(&sums, &|idea| idea.nim_sum(rules, piles) == Some(*sum))
        }
        Said::Residues(said) => {
            let by_limit = piles.iter().map(|&size| residue(size, rules.limit));
            let fits = rules.limit.is_some() && by_limit.eq(said.iter().copied());
            tags(&[Idea::ModK], &|_| fits)
        }
        Said::Say(_) | Said::Takes(_) => Vec::new(),
    }
}
