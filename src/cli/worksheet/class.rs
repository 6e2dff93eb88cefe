//! The pupils of a set and their sheets, class by class, so that memory does not grow with the set.

use rayon::prelude::*;

use super::super::marked;
use crate::asked::Asked;
use crate::asked::AskedFault;
use crate::error::{Error, faults};
use crate::exercises::{Exercise, Wishes};
use crate::files::input;
use crate::line::Word;
use crate::wording::{Catalogue, Given, Language};
use crate::worksheet::code::SheetCode;
use crate::worksheet::marking::Pupil;
use crate::worksheet::roster::{ClassList, Names};
use crate::worksheet::set::{Origin, Set};
use crate::worksheet::sheet::{Details, Sheet};

faults! {
    pub(super) enum ClassFault {
        NeedsRoster = "needs-roster",
        NeedsTrap = "needs-trap",
        NobodyShows = "nobody-shows",
        NotARange { most: u64 } = "range-form",
    }
}

/// How many names are told of a class list.
const TOLD: usize = 3;

/// Who gets a sheet: the numbers of a set, perhaps with names.
#[derive(Clone, Debug)]
pub(crate) struct Pupils {
    names: Vec<String>,
    /// What the list says of each beside the name.
    details: Vec<Details>,
    /// The title of the column that they are from.
    column: Option<String>,
    /// How many sheets the whole set has.
    whole: u64,
    /// The sheets that are made now, from 0.
    pub(super) from: u64,
    pub(super) to: u64,
    /// Whether it is a class and not one sheet.
    pub(super) is_class: bool,
    /// Whether it is a part of a set.
    pub(super) is_slice: bool,
}

impl Pupils {
    /// One sheet, number `index` of its set.
    pub(crate) fn one(index: u64) -> Self {
        let (names, details, column, is_slice) = (Vec::new(), Vec::new(), None, false);
        let whole = 1;
        Pupils {
            names,
            details,
            column,
            whole,
            from: index,
            to: index + 1,
            is_class: false,
            is_slice,
        }
    }

    /// Those of `--copies`, `--roster` or `--after`.
    pub(super) fn read(
        asked: &Asked<'_>,
        wishes: &Wishes,
        language: Language,
    ) -> Result<Self, Error> {
        if let Some(word) = asked.value("after") {
            return Pupils::after(asked, word, wishes, language);
        }
        let Some(word) = asked.value("roster") else {
            if let Some(flag) = asked.flag("name-column") {
                return Err(flag.error(ClassFault::NeedsRoster));
            }
            let copies = asked.number("copies")?;
            let whole = copies.unwrap_or(1);
            let pupils = Pupils { whole, to: whole, is_class: copies.is_some(), ..Pupils::one(0) };
            return Ok(pupils);
        };
        if let Some(flag) = asked.flag("copies") {
            return Err(flag.error(AskedFault::Conflict { other: "--roster".into() }));
        }
        let about = |error| input::about(word, error);
        let table = ClassList::read(&input::bytes(word)?).map_err(about)?;
        let Names { names, column, details } =
            table.names(asked.value("name-column")).map_err(about)?;
        let whole = names.len() as u64;
        Ok(Pupils { names, details, column, whole, to: whole, is_class: true, ..Pupils::one(0) })
    }

    /// Those whose answers in a list show the wrong idea that the sheets are to be about.
    fn after(
        asked: &Asked<'_>,
        word: Word<'_>,
        wishes: &Wishes,
        language: Language,
    ) -> Result<Self, Error> {
        for other in ["copies", "name-column"] {
            if let Some(flag) = asked.flag(other) {
                return Err(flag.error(AskedFault::Conflict { other: "--after".into() }));
            }
        }
        let trap = wishes.trap().ok_or_else(|| word.error(ClassFault::NeedsTrap))?;
        let marking = marked::read(word, asked.value("roster"), language)?.marking;
        let shows = |pupil: &&Pupil| pupil.ideas().contains(&trap.tag());
        let names: Vec<String> = marking.pupils.iter().filter(shows).map(Pupil::called).collect();
        if names.is_empty() {
            return Err(asked.error("trap", ClassFault::NobodyShows));
        }
        let whole = names.len() as u64;
        Ok(Pupils { names, whole, to: whole, is_class: true, ..Pupils::one(0) })
    }

    /// What was read of a class list, if there was one.
    pub(super) fn told(&self, language: Language) -> Result<Option<String>, Error> {
        if self.names.is_empty() {
            return Ok(None);
        }
        let words = Catalogue::load(language, &["common", "worksheet"])?;
        let clean = |name: &String| name.replace(char::is_control, "\u{fffd}");
        let first: Vec<String> = self.names.iter().take(TOLD).map(clean).collect();
        let more = if self.names.len() > TOLD { " …" } else { "" };
        let column = self.column.as_deref().unwrap_or_default();
        let names = words.row(&first)? + more;
        let id = if self.column.is_some() { "worksheet-column" } else { "worksheet-list" };
        let values: [(_, Given<'_>); 3] =
            [("pupils", self.whole.into()), ("column", column.into()), ("names", names.into())];
        words.say(id, values).map(Some)
    }

    /// Only the sheets `A-B`, counted from 1.
    pub(super) fn slice(&mut self, word: Word<'_>) -> Result<(), Error> {
        let bad = || word.error(ClassFault::NotARange { most: self.whole });
        let (from, to) = word.range().unwrap_or((word, word));
        if from.text().is_empty() || to.text().is_empty() {
            return Err(bad());
        }
        let (from, to) = (from.number()?, to.number()?);
        if from == 0 || from > to || to > self.whole {
            return Err(bad());
        }
        (self.from, self.to, self.is_slice) = (from - 1, to, true);
        Ok(())
    }

    /// How many sheets the whole set has.
    pub(super) fn count(&self) -> u64 {
        self.whole
    }

    /// What the list says of pupil `index` beside the name.
    fn details(&self, index: u64) -> Details {
        let details = usize::try_from(index).ok().and_then(|index| self.details.get(index));
        details.cloned().unwrap_or_default()
    }

    /// The name of pupil `index`, if there is one.
    pub(super) fn name(&self, index: u64) -> &str {
        let name = usize::try_from(index).ok().and_then(|index| self.names.get(index));
        name.map_or("", String::as_str)
    }
}

/// A set of sheets.
#[derive(Debug)]
pub(crate) struct Class {
    pub(super) sheet_code: SheetCode,
    set: Set,
}

impl Class {
    /// The set that this code belongs to.
    pub(crate) fn new(sheet_code: SheetCode) -> Result<Self, Error> {
        Ok(Class { set: Set::new(Origin::of(&sheet_code))?, sheet_code })
    }

    /// Makes the sheets of `pupils` class by class and gives `take` what `make` makes of them, in
    /// order; `make` runs on all cores.
    pub(super) fn each<T: Send>(
        &self,
        pupils: &Pupils,
        make: impl Fn(&Sheet) -> Result<T, Error> + Sync,
        mut take: impl FnMut(&Sheet, T) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let size = self.set.origin.copies;
        for number in pupils.from / size..=(pupils.to - 1) / size {
            let exercises: Vec<Vec<Exercise>> = self.set.class(number)?;
            let wanted = |(index, _): &(u64, _)| (pupils.from..pupils.to).contains(index);
            let sheets: Vec<Sheet> = (number * size..)
                .zip(exercises)
                .filter(wanted)
                .map(|(index, exercises)| {
                    let sheet_code = SheetCode { index, ..self.sheet_code.clone() };
                    let version = self.set.version(index);
                    let details = pupils.details(index);
                    let name = pupils.name(index).to_owned();
                    Sheet { version, details, ..Sheet::with(sheet_code, exercises, name) }
                })
                .collect();
            let made: Vec<Result<T, Error>> = sheets.par_iter().map(&make).collect();
            for (sheet, made) in sheets.iter().zip(made) {
                take(sheet, made?)?;
            }
        }
        Ok(())
    }
}
