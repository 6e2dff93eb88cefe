//! What the answers of one language are written with, kept from one request to the next: words, the
//! templates of the page, and those of each game once it is asked for. It changes no reply.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use serde::Serialize;
use tera::Tera;

use crate::error::Error;
use crate::i18n::{Catalogue, Language, Perspective};
use crate::render::{Renderer, filters};
use crate::serialize;

thread_local! {
    /// That of the language asked for last: those of all languages would fill the memory of a page.
    static SHELF: RefCell<Option<(Language, Rc<Cache>)>> = const { RefCell::new(None) };
}

/// The templates of the parts.
const TEMPLATES: [(&str, &str); 17] = [
    ("error.html", include_str!("../../templates/web/error.html")),
    ("foot.html", include_str!("../../templates/web/foot.html")),
    ("head.html", include_str!("../../templates/web/head.html")),
    ("judge.html", include_str!("../../templates/web/judge.html")),
    ("lesson-back.html", include_str!("../../templates/web/lesson-back.html")),
    ("lesson-done.html", include_str!("../../templates/web/lesson-done.html")),
    ("lesson-plan.html", include_str!("../../templates/web/lesson-plan.html")),
    ("lesson-pupil.html", include_str!("../../templates/web/lesson-pupil.html")),
    ("map.html", include_str!("../../templates/web/map.html")),
    ("match.html", include_str!("../../templates/web/match.html")),
    ("order.html", include_str!("../../templates/web/order.html")),
    ("paper.html", include_str!("../../templates/web/paper.html")),
    ("play-board.html", include_str!("../../templates/web/play-board.html")),
    ("rule.html", include_str!("../../templates/web/rule.html")),
    ("setting.html", include_str!("../../templates/web/setting.html")),
    ("sheet.html", include_str!("../../templates/web/sheet.html")),
    ("sign.html", include_str!("../../templates/web/sign.html")),
];

pub(super) struct Cache {
    pub(super) words: Arc<Catalogue>,
    tera: Tera,
    topics: OnceCell<Catalogue>,
    renderers: RefCell<BTreeMap<(&'static str, bool), Rc<Renderer>>>,
}

impl Cache {
    /// Does something with the shelf of this language.
    pub(super) fn with<T>(
        language: Language,
        work: impl FnOnce(&Cache) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let known = SHELF.with_borrow_mut(|held| {
            // Gone before another is made.
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

    fn new(language: Language) -> Result<Self, Error> {
        let words = Arc::new(Catalogue::load(
            language,
            &["common", "errors", "figures", "games", "map", "web"],
        )?);
        let mut tera = Tera::default();
        filters::register(&mut tera, &words);
        tera.add_raw_templates(TEMPLATES.to_vec()).map_err(|error| Error::caused_by(&error))?;
        Ok(Cache { words, tera, topics: OnceCell::new(), renderers: RefCell::default() })
    }

    /// What writes the pages of a game, for this reader.
    pub(super) fn renderer(
        &self,
        game: &'static str,
        reader: Perspective,
    ) -> Result<Rc<Renderer>, Error> {
        let key = (game, reader == Perspective::Second);
        if let Some(renderer) = self.renderers.borrow().get(&key) {
            return Ok(Rc::clone(renderer));
        }
        let made = Rc::new(Renderer::to(reader, self.words.language(), &[game])?);
        self.renderers.borrow_mut().insert(key, Rc::clone(&made));
        Ok(made)
    }

    /// The names of the topics of sheets.
    pub(super) fn topics(&self) -> Result<&Catalogue, Error> {
        if let Some(topics) = self.topics.get() {
            return Ok(topics);
        }
        let topics = Catalogue::load(self.words.language(), &["exercises"])?;
        Ok(self.topics.get_or_init(|| topics))
    }

    /// A part of the page from its template.
    pub(super) fn part(&self, name: &str, values: &impl Serialize) -> Result<String, Error> {
        let context = serialize::context(values)?;
        self.tera.render(name, &context).map_err(|error| Error::caused_by(&error))
    }
}
