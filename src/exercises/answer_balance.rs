//! What a neighbour could copy: an answer that is one of few. A yes or no, or which line is wrong, is
//! drawn for each pupil and place, so that nobody can copy it and no place has one answer for all.
//! In: which topics ask for one, and in which places. Out: the verdict of each place for each version.

use super::answer_field::Expected;
use super::difficulty::Difficulty;
use super::exercise::Exercise;
use super::rng::SeededRng;
use crate::position::Outcome;

/// The answers that are few, by what they are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnswerClass {
    /// None: the answers are many.
    Many,
    /// Whether the player to move wins.
    Outcome,
    /// Whether a move is right.
    Right,
    /// Which line of a solution is wrong.
    Line,
}

impl AnswerClass {
    /// Those that are drawn, without [`AnswerClass::Many`].
    const DRAWN: [AnswerClass; 3] = [AnswerClass::Outcome, AnswerClass::Right, AnswerClass::Line];

    /// Each verdict as often as it is to come: in the line of the digits pupils go wrong most.
    pub(crate) fn deck(self) -> &'static [u8] {
        match self {
            AnswerClass::Many => &[],
            AnswerClass::Outcome | AnswerClass::Right => &[0, 1],
            AnswerClass::Line => &[1, 2, 3, 4, 5, 2, 1, 3, 4, 2, 5],
        }
    }

    /// How many of `versions` have this verdict in a place, at most.
    pub(crate) fn most(self, verdict: u8, versions: u64) -> u64 {
        let deck = self.deck();
        let times = deck.iter().filter(|card| **card == verdict).count() as u64;
        (versions * times).div_ceil(deck.len().max(1) as u64)
    }
}

/// The verdict of a place for each version; none where many answers are possible.
pub(crate) type SlotAnswers = Vec<Option<u8>>;

/// What a topic asks of a class, place by place.
pub(crate) type Plan = Vec<SlotAnswers>;

/// A topic and, for each of its places, whether it asks for a verdict.
pub(crate) type Judged = (AnswerClass, Vec<bool>);

/// How often a pattern is drawn again that has one verdict too often.
const AGAIN: usize = 1000;

/// The verdicts of all places of a sheet, in so many versions: in each place every verdict has its
/// share, and each sheet has both where it asks twice.
pub(crate) fn plans(topics: &[Judged], versions: u64, dice: &mut SeededRng) -> Vec<Plan> {
    let open = |(_, places): &Judged| vec![vec![None; versions as usize]; places.len()];
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

/// A card of the deck for each place, none of them too often.
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

/// Whether each topic, and the sheet, has more than one verdict where it asks for several; of two
/// verdicts, each in a third of the places. Whatever card the deck is turned to.
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
    /// Its answer, where that is one of few.
    pub(crate) fn verdict(&self) -> Option<u8> {
        self.answer.asks.iter().find_map(|ask| match (&ask.blank, ask.name) {
            (Expected::Outcome(outcome), _) => Some(u8::from(*outcome == Outcome::N)),
            (Expected::Verdict(right), _) => Some(u8::from(*right)),
            (Expected::Number(line), "line") => u8::try_from(*line).ok(),
            _ => None,
        })
    }

    /// How much work it is, whatever the answer: what is the same for all pupils in a place. Where
    /// the answer is a verdict, nothing is measured that tells it.
    pub(crate) fn effort(&self) -> Difficulty {
        let Difficulty { form, piles, bits, mirror, .. } = self.difficulty;
        match self.verdict() {
            Some(_) => Difficulty { form, piles, bits, mirror, ..Difficulty::default() },
            None => self.difficulty,
        }
    }
}
