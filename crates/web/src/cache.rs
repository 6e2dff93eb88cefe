//! Caches the messages, templates and renderers of one language; replies do not depend on the cache.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use serde::Serialize;
use tera::Tera;

use carryless_args::error::Error;
use carryless_games::serialize;
use carryless_practise::texts::Texts;
use carryless_render::i18n::{Catalogue, Language, Perspective};
use carryless_render::{Renderer, filters};

thread_local! {
    /// Cache of the language that was requested last. Caches of all languages would need too much of a
    /// browser's memory.
    static SHELF: RefCell<Option<(Language, Rc<Cache>)>> = const { RefCell::new(None) };
}

/// Names of the templates of the fragments in `templates/web`.
const TEMPLATES: [&str; 20] = [
    "error.html",
    "foot.html",
    "head.html",
    "judge.html",
    "lesson-back.html",
    "lesson-done.html",
    "lesson-plan.html",
    "lesson-pupil.html",
    "map.html",
    "match.html",
    "order.html",
    "paper.html",
    "play-board.html",
    "practise-result.html",
    "practise.html",
    "solved.html",
    "rule.html",
    "setting.html",
    "sheet.html",
    "sign.html",
];

/// Messages, templates and renderers of one language, for all fragments of a reply.
pub(super) struct Cache {
    pub(super) words: Arc<Catalogue>,
    tera: Tera,
    /// Messages with the names of the exercise topics, loaded when first needed.
    topics: OnceCell<Catalogue>,
    /// Texts of practice, loaded when first needed.
    practice: OnceCell<Texts>,
    /// Renderers, each under the name of its game and whether its answers address the second player.
    renderers: RefCell<BTreeMap<(&'static str, bool), Rc<Renderer>>>,
}

impl Cache {
    /// Calls `work` with the cache of this language, which is created if necessary, and returns the result.
    pub(super) fn with<T>(
        language: Language,
        work: impl FnOnce(&Cache) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let known = SHELF.with_borrow_mut(|held| {
            // The old cache is freed before the next one is built.
            held.take_if(|(own, _)| *own != language);
            held.as_ref().map(|(_, shelf)| Rc::clone(shelf))
        });
        let shelf = match known {
            Some(shelf) => shelf,
            None => {
                let shelf = Rc::new(Cache::new(language)?);
                SHELF.set(Some((language, Rc::clone(&shelf))));
                shelf
            }
        };
        work(&shelf)
    }

    /// Creates the cache of a language; renderers are added when they are needed.
    fn new(language: Language) -> Result<Self, Error> {
        let words = Arc::new(Catalogue::load(
            language,
            &["common", "errors", "figures", "games", "map", "practise", "start", "web"],
        )?);
        let mut tera = Tera::default();
        filters::register(&mut tera, &words);
        tera.add_raw_templates(carryless_templates::pairs("web", &TEMPLATES))
            .map_err(|error| Error::from_causes(&error))?;
        Ok(Cache {
            words,
            tera,
            topics: OnceCell::new(),
            practice: OnceCell::new(),
            renderers: RefCell::default(),
        })
    }

    /// Returns the renderer of explanations of `game`. `reader` is the player whom they address.
    pub(super) fn renderer(
        &self,
        game: &'static str,
        reader: Perspective,
    ) -> Result<Rc<Renderer>, Error> {
        let key = (game, reader == Perspective::Second);
        if let Some(renderer) = self.renderers.borrow().get(&key) {
            return Ok(Rc::clone(renderer));
        }
        let made = Rc::new(Renderer::for_perspective(reader, self.words.language(), &[game])?);
        self.renderers.borrow_mut().insert(key, Rc::clone(&made));
        Ok(made)
    }

    /// Returns the messages with the names of the exercise topics.
    pub(super) fn topics(&self) -> Result<&Catalogue, Error> {
        if let Some(topics) = self.topics.get() {
            return Ok(topics);
        }
        let topics = Catalogue::load(self.words.language(), &["exercises"])?;
        Ok(self.topics.get_or_init(|| topics))
    }

    /// Returns the texts of practice.
    pub(super) fn practice(&self) -> Result<&Texts, Error> {
        if let Some(texts) = self.practice.get() {
            return Ok(texts);
        }
        let texts = Texts::load(self.words.language())?;
        Ok(self.practice.get_or_init(|| texts))
    }

    /// Renders the template with the file name `name` as HTML; `values` are its variables.
    pub(super) fn render(&self, name: &str, values: &impl Serialize) -> Result<String, Error> {
        let context = serialize::context(values)?;
        self.tera.render(name, &context).map_err(|error| Error::from_causes(&error))
    }
}
