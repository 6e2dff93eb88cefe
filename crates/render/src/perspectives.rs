//! Renderers for both perspectives of a page, first and second player. The [`Renderer`] of the second player
//! is created on first use, because few pages need it.

use std::sync::OnceLock;

use super::Renderer;
use crate::i18n::{Language, Perspective};
use carryless_args::error::Error;

/// One renderer for each perspective, in one language.
#[derive(Debug)]
pub struct PerspectiveRenderers {
    language: Language,
    games: Vec<&'static str>,
    first: Renderer,
    second: OnceLock<Renderer>,
}

impl PerspectiveRenderers {
    /// Creates the renderers for these games. The renderer of the second player is only created on first use.
    pub fn new(language: Language, games: Vec<&'static str>) -> Result<Self, Error> {
        let first = Renderer::new(language, &games)?;
        Ok(PerspectiveRenderers { language, games, first, second: OnceLock::new() })
    }

    /// Returns the renderer that addresses the first player.
    pub fn first(&self) -> &Renderer {
        &self.first
    }

    /// Returns the renderer that addresses the given player.
    pub fn get(&self, reader: Perspective) -> Result<&Renderer, Error> {
        match (reader, self.second.get()) {
            (Perspective::First, _) => Ok(&self.first),
            (Perspective::Second, Some(second)) => Ok(second),
            (Perspective::Second, None) => {
                let made = Renderer::for_perspective(reader, self.language, &self.games)?;
                Ok(self.second.get_or_init(|| made))
            }
        }
    }
}
