//! Pictures whose places can be pressed. In: a picture with its spots, and what a touch at each means. Out:
//! the same in HTML with a button over each of them.

use std::fmt::Write;

use super::svg::picture::{Box4, HotspotTarget, SvgBuilder, escape};
use crate::figure::Figure;

/// The most places that somebody goes through with a keyboard or a screen reader.
const REACHED: usize = 40;

/// The least side of a square that is a place for a finger and for a keyboard, in units of the picture.
const FINGER: f64 = 24.0;

/// A place that chooses a move when it is touched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hotspot {
    /// The value of its control.
    pub(crate) value: String,
    /// Its name: the move that it chooses, in words.
    pub(crate) label: String,
    /// The move that it chooses, as it is typed; empty where it puts back what was chosen.
    pub(crate) typed: String,
    /// The keys of what that move takes.
    pub(crate) with: Vec<String>,
    /// Whether it is a part of the move that is chosen.
    pub(crate) is_chosen: bool,
}

/// A board when the match began, and which of its places meant something then.
pub(crate) type Start<'t> = (Figure<'t>, &'t dyn Fn(&HotspotTarget) -> bool);

/// The controls over the places of a picture.
pub(crate) struct Touch<'t> {
    /// The name of the controls.
    pub(crate) name: &'t str,
    /// Gives the move that a place chooses; none where it chooses nothing.
    pub(crate) spot: &'t dyn Fn(&HotspotTarget) -> Option<Hotspot>,
    /// The board when the match began, whose room the picture keeps.
    pub(crate) start: Option<Start<'t>>,
}

/// A picture whose places say where they are. Each is a shape for a finger; whoever works without one has
/// the controls around it, and no screen reader goes through hundreds of squares.
pub(super) fn spotted(picture: &SvgBuilder) -> String {
    let button = |(says, place): (&HotspotTarget, Box4)| {
        button(("at", &says.to_string()), place, " tabindex=\"-1\"")
    };
    let spots: String = picture.spots().map(button).collect();
    over(picture, &spots, true)
}

/// A picture whose places choose moves, which have names; those that choose nothing are left out.
pub(super) fn touched(picture: &SvgBuilder, touch: &Touch<'_>) -> String {
    let is_small = |(at, [_, _, wide, _]): (&HotspotTarget, Box4)| {
        matches!(at, HotspotTarget::Square(_)) && wide / 100.0 * picture.width() < FINGER
    };
    let is_small = picture.spots().any(is_small);
    let (spots, is_hidden) = touches(picture.spots(), touch, (false, is_small));
    covered(picture, &spots, is_hidden)
}

/// A button for each place that chooses a move, and whether they are too many to go through. A pile
/// `is_pulled` where its stones are; places that are `small` are for a finger alone, too.
pub(super) fn touches<'p>(
    places: impl Iterator<Item = (&'p HotspotTarget, Box4)>,
    touch: &Touch<'_>,
    (is_pulled, is_small): (bool, bool),
) -> (String, bool) {
    let spots = places.filter_map(|(at, place)| Some((at, (touch.spot)(at)?, place)));
    let spots: Vec<(&HotspotTarget, Hotspot, Box4)> = spots.collect();
    let named = spots.iter().filter(|(_, spot, _)| !spot.label.is_empty()).count();
    let is_hidden = is_small || named > REACHED;
    let mut html = String::new();
    for (at, spot, place) in &spots {
        let mut more = format!(" data-with=\"{}\"", spot.with.join(" "));
        if let (HotspotTarget::Left([pile, _]), true) = (at, is_pulled) {
            // A string takes everything.
            let _ = write!(more, " data-pull=\"pile-{pile}\"");
        }
        // A place that chooses nothing is there to be dragged from.
        if spot.label.is_empty() {
            more += " aria-hidden=\"true\"";
        } else {
            let (label, typed) = (escape(&spot.label), escape(&spot.typed));
            let _ = write!(
                more,
                " data-typed=\"{typed}\" aria-label=\"{label}\" aria-pressed=\"{}\"",
                spot.is_chosen
            );
        }
        if is_hidden || spot.label.is_empty() {
            more += " tabindex=\"-1\"";
        }
        html += &button((touch.name, &spot.value), *place, &more);
    }
    (html, is_hidden)
}

fn button((name, value): (&str, &str), place: Box4, more: &str) -> String {
    let (value, place) = (escape(value), styled(place));
    format!(
        "<button type=\"button\" name=\"{name}\" value=\"{value}\"{more} style=\"{place}\"></button>"
    )
}

/// The picture with its buttons, if there are any.
fn over(picture: &SvgBuilder, spots: &str, is_hidden: bool) -> String {
    match spots {
        "" => picture.finish(),
        spots => covered(picture, spots, is_hidden),
    }
}

/// The picture with its buttons; it says how wide it is, and its width divided by its height.
fn covered(picture: &SvgBuilder, spots: &str, is_hidden: bool) -> String {
    let (drawn, wide, ratio) = (picture.finish(), picture.width(), picture.ratio());
    let hidden = if is_hidden { " aria-hidden=\"true\"" } else { "" };
    format!(
        "<div class=\"spots\" style=\"--wide:{wide}px;--ratio:{ratio:.3}\">{drawn}\
         <div class=\"handles\"{hidden}>{spots}</div></div>"
    )
}

/// Where something stands over a picture.
pub(crate) fn styled([left, top, width, height]: Box4) -> String {
    format!("left:{left:.2}%;top:{top:.2}%;width:{width:.2}%;height:{height:.2}%")
}
