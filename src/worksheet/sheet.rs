//! A sheet as one value: the exercises of one pupil with their numbers and points, and the code
//! under which they are found again. In: a spec, or a code. Out: what the writers write.

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
    /// Whose it is; empty when nobody was named.
    pub name: String,
    /// Which version of a set with too few exercises for everybody it is, from 0.
    pub version: Option<u64>,
    /// Which of three versions for a class it is, where there are three.
    pub tier: Option<Tier>,
    /// What the class list says of the pupil beside the name.
    pub details: Details,
    pub items: Vec<Item>,
}

/// What a list says of a pupil beside the name; empty where it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Details {
    pub class: String,
    pub student: String,
    /// Kept only where it is to be printed.
    pub group: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// Its number, from 1.
    pub number: u64,
    /// Its section, from 0.
    pub section: usize,
    /// What it is worth, if somebody counts.
    pub points: Option<u64>,
    pub exercise: Exercise,
}

impl Sheet {
    /// The sheet with this code, for nobody in particular.
    pub(crate) fn of(sheet_code: SheetCode) -> Result<Self, Error> {
        let set = Set::new(Origin::of(&sheet_code))?;
        let exercises = set.sheet(sheet_code.index)?;
        let version = set.version(sheet_code.index);
        Ok(Sheet { version, ..Sheet::with(sheet_code, exercises, String::new()) })
    }

    /// The one sheet of a spec; `seed` is that of a spec which has none.
    pub(crate) fn single(spec: &Spec, seed: u64) -> Result<Self, Error> {
        Sheet::of(SheetCode {
            content: spec.content.clone(),
            seed: spec.seed.unwrap_or(seed),
            copies: 1,
            index: 0,
            languages: spec.look.languages.clone(),
        })
    }

    pub(crate) fn with(sheet_code: SheetCode, exercises: Vec<Exercise>, name: String) -> Self {
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

    /// The letter of its version.
    pub(crate) fn version_mark(&self) -> Option<String> {
        self.version.map(version_mark)
    }

    /// All points together, if somebody counts.
    pub(crate) fn total(&self) -> Option<u64> {
        self.sheet_code.content.total().filter(|_| !self.sheet_code.content.points.is_empty())
    }
}

/// The letter of a version, which is counted from 0: A, B, C; beyond Z its number.
pub(super) fn version_mark(version: u64) -> String {
    let letter = u8::try_from(version).ok().filter(|version| *version < 26);
    letter.map_or_else(|| (version + 1).to_string(), |at| char::from(b'A' + at).to_string())
}
