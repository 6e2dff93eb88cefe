//! Checks pages: tags are nested, attributes quoted, nothing runs scripts, and no character controls a
//! terminal. The list of tags shows whether user text has become markup: it must equal that of a page with a
//! harmless word.

/// Names of the void elements, which have no end tag.
const VOID: [&str; 14] = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
];

/// Names of the elements whose contents are raw text up to their end tag.
const RAW: [&str; 2] = ["script", "style"];

/// Tags of a page, in order, each with the names of its attributes.
pub(super) fn tags(html: &str) -> Vec<String> {
    let (mut tags, mut open): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at..];
        if let Some(after) = rest.strip_prefix("<!--") {
            let end = after.find("-->").expect("a comment ends");
            rest = &after[end + 3..];
            continue;
        }
        let (tag, after) = tag(rest);
        rest = after;
        if tag.starts_with('!') {
            continue;
        }
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "an end without a beginning: {html}");
            tags.push(tag);
            continue;
        }
        let name = tag.split(' ').next().unwrap_or_default().to_owned();
        let is_closed = tag.ends_with(" /");
        if RAW.contains(&&*name) {
            let end = rest.find(&format!("</{name}>")).expect("a script or a style ends");
            rest = &rest[end..];
        }
        if !is_closed && !VOID.contains(&&*name) {
            open.push(name);
        }
        tags.push(tag);
    }
    assert!(open.is_empty(), "{open:?} have no end: {html}");
    tags
}

/// First tag of a text (its name and the names of its attributes), and the text after the tag.
fn tag(text: &str) -> (String, &str) {
    let mut rest = &text[1..];
    let length = rest.find(|letter: char| " />\n\t".contains(letter)).unwrap_or(rest.len());
    let length = if rest.starts_with('/') { rest.find('>').unwrap_or(rest.len()) } else { length };
    let mut tag = rest[..length].to_lowercase();
    let bare = tag.trim_start_matches(['/', '!']);
    assert!(
        !bare.is_empty() && bare.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-'),
        "no name of a tag: {text:.60}"
    );
    rest = &rest[length..];
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix('>') {
            return (tag, after);
        }
        if let Some(after) = rest.strip_prefix("/>") {
            return (tag + " /", after);
        }
        let end = rest.find(|letter: char| "=> /\n".contains(letter)).expect("a tag ends");
        let name = &rest[..end];
        assert!(!name.is_empty() && !name.contains(['"', '\'', '<']), "an attribute: {text:.90}");
        assert!(!name.starts_with("on"), "an attribute that runs: {text:.90}");
        tag = format!("{tag} {name}");
        rest = &rest[end..];
        let Some(after) = rest.strip_prefix('=') else { continue };
        let after = after.strip_prefix('"').unwrap_or_else(|| panic!("no mark: {text:.90}"));
        let (value, after) = after.split_once('"').expect("a value ends");
        assert!(!value.contains('<') || name.starts_with("data-"), "a tag in a value: {value}");
        let address = value.trim().to_lowercase();
        let runs = ["javascript:", "vbscript:"].iter().any(|it| address.starts_with(it));
        assert!(!runs, "an address that runs: {value}");
        rest = after;
    }
}

/// Checks that the tags of a page or fragment are nested and that nothing in it is executable.
pub(super) fn check_html(html: &str) {
    check_plain_text(html);
    tags(html);
}

/// Checks that a text contains no terminal control characters.
pub(super) fn check_plain_text(text: &str) {
    let obeyed = |letter: char| letter.is_control() && !"\n\t".contains(letter);
    if let Some(at) = text.find(obeyed) {
        let from = text[..at].char_indices().rev().nth(40).map_or(0, |(at, _)| at);
        panic!(
            "a letter that is obeyed, in {:?}",
            text[from..].chars().take(90).collect::<String>()
        );
    }
}
