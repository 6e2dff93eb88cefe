//! The renderers of both readers of a page. In: a language and games. Out: the [`Renderer`] of a
//! [`Reader`]; that of the second is made when it is first asked for, for few ask.

use std::sync::OnceLock;

use super::Renderer;
use crate::error::Error;
use crate::i18n::{Language, Perspective};

#[derive(Debug)]
pub(crate) struct Readers {
    language: Language,
    games: Vec<&'static str>,
    first: Renderer,
    second: OnceLock<Renderer>,
}

impl Readers {
    pub(crate) fn new(language: Language, games: Vec<&'static str>) -> Result<Self, Error> {
        let first = Renderer::new(language, &games)?;
        Ok(Readers { language, games, first, second: OnceLock::new() })
    }

    pub(crate) fn first(&self) -> &Renderer {
        &self.first
    }

    /// What writes pages that speak to this reader.
    pub(crate) fn of(&self, reader: Perspective) -> Result<&Renderer, Error> {
        match (reader, self.second.get()) {
            (Perspective::First, _) => Ok(&self.first),
            (Perspective::Second, Some(second)) => Ok(second),
            (Perspective::Second, None) => {
                let made = Renderer::to(reader, self.language, &self.games)?;
                Ok(self.second.get_or_init(|| made))
            }
        }
    }
}
