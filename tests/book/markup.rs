//! A minimal HTML reader for the tests: tags with their attributes, and the text between them.

/// An opening tag of a page.
#[derive(Clone, Debug)]
pub(crate) struct Tag<'h> {
    pub(crate) name: String,
    attributes: &'h str,
    /// Text of the page after the tag.
    pub(crate) rest: &'h str,
}

impl Tag<'_> {
    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        let at = self.attributes.find(&format!(" {name}=\""))?;
        let value = self.attributes[at..].split_once('"')?.1.split_once('"')?.0;
        Some(value.replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&"))
    }
}

/// Opening tags of a page; the contents of scripts and styles are skipped.
pub(crate) fn tags(html: &str) -> impl Iterator<Item = Tag<'_>> {
    let mut rest = html;
    std::iter::from_fn(move || {
        loop {
            let (_, after) = rest.split_once('<')?;
            rest = after;
            if !after.starts_with(|c: char| c.is_ascii_alphabetic()) {
                continue;
            }
            let (inside, behind) = after.split_once('>')?;
            let end = inside.find(|c: char| c.is_whitespace() || c == '/').unwrap_or(inside.len());
            let (name, attributes) = inside.split_at(end);
            rest = behind;
            if ["script", "style"].contains(&name) {
                let close = format!("</{name}>");
                rest = behind.split_once(close.as_str()).map_or("", |(_, behind)| behind);
            }
            return Some(Tag { name: name.to_owned(), attributes, rest: behind });
        }
    })
}

/// Visible text of a page, with a space for each tag.
pub(crate) fn text(html: &str) -> String {
    let mut words = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('<') {
        words.push_str(before);
        words.push(' ');
        let mut behind = after.split_once('>').map_or("", |(_, behind)| behind);
        for name in ["script", "style"] {
            if after.starts_with(name) {
                let close = format!("</{name}>");
                behind = behind.split_once(close.as_str()).map_or("", |(_, behind)| behind);
            }
        }
        rest = behind;
    }
    words.push_str(rest);
    words
}

/// HTML inside the element `<main>` of a page.
pub(crate) fn in_main(page: &str) -> String {
    let inside = page.split_once("<main").and_then(|(_, rest)| rest.split_once("</main>"));
    inside.map(|(main, _)| format!("<main{main}")).unwrap_or_default()
}

/// HTML of a page without its element `<main>`.
pub(crate) fn without_main(page: &str) -> String {
    page.replace(&in_main(page), "")
}
