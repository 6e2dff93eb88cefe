"""Reads .docx files with python-docx and prints their contents as JSON: an object from each path to
     paragraphs  of the body, outside of tables: style, text, numbering {numId, ilvl} or null
     tables      each a list of rows, each a list of the texts of its cells (a merged cell repeats)
     pictures    in the lines of the body, tables included: width and height in mm, content type,
                 bytes, and the alternative text
     floating    number of drawings that are not inline
     sections    width and height of the page and margins in mm, orientation, columns, and the texts
                 of header and footer, null if there is none or it is that of the previous section
     fonts       by attribute (ascii, eastAsia, asciiTheme, …) fonts named by styles, runs and numbering
     languages   by attribute (val, eastAsia, bidi) languages named by styles and runs
     core        title, language, author, created, modified

The text of an equation (m:t) is in no paragraph's text here, as python-docx leaves it out.
"""

import json
import sys

from docx import Document
from docx.oxml.ns import qn
from docx.text.paragraph import Paragraph


def millimetres(length):
    return None if length is None else round(length.mm, 1)


def numbering(paragraph):
    """List of the paragraph, set directly or by its style, or None."""
    style = paragraph.style
    properties = [paragraph._p.pPr]
    while style is not None:
        properties.append(style.element.pPr)
        style = style.base_style
    for found in properties:
        if found is not None and found.numPr is not None and found.numPr.numId is not None:
            level = found.numPr.ilvl
            number = found.numPr.numId.val
            return {"numId": number, "ilvl": 0 if level is None else level.val} if number else None
    return None


def paragraph_of(paragraph):
    return {"style": paragraph.style.name, "text": paragraph.text, "numbering": numbering(paragraph)}


def rows_of(table):
    return [[cell.text for cell in row.cells] for row in table.rows]


def picture_of(document, shape):
    """An inline drawing; other drawings than embedded pictures (charts, links) have no content type."""
    embedded = shape._inline.xpath(".//a:blip/@r:embed")
    part = document.part.related_parts[embedded[0]] if embedded else None
    return {
        "width": millimetres(shape.width),
        "height": millimetres(shape.height),
        "type": part.content_type if part else None,
        "bytes": len(part.blob) if part else None,
        "alt": shape._inline.docPr.get("descr"),
    }


def edge_text(edge):
    """The text of a header or footer, tables included, or None if the section has none of its own."""
    if edge.is_linked_to_previous:
        return None
    return "\n".join(Paragraph(found, edge).text for found in edge._element.iter(qn("w:p")))


def section_of(section):
    columns = section._sectPr.find(qn("w:cols"))
    return {
        "width": millimetres(section.page_width),
        "height": millimetres(section.page_height),
        "orientation": section.orientation.name.lower(),
        "margins": [
            millimetres(margin)
            for margin in (section.top_margin, section.right_margin, section.bottom_margin, section.left_margin)
        ],
        "columns": int(columns.get(qn("w:num"), "1")) if columns is not None else 1,
        "header": edge_text(section.header),
        "footer": edge_text(section.footer),
    }


def named(document, tag):
    """Values of elements such as w:rFonts in all parts of the file, sorted, by attribute."""
    out = {}
    for part in document.part.package.iter_parts():
        root = getattr(part, "element", None)
        for element in () if root is None else root.iter(qn(tag)):
            for attribute, value in element.attrib.items():
                out.setdefault(attribute.split("}")[-1], set()).add(value)
    return {attribute: sorted(values) for attribute, values in sorted(out.items())}


def core_of(properties):
    return {name: getattr(properties, name) for name in ("title", "language", "author", "created", "modified")}


def read(path):
    document = Document(path)
    body = document.element.body
    return {
        "paragraphs": [paragraph_of(paragraph) for paragraph in document.paragraphs],
        "tables": [rows_of(table) for table in document.tables],
        "pictures": [picture_of(document, shape) for shape in document.inline_shapes],
        "floating": len(body.xpath(".//wp:anchor")),
        "sections": [section_of(section) for section in document.sections],
        "fonts": named(document, "w:rFonts"),
        "languages": named(document, "w:lang"),
        "core": core_of(document.core_properties),
    }


def main():
    if len(sys.argv) < 2:
        sys.exit("usage: word.py FILE [FILE…]")
    out = {}
    for path in sys.argv[1:]:
        try:
            out[path] = read(path)
        except Exception as error:  # Whatever a broken file makes the library say, it is one line.
            sys.exit(f"{path}: {type(error).__name__}: {error}")
    print(json.dumps(out, ensure_ascii=False, indent=1, default=str))


if __name__ == "__main__":
    main()
