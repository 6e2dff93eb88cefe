//! Pupils of a class list with their sheet numbers and, if the list has it, the code of their set. A
//! [`KnownClass`] finds the pupil whom a row of answers names, or pupils with similar names.

use std::collections::HashMap;

use crate::code::SheetCode;
use crate::marking::name_key;
use carryless_args::suggest::{differs_by_one_letter, most_similar};

/// Maximum number of similar names that an error suggests.
const OFFERED: usize = 3;

/// A pupil of the class list.
#[derive(Clone, Debug, Default)]
pub(crate) struct KnownPupil {
    pub(crate) name: String,
    /// Number of the pupil's sheet in the set, from 1.
    pub(crate) number: u64,
    /// Student number; empty if the list has none.
    pub(crate) id: String,
    /// Code of the pupil's sheet; `None` if the class list does not contain it.
    pub(crate) code: Option<String>,
    /// Cells of the pupil's row in the class list, in the order of the columns.
    pub(crate) cells: Vec<String>,
}

/// The pupils of a class list, indexed by name.
pub(crate) struct KnownClass {
    /// Code of the set of sheets, or `None` if the class list does not contain it.
    pub(crate) set: Option<SheetCode>,
    /// Column titles of the class list.
    pub(crate) titles: Vec<String>,
    pub(crate) pupils: Vec<KnownPupil>,
    /// Indices into `pupils` by normalized name; pupils can share a name.
    indices_by_name: HashMap<String, Vec<usize>>,
}

impl KnownClass {
    /// Creates a class. `set` is the code of its set of sheets, `None` if the class list does not contain it.
    /// `titles` are the column titles of the class list.
    pub(crate) fn new(
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

    /// Returns the pupils named `name`. Only letters and digits are compared, without regard to case.
    pub(crate) fn pupils_named(&self, name: &str) -> Vec<&KnownPupil> {
        let places = self.indices_by_name.get(&name_key(name)).into_iter().flatten();
        places.filter_map(|place| self.pupils.get(*place)).collect()
    }

    /// Returns the pupil whose sheet has this number, from 1; `None` if there is no such pupil.
    pub(crate) fn pupil_numbered(&self, number: u64) -> Option<&KnownPupil> {
        self.pupils.iter().find(|pupil| pupil.number == number)
    }

    /// Returns the pupil with the student number `id`; `None` if `id` is empty, or if no or more than one pupil
    /// has it.
    pub(crate) fn with_id(&self, id: &str) -> Option<&KnownPupil> {
        let mut found = self.pupils.iter().filter(|pupil| !id.is_empty() && pupil.id == id);
        found.next().filter(|_| found.next().is_none())
    }

    /// Returns the names of the pupils whom a row may be about. `number` and `name` are cells of the row: the
    /// result has pupils with this or a similar name, and pupils with `number` as sheet number or student
    /// number.
    pub(crate) fn possible_names(&self, number: &str, name: &str) -> Vec<String> {
        let numbered = number.parse().ok().and_then(|number| self.pupil_numbered(number));
        let of_pupils =
            self.pupils_named(name).into_iter().chain(numbered).chain(self.with_id(number));
        of_pupils.map(|pupil| pupil.name.clone()).chain(self.similar_names(name)).collect()
    }

    /// Whether the name in a row can mean `pupil`: it is empty, equal to the pupil's name, or similar to it.
    pub(crate) fn could_be_named(&self, name: &str, pupil: &KnownPupil) -> bool {
        name.is_empty()
            || name_key(name) == name_key(&pupil.name)
            || self.similar_names(name).contains(&pupil.name)
    }

    /// Returns up to [`OFFERED`] names of pupils that are similar to `name`: they contain all words of `name`,
    /// each with at most one wrong letter. If there are none, returns the name spelled most like `name`, if one
    /// is similar. Returns no names if `name` has no words, or if a pupil has this name apart from case and
    /// punctuation.
    pub(crate) fn similar_names(&self, name: &str) -> Vec<String> {
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

/// Returns the words of a name in lower case. Characters other than letters, digits and `'` separate words.
fn words(name: &str) -> Vec<String> {
    let name = name.to_lowercase();
    let words = name.split(|letter: char| !letter.is_alphanumeric() && letter != '\'');
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
