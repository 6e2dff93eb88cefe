//! Files of specifications. In: TOML. What holds: an error names a line of the file and a place in it; what
//! is read, written and read again is the same; a title and a school become no markup.

use std::sync::LazyLock;

use super::markup::{is_plain, tags};
use super::tools::{is_told, language, number, text};
use crate::args::Args;
use crate::args::spec_file::SpecFile;
use crate::error::Error;
use crate::command_line::CommandLine;
use crate::options::{OptionSpec, SET, SHEET};
use crate::worksheet::in_memory::{self, Inputs};
use crate::worksheet::list_source::ListTexts;
use crate::worksheet::spec::Spec;

const LONGEST: usize = 800;

/// One title in so many becomes a sheet.
const ONE_IN: usize = 16;

const NAME: &str = "s.toml";

pub(super) fn specs(data: &[u8]) {
    let Some(text) = text(data, LONGEST) else { return };
    let spec = match read(text) {
        Ok(spec) => spec,
        Err(error) => return is_placed(text, &error),
    };
    let written = spec.toml().expect("a spec is TOML");
    let again = read(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(again, spec, "{written}");
    assert_eq!(again.toml().expect("a spec is TOML"), written);
    let look = &spec.look;
    [&look.title, &look.school].into_iter().flatten().for_each(|text| is_plain(text));
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
    let asked = Args::parse(&line, held())?.with_defaults_from(Some(&file), held())?;
    Spec::read(&asked, language("en"))
}

/// An error about a line of the file has that line, whole, without what ends it.
fn is_placed(text: &str, error: &Error) {
    is_told(error);
    let Some(file) = &error.file else { return };
    let line = file.strip_prefix(&format!("{NAME}:")).expect("its name");
    let line: usize = line.parse().expect("a number");
    let text = text.trim_start_matches('\u{feff}');
    let own = text.split('\n').nth(line - 1).expect("a line that there is");
    assert_eq!(error.excerpt, own.trim_end_matches('\r'), "{text:?}");
}

/// The tags of a sheet with this title and this school.
fn page(title: Option<&str>, school: Option<&str>) -> Vec<String> {
    let usual = "--topic nim-sum:1 --seed 1 --format html --key same -o sheet.html".split(' ');
    let own = [title.map(|it| ["--title", it]), school.map(|it| ["--school", it])];
    let own: Vec<&str> = own.into_iter().flatten().flatten().collect();
    let line = CommandLine::from_arguments(usual.chain(own));
    let asked = Args::parse(&line, in_memory::options_of("worksheet").into_iter()).expect("a line");
    let given =
        Inputs { language: language("zh"), lists: ListTexts::default(), seed: 1, only_sheet: None };
    let made = in_memory::make("worksheet", &asked, &given).expect("a sheet");
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
