//! The report about the codes of practice of a class: what each pupil and the class master. Misconceptions are part of
//! the other report, too.

use serde::Serialize;

use super::{BadRow, absence, escape_markdown};
use crate::code::practise::{LADDER, SkillState};
use crate::marking::{Marking, Pupil};
use crate::topics;
use carryless_args::error::Error;
use carryless_exercises::Absence;
use carryless_games::game::SCHEMA;
use carryless_games::serialize;
use carryless_render::i18n::Catalogue;

/// Options of a sheet about each skill of [`LADDER`].
const SHEETS: [&str; LADDER.len()] = [
    "--topic race --say 1-2 --target 15",
    "--topic winning-move,who-wins --piles 2",
    "--topic columns",
    "--topic nim-sum",
    "--topic who-wins",
    "--topic winning-move",
    "--topic misere",
    "--topic limit,winning-move --limit 3",
    "--topic race",
    "--topic sets",
];

/// Variables of the Markdown template.
#[derive(Serialize)]
pub(super) struct PracticeText {
    pupils: Vec<PupilText>,
    skills: Vec<SkillText>,
    /// Command line of a sheet about the first skill that fewer than half of the pupils master, with its title; `None`
    /// if there is none.
    next: Option<NextText>,
}

#[derive(Serialize)]
struct PupilText {
    number: Option<u64>,
    id: String,
    name: String,
    /// Reason why the pupil has no code, as a sentence; `None` for a pupil with one.
    absence: Option<String>,
    asked: u64,
    /// Titles of the skills that the pupil masters, as a list.
    mastered: String,
    /// Titles of the other skills that the pupil has practised, as a list.
    open: String,
}

#[derive(Serialize)]
struct SkillText {
    title: String,
    practised: usize,
    mastered: usize,
}

#[derive(Serialize)]
struct NextText {
    skill: String,
    sheet: String,
}

/// A skill with the numbers of pupils who have practised it and who master it.
struct SkillCounts {
    name: &'static str,
    of_ladder: bool,
    practised: usize,
    mastered: usize,
}

/// Returns the variables of the report; `None` if the list has no codes of practice.
pub(super) fn text(marking: &Marking, words: &Catalogue) -> Result<Option<PracticeText>, Error> {
    if !marking.is_practice {
        return Ok(None);
    }
    let titles = &Titles::load(words)?;
    let counts = counts(marking);
    let skill = |skill: &SkillCounts| {
        let title = titles.of(skill.name, skill.of_ladder)?;
        Ok(SkillText { title, practised: skill.practised, mastered: skill.mastered })
    };
    let pupils = marking.pupils.iter().map(|it| pupil(it, titles));
    Ok(Some(PracticeText {
        pupils: pupils.collect::<Result<_, _>>()?,
        skills: counts.iter().map(skill).collect::<Result<_, Error>>()?,
        next: next(&counts, titles)?,
    }))
}

/// Returns the skills that pupils have practised: first those of the ladder, then topics.
fn counts(marking: &Marking) -> Vec<SkillCounts> {
    let mut counts: Vec<SkillCounts> =
        LADDER.map(|name| SkillCounts { name, of_ladder: true, practised: 0, mastered: 0 }).into();
    for code in marking.pupils.iter().filter_map(|pupil| pupil.practice.as_ref()) {
        let of_ladder = code.is_of_ladder();
        for (name, state) in code.skills.iter().filter(|(_, state)| *state != SkillState::New) {
            let is_it = |it: &SkillCounts| it.name == *name && it.of_ladder == of_ladder;
            let at = counts.iter().position(is_it).unwrap_or_else(|| {
                counts.push(SkillCounts { name, of_ladder, practised: 0, mastered: 0 });
                counts.len() - 1
            });
            counts[at].practised += 1;
            counts[at].mastered += usize::from(*state == SkillState::Mastered);
        }
    }
    counts.retain(|skill| skill.practised > 0);
    counts
}

/// Titles of skills in one language.
pub(crate) struct Titles<'w> {
    /// Messages of reports, with the titles of topics.
    words: &'w Catalogue,
    /// Messages of practice.
    practice: Catalogue,
}

impl<'w> Titles<'w> {
    /// Loads the titles. `words` has the messages of reports.
    pub(crate) fn load(words: &'w Catalogue) -> Result<Self, Error> {
        Ok(Titles { words, practice: Catalogue::load(words.language(), &["practise"])? })
    }

    /// Returns the title of a skill of the ladder or of a topic.
    fn of(&self, name: &str, of_ladder: bool) -> Result<String, Error> {
        match of_ladder {
            true => self.practice.text(&["practise-skill-", name].concat()),
            false => topics::title_of(name, self.words),
        }
    }

    /// Returns the skills that a pupil masters, and the others that the pupil has practised, each as a list.
    pub(crate) fn skills(&self, pupil: &Pupil) -> Result<[String; 2], Error> {
        let list = |state| {
            let code = pupil.practice.iter();
            let skills =
                code.flat_map(|code| code.skills.iter().map(|it| (it, code.is_of_ladder())));
            let skills = skills.filter(|((_, own), _)| *own == state);
            let all = skills.map(|((name, _), of_ladder)| self.of(name, of_ladder));
            self.words.comma_list(&all.collect::<Result<Vec<_>, Error>>()?)
        };
        Ok([list(SkillState::Mastered)?, list(SkillState::Practised)?])
    }
}

/// Returns the sheet about the first skill that fewer than half of the pupils master, among those with a code of the
/// ladder if the skill is a step of it, otherwise among those who practised the topic.
fn next(counts: &[SkillCounts], titles: &Titles<'_>) -> Result<Option<NextText>, Error> {
    // Everyone on the ladder has practised its first skill.
    let on_ladder = counts.iter().filter(|skill| skill.of_ladder);
    let on_ladder = on_ladder.map(|skill| skill.practised).max().unwrap_or_default();
    let is_open = |skill: &&SkillCounts| {
        let pupils = if skill.of_ladder { on_ladder } else { skill.practised };
        2 * skill.mastered < pupils
    };
    let Some(skill) = counts.iter().find(is_open) else { return Ok(None) };
    let step = LADDER.iter().position(|name| skill.of_ladder && *name == skill.name);
    let options = step.map_or_else(|| format!("--topic {}", skill.name), |at| SHEETS[at].into());
    Ok(Some(NextText {
        skill: titles.of(skill.name, skill.of_ladder)?,
        sheet: format!("carryless worksheet {options}"),
    }))
}

/// Returns the template variables about a pupil.
fn pupil(pupil: &Pupil, titles: &Titles<'_>) -> Result<PupilText, Error> {
    let words = titles.words;
    let [mastered, open] = titles.skills(pupil)?;
    Ok(PupilText {
        number: pupil.number,
        id: escape_markdown(&pupil.id),
        name: escape_markdown(&pupil.display_name(words)?),
        absence: absence(pupil, words)?,
        asked: pupil.practice.as_ref().map_or(0, |code| code.asked),
        mastered,
        open,
    })
}

/// The report as JSON.
#[derive(Serialize)]
struct Report<'r> {
    schema: u32,
    pupils: Vec<PupilJson<'r>>,
    skills: Vec<SkillJson>,
    unread: &'r [BadRow],
}

/// A pupil in the JSON report.
#[derive(Serialize)]
struct PupilJson<'r> {
    code: &'r str,
    name: &'r str,
    number: Option<u64>,
    #[serde(skip_serializing_if = "str::is_empty")]
    id: &'r str,
    /// Reason why the pupil has no code; `None` for a pupil with one or with an unreadable row.
    absence: Option<Absence>,
    /// Number of questions that were answered.
    asked: u64,
    /// Tags of the misconceptions.
    misconceptions: &'r [&'static str],
    skills: Vec<StateJson>,
}

#[derive(Serialize)]
struct StateJson {
    name: &'static str,
    mastered: bool,
}

#[derive(Serialize)]
struct SkillJson {
    name: &'static str,
    practised: usize,
    mastered: usize,
}

/// Returns the report as JSON. `unread` has the rows that could not be read.
pub(super) fn json(marking: &Marking, unread: &[BadRow]) -> Result<String, Error> {
    let pupils = marking.pupils.iter().map(|pupil| {
        let code = pupil.practice.as_ref();
        let skills = code.map_or(&[][..], |code| &code.skills).iter();
        let skills = skills.filter(|(_, state)| *state != SkillState::New);
        let state = |(name, state): &(&'static str, SkillState)| StateJson {
            name,
            mastered: *state == SkillState::Mastered,
        };
        PupilJson {
            code: &pupil.code,
            name: &pupil.name,
            number: pupil.number,
            id: &pupil.id,
            absence: pupil.absence.filter(|_| pupil.unread_line.is_none()),
            asked: code.map_or(0, |code| code.asked),
            misconceptions: code.map_or(&[], |code| &code.misconceptions),
            skills: skills.map(state).collect(),
        }
    });
    let skill = |it: SkillCounts| SkillJson {
        name: it.name,
        practised: it.practised,
        mastered: it.mastered,
    };
    let skills = counts(marking).into_iter().map(skill).collect();
    let report = Report { schema: SCHEMA, pupils: pupils.collect(), skills, unread };
    serialize::json(&report).map(|text| text + "\n")
}
