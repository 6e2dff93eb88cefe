//! Builds the steps of the explanation of a position of Nim, in teaching order. [`super::steps`] defines the
//! steps, [`super::closed_form`] computes the moves.

use super::Rules;
use super::closed_form::{Aim, NimTally, PileVerdict, Way};
use super::misconceptions::JudgedMove;
use super::steps::{Case, Reply, Step, Target};
use super::two_pile_board;
use crate::columns::{BitWeights, Columns, Parts};
use crate::figure::{Division, Flip, Raised};
use crate::position::{DecimalU128, PileMove, Piles, PlayConvention};

/// A position with the tally and the binary columns of its residues. Its methods build the steps of the
/// explanation, in which tables have at most `rows` rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepBuilder<'a> {
    pub(super) rules: Rules,
    pub(super) position: &'a Piles,
    pub(super) tally: NimTally,
    pub(super) columns: &'a Columns,
    pub(super) rows: usize,
}

impl<'a> StepBuilder<'a> {
    /// Returns the pile sizes, in order.
    pub(super) fn piles(&self) -> &'a [u64] {
        &self.position.piles
    }

    /// Iterates over the piles, in order: number (1-based), size, and verdict (the winning move in the pile
    /// or the reason why there is none).
    fn verdicts(&self) -> impl Iterator<Item = (u64, u64, PileVerdict)> {
        self.piles().iter().zip(1..).map(|(&size, pile)| (pile, size, self.verdict(size)))
    }

    fn verdict(&self, size: u64) -> PileVerdict {
        PileVerdict::new(size, self.tally, self.rules.modulus(), self.rules.play)
    }

    /// Returns the tally after the move `chosen`.
    pub(super) fn after(&self, chosen: PileMove) -> NimTally {
        let before = self.rules.residue(chosen.leaves + chosen.take);
        self.tally.without_residue(before).with(self.rules.residue(chosen.leaves))
    }

    fn piles_after(&self, chosen: PileMove) -> impl Iterator<Item = u64> {
        let sizes = self.piles().iter().zip(1..);
        sizes.map(move |(&size, pile)| if pile == chosen.pile { chosen.leaves } else { size })
    }

    /// Whether the move `chosen` takes the last stone of the game.
    fn is_last(&self, chosen: PileMove) -> bool {
        chosen.leaves == 0
            && self.piles().iter().zip(1..).all(|(&size, pile)| size == 0 || pile == chosen.pile)
    }

    /// Returns a winning reply to `chosen`, in the same pile if possible; `None` if there is none, because
    /// `chosen` wins or ends the game.
    pub(super) fn winning_reply(&self, chosen: PileMove) -> Option<PileMove> {
        let tally = self.after(chosen);
        let here = (chosen.leaves, chosen.pile);
        let others = self.piles().iter().copied().zip(1..).filter(|&(_, pile)| pile != chosen.pile);
        std::iter::once(here).chain(others).find_map(|(size, pile)| {
            let modulus = self.rules.modulus();
            let take = PileVerdict::new(size, tally, modulus, self.rules.play).take()?;
            Some(PileMove { pile, take, leaves: size - take })
        })
    }

    /// Returns the steps of the explanation. They show the pupil's move `judged` if it wins, otherwise one of
    /// the `winning` moves; in a P-position, where `winning` is empty, they show no move but the replies to
    /// the moves.
    pub(super) fn steps(&self, winning: &[PileMove], judged: Option<&JudgedMove>) -> Vec<Step> {
        let mut steps = Vec::with_capacity(12);
        let shown = match judged {
            Some(judged) if judged.winning => Some(judged.chosen),
            _ => self.rules.recommended(winning, self.piles().len()),
        };
        let over = self.position.is_empty();
        steps.push(Step::Start { shown, over });
        if over {
            return steps;
        }
        self.push_residues(&mut steps);
        self.push_tests(&mut steps);
        if let Some(judged) = judged {
            // The switch reveals the winning move: a pupil who may try again must not see it.
            let tells = matches!(steps.last(), Some(Step::Switch { .. })) && !judged.winning;
            let at = steps.len() - usize::from(tells);
            steps.insert(at, self.grading_step(judged.chosen, judged.reply));
        }
        match shown {
            Some(shown) => self.push_n_position(&mut steps, shown, winning.len() as u64),
            None => self.push_p_position(&mut steps),
        }
        steps.extend(two_pile_board::step(self.rules, self.piles()));
        steps.push(Step::Theorem {});
        steps
    }

    /// Returns the step about the position after the pupil's move `chosen`; `reply` is the opponent's winning
    /// reply.
    fn grading_step(&self, chosen: PileMove, reply: Option<PileMove>) -> Step {
        let piles: Vec<u64> = self.piles_after(chosen).collect();
        let left = piles.iter().map(|&size| u128::from(size)).sum::<u128>();
        let after = self.after(chosen);
        Step::Judge {
            columns: self.rules.columns(&piles),
            piles,
            aim: after.aim(self.rules.play),
            tally: after.into(),
            last: self.is_last(chosen),
            answered: reply.is_some_and(|reply| u128::from(reply.take) == left),
        }
    }

    fn push_residues(&self, steps: &mut Vec<Step>) {
        let Some(modulus) = self.rules.modulus() else {
            return;
        };
        let division = |(pile, size, verdict): (u64, u64, PileVerdict)| Division {
            pile,
            size,
            bands: size / modulus,
            residue: verdict.residue,
            raised: match verdict.way {
                Way::Raise(take) => Some(Raised {
                    leaves: size - take,
                    bands: (size - take) / modulus,
                    residue: verdict.target,
                }),
                _ => None,
            },
        };
        steps.push(Step::Residues { modulus, piles: self.verdicts().map(division).collect() });
    }

    /// Appends to `steps` the steps that determine the outcome class.
    fn push_tests(&self, steps: &mut Vec<Step>) {
        let NimTally { ones, residues_above_one: big, .. } = self.tally;
        let case = match big {
            0 => Case::None,
            1 => Case::One,
            _ => Case::Many,
        };
        if self.rules.play == PlayConvention::Misere {
            steps.push(Step::MisereCases { big, ones, case, switch: big == 1 });
        }
        match (self.rules.play, case) {
            (PlayConvention::Misere, Case::None) => {
                steps.push(Step::Parity { ones, odd: ones % 2 == 1 })
            }
            (PlayConvention::Misere, Case::One) => self.push_switch(steps),
            _ => {
                let numbers = self.columns.numbers();
                let parts = |(&number, pile): (&u64, u64)| Parts {
                    pile,
                    number,
                    parts: BitWeights(number),
                };
                steps.push(Step::Binary { piles: numbers.iter().zip(1..).map(parts).collect() });
                steps.push(Step::Add {});
                let odd = self.columns.odd_weights();
                steps.push(Step::Odd { odd, leftmost: odd.largest() });
            }
        }
    }

    /// Appends the step [`Step::Switch`] about the first pile with a residue of 2 or more. In misère play with
    /// exactly one such pile, a move in it decides whether the number of ones becomes odd or even. Appends
    /// nothing without such a pile or without a winning move in it.
    fn push_switch(&self, steps: &mut Vec<Step>) {
        let large = self.verdicts().find(|(.., verdict)| verdict.residue >= 2);
        let Some((pile, size, verdict)) = large else {
            return;
        };
        let Some(take) = verdict.take() else { return };
        steps.push(Step::Switch {
            pile,
            size,
            residue: verdict.residue,
            ones: self.tally.ones,
            target: verdict.target,
            take,
            leaves: size - take,
        });
    }

    /// Appends the steps of an N-position: the winning moves by kind, the piles without a winning move, and the
    /// check of the move `shown`; `count` is the number of winning moves.
    fn push_n_position(&self, steps: &mut Vec<Step>, shown: PileMove, count: u64) {
        let leftmost = self.columns.odd_weights().largest().unwrap_or(0);
        let (mut flips, mut lowered, mut raised, mut others) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let switching =
            self.rules.play == PlayConvention::Misere && self.tally.residues_above_one == 1;
        for (pile, size, verdict) in self.verdicts() {
            let target = Target::new(pile, size, verdict);
            match verdict.way {
                Way::Lower(_) if switching && verdict.residue >= 2 => {}
                Way::Lower(take) if verdict.aim == Aim::Balance => flips.push(Flip {
                    pile,
                    size,
                    before: verdict.residue,
                    after: verdict.target,
                    flips: BitWeights(verdict.residue ^ verdict.target),
                    take,
                    leaves: size - take,
                }),
                Way::Lower(_) => lowered.push(target),
                Way::Raise(_) => raised.push(target),
                Way::No(_) => others.push(target),
            }
        }
        if !flips.is_empty() {
            steps.push(Step::Flip { column: leftmost, piles: flips });
        }
        if !lowered.is_empty() {
            steps.push(Step::Lower { piles: lowered });
        }
        if !raised.is_empty() {
            steps.push(Step::Raise { piles: raised });
        }
        if !others.is_empty() {
            steps.push(Step::Others { piles: others });
        }
        self.push_check(steps, shown);
        steps.push(Step::Moves { count, shown });
        self.push_reply_rule(steps, self.piles_after(shown));
    }

    fn push_check(&self, steps: &mut Vec<Step>, shown: PileMove) {
        let piles: Vec<u64> = self.piles_after(shown).collect();
        let after = self.after(shown);
        steps.push(Step::Check {
            shown,
            aim: after.aim(self.rules.play),
            columns: self.rules.columns(&piles),
            piles,
            ones: after.ones,
            last: self.is_last(shown),
        });
    }

    /// Appends the reply rule of normal play with a limit K: answer x stones by K + 1 − x from the same pile.
    /// Appends nothing unless one of `piles` has more than K stones.
    fn push_reply_rule(&self, steps: &mut Vec<Step>, mut piles: impl Iterator<Item = u64>) {
        if let (Some(modulus), PlayConvention::Normal) = (self.rules.modulus(), self.rules.play)
            && piles.any(|size| size >= modulus)
        {
            steps.push(Step::ReplyRule { modulus });
        }
    }

    /// Appends the steps of a P-position: the table of moves with replies, the reply rule, and the advised
    /// move.
    fn push_p_position(&self, steps: &mut Vec<Step>) {
        let moves = self.move_count();
        let replies = replies(self);
        let left_out = moves - replies.len() as u128;
        steps.push(Step::PPositionMoves {
            moves: DecimalU128(moves),
            aim: self.tally.aim(self.rules.play),
            rows: replies,
            left_out: DecimalU128(left_out),
        });
        self.push_reply_rule(steps, self.piles().iter().copied());
        let advised = self.position.one_from_largest();
        let forced = self.is_forced();
        steps.extend(advised.map(|advised| Step::Advice { advised, forced }));
    }

    /// Whether the choice of a move in a P-position makes no difference: every pile is a single stone, or
    /// only one stone may be taken.
    pub(super) fn is_forced(&self) -> bool {
        self.position.one_from_largest().is_none_or(|taken| taken.leaves == 0)
            || self.rules.limit == Some(1)
    }

    fn move_count(&self) -> u128 {
        let limit = self.rules.limit.unwrap_or(u64::MAX);
        self.piles().iter().map(|&size| u128::from(size.min(limit))).sum()
    }
}

/// Returns moves of the P-position in `course`, each with a winning reply, sorted by pile. If there are more
/// than `course.rows` moves, those that take the fewest stones are chosen.
fn replies(course: &StepBuilder<'_>) -> Vec<Reply> {
    let limit = course.rules.limit.unwrap_or(u64::MAX);
    let largest = course.piles().iter().max().copied().unwrap_or(0).min(limit);
    let mut piles: Vec<(u64, u64)> = course.piles().iter().copied().zip(1..).collect();
    let mut chosen: Vec<PileMove> = Vec::new();
    for take in 1..=largest {
        piles.retain(|&(size, _)| size >= take);
        let room = course.rows - chosen.len();
        let moves = piles.iter().map(|&(size, pile)| PileMove { pile, take, leaves: size - take });
        chosen.extend(moves.take(room));
        if chosen.len() == course.rows {
            break;
        }
    }
    chosen.sort_unstable_by_key(|chosen| (chosen.pile, chosen.take));
    chosen.into_iter().map(|chosen| reply(course, chosen)).collect()
}

/// Returns the table row of `chosen`, a move in a P-position: the columns that it makes odd, and a winning
/// reply.
fn reply(course: &StepBuilder<'_>, chosen: PileMove) -> Reply {
    let after = course.after(chosen);
    let broken = match after.aim(course.rules.play) {
        Aim::Balance => BitWeights(after.nim_sum),
        Aim::Parity => BitWeights(0),
    };
    Reply { chosen, broken, ones: after.ones, reply: course.winning_reply(chosen) }
}
