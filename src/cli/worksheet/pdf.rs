//! Joins PDF files that were printed one after another into one file, with all pages and one structure tree
//! for screen readers. Reads PDF as Chromium writes it, with an uncompressed cross-reference table. Objects
//! are renumbered and otherwise copied.

use std::io;
use std::ops::Range;

/// Numbers, in the joined file, of the objects that are not copied from a portion, in order: catalogue, page
/// tree, structure tree, parent tree, document element.
const OWN: [usize; 5] = [1, 2, 3, 4, 5];

/// Joined PDF file. A portion is one of the PDF files that are joined.
#[derive(Debug, Default)]
pub(super) struct Joined {
    /// First portion, returned unchanged if it remains the only one.
    only: Option<Vec<u8>>,
    /// Bytes of the joined file so far.
    out: Vec<u8>,
    /// Byte offset of each object, by its number. The offsets of [`OWN`] are set at the end.
    offsets: Vec<usize>,
    /// Numbers, in the joined file, of the page trees of the portions.
    page_trees: Vec<usize>,
    /// Numbers, in the joined file, of the document elements of the portions.
    document_elements: Vec<usize>,
    /// Entries of the parent tree of the joined file, in PDF syntax.
    index: Vec<u8>,
    /// Number of pages of the portions so far.
    pages: usize,
    /// Next unused key of the parent tree.
    next_parent_key: usize,
    /// Entry `/Lang` of the catalogue, in PDF syntax.
    language: Vec<u8>,
}

impl Joined {
    /// Appends the PDF file `pdf` as the next portion. Fails if Chromium cannot have written it.
    pub(super) fn add(&mut self, pdf: Vec<u8>) -> io::Result<()> {
        match self.only.take() {
            None if self.offsets.is_empty() => self.only = Some(pdf),
            None => self.join(&pdf).ok_or(io::ErrorKind::InvalidData)?,
            Some(first) => {
                self.out = b"%PDF-1.4\n%\xd3\xeb\xe9\xe1\n".to_vec();
                self.offsets = vec![0; OWN.len() + 1];
                let joined = self.join(&first).and_then(|()| self.join(&pdf));
                joined.ok_or(io::ErrorKind::InvalidData)?;
            }
        }
        Ok(())
    }

    /// Appends the objects of a portion with new numbers; `None` if Chromium cannot have written it.
    fn join(&mut self, pdf: &[u8]) -> Option<()> {
        let source = Source::read(pdf)?;
        let root = source.object(number(source.trailer, b"/Root ")?)?;
        let (pages, tree) = (number(root, b"/Pages ")?, number(root, b"/StructTreeRoot ")?);
        let text = source.object(tree)?;
        let index = number(text, b"/ParentTree ")?;
        let offset = self.offsets.len() - 1;
        let moved = |old: usize| if old == tree { OWN[4] } else { old + offset };
        for (old, place) in source.objects.iter().enumerate().skip(1) {
            self.offsets.push(self.out.len());
            let (_, body) = split(&pdf[place.clone()], b" obj")?;
            self.out.extend(format!("{} 0 obj", old + offset).bytes());
            let from = self.out.len();
            renumber(body, moved, self.next_parent_key, &mut self.out);
            if old == pages {
                let parent = format!("<</Parent {} 0 R\n", OWN[1]);
                let head = from + self.out[from..].windows(2).position(|two| two == b"<<")?;
                self.out.splice(head..head + 2, parent.bytes());
            }
        }
        self.page_trees.push(moved(pages));
        self.document_elements.push(moved(number(text, b"/K ")?));
        let entries = split(source.object(index)?, b"/Nums [")?.1;
        let entries = split(entries, b"]>>")?.0;
        let entries = std::str::from_utf8(entries).ok()?;
        // Each entry is a key and a reference: `key object 0 R`.
        let words: Vec<&str> = entries.split_ascii_whitespace().collect();
        for entry in words.chunks_exact(4) {
            let (key, object) = (entry[0], entry[1]);
            let key = key.parse::<usize>().ok()? + self.next_parent_key;
            let object = moved(object.parse().ok()?);
            self.index.extend(format!("{key} {object} 0 R ").bytes());
        }
        self.pages += number(source.object(pages)?, b"/Count ")?;
        self.next_parent_key += number(text, b"/ParentTreeNextKey ")?;
        self.language = split(root, b"/Lang ").map_or(Vec::new(), |(_, rest)| {
            let end = rest.iter().position(|byte| *byte == b')').map_or(0, |end| end + 1);
            [b"/Lang ", &rest[..end]].concat()
        });
        Some(())
    }

    /// Completes the joined file and returns its bytes.
    pub(super) fn finish(mut self) -> Vec<u8> {
        if let Some(only) = self.only {
            return only;
        }
        let row = |all: &[usize]| -> String { all.iter().map(|n| format!("{n} 0 R ")).collect() };
        let [catalogue, pages, tree, index, text] = OWN;
        let objects = [
            format!(
                "/Type /Catalog\n/Pages {pages} 0 R\n/MarkInfo <</Type /MarkInfo\n/Marked true>>\n\
                 /StructTreeRoot {tree} 0 R\n/ViewerPreferences <</DisplayDocTitle true>>\n{}",
                String::from_utf8_lossy(&self.language)
            ),
            format!("/Type /Pages\n/Count {}\n/Kids [{}]", self.pages, row(&self.page_trees)),
            format!(
                "/Type /StructTreeRoot\n/K {text} 0 R\n/ParentTreeNextKey {}\n/ParentTree {index} 0 R",
                self.next_parent_key
            ),
            format!("/Nums [{}]", String::from_utf8_lossy(&self.index)),
            format!(
                "/Type /StructElem\n/S /Document\n/P {tree} 0 R\n/K [{}]",
                row(&self.document_elements)
            ),
        ];
        for (own, object) in OWN.into_iter().zip(objects) {
            self.offsets[own] = self.out.len();
            self.out.extend(format!("{own} 0 obj\n<<{object}>>\nendobj\n").bytes());
        }
        let table = self.out.len();
        let size = self.offsets.len();
        self.out.extend(format!("xref\n0 {size}\n0000000000 65535 f \n").bytes());
        for place in &self.offsets[1..] {
            self.out.extend(format!("{place:010} 00000 n \n").bytes());
        }
        // Title and producer are those of the first portion.
        let info = OWN.len() + 1;
        let trailer = format!("/Size {size}\n/Root {catalogue} 0 R\n/Info {info} 0 R");
        self.out.extend(format!("trailer\n<<{trailer}>>\nstartxref\n{table}\n%%EOF\n").bytes());
        self.out
    }
}

/// Returns the number of pages of a PDF file; `None` if Chromium cannot have written the file.
#[cfg(feature = "book")]
pub(crate) fn pages(pdf: &[u8]) -> Option<usize> {
    let source = Source::read(pdf)?;
    let root = source.object(number(source.trailer, b"/Root ")?)?;
    number(source.object(number(root, b"/Pages ")?)?, b"/Count ")
}

/// PDF file with its cross-reference table parsed.
struct Source<'p> {
    pdf: &'p [u8],
    /// Byte range of each object, by its number.
    objects: Vec<Range<usize>>,
    /// Bytes of the file from the trailer to the end.
    trailer: &'p [u8],
}

impl<'p> Source<'p> {
    /// Parses the cross-reference table of a PDF file; `None` if Chromium cannot have written the file.
    fn read(pdf: &'p [u8]) -> Option<Self> {
        let at = pdf.windows(9).rposition(|part| part == b"startxref")?;
        let table = number(&pdf[at..], b"startxref\n")?;
        let (rows, trailer) = split(pdf.get(table..)?, b"trailer")?;
        let rows = rows.split(|byte| *byte == b'\n').skip(2);
        let starts: Vec<usize> = rows.map_while(|row| number(row, b"")).collect();
        let mut ends = [&starts[1..], &[table]].concat();
        ends.sort_unstable();
        let objects = starts.iter().map(|start| {
            let end = ends.partition_point(|end| end <= start);
            *start..ends.get(end).copied().unwrap_or(*start)
        });
        Some(Source { pdf, objects: objects.collect(), trailer })
    }

    /// Returns the bytes of the object with this number; `None` if there is no such object.
    fn object(&self, number: usize) -> Option<&'p [u8]> {
        self.pdf.get(self.objects.get(number)?.clone())
    }
}

/// Returns the bytes before and after the first `mark` in `text`; `None` if there is no `mark`.
fn split<'p>(text: &'p [u8], mark: &[u8]) -> Option<(&'p [u8], &'p [u8])> {
    let at = text.windows(mark.len()).position(|part| part == mark)?;
    Some((&text[..at], &text[at + mark.len()..]))
}

/// Returns the decimal number directly after the first occurrence of `name` in `text`: 6 for the name `/Size
/// ` (with the space) in `/Size 6`. With an empty `name`, returns the number at the beginning. `None` if
/// there is no number.
fn number(text: &[u8], name: &[u8]) -> Option<usize> {
    let rest = if name.is_empty() { text } else { split(text, name)?.1 };
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&rest[..digits]).ok()?.parse().ok()
}

/// Appends an object to `out`; `body` holds its bytes after the word `obj`. `moved` maps the old numbers of
/// objects to the new ones, and `next_parent_key` is added to the object's key in the parent tree. Strings
/// and streams are copied unchanged.
fn renumber(
    body: &[u8],
    moved: impl Fn(usize) -> usize,
    next_parent_key: usize,
    out: &mut Vec<u8>,
) {
    let mut rest = body;
    while let Some(first) = rest.first() {
        let word = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'/');
        let mut length = word.count().max(1);
        match number(rest, b"") {
            _ if rest.starts_with(b"stream") => length = rest.len(),
            _ if *first == b'(' => length = text_length(rest),
            Some(old) if rest[length..].starts_with(b" 0 R") => {
                out.extend(moved(old).to_string().bytes());
                rest = &rest[length..];
                continue;
            }
            Some(old) if out.ends_with(b"/StructParents ") => {
                out.extend((old + next_parent_key).to_string().bytes());
                rest = &rest[length..];
                continue;
            }
            _ => {}
        }
        out.extend(&rest[..length]);
        rest = &rest[length..];
    }
}

/// Returns the length in bytes of the PDF string at the beginning of `text`, including its parentheses.
fn text_length(text: &[u8]) -> usize {
    let (mut depth, mut escaped) = (0, false);
    for (at, byte) in text.iter().enumerate() {
        match byte {
            _ if std::mem::take(&mut escaped) => {}
            b'\\' => escaped = true,
            b'(' => depth += 1,
            b')' if depth == 1 => return at + 1,
            b')' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}
