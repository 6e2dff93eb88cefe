//! Renders an [`SvgBuilder`] as HTML with a transparent button over each of its hotspots.

use std::fmt::Write;

use super::svg::picture::{Box4, HotspotTarget, SvgBuilder, escape};
use carryless_games::figure::Figure;
use carryless_games::game::Marks;

/// Largest number of buttons on a picture that the keyboard and the screen reader reach; if there are more,
/// they skip all.
const REACHED: usize = 40;

/// Smallest width of a board square whose button the keyboard reaches, in units of the picture.
const FINGER: f64 = 24.0;

/// The button over a hotspot that chooses a move when pressed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hotspot {
    /// Value that the button submits.
    pub value: String,
    /// Accessible name: the move as text; empty if pressing chooses nothing, and the hotspot is only dragged.
    pub label: String,
    /// The move as typed on the command line; empty if pressing the hotspot undoes the choice.
    pub typed: String,
    /// Keys of the picture's elements that the move takes, such as stones; a script marks them.
    pub taken_keys: Vec<String>,
    /// Whether the hotspot is part of the chosen move.
    pub is_chosen: bool,
}

/// Function that returns whether pressing a hotspot with this target chooses a move.
pub(crate) type Leads<'t> = &'t dyn Fn(&HotspotTarget) -> bool;

/// The start of a match: its board, and a function that returns whether a target chooses a move on that board.
pub(crate) type Start<'t> = (Figure<'t>, Leads<'t>);

/// Settings of the buttons over a picture.
pub struct Touch<'t> {
    /// HTML attribute `name` of all buttons.
    pub name: &'t str,
    /// Returns the hotspot of a target; `None` if the target chooses no move.
    pub hotspot_at: &'t dyn Fn(&HotspotTarget) -> Option<Hotspot>,
    /// The start of the match; the picture keeps the size that it had there.
    pub start: Option<Start<'t>>,
    /// Marks of the step that is shown, if a step is shown.
    pub marks: Option<&'t Marks>,
}

/// Returns the HTML of the picture with a button over each hotspot. The value of a button is its target. Only
/// pointers reach these buttons: keyboard and screen-reader users have the controls around the picture.
pub(super) fn with_target_buttons(picture: &SvgBuilder) -> String {
    let button = |(says, place): (&HotspotTarget, Box4)| {
        button(("at", &says.to_string()), place, " tabindex=\"-1\"")
    };
    let spots: String = picture.hotspots().map(button).collect();
    with_buttons(picture, &spots, true)
}

/// Returns the HTML of the picture with a named button over each hotspot that chooses a move.
pub(super) fn with_move_buttons(picture: &SvgBuilder, touch: &Touch<'_>) -> String {
    let is_small = |(at, [_, _, wide, _]): (&HotspotTarget, Box4)| {
        matches!(at, HotspotTarget::Square(_)) && wide / 100.0 * picture.width() < FINGER
    };
    let is_small = picture.hotspots().any(is_small);
    let (spots, is_hidden) = move_buttons(picture.hotspots(), touch, (false, is_small));
    wrap_buttons(picture, &spots, is_hidden)
}

/// Returns the HTML of a button for each target that chooses a move, and whether keyboard and screen reader skip the
/// buttons: more than `REACHED`, or small ones (`is_small`). `places` has the targets with their areas. With
/// `is_pulled` a stone's button also drags its pile.
pub(super) fn move_buttons<'p>(
    places: impl Iterator<Item = (&'p HotspotTarget, Box4)>,
    touch: &Touch<'_>,
    (is_pulled, is_small): (bool, bool),
) -> (String, bool) {
    let spots = places.filter_map(|(at, place)| Some((at, (touch.hotspot_at)(at)?, place)));
    let spots: Vec<(&HotspotTarget, Hotspot, Box4)> = spots.collect();
    let named = spots.iter().filter(|(_, spot, _)| !spot.label.is_empty()).count();
    let is_hidden = is_small || named > REACHED;
    let mut html = String::new();
    for (at, spot, place) in &spots {
        let mut more = format!(" data-with=\"{}\"", spot.taken_keys.join(" "));
        if let (HotspotTarget::Left([pile, _]), true) = (at, is_pulled) {
            // Writing to a `String` cannot fail.
            let _ = write!(more, " data-pull=\"pile-{pile}\"");
        }
        // A stone that chooses nothing can still be dragged.
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

/// Returns the HTML of a button with this name and value over the area `place`. `more` has additional attributes,
/// escaped already and with a leading space, or is empty.
fn button((name, value): (&str, &str), place: Box4, more: &str) -> String {
    let (value, place) = (escape(value), css_position(place));
    format!(
        "<button type=\"button\" name=\"{name}\" value=\"{value}\"{more} style=\"{place}\"></button>"
    )
}

/// Returns the HTML of the picture with the buttons `spots` (HTML) over it; without buttons, the picture alone. With
/// `is_hidden` screen readers skip the buttons.
fn with_buttons(picture: &SvgBuilder, spots: &str, is_hidden: bool) -> String {
    match spots {
        "" => picture.finish(),
        spots => wrap_buttons(picture, spots, is_hidden),
    }
}

/// Returns the HTML of the picture with the buttons `spots` (HTML) over it; with `is_hidden` screen readers skip them.
/// The container has the picture's width and aspect ratio as CSS variables.
fn wrap_buttons(picture: &SvgBuilder, spots: &str, is_hidden: bool) -> String {
    let (drawn, wide, ratio) = (picture.finish(), picture.width(), picture.ratio());
    let hidden = if is_hidden { " aria-hidden=\"true\"" } else { "" };
    format!(
        "<div class=\"spots\" style=\"--wide:{wide}px;--ratio:{ratio:.3}\">{drawn}\
         <div class=\"handles\"{hidden}>{spots}</div></div>"
    )
}

/// Returns the CSS declarations that position an area given in percent of the picture.
pub fn css_position([left, top, width, height]: Box4) -> String {
    format!("left:{left:.2}%;top:{top:.2}%;width:{width:.2}%;height:{height:.2}%")
}
