//! Undoes the formatting of answers by a spreadsheet: `1:8` becomes the time `01:08:00`, `1/8` the date
//! `8-Jan`. The results are the texts that may have been typed.

/// Words in times and dates, one line for each meaning: a.m., p.m., then the twelve months. The words of a
/// line are separated by `|`.
const WORDS: &str = "worksheet/date-words.txt";

/// Years that spreadsheets use for a time without a date.
const ZERO_YEARS: [&str; 3] = ["1899", "1900", "1904"];

/// Earliest year that a spreadsheet may have added to a typed day and month. A spreadsheet adds the current year, so
/// an earlier year was typed.
const TODAY: u64 = 2020;

/// Number of minutes in an hour.
const MINUTES: u64 = 60;
/// Number of minutes in a day.
const MINUTES_OF_A_DAY: f64 = 1440.0;

/// Text of a spreadsheet cell, split into digits, words and signs.
struct Cell<'t> {
    digits: Vec<&'t str>,
    words: Vec<&'t str>,
    /// All characters between digits and words, without spaces.
    signs: String,
}

/// Returns the texts that may have been typed if a spreadsheet has changed the cell `text`, which must be in
/// lower case. The list is empty if they cannot be determined. Returns `None` if the cell is unchanged.
pub(crate) fn undo_formatting(text: &str) -> Option<Vec<String>> {
    let cell = Cell::parse(text);
    cell.parse_fraction()
        .or_else(|| cell.parse_time())
        .or_else(|| cell.parse_named_date())
        .or_else(|| cell.parse_date())
}

impl<'t> Cell<'t> {
    fn parse(text: &'t str) -> Self {
        let (mut digits, mut words, mut signs) = (Vec::new(), Vec::new(), String::new());
        let mut rest = text.trim();
        while let Some(letter) = rest.chars().next() {
            let is_like = |other: char| match letter {
                _ if letter.is_ascii_digit() => other.is_ascii_digit(),
                _ => other.is_alphabetic(),
            };
            let is_run = letter.is_ascii_digit() || letter.is_alphabetic();
            let length = if is_run { rest.find(|other| !is_like(other)) } else { None };
            let length = length.unwrap_or(if is_run { rest.len() } else { letter.len_utf8() });
            match (is_run, letter.is_ascii_digit()) {
                (true, true) => digits.push(&rest[..length]),
                (true, false) => words.push(&rest[..length]),
                _ if letter.is_whitespace() => {}
                _ => signs.push(letter),
            }
            rest = &rest[length..];
        }
        let mut cell = Cell { digits, words, signs };
        cell.strip_date_or_time();
        cell
    }

    /// Removes from a time the date that the spreadsheet added, or from a date the added time 0:00.
    fn strip_date_or_time(&mut self) {
        let [year, _, _, hour, minute, second] = self.digits[..] else { return };
        if self.words == ["t"] {
            self.words.clear();
        }
        if ZERO_YEARS.contains(&year) {
            self.digits.drain(..3);
            self.signs = self.signs.chars().skip(2).collect();
        } else if [hour, minute, second].iter().all(|part| number(part) == 0) {
            self.digits.truncate(3);
            self.signs = self.signs.chars().take(2).collect();
        }
    }

    /// Returns the texts that may have been typed if the cell is a fraction of a day, or a whole number with
    /// a decimal point; otherwise `None`.
    fn parse_fraction(&self) -> Option<Vec<String>> {
        let ([whole, part], "." | ",", []) = (&self.digits[..], &*self.signs, &self.words[..])
        else {
            return None;
        };
        let literal = format!("{whole} {part}");
        if *whole != "0" {
            return (whole.len() > 1 && *part == "0").then(|| vec![(*whole).to_owned(), literal]);
        }
        if part.len() < 2 {
            return None;
        }
        let minutes = format!("0.{part}").parse::<f64>().ok()? * MINUTES_OF_A_DAY;
        let is_whole = (minutes - minutes.round()).abs() < 0.01;
        let minutes = minutes.round() as u64;
        let time = is_whole.then(|| pair(minutes / MINUTES, minutes % MINUTES));
        Some(time.into_iter().chain([literal]).collect())
    }

    /// Returns the texts that may have been typed if the cell is a time of day with seconds, or with a.m. or
    /// p.m.; otherwise `None`.
    fn parse_time(&self) -> Option<Vec<String>> {
        let halves: Vec<usize> =
            self.words.iter().filter_map(|word| word_line(word)).filter(|line| *line < 2).collect();
        let is_spelt = match &self.words[..] {
            // Example: 1 时 08 分 00 秒.
            ["\u{65f6}" | "\u{6642}" | "h", rest @ ..] => rest.len() < self.digits.len(),
            _ => false,
        };
        let is_time = |signs: &str| self.signs == signs && self.words.len() == halves.len();
        let (hour, minute, second) = match self.digits[..] {
            [hour, minute, second] if is_time("::") || is_spelt => (hour, minute, number(second)),
            [hour, minute] if is_time(":") && halves.len() == 1 || is_spelt => (hour, minute, 0),
            _ => return None,
        };
        // Typed numbers have no leading zeros.
        let is_padded = self.digits[1..].iter().all(|part| part.len() == 2);
        if !is_padded {
            return None;
        }
        let minute = number(minute);
        let hour = match (number(hour), halves.first()) {
            (hour, Some(half)) => hour % 12 + 12 * *half as u64,
            (hour, None) => hour,
        };
        let three = format!("{hour} {minute} {second}");
        let mut typed = Vec::new();
        if second == 0 {
            typed.push(pair(hour, minute));
            typed.extend(hour.checked_sub(1).map(|hour| pair(hour, minute + MINUTES)));
        }
        typed.push(three);
        Some(typed)
    }

    /// Returns the texts that may have been typed if the cell is a date with a named month, such as `8-jan`,
    /// `jan-32` or `8. januar 2026`; otherwise `None`.
    fn parse_named_date(&self) -> Option<Vec<String>> {
        let [month] = self.words[..] else { return None };
        let month = word_line(month).filter(|line| *line > 1)? as u64 - 1;
        let (day, year) = match self.digits[..] {
            [day] => (number(day), None),
            [year, day] if year.len() == 4 => (number(day), Some(number(year))),
            [day, year] => (number(day), Some(number(year))),
            _ => return None,
        };
        Some(days([day, month], year, &[]))
    }

    /// Returns the texts that may have been typed if the cell is a date in numbers, such as `2026/1/8`,
    /// `01/08/26`, `8.1.2026` or `1 月 8 日`; otherwise `None`.
    fn parse_date(&self) -> Option<Vec<String>> {
        let is_chinese = match &self.words[..] {
            [] => false,
            [rest @ .., "\u{6708}", "\u{65e5}"] => matches!(rest, [] | ["\u{5e74}"]),
            _ => return None,
        };
        let signs: Vec<char> = self.signs.chars().collect();
        let is_day = |signs: &[char]| match signs {
            [one, other, end @ ..] => {
                "/-.".contains(*one) && one == other && matches!(end, [] | ['.'])
            }
            _ => false,
        };
        match self.digits[..] {
            [month, day] if is_chinese => Some(vec![pair(number(month), number(day))]),
            [year, month, day] if year.len() == 4 && (is_chinese || is_day(&signs)) => {
                let (month, day) = (number(month), number(day));
                // In China the month precedes the day, also in typed dates.
                match is_chinese || signs.first() == Some(&'/') {
                    true if number(year) >= TODAY => {
                        let mut typed = vec![pair(month, day)];
                        typed.push(format!("{} {month} {day}", number(year) % 100));
                        Some(typed)
                    }
                    _ => Some(days([month, day], Some(number(year)), &[2, 0, 1])),
                }
            }
            [one, other, year] if is_day(&signs) => {
                let all = [one, other, year];
                let is_short = all.iter().all(|part| part.len() == 2);
                let pairs = [number(one), number(other)];
                if is_short {
                    let mut typed = days(pairs, Some(number(year)), &[0, 1, 2]);
                    // The year may come first.
                    let last = [number(other), number(year)];
                    typed.extend(days(last, Some(number(one)), &[2, 0, 1]));
                    return Some(typed);
                }
                (year.len() == 4).then(|| days(pairs, Some(number(year)), &[0, 1, 2]))
            }
            _ => None,
        }
    }
}

/// Returns the texts that may have been typed for a date whose day and month are `one` and `other`, or the reverse.
/// The first two texts are both orders, left out if the year is before [`TODAY`]; a year below 100 is one after 2000.
/// With a year, the last text has all three numbers, the year with its last two digits. Their order is `three`: 0 is
/// `one`, 1 is `other`, 2 is the year; an empty `three` means 0, 1, 2.
fn days([one, other]: [u64; 2], year: Option<u64>, three: &[usize]) -> Vec<String> {
    let mut typed = Vec::new();
    let full = year.map(|year| if year < 100 { year + 2000 } else { year });
    if full.is_none_or(|year| year >= TODAY) {
        typed.extend([pair(one, other), pair(other, one)]);
    }
    if let Some(year) = full {
        let all = [one, other, year % 100];
        let order: &[usize] = if three.is_empty() { &[0, 1, 2] } else { three };
        let all: Vec<String> = order.iter().map(|at| all[*at].to_string()).collect();
        typed.push(all.join(" "));
    }
    typed
}

/// Returns a pair of numbers as pupils type it, such as `1:8`.
fn pair(one: u64, other: u64) -> String {
    format!("{one}:{other}")
}

/// Returns the number with these decimal digits; `u64::MAX` if it is too large.
fn number(digits: &str) -> u64 {
    digits.parse().unwrap_or(u64::MAX)
}

/// Returns the 0-based index of the line of [`WORDS`] that contains the word; `None` if no line does.
fn word_line(word: &str) -> Option<usize> {
    carryless_templates::text(WORDS)
        .lines()
        .position(|line| line.split('|').any(|known| known == word))
}
