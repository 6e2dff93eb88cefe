//! Writes GIFT, which Moodle and other platforms import: one paragraph for each [`Question`]. A question of
//! GIFT has only one response field, so each field becomes a question.
//!
//! References: `qformat_gift` of Moodle 4.2 and the grammar of gift-pegjs.

use super::html;
use super::moodle::{self, fractions};
use super::question::{Choice, Interaction, Question};

/// Returns the paragraph that sets the category of the questions after it; `names` begins with the outermost
/// name.
pub(crate) fn category(names: &[String]) -> String {
    format!("$CATEGORY: {}\n\n", moodle::path(names))
}

/// Returns the paragraph of a question. It must not have more than one response field.
pub(crate) fn question(question: &Question) -> String {
    let id = format!("// [id:{}]", question.id);
    let tags: String = question.tags.iter().map(|tag| format!(" [tag:{tag}]")).collect();
    let (name, stem) = (escape(&question.name), escape(&html::stem_with_hint(question)));
    let solution = format!("####{}", escape(&question.solution));
    // A question that a teacher marks is one essay without answers.
    let place = question.fields.first().filter(|_| !question.is_open());
    let answers = place.map_or(String::new(), |place| answers(&place.expects));
    format!("{id}{tags}\n::{name}::[html]{stem} {{{answers}\n{solution}\n}}\n\n")
}

/// Returns the answers of a response field, one on each line.
fn answers(expects: &Interaction) -> String {
    let line = |mark: &str, text: &str, told: &str| {
        let told = if told.is_empty() { String::new() } else { format!("#{}", escape(told)) };
        format!("\n{mark}{text}{told}")
    };
    match expects {
        Interaction::Choice { options, many } => {
            let option = |(option, share): (&Choice, String)| {
                let mark = match (option.right, many) {
                    (true, false) => "=".to_owned(),
                    (false, false) => "~".to_owned(),
                    (_, true) => format!("~%{share}%"),
                };
                line(&mark, &escape(&html::escaped(&option.text)), &option.feedback)
            };
            options.iter().zip(fractions(options, *many)).map(option).collect()
        }
        Interaction::Number { right, wrong, .. } => {
            let wrong = wrong.iter();
            let wrong = wrong.map(|(number, told)| line("=%0%", &format!("{number}:0"), told));
            format!("#\n={right}:0{}", wrong.collect::<String>())
        }
        Interaction::Text { right, wrong, .. } => {
            let right = right.iter().flat_map(|text| html::spellings(text));
            let right = right.map(|text| line("=", &escape(&text), ""));
            let wrong = wrong.iter().map(|(text, told)| line("=%0%", &escape(text), told));
            right.chain(wrong).collect()
        }
        Interaction::Grid(_) | Interaction::Open => String::new(),
    }
}

/// Returns the text on one line, with the special characters of GIFT escaped.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        if "\\~=#{}:".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(if letter.is_control() { ' ' } else { letter });
    }
    escaped
}
