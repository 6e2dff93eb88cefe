//! Which wrong ideas can lead somebody astray in exercises of a kind under some wishes: what is known
//! without drawing a single position.

use super::wishes::{Wish, Wishes};
use crate::games::nim::Rules;
use crate::games::nim::ideas::Idea;
use crate::position::Outcome;

/// The rules of a kind under some wishes, how many piles there are, and the largest.
pub(super) struct Frame<'k> {
    pub(super) wishes: &'k Wishes,
    pub(super) understood: &'k [Wish],
    pub(super) rules_of: fn(&Wishes) -> Rules,
    /// Whether there are positions that cannot be won.
    pub(super) has_lost: bool,
    pub(super) rules: Rules,
    pub(super) count: u64,
    pub(super) most: u64,
}

impl Frame<'_> {
    /// Why nobody goes wrong here with this idea, if so: what is missing (`limit`, `misere`), what is
    /// too much (`no-limit`, `no-misere`), `three` piles, a pile `larger` than the limit, a `lost`
    /// position, or that it has nothing to do with this `kind`.
    pub(super) fn hindrance(&self, idea: Idea) -> Option<&'static str> {
        let limit = self.rules.limit;
        let needed = match idea {
            Idea::ModK => limit,
            Idea::OnlyDown | Idea::IgnoreLimit => limit.map(|limit| limit + 1),
            _ => None,
        };
        match idea {
            _ if !idea.suits(self.rules) => Some(self.unsuited(idea)),
            Idea::SumMove | Idea::SumRule if self.count != 3 => Some("three"),
            _ if needed.is_some_and(|needed| self.most < needed) => Some("larger"),
            _ if fails_in(idea) == Some(Outcome::P) && !self.has_lost => Some("lost"),
            _ => None,
        }
    }

    /// Which wish would give the idea rules that it suits, if one can.
    fn unsuited(&self, idea: Idea) -> &'static str {
        let limit = |wishes: Wishes| match wishes.has(Wish::Limit) {
            true => wishes,
            false => wishes.with(Wish::Limit, 3),
        };
        let free = |wishes: Wishes| wishes.without(Wish::Limit);
        let last_wins = |wishes: Wishes| wishes.without(Wish::Misere);
        let ways: [(&'static str, &dyn Fn(Wishes) -> Wishes); 6] = [
            ("limit", &limit),
            ("misere", &|wishes| wishes.and(Wish::Misere)),
            ("no-limit", &free),
            ("no-misere", &last_wins),
            ("misere", &|wishes| free(wishes).and(Wish::Misere)),
            ("no-limit", &|wishes| last_wins(free(wishes))),
        ];
        let suits = |change: &dyn Fn(Wishes) -> Wishes| {
            let wishes = change(self.wishes.clone()).only(self.understood);
            idea.suits((self.rules_of)(&wishes))
        };
        ways.iter().find(|(_, change)| suits(change)).map_or("kind", |(reason, _)| reason)
    }
}

/// Who is to move where an idea fails, when it is always the same: the winner or the loser.
pub(super) fn fails_in(idea: Idea) -> Option<Outcome> {
    match idea {
        Idea::OnlyDown | Idea::EvenTotal => Some(Outcome::N),
        Idea::ZeroIsOdd | Idea::OnlyPairs => Some(Outcome::P),
        Idea::SumRule | Idea::MisereReverse | Idea::Carry => None,
        _ => Some(Outcome::N),
    }
}
