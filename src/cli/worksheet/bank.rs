//! Writes a question file for a learning platform from [`Args`] and [`Spec`]. The file is complete or absent;
//! its contents are reported on standard error.

use std::path::PathBuf;

use rayon::prelude::*;

use crate::cli::diagnostics::remark;
use crate::cli::progress::Progress;
use carryless_args::error::{Error, faults};
use carryless_args::output_format::Format;
use carryless_args::{Args, ArgsError};
use carryless_exercises::Exercise;
use carryless_export::builder::QuestionBuilder;
use carryless_export::platform::{ExportFile, Platform, QuestionOutput};
use carryless_export::sampler::BankSource;
use carryless_files::atomic_write::{Draft, Target};
use carryless_worksheet::renderer::SheetWriter;
use carryless_worksheet::sheet::Sheet;
use carryless_worksheet::spec::Spec;

faults! {
    pub(crate) enum BankFault {
        NoFormat = "no-bank-format",
        NothingLeft = "nothing-left",
    }
}

/// Number of questions that are made together on all cores before they are written.
const PORTION: usize = 1024;

/// Names of the options that a question file rejects, because they apply to paper, to several pupils or to
/// the sheet code.
const FOR_PAPER: [&str; 20] = [
    "copies",
    "roster",
    "after",
    "set",
    "name-column",
    "encoding",
    "group",
    "bundle",
    "range",
    "code",
    "paper",
    "space",
    "large-print",
    "seal",
    "example",
    "duplex",
    "one-sided",
    "key",
    "school",
    "three-sizes",
];

/// Writes the question file that `args` and `spec` order, in `format`, which `platform` imports. `seed` returns
/// a random seed; it is called only if `spec` contains no seed.
pub(super) fn write(
    args: &Args<'_>,
    spec: &Spec,
    (format, platform): (Format, Platform),
    seed: impl FnOnce() -> u64,
) -> Result<(), Error> {
    if let Some(flag) = FOR_PAPER.iter().find_map(|name| args.flag(name)) {
        let other = format!("--format {}", format.name());
        return Err(flag.error(ArgsError::Conflict { other }));
    }
    let category = args.value_of("category").map(|word| path(word.text())).unwrap_or_default();
    let is_bank = args.value_of("bank").is_some();
    let seed = spec.seed.unwrap_or_else(seed);
    let place = match args.value_of("output") {
        Some(word) => (
            PathBuf::from(word.text()),
            Target::from_option(Some(word), args.flag("force").is_some())?,
        ),
        None if platform.is_text() => (PathBuf::from("-"), Target::Standard),
        None => {
            let path = PathBuf::from(format!("nim-bank-{seed}.{}", format.extension()));
            let target = Target::from_path(&path, args.flag("force").is_some())?;
            (path, target)
        }
    };
    args.reject_unused()?;
    let writer = SheetWriter::new(spec.look.clone())?;
    let maker = QuestionBuilder::new(&writer, platform, category, seed)?;
    let exercises: Vec<(Exercise, Option<u64>)> = match is_bank {
        true => Vec::new(),
        false => {
            let items = Sheet::from_spec(spec, seed)?.items;
            items.into_iter().map(|item| (item.exercise, item.points)).collect()
        }
    };
    let count = spec.content.count();
    let stock = BankSource { content: &spec.content, seed };
    if is_bank && !place.1.is_file() {
        // Printed output cannot be withdrawn, so errors must be found first.
        stock.each(|_, _| Ok(()))?;
    }
    let mut file = QuestionFile::begin(&maker, platform, place, seed, count)?;
    if is_bank {
        let mut waiting = Vec::with_capacity(PORTION);
        stock.each(|exercise, points| {
            waiting.push((exercise, points));
            if waiting.len() == PORTION { file.put(std::mem::take(&mut waiting)) } else { Ok(()) }
        })?;
        file.put(waiting)?;
    } else {
        file.put(exercises)?;
    }
    file.finish()
}

/// Splits a category path at `/` into the names of nested categories; `//` stands for a slash within a name:
/// `Nim/and//or` -> `Nim`, `and/or`.
fn path(text: &str) -> Vec<String> {
    let parts = text.replace("//", "\u{0}");
    let parts = parts.split('/').map(|part| part.replace('\u{0}', "/").trim().to_owned());
    parts.filter(|part| !part.is_empty()).collect()
}

/// Question file, while it is written.
struct QuestionFile<'f> {
    maker: &'f QuestionBuilder<'f>,
    platform: Platform,
    path: PathBuf,
    draft: Draft,
    export: ExportFile,
    progress: Progress,
}

impl<'f> QuestionFile<'f> {
    /// Opens the file and writes its beginning. `seed` becomes part of the name of the question bank;
    /// `count`, the number of questions, is for the progress bar.
    fn begin(
        maker: &'f QuestionBuilder<'f>,
        platform: Platform,
        (path, target): (PathBuf, Target),
        seed: u64,
        count: u64,
    ) -> Result<Self, Error> {
        let progress = Progress::during_output(&target, Some(count));
        let mut draft = target.open()?;
        let export = ExportFile::new(platform, maker.title()?, format!("nim-bank-{seed}"));
        draft.write_part(&export.head()?)?;
        Ok(QuestionFile { maker, platform, path, draft, export, progress })
    }

    /// Converts exercises, each with its points (if any), to questions on all cores, and writes them in
    /// order.
    fn put(&mut self, exercises: Vec<(Exercise, Option<u64>)>) -> Result<(), Error> {
        let (maker, platform) = (self.maker, self.platform);
        let made = exercises
            .into_par_iter()
            .map(|(exercise, points)| platform.convert(&maker.question(exercise, points)?));
        let made: Vec<Result<QuestionOutput, Error>> = made.collect();
        for piece in made {
            let text = self.export.add(piece?)?;
            self.draft.write_part(&text)?;
            self.progress.advance(1);
        }
        Ok(())
    }

    /// Completes the file and reports its contents on standard error. Returns `nothing-left` if the file has
    /// no question.
    fn finish(mut self) -> Result<(), Error> {
        if self.export.tally.questions == 0 {
            return Err(BankFault::NothingLeft.into());
        }
        let rest = self.export.finish()?;
        self.draft.write_part(&rest)?;
        self.progress.finish();
        let is_file = self.draft.is_file();
        self.draft.commit()?;
        remark(&self.maker.summary(&self.export)?);
        if is_file {
            return Target::Standard.write(&format!("{}\n", self.path.display()));
        }
        Ok(())
    }
}
