//! Marks lists of answers. Input: a table with sheet codes, questions and answers, in any encoding; behind a
//! zero byte, the class list. Checks: no pupil earns more than the maximum; an answer becomes neither markup,
//! nor a spreadsheet formula, nor a terminal control code.

use serde_json::Value;

use super::markup::check_plain_text;
use super::tools::{check_error, language, number};
use carryless_args::Args;
use carryless_args::output_format::Format;
use carryless::cli::class_files::decode;
use carryless_args::command_line::CommandLine;
use carryless_args::options::ANSWERS;
use carryless_render::Screen;
use carryless_worksheet::key;
use carryless_worksheet::list_source::ListTexts;
use carryless_worksheet::answer_list::MarkingInputs;
use carryless_worksheet::marking_output::Marks;

const LONGEST: usize = 1500;

/// Largest number of rows of a list; each row may need a sheet to be generated.
const ROWS: usize = 12;

pub(super) fn answer_lists(data: &[u8]) {
    if data.len() > LONGEST {
        return;
    }
    let at = data.iter().position(|byte| *byte == 0).filter(|at| *at > 3);
    let (table, class) = data.split_at(at.unwrap_or(data.len()));
    let text_of = |data| decode(data, None).ok().map(|listed| listed.text);
    let Some(table) = text_of(table) else { return };
    let class = class.get(1..).and_then(text_of);
    if table.lines().count() > ROWS {
        return;
    }
    let lists = ListTexts { roster: class.as_deref(), answers: Some(&table), encoding: None };
    let line = CommandLine::parse("a.csv class.csv \"3 4 5; 5 7 --limit 3\"");
    let words: Vec<_> = line.tokens().collect();
    let chance = number(data);
    let code = ["en", "zh"][chance % 2];
    let format = [Format::Json, Format::Json, Format::Markdown, Format::Text, Format::Csv];
    let format = format[chance / 2 % format.len()];
    let screen = Screen { width: 70, colour: false };
    let roster = class.as_ref().map(|_| words[1]);
    let lesson = (chance / 10).is_multiple_of(3).then(|| words[2]);
    let handed = MarkingInputs { text: line.text(), file: words[0], roster, lesson };
    let language = language(code);
    let none = CommandLine::parse("");
    let args = Args::parse(&none, ANSWERS.iter()).expect("a line");
    let marks = key::look(&args, format, language).and_then(|look| {
        Marks::read(&handed, format, (screen, look), language, &lists)
    });
    let marks = match marks {
        Ok(marks) => marks,
        Err(error) => return check_error(&error),
    };
    marks.notes.iter().for_each(|text| check_plain_text(text));
    match format {
        Format::Json => check_points(&marks.text),
        Format::Csv => check_no_formulas(&marks.text),
        Format::Markdown => check_no_markup(&marks.text),
        _ => check_plain_text(&marks.text),
    }
}

/// Checks in the JSON of a report that no pupil has more points than the maximum.
fn check_points(json: &str) {
    let report: Value = serde_json::from_str(json).expect("a report is JSON");
    for pupil in report["pupils"].as_array().expect("pupils") {
        let of = pupil["of"].as_f64().expect("a number");
        // Absent pupils have no points.
        let Some(points) = pupil["points"].as_f64() else { continue };
        assert!((0.0..=of).contains(&points), "{pupil}");
    }
}

/// Checks that no cell of a CSV table is a spreadsheet formula.
fn check_no_formulas(table: &str) {
    let rows = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(table.as_bytes());
    for row in rows.into_records() {
        for cell in &row.expect("a table is one") {
            assert!(!cell.starts_with(['=', '@', '\t', '\r']), "a formula: {cell}");
        }
    }
}

/// Checks that Markdown contains no HTML and no links; panics otherwise.
pub(super) fn check_no_markup(markdown: &str) {
    use pulldown_cmark::{Event, Options, Parser, Tag};
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        let is_markup = match &event {
            Event::Html(_) | Event::InlineHtml(_) => true,
            Event::Start(tag) => matches!(tag, Tag::Link { .. } | Tag::Image { .. }),
            _ => false,
        };
        assert!(!is_markup, "{event:?} in {markdown}");
    }
}
