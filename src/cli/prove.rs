//! What `carryless prove` needs of the machine: it reads the certificate of `--verify`, and says how
//! many positions there are and how far it has come while it works.

use std::io::{self, IsTerminal};

use super::diagnostics;
use super::progress::Progress;
use crate::args::Args;
use crate::command_line::Token;
use crate::error::Error;
use crate::files::input;
use crate::games;
use crate::games::prove::ProveFault;
use crate::games::prove::{Explanation, Question, Wanted, proof};
use crate::i18n::{Catalogue, Language};
use crate::render::View;

/// The positions of a proof that takes long enough to say so beforehand.
const LONG: u128 = 1_000_000;

/// The answer to a line of `carryless prove`.
pub(super) fn explanation(
    asked: Args<'_>,
    view: &View,
    language: Language,
) -> Result<games::Explanation, Error> {
    if let Some(file) = asked.value("verify") {
        return verification(&asked, file).map(games::Explanation::Prove);
    }
    let question = match games::Question::of_asked("prove", asked)? {
        games::Question::Prove(question) => question,
        other => return Ok(other.explain(false)),
    };
    // Whoever asked for some steps only is told nothing else.
    if view.only.is_empty() {
        announce(&question, language)?;
    }
    let length = question.said.positions().and_then(|count| u64::try_from(count).ok());
    let mut progress = Progress::before_output(length);
    let explanation = proof::explain(&question.said, &mut |done| progress.reach(done));
    progress.finish();
    Ok(games::Explanation::Prove(explanation))
}

/// Says how many positions there are before a long proof, or to whoever watches a box.
fn announce(question: &Question, language: Language) -> Result<(), Error> {
    let Some(positions) = question.said.positions() else { return Ok(()) };
    let watched =
        matches!(question.said, Wanted::Box { idea: None, .. }) && io::stderr().is_terminal();
    if positions < LONG && !watched {
        return Ok(());
    }
    let words = Catalogue::load(language, &["prove"])?;
    let positions = u64::try_from(positions).unwrap_or(u64::MAX);
    diagnostics::remark(&words.say("prove-announce", [("positions", positions)])?);
    Ok(())
}

/// Reads the certificate of `--verify` and checks it.
fn verification(asked: &Args<'_>, value: Token<'_>) -> Result<Explanation, Error> {
    if let Some(other) = asked.other_than("verify") {
        return Err(other.error(ProveFault::OneProofOnly { other: "--verify" }));
    }
    let text = input::text(value, input::LARGEST)?;
    proof::verify(&text).map_err(|error| value.about_file(error))
}
