//! The input and output of `carryless prove`: reads the certificate for `--verify`, announces the number of
//! positions, and shows the progress. The proof is in `carryless_games::games::prove`.

use std::io::{self, IsTerminal};

use super::diagnostics;
use super::progress::Progress;
use carryless_args::Args;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_files::input;
use carryless_games::games;
use carryless_games::games::prove::ProveFault;
use carryless_games::games::prove::{Explanation, ProveRequest, Question, proof};
use carryless_render::View;
use carryless_render::i18n::{Catalogue, Language};

/// Number of positions from which a proof takes long, so that the number is announced before the proof.
const LONG: u128 = 1_000_000;

/// Returns the explanation for the arguments of `carryless prove`. The proof is made or verified first, with
/// a progress bar.
pub(super) fn explanation(
    args: Args<'_>,
    view: &View,
    language: Language,
) -> Result<games::Explanation, Error> {
    if let Some(file) = args.value_of("verify") {
        return verification(&args, file).map(games::Explanation::Prove);
    }
    let question = match games::Question::from_args("prove", args)? {
        games::Question::Prove(question) => question,
        other => return Ok(other.explain(false)),
    };
    // With `--only` nothing but the chosen steps is printed.
    if view.only.is_empty() {
        announce(&question, language)?;
    }
    let length = question.attempt.positions().and_then(|count| u64::try_from(count).ok());
    let mut progress = Progress::before_output(length);
    let explanation = proof::explain(&question.attempt, &mut |done| progress.reach(done));
    progress.finish();
    Ok(games::Explanation::Prove(explanation))
}

/// Reports the number of positions on standard error before a long proof; on a terminal also before a short
/// proof, without `--idea`, about a box (all positions up to a size).
fn announce(question: &Question, language: Language) -> Result<(), Error> {
    let Some(positions) = question.attempt.positions() else { return Ok(()) };
    let watched = matches!(question.attempt, ProveRequest::Box { idea: None, .. })
        && io::stderr().is_terminal();
    if positions < LONG && !watched {
        return Ok(());
    }
    let words = Catalogue::load(language, &["prove"])?;
    let positions = u64::try_from(positions).unwrap_or(u64::MAX);
    diagnostics::remark(&words.format_with("prove-announce", [("positions", positions)])?);
    Ok(())
}

/// Checks the certificate in the file that `value`, the value of `--verify`, names. Returns the explanation
/// with the result.
fn verification(args: &Args<'_>, value: Token<'_>) -> Result<Explanation, Error> {
    if let Some(other) = args.token_other_than("verify") {
        return Err(other.error(ProveFault::OneProofOnly { other: "--verify" }));
    }
    let text = input::read_text(value, input::LARGEST)?;
    proof::verify(&text).map_err(|error| value.error_in_file(error))
}
