//! A stylesheet that touches only what stands in answers. In: one of our own in its tight form, for
//! pages that are ours as a whole. Out: the same rules, each kept to what is inside an answer, as
//! strong as before: `:where` weighs nothing, and old browsers know no `@scope`.

use super::css::{closing, parted};

/// What in somebody's page is ours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ours {
    /// What marks it.
    mark: &'static str,
    /// Classes that it has itself.
    own: &'static [&'static str],
}

/// An answer; it, or the window of a presentation, has classes itself.
pub(super) const ANSWER: Ours = Ours { mark: ".carryless", own: &[".asking", ".presentation"] };

/// An answer that has come to life.
#[cfg(feature = "cli")]
pub(super) const LIVE: Ours = Ours { mark: "carryless-page", own: &[".pulling"] };

/// Groups of rules; any other `@` has none for elements.
const GROUPS: [&str; 3] = ["@media", "@container", "@supports"];

/// The stylesheet `style` for what is ours in a page of somebody else.
pub(super) fn scoped(style: &str, ours: Ours) -> String {
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
                let parts = parted(head).map(|one| kept(one.trim(), ours)).collect::<Vec<_>>();
                scoped.push_str(&parts.join(","));
                scoped.push_str(&rest[at..end]);
            }
        }
        rest = &rest[end..];
    }
    scoped
}

/// A selector that finds only what is inside an answer.
fn kept(selector: &str, ours: Ours) -> String {
    if selector.contains(ours.mark) {
        return selector.to_owned();
    }
    // A language is one of the answer, too.
    let own = ours.own.iter().any(|own| selector.starts_with(own)) || selector.starts_with(":lang");
    let space = if own { "" } else { " " };
    [":where(", ours.mark, ")", space, selector].concat()
}
