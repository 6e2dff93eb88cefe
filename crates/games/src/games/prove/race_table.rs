//! The proof for a race with a range of numbers. The counts are decided from the target backwards, each from
//! counts nearer to the target. Only the final comparison uses the theorem, with key factor and remainders.
//! [`race_set`](super::race_set) proves a race with a set of numbers.

use super::LISTED;
use super::certificate::{Entries, RaceEntry};
use super::steps::{Found, LINE_PART, LinePart, RaceNode, Refuted, Step};
use crate::games::race::{Position, Range};
use crate::position::{DecimalU128, Outcome, PlayConvention, RaceMove};

/// The outcome at every distance to the target, with the rules of the race.
struct TableRow {
    /// Range of the numbers that may be said, and the end rule.
    rules: Range,
    target: u64,
    /// Outcomes by distance to the target; index 0 is the target itself.
    outcomes: Vec<Outcome>,
    /// For each of the first distances, the largest distance of a P-position that a move reaches; 0 if a move
    /// reaches no P-position, or only the target.
    reached: Vec<u32>,
}

impl TableRow {
    /// Creates the row with the outcomes at the distances 0 to `left` from `target`. For the first `kept`
    /// distances, from 0 on, it also keeps a P-position that a move reaches.
    fn decide(rules: Range, target: u64, left: u64, kept: usize) -> Self {
        let outcomes = Vec::with_capacity(left as usize + 1);
        let mut row = TableRow { rules, target, outcomes, reached: Vec::new() };
        // The largest distance of a P-position up to the distance after the smallest number.
        let mut nearest = None;
        let mut entered = 0;
        for distance in 0..=left {
            let options = row.options(distance);
            if let Some([nearby, _]) = options {
                while entered <= nearby {
                    if row.outcomes[entered as usize] == Outcome::P {
                        nearest = Some(entered);
                    }
                    entered += 1;
                }
            }
            let lost = nearest.filter(|&lost| options.is_some_and(|[_, far]| lost >= far));
            if row.reached.len() < kept {
                row.reached.push(lost.unwrap_or(0) as u32);
            }
            row.outcomes.push(match options {
                None => row.end(),
                Some(_) => Outcome::p_if(lost.is_none()),
            });
        }
        row
    }

    /// Returns the outcome of a position without a legal number.
    fn end(&self) -> Outcome {
        Outcome::p_if(self.rules.end.play() == PlayConvention::Normal)
    }

    /// Returns the largest, then the smallest distance to the target after a legal move at `distance`; every
    /// distance between them can be reached too. `None` if no number may be said. All counts beyond the
    /// target have distance 0.
    fn options(&self, distance: u64) -> Option<[u64; 2]> {
        let [least, most] = self.rules.bounds;
        let may = match self.rules.end.may_pass() {
            true => distance > 0,
            false => distance >= least,
        };
        may.then(|| [least, most].map(|said| distance.saturating_sub(said)))
    }

    /// Returns the move with the smallest winning number at the distance `distance` to the target; `None` if
    /// no number wins.
    fn witness(&self, distance: u64) -> Option<RaceMove> {
        let won = self.outcomes[distance as usize] == Outcome::N;
        self.options(distance).filter(|_| won).map(|_| {
            let say = distance - u64::from(self.reached[distance as usize]);
            self.say(distance, say.max(self.rules.bounds[0]))
        })
    }

    /// Returns the move that says the number `say` at the distance `distance` to the target.
    fn say(&self, distance: u64, say: u64) -> RaceMove {
        RaceMove { say, reaches: self.target - distance + say }
    }

    /// Returns at most [`LISTED`] winning moves at the largest distance of the table, then the exact number
    /// of all winning moves there.
    fn winning_numbers(&self) -> (Vec<RaceMove>, u64) {
        let [least, most] = self.rules.bounds;
        let left = self.outcomes.len() as u64 - 1;
        let within = (least..=most.min(left))
            .filter(|say| self.options(left).is_some() && self.outcome(left - say) == Outcome::P);
        let within: Vec<u64> = within.collect();
        let passing = match self.rules.end.may_pass() && left > 0 && self.outcome(0) == Outcome::P {
            true => least.max(left + 1)..most + 1,
            false => 0..0,
        };
        let count = within.len() as u64 + passing.end.saturating_sub(passing.start);
        let all = within.into_iter().chain(passing).take(LISTED);
        (all.map(|say| self.say(left, say)).collect(), count)
    }

    fn outcome(&self, distance: u64) -> Outcome {
        self.outcomes[distance as usize]
    }

    /// Returns the smallest distance to the target at which the theorem for the rules `theory` gives another
    /// outcome than the table; `None` if they agree at all distances.
    fn first_mismatch(&self, theory: Range) -> Option<u64> {
        let all = self.outcomes.iter().zip(0..);
        let mut differing =
            all.filter(|&(&outcome, distance)| theory.outcome_at(distance) != outcome);
        differing.next().map(|(_, distance)| distance)
    }

    /// Returns the counts from the target backwards, at most [`LISTED`], each with the reason for its
    /// outcome.
    fn nodes(&self) -> Vec<RaceNode> {
        let node = |left: u64| {
            let options = self.options(left).filter(|_| self.outcome(left) == Outcome::P);
            let options = options.map(|reached| reached.map(|left| self.target - left));
            RaceNode {
                at: self.target - left,
                left,
                outcome: self.outcome(left),
                to: self.witness(left),
                span: options.map_or(0, |[first, last]| last - first),
                options: options.map(Vec::from),
            }
        };
        let listed = self.outcomes.len().min(LISTED) as u64;
        (0..listed).map(node).collect()
    }
}

/// Returns the counts of a race with their outcomes, from `target` backwards, in parts of [`LINE_PART`]; at
/// most [`LISTED`]. `outcomes` is ordered by distance to the target.
fn line(target: u64, outcomes: &[Outcome]) -> Vec<LinePart> {
    let listed = &outcomes[..outcomes.len().min(LISTED)];
    let part = |(marks, left): (&[Outcome], u64)| LinePart {
        numbers: (left..).take(marks.len()).map(|left| target - left).collect(),
        marks: marks.to_vec(),
    };
    let parts = listed.chunks(LINE_PART).zip((0..).step_by(LINE_PART));
    parts.map(part).collect()
}

/// Returns the result and the steps of a proof. `outcomes` and `nodes` are ordered by distance to the target.
/// `winning` lists some or all winning moves and `count` is the number of all. `amiss` is the first distance at
/// which search and theorem differ; `None` if they agree.
pub(super) fn report(
    target: u64,
    outcomes: &[Outcome],
    nodes: Vec<RaceNode>,
    (winning, count): (Vec<RaceMove>, u64),
    amiss: Option<u64>,
) -> (Found, Vec<Step>) {
    let sub_positions = outcomes.len() as u64;
    let last = outcomes.last().copied().unwrap_or(Outcome::P);
    let lost = outcomes.iter().filter(|&&outcome| outcome == Outcome::P).count() as u64;
    let mut steps = vec![
        Step::Start {},
        Step::Definition { end: outcomes.first().copied().unwrap_or(Outcome::P) },
        Step::Cost {
            sub_positions,
            ordered: DecimalU128(sub_positions.into()),
            factors: vec![sub_positions],
            bytes: 5 * sub_positions,
        },
        Step::Line { parts: line(target, outcomes) },
        Step::Numbers {
            positions: nodes,
            left_out: sub_positions - sub_positions.min(LISTED as u64),
        },
    ];
    if count > 0 {
        steps.push(Step::Moves { count });
    }
    steps.push(Step::Compare { positions: sub_positions, lost, agrees: amiss.is_none() });
    let found = Found {
        outcome: last,
        winning_moves: winning.into_iter().map(Into::into).collect(),
        winning_move_count: Some(count),
        sub_positions,
        lost,
        agrees: amiss.is_none(),
        counterexample: amiss.map(|left| Refuted::Count(target - left)),
    };
    (found, steps)
}

/// Proves the outcome of a race of at most [`MOST_POSITIONS`](crate::search::ranking::MOST_POSITIONS) counts;
/// returns the result and the steps.
pub fn prove(rules: Range, Position { target, from }: Position) -> (Found, Vec<Step>) {
    let left = target.saturating_sub(from);
    let row = TableRow::decide(rules, target, left, LISTED);
    let (winning, count) = row.winning_numbers();
    let expected = rules.winning_numbers(left).take(LISTED);
    let same_moves = rules.winning_number_count(left) == count
        && expected.eq(winning.iter().map(|said| said.say));
    let amiss = row.first_mismatch(rules).or((!same_moves).then_some(left));
    report(target, &row.outcomes, row.nodes(), (winning, count), amiss)
}

/// Returns the outcome of the position and the entries of its certificate, for a race of at most
/// [`MOST_CERTIFIED`](super::MOST_CERTIFIED) counts.
pub fn certify(rules: Range, Position { target, from }: Position) -> (Outcome, Entries) {
    let left = target.saturating_sub(from);
    let row = TableRow::decide(rules, target, left, usize::MAX);
    let mut needed = vec![false; row.outcomes.len()];
    needed[left as usize] = true;
    // Distances from `marked` on are marked already: the ranges of reachable counts move down together.
    let mut marked = left;
    let mut entries = Vec::new();
    for distance in (0..=left).rev() {
        let outcome = row.outcome(distance);
        if !needed[distance as usize] {
            continue;
        }
        let witness = row.witness(distance);
        match (witness, row.options(distance)) {
            (Some(said), _) => {
                needed[target.saturating_sub(said.reaches) as usize] = true;
            }
            (None, Some([near, far])) => {
                let near = near.min(marked.max(far));
                needed[far as usize..=near as usize].fill(true);
                marked = far;
            }
            (None, None) => {}
        }
        let say = witness.map(|said| said.say);
        entries.push(RaceEntry { at: target - distance, outcome, say });
    }
    entries.reverse();
    (row.outcome(left), Entries::Race(entries))
}
