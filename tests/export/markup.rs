//! A small reader of HTML, base64 and character data inside a question file.

const VOID: [&str; 6] = ["br", "img", "hr", "col", "wbr", "input"];

/// A tag with its attributes.
#[derive(Debug, Clone)]
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) attributes: Vec<(String, String)>,
    closes: bool,
    alone: bool,
}

impl Tag {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }
}

enum Piece {
    Text(String),
    Tag(Tag),
}

/// First character that XML 1.0 forbids, or a byte order mark.
pub(crate) fn forbidden(text: &str) -> Option<String> {
    if text.starts_with('\u{feff}') {
        return Some("a byte order mark stands before the file".to_owned());
    }
    let bad = |letter: &char| {
        let code = u32::from(*letter);
        (code < 32 && !matches!(letter, '\t' | '\n' | '\r'))
            || (0x7f..0xa0).contains(&code)
            || code == 0xfffe
            || code == 0xffff
    };
    text.chars().find(bad).map(|letter| format!("control character U+{:04X}", u32::from(letter)))
}

/// Checks a piece of HTML; the error describes its first fault.
pub(crate) fn check(html: &str) -> Result<(), String> {
    let mut open: Vec<String> = Vec::new();
    for piece in pieces(html)? {
        let Piece::Tag(tag) = piece else { continue };
        if tag.name == "script" || tag.get("src").is_some_and(|at| at.starts_with("javascript:")) {
            return Err("a script in the text".to_owned());
        }
        if tag.attributes.iter().any(|(name, _)| name.starts_with("on")) {
            return Err(format!("<{}> has a handler of events", tag.name));
        }
        if tag.get("style").is_some_and(|style| style.contains("position")) {
            return Err(format!("<{}> is positioned by its style", tag.name));
        }
        if tag.name == "img" && tag.get("alt").is_none() {
            return Err("a picture without an alt".to_owned());
        }
        if tag.alone || VOID.contains(&tag.name.as_str()) {
            continue;
        }
        if !tag.closes {
            open.push(tag.name);
        } else if open.pop().as_ref() != Some(&tag.name) {
            return Err(format!("</{}> closes nothing", tag.name));
        }
    }
    open.pop().map_or(Ok(()), |name| Err(format!("<{name}> is never closed")))
}

/// Text without markup, white space folded; a picture is its `alt`.
pub(crate) fn text_of(html: &str) -> String {
    let Ok(pieces) = pieces(html) else {
        return html.to_owned();
    };
    let mut text = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(words) => text.push_str(&words),
            Piece::Tag(tag) => {
                text.push_str(if inline(&tag.name) { "" } else { " " });
                text.push_str(tag.get("alt").unwrap_or_default());
            }
        }
    }
    fold(&text)
}

/// Text with each run of white space folded to one space.
pub(crate) fn fold(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Source paths of the pictures in a text.
pub(crate) fn pictures(html: &str) -> Vec<String> {
    let tags = pieces(html).unwrap_or_default().into_iter().filter_map(|piece| match piece {
        Piece::Tag(tag) if tag.name == "img" => tag.get("src").map(str::to_owned),
        Piece::Tag(tag) if tag.name == "object" => tag.get("data").map(str::to_owned),
        _ => None,
    });
    tags.collect()
}

fn inline(name: &str) -> bool {
    let inside = ["b", "i", "em", "strong", "span", "sub", "sup", "code", "a", "kbd", "var", "img"];
    inside.contains(&name)
}

fn pieces(html: &str) -> Result<Vec<Piece>, String> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        found.push(Piece::Text(entities(&rest[..at])));
        rest = &rest[at..];
        if rest.starts_with("<!--") {
            let end = rest.find("-->").ok_or("a comment never ends")?;
            rest = &rest[end + 3..];
            continue;
        }
        let end = tag_end(rest).ok_or("a bare < in the text")?;
        found.push(Piece::Tag(tag(&rest[1..end])?));
        rest = &rest[end + 1..];
    }
    found.push(Piece::Text(entities(rest)));
    Ok(found)
}

/// Length of the tag with which the text begins; `>` may occur in quotes.
fn tag_end(text: &str) -> Option<usize> {
    let mut quote = None;
    let next = text[1..].chars().next()?;
    if !next.is_ascii_alphabetic() && next != '/' {
        return None;
    }
    for (at, letter) in text.char_indices() {
        match (quote, letter) {
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), _) if open == letter => quote = None,
            (None, '>') => return Some(at),
            (None, '<') if at > 0 => return None,
            _ => {}
        }
    }
    None
}

fn tag(inside: &str) -> Result<Tag, String> {
    let alone = inside.ends_with('/');
    let inside = inside.strip_suffix('/').unwrap_or(inside);
    let closes = inside.starts_with('/');
    let inside = inside.strip_prefix('/').unwrap_or(inside);
    let (name, mut rest) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
    let letters = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    if name.is_empty() || !name.chars().all(letters) {
        return Err(format!("<{inside}> is no tag"));
    }
    let mut attributes = Vec::new();
    while !rest.trim().is_empty() {
        rest = rest.trim_start();
        let (key, after) = rest.split_once('=').ok_or(format!("<{name}> has a bare attribute"))?;
        let quote = after.chars().next().filter(|letter| "\"'".contains(*letter));
        let quote = quote.ok_or(format!("<{name}> has an attribute without quotes"))?;
        let (value, left) = after[1..].split_once(quote).ok_or("a quote never ends")?;
        attributes.push((key.trim().to_lowercase(), entities(value)));
        rest = left;
    }
    Ok(Tag { name: name.to_lowercase(), attributes, closes, alone })
}

/// Decodes the HTML entities that questions use.
pub(crate) fn entities(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = rest.find(';').filter(|end| *end <= 10);
        match end.and_then(|end| Some((end, entity(&rest[1..end])?))) {
            Some((end, letter)) => {
                out.push(letter);
                rest = &rest[end + 1..];
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out + rest
}

fn entity(name: &str) -> Option<char> {
    if let Some(code) = name.strip_prefix("#x").or_else(|| name.strip_prefix("#X")) {
        return u32::from_str_radix(code, 16).ok().and_then(char::from_u32);
    }
    if let Some(code) = name.strip_prefix('#') {
        return code.parse().ok().and_then(char::from_u32);
    }
    let named = [
        ("amp", '&'),
        ("lt", '<'),
        ("gt", '>'),
        ("quot", '"'),
        ("apos", '\''),
        ("nbsp", '\u{a0}'),
        ("times", '×'),
        ("minus", '−'),
        ("ndash", '–'),
        ("mdash", '—'),
        ("hellip", '…'),
        ("le", '≤'),
        ("ge", '≥'),
        ("ne", '≠'),
        ("rarr", '→'),
        ("oplus", '⊕'),
        ("middot", '·'),
    ];
    named.iter().find(|(known, _)| *known == name).map(|(_, letter)| *letter)
}

/// Decodes base64; white space is allowed, as PHP allows it.
pub(crate) fn base64(text: &str) -> Result<Vec<u8>, String> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let letters: Vec<u8> = text.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    if !letters.len().is_multiple_of(4) || letters.is_empty() {
        return Err("base64 of a wrong length".to_owned());
    }
    let padding = letters.iter().rev().take_while(|byte| **byte == b'=').count();
    if padding > 2 {
        return Err("base64 with too much padding".to_owned());
    }
    let (mut bits, mut have, mut bytes) = (0_u32, 0, Vec::new());
    for letter in &letters[..letters.len() - padding] {
        let value = LETTERS.iter().position(|known| known == letter);
        let value = value.ok_or("a letter that is not base64")?;
        bits = (bits << 6) | u32::try_from(value).unwrap();
        have += 6;
        if have >= 8 {
            have -= 8;
            bytes.push(u8::try_from((bits >> have) & 0xff).unwrap());
        }
    }
    Ok(bytes)
}

/// Checks that the bytes are a picture: PNG, or SVG without a script.
pub(crate) fn is_picture(bytes: &[u8]) -> Result<(), String> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Ok(());
    }
    let text = std::str::from_utf8(bytes).map_err(|_| "neither a PNG nor an SVG".to_owned())?;
    let text =
        text.strip_prefix("<?xml").and_then(|rest| Some(rest.split_once("?>")?.1)).unwrap_or(text);
    if !text.trim_start().starts_with("<svg") {
        return Err("neither a PNG nor an SVG".to_owned());
    }
    let tree = roxmltree::Document::parse(text.trim_start()).map_err(|fault| fault.to_string())?;
    if tree.root_element().tag_name().namespace() != Some("http://www.w3.org/2000/svg") {
        return Err("an SVG without its namespace shows nothing".to_owned());
    }
    if tree.descendants().any(|node| node.has_tag_name("script")) {
        return Err("a script in the SVG".to_owned());
    }
    Ok(())
}

/// Decodes `%20` and other percent escapes.
pub(crate) fn percent(text: &str) -> String {
    let bytes = text.as_bytes();
    let (mut out, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let code = (bytes[at] == b'%').then(|| text.get(at + 1..at + 3)).flatten();
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => {
                out.push(byte);
                at += 3;
            }
            None => {
                out.push(bytes[at]);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{base64, check, entities, is_picture, percent, pictures, text_of};

    #[test]
    fn html_is_checked_and_read() {
        assert!(check("<p>a<br>b <img src='x' alt='c>d'/></p>").is_ok());
        for bad in [
            "<p>a",
            "a</p>",
            "<b><i>x</b></i>",
            "1 < 2",
            "<script>x</script>",
            "<p a=b>x</p>",
            "<p style=\"position:fixed\">x</p>",
            "<img src=\"x\">",
            "<p onclick=\"x\">y</p>",
        ] {
            assert!(check(bad).is_err(), "{bad}");
        }
        assert_eq!(
            text_of("<p>3&nbsp;&lt; 4</p><p>x<sub>1</sub> <img alt='pile' src='y'></p>"),
            "3 < 4 x1 pile"
        );
        assert_eq!(pictures("<img alt='' src='a&amp;b'>"), ["a&b"]);
        assert_eq!(entities("&#126;&#x7d;&zzz; & x"), "~}&zzz; & x");
        assert_eq!(percent("a%20b%"), "a b%");
    }

    #[test]
    fn pictures_are_checked() {
        assert_eq!(base64("TWFu\nTWE=").unwrap(), b"ManMa");
        assert!(base64("TWF").is_err() && base64("T*Fu").is_err() && base64("").is_err());
        assert!(is_picture(b"\x89PNG\r\n\x1a\n...").is_ok());
        assert!(is_picture(b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>").is_ok());
        assert!(is_picture(b"<svg/>").is_err() && is_picture(b"GIF89a").is_err());
    }
}
