//! QR codes of sheet codes and addresses as SVG, drawn as one path.

use std::fmt::Write;

use qrcode::{Color, EcLevel, QrCode};

use crate::error::Error;

/// Width of the blank border, in modules.
const BORDER: usize = 4;

/// Returns the QR code as SVG for HTML, hidden from screen readers because the text is printed next to it.
/// Returns an internal error for more than about 2,300 characters.
pub(crate) fn svg(text: &str) -> Result<String, Error> {
    let (path, size) = path(text)?;
    Ok(format!(
        "<svg class=\"qr\" viewBox=\"0 0 {size} {size}\" aria-hidden=\"true\" \
         shape-rendering=\"crispEdges\"><path d=\"{path}\"/></svg>"
    ))
}

/// Returns the QR code as a complete SVG file, or an internal error if the text is too long.
#[cfg(feature = "cli")]
pub(super) fn svg_file(text: &str) -> Result<String, Error> {
    let (path, size) = path(text)?;
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\" \
         viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\"><path d=\"{path}\"/></svg>"
    ))
}

/// Returns the path of the dark modules, and the number of modules of a side.
fn path(text: &str) -> Result<(String, usize), Error> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).map_err(Error::internal)?;
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
