"""Reads question files of `carryless worksheet`: Moodle XML, GIFT, Canvas (QTI 1.2), QTI 2.1 and 3.0, Anki, Kahoot.

Returns a `Read` for each exercise, or for each part of one if the format asks its fields separately: the question
text, its picture, and for each field the answers that earn full points and those that do not.
"""
import base64
import csv
import html
import io
import re
import xml.etree.ElementTree as ElementTree
import zipfile

import answers
from check import Place, Read
from chinese import simplified
from marks import halves, of_html

SLOT = "\x01"
HINTS = r"\s*(?:\([^()]*\)|（[^（）]*）)(?: / (?:\([^()]*\)|（[^（）]*）))?\s*$"
ASKS_IN_BRACKETS = ("winning move (a number for each pile)", "all winning moves (how many to take)", "赢法（每堆取几颗）", "赢法（每堆取几颗） / winning move (a number for each pile)",
                    "所有赢法（这一步取几颗）", "所有赢法（这一步取几颗） / all winning moves (how many to take)", "贏法（每堆取幾顆）", "所有贏法（這一步取幾顆）")
ONLY_LINE = ("Only the number of the line is marked here", "这里只判第几行", "這裡只判第幾行")
WIN = ("can win", "cannot win", "能赢", "不能赢", "能贏", "不能贏")


def label_of(line):
    """Question without the hint about notation."""
    line = line.strip()
    for label in sorted(ASKS_IN_BRACKETS, key=len, reverse=True):
        if line.startswith(label):
            return label
    return re.sub(HINTS, "", line).strip()


def apart(body, language, picture=None):
    """The halves of the question, and [(label, slots)] of what follows it; a slot is its number."""
    strong = re.search(r"<p><strong>[^<]*</strong>(?: <em>[^<]*</em>)?[^<]*(?:</p>|\x01|____|<)|<p><em>|<div>|<p>(?:\x01|____)", body)
    grid = re.search(r"<table>", body)
    cut = min([found.start() for found in (strong, grid) if found] or [len(body)])
    question, rest = body[:cut], body[cut:]
    question = re.sub(r"<p>(?:%s)[^<]*</p>" % "|".join(ONLY_LINE), "", question)
    question, rest = re.sub(r"<img [^>]*>", "", question), re.sub(r"<img [^>]*>", "", rest)
    return question, rest


def asked_in(rest):
    """Labels of fields with their slots, in order; rows of a grid are labelled by their number."""
    found, label, drawn = [], "", []
    for row in re.split(r"(?=<p>|<tr>|<div>)", rest):
        cells = re.findall(r"<t([hd])>(.*?)</t[hd]>", row, re.S)
        slots = [int(number) for number in re.findall(rf"{SLOT}(\d+);", row)]
        if row.startswith("<tr>"):
            heads = [html.unescape(text) for kind, text in cells if kind == "h"]
            labelled = cells and cells[0][0] == "h" and any(kind == "d" for kind, _ in cells)
            if labelled:
                label = heads[0]
            drawn.append("  ".join("__" if SLOT in text or "____" in text else html.unescape(re.sub(r"<[^>]+>", "", text)) for _, text in cells))
        else:
            strong = re.search(r"<strong>(.*?)</strong>", row)
            if strong:
                label = label_of(html.unescape(strong[1]))
        if slots:
            found.append((label, slots))
            label = ""
    grid = "\n".join(line for line in drawn if re.search(r"= ", line) or re.fullmatch(r"[\s\d]+", line))
    return found, grid if "=" in grid else None


def from_body(name, body, language, slots, picture):
    """A question whose fields are slots in its text."""
    question, rest = apart(body, language)
    found, grid = asked_in(rest)
    places = []
    for label, numbers in found:
        chosen = [slots[number] for number in numbers]
        how = chosen[0]["how"] if len(chosen) == 1 else "cells"
        share = chosen[0].get("share", 1.0) if len(chosen) == 1 else 1.0
        places.append(Place(label, how, [one["options"] for one in chosen], share))
    used = sorted(number for _, numbers in found for number in numbers)
    if used != sorted(slots):
        raise ValueError(f"{name}: of the slots {sorted(slots)} only {used} stand in the text")
    return Read(name, halves(language, of_html(question), picture or grid), places=places)


def from_single(name, body, language, how, options, picture, share=1.0):
    """A question with one field; the question of a part, or its notation, is the last line of its text."""
    body = re.sub(r"<p>(?:%s)[^<]*</p>" % "|".join(ONLY_LINE), "", body)
    body = re.sub(r"<img [^>]*>", "", body)
    grid = asked_in(body)[1] if "<table>" in body else None
    body = re.sub(r"<table>.*?</table>", "", body, flags=re.S)
    paragraphs = re.findall(r"<p>(.*?)</p>", body, re.S)
    if how == "open":
        return Read(name, halves(language, of_html(body), picture), places=[Place("", "open", [options])])
    label = label_of(html.unescape(re.sub(r"<[^>]+>", "", [one for one in paragraphs if one.strip()][-1])))
    if not answers.is_asked(label.split(" / ")[0]):
        # The question contains everything, without a hint about notation.
        return Read(name, halves(language, of_html(body), picture or grid), places=[Place("", how, [options], share)])
    at = body.rindex("<p>")
    return Read(name, halves(language, of_html(body[:at]), picture or grid), places=[Place(label, how, [options], share)])


def text(element, path):
    found = element.find(path)
    return (found.text or "") if found is not None else ""


def fraction(value):
    return float(value)


def in_moodle(files, language):
    root = ElementTree.fromstring(files[0])
    for question in root.findall("question"):
        kind = question.get("type")
        if kind in ("category", "description"):
            continue
        name, body = text(question, "idnumber"), text(question, "questiontext/text")
        file = question.find("questiontext/file")
        picture = base64.b64decode(file.text).decode() if file is not None else None
        if kind == "cloze":
            slots = {}

            def slot(found):
                slots[len(slots)] = cloze(found[1], found[2])
                return f"{SLOT}{len(slots) - 1};"

            body = re.sub(r"\{\d+:(\w+):((?:\\.|[^}\\])*)\}", slot, body)
            yield from_body(name, body, language, slots, picture)
            continue
        options = [(text(answer, "text"), fraction(answer.get("fraction"))) for answer in question.findall("answer")]
        many = kind == "multichoice" and text(question, "single") == "false"
        how = {"numerical": "text", "shortanswer": "text", "essay": "open"}.get(kind) or ("many" if many else "one")
        yield from_single(name, body, language, how, rights(options, many), picture, share_of(options, many) if how != "open" else 1.0)


def rights(options, many):
    """Answers that earn points if many are right, else those that earn full points; half marks do not count."""
    for said, earns in options:
        if not many and 0 < earns < 100:
            raise ValueError(f"{said} earns {earns}")
    return [(html.unescape(said), earns > 0) for said, earns in options]


def share_of(options, many):
    earned = [earns for _, earns in options if earns > 0]
    return sum(earned) / 100 if many else max(earned, default=0) / 100


def unquoted(said):
    return html.unescape(re.sub(r"\\(.)", r"\1", said))


def cloze(kind, said):
    """A field of a cloze question."""
    many = kind.startswith("MULTIRESPONSE")
    options = []
    for option in re.split(r"(?<!\\)~", said):
        option = re.split(r"(?<!\\)#", option)[0]
        found = re.match(r"(?:(=)|%(-?[\d.]+)%)?=?(.*)", option, re.S)
        earns = 100.0 if found[1] else fraction(found[2] or 0)
        answer = unquoted(found[3])
        options.append((re.sub(r":0$", "", answer) if kind == "NUMERICAL" else answer, earns))
    how = "many" if many else "one" if kind.startswith("MULTICHOICE") else "text"
    return {"how": how, "options": [(answer, earns > 0) for answer, earns in options], "share": share_of(options, many)}


def in_gift(files, language):
    """Every part; one of a grid is labelled as in the other formats, which show the grid."""
    reads = list(gift_parts(files, language))
    base = lambda read: re.sub(r"-[a-z]{1,2}$", "", read.name)
    rows = r"What is \d+ in binary|\d+ 写成二进制是多少"
    grids = {base(read) for read in reads for place in read.places if read.name != base(read) and re.search(rows, simplified(place.label))}
    digits = lambda read: any(answers.asks("sums", label) for place in read.places for label in place.label.split(" / "))
    words = {"en": "Fill in: ", "zh": "填表："}
    for read in reads:
        one_under_other = re.search("one under the other|上下(?:对齐|對齊)", read.halves[0][1])
        if base(read) in grids and one_under_other and (digits(read) or re.search(rows, simplified(read.places[0].label))):
            read = read._replace(halves=[(own, words[own] + text, picture) for own, text, picture in read.halves])
        yield read


def gift_parts(files, language):
    for block in re.split(r"\n\n(?=//|\$CATEGORY|::)", files[0].decode().lstrip("﻿")):
        if "::" not in block:
            continue
        name = re.search(r"\[id:([^\]]+)\]", block)[1]
        body, _, marked = re.search(r"^::.*?(?<!\\)::\[html\](.*?)(?<!\\)(\{)(.*)\}\s*$", block, re.S | re.M).groups()
        source = re.search(r'src\\?="data\\?:image/svg\+xml;base64,([^"]+)"', body)
        picture = base64.b64decode(source[1].replace("\\", "")).decode() if source else None
        body = re.sub(r"\\(.)", r"\1", body)
        numerical = marked.startswith("#") and not marked.startswith("####")
        lines = [line for line in marked.split("\n####")[0].lstrip("#").strip().split("\n") if line]
        options = []
        for line in lines:
            found = re.match(r"([=~])(?:%(-?[\d.]+)%)?(.*)", re.split(r"(?<!\\)#", line)[0])
            earns = fraction(found[2]) if found[2] else 100.0 if found[1] == "=" else 0.0
            said = unquoted(found[3])
            options.append((re.sub(r":0$", "", said) if numerical else said, earns, found[1]))
        many = any(mark == "~" and earns > 0 for _, earns, mark in options)
        choice = any(mark == "~" for _, _, mark in options)
        how = "open" if not options else "many" if many else "one" if choice else "text"
        pairs = [(said, earns) for said, earns, _ in options]
        yield from_single(name, body, language, how, rights(pairs, many), picture, share_of(pairs, many) if options else 1.0)


def in_canvas(files, language):
    package = zipfile.ZipFile(io.BytesIO(files[0]))
    for path in package.namelist():
        data = package.read(path).decode() if path.endswith(".xml") else ""
        for item in re.findall(r"<item .*?</item>", data, re.S):
            yield canvas_item(ElementTree.fromstring(item), package, language)


def canvas_item(item, package, language):
    name, body = item.get("ident"), text(item, "presentation/material/mattext")
    kind = text(item, ".//qtimetadatafield[fieldlabel='question_type']/fieldentry")
    source = re.search(r'src="\$IMS-CC-FILEBASE\$/([^"]+)"', body)
    picture = package.read("web_resources/" + source[1]).decode() if source else None
    conditions = [one for one in item.findall("resprocessing/respcondition") if one.find("setvar") is not None]
    told = [equal.text for one in item.findall("resprocessing/respcondition") if one.find("setvar") is None for equal in one.iter("varequal")]
    if kind == "fill_in_multiple_blanks_question":
        slots, share = {}, 0.0
        for lid in item.findall("presentation/response_lid"):
            number = int(re.search(r"blank(\d+)", lid.get("ident"))[1])
            slots[number] = {"how": "text", "options": [(text(label, "material/mattext"), True) for label in lid.iter("response_label")]}
        for condition in conditions:
            share += float(text(condition, "setvar"))
        if abs(share - 100) > 1e-6:
            raise ValueError(f"{name}: all blanks earn {share}")
        return from_body(name, re.sub(r"\[blank(\d+)\]", rf"{SLOT}\1;", body), language, slots, picture)
    if kind == "essay_question":
        return from_single(name, body, language, "open", [], picture)
    labels = {label.get("ident"): text(label, "material/mattext") for label in item.findall("presentation/response_lid//response_label")}
    (condition,) = conditions
    if text(condition, "setvar") != "100":
        raise ValueError(f"{name}: the right answer earns {text(condition, 'setvar')}")
    denied = {equal.text for negated in condition.iter("not") for equal in negated.iter("varequal")}
    right = [equal.text for equal in condition.iter("varequal") if equal.text not in denied]
    if labels:
        how = "many" if kind == "multiple_answers_question" else "one"
        if how == "many" and set(right) | denied != set(labels):
            raise ValueError(f"{name}: a choice that is neither right nor wrong")
        return from_single(name, body, language, how, [(said, ident in right) for ident, said in labels.items()], picture)
    bounds = {edge.text for edge in list(condition.iter("vargte")) + list(condition.iter("varlte"))}
    options = [(said, True) for said in right] + [(said, False) for said in told]
    if bounds - set(right):
        raise ValueError(f"{name}: bounds {bounds}")
    return from_single(name, body, language, "text", options, picture)


def in_qti(files, language):
    package = zipfile.ZipFile(io.BytesIO(files[0]))
    for path in package.namelist():
        if not path.startswith("items/") or not path.endswith(".xml"):
            continue
        yield qti_item(as_21(package.read(path).decode()), package, language)


def as_21(item):
    """Names of 3.0 converted to those of 2.1: `qti-text-entry-interaction` is `textEntryInteraction`."""
    camel = lambda found: found[1] + re.sub(r"-(\w)", lambda letter: letter[1].upper(), found[2])
    item = re.sub(r"(</?)qti-([\w-]+)", camel, item)
    for name in ("base-type", "response-identifier", "max-choices", "map-key", "mapped-value", "default-value", "case-sensitive"):
        item = item.replace(f" {name}=", " " + re.sub(r"-(\w)", lambda letter: letter[1].upper(), name) + "=")
    return re.sub(r' xmlns(?::\w+)?="[^"]*"| \w+:\w+="[^"]*"', "", item)


def qti_item(item, package, language):
    root = ElementTree.fromstring(item)
    name, declared = root.get("identifier"), {one.get("identifier"): one for one in root.findall("responseDeclaration")}
    body = re.search(r"<itemBody[^>]*>(.*)</itemBody>", item, re.S)[1]
    source = re.search(r'<img [^>]*src="([^"]+)"', body)
    picture = package.read("items/" + source[1]).decode() if source else None
    slots = {}

    def slot(found):
        number = len(slots)
        slots[number] = qti_slot(found[0], declared, root)
        return f"{SLOT}{number};"

    pattern = r"<(choiceInteraction|textEntryInteraction|extendedTextInteraction)\b[^>]*?(?:/>|>.*?</\1>)"
    body = re.sub(pattern, slot, body, flags=re.S)
    if any(one["how"] == "open" for one in slots.values()):
        body = re.sub(rf"{SLOT}\d+;", "", body)
        return from_single(name, body, language, "open", [], picture)
    return from_body(name, body, language, slots, picture)


def qti_slot(said, declared, root):
    interaction = ElementTree.fromstring(said)
    ident = interaction.get("responseIdentifier")
    one = declared[ident]
    right = [value.text for value in one.findall("correctResponse/value")]
    if interaction.tag == "extendedTextInteraction":
        return {"how": "open", "options": []}
    if interaction.tag == "choiceInteraction":
        many = one.get("cardinality") == "multiple"
        if many != (interaction.get("maxChoices") != "1"):
            raise ValueError(f"{ident}: as many as may be chosen")
        options = [("".join(choice.itertext()), choice.get("identifier") in right) for choice in interaction.findall("simpleChoice")]
        return {"how": "many" if many else "one", "options": options}
    mapped = {entry.get("mapKey"): float(entry.get("mappedValue")) for entry in one.findall("mapping/mapEntry")}
    if any(earns != 1 for earns in mapped.values()) or mapped and not set(right) <= set(mapped):
        raise ValueError(f"{ident}: {mapped}")
    accepted = set(right) | set(mapped)
    told = {match.find("baseValue").text for match in root.iter("match")
            if match.find("variable") is not None and match.find("variable").get("identifier") == ident and match.find("baseValue") is not None}
    return {"how": "text", "options": [(value, True) for value in accepted] + [(value, False) for value in told]}


def in_anki(files, language):
    rows = [line for line in files[0].decode().split("\n")]
    text_of = "\n".join(line for line in rows if not line.startswith("#"))
    for row in csv.reader(io.StringIO(text_of, newline=""), delimiter="\t"):
        if not row:
            continue
        name, front, back = row[:3]
        source = re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', front)
        picture = base64.b64decode(source[1]).decode() if source else None
        question, rest = apart(front, language)
        _, grid = asked_in(rest)
        lines = [html.unescape(re.sub(r"<[^>]+>", "", line)) for line in re.findall(r"<p>(?:Answer: |答案：)(.*?)</p>", back, re.S)]
        both = halves(language, of_html(question), picture or grid)
        if len(lines) != len(both):
            raise ValueError(f"{name}: {len(lines)} answers")
        yield Read(name, both, lines)


def in_kahoot(files, language):
    package = zipfile.ZipFile(io.BytesIO(files[0]))
    shared = ElementTree.fromstring(package.read("xl/sharedStrings.xml"))
    strings = ["".join(piece.text or "" for piece in one.iter() if piece.tag.endswith("}t")) for one in shared]
    sheet = ElementTree.fromstring(package.read("xl/worksheets/sheet1.xml"))
    for row in (one for one in sheet.iter() if one.tag.endswith("}row") and int(one.get("r")) > 8):
        cells = {}
        for cell in row:
            (value,) = [piece.text for piece in cell if piece.tag.endswith("}v")] or [None]
            if value is not None:
                cells[re.match(r"[A-Z]+", cell.get("r"))[0]] = strings[int(value)] if cell.get("t") == "s" else value
        chosen = {int(number) for number in cells["H"].split(",")}
        options = [(cells[column], number in chosen) for number, column in enumerate("CDEF", 1) if column in cells]
        if not chosen <= set(range(1, len(options) + 1)):
            raise ValueError(f"row {row.get('r')}: right are {chosen} of {len(options)}")
        asked, label = position_and_question(cells["B"], language)
        if language == "both":
            for said, _ in options:
                same_in_both(said)
            options = [(said.split(" / ")[0], right) for said, right in options]
        yield Read(f"row {row.get('r')}", halves("zh" if language == "both" else language, asked), places=[Place(label, "some", [options])])


TICK = r" ?(?:（多[选選]）)?(?: / )?(?:\(tick all that apply\))?$"


def position_and_question(said, language):
    """A row of Kahoot is a position and a question about it; with a position in it, the question is all of it.

    Of two languages the position is in Chinese, and what is asked is in both.
    """
    said = re.sub(TICK, "", said)
    if language == "both":
        said, other = said.split(" / ")
        found = re.fullmatch(r"(.*。)([^。]+？)", said)
        names = lambda asked: {name for name, labels in answers.ASKS.items() if asked in labels}
        if found and names(found[2]) != names(other) or answers.numbers(found[2] if found else said) != answers.numbers(other):
            raise ValueError(f"two questions: “{said}”, “{other}”")
    found = re.fullmatch(r"(.*[.。]) ?([^.。]+[?？])", said)
    if found and answers.is_asked(found[2]):
        return found[1], found[2]
    return said, ""


def same_in_both(said):
    """Checks that an alternative agrees in both languages."""
    if " / " not in said:
        if not re.fullmatch(r"\d+", said):
            raise ValueError(f"an alternative in one language: {said}")
        return
    one, other = said.split(" / ")
    means = lambda text: (answers.moves(text), sorted(answers.numbers(text)), answers.WINS.get(text), answers.RIGHT.get(text), text in answers.NONE)
    if means(one) != means(other):
        raise ValueError(f"an alternative that says two things: {said}")
