#!/usr/bin/env python3
"""Examines the sheets of classes of 30. Takes the path of the program, else the `carryless` on the PATH. Prints a table
of positions with equal piles per pupil, and of the pages of printed classes: the page on which each pupil begins,
pages without a name, sheets that reveal their tier, last pages with one question; exit code 1 if one is wrong.

    python3 benches/classes.py ~/.cargo/bin/carryless --classes 40 --printed 8

Printing needs a browser for the program, and `pdftotext`.
"""
import argparse
import csv
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PUPILS = 30
# Settings of the classes, in turn: topics, level and look.
ORDERS = [
    ("en", "columns:2,winning-move:3", 2, []),
    ("zh", "columns:2,winning-move:3", 3, ["--set", "--seal"]),
    ("en", "who-wins:4,nim-sum:3,judge-move:3", 3, ["--set"]),
    ("zh", "who-wins:3,winning-move:3,misere:2", 2, ["--paper", "8k", "--seal", "--points", "5"]),
    ("zh", "columns:7,winning-move:7", 3, []),
    ("en", "who-wins:6", 1, ["--paper", "a3"]),
]
TIERS = {"en": ["support", "core", "extension"], "zh": ["基础", "提高", "拓展"]}
# The first two numbers in the footer: Page 2 of 3, 第 2 页 / 共 3 页.
FOOT = {"en": re.compile(r"Page (\d+) of (\d+)"), "zh": re.compile(r"第\s*(\d+)\s*页\s*/\s*共\s*(\d+)\s*页")}


def carryless(program, folder, *words):
    """Output of the program."""
    line = [program, "worksheet", *words]
    return subprocess.run(line, cwd=folder, check=True, capture_output=True, text=True).stdout


def roster(folder):
    """A class list of thirty with numbers and groups; no name is part of another."""
    rows = [(f"Pupil{number:02}", f"71{number:02}", "ABC"[number % 3]) for number in range(PUPILS)]
    with open(folder / "class.csv", "w", newline="") as file:
        csv.writer(file).writerows([("name", "id", "group"), *rows])
    return rows


def equal_piles(exercise):
    """Whether two piles of a position are equal."""
    piles = [pile for pile in exercise["position"].get("piles", []) if pile]
    return len(set(piles)) < len(piles)


def drawn(program, folder, seed, order):
    """The number of positions with equal piles of each pupil, by version."""
    lang, topics, level, look = order
    words = ["--roster", "class.csv", "--topic", topics, "--level", str(level), "--seed", str(seed), "--format", "json"]
    words += ["--set"] if "--set" in look else []
    counts = {}
    for line in carryless(program, folder, *words, "--lang", lang).splitlines():
        exercises = json.loads(line)["exercises"]
        # Each tier has a level of its own.
        version = tuple(exercise["level"] for exercise in exercises)
        equal = sum(equal_piles(exercise) for exercise in exercises)
        counts.setdefault(version, []).append(equal)
    return counts


def says(page, text):
    """Whether a page contains the text, also along its edge, where some readers return letters on separate lines or
    reversed."""
    flat = re.sub(r"\s", "", page)
    return text in flat or text[::-1] in flat


def printed(program, folder, seed, order, rows):
    """Findings about the pages of a class."""
    lang, topics, level, look = order
    words = ["--roster", "class.csv", "--topic", topics, "--level", str(level), "--seed", str(seed), "--lang", lang]
    carryless(program, folder, *words, *look, "--bundle", "--force", "-o", "set.pdf")
    pages = {}
    for part in ["set", "set-key", "set-summary"]:
        text = subprocess.run(["pdftotext", "-raw", f"{part}.pdf", "-"], cwd=folder, check=True, capture_output=True, text=True).stdout
        pages[part] = text.split("\f")[:-1]
    questions = sum(int(topic.split(":")[1]) for topic in topics.split(","))
    found = {"pages": 0, "blank": 0, "even": 0, "nameless": 0, "told": 0, "missing": 0, "alone": 0}
    begun = set()
    for place, page in enumerate(pages["set"], 1):
        foot = FOOT[lang].search(page)
        if foot is None:
            found["blank"] += 1
            found["missing"] += bool(page.strip())
            continue
        found["pages"] += 1
        at, of = map(int, foot.groups())
        whose = [row for row in rows if says(page, row[0])]
        found["nameless"] += len(whose) != 1 or not says(page, whose[0][1])
        if at == 1:
            found["even"] += place % 2 == 0
            begun.update(row[0] for row in whose)
        elif at == of:
            found["alone"] += re.search(rf"^{questions - 1} (?!=)", page, re.M) is None
        found["told"] += any(word in page for word in TIERS[lang])
    found["missing"] += PUPILS - len(begun)
    found["told"] += sum(any(word in page for word in TIERS[lang]) for page in pages["set-key"])
    found["keys"] = len(pages["set-key"])
    found["teacher"] = len(pages["set-summary"])
    found["sentence"] = sum(len(page.split("\n")) < 12 for page in pages["set-summary"])
    return found


def main():
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("program", nargs="?", default="carryless")
    asked.add_argument("--classes", type=int, default=40, help="classes that are drawn")
    asked.add_argument("--printed", type=int, default=6, help="classes that are printed as PDF")
    asked = asked.parse_args()
    program = os.path.abspath(asked.program) if os.sep in asked.program else asked.program
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        rows = roster(folder)
        spread, pupils, equal = {}, 0, 0
        for seed in range(asked.classes):
            for counts in drawn(program, folder, seed, ORDERS[seed % len(ORDERS)]).values():
                pupils, equal = pupils + len(counts), equal + sum(counts)
                spread[max(counts) - min(counts)] = spread.get(max(counts) - min(counts), 0) + 1
        print(f"{asked.classes} classes of {PUPILS}: {equal} positions with two equal piles, {equal / max(pupils, 1):.2f} a pupil")
        print("most minus least among pupils of a version:", dict(sorted(spread.items())))
        titles = ["pages", "blank", "even", "nameless", "told", "missing", "alone", "keys", "teacher", "sentence"]
        print("| class | " + " | ".join(titles) + " |\n" + "|---" * (len(titles) + 1) + "|")
        for seed in range(asked.printed):
            order = ORDERS[seed % len(ORDERS)]
            found = printed(program, folder, seed, order, rows)
            wrong += sum(found[title] for title in ["even", "nameless", "told", "missing", "alone", "sentence"])
            print(f"| {order[0]} {order[1]} {' '.join(order[3])} | " + " | ".join(str(found[title]) for title in titles) + " |", flush=True)
    print("even: pupils who begin on an even page; nameless: pages without name and number; told: pages that tell the version")
    sys.exit(wrong > 0)


main()
