//! The teacher's page about a set: the code of each pupil with boxes for marks, the topics of the questions,
//! and the measures of difficulty in which the sheets differ. A [`Summary`] collects the sheets one by one;
//! [`SheetWriter`] writes the page as HTML and the list for typing answers.

use std::collections::BTreeMap;

use serde::Serialize;

use super::answer;
use super::diagnose;
use super::json_csv;
use super::pupils::Pupils;
use super::renderer::{SheetWriter, name_of};
use super::sheet::{Sheet, version_mark};
use super::tier::Tier;
use carryless_args::error::Error;
use carryless_exercises::Difficulty;
use carryless_render::i18n::MessageArgs;

/// Maximum number of sheets that the teacher's page lists. The page of a larger set lists the first ones and
/// gives the number of all.
const LISTED: u64 = 1000;

/// Maximum number of questions on a sheet for which the teacher's page has boxes for marks; with more questions
/// there are no boxes.
const BOXES: usize = 12;

/// Number of measures of difficulty in [`NAMES`].
const FACETS: usize = 8;

/// Data for the teacher's page, collected from the sheets of a set.
#[derive(Debug, Default)]
pub struct Summary {
    /// Topic, points and difficulty of each question, in the order of the sheet.
    places: Vec<QuestionRange>,
    sheets: u64,
    /// Number of versions; 0 if the set has no versions.
    versions: u64,
    /// Tiers that occur, each with its level.
    tiers: BTreeMap<Tier, u8>,
    /// Data of the first [`LISTED`] sheets.
    listed: Vec<Listed>,
    /// The first sheet, if all pupils get its exercises.
    same: Option<Sheet>,
}

/// A question with the range of its difficulty over all sheets.
#[derive(Clone, Debug)]
struct QuestionRange {
    topic: &'static str,
    points: Option<u64>,
    /// Minimum of each measure of difficulty over the sheets, in the order of [`NAMES`].
    least: [u64; FACETS],
    /// Maximum of each measure of difficulty over the sheets, in the order of [`NAMES`].
    most: [u64; FACETS],
}

/// A sheet in the list of the teacher's page.
#[derive(Clone, Debug, Serialize)]
struct Listed {
    /// Number of the sheet in the set, from 1.
    number: u64,
    name: String,
    /// Letter of the version, in the rendered page preceded by sign and name of the tier; `None` if the set has
    /// neither versions nor tiers.
    version: Option<String>,
    #[serde(skip)]
    tier: Option<Tier>,
    code: String,
    /// Right answers to each question as signs and numbers, like `✓; 3:11`.
    answers: Vec<String>,
}

/// A question in the table of the teacher's page.
#[derive(Serialize)]
struct Row {
    /// Number of the question, from 1.
    number: usize,
    topic: String,
    points: Option<u64>,
    /// Value of the question in each measure of difficulty in which sheets differ for at least one question: a
    /// number, or a range like `2–4` if sheets differ in this question.
    cells: Vec<String>,
}

impl Summary {
    /// Adds the data of a sheet to the page.
    pub fn add(&mut self, sheet: &Sheet) {
        for (at, item) in sheet.items.iter().enumerate() {
            let measured = facets(item.exercise.effort());
            if let Some(place) = self.places.get_mut(at) {
                for (facet, value) in measured.into_iter().enumerate() {
                    place.least[facet] = place.least[facet].min(value);
                    place.most[facet] = place.most[facet].max(value);
                }
            } else {
                let (topic, points) = (item.exercise.topic, item.points);
                self.places.push(QuestionRange { topic, points, least: measured, most: measured });
            }
        }
        if self.sheets == 0 && diagnose::is_asked(&sheet.sheet_code.content) {
            self.same = Some(sheet.clone());
        }
        self.sheets += 1;
        self.versions = self.versions.max(sheet.version.map_or(0, |version| version + 1));
        if let Some(tier) = sheet.tier {
            self.tiers.insert(tier, sheet.sheet_code.content.constraints.level());
        }
        if self.sheets <= LISTED {
            let tier = sheet.tier;
            let (name, code) = (name_of(sheet), sheet.code.clone());
            let (number, version) = (sheet.sheet_code.index + 1, sheet.version_mark());
            let answers = sheet.items.iter().map(|item| answer::compact(&item.exercise)).collect();
            self.listed.push(Listed { number, name, version, tier, code, answers });
        }
    }

    /// Returns the values of the messages about the set.
    fn values(&self) -> MessageArgs<'static> {
        let mut values = MessageArgs::default();
        values.set_number("sheets", self.sheets);
        values.set_number("listed", self.listed.len() as u64);
        values.set_text("all", if self.sheets <= LISTED { "yes" } else { "no" });
        values.set_number("spread", self.spread());
        values.set_number("versions", self.versions);
        values.set_text("tiered", if self.tiers.is_empty() { "no" } else { "yes" });
        values.set_text("same", if self.same.is_some() { "yes" } else { "no" });
        values.set_text("last", version_mark(self.versions.saturating_sub(1)));
        for tier in Tier::ALL {
            let level = self.tiers.get(&tier).copied().unwrap_or(0);
            values.set_number(tier.tag(), u64::from(level));
        }
        values
    }

    /// Returns a number for the differences in difficulty between the sheets, 0 if all are equally hard: for
    /// each question and measure of difficulty, the largest minus the smallest value, all added up.
    pub fn spread(&self) -> u64 {
        self.places.iter().map(QuestionRange::spread).sum()
    }
}

impl SheetWriter {
    /// Returns the list in which teachers type the answers of a class, as CSV. The first row contains the code
    /// of the set, the second row the titles. Then each sheet has a row with number, name, with tiers the code,
    /// all other columns of the class list, and empty cells for the questions. Returns `None` if the set has no
    /// sheets or more than [`LISTED`].
    pub fn answer_list(&self, summary: &Summary, pupils: &Pupils) -> Result<Option<String>, Error> {
        let Some(first) = summary.listed.first() else { return Ok(None) };
        if summary.sheets > LISTED {
            return Ok(None);
        }
        let questions = (1..=summary.places.len()).map(|number| number.to_string());
        // Each tier has a code of its own.
        let tiered = !summary.tiers.is_empty();
        let code_title = Some(self.label("worksheet-code")?).filter(|_| tiered);
        let listed = pupils.source_columns();
        let name_title = match listed.name.and_then(|at| listed.titles.get(at)) {
            Some(title) if !title.is_empty() => json_csv::without_formula(title),
            _ => self.label("worksheet-name")?,
        };
        let titles = [self.label("worksheet-list-number")?, name_title];
        let others = listed.others().filter_map(|at| listed.titles.get(at));
        let others = others.map(|title| json_csv::without_formula(title));
        let titles = titles.into_iter().chain(code_title).chain(others).chain(questions);
        let titles: Vec<String> = titles.collect();
        // Spreadsheets need the byte order mark to recognize UTF-8.
        let mut text = "\u{feff}".to_owned();
        text.push_str(&json_csv::row(&[self.label("worksheet-code")?, first.code.clone()])?);
        text.push_str(&json_csv::row(&titles)?);
        for sheet in &summary.listed {
            let mut cells = vec![sheet.number.to_string(), json_csv::without_formula(&sheet.name)];
            cells.extend(Some(sheet.code.clone()).filter(|_| tiered));
            let own = usize::try_from(sheet.number - 1).ok().and_then(|at| listed.cells.get(at));
            let said = |at: usize| own.and_then(|own| own.get(at)).map_or("", String::as_str);
            cells.extend(listed.others().map(|at| json_csv::without_formula(said(at))));
            cells.resize(titles.len(), String::new());
            text.push_str(&json_csv::row(&cells)?);
        }
        Ok(Some(text))
    }
}

impl QuestionRange {
    /// Returns the sum of the differences between the largest and the smallest value of each measure of
    /// difficulty.
    fn spread(&self) -> u64 {
        self.least.iter().zip(self.most).map(|(least, most)| most - least).sum()
    }

    /// Returns each measure of difficulty as text: a number, or a range like `2–4` if sheets differ in it.
    fn cells(&self) -> Vec<String> {
        let pairs = self.least.iter().zip(self.most);
        let cell = |(least, most): (&u64, u64)| match *least == most {
            true => most.to_string(),
            false => format!("{least}\u{2013}{most}"),
        };
        pairs.map(cell).collect()
    }
}

/// Returns the measures of a difficulty in the order of [`NAMES`].
fn facets(difficulty: Difficulty) -> [u64; FACETS] {
    let Difficulty { form, piles, bits, odd_columns, winning_moves, raising, luck, mirror } =
        difficulty;
    let numbers = [form, piles, bits, odd_columns, winning_moves].map(u64::from);
    let [form, piles, bits, odd_columns, winning_moves] = numbers;
    let [raising, luck, mirror] = [raising, luck, mirror].map(u64::from);
    [form, piles, bits, odd_columns, winning_moves, raising, luck, mirror]
}

/// Measures of difficulty, as ends of their message ids `worksheet-difficulty-NAME`.
const NAMES: [&str; FACETS] =
    ["form", "piles", "bits", "odd-columns", "winning-moves", "raising", "luck", "mirror"];

impl SheetWriter {
    /// Returns the teacher's page as HTML.
    pub fn summary(&self, summary: &Summary) -> Result<String, Error> {
        let mut context = self.context();
        let unequal = |facet: &usize| {
            summary.places.iter().any(|place| place.least[*facet] < place.most[*facet])
        };
        let unequal: Vec<usize> = (0..FACETS).filter(unequal).collect();
        let rows = summary.places.iter().zip(1..).map(|(place, number)| {
            let topic = self.label(&format!("exercise-topic-{}", place.topic))?;
            let cells = place.cells();
            let cells = unequal.iter().map(|&facet| cells[facet].clone()).collect();
            Ok(Row { number, topic, points: place.points, cells })
        });
        context.insert("rows", &rows.collect::<Result<Vec<_>, Error>>()?);
        let boxes = Some(summary.places.len()).filter(|count| *count <= BOXES).unwrap_or(0);
        context.insert("boxes", &(1..=boxes).collect::<Vec<_>>());
        context.insert("numbers", &(1..=summary.places.len()).collect::<Vec<_>>());
        context.insert("l_answers", &self.label("worksheet-answers")?);
        context.insert("l_signs", &self.label("worksheet-answers-signs")?);
        let versioned = |sheet: &Listed| {
            let tier = self.tier(sheet.tier)?;
            let mark = sheet.version.clone().unwrap_or_default();
            let version = [tier, mark].into_iter().filter(|part| !part.is_empty());
            let version = Some(version.collect::<Vec<_>>().join(" "));
            Ok(Listed { version: version.filter(|it| !it.is_empty()), ..sheet.clone() })
        };
        let listed = summary.listed.iter().map(versioned);
        context.insert("sheets", &listed.collect::<Result<Vec<_>, Error>>()?);
        context.insert("versions", &(summary.versions > 0 || !summary.tiers.is_empty()));
        let points = summary.places.iter().map(|place| place.points).sum::<Option<u64>>();
        context.insert("total", &points.map(|points| points.to_string()));
        let name = |facet: &usize| self.label(&format!("worksheet-difficulty-{}", NAMES[*facet]));
        context.insert("facets", &unequal.iter().map(name).collect::<Result<Vec<_>, _>>()?);
        let values = summary.values();
        for id in ["about", "equal"] {
            let said = if id == "equal" && !summary.tiers.is_empty() { "tiers" } else { id };
            let texts =
                self.in_each_language_with(&format!("worksheet-summary-{said}"), &values)?;
            context.insert(id, &texts);
        }
        let meanings = summary.same.as_ref().map(|sheet| self.meanings(sheet)).transpose()?;
        context.insert("meanings", &meanings.unwrap_or_default());
        context.insert("l_version", &self.label("worksheet-versions")?);
        for id in ["summary", "number", "topic", "score", "marks", "questions", "name", "code"] {
            context.insert(format!("l_{id}"), &self.label(&format!("worksheet-{id}"))?);
        }
        context.insert("titles", &self.titles()?);
        context.insert("school", &self.look.school);
        self.render("summary.html", &context)
    }

    /// Returns sign and name of a tier as text; empty for `None`.
    fn tier(&self, tier: Option<Tier>) -> Result<String, Error> {
        let Some(tier) = tier else { return Ok(String::new()) };
        let name = self.label(&format!("worksheet-tier-{}", tier.tag()))?;
        Ok(format!("{} {name}", tier.mark()))
    }
}
