//! The board of a position of Nim, moment by moment: look, split, (misère: the fork,) pair, take,
//! check. In a lost position, and after a wrong move of a pupil, the last moment is the opponent's
//! answer. In: the piles with everything that is computed once, and the move to show. Out:
//! [`Moment`]s, each of which follows from the one before.

use super::closed_form::{self, Tally};
use super::course::Course;
use super::{Explanation, Setting};
use crate::moments::{self, Aim, Counted, MOST_ROWS, Moment, Played};
use crate::position::{Move, Play, Turn};

/// The moments of a position. The move in them is the pupil's if there is one, else the one that is
/// recommended, or advised in a lost position.
pub(super) fn moments(explanation: &Explanation) -> Vec<Moment> {
    let Setting { rules, ref position } = explanation.setting;
    let (piles, facts) = (position.piles.as_slice(), &explanation.facts);
    let tally = Tally::of(piles, rules.modulus());
    let course = Course { rules, position, tally, columns: &facts.columns, rows: 0 };
    let winning = &facts.winning_moves;
    let chosen = explanation.judged.chosen.as_ref().map(|judged| judged.chosen);
    let chosen = chosen.or_else(|| rules.recommended(winning, piles.len()));
    let Some(chosen) = chosen.or_else(|| position.one_from_largest()) else {
        return Vec::new();
    };
    if piles.len() > MOST_ROWS {
        return Vec::new();
    }
    let reply = if winning.contains(&chosen) { None } else { course.repair(chosen) };
    let counted = |piles: &[u64]| -> Vec<Counted> {
        let pile = |&size: &u64| Counted {
            size,
            number: rules.residue(size),
            bands: rules.modulus().map_or(0, |modulus| size / modulus),
        };
        piles.iter().map(pile).collect()
    };
    let played = |made: Move, piles: &[u64]| Played {
        made: Turn::from(made),
        piles: counted(piles),
        aim: match Tally::of(piles, rules.modulus()).aim(rules.play) {
            closed_form::Aim::Balance => Aim::Pairs,
            closed_form::Aim::Parity => Aim::OddOnes,
        },
    };
    let taken = after(piles, chosen);
    let reply = reply.map(|reply| played(reply, &after(&taken, reply)));
    let turns: Vec<Played> = [played(chosen, &taken)].into_iter().chain(reply).collect();
    let misere = rules.play == Play::Misere;
    // With at most one pile of two or more nothing is paired in misère play.
    moments::moments(2, counted(piles), (misere, !misere || tally.big > 1), &turns)
}

fn after(piles: &[u64], made: Move) -> Vec<u64> {
    let sizes = piles.iter().zip(1..);
    sizes.map(|(&size, pile)| if pile == made.pile { made.leaves } else { size }).collect()
}
