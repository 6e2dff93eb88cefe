//! `carryless book build|serve` and `carryless mdbook`: the lessons as books.

use std::io;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::explain::option_value;
use super::{Done, grammar, output, report};
use crate::book::build;
use crate::book::build::BookFault;
use crate::book::preprocessor::{self, Stopped};
use crate::book::serve::{self, News};
use crate::book::source::Source;
use crate::error::Error;
use crate::line::Line;
use crate::question::OptionSpec;
use crate::question::QuestionFault;
use crate::wording::{Catalogue, Language, Values};

/// The port when none is named.
const PORT: u16 = 3000;

/// The options of `book`.
pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::valued("dest", "DIR"),
    OptionSpec::valued("port", "PORT"),
    OptionSpec::valued("lang", "LANG"),
];

/// The options of `mdbook`.
pub(super) const MDBOOK_OPTIONS: &[OptionSpec] = &[OptionSpec::valued("lang", "LANG")];

pub(super) fn run(line: &Line, arguments: &ArgMatches, language: Language) -> Result<Done, Error> {
    let words = grammar::question_line(line, OPTIONS);
    let mut words = words.words();
    let action = words.next().ok_or_else(|| grammar::incomplete(line, "carryless book"))?;
    if let Some(extra) = words.next() {
        return Err(extra.error(QuestionFault::not_one_of(["--dest", "--port"])));
    }
    let dest = arguments.get_one::<String>("dest").map(PathBuf::from);
    let dest = dest.unwrap_or_else(build::default_folder);
    let source = Source::of(Path::new("."))?;
    match action.text() {
        "build" => {
            ended(build::build(&source, &dest).map_err(|stopped| in_line(stopped, line)), language)
        }
        "serve" => {
            let port = option_value(line, "port").map(|word| word.number_up_to(u16::MAX.into()));
            let port = port.transpose()?.and_then(|port| u16::try_from(port).ok());
            let tell = move |news| announce(news, language);
            let served = serve::serve(source, dest, port.unwrap_or(PORT), tell);
            ended(served.map_err(|stopped| in_line(stopped, line)), language)
        }
        _ => Err(action.error(QuestionFault::not_one_of(["build", "serve"]))),
    }
}

/// Says where the book is, and what is wrong with it.
fn announce(news: News, language: Language) {
    let words = Catalogue::load(language, &["book"]);
    let said = words.and_then(|words| match news {
        News::At(address) => {
            let mut values = Values::default();
            values.set_text("address", format!("http://{address}/"));
            words.format("book-serving", &values).map(|text| output::remark(&text))
        }
        News::Built(Ok(())) => words.text("book-built").map(|text| output::remark(&text)),
        News::Built(stopped) => ended(stopped, language).map(drop),
    });
    if let Err(error) = said {
        report(&error, language);
    }
}

/// `carryless mdbook`, as stock mdBook calls it.
pub(super) fn mdbook(line: &Line, language: Language) -> Result<Done, Error> {
    let words = grammar::question_line(line, MDBOOK_OPTIONS);
    let mut words = words.words();
    match words.next() {
        None => {
            let book = preprocessor::run(io::stdin().lock());
            let written = book.and_then(|book| Ok(output::Target::Standard.write(&book)?));
            ended(written, language)
        }
        // The answers are HTML in Markdown: every renderer can take them.
        Some(word) if word.text() == "supports" => Ok(Done::Well),
        Some(word) => Err(word.error(QuestionFault::not_one_of(["supports"]))),
    }
}

/// The folder that was refused, pointed at in the line.
fn in_line(stopped: Stopped, line: &Line) -> Stopped {
    match (stopped, option_value(line, "dest")) {
        (Stopped::Error(error), Some(word))
            if matches!(error.fault(), Some(BookFault::FolderNotOurs)) =>
        {
            Stopped::Error(error.at(line.text(), word.span()))
        }
        (stopped, _) => stopped,
    }
}

/// Tells every line that is wrong.
pub(super) fn ended(built: Result<(), Stopped>, language: Language) -> Result<Done, Error> {
    match built {
        Ok(()) => Ok(Done::Well),
        Err(Stopped::Error(error)) => Err(error),
        Err(Stopped::Wrong(findings)) => {
            for finding in findings {
                output::remark(&format!("{}:{}:", finding.file, finding.line));
                report(&finding.error, language);
            }
            Ok(Done::SomeBad)
        }
    }
}
