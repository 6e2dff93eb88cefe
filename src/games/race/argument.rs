//! The argument for a race as data: key factor, imbalance factor, the chain of key numbers
//! backwards from the target, the first move and the reply rule. In: a [`Question`]. Out: an
//! [`Explanation`]; only the chain and the tables of moves are bounded, each with its count.

use schemars::JsonSchema;
use serde::Serialize;

use super::{Question, Rules};
use crate::explanation::{
    Explained, Figure, Hint, JudgedClaim, SCHEMA, Stone, StoneRole, TABLE_ROWS_FULL,
};
use crate::listing::Listing;
use crate::position::Outcome;

/// A race, explained.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "RaceExplanation")]
pub struct Explanation {
    /// The version of this JSON.
    pub schema: u32,
    /// `race`.
    pub game: &'static str,
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub position: Position,
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// The key factor a + b.
    pub period: u64,
    /// The imbalance factor: the distance to the target modulo the period.
    pub imbalance: u64,
    /// The remainders of the distance at which the mover loses.
    pub losing_remainders: Vec<u64>,
    /// The winning numbers to say, at most 100,000 of them.
    pub winning_moves: Listing<Say>,
    /// How many winning numbers there are.
    pub winning_move_count: u64,
    /// The pupil's number, judged.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub judged_move: Option<JudgedSay>,
    /// The pupil's verdict, judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<JudgedClaim<Idea>>,
    /// The argument.
    pub steps: Vec<Step>,
}

/// Where a race stands.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "RacePosition")]
pub struct Position {
    /// The target.
    pub target: u64,
    /// The count so far.
    pub from: u64,
}

/// A number said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Say {
    /// The number.
    pub say: u64,
    /// The count after it.
    pub reaches: u64,
}

/// A wrong idea about races.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "RaceIdea")]
pub enum Idea {
    /// Say multiples of a + b, whatever the target.
    MultiplesAnyway,
}

impl Idea {
    /// Whether somebody who holds this idea would reach the count `reaches`.
    pub fn produces(self, rules: Rules, reaches: u64) -> bool {
        match self {
            Idea::MultiplesAnyway => reaches % rules.period() == 0,
        }
    }
}

/// A pupil's number, judged.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct JudgedSay {
    /// The number.
    pub say: u64,
    /// The count after it.
    pub reaches: u64,
    /// Whether it wins.
    pub winning: bool,
    /// The wrong ideas that produce a losing number like this.
    pub ideas: Vec<Idea>,
    /// A winning answer to a losing number; null when there is none to say.
    pub reply: Option<Say>,
}

/// A step of the argument.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[schemars(rename = "RaceStep")]
pub enum Step {
    /// Where the count stands, and how far it is.
    Start {
        /// The distance to the target.
        left: u64,
        /// The number that the steps will find, if there is one.
        shown: Option<Say>,
        /// Whether there is no number to say: the game is over.
        over: bool,
    },
    /// What the pupil's number leaves.
    Judge {
        /// The distance after it; 0 when it reaches or passes the target.
        left: u64,
        /// That distance modulo the key factor.
        remainder: u64,
    },
    /// The key factor.
    Period {
        /// The least number.
        least: u64,
        /// The largest number.
        most: u64,
        /// Their sum.
        period: u64,
    },
    /// The imbalance factor: left = times · period + imbalance.
    Imbalance {
        /// The distance.
        left: u64,
        /// How many whole periods it holds.
        times: u64,
        /// What is left over.
        imbalance: u64,
        /// Whether that remainder is lost for the mover.
        losing: bool,
    },
    /// The key numbers, backwards from the target.
    Chain {
        /// Those next to the target, downwards.
        near_target: Vec<u64>,
        /// How many stand between.
        left_out: u64,
        /// Those next to the present count, downwards.
        near_start: Vec<u64>,
    },
    /// The winning numbers, which are the explanation's `winning_moves`.
    Moves {
        /// How many there are.
        count: u64,
        /// The one that is shown.
        shown: Say,
    },
    /// What the shown number leaves: left = times · period + remainder.
    Check {
        /// The number.
        shown: Say,
        /// The distance after it; 0 when it reaches or passes the target.
        left: u64,
        /// How many whole periods it holds.
        times: u64,
        /// What is left over: one of the losing remainders.
        remainder: u64,
        /// Whether the opponent has no number to say.
        stuck: bool,
    },
    /// They say x, you say a + b − x.
    ReplyRule {
        /// a + b.
        period: u64,
        /// Numbers and their answers, from the least number on.
        pairs: Listing<[u64; 2]>,
        /// How many numbers are not among the pairs.
        left_out: u64,
    },
    /// The position is lost: each number and its answer.
    Replies {
        /// Some of the numbers, each with its answer.
        rows: Listing<Reply>,
        /// How many numbers are not among the rows.
        left_out: u64,
    },
    /// What to do in a lost position.
    Advice {
        /// The least number: it makes the game last.
        advised: Say,
    },
    /// The theorem behind it.
    Theorem {},
}

/// A number said in a lost position, and its answer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "RaceReply")]
pub struct Reply {
    /// The number.
    #[serde(flatten)]
    pub said: Say,
    /// A winning answer; null when the game is over.
    pub repair: Option<Say>,
}

/// Explains a race, and judges whatever the pupil said of it. Tables are bounded to `rows` rows.
pub fn explain(question: &Question, rows: usize) -> Explanation {
    let &Question {
        rules,
        target,
        from,
        ..
    } = question;
    let track = Track {
        rules,
        target,
        from,
        rows,
    };
    let left = target - from;
    let outcome = rules.outcome_at(left);
    let winning = rules.winning_numbers(left).take(TABLE_ROWS_FULL);
    let winning: Vec<Say> = winning.map(|say| track.say(say)).collect();
    let judged_move = question.said.map(|say| track.judge(say));
    let count = rules.winning_number_count(left);
    Explanation {
        schema: SCHEMA,
        game: "race",
        rules,
        position: Position { target, from },
        outcome,
        period: rules.period(),
        imbalance: left % rules.period(),
        losing_remainders: rules.losing_remainders(),
        steps: track.steps(&winning, count, judged_move.as_ref()),
        winning_moves: winning.into(),
        winning_move_count: count,
        judged_move,
        claim: question.claim.map(|said| JudgedClaim {
            said,
            right: said.holds(outcome),
            ideas: Vec::new(),
        }),
    }
}

/// A race and where it stands.
#[derive(Clone, Copy)]
struct Track {
    rules: Rules,
    target: u64,
    from: u64,
    rows: usize,
}

impl Track {
    fn say(self, say: u64) -> Say {
        Say {
            say,
            reaches: self.from + say,
        }
    }

    fn left(self) -> u64 {
        self.target - self.from
    }

    /// The track after `say`; past the target it stands at the target.
    fn after(self, say: u64) -> Self {
        Track {
            from: (self.from + say).min(self.target),
            ..self
        }
    }

    fn answer(self, said: Say) -> Option<Say> {
        let after = self.after(said.say);
        let mirror = self.rules.period() - said.say;
        let best = if self.rules.can_move(after.left()) && self.rules.wins_by(after.left(), mirror)
        {
            mirror
        } else {
            self.rules.winning_numbers(after.left()).next()?
        };
        Some(Say {
            say: best,
            reaches: said.reaches + best,
        })
    }

    fn judge(self, say: u64) -> JudgedSay {
        let said = self.say(say);
        let winning = self.rules.wins_by(self.left(), say);
        let idea = Idea::MultiplesAnyway;
        let ideas = if !winning && idea.produces(self.rules, said.reaches) {
            vec![idea]
        } else {
            vec![]
        };
        let reply = if winning { None } else { self.answer(said) };
        JudgedSay {
            say,
            reaches: said.reaches,
            winning,
            ideas,
            reply,
        }
    }

    fn steps(self, winning: &[Say], count: u64, judged: Option<&JudgedSay>) -> Vec<Step> {
        let left = self.left();
        let period = self.rules.period();
        let [least, most] = self.rules.say;
        let shown = match judged {
            Some(judged) if judged.winning => Some(self.say(judged.say)),
            _ => winning.first().copied(),
        };
        let over = !self.rules.can_move(left);
        let mut steps = vec![Step::Start { left, shown, over }];
        if let Some(judged) = judged {
            let left = self.after(judged.say).left();
            steps.push(Step::Judge {
                left,
                remainder: left % period,
            });
        }
        if over {
            return steps;
        }
        steps.push(self.chain());
        steps.push(Step::Period {
            least,
            most,
            period,
        });
        let losing = self.rules.outcome_at(left) == Outcome::P;
        steps.push(Step::Imbalance {
            left,
            times: left / period,
            imbalance: left % period,
            losing,
        });
        match shown {
            Some(shown) => {
                steps.push(Step::Moves { count, shown });
                let left = self.after(shown.say).left();
                let (times, remainder) = (left / period, left % period);
                let stuck = !self.rules.can_move(left);
                steps.push(Step::Check {
                    shown,
                    left,
                    times,
                    remainder,
                    stuck,
                });
                steps.push(self.reply_rule());
            }
            None => {
                steps.push(self.replies());
                steps.push(self.reply_rule());
                steps.push(Step::Advice {
                    advised: self.say(least),
                });
            }
        }
        steps.push(Step::Theorem {});
        steps
    }

    fn chain(self) -> Step {
        let remainders = self.rules.losing_remainders();
        let total = self.rules.key_count(self.left());
        let key = |index| self.target - self.rules.key_distance(&remainders, index);
        let rows = self.rows as u64;
        if total <= rows {
            let near_target = (0..total).map(key).collect();
            return Step::Chain {
                near_target,
                left_out: 0,
                near_start: Vec::new(),
            };
        }
        let (head, tail) = (rows - rows / 3, rows / 3);
        Step::Chain {
            near_target: (0..head).map(key).collect(),
            left_out: total - rows,
            near_start: (total - tail..total).map(key).collect(),
        }
    }

    fn reply_rule(self) -> Step {
        let [least, most] = self.rules.say;
        let period = self.rules.period();
        let pair = |say| [say, period - say];
        let pairs: Listing<[u64; 2]> = (least..=most).take(self.rows).map(pair).collect();
        let left_out = most - least + 1 - pairs.total();
        Step::ReplyRule {
            period,
            pairs,
            left_out,
        }
    }

    fn replies(self) -> Step {
        let [least, most] = self.rules.say;
        let last = if self.rules.end.may_pass() {
            most
        } else {
            most.min(self.left())
        };
        let numbers = (least..=last).take(self.rows);
        let reply = |say| Reply {
            said: self.say(say),
            repair: self.answer(self.say(say)),
        };
        let rows: Listing<Reply> = numbers.map(reply).collect();
        let left_out = last - least + 1 - rows.total();
        Step::Replies { rows, left_out }
    }
}

impl Explanation {
    /// The stones from the start to the target: the key numbers, and the one that is reached.
    fn stones(&self, near_target: &[u64], left_out: u64, near_start: &[u64]) -> Listing<Stone> {
        let Position { target, from } = self.position;
        let reached = self.steps.iter().find_map(|step| match step {
            Step::Moves { shown, .. } => Some(shown.reaches),
            _ => None,
        });
        let stone = |&number: &u64| {
            let role = if Some(number) == reached {
                StoneRole::Reached
            } else {
                StoneRole::Key
            };
            Stone { number, role }
        };
        let start = Stone {
            number: from,
            role: StoneRole::Start,
        };
        let low = near_start
            .iter()
            .rev()
            .map(stone)
            .filter(|stone| stone.number != from);
        let high = near_target
            .iter()
            .rev()
            .map(stone)
            .filter(|stone| stone.number != from);
        let end = (near_target.first() != Some(&target)).then_some(Stone {
            number: target,
            role: StoneRole::Target,
        });
        let head = std::iter::once(start).chain(low).collect();
        Listing::with_gap(head, left_out, high.chain(end).collect())
    }
}

impl Explained for Explanation {
    fn outcome(&self) -> Outcome {
        self.outcome
    }

    fn judgement(&self) -> Option<bool> {
        let moved = self.judged_move.as_ref().map(|judged| judged.winning);
        let claimed = self.claim.as_ref().map(|judged| judged.right);
        moved
            .into_iter()
            .chain(claimed)
            .reduce(|all, one| all && one)
    }

    fn steps(&self) -> usize {
        self.steps.len()
    }

    fn figure(&self, step: usize) -> Option<Figure<'_>> {
        match self.steps.get(step)? {
            Step::Chain {
                near_target,
                left_out,
                near_start,
            } => {
                let stones = self.stones(near_target, *left_out, near_start);
                Some(Figure::Stones { stones })
            }
            Step::Start { .. }
            | Step::Judge { .. }
            | Step::Period { .. }
            | Step::Imbalance { .. }
            | Step::Moves { .. }
            | Step::Check { .. }
            | Step::ReplyRule { .. }
            | Step::Replies { .. }
            | Step::Advice { .. }
            | Step::Theorem {} => None,
        }
    }

    fn shorten(&mut self, keep: usize) {
        self.winning_moves.shorten(keep);
        for step in &mut self.steps {
            match step {
                Step::Replies { rows, .. } => rows.shorten(keep),
                Step::ReplyRule { pairs, .. } => pairs.shorten(keep),
                _ => {}
            }
        }
    }

    fn hints(&self) -> Vec<Hint> {
        let rung = |step: &Step| match step {
            Step::Chain { .. } => Some(Hint::new("chain", 0)),
            Step::Period { period, .. } => Some(Hint::new("period", *period)),
            Step::Imbalance { .. } => Some(Hint::new("imbalance", self.period)),
            _ => None,
        };
        self.steps
            .iter()
            .filter_map(rung)
            .chain([Hint::new("answer", 0)])
            .collect()
    }
}
