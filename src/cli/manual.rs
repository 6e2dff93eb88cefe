//! Renders manual pages in roff, with the same sections as the help.

use super::help;
use carryless_args::error::Error;
use carryless_render::i18n::Catalogue;

/// Renders the manual page of the program or of a command.
pub(super) fn page(command: &clap::Command, words: &Catalogue) -> Result<String, Error> {
    let name = match command.get_name() {
        "carryless" => "carryless".to_owned(),
        name => format!("carryless-{name}"),
    };
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let version = concat!("carryless ", env!("CARGO_PKG_VERSION"));
    let mut page = format!(".TH \"{}\" \"1\" \"\" \"{version}\"\n", escape(&name));
    page +=
        &format!(".SH {}\n{} \\- {}\n", words.text("cli-man-name")?, escape(&name), escape(&about));
    page += &heading(&words.text("cli-heading-usage")?);
    page += ".nf\n";
    for line in help::usage(command) {
        page += &format!("{}\n", escape(&line));
    }
    page += ".fi\n";
    for (title, rows) in help::sections(command, words)? {
        page += &heading(&title);
        for (typed, what) in rows {
            let what: Vec<String> = what.lines().map(escape).collect();
            page += &format!(".TP\n\\fB{}\\fR\n{}\n", escape(typed.trim()), what.join("\n.br\n"));
        }
    }
    let more = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    for line in more.lines() {
        page += &match line.strip_suffix([':', '\u{ff1a}']).filter(|_| !line.starts_with(' ')) {
            Some(title) => heading(title),
            None => format!(".br\n{}\n", escape(line)),
        };
    }
    Ok(page)
}

/// Returns the section heading `title` (plain text, escaped here) as roff, without a final colon.
fn heading(title: &str) -> String {
    format!(".SH {}\n", escape(title.trim_end_matches([':', '\u{ff1a}'])))
}

/// Escapes a line of text, so that roff does not read any of it as a request.
fn escape(line: &str) -> String {
    let escaped = line.replace('\\', "\\e").replace('-', "\\-");
    match escaped.starts_with(['.', '\'']) {
        true => format!("\\&{escaped}"),
        false => escaped,
    }
}
