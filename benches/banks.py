#!/usr/bin/env python3
"""Counts how far question files give answers away. Takes the path of the program, else the `carryless` on the PATH.
Prints a Markdown table: for each format and topic, the number of right answers in each position with chi-square, how
often "none" is offered and right, how often each verdict, and the number of samples of a move that are right answers,
which must be 0.

    python3 benches/banks.py target/debug/carryless          # 40 banks of each topic in each format
    BANKS=5 COUNT=40 python3 benches/banks.py                # fewer and smaller ones

Chi-square compares positions among choices with equally many alternatives. `p` is the probability that chance alone
gives such a difference: about one line in a hundred has less than 0.01.
"""
import collections
import html
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile
from xml.etree import ElementTree

BANKS = int(os.environ.get("BANKS", 40))
COUNT = int(os.environ.get("COUNT", 60))
TOPICS = (
    "binary nim-sum who-wins winning-move all-moves judge-move walkthrough limit misere misere-limit race race-story "
    "xor odd-one-out count wythoff moore sets kayles lasker grundy fibonacci staircase northcott silver-dollar "
    "hackenbush sum"
).split()
ENDINGS = {"kahoot": "xlsx", "moodle": "xml", "gift": "gift", "canvas": "zip", "qti21": "zip"}
VERDICTS = [{"can win", "cannot win"}, {"right", "wrong"}]
PAPER = "northcott staircase kayles lasker grundy silver-dollar hackenbush".split()


def plain(text):
    return html.unescape(re.sub(r"<[^>]*>", "", text)).strip()


def kahoot(path):
    space = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
    with zipfile.ZipFile(path) as book:
        shared = ElementTree.fromstring(book.read("xl/sharedStrings.xml")).iter(space + "si")
        shared = ["".join(part.text or "" for part in one.iter(space + "t")) for one in shared]
        rows = ElementTree.fromstring(book.read("xl/worksheets/sheet1.xml")).iter(space + "row")
    for row in rows:
        cells = {}
        for cell in row:
            value = cell.find(space + "v")
            if value is not None:
                text = shared[int(value.text)] if cell.get("t") == "s" else value.text
                cells[re.match("[A-Z]+", cell.get("r")).group()] = text
        if int(row.get("r")) > 8:
            right = {int(one) - 1 for one in cells["H"].split(",")}
            options = [cells[column] for column in "CDEF" if column in cells]
            yield cells["B"], [(text, at in right) for at, text in enumerate(options)], []


def cloze(text):
    """Choices and right texts in the gaps of a question."""
    choices, texts = [], []
    for kind, body in re.findall(r"\{1:([A-Z_]+):((?:\\.|[^}])*)\}", text):
        parts = [re.split(r"(?<!\\)#", part)[0] for part in re.split(r"(?<!\\)~", body)]
        marked = [re.match(r"(=|%(-?[\d.]+)%)?(.*)", part, re.S).groups() for part in parts]
        options = [(plain(rest), sign == "=" or float(share or 0) > 0) for sign, share, rest in marked]
        if kind.startswith("MULTI"):
            choices.append(options)
        elif kind == "SHORTANSWER":
            texts += [text for text, right in options if right]
    return choices, texts


def moodle(path):
    for question in ElementTree.parse(path).getroot():
        asked = question.findtext("questiontext/text", "")
        answers = question.findall("answer")
        options = [(plain(one.findtext("text")), float(one.get("fraction")) > 0) for one in answers]
        texts = [text for text, right in options if right]
        if question.get("type") == "multichoice":
            yield plain(asked), options, []
        elif question.get("type") == "shortanswer":
            yield plain(asked), [], texts
        elif question.get("type") == "cloze":
            choices, texts = cloze(asked)
            asked = plain(re.sub(r"\{1:(?:\\.|[^}])*\}", "", asked))
            yield asked, [], texts
            for options in choices:
                yield asked, options, []


def gift(path):
    for paragraph in path.read_text().split("\n\n"):
        lines = paragraph.split("\n")
        if len(lines) < 3 or "[html]" not in lines[1]:
            continue
        unescape = lambda text: plain(re.sub(r"\\(.)", r"\1", text))
        options, texts = [], []
        for line in lines[2:]:
            found = re.match(r"([=~])(?:%(-?[\d.]+)%)?((?:\\.|[^#])*)", line)
            if found and not line.startswith("####"):
                sign, share, text = found.groups()
                right = float(share) > 0 if share else sign == "="
                options.append((unescape(text), right, sign))
        asked = unescape(lines[1].split("[html]")[1].rstrip("{#"))
        if any(sign == "~" for _, _, sign in options):
            yield asked, [(text, right) for text, right, _ in options], []
        else:
            yield asked, [], [text for text, right, _ in options if right]


def canvas(path):
    with zipfile.ZipFile(path) as package:
        name = next(name for name in package.namelist() if re.fullmatch(r"(nim-bank-\d+)/\1\.xml", name))
        tree = ElementTree.fromstring(re.sub(rb' xmlns="[^"]*"', b"", package.read(name)))
    for item in tree.iter("item"):
        labels = item.findall(".//response_label")
        kind = item.findtext(".//fieldentry")
        if kind not in ("multiple_choice_question", "multiple_answers_question"):
            continue
        scored = [it for it in item.iter("respcondition") if it.find("setvar") is not None]
        wrong = {it.text for one in scored for it in one.findall(".//not/varequal")}
        right = {it.text for one in scored for it in one.iter("varequal")} - wrong
        asked = plain(item.findtext("presentation/material/mattext", ""))
        yield asked, [(one.findtext(".//mattext"), one.get("ident") in right) for one in labels], []


def qti21(path):
    with zipfile.ZipFile(path) as package:
        for name in package.namelist():
            if not (name.startswith("items/") and name.endswith(".xml")):
                continue
            item = ElementTree.fromstring(re.sub(rb' xmlns="[^"]*"', b"", package.read(name)))
            right = {it.text for it in item.findall(".//correctResponse/value")}
            body = item.find("itemBody")
            for choice in body.iter("choiceInteraction"):
                options = choice.findall("simpleChoice")
                asked = "".join(body.itertext())
                yield asked, [(one.text, one.get("identifier") in right) for one in options], []


def by_chance(square, free):
    """Probability of chi-square this large by chance, by the series of the incomplete gamma function."""
    half, rest = free / 2, square / 2
    if rest == 0:
        return 1.0
    term = total = 1 / half
    for step in range(1, 1000):
        term *= rest / (half + step)
        total += term
    return max(0.0, 1 - total * math.exp(-rest + half * math.log(rest) - math.lgamma(half)))


SAMPLE = re.compile(r"\d+(?:[:=→]\d+(?:\+\d+)?|(?:,\d+)+|\.\d+)")


def samples(asked):
    """Moves that a question shows as samples of the notation."""
    found = []
    for sentence in re.findall(r"(?:write|such as|means)[^.;)]*|\S+ means", asked):
        found += SAMPLE.findall(sentence)
    return found


class Line:
    """Counts for a topic in a format."""

    def __init__(self):
        self.choices = 0
        self.places = collections.defaultdict(lambda: [0] * 20)
        self.none = [0, 0]
        self.verdicts = collections.Counter()
        self.ranks = [0] * 4
        self.samples = [0, 0]

    def add(self, asked, options, texts):
        right = {text for text, is_right in options if is_right} | set(texts)
        # In a multiple-answer question the sample is above all choices; each choice is a question.
        for sample in samples(asked) if right else []:
            self.samples[0] += 1
            self.samples[1] += sample in right
        if len(options) < 2:
            return
        self.choices += 1
        for place, (text, is_right) in enumerate(options):
            self.places[len(options)][place] += is_right
            if text == "none":
                self.none[0] += 1
                self.none[1] += is_right
        if {text for text, _ in options} in VERDICTS:
            self.verdicts.update(right)
        numbers = [int(text) for text, _ in options if text.isdigit()]
        if len(numbers) == 4 == len(options) and len(right) == 1:
            self.ranks[sorted(numbers).index(int(next(iter(right))))] += 1

    def shown(self):
        places = []
        for length, counts in sorted(self.places.items()):
            counts = counts[:length]
            expected = sum(counts) / length
            if sum(counts) >= 40:
                square = sum((one - expected) ** 2 / expected for one in counts)
                p = by_chance(square, length - 1)
                places.append(f"{' '.join(map(str, counts))} (χ² {square:.1f}, p {p:.2f})")
        share = lambda pair: f"{pair[1]} of {pair[0]}" if pair[0] else "–"
        verdicts = " ".join(f"{word} {count}" for word, count in sorted(self.verdicts.items())) or "–"
        ranks = " ".join(map(str, self.ranks)) if any(self.ranks) else "–"
        return [str(self.choices), "; ".join(places) or "–", ranks, share(self.none), verdicts, share(self.samples)]


def main():
    program = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else "carryless"
    readers = {"kahoot": kahoot, "moodle": moodle, "gift": gift, "canvas": canvas, "qti21": qti21}
    print("| format | topic | choices | right in each place | right by size | none right | verdicts | samples right |")
    print("|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for name, ending in ENDINGS.items():
            for topic in TOPICS:
                line, path = Line(), pathlib.Path(folder) / f"bank.{ending}"
                for seed in range(1, BANKS + 1):
                    words = ["worksheet", "--bank", str(COUNT), "--topic", topic, "--seed", str(seed), "-l", "en"]
                    words += ["--format", name, "--force", "-o", str(path)]
                    if subprocess.run([program, *words], capture_output=True).returncode == 0:
                        for question in readers[name](path):
                            line.add(*question)
                if line.choices or line.samples[0]:
                    print("|", " | ".join([name, topic, *line.shown()]), "|", flush=True)
    for topic in PAPER:
        words = ["worksheet", "--topic", f"{topic}:{COUNT}", "--seed", "1", "-l", "en", "--format", "json"]
        sheet = json.loads(subprocess.run([program, *words], capture_output=True, check=True).stdout)
        shown = right = 0
        for exercise in sheet["exercises"]:
            written = {move_of(made) for ask in exercise["answer"]["asks"] for made in ask["right"] or []
                       if isinstance(made, dict)} if isinstance(exercise["answer"]["asks"], list) else set()
            for sample in samples(exercise["question"].split("```")[0]):
                shown += 1
                right += sample in written
        print("|", " | ".join(["paper", topic, "–", "–", "–", "–", "–", f"{right} of {shown}"]), "|")


def move_of(made):
    """A move in JSON as a pupil writes it."""
    if "from" in made:
        return f"{made['from']}→{made['to']}"
    if "cut" in made:
        return ".".join(map(str, made["cut"]))
    if isinstance(made.get("leaves"), list):
        return f"{made['pile']}=" + ("+".join(map(str, made["leaves"])) or "0")
    return f"{made.get('pile', made.get('step'))}:{made.get('take')}"


if __name__ == "__main__":
    main()
