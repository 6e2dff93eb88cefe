//! The pupils who get a sheet: a number of copies, a class list, or the pupils whose answers show a
//! misconception. [`Pupils`] contains their names, details and tiers, and the range of sheets to output.

use super::answer_list::{self, MarkingInputs};
use super::list_source::{Lists, at_list};
use super::marking::Pupil;
use super::roster::{Names, Notes, names_told};
use super::sheet::Details;
use super::source_columns::SourceColumns;
use super::tier::Tier;
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::{Args, ArgsError};
use carryless_exercises::Constraints;
use carryless_render::i18n::{Catalogue, Language, MessageArg};

faults! {
    pub enum ClassFault {
        NeedsRoster = "needs-roster",
        NeedsTrap = "needs-trap",
        NobodyShows = "nobody-shows",
        NotARange { most: u64 } = "range-form",
        NothingHarder { level: u64 } = "set-level",
        NoGroups { reason: &'static str, words: Vec<String> } = "set-groups",
        NoGroup = "no-group",
    }
}

/// Maximum number of names of a class list that a note mentions.
const TOLD: usize = 3;

/// Maximum number of group names that an error lists.
const LISTED: usize = 12;

/// Assignment of tiers to the pupils of a set.
#[derive(Clone, Debug)]
enum Tiers {
    /// Each pupil gets the same version of the sheet.
    One,
    /// Number of sheets of each tier, for pupils without names. The support sheets come first, then core, then
    /// extension.
    Each(u64),
    /// Tier of each pupil, derived from the groups of a class list. `None` stands for an unknown group; the
    /// pupil then gets the core.
    Named(Vec<Option<Tier>>),
}

/// The pupils of a set, with or without names.
#[derive(Clone, Debug)]
pub struct Pupils {
    /// Name of each pupil, from the class list or the answers of an earlier sheet; empty without names.
    names: Vec<String>,
    /// Class, student number and group of each pupil.
    details: Vec<Details>,
    /// All columns of the class list, unchanged.
    listed: SourceColumns,
    tiers: Tiers,
    /// Title of the column that contains the names; `None` if it has no title or there is no class list.
    column: Option<String>,
    /// Notes about rows of the class list that are not pupils.
    notes: Notes,
    /// Number of sheets in the set.
    whole: u64,
    /// Index of the first sheet to output, from 0.
    pub from: u64,
    /// Index after the last sheet to output, from 0.
    pub to: u64,
    /// Whether the sheets are for a class; `false` for a single sheet.
    pub is_class: bool,
    /// Whether only part of the set is output, because of `--range`.
    pub is_slice: bool,
}

impl Pupils {
    /// Creates a single pupil without a name, who gets sheet `index` of the set, from 0.
    pub fn one(index: u64) -> Self {
        let (names, details, column, is_slice) = (Vec::new(), Vec::new(), None, false);
        let (whole, tiers) = (1, Tiers::One);
        Pupils {
            names,
            details,
            listed: SourceColumns::default(),
            tiers,
            column,
            notes: Notes::default(),
            whole,
            from: index,
            to: index + 1,
            is_class: false,
            is_slice,
        }
    }

    /// Creates the pupils that `--copies`, `--roster` or `--after` in `args` describe; without these options, a
    /// single pupil. `constraints` name the misconception for `--after`. `lists` is the source of the lists.
    /// Notes and errors are in `language`.
    pub(super) fn read(
        args: &Args<'_>,
        constraints: &Constraints,
        language: Language,
        lists: &dyn Lists,
    ) -> Result<Self, Error> {
        if let Some(word) = args.value_of("after") {
            return Pupils::from_answers(args, word, constraints, language, lists);
        }
        let word = args.value_of("roster");
        let conflict = || match args.flag("copies") {
            Some(flag) => Err(flag.error(ArgsError::Conflict { other: "--roster".into() })),
            None => Ok(()),
        };
        word.map_or(Ok(()), |_| conflict())?;
        let Some(list) = lists.roster(word)? else { return Pupils::without_names(args) };
        conflict()?;
        let names = list.names(args.value_of("name-column"));
        let names = names.map_err(|error| at_list(word, error))?;
        let listed = SourceColumns::from_list(&list, &names);
        let Names { names, column, mut details, notes, .. } = names;
        let whole = names.len() as u64;
        let tiers = match args.flag("set") {
            Some(flag) => Tiers::Named(tiers(flag, &details)?),
            None => Tiers::One,
        };
        clear_unprinted_groups(args, &mut details)?;
        let pupils = Pupils { names, details, listed, tiers, column, notes, ..Pupils::one(0) };
        Ok(Pupils { whole, to: whole, is_class: true, ..pupils })
    }

    /// Creates pupils without names, as many as `--copies` gives, by default one. With `--set` this is the
    /// number of pupils of each tier. Returns an error for an option that needs a class list.
    fn without_names(args: &Args<'_>) -> Result<Self, Error> {
        let about_list = ["name-column", "encoding", "group"];
        if let Some(flag) = about_list.iter().find_map(|name| args.flag(name)) {
            return Err(flag.error(ClassFault::NeedsRoster));
        }
        let copies = args.number("copies")?;
        let each = copies.unwrap_or(1);
        let (whole, tiers) = match args.flag("set") {
            Some(_) => (each.saturating_mul(Tier::ALL.len() as u64), Tiers::Each(each)),
            None => (each, Tiers::One),
        };
        let is_class = copies.is_some() || whole > each;
        Ok(Pupils { whole, tiers, to: whole, is_class, ..Pupils::one(0) })
    }

    /// Creates the pupils whose answers show the misconception in `constraints`. `word` is the name of the list
    /// of answers on the command line. Returns an error if `constraints` has no misconception or no pupil shows
    /// it.
    fn from_answers(
        args: &Args<'_>,
        word: Token<'_>,
        constraints: &Constraints,
        language: Language,
        lists: &dyn Lists,
    ) -> Result<Self, Error> {
        for other in ["copies", "name-column", "set", "group"] {
            if let Some(flag) = args.flag(other) {
                return Err(flag.error(ArgsError::Conflict { other: "--after".into() }));
            }
        }
        let trap = constraints.misconception().ok_or_else(|| word.error(ClassFault::NeedsTrap))?;
        let marking =
            answer_list::read(&MarkingInputs::from_args(args, word), language, lists)?.marking;
        let words = Catalogue::load(language, &["common", "worksheet"])?;
        let shows = |pupil: &&Pupil| pupil.misconceptions().contains(&trap.tag());
        let shown: Vec<&Pupil> = marking.pupils.iter().filter(shows).collect();
        let names = shown.iter().map(|pupil| pupil.display_name(&words));
        let names = names.collect::<Result<Vec<String>, Error>>()?;
        if names.is_empty() {
            return Err(args.error("trap", ClassFault::NobodyShows));
        }
        let details =
            shown.iter().map(|pupil| Details { student: pupil.id.clone(), ..Details::default() });
        let details = details.collect();
        let whole = names.len() as u64;
        Ok(Pupils { names, details, whole, to: whole, is_class: true, ..Pupils::one(0) })
    }

    /// Returns notes about the class list for the teacher: the number of pupils, the names at the top of the
    /// list, rows that are not pupils, and the number of pupils in each tier. Returns `None` if there are no
    /// names.
    pub fn report(&self, language: Language) -> Result<Option<String>, Error> {
        if self.names.is_empty() {
            return Ok(None);
        }
        let words = Catalogue::load(language, &["common", "worksheet"])?;
        let column = self.column.as_deref().unwrap_or_default();
        let nobody = words.text("worksheet-nameless")?;
        let names = self.names.iter().take(TOLD + 1);
        let names: Vec<String> =
            names.map(|name| if name.is_empty() { &nobody } else { name }.clone()).collect();
        let names = names_told(&names, TOLD, &words)?;
        let id = if self.column.is_some() { "worksheet-column" } else { "worksheet-list" };
        let values: [(_, MessageArg<'_>); 3] =
            [("pupils", self.whole.into()), ("column", column.into()), ("names", names.into())];
        let mut read = words.format_with(id, values)?;
        for said in self.notes.sentences(&words)? {
            read += "\n";
            read += &said;
        }
        let Tiers::Named(tiers) = &self.tiers else { return Ok(Some(read)) };
        let count = |tier| tiers.iter().filter(|own| **own == tier).count() as u64;
        let [support, core, extension] = Tier::ALL.map(|tier| count(Some(tier)));
        let unknown = count(None);
        let values = [
            ("support", support),
            ("core", core + unknown),
            ("extension", extension),
            ("unknown", unknown),
        ];
        Ok(Some(read + "\n" + &words.format_with("worksheet-tiers", values)?))
    }

    /// Returns the tier of pupil `index`, from 0; `None` if the sheets have no tiers.
    pub(super) fn tier(&self, index: u64) -> Option<Tier> {
        match &self.tiers {
            Tiers::One => None,
            Tiers::Each(each) => {
                let place = usize::try_from(index / each).unwrap_or_default();
                Tier::ALL.get(place).copied()
            }
            Tiers::Named(tiers) => {
                let place = usize::try_from(index).unwrap_or_default();
                Some(tiers.get(place).copied().flatten().unwrap_or(Tier::Core))
            }
        }
    }

    /// Whether the sheets come in three tiers.
    pub(super) fn has_tiers(&self) -> bool {
        !matches!(self.tiers, Tiers::One)
    }

    /// Returns the part of a file name that identifies pupil `index`, from 0: the pupil's name, or the tier if
    /// the name is unknown; empty if there is neither.
    pub(super) fn file_label(&self, index: u64) -> &str {
        match (self.name(index), self.tier(index)) {
            ("", Some(tier)) => tier.tag(),
            (name, _) => name,
        }
    }

    /// Restricts the output to the sheets that `word` gives as `A-B` or `A`, counted from 1, with B included.
    /// Returns `range-form` if the set does not have these sheets.
    pub(super) fn slice(&mut self, word: Token<'_>) -> Result<(), Error> {
        let bad = || word.error(ClassFault::NotARange { most: self.whole });
        let (from, to) = word.split_range().unwrap_or((word, word));
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

    /// Restricts the output to the sheet of pupil `index`, from 0. An index that is too large means the last
    /// pupil. Does nothing if the set has only one sheet.
    pub(super) fn restrict_to_pupil(&mut self, index: u64) {
        if self.whole > 1 {
            self.from = index.min(self.whole - 1);
            self.to = self.from + 1;
        }
    }

    /// Returns the number of sheets in the set.
    pub fn count(&self) -> u64 {
        self.whole
    }

    /// Returns class, student number and group of pupil `index`, from 0; each is empty if it is unknown.
    pub(super) fn details(&self, index: u64) -> Details {
        let details = usize::try_from(index).ok().and_then(|index| self.details.get(index));
        details.cloned().unwrap_or_default()
    }

    /// Returns all columns of the class list, unchanged.
    pub(super) fn source_columns(&self) -> &SourceColumns {
        &self.listed
    }

    /// Returns the name of pupil `index`, from 0; empty if it is unknown.
    pub(super) fn name(&self, index: u64) -> &str {
        let name = usize::try_from(index).ok().and_then(|index| self.names.get(index));
        name.map_or("", String::as_str)
    }
}

/// Clears the group of each pupil in `details` unless `--group` is given, because the name of a group can
/// reveal how good its pupils are. Returns `no-group` if `--group` is given and the list has no groups, and an
/// error for `--group` together with `--set`, which derives the tiers from the groups.
fn clear_unprinted_groups(args: &Args<'_>, details: &mut [Details]) -> Result<(), Error> {
    match (args.flag("group"), args.flag("set")) {
        (Some(flag), Some(_)) => Err(flag.error(ArgsError::Conflict { other: "--set".into() })),
        (Some(flag), _) if details.iter().all(|details| details.group.is_empty()) => {
            Err(flag.error(ClassFault::NoGroup))
        }
        (Some(_), None) => Ok(()),
        (None, _) => {
            details.iter_mut().for_each(|details| details.group.clear());
            Ok(())
        }
    }
}

/// Returns the tier of each pupil, derived from the group; `None` for an unknown group. Returns the error
/// `set-groups` if no group is known. `flag` is the option that asks for tiers.
fn tiers(flag: Token<'_>, details: &[Details]) -> Result<Vec<Option<Tier>>, Error> {
    let groups: Vec<String> = details.iter().map(|details| details.group.clone()).collect();
    let tiers = Tier::from_groups(&groups);
    if tiers.iter().all(Option::is_none) {
        let mut words: Vec<String> = groups.into_iter().filter(|word| !word.is_empty()).collect();
        words.sort();
        words.dedup();
        words.truncate(LISTED);
        let reason = if words.is_empty() { "none" } else { "unknown" };
        return Err(flag.error(ClassFault::NoGroups { reason, words }));
    }
    Ok(tiers)
}
