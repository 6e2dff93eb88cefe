//! Checks the short path of lessons: the first line of each lesson names the terms it introduces and the
//! lessons it needs; it uses only terms introduced so far, and links only to earlier lessons, except for the
//! last line's link to the next one.

use super::nothing_found;
use super::source::read;
use super::terms::prose;

/// Chinese terms of the book: those the short path introduces and those of later lessons.
const ZH: &str = "\
    石子, 堆, 一步, 局面, 轮到走的人, 先走的人, 必败局面, 必胜局面, 镜子, 积木, 成对, 配, \
    落单, 列, 奇数列, 平衡, 竖式, 二进制, 进位, 最左边的奇数列, 翻, 检验, 赢法, p, n, 异或, \
    ⊕, 尼姆和, 位值, 余数, 反尼姆, 单颗堆, 关键数, 格伦迪, sg, mex, 命令";
const EN: &str = "\
    stone, pile, move, position, player to move, losing position, winning position, mirror, \
    block, pair, partner, column, odd column, balanced, row, digit, binary, carry, \
    leftmost odd column, flip, check, p, n, xor, ⊕, nim-sum, weight, remainder, misère, \
    key number, round total, grundy, mex, theorem, residue, band, command";

fn terms(list: &str) -> Vec<&str> {
    list.split(", ").collect()
}

/// A lesson and the parts of it that are checked.
struct Lesson<'t> {
    name: &'t str,
    introduces: Vec<&'t str>,
    needs: Vec<&'t str>,
    text: &'t str,
}

impl<'t> Lesson<'t> {
    fn new(name: &'t str, text: &'t str) -> Option<Lesson<'t>> {
        let first = text.lines().next()?;
        let said = first.strip_prefix("<!-- introduces:")?.strip_suffix("-->")?;
        let (introduces, needs) = said.split_once("| needs:").unwrap_or((said, ""));
        let listed = |list: &'t str| -> Vec<&'t str> {
            list.split(',').map(str::trim).filter(|word| !word.is_empty()).collect()
        };
        Some(Lesson { name, introduces: listed(introduces), needs: listed(needs), text })
    }

    /// Lines that a pupil reads, in lower case, without the last one, which names the next lesson.
    fn lines(&self) -> Vec<(usize, String)> {
        let plain = |line: String| line.to_lowercase().replace('\u{a0}', " ");
        let mut lines = prose(self.text.trim_end());
        lines.pop();
        lines.into_iter().map(|(number, line)| (number, plain(line))).collect()
    }

    /// Whether a term occurs in the text of the lesson.
    fn names(&self, term: &str) -> bool {
        self.lines().iter().any(|(_, line)| occurs(term, line))
    }

    /// Lessons that the lesson links to, each with the number of the line.
    fn links(&self) -> Vec<(usize, &'t str)> {
        let numbered = self.text.lines().enumerate();
        let links = numbered.flat_map(|(index, line)| {
            let targets = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            targets.map(move |target| (index + 1, target))
        });
        let lessons = links.filter_map(|(line, target)| {
            let (name, anchor) = target.split_once(".md")?;
            (anchor.is_empty() || anchor.starts_with('#')).then_some((line, name))
        });
        lessons.collect()
    }
}

/// Whether a term occurs in a line: as the beginning of a word in Latin letters, single letters only alone.
fn occurs(term: &str, line: &str) -> bool {
    let letter = |c: char| c.is_ascii_alphabetic();
    line.match_indices(term).any(|(at, _)| {
        let (before, behind) = (&line[..at], &line[at + term.len()..]);
        let begins = !term.starts_with(letter) || !before.ends_with(letter);
        begins && (term.len() > 1 || !behind.starts_with(letter))
    })
}

/// Violations of the rules in a path of lessons; `after` is the lesson that follows the path.
fn findings(path: &[(&str, &str)], after: &str, terms: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    let mut known: Vec<&str> = Vec::new();
    for (at, (name, text)) in path.iter().enumerate() {
        let Some(lesson) = Lesson::new(name, text) else {
            found.push(format!("{name}:1: does not say what it introduces"));
            continue;
        };
        let earlier: Vec<&str> = path[..at].iter().map(|(name, _)| *name).collect();
        let next = path.get(at + 1).map_or(after, |(name, _)| *name);
        found.extend(new_terms(&lesson, &known, terms));
        known.extend(&lesson.introduces);
        for (number, line) in lesson.lines() {
            let early = terms.iter().filter(|term| !known.contains(term) && occurs(term, &line));
            found.extend(early.map(|term| format!("{name}:{number}: {term} is not introduced")));
        }
        let later = lesson.needs.iter().filter(|needed| !earlier.contains(needed));
        found.extend(later.map(|needed| format!("{name}:1: needs {needed}, which comes later")));
        found.extend(wrong_links(&lesson, &earlier, next));
    }
    found
}

/// Terms that a lesson declares and uses nowhere, or that an earlier lesson introduces.
fn new_terms(lesson: &Lesson<'_>, known: &[&str], terms: &[&str]) -> Vec<String> {
    let wrong = lesson.introduces.iter().filter_map(|term| {
        let why = match terms.contains(term) {
            false => "is no term of the list",
            true if known.contains(term) => "is introduced already",
            true if !lesson.names(term) => "does not stand in the lesson",
            true => return None,
        };
        Some(format!("{}:1: {term} {why}", lesson.name))
    });
    wrong.collect()
}

/// Links of a lesson that lead neither to an earlier one nor, in the last line, to the next one.
fn wrong_links(lesson: &Lesson<'_>, earlier: &[&str], next: &str) -> Vec<String> {
    let last = lesson.text.trim_end().lines().count();
    let links = lesson.links();
    let onward = |link: &&(usize, &str)| link.0 == last && link.1 == next;
    let mut wrong = Vec::new();
    if links.iter().filter(onward).count() != 1 {
        wrong.push(format!("{}:{last}: does not lead to {next} once", lesson.name));
    }
    let others = links.iter().filter(|link| !onward(link) && !earlier.contains(&link.1));
    wrong.extend(others.map(|(line, to)| format!("{}:{line}: leads to {to}", lesson.name)));
    wrong
}

/// Lessons of part `number` of the book (0-based), in order.
fn part(summary: &str, number: usize) -> Vec<&str> {
    let part = summary.split("\n# ").nth(number + 1).unwrap_or_default();
    let links = part.lines().filter_map(|line| line.strip_prefix("- [")?.split_once("]("));
    links.filter_map(|(_, target)| target.strip_suffix(".md)")).collect()
}

#[test]
fn the_short_path_uses_only_introduced_terms() {
    for (language, terms) in [("zh", terms(ZH)), ("en", terms(EN))] {
        let summary = read(&format!("lessons/{language}/SUMMARY.md"));
        let names = part(&summary, 0);
        assert_eq!(names.len(), 5, "{names:?}");
        let lesson = |name: &&str| read(&format!("lessons/{language}/{name}.md"));
        let texts: Vec<String> = names.iter().map(lesson).collect();
        let path: Vec<(&str, &str)> =
            names.iter().copied().zip(texts.iter().map(String::as_str)).collect();
        let after = part(&summary, 1)[0];
        nothing_found(&format!("the short path in {language}"), &findings(&path, after, &terms));
    }
}

#[test]
fn a_lesson_that_uses_a_later_term_is_found() {
    let first = "<!-- introduces: pile, block -->\n# Piles\n\nA pile of blocks.\n\n";
    let second = "<!-- introduces: column | needs: a -->\n# B\n\nSee [a](a.md): the columns.\n\n";
    let [to_b, to_c] = ["Next: [b](b.md)\n", "Next: [c](c.md)\n"];
    let found = |first: &str, second: &str| {
        let [first, second] = [[first, to_b].concat(), [second, to_c].concat()];
        findings(&[("a", &first), ("b", &second)], "c", &terms(EN))
    };
    assert!(found(first, second).is_empty(), "{:?}", found(first, second));
    for (planted, wanted) in [
        ("Look down the column.\n\n", "a:7: column is not introduced"),
        ("It is a P.\n\n", "a:7: p is not introduced"),
        ("Flipping comes later.\n\n", "a:7: flip is not introduced"),
        ("See [there](b.md#later).\n\n", "a:7: leads to b"),
        ("See [there](xor.md).\n\n", "a:7: leads to xor"),
    ] {
        let line = ["\n", planted].concat();
        assert_eq!(found(&[first, &line].concat(), second), [wanted], "{planted}");
    }
    // Fences, code and addresses contain no terms.
    let quiet = "```carryless\nxor 3\n```\n`flip` [pile](a.md)s\n\n";
    assert!(found(first, &[second, quiet].concat()).is_empty());
    let said = |list: &str| second.replace("introduces: column", &format!("introduces: {list}"));
    assert_eq!(found(first, &said("column, block")), ["b:1: block is introduced already"]);
    assert_eq!(found(first, &said("column, flip")), ["b:1: flip does not stand in the lesson"]);
    assert_eq!(found(first, &said("column, magic")), ["b:1: magic is no term of the list"]);
    let needs = second.replace("needs: a", "needs: c");
    assert_eq!(found(first, &needs), ["b:1: needs c, which comes later"]);
    let silent = second.replace("<!--", "<!-- it");
    assert_eq!(found(first, &silent), ["b:1: does not say what it introduces"]);
    let nowhere = [first, "The end.\n"].concat();
    assert_eq!(findings(&[("a", &nowhere)], "b", &terms(EN)), ["a:6: does not lead to b once"]);
}
