//! Answers with few values (yes/no, number of a line) are balanced over a class, so that copying from a
//! neighbour does not help and no slot has one answer for all. Plans the verdict of each slot for each
//! version.

use super::answer_field::Expected;
use super::difficulty::Difficulty;
use super::exercise::Exercise;
use super::rng::SeededRng;
use crate::position::Outcome;

/// Class of answers with few values, by subject; a value is called a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnswerClass {
    /// Answers with many values, which need no balancing.
    Many,
    /// Outcome: the player to move wins or loses.
    Outcome,
    /// Verdict on a given move: right or wrong.
    Right,
    /// Number of the wrong line of a solution, 1 to 5.
    Line,
}

impl AnswerClass {
    /// Classes that are balanced.
    const DRAWN: [AnswerClass; 3] = [AnswerClass::Outcome, AnswerClass::Right, AnswerClass::Line];

    /// Returns the verdicts, each as often as it should occur; most mistakes of pupils are in line 2, the
    /// column sums.
    pub(crate) fn deck(self) -> &'static [u8] {
        match self {
            AnswerClass::Many => &[],
            AnswerClass::Outcome | AnswerClass::Right => &[0, 1],
            AnswerClass::Line => &[1, 2, 3, 4, 5, 2, 1, 3, 4, 2, 5],
        }
    }

    /// Returns how many of `versions` may have this verdict in one slot.
    pub(crate) fn max_versions(self, verdict: u8, versions: u64) -> u64 {
        let deck = self.deck();
        let times = deck.iter().filter(|card| **card == verdict).count() as u64;
        (versions * times).div_ceil(deck.len().max(1) as u64)
    }
}

/// Verdict of a slot for each version; `None` where many answers are possible.
pub(crate) type SlotAnswers = Vec<Option<u8>>;

/// Verdicts of all slots of a topic.
pub(crate) type Plan = Vec<SlotAnswers>;

/// Answer class of a topic and, for each slot, whether it asks for a verdict.
pub(crate) type JudgedSlots = (AnswerClass, Vec<bool>);

/// Number of attempts to draw a pattern without an overused verdict.
const AGAIN: usize = 1000;

/// Returns the verdicts of all slots of a sheet for all versions. In each slot every verdict has its share;
/// a sheet that asks twice for one of two verdicts contains both.
pub(crate) fn plans(topics: &[JudgedSlots], versions: u64, dice: &mut SeededRng) -> Vec<Plan> {
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
        let deck = verdicts.deck();
        let mut order: Vec<usize> = (0..versions as usize).collect();
        dice.shuffle(&mut order);
        for few in order.chunks(deck.len()) {
            let base = pattern(&places, deck, dice);
            for (turn, version) in few.iter().enumerate() {
                for ((topic, place), card) in places.iter().zip(&base) {
                    plans[*topic][*place][*version] = Some(deck[(card + turn) % deck.len()]);
                }
            }
        }
    }
    plans
}

/// Returns an index into the deck for each slot, so that no verdict is overused.
fn pattern(places: &[(usize, usize)], deck: &[u8], dice: &mut SeededRng) -> Vec<usize> {
    let mut base = Vec::new();
    for _ in 0..AGAIN {
        base = places.iter().map(|_| dice.below(deck.len() as u64) as usize).collect();
        if is_mixed(places, &base, deck) {
            break;
        }
    }
    base
}

/// Whether each topic, and the whole sheet, has more than one verdict if it asks for several, and of two
/// verdicts each in at least a third of the slots, for every rotation of the deck.
fn is_mixed(places: &[(usize, usize)], base: &[usize], deck: &[u8]) -> bool {
    let turned = |topic: Option<usize>, turn: usize| {
        let own = places.iter().zip(base).filter(|((of, _), _)| topic.is_none_or(|it| it == *of));
        let cards: Vec<u8> = own.map(|(_, card)| deck[(card + turn) % deck.len()]).collect();
        let count = |verdict: u8| cards.iter().filter(|card| **card == verdict).count();
        match deck.len() {
            2 if cards.len() > 1 => {
                deck.iter().all(|verdict| count(*verdict) >= (cards.len() / 3).max(1))
            }
            _ => cards.len() < 3 || cards.iter().any(|card| *card != cards[0]),
        }
    };
    let mixed = |topic| (0..deck.len()).all(|turn| turned(topic, turn));
    mixed(None) && places.iter().all(|(topic, _)| mixed(Some(*topic)))
}

impl Exercise {
    /// Returns the verdict that the exercise expects; `None` if its answers have many values.
    pub(crate) fn verdict(&self) -> Option<u8> {
        self.answer.asks.iter().find_map(|ask| match (&ask.blank, ask.name) {
            (Expected::Outcome(outcome), _) => Some(u8::from(*outcome == Outcome::N)),
            (Expected::Verdict(right), _) => Some(u8::from(*right)),
            (Expected::Number(line), "line") => u8::try_from(*line).ok(),
            _ => None,
        })
    }

    /// Returns the amount of work, which is equal for all pupils in a slot. If the answer is a verdict,
    /// measures that reveal it are left out.
    pub(crate) fn effort(&self) -> Difficulty {
        let Difficulty { form, piles, bits, mirror, .. } = self.difficulty;
        match self.verdict() {
            Some(_) => Difficulty { form, piles, bits, mirror, ..Difficulty::default() },
            None => self.difficulty,
        }
    }
}
