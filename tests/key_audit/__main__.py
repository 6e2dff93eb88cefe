#!/usr/bin/env python3
"""Solves exercises again from the text of the files that `carryless worksheet` writes.

Runs the program over all exercise types, levels, languages and formats; every file is read as a person or a platform
reads it (`sheets`, `banks`), every question is solved from its text (`english`, `chinese`, `solve`) and compared with
the answers in the file (`check`). Then answers are corrupted (`spoil`), and each corruption must be detected.
Prints the number of exercises solved by type, language and format, the omissions of formats, and every wrong one;
exit code 1 if there is one, or if a type is missing from a format that should contain it.
Uses no code of the program and only Python's standard library.

    python3 tests/key_audit --program target/release/carryless --count 20000
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter, namedtuple
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import answers  # noqa: E402
import banks  # noqa: E402
import games  # noqa: E402
import sheets  # noqa: E402
from check import READERS, check  # noqa: E402
from solve import SOLVERS, solve  # noqa: E402
from spoil import spoilt  # noqa: E402

KINDS = sorted(set(SOLVERS) - {"row"})
LANGUAGES = ("en", "zh", "zh-TW", "both")
# For each format: its name on the command line, its ending, whether it has a separate key, its reader, and its share
# of files: pictures in documents are slow.
Format = namedtuple("Format", "ending key reader share")
FORMATS = {
    "json": Format("json", False, sheets.in_json, 1.0), "csv": Format("csv", False, sheets.in_csv, 1.0),
    "markdown": Format("md", True, sheets.in_markdown, 0.8), "html": Format("html", True, sheets.in_html, 0.5),
    "docx": Format("docx", True, sheets.in_word, 0.05), "moodle": Format("xml", False, banks.in_moodle, 1.0),
    "gift": Format("gift", False, banks.in_gift, 1.0), "canvas": Format("zip", False, banks.in_canvas, 1.0),
    "qti21": Format("zip", False, banks.in_qti, 1.0), "qti3": Format("zip", False, banks.in_qti, 1.0),
    "anki": Format("txt", False, banks.in_anki, 1.0), "kahoot": Format("xlsx", False, banks.in_kahoot, 1.0),
}
BANKS = ("moodle", "gift", "canvas", "qti21", "qti3", "anki", "kahoot")
# Answers that a quiz can offer as choices within its length limit. Moves that split a pile need more than a line.
CHOICES = {"outcome", "verdict", "move", "moves", "reply", "say", "keys", "parts", "amounts", "odd-columns", "nim-sum", "binary", "number", "result", "odd-one", "count"}
SPLITS = {"kayles", "lasker", "grundy"}
LETTERS = 120
# Longest rows of each type without their numbers; other types have pictures, rows of numbers, sentences or stories.
PILES = (" piles: . A move takes any number from one pile; the last stone loses.", "有  堆石子：。每次任选一堆，至少取 1 颗，取到最后一颗的人赢。轮到你走。")
LINES = {
    **dict.fromkeys(("who-wins", "winning-move", "all-moves", "limit", "misere", "misere-limit"), PILES),
    "judge-move": (" piles: . A move takes any number from one; the last stone loses. Sam takes  from pile .",
                   "有  堆石子：。每次任选一堆，至少取 1 颗，取到最后一颗的人赢。轮到小明走，他能赢，打算从第  堆取  颗。"),
    "nim-sum": ("Write  in binary, one under the other.", "把  写成二进制，上下对齐。"),
    "xor": ("What is , added in binary without carry?", " 等于多少？（写成二进制，不进位相加）"),
    "odd-one-out": ("Which number appears only once in ?", " 里，落单的是哪个数？"),
    "binary": ("Which number is  in binary?", " 写成二进制是多少？"),
    "count": ("Three piles have  stones; the last stone wins. For how many n from  to  does the player to move lose?",
              "三堆石子各有  颗，取到最后一颗的人赢。n 从  到 ，先走的人会输的 n 有几个？"),
    "race": ("The count is . Each turn adds  to ; nobody may pass ; whoever cannot add loses.",
             "两人轮流报数，现在报到了 ，轮到你。每次加  到 ，不能超过 ，没有数可加的人赢。"),
    "wythoff": ("Two piles: . Take any number from one, or the same from both; the last stone wins.",
                "两堆石子：。每次任选一堆，至少取 1 颗，或者从两堆里取走同样多，取到最后一颗的人赢。轮到你走。"),
    "moore": (" piles: . A move takes stones from up to  piles; the last stone wins.", "有  堆石子：。每次最多从  堆里取，每堆取几颗都行，一共至少取 1 颗，取到最后一颗的人赢。轮到你走。"),
    "sets": (" piles: . A move takes  stones from one pile; whoever cannot move loses.", "有  堆石子：。每次任选一堆，取  颗，没法走的人输。轮到你走。"),
    "kayles": (" rows of pins: . A move takes a pin or two neighbours; whoever cannot move loses.", "有  排瓶子：。每次打倒一个瓶子，或者挨着的两个，没法走的人输。轮到你走。"),
    "lasker": (" piles: . Take from one pile, or split one in two; whoever cannot move loses.", "有  堆石子：。每次任选一堆，至少取 1 颗，或者把一堆分成两堆，没法走的人输。轮到你走。"),
    "grundy": (" piles: . Split a pile into two of different sizes; whoever cannot move loses.", "有  堆石子：。每次把一堆分成不一样多的两堆，没法走的人输。轮到你走。"),
    "fibonacci": (" stones. Take at most  now, later at most twice the last move; the last stone wins.",
                  "共  颗石子，这一步最多取  颗，以后最多取上一步的两倍，取到最后一颗的人赢。轮到你走。"),
}
# Rules that levels alone do not produce: steps of races with gaps, limits, misère play.
OPTIONS = (
    (("race", "race-story"), "--say", "2-3"), (("race",), "--say", "4-8"), (("race",), "--say", "3-9"), (("race",), "--say", "2-4"),
    (("who-wins", "winning-move", "all-moves", "judge-move", "prove"), "--misere"),
    (("who-wins", "winning-move", "all-moves", "judge-move", "prove", "limit", "misere-limit"), "--limit", "3"),
    (("who-wins", "winning-move", "all-moves", "judge-move", "columns", "nim-sum"), "--max", "100", "--piles", "4"),
    (("winning-move", "all-moves"), "--wins", "3"), (("winning-move", "all-moves"), "--limit", "5", "--raising"),
    (("who-wins", "winning-move", "all-moves"), "--counters", "12"),
    (("moore", "wythoff"), "--max", "16"), (("winning-move", "all-moves"), "--trap", "largest-pile"),
    (("race",), "--race-to", "37"), (("sets", "kayles", "lasker", "grundy"), "--max", "15"),
)
Job = namedtuple("Job", "program format language level seed kinds each options")


class Result:
    def __init__(self):
        self.solved, self.wrong, self.tally, self.left_out = Counter(), [], Counter(), Counter()
        self.spoilt, self.missed, self.refused = Counter(), [], []

    def add(self, other):
        for mine, more in ((self.solved, other.solved), (self.tally, other.tally), (self.left_out, other.left_out), (self.spoilt, other.spoilt)):
            mine.update(more)
        self.wrong += other.wrong
        self.missed += other.missed
        self.refused += other.refused


def written(job, folder):
    """Files of a job, and the messages about them."""
    form = FORMATS[job.format]
    name = os.path.join(folder, f"a.{form.ending}")
    topics = ",".join(f"{kind}:{job.each}" for kind in job.kinds)
    line = [job.program, "worksheet", "--topic", topics, "--level", str(job.level), "--seed", str(job.seed), "--lang", job.language,
            "--format", job.format, "-o", name, *job.options]
    done = subprocess.run(line, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    if done.returncode:
        return None, " ".join(line[1:]) + ": " + done.stderr.strip().split("\n")[0]
    names = [name] + ([os.path.join(folder, f"a-key.{form.ending}")] if form.key else [])
    return [Path(one).read_bytes() for one in names], done.stderr


def work(job):
    result = Result()
    with tempfile.TemporaryDirectory() as folder:
        files, told = written(job, folder)
    if files is None and job.format != "kahoot":
        result.refused.append(told)
        return result
    if job.format == "kahoot":
        too_long(job, files, result)
    try:
        reads = [] if files is None else list(FORMATS[job.format].reader(files, job.language))
    except Exception as fault:
        where = traceback.extract_tb(fault.__traceback__)[-1]
        result.wrong.append(f"{place(job)}: the file cannot be read: {type(fault).__name__} {fault} ({where.name}, {where.lineno})")
        return result
    held(job, reads, told, result)
    if games.nim_wins.cache_info().currsize > 1_000_000:
        games.nim_wins.cache_clear()
        games.sum_loses.cache_clear()
    return result


def too_long(job, files, result):
    """Exercises that a quiz leaves out have no form there or are too long, by another file with the same exercises."""
    (kind,) = job.kinds
    if kind not in LINES:
        return
    with tempfile.TemporaryDirectory() as folder:
        data, _ = written(job._replace(format="moodle"), folder)
    if data is None:
        # There are not so many exercises of the type.
        return
    try:
        rows = [] if files is None else [row for read in banks.in_kahoot(files, job.language) for row in of_quiz(read)]
        for read in banks.in_moodle(data, job.language):
            missing(job, read, rows, result)
    except (ValueError, KeyError, IndexError, TypeError) as fault:
        result.wrong.append(f"{place(job)}: what is left out cannot be told: {type(fault).__name__} {fault}")


def of_quiz(read):
    """Question of a row, as (position, name)."""
    (language, text, _), = read.halves
    question = READERS[language].read(text, None)
    label = read.places[0].label
    return [(position(question), want.name) for want in solve(question).wants if not label or answers.asks(want.name, label)]


def position(question):
    """Numbers of a question, whatever it asks."""
    return repr(sorted((key, value) for key, value in question.items() if key not in ("kind", "asked", "said") and (key, value) != ("from", 0)))


def missing(job, read, rows, result):
    language, text, picture = read.halves[0]
    question = READERS[language].read(text, picture)
    at, kind = position(question), job.kinds[0]
    # With commas and gaps.
    numbers = sum(len(number) + 2 for number in re.findall(r"\d+", at))
    for want in solve(question).wants:
        if want.name not in CHOICES or kind in SPLITS and want.name == "moves":
            continue
        if question.get("asked") == "reply" and len(want.value) > question["most"] - question["least"]:
            # Every number wins: there is nothing to choose.
            continue
        longest = len(LINES[kind][language == "zh"]) + numbers
        english, chinese = answers.ASKS.get(want.name, ("", ""))[:2]
        if job.language != "both":
            longest += 1 + len(english if language == "en" else chinese)
        elif english:
            longest += len(f"{chinese} / {english}")
        else:
            # The line is the question, and contains its text in both languages.
            longest += len(f" / {LINES[kind][0]}") + numbers
        if longest <= LETTERS and (at, want.name) not in rows:
            result.wrong.append(f"{place(job)} {read.name}: left out, though it fits: {want.name} of {at}")


def place(job):
    return f"{job.format} {job.language} --level {job.level} --seed {job.seed} {' '.join(job.options)}"


def held(job, reads, told, result):
    """Every exercise of a file, and the file as a whole."""
    exercises, asked, wanted, spoils = {}, {}, {}, Counter()
    for read in reads:
        done = check(read)
        base = re.sub(r"-[a-z]{1,2}$", "", read.name) if job.format in ("gift", "canvas") else read.name
        if job.format == "kahoot":
            # A row is identified by its question, and its type by the constraints.
            base, done.kind = read.halves[0][1], job.kinds[0] if done.kind in ("row", *job.kinds) else done.kind
        result.wrong += [f"{place(job)} {read.name} {done.kind}: {fault}" for fault in done.faults]
        result.tally.update(done.tally)
        if done.unstated:
            result.wrong.append(f"{place(job)} {read.name}: it does not say which game is played: {read.halves[0][1]!r}")
        if done.kind is None:
            continue
        exercises[base] = done.kind
        asked.setdefault(base, Counter()).update(done.answered)
        wanted[base] = Counter(done.wanted)
        # One exercise of each type in each file is corrupted in every way.
        if spoils[done.kind] < 1 and not done.faults:
            spoils[done.kind] += 1
            for what, wrong in spoilt(read):
                result.spoilt[(done.kind, job.format)] += 1
                if not check(wrong).faults:
                    result.missed.append(f"{place(job)} {read.name} {done.kind}: {what}")
    for base, kind in exercises.items():
        result.solved[(kind, job.language, job.format)] += 1
        missing = wanted[base] - asked[base]
        if job.format != "kahoot":
            # Question files do not ask for corrections in words, and a proof is for a person to mark.
            if job.format in BANKS:
                # In GIFT a grid is asked row by row, without the given rows.
                missing -= Counter({"row": 20} if (kind, job.format) == ("grid", "gift") else {})
                missing -= Counter(2 * (["correction"] if kind == "find-mistake" else ["outcome"] if kind == "prove" else []))
            if missing:
                result.wrong.append(f"{place(job)} {base} {kind}: not asked: {dict(missing)}")
    complete(job, exercises, reads, told, result)


def complete(job, exercises, reads, told, result):
    """Checks the number of exercises of each type, except for those that Kahoot cannot hold."""
    found = Counter(exercises.values())
    if job.format in BANKS and reads:
        numbers = re.findall(r"\d+", told)
        if job.format != "anki" or numbers:
            exercise_count, question_count = int(numbers[0]), int(numbers[1])
            if (exercise_count, question_count) != (job.each * len(job.kinds), len(reads)):
                result.wrong.append(f"{place(job)}: told {exercise_count} as {question_count}, read {len(reads)} questions")
    for kind in job.kinds:
        if found[kind] == job.each:
            continue
        if job.format == "kahoot":
            result.left_out[kind] += job.each - found[kind]
        else:
            result.wrong.append(f"{place(job)}: {found[kind]} of {job.each} {kind}")


def jobs(program, formats, count, first, each):
    """Jobs until there are enough exercises; the first ones cover every type, language and format."""
    cells = [(name, language) for name in formats for language in LANGUAGES]
    made, seed, credit = 0, first, dict.fromkeys(cells, 0.0)
    while made < count:
        for at, (name, language) in enumerate(cells):
            credit[(name, language)] += 1.0 if seed == first else FORMATS[name].share
            if credit[(name, language)] < 1:
                continue
            credit[(name, language)] -= 1
            level = (seed + at) % 5 + 1
            for kinds in [(kind,) for kind in KINDS] if name == "kahoot" else [tuple(KINDS)]:
                yield Job(program, name, language, level, seed, kinds, each, ())
            made += each * len(KINDS)
            if name in ("json", "csv", "markdown", "moodle", "qti3"):
                kinds, *options = OPTIONS[(seed + at) % len(OPTIONS)]
                yield Job(program, name, language, level, seed, kinds, each, tuple(options))
                made += each * len(kinds)
            if made >= count and seed > first:
                return
        seed += 1


def table(solved, at):
    counts = Counter()
    for key, number in solved.items():
        counts[key[at]] += number
    return ", ".join(f"{name} {number:,}" for name, number in sorted(counts.items()))


def report(result, formats, seconds):
    print(f"{sum(result.solved.values()):,} exercises in {seconds:.0f} s")
    for at, name in enumerate(("kinds", "languages", "formats")):
        print(f"{name}: {table(result.solved, at)}")
    print("checks of situations: " + ", ".join(f"{what} {times:,}" for what, times in sorted(result.tally.items())))
    print(f"spoilt on purpose: {sum(result.spoilt.values()):,}, not noticed: {len(result.missed)}")
    for line in result.missed[:50]:
        print(f"  not noticed: {line}")
    cells = [(kind, language, name) for kind in KINDS for language in LANGUAGES for name in formats]
    empty = [cell for cell in cells if not result.solved[cell]]
    lost = [cell for cell in empty if cell[2] != "kahoot"]
    print(f"cells (kind, language, format): {len(cells)}, of which without an exercise: {len(empty)}, in other formats than Kahoot: {len(lost)}")
    print(f"exercises left out by Kahoot: {', '.join(f'{kind} {count:,}' for kind, count in sorted(result.left_out.items()))}")
    for language in LANGUAGES if "kahoot" in formats else ():
        kinds = [kind for kind in KINDS if not result.solved[(kind, language, 'kahoot')]]
        print(f"  left out by Kahoot, {language}: {', '.join(kinds) or 'nothing'}")
    unspoilt = [(kind, name) for kind in KINDS for name in formats if not result.spoilt[(kind, name)] and any(result.solved[(kind, one, name)] for one in LANGUAGES)]
    print(f"of which nothing could be spoilt: {', '.join(' in '.join(cell) for cell in unspoilt) or 'none'}")
    for line in result.refused[:20]:
        print(f"  refused: {line}")
    for cell in lost:
        print(f"  WRONG: no exercise of {cell}")
    for line in result.wrong[:200]:
        print(f"  WRONG: {line}")
    print(f"{len(result.wrong)} wrong")
    return not (result.wrong or result.missed or lost or result.refused) and bool(result.solved)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", default="target/release/carryless")
    parser.add_argument("--count", type=int, default=20_000, help="how many exercises at least")
    parser.add_argument("--seed", type=int, default=1, help="the first of the seeds")
    parser.add_argument("--each", type=int, default=12, help="how many of each kind in a file")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--formats", type=lambda text: text.split(","), default=list(FORMATS), help="only these, with commas")
    parser.add_argument("--seconds", type=int, help="begin no file after so many seconds")
    wished = parser.parse_args()
    began, result = time.monotonic(), Result()
    todo = jobs(os.path.abspath(wished.program), wished.formats, wished.count, wished.seed, wished.each)
    told = began
    with ProcessPoolExecutor(wished.jobs) as pool:
        running = {pool.submit(work, job) for job in islice(todo, 2 * wished.jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                result.add(one.result())
            if not wished.seconds or time.monotonic() - began < wished.seconds:
                running |= {pool.submit(work, job) for job in islice(todo, len(done))}
            if time.monotonic() - told > 60:
                told = time.monotonic()
                print(f"{sum(result.solved.values()):,} after {told - began:.0f} s, {len(result.wrong)} wrong", file=sys.stderr, flush=True)
                for line in result.wrong[-3:]:
                    print(f"  {line[:300]}", file=sys.stderr, flush=True)
    sys.exit(0 if report(result, wished.formats, time.monotonic() - began) else 1)


if __name__ == "__main__":
    main()
