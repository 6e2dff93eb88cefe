//! The pages of an exercise: its question, and what its key says in words of its own. Each is a
//! value, [`Said`], and the section of its kind in `templates/pages/exercises.md.tera`.

use serde::Serialize;

use super::exercise::Exercise;
use super::solution::LineSaid;
use super::task::Task;
use super::walkthrough;
use crate::columns::Powers;
use crate::error::Error;
use crate::figure::{Figure, Man};
use crate::games::race::{self, EndRule};
use crate::games::{Facts, Setting};
use crate::position::{Move, Play};
use crate::render::{Page, Renderer};
use crate::wording::Language;

/// The file of the sections, and that of their words.
pub(crate) const EXERCISES: &str = "exercises";

pub(crate) fn writer(language: Language) -> Result<Renderer, Error> {
    Renderer::new(language, &[EXERCISES])
}

#[derive(Serialize)]
struct Said<'e> {
    topic: &'static str,
    #[serde(flatten)]
    position: Position<'e>,
    #[serde(flatten)]
    task: Option<Asked>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Position<'e> {
    /// `sum` and `weights` are the nim-sum and its powers of two; a `limit` of 0 is none.
    Piles {
        piles: &'e [u64],
        count: usize,
        limit: u64,
        play: Play,
        sum: u64,
        weights: Powers,
    },
    /// A `span` of 0 says that there is one number only.
    Race {
        target: u64,
        from: u64,
        least: u64,
        most: u64,
        span: u64,
        end: EndRule,
    },
    Several {
        piles: &'e [u64],
        at_most: u64,
    },
    Numbers {
        numbers: &'e [u64],
    },
    /// The piles are multiples of n.
    Count {
        piles: Vec<String>,
        up_to: u64,
    },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Asked {
    Judge {
        r#move: Move,
    },
    Solution {
        lines: Vec<LineSaid>,
    },
    Binary {
        form: &'static str,
        number: u64,
        digits: String,
        parts: Powers,
    },
    Race {
        form: &'static str,
        said: Option<u64>,
    },
    /// `what` is counted in it; a row of so many `squares` ends at the target.
    Story {
        story: &'static str,
        what: &'static str,
        squares: u64,
    },
    Board {
        pawns: usize,
    },
}

impl<'e> Said<'e> {
    fn of(exercise: &'e Exercise) -> Self {
        let position = Position::of(exercise);
        let task = Asked::of(&exercise.task, &position);
        Said { topic: exercise.topic, position, task }
    }
}

impl<'e> Position<'e> {
    fn of(exercise: &'e Exercise) -> Self {
        match &exercise.setting {
            Setting::Nim(setting) => {
                let sum = match &exercise.answer.facts {
                    Facts::Nim(facts) => facts.nim_sum,
                    _ => 0,
                };
                Position::Piles {
                    piles: setting.piles(),
                    count: setting.piles().len(),
                    limit: setting.rules.limit.unwrap_or(0),
                    play: setting.rules.play,
                    sum,
                    weights: Powers(sum),
                }
            }
            Setting::Race(setting) => {
                let ([least, most], end) = (setting.rules.say, setting.rules.end);
                let race::Position { target, from } = setting.position;
                Position::Race { target, from, least, most, span: most - least, end }
            }
            Setting::Moore(setting) => {
                Position::Several { piles: setting.piles(), at_most: setting.rules.at_most }
            }
            Setting::Count(setting) => {
                let pile = |multiplier: &u64| match multiplier {
                    1 => "n".to_owned(),
                    _ => format!("{multiplier}n"),
                };
                let piles = setting.multipliers().iter().map(pile).collect();
                let up_to = u64::try_from(setting.up_to()).unwrap_or(u64::MAX);
                Position::Count { piles, up_to }
            }
            Setting::Xor(setting) => Position::Numbers { numbers: &setting.position.numbers },
            Setting::Wythoff(_) | Setting::Prove(_) | Setting::Xiangqi(_) => {
                Position::Several { piles: exercise.piles(), at_most: 2 }
            }
        }
    }
}

impl Asked {
    fn of(task: &Task, position: &Position<'_>) -> Option<Self> {
        let race = |form, said| Some(Asked::Race { form, said });
        match (task, position) {
            (Task::Judge { chosen }, _) => Some(Asked::Judge { r#move: *chosen }),
            (Task::Walk { fade, steps }, _) => {
                let given = walkthrough::STEPS.saturating_sub(*fade) as usize;
                let lines = steps.iter().enumerate();
                let lines = lines.map(|(place, step)| LineSaid::of(step, place >= given));
                Some(Asked::Solution { lines: lines.collect() })
            }
            (Task::Mistake { lines }, _) => {
                let lines = lines.iter().map(|line| LineSaid::of(line, false)).collect();
                Some(Asked::Solution { lines })
            }
            (Task::ToBinary | Task::FromBinary, Position::Numbers { numbers: [number, ..] }) => {
                Some(Asked::Binary {
                    form: if *task == Task::ToBinary { "to-binary" } else { "from-binary" },
                    number: *number,
                    digits: format!("`{number:b}`"),
                    parts: Powers(*number),
                })
            }
            (Task::First, _) => race("first", None),
            (Task::Keys, _) => race("keys", None),
            (Task::Middle, _) => race("middle", None),
            (Task::Reply { said }, _) => race("reply", Some(*said)),
            (Task::Story { story }, Position::Race { target, .. }) => {
                let what = story.split('-').next().unwrap_or_default();
                Some(Asked::Story { story, what, squares: target + 1 })
            }
            (Task::Board { files }, _) => {
                let pawns = files.iter().filter(|file| file.man == Man::Pawn).count();
                Some(Asked::Board { pawns })
            }
            _ => None,
        }
    }
}

impl Exercise {
    /// The question as Markdown that stands for itself, pictures in letters.
    pub(crate) fn question(&self, writer: &Renderer) -> Result<String, Error> {
        let mut markdown = self.question_page(writer)?.markdown(writer.words())?;
        markdown.truncate(markdown.trim_end().len());
        Ok(markdown)
    }

    pub(crate) fn question_page(&self, writer: &Renderer) -> Result<Page<'_>, Error> {
        let figure = match &self.task {
            Task::Grid { grid } => Some(Figure::Blanks { grid }),
            Task::Board { files } => Some(Figure::Board { files, taken: None }),
            _ => None,
        };
        let own = writer.has_section(EXERCISES, self.topic);
        self.page(writer, if own { self.topic } else { "question" }, figure)
    }

    /// What the key says in the words of the kind; nothing when all is in the explanation.
    pub(crate) fn working(&self, writer: &Renderer) -> Result<Option<Page<'_>>, Error> {
        let section = ["work-", self.topic].concat();
        let figure = match &self.answer.facts {
            Facts::Nim(facts) => Some(Figure::Columns { columns: &facts.columns, boxed: false }),
            _ => None,
        };
        let own = writer.has_section(EXERCISES, &section);
        own.then(|| self.page(writer, &section, figure)).transpose()
    }

    /// Whether [`Exercise::working`] is all that the key says, and no explanation follows.
    pub(crate) fn is_worked_alone(&self) -> bool {
        super::kind(self.topic).is_some_and(|kind| kind.works_alone())
    }

    fn page<'e>(
        &'e self,
        writer: &Renderer,
        section: &str,
        figure: Option<Figure<'e>>,
    ) -> Result<Page<'e>, Error> {
        let page = writer.section(EXERCISES, section, "x", &Said::of(self), figure);
        page.map_err(|error| Error::defect(format!("{}: {error}", self.topic)))
    }
}
