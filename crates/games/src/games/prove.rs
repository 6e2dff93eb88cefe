//! `carryless prove`: the outcome class of a position, from the definition alone. A position is a P-position
//! if every move leads to an N-position, and an N-position if some move leads to a P-position; the end rule
//! decides positions without moves. The proof uses no xor and no remainder: it lists the outcome classes of
//! all sub-positions from the end of the game upwards, and only then compares them with the theorem of
//! `explain`.
//!
//! This file parses the question and bounds it. [`tree`] defines a game for a proof, [`piles`],
//! [`explicit_proof`] and [`race_table`] make proofs and [`certificate`]s, [`provable`] lists the games,
//! [`outcome_square`] draws two piles, [`enumeration`] proves all positions of a box,
//! [`misconception_survey`] tests a misconception there, [`checker`] checks certificates independently. Read
//! [`tree`] next.

pub mod certificate;
pub mod checker;
pub mod enumeration;
pub mod explicit_proof;
mod explicit_sum;
pub mod explicit_tree;
pub mod misconception_card;
pub mod misconception_survey;
pub mod nim_retrograde;
mod outcome_square;
pub mod piles;
pub mod proof;
pub mod provable;
mod race_set;
pub mod race_table;
pub mod steps;
pub mod tree;
pub mod verification;

use crate::figure::Figure;
use crate::game::{self, Game, Hint, NoExtras};
use crate::games::graph::Graph;
use crate::games::nim;
use crate::games::nim::misconceptions::Misconception;
use crate::games::subtraction::Subtraction;
use crate::position::{Outcome, PileFault, PlayConvention};
use crate::search::ranking::{MOST_POSITIONS, box_positions};
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder, ArgsError};

use proof::ProofResult;
use provable::{GAMES, Proved};
use steps::Step;
use tree::Cost;

faults! {
    pub enum ProveFault {
        NotHere { games: Vec<&'static str> } = "prove-not-here",
        /// The proof has more than `most` positions. `count` is their number, or `beyond` if there are more
        /// than 10^`power`; `asked` is the name of the game, or `box`.
        TooManyPositions { count: String, power: u64, most: u64, asked: &'static str } =
            "too-many-positions",
        /// The proof needs more than `most` units of work. `work` is their number, or `beyond` if counting
        /// them was stopped; `what` is the unit, `piles` or `numbers`; `asked` is the name of the game, or
        /// `box`.
        TooMuchWork { work: String, most: u64, what: &'static str, asked: &'static str } =
            "too-much-work",
        IdeaWithoutBox = "idea-without-box",
        NotABox = "box-form",
        IdeaNotHere { allowed: Vec<&'static str> } = "idea-not-here",
        OneProofOnly { other: &'static str } = "one-proof-only",
        NeedsFile = "needs-file",
    }
}

const SET: &str = <Subtraction as Game>::NAME;

/// Largest number of piles in a proof or a box.
pub const MOST_PILES: u64 = 1000;

/// Largest number of sub-positions that a proof lists, and of winning numbers that it lists in a race.
/// Sub-positions that are not listed are still decided, counted and compared with the theorem.
pub const LISTED: usize = 50_000;

/// Total of numbers (such as pile sizes) in the listed sub-positions and their listed options (positions
/// after one legal move) at which the list of a proof ends.
pub const LISTED_NUMBERS: usize = 1_500_000;

/// Largest number of positions in the box of a survey. A survey tries every move of each position.
pub const MOST_ASKED: u64 = 1_000_000;

/// Largest number of sub-positions of a requested certificate, then largest product of the number of
/// sub-positions and the number of numbers (such as piles) in the question. A request for a larger
/// certificate is refused.
pub const MOST_CERTIFIED: [u64; 2] = [400_000, 2_000_000];

/// Largest total of numbers (such as pile sizes) in the options of all sub-positions of a proof, or of all
/// entries of a certificate; an option is a position after one legal move. It limits only games whose
/// sub-positions are found by following the moves.
const MOST_OPTION_NUMBERS: u64 = 10_000_000;

/// Largest number of positions, then largest amount of work in the unit of `Cost::effort`, of a proof that is
/// ready without a noticeable wait. Each proof of the lessons needs far less.
const FAST_LIMITS: [u64; 2] = [20_000, 2_000_000];

/// A request for a proof: of one position, or of all positions in a box.
#[derive(Clone, Debug, PartialEq)]
pub enum ProveRequest {
    /// The outcome class of one position.
    Position {
        /// Game, rules and position to prove.
        state: Proved,
        /// Whether the proof is requested as a certificate.
        certificate: bool,
    },
    /// All positions of at most `piles` piles of at most `most` stones (a box): a proof of the theorem for
    /// them, or a survey of a misconception.
    Box {
        /// Rules of Nim for the positions of the box.
        rules: nim::Rules,
        /// Largest number of piles.
        piles: u64,
        /// Largest number of stones in a pile.
        most: u64,
        /// Misconception that the survey tests; it must apply under the rules. `None` for a proof of the
        /// theorem.
        idea: Option<Misconception>,
    },
}

/// A question about a proof.
pub type Question = game::Question<Prove>;

/// A proof, or the survey of a misconception, with its steps.
pub type Explanation = game::Explanation<Prove>;

impl ProveRequest {
    /// Returns the number of positions to decide, at most [`MOST_POSITIONS`]. `None` if the number is known
    /// only after all positions have been listed.
    pub fn positions(&self) -> Option<u128> {
        match self {
            ProveRequest::Position { state, .. } if state.is_listed() => None,
            ProveRequest::Position { state, .. } => state.cost().positions,
            &ProveRequest::Box { piles, most, .. } => box_positions(piles, most),
        }
    }
}

/// Marker type of the topic `prove` in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prove;

impl Game for Prove {
    const NAME: &'static str = "prove";
    const COMMAND: Option<&'static str> = Some(Self::NAME);
    const EXAMPLE: &'static str = "prove --box 3 7";
    const MESSAGE_GAMES: &'static [&'static str] = &[
        "race",
        "sums",
        "subtraction",
        "kayles",
        "lasker",
        "grundy",
        "octal",
        "staircase",
        "fibonacci",
        "hackenbush",
        "sum",
    ];
    const OPTIONS: &'static [OptionSpec] = &[
        options::LIMIT,
        options::TAKE,
        options::QUOTA,
        options::PARENTS,
        options::MISERE,
        options::AT_MOST,
        options::SAY,
        options::FROM,
        options::END,
        options::BOX,
        options::IDEA,
        options::CERTIFICATE,
        options::VERIFY,
    ];
    type State = NoExtras;
    type Attempt = ProveRequest;
    type Facts = ProofResult;
    type Graded = NoExtras;
    type Step = Step;

    fn parse_question(arguments: Args<'_>) -> Result<Question, Error> {
        Ok(Question { state: NoExtras {}, attempt: parse_wanted(arguments)? })
    }

    fn to_args(question: &Question) -> ArgsBuilder {
        match &question.attempt {
            ProveRequest::Position { state, certificate } => {
                let named = Some(state.game()).filter(|game| *game != nim::Nim::NAME);
                let line = ArgsBuilder::default().words(named).append(state.to_args());
                line.switch(&options::CERTIFICATE, *certificate)
            }
            &ProveRequest::Box { rules: nim::Rules { limit, play }, piles, most, idea } => {
                let line = ArgsBuilder::default().option(&options::BOX, Some(piles)).word(most);
                let line = line.option(&options::LIMIT, limit);
                let line = line.switch(&options::MISERE, play == PlayConvention::Misere);
                line.option(&options::IDEA, idea.map(Misconception::tag))
            }
        }
    }

    fn explain(question: &Question, _: usize) -> Explanation {
        proof::explain(&question.attempt, &mut |_| ())
    }

    fn outcome(explanation: &Explanation) -> Option<Outcome> {
        explanation.facts.outcome()
    }

    /// Whether the proof failed. A failed proof counts as a wrong answer, although there is no attempt to
    /// grade.
    fn is_refuted(explanation: &Explanation) -> bool {
        !explanation.facts.holds()
    }

    fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
        match (&explanation.facts, step) {
            (ProofResult::Proof(proof), Step::Start {}) => proof.state.figure(),
            (ProofResult::Proof(proof), Step::Grid { rows }) => {
                outcome_square::build(proof, rows).map(Figure::Square)
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

    fn check_is_fast(question: &Question, args: &Args<'_>) -> Result<(), Error> {
        check_is_fast(args, &question.attempt)
    }
}

/// Parses a request for a proof from the arguments of `prove`.
fn parse_wanted(mut arguments: Args<'_>) -> Result<ProveRequest, Error> {
    if let Some(flag) = arguments.flag("verify") {
        return Err(flag.error(ProveFault::NeedsFile));
    }
    let certificate = arguments.flag("certificate").is_some();
    if let Some(size) = arguments.value_of("box") {
        return box_question(arguments, size);
    }
    if let Some(flag) = arguments.flag("idea") {
        return Err(flag.error(ProveFault::IdeaWithoutBox));
    }
    let named = arguments.peek().filter(|word| word.text().starts_with(char::is_alphabetic));
    let game = match named {
        Some(word) => {
            let known = word.index_in(GAMES.iter().copied()).map(|at| GAMES[at]);
            arguments.next_word();
            known.ok_or_else(|| word.error(unknown_game_error(word)))?
        }
        None if arguments.flag(options::TAKE.name).is_some() => SET,
        None => nim::Nim::NAME,
    };
    let (place, count) = (position_span(&arguments), arguments.clone().rest().len() as u64);
    let rules = Prove::OPTIONS.iter().filter(|spec| spec.name != options::CERTIFICATE.name);
    let question = Proved::parse(game, arguments.restricted_to(rules));
    let state = question.ok_or_else(|| Error::internal(format!("no {game}")))??;
    if let Some(place) = place {
        if count > MOST_PILES {
            return Err(place.error(PileFault::TooManyPiles { most: MOST_PILES }));
        }
        let [certified, numbers] = MOST_CERTIFIED;
        let most = match certificate {
            true => certified.min(numbers / count.max(1)),
            false => MOST_POSITIONS,
        };
        check_cost(name_in_explain(game), place, state.cost(), most)?;
    }
    Ok(ProveRequest::Position { state, certificate })
}

/// Returns the error for the token `word`, which names no game that can be proved.
fn unknown_game_error(word: Token<'_>) -> Error {
    let games = || GAMES.iter().copied().filter(|game| *game != SET).collect();
    // The only game of `explain` without proofs.
    match word.index_in([<Graph as Game>::NAME].into_iter()).is_some() {
        true => ProveFault::NotHere { games: games() }.into(),
        false => ArgsError::unknown_game(word.text(), games()).into(),
    }
}

/// Returns a token that spans all positional tokens of `args`, which are the numbers of the position. Without
/// positional tokens, returns the value of `--parents` (the option that defines trees); `None` without both.
fn position_span<'l>(args: &Args<'l>) -> Option<Token<'l>> {
    let mut left = args.clone();
    let words: Vec<Token<'l>> = std::iter::from_fn(|| left.next_word()).collect();
    let all = words.first().zip(words.last()).map(|(first, last)| first.extended_to(*last));
    all.or_else(|| args.value_of(options::PARENTS.name))
}

const BOX_OPTIONS: &[OptionSpec] = &[options::LIMIT, options::MISERE, options::BOX, options::IDEA];

/// Parses a request for all positions of a box; `size` is the value of `--box`, such as `3x7`.
fn box_question(arguments: Args<'_>, size: Token<'_>) -> Result<ProveRequest, Error> {
    let other = arguments.flag("certificate").or_else(|| arguments.peek());
    if let Some(word) = other {
        return Err(word.error(ProveFault::OneProofOnly { other: "--box" }));
    }
    arguments.reject_leftovers(nim::Nim::NAME, BOX_OPTIONS)?;
    let form = || size.error(ProveFault::NotABox);
    let both = [' ', ',', 'x', '×', '*'].into_iter().find_map(|between| size.split_once(between));
    let (piles, most) = both.ok_or_else(form)?;
    let most = most.slice(most.text().len() - most.text().trim_start().len(), most.text().len());
    let (count, most) = (piles.number()?, most.number()?);
    if count > MOST_PILES {
        return Err(piles.too_large(MOST_PILES));
    }
    let rules = nim::parse_rules(&arguments)?;
    let named = arguments.value_of("idea");
    let idea = named.map(|word| parse_misconception(word, rules)).transpose()?;
    let cost = Cost::for_box(rules, count, most, idea);
    check_cost("box", size, cost, if idea.is_some() { MOST_ASKED } else { MOST_POSITIONS })?;
    Ok(ProveRequest::Box { rules, piles: count, most, idea })
}

/// Returns the misconception whose tag is `word`. Returns `idea-not-here` if no misconception that applies
/// under the rules has this tag.
fn parse_misconception(word: Token<'_>, rules: nim::Rules) -> Result<Misconception, Error> {
    Misconception::applying_to(rules).find(|idea| idea.tag() == word.text()).ok_or_else(|| {
        let names = Misconception::applying_to(rules).map(Misconception::tag);
        word.error(ProveFault::IdeaNotHere { allowed: names.collect() })
    })
}

/// Checks that the requested proof is ready without a noticeable wait; `args` holds the arguments from which
/// `wanted` was parsed. Otherwise returns `too-many-positions` or `too-much-work`, at the span of the
/// position or the box.
pub fn check_is_fast(args: &Args<'_>, wanted: &ProveRequest) -> Result<(), Error> {
    let words: Vec<Token<'_>> = args.clone().rest();
    let is_number = |word: &&Token<'_>| word.text().starts_with(|c: char| c.is_ascii_digit());
    let (first, last) = (words.iter().find(is_number), words.iter().rfind(is_number));
    let numbers = first
        .zip(last)
        .map(|(first, last)| first.extended_to(*last))
        .or_else(|| position_span(args));
    let (game, cost, place) = match wanted {
        ProveRequest::Position { state, .. } => {
            (name_in_explain(state.game()), state.cost(), numbers)
        }
        &ProveRequest::Box { rules, piles, most, idea } => {
            ("box", Cost::for_box(rules, piles, most, idea), args.value_of(options::BOX.name))
        }
    };
    let Some(place) = place else { return Ok(()) };
    let [positions, work] = FAST_LIMITS;
    check_cost(
        game,
        place,
        Cost { effort_at_most: cost.effort_at_most.min(work), ..cost },
        positions,
    )
}

/// Returns the name of the game in a question of `explain`. It is `nim` for a subtraction game, because
/// `explain` has no name for it.
fn name_in_explain(game: &'static str) -> &'static str {
    if game == SET { nim::Nim::NAME } else { game }
}

/// Returns `too-many-positions`, at the span `place`, if the proof has more positions than `most` or than
/// `cost.positions_at_most`; returns `too-much-work` if its work exceeds `cost.effort_at_most`. The hint of
/// the error depends on `asked`, which is the name of a game or `box`.
fn check_cost(asked: &'static str, place: Token<'_>, cost: Cost, most: u64) -> Result<(), Error> {
    let Cost { positions, power, positions_at_most, effort: (what, work), effort_at_most: bound } =
        cost;
    let most = most.min(positions_at_most);
    let too_many = |count: String, power| {
        Err(place.error(ProveFault::TooManyPositions { count, power, most, asked }))
    };
    match positions {
        None => return too_many("beyond".to_owned(), power),
        Some(positions) if positions > u128::from(most) => {
            return too_many(positions.to_string(), 0);
        }
        Some(_) => {}
    }
    let work = match work {
        Some(work) if work <= u128::from(bound) => return Ok(()),
        Some(work) => work.to_string(),
        None => "beyond".to_owned(),
    };
    Err(place.error(ProveFault::TooMuchWork { work, most: bound, what, asked }))
}
