//! Builds the steps of the explanation of a race by a range, in teaching order; [`super::number_set_steps`]
//! builds those of a set.

use super::Misconception;
use super::outcome_rule::OutcomeRule;
use super::rules::Range;
use super::steps::{Reply, Step};
use crate::game::GradedMove;
use crate::position::{Outcome, RaceMove};

/// A pupil's number, graded.
pub(super) type JudgedSay = GradedMove<RaceMove, Misconception>;

/// A race at the count `from`, decided by the rule `rule`; tables of replies and key numbers have at most
/// `rows` rows.
#[derive(Clone, Copy)]
pub(super) struct StepBuilder<'a> {
    pub(super) rule: &'a OutcomeRule,
    pub(super) target: u64,
    pub(super) from: u64,
    pub(super) rows: usize,
}

impl StepBuilder<'_> {
    /// Returns the move that says the number `say` at the current count.
    pub(super) fn say(self, say: u64) -> RaceMove {
        RaceMove { say, reaches: self.from + say }
    }

    /// Returns the distance from the current count to the target.
    pub(super) fn distance(self) -> u64 {
        self.target - self.from
    }

    /// Returns the builder for the position after the number `say`; its count is at most the target.
    pub(super) fn after(self, say: u64) -> Self {
        StepBuilder { from: (self.from + say).min(self.target), ..self }
    }

    /// Returns a winning reply to `said`: the number that adds up to a + b with it if that wins, otherwise
    /// the least winning number. `None` if there is none.
    fn winning_reply(self, said: RaceMove) -> Option<RaceMove> {
        let left = self.after(said.say).distance();
        if !self.rule.can_move(left) {
            return None;
        }
        let mirror = self.rule.complement(said.say).filter(|&say| self.rule.wins_by(left, say));
        let best = mirror.or_else(|| self.rule.winning_numbers(left).next())?;
        Some(RaceMove { say: best, reaches: said.reaches + best })
    }

    /// Grades `said`, the number that a pupil said. If it loses, the grading includes the misconception and
    /// the reply.
    pub(super) fn grade(self, said: RaceMove) -> JudgedSay {
        let say = said.say;
        let winning = self.rule.wins_by(self.distance(), say);
        let idea = Misconception::MultiplesAnyway;
        let period = self.rule.cycle().map_or(0, |cycle| cycle.period);
        let ideas =
            if !winning && idea.produces(period, said.reaches) { vec![idea] } else { vec![] };
        let reply = if winning { None } else { self.winning_reply(said) };
        JudgedSay { chosen: said, winning, ideas, reply }
    }

    /// Returns the steps of the explanation. `count` is the number of all winning numbers, `winning` lists
    /// some or all of them, and `judged` is the pupil's number (`None` without one).
    pub(super) fn steps(
        self,
        winning: &[RaceMove],
        count: u64,
        judged: Option<&JudgedSay>,
    ) -> Vec<Step> {
        let left = self.distance();
        let shown = match judged {
            Some(judged) if judged.winning => Some(judged.chosen),
            _ => winning.first().copied(),
        };
        let over = !self.rule.can_move(left);
        let mut steps = vec![Step::Start { left, shown, over }];
        if over {
            return steps;
        }
        let count = (count, count.saturating_sub(winning.len() as u64));
        match self.rule {
            OutcomeRule::Range(range) => {
                self.push_range(&mut steps, *range, shown, count, judged);
            }
            OutcomeRule::Set(set) => self.push_set(&mut steps, set, shown, count, judged),
        }
        steps.push(Step::Theorem {});
        steps
    }

    fn push_range(
        self,
        steps: &mut Vec<Step>,
        range: Range,
        shown: Option<RaceMove>,
        (count, unlisted): (u64, u64),
        judged: Option<&JudgedSay>,
    ) {
        let (left, period) = (self.distance(), range.period());
        let [least, most] = range.bounds;
        steps.push(self.chain());
        steps.push(Step::Period { least, most, period });
        let losing = range.outcome_at(left) == Outcome::P;
        steps.push(Step::Imbalance {
            left,
            times: left / period,
            imbalance: left % period,
            losing,
        });
        if let Some(judged) = judged {
            let left = self.after(judged.chosen.say).distance();
            steps.push(Step::Judge { left, remainder: left % period });
        }
        match shown {
            Some(shown) => {
                self.push_n_position(steps, range, Step::Moves { count, shown, unlisted });
            }
            None => self.push_p_position(steps, range),
        }
    }

    fn push_n_position(self, steps: &mut Vec<Step>, range: Range, moves: Step) {
        let Step::Moves { shown, .. } = moves else { return };
        let left = self.after(shown.say).distance();
        let period = range.period();
        steps.push(moves);
        steps.push(Step::Check {
            shown,
            left,
            times: left / period,
            remainder: left % period,
            stuck: !self.rule.can_move(left),
        });
        steps.extend(self.after(shown.say).reply_rule(range));
    }

    fn push_p_position(self, steps: &mut Vec<Step>, range: Range) {
        steps.push(self.replies(range));
        steps.extend(self.reply_rule(range));
        let advised = self.say(range.bounds[0]);
        steps.push(Step::Advice { advised });
    }

    /// Returns the step that lists the key numbers (counts from which the player to move loses), from the
    /// target back to the current count. The middle of a long list is left out.
    pub(super) fn chain(self) -> Step {
        let total = self.rule.key_count(self.distance());
        let keys = |indices| {
            let distances = self.rule.key_distances(indices);
            distances.into_iter().map(|left| self.target - left).collect()
        };
        let rows = self.rows as u64;
        if total <= rows {
            let near_target = keys(0..total);
            return Step::Chain { near_target, left_out: 0, near_start: Vec::new(), path: None };
        }
        let (head, tail) = (rows - rows / 3, rows / 3);
        Step::Chain {
            near_target: keys(0..head),
            left_out: total - rows,
            near_start: keys(total - tail..total),
            path: None,
        }
    }

    /// Returns the step of the reply rule (answer x by a + b − x). `None` if the distance is less than a + b,
    /// so that a number and its reply do not both fit.
    fn reply_rule(self, range: Range) -> Option<Step> {
        let [least, most] = range.bounds;
        let period = range.period();
        if self.distance() < period {
            return None;
        }
        let pair = |say| [say, period - say];
        let pairs: Vec<[u64; 2]> = (least..=most).take(self.rows).map(pair).collect();
        let left_out = most - least + 1 - pairs.len() as u64;
        Some(Step::ReplyRule { period, pairs, left_out })
    }

    /// Returns the step of a P-position: the first `rows` legal numbers, each with the opponent's reply.
    fn replies(self, range: Range) -> Step {
        let [least, most] = range.bounds;
        let last = if range.end.may_pass() { most } else { most.min(self.distance()) };
        let numbers = (least..=last).take(self.rows);
        let rows: Vec<Reply> = numbers.map(|say| self.reply(say)).collect();
        let left_out = last - least + 1 - rows.len() as u64;
        Step::Replies { rows, left_out }
    }

    /// Returns the table row of the number `say`, with the opponent's winning reply.
    pub(super) fn reply(self, say: u64) -> Reply {
        Reply { said: self.say(say), repair: self.winning_reply(self.say(say)) }
    }
}
