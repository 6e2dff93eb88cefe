//! The list that `carryless worksheet --topics` prints: each kind of exercise with its title, minimum age,
//! options, and an example.

use super::topics;
use carryless_args::error::Error;
use carryless_exercises::constraints::Constraints;
use carryless_exercises::{KINDS, question_text};
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::{Screen, terminal};

/// Name of each kind of exercise and the minimum age of its pupils, in years: one kind on each line.
const AGES: &str = "worksheet/ages.txt";

/// Indentation of the lines about a kind of exercise.
const INDENT: &str = "    ";

/// Returns the list in `language` as text for `screen`.
pub fn list(language: Language, screen: Screen) -> Result<String, Error> {
    let writer = question_text::writer(language)?;
    let own = Catalogue::load(language, &["worksheet"])?;
    let screen = Screen { width: screen.width - INDENT.len(), ..screen };
    let mut text = String::new();
    for kind in KINDS {
        let options =
            kind.constraints().iter().map(|constraint| format!("--{}", constraint.name()));
        let options = options.collect::<Vec<_>>().join(" ");
        let title = topics::title_of(kind.name(), writer.words())?;
        let mut ages =
            carryless_templates::text(AGES).lines().filter_map(|line| line.split_once(' '));
        let age = ages.find(|(name, _)| *name == kind.name()).map_or("", |(_, age)| age);
        let age = own.format_with("worksheet-topic-age", [("age", age)])?;
        text.push_str(&format!("{}\n{INDENT}{title}\n{INDENT}{age}\n", kind.name()));
        if !options.is_empty() {
            let understood = own.format_with("worksheet-understands", [("options", options)])?;
            text.push_str(&format!("{INDENT}{understood}\n"));
        }
        if let Some(exercise) = kind.space(&Constraints::default())?.draw(1).next() {
            let page = terminal::page(&exercise.question_page(&writer)?, writer.words(), screen)?;
            for line in page.lines() {
                text.push_str(format!("{INDENT}{line}").trim_end());
                text.push('\n');
            }
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len() + 1);
    Ok(text)
}
