//! Fragments of the page around the answer: head, settings, attempts and foot, rendered from templates.
//! [`PageState`] applies their controls.

use pulldown_cmark::{Event, Options, Parser, TagEnd};
use serde::Serialize;

use super::Reply;
use super::action::{PageState, Wanted};
use super::cache::Cache;
use super::edit::{
    self, PLAY, PRACTISE, WORKSHEET, command_of, game, is_lesson, is_practice, is_sheet, numbers,
    parse_line,
};
use super::link;
use super::map_position::MAP;
use carryless_args::Args;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_args::options::{MOVE, OptionRole, OptionSpec, SOLUTION, ValueKind};
use carryless_games::games;
use carryless_render::i18n::{self, Catalogue, Language};
use carryless_render::svg::picture::escape;
use carryless_worksheet::lesson::LESSON;
use carryless_worksheet::qr;

/// Number by which the levels of headings in answers are increased, as the page has headings above them.
pub(super) const DEPTH: u8 = 2;

/// Largest number of piles for which the settings show a control for each pile.
const CONTROLLED: usize = 12;

/// Language in the list of languages of the page; `now` tells whether it is the current one.
#[derive(Serialize)]
struct Spoken {
    code: &'static str,
    name: String,
    now: bool,
}

/// Link to a section of the page; `now` tells whether it is the current one. If `keeps`, the link opens the
/// command line that was last used in the section.
#[derive(Serialize)]
struct Wing {
    value: &'static str,
    label: String,
    now: bool,
    keeps: bool,
}

#[derive(Serialize)]
struct Head {
    wings: Vec<Wing>,
    languages: Vec<Spoken>,
}

/// Renders the head of the page: its sections and languages.
pub(super) fn head(shelf: &Cache, typed: &PageState) -> Result<String, Error> {
    let spoken = |language: Language| {
        Ok(Spoken {
            code: language.code(),
            name: Catalogue::load(language, &["common"])?.text("language-name")?,
            now: language == typed.language,
        })
    };
    let languages = Language::all().map(spoken).collect::<Result<_, Error>>()?;
    let now = match () {
        () if is_sheet(&typed.line) => WORKSHEET,
        () if is_lesson(&typed.line) => LESSON,
        () if is_practice(&typed.line) => PRACTISE,
        () if command_of(&typed.line) == PLAY => PLAY,
        () if command_of(&typed.line) == MAP => MAP,
        () => games::EXPLAIN,
    };
    let wing = |value: &'static str| {
        let label = shelf.words.text(&["web-wing-", value].concat())?;
        Ok(Wing {
            value,
            label,
            now: value == now,
            keeps: [PRACTISE, WORKSHEET, LESSON].contains(&value),
        })
    };
    let wings = [PLAY, PRACTISE, games::EXPLAIN, MAP, WORKSHEET, LESSON]
        .into_iter()
        .map(wing)
        .collect::<Result<_, Error>>()?;
    shelf.render("head.html", &Head { wings, languages })
}

#[derive(Serialize)]
struct Excerpt {
    file: Option<String>,
    before: String,
    wrong: String,
    after: String,
}

#[derive(Serialize)]
struct Shown {
    sentence: String,
    place: Option<Excerpt>,
    hint: Option<String>,
}

/// Renders the diagnostic `told` of an error, with its excerpt and hint, as HTML.
pub(super) fn error(shelf: &Cache, told: &i18n::Diagnostic) -> Result<String, Error> {
    let i18n::Diagnostic { sentence, place, hint } = told.clone();
    let place = place.map(|place| Excerpt {
        file: place.file,
        before: place.before,
        wrong: place.wrong,
        after: place.after,
    });
    shelf.render("error.html", &Shown { sentence, place, hint })
}

/// Control of a pile: its number (1-based), its size, the size with one stone less (`None` for an empty pile)
/// and the size with one stone more.
#[derive(Serialize)]
struct Pile {
    number: usize,
    size: u64,
    less: Option<u64>,
    more: u64,
}

#[derive(Serialize)]
pub(super) struct Choice {
    pub(super) value: &'static str,
    pub(super) label: String,
    pub(super) now: bool,
}

/// Control of the page that sets an option of the command line.
#[derive(Serialize)]
pub(super) struct Rule {
    pub(super) name: &'static str,
    pub(super) label: String,
    /// Kind of the control: "switch", "number", "words" (a choice) or "text".
    pub(super) kind: &'static str,
    pub(super) value: String,
    pub(super) is_on: bool,
    pub(super) words: Vec<Choice>,
}

#[derive(Serialize)]
struct Setting {
    line: String,
    piles: Vec<Pile>,
    /// Games that the user can choose.
    games: Vec<Choice>,
    /// Topics, other than games, that the user can choose.
    topics: Vec<Choice>,
    rules: Vec<Rule>,
}

/// Renders the settings of the explanation: command line, piles, games, topics and rules.
pub(super) fn state(shelf: &Cache, typed: &PageState) -> Result<String, Error> {
    let line = CommandLine::parse(&typed.line);
    let (command, asked) = parse_line(&line);
    let now = game(&line);
    let words = &shelf.words;
    let choice = |entry: &games::Entry| {
        let label = words.text(&["web-game-", entry.name].concat())?;
        Ok(Choice { value: entry.name, label, now: entry.name == now })
    };
    let (games, topics): (Vec<_>, Vec<_>) =
        games::ENTRIES.iter().partition(|entry| entry.command.is_none());
    let entry = games::ENTRIES.iter().find(|entry| entry.name == now);
    let ruled = |spec: &&OptionSpec| spec.role == OptionRole::Rule && fits(spec, now, &asked);
    let rules = rules(shelf, &asked, entry.iter().flat_map(|entry| entry.options).filter(ruled));
    // Controls are shown for positions with a moderate number of piles.
    let listed = numbers(&asked);
    let of_piles = ["nim", "subtraction", "staircase", "moore", "wythoff", "xor"].contains(&now);
    let sizes = listed.iter().filter(|_| of_piles && listed.len() <= CONTROLLED);
    let piles = sizes.enumerate().filter_map(|(index, word)| {
        let size = word.number().ok()?;
        Some(Pile {
            number: index + 1,
            size,
            less: size.checked_sub(1),
            more: size.saturating_add(1),
        })
    });
    // A move that is tried on the board is not part of the position.
    let shown =
        edit::with_option(&edit::with_option(&typed.line, SOLUTION.name, ""), MOVE.name, "");
    let shown = match command.map(Token::text) {
        Some(games::EXPLAIN) => shown.strip_prefix("explain ").unwrap_or(&shown),
        _ => &shown,
    };
    let state = Setting {
        line: shown.to_owned(),
        piles: piles.collect(),
        games: games.into_iter().map(choice).collect::<Result<_, Error>>()?,
        topics: topics.into_iter().map(choice).collect::<Result<_, Error>>()?,
        rules: rules?,
    };
    shelf.render("setting.html", &state)
}

/// Whether the settings show this option. `now` is the game or topic of the command line; for the topic
/// `prove`, the arguments `args` name the game.
fn fits(spec: &OptionSpec, now: &str, args: &Args<'_>) -> bool {
    let has = |entry: &games::Entry| entry.options.iter().any(|own| own.name == spec.name);
    let played = || games::ENTRIES.iter().filter(|entry| entry.command.is_none());
    let named = args.peek().and_then(|word| played().find(|entry| entry.name == word.text()));
    let about = match now {
        "prove" => named,
        _ => games::ENTRIES.iter().find(|entry| entry.name == now),
    };
    let is_race = about.is_some_and(|entry| entry.name == "race");
    let is_own = match about {
        Some(entry) => has(entry) || !played().any(has),
        // Bare piles are Nim, or a game selected by an option.
        None => {
            let piles = |entry: &&games::Entry| entry.sign.is_some() || entry.name == "nim";
            played().filter(piles).any(has) || !played().any(has)
        }
    };
    is_own && !(is_race && spec.name == "misere")
}

/// Returns a control for each option in `specs`, set to its value in `args`.
pub(super) fn rules<'s>(
    shelf: &Cache,
    args: &Args<'_>,
    specs: impl Iterator<Item = &'s OptionSpec>,
) -> Result<Vec<Rule>, Error> {
    let words = &shelf.words;
    let rule = |spec: &OptionSpec| {
        let given = args.value_of(spec.name).map_or("", Token::text).to_owned();
        let is_on = args.flag(spec.name).is_some();
        let label = words.text(&["web-option-", spec.name].concat())?;
        let default = spec.value.and_then(|value| value.default).unwrap_or_default();
        let chosen = if given.is_empty() { default } else { given.as_str() };
        let choice = |value: &'static str| {
            let label = words.text(&["web-", spec.name, "-", value].concat())?;
            Ok(Choice { value, label, now: value == chosen })
        };
        let all =
            spec.allowed_words().iter().map(|word| choice(word)).collect::<Result<_, Error>>()?;
        Ok(Rule { name: spec.name, label, kind: kind(spec), value: given, is_on, words: all })
    };
    specs.map(rule).collect()
}

fn kind(spec: &OptionSpec) -> &'static str {
    match spec.value.map(|value| value.kind) {
        None => "switch",
        Some(ValueKind::Number(..)) => "number",
        Some(ValueKind::Words(_)) => "words",
        Some(_) => "text",
    }
}

#[derive(Serialize)]
struct Foot<'f> {
    link: Option<String>,
    /// QR code of the link as SVG, if the link is a web address that is short enough.
    qr: Option<String>,
    /// Whether the link leads to a file on this device.
    is_local: bool,
    /// Whether the page has a button for printing.
    prints: bool,
    formats: &'f [&'static str],
}

/// Renders the foot of the page: link, print button, and buttons for downloads in each of `formats`.
fn foot(shelf: &Cache, typed: &PageState, formats: &[&'static str]) -> Result<String, Error> {
    let link = match &typed.wanted {
        Wanted::Link(base) => Some(link(base, typed.language.code(), &typed.line, typed.step)),
        _ => None,
    };
    // The link of a position with thousands of piles is too long for a QR code.
    let qr = link.as_ref().filter(|link| link.starts_with("http"));
    let qr = qr.and_then(|link| qr::svg(link).ok());
    shelf.render(
        "foot.html",
        &Foot {
            is_local: link.as_ref().is_some_and(|link| link.starts_with("file:")),
            link,
            qr,
            prints: !is_sheet(&typed.line) && ![MAP, PRACTISE].contains(&command_of(&typed.line)),
            formats,
        },
    )
}

/// Adds the title and the fragments around the answer to a reply: head, settings `state`, attempts `judge`
/// (both HTML), foot with a download button for each of `formats`, and the note of `typed`, if any, in the
/// place of an error.
pub(super) fn add_page_fragments(
    reply: &mut Reply,
    (shelf, typed): (&Cache, &PageState),
    [state, judge]: [String; 2],
    formats: &[&'static str],
) -> Result<(), Error> {
    reply.title = title(shelf, typed)?;
    let note = typed.note.map(|id| shelf.words.text(id)).transpose()?;
    let note = note.map(|text| ["<p>", &escape(&text), "</p>"].concat());
    let parts = [
        ("error", note.unwrap_or_default()),
        ("head", head(shelf, typed)?),
        ("setting", state),
        ("judge", judge),
        ("foot", foot(shelf, typed, formats)?),
    ];
    reply.parts.extend(parts.map(|(name, html)| (name.to_owned(), html)));
    Ok(())
}

/// Returns the title of the page for the command line.
fn title(shelf: &Cache, typed: &PageState) -> Result<String, Error> {
    if is_sheet(&typed.line) || is_practice(&typed.line) {
        let own = if is_practice(&typed.line) { PRACTISE } else { WORKSHEET };
        let game = shelf.words.text(&["web-wing-", own].concat())?;
        return shelf.words.format_with("web-title", [("game", game), ("position", String::new())]);
    }
    let line = CommandLine::parse(&typed.line);
    let game = match command_of(&typed.line) {
        MAP => shelf.words.text("web-wing-map")?,
        _ => shelf.words.text(&["web-game-", game(&line)].concat())?,
    };
    let (_, asked) = parse_line(&line);
    let position: Vec<&str> = numbers(&asked).into_iter().take(8).map(Token::text).collect();
    shelf.words.format_with("web-title", [("game", game), ("position", position.join(" "))])
}

/// Returns a Markdown text as one line without markup and without collapsed details, for screen readers.
pub(super) fn to_plain_text(markdown: &str) -> String {
    let (mut text, mut hidden) = (String::new(), 0_usize);
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Text(part) | Event::Code(part) if hidden == 0 => text += &part,
            // Collapsed details are not read aloud.
            Event::Html(tag) | Event::InlineHtml(tag) => {
                hidden += tag.matches("<details").count();
                hidden = hidden.saturating_sub(tag.matches("</details").count());
            }
            Event::End(TagEnd::Strong) => {}
            Event::SoftBreak | Event::HardBreak | Event::End(_) => text.push(' '),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
