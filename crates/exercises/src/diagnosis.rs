//! Finds the misconceptions that explain a wrong answer of a pupil to an [`Exercise`]: a pupil with the
//! misconception gives exactly this answer. The result is a list of their tags, such as `carry`; empty if
//! none explains the answer.

use super::exercise::Exercise;
use super::task::Task;
use carryless_games::games::fibonacci;
use carryless_games::games::nim::Rules;
use carryless_games::games::nim::closed_form::residue;
use carryless_games::games::nim::misconceptions::{self, Misconception, VERDICT_IDEAS};
use carryless_games::games::race::Misconception as RaceIdea;
use carryless_games::games::{AnyMisconception, AnyState};
use carryless_games::position::{Claim, MultiPileMove, Outcome, PileMove, TakeMove};

/// Parsed answer of a pupil, in the forms that a misconception can explain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum WrittenAnswer {
    Move(PileMove),
    Outcome(Outcome),
    Sum(u64),
    /// Column sums of the binary digits, leftmost column first.
    Digits(Vec<u64>),
    Residues(Vec<u64>),
    /// Step of a race, or number of stones taken.
    Say(u64),
    Takes(MultiPileMove),
    /// Grundy value of each component, in the order of the components.
    Values(Vec<u64>),
}

/// Largest number of misconceptions that are reported for one wrong answer.
const NAMED: usize = 2;

/// Returns the tags of at most two misconceptions that lead to the wrong answer `said`, the most specific
/// first; empty if none does.
pub(super) fn diagnose(exercise: &Exercise, said: &WrittenAnswer) -> Vec<&'static str> {
    let mut ideas = matching_misconceptions(exercise, said);
    ideas.truncate(NAMED);
    ideas
}

/// Returns the tags of all misconceptions that lead to the wrong answer `said`, the most specific first.
fn matching_misconceptions(exercise: &Exercise, said: &WrittenAnswer) -> Vec<&'static str> {
    match (&exercise.state, said) {
        (AnyState::Race(state), WrittenAnswer::Say(say)) => {
            let idea = RaceIdea::MultiplesAnyway;
            let period = state.rules.range().map_or(0, |range| range.period());
            let reaches = state.position.from.checked_add(*say);
            let fits = reaches.is_some_and(|reaches| idea.produces(period, reaches));
            if fits { vec![idea.tag()] } else { Vec::new() }
        }
        (AnyState::Nim(state), said) => match_piles(state.rules, state.piles(), said),
        (AnyState::Wythoff(state), WrittenAnswer::Takes(said)) => {
            let left = state.pair().into_iter().zip(&said.takes);
            let left: Vec<_> = left.map(|(size, take)| size.checked_sub(*take)).collect();
            let equal = matches!(left[..], [Some(one), Some(two)] if one == two);
            if equal { vec!["equalise"] } else { Vec::new() }
        }
        (AnyState::Staircase(_), _) if exercise.task != Task::Plain => Vec::new(),
        (AnyState::Fibonacci(state), said) => of_quota(state, said),
        (AnyState::Xor(state), WrittenAnswer::Sum(_) | WrittenAnswer::Digits(_)) => {
            match_piles(Rules::default(), &state.position.numbers, said)
        }
        (state, said) => match_values(state, said),
    }
}

/// Returns the tags of all misconceptions about Grundy values that lead to the answer `said`.
fn match_values(state: &AnyState, said: &WrittenAnswer) -> Vec<&'static str> {
    let fits = |idea: &AnyMisconception| match (state.misconceived_answer(*idea), said) {
        (Some((values, _)), WrittenAnswer::Values(said)) => values == *said,
        (Some((_, outcome)), WrittenAnswer::Outcome(said)) => outcome == *said,
        _ => false,
    };
    state.misconceptions().into_iter().filter(fits).map(AnyMisconception::tag).collect()
}

/// Returns the tags of all misconceptions about Fibonacci Nim that lead to the answer `said`.
fn of_quota(state: &fibonacci::State, said: &WrittenAnswer) -> Vec<&'static str> {
    let most = state.most();
    let fits = |idea: &fibonacci::misconceptions::Misconception| match *said {
        WrittenAnswer::Outcome(said) => idea.verdict(state) == Some(to_claim(said)),
        WrittenAnswer::Say(take) => {
            (1..=most).contains(&take) && idea.produces(state, TakeMove { take })
        }
        _ => false,
    };
    fibonacci::misconceptions::Misconception::ALL
        .iter()
        .filter(|idea| fits(idea))
        .map(|idea| idea.tag())
        .collect()
}

fn to_claim(said: Outcome) -> Claim {
    if said == Outcome::N { Claim::Win } else { Claim::Lose }
}

/// Returns the tags of all misconceptions about piles of Nim, in the position `piles`, that lead to the
/// answer `said`.
pub(super) fn match_piles(rules: Rules, piles: &[u64], said: &WrittenAnswer) -> Vec<&'static str> {
    let tags = |ideas: &[Misconception], fits: &dyn Fn(Misconception) -> bool| {
        ideas.iter().filter(|idea| fits(**idea)).map(|idea| idea.tag()).collect()
    };
    match said {
        WrittenAnswer::Move(said) => misconceptions::misconceptions_to_report(rules, piles, *said)
            .into_iter()
            .map(|idea| idea.tag())
            .collect(),
        WrittenAnswer::Outcome(said) => {
            tags(&VERDICT_IDEAS, &|idea| idea.verdict(rules, piles) == Some(to_claim(*said)))
        }
        WrittenAnswer::Sum(sum) => {
            let sums = [Misconception::Carry, Misconception::ZeroIsOdd];
            tags(&sums, &|idea| idea.nim_sum(rules, piles) == Some(*sum))
        }
        WrittenAnswer::Digits(said) => {
            let ideas = misconceptions::misconceptions_of_digits(rules, piles, said);
            ideas.into_iter().map(|idea| idea.tag()).collect()
        }
        WrittenAnswer::Residues(said) => {
            let by_limit = piles.iter().map(|&size| residue(size, rules.limit));
            let fits = rules.limit.is_some() && by_limit.eq(said.iter().copied());
            tags(&[Misconception::ModK], &|_| fits)
        }
        WrittenAnswer::Say(_) | WrittenAnswer::Takes(_) | WrittenAnswer::Values(_) => Vec::new(),
    }
}
