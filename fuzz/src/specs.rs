//! Reads sheet specifications. Input: TOML. Checks: an error has a line of the file and a span in it; a
//! specification that is read, written and read again is equal; title and school become no markup.

use std::sync::LazyLock;

use super::markup::{check_plain_text, tags};
use super::tools::{check_error, language, number, text};
use carryless_args::Args;
use carryless_args::spec_file::SpecFile;
use carryless_args::error::Error;
use carryless_args::command_line::CommandLine;
use carryless_args::options::{OptionSpec, SET, SHEET};
use carryless_worksheet::in_memory::{self, Inputs};
use carryless_worksheet::list_source::ListTexts;
use carryless_worksheet::spec::Spec;

const LONGEST: usize = 800;

/// One specification in this many is made into a sheet.
const ONE_IN: usize = 16;

const NAME: &str = "s.toml";

pub(super) fn specs(data: &[u8]) {
    let Some(text) = text(data, LONGEST) else { return };
    let spec = match read(text) {
        Ok(spec) => spec,
        Err(error) => return check_span(text, &error),
    };
    let written = spec.toml().expect("a spec is TOML");
    let again = read(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(again, spec, "{written}");
    assert_eq!(again.toml().expect("a spec is TOML"), written);
    let look = &spec.look;
    [&look.title, &look.school].into_iter().flatten().for_each(|text| check_plain_text(text));
    if number(data).is_multiple_of(ONE_IN) {
        on_a_sheet(look.title.as_deref(), look.school.as_deref());
    }
}

fn held() -> impl Iterator<Item = &'static OptionSpec> + Clone {
    SHEET.iter().chain(SET)
}

fn read(text: &str) -> Result<Spec, Error> {
    let file = SpecFile::parse(NAME, text, held())?;
    let line = CommandLine::parse("");
    let args = Args::parse(&line, held())?.with_defaults_from(Some(&file), held())?;
    Spec::read(&args, language("en"))
}

/// Checks that an error about a line of the file `text` shows that whole line, without its line end.
fn check_span(text: &str, error: &Error) {
    check_error(error);
    let Some(file) = &error.file else { return };
    let line = file.strip_prefix(&format!("{NAME}:")).expect("its name");
    let line: usize = line.parse().expect("a number");
    let text = text.trim_start_matches('\u{feff}');
    let own = text.split('\n').nth(line - 1).expect("a line that there is");
    assert_eq!(error.excerpt, own.trim_end_matches('\r'), "{text:?}");
}

/// Tags of a sheet with this title and this name of a school.
fn page(title: Option<&str>, school: Option<&str>) -> Vec<String> {
    let usual = "--topic nim-sum:1 --seed 1 --format html --key same -o sheet.html".split(' ');
    let own = [title.map(|it| ["--title", it]), school.map(|it| ["--school", it])];
    let own: Vec<&str> = own.into_iter().flatten().flatten().collect();
    let line = CommandLine::from_arguments(usual.chain(own));
    let args = Args::parse(&line, in_memory::options_of("worksheet").into_iter()).expect("a line");
    let given =
        Inputs { language: language("zh"), lists: ListTexts::default(), seed: 1, only_sheet: None };
    let made = in_memory::make("worksheet", &args, &given).expect("a sheet");
    tags(&made.files[0].text)
}

type Usual = [Vec<String>; 4];

static USUAL: LazyLock<Usual> = LazyLock::new(|| {
    [[None, None], [Some("x"), None], [None, Some("x")], [Some("x"), Some("x")]]
        .map(|[title, school]| page(title, school))
});

fn on_a_sheet(title: Option<&str>, school: Option<&str>) {
    let [title, school] = [title, school].map(|text| text.filter(|text| !text.is_empty()));
    let usual = &USUAL[usize::from(title.is_some()) + 2 * usize::from(school.is_some())];
    assert_eq!(&page(title, school), usual, "{title:?} {school:?}");
}
