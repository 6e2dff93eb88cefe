//! Nim as a game to play: what is legal, which moves win, and what wrong ideas make of it.

use super::misconceptions::{BELIEFS, Idea};
use super::{Nim, Rules, Setting, misconception_moves, move_to_judge};
use crate::command_line::Word;
use crate::error::Error;
use crate::game::Playable;
use crate::position::{Move, Outcome};

impl Rules {
    /// How many stones may be taken from a pile at most.
    pub(super) fn most(self, size: u64) -> u64 {
        self.limit.map_or(size, |limit| size.min(limit))
    }

    /// All legal moves, pile by pile.
    pub(crate) fn moves(self, piles: &[u64]) -> impl Iterator<Item = Move> {
        piles.iter().zip(1..).flat_map(move |(&size, pile)| {
            let takes = 1..=self.most(size);
            takes.map(move |take| Move { pile, take, leaves: size - take })
        })
    }
}

impl Playable for Nim {
    type Move = Move;
    type Idea = Idea;

    const BELIEFS: &'static [Idea] = &BELIEFS;

    fn check(setting: &Setting) -> Result<(), &'static str> {
        match setting {
            Setting { rules: Rules { limit: Some(0), .. }, .. } => Err("rules"),
            _ if setting.piles().is_empty() => Err("position"),
            _ => Ok(()),
        }
    }

    fn read(word: Word<'_>, setting: &Setting) -> Result<Move, Error> {
        move_to_judge(word, setting.piles(), setting.rules)
    }

    fn move_count(Setting { rules, position }: &Setting) -> u128 {
        position.piles.iter().map(|&size| u128::from(rules.most(size))).sum()
    }

    fn nth(Setting { rules, position }: &Setting, index: u128) -> Option<Move> {
        let mut rest = index;
        for (&size, pile) in position.piles.iter().zip(1..) {
            let Some(beyond) = rest.checked_sub(rules.most(size).into()) else {
                let take = u64::try_from(rest).ok()? + 1;
                return Some(Move { pile, take, leaves: size - take });
            };
            rest = beyond;
        }
        None
    }

    fn is_legal(Setting { rules, position }: &Setting, chosen: &Move) -> bool {
        let size = position.size(chosen.pile);
        size.is_some_and(|size| {
            (1..=rules.most(size)).contains(&chosen.take) && chosen.leaves == size - chosen.take
        })
    }

    fn apply(setting: &mut Setting, chosen: &Move) {
        setting.position.take(chosen);
    }

    fn wins(Setting { rules, position }: &Setting) -> Outcome {
        rules.outcome(&position.piles)
    }

    fn winning(Setting { rules, position }: &Setting) -> Vec<Move> {
        rules.winning_moves(&position.piles).collect()
    }

    fn winning_indices(Setting { rules, position }: &Setting) -> Option<Vec<u128>> {
        let mut winning = rules.winning_moves(&position.piles).peekable();
        let (mut before, mut found) = (0, Vec::new());
        for (&size, pile) in position.piles.iter().zip(1..) {
            while let Some(taken) = winning.next_if(|taken| taken.pile == pile) {
                found.push(before + u128::from(taken.take) - 1);
            }
            before += u128::from(rules.most(size));
        }
        Some(found)
    }

    fn recommended(setting: &Setting) -> Option<Move> {
        setting.rules.recommended(&Nim::winning(setting), setting.piles().len())
    }

    fn patient(setting: &Setting) -> Option<Move> {
        setting.position.one_from_largest()
    }

    fn ideas(setting: &Setting) -> Vec<Idea> {
        let enough = |idea: &Idea| *idea != Idea::SumMove || setting.piles().len() == 3;
        let suits = |idea: &Idea| idea.suits(setting.rules) && enough(idea);
        Self::BELIEFS.iter().copied().filter(suits).collect()
    }

    fn believing(
        setting: &Setting,
        idea: Idea,
        below: &mut dyn FnMut(u128) -> u128,
    ) -> Option<Move> {
        let turns = misconception_moves::turns(idea, setting);
        let winning = turns.winning(setting);
        let turns = if winning.count() > 0 { winning } else { turns };
        turns.turn(below(turns.count()))
    }
}
