//! Positions, facts and difficulty shared by all kinds of exercise about piles. A kind adds only its
//! question.

mod difficulty;

use std::ops::Range;

pub(super) use self::difficulty::measure_difficulty;
use super::ExerciseKind;
use super::answer_balance::AnswerClass;
use super::answer_field::AnswerField;
use super::constraints::{Constraint, ConstraintFault, Constraints, Trap};
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::feasibility::{FeasibilityCheck, failing_outcome, largest_size, needs_n_positions};
use super::multisets::{Multisets, Sizes, SmallSizesBound};
use super::pool::{Source, Sources};
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::games::nim::closed_form::{NimTally, PileVerdict};
use carryless_games::games::nim::explanation::Facts;
use carryless_games::games::nim::misconceptions::Misconception;
use carryless_games::games::nim::{self, Rules};
use carryless_games::games::{AnyState, Facts as AnyFacts};
use carryless_games::position::{Outcome, Piles, PlayConvention};

/// Number of piles and largest size of a pile, one pair for each level from 1 to 5, unless a constraint is
/// given.
pub(super) const SIZES: [(u64, u64); 5] = [(3, 7), (3, 15), (4, 15), (4, 31), (5, 63)];

/// Kind of the positions that a source contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PositionKind {
    Any,
    /// N-positions.
    Won,
    /// P-positions.
    Lost,
    /// Positions with exactly one pile of 2 or more stones. In misère play the strategy changes there.
    Switch,
    /// Positions with exactly one winning move.
    OneMove,
}

/// Kind of answer that a misconception may give right by luck. It decides which misconceptions are tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GuessRisk {
    /// Winning moves; tested are the misconceptions about moves.
    Moves,
    /// Outcomes; tested are the misconceptions about outcomes.
    Verdicts,
    /// Nim-sums; tested is addition with carry.
    Sums,
}

/// Task of an exercise, number that distinguishes the forms of question of its kind, and answer fields.
pub(super) type QuestionParts = (Task, u8, Vec<AnswerField>);

/// Function that returns the question about a drawn position, or `None` if the position does not suit the
/// question.
pub(super) type Asking = fn(&DrawnPosition<'_>, &mut SeededRng) -> Option<QuestionParts>;

/// A drawn position with its facts, from which a kind of exercise derives its question.
#[derive(Debug)]
pub(super) struct DrawnPosition<'d> {
    pub(super) rules: Rules,
    pub(super) piles: &'d [u64],
    pub(super) facts: &'d Facts,
    pub(super) constraints: &'d Constraints,
}

/// A kind of exercise about piles of Nim. All such kinds share the drawing of positions; `asking` makes the question.
pub(super) struct PileKind {
    pub(super) name: &'static str,
    pub(super) constraints: &'static [Constraint],
    pub(super) rules: fn(&Constraints) -> Rules,
    /// Number of piles and largest size of a pile, one pair for each level from 1 to 5.
    pub(super) sizes: [(u64, u64); 5],
    pub(super) kinds: &'static [PositionKind],
    pub(super) answer_class: AnswerClass,
    pub(super) luck: GuessRisk,
    pub(super) asking: Asking,
}

impl ExerciseKind for PileKind {
    fn name(&self) -> &'static str {
        self.name
    }

    fn constraints(&self) -> &'static [Constraint] {
        self.constraints
    }

    fn answer_class(&self) -> AnswerClass {
        self.answer_class
    }

    /// Whether the kind is about column sums: the columns of the key then contain all working.
    fn has_full_working(&self) -> bool {
        self.luck == GuessRisk::Sums
    }

    fn refusal(&self, constraints: &Constraints) -> Option<ConstraintFault> {
        let constraints = &constraints.restrict_to(self.constraints);
        let frame = self.frame(constraints);
        let topic = self.name;
        let fault = frame.refusal(topic).or_else(|| self.missing_p_positions(constraints, &frame));
        if fault.is_some() {
            return fault;
        }
        // A pupil who only lets residues fall misses a move that raises one.
        let raising = constraints
            .has(Constraint::Raising)
            .then(|| frame.misconception_obstacle(Misconception::OnlyDown))
            .flatten();
        if let Some(reason) = raising {
            return Some(ConstraintFault::RaisingNotHere { topic, reason });
        }
        let trap = constraints.misconception()?;
        let reason = match trap {
            Trap::Nim(idea) => frame.misconception_obstacle(idea)?,
            _ => "kind",
        };
        let ideas = Misconception::applying_to(frame.rules)
            .filter(|idea| frame.misconception_obstacle(*idea).is_none());
        let ideas = ideas.map(Misconception::tag).collect();
        Some(ConstraintFault::TrapNotHere { topic, idea: trap.tag(), reason, ideas })
    }

    /// Limits the sizes of piles to 7, 31 and 127 stones for the sizes 0, 1 and 2: three, five and seven
    /// columns.
    fn with_size(&self, constraints: &Constraints, size: usize) -> Constraints {
        constraints.clone().with(Constraint::Max, [7, 31, 127][size % 3])
    }

    fn sources(&self, constraints: &Constraints) -> Sources {
        let constraints = &constraints.restrict_to(self.constraints);
        let won_only = needs_n_positions(constraints);
        let kinds = self.kinds.iter().filter(|kind| !won_only || **kind != PositionKind::Lost);
        let counts = self.frame(constraints).counts();
        let all = kinds.flat_map(|kind| counts.clone().map(move |count| (*kind, count)));
        let source =
            |(kind, count)| -> Box<dyn Source> { Box::new(self.source(constraints, kind, count)) };
        all.map(source).collect()
    }
}

impl PileKind {
    /// Returns the test whether this kind has exercises under the constraints.
    fn frame<'k>(&'k self, constraints: &'k Constraints) -> FeasibilityCheck<'k> {
        let (piles, max) = self.sizes[usize::from(constraints.level() - 1)];
        let draws_p_positions =
            |kind: &PositionKind| matches!(kind, PositionKind::Lost | PositionKind::Any);
        let wins = constraints.number(Constraint::Wins).unwrap_or(0);
        FeasibilityCheck {
            constraints,
            understood: self.constraints,
            rules_of: self.rules,
            draws_p_positions: self.kinds.iter().any(draws_p_positions),
            asks_who: self.kinds.contains(&PositionKind::Lost) && !needs_n_positions(constraints),
            rules: (self.rules)(constraints),
            count: constraints.number(Constraint::Piles).unwrap_or(piles.max(wins)),
            least: constraints.number(Constraint::Min).unwrap_or(1),
            most: largest_size(constraints, max),
        }
    }

    /// Returns the source of the positions of `kind` with `count` piles.
    fn source(&self, constraints: &Constraints, kind: PositionKind, count: u64) -> PileSource {
        let frame = self.frame(constraints);
        let (rules, total) = (frame.rules, constraints.number(Constraint::Counters));
        let Range { start: least, end } = frame.sizes(count);
        // Without a limit the largest pile of a P-position follows from the others.
        let completed = kind == PositionKind::Lost && rules.limit.is_none() && total.is_none();
        PileSource {
            constraints: constraints.clone(),
            rules,
            kind,
            luck: self.luck,
            asking: self.asking,
            set: Multisets { count: count - u64::from(completed), least, most: end - 1 },
            small: frame.small(count),
            total,
            completed,
            switches: self.kinds.contains(&PositionKind::Switch),
        }
    }

    /// Returns the fault `counters-all-won` if the pupil has to say who wins although all positions with the
    /// given total of stones are N-positions; otherwise `None`.
    fn missing_p_positions(
        &self,
        constraints: &Constraints,
        frame: &FeasibilityCheck<'_>,
    ) -> Option<ConstraintFault> {
        let counters = constraints.number(Constraint::Counters).filter(|_| frame.asks_who)?;
        let lost = |count: u64| {
            let source = self.source(constraints, PositionKind::Lost, count);
            let few = source.explicit_members().unwrap_or_default();
            few.into_iter().any(|index| source.position(index).is_some())
        };
        let topic = self.name;
        (!frame.counts().any(lost)).then_some(ConstraintFault::CountersAllWon { topic, counters })
    }
}

/// Source of exercises about positions of Nim: all are of one kind and have equally many piles.
struct PileSource {
    constraints: Constraints,
    rules: Rules,
    kind: PositionKind,
    luck: GuessRisk,
    asking: Asking,
    set: Multisets,
    /// Requirement on the small piles that follows from the limit and the wanted number of winning moves.
    small: SmallSizesBound,
    /// Total of stones in all piles, if given.
    total: Option<u64>,
    /// Whether the largest pile is not drawn but computed from the others.
    completed: bool,
    /// Whether another source contains the positions with exactly one pile of 2 or more stones, so that this
    /// source leaves them out of its N-positions.
    switches: bool,
}

impl PileSource {
    /// Returns the piles with this index (0-based), ascending; `None` if they do not belong to the source.
    fn position(&self, index: u64) -> Option<Sizes> {
        let mut piles = self.set.at_if(index, self.small)?;
        if self.completed {
            let last = NimTally::new(&piles, None).target(self.rules.play);
            if last > self.set.most || piles.last().is_some_and(|&largest| last < largest) {
                return None;
            }
            piles.push(last);
        }
        // P-positions of two piles are always equal: without them there would be none.
        let trivial = is_trivial(&piles)
            && (piles.len() > 2 || self.kind != PositionKind::Lost || self.rules.limit.is_some());
        if trivial || !self.has_size(&piles) {
            return None;
        }
        let tally = NimTally::new(&piles, self.rules.modulus());
        let outcome = tally.outcome(self.rules.play);
        let wanted = match self.kind {
            PositionKind::Any | PositionKind::OneMove => true,
            PositionKind::Won => outcome == Outcome::N && !(self.switches && is_switch(&piles)),
            PositionKind::Switch => is_switch(&piles),
            PositionKind::Lost => outcome == Outcome::P,
        };
        (wanted && self.is_won_as_required(&piles, tally)).then_some(piles)
    }

    /// Whether the piles have the given total, if there is one, and the largest pile needs all columns, if
    /// questions have three sizes. `piles` is ascending.
    fn has_size(&self, piles: &[u64]) -> bool {
        let is_large = || piles.last().is_some_and(|largest| 2 * largest > self.set.most);
        self.total.is_none_or(|total| piles.iter().sum::<u64>() == total)
            && (!self.constraints.has(Constraint::ThreeSizes) || is_large())
    }

    /// Whether the winning moves of `piles` meet the constraints: their number, a move that raises a residue,
    /// and the misconception that must lead to a wrong answer. `tally` is the `NimTally` of `piles`.
    fn is_won_as_required(&self, piles: &[u64], tally: NimTally) -> bool {
        let (rules, wins) = (self.rules, self.constraints.number(Constraint::Wins));
        let (raising, trap) =
            (self.constraints.has(Constraint::Raising), self.constraints.misconception());
        let alone = self.kind == PositionKind::OneMove;
        if !alone && !raising && wins.is_none() && trap.is_none() {
            return true;
        }
        // Most positions fail here, so no list is allocated.
        let verdicts = || rules.verdicts(piles, tally);
        let winning = || verdicts().filter(|verdict| verdict.take().is_some()).count() as u64;
        (!alone || winning() == 1)
            && wins.is_none_or(|constrained| winning() == constrained)
            && (!raising || verdicts().any(PileVerdict::is_raise))
            && trap.is_none_or(|trap| match trap {
                Trap::Nim(idea) => idea.is_mistaken(rules, piles, tally),
                _ => false,
            })
    }
}

impl Source for PileSource {
    fn size(&self) -> u64 {
        self.set.size().unwrap_or(u64::MAX)
    }

    /// Returns the indices of all positions that can belong to this source, if there are few: positions with
    /// the given total, or with exactly one pile of 2 or more stones. The list is empty if no position can
    /// belong to the source; `None` if there may be many.
    fn explicit_members(&self) -> Option<Vec<u64>> {
        let trap = match self.constraints.misconception() {
            Some(Trap::Nim(idea)) => Some(idea),
            _ => None,
        };
        let outside = match trap.and_then(failing_outcome) {
            Some(Outcome::P) => matches!(
                self.kind,
                PositionKind::Won | PositionKind::Switch | PositionKind::OneMove
            ),
            Some(Outcome::N) => self.kind == PositionKind::Lost,
            None => false,
        };
        if outside {
            return Some(Vec::new());
        }
        if let Some(total) = self.total {
            return Some(self.set.indices_with_total(total));
        }
        let late = match trap {
            Some(Misconception::LateSwitch) => true,
            Some(Misconception::IgnoreMisere) => self.rules.limit.is_none(),
            _ => false,
        };
        if !late && self.kind != PositionKind::Switch {
            return None;
        }
        // Without a pile of one stone the strategy never switches.
        if self.set.least > 1 {
            return Some(Vec::new());
        }
        let mut piles = vec![1; self.set.count as usize];
        let large = (2..=self.set.most).map(|size| {
            if let Some(last) = piles.last_mut() {
                *last = size;
            }
            self.set.number(&piles)
        });
        Some(large.collect())
    }

    fn cache_key(&self) -> Option<String> {
        let Self { rules, kind, set, total, completed, switches, .. } = self;
        let constraints = self.constraints.clone().without(Constraint::Level);
        Some(format!("{constraints:?} {rules:?} {kind:?} {set:?} {total:?} {completed} {switches}"))
    }

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate> {
        let mut piles = self.position(index)?.into_vec();
        dice.shuffle(&mut piles);
        let rules = self.rules;
        let facts = Facts::new(rules, &piles);
        let drawn =
            DrawnPosition { rules, piles: &piles, facts: &facts, constraints: &self.constraints };
        let (task, form, asks) = (self.asking)(&drawn, dice)?;
        let difficulty =
            Difficulty { form, ..measure_difficulty(rules, &piles, &facts, self.luck) };
        Some(Candidate {
            state: AnyState::Nim(nim::State { rules, position: Piles { piles } }),
            task,
            facts: AnyFacts::Nim(facts),
            asks,
            difficulty,
        })
    }
}

/// Whether these piles, in ascending order, are no exercise: a single pile, all equal, or equal in pairs.
pub(super) fn is_trivial(piles: &[u64]) -> bool {
    let pairs = || piles.chunks(2).all(|pair| matches!(pair, [a, b] if a == b));
    piles.first() == piles.last() || pairs()
}

/// Whether exactly one pile has 2 or more stones.
fn is_switch(piles: &[u64]) -> bool {
    piles.iter().filter(|size| **size > 1).count() == 1
}

/// Returns the rules of normal play without a limit; the constraints are ignored.
pub(super) fn normal_rules(_: &Constraints) -> Rules {
    Rules::default()
}

/// Returns the rules of Nim with the limit and the play convention of the constraints.
pub(super) fn rules_of(constraints: &Constraints) -> Rules {
    let play = if constraints.has(Constraint::Misere) {
        PlayConvention::Misere
    } else {
        PlayConvention::Normal
    };
    Rules { limit: constraints.number(Constraint::Limit), play }
}
