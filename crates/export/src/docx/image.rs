//! Rasterizes pictures for programs that lack stylesheets, fonts or SVG. A [`Rasterizer`] turns an SVG into
//! an SVG in which text is drawn as paths, and into a PNG. Both use the fonts of this machine.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use resvg::usvg::fontdb::{self, Database, FaceInfo, ID, Source};
use resvg::{tiny_skia, usvg};

use carryless_args::error::Error;

/// Pixels of the PNG per unit of the SVG, enough for print.
const SCALE: f32 = 2.0;

/// Number of decimal places of coordinates and transformations in the SVG.
const PRECISION: u8 = 3;

/// Names of font families with Chinese characters on Linux, Windows and macOS, one on each line, the
/// preferred ones first.
const FAMILIES: &str = "word/drawn.txt";

/// Whether this machine has no font for at least one of the characters `letters`.
pub fn lacks_letters(letters: impl IntoIterator<Item = char>) -> bool {
    let mut fonts = fontdb::Database::new();
    fonts.load_system_fonts();
    // The selector never returns the excluded font, so two different exclusions are tried.
    let left_out: Vec<fontdb::ID> = fonts.faces().take(2).map(|face| face.id).collect();
    let mut fonts = Arc::new(fonts);
    let choose = usvg::FontResolver::default_fallback_selector();
    let mut has =
        |letter| left_out.iter().any(|face| choose(letter, &[*face], &mut fonts).is_some());
    !letters.into_iter().all(&mut has)
}

/// A picture as SVG and as PNG.
#[derive(Clone, Debug)]
pub struct Raster {
    /// SVG file in which text is drawn as paths.
    pub svg: Vec<u8>,
    /// PNG file with [`SCALE`] pixels per unit of the SVG.
    pub png: Vec<u8>,
    /// Width and height of the SVG, in units of 1/96 inch.
    pub size: (f32, f32),
}

/// Rasterizer of pictures, which loads the fonts of the machine once.
pub struct Rasterizer {
    options: RwLock<usvg::Options<'static>>,
    /// Whether a picture so far contains a character for which this machine has no font.
    missing: Arc<AtomicBool>,
    /// Paths of font files that pictures have used and that are not in memory yet.
    wanted: UsedFontFiles,
}

/// Set of paths of font files, shared between threads.
type UsedFontFiles = Arc<Mutex<BTreeSet<PathBuf>>>;

impl Rasterizer {
    /// Creates a rasterizer with the fonts of this machine.
    ///
    /// # Errors
    /// `not-built` in a build without the feature `docx`.
    pub fn with_system_fonts() -> Result<Self, Error> {
        let mut options = usvg::Options::default();
        let fonts = options.fontdb_mut();
        fonts.load_system_fonts();
        let has = |family: &&str| {
            fonts.faces().any(|face| face.families.iter().any(|(name, _)| name == *family))
        };
        if let Some(family) = carryless_templates::text(FAMILIES).lines().find(has) {
            fonts.set_sans_serif_family(family);
            fonts.set_serif_family(family);
        }
        let missing = Arc::new(AtomicBool::new(false));
        let wanted = UsedFontFiles::default();
        let (choose, seen) =
            (usvg::FontResolver::default_fallback_selector(), Arc::clone(&missing));
        let want = Arc::clone(&wanted);
        options.font_resolver.select_fallback = Box::new(move |letter, excluded, fonts| {
            let found = choose(letter, excluded, fonts);
            seen.fetch_or(found.is_none(), Ordering::Relaxed);
            record_font_file(found, fonts, &want);
            found
        });
        // Without any font, text is dropped silently, so its absence must be recorded.
        let (choose, seen) = (usvg::FontResolver::default_font_selector(), Arc::clone(&missing));
        let want = Arc::clone(&wanted);
        options.font_resolver.select_font = Box::new(move |font, fonts| {
            let found = choose(font, fonts);
            seen.fetch_or(found.is_none(), Ordering::Relaxed);
            record_font_file(found, fonts, &want);
            found
        });
        Ok(Rasterizer { options: RwLock::new(options), missing, wanted })
    }

    /// Whether a picture rasterized so far contains a character for which this machine has no font.
    pub fn lacks_letters(&self) -> bool {
        self.missing.load(Ordering::Relaxed)
    }

    /// Rasterizes the text of an SVG file. Returns an internal error if the SVG is invalid or too large.
    pub fn raster(&self, svg: &str) -> Result<Raster, Error> {
        let options = self.options.read().unwrap_or_else(PoisonError::into_inner);
        let tree = usvg::Tree::from_str(svg, &options).map_err(Error::internal)?;
        drop(options);
        self.load_used_fonts();
        let size = (tree.size().width(), tree.size().height());
        let [wide, high] = [size.0, size.1].map(|side| (side * SCALE).ceil() as u32);
        let mut canvas =
            tiny_skia::Pixmap::new(wide, high).ok_or_else(|| Error::internal("picture"))?;
        resvg::render(&tree, tiny_skia::Transform::from_scale(SCALE, SCALE), &mut canvas.as_mut());
        let png = canvas.encode_png().map_err(Error::internal)?;
        let plain = usvg::WriteOptions {
            coordinates_precision: PRECISION,
            transforms_precision: PRECISION,
            ..usvg::WriteOptions::default()
        };
        // Without the `viewBox` LibreOffice takes the drawing to be larger than its frame.
        let frame = format!("<svg viewBox=\"0 0 {} {}\" ", size.0, size.1);
        let svg = tree.to_string(&plain).replacen("<svg ", &frame, 1).into_bytes();
        Ok(Raster { svg, png, size })
    }

    /// Loads the font files in `wanted` into memory, so that they are not read from disk again for each
    /// character, and clears `wanted`.
    fn load_used_fonts(&self) {
        // Rendering threads need this lock: it is released before the options are locked.
        let wanted =
            std::mem::take(&mut *self.wanted.lock().unwrap_or_else(PoisonError::into_inner));
        if wanted.is_empty() {
            return;
        }
        let mut options = self.options.write().unwrap_or_else(PoisonError::into_inner);
        let mut held: BTreeMap<PathBuf, Source> = BTreeMap::new();
        let fonts = options.fontdb_mut();
        // The order of fonts decides which of several fonts provides a character, so it must not change.
        let faces: Vec<FaceInfo> = fonts.faces().cloned().collect();
        for mut face in faces {
            if let Some(path) = font_file(&face).filter(|path| wanted.contains(*path)).cloned() {
                let read = || fonts.with_face_data(face.id, |data, _| data.to_vec());
                if !held.contains_key(&path)
                    && let Some(data) = read()
                {
                    held.insert(path.clone(), Source::Binary(Arc::new(data)));
                }
                if let Some(source) = held.get(&path) {
                    face.source = source.clone();
                }
            }
            fonts.remove_face(face.id);
            fonts.push_face_info(face);
        }
    }
}

/// Adds the file of the font `found` to `wanted`. Does nothing if `found` is `None` or the font is in memory.
fn record_font_file(found: Option<ID>, fonts: &Database, wanted: &UsedFontFiles) {
    if let Some(path) = found.and_then(|id| fonts.face(id)).and_then(font_file) {
        wanted.lock().unwrap_or_else(PoisonError::into_inner).insert(path.clone());
    }
}

/// Returns the path of the file with the font `face`, or `None` if the font is in memory.
fn font_file(face: &FaceInfo) -> Option<&PathBuf> {
    match &face.source {
        Source::File(path) | Source::SharedFile(path, _) => Some(path),
        Source::Binary(_) => None,
    }
}
