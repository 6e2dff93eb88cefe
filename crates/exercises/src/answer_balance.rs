//! Plans the verdict of each slot (place of an exercise) and version of a sheet. A verdict is a right answer
//! with few possible values (yes or no, number of a line). Balanced verdicts make copying from a neighbour
//! useless.

use super::answer_field::Expected;
use super::difficulty::Difficulty;
use super::exercise::Exercise;
use super::rng::SeededRng;
use carryless_games::position::Outcome;

/// Kind of the right answers of a topic. It tells the planner of a sheet whether the answers have so few values that
/// pupils could copy them from a neighbour. Such an answer is called a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerClass {
    /// Answers with many possible values; a neighbour has a different answer anyway.
    Many,
    /// Outcome: the player to move wins or loses.
    Outcome,
    /// Judgement of a given move: right or wrong.
    Right,
    /// Number of the wrong line of a solution, 1 to 5.
    Line,
}

impl AnswerClass {
    /// Answer classes with few values. Their answers are balanced over the versions of a sheet.
    const DRAWN: [AnswerClass; 3] = [AnswerClass::Outcome, AnswerClass::Right, AnswerClass::Line];

    /// Returns the possible right answers of the class: 0 and 1 for no and yes, or numbers of lines. Each is
    /// repeated in proportion to how often it should be right; line 2, in which pupils make most mistakes, is
    /// the most frequent. Empty for `Many`.
    pub fn weighted_answers(self) -> &'static [u8] {
        match self {
            AnswerClass::Many => &[],
            AnswerClass::Outcome | AnswerClass::Right => &[0, 1],
            AnswerClass::Line => &[1, 2, 3, 4, 5, 2, 1, 3, 4, 2, 5],
        }
    }

    /// Returns the largest number of the `versions` versions of a sheet that may have the right answer
    /// `verdict` (1 = yes, 0 = no, or a line number) at the same place. It is proportional to how often
    /// `verdict` occurs in `weighted_answers`, rounded up.
    pub fn max_versions(self, verdict: u8, versions: u64) -> u64 {
        let weighted_answers = self.weighted_answers();
        let times = weighted_answers.iter().filter(|card| **card == verdict).count() as u64;
        (versions * times).div_ceil(weighted_answers.len().max(1) as u64)
    }
}

/// Right answers of one slot (place of an exercise on a sheet), one for each version of the sheet: 1 = yes, 0
/// = no, or a line number; `None` if the answer has many possible values.
pub type SlotAnswers = Vec<Option<u8>>;

/// Right answers for one topic of a sheet: `plan[slot][version]`, both 0-based. A slot is a place of an exercise on
/// the sheet.
pub type Plan = Vec<SlotAnswers>;

/// Answer class of a topic and, for each of its slots (places on a sheet), whether the exercise there asks
/// for an answer with few possible values.
pub type JudgedSlots = (AnswerClass, Vec<bool>);

/// Largest number of attempts to draw right answers for the slots so that no answer is overused. If all
/// attempts fail, the last draw is used.
const MAX_ATTEMPTS: usize = 1000;

/// Returns for each topic, in the order of `topics`, the right answer of each slot (place on a sheet) in each of
/// `versions` versions of the sheet; `None` for a slot whose answer has many possible values. In a slot the answers
/// are as frequent over the versions as in `weighted_answers`. If a class has two answers and at least two slots, each
/// sheet contains both answers.
pub fn plans(topics: &[JudgedSlots], versions: u64, dice: &mut SeededRng) -> Vec<Plan> {
    let open = |(_, places): &JudgedSlots| vec![vec![None; versions as usize]; places.len()];
    let mut plans: Vec<Plan> = topics.iter().map(open).collect();
    for verdicts in AnswerClass::DRAWN {
        let asked = topics.iter().enumerate().filter(|(_, (own, _))| *own == verdicts);
        let places: Vec<(usize, usize)> = asked
            .flat_map(|(topic, (_, places))| {
                let judged = places.iter().enumerate().filter(|(_, judged)| **judged);
                judged.map(move |(place, _)| (topic, place))
            })
            .collect();
        if places.is_empty() {
            continue;
        }
        let weighted_answers = verdicts.weighted_answers();
        let mut order: Vec<usize> = (0..versions as usize).collect();
        dice.shuffle(&mut order);
        for few in order.chunks(weighted_answers.len()) {
            let base = draw_balanced_answers(&places, weighted_answers, dice);
            for (turn, version) in few.iter().enumerate() {
                for ((topic, place), card) in places.iter().zip(&base) {
                    plans[*topic][*place][*version] =
                        Some(weighted_answers[(card + turn) % weighted_answers.len()]);
                }
            }
        }
    }
    plans
}

/// Returns a random index into `weighted_answers`, the possible right answers, for each slot of `places`, so
/// that no answer is overused (see `is_mixed`; after `MAX_ATTEMPTS` failures the last draw is returned). A slot
/// is given by the index of its topic and its index within the topic, both 0-based.
fn draw_balanced_answers(
    places: &[(usize, usize)],
    weighted_answers: &[u8],
    dice: &mut SeededRng,
) -> Vec<usize> {
    let mut base = Vec::new();
    for _ in 0..MAX_ATTEMPTS {
        base = places.iter().map(|_| dice.below(weighted_answers.len() as u64) as usize).collect();
        if is_mixed(places, &base, weighted_answers) {
            break;
        }
    }
    base
}

/// Whether the right answers vary within each topic and within the sheet. `base` has an index into
/// `weighted_answers` for each slot of `places` (index of the topic, index within the topic). The versions of a
/// sheet add 0, 1, 2, … to all indices, so each of these shifts is tested. If there are two possible answers
/// and two or more slots, each answer must have at least a third of the slots, rounded down, and at least one.
/// If there are more possible answers, three or more slots must not all have the same answer.
fn is_mixed(places: &[(usize, usize)], base: &[usize], weighted_answers: &[u8]) -> bool {
    let turned = |topic: Option<usize>, turn: usize| {
        let own = places.iter().zip(base).filter(|((of, _), _)| topic.is_none_or(|it| it == *of));
        let cards: Vec<u8> =
            own.map(|(_, card)| weighted_answers[(card + turn) % weighted_answers.len()]).collect();
        let count = |verdict: u8| cards.iter().filter(|card| **card == verdict).count();
        match weighted_answers.len() {
            2 if cards.len() > 1 => {
                weighted_answers.iter().all(|verdict| count(*verdict) >= (cards.len() / 3).max(1))
            }
            _ => cards.len() < 3 || cards.iter().any(|card| *card != cards[0]),
        }
    };
    let mixed = |topic| (0..weighted_answers.len()).all(|turn| turned(topic, turn));
    mixed(None) && places.iter().all(|(topic, _)| mixed(Some(*topic)))
}

impl Exercise {
    /// Returns the right answer of the exercise as a number: 1 if the player to move wins or the given move
    /// is right, 0 if not, or the 1-based number of a line. Returns `None` if the answer has many possible
    /// values.
    pub fn verdict(&self) -> Option<u8> {
        self.answer.asks.iter().find_map(|ask| match (&ask.expected, ask.name) {
            (Expected::Outcome(outcome), _) => Some(u8::from(*outcome == Outcome::N)),
            (Expected::Verdict(right), _) => Some(u8::from(*right)),
            (Expected::Number(line), "line") => u8::try_from(*line).ok(),
            _ => None,
        })
    }

    /// Returns the measures of difficulty that must be equal for all exercises in a slot, the same place on all
    /// versions of a sheet. If the answer has few possible values, the measures that would reveal it (odd columns,
    /// winning moves, `raising`, `luck`) are 0 or false.
    pub fn effort(&self) -> Difficulty {
        let Difficulty { form, piles, bits, mirror, .. } = self.difficulty;
        match self.verdict() {
            Some(_) => Difficulty { form, piles, bits, mirror, ..Difficulty::default() },
            None => self.difficulty,
        }
    }
}
