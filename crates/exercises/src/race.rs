//! Kind `race`: players add steps to a number up to a target. The pupil writes the outcome and the first
//! step, all key numbers, the right step in the middle of a race, or the reply to a step.

use super::ExerciseKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::{Constraint, ConstraintFault, Constraints, Trap};
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::pool::{Source, Sources};
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::games::race::explanation::Facts;
use carryless_games::games::race::{self, EndRule, Misconception, Position as Stand, Range};
use carryless_games::games::{AnyState, Facts as AnyFacts};
use carryless_games::position::Outcome;

/// Ranges of steps (smallest and largest step) and largest target, one entry for each level from 1 to 5.
const LEVELS: [(&[[u64; 2]], u64); 5] = [
    (&[[1, 2]], 30),
    (&[[1, 2], [1, 3]], 50),
    (&[[1, 2], [1, 3], [1, 4], [1, 5]], 100),
    (&[[1, 4], [1, 6], [1, 9], [2, 3]], 200),
    (&[[1, 7], [1, 9], [1, 10], [2, 5], [3, 4]], 500),
];

/// Largest number of key numbers that a pupil has to write.
const MOST_KEYS: u64 = 12;

/// Name of the answer field for all key numbers.
pub(super) const KEYS: &str = "keys";

/// Kind of exercise `race`.
#[derive(Debug)]
pub(super) struct Race;

impl ExerciseKind for Race {
    fn name(&self) -> &'static str {
        "race"
    }

    fn constraints(&self) -> &'static [Constraint] {
        &[
            Constraint::Target,
            Constraint::Say,
            Constraint::Misere,
            Constraint::Trap,
            Constraint::RaceTo,
            Constraint::ThreeSizes,
        ]
    }

    fn answer_class(&self) -> AnswerClass {
        AnswerClass::Outcome
    }

    /// Whether the next exercise asks for the outcome; decided at random, since key numbers and replies are
    /// asked for as often.
    fn next_asks_verdict(&self, dice: &mut SeededRng) -> bool {
        dice.coin()
    }

    /// Returns the fault if the target is too small or the misconception never leads to a wrong step, for
    /// example because only one step is legal; `None` if exercises are possible.
    fn refusal(&self, constraints: &Constraints) -> Option<ConstraintFault> {
        let (says, _) = LEVELS[usize::from(constraints.level() - 1)];
        let says = constraints.step_range().map_or(says.to_vec(), |say| vec![say]);
        let target = constraints.number(Constraint::RaceTo);
        let short = target.and_then(|target| too_short(self.name(), target, &says));
        if short.is_some() {
            return short;
        }
        let (trap, one) = (
            constraints.misconception()?,
            constraints.step_range().is_some_and(|[least, most]| least == most),
        );
        let multiples = Misconception::MultiplesAnyway.tag();
        let (reason, ideas) = match trap {
            Trap::Race(_) if !one => return None,
            Trap::Race(_) => ("range", Vec::new()),
            _ => ("kind", vec![multiples]),
        };
        let (topic, idea) = (self.name(), trap.tag());
        Some(ConstraintFault::TrapNotHere { topic, idea, reason, ideas })
    }

    /// Returns the constraints with the target 13, 30 or 100 for the sizes 0, 1 and 2. If no steps are given,
    /// they become 1 to level + 1.
    fn with_size(&self, constraints: &Constraints, size: usize) -> Constraints {
        let say = constraints.step_range().unwrap_or([1, u64::from(constraints.level()) + 1]);
        constraints
            .clone()
            .with(Constraint::RaceTo, [13, 30, 100][size % 3])
            .with(Constraint::Say, say)
    }

    fn sources(&self, constraints: &Constraints) -> Sources {
        let (says, target) = LEVELS[usize::from(constraints.level() - 1)];
        let exact = constraints.number(Constraint::RaceTo);
        let source = |middle, outcome| -> Box<dyn Source> {
            Box::new(Races {
                says: constraints.step_range().map_or(says.to_vec(), |say| vec![say]),
                target: exact.or(constraints.number(Constraint::Target)).unwrap_or(target),
                exact: exact.is_some(),
                end: end_rule(constraints),
                middle,
                outcome,
                trap: constraints.misconception(),
            })
        };
        let all =
            [(false, Outcome::N), (false, Outcome::P), (true, Outcome::N), (true, Outcome::P)];
        all.into_iter().map(|(middle, outcome)| source(middle, outcome)).collect()
    }
}

/// Returns the fault `race-too-short` if the race can end within the first round (one step of each player)
/// for every range of steps in `says`; otherwise `None`.
pub(super) fn too_short(
    topic: &'static str,
    target: u64,
    says: &[[u64; 2]],
) -> Option<ConstraintFault> {
    let least = says.iter().map(|[least, most]| least + most + 1).min()?;
    (target < least).then_some(ConstraintFault::RaceTooShort { topic, target, least })
}

/// Returns the rule for a player who cannot move without passing the target: in normal play this player
/// loses, in misère play this player wins.
fn end_rule(constraints: &Constraints) -> EndRule {
    if constraints.has(Constraint::Misere) { EndRule::StuckWins } else { EndRule::StuckLoses }
}

/// Source of exercises about races. The index of a race determines its steps, target and current number.
struct Races {
    /// Possible ranges of steps, each as its smallest and largest step.
    says: Vec<[u64; 2]>,
    target: u64,
    /// Whether all races have exactly the target `target`; otherwise `target` is the largest one.
    exact: bool,
    end: EndRule,
    /// Whether the race has already started, so that the current number is not 0.
    middle: bool,
    /// Outcome class of the positions of all races in this source.
    outcome: Outcome,
    trap: Option<Trap>,
}

impl Races {
    /// Returns the rules and the position of the race with this index (0-based); `None` if they are
    /// impossible or do not meet the constraints.
    fn position(&self, index: u64) -> Option<(Range, Stand)> {
        let says = self.says.len() as u64;
        let bounds = self.says[(index % says) as usize];
        let rules = Range { bounds, end: self.end };
        let index = index / says;
        let (target, from) = match (self.middle, self.exact) {
            (true, true) => (self.target, index),
            (false, true) => (self.target, 0),
            (true, false) => (index / self.target + 1, index % self.target),
            (false, false) => (index + 1, 0),
        };
        // A race of less than one round is trivial.
        let far = target.checked_sub(from).is_some_and(|left| left > rules.period());
        let possible = (from > 0) == self.middle && (from == 0 || is_reached(bounds, from));
        let stand = Stand { target, from };
        let trapped = |trap| misleads(trap, rules, stand);
        let wanted = far && rules.outcome_at(target - from) == self.outcome && possible;
        (wanted && self.trap.is_none_or(trapped)).then_some((rules, stand))
    }

    /// Returns a random task that suits this position, and the number of the form of its question (0-based).
    /// `won` tells whether the position is an N-position.
    fn task(&self, (rules, stand): (Range, Stand), won: bool, dice: &mut SeededRng) -> (Task, u8) {
        let Stand { target, from } = stand;
        if !self.middle {
            let few = self.trap.is_none() && (keys(rules, target).len() as u64) <= MOST_KEYS;
            return if few && dice.coin() { (Task::Keys, 1) } else { (Task::First, 0) };
        }
        let [least, most] = rules.bounds;
        let before = |said: &u64| *said == from || is_reached(rules.bounds, from - said);
        let said: Vec<u64> = (least..=most.min(from)).filter(before).collect();
        if won && !said.is_empty() && dice.coin() {
            let said = said[dice.below(said.len() as u64) as usize];
            return (Task::Reply { said }, 3);
        }
        (Task::Middle, 2)
    }
}

impl Source for Races {
    fn size(&self) -> u64 {
        let stands = match (self.middle, self.exact) {
            (true, true) => self.target,
            (false, true) => 1,
            (true, false) => self.target * self.target,
            (false, false) => self.target,
        };
        stands * self.says.len() as u64
    }

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate> {
        let (rules, stand) = self.position(index)?;
        let facts = Facts::new(&race::State { rules: rules.into(), position: stand });
        let (task, form) = self.task((rules, stand), self.outcome == Outcome::N, dice);
        let asks = match task {
            Task::Keys => vec![AnswerField::new(KEYS, Expected::Set(keys(rules, stand.target)))],
            Task::Reply { .. } => vec![step_field(&facts)],
            _ => vec![
                AnswerField::new("outcome", Expected::Outcome(facts.outcome)),
                step_field(&facts),
            ],
        };
        // Ranges above 1 have more P-positions, so they are not mixed with others.
        let form = form + 4 * (rules.bounds[0].min(60) as u8 - 1);
        let difficulty = Difficulty { form, ..measure_difficulty(rules, stand, &facts) };
        Some(candidate((rules, stand), (task, asks), (facts, difficulty)))
    }
}

/// Returns the exercise about a race with these rules, position, task, answer fields, facts and difficulty.
pub(super) fn candidate(
    (rules, position): (Range, Stand),
    (task, asks): (Task, Vec<AnswerField>),
    (facts, difficulty): (Facts, Difficulty),
) -> Candidate {
    let state = AnyState::Race(race::State { rules: rules.into(), position });
    Candidate { state, task, facts: AnyFacts::Race(facts), asks, difficulty }
}

/// Returns the answer field for a winning step; every winning step in `facts` is right.
pub(super) fn step_field(facts: &Facts) -> AnswerField {
    let numbers = facts.winning_moves.iter().map(|said| said.say).collect();
    AnswerField::new("say", Expected::OneNumber(numbers))
}

/// Whether steps from `least` to `most` can add up to `distance`. The fewest steps that can reach it are the
/// largest ones; as many of the smallest steps must not exceed it.
fn is_reached([least, most]: [u64; 2], distance: u64) -> bool {
    distance.div_ceil(most) * least <= distance
}

/// Returns the key numbers up to the target that the race can reach, ascending. If there are more than
/// [`MOST_KEYS`], only the [`MOST_KEYS`] + 1 nearest to the target are returned.
fn keys(rules: Range, target: u64) -> Vec<u64> {
    let remainders = rules.losing_remainders();
    let numbers = (0..rules.key_count(target))
        .map(|index| target - rules.key_distance(&remainders, index))
        .filter(|key| *key > 0 && is_reached(rules.bounds, *key));
    let mut keys: Vec<u64> = numbers.take(MOST_KEYS as usize + 1).collect();
    keys.sort_unstable();
    keys
}

/// Whether the misconception leads to a wrong step in this position: all its steps lose although another step
/// wins. `false` if it gives no legal step or is not about races.
fn misleads(trap: Trap, rules: Range, stand: Stand) -> bool {
    let Trap::Race(idea) = trap else { return false };
    let left = stand.target - stand.from;
    let mut said = (rules.bounds[0]..=rules.bounds[1].min(left))
        .filter(|say| idea.produces(rules.period(), stand.from + say))
        .peekable();
    rules.outcome_at(left) == Outcome::N
        && said.peek().is_some()
        && said.all(|say| !rules.wins_by(left, say))
}

/// Returns the difficulty of a race: `piles` is the period, `bits` the number of binary digits of the
/// distance to the target, and `odd_columns` is 1 if that distance is not a multiple of the period, else 0.
pub(super) fn measure_difficulty(rules: Range, stand: Stand, facts: &Facts) -> Difficulty {
    let left = stand.target - stand.from;
    let multiple = |said: &carryless_games::position::RaceMove| {
        race::Misconception::MultiplesAnyway.produces(rules.period(), said.reaches)
    };
    Difficulty {
        form: 0,
        piles: rules.period().min(255) as u8,
        bits: (u64::BITS - left.leading_zeros()) as u8,
        odd_columns: u8::from(!left.is_multiple_of(rules.period())),
        winning_moves: facts.winning_moves.len().min(255) as u8,
        raising: false,
        luck: facts.winning_moves.iter().any(multiple),
        mirror: false,
    }
}
