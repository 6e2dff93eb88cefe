//! A [`Sheet`]: the exercises of one pupil with numbers and points, and the code that finds them again. It is
//! made from a [`Spec`] or a [`SheetCode`]; the writers of each format print it.

use super::code::SheetCode;
use super::set::{Origin, Set};
use super::spec::Spec;
use super::tier::Tier;
use crate::error::Error;
use crate::exercises::Exercise;

#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub sheet_code: SheetCode,
    pub code: String,
    /// Name of the pupil; empty if there is none.
    pub name: String,
    /// Version, from 0, in a set with too few exercises for each pupil to have different ones.
    pub version: Option<u64>,
    /// Tier of the sheet, if the class has three tiers.
    pub tier: Option<Tier>,
    /// Other data of the pupil in the class list.
    pub details: Details,
    pub items: Vec<Item>,
}

/// Data of a pupil in a class list, other than the name; empty if the list has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Details {
    pub class: String,
    pub student: String,
    /// Group, kept only if it is printed.
    pub group: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// Number of the exercise, from 1.
    pub number: u64,
    /// Index of its section, from 0.
    pub section: usize,
    /// Maximum points, if the sheet has points.
    pub points: Option<u64>,
    pub exercise: Exercise,
}

impl Sheet {
    /// Returns the sheet with this code, without a pupil's name.
    pub(crate) fn from_code(sheet_code: SheetCode) -> Result<Self, Error> {
        let set = Set::new(Origin::from_code(&sheet_code))?;
        let exercises = set.sheet(sheet_code.index)?;
        let version = set.version(sheet_code.index);
        Ok(Sheet { version, ..Sheet::new(sheet_code, exercises, String::new()) })
    }

    /// Returns the single sheet of a spec; `seed` is used if the spec has none.
    pub(crate) fn from_spec(spec: &Spec, seed: u64) -> Result<Self, Error> {
        Sheet::from_code(SheetCode {
            content: spec.content.clone(),
            seed: spec.seed.unwrap_or(seed),
            copies: 1,
            index: 0,
            languages: spec.look.languages.clone(),
        })
    }

    pub(crate) fn new(sheet_code: SheetCode, exercises: Vec<Exercise>, name: String) -> Self {
        let sections = sheet_code.content.sections.iter().enumerate();
        let places = sections.flat_map(|(section, asked)| (0..asked.count).map(move |_| section));
        let items = exercises.into_iter().zip(places).zip(1..);
        let items = items.map(|((exercise, section), number)| Item {
            number,
            section,
            points: sheet_code.content.points_of(section),
            exercise,
        });
        let items = items.collect();
        Sheet {
            code: sheet_code.code(),
            sheet_code,
            name,
            version: None,
            tier: None,
            details: Details::default(),
            items,
        }
    }

    /// Returns the letter of the version.
    pub(crate) fn version_mark(&self) -> Option<String> {
        self.version.map(version_mark)
    }

    /// Returns the total of all points, if the sheet has points.
    pub(crate) fn total(&self) -> Option<u64> {
        self.sheet_code.content.total().filter(|_| !self.sheet_code.content.points.is_empty())
    }
}

/// Returns the letter of a version counted from 0: A, B, C, …; after Z its number.
pub(super) fn version_mark(version: u64) -> String {
    let letter = u8::try_from(version).ok().filter(|version| *version < 26);
    letter.map_or_else(|| (version + 1).to_string(), |at| char::from(b'A' + at).to_string())
}
