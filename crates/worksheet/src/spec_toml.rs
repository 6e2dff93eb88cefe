//! Writes a [`Spec`] as a TOML file from which later sheets can be made. The file contains the sections with
//! their numbers of exercises and all values that the user has given; a missing value means the default.

use serde::Serialize;

use super::diagnose;
use super::spec::{BOTH, Key, Paper, Spec};
use carryless_args::error::Error;
use carryless_exercises::Constraints;

/// Content of the TOML file; the fields are option names.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Written<'s> {
    topic: String,
    count: Option<u64>,
    #[serde(flatten)]
    constraints: &'s Constraints,
    points: Option<Vec<u64>>,
    seed: Option<u64>,
    lang: String,
    title: Option<String>,
    school: Option<String>,
    paper: &'static str,
    space: Option<u64>,
    large_print: Option<bool>,
    seal: Option<bool>,
    example: Option<bool>,
    duplex: Option<bool>,
    one_sided: Option<bool>,
    key: &'static str,
}

impl Spec {
    /// Returns the spec as the text of a TOML file that [`SpecFile`](carryless_args::spec_file::SpecFile) parses.
    pub fn toml(&self) -> Result<String, Error> {
        let (constraints, look) = (&self.content.constraints, &self.look);
        let sections = self.content.sections.iter();
        let is_chosen = diagnose::is_asked(&self.content);
        let sections = sections.map(|section| match is_chosen {
            true => section.topic.to_owned(),
            false => format!("{}:{}", section.topic, section.count),
        });
        let name = |known: Option<&'static str>| known.unwrap_or_default();
        let said = |value: bool| value.then_some(true);
        let written = Written {
            topic: sections.collect::<Vec<_>>().join(","),
            count: is_chosen.then(|| self.content.count()),
            constraints,
            points: Some(self.content.points.clone()).filter(|points| !points.is_empty()),
            seed: self.seed,
            lang: match &look.languages[..] {
                [language] => language.code().to_owned(),
                _ => BOTH.to_owned(),
            },
            title: look.title.clone(),
            school: look.school.clone(),
            paper: name(Paper::ALL.iter().find(|(_, it)| *it == look.paper).map(|(name, _)| *name)),
            space: look.space,
            large_print: said(look.large_print),
            seal: said(look.seal),
            example: said(look.example),
            duplex: said(look.duplex == Some(true)),
            one_sided: said(look.duplex == Some(false)),
            key: name(Key::ALL.iter().find(|(_, it)| *it == look.key).map(|(name, _)| *name)),
        };
        toml::to_string(&written).map_err(Error::internal)
    }
}
