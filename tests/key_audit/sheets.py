"""Reads sheets and their keys: Markdown, HTML, Word, CSV, JSON.

Takes the files of one sheet of `carryless worksheet`. Returns a `Read` for each exercise: the question
from the sheet, what is right from the key. Where the two do not belong together is an error.
"""
import csv
import html
import io
import json
import re
import xml.etree.ElementTree as ElementTree
import zipfile

from check import Read
from marks import halves, of_html, of_markdown, with_spaces

ANSWER = r"(?:答 Answer|Answer|答)"


def language_count(language):
    return 2 if language == "both" else 1


def paired(questions, keys, language):
    """Pairs questions and answers by number."""
    if list(questions) != list(keys):
        raise ValueError(f"numbers of the sheet {list(questions)}, of the key {list(keys)}")
    for number, both in questions.items():
        if len(keys[number]) != language_count(language):
            raise ValueError(f"{number} has {len(keys[number])} answers")
        yield Read(number, both, keys[number])


def in_json(files, language):
    for sheet in files[0].decode().splitlines():
        for exercise in json.loads(sheet)["exercises"]:
            asks = [ask for ask in exercise["answer"]["asks"] if ask["name"] != "proof"]
            yield Read(exercise["id"], halves(language, of_markdown(exercise["question"])), data=asks)


def in_csv(files, language):
    rows = csv.DictReader(io.StringIO(files[0].decode("utf-8-sig"), newline=""))
    for row in rows:
        yield Read(row["question"], halves(language, of_markdown(row["text"])), row["answer"].split("\n"))


def in_markdown(files, language):
    sheet, key = (file.decode() for file in files)
    questions, keys = {}, {}
    for number, text in re.findall(r"^(\d+)\. (.*?)(?=^\d+\. |\Z)", sheet, re.S | re.M):
        indent = " " * (len(number) + 2)
        text = re.sub(rf"^{indent}", "", text, flags=re.M)
        questions[number] = halves(language, of_markdown(text))
    for number, text in re.findall(r"^## (\d+)\. (.*?)(?=^## \d+\. |\Z)", key, re.S | re.M):
        keys[number] = [of_markdown(line) for line in re.findall(rf"^\*\*{ANSWER}\*\* (.*)$", text, re.M)]
    return paired(questions, keys, language)


def in_html(files, language):
    sheet, key = (file.decode() for file in files)
    questions, keys, heads = {}, {}, {}
    tongues = lambda text, kind: {one: of_html(said) for one, said in re.findall(kind, text, re.S)}
    for item in re.split(r'(?=<li class="task opens">)|(?=<p class="margin"><span class="number">)', sheet)[1:]:
        if item.startswith("<li"):
            said = re.search(r'<div class="said">(.*?)</div>\s*</div>', item, re.S)
            heads = tongues(said[0], r'<div lang="([^"]+)">(.*?)</div>') if said else {}
            continue
        number = re.search(r'<span class="number">(\d+)</span>', item)[1]
        sides = tongues(item, r'<div class="side" lang="([^"]+)">(.*?)\n</div>')
        picture = re.search(r'<figure class="shown".*?(<svg.*?</svg>)', item, re.S)
        questions[number] = [
            ("en" if one == "en" else "zh", heads.get(one, "") + "\n" + side, picture and picture[1]) for one, side in sides.items()
        ]
    for item in re.split(r'(?=<p class="margin"><span class="number">)', key)[1:]:
        number = re.search(r'<span class="number">(\d+)</span>', item)[1]
        keys[number] = answers_of(item)
    return paired(questions, keys, language)


def answers_of(item):
    found = re.findall(r'<p class="right"[^>]*><span class="label">[^<]*</span> <b>(.*?)</b></p>', item, re.S)
    return [with_spaces(html.unescape(re.sub(r"<[^>]+>", "", one))) for one in found]


WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"


def in_word(files, language):
    sheet, key = (zipfile.ZipFile(io.BytesIO(file)) for file in files)
    questions = questions_of_word(sheet, language)
    keys = {}
    for block in blocks(ElementTree.fromstring(key.read("word/document.xml")).find(WORD + "body"), {}, []):
        if block["style"] == "Question" and re.match(rf"{ANSWER} ", block["text"]):
            if block["number"]:
                last = block["number"]
            keys.setdefault(last, []).append(with_spaces(re.sub(rf"^{ANSWER} ", "", block["text"])))
    return paired(questions, keys, language)


def blocks(element, counts, found, table=0):
    """Paragraphs in order: style, number as Word counts it, text, picture; a row of a table as one line."""
    for child in element:
        if child.tag == WORD + "p":
            style = child.find(f"{WORD}pPr/{WORD}pStyle")
            list_of = child.find(f"{WORD}pPr/{WORD}numPr/{WORD}numId")
            which = list_of.get(WORD + "val") if list_of is not None else None
            if which:
                counts[which] = counts.get(which, 0) + 1
            text = "".join(piece.text or "" for piece in child.iter(WORD + "t"))
            pictures = [value for piece in child.iter() if piece.tag.endswith("}svgBlip") for name, value in piece.attrib.items() if name.endswith("}embed")]
            found.append({
                "style": style.get(WORD + "val") if style is not None else None, "list": which, "table": table,
                "number": str(counts[which]) if which == "1" else None, "at": counts.get(which),
                "text": re.sub("\xa0{4,}", "________", text), "picture": pictures[0] if pictures else None,
            })
        elif child.tag == WORD + "tr" and row_of(child) is not None:
            found.append({"style": "Row", "list": None, "number": None, "text": row_of(child), "picture": None, "table": table})
        elif child.tag in (WORD + "tbl", WORD + "tr", WORD + "tc", WORD + "sdt", WORD + "sdtContent"):
            blocks(child, counts, found, table + (child.tag == WORD + "tbl"))
    return found


def row_of(row):
    """Whether a row is part of a column grid: all its cells are short, empty ones are gaps."""
    cells = ["".join(piece.text or "" for piece in cell.iter(WORD + "t")) for cell in row.findall(WORD + "tc")]
    styles = {style.get(WORD + "val") for style in row.iter(WORD + "pStyle")}
    if len(cells) < 2 or styles != {"Cell"} or not "".join(cells):
        return None
    return "  ".join([cells[0]] + [cell or ("__" if "=" in cells[0] else "") for cell in cells[1:]])


def questions_of_word(package, language):
    linked = dict(re.findall(r'Id="([^"]+)"[^>]*Target="([^"]+)"', package.read("word/_rels/document.xml.rels").decode()))
    questions, heads, task = {}, [], None
    tasks = []
    for block in blocks(ElementTree.fromstring(package.read("word/document.xml")).find(WORD + "body"), {}, []):
        if block["style"] == "Heading1" or block["style"] == "Thin" and block["table"] == 0:
            task = None
        if block["style"] == "Heading1":
            heads = []
        elif block["style"] == "Normal" and block["table"] == 0:
            heads.append(block["text"])
        elif block["style"] == "Question":
            if task is None or block["number"]:
                task = {"number": None, "lines": list(heads), "rows": [], "picture": None}
                tasks.append(task)
            if block["number"]:
                task["number"] = block["number"]
            listed = block["list"] and not block["number"]
            task["lines"].append(f"{block['at']}. {block['text']}" if listed else block["text"])
        elif task is not None and block["style"] == "Row":
            task["rows"].append(block["text"])
        elif task is not None and block["picture"]:
            task["picture"] = package.read("word/" + linked[block["picture"]]).decode()
    for task in tasks:
        if task["number"] is None:
            raise ValueError(f"an exercise without a number: {task['lines']}")
        grid = "\n".join(task["rows"])
        questions[task["number"]] = halves(language, "\n".join(task["lines"]), task["picture"] or grid or None)
    return questions
