//! What stands in a cell of a table: on a phone cells are narrow. In: text. Out: the same text, its
//! positions unbreakable.

/// So many numbers make a position long.
const LONG: usize = 6;

/// A position such as (3, 4, 5), or 3 · 4 · 5, does not break in a narrow cell; a long one may.
pub(super) fn unbroken(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut gaps = 0;
    while let Some(letter) = letters.next() {
        let last = whole.chars().last();
        let within = matches!(last, Some(',' | '·')) || letters.peek() == Some(&'·');
        let gap = letter == ' ' && within;
        gaps += usize::from(gap && last == Some(','));
        if letter == '(' {
            gaps = 0;
        }
        whole.push(if gap && gaps < LONG { '\u{a0}' } else { letter });
    }
    whole
}
