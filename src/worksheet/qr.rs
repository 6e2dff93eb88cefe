//! A code or an address as a picture for a camera: QR as SVG, drawn as one path.

use std::fmt::Write;

use qrcode::{Color, EcLevel, QrCode};

use crate::error::Error;

/// The quiet border that readers want, in modules.
const BORDER: usize = 4;

/// The picture. It is decoration: the same text stands beside it in letters.
/// Errors: a defect, for more than about 2,300 letters.
pub(crate) fn svg(text: &str) -> Result<String, Error> {
    let (path, size) = path(text)?;
    Ok(format!(
        "<svg class=\"qr\" viewBox=\"0 0 {size} {size}\" aria-hidden=\"true\" \
         shape-rendering=\"crispEdges\"><path d=\"{path}\"/></svg>"
    ))
}

/// The same in a file of its own.
/// Errors: as above.
#[cfg(feature = "cli")]
pub(super) fn picture(text: &str) -> Result<String, Error> {
    let (path, size) = path(text)?;
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\" \
         viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\"><path d=\"{path}\"/></svg>"
    ))
}

/// The dark modules, and how many modules a side has.
fn path(text: &str) -> Result<(String, usize), Error> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).map_err(Error::defect)?;
    let width = code.width();
    let colors = code.to_colors();
    let mut path = String::with_capacity(4 * width * width);
    for (y, row) in colors.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|color| **color == Color::Dark).count();
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + BORDER, y + BORDER);
            }
            x += run.max(1);
        }
    }
    Ok((path, width + 2 * BORDER))
}
