//! Renders the form with which a teacher orders sheets; `sheet_command.rs` applies its controls to the command
//! line.

use serde::Serialize;

use super::action::PageState;
use super::cache::Cache;
use super::edit::{ANSWERS, parse_line};
use super::fragments::{Choice, Rule, rules};
use super::sheet_command;
use carryless_args::Args;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_args::options::{self, OptionSpec};
use carryless_exercises::constraints::Constraint;
use carryless_exercises::{KINDS, kind};
use carryless_render::i18n::{Catalogue, Language};
use carryless_worksheet::topics::all_misconceptions;

/// Options for the layout of a sheet, in the order in which the form shows them.
const LOOK: [OptionSpec; 8] = [
    options::PAPER,
    options::TITLE,
    options::SCHOOL,
    options::POINTS,
    options::SPACE,
    options::LARGE_PRINT,
    options::EXAMPLE,
    options::SEAL,
];

/// Groups of topics in the form, each as the message id of its label and its first topic. A group extends, in
/// the order of [`KINDS`], to the first topic of the next group.
const GROUPS: [(&str, &str); 5] = [
    ("web-topics-columns", "binary"),
    ("web-topics-nim", "who-wins"),
    ("web-topics-rules", "limit"),
    ("web-topics-proofs", "xor"),
    ("web-topics-games", "xiangqi"),
];

/// Value of `--lang` for a sheet in two languages side by side.
const BOTH: &str = "both";

#[derive(Serialize)]
struct Topic {
    name: &'static str,
    label: String,
    is_on: bool,
    count: String,
}

/// Group of topics in the form, with a label.
#[derive(Serialize)]
struct Group {
    label: String,
    topics: Vec<Topic>,
}

#[derive(Serialize)]
struct Form {
    line: String,
    groups: Vec<Group>,
    /// Names of the chosen topics, joined by commas; `None` for a mixed sheet, for which no topic is chosen.
    chosen: Option<String>,
    levels: Vec<u64>,
    level: String,
    count: String,
    copies: String,
    /// Class list as text; empty if there is none.
    roster: String,
    /// Answer list as text; empty if there is none.
    answers: String,
    languages: Vec<Choice>,
    /// Controls of the constraints on exercises that the chosen topics support.
    constraints: Vec<Rule>,
    look: Vec<Rule>,
    class: Vec<Rule>,
    /// Sheet code in the command line; empty if there is none.
    code: String,
    /// Whether the command line asks for new sheets, not for a key or marks.
    is_ordered: bool,
}

/// Renders the form for the command line of `typed` as HTML.
pub(super) fn form(shelf: &Cache, typed: &PageState) -> Result<String, Error> {
    let line = CommandLine::parse(&typed.line);
    let (command, asked) = parse_line(&line);
    let said = |name: &str| asked.value_of(name).map_or("", Token::text).to_owned();
    let listed = sheet_command::topics(asked.value_of("topic"));
    let groups = groups(shelf, &listed)?;
    let topics = groups.iter().flat_map(|group| &group.topics);
    let on: Vec<&str> = topics.filter(|topic| topic.is_on).map(|topic| &*topic.label).collect();
    let chosen = (!on.is_empty()).then(|| shelf.words.comma_list(&on)).transpose()?;
    let understood = |constraint: &&Constraint| {
        listed
            .iter()
            .any(|(name, _)| kind(name).is_some_and(|kind| kind.constraints().contains(constraint)))
    };
    let constraints: Vec<OptionSpec> = Constraint::ALL
        .iter()
        .filter(understood)
        .map(|constraint| Constraint::OPTIONS[*constraint as usize])
        .filter(|spec| spec.name != options::LEVEL.name)
        .collect();
    let has_names = !typed.roster.trim().is_empty();
    let class = [options::NAME_COLUMN, options::THREE].into_iter();
    let class: Vec<OptionSpec> = class.filter(|spec| has_names || spec.value.is_none()).collect();
    let is_answers = command.is_some_and(|word| word.text() == ANSWERS);
    let code = if is_answers { asked.clone().rest() } else { Vec::new() };
    let code = code.first().map_or_else(|| said("code"), |word| word.text().to_owned());
    shelf.render(
        "order.html",
        &Form {
            line: typed.line.clone(),
            groups,
            chosen,
            levels: (1..=5).collect(),
            level: said("level"),
            count: said("count"),
            copies: if has_names { String::new() } else { said("copies") },
            roster: typed.roster.clone(),
            answers: typed.answers.clone(),
            languages: languages(shelf, &said("lang"))?,
            constraints: constraint_controls(shelf, &asked, &constraints)?,
            look: rules(shelf, &asked, LOOK.iter())?,
            class: rules(shelf, &asked, class.iter())?,
            is_ordered: !is_answers && code.is_empty(),
            code,
        },
    )
}

/// Returns all topics in groups. `listed` are the chosen topics, each with its count as typed.
fn groups(shelf: &Cache, listed: &[(&str, &str)]) -> Result<Vec<Group>, Error> {
    let words = shelf.topics()?;
    let mut groups: Vec<Group> = Vec::new();
    for kind in KINDS {
        if let Some((id, _)) = GROUPS.iter().find(|(_, first)| *first == kind.name()) {
            groups.push(Group { label: shelf.words.text(id)?, topics: Vec::new() });
        }
        let found = listed.iter().find(|(own, _)| *own == kind.name());
        let label = words.text(&["exercise-topic-", kind.name()].concat())?;
        let count = found.map_or("", |(_, count)| count).to_owned();
        let topic = Topic { name: kind.name(), label, is_on: found.is_some(), count };
        if let Some(group) = groups.last_mut() {
            group.topics.push(topic);
        }
    }
    Ok(groups)
}

/// Returns a control for each option in `constraints`. The control for a misconception lists descriptions, not
/// names.
fn constraint_controls(
    shelf: &Cache,
    args: &Args<'_>,
    constraints: &[OptionSpec],
) -> Result<Vec<Rule>, Error> {
    let mut rules = rules(shelf, args, constraints.iter())?;
    if let Some(rule) = rules.iter_mut().find(|rule| rule.name == options::TRAP.name) {
        let choice = |value: &'static str, id: &str| {
            let label = shelf.words.text(id)?;
            Ok(Choice { value, label, now: value == rule.value })
        };
        let ideas =
            all_misconceptions().map(|trap| choice(trap.tag(), &["idea-", trap.tag()].concat()));
        let any = choice("", "web-trap-any");
        rule.words = std::iter::once(any).chain(ideas).collect::<Result<_, Error>>()?;
        rule.kind = "words";
    }
    Ok(rules)
}

/// Returns the languages that the user can choose for a sheet; `now` is the current value of `--lang`.
fn languages(shelf: &Cache, now: &str) -> Result<Vec<Choice>, Error> {
    let own = Language::all().map(|language| {
        let label = Catalogue::load(language, &["common"])?.text("language-name")?;
        Ok(Choice { value: language.code(), label, now: language.code() == now })
    });
    let mut all = own.collect::<Result<Vec<_>, Error>>()?;
    all.push(Choice { value: BOTH, label: shelf.words.text("web-lang-both")?, now: now == BOTH });
    Ok(all)
}
