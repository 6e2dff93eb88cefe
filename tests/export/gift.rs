//! Searches GIFT files of every exercise type for text that Moodle would misread: unescaped characters, lost
//! answers, answers read as pairs, paragraphs cut off. In `tests/browser` gift-pegjs parses the same files.

use super::files::topics;
use crate::program::{output, program};

/// Faults of a file, line by line.
fn faults(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut say = |what: &str, line: &str| faults.push(format!("{what}: {line:.120}"));
    if text.starts_with('\u{feff}') {
        say("a byte order mark", "");
    }
    if !text.ends_with("}\n\n") {
        say("the last question is not closed", "");
    }
    for paragraph in text.split("\n\n").filter(|it| !it.is_empty()) {
        if paragraph.contains("\n$CATEGORY") || paragraph.starts_with('\n') {
            say("a category or a blank line inside", paragraph);
        }
        if paragraph.starts_with("$CATEGORY: $course$/top/") {
            continue;
        }
        let mut lines = paragraph.lines();
        let [id, stem] = [lines.next().unwrap_or_default(), lines.next().unwrap_or_default()];
        let own = id.strip_prefix("// [id:nim-").and_then(|rest| rest.split_once(']'));
        if own.is_none_or(|(_, tags)| !tags.contains("[tag:carryless]")) {
            say("no id and tags", id);
        }
        let rest: Vec<&str> = lines.collect();
        // Characters of the format: two pairs of colons around the name, and one brace.
        let signs = without_escapes(stem);
        let kept: String = signs.chars().filter(|sign| "~=#{}:\\".contains(*sign)).collect();
        if kept != "::::{" && kept != "::::{#" || !stem.contains("::[html]") {
            say("a sign that is not escaped", &kept);
        }
        let Some((end, answers)) = rest.split_last() else {
            say("no answers", stem);
            continue;
        };
        if *end != "}" {
            say("something behind the answers", end);
        }
        for line in answers {
            let plain = without_escapes(line);
            let (solution, earns) = (line.starts_with("####"), line.starts_with(['=', '~']));
            if !line.is_empty() && !solution && !earns {
                say("a line that is no answer", line);
            }
            if line.starts_with("//") || line.contains("->") {
                say("a comment or a pair", line);
            }
            if plain.contains(['{', '}', '\\'])
                || plain.trim_start_matches(['=', '~', '#']).contains(['=', '~'])
            {
                say("a sign in an answer", line);
            }
            if let Some(share) = line.strip_prefix("~%").and_then(|it| it.split('%').next())
                && !SHARES.contains(&share.trim_start_matches('-'))
            {
                say("a share that Moodle does not know", line);
            }
            if line.trim_start_matches(['=', '~']).is_empty() && earns {
                say("an empty answer", line);
            }
        }
        let is_number = stem.ends_with("{#");
        let right =
            answers.iter().filter(|line| line.starts_with('=') && !line.starts_with("=%0%"));
        let toleranced = |line: &&&str| line.split('#').next().is_some_and(|it| it.ends_with(":0"));
        if is_number && !right.clone().all(|line| toleranced(&line)) {
            say("a number without its tolerance, which Moodle loses when it is 0", stem);
        }
        if !is_number && right.clone().any(|line| toleranced(&line)) {
            say("a number in a question of words", stem);
        }
    }
    faults
}

/// Answer weights, in percent, that Moodle accepts.
const SHARES: [&str; 11] =
    ["100", "50", "33.33333", "25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10", "5"];

/// A line without escaped characters; a backslash before a letter is literal and stays.
fn without_escapes(line: &str) -> String {
    let mut bare = String::new();
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, letters.peek()) {
            ('\\', Some(next)) if "\\~=#{}:".contains(*next) => drop(letters.next()),
            _ => bare.push(letter),
        }
    }
    bare
}

const TITLES: &[&str] = &["{a} ~b =c #d :e \\neq //f -> g", "$CATEGORY: x", "Nim", "::y::", "a/b"];

fn check_signs(languages: &[&str], titles: &[&str], of_each: usize) {
    let all: Vec<String> = topics().into_iter().map(|topic| format!("{topic}:{of_each}")).collect();
    for language in languages {
        for title in titles {
            let words = format!(
                "worksheet --topic {} --seed 3 --lang {language} --format gift",
                all.join(",")
            );
            let output = program(&words).args(["--title", title]).output().unwrap();
            assert!(output.status.success(), "{language} {title}");
            let text = String::from_utf8(output.stdout).unwrap();
            let found = faults(&text);
            assert!(
                found.is_empty(),
                "{language} {title}: {}",
                found[..found.len().min(5)].join("\n")
            );
        }
    }
    // Moodle loses an answer 0 without a tolerance.
    let many = "worksheet --topic nim-sum:100,limit:30,misere:30,fibonacci:20 --seed 3 -l en";
    let output = program(&format!("{many} --format gift")).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("\n=0:0"), "no question has the answer 0");
    assert_eq!(faults(&text), [""; 0]);
}

#[test]
fn gift_has_no_unescaped_control_characters() {
    check_signs(&["both"], &TITLES[..2], 1);
}

#[test]
#[ignore = "exhaustive"]
fn gift_has_no_unescaped_control_characters_exhaustive() {
    check_signs(&["en", "zh", "both"], TITLES, 3);
}

/// A file with one of the faults is detected.
#[test]
fn faults_of_gift_are_found() {
    let good = "$CATEGORY: $course$/top/Nim\n\n// [id:nim-1] [tag:carryless]\n::a\\: b::[html]<p>x</p> {#\n\
        =0:0\n=%0%5:0#no\n####y\n}\n\n// [id:nim-2] [tag:carryless]\n::c::[html]x {\n~%50%a\n~%50%b\n\
        ~%-50%c#3 \u{2192} 0\n####y\n}\n\n";
    assert_eq!(faults(good), [""; 0]);
    let changes = [
        ("=0:0", "=0"),
        ("{#\n=0:0", "{#0}"),
        ("a\\: b", "a: b"),
        ("<p>x</p>", "<p style=\"x\">x</p>"),
        ("x {\n", "x {} {\n"),
        ("x {\n", "x \\neq {\n"),
        ("~%50%a", "~%33.33%a"),
        ("\u{2192}", "->"),
        ("::c", "\n::c"),
        ("####y\n}\n\n// [id:nim-2]", "####y\n}\n// [id:nim-2]"),
        ("$CATEGORY", "\u{feff}$CATEGORY"),
        ("####y", "// y"),
        ("~%50%a", "~%50%a {b}"),
        (" [tag:carryless]\n::c", "\n::c"),
    ];
    for (from, to) in changes {
        let bad = good.replacen(from, to, 1);
        assert_ne!(bad, good, "{from}");
        assert!(!faults(&bad).is_empty(), "{to}");
    }
}

/// A name contains topic and numbers; if the numbers are the answer or missing, a few letters of the id.
#[test]
fn names_of_questions_are_distinct() {
    let topics = "count:1,winning-move:1,binary:1,race:1";
    let line = format!("worksheet --topic {topics} --seed 2 --lang en --format gift");
    let text = String::from_utf8(output(&line).stdout).unwrap();
    let name = |line| Some(str::strip_prefix(line, "::")?.split_once("::")?.0);
    let names: Vec<&str> = text.lines().filter_map(name).collect();
    assert_eq!(
        names,
        [
            "Counting losing positions · 2, 3, 5",
            "Find a winning move · 15, 12, 4",
            "Binary and back · f98e8f",
            "The race to a number · b69938 (a)",
            "The race to a number · b69938 (b)",
        ]
    );
}
