//! Recognises the columns of a class list by their titles, in many languages. A [`ColumnRole`] is the kind of
//! data that a column contains.

/// Known titles of columns in lower case, separated by `|`. There is a line for each of [`ROLES`], in their
/// order.
const TITLES: &str = "worksheet/column-titles.txt";

/// Kind of data in a column of a class list, as its title tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnRole {
    /// Whole names of pupils.
    Name,
    /// Family names.
    Family,
    /// Given names.
    Given,
    /// Sheet codes or result codes.
    Code,
    /// Numbers of questions.
    Question,
    /// Answers to questions.
    Answer,
    /// Class of a pupil.
    Class,
    /// Student number.
    Student,
    /// Group of a pupil within the class.
    Group,
    /// Account or e-mail address, which replaces a missing name.
    Account,
    /// Family names, with a title in a language that writes the family name first.
    FirstFamily,
}

/// All roles, in the order of their declaration.
const ROLES: [ColumnRole; 11] = [
    ColumnRole::Name,
    ColumnRole::Family,
    ColumnRole::Given,
    ColumnRole::Code,
    ColumnRole::Question,
    ColumnRole::Answer,
    ColumnRole::Class,
    ColumnRole::Student,
    ColumnRole::Group,
    ColumnRole::Account,
    ColumnRole::FirstFamily,
];

/// Whether `title` is a known title of columns with the role `role`.
pub fn has_role(title: &str, role: ColumnRole) -> bool {
    let known = carryless_templates::text(TITLES).lines().nth(role as usize).unwrap_or_default();
    let title = title.trim().to_lowercase();
    let is_known = |title: &str| known.split('|').any(|known| known == title);
    !title.is_empty() && (is_known(&title) || is_known(&normalize(&title)))
}

/// Returns `title`, which must be in lower case, without remarks in brackets, without asterisks of required
/// fields, and without spaces between Chinese characters as in "姓 名". Dashes and underscores become spaces.
fn normalize(title: &str) -> String {
    let word = title.split(['(', '\u{ff08}', '[', '*']).next().unwrap_or_default();
    let word = word.trim_end_matches([':', '\u{ff1a}', ' ', '\u{3000}']);
    let words: Vec<&str> = word
        .split(|letter: char| "_-".contains(letter) || letter.is_whitespace())
        .filter(|part| !part.is_empty())
        .collect();
    let is_chinese =
        |part: &&str| part.chars().all(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter));
    words.join(if words.iter().all(is_chinese) { "" } else { " " })
}

/// Whether `cell` is a known title of a column of any role.
pub(super) fn is_title(cell: &str) -> bool {
    ROLES.iter().any(|role| has_role(cell, *role))
}

/// Whether a cell is a known title of a column of names.
pub(super) fn is_name_title(cell: &str) -> bool {
    let roles = [ColumnRole::Name, ColumnRole::Family, ColumnRole::Given, ColumnRole::FirstFamily];
    roles.iter().any(|role| has_role(cell, *role))
}

/// Whether one of the first ten lines of a text contains a known title with non-ASCII characters, which
/// confirms the encoding of the text.
pub fn has_title(text: &str) -> bool {
    let cells = text.lines().take(super::ABOVE).flat_map(|line| line.split([',', ';', '\t']));
    let mut cells = cells.map(|cell| cell.trim_matches('"'));
    cells.any(|cell| !cell.is_ascii() && is_title(cell))
}
