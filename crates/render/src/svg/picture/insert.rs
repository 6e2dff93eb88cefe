//! Inserts the picture of a component into the picture of a sum. The elements of all components are siblings: in a group
//! of its own the script that moves pictures would not find the elements without keys.

use super::{Area, HotspotTarget, SvgBuilder, tenths};

impl SvgBuilder {
    /// Inserts the picture of component `part` (1-based), moved down by `down`; its keys get the prefix
    /// `p<part>.`.
    pub(in crate::svg) fn insert(&mut self, part: u64, other: &SvgBuilder, down: f64) {
        let Some(area) = other.space() else { return };
        self.reserve(Area { y: area.y + down, ..area });
        other.least.into_iter().for_each(|least| self.record_size(least));
        let key = " data-k=\"";
        let body = other.body.replace(key, &format!("{key}p{part}."));
        self.body.push_str(&move_down(&body, down));
        self.spots.extend(other.spots.iter().map(|(says, area)| {
            let says = HotspotTarget::InPart(part, Box::new(says.clone()));
            (says, Area { y: area.y + down, ..*area })
        }));
    }
}

/// Returns the SVG elements, none of which has children, each moved down by `down` before its own transformation.
fn move_down(elements: &str, down: f64) -> String {
    let attribute = " transform=\"";
    let translation = format!("translate(0 {})", tenths(down));
    let moved = |element: &str| match element.split_once(' ') {
        Some((tag, rest)) if !tag.starts_with('/') => match rest.split_once(attribute) {
            Some((before, own)) => format!("<{tag} {before}{attribute}{translation} {own}"),
            None => format!("<{tag}{attribute}{translation}\" {rest}"),
        },
        _ => format!("<{element}"),
    };
    elements.split('<').skip(1).map(moved).collect()
}
