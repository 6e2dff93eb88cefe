//! stub
use crate::{error::Error, explanation::Figure, wording::Catalogue};
/// stub
pub fn page(_m: &str, _f: &[Option<Figure<'_>>], _w: &Catalogue) -> Result<String, Error> {
    Ok(String::new())
}
