//! A stylesheet that touches only what stands in answers. In: one of our own in its tight form, for
//! pages that are ours as a whole. Out: the same rules, each kept to what is inside `.carryless`, as
//! strong as before: `:where` weighs nothing, and old browsers know no `@scope`.

/// What marks an answer, or whatever else in somebody's page is ours.
const OURS: &str = ".carryless";
const WITHIN: &str = ":where(.carryless)";

/// Classes that an answer, or the window of a presentation, has itself.
const OWN: [&str; 2] = [".asking", ".presentation"];

/// Groups of rules; any other `@` has none for elements.
const GROUPS: [&str; 3] = ["@media", "@container", "@supports"];

/// The stylesheet `style` for answers in a page of somebody else.
pub(super) fn scoped(style: &str) -> String {
    let mut scoped = String::with_capacity(style.len() * 5 / 4);
    let mut rest = style;
    while let Some(at) = rest.find(['{', '}']) {
        let head = rest[..at].trim();
        let is_group = GROUPS.iter().any(|group| head.starts_with(group));
        let end = match head.starts_with('@') {
            _ if is_group || rest[at..].starts_with('}') => at + 1,
            true => at + block(&rest[at..]),
            false => {
                let parts = selectors(head).map(kept).collect::<Vec<_>>();
                scoped.push_str(&parts.join(","));
                let end = rest[at..].find('}').map_or(rest.len(), |end| at + end + 1);
                scoped.push_str(&rest[at..end]);
                rest = &rest[end..];
                continue;
            }
        };
        scoped.push_str(&rest[..end]);
        rest = &rest[end..];
    }
    scoped
}

/// A selector that finds only what is inside an answer.
fn kept(selector: &str) -> String {
    if selector.contains(OURS) {
        return selector.to_owned();
    }
    // A language is one of the answer, too.
    let own = OWN.iter().any(|own| selector.starts_with(own)) || selector.starts_with(":lang");
    let space = if own { "" } else { " " };
    [WITHIN, space, selector].concat()
}

/// The selectors of a list; a comma in brackets parts none.
fn selectors(list: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    list.split(move |letter| {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == ',' && depth == 0
    })
    .map(str::trim)
}

/// The bytes of a block with all blocks in it.
fn block(text: &str) -> usize {
    let mut depth = 0_usize;
    let end = text.find(|letter| {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == '}' && depth == 0
    });
    end.map_or(text.len(), |end| end + 1)
}
