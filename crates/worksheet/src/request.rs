//! The sheets that a command line of `carryless worksheet` requests. A [`Spec`] or a sheet code becomes an
//! [`Order`], which has the set, the pupils and the page style. Errors get the span of the option that causes
//! them.

use super::class::Class;
use super::code::SheetCode;
use super::diagnose::{self, DiagnoseFault};
use super::list_source::Lists;
use super::pupils::{ClassFault, Pupils};
use super::spec::{PageStyle, Spec};
use super::tier::Tier;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::options::OptionRole;
use carryless_args::{Args, ArgsError};
use carryless_exercises::pool::SpaceFault;
use carryless_render::i18n::Language;

/// A request for sheets, before the first sheet is written.
#[derive(Debug)]
pub struct Order {
    /// Sheets of the order: one set, or three sets of different tiers.
    pub class: Class,
    /// Pupils whose sheets are output, with or without names.
    pub pupils: Pupils,
    /// Languages, paper and printed parts of the sheets.
    pub look: PageStyle,
}

impl Order {
    /// Creates the order from `spec` and the options in `args`. With `--code`, the code decides the exercises,
    /// and `spec` only the page style. `lists` is the source of the lists that `args` names, and errors about
    /// their rows are in `language`. `seed` must return a random seed; it is called if `spec` has none. Errors
    /// of codes, lists and sets have the span of the option that causes them.
    pub fn read(
        args: &Args<'_>,
        spec: Spec,
        language: Language,
        lists: &dyn Lists,
        seed: impl FnOnce() -> u64,
    ) -> Result<Self, Error> {
        let order = match args.value_of("code") {
            Some(word) => Order::from_code(word, args, spec),
            None => Order::from_spec(args, spec, language, lists, seed),
        };
        order.map_err(|error| args.place_in_file(point_at_topic(error, args)))
    }

    /// Creates the order for the sheet whose typed code is `word`.
    fn from_code(word: Token<'_>, args: &Args<'_>, spec: Spec) -> Result<Self, Error> {
        // The code already decides the exercises.
        if let Some(flag) = args.option_with_role(&[OptionRole::Rule]) {
            return Err(flag.error(ArgsError::Conflict { other: "--code".into() }));
        }
        let sheet_code = SheetCode::read(word)?;
        let look = spec.look.in_language_of(args, &sheet_code);
        let index = sheet_code.index;
        Ok(Order { class: Class::new(sheet_code)?, pupils: Pupils::one(index), look })
    }

    /// Creates the order for one or more sheets of `spec`. `lists` is the source of the lists that `args`
    /// names, and errors about their rows are in `language`. `seed` must return a random seed; it is called if
    /// `spec` has none.
    fn from_spec(
        args: &Args<'_>,
        spec: Spec,
        language: Language,
        lists: &dyn Lists,
        seed: impl FnOnce() -> u64,
    ) -> Result<Self, Error> {
        if let Some(flag) = args.flag("set").filter(|_| diagnose::is_asked(&spec.content)) {
            return Err(flag.error(ArgsError::Conflict { other: "--diagnose".into() }));
        }
        let mut pupils = Pupils::read(args, &spec.content.constraints, language, lists)?;
        let level = spec.content.constraints.level();
        if let Some(flag) = args.flag("set").filter(|_| level > Tier::HIGHEST) {
            return Err(flag.error(ClassFault::NothingHarder { level: Tier::HIGHEST.into() }));
        }
        if let Some(word) = args.value_of("range") {
            pupils.slice(word)?;
        }
        let sheet_code = SheetCode {
            seed: spec.seed.unwrap_or_else(seed),
            class_sheets: pupils.count().min(spec.content.class_size()),
            content: spec.content,
            index: 0,
            languages: spec.look.languages.clone(),
        };
        let class = if pupils.has_tiers() { Class::new_tiered } else { Class::new };
        Ok(Order { class: class(sheet_code)?, pupils, look: spec.look })
    }
}

impl PageStyle {
    /// Returns the page style with the languages of `sheet_code`; unchanged if `--lang` is given.
    pub(super) fn in_language_of(self, args: &Args<'_>, sheet_code: &SheetCode) -> Self {
        match (args.value_of("lang"), &sheet_code.languages[..]) {
            (None, [_, ..]) => PageStyle { languages: sheet_code.languages.clone(), ..self },
            _ => self,
        }
    }
}

/// Adds a span to an error about too few or too rare exercises of a topic, and returns all other errors
/// unchanged. The span is the topic, else the option that decides the number of sheets or exercises, else the
/// end of the command line.
pub fn point_at_topic(error: Error, args: &Args<'_>) -> Error {
    if let Some(fault) = error.fault::<DiagnoseFault>() {
        return args.error("topic", fault.clone());
    }
    let (SpaceFault::TooFew { topic, .. } | SpaceFault::TooRare { topic, .. }) =
        match error.fault().cloned() {
            Some(fault) => fault,
            None => return error,
        };
    let place = args.value_of("topic").map(|word| list_element(word, topic));
    let place = place.or_else(|| {
        ["bank", "copies", "roster", "after", "count"].iter().find_map(|name| args.value_of(name))
    });
    match place {
        Some(word) => word.error(error),
        None => args.line().error_at_end(error),
    }
}

/// Returns the element of a comma-separated token like `nim:3,grid` whose part before a colon is `name`.
/// Returns the whole token if no element has this name.
fn list_element<'l>(word: Token<'l>, name: &str) -> Token<'l> {
    let mut from = 0;
    for part in word.text().split(',') {
        if part.split(':').next().is_some_and(|own| own.trim() == name) {
            return word.slice(from, from + part.len());
        }
        from += part.len() + 1;
    }
    word
}
