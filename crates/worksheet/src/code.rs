//! The [`SheetCode`] at the foot of a sheet, a few letters that people can type. It contains sections,
//! constraints, seed, number in the set, languages and the version of the generator. A code makes the same
//! sheet on each machine; a code of another version of the generator is an error. Bits are written in `bits`,
//! letters in `check_letters`.

mod bits;
pub(super) mod check_letters;
pub mod practise;

use bits::{BitReader, Writer};
use practise::PractiseCode;

use super::diagnose;
use super::spec::{Content, MOST_EXERCISES, MOST_POINTS, MOST_SHEETS};
use super::topics::{self, Section};
use crate::code::check_letters::CodeFault;
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_exercises::constraints::{Constraint, Constraints, Form, Value};
use carryless_exercises::{ExerciseKind, GENERATOR, KINDS};
use carryless_render::i18n::Language;

faults! {
    pub enum SheetFault {
        /// The code is the result code of a lesson.
        OfALesson = "result-code-here",
        /// The code is the result of practice.
        OfPractice = "practise-code-here",
        OtherVersion { version: u64, current: u64 } = "code-version",
    }
}

/// Possible languages of a sheet. A sheet code contains the index of one of these entries, in two bits.
const LANGUAGES: [&[&str]; 4] = [&["zh"], &["en"], &["zh", "en"], &["zh-TW"]];

/// The data that decide the exercises of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetCode {
    /// Sections, constraints and points of the sheet.
    pub content: Content,
    /// Seed of the random draws, equal for all sheets of a set.
    pub seed: u64,
    /// Number of sheets that are drawn together and are equally hard; at most the class size of `content`.
    pub class_sheets: u64,
    /// Index of the sheet in its set, from 0.
    pub index: u64,
    /// Languages of the sheet, one or two.
    pub languages: Vec<Language>,
}

impl SheetCode {
    /// Returns the number of sheets in a class: `class_sheets`, limited to a value from 1 to the class size
    /// of `content`.
    pub(super) fn class_size(&self) -> u64 {
        self.class_sheets.clamp(1, self.content.class_size())
    }

    /// Returns the code as text, like `C400-2H15-3GMR`.
    pub fn code(&self) -> String {
        let mut out = Writer::default();
        out.number(u64::from(GENERATOR));
        let codes: Vec<&str> = self.languages.iter().map(|language| language.code()).collect();
        let spoken = LANGUAGES.iter().position(|known| *known == codes).unwrap_or(LANGUAGES.len());
        out.bits(spoken as u64, 2);
        write_constraints(&mut out, &self.content.constraints);
        write_sections(&mut out, &self.content);
        out.flag(!self.content.points.is_empty());
        if !self.content.points.is_empty() {
            write_list(&mut out, &self.content.points);
        }
        out.flag(self.class_sheets > 1);
        if self.class_sheets > 1 {
            out.number(self.class_sheets);
            out.number(self.index);
        }
        out.number(self.seed);
        write_later_constraints(&mut out, &self.content.constraints);
        check_letters::write(&out.finish())
    }

    /// Parses a typed sheet code.
    ///
    /// # Errors
    ///
    /// `code-letter` or `code-wrong` if the code is mistyped, `code-version` if another version of the
    /// generator made it, `result-code-here` or `practise-code-here` if it is the code of a lesson or of practice, or an error if its
    /// constraints cannot be met.
    pub fn read(word: Token<'_>) -> Result<Self, Error> {
        if check_letters::is_result(word) {
            return Err(word.error(SheetFault::OfALesson));
        }
        if PractiseCode::read(word).is_ok() {
            return Err(word.error(SheetFault::OfPractice));
        }
        let letters = check_letters::read(word)?;
        let mut input = BitReader::new(&letters);
        let made_by = input.number();
        let current = u64::from(GENERATOR);
        match made_by {
            Some(version) if version == current => {}
            Some(version) => {
                return Err(word.error(SheetFault::OtherVersion { version, current }));
            }
            None => return Err(word.error(CodeFault::Mistyped)),
        }
        let sheet_code = sheet_code(&mut input).filter(|_| input.is_at_end());
        let sheet_code = sheet_code.ok_or_else(|| word.error(CodeFault::Mistyped))?;
        // A valid code with constraints that cannot be met must not start a search.
        sheet_code.content.refusal().map_or(Ok(sheet_code), |fault| Err(word.error(fault)))
    }
}

/// Reads the content of a code after the version number. Returns `None` if the code ends too early or the bits
/// describe no sheet.
fn sheet_code(input: &mut BitReader<'_>) -> Option<SheetCode> {
    let spoken = LANGUAGES.get(usize::try_from(input.bits(2)?).ok()?).copied();
    let languages = spoken.unwrap_or_default().iter();
    let languages = languages.map(|code| Language::of_code(code).ok()).collect::<Option<_>>()?;
    let mut constraints = read_constraints(input)?;
    let sections = read_sections(input)?;
    let points = if input.flag()? { read_list(input)? } else { Vec::new() };
    let (class_sheets, index) = match input.flag()? {
        true => (input.number()?, input.number()?),
        false => (1, 0),
    };
    let seed = input.number()?;
    if !input.is_at_end() {
        constraints = read_later_constraints(input, constraints)?;
    }
    let sections = match sections {
        Sections::Mixed(count) => topics::mixed_sections(Some(count), &constraints),
        Sections::Named(sections) => sections,
    };
    let content = Content { sections, constraints, points };
    let class = content.class_size();
    // A set of several classes has the `class_sheets` of a whole class.
    let sheets = if class_sheets == class { MOST_SHEETS } else { class_sheets };
    let is_long = diagnose::is_asked(&content) && content.count() > diagnose::MOST_QUESTIONS;
    let sensible = !is_long
        && content.points.iter().all(|points| *points <= MOST_POINTS)
        && class_sheets <= class
        && index < sheets;
    sensible.then_some(SheetCode { content, seed, class_sheets, index, languages })
}

/// Writes the constraints that have a fixed place in each code: first the switches, then those with values.
/// `write_later_constraints` writes all constraints without a fixed place.
fn write_constraints(out: &mut Writer, constraints: &Constraints) {
    let (always, _) = Constraint::split_for_code();
    for constraint in always.iter().filter(|constraint| constraint.form() == Form::Switch) {
        out.flag(constraints.has(*constraint));
    }
    for constraint in always.iter().filter(|constraint| constraint.form() != Form::Switch) {
        let numbers = match (constraints.get(*constraint), constraint.form()) {
            (Some(Value::Range(range)), _) => range.map(Some).to_vec(),
            (None, Form::Range) => vec![None, None],
            (Some(Value::Number(number)), _) => vec![Some(number)],
            (Some(Value::AnyMisconception(trap)), _) => vec![Some(fingerprint(trap.tag()))],
            (Some(Value::Given) | None, _) => vec![None],
        };
        for number in numbers {
            out.flag(number.is_some());
            if let Some(number) = number {
                out.number(number);
            }
        }
    }
}

/// Reads the constraints that have a fixed place in each code. Returns `None` if a value is invalid or the code
/// ends too early.
fn read_constraints(input: &mut BitReader<'_>) -> Option<Constraints> {
    let (always, _) = Constraint::split_for_code();
    let mut constraints = Constraints::default();
    for constraint in always.iter().filter(|constraint| constraint.form() == Form::Switch) {
        if input.flag()? {
            constraints = constraints.and(*constraint);
        }
    }
    for &constraint in always {
        let value = match constraint.form() {
            Form::Switch => None,
            Form::Number { .. } => read_number(input)?.map(Value::Number),
            Form::Range => {
                let (least, most) = (read_number(input)?, read_number(input)?);
                least.zip(most).map(|(least, most)| Value::Range([least, most]))
            }
            Form::AnyMisconception => match read_number(input)? {
                Some(print) => {
                    let trap = topics::all_misconceptions()
                        .find(|trap| fingerprint(trap.tag()) == print)?;
                    Some(Value::AnyMisconception(trap))
                }
                None => None,
            },
        };
        if let Some(value) = value {
            constraint.check(value).ok()?;
            constraints = constraints.with(constraint, value);
        }
    }
    Some(constraints)
}

/// Writes the constraints that were added after the first format of codes: a 1 bit, their number, and for each
/// its index in the list of these constraints, followed by its value if that is a number. Writes nothing if
/// none is given, so that codes without these constraints keep their letters.
fn write_later_constraints(out: &mut Writer, constraints: &Constraints) {
    let (_, late) = Constraint::split_for_code();
    let given = (0..)
        .zip(late)
        .filter_map(|(place, constraint)| Some((place, constraints.get(*constraint)?)));
    let given: Vec<(u64, Value)> = given.collect();
    if given.is_empty() {
        return;
    }
    out.flag(true);
    out.number(given.len() as u64);
    for (place, value) in given {
        out.number(place);
        if let Value::Number(number) = value {
            out.number(number);
        }
    }
}

/// Reads the constraints at the end of a code, and returns `constraints` with them added. Returns `None` if
/// there are none, if their indices do not ascend, if a value is invalid, or if the code ends too early.
fn read_later_constraints(
    input: &mut BitReader<'_>,
    mut constraints: Constraints,
) -> Option<Constraints> {
    let (_, late) = Constraint::split_for_code();
    let count = if input.flag()? { input.number()? } else { 0 };
    let mut next = 0;
    for _ in 0..count {
        let place = usize::try_from(input.number()?).ok().filter(|place| *place >= next)?;
        let constraint = *late.get(place)?;
        let value = match constraint.form() {
            Form::Number { .. } => Value::Number(input.number()?),
            _ => Value::Given,
        };
        constraint.check(value).ok()?;
        constraints = constraints.with(constraint, value);
        next = place + 1;
    }
    (count > 0).then_some(constraints)
}

/// Reads an optional number: a bit that tells whether it is present, then the number. Returns `Some(None)` if
/// it is absent, and `None` if the code has ended.
fn read_number(input: &mut BitReader<'_>) -> Option<Option<u64>> {
    Some(if input.flag()? { Some(input.number()?) } else { None })
}

/// Writes the number of exercises of a mixed sheet, or topic and number of exercises of each section.
fn write_sections(out: &mut Writer, content: &Content) {
    let mixed =
        topics::mixed_sections(Some(content.count()), &content.constraints) == content.sections;
    out.flag(mixed);
    if mixed {
        out.number(content.count());
        return;
    }
    out.number(content.sections.len() as u64);
    for section in &content.sections {
        out.bits(fingerprint(section.topic), FINGERPRINT);
        out.number(section.count);
    }
}

/// The sections of a sheet, as a code describes them.
enum Sections {
    /// A mixed sheet with this number of exercises.
    Mixed(u64),
    /// Sections with their topics.
    Named(Vec<Section>),
}

/// Reads the sections of a sheet. Returns `None` if a topic is unknown, the number of exercises is out of
/// range, or the code ends too early.
fn read_sections(input: &mut BitReader<'_>) -> Option<Sections> {
    if input.flag()? {
        let count = input.number()?;
        let sensible = (1..=MOST_EXERCISES).contains(&count);
        return sensible.then_some(Sections::Mixed(count));
    }
    let mut sections = Vec::new();
    for _ in 0..input.number()? {
        let print = input.bits(FINGERPRINT)?;
        let kind = KINDS.iter().copied().find(|kind| fingerprint(kind.name()) == print)?;
        sections.push(Section { topic: ExerciseKind::name(kind), count: input.number()? });
    }
    let total: Option<u64> =
        sections.iter().try_fold(0_u64, |sum, section| sum.checked_add(section.count));
    let sensible = total.is_some_and(|total| (1..=MOST_EXERCISES).contains(&total));
    sensible.then_some(Sections::Named(sections))
}

/// Writes the length of a list, then its numbers.
fn write_list(out: &mut Writer, numbers: &[u64]) {
    out.number(numbers.len() as u64);
    for number in numbers {
        out.number(*number);
    }
}

/// Reads the length of a list, then its numbers. Returns `None` if the code ends before the last number.
fn read_list(input: &mut BitReader<'_>) -> Option<Vec<u64>> {
    let mut numbers = Vec::new();
    for _ in 0..input.number()? {
        numbers.push(input.number()?);
    }
    Some(numbers)
}

/// Number of bits of a hash that `fingerprint` returns.
const FINGERPRINT: u32 = 10;

/// Returns a hash of `name` with [`FINGERPRINT`] bits (FNV-1a, folded). `name` is the name of a topic, the tag
/// of a misconception or the text of a lesson. Codes contain the hash instead of an index, so that they do not
/// depend on the order of topics and misconceptions.
pub fn fingerprint(name: &str) -> u64 {
    let hash = name
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let folded = hash >> 20 ^ hash >> FINGERPRINT ^ hash;
    u64::from(folded & ((1 << FINGERPRINT) - 1))
}
