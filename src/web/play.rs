//! Playing on a page. In: the line of a match, and what was pressed, pulled or typed. Out: the board to
//! move on, what is said, and the line that resumes exactly this. A pull shows what it would leave; the
//! match goes on when it is taken.

use serde::Serialize;

use super::edit::read;
use super::parts::{self, Choice, DEPTH, spoken};
use super::shelf::Shelf;
use super::touch::{self, Chosen};
use super::turn::{Typed, Wish};
use super::{File, Reply};
use crate::error::Error;
use crate::games::Setting;
use crate::line::{Line, Word};
use crate::options;
use crate::play::dialogue::Dialogue;
use crate::play::saying::Saying;
use crate::position::Turn;
use crate::render::{Page, inset, touchable};
use crate::wording::{Catalogue, Reader};

/// The most numbers of a race that have buttons.
const BUTTONS: u64 = 12;

/// The levels of the computer that can be chosen.
const LEVELS: [&str; 4] = ["perfect", "errs:20", "last:12", "idea"];

/// The controls that a match answers, with what each of them says to it.
const SAID: [(&str, &str); 5] =
    [("hint", "hint"), ("why", "why"), ("undo", "undo"), ("resign", "resign"), ("help", "help")];

#[derive(Serialize)]
struct Table {
    title: String,
    board: String,
    said: Vec<String>,
    /// The move that is pulled or touched.
    taken: Option<Taken>,
    /// What can be said in a race.
    numbers: Vec<u64>,
    /// The piles, where each loses something of its own.
    piles: Vec<u64>,
    /// How a move may be written.
    example: String,
    is_over: bool,
    is_pulled: bool,
    /// What is pressed to move: "square" or "stone".
    pressed: Option<&'static str>,
    commands: Vec<&'static str>,
}

/// A move as it is typed, and in words.
#[derive(Serialize)]
struct Taken {
    typed: String,
    says: String,
}

/// Fills a reply with the match.
pub(super) fn fill(reply: &mut Reply, typed: &Typed, shelf: &Shelf) -> Result<(), Error> {
    let line = Line::parse(&typed.line);
    let asked = read(&line).1.sound()?;
    let mut dialogue = Dialogue::of(&asked, typed.language, typed.chance)?;
    asked.refuse_idle()?;
    let (mut said, mut taken, mut is_pulled) = (Vec::new(), None, false);
    match &typed.wish {
        Wish::Used(name, value) if name.starts_with("pile-") => {
            taken = touch::pulled(dialogue.board(), name, value);
            is_pulled = true;
        }
        Wish::Used(name, value) if name == "at" => match touch::pressed(dialogue.board(), value) {
            Some(Chosen { turn: Turn::Say(_), typed }) => said = dialogue.take(&typed)?,
            chosen => taken = chosen,
        },
        // Nothing was typed: as at the prompt, nothing happens.
        Wish::Used(name, value) if name == "say" && value.trim().is_empty() => {}
        Wish::Used(name, value) if name == "say" => said = dialogue.take(value)?,
        Wish::Used(name, _) => {
            let command = SAID.iter().find(|(own, _)| own == name);
            said = command.map_or(Ok(Vec::new()), |(_, text)| dialogue.take(text))?;
        }
        Wish::File(_) => {
            let text = dialogue.record().to_json()? + "\n";
            reply.files.push(File { name: "record.json".to_owned(), text });
        }
        _ => {}
    }
    reply.line = dialogue.line();
    let after = Typed { line: reply.line.clone(), ..typed.clone() };
    let said = match (said.is_empty(), dialogue.is_over()) {
        (_, true) => [said, dialogue.ending()?].concat(),
        (true, false) => dialogue.lately()?,
        (false, false) => said,
    };
    // The board stands on the page.
    let words = |saying: Saying| match saying {
        Saying::Board { lead, .. } => (!lead.is_empty()).then_some(Saying::Words(lead)),
        saying => Some(saying),
    };
    let said: Vec<Saying> = said.into_iter().filter_map(words).collect();
    let table = table(&dialogue, &said, (taken, is_pulled), shelf)?;
    reply.parts.insert("answer".to_owned(), shelf.part("play.html", &table)?);
    if typed.is_live {
        return Ok(());
    }
    reply.say = said.last().map(|saying| plain(&dialogue, saying)).transpose()?.unwrap_or_default();
    let own = [setting(&dialogue, &after, shelf)?, String::new()];
    parts::around(reply, (shelf, &after), own, &["json"])
}

fn table(
    dialogue: &Dialogue,
    said: &[Saying],
    (taken, pulls): (Option<Chosen>, bool),
    shelf: &Shelf,
) -> Result<Table, Error> {
    let board = dialogue.board();
    let is_over = dialogue.is_over();
    let is_pulled = matches!(board, Setting::Nim(_));
    let numbers = match board {
        Setting::Race(setting) if !is_over => {
            let [_, most] = setting.rules.bounds();
            let fitting = (0..BUTTONS).map(|index| setting.rules.nth(index));
            let fitting = fitting.take_while(|number| *number <= most.min(setting.left()));
            let numbers: Vec<u64> = fitting.collect();
            let all = numbers.last().is_none_or(|last| {
                let wide = setting.rules.count(setting.left()) > BUTTONS;
                !wide || *last == most
            });
            if all { numbers } else { Vec::new() }
        }
        _ => Vec::new(),
    };
    let drawn = drawn(dialogue, (taken.as_ref(), pulls), shelf)?;
    let says = taken.as_ref().map(|taken| touch::said(board, &taken.turn, shelf)).transpose()?;
    let several = matches!(board, Setting::Wythoff(_) | Setting::Moore(_));
    Ok(Table {
        title: dialogue.title()?,
        board: drawn.clone(),
        said: said.iter().map(|saying| html(dialogue, saying)).collect::<Result<_, _>>()?,
        taken: taken.zip(says).map(|(taken, says)| Taken { typed: taken.typed, says }),
        numbers,
        piles: if several && !is_over { board.numbers().to_vec() } else { Vec::new() },
        example: touch::example(board, shelf)?,
        is_over,
        is_pulled,
        pressed: match board {
            _ if !drawn.contains("class=\"spots\"") => None,
            // The numbers of a race are buttons, too, and are said at once.
            Setting::Race(_) => None,
            board => touch::pressed_at(board),
        },
        commands: SAID.iter().map(|(name, _)| *name).filter(|_| !is_over).collect(),
    })
}

/// The board to move on; where piles are not drawn so, as the terminal shows them.
fn drawn(
    dialogue: &Dialogue,
    (chosen, pulls): (Option<&Chosen>, bool),
    shelf: &Shelf,
) -> Result<String, Error> {
    let board = dialogue.board();
    let is_over = dialogue.is_over();
    let turn = chosen.map(|chosen| &chosen.turn);
    let question = board.question(turn.filter(|_| pulls));
    if let Some(question) = question.filter(|_| matches!(board, Setting::Nim(_))) {
        let renderer = shelf.renderer(board.game(), Reader::First)?;
        let drawn = touch::touching(board, chosen, "at", shelf, |touch| {
            let touch = (!is_over).then_some(touch);
            renderer.table(question.explain(false), (turn, pulls), touch)
        })?;
        if let Some(drawn) = drawn {
            return Ok(drawn);
        }
    }
    // A path with its hops, or the square with the sizes of the beginning.
    if is_over || matches!(board, Setting::Race(_) | Setting::Wythoff(_)) {
        let drawn = touch::touching(board, chosen, "at", shelf, |touch| {
            let show = |page: &Page<'_>, words: &Catalogue| match is_over {
                true => inset::dense(page, words, DEPTH),
                false => touchable(page, touch, words),
            };
            dialogue.voice().drawn(dialogue.game(), turn, show)
        })?;
        if let Some(drawn) = drawn {
            return Ok(drawn);
        }
    }
    if !is_over && let Some(drawn) = touch::drawn(board, chosen, "at", shelf)? {
        return Ok(drawn);
    }
    let lead = String::new();
    html(dialogue, &Saying::Board { lead, board: board.clone() })
}

fn html(dialogue: &Dialogue, saying: &Saying) -> Result<String, Error> {
    dialogue.voice().show(saying, |page, words| inset::dense(page, words, DEPTH))
}

/// The same as one line to be read aloud.
fn plain(dialogue: &Dialogue, saying: &Saying) -> Result<String, Error> {
    let words = dialogue.voice().show(saying, |page, words| page.markdown(words))?;
    Ok(spoken(words.lines().find(|line| !line.trim().is_empty()).unwrap_or_default()))
}

#[derive(Serialize)]
struct Match {
    line: String,
    levels: Vec<Choice>,
    first: String,
    is_taught: bool,
}

/// How the next match is to be played.
fn setting(dialogue: &Dialogue, typed: &Typed, shelf: &Shelf) -> Result<String, Error> {
    let line = Line::parse(&typed.line);
    let (_, asked) = read(&line);
    let said = |name: &str| asked.value(name).map_or("", Word::text).to_owned();
    let now = said(options::PLAYER_LEVEL.name);
    let level = |value: &'static str| {
        let kind = value.split(':').next().unwrap_or(value).to_owned();
        let label = shelf.words.say("web-level-word", [("level", kind)])?;
        Ok(Choice { value, label, now: value == now })
    };
    let levels = LEVELS.into_iter().map(level).collect::<Result<_, Error>>()?;
    shelf.part(
        "match.html",
        &Match {
            line: dialogue.game().start().written().line(),
            levels,
            first: said(options::FIRST.name),
            is_taught: asked.flag(options::TEACH.name).is_some(),
        },
    )
}
