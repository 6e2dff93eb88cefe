//! Reads the PDF files of the program with poppler's tools: page sizes, words with their positions, and ink.

use std::fs;
use std::io::Write;
use std::process::Command;
use std::sync::OnceLock;
use std::thread;

use super::pages::{self, Asked};

/// Points per millimetre.
const MM: f64 = 72.0 / 25.4;

/// Margins of the paper: left and right, top, bottom.
const MARGINS: [f64; 3] = [16.0 * MM, 12.0 * MM, 15.0 * MM];

/// A printed file with its pages.
pub(crate) struct Printed {
    pub(crate) name: String,
    /// Part of a set: 0 the sheets, 1 the keys, 2 the teacher's page.
    pub(crate) part: usize,
    pub(crate) options: Vec<String>,
    pub(crate) html: String,
    pub(crate) pdf: Vec<u8>,
    pub(crate) pages: Vec<Paper>,
}

/// A page of a printed file.
pub(crate) struct Paper {
    pub(crate) size: [f64; 2],
    /// Letters and digits in the order in which they were written, the footer first.
    pub(crate) text: String,
    pub(crate) words: Vec<Word>,
}

/// A word and its left, top, right and bottom edge, in points from the upper left corner.
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) area: [f64; 4],
}

impl Word {
    fn middle(&self) -> f64 {
        (self.area[1] + self.area[3]) / 2.0
    }
}

impl Paper {
    /// Text in the bottom margin: words on the left first, then the others. A code on two lines is joined.
    pub(crate) fn foot(&self) -> String {
        let bottom = self.size[1] - MARGINS[2];
        let words = self.words.iter().filter(|word| word.middle() > bottom);
        let (left, right): (Vec<_>, Vec<_>) =
            words.partition(|word| word.area[0] < self.size[0] / 2.0);
        let words = left.iter().chain(&right).map(|word| word.text.as_str());
        words.collect::<Vec<_>>().join(" ").replace("- ", "-")
    }

    /// Heights of the words in the bottom margin, each with the word.
    pub(crate) fn feet(&self) -> impl Iterator<Item = (f64, &str)> {
        let bottom = self.size[1] - MARGINS[2];
        let words = self.words.iter().filter(move |word| word.middle() > bottom);
        words.map(|word| (word.area[3] - word.area[1], word.text.as_str()))
    }

    /// Number of the page and number of all pages, from the right of the footer; `None` on a blank page, and
    /// for the keys of a class.
    pub(crate) fn number(&self) -> Option<(usize, usize)> {
        let bottom = self.size[1] - MARGINS[2];
        let right = |word: &&Word| word.middle() > bottom && word.area[0] > self.size[0] / 2.0;
        let mut words: Vec<&Word> = self.words.iter().filter(right).collect();
        words.sort_by(|one, next| one.area[0].total_cmp(&next.area[0]));
        let mut numbers = words.iter().filter_map(|word| word.text.parse().ok());
        numbers.next().zip(numbers.next())
    }

    /// Whether nothing is printed on the page.
    pub(crate) fn is_blank(&self) -> bool {
        self.words.is_empty()
    }

    /// Text above the body, or on the left of sealed paper, that names the pupil on further pages.
    pub(crate) fn whose(&self) -> String {
        let edge = |word: &&Word| word.middle() < MARGINS[1] || word.area[2] < MARGINS[0] + 1.5;
        let words = self.words.iter().filter(edge).map(|word| word.text.as_str());
        words.collect::<Vec<_>>().join(" ")
    }

    /// Words in the margins, or beyond the paper.
    pub(crate) fn outside(&self) -> Vec<&str> {
        let [side, top, _] = MARGINS;
        let [width, height] = self.size;
        let outside = |word: &&Word| {
            let [left, _, right, _] = word.area;
            // At the end of a line a full-width closing mark is set without its empty half.
            let closes = word.text.ends_with(['）', '。', '，', '；', '、', '”', '：']);
            let letters = word.text.chars().count().max(1) as f64;
            let empty = if closes { (right - left) / letters / 2.0 } else { 0.0 };
            let is_edge = right < side + 1.5 || word.middle() < top;
            // The pupil's name on a further page is at its edge.
            let is_whose = is_edge && self.number().is_some_and(|number| number.0 > 1);
            let beyond = left < 4.0 * MM || word.middle() < 4.0 * MM;
            is_edge && (!is_whose || beyond)
                || !is_edge && left < side - 1.5
                || right - empty > width - side + 1.5
                || word.middle() > height - 4.0 * MM
        };
        self.words.iter().filter(outside).map(|word| word.text.as_str()).collect()
    }
}

/// Letters and digits of a text, without all other characters.
pub(crate) fn bare(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// Visible text of an HTML page, split at these beginnings of tags.
pub(crate) fn visible(html: &str, cuts: &[&str]) -> Vec<String> {
    let (mut pieces, mut hidden, mut rest) = (vec![String::new()], "", html);
    let mut line: Option<usize> = None;
    while let Some((before, after)) = rest.split_once('<') {
        let (tag, more) = after.split_once('>').unwrap();
        let piece = pieces.last_mut().expect("the first is there from the beginning");
        if hidden.is_empty() {
            piece.push_str(before);
        }
        for silent in ["title", "style", "script"] {
            if tag.split(' ').next() == Some(silent) {
                hidden = silent;
            }
        }
        if !hidden.is_empty() && tag == format!("/{hidden}") {
            hidden = "";
        }
        // Line numbers are on the paper and not in the page.
        match (tag, &mut line) {
            ("ol", _) => line = Some(0),
            ("/ol", _) => line = None,
            ("li", Some(line)) => {
                *line += 1;
                piece.push_str(&line.to_string());
            }
            _ => {}
        }
        // A digit that replaces stones is not printed.
        if tag.starts_with("text ") && [" one\"", "\"one\""].iter().any(|one| tag.contains(one)) {
            hidden = "text";
        }
        if cuts.iter().any(|cut| tag.starts_with(cut)) {
            pieces.push(String::new());
        }
        rest = more;
    }
    for piece in &mut pieces {
        let text = ["&lt;", "&gt;", "&amp;", "&quot;", "&#x27;", "&#160;"];
        *piece = bare(&text.iter().fold(piece.clone(), |text, entity| text.replace(entity, " ")));
    }
    pieces
}

/// All files under test, printed by the program; two browsers at a time.
pub(crate) fn all() -> &'static [Printed] {
    static ALL: OnceLock<Vec<Printed>> = OnceLock::new();
    ALL.get_or_init(|| {
        let asked = pages::all_asked();
        let (left, right) = asked.split_at(asked.len() / 2);
        let each = |asked: &[Asked]| asked.iter().flat_map(print).collect::<Vec<_>>();
        thread::scope(|scope| {
            let left = scope.spawn(|| each(left));
            let mut right = each(right);
            right.extend(left.join().unwrap());
            right
        })
    })
}

/// Prints the files of a command.
pub(crate) fn print(asked: &Asked) -> Vec<Printed> {
    let folder = tempfile::tempdir().unwrap();
    let written = pages::write_asked(folder.path(), asked, "html");
    let printed = pages::write_asked(folder.path(), asked, "pdf");
    let files = written.iter().zip(printed).enumerate();
    let read = files.map(|(part, (html, pdf))| {
        let html = fs::read_to_string(folder.path().join(html)).unwrap();
        let pdf = fs::read(folder.path().join(pdf)).unwrap();
        let (name, options) = (format!("{} ({part})", asked.name), asked.options.clone());
        Printed { name, part, options, html, pages: papers(&pdf), pdf }
    });
    read.collect()
}

/// Output of a tool of poppler for a PDF.
pub(crate) fn poppler(tool: &str, arguments: &[&str], pdf: &[u8]) -> Vec<u8> {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(pdf).unwrap();
    let mut command = Command::new(tool);
    let (flags, after): (Vec<&str>, Vec<&str>) =
        arguments.iter().partition(|argument| **argument != "-");
    let output = command.args(flags).arg(file.path()).args(after).output();
    output.unwrap_or_else(|error| panic!("{tool}: {error}")).stdout
}

/// Pages of a PDF.
pub(crate) fn papers(pdf: &[u8]) -> Vec<Paper> {
    let placed = String::from_utf8(poppler("pdftotext", &["-bbox", "-"], pdf)).unwrap();
    let written = String::from_utf8(poppler("pdftotext", &["-raw", "-"], pdf)).unwrap();
    // A form feed ends each page.
    let mut texts = written.split_terminator('\u{c}');
    let mut pages = Vec::new();
    for page in placed.split("<page ").skip(1) {
        let text = texts.next().unwrap();
        let numbers = |tag: &str| {
            let values = tag.split('"').skip(1).step_by(2);
            values.map_while(|value| value.parse().ok()).collect::<Vec<f64>>()
        };
        let (head, body) = page.split_once('>').unwrap();
        let words = body.split("<word ").skip(1).map(|word| {
            let (place, text) = word.split_once('>').unwrap();
            let text = text.split("</word>").next().unwrap().to_owned();
            Word { text, area: numbers(place).try_into().unwrap() }
        });
        let (size, words) = (numbers(head).try_into().unwrap(), words.collect());
        pages.push(Paper { size, text: bare(text), words });
    }
    assert_eq!(texts.next(), None);
    pages
}

/// A page of a PDF in shades of grey.
pub(crate) struct Ink {
    dots_a_point: f64,
    width: usize,
    height: usize,
    dots: Vec<u8>,
}

impl Ink {
    /// Renders a page (1-based).
    pub(crate) fn of(pdf: &[u8], page: usize, resolution: u32) -> Ink {
        let [page, dots] = [page.to_string(), resolution.to_string()];
        let pgm = poppler("pdftoppm", &["-gray", "-r", &dots, "-f", &page, "-l", &page], pdf);
        let mut parts = pgm.splitn(4, |byte| byte.is_ascii_whitespace());
        assert_eq!(parts.next(), Some(&b"P5"[..]));
        let mut number =
            || -> usize { std::str::from_utf8(parts.next().unwrap()).unwrap().parse().unwrap() };
        let (width, height) = (number(), number());
        let dots = pgm[pgm.len() - width * height..].to_vec();
        Ink { dots_a_point: f64::from(resolution) / 72.0, width, height, dots }
    }

    /// Distance of the first ink from the upper edge, in points.
    pub(crate) fn top(&self) -> f64 {
        let first = self.dots.iter().position(|shade| *shade < 240).unwrap_or(self.dots.len());
        (first / self.width) as f64 / self.dots_a_point
    }

    /// Darkest and lightest pixel within an area given in points.
    pub(crate) fn range(&self, [left, top, right, bottom]: [f64; 4]) -> (u8, u8) {
        let dot = |points: f64, most: usize| ((points * self.dots_a_point) as usize).min(most - 1);
        let mut range = (u8::MAX, u8::MIN);
        for y in dot(top, self.height)..=dot(bottom, self.height) {
            for x in dot(left, self.width)..=dot(right, self.width) {
                let shade = self.dots[y * self.width + x];
                range = (range.0.min(shade), range.1.max(shade));
            }
        }
        range
    }

    /// Contrast ratio by WCAG of a word and its background.
    pub(crate) fn contrast(&self, word: &Word) -> f64 {
        let [left, _, right, _] = word.area;
        // Boxes of letters are higher than the letters, and reach into the next line.
        let half = (word.area[3] - word.area[1]) / 5.0;
        let (dark, light) = self.range([left, word.middle() - half, right, word.middle() + half]);
        let luminance = |shade: u8| {
            let shade = f64::from(shade) / 255.0;
            if shade <= 0.04045 { shade / 12.92 } else { ((shade + 0.055) / 1.055).powf(2.4) }
        };
        (luminance(light) + 0.05) / (luminance(dark) + 0.05)
    }
}
