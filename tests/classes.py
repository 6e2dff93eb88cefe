#!/usr/bin/env python3
"""Makes classes of 30 of every topic and level from 40 seeds and checks them as a teacher would.

Takes the program (`carryless`, or the given path). Prints the number of classes, and every one that is refused, or
in which a yes or no is not between a third and two thirds, a pupil has a single verdict, a slot has a single verdict
over all seeds, an exercise is repeated without a note about versions, or effort differs; exit code 1 if there is one.
Effort is measured here from the numbers of the exercise.

    tests/classes.py target/release/carryless --seeds 40
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import sheets  # noqa: E402

PUPILS = 30
MIXED = ["who-wins:1,misere:1,limit:1", "who-wins:4,misere:4,limit:4", "who-wins:2,judge-move:2", "wythoff:1,moore:1,race-story:1", ""]


def program(path, arguments, folder=None):
    line = [path, "worksheet", *arguments]
    done = subprocess.run(line, capture_output=True, text=True, cwd=folder, env={**os.environ, "LC_ALL": "en_US.UTF-8"})
    return done.returncode, done.stdout, done.stderr


def effort(exercise):
    """Effort of an exercise: its form, the number of numbers, the columns of the largest."""
    rules, numbers = exercise["rules"], sheets.numbers(exercise)
    if rules.get("limit"):
        # The columns are those of the remainders.
        numbers = [number % (rules["limit"] + 1) for number in numbers]
    if exercise["topic"] == "wythoff":
        # Columns are not added there; two piles of one level have few P-positions.
        numbers = [0] * len(numbers)
    form = exercise["task"].get("form"), exercise["task"].get("fade"), rules.get("end"), rules.get("play"), tuple(rules.get("say") or [])
    return form[:4] + (sum(form[4]), len(numbers), max(numbers).bit_length())


def says_versions(path, arguments):
    """Whether the teacher's page and the sheets mention versions."""
    with tempfile.TemporaryDirectory() as folder:
        code, _, _ = program(path, [*arguments, "--bundle", "--key", "none", "--lang", "en", "-o", "set.html"], folder)
        pages = [Path(folder, name) for name in ("set.html", "set-summary.html")]
        texts = [page.read_text() if page.exists() else "" for page in pages]
    return code == 0 and "Version B" in texts[0] and "ersion" in texts[1]


def look(path, topic, level, seed):
    """Faults of a class; its verdicts; whether exercises are shared."""
    arguments = ["--copies", str(PUPILS), "--seed", str(seed), "--level", str(level)]
    arguments += ["--topic", topic] if topic else []
    told = "worksheet " + " ".join(arguments)
    code, text, said = program(path, [*arguments, "--format", "json", "--lang", "en"])
    if code:
        return [f"{told}: refused: {said.splitlines()[0]}"], [], False, set()
    wrong = []
    rows = [sheet["exercises"] for sheet in sheets.read(text.splitlines())]
    ids = [[exercise["id"] for exercise in row] for row in rows]
    shared = len({one for row in ids for one in row}) < sum(map(len, ids))
    for row in ids:
        if len(set(row)) < len(row):
            wrong.append(f"{told}: an exercise twice on one sheet: {row}")
    if shared:
        if any(left == other for one, two in zip(ids, ids[1:]) for left, other in zip(one, two)):
            wrong.append(f"{told}: neighbours have the same exercise in the same place")
        if not says_versions(path, arguments):
            wrong.append(f"{told}: an exercise comes twice, and no version is said")
    verdicts = [[sheets.verdict(exercise) for exercise in row] for row in rows]
    for place in range(len(rows[0])):
        column = [row[place] for row in verdicts]
        if column[0] is not None:
            counts = Counter(verdict for _, verdict in column)
            lines = column[0][0] == "line"
            least, most = (0, PUPILS // 2 if not shared else 2 * PUPILS // 3) if lines else (PUPILS // 3, 2 * PUPILS // 3)
            if any(not least <= count <= most for count in counts.values()) or len(counts) < 2:
                wrong.append(f"{told}: question {place + 1}: {dict(counts)}")
        efforts = Counter(effort(row[place]) for row in rows)
        if len(efforts) > 1 and not shared:
            wrong.append(f"{told}: question {place + 1}: effort differs: {dict(efforts)}")
    totals = Counter(tuple(sorted(map(str, map(effort, row)))) for row in rows)
    if len(totals) > 1:
        wrong.append(f"{told}: effort of sheets differs: {dict(totals)}")
    for pupil, row in enumerate(verdicts):
        for about in ("outcome", "verdict", "line"):
            own = [verdict for kind, verdict in filter(None, row) if kind == about]
            few = 2 if about != "line" else 3
            if len(own) >= few and len(set(own)) == 1 and not (about == "line" and shared):
                wrong.append(f"{told}: pupil {pupil + 1}: {about} always {own[0]}")
    return wrong, verdicts, shared, {one for row in ids for one in row}


def fixed(topic, level, classes):
    """Slots in which a pupil has nearly always the same verdict over the seeds."""
    enough = len(classes) // 8
    for pupil in range(PUPILS):
        for place in range(len(classes[0][pupil]) if classes else 0):
            seen = [verdicts[pupil][place] for verdicts in classes]
            if None in seen:
                continue
            counts = Counter(verdict for _, verdict in seen)
            rare = len(classes) - max(counts.values())
            if rare < enough:
                yield f"{topic} level {level}: pupil {pupil + 1}, question {place + 1} over the seeds: {dict(counts)}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?", default="carryless")
    parser.add_argument("--seeds", type=int, default=40)
    parser.add_argument("--counts", default="1,2,4")
    given = parser.parse_args()
    given.program = os.path.abspath(shutil.which(given.program) or given.program)
    code, text, _ = program(given.program, ["--topics", "--lang", "en"])
    topics = [line.split()[0] for line in text.splitlines() if line[:1].isalpha() and line.split()[0] in KINDS]
    assert sorted(topics) == sorted(KINDS), (code, topics)
    asked = [(f"{topic}:{count}", level) for topic in topics for count in given.counts.split(",") for level in range(1, 6)]
    asked += [(topic, level) for topic in MIXED for level in range(1, 6)]
    made, wrong, versions = 0, [], defaultdict(int)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for topic, level in asked:
            found = list(pool.map(lambda seed: look(given.program, topic, level, seed), range(given.seeds)))
            made += len(found)
            wrong += [one for bad, *_ in found for one in bad]
            wrong += fixed(topic, level, [verdicts for _, verdicts, *_ in found if verdicts])
            if any(shared for *_, shared, _ in found):
                ids = set().union(*(ids for *_, ids in found))
                versions[topic, level] = sum(shared for *_, shared, _ in found), len(ids)
    print(*wrong, sep="\n")
    for (topic, level), (count, ids) in versions.items():
        print(f"versions: {topic} level {level}: {count} of {given.seeds} classes, {ids} exercises seen")
    print(f"{made} classes of {PUPILS}, {sum(count for count, _ in versions.values())} in versions: {len(wrong)} wrong")
    sys.exit(1 if wrong or not made else 0)


KINDS = """binary grid columns nim-sum who-wins winning-move all-moves judge-move walkthrough find-mistake limit
misere misere-limit race race-story xor odd-one-out count prove xiangqi wythoff moore
sets kayles lasker grundy fibonacci staircase northcott silver-dollar hackenbush sum""".split()

main()
