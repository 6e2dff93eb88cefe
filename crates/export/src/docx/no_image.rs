//! Stands in for `image.rs` in a build without the feature `docx`: no picture can be rasterized.

use carryless_args::error::Error;

use crate::ExportFault;

/// Whether this machine has no font for a character: unknown, so no.
pub fn lacks_letters(_: impl IntoIterator<Item = char>) -> bool {
    false
}

/// A picture as SVG and as PNG.
#[derive(Clone, Debug)]
pub struct Raster {
    /// SVG file.
    pub svg: Vec<u8>,
    /// PNG file.
    pub png: Vec<u8>,
    /// Width and height of the SVG, in units of 1/96 inch.
    pub size: (f32, f32),
}

/// Rasterizer of pictures, which this build cannot create.
#[derive(Clone, Copy, Debug)]
pub enum Rasterizer {}

impl Rasterizer {
    /// Returns the error `not-built`.
    pub fn with_system_fonts() -> Result<Self, Error> {
        Err(ExportFault::NotBuilt { feature: "docx" }.into())
    }

    /// Whether a picture contains a character without a font.
    pub fn lacks_letters(&self) -> bool {
        match *self {}
    }

    /// Rasterizes the text of an SVG file.
    pub fn raster(&self, _: &str) -> Result<Raster, Error> {
        match *self {}
    }
}
