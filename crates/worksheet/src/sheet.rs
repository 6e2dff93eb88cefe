//! A [`Sheet`]: the exercises of one pupil with numbers and points, and the code that makes the sheet again.
//! It is created from a [`Spec`] or a [`SheetCode`]; the writers of each format print it.

use super::code::SheetCode;
use super::diagnose;
use super::set::{Origin, Set};
use super::spec::Spec;
use super::tier::Tier;
use super::topics::Section;
use carryless_args::error::Error;
use carryless_exercises::Exercise;

/// The exercises of one pupil.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Data of the sheet code, which make the same exercises again.
    pub sheet_code: SheetCode,
    /// Sheet code as text.
    pub code: String,
    /// Name of the pupil; empty if there is none.
    pub name: String,
    /// Index of the version, from 0. If there are too few exercises, the pupils share a few versions of the
    /// sheet; `None` if there are enough for each pupil to have different ones.
    pub version: Option<u64>,
    /// Tier of the sheet; `None` if the class has no tiers.
    pub tier: Option<Tier>,
    /// Class, student number and group of the pupil.
    pub details: Details,
    /// Exercises, in order.
    pub items: Vec<Item>,
}

/// Data of a pupil in a class list, except the name. Each is empty if the list does not contain it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// Class of the pupil, such as `7b`.
    pub class: String,
    /// Student number of the pupil.
    pub student: String,
    /// Name of the group; empty unless `--group` prints it on the sheet.
    pub group: String,
}

/// An exercise on a sheet.
#[derive(Clone, Debug)]
pub struct Item {
    /// Number of the exercise on the sheet, from 1; 0 for a solved example.
    pub number: u64,
    /// Index of the section that contains the exercise, from 0.
    pub section: usize,
    /// Maximum points; `None` if the sheet has no points.
    pub points: Option<u64>,
    /// The exercise with its answer.
    pub exercise: Exercise,
}

impl Sheet {
    /// Creates the sheet with this code, without a pupil's name. Returns an error if its exercises cannot be
    /// drawn.
    pub fn from_code(sheet_code: SheetCode) -> Result<Self, Error> {
        let set = Set::new(Origin::from_code(&sheet_code))?;
        let exercises = set.sheet(sheet_code.index)?;
        let version = set.version(sheet_code.index);
        Ok(Sheet { version, ..Sheet::new(sheet_code, exercises, String::new()) })
    }

    /// Creates the sheet of a spec for one pupil. `seed` is used if the spec contains no seed.
    pub fn from_spec(spec: &Spec, seed: u64) -> Result<Self, Error> {
        Sheet::from_code(SheetCode {
            content: spec.content.clone(),
            seed: spec.seed.unwrap_or(seed),
            class_sheets: 1,
            index: 0,
            languages: spec.look.languages.clone(),
        })
    }

    /// Creates a sheet from its code, its exercises in order, and the pupil's name.
    pub fn new(sheet_code: SheetCode, exercises: Vec<Exercise>, name: String) -> Self {
        let content = &sheet_code.content;
        let places: Vec<usize> = match diagnose::is_asked(content) {
            true => exercises.iter().map(|it| diagnose::section_of(content, it)).collect(),
            false => {
                let sections = content.sections.iter().enumerate();
                let places =
                    |(section, asked): (_, &Section)| (0..asked.count).map(move |_| section);
                sections.flat_map(places).collect()
            }
        };
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

    /// Returns the letter of the sheet's version, like `A`, or its number from the 27th version on; `None` if
    /// the set has no versions.
    pub fn version_mark(&self) -> Option<String> {
        self.version.map(version_mark)
    }

    /// Returns the sum of the maximum points of all exercises; `None` if the sheet has no points.
    pub fn total(&self) -> Option<u64> {
        self.items.iter().map(|item| item.points).sum()
    }
}

/// Returns the text printed for a version, whose index `version` counts from 0: `A`, `B`, …, `Z`, then `27`,
/// `28`, ….
pub(super) fn version_mark(version: u64) -> String {
    let letter = u8::try_from(version).ok().filter(|version| *version < 26);
    letter.map_or_else(|| (version + 1).to_string(), |at| char::from(b'A' + at).to_string())
}
