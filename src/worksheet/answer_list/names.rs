//! The pupils of a class, with their sheet numbers and, if the class list has it, the code of the set. Finds
//! the pupil whom a row of answers names, or candidates with similar names.

use std::collections::HashMap;

use crate::suggest::{differs_by_one_letter, most_similar};
use crate::worksheet::code::SheetCode;
use crate::worksheet::marking::name_key;

/// Maximum number of similar names in an error.
const OFFERED: usize = 3;

/// A pupil of the class list.
#[derive(Clone, Debug, Default)]
pub(in crate::worksheet) struct KnownPupil {
    pub(in crate::worksheet) name: String,
    /// Number of the sheet, from 1.
    pub(in crate::worksheet) number: u64,
    /// Student number; empty if the list has none.
    pub(in crate::worksheet) id: String,
    /// Code of the sheet, if the list has it.
    pub(in crate::worksheet) code: Option<String>,
    /// Cells of the list, column by column.
    pub(in crate::worksheet) cells: Vec<String>,
}

pub(in crate::worksheet) struct KnownClass {
    pub(in crate::worksheet) set: Option<SheetCode>,
    /// Column titles of the list.
    pub(in crate::worksheet) titles: Vec<String>,
    pub(in crate::worksheet) pupils: Vec<KnownPupil>,
    /// Indices into `pupils` by normalized name.
    indices_by_name: HashMap<String, Vec<usize>>,
}

impl KnownClass {
    pub(in crate::worksheet) fn new(
        set: Option<SheetCode>,
        titles: Vec<String>,
        pupils: Vec<KnownPupil>,
    ) -> Self {
        let mut places: HashMap<String, Vec<usize>> = HashMap::new();
        for (place, pupil) in pupils.iter().enumerate() {
            places.entry(name_key(&pupil.name)).or_default().push(place);
        }
        places.remove("");
        KnownClass { set, titles, pupils, indices_by_name: places }
    }

    /// Returns the pupils with this name.
    pub(in crate::worksheet) fn pupils_named(&self, name: &str) -> Vec<&KnownPupil> {
        let places = self.indices_by_name.get(&name_key(name)).into_iter().flatten();
        places.filter_map(|place| self.pupils.get(*place)).collect()
    }

    pub(in crate::worksheet) fn pupil_numbered(&self, number: u64) -> Option<&KnownPupil> {
        self.pupils.iter().find(|pupil| pupil.number == number)
    }

    /// Returns the pupil with this student number, or `None` if several have it.
    pub(in crate::worksheet) fn with_id(&self, id: &str) -> Option<&KnownPupil> {
        let mut found = self.pupils.iter().filter(|pupil| !id.is_empty() && pupil.id == id);
        found.next().filter(|_| found.next().is_none())
    }

    /// Returns the names of the pupils whom a row with this number or name may be about.
    pub(in crate::worksheet) fn possible_names(&self, number: &str, name: &str) -> Vec<String> {
        let numbered = number.parse().ok().and_then(|number| self.pupil_numbered(number));
        let of_pupils =
            self.pupils_named(name).into_iter().chain(numbered).chain(self.with_id(number));
        of_pupils.map(|pupil| pupil.name.clone()).chain(self.similar_names(name)).collect()
    }

    /// Whether a name in a row can be that of `pupil`: empty, equal or similar.
    pub(in crate::worksheet) fn may_name(&self, name: &str, pupil: &KnownPupil) -> bool {
        name.is_empty()
            || name_key(name) == name_key(&pupil.name)
            || self.similar_names(name).contains(&pupil.name)
    }

    /// Returns known names similar to one that no pupil has: names with all its words, up to misspellings.
    pub(in crate::worksheet) fn similar_names(&self, name: &str) -> Vec<String> {
        let words = words(name);
        if words.is_empty() || !self.pupils_named(name).is_empty() {
            return Vec::new();
        }
        let holds = |own: &&str| {
            let own = self::words(own);
            words.iter().all(|word| own.iter().any(|other| differs_by_one_letter(word, other)))
        };
        let names = || self.pupils.iter().map(|pupil| pupil.name.as_str());
        let mut near: Vec<&str> = names().filter(holds).collect();
        if near.is_empty() {
            let small: Vec<String> = names().map(str::to_lowercase).collect();
            let found =
                most_similar(name, small.iter().map(String::as_str).filter(|own| !own.is_empty()));
            near.extend(names().find(|own| found == Some(&*own.to_lowercase())));
        }
        near.dedup();
        near.into_iter().take(OFFERED).map(str::to_owned).collect()
    }
}

/// Returns the words of a name in lower case.
fn words(name: &str) -> Vec<String> {
    let name = name.to_lowercase();
    let words = name.split(|letter: char| !letter.is_alphanumeric() && letter != '\'');
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
