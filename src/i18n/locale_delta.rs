//! The words of a language as what differs from those of its nearest kin: where most letters are the
//! same, or another one each time, that is a tenth of them. In: a text of the kin, the letters that
//! change, and the changes that are left. Out: the text. `build.rs` writes these, and sees with this
//! very file that they give back what stands in the folder.

/// The end of a change; it stands in no text.
pub(crate) const END: char = '\u{1e}';

/// The text that `from` has in its kin. `letters` are pairs in the order of their first ones; a change is
/// how many letters stay, how many go, and what stands in their place.
pub(crate) fn told(from: &str, letters: &str, changes: &str) -> Option<String> {
    let mut letters = letters.chars();
    let pairs: Vec<_> = std::iter::from_fn(|| letters.next().zip(letters.next())).collect();
    let own = |letter: char| match letter.is_ascii() {
        true => letter,
        false => {
            pairs.binary_search_by_key(&letter, |pair| pair.0).map_or(letter, |at| pairs[at].1)
        }
    };
    let mut rest = from.chars().map(own);
    let mut text = String::with_capacity(from.len() + changes.len());
    for change in changes.split_terminator(END) {
        let mut parts = change.splitn(3, ' ');
        let mut count = || parts.next()?.parse().ok();
        let (stay, go) = (count()?, count()?);
        text.extend(rest.by_ref().take(stay));
        rest.by_ref().take(go).for_each(drop);
        text.push_str(parts.next()?);
    }
    text.extend(rest);
    Some(text)
}
