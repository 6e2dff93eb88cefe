//! Finds the misconception that a player names: by its tag, such as `equalise`, or by some of the words by
//! which it is called in any language.

use carryless_args::error::Error;
use carryless_games::games::AnyMisconception;
use carryless_render::i18n::{Catalogue, Language};

use super::plain_text::folded;

/// Meaning of a guess.
#[derive(Clone, Debug, PartialEq)]
pub enum Guess {
    /// This misconception.
    One(AnyMisconception),
    /// One of these misconceptions; all of the game if the guess fits none.
    Several(Vec<AnyMisconception>),
}

/// Finds the misconceptions in `ideas` that the typed text can mean.
pub fn find(text: &str, ideas: &[AnyMisconception]) -> Result<Guess, Error> {
    let typed = folded(text);
    let words: Vec<&str> = words(&typed).collect();
    let catalogues = Language::all().map(|language| Catalogue::load(language, &["games"]));
    let catalogues: Vec<Catalogue> = catalogues.collect::<Result<_, _>>()?;
    let mut fitting = Vec::new();
    for idea in ideas {
        let mut names = vec![folded(idea.tag())];
        for catalogue in &catalogues {
            names.push(folded(&catalogue.text(&format!("idea-{}", idea.tag()))?));
        }
        let names: Vec<String> = names.iter().map(|name| self::words(name).collect()).collect();
        let whole: String = words.concat();
        if names.contains(&whole) {
            return Ok(Guess::One(*idea));
        }
        let fits = |name: &String| words.iter().all(|word| name.contains(word));
        if !words.is_empty() && names.iter().any(fits) {
            fitting.push(*idea);
        }
    }
    Ok(match fitting[..] {
        [idea] => Guess::One(idea),
        [] => Guess::Several(ideas.to_vec()),
        _ => Guess::Several(fitting),
    })
}

/// Returns the words of a text, without what is neither a letter nor a digit.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}
