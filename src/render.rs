//! From an [`Explanation`](crate::games::Explanation) to something a person reads. See
//! [`Renderer`].

pub mod html;
pub mod svg;
