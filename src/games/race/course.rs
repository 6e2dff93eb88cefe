//! The steps of the argument about a race, in the order in which a teacher would take them. In: the
//! rules and where the count stands. Out: [`Step`]s.

use super::steps::{Reply, Step};
use super::{Idea, Rules};
use crate::game::JudgedMove;
use crate::position::{Outcome, Say};

/// A number said, judged.
type JudgedSay = JudgedMove<Say, Idea>;

/// A race and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Course {
    pub(super) rules: Rules,
    pub(super) target: u64,
    pub(super) from: u64,
    pub(super) rows: usize,
}

impl Course {
    pub(super) fn say(self, say: u64) -> Say {
        Say { say, reaches: self.from + say }
    }

    pub(super) fn left(self) -> u64 {
        self.target - self.from
    }

    /// The course after `say`; past the target it stands at the target.
    pub(super) fn after(self, say: u64) -> Self {
        Course { from: (self.from + say).min(self.target), ..self }
    }

    fn answer(self, said: Say) -> Option<Say> {
        let left = self.after(said.say).left();
        if !self.rules.can_move(left) {
            return None;
        }
        let mirror = self.rules.period() - said.say;
        let best = match self.rules.wins_by(left, mirror) {
            true => mirror,
            false => self.rules.winning_numbers(left).next()?,
        };
        Some(Say { say: best, reaches: said.reaches + best })
    }

    pub(super) fn judge(self, said: Say) -> JudgedSay {
        let say = said.say;
        let winning = self.rules.wins_by(self.left(), say);
        let idea = Idea::MultiplesAnyway;
        let ideas =
            if !winning && idea.produces(self.rules, said.reaches) { vec![idea] } else { vec![] };
        let reply = if winning { None } else { self.answer(said) };
        JudgedSay { chosen: said, winning, ideas, reply }
    }

    pub(super) fn steps(
        self,
        winning: &[Say],
        count: u64,
        judged: Option<&JudgedSay>,
    ) -> Vec<Step> {
        let left = self.left();
        let period = self.rules.period();
        let [least, most] = self.rules.say;
        let shown = match judged {
            Some(judged) if judged.winning => Some(judged.chosen),
            _ => winning.first().copied(),
        };
        let over = !self.rules.can_move(left);
        let mut steps = vec![Step::Start { left, shown, over }];
        if over {
            return steps;
        }
        let first = judged.map(|judged| judged.chosen).or(shown);
        steps.push(self.chain(first));
        steps.push(Step::Period { least, most, period });
        let losing = self.rules.outcome_at(left) == Outcome::P;
        steps.push(Step::Imbalance {
            left,
            times: left / period,
            imbalance: left % period,
            losing,
        });
        if let Some(judged) = judged {
            let left = self.after(judged.chosen.say).left();
            steps.push(Step::Judge { left, remainder: left % period });
        }
        match shown {
            Some(shown) => {
                let unlisted = count.saturating_sub(winning.len() as u64);
                self.push_won(&mut steps, Step::Moves { count, shown, unlisted }, shown);
            }
            None => self.push_lost(&mut steps),
        }
        steps.push(Step::Theorem {});
        steps
    }

    fn push_won(self, steps: &mut Vec<Step>, moves: Step, shown: Say) {
        let left = self.after(shown.say).left();
        let period = self.rules.period();
        steps.push(moves);
        steps.push(Step::Check {
            shown,
            left,
            times: left / period,
            remainder: left % period,
            stuck: !self.rules.can_move(left),
        });
        steps.extend(self.after(shown.say).reply_rule());
    }

    fn push_lost(self, steps: &mut Vec<Step>) {
        steps.push(self.replies());
        steps.extend(self.reply_rule());
        let advised = self.say(self.rules.say[0]);
        steps.push(Step::Advice { advised });
    }

    fn chain(self, first: Option<Say>) -> Step {
        let path = self.path(first);
        let remainders = self.rules.losing_remainders();
        let total = self.rules.key_count(self.left());
        let key = |index| self.target - self.rules.key_distance(&remainders, index);
        let rows = self.rows as u64;
        if total <= rows {
            let near_target = (0..total).map(key).collect();
            return Step::Chain { near_target, left_out: 0, near_start: Vec::new(), path };
        }
        let (head, tail) = (rows - rows / 3, rows / 3);
        Step::Chain {
            near_target: (0..head).map(key).collect(),
            left_out: total - rows,
            near_start: (total - tail..total).map(key).collect(),
            path,
        }
    }

    /// Both numbers of a pair fit only while a whole period is missing.
    fn reply_rule(self) -> Option<Step> {
        let [least, most] = self.rules.say;
        let period = self.rules.period();
        if self.left() < period {
            return None;
        }
        let pair = |say| [say, period - say];
        let pairs: Vec<[u64; 2]> = (least..=most).take(self.rows).map(pair).collect();
        let left_out = most - least + 1 - pairs.len() as u64;
        Some(Step::ReplyRule { period, pairs, left_out })
    }

    fn replies(self) -> Step {
        let [least, most] = self.rules.say;
        let last = if self.rules.end.may_pass() { most } else { most.min(self.left()) };
        let numbers = (least..=last).take(self.rows);
        let reply = |say| Reply { said: self.say(say), repair: self.answer(self.say(say)) };
        let rows: Vec<Reply> = numbers.map(reply).collect();
        let left_out = last - least + 1 - rows.len() as u64;
        Step::Replies { rows, left_out }
    }
}
