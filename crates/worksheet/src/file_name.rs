//! File names for the sheets of a class. They consist of the sheet number, which makes them unique on all
//! systems, and of the letters and digits of the pupil's name.

/// Maximum length of the part after the sheet number, in bytes. The rest of the pupil's name is cut.
const BYTES: usize = 60;

/// Returns the file name of sheet `number`, from 1, in a set of `most` sheets, without extension, like
/// `07-Ada-Byron`. `name` is the pupil's name, or empty. All numbers of a set have equally many digits, at
/// least two. Letters and digits of any script are kept; each run of other characters becomes a dash.
pub fn file_name(number: u64, most: u64, name: &str) -> String {
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
