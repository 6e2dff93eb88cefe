//! Specification of a sheet ([`Spec`]), parsed from the options of a command line or file. [`Content`] has
//! sections and constraints, which decide the exercises and are part of the sheet code. [`PageStyle`] has the
//! options that only change the look. Read `set` next.

mod sections;

use super::topics::{self, Section};
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::{Args, ArgsError};
use carryless_exercises::SIZES;
use carryless_exercises::constraints::{
    Constraint, ConstraintFault, Constraints, Form, Trap, Value,
};
use carryless_games::games::race;
use carryless_render::i18n::Language;
use carryless_render::i18n::LanguageFault;

faults! {
    pub enum SpecFault {
        UnknownTopic { topics: Vec<&'static str> } = "unknown-topic",
        UnknownIdea { ideas: Vec<&'static str> } = "unknown-idea",
        ConstraintUnused { name: &'static str } = "constraint-unused",
        CountContradicts { sum: u64 } = "count-contradicts",
        NotInThrees { topic: &'static str, count: u64, more: u64 } = "not-in-threes",
    }
}

/// Maximum number of exercises on a sheet.
pub const MOST_EXERCISES: u64 = 500;

/// Maximum points of an exercise.
pub(super) const MOST_POINTS: u64 = 1000;

/// Maximum number of sheets in a class, within which no exercise occurs twice. Long sheets have smaller classes.
pub const CLASS: u64 = 200;

/// Maximum number of exercises in a class, which are all in memory at once.
const IN_CLASS: u64 = 20_000;

/// Maximum number of sheets in a set.
pub const MOST_SHEETS: u64 = 100_000_000;

/// Maximum length of a title or school name in characters; the rest is cut.
const TITLE: usize = 200;

/// Pairs of constraints that cannot be combined.
const APART: [(Constraint, Constraint); 15] = [
    (Constraint::RaceTo, Constraint::Target),
    (Constraint::Counters, Constraint::Target),
    (Constraint::Squares, Constraint::Target),
    (Constraint::Counters, Constraint::RaceTo),
    (Constraint::Squares, Constraint::RaceTo),
    (Constraint::Squares, Constraint::Counters),
    (Constraint::Squares, Constraint::Misere),
    (Constraint::Diagnose, Constraint::ThreeSizes),
    (Constraint::Diagnose, Constraint::Trap),
    (Constraint::ThreeSizes, Constraint::Max),
    (Constraint::ThreeSizes, Constraint::Min),
    (Constraint::ThreeSizes, Constraint::Counters),
    (Constraint::ThreeSizes, Constraint::Target),
    (Constraint::ThreeSizes, Constraint::RaceTo),
    (Constraint::ThreeSizes, Constraint::Squares),
];

/// Specification of sheets: content, seed and page style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// Sections, constraints and points, which decide the exercises.
    pub content: Content,
    /// Seed of the random numbers; `None` if the user has given none.
    pub seed: Option<u64>,
    /// Languages, paper and printed parts.
    pub look: PageStyle,
}

/// All values, except the seed, that decide the exercises of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// Sections of the sheet in order, each a topic with its number of exercises.
    pub sections: Vec<Section>,
    /// Constraints on the exercises of all sections.
    pub constraints: Constraints,
    /// Maximum points of an exercise in each section; the last applies to all later sections. Empty without points.
    pub points: Vec<u64>,
}

/// Look of a sheet: languages, paper, and parts that are printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageStyle {
    /// Languages of the sheet; with two, each text is printed in both.
    pub languages: Vec<Language>,
    /// Title that the user chose; `None` means the default title.
    pub title: Option<String>,
    /// Name of the school, printed above the title; `None` without `--school`.
    pub school: Option<String>,
    /// Paper size, which also decides the number of text columns.
    pub paper: Paper,
    /// Number of ruled lines under each exercise; `None` means the usual space for the kind of answer.
    pub space: Option<u64>,
    /// Whether letters are large.
    pub large_print: bool,
    /// Whether name and school are printed behind a seal line, which hides them while the sheet is marked.
    pub seal: bool,
    /// Whether a solved exercise precedes each topic.
    pub example: bool,
    /// Whether the paper is printed on both sides; `None` means both sides for a class only.
    pub duplex: Option<bool>,
    /// Position of the worked solutions.
    pub key: Key,
}

/// Paper size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
    /// 420 × 297 mm, in two columns.
    A3,
    /// 370 × 260 mm, in two columns; the size 8开 of Chinese tests.
    K8,
    /// 364 × 257 mm (JIS), in two columns.
    B4,
}

impl Paper {
    /// All paper sizes, each with its name as option value.
    pub const ALL: [(&'static str, Paper); 5] = [
        ("a4", Paper::A4),
        ("letter", Paper::Letter),
        ("a3", Paper::A3),
        ("8k", Paper::K8),
        ("b4", Paper::B4),
    ];

    /// Returns two strings: the class names in the stylesheet, and the value of the CSS property `size`.
    pub(super) fn style(self) -> [&'static str; 2] {
        match self {
            Paper::A4 => ["A4", "A4"],
            Paper::Letter => ["letter", "letter"],
            Paper::A3 => ["A3 wide", "420mm 297mm"],
            Paper::K8 => ["K8 wide", "370mm 260mm"],
            Paper::B4 => ["B4 wide", "364mm 257mm"],
        }
    }
}

/// Position of the worked solutions relative to the sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Key {
    /// Solutions are in a separate file.
    #[default]
    Separate,
    /// Solutions are in the file of the sheets, on pages of their own.
    Same,
    /// No solutions are written.
    None,
    /// Only solutions are written.
    Only,
}

impl Key {
    /// All variants, each with its name as option value.
    pub const ALL: [(&'static str, Key); 4] = [
        ("separate", Key::Separate),
        ("same", Key::Same),
        ("none", Key::None),
        ("only", Key::Only),
    ];
}

impl Spec {
    /// Parses the options of a sheet; `language` is the default language.
    ///
    /// # Errors
    ///
    /// `unknown-topic`, `unknown-idea`, `out-of-range`, `constraint-unused` if no topic supports a constraint,
    /// or an error about a number or about options that exclude each other. Each error has the span of its
    /// option.
    pub fn read(args: &Args<'_>, language: Language) -> Result<Self, Error> {
        let read = || {
            let constraints = parse_constraints(args)?;
            let content = Content {
                sections: sections::parse(args, &constraints)?,
                constraints,
                points: args.value_of("points").map_or(Ok(Vec::new()), points)?,
            };
            content.check(args)?;
            let seed = args.value_of("seed").map(Token::number).transpose()?;
            Ok(Spec { content, seed, look: parse_page_style(args, language)? })
        };
        read().map_err(|error| args.place_in_file(error))
    }
}

impl Content {
    /// Returns the number of exercises on a sheet.
    pub fn count(&self) -> u64 {
        self.sections.iter().map(|section| section.count).sum()
    }

    /// Returns the maximum number of sheets in a class, within which no exercise occurs twice.
    pub fn class_size(&self) -> u64 {
        CLASS.min(IN_CLASS / self.count().max(1)).max(1)
    }

    /// Returns the maximum points of an exercise in section `index`, from 0; `None` without points.
    pub fn points_of(&self, index: usize) -> Option<u64> {
        self.points.get(index).or(self.points.last()).copied()
    }

    /// Returns an error for constraints that no topic supports, that exclude each other, or that a topic cannot
    /// meet, and for exercises in three sizes whose number is not a multiple of three. The error has the span
    /// of an option in `args`.
    fn check(&self, args: &Args<'_>) -> Result<(), Error> {
        for (constraint, _) in self.constraints.iter() {
            let name = constraint.name();
            if !self.sections.iter().any(|section| topics::understands(section.topic, constraint)) {
                return Err(args.error(name, SpecFault::ConstraintUnused { name }));
            }
        }
        let both = |(one, other): &&(Constraint, Constraint)| {
            self.constraints.has(*one) && self.constraints.has(*other)
        };
        if let Some((one, other)) = APART.iter().find(both) {
            let fault = ArgsError::Conflict { other: format!("--{}", other.name()) };
            return Err(match args.flag(one.name()) {
                Some(flag) => flag.error(fault),
                None => args.error(one.name(), fault),
            });
        }
        for &Section { topic, count } in &self.sections {
            let sized = topics::has_three_sizes(topic, &self.constraints);
            let more = count.next_multiple_of(SIZES);
            if sized && more > count {
                let place = if args.value_of("count").is_some() { "count" } else { "topic" };
                return Err(args.error(place, SpecFault::NotInThrees { topic, count, more }));
            }
        }
        match self.refusal() {
            Some(fault) => Err(args.error(fault.constraint(&self.constraints).name(), fault)),
            None => Ok(()),
        }
    }

    /// Returns the reason why a topic cannot meet the constraints; `None` if all topics can. That a topic has
    /// no exercises about the chosen misconception is returned only if there is no other reason, because the
    /// user can remove the others by changing another constraint.
    pub(super) fn refusal(&self) -> Option<ConstraintFault> {
        let topics = self.sections.iter().map(|section| section.topic);
        let refusals = topics.filter_map(|topic| topics::refusal(topic, &self.constraints));
        refusals.min_by_key(|fault| {
            matches!(fault, ConstraintFault::TrapNotHere { reason: "kind", .. })
        })
    }
}

/// Parses the options that are constraints.
fn parse_constraints(args: &Args<'_>) -> Result<Constraints, Error> {
    let mut constraints = Constraints::default();
    for &constraint in Constraint::ALL {
        let name = constraint.name();
        let value = match (constraint.form(), args.value_of(name)) {
            (Form::Switch, _) => args.flag(name).map(|_| Value::Given),
            (_, None) => None,
            (Form::Number { least, most }, Some(word)) => {
                let outside = || ArgsError::OutOfRange { name, least, most };
                Some(word.number_within(least, most, outside)?.into())
            }
            (Form::Range, Some(word)) => Some(race::parse_range(word)?.into()),
            (Form::AnyMisconception, Some(word)) => Some(parse_misconception(word)?.into()),
        };
        if let Some(value) = value {
            constraint.check(value).map_err(|fault| args.error(name, fault))?;
            constraints = constraints.with(constraint, value);
        }
    }
    Ok(constraints)
}

/// Parses the tag of a misconception. For an unknown tag, returns `unknown-idea` with the known tags.
fn parse_misconception(word: Token<'_>) -> Result<Trap, Error> {
    let ideas = topics::all_misconceptions().map(Trap::tag);
    let known = topics::all_misconceptions().find(|trap| trap.tag() == word.text().to_lowercase());
    known.ok_or_else(|| word.error(SpecFault::UnknownIdea { ideas: ideas.collect() }))
}

/// Parses the maximum points of an exercise: one number for all sections, or one for each, separated by commas.
fn points(word: Token<'_>) -> Result<Vec<u64>, Error> {
    word.split(',').map(|part| part.number_up_to(MOST_POINTS)).collect()
}

/// Parses the options for the look of a sheet; `language` is the default language.
fn parse_page_style(args: &Args<'_>, language: Language) -> Result<PageStyle, Error> {
    let duplex = match (args.flag("duplex"), args.flag("one-sided")) {
        (Some(_), Some(flag)) => {
            return Err(flag.error(ArgsError::Conflict { other: "--duplex".into() }));
        }
        (Some(_), None) => Some(true),
        (None, one_sided) => one_sided.map(|_| false),
    };
    Ok(PageStyle {
        languages: args.value_of("lang").map_or(Ok(vec![language]), languages)?,
        title: args.value_of("title").map(printable_text),
        school: args.value_of("school").map(printable_text),
        paper: args.one_of("paper", &Paper::ALL)?.unwrap_or_default(),
        space: args.number("space")?,
        large_print: args.flag("large-print").is_some(),
        seal: args.flag("seal").is_some(),
        example: args.flag("example").is_some(),
        duplex,
        key: args.one_of("key", &Key::ALL)?.unwrap_or_default(),
    })
}

/// Value of `--lang` for a sheet in two languages.
pub const BOTH: &str = "both";

/// Parses the value of `--lang`: a language tag, or [`BOTH`].
fn languages(word: Token<'_>) -> Result<Vec<Language>, Error> {
    if word.text() == BOTH {
        // Chinese comes first, because sheets in two languages are for classes in China.
        return ["zh", "en"].into_iter().map(Language::of_code).collect();
    }
    let known = Language::all().map(Language::code).chain([BOTH]);
    let unknown = |_| word.error(LanguageFault::Unknown { known: known.collect() });
    Language::of_code(word.text()).map(|language| vec![language]).map_err(unknown)
}

/// Returns the text of a token for print: control characters become spaces; it is cut after [`TITLE`] characters.
fn printable_text(word: Token<'_>) -> String {
    let blank = |letter: char| if letter.is_control() { ' ' } else { letter };
    word.text().chars().map(blank).take(TITLE).collect::<String>().trim().to_owned()
}
