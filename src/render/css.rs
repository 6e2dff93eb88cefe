//! What stylesheets of our own are parted by. In: one in its tight form, or a piece of it. Out: pieces.

/// The parts of a list with commas, but not those inside brackets.
pub(super) fn parted(list: &str) -> impl Iterator<Item = &str> {
    let mut open = 0;
    list.split(move |letter: char| {
        open += i32::from(letter == '(') - i32::from(letter == ')');
        letter == ',' && open == 0
    })
}

/// Where the bracket is closed that was opened before this text.
pub(super) fn closing(text: &str) -> usize {
    let mut open = 1;
    let end = text.bytes().position(|letter| {
        open += i32::from(b"({".contains(&letter)) - i32::from(b")}".contains(&letter));
        open == 0
    });
    end.unwrap_or(text.len())
}
