//! The sheets of an order ([`Class`]): one set, or three sets of different [`Tier`]s. To bound the memory, a
//! large set is drawn in parts, which are called classes of the set. Read `set` next.

use super::code::SheetCode;
use super::pupils::Pupils;
use super::set::{Origin, Set};
use super::sheet::Sheet;
use super::tier::Tier;
use carryless_args::error::Error;
use carryless_exercises::Exercise;

/// The sheets of an order: one set of sheets, or three sets of different tiers.
#[derive(Debug)]
pub struct Class {
    /// Sheet code from which the sets are drawn. With three sets, it is the code of the middle tier.
    pub sheet_code: SheetCode,
    /// Tier, code and exercises of each set. The tier is `None` if there is one set only.
    sets: Vec<(Option<Tier>, SheetCode, Set)>,
}

impl Class {
    /// Creates the class with the set to which `sheet_code` belongs. Returns an error if too few exercises meet
    /// the constraints.
    pub(super) fn new(sheet_code: SheetCode) -> Result<Self, Error> {
        let set = Set::new(Origin::from_code(&sheet_code))?;
        Ok(Class { sets: vec![(None, sheet_code.clone(), set)], sheet_code })
    }

    /// Creates a class with three sets: one easier than the sheets of `sheet_code`, one equally hard, and one
    /// harder. Each set has a sheet for each pupil; only the sheets for pupils of its tier are used.
    pub(super) fn new_tiered(sheet_code: SheetCode) -> Result<Self, Error> {
        let set = |tier: Tier| {
            let content = tier.content(&sheet_code.content);
            let own = SheetCode { content, ..sheet_code.clone() };
            Ok((Some(tier), own.clone(), Set::new(Origin::from_code(&own))?))
        };
        let sets = Tier::ALL.map(set).into_iter().collect::<Result<Vec<_>, Error>>()?;
        Ok(Class { sets, sheet_code })
    }

    /// Returns the sheet code of pupil `index`, from 0.
    pub fn code(&self, pupils: &Pupils, index: u64) -> SheetCode {
        let tier = pupils.tier(index);
        let own = self.sets.iter().find(|(own, ..)| *own == tier);
        let sheet_code = own.map_or(&self.sheet_code, |(_, sheet_code, _)| sheet_code);
        SheetCode { index, ..sheet_code.clone() }
    }

    /// Returns the sheets of `pupils` in order. Each item has the sheets of one class of the set (a part that
    /// is drawn at once), so that only these are in memory.
    pub fn sheets_by_class<'c>(
        &'c self,
        pupils: &'c Pupils,
    ) -> impl Iterator<Item = Result<Vec<Sheet>, Error>> {
        let size = self.sheet_code.class_size();
        let numbers = pupils.from / size..=(pupils.to - 1) / size;
        numbers.map(move |number| self.sheets_of_class(pupils, number, size))
    }

    /// Returns the sheets of those `pupils` whose sheets are in class `number` of the set, from 0. `size` is
    /// the number of sheets in a class.
    fn sheets_of_class(
        &self,
        pupils: &Pupils,
        number: u64,
        size: u64,
    ) -> Result<Vec<Sheet>, Error> {
        let (from, to) = (number * size, (number + 1) * size);
        let wanted = pupils.from.max(from)..pupils.to.min(to);
        let mut sheets: Vec<Sheet> = Vec::new();
        for (tier, sheet_code, set) in &self.sets {
            let own = wanted.clone().filter(|index| pupils.tier(*index) == *tier);
            let own: Vec<u64> = own.collect();
            if own.is_empty() {
                continue;
            }
            let exercises: Vec<Vec<Exercise>> = set.class(number)?;
            let own = (from..to).zip(exercises).filter(|(index, _)| own.contains(index));
            sheets.extend(own.map(|(index, exercises)| {
                let sheet_code = SheetCode { index, ..sheet_code.clone() };
                let (version, details) = (set.version(index), pupils.details(index));
                let name = pupils.name(index).to_owned();
                let tier = *tier;
                Sheet { version, tier, details, ..Sheet::new(sheet_code, exercises, name) }
            }));
        }
        sheets.sort_by_key(|sheet| sheet.sheet_code.index);
        Ok(sheets)
    }
}
