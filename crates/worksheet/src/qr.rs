//! QR codes of sheet codes and addresses, as SVG with one path.

use std::fmt::Write;

use qrcode::{Color, EcLevel, QrCode};

use carryless_args::error::Error;

/// Width of the empty border on each side, in modules (squares of the QR code).
const BORDER: usize = 4;

/// Returns the QR code of a text as an `svg` element for HTML. Screen readers skip it, because the text is
/// printed next to the code. Returns an internal error if the text is too long: more than 2331 bytes, unless it
/// has only capital letters and digits.
pub fn svg(text: &str) -> Result<String, Error> {
    let (path, size) = path(text)?;
    Ok(format!(
        "<svg class=\"qr\" viewBox=\"0 0 {size} {size}\" aria-hidden=\"true\" \
         shape-rendering=\"crispEdges\"><path d=\"{path}\"/></svg>"
    ))
}

/// Returns the QR code of a text as a complete SVG file. Returns an internal error if the text is too long:
/// more than 2331 bytes, unless it has only capital letters and digits.
pub fn svg_file(text: &str) -> Result<String, Error> {
    let (path, size) = path(text)?;
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\" \
         viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\"><path d=\"{path}\"/></svg>"
    ))
}

/// Returns the SVG path of the dark modules (squares of the QR code), and the number of modules on a side of
/// the picture, borders included.
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
