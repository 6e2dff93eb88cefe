//! What `carryless prove` needs of the machine: it reads the certificate of `--verify`, and says how
//! many positions there are and how far it has come while it works.

use std::io::{self, IsTerminal, Read};

use super::explain::{Format, option_value};
use super::progress::Progress;
use super::{grammar, output};
use crate::error::Error;
use crate::files::FileFault;
use crate::games;
use crate::games::prove::ProveFault;
use crate::games::prove::argument::Explanation;
use crate::games::prove::{Question, argument, checker};
use crate::line::Line;
use crate::question::QuestionFault;
use crate::render::View;
use crate::wording::{Catalogue, Language, Values};

/// The positions of a proof that takes long enough to say so beforehand.
const LONG: u128 = 1_000_000;

/// The answer to a line of `carryless prove`.
pub(super) fn explanation(
    line: &Line,
    view: &View,
    language: Language,
) -> Result<games::Explanation, Error> {
    let words = grammar::question_line(line, grammar::VIEW_OPTIONS);
    if option_value(line, "verify").is_some() {
        return verification(line, &words).map(games::Explanation::Prove);
    }
    let question = match games::Question::of_command("prove", &words)? {
        games::Question::Prove(question) => question,
        other => return Ok(other.explain(false)),
    };
    // Whoever asked for some steps only is told nothing else.
    if view.only.is_empty() {
        announce(&question, language)?;
    }
    let length = u64::try_from(question.positions()).unwrap_or(u64::MAX);
    let mut progress = Progress::before_output(length);
    let explanation = argument::explain(&question, &mut |done| progress.reach(done));
    progress.finish();
    Ok(games::Explanation::Prove(explanation))
}

/// A certificate is JSON; what else was asked for is refused.
pub(super) fn format(line: &Line, asked: Option<Format>) -> Result<Option<Format>, Error> {
    let wanted = line.words().any(|word| word.text() == "--certificate");
    match (wanted, asked, option_value(line, "format")) {
        (true, Some(Format::Json) | None, _) => Ok(Some(Format::Json)),
        (true, Some(_), Some(word)) => Err(word.error(QuestionFault::not_one_of(["json"]))),
        _ => Ok(asked),
    }
}

/// Says how many positions there are before a long proof, or to whoever watches a box.
fn announce(question: &Question, language: Language) -> Result<(), Error> {
    let positions = question.positions();
    let watched = matches!(question, Question::Box { .. }) && io::stderr().is_terminal();
    if positions < LONG && !watched {
        return Ok(());
    }
    let words = Catalogue::load(language, &["prove"])?;
    let mut values = Values::default();
    values.set_number("positions", u64::try_from(positions).unwrap_or(u64::MAX));
    output::remark(&words.format("prove-announce", &values)?);
    Ok(())
}

/// Reads the certificate of `--verify` and checks it.
fn verification(line: &Line, words: &Line) -> Result<Explanation, Error> {
    let value = option_value(line, "verify");
    let value = value.ok_or_else(|| line.error_at_end(ProveFault::NeedsFile))?;
    let is_own = |place: usize| {
        place == value.span().start
            || words
                .words()
                .any(|word| word.span().start == place && word.text().starts_with("--verify"))
    };
    if let Some(other) = words.words().find(|word| !is_own(word.span().start)) {
        return Err(other.error(ProveFault::OneProofOnly { other: "--verify" }));
    }
    let text = match value.text() {
        "-" => io::read_to_string(io::stdin()),
        name => std::fs::File::open(name).and_then(|mut file| {
            let mut text = String::new();
            file.read_to_string(&mut text).map(|_| text)
        }),
    };
    let text = text.map_err(|error| value.error(FileFault::reading(&error)))?;
    let checked = checker::verify(&text).map_err(|error| value.error(error))?;
    Ok(Explanation::Verification(checked))
}
