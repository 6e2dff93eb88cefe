//! Names of files for the sheets of a class: the number of the sheet, so that no two are the same on
//! any system, and what is harmless of the pupil's name.

/// The bytes of a pupil's name that a file's name holds at most.
const BYTES: usize = 60;

/// The name, without an ending, of sheet `number` of `most`; letters and digits of any script
/// stay, everything else becomes a dash.
pub(crate) fn file_name(number: u64, most: u64, name: &str) -> String {
    let width = most.to_string().len().max(2);
    let mut file = format!("{number:0width$}");
    let mut left = BYTES;
    let parts = name.split(|letter: char| !letter.is_alphanumeric());
    for part in parts.filter(|part| !part.is_empty()) {
        if left < 2 {
            break;
        }
        file.push('-');
        left -= 1;
        for letter in part.chars() {
            if letter.len_utf8() > left {
                return file.trim_end_matches('-').to_owned();
            }
            left -= letter.len_utf8();
            file.push(letter);
        }
    }
    file
}
