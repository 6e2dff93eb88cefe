//! Raises exponents in running text: rewrites a page's [`Event`]s so that `2^30` outside code has a `<sup>`.

use pulldown_cmark::{Event, Tag, TagEnd};

/// Returns the events with exponents raised: the digits, or the single letter, after `^`.
pub(super) fn raise(events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let is_power = |event: &Event<'_>| matches!(event, Event::Text(text) if text.contains('^'));
    if !events.iter().any(is_power) {
        return events;
    }
    let mut raised = Vec::with_capacity(events.len() + 16);
    let mut in_code = false;
    for event in events {
        match event {
            Event::Text(text) if !in_code && text.contains('^') => split(&text, &mut raised),
            event => {
                in_code |= matches!(event, Event::Start(Tag::CodeBlock(_)));
                in_code &= !matches!(event, Event::End(TagEnd::CodeBlock));
                raised.push(event);
            }
        }
    }
    raised
}

/// Appends a text to `raised` with its exponents in `<sup>`.
fn split(text: &str, raised: &mut Vec<Event<'_>>) {
    let mut parts = text.split('^');
    raised.push(Event::Text(parts.next().unwrap_or_default().to_owned().into()));
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let letter = usize::from(part.starts_with(|first: char| first.is_ascii_alphabetic()));
        let (exponent, rest) = part.split_at(digits.max(letter));
        let html = match exponent {
            "" => "^".to_owned(),
            _ => ["<sup>", exponent, "</sup>"].concat(),
        };
        raised.push(Event::InlineHtml(html.into()));
        raised.push(Event::Text(rest.to_owned().into()));
    }
}
