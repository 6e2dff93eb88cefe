//! `carryless prove`: who wins, from the definition alone. A position is lost (P) when every move
//! leads to a won one, and won (N) when some move leads to a lost one; the end rule says what the
//! end is. No xor and no remainder takes part: the outcomes of all sub-positions are listed from
//! the end upwards, and only then held against the theorem of `explain`.
//!
//! Here stand the question, its grammar and its bounds; [`piles`] and [`race_row`] make the proofs,
//! [`enumeration`] holds a whole box of positions against the theorem and [`idea_box`] a wrong idea
//! against all of them, [`certificate`] writes a
//! proof down, and [`checker`] checks one without any of the others.

pub(crate) mod argument;
pub(crate) mod certificate;
pub(crate) mod checker;
pub(crate) mod enumeration;
pub(crate) mod idea_box;
pub(crate) mod piles;
pub(crate) mod race_row;
pub(crate) mod steps;
pub(crate) mod verification;

use crate::asked::{Asked, AskedFault};
use crate::error::{Error, faults};
use crate::figure::Figure;
use crate::game::{self, Game, Hint, Nothing};
use crate::games::nim;
use crate::games::nim::ideas::Idea;
use crate::games::race;
use crate::line::Word;
use crate::options::{self, OptionSpec};
use crate::position::Outcome;
use crate::position::PileFault;
use crate::search::ranking::{MOST_POSITIONS, box_positions, sub_positions};

use argument::Finding;
use steps::Step;

faults! {
    /// What can be wrong with a question for a proof.
    pub(crate) enum ProveFault {
        /// More positions than fit; `count` is `beyond` when there are more than 10^`power`, and `asked`
        /// is what was asked about: `piles`, a `race` or a `box`.
        TooManyPositions { count: String, power: u64, most: u64, asked: &'static str } =
            "too-many-positions",
        /// A box that is not `N MAX`.
        NotABox = "box-form",
        /// A word that is no wrong idea under the rules of the box.
        IdeaNotHere { allowed: Vec<&'static str> } = "idea-not-here",
        /// Two of a position, a box and a certificate at once.
        OneProofOnly { other: &'static str } = "one-proof-only",
        /// An option that reads a file, where no file can be read.
        NeedsFile = "needs-file",
    }
}

/// The most piles of a proof or a box.
pub(crate) const MOST_PILES: u64 = 1000;

/// The most sub-positions that are listed, one by one; all are decided, counted and compared.
pub(crate) const LISTED: usize = 100_000;

/// The most positions of a box in which an idea is asked: it is asked about every move.
pub(crate) const MOST_ASKED: u64 = 1_000_000;

/// The most sub-positions of a proof that is written down as a certificate.
pub(crate) const MOST_CERTIFIED: u64 = 1_000_000;

/// What can be proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Who wins these piles?
    Piles {
        /// Rules and piles.
        setting: nim::Setting,
        /// Whether the proof is wanted as a certificate.
        certificate: bool,
    },
    /// Who wins this race?
    Race {
        /// Rules and count.
        setting: race::Setting,
        /// Whether the proof is wanted as a certificate.
        certificate: bool,
    },
    /// Is the theorem true of every position of up to `piles` piles of up to `most` stones?
    Box {
        /// The rules.
        rules: nim::Rules,
        /// How many piles at most.
        piles: u64,
        /// The size of a pile at most.
        most: u64,
    },
    /// How often is an idea wrong in such a box?
    Idea {
        /// The rules.
        rules: nim::Rules,
        /// How many piles at most.
        piles: u64,
        /// The size of a pile at most.
        most: u64,
        /// The idea, which makes sense under the rules.
        idea: Idea,
    },
}

/// A question about a proof.
pub(crate) type Question = game::Question<Prove>;

/// A proof.
pub(crate) type Explanation = game::Explanation<Prove>;

impl Wanted {
    /// How many positions have to be decided, at most [`MOST_POSITIONS`].
    pub(crate) fn positions(&self) -> u128 {
        match self {
            Wanted::Piles { setting, .. } => sub_positions(setting.piles()).unwrap_or(u128::MAX),
            Wanted::Race { setting, .. } => u128::from(setting.left()) + 1,
            &Wanted::Box { piles, most, .. } | &Wanted::Idea { piles, most, .. } => {
                box_positions(piles, most).unwrap_or(u128::MAX)
            }
        }
    }
}

/// The topic, for the registry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Prove;

impl Game for Prove {
    const NAME: &'static str = "prove";
    const OWN_COMMAND: bool = true;
    const OPTIONS: &'static [OptionSpec] = &[
        options::LIMIT,
        options::MISERE,
        options::SAY,
        options::FROM,
        options::END,
        options::BOX,
        options::IDEA,
        options::CERTIFICATE,
        options::VERIFY,
    ];
    type Setting = Nothing;
    type Said = Wanted;
    type Facts = Finding;
    type Judged = Nothing;
    type Step = Step;

    fn question(arguments: Asked<'_>) -> Result<Question, Error> {
        Ok(Question { setting: Nothing {}, said: asked(arguments)? })
    }

    fn explain(question: &Question, _: usize) -> Explanation {
        argument::explain(&question.said, &mut |_| ())
    }

    fn outcome(explanation: &Explanation) -> Option<Outcome> {
        explanation.facts.outcome()
    }

    /// Nobody has said anything; but what is proved wrong must not pass for well.
    fn fails(explanation: &Explanation) -> bool {
        !explanation.facts.holds()
    }

    fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
        match (&explanation.facts, step) {
            (Finding::Piles(proof), Step::Start {}) => {
                Some(Figure::Piles { piles: proof.setting.piles(), taken: Vec::new() })
            }
            _ => None,
        }
    }

    fn hint(_: &Explanation, step: &Step) -> Option<Hint> {
        match step {
            Step::Definition { .. } => Some(Hint::new("end", 0)),
            Step::Tree { .. } | Step::Numbers { .. } => Some(Hint::new("back", 0)),
            _ => None,
        }
    }
}

/// What the words of a question want proved.
fn asked(mut arguments: Asked<'_>) -> Result<Wanted, Error> {
    if let Some(flag) = arguments.flag("verify") {
        return Err(flag.error(ProveFault::NeedsFile));
    }
    let certificate = arguments.flag("certificate").is_some();
    if let Some(size) = arguments.value("box") {
        return box_question(arguments, size);
    }
    let named = arguments.peek().filter(|word| word.text().starts_with(char::is_alphabetic));
    let Some(word) = named else {
        return pile_question(arguments, certificate);
    };
    arguments.next_word();
    match word.text() {
        nim::Nim::NAME => pile_question(arguments, certificate),
        race::Race::NAME => race_question(arguments, certificate),
        _ => {
            let games = [nim::Nim::NAME, race::Race::NAME];
            Err(word.error(AskedFault::UnknownGame { games: games.to_vec() }))
        }
    }
}

/// The options of piles.
const PILE_OPTIONS: &[OptionSpec] = &[options::LIMIT, options::MISERE, options::CERTIFICATE];

fn pile_question(mut arguments: Asked<'_>, certificate: bool) -> Result<Wanted, Error> {
    let words = arguments.rest();
    arguments.finish(nim::Nim::NAME, PILE_OPTIONS)?;
    let (Some(&first), Some(&last)) = (words.first(), words.last()) else {
        return Err(arguments.line().error_at_end(PileFault::NoPiles));
    };
    let place = first.up_to(last);
    let numbers = words.into_iter().map(Word::number);
    let piles = numbers.collect::<Result<Vec<_>, _>>()?;
    let rules = nim::rules(&arguments)?;
    if piles.len() as u64 > MOST_PILES {
        return Err(place.error(PileFault::TooManyPiles { most: MOST_PILES }));
    }
    let count = sub_positions(&piles);
    few_enough("piles", place, count, || power_below(&piles), most_of(certificate))?;
    Ok(Wanted::Piles { setting: nim::Setting::of(rules, &piles), certificate })
}

/// The options of a race.
const RACE_OPTIONS: &[OptionSpec] =
    &[options::SAY, options::FROM, options::MISERE, options::END, options::CERTIFICATE];

fn race_question(mut arguments: Asked<'_>, certificate: bool) -> Result<Wanted, Error> {
    let word = arguments.next_word();
    arguments.finish(race::Race::NAME, RACE_OPTIONS)?;
    let setting = race::setting(&arguments, word)?;
    if let Some(word) = word {
        let count = u128::from(setting.left()) + 1;
        few_enough("race", word, Some(count), || 0, most_of(certificate))?;
    }
    Ok(Wanted::Race { setting, certificate })
}

/// The options of a box.
const BOX_OPTIONS: &[OptionSpec] = &[options::LIMIT, options::MISERE, options::BOX, options::IDEA];

fn box_question(arguments: Asked<'_>, size: Word<'_>) -> Result<Wanted, Error> {
    let other = arguments.flag("certificate").or_else(|| arguments.peek());
    if let Some(word) = other {
        return Err(word.error(ProveFault::OneProofOnly { other: "--box" }));
    }
    arguments.finish(nim::Nim::NAME, BOX_OPTIONS)?;
    let form = || size.error(ProveFault::NotABox);
    let both = [' ', ',', 'x', '×', '*'].into_iter().find_map(|between| size.split_once(between));
    let (piles, most) = both.ok_or_else(form)?;
    let most = most.part(most.text().len() - most.text().trim_start().len(), most.text().len());
    let (count, most) = (piles.number()?, most.number()?);
    if count > MOST_PILES {
        return Err(piles.too_large(MOST_PILES));
    }
    let positions = box_positions(count, most);
    let named = arguments.value("idea");
    let bound = if named.is_some() { MOST_ASKED } else { MOST_POSITIONS };
    few_enough("box", size, positions, || box_power_below(count, most), bound)?;
    let rules = nim::rules(&arguments)?;
    match named {
        Some(word) => Ok(Wanted::Idea { rules, piles: count, most, idea: idea(word, rules)? }),
        None => Ok(Wanted::Box { rules, piles: count, most }),
    }
}

/// The idea with this tag, which must make sense under the rules.
fn idea(word: Word<'_>, rules: nim::Rules) -> Result<Idea, Error> {
    Idea::suiting(rules).find(|idea| idea.tag() == word.text()).ok_or_else(|| {
        let names = Idea::suiting(rules).map(Idea::tag);
        word.error(ProveFault::IdeaNotHere { allowed: names.collect() })
    })
}

/// Refuses what has too many positions, before anything is computed; `power` is told when the number
/// itself is too large to be computed: there are more than 10^power. The hint depends on what was
/// asked about: `piles`, a `race` or a `box`.
fn few_enough(
    asked: &'static str,
    place: Word<'_>,
    count: Option<u128>,
    power: impl FnOnce() -> u64,
    most: u64,
) -> Result<(), Error> {
    let (count, power) = match count {
        Some(count) if count <= u128::from(most) => return Ok(()),
        Some(count) => (count.to_string(), 0),
        None => ("beyond".to_owned(), power()),
    };
    Err(place.error(ProveFault::TooManyPositions { count, power, most, asked }))
}

/// The most positions of a proof.
fn most_of(certificate: bool) -> u64 {
    if certificate { MOST_CERTIFIED } else { MOST_POSITIONS }
}

/// A power of ten below the number of sub-positions, when that is beyond 10^17: each of them is at
/// most n! of the ordered ones, whose number is the product of the sizes.
fn power_below(piles: &[u64]) -> u64 {
    let shares = piles.iter().zip(1_u32..);
    let logarithm: f64 =
        shares.map(|(&size, place)| ((size as f64 + 1.0) / f64::from(place)).log10()).sum();
    (logarithm - ROUNDING).max(17.0) as u64
}

/// The power of ten below C(piles + most, piles).
fn box_power_below(piles: u64, most: u64) -> u64 {
    let factor = |place: u64| ((most as f64 + place as f64) / place as f64).log10();
    ((1..=piles).map(factor).sum::<f64>() - ROUNDING).max(17.0) as u64
}

/// More than what the sums of at most 1000 logarithms can be wrong by.
const ROUNDING: f64 = 1e-6;
