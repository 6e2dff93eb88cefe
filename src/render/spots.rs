//! Pictures whose places can be pressed. In: a picture with its spots. Out: the same in HTML with a button
//! over each of them.

use super::svg::picture::{Box4, Picture, Press};

/// A picture whose places can be pressed. Each is a shape for a finger; whoever works without one has
/// the controls around it, and no screen reader goes through hundreds of squares.
pub(super) fn spotted(picture: &Picture) -> String {
    let drawn = picture.finish();
    let spot = |(says, place): (Press, Box4)| {
        let place = styled(place);
        format!(
            "<button type=\"button\" tabindex=\"-1\" name=\"at\" value=\"{says}\" style=\"{place}\"></button>"
        )
    };
    let spots: String = picture.spots().map(spot).collect();
    if spots.is_empty() {
        return drawn;
    }
    format!(
        "<div class=\"spots\">{drawn}<div class=\"handles\" aria-hidden=\"true\">{spots}</div></div>"
    )
}

/// Where something stands over a picture.
pub(crate) fn styled([left, top, width, height]: Box4) -> String {
    format!("left:{left:.2}%;top:{top:.2}%;width:{width:.2}%;height:{height:.2}%")
}
