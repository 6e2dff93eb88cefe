//! A [`PractiseCode`]: the result of a practice session in at most 24 letters, which a pupil shows to the teacher. It
//! contains what is mastered, which misconceptions were probable, and the number of questions.
//!
//! The first letter is Y. A sheet code begins with it only if it has 30, 62, … letters. The last two letters check
//! the others; the check sums of all letters after Y are [`SUMS`], whereas those of a sheet code are 0.

use super::bits::{BitReader, Writer};
use super::check_letters;
use super::fingerprint;
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_exercises::KINDS;
use carryless_games::games::AnyMisconception;
use carryless_games::games::nim::misconceptions::Misconception;

faults! {
    pub enum PractiseCodeFault {
        Mistyped = "practise-code-wrong",
    }
}

/// Names of the skills of the ladder, in the order in which they are practised. A code contains only their states.
pub const LADDER: [&str; 10] = [
    "opening",
    "pairs",
    "columns",
    "odd-columns",
    "who-wins",
    "move",
    "misere",
    "limit",
    "race",
    "sets",
];

/// Value of Y, the first letter.
const FIRST: u8 = 30;

/// Version of these codes. Increase it when equal results get another code.
const VERSION: u64 = 1;

/// Check sums of the letters after the first, see `check_letters::sums`.
const SUMS: (u8, u8) = (11, 7);

/// Number of letters between two dashes.
const GROUP: usize = 4;

/// Largest number of letters.
const MOST_LETTERS: usize = 24;

/// Largest number of topics and of misconceptions in a code; further ones are left out.
const MOST_TOPICS: usize = 4;
const MOST_MISCONCEPTIONS: usize = 3;

/// Largest number of questions; a larger one is written as this one.
const MOST_QUESTIONS: u64 = 4095;

/// State of a skill that a pupil practises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SkillState {
    /// No question was asked.
    #[default]
    New,
    /// Practised, but not mastered.
    Practised,
    /// Mastered.
    Mastered,
}

/// The result of a practice session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PractiseCode {
    /// Names of skills or topics with their states. On the ladder, all its skills in order.
    pub skills: Vec<(&'static str, SkillState)>,
    /// Tags of the misconceptions that were probable.
    pub misconceptions: Vec<&'static str>,
    /// Number of questions that were answered.
    pub asked: u64,
}

impl PractiseCode {
    /// Whether the skills are those of the ladder; `false` if they are topics.
    pub fn is_of_ladder(&self) -> bool {
        self.skills.iter().map(|(name, _)| *name).eq(LADDER)
    }

    /// Returns the code as text.
    pub fn code(&self) -> String {
        let mut out = Writer::default();
        out.number(VERSION);
        let is_ladder = self.is_of_ladder();
        out.flag(is_ladder);
        let topics = self.skills.len().min(MOST_TOPICS);
        if !is_ladder {
            out.bits(topics as u64, 3);
        }
        let written = if is_ladder { self.skills.len() } else { topics };
        for (name, state) in &self.skills[..written] {
            if !is_ladder {
                out.bits(fingerprint(name), super::FINGERPRINT);
            }
            out.bits(*state as u64, 2);
        }
        out.number(self.asked.min(MOST_QUESTIONS));
        let ideas = &self.misconceptions[..self.misconceptions.len().min(MOST_MISCONCEPTIONS)];
        out.bits(ideas.len() as u64, 2);
        ideas.iter().for_each(|idea| out.bits(fingerprint(idea), super::FINGERPRINT));
        let mut letters = out.finish();
        check_letters::add_checks(&mut letters, SUMS);
        letters.insert(0, FIRST);
        check_letters::grouped(&letters, GROUP)
    }

    /// Whether a token begins with Y and has at most 24 letters. Its check letters are not examined.
    pub fn is_meant(word: Token<'_>) -> bool {
        let letters = check_letters::values(word).unwrap_or_default();
        letters.first() == Some(&FIRST) && letters.len() <= MOST_LETTERS
    }

    /// Parses a typed code.
    ///
    /// # Errors
    ///
    /// `code-letter` or `practise-code-wrong` if the code is mistyped.
    pub fn read(word: Token<'_>) -> Result<Self, Error> {
        let letters = check_letters::values(word)?;
        let mistyped = || word.error(PractiseCodeFault::Mistyped);
        let Some((&FIRST, checked)) = letters.split_first() else { return Err(mistyped()) };
        let content = checked.len().checked_sub(2).ok_or_else(mistyped)?;
        if letters.len() > MOST_LETTERS || check_letters::sums(checked) != SUMS {
            return Err(mistyped());
        }
        let mut input = BitReader::new(&checked[..content]);
        let code = read_content(&mut input);
        code.filter(|_| input.is_at_end()).ok_or_else(mistyped)
    }
}

/// Reads the content of a code. Returns `None` if the code ends too early or has an unknown name.
fn read_content(input: &mut BitReader<'_>) -> Option<PractiseCode> {
    if input.number()? != VERSION {
        return None;
    }
    let topic =
        |print| KINDS.iter().map(|kind| kind.name()).find(|name| fingerprint(name) == print);
    let misconception = |print| all_tags().find(|tag| fingerprint(tag) == print);
    let is_ladder = input.flag()?;
    let count = if is_ladder { LADDER.len() } else { usize::try_from(input.bits(3)?).ok()? };
    let mut skills = Vec::new();
    let mut steps = LADDER.into_iter();
    for _ in 0..count {
        let name = match is_ladder {
            true => steps.next()?,
            false => topic(input.bits(super::FINGERPRINT)?)?,
        };
        let state = match input.bits(2)? {
            0 => SkillState::New,
            1 => SkillState::Practised,
            2 => SkillState::Mastered,
            _ => return None,
        };
        skills.push((name, state));
    }
    let asked = input.number()?;
    let ideas = (0..input.bits(2)?).map(|_| misconception(input.bits(super::FINGERPRINT)?));
    Some(PractiseCode { skills, misconceptions: ideas.collect::<Option<_>>()?, asked })
}

/// Returns the tags of the misconceptions of all games; a tag can occur twice.
fn all_tags() -> impl Iterator<Item = &'static str> {
    let nim = Misconception::ALL.iter().map(|idea| idea.tag());
    nim.chain(AnyMisconception::move_choosing().map(AnyMisconception::tag))
}
