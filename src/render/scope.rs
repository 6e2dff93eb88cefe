//! A stylesheet that touches only what stands in answers. In: one of our own in its tight form, for
//! pages that are ours as a whole. Out: the same rules, each kept to what is inside `.carryless`, as
//! strong as before: `:where` weighs nothing, and old browsers know no `@scope`.

use super::css::{closing, parted};

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
        let inside = at + 1;
        let end = match is_group || rest[at..].starts_with('}') {
            true => inside,
            false => (inside + closing(&rest[inside..]) + 1).min(rest.len()),
        };
        match is_group || head.starts_with('@') || head.is_empty() {
            true => scoped.push_str(&rest[..end]),
            false => {
                let parts = parted(head).map(|one| kept(one.trim())).collect::<Vec<_>>();
                scoped.push_str(&parts.join(","));
                scoped.push_str(&rest[at..end]);
            }
        }
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
